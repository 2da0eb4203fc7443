//! Treasure cards: six kinds, worth one to four coins (C1.1).

use std::fmt;
use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};

use crate::vocabulary::numbers::one_to;

/// The kind of a treasure. Its back shows it too, so it is never a secret (C1.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Kind {
    /// Collected for re-rolls (A) or in pairs (B).
    Idol,
    /// Doubles its best (A) or pays for each (B).
    Jewelry,
    /// Evens out its values (A) or lets its owner look (B).
    Manuscript,
    /// Pays for sets (A) or takes a face-down card (B).
    Pottery,
    /// Frees a servant (A) or pays for four (B).
    Remains,
    /// Pays the player with most coins in them (A) or players with three (B).
    Tapestry,
}

impl Kind {
    /// The number of kinds.
    pub const COUNT: usize = 6;

    /// Every kind, in the order of C1.1.
    pub const ALL: [Kind; Kind::COUNT] =
        [Kind::Idol, Kind::Jewelry, Kind::Manuscript, Kind::Pottery, Kind::Remains, Kind::Tapestry];

    /// The number of kinds before this one in C1.1.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter that names the kind in notation.
    pub const fn letter(self) -> char {
        match self {
            Kind::Idol => 'I',
            Kind::Jewelry => 'J',
            Kind::Manuscript => 'M',
            Kind::Pottery => 'P',
            Kind::Remains => 'R',
            Kind::Tapestry => 'T',
        }
    }

    /// The kind that `letter` names in notation.
    pub fn from_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Idol => "Idol",
            Kind::Jewelry => "Jewelry",
            Kind::Manuscript => "Manuscript",
            Kind::Pottery => "Pottery",
            Kind::Remains => "Remains",
            Kind::Tapestry => "Tapestry",
        })
    }
}

/// The coin value of a treasure, 1 to 4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "1 | 2 | 3 | 4"))]
#[serde(transparent)]
pub struct Coins(NonZeroU8);

one_to!(Coins, 4);

/// The front of a treasure card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Card {
    /// Its kind.
    pub kind: Kind,
    /// Its value.
    pub coins: Coins,
}

impl Card {
    /// The 24 different cards, by kind and value.
    pub fn all() -> impl Iterator<Item = Card> {
        Kind::ALL.into_iter().flat_map(|kind| Coins::ALL.into_iter().map(move |coins| Card { kind, coins }))
    }
}

/// As in notation: `I4`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind.letter(), self.coins)
    }
}

/// A number for each kind, such as that of its cards, eight bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct KindCounts(u64);

impl KindCounts {
    /// A one for each kind.
    const ONES: u64 = 0x0101_0101_0101;

    /// The counts that `count` returns for each kind.
    pub(crate) fn new(count: impl Fn(Kind) -> u8) -> KindCounts {
        KindCounts(Kind::ALL.into_iter().map(|kind| u64::from(count(kind)) << (kind as u32 * 8)).sum())
    }

    /// The count of `kind`.
    #[inline]
    pub(crate) const fn of(self, kind: Kind) -> u8 {
        (self.0 >> (kind as u32 * 8)) as u8
    }

    /// For each kind, the count of it and all kinds before it.
    #[inline]
    const fn up_to(self) -> u64 {
        self.0.wrapping_mul(KindCounts::ONES) & (KindCounts::ONES * 0xff)
    }

    /// The count of all kinds.
    #[inline]
    pub(crate) const fn total(self) -> u32 {
        (self.up_to() >> (Kind::Tapestry as u32 * 8)) as u32
    }

    /// Adds to the count of `kind`.
    #[inline]
    pub(crate) fn add(&mut self, kind: Kind, count: u8) {
        self.0 += u64::from(count) << (kind as u32 * 8);
    }

    /// Sets the count of `kind` to zero.
    #[inline]
    pub(crate) fn clear(&mut self, kind: Kind) {
        self.0 &= !(0xff << (kind as u32 * 8));
    }

    /// Removes one of `kind`.
    ///
    /// # Panics
    /// If there is none, in debug builds.
    #[inline]
    pub(crate) fn take(&mut self, kind: Kind) {
        debug_assert!(self.of(kind) > 0, "there is no {kind} left");
        self.0 -= 1 << (kind as u32 * 8);
    }

    /// The kind of the card at `index`, in the order of the kinds.
    ///
    /// # Panics
    /// If there are not that many.
    #[inline]
    pub(crate) fn kind_of_nth(self, index: u32) -> Kind {
        // The top bit of a kind's eight bits stays set if at most `index` cards are of that kind or before it.
        let top = KindCounts::ONES << 7;
        let passed = ((u64::from(index) * KindCounts::ONES) | top) - self.up_to();
        // The product adds up the ones of all kinds in its eight bits above them.
        let before = ((passed & top) >> 7).wrapping_mul(KindCounts::ONES) >> (Kind::Tapestry as u32 * 8);
        Kind::ALL[before as usize & 0xff]
    }
}

impl fmt::Debug for KindCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(Kind::ALL.map(|kind| (kind.letter(), self.of(kind)))).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_counted_and_found_in_order() {
        let mut counts = KindCounts::new(|kind| [2, 0, 8, 1, 0, 3][kind.index()]);
        assert_eq!(counts.total(), 14);
        let kinds: String = (0..14).map(|index| counts.kind_of_nth(index).letter()).collect();
        assert_eq!(kinds, "IIMMMMMMMMPTTT");
        counts.take(Kind::Pottery);
        assert_eq!((counts.of(Kind::Pottery), counts.total()), (0, 13));
        let full = KindCounts::new(|_| 8);
        assert!((0..48).all(|index| full.kind_of_nth(index).index() as u32 == index / 8));
        assert_eq!(full.total(), 48);
    }
}
