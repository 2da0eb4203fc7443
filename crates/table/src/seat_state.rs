//! A seat at the table, and who is on it.

use game_core::Seat;
use protocol::{Absence, Holder, LevelName, Millis, Nonce, PersonId};

/// How often somebody may take something back, ask to, or leave in one game: far more often than anyone would, and
/// seldom enough that a table never grows without its game going on.
const MOST_WHIMS: u32 = 100;

/// A seat at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chair {
    pub(crate) sitter: Sitter,
    /// What is left of the reserve, in milliseconds.
    pub(crate) reserve: Millis,
    /// Since when the clock runs, with what was used of this move before it stood still.
    pub(crate) since: Option<Millis>,
    /// What was used of the time of this move before the clock stood still.
    pub(crate) used: Millis,
    /// What the move before took of its own time: it is used already if that move is taken back.
    pub(crate) last: Millis,
    /// Whether the time ran out on the move at hand: a bot makes it, even if the person is back by then.
    pub(crate) overdue: bool,
    /// How often the person has taken something back, asked to, or left.
    pub(crate) whims: u32,
}

/// Who is on a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sitter {
    Nobody,
    Bot(LevelName),
    Person(Guest),
}

/// A person on a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Guest {
    pub(crate) person: PersonId,
    pub(crate) name: String,
    pub(crate) nonce: Option<Nonce>,
    pub(crate) absence: Option<Absence>,
}

impl Chair {
    pub(crate) fn open(reserve: Millis) -> Chair {
        Chair { sitter: Sitter::Nobody, reserve, since: None, used: 0, last: 0, overdue: false, whims: 0 }
    }

    /// Stops the clock, if it runs: what goes beyond the time of a move comes out of the reserve.
    pub(crate) fn stop_clock(&mut self, at: Millis, move_time: Millis) {
        if let Some(since) = self.since.take() {
            let took = at.saturating_sub(since).max(0);
            self.used = took.min(move_time);
            self.reserve = (self.reserve - (took - self.used)).max(0);
        }
    }

    /// Whether the person may take nothing more back, and not leave once more.
    pub(crate) fn had_enough(&self) -> bool {
        self.whims >= MOST_WHIMS
    }

    /// The person, present or not.
    pub(crate) fn guest(&self) -> Option<&Guest> {
        match &self.sitter {
            Sitter::Person(guest) => Some(guest),
            Sitter::Nobody | Sitter::Bot(_) => None,
        }
    }

    pub(crate) fn guest_mut(&mut self) -> Option<&mut Guest> {
        match &mut self.sitter {
            Sitter::Person(guest) => Some(guest),
            Sitter::Nobody | Sitter::Bot(_) => None,
        }
    }

    /// The person, if they play themselves.
    pub(crate) fn present(&self) -> Option<&Guest> {
        self.guest().filter(|guest| guest.absence.is_none())
    }

    /// Whether the person has left, and may be back before their time is up.
    pub(crate) fn has_left(&self) -> bool {
        self.guest().is_some_and(|guest| guest.absence == Some(Absence::Left))
    }

    /// The level at which a bot makes the move at hand, if one does.
    pub(crate) fn mover(&self) -> Option<LevelName> {
        self.bot_level().or_else(|| self.overdue.then_some(STAND_IN))
    }

    pub(crate) fn is_resigned(&self) -> bool {
        self.guest().is_some_and(|guest| guest.absence == Some(Absence::Resigned))
    }

    /// The level at which a bot plays here, for itself or for somebody who is not there.
    pub(crate) fn bot_level(&self) -> Option<LevelName> {
        match &self.sitter {
            Sitter::Nobody => None,
            Sitter::Bot(level) => Some(*level),
            Sitter::Person(guest) => guest.absence.map(|_| STAND_IN),
        }
    }

    pub(crate) fn nonce(&self) -> Option<Nonce> {
        self.guest().and_then(|guest| guest.nonce)
    }

    pub(crate) fn holder(&self) -> Holder {
        match &self.sitter {
            Sitter::Nobody => Holder::Open,
            Sitter::Bot(level) => Holder::Bot { level: *level },
            Sitter::Person(guest) => Holder::Person {
                person: guest.person.clone(),
                name: guest.name.clone(),
                ready: guest.nonce.is_some(),
                absence: guest.absence,
            },
        }
    }
}

/// How strong a bot is that plays for somebody who is not there: good enough not to spoil the game for the others.
const STAND_IN: LevelName = LevelName::Sharp;

/// The seat on which a person sits.
pub(crate) fn seat_of(chairs: &[Chair], person: &PersonId) -> Option<Seat> {
    let index = chairs.iter().position(|chair| chair.guest().is_some_and(|guest| guest.person == *person))?;
    Seat::at(index)
}
