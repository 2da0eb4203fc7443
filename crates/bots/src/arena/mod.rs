//! Matches between bots: who sits where, which cards they are dealt, and what the results mean.
//!
//! Luck is taken out of a match as far as it goes. Every deal is played once for each rotation of the seats, so each bot
//! holds each seat with the same cards; and games of one deal are one observation, because what they have in common must
//! not be counted twice. Everything here is a function of seeds and results: it reads no clock and starts no threads, which
//! is left to whoever runs the match.
//!
//! ```
//! use bots::arena::Lineup;
//!
//! let lineup = Lineup::new(2, 4).unwrap();
//! // One of the first bot against three of the second, a seat further in each rotation.
//! assert_eq!(lineup.seating(0), [0, 1, 1, 1]);
//! assert_eq!(lineup.seating(1), [1, 0, 1, 1]);
//! ```

mod deal;
mod figures;
mod lineup;
mod result;
mod sprt;
mod standings;

pub use deal::{Answers, Deals, Players, play};
pub use figures::{Estimate, elo, wilson};
pub use lineup::{BadLineup, Lineup};
pub use result::GameResult;
pub use sprt::{Sprt, Verdict};
pub use standings::{DealResult, Elo, Standings};
