//! The server: HTTP, WebSockets, and one actor for every table in memory.
//!
//! A handler parses a request, sends a command to a table's actor or asks the [store], and renders the answer. The rules are
//! in other crates. An actor is the only task that changes its table. It decides, writes to the store, and only then sends
//! the change to the connections, so no client sees a change that could be lost.

mod app_state;
#[cfg(feature = "client")]
pub mod client;
mod cluster;
mod config;
mod http;
mod limits;
mod log_limit;
mod people;
mod run;
mod tables;
mod telemetry;
mod ws;

pub use config::{
    Config, Entropy, Metrics, PresetOption, RECORD_FORMAT, SystemEntropy, SystemTime, Time, Timeouts,
};
pub use http::openapi;
pub use http::pages::{NoPages, Page, Pages};
pub use limits::Rates;
pub use limits::caps::Caps;
pub use run::{RunningServer, StartError, start};
