//! The lease that makes this server a node, and what happens when it is lost.
//!
//! A lease is renewed every second and lasts three. A node that could not renew it in time may have lost its tables to others. It gives
//! all of them up at that moment, asks its clients to reconnect, and joins again under a new id. It does the same when it has lost NATS
//! for a while, because it could not tell the others anything.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, RwLock};
use std::time::{Duration, Instant};

use store::{JoinError, LEASE, Node, NodeId};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::app_state::AppState;
use crate::cluster::bus::Subscribed;
use crate::cluster::links::Links;
use crate::cluster::{notices, requests};
use crate::log_limit::STORE_FAILURES;
use crate::run::StartError;

/// How often a lease is renewed.
const RENEWAL: Duration = Duration::from_secs(1);

/// How long to wait before a renewal that failed is tried again.
const RETRY_DELAY: Duration = Duration::from_millis(200);

/// How long a node goes on without NATS. A server of NATS that restarts takes less.
const LONGEST_WITHOUT_BUS: Duration = Duration::from_secs(2);

/// The time in which this server is a node under one id.
#[derive(Debug)]
pub(crate) struct Term {
    pub(crate) node: NodeId,
    /// Cancelled when the lease is lost.
    pub(crate) over: CancellationToken,
}

/// Whether this server is a node, and which others there are.
#[derive(Debug, Default)]
pub(crate) struct Membership {
    term: RwLock<Option<Arc<Term>>>,
    /// Cancelled when the server has finished its writes and leaves.
    leaving: CancellationToken,
    nodes: Mutex<Vec<Node>>,
}

impl Membership {
    /// The present term; none while the server is no node.
    pub(crate) fn term(&self) -> Option<Arc<Term>> {
        self.term.read().expect("term lock poisoned").clone()
    }

    /// Begins a term.
    fn begin(&self, node: NodeId) -> Arc<Term> {
        let term = Arc::new(Term { node, over: CancellationToken::new() });
        *self.term.write().expect("term lock poisoned") = Some(term.clone());
        term
    }

    /// Whether a node has a lease, as far as this one knows.
    pub(crate) fn is_live(&self, node: &NodeId) -> bool {
        self.nodes.lock().expect("nodes mutex poisoned").iter().any(|known| known.id == *node)
    }

    /// A node that reads records of this format.
    pub(crate) fn node_that_reads(&self, format: u32) -> Option<NodeId> {
        let nodes = self.nodes.lock().expect("nodes mutex poisoned");
        nodes.iter().find(|node| node.format >= format).map(|node| node.id.clone())
    }

    /// Keeps the nodes that have a lease now. Returns those that have none any more.
    fn replace_nodes(&self, links: &Links, now: Vec<Node>) -> HashSet<NodeId> {
        let mut nodes = self.nodes.lock().expect("nodes mutex poisoned");
        metrics::gauge!("gravegoods_nodes").set(now.len() as f64);
        let before = std::mem::replace(&mut *nodes, now);
        let is_live = |id: &NodeId| nodes.iter().any(|node| node.id == *id);
        let mut gone: HashSet<NodeId> = links.gone(is_live).into_iter().collect();
        gone.extend(before.into_iter().map(|node| node.id).filter(|id| !is_live(id)));
        gone
    }
}

/// Makes the server a node for the first time. A server that was killed may still have a lease, so this waits for the end of one.
pub(crate) async fn join(state: &Arc<AppState>) -> Result<(), StartError> {
    let begun = Instant::now();
    loop {
        match try_to_join(state).await {
            Ok(()) => return Ok(()),
            Err(JoinError::NotConnected) if begun.elapsed() < LEASE + RENEWAL => {
                tokio::time::sleep(RENEWAL / 5).await;
            }
            Err(JoinError::NotConnected) => return Err(StartError::SecondServer),
            Err(JoinError::Store(error)) => return Err(error.into()),
            Err(other) => return Err(StartError::Join(other.to_string())),
        }
    }
}

async fn try_to_join(state: &Arc<AppState>) -> Result<(), JoinError> {
    let id = NodeId(state.random_id());
    let connected = state.cluster.bus.is_some();
    // It can be reached before others know of it.
    let subscribed = match &state.cluster.bus {
        Some(bus) => match bus.subscribe(&id).await {
            Some(subscribed) => Some(subscribed),
            None => return Err(JoinError::NotConnected),
        },
        None => None,
    };
    let node = Node { id: id.clone(), connected, format: state.config.record_format };
    state.store.join(&node).await?;
    let term = state.cluster.membership.begin(id);
    tracing::info!(node = %term.node, "this server is a node");
    if let Some(Subscribed { own, all }) = subscribed {
        state.tasks.spawn(requests::receive(state.clone(), term.clone(), own));
        state.tasks.spawn(notices::receive(state.clone(), term.clone(), all));
    }
    Ok(())
}

/// Renews the lease until the server leaves, and joins again when it is lost. A server that stops keeps its lease until it has
/// finished its writes.
pub(crate) async fn keep_lease(state: Arc<AppState>) {
    if !state.store.is_shared() {
        return;
    }
    let mut renewed = Instant::now();
    let mut pause = RENEWAL;
    loop {
        let term = state.cluster.membership.term();
        if term.is_some() {
            pause = pause.min((renewed + LEASE).saturating_duration_since(Instant::now()));
        }
        tokio::select! {
            () = state.cluster.membership.leaving.cancelled() => return,
            () = tokio::time::sleep(pause) => pause = RENEWAL,
        }
        match term {
            Some(term) => match renew(&state, &term, &mut renewed).await {
                Ok(Renewal::Done) => {}
                Ok(Renewal::Failed) => pause = RETRY_DELAY,
                Err(why) => end_term(&state, &term, why).await,
            },
            None => {
                if state.stopping.is_cancelled()
                    || state.cluster.bus.as_ref().is_some_and(|bus| !bus.is_connected())
                {
                    continue;
                }
                let started = Instant::now();
                match try_to_join(&state).await {
                    Ok(()) => renewed = started,
                    Err(error) => STORE_FAILURES.log(|skipped| {
                        tracing::warn!(%error, skipped, "this server can't become a node again yet");
                    }),
                }
            }
        }
    }
}

/// What came of an attempt to renew a lease that is not lost.
enum Renewal {
    Done,
    /// There is time for another attempt.
    Failed,
}

/// Renews the lease, or says why it is lost.
async fn renew(state: &Arc<AppState>, term: &Term, renewed: &mut Instant) -> Result<Renewal, &'static str> {
    let cut_off = state.cluster.bus.as_ref().and_then(|bus| bus.disconnected_for());
    if cut_off.is_some_and(|time| time > LONGEST_WITHOUT_BUS) {
        return Err("NATS can't be reached");
    }
    let started = Instant::now();
    let left = (*renewed + LEASE).saturating_duration_since(started);
    let attempt = tokio::time::timeout(left, state.store.renew(&term.node));
    match attempt.await.unwrap_or(Err(store::Error::Timeout)) {
        Ok(Some(nodes)) => {
            *renewed = started;
            for gone in state.cluster.membership.replace_nodes(&state.cluster.links, nodes) {
                tracing::info!(node = %gone, "a node is gone");
                requests::forget_node(state, &gone);
            }
            requests::beat(state);
            Ok(Renewal::Done)
        }
        Ok(None) => Err("the lease has run out"),
        // The lease may be gone by the database's clock, and this server would not know.
        Err(_) if renewed.elapsed() >= LEASE => Err("the database can't be reached"),
        Err(error) => {
            STORE_FAILURES.log(|skipped| tracing::warn!(%error, skipped, "the lease was not renewed"));
            Ok(Renewal::Failed)
        }
    }
}

/// Gives all tables up. Clients reconnect, here or at another node.
async fn end_term(state: &Arc<AppState>, term: &Term, why: &str) {
    tracing::warn!(node = %term.node, why, "this server is no longer a node; it will join again");
    metrics::counter!("gravegoods_leases_lost_total").increment(1);
    *state.cluster.membership.term.write().expect("term lock poisoned") = None;
    term.over.cancel();
    state.registry.clear();
    state.cluster.links.clear();
    state.connections.end_everyone();
    // If the database can't be reached, the lease ends by itself.
    let _ = tokio::time::timeout(RENEWAL, state.store.leave(&term.node)).await;
}

/// Ends the lease when the server stops, so that others can have its tables at once.
pub(crate) async fn leave(state: &Arc<AppState>, renewing: JoinHandle<()>) {
    state.cluster.membership.leaving.cancel();
    let _ = renewing.await;
    if let Some(term) = state.cluster.membership.term()
        && let Err(error) = state.store.leave(&term.node).await
    {
        tracing::warn!(%error, "the lease of this server was not ended; others wait until it has run out");
    }
}
