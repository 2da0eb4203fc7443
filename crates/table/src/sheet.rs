//! What one person is sent about a table.

pub(crate) mod frames;
pub(crate) mod shown;

use game_core::{Seat, Viewer};
use protocol::{Entry, LiveSheet, Millis, PersonId, SeatSheet, Sheet};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::play::Playable;
use crate::sheet::shown::Sent;
use crate::state::{Standing, Table};

/// The reader of a sheet, and what they have already.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'p> {
    /// The person; none without a session.
    pub person: Option<&'p PersonId>,
    /// The last version they have seen.
    pub since: u64,
    /// Whether they want every legal action listed.
    pub list: bool,
    /// Whether they saw what happened until now.
    pub attendance: Attendance,
}

/// Whether a reader saw what happened at the table since they were last sent something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Attendance {
    /// They watch: the server itself has sent them the last version they have, and sends them everything as it happens.
    Watching,
    /// They come back, or say so.
    Back,
}

impl<G: Playable> Table<G> {
    /// What `reader` is sent: made from their view, their sights, and what is public.
    pub fn sheet(&self, reader: Reader<'_>, now: Millis) -> Sheet {
        let viewer = self.viewer(reader);
        // A client puts the new part of the log after what it has, unless that reads differently now.
        let since = if self.reads_differently(reader.since) { 0 } else { reader.since };
        let reader = Reader { since, ..reader };
        Sheet {
            table: self.charter.table.clone(),
            game: G::NAME,
            rules: self.charter.rules,
            setup: raw(&self.setup),
            teams: self.teams().iter().collect(),
            clock: self.charter.clock,
            visibility: self.charter.visibility,
            rated: self.charter.rated,
            arranged: self.charter.arrangement.is_some(),
            commitment: self.charter.seed.commitment(),
            cast: self.charter.cast(),
            former: reader.person.and_then(|person| self.former_seat(person)),
            live: self.live_sheet(reader, now),
            view: self.game().map(|game| raw(&self.now().view(game, viewer))),
            log: self.log(self.now(), viewer, reader.since),
        }
    }

    /// What `reader` may look at the game as.
    pub(crate) fn viewer(&self, reader: Reader<'_>) -> Viewer {
        let you = reader.person.and_then(|person| self.seat_of(person));
        you.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The part of a sheet that changes while people play, without the view and the log.
    pub(crate) fn live_sheet(&self, reader: Reader<'_>, now: Millis) -> LiveSheet {
        let you = self.viewer(reader).seat();
        let game = self.game();
        let begun = game.is_some();
        let seats = self.seats().zip(self.colours()).map(|(seat, colour)| SeatSheet {
            seat,
            colour,
            holder: self.seat_state(seat).shown_holder(),
            nonce: self.seat_state(seat).nonce().filter(|_| begun),
            clock: self.seat_clock(seat),
            claim: self.claim_at(seat),
        });
        let over = match self.standing {
            Standing::Over(ending) => Some(ending),
            Standing::Gathering | Standing::Playing | Standing::Dissolved => None,
        };
        let playing = game.filter(|_| self.standing == Standing::Playing);
        let actor = you.filter(|seat| self.seat_state(*seat).present().is_some());
        LiveSheet {
            since: reader.since.min(self.version),
            version: self.version,
            now,
            phase: self.standing.phase(),
            lesson: self.lesson_of(actor.filter(|_| begun)),
            host: Some(self.host.clone()),
            seats: seats.collect(),
            you,
            seed: over.map(|_| self.charter.seed.reveal()),
            awaiting: self.awaited().iter().collect(),
            offer: playing.and_then(|game| game.offer(actor?)).map(|offer| raw(&offer)),
            actions: reader.list.then(|| playing.map_or_else(Vec::new, |game| list(game, actor))),
            undo: self.undo_sheet(actor),
            abort: you.is_some_and(|seat| self.may_abort(seat)),
            spectators_muted: self.spectators_muted,
            hints: self.hints(),
            ending: over,
        }
    }

    /// What has happened after version `since`, as it is sent to `viewer`, in order.
    pub(crate) fn log(&self, sent: Sent<'_, G>, viewer: Viewer, since: u64) -> Vec<Entry> {
        let from = self.notes.partition_point(|note| note.version <= since);
        let notes = self.notes[from..].iter().map(|note| Entry {
            version: note.version,
            at: note.at,
            kind: note.event.clone(),
        });
        let from = self.events.partition_point(|logged| logged.version <= since);
        let sights = self.events[from..].iter().filter_map(|logged| sent.entry(logged, viewer));
        let mut log: Vec<Entry> = notes.chain(sights).collect();
        log.sort_by_key(|entry| entry.version);
        log
    }
}

/// Every legal action of a seat, as data.
fn list<G: Playable>(game: &G, seat: Option<Seat>) -> Vec<Value> {
    let mut actions = Vec::new();
    if let Some(seat) = seat {
        game.legal_actions(seat, &mut actions);
    }
    actions.iter().map(|action| serde_json::to_value(action).expect("an action is plain data")).collect()
}

pub(crate) fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("views, offers and sights are plain data")
}
