//! What nature may answer.

use arrayvec::ArrayVec;
use game_core::{BySeat, Seat};
use serde::Serialize;

use crate::card::{Coins, Kind};
use crate::collector::Sides;
use crate::dice::{Dice, Pips, SLOTS, Slot};
use crate::kept::PLAYERS;

/// A card as it is drawn: its kind, and its value if it is laid face up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Drawn {
    /// What it is; its back shows that.
    pub kind: Kind,
    /// What it is worth, if it is laid face up.
    pub coins: Option<Coins>,
}

/// The cards of a round in the order they are drawn, and the back that then lies on top of the deck.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Deal {
    /// The cards, those face up first (C3.1).
    pub cards: ArrayVec<Drawn, SLOTS>,
    /// The kind on top of the deck now, if a card is left (C1.3).
    pub next: Option<Kind>,
}

/// Values of face-down cards of the crypt that nobody had seen, by place.
pub type Values = [Option<Coins>; SLOTS];

/// The rolls of Collect, and what the face-down cards collected turn out to be worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Harvest {
    /// The dice of each treasure that must be rolled, as they fell (C3.12).
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

/// What nature may answer.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Chance {
    /// The collectors' sides (C1.4).
    Sides(Sides),
    /// The first Leader (C2.2).
    Leader(Seat),
    /// The cards of a round (C3.1).
    Reveal(Deal),
    /// What a player who looks finds, where nobody has looked before (C5.5).
    Look(Values),
    /// What the card taken with Pottery B is worth, if nobody has looked before (C5.8).
    Take(Coins),
    /// The Ghost's dice (C6.4, C6.5).
    Ghost(Dice),
    /// The rolls of Collect (C3.12).
    Collect(Harvest),
    /// The die re-rolled with an Idol (C5.1).
    Reroll(Pips),
    /// The dice of those tied for first (C4.3).
    RollOff(BySeat<Dice, PLAYERS>),
}
