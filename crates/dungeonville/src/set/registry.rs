//! The card sets in play, besides the built-in ones: which of them has which slot.
//!
//! Reading a set takes no slot. The first state of a set takes one, and equal sets share it. When the last handle to the set is
//! dropped, the slot is free again. So memory is bounded, whatever players send.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::cards::{Cards, OwnSet, Place};
use super::in_play::InPlay;
use super::slot::Slot;
use crate::refusal::Refusal;

/// How many sets can be in play at a time, besides the built-in ones.
const MOST_SETS: usize = 256;

static SLOTS: [Slot; MOST_SETS] = [const { Slot::new(None) }; MOST_SETS];

/// The sets that are kept for as long as the program runs. Code that gives a slot to a set locks this too.
static BROUGHT: Mutex<Vec<Cards>> = Mutex::new(Vec::new());

/// A set's claim to a slot, which ends when it is dropped.
#[derive(Debug)]
pub(super) struct Lease {
    slot: &'static Slot,
    generation: u64,
}

impl Lease {
    /// Gives a free slot to a set. Only one thread may do that at a time.
    fn take(slot: &'static Slot, own: &Arc<OwnSet>) -> Lease {
        // First the generation, so that a state of the slot's last set can't take the new cards for its own.
        let generation = slot.generation.fetch_add(1, Ordering::AcqRel) + 1;
        slot.write(&own.set);
        slot.set_holder(Arc::downgrade(own));
        Lease { slot, generation }
    }

    pub(super) fn in_play(&self) -> InPlay {
        InPlay::leased(self.slot, self.generation)
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        // If the generation is another one, a new set has the slot already: its holder was gone before its lease.
        let (mine, next) = (self.generation, self.generation + 1);
        let _ = self.slot.generation.compare_exchange(mine, next, Ordering::AcqRel, Ordering::Relaxed);
    }
}

/// The place of a set in play. A set that has none yet shares that of an equal set, or gets a free slot.
///
/// # Errors
/// If there is no free slot.
pub(super) fn lease(own: &Arc<OwnSet>) -> Result<InPlay, Refusal> {
    if let Some(place) = own.place.get() {
        return Ok(place.in_play());
    }
    let _only_one = brought();
    // Another thread may have been quicker.
    if let Some(place) = own.place.get() {
        return Ok(place.in_play());
    }
    let mut free = None;
    let mut equal = None;
    for slot in &SLOTS {
        match slot.holder() {
            Some(holder) if holder.set == own.set => equal = Some(holder),
            Some(_) => {}
            None => free = free.or(Some(slot)),
        }
    }
    let place = match (equal, free) {
        (Some(equal), _) => Place::Shared(equal),
        (None, Some(slot)) => Place::Leased(Lease::take(slot, own)),
        (None, None) => return Err(Refusal::TooManyCardSets),
    };
    Ok(own.place.get_or_init(|| place).in_play())
}

/// Keeps a set for as long as the program runs.
pub(super) fn bring(cards: Cards) -> Cards {
    let mut brought = brought();
    if let Some(same) = brought.iter().find(|same| **same == cards) {
        return same.clone();
    }
    brought.push(cards.clone());
    cards
}

/// The set with this tag that was brought or is in play.
pub(super) fn find(tag: &str) -> Option<Cards> {
    let found = brought().iter().find(|cards| cards.tag() == tag).cloned();
    let in_play = || SLOTS.iter().filter_map(Slot::holder).map(Cards::own).find(|cards| cards.tag() == tag);
    found.or_else(in_play)
}

fn brought() -> MutexGuard<'static, Vec<Cards>> {
    // Pushing is never left half done, so the list is valid even if a thread panicked.
    BROUGHT.lock().unwrap_or_else(PoisonError::into_inner)
}
