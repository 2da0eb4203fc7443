//! The types of a game that are sent to a browser. They can be written as TypeScript where a test needs it.

#[cfg(feature = "typescript")]
use game_core::{Game, Offers};
#[cfg(feature = "typescript")]
use ts_rs::TS;

/// A game whose types sent to a browser all have a TypeScript type.
#[cfg(feature = "typescript")]
pub trait Wired: Game<View: TS, Sight: TS, Refusal: TS, Setup: TS> + Offers<Offer: TS> {}

#[cfg(feature = "typescript")]
impl<G> Wired for G where G: Game<View: TS, Sight: TS, Refusal: TS, Setup: TS> + Offers<Offer: TS> {}

/// Any game: TypeScript types are needed only where they are generated.
#[cfg(not(feature = "typescript"))]
pub trait Wired {}

#[cfg(not(feature = "typescript"))]
impl<G> Wired for G {}
