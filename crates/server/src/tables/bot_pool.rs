//! Where bots think: on blocking threads, at most one for every core, and people take turns.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{Clock, Level};
use protocol::{PersonId, TableId};
use table::Thought;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::tables::fair_queue::FairQueue;
use crate::telemetry::GaugeGuard;

/// How many people may wait for a hint at once: hints and bots share the pool.
const MAX_HINTS: usize = 16;

/// Where bots think.
#[derive(Clone, Debug)]
pub(crate) struct BotPool {
    threads: FairQueue,
    hints: Arc<Semaphore>,
}

/// The end of the time for one decision.
struct Deadline(Instant);

impl Clock for Deadline {
    fn is_up(&self) -> bool {
        Instant::now() >= self.0
    }
}

impl BotPool {
    pub(crate) fn new() -> BotPool {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        BotPool { threads: FairQueue::new(cores), hints: Arc::new(Semaphore::new(MAX_HINTS)) }
    }

    /// A permit to ask for a hint; none if too many people wait.
    pub(crate) fn hint_permit(&self) -> Option<OwnedSemaphorePermit> {
        self.hints.clone().try_acquire_owned().ok()
    }

    /// Waits for a thread and thinks, no longer than any level may. `person` is whom it is for: the host of a table, or who asked for
    /// a hint. Returns none if the bot panicked.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        person: &PersonId,
        table: &TableId,
        thought: Thought<T>,
    ) -> Option<T> {
        let waiting = GaugeGuard::new("gravegoods_bots_waiting");
        let place = self.threads.place(person, table).await;
        drop(waiting);
        let started = Instant::now();
        let deadline = Deadline(started + Duration::from_millis(Level::MOST_MS));
        let thinking = tokio::task::spawn_blocking(move || {
            let answer = thought.think(&deadline);
            drop(place);
            answer
        });
        let answer = thinking.await;
        metrics::histogram!("gravegoods_bot_seconds").record(started.elapsed().as_secs_f64());
        answer.inspect_err(|error| tracing::error!(%error, "a bot panicked")).ok()
    }
}
