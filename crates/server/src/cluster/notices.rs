//! What concerns a person's connections on all nodes: messages for them, mutes, and the end of sessions.
//!
//! An announcement that is lost could leave a connection open whose session has ended. So announcements are numbered, and when one
//! is missing, the sessions of all connections here are checked. They are also checked when a node comes or goes: it may have had
//! nobody to tell.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

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

/// How long to wait before sessions are checked again that the store could not tell of.
const RETRY_DELAY: Duration = Duration::from_secs(1);

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
        bus.announce(&term.node, notice);
    }
}

/// Does what the announcements of other nodes say, until the term is over.
pub(crate) async fn receive(state: Arc<AppState>, term: Arc<Term>, mut announcements: Subscriber) {
    let mut heard = Heard::default();
    while let Some(announcement) = next_message(&state, &term, &mut announcements).await {
        let Announcement { from, number, notice } = announcement;
        if from == term.node {
            continue;
        }
        if heard.may_have_missed(from, number) {
            state.cluster.session_check.notify_one();
        }
        if let Some(notice) = notice {
            state.heed(&notice);
        }
        // Nodes that are gone don't come back.
        if heard.0.len() > MANY_NODES {
            heard.0.retain(|node, _| state.cluster.membership.is_live(node));
        }
    }
}

/// The number of the last announcement of each node.
#[derive(Debug, Default)]
struct Heard(HashMap<NodeId, u64>);

impl Heard {
    /// Notes an announcement. Returns whether there may have been others before it that were not heard: the node is new here,
    /// or a number is missing.
    fn may_have_missed(&mut self, from: NodeId, number: u64) -> bool {
        let last = self.0.entry(from).or_insert(0);
        let before = std::mem::replace(last, number.max(*last));
        if before == 0 {
            return true;
        }
        let missing = number > before + 1;
        if missing {
            metrics::counter!("gravegoods_bus_gaps_total").increment(1);
        }
        missing
    }
}

/// Checks the sessions of all connections here whenever it is asked for, until the server stops. What is asked for during a check
/// is done by one more.
pub(crate) async fn check_sessions(state: Arc<AppState>) {
    loop {
        tokio::select! {
            () = state.stopping.cancelled() => return,
            () = state.cluster.session_check.notified() => {}
        }
        if !check_all(&state).await {
            tokio::select! {
                () = state.stopping.cancelled() => return,
                () = tokio::time::sleep(RETRY_DELAY) => state.cluster.session_check.notify_one(),
            }
        }
    }
}

/// Ends connections whose sessions have ended, and reads again whom people have muted. Returns whether the store could tell of all.
async fn check_all(state: &AppState) -> bool {
    let mut all = true;
    for (person, session) in state.connections.sessions() {
        if state.stopping.is_cancelled() {
            return true;
        }
        match state.store.session(session, state.now()).await {
            Ok(Some(found)) if found.person == person => match state.store.mutes_of(&person).await {
                Ok(muted) => state.connections.set_muted(&person, muted.into_iter().collect()),
                Err(_) => all = false,
            },
            Ok(_) => state.connections.heed(&Notice::EndSession { person, session }),
            Err(_) => all = false,
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_announcement_is_noticed_once() {
        let mut heard = Heard::default();
        let mut hear = |number| heard.may_have_missed(NodeId("other".to_owned()), number);
        assert!(hear(5), "a node that is new here may have said something before");
        assert!(!hear(6) && !hear(7));
        assert!(hear(9));
        assert!(!hear(8), "it came late");
        assert!(!hear(10), "nothing is missing after one that came late");
    }
}
