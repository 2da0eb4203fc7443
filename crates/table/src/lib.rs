//! A table: who sits where, whose turn it is and how long it may take, what may be taken back, what everyone may know.
//!
//! A table is a pure state machine over a list of [`Record`]s. [`Table::decide`] looks at what somebody wants and answers
//! with the records that would come of it, or with a refusal; it changes nothing. Whoever keeps the table lets it
//! [`evolve`](Table::evolve) by the records, writes them down, and only then tells everyone. So whatever was told is written,
//! and reading the records again gives the same table.
//!
//! It does no I/O, reads no clock and owns no randomness: times are given, and all luck follows from the seed in the charter.

mod any;
mod arrangement;
mod chair;
mod charter;
mod decide;
mod export;
mod gathering;
mod luck;
mod play;
mod record;
mod replay;
mod sheet;
mod state;
mod thinking;
mod timing;
mod undo;
mod verify;

pub use any::{AnyTable, BadRecords, open, setup};
pub use arrangement::Arrangement;
pub use charter::{BadCharter, Charter};
pub use decide::{Call, Caller};
pub use export::export;
pub use luck::{Drawn, Fate, Luck, Seed, Terms};
pub use play::Playable;
pub use record::{Hand, Record, Stamped};
pub use replay::{Scene, journal, players, replay, steps_at};
pub use sheet::Reader;
pub use state::{Standing, Status, Table};
pub use thinking::{BotTurn, BotWord, Thought, level};
pub use verify::{Flaw, FlawSort, Verified, verify};
