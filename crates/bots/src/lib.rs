//! Players that see what a seat sees and nothing else.
//!
//! A [`Bot`] gets a view and answers with an action. [`Random`] takes any, [`Greedy`] goes by the game's own rules of
//! thumb, and [`Search`] looks ahead into worlds that fit the view. None of them is ever given a state, so none can peek;
//! and each, started from the same seed and asked the same, answers the same.
//!
//! This crate reads no clock: whoever wants an answer in time gives a [`Limit`] that knows when time is up.

pub mod arena;
mod bot;
mod greedy;
mod limit;
mod random;
mod search;
mod spec;

pub use bot::Bot;
pub use greedy::Greedy;
pub use limit::{Clock, Limit};
pub use random::Random;
pub use search::{Advice, Search};
pub use spec::{BadSpec, Level, Spec};
