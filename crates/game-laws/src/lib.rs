//! The laws that every game passes, golden playthroughs, and toy games to test both.
//!
//! A game's tests implement a [`Witness`], which knows what the game hides and what it must conserve without asking
//! the game's own views, and call [`check_laws`]. It plays many random games and checks every state of them against
//! each [`Law`]. The first breach is reported with everything needed to reproduce it.
//!
//! ```
//! use game_laws::toy::sealed_bids::{SealedBids, SealedBidsWitness, Setup};
//! use game_laws::{Suite, check_laws};
//!
//! let setups = [Setup { seats: 2, rounds: 3 }, Setup { seats: 4, rounds: 5 }];
//! let report = check_laws::<SealedBids, SealedBidsWitness>(&setups, Suite::new(20, 1));
//! assert!(report.scrambles_that_differed > 0, "hidden data was scrambled");
//! ```
//!
//! [`playthrough`] writes one random game as every seat sees it, and [`check_golden`] compares it with the file
//! of an earlier run: a change of the rules shows as a change of a readable text.
//!
//! [`script`] is for tests of rules that read like play.
//!
//! [`fixtures`] reads files recorded by released versions, so that tests can check that later versions read them.

mod fixtures;
pub mod fuzz;
mod golden;
mod interrupts;
mod law;
mod laws;
mod rates;
mod report;
mod scene;
pub mod script;
mod suite;
#[cfg(feature = "suites")]
pub mod suites;
pub mod toy;
mod walk;
mod witness;

#[cfg(test)]
mod faults;

pub use fixtures::{Fixture, fixtures};
pub use golden::{check_golden, playthrough};
pub use interrupts::play_with_interrupts;
pub use law::{Breach, Law};
pub use report::Report;
pub use suite::{Suite, check_laws, find_breach};
pub use witness::{Choices, HasWitness, StepOf, Witness};
