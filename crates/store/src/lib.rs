//! The server's database: people and their sessions, tables and their records, results, ratings and chat.
//!
//! [`Store`] is the entry point. It uses SQLite or PostgreSQL, with the same guarantees, which `tests/contract/` checks for
//! both. The store knows nothing of games: to it, records are text.
//!
//! - When a function returns, its changes are durable. Every operation is atomic.
//! - A table is a [`Head`] with its current status, and records that are appended and never changed. A caller that appends
//!   gives the number of the last record it saw. If that is no longer the last, the append is refused.
//! - Results are written once, together with the rating changes.
//! - Ids and times come from the caller: the store uses no random numbers and no clock. Only leases of nodes are measured by the
//!   database's clock, because nodes have to agree on them.
//! - A table is written only by the node that owns it: an append names the epoch of its owner.

mod assets;
mod chat;
mod database;
mod error;
mod leaderboards;
mod metrics;
mod nodes;
mod people;
mod rating;
mod settings;
mod store;
mod tables;

pub use assets::Asset;
pub use chat::{Line, NewLine};
pub use database::open::Options;
pub use error::{Error, PersonError, TableError};
pub use leaderboards::{Leader, Past, Pool, Rated, SoloLeader};
pub use metrics::describe_metrics;
pub use nodes::{Claim, JoinError, LEASE, Node, NodeId};
pub use people::sessions::Session;
pub use people::{NameKeys, NewAccount, Person, Unseen};
pub use protocol::{Millis, PersonId, PersonKind, TableId, Visibility};
pub use rating::{Rating, RatingChange, rate, rate_teams};
pub use store::Store;
pub use tables::append::Append;
pub use tables::finish::{Finish, SeatResult, SettledResult};
pub use tables::holdings::Holdings;
pub use tables::{
    Due, Head, Holder, Loaded, LobbyPlace, NewRecord, NewTable, Record, Status, TableRow, Terms,
};
