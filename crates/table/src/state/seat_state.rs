//! The state of one seat: who holds it, and its clock.

use game_core::{PieceColour, Seat};
use protocol::{Absence, LevelName, Millis, Nonce, PersonId};

/// How often a person may undo, ask to, or leave in one game. Each adds records, and a table must not grow without end.
const MAX_UNDOS_AND_LEAVES: u32 = 100;

/// The state of one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeatState {
    pub(crate) holder: Holder,
    /// The colour that its person has chosen.
    pub(crate) colour: Option<PieceColour>,
    /// The time left in reserve.
    pub(crate) reserve: Millis,
    /// Since when the clock runs; none if it is stopped.
    pub(crate) since: Option<Millis>,
    /// How much of the time for this move was used before the clock stopped.
    pub(crate) used: Millis,
    /// How much of its time the last move used; if that move is undone, this much is used already.
    pub(crate) last: Millis,
    /// Whether the time for the current move ran out. A bot makes it, even if the person is back by then.
    pub(crate) overdue: bool,
    /// How often the person has undone something, asked to, or left.
    pub(crate) undo_and_leave_count: u32,
    /// How often the person has decided something in the game, with what was undone.
    pub(crate) decisions: u32,
    /// How often the person has turned the chat of spectators on or off.
    pub(crate) mute_count: u32,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Holder {
    /// Nobody.
    Open,
    Bot(LevelName),
    Person(SeatedPerson),
}

/// A person with a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeatedPerson {
    pub(crate) person: PersonId,
    pub(crate) name: String,
    pub(crate) account: bool,
    pub(crate) nonce: Option<Nonce>,
    pub(crate) absence: Option<Absence>,
    /// Since when they are absent.
    pub(crate) absent_since: Millis,
}

impl SeatState {
    pub(crate) fn open(reserve: Millis) -> SeatState {
        SeatState {
            holder: Holder::Open,
            colour: None,
            reserve,
            since: None,
            used: 0,
            last: 0,
            overdue: false,
            undo_and_leave_count: 0,
            decisions: 0,
            mute_count: 0,
        }
    }

    /// Stops the clock. Time beyond that for a move is taken from the reserve.
    pub(crate) fn stop_clock(&mut self, at: Millis, move_time: Millis) {
        if let Some(since) = self.since.take() {
            // A clock that has not started yet leaves what was used before.
            let took = at.saturating_sub(since).max(self.used);
            self.used = took.min(move_time);
            self.reserve = (self.reserve - (took - self.used)).max(0);
        }
    }

    /// Whether the person may not undo or leave again.
    pub(crate) fn has_reached_limit(&self) -> bool {
        self.undo_and_leave_count >= MAX_UNDOS_AND_LEAVES
    }

    /// The person, present or not.
    pub(crate) fn seated(&self) -> Option<&SeatedPerson> {
        match &self.holder {
            Holder::Person(seated) => Some(seated),
            Holder::Open | Holder::Bot(_) => None,
        }
    }

    pub(crate) fn seated_mut(&mut self) -> Option<&mut SeatedPerson> {
        match &mut self.holder {
            Holder::Person(seated) => Some(seated),
            Holder::Open | Holder::Bot(_) => None,
        }
    }

    /// The person, if no bot plays for them.
    pub(crate) fn present(&self) -> Option<&SeatedPerson> {
        self.seated().filter(|seated| seated.absence.is_none())
    }

    /// Whether the person has left and may come back in time.
    pub(crate) fn has_left(&self) -> bool {
        self.seated().is_some_and(|seated| seated.absence == Some(Absence::Left))
    }

    /// The level of the bot that makes the current move, if a bot does.
    pub(crate) fn moving_bot(&self) -> Option<LevelName> {
        self.bot_level().or_else(|| self.overdue.then_some(STAND_IN))
    }

    /// Whether the person has resigned, or lost by another player's claim.
    pub(crate) fn is_resigned(&self) -> bool {
        self.seated()
            .is_some_and(|seated| matches!(seated.absence, Some(Absence::Resigned | Absence::Forfeited)))
    }

    /// The level of the bot that plays this seat, its own or for an absent person.
    pub(crate) fn bot_level(&self) -> Option<LevelName> {
        match &self.holder {
            Holder::Open => None,
            Holder::Bot(level) => Some(*level),
            Holder::Person(seated) => seated.absence.map(|_| STAND_IN),
        }
    }

    pub(crate) fn nonce(&self) -> Option<Nonce> {
        self.seated().and_then(|seated| seated.nonce)
    }

    /// What everyone is sent about the holder.
    pub(crate) fn shown_holder(&self) -> protocol::Holder {
        match &self.holder {
            Holder::Open => protocol::Holder::Open,
            Holder::Bot(level) => protocol::Holder::Bot { level: *level },
            Holder::Person(seated) => protocol::Holder::Person {
                person: seated.person.clone(),
                name: seated.name.clone(),
                account: seated.account,
                ready: seated.nonce.is_some(),
                absence: seated.absence,
            },
        }
    }
}

/// The level of a bot that plays for an absent person: strong enough not to spoil the game.
const STAND_IN: LevelName = LevelName::Sharp;

/// The seat of a person.
pub(crate) fn seat_of(seat_states: &[SeatState], person: &PersonId) -> Option<Seat> {
    let index =
        seat_states.iter().position(|state| state.seated().is_some_and(|seated| seated.person == *person))?;
    Seat::at(index)
}
