//! The tables in memory, each with its actor.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use protocol::{Refusal, TableId};
use store::{Claim, TableError};
use tokio::sync::{OnceCell, mpsc};

use crate::app_state::AppState;
use crate::cluster::remote_table::RemoteTable;
use crate::log_limit::STORE_FAILURES;
use crate::people::names::is_id;
use crate::tables::actor::{Ownership, TableActor, TableCommand};
use crate::tables::load::load_table;

/// How many commands a table's queue holds.
const QUEUE_CAPACITY: usize = 128;

/// How long [`TableRegistry::send_if_live`] waits for room in a table's queue.
const BUSY_TIMEOUT: Duration = Duration::from_secs(2);

/// The sending side of a table's queue.
#[derive(Clone, Debug)]
struct TableHandle {
    queue: mpsc::Sender<TableCommand>,
    /// Whether the table runs on this node, so that an actor handles its commands.
    here: bool,
}

/// What came of a command that was sent without waiting.
#[derive(Debug)]
pub(crate) enum Sent {
    Accepted,
    /// Another node runs the table.
    Elsewhere,
    /// The queue is full.
    Full,
    /// The table is not in memory.
    NotLive(TableCommand),
}

/// A handle that may still be waiting for its table to load.
type Entry = Arc<OnceCell<TableHandle>>;

/// The tables in memory.
#[derive(Debug, Default)]
pub(crate) struct TableRegistry {
    entries: Mutex<HashMap<TableId, Entry>>,
}

impl TableRegistry {
    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Entry>> {
        self.entries.lock().expect("table registry mutex poisoned")
    }

    /// How many tables are in memory or loading.
    pub(crate) fn len(&self) -> usize {
        self.lock().len()
    }

    /// Whether a table is in memory.
    pub(crate) fn is_live(&self, id: &TableId) -> bool {
        self.lock().get(id).is_some_and(|entry| entry.initialized())
    }

    /// Sends a command to a table's actor. Loads the table first if it is not in memory.
    ///
    /// # Errors
    /// If there is no such table, or it can't be loaded, or its queue stays full.
    pub(crate) async fn send(
        state: &Arc<AppState>,
        id: &TableId,
        command: TableCommand,
    ) -> Result<(), Refusal> {
        send_where(state, id, command, true).await.map(|_| ())
    }

    /// Sends a command to a table's actor, if the table runs on this node or no other, and says whether it does.
    ///
    /// # Errors
    /// As [`TableRegistry::send`].
    pub(crate) async fn send_here(
        state: &Arc<AppState>,
        id: &TableId,
        command: TableCommand,
    ) -> Result<bool, Refusal> {
        send_where(state, id, command, false).await
    }

    /// Sends a command to the actor of a table in memory, without waiting.
    pub(crate) fn try_send_here(&self, id: &TableId, command: TableCommand) -> Sent {
        let handle = self.lock().get(id).and_then(|entry| entry.get()).cloned();
        match handle {
            None => Sent::NotLive(command),
            Some(handle) if !handle.here => Sent::Elsewhere,
            Some(handle) => match handle.queue.try_send(command) {
                Ok(()) => Sent::Accepted,
                Err(mpsc::error::TrySendError::Full(_)) => Sent::Full,
                Err(mpsc::error::TrySendError::Closed(command)) => Sent::NotLive(command),
            },
        }
    }

    /// Sends a command only if the table is in memory and has room in its queue. For commands that may be dropped.
    pub(crate) async fn send_if_live(&self, id: &TableId, command: TableCommand) {
        let handle = self.lock().get(id).and_then(|entry| entry.get()).cloned();
        if let Some(handle) = handle {
            // An actor that has retired meanwhile has no watchers left.
            let _ = handle.queue.send_timeout(command, BUSY_TIMEOUT).await;
        }
    }

    fn remove(&self, id: &TableId, entry: &Entry) {
        let mut entries = self.lock();
        if entries.get(id).is_some_and(|present| Arc::ptr_eq(present, entry)) {
            entries.remove(id);
        }
    }

    /// Forgets all tables. Their actors end.
    pub(crate) fn clear(&self) {
        self.lock().clear();
    }

    /// Removes the entry of a table whose task ends, and lets commands that come too late fail.
    pub(crate) fn remove_closed(&self, id: &TableId, commands: &mut mpsc::Receiver<TableCommand>) {
        commands.close();
        let mut entries = self.lock();
        if entries.get(id).and_then(|entry| entry.get()).is_some_and(|handle| handle.queue.is_closed()) {
            entries.remove(id);
        }
    }

    /// Removes entries whose loading was cancelled.
    pub(crate) fn prune(&self) {
        self.lock().retain(|_, entry| entry.initialized() || Arc::strong_count(entry) > 1);
    }

    /// Removes an actor's entry if its queue is empty, and says whether it did. A later command loads the table again.
    pub(crate) fn retire(&self, id: &TableId, commands: &mut mpsc::Receiver<TableCommand>) -> bool {
        let mut entries = self.lock();
        if !commands.is_empty() {
            return false;
        }
        commands.close();
        entries.remove(id);
        true
    }
}

/// Sends a command to a table, wherever it runs or only here, and says whether it was sent.
async fn send_where(
    state: &Arc<AppState>,
    id: &TableId,
    mut command: TableCommand,
    anywhere: bool,
) -> Result<bool, Refusal> {
    // A text that can't be an id never gets an entry.
    if !is_id(&id.0) {
        return Err(Refusal::NoSuchTable);
    }
    // A table's task may end after it was found and before it is sent the command. Then the table is looked for again.
    for _ in 0..8 {
        let entry = state.registry.lock().entry(id.clone()).or_default().clone();
        let handle = match entry.get_or_try_init(|| spawn_task(state, id)).await {
            Ok(handle) => handle,
            Err(refusal) => {
                state.registry.remove(id, &entry);
                return Err(refusal);
            }
        };
        if !handle.here && !anywhere {
            return Ok(false);
        }
        let depth = QUEUE_CAPACITY - handle.queue.capacity().min(QUEUE_CAPACITY);
        metrics::histogram!("gravegoods_table_queue_depth").record(depth as f64);
        match handle.queue.send_timeout(command, state.config.timeouts.table).await {
            Ok(()) => return Ok(true),
            // The actor waits for a store that does not answer.
            Err(mpsc::error::SendTimeoutError::Timeout(_)) => return Err(Refusal::Unavailable),
            Err(mpsc::error::SendTimeoutError::Closed(unsent)) => {
                command = unsent;
                state.registry.remove(id, &entry);
            }
        }
    }
    Err(Refusal::Unavailable)
}

/// Starts the task of a table: its actor, or one that passes commands on to the node that runs the table.
async fn spawn_task(state: &Arc<AppState>, id: &TableId) -> Result<TableHandle, Refusal> {
    if state.stopping.is_cancelled() {
        return Err(Refusal::Unavailable);
    }
    let term = state.cluster.membership.term().ok_or(Refusal::Unavailable)?;
    let (queue, commands) = mpsc::channel(QUEUE_CAPACITY);
    let owner = match state.store.claim(id, &term.node).await.map_err(unclaimed)? {
        Claim::Own { epoch } => match load_table(state, id).await {
            Ok(loaded) => {
                let ownership = Ownership { term, epoch };
                let actor = TableActor::new(state.clone(), loaded, ownership, commands);
                state.tasks.spawn(actor.run());
                return Ok(TableHandle { queue, here: true });
            }
            Err(refusal) => {
                let _ = state.store.release(id, &term.node, epoch).await;
                return Err(refusal);
            }
        },
        Claim::Other(owner) => owner,
        // A node of a newer version has run it. While nodes are upgraded, there is another one.
        Claim::TooNew { format } => {
            let newer = state.cluster.membership.node_that_reads(format);
            newer.ok_or_else(|| {
                tracing::warn!(table = %id, format, "no node reads the records of a table; start a newer version");
                Refusal::Unavailable
            })?
        }
    };
    // The database knows a node a moment before this one does.
    if state.cluster.bus.is_none() {
        return Err(Refusal::Unavailable);
    }
    let remote = RemoteTable::new(state.clone(), id.clone(), owner, term, commands);
    state.tasks.spawn(remote.run());
    Ok(TableHandle { queue, here: false })
}

fn unclaimed(error: TableError) -> Refusal {
    match error {
        TableError::NoSuchTable => Refusal::NoSuchTable,
        error => {
            STORE_FAILURES.log(|skipped| tracing::error!(%error, skipped, "can't claim a table"));
            Refusal::Unavailable
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_whose_loading_was_cancelled_are_pruned() {
        let registry = TableRegistry::default();
        let (given_up, loading) = (TableId("gone".to_owned()), TableId("wanted".to_owned()));
        drop(registry.lock().entry(given_up).or_default().clone());
        let waiting = registry.lock().entry(loading.clone()).or_default().clone();
        registry.prune();
        assert_eq!(registry.len(), 1);
        assert!(registry.lock().contains_key(&loading));
        drop(waiting);
    }
}
