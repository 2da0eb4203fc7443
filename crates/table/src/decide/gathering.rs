//! Changes before the game starts.
//!
//! Taking a free seat and getting ready are always allowed; when all are ready, the game starts. Reversing such a change is
//! allowed a limited number of times, because each one adds a record, and a table must not grow without end. Closing the
//! table is always allowed.

use game_core::Seat;
use protocol::{PersonId, Refusal};

use crate::play::Playable;
use crate::record::Record;
use crate::state::seat_state::Holder;
use crate::state::{Standing, Table};

/// How many changes may be reversed at one table before the game.
const MAX_LOBBY_CHANGES: u32 = 500;

/// The limit for the host, who can still act when others have used up the common limit.
const MAX_LOBBY_CHANGES_OF_HOST: u32 = 2 * MAX_LOBBY_CHANGES;

impl<G: Playable> Table<G> {
    /// Whether a record reverses a change before the game: a person stands up or loses their seat, chooses a colour, is no longer ready, is ready with another
    /// nonce or has a new name, or a bot is removed or replaced.
    pub(crate) fn is_lobby_change(&self, record: &Record) -> bool {
        if self.standing != Standing::Gathering {
            return false;
        }
        let seat_state = |seat: &Seat| self.seat_states.get(seat.index());
        match record {
            Record::Appointed { seat, .. } => {
                seat_state(seat).is_some_and(|state| state.holder != Holder::Open)
            }
            Record::Readied { seat, .. } => seat_state(seat).is_some_and(|state| state.nonce().is_some()),
            record => record.reverses(),
        }
    }

    /// Records a person's new name, if the game has not started, and whether they have an account now. During a game they keep the
    /// old name.
    pub(crate) fn rename(&self, person: &PersonId, name: &str, account: bool) -> Vec<Record> {
        let seat = self.seat_of(person);
        let Some((seat, seated)) = seat.and_then(|seat| Some((seat, self.seat_state(seat).seated()?))) else {
            return Vec::new();
        };
        let name = match self.standing {
            Standing::Gathering => name,
            Standing::Playing => seated.name.as_str(),
            Standing::Over(_) | Standing::Dissolved => return Vec::new(),
        };
        let became = Record::Became { seat, person: person.clone(), name: name.to_owned(), account };
        let is_news = seated.name != name || seated.account != account;
        is_news.then_some(became).into_iter().collect()
    }

    /// Checks the limit of changes that are reversed.
    pub(crate) fn check_lobby_limit(
        &self,
        person: &PersonId,
        records: Vec<Record>,
    ) -> Result<Vec<Record>, Refusal> {
        // Only the first record can be such a change. The others follow from it.
        let shuffles = records.first().is_some_and(|record| self.is_lobby_change(record));
        let most = if self.host == *person { MAX_LOBBY_CHANGES_OF_HOST } else { MAX_LOBBY_CHANGES };
        if shuffles && self.lobby_changes >= most { Err(Refusal::LimitReached) } else { Ok(records) }
    }
}
