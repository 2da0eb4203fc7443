//! What only the variants have: dice of allies, gifts, tokens (V1, V4).

use game_core::{MAX_SEATS, Seat, SeatSet};

use crate::action::CardNo;
use crate::vocabulary::dice::SLOTS;
use crate::vocabulary::edition::Plain;
use crate::vocabulary::setup::{Curse, Setup, Variant};
use crate::vocabulary::tokens::Tokens;

/// What a player answers in the giving of a round (V1.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Gift {
    /// They have not answered, or are not asked.
    #[default]
    Open,
    /// They give nothing.
    Nothing,
    /// They give this card of their collection.
    Card(CardNo),
}

/// What only the variants have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Extras {
    pub(crate) variant: Variant,
    pub(crate) curse: Curse,
    /// For each treasure, the dice that the claimant's ally added (V1.2).
    pub(crate) joined: [u8; SLOTS],
    /// For each seat, the number of cards collected in this round: the last ones of the collection (V1.4).
    pub(crate) fresh: [u8; MAX_SEATS],
    pub(crate) gifts: [Gift; MAX_SEATS],
    /// Whether the +5 of Idol B was earned in this round, and not before (V1.4).
    pub(crate) idols_now: bool,
    pub(crate) tokens: Tokens,
}

impl Extras {
    pub(crate) fn begin(variant: Variant, curse: Curse) -> Extras {
        Extras {
            variant,
            curse,
            joined: [0; SLOTS],
            fresh: [0; MAX_SEATS],
            gifts: [Gift::Open; MAX_SEATS],
            idols_now: false,
            tokens: Tokens::NONE,
        }
    }

    /// The seats that have answered in the giving.
    pub(crate) fn answered(&self) -> SeatSet {
        Seat::ALL.into_iter().filter(|seat| self.gifts[seat.index()] != Gift::Open).collect()
    }
}

/// [`Extras`] in an edition with variants, nothing in the base game.
pub trait MaybeExtras: Plain {
    /// Those of a new game.
    fn of_setup(setup: &Setup) -> Self;

    /// These extras.
    fn new(extras: Extras) -> Self;

    /// The extras; none in the base game.
    fn get(&self) -> Option<&Extras>;

    /// The extras, mutable; none in the base game.
    fn get_mut(&mut self) -> Option<&mut Extras>;
}

/// No extras: the base game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NoExtras;

impl MaybeExtras for NoExtras {
    #[inline]
    fn of_setup(_: &Setup) -> NoExtras {
        NoExtras
    }

    #[inline]
    fn new(_: Extras) -> NoExtras {
        NoExtras
    }

    #[inline(always)]
    fn get(&self) -> Option<&Extras> {
        None
    }

    #[inline(always)]
    fn get_mut(&mut self) -> Option<&mut Extras> {
        None
    }
}

impl MaybeExtras for Extras {
    fn of_setup(setup: &Setup) -> Extras {
        Extras::begin(setup.variant, setup.curse)
    }

    fn new(extras: Extras) -> Extras {
        extras
    }

    #[inline(always)]
    fn get(&self) -> Option<&Extras> {
        Some(self)
    }

    #[inline(always)]
    fn get_mut(&mut self) -> Option<&mut Extras> {
        Some(self)
    }
}
