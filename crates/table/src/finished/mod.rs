//! Finished games: as a file, replayed, and verified.

pub(crate) mod export;
pub(crate) mod replay;
pub(crate) mod verify;
