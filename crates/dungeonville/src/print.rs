//! Cards with all that is printed on them, for display.

use serde::Serialize;

use crate::{Adventurer, Adventurers, Cards, Class, Colour, Face, Item, Letter, Room, Rooms, Tower};

/// An adventurer with all that is printed on the card (D1.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AdventurerCard {
    /// The rank, 1 to 64, which identifies the card.
    pub rank: Adventurer,
    /// The name.
    pub name: &'static str,
    /// The class.
    pub class: Class,
    /// The colour, if any.
    pub colour: Option<Colour>,
    /// The letter for each tower in the order of D1.1; none if the card has no letters of its own.
    pub letters: [Option<Letter>; Tower::COUNT],
}

/// A room card with all that is printed on it (D1.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RoomCard {
    /// The id of the card in notation, as in `C7`.
    pub room: Room,
    /// The tower in whose deck it is.
    pub tower: Tower,
    /// The name.
    pub name: &'static str,
    /// The letter; an item has none.
    pub letter: Option<Letter>,
    /// Its weight while it is carried; an item weighs nothing (D3.13).
    pub gold: u8,
    /// Its value in a payment; an item counts 5 (D3.3).
    pub worth: u8,
    /// The item, if it is one.
    pub item: Option<Item>,
}

/// The value of an item in a payment (D3.3).
pub(crate) const ITEM_WORTH: u8 = 5;

impl Cards {
    /// The card of an adventurer.
    pub fn adventurer(self, adventurer: Adventurer) -> AdventurerCard {
        AdventurerCard {
            rank: adventurer,
            name: self.set().adventurer_name(adventurer),
            class: self.class(adventurer),
            colour: self.colour(adventurer),
            letters: Tower::ALL.map(|tower| self.letter(adventurer, tower)),
        }
    }

    /// A room card.
    pub fn room(self, room: Room) -> RoomCard {
        let (letter, gold, worth, item) = match self.face(room) {
            Face::Room { letter, gold } => (Some(letter), gold, gold, None),
            Face::Item(item) => (None, 0, ITEM_WORTH, Some(item)),
        };
        RoomCard { room, tower: room.tower(), name: self.set().room_name(room), letter, gold, worth, item }
    }

    pub(crate) fn adventurers(self, set: Adventurers) -> Vec<AdventurerCard> {
        set.iter().map(|adventurer| self.adventurer(adventurer)).collect()
    }

    pub(crate) fn rooms(self, set: Rooms) -> Vec<RoomCard> {
        set.iter().map(|room| self.room(room)).collect()
    }

    /// The weight of a room card while it is carried (D3.13).
    #[inline]
    pub(crate) fn gold(self, room: Room) -> u8 {
        match self.face(room) {
            Face::Room { gold, .. } => gold,
            Face::Item(_) => 0,
        }
    }

    /// The value of a room card in a payment (D3.3).
    #[inline]
    pub(crate) fn worth(self, room: Room) -> u8 {
        match self.face(room) {
            Face::Room { gold, .. } => gold,
            Face::Item(_) => ITEM_WORTH,
        }
    }
}
