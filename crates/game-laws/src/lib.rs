//! The laws that every game passes, golden playthroughs, and toy games to try both on.
//!
//! A game's tests name a [`Witness`], which knows what the game hides and what it must not lose without asking
//! the game's own views, and call [`check_laws`]. It plays many random games and holds every state of them to
//! each [`Law`]. The first one broken is told with all that is needed to see it again.
//!
//! ```
//! use game_laws::toy::sealed_bids::{SealedBids, SealedBidsWitness, Setup};
//! use game_laws::{Suite, check_laws};
//!
//! let setups = [Setup { seats: 2, rounds: 3 }, Setup { seats: 4, rounds: 5 }];
//! let report = check_laws::<SealedBids, SealedBidsWitness>(&setups, Suite::new(20, 1));
//! assert!(report.scrambles_that_differed > 0, "the secrets were put to the test");
//! ```
//!
//! [`playthrough`] writes one random game as every seat sees it, and [`check_golden`] compares it with the file
//! kept from the last time: a change of the rules then shows as a change of a text that people can read.
//!
//! [`fixtures`] reads what released versions have recorded, so that tests can hold later versions to it.

mod fixtures;
pub mod fuzz;
mod golden;
mod law;
mod laws;
mod rates;
mod report;
mod scene;
mod suite;
pub mod toy;
mod walk;
mod witness;

#[cfg(test)]
mod faults;

pub use fixtures::{Fixture, fixtures};
pub use golden::{check_golden, playthrough};
pub use law::{Breach, Law};
pub use report::Report;
pub use suite::{Suite, check_laws, find_breach};
pub use witness::{Choices, StepOf, Witness};
