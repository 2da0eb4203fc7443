//! What others have done tells of the deeds they hold.

use rand::Rng;

use crate::state::State;
use crate::view::View;

/// A world that fits the view.
pub(super) fn imagine<R: Rng + ?Sized>(view: &View, rng: &mut R) -> State {
    State::deal_world(view, rng)
}
