//! The durable memory of the server: people and their sessions, tables and their records, results, ratings and chat.
//!
//! [`Store`] is the one door. Behind it is SQLite, in a file of its own, or PostgreSQL; both keep the same promises, which
//! `tests/contract/` holds them to. The store knows nothing of games: what happened at a table is text to it.
//!
//! - What a function has returned is durable, and an operation happens whole or not at all.
//! - A table is a [`Head`] that says how it stands and records that are appended and never changed. Whoever appends says
//!   which record they saw last, and of two who saw the same one comes too late.
//! - Results are written once, together with the ratings they change.
//! - Ids and times come from the caller: nothing here is random, and no clock is read.

mod append;
mod chat;
mod error;
mod finish;
mod leaderboards;
mod merge;
mod metrics;
mod open;
mod people;
mod rating;
mod sessions;
mod settings;
mod sql;
mod store;
mod tables;
mod writer;

pub use append::Append;
pub use chat::{Line, NewLine};
pub use error::{Error, PersonError, TableError};
pub use finish::{Finish, SeatResult, SettledResult};
pub use leaderboards::{Leader, Past, Rated, SoloLeader};
pub use metrics::describe_metrics;
pub use open::Options;
pub use people::{NewAccount, Person};
pub use protocol::{Millis, PersonId, PersonKind, TableId, Visibility};
pub use rating::{Rating, RatingChange, rate};
pub use sessions::Session;
pub use store::Store;
pub use tables::{Due, Head, Loaded, NewRecord, NewTable, Record, SeatRow, Status, TableRow};
