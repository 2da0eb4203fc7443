//! What chance can answer.

use arrayvec::ArrayVec;
use game_core::{BySeat, Seat};
use serde::Serialize;

use crate::vocabulary::card::{Coins, Kind};
use crate::vocabulary::collector::Sides;
use crate::vocabulary::dice::{Dice, Pips, SLOTS, Slot};
use crate::vocabulary::edition::{Base, Edition, Places};
use crate::vocabulary::tokens::Hands;

/// A card as it is drawn: its kind, and its value if it is dealt face up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Drawn {
    /// Its kind, which its back shows.
    pub kind: Kind,
    /// Its value, if it is dealt face up.
    pub coins: Option<Coins>,
}

/// The cards of a round in the order they are drawn, and the back that is then on top of the deck.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Deal {
    /// The cards, face-up ones first (C3.1).
    pub cards: ArrayVec<Drawn, SLOTS>,
    /// The kind on top of the deck now, if a card is left (C1.3).
    pub next: Option<Kind>,
}

/// Values of face-down cards of the crypt that nobody had seen, by slot.
pub type Values<E> = <E as Edition>::PlainSlots<Option<Coins>>;

/// The rolls of Collect, and the values of the face-down cards that are collected.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Harvest<E: Edition = Base> {
    /// The dice of each treasure that its claimant must roll, as rolled (C3.12).
    pub rolls: E::PlainSlots<Dice>,
    /// The dice that the claimant's ally must roll, as rolled (V1.3).
    pub joined: E::Joined<Dice>,
    /// The value of each face-down card that is collected and that nobody had seen (C3.13).
    pub values: Values<E>,
}

impl<E: Edition> Harvest<E> {
    /// No rolls and no values.
    #[inline]
    pub fn none() -> Harvest<E> {
        Harvest {
            rolls: E::PlainSlots::all(Dice::NONE),
            joined: E::Joined::all(Dice::NONE),
            values: E::PlainSlots::all(None),
        }
    }

    /// The claimant's rolls on a treasure.
    #[inline]
    pub fn rolls_on(&self, slot: Slot) -> Dice {
        self.rolls.as_ref()[slot.index()]
    }

    /// The rolls of the claimant's ally on a treasure.
    #[inline]
    pub fn joined_on(&self, slot: Slot) -> Dice {
        self.joined.as_ref().get(slot.index()).copied().unwrap_or(Dice::NONE)
    }

    /// The value of a treasure.
    #[inline]
    pub fn value_on(&self, slot: Slot) -> Option<Coins> {
        self.values.as_ref()[slot.index()]
    }
}

/// What chance can answer.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Chance<E: Edition = Base> {
    /// The collectors' sides (C1.4).
    Sides(Sides),
    /// The first Leader (C2.2).
    Leader(Seat),
    /// The cards of a round (C3.1).
    Reveal(Deal),
    /// What a player sees who looks at cards that nobody has seen (C5.5).
    Look(Values<E>),
    /// The value of the card taken with Pottery B, if nobody has seen it (C5.8).
    Take(Coins),
    /// The Ghost's dice (C6.4, C6.5).
    Ghost(Dice),
    /// The rolls of Collect (C3.12).
    Collect(Harvest<E>),
    /// The die re-rolled with an Idol (C5.1).
    Reroll(Pips),
    /// The dice of the players tied for first (C4.3).
    RollOff(BySeat<Dice>),
    /// The safe tokens of each seat (V4.1).
    Tokens(Hands),
    /// The token that a player looks at (V4.2).
    Ask(Kind),
    /// The cursed kind (V4.3).
    Curse(Kind),
}
