//! What a server sends.

use serde::Serialize;

use crate::{PersonId, Refusal, Sheet, TableId};

/// One message of the server.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Message {
    /// The first message: who the server takes the client for.
    Welcome {
        /// The version of the protocol.
        protocol: u32,
        /// Who the person is; none for somebody who only watches.
        person: Option<PersonId>,
        /// The server's time, in milliseconds since 1970.
        now: i64,
    },
    /// A table has changed, or was asked for.
    Table {
        /// The number of the request that it answers.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        id: Option<u32>,
        /// What it looks like now.
        sheet: Box<Sheet>,
    },
    /// A request was granted.
    Done {
        /// Its number.
        id: Option<u32>,
    },
    /// A request was refused, and nothing has changed.
    Refused {
        /// Its number.
        id: Option<u32>,
        /// The table that it was about.
        table: Option<TableId>,
        /// Why.
        refusal: Refusal,
        /// Why, in English.
        reason: String,
    },
    /// Whether an action would be legal.
    Verdict {
        /// The number of the request.
        id: Option<u32>,
        /// Why not; none if it would be.
        refusal: Option<Refusal>,
    },
    /// What a strong bot would do, best first.
    Hint {
        /// The number of the request.
        id: Option<u32>,
        /// Which table.
        table: TableId,
        /// The version that it was thought out for.
        version: u64,
        /// The actions.
        lines: Vec<HintLine>,
    },
    /// What was said at a table.
    Chat {
        /// Which table.
        table: TableId,
        /// The lines, oldest first.
        lines: Vec<ChatLine>,
    },
    /// Who is looking at a table now.
    Present {
        /// Which table.
        table: TableId,
        /// The people with a seat who are here.
        people: Vec<PersonId>,
        /// How many others watch.
        watching: u32,
    },
    /// A rematch of this table was opened.
    Rematch {
        /// Which table.
        table: TableId,
        /// The new one.
        next: TableId,
    },
    /// It is the person's turn at a table that they may not have open.
    Turn {
        /// Which table.
        table: TableId,
    },
    /// The server is there.
    Pong {
        /// The number of the request.
        id: Option<u32>,
        /// The server's time, in milliseconds since 1970.
        now: i64,
    },
    /// The server ends the connection.
    Bye {
        /// Whether to come back, and after how many milliseconds.
        retry: Option<u32>,
    },
}

/// One action that a strong bot thinks of.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct HintLine {
    /// The action, in the game's notation.
    pub act: String,
    /// How likely it is to win, from 0 to 1; alone, in a scale of the game's own.
    pub value: f32,
    /// The score to expect.
    pub score: f32,
    /// How much of the thinking went into it, from 0 to 1.
    pub share: f32,
}

/// One line said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ChatLine {
    /// Its number at this table.
    pub number: u64,
    /// Who said it.
    pub person: PersonId,
    /// The name they went by.
    pub name: String,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}
