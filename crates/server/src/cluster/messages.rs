//! What nodes send each other, as MessagePack with the names of the fields, so that a version may add some.

use game_core::{Odds, SeatSet};
use protocol::{BotPace, ChatLine, PersonId, Refusal, TableId};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{NewLine, NodeId};
use table::Input;

/// A message from one node to another.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Envelope {
    pub(crate) from: NodeId,
    /// Rises when one of the two has missed something. Then both forget what they had with each other.
    pub(crate) era: u64,
    /// The number of the message in this era, from 1 without gaps.
    pub(crate) number: u64,
    pub(crate) body: Body,
}

/// The content of a message.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Body {
    /// Nothing, so that a message that is lost is missed soon.
    Beat,
    /// A command for a table that the receiver runs.
    Request { id: u64, table: TableId, request: TableRequest },
    /// The answer to a request.
    Reply { id: u64, reply: Reply },
    /// Something for a connection of the receiver that watches a table.
    Deliver { table: TableId, connection: u64, delivery: Delivery },
    /// The sender no longer runs a table.
    Ended { table: TableId },
    /// Some of the bytes of a body that is too large for one message. The pieces come one after the other.
    Piece { bytes: Vec<u8>, last: bool },
}

impl Body {
    /// A body that is too large, in pieces that fit into messages of this size.
    pub(crate) fn in_pieces(&self, max_size: usize) -> Vec<Body> {
        let packed = pack(self);
        // A byte of a piece may take two.
        let pieces = packed.chunks((max_size.saturating_sub(ENVELOPE_SIZE) / 2).max(1));
        let last = pieces.len() - 1;
        let piece =
            |(index, bytes): (usize, &[u8])| Body::Piece { bytes: bytes.to_owned(), last: index == last };
        pieces.enumerate().map(piece).collect()
    }
}

/// What a message may take besides its content.
const ENVELOPE_SIZE: usize = 512;

/// A command for a table. Connections have the numbers that they have on the node that asks.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum TableRequest {
    Watch { connection: u64, person: Option<PersonId>, watching: RemoteWatching, id: Option<u32> },
    Unwatch { connection: u64 },
    Apply { input: Input, connection: Option<u64> },
    Check { person: PersonId, action: Value },
    Hint { person: PersonId, connection: u64, id: Option<u32> },
    Look { person: Option<PersonId> },
    Say { line: RemoteLine },
    SayToAllies { line: RemoteLine },
    Team { person: PersonId },
    Rematch { next: TableId },
}

/// How a connection wants to watch a table.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct RemoteWatching {
    pub(crate) since: u64,
    pub(crate) list: bool,
    pub(crate) frames: bool,
    pub(crate) pace: BotPace,
}

/// A new line of chat.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct RemoteLine {
    person: PersonId,
    name: String,
    account: bool,
    text: String,
    at: i64,
}

impl RemoteLine {
    pub(crate) fn new(line: NewLine) -> RemoteLine {
        let NewLine { table: _, person, name, account, text, at } = line;
        RemoteLine { person, name, account, text, at }
    }

    pub(crate) fn at_table(self, table: &TableId) -> NewLine {
        let RemoteLine { person, name, account, text, at } = self;
        NewLine { table: table.clone(), person, name, account, text, at }
    }
}

/// The answer to a request.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Reply {
    /// The node does not run this table.
    NotOwner,
    /// A [`Refusal`] as JSON, because it may have data of a game.
    Refused(String),
    Done,
    Version(u64),
    Odds(Vec<Odds>),
    /// A sheet as JSON.
    Sheet(String),
    Team(SeatSet),
}

impl Reply {
    pub(crate) fn refused(refusal: &Refusal) -> Reply {
        Reply::Refused(serde_json::to_string(refusal).expect("a refusal has only string keys"))
    }
}

/// Something for a connection.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Delivery {
    /// An encoded message.
    Text(String),
    /// Lines of chat, without those whose authors the reader has muted.
    Chat { lines: Vec<ChatLine>, allies: bool },
}

/// A message from one node to all others.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Announcement {
    pub(crate) from: NodeId,
    /// The number of the announcement of this node, from 1 without gaps.
    pub(crate) number: u64,
    /// None, so that an announcement that is lost is missed soon.
    pub(crate) notice: Option<Notice>,
}

/// Something that concerns a person's connections on all nodes.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Notice {
    /// Send an encoded message to a person's connections, except those that watch this table.
    Tell { person: PersonId, table: TableId, text: String },
    /// A person has muted another, or no longer.
    Mute { person: PersonId, other: PersonId, muted: bool },
    /// A guest who may be muted has an account by now.
    ReplaceMuted { guest: PersonId, account: PersonId },
    /// A guest has logged in to an account. These finished games, if they are in memory, have to learn of it.
    LoggedIn { from: PersonId, to: PersonId, name: String, tables: Vec<TableId> },
    /// All sessions of a person have ended.
    EndAll { person: PersonId },
    /// A session has ended.
    EndSession { person: PersonId, session: [u8; 32] },
}

/// A message as bytes.
pub(crate) fn pack(message: &impl Serialize) -> Vec<u8> {
    rmp_serde::to_vec_named(message).expect("messages between nodes are plain data")
}

/// Reads a message; none if another version has sent something unknown.
pub(crate) fn unpack<'m, T: Deserialize<'m>>(bytes: &'m [u8]) -> Option<T> {
    rmp_serde::from_slice(bytes)
        .inspect_err(|error| tracing::warn!(%error, "a node sent something unknown"))
        .ok()
}

#[cfg(test)]
mod tests {
    use protocol::Command;
    use serde_json::json;
    use table::Requester;

    use super::*;

    #[test]
    fn commands_with_a_game_s_data_read_back() {
        let requester = Requester {
            person: PersonId("ada".to_owned()),
            name: "Ada".to_owned(),
            kind: protocol::PersonKind::Guest,
        };
        let action = json!({ "claim": [{ "slot": 3, "dice": 2, "effort": 4 }], "none": null });
        let command = Command::Act { version: 7, action: action.clone() };
        let input = Input::Person { requester, command };
        let request = TableRequest::Apply { input: input.clone(), connection: Some(9) };
        let body = Body::Request { id: 5, table: TableId("t".to_owned()), request };
        let sent = Envelope { from: NodeId("n".to_owned()), era: 1, number: 2, body };
        let read: Envelope = unpack(&pack(&sent)).unwrap();
        match read.body {
            Body::Request { request: TableRequest::Apply { input: read, .. }, .. } => assert_eq!(read, input),
            other => panic!("{other:?}"),
        }
        assert!(unpack::<Envelope>(b"something else").is_none());
    }

    #[test]
    fn refusals_read_back() {
        let refusal = serde_json::value::to_raw_value(&json!({ "b": 1, "a": [2] })).unwrap();
        for refusal in [
            Refusal::Stale { seen: 3, version: 4 },
            Refusal::Unavailable,
            Refusal::Rules { reason: "no".to_owned(), refusal },
        ] {
            let Reply::Refused(text) = Reply::refused(&refusal) else { unreachable!() };
            let read: Refusal = serde_json::from_str(&text).unwrap();
            assert_eq!(serde_json::to_value(&read).unwrap(), serde_json::to_value(&refusal).unwrap());
        }
    }
}
