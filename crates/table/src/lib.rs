//! A table: seats, turns, clocks, undo, and what each person is sent.
//!
//! A table is a pure state machine over a list of [`Record`]s. [`Table::decide`] takes an [`Input`] and returns the records it
//! leads to, or a refusal; it changes nothing. The caller writes the records to the store, applies them with
//! [`evolve`](Table::evolve), and only then sends the change to anyone. So nothing is sent that could be lost, and replaying
//! the records gives the same table.
//!
//! The crate does no I/O, reads no clock and has no random source of its own: times are passed in, and all chance follows from
//! the seed in the charter.

mod any;
mod arrangement;
mod charter;
mod decide;
mod finished;
mod luck;
mod play;
mod record;
mod sheet;
mod state;
mod thinking;

pub use any::{AnyTable, BadRecords, open, setup};
pub use arrangement::Arrangement;
pub use charter::{BadCharter, Charter};
pub use decide::rematch::{Kept, Opener, cast_of};
pub use decide::{Input, Requester};
pub use finished::export::export;
pub use finished::replay::{journal, players, replay, steps_at};
pub use finished::verify::{Flaw, FlawSort, Verified, verify};
pub use luck::{ChanceSource, Luck, Seed, SeededChance, Terms};
pub use play::Playable;
pub use record::{Mover, Record, Stamped};
pub use sheet::{Attendance, Reader};
pub use state::{Standing, Status, Table};
pub use thinking::{BotInterrupts, BotTurn, Thought, level};
