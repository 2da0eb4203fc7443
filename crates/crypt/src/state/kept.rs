//! Every treasure that has left the row: the players' collections and the discards.

use game_core::Seat;

use crate::vocabulary::card::Kind;
use crate::vocabulary::edition::{Edition, Places};
use crate::vocabulary::treasure::Treasure;

/// The collections by seat and the discards, in one array; each part in the order in which its cards came.
///
/// The collections are at its start, one after the other. The discards are at its end, the first one last, so that they need not
/// move when a card is collected.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Kept<E: Edition> {
    cards: E::Deck<Option<Treasure>>,
    /// Where each seat's collection starts, then where the last one ends, then the number of discards.
    bounds: E::Bounds,
}

/// The place of a card in a collection or among the discards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct KeptAt(u8);

impl<E: Edition> Kept<E> {
    pub(crate) fn none() -> Kept<E> {
        Kept { cards: E::Deck::all(None), bounds: E::Bounds::all(0) }
    }

    #[inline]
    fn start(&self, part: usize) -> usize {
        self.bounds.as_ref()[part] as usize
    }

    #[inline]
    fn end(&self, part: usize) -> usize {
        self.bounds.as_ref()[part + 1] as usize
    }

    /// The cards collected by `seat`, in order.
    #[inline]
    pub(crate) fn collection(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Treasure> + Clone {
        self.cards.as_ref()[self.start(seat.index())..self.end(seat.index())].iter().copied().flatten()
    }

    /// The card at `index` in the collection of `seat`.
    #[inline]
    pub(crate) fn card(&self, seat: Seat, index: usize) -> Option<Treasure> {
        let at = self.start(seat.index()) + index;
        if at < self.end(seat.index()) { self.cards.as_ref()[at] } else { None }
    }

    /// The same card, mutable.
    #[inline]
    pub(crate) fn card_mut(&mut self, seat: Seat, index: usize) -> Option<&mut Treasure> {
        let at = self.start(seat.index()) + index;
        if at < self.end(seat.index()) { self.cards.as_mut()[at].as_mut() } else { None }
    }

    /// All cards with their places: the collections by seat, and then the discards, in order.
    #[inline]
    pub(crate) fn places(&self) -> impl Iterator<Item = (KeptAt, Treasure)> + '_ {
        let cards = self.cards.as_ref();
        let discards = (cards.len() - self.discarded()..cards.len()).rev();
        let places = (0..self.collected()).chain(discards);
        places.filter_map(|index| Some((KeptAt(index as u8), cards[index]?)))
    }

    /// The card at a place, mutable.
    #[inline]
    pub(crate) fn at_mut(&mut self, at: KeptAt) -> Option<&mut Treasure> {
        self.cards.as_mut()[at.0 as usize].as_mut()
    }

    /// The discards, in order.
    #[inline]
    pub(crate) fn discards(&self) -> impl DoubleEndedIterator<Item = Treasure> + Clone {
        let cards = self.cards.as_ref();
        cards[cards.len() - self.discarded()..].iter().rev().copied().flatten()
    }

    /// The cards of all collections.
    #[inline]
    pub(crate) fn collected_cards(&self) -> impl Iterator<Item = Treasure> {
        self.cards.as_ref()[..self.collected()].iter().copied().flatten()
    }

    /// The number of cards in all collections.
    #[inline]
    fn collected(&self) -> usize {
        self.start(E::PLAYERS)
    }

    /// The number of discards.
    #[inline]
    fn discarded(&self) -> usize {
        self.bounds.as_ref()[E::PLAYERS + 1] as usize
    }

    /// The number of all cards.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.collected() + self.discarded()
    }

    /// Adds `change` to where the collections after that of `seat` start.
    #[inline]
    fn shift_bounds(&mut self, seat: Seat, change: i8) {
        for bound in &mut self.bounds.as_mut()[seat.index() + 1..=E::PLAYERS] {
            *bound = bound.wrapping_add_signed(change);
        }
    }

    /// Appends `card` to the collection of `seat`.
    #[inline]
    pub(crate) fn collect(&mut self, seat: Seat, card: Treasure) {
        let at = self.end(seat.index());
        let end = self.collected();
        let cards = self.cards.as_mut();
        if at < end {
            cards.copy_within(at..end, at + 1);
        }
        cards[at] = Some(card);
        self.shift_bounds(seat, 1);
    }

    /// Takes the card at `index` out of the collection of `seat`.
    ///
    /// # Panics
    /// If there is no such card.
    pub(crate) fn take(&mut self, seat: Seat, index: usize) -> Treasure {
        let at = self.start(seat.index()) + index;
        let end = self.collected();
        let cards = self.cards.as_mut();
        let card = cards[at].expect("the card is in the collection");
        cards.copy_within(at + 1..end, at);
        cards[end - 1] = None;
        self.shift_bounds(seat, -1);
        card
    }

    /// Appends `card` to the discards.
    #[inline]
    pub(crate) fn discard(&mut self, card: Treasure) {
        let discarded = self.discarded();
        let cards = self.cards.as_mut();
        cards[cards.len() - 1 - discarded] = Some(card);
        self.bounds.as_mut()[E::PLAYERS + 1] += 1;
    }

    /// Makes all collections public; the discards stay secret.
    pub(crate) fn open_collections(&mut self) {
        let collected = self.collected();
        self.cards.as_mut()[..collected].iter_mut().flatten().for_each(Treasure::make_public);
    }

    /// The index of the `nth` unflipped card of `kind` in the collection of `seat`.
    #[inline]
    pub(crate) fn nth_unflipped(&self, seat: Seat, kind: Kind, nth: usize) -> Option<usize> {
        let mut before = nth;
        self.cards.as_ref()[self.start(seat.index())..self.end(seat.index())].iter().position(|card| {
            let counts = card.is_some_and(|card| card.kind() == kind && card.is_unflipped());
            let found = counts & (before == 0);
            before = before.wrapping_sub(usize::from(counts));
            found
        })
    }

    /// The indices of the unflipped cards of `kind` in the collection of `seat`.
    #[inline]
    pub(crate) fn unflipped(&self, seat: Seat, kind: Kind) -> impl Iterator<Item = usize> {
        self.collection(seat)
            .enumerate()
            .filter(move |(_, card)| card.kind() == kind && card.is_unflipped())
            .map(|(index, _)| index)
    }

    /// The cards that anyone has seen.
    #[cfg(any(test, feature = "laws"))]
    pub(crate) fn seen(&self) -> impl Iterator<Item = crate::Card> {
        self.cards.as_ref().iter().copied().flatten().filter_map(Treasure::card)
    }
}

impl<E: Edition> std::fmt::Debug for Kept<E> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut map = f.debug_map();
        for seat in Seat::first(E::PLAYERS) {
            map.entry(&seat.letter(), &self.collection(seat).collect::<Vec<_>>());
        }
        map.entry(&"out", &self.discards().collect::<Vec<_>>()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Base, Card, Coins};

    #[test]
    fn collections_and_discards_grow_independently() {
        let card = |kind, coins| Treasure::face_up(Card { kind, coins: Coins::new(coins).unwrap() });
        let mut kept = Kept::<Base>::none();
        kept.discard(card(Kind::Remains, 1));
        kept.collect(Seat::B, card(Kind::Idol, 2));
        kept.collect(Seat::A, card(Kind::Idol, 3));
        kept.collect(Seat::B, card(Kind::Idol, 4));
        let coins = |cards: &mut dyn Iterator<Item = Treasure>| -> Vec<u8> {
            cards.map(|card| card.coins().unwrap().get()).collect()
        };
        assert_eq!(coins(&mut kept.collection(Seat::A)), [3]);
        assert_eq!(coins(&mut kept.collection(Seat::B)), [2, 4]);
        assert_eq!(coins(&mut kept.discards()), [1]);
        kept.card_mut(Seat::B, 0).unwrap().flip();
        assert_eq!(kept.nth_unflipped(Seat::B, Kind::Idol, 0), Some(1));
        assert_eq!(kept.card(Seat::B, 2), None);
        assert_eq!(kept.take(Seat::A, 0).coins().unwrap().get(), 3);
        assert_eq!(coins(&mut kept.collection(Seat::A)), [0_u8; 0]);
        assert_eq!(coins(&mut kept.collection(Seat::B)), [2, 4]);
        assert_eq!(coins(&mut kept.discards()), [1]);
        kept.collect(Seat::A, card(Kind::Idol, 3));
        assert_eq!(kept.seen().count(), 4);
    }
}
