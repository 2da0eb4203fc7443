//! How much a bot may think.

use std::fmt;

/// Tells when time is up.
pub trait Clock {
    /// Whether it is.
    fn is_up(&self) -> bool;
}

/// How much a bot may think about one answer: so many iterations, and no longer than a clock allows.
#[derive(Clone, Copy)]
pub struct Limit<'c> {
    /// The most iterations; a bot that does not search does none.
    pub iterations: u32,
    /// When to stop in any case.
    pub clock: Option<&'c dyn Clock>,
}

impl Limit<'_> {
    /// So many iterations, however long they take: the answer depends on the seed alone.
    pub fn iterations(iterations: u32) -> Limit<'static> {
        Limit { iterations, clock: None }
    }

    /// Whether to stop before the iteration that comes after `done` others.
    pub fn is_reached(&self, done: u32) -> bool {
        done >= self.iterations || self.clock.is_some_and(Clock::is_up)
    }
}

impl fmt::Debug for Limit<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limit")
            .field("iterations", &self.iterations)
            .field("clock", &self.clock.is_some())
            .finish()
    }
}
