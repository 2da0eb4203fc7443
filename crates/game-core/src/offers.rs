//! What a seat may do, laid out for a screen.

use std::fmt::Debug;

use serde::Serialize;

use crate::{Game, Seat};

/// A game that can lay its legal actions out for a screen.
///
/// A list of thousands of actions is of no use to a person, nor to what draws for them. An offer says the same in the parts
/// that a person handles, so that a screen needs no rules: whatever it can put together from an offer is legal, and
/// whatever is legal can be put together from it.
pub trait Offers: Game {
    /// The parts.
    type Offer: Clone + Debug + Send + Sync + Serialize;

    /// What `seat` may do now; none if there is nothing.
    fn offer(&self, seat: Seat) -> Option<Self::Offer>;
}
