//! The game's vocabulary: cards by name and in sets, the words on them, setups and stages. No rules.

pub(crate) mod card;
pub(crate) mod sets;
pub(crate) mod setup;
pub(crate) mod stage;
pub(crate) mod word;
