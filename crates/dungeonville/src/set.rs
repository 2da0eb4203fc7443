//! Card sets: what is printed on the cards, as data. Players can write a set for the cards that they own.

mod cards;
mod fault;
mod in_play;
pub(crate) mod masks;
mod name;
pub(crate) mod print;
mod read;
mod registry;
mod slot;
mod source;
mod write;

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

pub use cards::Cards;
pub use fault::{Fault, Faults, Wrong};
pub(crate) use in_play::InPlay;
pub use name::Name;
use serde::{Deserialize, Serialize};

use crate::{Adventurer, Class, Colour, Item, Letter, Place, Room, Tower};

/// The most characters that a name can have.
const LONGEST_NAME: usize = 60;

/// What is printed on 64 adventurers and 160 rooms, and the prices (D1).
///
/// ```
/// use dungeonville::{Adventurer, CardSet, Cards, Class, Face, Letter, Room, Tower};
///
/// let cards = Cards::built_in();
/// let first = Adventurer::new(1).unwrap();
/// assert_eq!((cards.class(first), cards.colour(first)), (Class::Assassin, None));
/// assert_eq!(cards.letter(first, Tower::Rathaus), Some(Letter::D));
/// assert_eq!(cards.face(Room::new(Tower::Crypt, 2).unwrap()), Face::Room { letter: Letter::A, gold: 30 });
///
/// let faults = CardSet::read("name = 'Mine'\ngold = 45").unwrap_err();
/// assert!(faults.to_string().contains("line 2: gold is 45; it must be a multiple of 10"));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct CardSet {
    /// A digest of all the other fields, so that comparing and hashing sets is fast.
    digest: u64,
    adventurers: [Profile; Adventurer::COUNT],
    faces: [Face; Room::COUNT],
    prices: [u8; Place::COUNT],
    deed_price: u8,
    starting_gold: u8,
    name: Arc<str>,
    adventurer_names: Vec<Arc<str>>,
    room_names: Vec<Arc<str>>,
}

/// What is printed on an adventurer, except rank and name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Profile {
    class: Class,
    colour: Option<Colour>,
    letters: [Option<Letter>; Tower::COUNT],
}

/// What a room card shows (D1.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Face {
    /// A room, with the letter that it kills and its gold.
    Room {
        /// Members with this letter can die here.
        letter: Letter,
        /// Its worth.
        gold: u8,
    },
    /// An item, without letter and gold.
    Item(Item),
}

/// The value of an item in a payment (D3.3).
pub(crate) const ITEM_WORTH: u8 = 5;

impl Face {
    /// Its weight while it is carried (D3.13).
    pub(crate) fn gold(self) -> u8 {
        match self {
            Face::Room { gold, .. } => gold,
            Face::Item(_) => 0,
        }
    }

    /// Its value in a payment (D3.3).
    pub(crate) fn worth(self) -> u8 {
        match self {
            Face::Room { gold, .. } => gold,
            Face::Item(_) => ITEM_WORTH,
        }
    }
}

impl CardSet {
    /// The name of the set.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The class of an adventurer.
    #[inline]
    pub fn class(&self, adventurer: Adventurer) -> Class {
        self.adventurers[adventurer.index()].class
    }

    /// The colour of an adventurer, if it has one.
    #[inline]
    pub fn colour(&self, adventurer: Adventurer) -> Option<Colour> {
        self.adventurers[adventurer.index()].colour
    }

    /// The letter of an adventurer in a tower; the Oracle and the Jester have none of their own (D3.11).
    #[inline]
    pub fn letter(&self, adventurer: Adventurer, tower: Tower) -> Option<Letter> {
        self.adventurers[adventurer.index()].letters[tower.index()]
    }

    /// The name of an adventurer.
    pub fn adventurer_name(&self, adventurer: Adventurer) -> &str {
        &self.adventurer_names[adventurer.index()]
    }

    /// What a room card shows.
    #[inline]
    pub fn face(&self, room: Room) -> Face {
        self.faces[room.index()]
    }

    /// The name of a room card.
    pub fn room_name(&self, room: Room) -> &str {
        &self.room_names[room.index()]
    }

    /// The price of recruiting at a place (D1.4).
    #[inline]
    pub fn price(&self, place: Place) -> u8 {
        self.prices[place.index()]
    }

    /// The price of another deed (D3.17).
    #[inline]
    pub fn deed_price(&self) -> u8 {
        self.deed_price
    }

    /// The gold of each player in the first round, in tokens of 10 (D2.2).
    #[inline]
    pub fn starting_gold(&self) -> u8 {
        self.starting_gold
    }
}

impl Hash for CardSet {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.digest.hash(state);
    }
}

/// Shows only the name, because the rest is long.
impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CardSet").field("name", &self.name).finish_non_exhaustive()
    }
}
