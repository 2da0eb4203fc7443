//! What people are sent of the game: the one place where views and sights are made for them.
//!
//! A game may have people remember what they have seen ([`Game::shown_view`](game_core::Game::shown_view)). What they are sent then
//! depends on when it is sent: a sheet of round 4 says less about round 3 than a sheet of round 3 did.

use game_core::Viewer;
use protocol::{Entry, EntryKind};

use crate::play::{LoggedEvent, Playable};
use crate::sheet::{Attendance, Reader, raw};
use crate::state::{Standing, Table};

/// When something is sent.
#[derive(Debug)]
pub(crate) enum Sent<'g, G> {
    /// While the game is in this state.
    During(&'g G),
    /// After the game: nobody has to remember anything.
    After,
}

impl<G> Clone for Sent<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Sent<'_, G> {}

impl<G: Playable> Sent<'_, G> {
    /// What `viewer` is sent of a state.
    pub(crate) fn view(self, state: &G, viewer: Viewer) -> G::View {
        let view = state.view(viewer);
        match self {
            Sent::During(now) => now.shown_view(view),
            Sent::After => view,
        }
    }

    /// What `viewer` is sent of an event of some chapter.
    pub(crate) fn sight(self, event: &G::Event, chapter: u32, viewer: Viewer) -> Option<G::Sight> {
        let sight = G::sight(event, viewer)?;
        Some(match self {
            Sent::During(now) => now.shown_sight(sight, viewer, chapter),
            Sent::After => sight,
        })
    }

    /// The entry of the log that `viewer` is sent of an event.
    pub(crate) fn entry(self, logged: &LoggedEvent<G::Event>, viewer: Viewer) -> Option<Entry> {
        let sight = self.sight(&logged.event, logged.chapter, viewer)?;
        let kind = EntryKind::Sight { sight: raw(&sight) };
        Some(Entry { version: logged.version, at: logged.at, kind })
    }

    /// The chapter, while the game is played.
    fn chapter(self) -> Option<u32> {
        match self {
            Sent::During(now) => Some(now.chapter()),
            Sent::After => None,
        }
    }
}

impl<G: Playable> Table<G> {
    /// The present, for what is sent now.
    pub(crate) fn now(&self) -> Sent<'_, G> {
        match (self.standing, self.game()) {
            (Standing::Playing, Some(game)) => Sent::During(game),
            _ => Sent::After,
        }
    }

    /// Whether the log that a client got at version `since` reads differently now.
    pub(crate) fn reads_differently(&self, since: u64) -> bool {
        self.remembering() && {
            let (then, over) = self.as_of(since);
            let then = if over { Sent::After } else { Sent::During(&then) };
            then.chapter() != self.now().chapter() || self.undone_since(since)
        }
    }

    /// The entries that read differently now from what the client has, with all entries of their versions.
    pub(crate) fn reread(&self, reader: Reader<'_>) -> Vec<Entry> {
        if !self.reads_differently(reader.since) {
            return Vec::new();
        }
        let viewer = self.viewer(reader);
        let now = self.now();
        let (then, over) = self.as_of(reader.since);
        let then = if over { Sent::After } else { Sent::During(&then) };
        let undone = self.undone_since(reader.since);
        let differs = |logged: &LoggedEvent<G::Event>| {
            let sight = |sent: Sent<'_, G>| sent.sight(&logged.event, logged.chapter, viewer);
            let had = match (logged.version <= reader.since, reader.attendance) {
                (true, _) => sight(then),
                // They were sent it as it happened.
                (false, Attendance::Watching) => sight(Sent::After),
                (false, Attendance::Back) => sight(now),
            };
            // After an undo, what the client has is of a state that no longer counts.
            let again = undone && now.chapter().is_none_or(|chapter| chapter == logged.chapter);
            again || had != sight(now)
        };
        let changed = self.events.chunk_by(|one, next| one.version == next.version);
        let changed = changed.filter(|step| step.iter().any(differs)).flatten();
        changed.filter_map(|logged| now.entry(logged, viewer)).collect()
    }

    /// Whether people have to remember anything in this game.
    fn remembering(&self) -> bool {
        self.game().is_some_and(|game| game.chapter() > 0)
    }

    /// The game as it was after version `since`, without steps that were undone later, and whether it was over.
    pub(crate) fn as_of(&self, since: u64) -> (G, bool) {
        let game = match &self.play {
            Some(play) => play.at_version(self.beginning(), since).0,
            None => self.beginning(),
        };
        let ended = || self.notes.iter().rfind(|note| matches!(note.event, EntryKind::Ended));
        let over =
            matches!(self.standing, Standing::Over(_)) && ended().is_some_and(|note| note.version <= since);
        (game, over)
    }

    fn undone_since(&self, since: u64) -> bool {
        let missed = &self.notes[self.notes.partition_point(|note| note.version <= since)..];
        missed.iter().any(|note| matches!(note.event, EntryKind::Undone { .. }))
    }
}
