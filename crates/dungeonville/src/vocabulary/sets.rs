//! Sets of cards as bit sets.

use std::fmt;

use game_core::{bit_set, listed_set};
use serde::de::Error;
use serde::{Deserialize, Deserializer};

use crate::{Adventurer, Room, Tower};

/// Implements the conversions of a full set of bits and its constants.
macro_rules! card_bits {
    ($set:ident($bits:ty)) => {
        impl $set {
            /// The empty set.
            pub const NONE: $set = $set(0);

            /// All cards.
            pub const ALL: $set = $set(<$bits>::MAX);

            /// The set as a number, the first card as its lowest bit.
            #[inline]
            pub(crate) const fn bits(self) -> $bits {
                self.0
            }

            /// The set with these [`bits`](Self::bits).
            #[inline]
            pub(crate) const fn from_bits(bits: $bits) -> $set {
                $set(bits)
            }
        }
    };
}

card_bits!(Adventurers(u64));
card_bits!(TowerRooms(u32));

/// A set of adventurers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<number>"))]
pub struct Adventurers(u64);

impl Adventurers {
    /// The adventurer with the lowest rank.
    #[inline]
    pub fn lowest(self) -> Option<Adventurer> {
        Adventurer::new(self.0.trailing_zeros() as u8 + 1)
    }

    /// The adventurer with the highest rank.
    #[inline]
    pub fn highest(self) -> Option<Adventurer> {
        Adventurer::new(64 - self.0.leading_zeros() as u8)
    }

    /// The number of adventurers in the set with a higher rank than `adventurer`.
    #[inline]
    pub const fn above(self, adventurer: Adventurer) -> usize {
        (self.0 >> adventurer.index() >> 1).count_ones() as usize
    }

    /// The sum of their ranks.
    #[inline]
    pub fn ranks(self) -> u16 {
        self.iter().map(|adventurer| u16::from(adventurer.rank())).sum()
    }

    /// The adventurers, lowest rank first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Adventurer> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let adventurer = Adventurer::new(rest.trailing_zeros() as u8 + 1)?;
            rest &= rest - 1;
            Some(adventurer)
        })
    }

    /// The adventurer at `index`, lowest rank first.
    #[inline]
    pub fn nth(self, index: usize) -> Option<Adventurer> {
        let mut rest = self.0;
        for _ in 0..index {
            rest &= rest.wrapping_sub(1);
        }
        Adventurers(rest).lowest()
    }
}

/// The ranks, lowest first: `3 17 40`.
impl fmt::Display for Adventurers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        spaced(f, self.iter())
    }
}

bit_set!(Adventurers(u64) of Adventurer, Adventurer::index);
listed_set!(Adventurers of Adventurer);

/// A set of room cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<string>"))]
pub struct Rooms([u32; Tower::COUNT]);

impl Rooms {
    /// The empty set.
    pub const NONE: Rooms = Rooms([0; Tower::COUNT]);

    /// All 160.
    pub const ALL: Rooms = Rooms([u32::MAX; Tower::COUNT]);

    /// The set of one card.
    #[inline]
    pub fn only(room: Room) -> Rooms {
        let mut set = Rooms::NONE;
        set.insert(room);
        set
    }

    /// All 32 cards of a tower.
    #[inline]
    pub fn of(tower: Tower) -> Rooms {
        let mut set = Rooms::NONE;
        set.0[tower.index()] = u32::MAX;
        set
    }

    /// The set as one number for each tower, the first card as its lowest bit.
    #[inline]
    pub(crate) const fn bits(self) -> [u32; Tower::COUNT] {
        self.0
    }

    /// The set with these [`bits`](Rooms::bits).
    #[inline]
    pub(crate) const fn from_bits(bits: [u32; Tower::COUNT]) -> Rooms {
        Rooms(bits)
    }

    /// Whether `room` is in the set.
    #[inline]
    pub fn contains(self, room: Room) -> bool {
        self.0[room.tower().index()] >> (room.number() - 1) & 1 != 0
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, room: Room) {
        self.0[room.tower().index()] |= 1 << (room.number() - 1);
    }

    /// Removes a card.
    #[inline]
    pub fn remove(&mut self, room: Room) {
        self.0[room.tower().index()] &= !(1 << (room.number() - 1));
    }

    /// The cards in either set.
    #[inline]
    #[must_use]
    pub fn union(mut self, other: Rooms) -> Rooms {
        self.0.iter_mut().zip(other.0).for_each(|(bits, other)| *bits |= other);
        self
    }

    /// The cards in both sets.
    #[inline]
    #[must_use]
    pub fn and(mut self, other: Rooms) -> Rooms {
        self.0.iter_mut().zip(other.0).for_each(|(bits, other)| *bits &= other);
        self
    }

    /// The cards of this set that are not in `other`.
    #[inline]
    #[must_use]
    pub fn without(mut self, other: Rooms) -> Rooms {
        self.0.iter_mut().zip(other.0).for_each(|(bits, other)| *bits &= !other);
        self
    }

    /// The number of cards.
    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().map(|bits| bits.count_ones() as usize).sum()
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; Tower::COUNT]
    }

    /// The cards of one tower.
    #[inline]
    pub fn in_tower(self, tower: Tower) -> TowerRooms {
        TowerRooms(self.0[tower.index()])
    }

    /// The cards of the tower with this index, if there is one.
    #[inline]
    pub(crate) fn tower_at(&self, index: usize) -> Option<TowerRooms> {
        self.0.get(index).copied().map(TowerRooms)
    }

    /// Adds cards of one tower.
    #[inline]
    pub(crate) fn add(&mut self, tower: Tower, rooms: TowerRooms) {
        self.0[tower.index()] |= rooms.0;
    }

    /// The cards, tower by tower.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Room> + Clone {
        Tower::ALL.into_iter().flat_map(move |tower| self.in_tower(tower).iter(tower))
    }
}

/// The cards, tower by tower: `C7 C12 G3`.
impl fmt::Display for Rooms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        spaced(f, self.iter())
    }
}

listed_set!(Rooms of Room);

impl<'de> Deserialize<'de> for Rooms {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rooms, D::Error> {
        let mut set = Rooms::NONE;
        for room in Vec::<Room>::deserialize(deserializer)? {
            if set.contains(room) {
                return Err(Error::custom(format!("{room} is named twice")));
            }
            set.insert(room);
        }
        Ok(set)
    }
}

/// A set of room cards of one tower.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct TowerRooms(u32);

impl TowerRooms {
    /// The number of cards before `room` in its tower, which must be the set's.
    #[inline]
    const fn index(room: Room) -> usize {
        room.number() as usize - 1
    }

    /// The cards, by number; `tower` is the set's tower.
    #[inline]
    pub fn iter(self, tower: Tower) -> impl Iterator<Item = Room> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let room = Room::new(tower, rest.trailing_zeros() as u8 + 1)?;
            rest &= rest - 1;
            Some(room)
        })
    }

    /// The card at `index`, by number; `tower` is the set's tower.
    #[inline]
    pub fn nth(self, tower: Tower, index: usize) -> Option<Room> {
        let mut rest = self.0;
        for _ in 0..index {
            rest &= rest.wrapping_sub(1);
        }
        Room::new(tower, rest.trailing_zeros() as u8 + 1)
    }

    /// The same cards as a [`Rooms`] set; `tower` is the set's tower.
    #[inline]
    pub fn rooms(self, tower: Tower) -> Rooms {
        let mut rooms = Rooms::NONE;
        rooms.add(tower, self);
        rooms
    }
}

bit_set!(TowerRooms(u32) of Room, TowerRooms::index);

fn spaced(f: &mut fmt::Formatter<'_>, items: impl Iterator<Item = impl fmt::Display>) -> fmt::Result {
    for (index, item) in items.enumerate() {
        write!(f, "{}{item}", if index == 0 { "" } else { " " })?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn adventurer(rank: u8) -> Adventurer {
        Adventurer::new(rank).unwrap()
    }

    #[test]
    fn adventurers_are_ordered_by_rank() {
        let set: Adventurers = [64, 1, 17].map(adventurer).into_iter().collect();
        assert_eq!(set.to_string(), "1 17 64");
        assert_eq!((set.lowest(), set.highest()), (Adventurer::new(1), Adventurer::new(64)));
        assert_eq!((set.above(adventurer(17)), set.above(adventurer(64)), set.ranks()), (1, 0, 82));
        assert_eq!((set.nth(2), set.nth(3)), (Adventurer::new(64), None));
        assert_eq!((Adventurers::NONE.lowest(), Adventurers::NONE.highest()), (None, None));
    }

    #[test]
    fn rooms_are_ordered_by_tower_and_number() {
        let set: Rooms = ["D32", "C1", "C9"].map(|text| text.parse().unwrap()).into_iter().collect();
        assert_eq!((set.to_string().as_str(), set.len()), ("C1 C9 D32", 3));
        assert_eq!(set.in_tower(Tower::Crypt).nth(Tower::Crypt, 1), Room::new(Tower::Crypt, 9));
        assert_eq!(set.in_tower(Tower::Crypt).nth(Tower::Crypt, 2), None);
        assert_eq!(set.without(Rooms::of(Tower::Crypt)), Rooms::only("D32".parse().unwrap()));
    }
}
