//! The clock on the wall.

use std::time::{Duration, Instant};

use bots::{Clock, Spec};

/// A moment after which time is up; it may never come.
///
/// Bots read no clock of their own. Whoever asks one for an answer in time gives it this.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deadline(Option<Instant>);

impl Deadline {
    /// So long from now. A time beyond all clocks never comes.
    pub(crate) fn after(time: Duration) -> Deadline {
        Deadline(Instant::now().checked_add(time))
    }

    /// For a decision that a bot is asked for now: as long as it thinks, if it goes by the clock.
    pub(crate) fn of(spec: Spec) -> Deadline {
        spec.time().map_or(Deadline(None), Deadline::after)
    }
}

impl Clock for Deadline {
    fn is_up(&self) -> bool {
        self.0.is_some_and(|moment| Instant::now() >= moment)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_up_when_it_is_up() {
        assert!(Deadline::after(Duration::ZERO).is_up());
        assert!(!Deadline::after(Duration::from_secs(3600)).is_up());
        assert!(!Deadline::after(Duration::MAX).is_up());
        assert!(!Deadline::of(Spec::Search { iterations: 1 }).is_up());
        assert!(!Deadline::of(Spec::TimedSearch { ms: 10_000 }).is_up());
    }
}
