//! What a client sends.

use serde::{Deserialize, Serialize};

use crate::{Command, TableId};

/// One message of a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Frame {
    /// A number of the client's choice; the answer carries it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub id: Option<u32>,
    /// What it wants.
    #[serde(flatten)]
    pub request: Request,
}

/// What a client wants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Request {
    /// To be told about a table from now on; the answer is a whole sheet.
    Open {
        /// Which table.
        table: TableId,
        /// The last version the client has seen; the log comes from there on.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u64>"))]
        since: u64,
        /// Whether to list every legal action as text, too.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        list: bool,
    },
    /// To be told no more about a table.
    Close {
        /// Which table.
        table: TableId,
    },
    /// To do something at a table.
    Do {
        /// Which table.
        table: TableId,
        /// What.
        command: Command,
    },
    /// To know whether an action would be legal now, and why not.
    Check {
        /// Which table.
        table: TableId,
        /// The action, in the game's notation.
        act: String,
    },
    /// To hear what a strong bot would do.
    Hint {
        /// Which table.
        table: TableId,
    },
    /// To say something to all at a table.
    Say {
        /// Which table.
        table: TableId,
        /// What.
        text: String,
    },
    /// To know that the server is there.
    Ping,
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
    fn a_frame_is_one_flat_object() {
        let text = r#"{"id":3,"type":"do","table":"t","command":{"do":"leave"}}"#;
        let frame: Frame = serde_json::from_str(text).unwrap();
        assert_eq!(frame.request, Request::Do { table: TableId("t".to_owned()), command: Command::Leave });
        assert_eq!(serde_json::to_string(&frame).unwrap(), text);
        let open: Frame = serde_json::from_str(r#"{"type":"open","table":"t"}"#).unwrap();
        assert_eq!(open.request, Request::Open { table: TableId("t".to_owned()), since: 0, list: false });
    }
}
