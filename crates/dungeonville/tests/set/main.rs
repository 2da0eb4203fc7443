//! Tests of card sets: the built-in set against the rules, and faults in other files.

mod built_in;
mod cards;
mod faults;
mod guide;
mod mutated;

/// The file of the built-in set.
const BUILT_IN: &str = include_str!("../../cards/house.toml");
