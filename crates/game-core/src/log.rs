//! Where a game tells what happened.

/// Takes the events of a step as they happen.
pub trait Log<E> {
    /// Takes one event.
    fn record(&mut self, event: E);

    /// Takes the event that `tell` makes; where nobody listens it is not even made.
    #[inline]
    fn record_with(&mut self, tell: impl FnOnce() -> E) {
        self.record(tell());
    }
}

/// Forgets everything; for playouts that nobody watches.
#[derive(Clone, Copy, Default, Debug)]
pub struct NoLog;

impl<E> Log<E> for NoLog {
    #[inline(always)]
    fn record(&mut self, _: E) {}

    #[inline(always)]
    fn record_with(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Log<E> for Vec<E> {
    fn record(&mut self, event: E) {
        self.push(event);
    }
}
