//! The tables in memory, each with its actor.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use protocol::{Refusal, TableId};
use tokio::sync::{OnceCell, mpsc};

use crate::app_state::AppState;
use crate::people::names::is_id;
use crate::tables::actor::{TableActor, TableCommand};
use crate::tables::load::load_table;

/// How many commands a table's queue holds.
const QUEUE_CAPACITY: usize = 128;

/// How long [`TableRegistry::send_if_live`] waits for room in a table's queue.
const BUSY_TIMEOUT: Duration = Duration::from_secs(2);

/// The sending side of an actor's queue.
type TableHandle = mpsc::Sender<TableCommand>;

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
        mut command: TableCommand,
    ) -> Result<(), Refusal> {
        // A text that can't be an id never gets an entry.
        if !is_id(&id.0) {
            return Err(Refusal::NoSuchTable);
        }
        // An actor may retire after it was found and before it is sent the command. Then the table is loaded again.
        for _ in 0..8 {
            let entry = state.registry.lock().entry(id.clone()).or_default().clone();
            let handle = match entry.get_or_try_init(|| spawn_actor(state, id)).await {
                Ok(handle) => handle,
                Err(refusal) => {
                    state.registry.remove(id, &entry);
                    return Err(refusal);
                }
            };
            let depth = QUEUE_CAPACITY - handle.capacity().min(QUEUE_CAPACITY);
            metrics::histogram!("gravegoods_table_queue_depth").record(depth as f64);
            match handle.send_timeout(command, state.config.timeouts.table).await {
                Ok(()) => return Ok(()),
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

    /// Sends a command only if the table is in memory and has room in its queue. For commands that may be dropped.
    pub(crate) async fn send_if_live(&self, id: &TableId, command: TableCommand) {
        let handle = self.lock().get(id).and_then(|entry| entry.get()).cloned();
        if let Some(handle) = handle {
            // An actor that has retired meanwhile has no watchers left.
            let _ = handle.send_timeout(command, BUSY_TIMEOUT).await;
        }
    }

    fn remove(&self, id: &TableId, entry: &Entry) {
        let mut entries = self.lock();
        if entries.get(id).is_some_and(|present| Arc::ptr_eq(present, entry)) {
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

async fn spawn_actor(state: &Arc<AppState>, id: &TableId) -> Result<TableHandle, Refusal> {
    if state.stopping.is_cancelled() {
        return Err(Refusal::Unavailable);
    }
    let loaded = load_table(state, id).await?;
    let (handle, commands) = mpsc::channel(QUEUE_CAPACITY);
    let actor = TableActor::new(state.clone(), loaded, commands);
    state.tasks.spawn(actor.run());
    Ok(handle)
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
