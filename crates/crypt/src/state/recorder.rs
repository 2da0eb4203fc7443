//! Where the rules record events, in any edition.

use game_core::{Game, Log};

use crate::event::Event;
use crate::state::Crypt;
use crate::vocabulary::edition::Edition;

/// A [`Log`] of a game of some edition: every log of a state of Crypt is one.
pub(crate) trait Recorder<E: Edition> {
    /// Records one event, which has just changed `state`.
    fn record(&mut self, state: &Crypt<E>, event: Event);

    /// Whether events are used; if not, they need not be built.
    fn listens(&self) -> bool;

    /// Records the event that `make` builds, if events are used.
    #[inline]
    fn record_with(&mut self, state: &Crypt<E>, make: impl FnOnce() -> Event) {
        if self.listens() {
            self.record(state, make());
        }
    }
}

impl<E: Edition, L: Log<Crypt<E>>> Recorder<E> for L
where
    Crypt<E>: Game<Event = Event>,
{
    #[inline(always)]
    fn record(&mut self, state: &Crypt<E>, event: Event) {
        Log::record(self, state, event);
    }

    #[inline(always)]
    fn listens(&self) -> bool {
        Log::listens(self)
    }
}

/// Discards all events of rules that are tried out.
pub(crate) struct Unheard;

impl<E: Edition> Recorder<E> for Unheard {
    #[inline(always)]
    fn record(&mut self, _: &Crypt<E>, _: Event) {}

    #[inline(always)]
    fn listens(&self) -> bool {
        false
    }
}
