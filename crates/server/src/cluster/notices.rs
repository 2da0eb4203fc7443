//! What concerns a person's connections on all nodes: messages for them, mutes, and the end of sessions.
//!
//! An announcement that is lost could leave a connection open whose session has ended. So announcements are numbered, and when one
//! is missing, the sessions of all connections here are checked.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use async_nats::Subscriber;
use store::NodeId;
use table::Input;
use tokio::sync::oneshot;

use crate::app_state::AppState;
use crate::cluster::membership::Term;
use crate::cluster::messages::{Announcement, Notice};
use crate::cluster::next_message;
use crate::tables::actor::TableCommand;

/// From how many nodes on those that are gone are forgotten.
const MANY_NODES: usize = 64;

/// The number of the last announcement of this process.
static ANNOUNCED: AtomicU64 = AtomicU64::new(0);

impl AppState {
    /// Does what a notice says, here and on all other nodes.
    pub(crate) fn announce(&self, notice: Notice) {
        self.heed(&notice);
        send(self, Some(notice));
    }

    /// Does what a notice says to the connections and tables of this node.
    fn heed(&self, notice: &Notice) {
        let Notice::LoggedIn { from, to, name, tables } = notice else {
            return self.connections.heed(notice);
        };
        for table in tables {
            let input = Input::Become { from: from.clone(), to: to.clone(), name: name.clone() };
            let (reply, _) = oneshot::channel();
            // A table that is not in memory gets the account when it is loaded.
            let _ =
                self.registry.try_send_here(table, TableCommand::Apply { input, connection: None, reply });
        }
    }
}

/// Sends an announcement to the other nodes, if there may be any.
pub(crate) fn send(state: &AppState, notice: Option<Notice>) {
    if let (Some(bus), Some(term)) = (&state.cluster.bus, state.cluster.membership.term()) {
        let number = 1 + ANNOUNCED.fetch_add(1, Ordering::Relaxed);
        bus.announce(&Announcement { from: term.node.clone(), number, notice });
    }
}

/// Does what the announcements of other nodes say, until the term is over.
pub(crate) async fn receive(state: Arc<AppState>, term: Arc<Term>, mut announcements: Subscriber) {
    let mut last: HashMap<NodeId, u64> = HashMap::new();
    while let Some(announcement) = next_message(&state, &term, &mut announcements).await {
        let Announcement { from, number, notice } = announcement;
        if from == term.node {
            continue;
        }
        // A node that is new here may have announced something before.
        let before = last.insert(from, number);
        if before.is_some_and(|before| number > before + 1) {
            metrics::counter!("gravegoods_bus_gaps_total").increment(1);
            state.tasks.spawn(check_sessions(state.clone()));
        }
        if let Some(notice) = notice {
            state.heed(&notice);
        }
        // Nodes that are gone don't come back.
        if last.len() > MANY_NODES {
            last.retain(|node, _| state.cluster.membership.is_live(node));
        }
    }
}

/// Ends connections whose sessions have ended, and reads again whom people have muted.
async fn check_sessions(state: Arc<AppState>) {
    for (person, session) in state.connections.sessions() {
        match state.store.session(session, state.now()).await {
            Ok(Some(found)) if found.person == person => {
                if let Ok(muted) = state.store.mutes_of(&person).await {
                    state.connections.set_muted(&person, muted.into_iter().collect());
                }
            }
            // If the store can't tell, the client finds out when it reconnects.
            Ok(_) | Err(_) => state.connections.heed(&Notice::EndSession { person, session }),
        }
    }
}
