//! Numbers, and bags of them.

use std::fmt;
use std::str::FromStr;

use game_core::{BadText, Word};
use rand::{Rng, RngExt};
use serde::{Deserialize, Deserializer, Serialize};

/// The number on a card, a prize or a token: 0 to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
pub struct Pips(u8);

impl Pips {
    /// Every number there is.
    pub const ALL: [Pips; 6] = [Pips(0), Pips(1), Pips(2), Pips(3), Pips(4), Pips(5)];

    /// Its value.
    pub fn score(self) -> i32 {
        i32::from(self.0)
    }
}

impl<'de> Deserialize<'de> for Pips {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pips, D::Error> {
        let number = u8::deserialize(deserializer)?;
        let known = Pips::ALL.into_iter().find(|pips| pips.0 == number);
        known.ok_or_else(|| serde::de::Error::custom("expected a number from 0 to 5"))
    }
}

impl fmt::Display for Pips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Pips {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Pips, BadText> {
        let number = Word { at: 0, text }.number(0..=5);
        number.map(Pips).ok_or_else(|| BadText::new(0, "expected a number from 0 to 5"))
    }
}

/// A multiset of cards, prizes or tokens; written as digits, an empty one as `-`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Bag([u8; 6]);

impl Bag {
    /// A bag with these counts of each number.
    pub(super) const fn new(counts: [u8; 6]) -> Bag {
        Bag(counts)
    }

    /// The content of the bag, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Pips> {
        Pips::ALL.into_iter().flat_map(move |pips| std::iter::repeat_n(pips, usize::from(self.count(pips))))
    }

    /// How many of this number are in the bag.
    pub fn count(self, pips: Pips) -> u8 {
        self.0[usize::from(pips.0)]
    }

    /// Whether this number is in the bag.
    pub fn contains(self, pips: Pips) -> bool {
        self.count(pips) > 0
    }

    /// The sum of the bag.
    pub fn score(self) -> i32 {
        self.iter().map(Pips::score).sum()
    }

    /// Adds these to the bag.
    pub(crate) fn put(&mut self, pips: impl IntoIterator<Item = Pips>) {
        pips.into_iter().for_each(|pips| self.0[usize::from(pips.0)] += 1);
    }

    /// Removes these from the bag, as far as it has them.
    pub(crate) fn take(&mut self, pips: impl IntoIterator<Item = Pips>) {
        for Pips(index) in pips {
            let count = &mut self.0[usize::from(index)];
            *count = count.saturating_sub(1);
        }
    }

    /// A random element, all equally likely; it stays in the bag.
    ///
    /// # Panics
    /// If the bag is empty.
    pub(crate) fn sample<R: Rng + ?Sized>(self, rng: &mut R) -> Pips {
        let index = rng.random_range(0..self.iter().count());
        self.iter().nth(index).expect("the index is below the count")
    }

    /// Removes a random element, all equally likely.
    ///
    /// # Panics
    /// If the bag is empty.
    pub(crate) fn draw<R: Rng + ?Sized>(&mut self, rng: &mut R) -> Pips {
        let drawn = self.sample(rng);
        self.take([drawn]);
        drawn
    }
}

impl fmt::Display for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Bag::default() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|pips| write!(f, "{pips}"))
    }
}

impl FromStr for Bag {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Bag, BadText> {
        let mut bag = Bag::default();
        for (at, digit) in text.char_indices().filter(|_| text != "-") {
            let pips = digit.to_string().parse::<Pips>().map_err(|bad| BadText { at, ..bad })?;
            if bag.count(pips) == 9 {
                return Err(BadText::new(at, "no bag holds ten of a number"));
            }
            bag.put([pips]);
        }
        Ok(bag)
    }
}

game_core::serde_as_text!(Bag, only_written);
