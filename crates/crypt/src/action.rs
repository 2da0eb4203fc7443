//! What a seat can do.

use std::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use crate::vocabulary::dice::{Claim, Pips, Slot};
use crate::vocabulary::numbers::serde_from_one;

/// A card of a player's own collection, numbered in the order in which they were collected.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
pub struct CardNo(u8);

impl CardNo {
    /// The card collected after `index` others; none if no collection is that large.
    #[inline]
    pub fn at(index: usize) -> Option<CardNo> {
        (index < 96).then_some(CardNo(index as u8))
    }

    /// The number of cards collected before it.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Counted from 1: `#3`.
impl fmt::Display for CardNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0 + 1)
    }
}

serde_from_one!(CardNo, "cards are numbered 1 to 96");

/// Two different cards of a player's own collection, in no order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "[number, number]"))]
pub struct Pair([CardNo; 2]);

impl Pair {
    /// The two cards; none if they are the same card.
    #[inline]
    pub fn new(one: CardNo, other: CardNo) -> Option<Pair> {
        match one.cmp(&other) {
            std::cmp::Ordering::Less => Some(Pair([one, other])),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Pair([other, one])),
        }
    }

    /// The two cards, the one collected first before the other.
    #[inline]
    pub const fn cards(self) -> [CardNo; 2] {
        self.0
    }
}

impl<'de> Deserialize<'de> for Pair {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pair, D::Error> {
        let [one, other] = <[CardNo; 2]>::deserialize(deserializer)?;
        Pair::new(one, other).ok_or_else(|| Error::custom("a pair is two different cards"))
    }
}

/// An exhausted die, distinguished only as far as the rules do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum ExhaustedDie {
    /// A die that was exhausted before this Collect phase.
    Earlier,
    /// A die that failed at this effort in this Collect phase and could be re-rolled instead.
    Failed(Pips),
}

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Action {
    /// Put dice on treasures (C3.4).
    Claim(Claim),
    /// Make every exhausted die available (C3.8).
    Recover,
    /// Manuscript B: look at the face-down cards of the crypt (C5.5).
    Look {
        /// The Manuscript to flip.
        flip: CardNo,
    },
    /// Remains A: make one exhausted die available (C5.6).
    Restore {
        /// The Remains to flip.
        flip: Pair,
        /// Which die.
        die: ExhaustedDie,
    },
    /// Pottery B: take a face-down card of the crypt (C5.8).
    Take {
        /// The Pottery to flip.
        flip: Pair,
        /// The place of the card.
        slot: Slot,
    },
    /// Idol A: re-roll a failed die (C5.1).
    Reroll {
        /// The Idol to flip.
        flip: CardNo,
        /// The effort at which the die failed.
        effort: Pips,
    },
    /// Give a treasure to the ally (V1.4).
    Give {
        /// The card to give.
        card: CardNo,
    },
    /// Ask the dead: exhaust a die to look at a token aside (V4.2).
    Ask,
    /// Let an open window pass, or give nothing.
    Decline,
}
