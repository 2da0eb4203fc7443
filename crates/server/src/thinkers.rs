//! Where bots think: beside the tasks that talk to people, and never more of them than there are cores.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{Clock, Level};
use table::Thought;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::health::Counted;

/// How many people may wait for advice at once: those who play wait behind them.
const MOST_ADVICE: usize = 16;

/// A few places to think.
#[derive(Clone, Debug)]
pub(crate) struct Thinkers {
    places: Arc<Semaphore>,
    advice: Arc<Semaphore>,
}

/// Time for one decision.
struct Deadline(Instant);

impl Clock for Deadline {
    fn is_up(&self) -> bool {
        Instant::now() >= self.0
    }
}

impl Thinkers {
    pub(crate) fn new() -> Thinkers {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let advice = Arc::new(Semaphore::new(MOST_ADVICE));
        Thinkers { places: Arc::new(Semaphore::new(cores)), advice }
    }

    /// A turn to be advised; none if too many wait.
    pub(crate) fn advise(&self) -> Option<OwnedSemaphorePermit> {
        self.advice.clone().try_acquire_owned().ok()
    }

    /// Thinks, once there is a place, for no longer than any level may; none if the thought failed.
    pub(crate) async fn think<T: Send + 'static>(&self, thought: Thought<T>) -> Option<T> {
        let waiting = Counted::new("gravegoods_thoughts_waiting");
        let place = self.places.clone().acquire_owned().await.ok();
        drop(waiting);
        let started = Instant::now();
        let deadline = Deadline(started + Duration::from_millis(Level::MOST_MS));
        let thinking = tokio::task::spawn_blocking(move || {
            let answer = thought.think(&deadline);
            drop(place);
            answer
        });
        let answer = thinking.await;
        metrics::histogram!("gravegoods_thought_seconds").record(started.elapsed().as_secs_f64());
        answer.inspect_err(|error| tracing::error!(%error, "a bot failed to think")).ok()
    }
}
