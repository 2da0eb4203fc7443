//! What happened at a table, record by record, for clients that show it as it happens.

use game_core::{Changes, Compare, Listener, Viewer};
use protocol::{EntryKind, Frame, LiveSheet, Millis, Moment, Update};
use serde_json::value::RawValue;

use crate::play::{LoggedEvent, Move, Play, Playable};
use crate::sheet::shown::Sent;
use crate::sheet::{Attendance, Reader, raw};
use crate::state::Table;

/// The most frames of an update. A client that has missed more is sent a whole sheet.
const MOST_FRAMES: u64 = 64;

impl<G: Playable> Table<G> {
    /// What has changed for `reader` since the version that they have, and what they were sent of the sheet then, if that is
    /// known. Returns the sheet's changing part too, for the next time; none if they must be sent a whole sheet.
    pub fn update(
        &self,
        reader: Reader<'_>,
        sent: Option<&LiveSheet>,
        now: Millis,
    ) -> Option<(Update, LiveSheet)> {
        let missed = self.version.checked_sub(reader.since)?;
        if reader.since == 0 || missed > MOST_FRAMES {
            return None;
        }
        let live = self.live_sheet(reader, now);
        let update = Update {
            table: self.charter.table.clone(),
            since: live.since,
            version: live.version,
            now,
            // The fields of a JSON object are changes too: all of them.
            sheet: sent.map_or_else(|| raw(&live), |sent| in_json(Changes::between(sent, &live))),
            frames: self.frames(self.viewer(reader), reader.since, reader.attendance.into()),
            log: self.reread(reader),
        };
        Some((update, live))
    }

    /// What happened after version `since`, as it is sent to `viewer`: a frame for every record that they saw something of.
    pub(crate) fn frames(&self, viewer: Viewer, since: u64, occasion: Occasion) -> Vec<Frame> {
        let mut film = self.play.as_ref().map(|play| Film::start(self, play, viewer, since, occasion));
        let notes = &self.notes[self.notes.partition_point(|note| note.version <= since)..];
        let mut notes = notes.iter().peekable();
        let mut frames = Vec::new();
        for version in since + 1..=self.version {
            let mut frame = None;
            // A record is noted or makes a step, not both.
            if let Some(note) = notes.next_if(|note| note.version == version) {
                frame = Some(note_frame(note, film.as_mut()));
            }
            if let Some(film) = &mut film
                && film.is_next(version)
            {
                frame = Some(film.next_frame());
            }
            frames.extend(frame.filter(|frame| frame.shows_something()));
        }
        frames
    }
}

/// When frames are sent, on which depends what people have to remember.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Occasion {
    /// As it happens: each moment is shown as it was.
    Live,
    /// Later, to someone who comes back.
    Later,
    /// After the game, as a replay: nobody has to remember anything.
    Replay,
}

impl From<Attendance> for Occasion {
    fn from(attendance: Attendance) -> Occasion {
        match attendance {
            Attendance::Watching => Occasion::Live,
            Attendance::Back => Occasion::Later,
        }
    }
}

/// The frame of something that happened at the table, not in the game.
fn note_frame<G: Playable>(note: &LoggedEvent<EntryKind>, film: Option<&mut Film<'_, G>>) -> Frame {
    let whole = film.and_then(|film| match note.event {
        // The client has no view yet, or one of steps that no longer count.
        EntryKind::Started | EntryKind::Undone { .. } => Some(raw(film.start_again())),
        EntryKind::Ended => film.end().map(raw),
        _ => None,
    });
    Frame {
        version: note.version,
        at: note.at,
        moments: vec![Moment { kind: note.event.clone(), changes: None }],
        changes: None,
        view: whole,
    }
}

/// The game as one viewer is shown it, step after step.
struct Film<'p, G: Playable> {
    viewer: Viewer,
    game: G,
    /// The view as the client has it.
    view: G::View,
    moves: std::slice::Iter<'p, Move<G>>,
    /// When all of it is sent, for a reader who was not there; one who watches is shown each moment as it was.
    sent: Option<Sent<'p, G>>,
}

impl<'p, G: Playable> Film<'p, G> {
    /// The game as it was after version `since`; steps that were undone later are left out.
    fn start(
        table: &'p Table<G>,
        play: &'p Play<G>,
        viewer: Viewer,
        since: u64,
        occasion: Occasion,
    ) -> Film<'p, G> {
        let (game, over) = table.as_of(since);
        let had = if over || occasion == Occasion::Replay { Sent::After } else { Sent::During(&game) };
        let view = had.view(&game, viewer);
        let made = play.moves.partition_point(|made| made.version <= since);
        let sent = match occasion {
            Occasion::Live => None,
            Occasion::Later => Some(table.now()),
            Occasion::Replay => Some(Sent::After),
        };
        Film { viewer, view, game, moves: play.moves[made..].iter(), sent }
    }

    /// The whole view, for a client whose own no longer counts.
    fn start_again(&mut self) -> &G::View {
        self.view = self.sent.unwrap_or(Sent::During(&self.game)).view(&self.game, self.viewer);
        &self.view
    }

    /// The whole view at the end of the game, if there is more to see now.
    fn end(&mut self) -> Option<&G::View> {
        let whole = Sent::After.view(&self.game, self.viewer);
        let is_new = whole != self.view;
        self.view = whole;
        is_new.then_some(&self.view)
    }

    /// Whether the next step was made in this version.
    fn is_next(&self, version: u64) -> bool {
        self.moves.as_slice().first().is_some_and(|made| made.version == version)
    }

    /// Makes the next step.
    fn next_frame(&mut self) -> Frame {
        let Film { viewer, game, view, moves, sent } = self;
        let made = moves.next().expect("there is a next step");
        let mut moments = Vec::new();
        let mut show = |state: &G, event: G::Event| {
            let sent = sent.unwrap_or(Sent::During(state));
            let Some(sight) = sent.sight(&event, state.chapter(), *viewer) else {
                return;
            };
            let now = sent.view(state, *viewer);
            let changes = changed(view, &now);
            *view = now;
            moments.push(Moment { kind: EntryKind::Sight { sight: raw(&sight) }, changes });
        };
        game.apply(made.step.clone(), &mut Listener(&mut show))
            .expect("a legal step became illegal on replay");
        let now = sent.unwrap_or(Sent::During(game)).view(game, *viewer);
        let rest = changed(view, &now);
        *view = now;
        Frame { version: made.version, at: made.at, moments, changes: rest, view: None }
    }
}

/// What is different between two views; none if nothing is.
fn changed<V: Compare>(before: &V, now: &V) -> Option<Box<RawValue>> {
    let changes = Changes::between(before, now);
    (!changes.is_empty()).then(|| in_json(changes))
}

fn in_json(changes: Changes) -> Box<RawValue> {
    RawValue::from_string(changes.into_json()).expect("changes are a JSON object")
}
