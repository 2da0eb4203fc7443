//! Receivers of a game's events.

/// Receives the events of a step as they happen.
pub trait Log<E> {
    /// Records one event.
    fn record(&mut self, event: E);

    /// Whether events are used; if not, they need not be built.
    #[inline]
    fn listens(&self) -> bool {
        true
    }

    /// Records the event that `make` builds, if events are used.
    #[inline]
    fn record_with(&mut self, make: impl FnOnce() -> E) {
        if self.listens() {
            self.record(make());
        }
    }
}

/// Discards all events, for playouts that nobody watches.
#[derive(Clone, Copy, Default, Debug)]
pub struct NoLog;

impl<E> Log<E> for NoLog {
    #[inline(always)]
    fn record(&mut self, _: E) {}

    #[inline(always)]
    fn listens(&self) -> bool {
        false
    }
}

impl<E> Log<E> for Vec<E> {
    fn record(&mut self, event: E) {
        self.push(event);
    }
}

/// Passes every event to a function.
///
/// A game compiles its rules for this log and for [`NoLog`]. Every other receiver is wrapped in this one, so that the
/// crates above do not compile the rules again.
pub struct Listener<'l, E>(pub &'l mut dyn FnMut(E));

impl<E> std::fmt::Debug for Listener<'_, E> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Listener")
    }
}

impl<E> Log<E> for Listener<'_, E> {
    fn record(&mut self, event: E) {
        (self.0)(event);
    }
}
