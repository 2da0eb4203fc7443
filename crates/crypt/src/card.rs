//! Treasure cards: six kinds, worth one to four coins (C1.1).

use std::fmt;
use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};

use crate::numbers::one_to;

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

/// A multiset of cards, each at most twice.
///
/// Each of the 24 cards has two bits, of which as many are set as there are copies, the lower one first. So the set bits
/// of a kind are its cards, and picking one of them at random picks a card at random.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Card>"))]
pub struct Pile(u64);

impl Pile {
    /// No card.
    pub const EMPTY: Pile = Pile(0);

    /// The deck for this many players: the icons III and IV come in at three and four (C1.2, C2.1).
    pub fn deck(players: usize) -> Pile {
        let mut pile = Pile::EMPTY;
        for card in Card::all() {
            let second_copy_from = if matches!(card.coins.get(), 2 | 3) { 3 } else { 4 };
            pile.add(card);
            if players >= second_copy_from {
                pile.add(card);
            }
        }
        pile
    }

    /// The number of cards in the deck for this many players (C2.1).
    #[inline]
    pub const fn deck_size(players: usize) -> usize {
        match players {
            0..=2 => 24,
            3 => 36,
            _ => 48,
        }
    }

    #[inline]
    const fn shift(card: Card) -> u32 {
        card.kind as u32 * 8 + (card.coins.get() as u32 - 1) * 2
    }

    #[inline]
    const fn of_kind(self, kind: Kind) -> u8 {
        (self.0 >> (kind as u32 * 8)) as u8
    }

    /// The number of copies of `card`.
    #[inline]
    pub const fn count(self, card: Card) -> usize {
        ((self.0 >> Pile::shift(card)) & 0b11).count_ones() as usize
    }

    /// The number of cards of `kind`.
    #[inline]
    pub const fn count_kind(self, kind: Kind) -> usize {
        self.of_kind(kind).count_ones() as usize
    }

    /// The number of cards.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a card.
    ///
    /// # Panics
    /// If both copies are there already, in debug builds.
    #[inline]
    pub fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < 2, "there are two copies of {card}");
        let shift = Pile::shift(card);
        self.0 |= (((self.0 >> shift) << 1) & 0b11 | 1) << shift;
    }

    /// Removes a card and returns whether it was there.
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
        let shift = Pile::shift(card);
        let copies = (self.0 >> shift) & 0b11;
        self.0 = self.0 & !(0b11 << shift) | (copies >> 1) << shift;
        copies != 0
    }

    /// The value of the card of `kind` at `index`, lowest value first.
    ///
    /// # Panics
    /// If there are not that many, in debug builds.
    #[inline]
    pub fn nth_of_kind(self, kind: Kind, index: usize) -> Coins {
        debug_assert!(index < self.count_kind(kind), "there are fewer cards of kind {kind}");
        Coins::ALL[NTH[self.of_kind(kind) as usize][index] as usize]
    }

    /// The cards, sorted by kind and value, with duplicates.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::all().flat_map(move |card| std::iter::repeat_n(card, self.count(card)))
    }
}

/// For each pattern of a kind's eight bits, the values of its cards in order.
const NTH: [[u8; 8]; 256] = {
    let mut nth = [[0; 8]; 256];
    let mut bits = 0;
    while bits < 256 {
        let (mut bit, mut found) = (0, 0);
        while bit < 8 {
            if bits >> bit & 1 == 1 {
                nth[bits][found] = bit / 2;
                found += 1;
            }
            bit += 1;
        }
        bits += 1;
    }
    nth
};

/// The number of cards of each kind, eight bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
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
        Kind::ALL[(passed & top).count_ones() as usize]
    }
}

impl fmt::Debug for KindCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(Kind::ALL.map(|kind| (kind.letter(), self.of(kind)))).finish()
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Pile {
        let mut pile = Pile::EMPTY;
        cards.into_iter().for_each(|card| pile.add(card));
        pile
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|card| card.to_string())).finish()
    }
}

impl Serialize for Pile {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c1_1_a_full_deck_has_every_card_twice() {
        let deck = Pile::deck(4);
        assert_eq!(deck.len(), 48);
        assert!(Card::all().all(|card| deck.count(card) == 2));
        assert_eq!(Card::all().count(), 24);
    }

    #[test]
    fn c1_2_c2_1_icons_leave_out_second_copies() {
        assert_eq!([1, 2, 3, 4].map(|players| Pile::deck(players).len()), [24, 24, 36, 48]);
        assert_eq!([1, 2, 3, 4].map(Pile::deck_size), [24, 24, 36, 48]);
        for card in Card::all() {
            let middling = matches!(card.coins.get(), 2 | 3);
            assert_eq!(Pile::deck(2).count(card), 1);
            assert_eq!(Pile::deck(3).count(card), if middling { 2 } else { 1 });
        }
    }

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

    #[test]
    fn a_pile_counts_copies_and_picks_them_evenly() {
        let idol = |coins| Card { kind: Kind::Idol, coins: Coins::new(coins).unwrap() };
        let mut pile = Pile::EMPTY;
        [idol(2), idol(2), idol(4)].into_iter().for_each(|card| pile.add(card));
        assert_eq!((pile.count(idol(2)), pile.count_kind(Kind::Idol)), (2, 3));
        let picks = [0, 1, 2].map(|index| pile.nth_of_kind(Kind::Idol, index).get());
        assert_eq!(picks, [2, 2, 4]);
        assert!(pile.remove(idol(2)) && pile.remove(idol(2)) && !pile.remove(idol(2)));
        assert_eq!(pile.iter().collect::<Vec<_>>(), [idol(4)]);
    }
}
