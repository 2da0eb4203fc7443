//! Deadlines in wall-clock time.

use std::time::{Duration, Instant};

use bots::{Clock, Spec};

/// A moment after which time is up, or none.
///
/// Bots do not read a clock; their caller passes them this one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deadline(Option<Instant>);

impl Deadline {
    /// A deadline `time` from now. If that is too late for an `Instant`, there is no deadline.
    pub(crate) fn after(time: Duration) -> Deadline {
        Deadline(Instant::now().checked_add(time))
    }

    /// The deadline of a decision that starts now. Only bots with a time limit have one.
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
    fn time_is_up_after_the_deadline() {
        assert!(Deadline::after(Duration::ZERO).is_up());
        assert!(!Deadline::after(Duration::from_secs(3600)).is_up());
        assert!(!Deadline::after(Duration::MAX).is_up());
        assert!(!Deadline::of(Spec::Search { iterations: 1 }).is_up());
        assert!(!Deadline::of(Spec::TimedSearch { ms: 10_000 }).is_up());
    }
}
