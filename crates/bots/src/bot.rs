//! What every bot is.

use game_core::{Game, Seat};

use crate::Limit;

/// A player that sees a view and answers with an action.
pub trait Bot<G: Game>: Send {
    /// An action for `seat`, which the game awaits and whose view this is.
    fn choose(&mut self, view: &G::View, seat: Seat, limit: &Limit<'_>) -> G::Action;

    /// What `seat` says out of turn, whose view this is, whether the game awaits it or not.
    ///
    /// Only a seat that the game hears is asked (see [`Guide::speakers`](game_core::Guide::speakers)); a bot that has no sense
    /// of the game says nothing.
    fn speak_up(&mut self, _view: &G::View, _seat: Seat) -> Option<G::Action> {
        None
    }
}
