//! What adventurers are worth, computed once for each card set in play.

use std::sync::atomic::{AtomicU32, Ordering};

use super::worth;
use crate::{Adventurer, CardSet};

/// The values of all adventurers of a set, which a search needs often.
///
/// It is part of a slot, and can be written again for another set; so it is atomic.
#[derive(Debug)]
pub(crate) struct Estimates {
    /// As the bits of floating-point numbers, and so are the losses.
    worths: [AtomicU32; Adventurer::COUNT],
    losses: [AtomicU32; Adventurer::COUNT],
}

impl Estimates {
    /// Without values.
    pub(crate) const fn new() -> Estimates {
        Estimates {
            worths: [const { AtomicU32::new(0) }; Adventurer::COUNT],
            losses: [const { AtomicU32::new(0) }; Adventurer::COUNT],
        }
    }

    /// Writes the values of a set.
    pub(crate) fn write(&self, set: &CardSet) {
        for adventurer in Adventurer::all() {
            let index = adventurer.index();
            self.worths[index].store(worth::worth_in(set, adventurer).to_bits(), Ordering::Relaxed);
            self.losses[index].store(worth::loss_in(set, adventurer).to_bits(), Ordering::Relaxed);
        }
    }

    /// The value of an adventurer to its player.
    #[inline]
    pub(super) fn worth(&self, adventurer: Adventurer) -> f32 {
        f32::from_bits(self.worths[adventurer.index()].load(Ordering::Relaxed))
    }

    /// The cost of losing an adventurer.
    #[inline]
    pub(super) fn loss(&self, adventurer: Adventurer) -> f32 {
        f32::from_bits(self.losses[adventurer.index()].load(Ordering::Relaxed))
    }
}
