//! The game's vocabulary: cards, collectors, dice, tokens, and what a setup says of them. No rules.

pub(crate) mod card;
pub(crate) mod collector;
pub(crate) mod dice;
pub(crate) mod edition;
pub(crate) mod layout;
pub(crate) mod numbers;
pub(crate) mod pile;
pub(crate) mod setup;
pub(crate) mod tokens;
pub(crate) mod treasure;
