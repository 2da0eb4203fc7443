//! What a rematch keeps of the game before it.

use game_core::{PieceColour, Seat};
use protocol::{ClockSetting, PersonId, TableId};
use serde::{Deserialize, Serialize};

use crate::charter::Charter;
use crate::luck::Seed;
use crate::play::Playable;
use crate::record::Record;
use crate::state::Table;
use crate::state::seat_state::{Holder, SeatState};

/// How many characters there are for bots to play as.
const CHARACTERS: u32 = 8;

/// What a rematch keeps of the game before it. It does not name that table, because anyone who knows its id may look at it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// The characters of the bots.
    pub cast: u8,
    /// The colour of each seat.
    pub colours: Vec<PieceColour>,
    /// The person of each seat.
    pub people: Vec<Option<PersonId>>,
}

/// Who opens a rematch, and its secret.
#[derive(Clone, Debug)]
pub struct Opener {
    /// The new table.
    pub table: TableId,
    /// Its secret.
    pub seed: Seed,
    /// The person's id at the old table.
    pub known_as: PersonId,
    /// The person's id.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// Whether they have an account.
    pub account: bool,
}

/// The characters of the bots at a new table: a number that follows from its id.
pub fn cast_of(table: &TableId) -> u8 {
    // The same characters as in the first versions, so that they stay at tables that were opened then.
    const MODULUS: u32 = 65_521;
    let hash = table.0.chars().fold(0, |hash, letter| (hash * 31 + u32::from(letter)) % MODULUS);
    (hash % CHARACTERS) as u8
}

impl Charter {
    /// The characters of the bots, as a number.
    pub fn cast(&self) -> u8 {
        self.kept.as_ref().map_or_else(|| cast_of(&self.table), |kept| kept.cast)
    }
}

impl<G: Playable> Table<G> {
    /// The seat that a person had in the game before this one.
    pub(crate) fn former_seat(&self, person: &PersonId) -> Option<Seat> {
        let people = &self.charter.kept.as_ref()?.people;
        Seat::at(people.iter().position(|former| former.as_ref() == Some(person))?)
    }

    /// The first records of a rematch: the same options, bots and colours, and the opener on their seat.
    pub fn rematch(&self, opener: &Opener) -> Vec<Record> {
        let id_now = |id: &PersonId| if *id == opener.known_as { &opener.person } else { id }.clone();
        let person = |state: &SeatState| state.seated().map(|seated| id_now(&seated.person));
        let kept = Kept {
            cast: self.charter.cast(),
            colours: self.colours(),
            people: self.seat_states.iter().map(person).collect(),
        };
        let charter = Charter {
            table: opener.table.clone(),
            host: opener.person.clone(),
            // There were rated games without a clock once.
            rated: self.charter.rated && self.charter.clock != ClockSetting::None,
            seed: opener.seed,
            kept: Some(kept),
            ..self.charter.clone()
        };
        let opened = Record::Opened { charter: Box::new(charter) };
        let holders = self.seats().filter_map(|seat| match &self.seat_state(seat).holder {
            Holder::Bot(level) => Some(Record::Appointed { seat, level: *level }),
            Holder::Person(seated) if seated.person == opener.known_as => {
                let (person, name) = (opener.person.clone(), opener.name.clone());
                Some(Record::Sat { seat, person, name, account: opener.account })
            }
            Holder::Person(_) | Holder::Open => None,
        });
        std::iter::once(opened).chain(holders).collect()
    }
}
