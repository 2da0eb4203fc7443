//! Receivers of a game's events.

/// Receives the events of a step as they happen.
///
/// ```
/// use game_core::{Log, NoLog};
///
/// let mut events = Vec::new();
/// events.record_with(|| "a card is drawn");
/// NoLog.record_with(|| -> &str { unreachable!("nobody uses this event") });
/// assert_eq!(events, ["a card is drawn"]);
/// ```
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
/// A game compiles its rules for this log and for [`NoLog`] ([`compile_apply!`](crate::compile_apply!)). Every other
/// receiver is wrapped in this one, so that the crates above do not compile the rules again.
///
/// ```
/// use game_core::{Listener, Log};
///
/// let mut count = 0;
/// let mut on_event = |event: u32| count += event;
/// let mut log = Listener(&mut on_event);
/// log.record(3);
/// log.record(4);
/// assert_eq!(count, 7);
/// ```
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
