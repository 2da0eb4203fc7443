//! What a browser is sent of a game, as types that can be written in TypeScript where a test asks for it.

#[cfg(feature = "typescript")]
use game_core::{Game, Offers};
#[cfg(feature = "typescript")]
use ts_rs::TS;

/// A game of which everything that is sent to a browser has a type there.
#[cfg(feature = "typescript")]
pub trait Wired: Game<View: TS, Sight: TS, Refusal: TS, Setup: TS> + Offers<Offer: TS> {}

#[cfg(feature = "typescript")]
impl<G> Wired for G where G: Game<View: TS, Sight: TS, Refusal: TS, Setup: TS> + Offers<Offer: TS> {}

/// Any game: its types are asked for only where they are written for a browser.
#[cfg(not(feature = "typescript"))]
pub trait Wired {}

#[cfg(not(feature = "typescript"))]
impl<G> Wired for G {}
