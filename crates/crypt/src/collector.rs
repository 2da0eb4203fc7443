//! Collectors: one a kind, each with two sides (C1.4).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Kind;

/// A side of a collector.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
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
    /// How many mixes of sides there are.
    pub const MIXES: u8 = 1 << Kind::COUNT;
    /// Every collector on side A: the preset for a first game.
    pub const ALL_A: Sides = Sides(0);
    /// Every collector on side B.
    pub const ALL_B: Sides = Sides(Sides::MIXES - 1);

    /// The mix with `index` mixes before it, if there are so many.
    pub fn at(index: u8) -> Option<Sides> {
        (index < Sides::MIXES).then_some(Sides(index))
    }

    /// Every mix of sides.
    pub fn all() -> impl Iterator<Item = Sides> {
        (0..Sides::MIXES).map(Sides)
    }

    /// The same mix with the collector of `kind` on `side`.
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

/// A letter a kind, in the order of C1.1: `ABABAB`.
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

/// The text does not name a side for each kind.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "sides are six letters A or B, for Idol, Jewelry, Manuscript, Pottery, Remains, Tapestry; {0:?} is not that"
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

impl Serialize for Sides {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c1_4_any_of_the_64_mixes_reads_back() {
        let texts: std::collections::BTreeSet<String> = Sides::all().map(|sides| sides.to_string()).collect();
        assert_eq!(texts.len(), 64);
        assert!(Sides::all().all(|sides| sides.to_string().parse() == Ok(sides)));
        assert_eq!("ABABAB".parse::<Sides>().unwrap().of(Kind::Jewelry), Side::B);
        for bad in ["", "AAAAA", "AAAAAAA", "aaaaaa", "AAAAAC"] {
            assert!(bad.parse::<Sides>().is_err(), "{bad:?}");
        }
    }
}
