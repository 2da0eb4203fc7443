//! The rules of Dungeonville.
//!
//! Two to five wizards each own one of five towers in secret. They hire adventurers, send them into towers to loot
//! them, and want as many as possible to die in their own. Rule numbers (D3.4, R7) are those of
//! `docs/rules/dungeonville.md`.

mod card;
mod set;
mod word;

pub use card::{Adventurer, BadCard, Room};
pub use set::{CardSet, Cards, Face, Fault, Faults, Wrong};
pub use word::{Class, Colour, Item, Letter, Place, Tower};
