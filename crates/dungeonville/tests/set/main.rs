//! The card set: the house set against the rules, and what a file of one's own can get wrong.

mod faults;
mod guide;
mod house;
mod kept;
mod mutated;

/// The file of the house set.
const HOUSE: &str = include_str!("../../cards/house.toml");
