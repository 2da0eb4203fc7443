//! The edge of the house: HTTP, WebSockets, and a task for every live table.
//!
//! A handler parses what came, asks the keeper of a [table] or the [store], and renders the answer. All rules are
//! elsewhere. A table that somebody looks at, or that waits for a bot or a clock, has a keeper: one task that decides,
//! evolves, writes down and tells, in that order, one call after the other. So nobody hears of what is not written.

mod accounts;
mod api;
mod arranged;
mod body;
#[cfg(feature = "client")]
pub mod client;
mod config;
mod connection;
mod cookie;
mod document;
mod doors;
mod error;
mod guard;
mod hall;
mod hashing;
mod health;
mod house;
mod keeper;
mod limits;
mod listen;
mod lobby;
mod names;
mod pages;
mod people;
mod places;
mod replays;
mod result;
mod run;
mod socket;
mod standings;
mod thinkers;

pub use api::openapi;
pub use config::{Brought, Config, Entropy, SystemEntropy, SystemTime, Time, Waits};
pub use limits::Rates;
pub use pages::{NoPages, Page, Pages};
pub use run::{Running, StartError, start};
