//! What a seat has seen, as a number.

use std::hash::{BuildHasher, Hash, Hasher};

use foldhash::fast::FixedState;
use game_core::{Game, Viewer};

/// A hash of what `viewer` sees of the events, which are removed. It is the same on every run.
pub(crate) fn fingerprint<G: Game<Sight: Hash>>(events: &mut Vec<G::Event>, viewer: Viewer) -> u64 {
    let mut hasher = FixedState::default().build_hasher();
    for event in events.drain(..) {
        G::sight(&event, viewer).hash(&mut hasher);
    }
    hasher.finish()
}
