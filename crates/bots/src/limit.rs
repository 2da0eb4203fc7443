//! How long a bot may think.

use std::fmt;

/// Says when the time is up.
pub trait Clock {
    /// Whether the time is up.
    fn is_up(&self) -> bool;
}

/// How long a bot may think about one action: a number of iterations, and a clock.
#[derive(Clone, Copy)]
pub struct Limit<'c> {
    /// The most iterations; bots that do not search ignore it.
    pub iterations: u32,
    /// The clock that stops the search early.
    pub clock: Option<&'c dyn Clock>,
}

impl Limit<'_> {
    /// A number of iterations without a clock: the answer depends only on the seed.
    pub fn iterations(iterations: u32) -> Limit<'static> {
        Limit { iterations, clock: None }
    }

    /// Whether to stop after `done` iterations.
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
