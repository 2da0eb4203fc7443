//! What a client sends.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Command, TableId};

/// One message from a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ClientMessage {
    /// A number chosen by the client; the answer has the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub id: Option<u32>,
    /// The request.
    #[serde(flatten)]
    pub request: Request,
}

/// A request of a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Request {
    /// Watch a table; the answer is a whole sheet.
    Open {
        /// The table.
        table: TableId,
        /// The last version that the client has seen; the log starts after it.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u64>"))]
        since: u64,
        /// Whether to list every legal action too.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        list: bool,
        /// Whether to send frames instead of whole sheets, where the client has the version before.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        frames: bool,
        /// How fast bots play at the table. Where several players want something else, the slowest counts.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<BotPace>"))]
        pace: BotPace,
    },
    /// Stop watching a table.
    Close {
        /// The table.
        table: TableId,
    },
    /// Send a command to a table.
    Do {
        /// The table.
        table: TableId,
        /// The command.
        command: Command,
    },
    /// Ask whether an action is legal now, and if not, why.
    Check {
        /// The table.
        table: TableId,
        /// The action, as the game's own data.
        #[cfg_attr(feature = "typescript", ts(type = "G['action']"))]
        action: Value,
    },
    /// Ask for a hint: what a strong bot would do.
    Hint {
        /// The table.
        table: TableId,
    },
    /// Send a chat message to everyone at a table, or only to one's allies.
    Say {
        /// The table.
        table: TableId,
        /// The text.
        text: String,
        /// Whether only the allies of the person read it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        allies: bool,
    },
    /// Check that the server responds.
    Ping,
}

/// How fast bots play: how long people see the table before a bot moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum BotPace {
    /// As fast as possible.
    Fast,
    /// As the server is configured.
    #[default]
    Normal,
    /// With time to look at every move.
    Slow,
}

impl Request {
    /// The table that the request is about.
    pub fn table(&self) -> Option<&TableId> {
        match self {
            Request::Open { table, .. }
            | Request::Close { table }
            | Request::Do { table, .. }
            | Request::Check { table, .. }
            | Request::Hint { table }
            | Request::Say { table, .. } => Some(table),
            Request::Ping => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_message_is_one_flat_object() {
        let text = r#"{"id":3,"type":"do","table":"t","command":{"do":"leave"}}"#;
        let frame: ClientMessage = serde_json::from_str(text).unwrap();
        assert_eq!(frame.request, Request::Do { table: TableId("t".to_owned()), command: Command::Leave });
        assert_eq!(serde_json::to_string(&frame).unwrap(), text);
        let open: ClientMessage = serde_json::from_str(r#"{"type":"open","table":"t"}"#).unwrap();
        assert_eq!(
            open.request,
            Request::Open {
                table: TableId("t".to_owned()),
                since: 0,
                list: false,
                frames: false,
                pace: BotPace::Normal
            }
        );
    }
}
