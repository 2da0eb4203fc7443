//! Small complete games to test laws, bots and tables.

pub mod pennies;
pub mod sealed_bids;
