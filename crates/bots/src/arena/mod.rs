//! Matches between bots: seating, deals and statistics.
//!
//! A match reduces luck as far as possible. Every deal is played once for each rotation of the seats, so each bot has
//! each seat with the same cards and dice, also where bots act differently. The games of one deal are one observation, since
//! they are not independent. Everything here is a function of seeds and results: it reads no clock and starts no threads; the
//! caller does that.
//!
//! ```
//! use bots::arena::Lineup;
//!
//! let lineup = Lineup::new(2, 4).unwrap();
//! // One of the first bot against three of the second; each rotation moves it one seat further.
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
