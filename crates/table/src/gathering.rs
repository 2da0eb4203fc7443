//! Coming and going before the game begins.
//!
//! Every seat is taken once and everybody is ready once, and then the game begins: that much is always allowed. To go back
//! on it is allowed, too, but not without end, or a table would grow for as long as somebody keeps standing up and sitting
//! down again, until nobody can read what it has become. Closing the table is always allowed.

use game_core::Seat;
use protocol::{PersonId, Refusal};

use crate::chair::Sitter;
use crate::play::Playable;
use crate::record::Record;
use crate::state::{Standing, Table};

/// How often people may go back on something at one table before the game begins: far more often than any company does.
const MOST_SHUFFLES: u32 = 500;

/// How often whoever looks after the table may still, when others have used all of that up.
const MOST_SHUFFLES_OF_HOST: u32 = 2 * MOST_SHUFFLES;

impl<G: Playable> Table<G> {
    /// Whether a record goes back on what somebody had settled before the game begins: somebody stands up, a bot goes or
    /// is exchanged, somebody is not ready after all or ready with another number, or goes by another name.
    pub(crate) fn shuffles(&self, record: &Record) -> bool {
        if self.standing != Standing::Gathering {
            return false;
        }
        let chair = |seat: &Seat| self.chairs.get(seat.index());
        match record {
            Record::Stood { .. }
            | Record::Vacated { .. }
            | Record::Unreadied { .. }
            | Record::Became { .. } => true,
            Record::Appointed { seat, .. } => chair(seat).is_some_and(|chair| chair.sitter != Sitter::Nobody),
            Record::Readied { seat, .. } => chair(seat).is_some_and(|chair| chair.nonce().is_some()),
            Record::Opened { .. }
            | Record::Sat { .. }
            | Record::Dissolved
            | Record::Started
            | Record::Acted { .. }
            | Record::Answered { .. }
            | Record::Relieved { .. }
            | Record::Returned { .. }
            | Record::UndoAsked { .. }
            | Record::UndoAnswered { .. }
            | Record::UndoWithdrawn { .. }
            | Record::Undone { .. }
            | Record::Ended { .. } => false,
        }
    }

    /// Somebody goes by another name, if the game has not begun; after that they are called what they were.
    pub(crate) fn rename(&self, person: &PersonId, name: &str) -> Vec<Record> {
        let seat = self.seat_of(person).filter(|_| self.standing == Standing::Gathering);
        let is_news = |seat: &Seat| self.chair(*seat).guest().is_some_and(|guest| guest.name != name);
        let renamed = |seat| Record::Became { seat, person: person.clone(), name: name.to_owned() };
        seat.filter(is_news).map(renamed).into_iter().collect()
    }

    /// Checks that what a person wants does not go back on something once too often.
    pub(crate) fn within_shuffles(
        &self,
        person: &PersonId,
        records: Vec<Record>,
    ) -> Result<Vec<Record>, Refusal> {
        // What follows by itself, such as the beginning of the game, goes back on nothing.
        let shuffles = records.first().is_some_and(|record| self.shuffles(record));
        let most = if self.host == *person { MOST_SHUFFLES_OF_HOST } else { MOST_SHUFFLES };
        if shuffles && self.shuffled >= most { Err(Refusal::OftenEnough) } else { Ok(records) }
    }
}
