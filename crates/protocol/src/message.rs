//! What a server sends.

use game_core::Odds;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{PersonId, Refusal, Sheet, TableId, Update};

/// One message from the server.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Message {
    /// The first message: who the client is for the server.
    Welcome {
        /// The version of the protocol.
        protocol: u32,
        /// The person; none for an anonymous spectator.
        person: Option<PersonId>,
        /// The server's time, in milliseconds since 1970.
        now: i64,
    },
    /// A table has changed, or was requested.
    Table {
        /// The number of the request that it answers.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        id: Option<u32>,
        /// The table as the person may see it now.
        sheet: Box<Sheet>,
    },
    /// A table has changed, for a client that asked for frames and has the version before.
    Update {
        /// What has changed.
        #[serde(flatten)]
        update: Box<Update>,
    },
    /// A request succeeded.
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
        /// The reason, as data.
        refusal: Refusal,
        /// The reason, in English.
        reason: String,
    },
    /// Whether an action is legal.
    Verdict {
        /// The number of the request.
        id: Option<u32>,
        /// Why it is not; none if it is.
        refusal: Option<Refusal>,
        /// For each part of a legal action, the odds that chance undoes it; empty if the game does not tell.
        odds: Vec<Odds>,
    },
    /// What a strong bot would do, best first.
    Hint {
        /// The number of the request.
        id: Option<u32>,
        /// The table.
        table: TableId,
        /// The version that it is for.
        version: u64,
        /// The actions.
        lines: Vec<HintLine>,
    },
    /// Chat messages at a table.
    Chat {
        /// The table.
        table: TableId,
        /// The messages, oldest first.
        lines: Vec<ChatLine>,
        /// Whether only the reader and their allies are sent them. Such messages have numbers of their own.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        allies: bool,
    },
    /// Who is at a table now.
    Present {
        /// The table.
        table: TableId,
        /// The people with a seat who are connected.
        people: Vec<PersonId>,
        /// How many others watch.
        watching: u32,
    },
    /// A rematch of this table was opened.
    Rematch {
        /// The table.
        table: TableId,
        /// The new table.
        next: TableId,
    },
    /// It is the person's turn at a table that they may not have open.
    Turn {
        /// The table.
        table: TableId,
    },
    /// The answer to a ping.
    Pong {
        /// The number of the request.
        id: Option<u32>,
        /// The server's time, in milliseconds since 1970.
        now: i64,
    },
    /// The server closes the connection.
    Bye {
        /// After how many milliseconds to connect again; none if not at all.
        retry: Option<u32>,
    },
}

/// One action of a hint.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct HintLine {
    /// The action, in the game's notation.
    #[cfg_attr(feature = "typescript", ts(type = "G['action']"))]
    pub action: Value,
    /// The chance to win, from 0 to 1; in a solo game, the score on a scale of the game.
    pub value: f32,
    /// The score to expect.
    pub score: f32,
    /// Its share of the search, from 0 to 1.
    pub share: f32,
}

/// One chat message at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ChatLine {
    /// Its number at this table.
    pub number: u64,
    /// Who wrote it.
    pub person: PersonId,
    /// Their name at that time.
    pub name: String,
    /// Whether they had an account then.
    pub account: bool,
    /// The text.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}
