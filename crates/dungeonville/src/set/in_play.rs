//! The cards of a state.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::atomic::Ordering;

use super::Cards;
use super::slot::Slot;
use crate::bot::Estimates;
use crate::set::masks::Masks;

/// The card set of a state: plain data that is as cheap to copy as a number, and says where the rules find the set.
///
/// It is valid while a [`Cards`] handle to the set exists. The rules [check](InPlay::check) that once for each step.
#[derive(Clone, Copy)]
pub(crate) struct InPlay {
    slot: &'static Slot,
    /// The generation of the slot when it got the set.
    generation: u64,
}

impl InPlay {
    #[inline]
    pub(super) fn built_in(slot: &'static Slot) -> InPlay {
        InPlay { slot, generation: 0 }
    }

    pub(super) fn leased(slot: &'static Slot, generation: u64) -> InPlay {
        InPlay { slot, generation }
    }

    /// Makes sure that the set is still there.
    ///
    /// # Panics
    /// If the last handle to the set was dropped: then the slot may already contain other cards.
    #[inline]
    pub(crate) fn check(self) {
        if self.slot.generation.load(Ordering::Relaxed) != self.generation {
            gone();
        }
    }

    /// A handle to the set.
    ///
    /// # Panics
    /// If the last handle to the set was dropped.
    pub(crate) fn cards(self) -> Cards {
        if let Some(index) = self.slot.built_in {
            return Cards::at_built_in(index);
        }
        let holder = self.slot.holder();
        // The generation is compared after the holder was found, so that it can't be a later one.
        self.check();
        holder.map_or_else(|| gone(), Cards::own)
    }

    /// The index of the cards by their properties.
    #[inline]
    pub(crate) fn masks(self) -> &'static Masks {
        self.slot.masks()
    }

    /// What the adventurers are worth to bots.
    #[inline]
    pub(crate) fn estimates(self) -> &'static Estimates {
        self.slot.estimates()
    }
}

/// What the rules read of the set.
impl Deref for InPlay {
    type Target = Slot;

    #[inline]
    fn deref(&self) -> &Slot {
        self.slot
    }
}

#[cold]
#[inline(never)]
fn gone() -> ! {
    panic!("the card set of this game was dropped; keep the setup for as long as the game")
}

/// Equal sets in play share a slot.
impl PartialEq for InPlay {
    #[inline]
    fn eq(&self, other: &InPlay) -> bool {
        std::ptr::eq(self.slot, other.slot) && self.generation == other.generation
    }
}

impl Eq for InPlay {}

impl Hash for InPlay {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.slot.digest().hash(state);
    }
}

impl fmt::Debug for InPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "InPlay({:016x})", self.slot.digest())
    }
}
