//! What chance can answer.

use arrayvec::ArrayVec;
use game_core::{BySeat, Seat};
use serde::Serialize;

use crate::card::{Coins, Kind};
use crate::collector::Sides;
use crate::dice::{Dice, Pips, SLOTS, Slot};
use crate::kept::PLAYERS;

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
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Deal {
    /// The cards, face-up ones first (C3.1).
    pub cards: ArrayVec<Drawn, SLOTS>,
    /// The kind on top of the deck now, if a card is left (C1.3).
    pub next: Option<Kind>,
}

/// Values of face-down cards of the crypt that nobody had seen, by slot.
pub type Values = [Option<Coins>; SLOTS];

/// The rolls of Collect, and the values of the face-down cards that are collected.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Harvest {
    /// The dice of each treasure that must be rolled, as rolled (C3.12).
    pub rolls: [Dice; SLOTS],
    /// The value of each face-down card that is collected and that nobody had seen (C3.13).
    pub values: Values,
}

impl Harvest {
    /// The rolls on each treasure that has any, from the left.
    pub fn rolled(&self) -> impl Iterator<Item = (Slot, Dice)> {
        Slot::first(SLOTS).zip(self.rolls).filter(|(_, dice)| !dice.is_empty())
    }
}

/// What chance can answer.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Chance {
    /// The collectors' sides (C1.4).
    Sides(Sides),
    /// The first Leader (C2.2).
    Leader(Seat),
    /// The cards of a round (C3.1).
    Reveal(Deal),
    /// What a player sees who looks at cards that nobody has seen (C5.5).
    Look(Values),
    /// The value of the card taken with Pottery B, if nobody has seen it (C5.8).
    Take(Coins),
    /// The Ghost's dice (C6.4, C6.5).
    Ghost(Dice),
    /// The rolls of Collect (C3.12).
    Collect(Harvest),
    /// The die re-rolled with an Idol (C5.1).
    Reroll(Pips),
    /// The dice of the players tied for first (C4.3).
    RollOff(BySeat<Dice, PLAYERS>),
}
