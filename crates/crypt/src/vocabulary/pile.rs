//! Piles of cards, each card possibly several times: the deck, and what a viewer has not seen.

use std::fmt::{self, Debug};

use serde::Serialize;

use crate::vocabulary::card::{Card, Coins, Kind};
use crate::vocabulary::edition::Plain;

/// A multiset of cards.
pub trait Cards: Plain + Default + FromIterator<Card> + Into<Pile> {
    /// The multiset of a view.
    ///
    /// # Panics
    /// If the view is of a game of another edition.
    fn of_view(pile: Pile) -> Self;

    /// The number of copies of `card`.
    fn count(self, card: Card) -> usize;

    /// The number of cards of `kind`.
    fn count_kind(self, kind: Kind) -> usize;

    /// Adds a card.
    ///
    /// # Panics
    /// If all copies are there already, in debug builds.
    fn add(&mut self, card: Card);

    /// Removes a card and returns whether it was there.
    fn remove(&mut self, card: Card) -> bool;

    /// The value of the card of `kind` at `index`, lowest value first.
    ///
    /// # Panics
    /// If there are not that many, in debug builds.
    fn nth_of_kind(self, kind: Kind, index: usize) -> Coins;

    /// The deck for this many players: the icons III and IV come in at three and four (C1.2, C2.1). Six and eight players use the
    /// deck for three and four twice (V3.1).
    fn deck(players: usize) -> Self {
        let (of_one_box, boxes) = if players > 4 { (players / 2, 2) } else { (players, 1) };
        let mut pile = Self::default();
        for card in Card::all() {
            let second_copy_from = if matches!(card.coins.get(), 2 | 3) { 3 } else { 4 };
            let copies = if of_one_box >= second_copy_from { 2 } else { 1 };
            (0..copies * boxes).for_each(|_| pile.add(card));
        }
        pile
    }

    /// The cards, sorted by kind and value, with duplicates.
    fn iter(self) -> impl Iterator<Item = Card> {
        Card::all().flat_map(move |card| std::iter::repeat_n(card, self.count(card)))
    }
}

/// The number of cards in the deck for this many players (C2.1, V3.1).
#[inline]
pub(crate) const fn deck_size(players: usize) -> usize {
    match players {
        0..=2 => 24,
        3 => 36,
        4 | 5 => 48,
        6 | 7 => 72,
        _ => 96,
    }
}

/// A multiset of cards of one box, each at most twice.
///
/// Each of the 24 cards has two bits, of which as many are set as there are copies, the lower one first. So the set bits
/// of a kind are its cards, and picking one of them at random picks a card at random.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SmallPile(u64);

impl SmallPile {
    #[inline]
    const fn shift(card: Card) -> u32 {
        card.kind as u32 * 8 + (card.coins.get() as u32 - 1) * 2
    }

    #[inline]
    const fn of_kind(self, kind: Kind) -> u8 {
        (self.0 >> (kind as u32 * 8)) as u8
    }
}

impl Cards for SmallPile {
    #[inline]
    fn of_view(pile: Pile) -> SmallPile {
        match pile {
            Pile::Small(pile) => pile,
            Pile::Wide(_) => panic!("a view of a base game has the cards of one box"),
        }
    }

    #[inline]
    fn count(self, card: Card) -> usize {
        ((self.0 >> SmallPile::shift(card)) & 0b11).count_ones() as usize
    }

    #[inline]
    fn count_kind(self, kind: Kind) -> usize {
        usize::from(OF_KIND[self.of_kind(kind) as usize].count)
    }

    #[inline]
    fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < 2, "there are two copies of {card}");
        let shift = SmallPile::shift(card);
        self.0 |= (((self.0 >> shift) << 1) & 0b11 | 1) << shift;
    }

    #[inline]
    fn remove(&mut self, card: Card) -> bool {
        let shift = SmallPile::shift(card);
        let copies = (self.0 >> shift) & 0b11;
        self.0 = self.0 & !(0b11 << shift) | (copies >> 1) << shift;
        copies != 0
    }

    #[inline]
    fn nth_of_kind(self, kind: Kind, index: usize) -> Coins {
        debug_assert!(index < self.count_kind(kind), "there are fewer cards of kind {kind}");
        OF_KIND[self.of_kind(kind) as usize].coins[index]
    }
}

/// The cards of one kind.
#[derive(Clone, Copy)]
struct OfKind {
    /// The value of each, lowest first.
    coins: [Coins; 8],
    count: u8,
}

/// The cards for each pattern of a kind's eight bits.
static OF_KIND: [OfKind; 256] = {
    let mut of_kind = [OfKind { coins: [Coins::ALL[0]; 8], count: 0 }; 256];
    let mut bits = 0;
    while bits < 256 {
        let mut bit = 0;
        while bit < 8 {
            if bits >> bit & 1 == 1 {
                let cards = &mut of_kind[bits];
                cards.coins[cards.count as usize] = Coins::ALL[bit / 2];
                cards.count += 1;
            }
            bit += 1;
        }
        bits += 1;
    }
    of_kind
};

/// A multiset of cards of two boxes, each at most four times: the number of copies of each kind and value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct WidePile([[u8; 4]; Kind::COUNT]);

impl WidePile {
    #[inline]
    fn copies(&mut self, card: Card) -> &mut u8 {
        &mut self.0[card.kind.index()][card.coins.get() as usize - 1]
    }
}

impl Cards for WidePile {
    #[inline]
    fn of_view(pile: Pile) -> WidePile {
        match pile {
            Pile::Wide(pile) => pile,
            Pile::Small(_) => panic!("a view of a variant has the cards of two boxes"),
        }
    }

    #[inline]
    fn count(mut self, card: Card) -> usize {
        *self.copies(card) as usize
    }

    #[inline]
    fn count_kind(self, kind: Kind) -> usize {
        self.0[kind.index()].iter().map(|copies| *copies as usize).sum()
    }

    #[inline]
    fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < 4, "there are four copies of {card}");
        *self.copies(card) += 1;
    }

    #[inline]
    fn remove(&mut self, card: Card) -> bool {
        let copies = self.copies(card);
        let was_there = *copies > 0;
        *copies -= u8::from(was_there);
        was_there
    }

    #[inline]
    fn nth_of_kind(self, kind: Kind, index: usize) -> Coins {
        let mut before = 0;
        let copies = self.0[kind.index()].map(usize::from);
        let found = Coins::ALL.into_iter().zip(copies).find(|(_, copies)| {
            before += copies;
            index < before
        });
        found.expect("there are fewer cards of that kind").0
    }
}

/// The cards that a viewer has not seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Card>"))]
pub enum Pile {
    /// In a base game.
    Small(SmallPile),
    /// In a variant.
    Wide(WidePile),
}

impl Pile {
    /// The cards, sorted by kind and value, with duplicates.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::all().flat_map(move |card| std::iter::repeat_n(card, self.count(card)))
    }

    /// The number of cards.
    pub fn len(self) -> usize {
        Kind::ALL.into_iter().map(|kind| self.count_kind(kind)).sum()
    }

    /// Whether there is no card.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The number of copies of `card`.
    pub fn count(self, card: Card) -> usize {
        match self {
            Pile::Small(pile) => pile.count(card),
            Pile::Wide(pile) => pile.count(card),
        }
    }

    /// The number of cards of `kind`.
    pub fn count_kind(self, kind: Kind) -> usize {
        match self {
            Pile::Small(pile) => pile.count_kind(kind),
            Pile::Wide(pile) => pile.count_kind(kind),
        }
    }

    /// Removes a card and returns whether it was there.
    pub fn remove(&mut self, card: Card) -> bool {
        match self {
            Pile::Small(pile) => pile.remove(card),
            Pile::Wide(pile) => pile.remove(card),
        }
    }
}

impl From<SmallPile> for Pile {
    #[inline]
    fn from(pile: SmallPile) -> Pile {
        Pile::Small(pile)
    }
}

impl From<WidePile> for Pile {
    #[inline]
    fn from(pile: WidePile) -> Pile {
        Pile::Wide(pile)
    }
}

macro_rules! collect_and_debug {
    ($($pile:ident),+) => {
        $(
            impl FromIterator<Card> for $pile {
                fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> $pile {
                    let mut pile = $pile::default();
                    cards.into_iter().for_each(|card| pile.add(card));
                    pile
                }
            }

            impl Debug for $pile {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    Pile::from(*self).fmt(f)
                }
            }
        )+
    };
}

collect_and_debug!(SmallPile, WidePile);

impl Debug for Pile {
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
        let deck = SmallPile::deck(4);
        assert_eq!(deck.iter().count(), 48);
        assert!(Card::all().all(|card| deck.count(card) == 2));
        assert_eq!(Card::all().count(), 24);
    }

    #[test]
    fn c1_2_c2_1_icons_leave_out_second_copies() {
        assert_eq!([1, 2, 3, 4].map(|players| SmallPile::deck(players).iter().count()), [24, 24, 36, 48]);
        assert_eq!([1, 2, 3, 4].map(deck_size), [24, 24, 36, 48]);
        for card in Card::all() {
            let middling = matches!(card.coins.get(), 2 | 3);
            assert_eq!(SmallPile::deck(2).count(card), 1);
            assert_eq!(SmallPile::deck(3).count(card), if middling { 2 } else { 1 });
        }
    }

    #[test]
    fn v3_1_six_and_eight_players_use_a_smaller_deck_twice() {
        for (players, half) in [(6, 3), (8, 4)] {
            let deck = WidePile::deck(players);
            assert!(Card::all().all(|card| deck.count(card) == 2 * SmallPile::deck(half).count(card)));
            assert_eq!(deck.iter().count(), deck_size(players));
        }
        assert_eq!([6, 8].map(deck_size), [72, 96]);
        assert_eq!(Card::all().map(|card| WidePile::deck(8).count(card)).max(), Some(4));
    }

    fn counts_copies_and_picks_them_evenly<P: Cards>() {
        let idol = |coins| Card { kind: Kind::Idol, coins: Coins::new(coins).unwrap() };
        let mut pile: P = [idol(2), idol(2), idol(4)].into_iter().collect();
        assert_eq!((pile.count(idol(2)), pile.count_kind(Kind::Idol)), (2, 3));
        let picks = [0, 1, 2].map(|index| pile.nth_of_kind(Kind::Idol, index).get());
        assert_eq!(picks, [2, 2, 4]);
        assert!(pile.remove(idol(2)) && pile.remove(idol(2)) && !pile.remove(idol(2)));
        assert_eq!(pile.iter().collect::<Vec<_>>(), [idol(4)]);
        assert_eq!(P::of_view(pile.into()), pile);
    }

    #[test]
    fn a_pile_counts_copies_and_picks_them_evenly() {
        counts_copies_and_picks_them_evenly::<SmallPile>();
        counts_copies_and_picks_them_evenly::<WidePile>();
    }
}
