//! Small whole games to try laws, bots and tables on.

pub mod pennies;
pub mod sealed_bids;
