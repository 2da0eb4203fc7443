//! Collectors: one for each kind, each with two sides (C1.4).

use std::fmt;

use game_core::Quoted;
use serde::{Deserialize, Serialize};

use crate::Kind;

/// A side of a collector.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Side {
    /// The side for a first game.
    A,
    /// The other side.
    B,
}

/// Which side of each collector is in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Sides(u8);

impl Sides {
    /// The number of combinations of sides.
    pub const MIXES: u8 = 1 << Kind::COUNT;
    /// Every collector on side A: the preset for a first game.
    pub const ALL_A: Sides = Sides(0);
    /// Every collector on side B.
    pub const ALL_B: Sides = Sides(Sides::MIXES - 1);

    /// The combination at `index`, if there are that many.
    pub fn at(index: u8) -> Option<Sides> {
        (index < Sides::MIXES).then_some(Sides(index))
    }

    /// All combinations of sides.
    pub fn all() -> impl Iterator<Item = Sides> {
        (0..Sides::MIXES).map(Sides)
    }

    /// The same combination with the collector of `kind` on `side`.
    #[must_use]
    pub fn with(self, kind: Kind, side: Side) -> Sides {
        let bit = 1 << kind.index();
        match side {
            Side::A => Sides(self.0 & !bit),
            Side::B => Sides(self.0 | bit),
        }
    }

    /// The side that the collector of `kind` shows.
    #[inline]
    pub const fn of(self, kind: Kind) -> Side {
        if self.0 & (1 << kind.index()) == 0 { Side::A } else { Side::B }
    }
}

/// One letter for each kind, in the order of C1.1: `ABABAB`.
impl fmt::Display for Sides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Kind::ALL.into_iter().try_for_each(|kind| write!(f, "{:?}", self.of(kind)))
    }
}

impl fmt::Debug for Sides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Sides({self})")
    }
}

/// Idols that earn the coins of side B (C5.2).
pub(crate) const IDOL_PAIR: u8 = 2;
/// Idols to flip for side A (C5.1).
pub(crate) const IDOL_FLIPS: u8 = 1;
/// Jewelry with which the best scores twice, on side A (C5.3).
pub(crate) const JEWELRY_SET: u8 = 2;
/// Manuscripts with which each scores 4, on side A (C5.4).
pub(crate) const MANUSCRIPT_SET: u8 = 2;
/// Manuscripts to flip for side B (C5.5).
pub(crate) const MANUSCRIPT_FLIPS: u8 = 1;
/// Remains to flip for side A (C5.6).
pub(crate) const REMAINS_FLIPS: u8 = 2;
/// Remains that pay on side B (C5.6).
pub(crate) const REMAINS_SET: u8 = 4;
/// Pottery that pays on side A (C5.7).
pub(crate) const POTTERY_SETS: [u8; 3] = [2, 3, 4];
/// What those sets of Pottery pay (C5.7).
pub(crate) const POTTERY_COINS: [u8; 3] = [2, 4, 8];
/// Pottery to flip for side B (C5.8).
pub(crate) const POTTERY_FLIPS: u8 = 2;
/// Tapestries that pay on side B (C5.9).
pub(crate) const TAPESTRY_SET: u8 = 3;

/// What a collector counts of its kind (C5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Counts {
    /// All cards.
    Held,
    /// The cards that can still be flipped.
    FaceDown,
    /// The coins on the cards.
    Coins,
}

/// What the collector of `kind` counts on that side, and the numbers printed on it, lowest first (C5).
pub(crate) const fn goal(kind: Kind, side: Side) -> (Counts, &'static [u8]) {
    match (kind, side) {
        (Kind::Idol, Side::A) => (Counts::FaceDown, &[IDOL_FLIPS]),
        (Kind::Idol, Side::B) => (Counts::Held, &[IDOL_PAIR]),
        (Kind::Jewelry, Side::A) => (Counts::Held, &[JEWELRY_SET]),
        (Kind::Jewelry, Side::B) => (Counts::Held, &[]),
        (Kind::Manuscript, Side::A) => (Counts::Held, &[MANUSCRIPT_SET]),
        (Kind::Manuscript, Side::B) => (Counts::FaceDown, &[MANUSCRIPT_FLIPS]),
        (Kind::Pottery, Side::A) => (Counts::Held, &POTTERY_SETS),
        (Kind::Pottery, Side::B) => (Counts::FaceDown, &[POTTERY_FLIPS]),
        (Kind::Remains, Side::A) => (Counts::FaceDown, &[REMAINS_FLIPS]),
        (Kind::Remains, Side::B) => (Counts::Held, &[REMAINS_SET]),
        (Kind::Tapestry, Side::A) => (Counts::Coins, &[]),
        (Kind::Tapestry, Side::B) => (Counts::Held, &[TAPESTRY_SET]),
    }
}

/// The text is not a side for each kind.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "sides are six letters A or B, for Idol, Jewelry, Manuscript, Pottery, Remains, Tapestry; {} is not that",
    Quoted(.0)
)]
pub struct BadSides(pub String);

impl std::str::FromStr for Sides {
    type Err = BadSides;

    fn from_str(text: &str) -> Result<Sides, BadSides> {
        let bad = || BadSides(text.to_owned());
        if text.chars().count() != Kind::COUNT {
            return Err(bad());
        }
        text.chars().zip(Kind::ALL).try_fold(Sides::ALL_A, |sides, (letter, kind)| match letter {
            'A' => Ok(sides.with(kind, Side::A)),
            'B' => Ok(sides.with(kind, Side::B)),
            _ => Err(bad()),
        })
    }
}

game_core::serde_as_text!(Sides, only_written);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c1_4_all_64_combinations_read_back() {
        let texts: std::collections::BTreeSet<String> = Sides::all().map(|sides| sides.to_string()).collect();
        assert_eq!(texts.len(), 64);
        assert!(Sides::all().all(|sides| sides.to_string().parse() == Ok(sides)));
        assert_eq!("ABABAB".parse::<Sides>().unwrap().of(Kind::Jewelry), Side::B);
        for bad in ["", "AAAAA", "AAAAAAA", "aaaaaa", "AAAAAC"] {
            assert!(bad.parse::<Sides>().is_err(), "{bad:?}");
        }
    }
}
