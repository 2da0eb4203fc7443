//! The commands, one module each.

pub(crate) mod arena;
pub(crate) mod balance;
pub(crate) mod bot;
pub(crate) mod hint;
pub(crate) mod legal;
pub(crate) mod licenses;
pub(crate) mod load;
pub(crate) mod perft;
pub(crate) mod ready;
pub(crate) mod replay;
pub(crate) mod review;
pub(crate) mod serve;
pub(crate) mod sim;
pub(crate) mod solo;
pub(crate) mod verify;
