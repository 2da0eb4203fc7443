//! The interface of every bot.

use game_core::{Game, Seat};

use crate::Limit;

/// A player that is given a view and returns an action.
pub trait Bot<G: Game>: Send {
    /// An action for `seat`, which the game awaits, from its view.
    fn choose(&mut self, view: &G::View, seat: Seat, limit: &Limit<'_>) -> G::Action;

    /// An action of `seat` out of turn, from its view, whether the game awaits it or not.
    ///
    /// Only seats that may interrupt are asked (see [`Guide::speakers`](game_core::Guide::speakers)). A bot that knows nothing
    /// of the game never interrupts.
    fn speak_up(&mut self, _view: &G::View, _seat: Seat) -> Option<G::Action> {
        None
    }
}
