//! The messages between a server and its clients.
//!
//! A client opens a WebSocket and sends [`ClientMessage`]s: a [`Request`], with a number if it wants to know which answer belongs
//! to it. The server sends [`Message`]s. What one person is sent about a table is a [`Sheet`]: who sits where, the clocks,
//! their view of the game, what they may do, and the log since the version they had seen. A client that keeps what it was
//! sent gets an [`Update`] instead, with a [`Frame`] for every record. `docs/protocol.md` describes all
//! of it; the TypeScript types of the browser client are generated from this crate.

mod command;
pub mod http;
mod ids;
mod message;
mod refusal;
mod request;
mod sheet;
mod update;

pub use command::{Command, LevelName, Nonce};
pub use ids::{Millis, PersonId, PersonKind, TableId, Visibility};
pub use message::{ChatLine, HintLine, Message};
pub use refusal::Refusal;
pub use request::{BotPace, ClientMessage, Request};
pub use sheet::{
    Absence, ClockSetting, Ending, Entry, EntryKind, Holder, LessonSheet, LiveSheet, Phase, SeatClock,
    SeatSheet, Sheet, UndoRequest, UndoSheet,
};
pub use update::{Frame, Moment, Update};

/// The version of the protocol. It changes when clients of the previous version would not be understood.
pub const PROTOCOL: u32 = 6;

/// The fewest characters of a password.
pub const MIN_PASSWORD: usize = 8;
/// The most characters of a password.
pub const MAX_PASSWORD: usize = 200;
/// The most characters of a name.
pub const MAX_NAME: usize = 24;
/// The most characters of a chat line.
pub const MAX_CHAT: usize = 400;
