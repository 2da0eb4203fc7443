//! Cards with all that is printed on them, for display.

use serde::Serialize;

use crate::set::{InPlay, Name};
use crate::{Adventurer, Adventurers, CardSet, Cards, Class, Colour, Face, Item, Letter, Room, Rooms, Tower};

/// An adventurer with all that is printed on the card (D1.3).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AdventurerCard {
    /// The rank, 1 to 64, which identifies the card.
    pub rank: Adventurer,
    /// The name.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub name: Name,
    /// The class.
    pub class: Class,
    /// The colour, if any.
    pub colour: Option<Colour>,
    /// The letter for each tower in the order of D1.1; none if the card has no letters of its own.
    pub letters: [Option<Letter>; Tower::COUNT],
}

/// A room card with all that is printed on it (D1.2).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RoomCard {
    /// The id of the card in notation, as in `C7`.
    pub room: Room,
    /// The tower in whose deck it is.
    pub tower: Tower,
    /// The name.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub name: Name,
    /// The letter; an item has none.
    pub letter: Option<Letter>,
    /// Its weight while it is carried; an item weighs nothing (D3.13).
    pub gold: u8,
    /// Its value in a payment; an item counts 5 (D3.3).
    pub worth: u8,
    /// The item, if it is one.
    pub item: Option<Item>,
}

impl Cards {
    /// The card of an adventurer.
    pub fn adventurer(&self, adventurer: Adventurer) -> AdventurerCard {
        let set: &CardSet = self;
        AdventurerCard {
            rank: adventurer,
            name: self.name_of_adventurer(adventurer),
            class: set.class(adventurer),
            colour: set.colour(adventurer),
            letters: Tower::ALL.map(|tower| set.letter(adventurer, tower)),
        }
    }

    /// A room card.
    pub fn room(&self, room: Room) -> RoomCard {
        let face = self.face(room);
        let (letter, item) = match face {
            Face::Room { letter, .. } => (Some(letter), None),
            Face::Item(item) => (None, Some(item)),
        };
        let (tower, name) = (room.tower(), self.name_of_room(room));
        RoomCard { room, tower, name, letter, gold: face.gold(), worth: face.worth(), item }
    }
}

/// Names are not in a slot, so these ask for the set itself.
impl InPlay {
    pub(crate) fn adventurer(self, adventurer: Adventurer) -> AdventurerCard {
        self.cards().adventurer(adventurer)
    }

    pub(crate) fn adventurers(self, set: Adventurers) -> Vec<AdventurerCard> {
        let cards = self.cards();
        list(set.len(), set.iter().map(|adventurer| cards.adventurer(adventurer)))
    }

    pub(crate) fn room(self, room: Room) -> RoomCard {
        self.cards().room(room)
    }

    pub(crate) fn rooms(self, set: Rooms) -> Vec<RoomCard> {
        let cards = self.cards();
        list(set.len(), set.iter().map(|room| cards.room(room)))
    }
}

/// A list of known length, allocated once.
fn list<T>(len: usize, items: impl Iterator<Item = T>) -> Vec<T> {
    let mut list = Vec::with_capacity(len);
    list.extend(items);
    list
}
