//! Who waits for an answer of another node.

use game_core::{Odds, SeatSet};
use protocol::Refusal;
use tokio::sync::oneshot;

use crate::cluster::messages::Reply;

/// Who waits for the answer to a request. When it is dropped, they learn that the table can't be reached.
#[derive(Debug)]
pub(crate) enum Pending {
    Done(oneshot::Sender<()>),
    Version(oneshot::Sender<Result<u64, Refusal>>),
    Odds(oneshot::Sender<Result<Vec<Odds>, Refusal>>),
    Unit(oneshot::Sender<Result<(), Refusal>>),
    Sheet(oneshot::Sender<String>),
    Team(oneshot::Sender<Result<SeatSet, Refusal>>),
}

impl Pending {
    /// Whether nobody waits any more.
    pub(crate) fn is_abandoned(&self) -> bool {
        match self {
            Pending::Done(reply) => reply.is_closed(),
            Pending::Version(reply) => reply.is_closed(),
            Pending::Odds(reply) => reply.is_closed(),
            Pending::Unit(reply) => reply.is_closed(),
            Pending::Sheet(reply) => reply.is_closed(),
            Pending::Team(reply) => reply.is_closed(),
        }
    }

    /// Gives the answer to who waits for it. An answer of another kind counts as none.
    pub(crate) fn resolve(self, reply: Reply) {
        let refused = |text: String| serde_json::from_str(&text).unwrap_or(Refusal::Unavailable);
        // Who waits may have given up.
        match (self, reply) {
            (Pending::Done(waiting), Reply::Done) => drop(waiting.send(())),
            (Pending::Version(waiting), Reply::Version(version)) => drop(waiting.send(Ok(version))),
            (Pending::Version(waiting), Reply::Refused(text)) => drop(waiting.send(Err(refused(text)))),
            (Pending::Odds(waiting), Reply::Odds(odds)) => drop(waiting.send(Ok(odds))),
            (Pending::Odds(waiting), Reply::Refused(text)) => drop(waiting.send(Err(refused(text)))),
            (Pending::Unit(waiting), Reply::Done) => drop(waiting.send(Ok(()))),
            (Pending::Unit(waiting), Reply::Refused(text)) => drop(waiting.send(Err(refused(text)))),
            (Pending::Sheet(waiting), Reply::Sheet(sheet)) => drop(waiting.send(sheet)),
            (Pending::Team(waiting), Reply::Team(team)) => drop(waiting.send(Ok(team))),
            (Pending::Team(waiting), Reply::Refused(text)) => drop(waiting.send(Err(refused(text)))),
            (_, reply) => tracing::debug!(?reply, "a node has not answered what it was asked"),
        }
    }
}
