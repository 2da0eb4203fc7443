//! The tokens of Cursed Treasure: one a kind, and one kind is cursed (V4).

use std::fmt;

use arrayvec::ArrayVec;
use game_core::{Lots, MAX_SEATS, Seat, SeatSet, bit_set, listed_set};
use rand::Rng;

use crate::vocabulary::card::Kind;
use crate::vocabulary::layout::Layout;
use crate::vocabulary::setup::Variant;

/// A set of kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Kind>"))]
pub struct Kinds(u8);

bit_set!(Kinds(u8) of Kind, Kind::index);
listed_set!(Kinds of Kind);

impl Kinds {
    /// No kind.
    pub const NONE: Kinds = Kinds(0);
    /// Every kind.
    pub const ALL: Kinds = Kinds(0b11_1111);

    /// The kinds, in order.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |kind| self.contains(*kind))
    }

    /// A random one of the kinds.
    ///
    /// # Panics
    /// If there is none.
    pub(crate) fn draw<R: Rng + ?Sized>(self, lots: &mut Lots<'_, R>) -> Kind {
        let index = lots.below(self.len() as u32) as usize;
        self.iter().nth(index).expect("an index below the number of kinds")
    }
}

/// The letters of the kinds, as in notation.
impl fmt::Display for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|kind| write!(f, "{}", kind.letter()))
    }
}

/// Who has seen which safe tokens.
///
/// A token aside that nobody has looked at has no kind yet: it is one of the [open](Tokens::open) kinds, and so is the curse.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Tokens {
    /// The safe tokens in each hand; both heirs of a house have the token of the house.
    pub(crate) hands: [Kinds; MAX_SEATS],
    /// The tokens aside that each seat has looked at (V4.2).
    pub(crate) seen: [Kinds; MAX_SEATS],
    /// The cursed kind, once it is shown (V4.3).
    pub(crate) cursed: Option<Kind>,
}

impl Tokens {
    pub(crate) const NONE: Tokens =
        Tokens { hands: [Kinds::NONE; MAX_SEATS], seen: [Kinds::NONE; MAX_SEATS], cursed: None };

    /// The kinds that this seat knows to be safe.
    #[inline]
    pub(crate) fn safe_to(&self, seat: Seat) -> Kinds {
        self.hands[seat.index()].union(self.seen[seat.index()])
    }

    /// The kinds of all tokens in hands.
    pub(crate) fn held(&self) -> Kinds {
        self.hands.into_iter().fold(Kinds::NONE, Kinds::union)
    }

    /// The kinds of the tokens aside that anyone has looked at.
    pub(crate) fn found(&self) -> Kinds {
        self.seen.into_iter().fold(Kinds::NONE, Kinds::union)
    }

    /// The kinds of which nobody has seen a token: one of them is cursed.
    pub(crate) fn open(&self) -> Kinds {
        Kinds::ALL.without(self.held()).without(self.found())
    }

    /// The number of tokens aside.
    pub(crate) fn aside(&self) -> usize {
        Kind::COUNT - 1 - self.held().len()
    }

    /// Whether there is a token aside that this seat has not looked at.
    pub(crate) fn has_more_for(&self, seat: Seat) -> bool {
        self.seen[seat.index()].len() < self.aside()
    }

    /// The kinds that a seat may find when it asks the dead (V4.2).
    pub(crate) fn can_find(&self, seat: Seat) -> Kinds {
        let hidden = self.found().len() < self.aside();
        let open = if hidden { self.open() } else { Kinds::NONE };
        self.found().union(open).without(self.seen[seat.index()])
    }

    /// Draws the token that a seat looks at: each token aside that it has not seen with the same probability (V4.2).
    ///
    /// The kind of a token that nobody has looked at is one of the open kinds, each with the same probability.
    pub(crate) fn draw_found<R: Rng + ?Sized>(&self, seat: Seat, lots: &mut Lots<'_, R>) -> Kind {
        let known = self.found().without(self.seen[seat.index()]);
        let hidden = self.aside() - self.found().len();
        let index = lots.below((known.len() + hidden) as u32) as usize;
        match known.iter().nth(index) {
            Some(kind) => kind,
            None => self.open().draw(lots),
        }
    }
}

/// How many tokens each player or house gets (V4.1).
#[inline]
pub(crate) const fn tokens_each(layout: Layout) -> usize {
    match (layout.variant, layout.players) {
        (Variant::Base, 1 | 2) => 2,
        (Variant::Base | Variant::Twins | Variant::Houses, _) => 1,
    }
}

/// The groups of seats that each get tokens of their own: a house together, everyone else alone (V4.1).
pub(crate) fn token_holders(layout: Layout) -> ArrayVec<SeatSet, MAX_SEATS> {
    match layout.variant {
        Variant::Base | Variant::Twins => Seat::first(layout.players).map(SeatSet::only).collect(),
        Variant::Houses => layout.sides().collect(),
    }
}

/// The safe tokens that each seat gets.
pub type Hands = [Kinds; MAX_SEATS];

/// Deals tokens at random (V4.1).
pub(crate) fn deal<R: Rng + ?Sized>(layout: Layout, lots: &mut Lots<'_, R>) -> Hands {
    let mut left = Kinds::ALL;
    let mut hands = Hands::default();
    for holders in token_holders(layout) {
        let mut hand = Kinds::NONE;
        for _ in 0..tokens_each(layout) {
            let kind = left.draw(lots);
            left.remove(kind);
            hand.insert(kind);
        }
        holders.iter().for_each(|seat| hands[seat.index()] = hand);
    }
    hands
}

/// Whether tokens can be dealt like this (V4.1).
pub(crate) fn can_be_dealt(layout: Layout, hands: &Hands) -> bool {
    let mut given = Kinds::NONE;
    let mut seats = SeatSet::EMPTY;
    let fits = token_holders(layout).into_iter().all(|holders| {
        let hand = holders.first().map_or(Kinds::NONE, |seat| hands[seat.index()]);
        let own = hand.len() == tokens_each(layout) && hand.and(given).is_empty();
        given = given.union(hand);
        seats = seats.union(holders);
        own && holders.iter().all(|seat| hands[seat.index()] == hand)
    });
    fits && Seat::ALL.into_iter().all(|seat| seats.contains(seat) || hands[seat.index()].is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;

    #[test]
    fn v4_1_each_player_or_house_gets_tokens_and_the_rest_lie_aside() {
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(4);
        let base = [1, 2, 3, 4].map(|players| Layout { players, variant: Variant::Base });
        let houses = [6, 8].map(|players| Layout { players, variant: Variant::Houses });
        let twins = Layout { players: 2, variant: Variant::Twins };
        let expected = [(2, 3), (2, 1), (1, 2), (1, 1), (1, 2), (1, 1), (1, 3)];
        for (layout, (each, aside)) in base.into_iter().chain(houses).chain([twins]).zip(expected) {
            let hands = deal(layout, &mut Lots::new(&mut rng));
            assert!(can_be_dealt(layout, &hands), "{layout:?}");
            let tokens = Tokens { hands, ..Tokens::NONE };
            let in_hand = Seat::first(layout.players).map(|seat| hands[seat.index()].len());
            assert_eq!(in_hand.collect::<Vec<_>>(), vec![each; layout.players], "{layout:?}");
            assert_eq!(tokens.aside(), aside, "{layout:?}");
            // The cursed kind is among the open ones, with those aside.
            assert_eq!(tokens.open().len(), aside + 1, "{layout:?}");
            for seat in Seat::first(layout.players) {
                let with_ally =
                    layout.ally(seat).is_some_and(|ally| hands[ally.index()] == hands[seat.index()]);
                assert_eq!(with_ally, layout.variant == Variant::Houses, "{layout:?}");
            }
        }
    }

    #[test]
    fn v4_1_tokens_are_dealt_once() {
        let two = Layout { players: 2, variant: Variant::Base };
        let hand = |kinds: [Kind; 2]| kinds.into_iter().collect::<Kinds>();
        let mut hands = Hands::default();
        hands[0] = hand([Kind::Idol, Kind::Jewelry]);
        hands[1] = hand([Kind::Jewelry, Kind::Pottery]);
        assert!(!can_be_dealt(two, &hands), "there is one token of a kind");
        hands[1] = hand([Kind::Remains, Kind::Pottery]);
        assert!(can_be_dealt(two, &hands));
        hands[2] = Kinds::only(Kind::Tapestry);
        assert!(!can_be_dealt(two, &hands), "nobody sits there");
    }

    #[test]
    fn v4_2_every_token_aside_is_found_equally_often_and_none_twice() {
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(9);
        let mut tokens = Tokens::NONE;
        tokens.hands[0] = [Kind::Idol, Kind::Jewelry].into_iter().collect();
        tokens.seen[0] = Kinds::only(Kind::Tapestry);
        assert_eq!(
            tokens.can_find(Seat::A),
            [Kind::Manuscript, Kind::Pottery, Kind::Remains].into_iter().collect()
        );
        let mut found = [0_u32; Kind::COUNT];
        for _ in 0..30_000 {
            found[tokens.draw_found(Seat::B, &mut Lots::new(&mut rng)).index()] += 1;
        }
        // Of three tokens aside one is the Tapestry; the others are two of the three open kinds.
        let share = |kind: Kind| f64::from(found[kind.index()]) / 30_000.0;
        assert!((share(Kind::Tapestry) - 1.0 / 3.0).abs() < 0.02, "{found:?}");
        assert!((share(Kind::Pottery) - 2.0 / 9.0).abs() < 0.02, "{found:?}");
        tokens.seen[0] = [Kind::Tapestry, Kind::Remains, Kind::Pottery].into_iter().collect();
        assert!(!tokens.has_more_for(Seat::A) && tokens.has_more_for(Seat::B));
        assert_eq!(tokens.open(), Kinds::only(Kind::Manuscript));
        assert!(!tokens.can_find(Seat::B).contains(Kind::Manuscript), "the cursed token is not aside");
    }
}
