//! How large a game can be: the base game, or the variants too.
//!
//! Both play by the same rules, written once for any edition. What only the variants need takes no room and no time in the base
//! game, which most programs simulate.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{Index, IndexMut};

use game_core::{BySeat, Seat};

use crate::state::extras::{Extras, MaybeExtras, NoExtras};
use crate::vocabulary::pile::{Cards, SmallPile, WidePile};

/// A value that states can contain: plain data.
pub trait Plain: Copy + Eq + Hash + Debug + Send + Sync + 'static {}

impl<T: Copy + Eq + Hash + Debug + Send + Sync + 'static> Plain for T {}

/// One value for each of a fixed number of places, as an array of any length.
pub trait Places<T>: Copy + AsRef<[T]> + AsMut<[T]> {
    /// The same value for each place.
    fn all(value: T) -> Self;
}

impl<T: Copy, const N: usize> Places<T> for [T; N] {
    #[inline]
    fn all(value: T) -> [T; N] {
        [value; N]
    }
}

/// One value for each seat, with room for as many seats as an edition has.
pub trait Seats<T>: Copy + Index<Seat, Output = T> + IndexMut<Seat> {
    /// The value that `make` returns for each seat of a table of `count`.
    fn new(count: usize, make: impl FnMut(Seat) -> T) -> Self;

    /// How many seats there are.
    fn count(&self) -> usize;

    /// The values, in the order of the seats.
    fn as_slice(&self) -> &[T];

    /// Each seat with its value, in order.
    fn iter<'a>(&'a self) -> impl Iterator<Item = (Seat, &'a T)>
    where
        T: 'a;

    /// Each seat with its value, mutable, in order.
    fn iter_mut<'a>(&'a mut self) -> impl Iterator<Item = (Seat, &'a mut T)>
    where
        T: 'a;

    /// The seats, in order.
    #[inline]
    fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<Self, T> {
        Seat::first(self.count())
    }
}

impl<T: Copy + Default, const N: usize> Seats<T> for BySeat<T, N> {
    #[inline]
    fn new(count: usize, make: impl FnMut(Seat) -> T) -> BySeat<T, N> {
        BySeat::new(count, make)
    }

    #[inline]
    fn count(&self) -> usize {
        BySeat::count(self)
    }

    #[inline]
    fn as_slice(&self) -> &[T] {
        BySeat::as_slice(self)
    }

    #[inline]
    fn iter<'a>(&'a self) -> impl Iterator<Item = (Seat, &'a T)>
    where
        T: 'a,
    {
        BySeat::iter(self)
    }

    #[inline]
    fn iter_mut<'a>(&'a mut self) -> impl Iterator<Item = (Seat, &'a mut T)>
    where
        T: 'a,
    {
        BySeat::iter_mut(self)
    }
}

/// How large a game can be, and whether it can be a variant.
pub trait Edition: Plain {
    /// Whether there can be allies, gifts and tokens (V1–V4).
    const VARIANTS: bool;
    /// The most players.
    const PLAYERS: usize;
    /// The most treasures of a round.
    const SLOTS: usize;
    /// A multiset of cards.
    type Pile: Cards;
    /// Every card of the game, in some order.
    type Deck<T: Plain>: Places<T> + Plain;
    /// One value for each treasure of a round.
    type Slots<T: Copy>: Places<T>;
    /// One plain value for each treasure of a round.
    type PlainSlots<T: Plain>: Places<T> + Plain;
    /// One value for each treasure of a round, in games with allies.
    type Joined<T: Plain>: Places<T> + Plain;
    /// One value for each seat, and two more.
    type Bounds: Places<u8> + Plain;
    /// One value for each seat.
    type Seats<T: Copy + Default>: Seats<T>;
    /// One plain value for each seat.
    type PlainSeats<T: Plain + Default>: Seats<T> + Plain;
    /// What only variants have.
    type Extras: MaybeExtras;
}

macro_rules! edition {
    (
        $(#[$doc:meta])* $edition:ident: variants $variants:literal, $players:literal players, $slots:literal slots,
        $joined:literal joined, $cards:literal cards in $pile:ty, with $extras:ty
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $edition;

        impl Edition for $edition {
            const VARIANTS: bool = $variants;
            const PLAYERS: usize = $players;
            const SLOTS: usize = $slots;
            type Pile = $pile;
            type Deck<T: Plain> = [T; $cards];
            type Slots<T: Copy> = [T; $slots];
            type PlainSlots<T: Plain> = [T; $slots];
            type Joined<T: Plain> = [T; $joined];
            type Bounds = [u8; $players + 2];
            type Seats<T: Copy + Default> = BySeat<T, $players>;
            type PlainSeats<T: Plain + Default> = BySeat<T, $players>;
            type Extras = $extras;
        }
    };
}

edition! {
    /// The base game: one to four players, one box.
    Base: variants false, 4 players, 6 slots, 0 joined, 48 cards in SmallPile, with NoExtras
}

edition! {
    /// The base game and its variants: up to eight players, two boxes (V1–V4).
    Variants: variants true, 8 players, 12 slots, 12 joined, 96 cards in WidePile, with Extras
}
