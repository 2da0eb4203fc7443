//! Several servers that share one database.
//!
//! PostgreSQL is the truth: it says which node runs a table, and refuses what another node writes to it. NATS carries messages
//! between nodes, and may lose or repeat them. `docs/scaling.md` tells how it works.
//!
//! - `membership`: the lease that makes this server a node.
//! - `bus`: the connection to NATS.
//! - `links`: numbered messages to and from each other node, and what to do when one is missing.
//! - `pending`: who waits for an answer of another node.
//! - `remote_table`: a table that another node runs.
//! - `requests`: what other nodes ask of the tables that this one runs.
//! - `notices`: what concerns a person's connections on all nodes.

pub(crate) mod bus;
pub(crate) mod links;
pub(crate) mod membership;
pub(crate) mod messages;
pub(crate) mod notices;
pub(crate) mod pending;
pub(crate) mod remote_table;
pub(crate) mod requests;

use async_nats::Subscriber;
use futures_util::StreamExt;
use serde::de::DeserializeOwned;
use tokio::sync::Notify;

use crate::app_state::AppState;
use crate::cluster::bus::Bus;
use crate::cluster::links::Links;
use crate::cluster::membership::{Membership, Term};

/// What a server knows of the others.
#[derive(Debug)]
pub(crate) struct Cluster {
    pub(crate) membership: Membership,
    pub(crate) links: Links,
    /// The connection to the other nodes; none for a server that is alone.
    pub(crate) bus: Option<Bus>,
    /// Asks for a check of the sessions of all connections here.
    pub(crate) session_check: Notify,
}

impl Cluster {
    pub(crate) fn new(bus: Option<Bus>) -> Cluster {
        Cluster {
            membership: Membership::default(),
            links: Links::default(),
            bus,
            session_check: Notify::new(),
        }
    }
}

/// The next message of another node; none when the term is over. Those that only another version knows are passed over.
async fn next_message<M: DeserializeOwned>(
    state: &AppState,
    term: &Term,
    messages: &mut Subscriber,
) -> Option<M> {
    loop {
        let message = tokio::select! {
            () = term.over.cancelled() => return None,
            () = state.stopping.cancelled() => return None,
            message = messages.next() => message?,
        };
        if let Some(known) = messages::unpack(&message.payload) {
            return Some(known);
        }
    }
}
