//! What a seat may ask.

use std::fmt;

use serde::Serialize;

use crate::dice::{Claim, Pips, Slot};

/// A card of a player's own collection, by the order in which they collected.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
pub struct CardNo(u8);

impl CardNo {
    /// The card collected after `index` others, if a collection can be so large.
    #[inline]
    pub fn at(index: usize) -> Option<CardNo> {
        (index < 48).then_some(CardNo(index as u8))
    }

    /// How many cards were collected before it.
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

impl Serialize for CardNo {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

/// Two different cards of a player's own collection, in no order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "[number, number]"))]
pub struct Pair([CardNo; 2]);

impl Pair {
    /// The two cards; none if they are one and the same.
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

/// An exhausted die, told apart as far as it matters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum ExhaustedDie {
    /// One that was exhausted before this Collect phase.
    Earlier,
    /// One that failed at this effort in this Collect phase and might be re-rolled instead.
    Failed(Pips),
}

/// What a seat may ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
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
        /// Where the card lies.
        slot: Slot,
    },
    /// Idol A: roll a failed die again (C5.1).
    Reroll {
        /// The Idol to flip.
        flip: CardNo,
        /// The effort at which the die failed.
        effort: Pips,
    },
    /// Let a window pass.
    Decline,
}
