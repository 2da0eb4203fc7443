//! Bots that see what their seat sees and nothing else.
//!
//! A [`Bot`] is given a view and returns an action. [`Random`] takes any action, [`Greedy`] follows the game's rules of
//! thumb, and [`Search`] looks ahead in worlds that fit the view. [`Ismcts`] looks ahead too, by the textbook and without knowing
//! more of a game than its rules; it is a yardstick. None of them is ever given a state, so none can cheat. With the same seed and
//! the same calls, each returns the same actions.
//!
//! This crate reads no clock: a caller who needs an answer in time passes a [`Limit`] with a clock.

pub mod arena;
mod bot;
mod greedy;
mod ismcts;
mod limit;
mod random;
pub mod review;
mod search;
mod seen;
mod spec;

pub use bot::Bot;
pub use greedy::Greedy;
pub use ismcts::Ismcts;
pub use limit::{Clock, Limit};
pub use random::Random;
pub use search::{Advice, Compared, Expectation, Search};
pub use spec::{BadSpec, Level, Spec};
