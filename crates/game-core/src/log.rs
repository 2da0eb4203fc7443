//! Receivers of a game's events.

use crate::Game;

/// Receives the events of a step as they happen, each with the state at that moment.
///
/// In the middle of a step a state is not complete: it can be looked at, but no step can be applied to it.
///
/// ```
/// use game_core::{Game, Log, NoLog, Step};
/// # use game_laws::toy::sealed_bids::{Event, SealedBids, Setup};
///
/// let mut game = SealedBids::new(&Setup { seats: 2, rounds: 1 })?;
/// let mut events: Vec<Event> = Vec::new();
/// game.apply(Step::Chance("prize 4".parse()?), &mut events)?;
/// assert_eq!(events.len(), 1);
/// NoLog.record_with(&game, || -> Event { unreachable!("nobody uses this event") });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Log<G: Game> {
    /// Records one event, which has just changed `state`.
    fn record(&mut self, state: &G, event: G::Event);

    /// Whether events are used; if not, they need not be built.
    #[inline]
    fn listens(&self) -> bool {
        true
    }

    /// Records the event that `make` builds, if events are used.
    #[inline]
    fn record_with(&mut self, state: &G, make: impl FnOnce() -> G::Event) {
        if self.listens() {
            self.record(state, make());
        }
    }
}

/// Discards all events, for playouts that nobody watches.
#[derive(Clone, Copy, Default, Debug)]
pub struct NoLog;

impl<G: Game> Log<G> for NoLog {
    #[inline(always)]
    fn record(&mut self, _: &G, _: G::Event) {}

    #[inline(always)]
    fn listens(&self) -> bool {
        false
    }
}

impl<G: Game<Event = E>, E> Log<G> for Vec<E> {
    fn record(&mut self, _: &G, event: E) {
        self.push(event);
    }
}

/// Passes every event and the state at that moment to a function.
///
/// A game compiles its rules for this log and for [`NoLog`] ([`compile_game!`](crate::compile_game!)). Every other
/// receiver is wrapped in this one, so that the crates above do not compile the rules again.
///
/// ```
/// use game_core::{Game, Listener, Step};
/// # use game_laws::toy::sealed_bids::{Event, SealedBids, Setup};
///
/// let mut game = SealedBids::new(&Setup { seats: 2, rounds: 1 })?;
/// let mut count = 0;
/// let mut on_event = |_: &SealedBids, _: Event| count += 1;
/// game.apply(Step::Chance("prize 4".parse()?), &mut Listener(&mut on_event))?;
/// assert_eq!(count, 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Listener<'l, G: Game>(pub &'l mut dyn FnMut(&G, G::Event));

impl<G: Game> std::fmt::Debug for Listener<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Listener")
    }
}

impl<G: Game> Log<G> for Listener<'_, G> {
    fn record(&mut self, state: &G, event: G::Event) {
        (self.0)(state, event);
    }
}
