//! Where a game tells what happened.

/// Takes the events of a step as they happen.
pub trait Log<E> {
    /// Takes one event.
    fn record(&mut self, event: E);

    /// Whether anybody listens; if not, events need not even be made.
    #[inline]
    fn listens(&self) -> bool {
        true
    }

    /// Takes the event that `tell` makes, if anybody listens.
    #[inline]
    fn record_with(&mut self, tell: impl FnOnce() -> E) {
        if self.listens() {
            self.record(tell());
        }
    }
}

/// Forgets everything; for playouts that nobody watches.
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

/// Hands every event to a function.
///
/// A game compiles its rules for this log and for [`NoLog`]; whatever else listens goes through this one, so that no crate
/// above compiles the rules again.
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
