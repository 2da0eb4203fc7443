//! The identities of the cards. What is printed on them is in a card set.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use game_core::Quoted;
use serde::{Deserialize, Deserializer, Serialize};

use crate::Tower;

/// One of the 64 adventurers, identified by its rank (D1.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct Adventurer(NonZeroU8);

impl Adventurer {
    /// How many there are.
    pub const COUNT: usize = 64;

    /// The adventurer of that rank.
    #[inline]
    pub fn new(rank: u8) -> Option<Adventurer> {
        NonZeroU8::new(rank).filter(|rank| usize::from(rank.get()) <= Adventurer::COUNT).map(Adventurer)
    }

    /// All of them, lowest rank first.
    pub fn all() -> impl DoubleEndedIterator<Item = Adventurer> {
        (1..=Adventurer::COUNT as u8).filter_map(Adventurer::new)
    }

    /// The rank, 1 to 64: a lower rank fights better, a higher one carries more.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0.get()
    }

    /// The number of adventurers with a lower rank.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// As in notation: the rank.
impl fmt::Display for Adventurer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Adventurer {
    type Err = BadCard;

    fn from_str(text: &str) -> Result<Adventurer, BadCard> {
        number(text).and_then(Adventurer::new).ok_or_else(|| BadCard::Adventurer(text.to_owned()))
    }
}

impl<'de> Deserialize<'de> for Adventurer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Adventurer, D::Error> {
        let rank = u8::deserialize(deserializer)?;
        let bad = || serde::de::Error::custom(BadCard::Adventurer(rank.to_string()));
        Adventurer::new(rank).ok_or_else(bad)
    }
}

/// One of the 160 room cards, items included, identified by its tower and its number there (D1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Room(NonZeroU8);

impl Room {
    /// How many there are.
    pub const COUNT: usize = Tower::COUNT * Room::PER_TOWER;

    /// How many each tower has.
    pub const PER_TOWER: usize = 32;

    /// The card with that number, from 1, in the deck of `tower`.
    #[inline]
    pub fn new(tower: Tower, number: u8) -> Option<Room> {
        let known = (1..=Room::PER_TOWER).contains(&usize::from(number));
        known.then(|| tower.index() * Room::PER_TOWER + usize::from(number) - 1).and_then(Room::from_index)
    }

    /// The card with this [`index`](Room::index).
    #[inline]
    pub fn from_index(index: usize) -> Option<Room> {
        let above = u8::try_from(index + 1).ok().filter(|_| index < Room::COUNT);
        above.and_then(NonZeroU8::new).map(Room)
    }

    /// All of them, tower by tower.
    pub fn all() -> impl DoubleEndedIterator<Item = Room> {
        (0..Room::COUNT).filter_map(Room::from_index)
    }

    /// The number of cards before it, towers in the order of D1.1.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The tower in whose deck it is.
    #[inline]
    pub const fn tower(self) -> Tower {
        Tower::ALL[self.index() / Room::PER_TOWER]
    }

    /// Its number in the deck, 1 to 32.
    #[inline]
    pub const fn number(self) -> u8 {
        (self.index() % Room::PER_TOWER) as u8 + 1
    }
}

/// As in notation: `C7`.
impl fmt::Display for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.tower().initial(), self.number())
    }
}

impl FromStr for Room {
    type Err = BadCard;

    fn from_str(text: &str) -> Result<Room, BadCard> {
        let mut rest = text.chars();
        let tower = rest.next().and_then(Tower::from_initial);
        let room = tower.zip(number(rest.as_str())).and_then(|(tower, number)| Room::new(tower, number));
        room.ok_or_else(|| BadCard::Room(text.to_owned()))
    }
}

game_core::serde_as_text!(Room);

/// Parses a number in its one valid form: without a sign or leading zeros.
fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number: &u8| number.to_string() == text)
}

/// There is no such card.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadCard {
    /// Not a rank.
    #[error("{} is not the rank of an adventurer, 1 to 64", Quoted(.0))]
    Adventurer(String),
    /// Not a room.
    #[error("{} is not a room card, such as C7: a tower's first letter and a number, 1 to 32", Quoted(.0))]
    Room(String),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn d1_1_five_towers_have_32_rooms_each() {
        assert_eq!((Tower::COUNT, Room::all().count()), (5, 160));
        for tower in Tower::ALL {
            let numbers: Vec<u8> = tower.rooms().map(Room::number).collect();
            assert_eq!(numbers, (1..=32).collect::<Vec<_>>());
            assert!(tower.rooms().all(|room| room.tower() == tower));
            assert_eq!((Room::new(tower, 0), Room::new(tower, 33)), (None, None));
        }
    }

    #[test]
    fn d1_3_adventurers_are_identified_by_rank() {
        assert_eq!(Adventurer::all().map(Adventurer::rank).collect::<Vec<_>>(), (1..=64).collect::<Vec<_>>());
        assert_eq!((Adventurer::new(0), Adventurer::new(65)), (None, None));
    }

    #[test]
    fn cards_read_back_from_notation_and_json() {
        for room in Room::all() {
            assert_eq!(room.to_string().parse(), Ok(room));
            let json = serde_json::to_string(&room).expect("a room serializes as text");
            assert_eq!(serde_json::from_str::<Room>(&json).ok(), Some(room));
        }
        for adventurer in Adventurer::all() {
            assert_eq!(adventurer.to_string().parse(), Ok(adventurer));
            let json = serde_json::to_string(&adventurer).expect("an adventurer serializes as a number");
            assert_eq!(serde_json::from_str::<Adventurer>(&json).ok(), Some(adventurer));
        }
        for text in ["", "C", "C0", "C33", "C07", "C+7", "X1", "c1", "é1"] {
            assert_eq!(text.parse::<Room>(), Err(BadCard::Room(text.to_owned())), "{text}");
        }
        for text in ["", "0", "65", "064", "-1", "+1"] {
            assert_eq!(text.parse::<Adventurer>(), Err(BadCard::Adventurer(text.to_owned())), "{text}");
        }
        assert!(serde_json::from_str::<Adventurer>("65").is_err());
    }
}
