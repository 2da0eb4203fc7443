//! What every bot is.

use game_core::{Game, Seat};

use crate::Limit;

/// A player that sees a view and answers with an action.
pub trait Bot<G: Game>: Send {
    /// An action for `seat`, which the game awaits and whose view this is.
    fn choose(&mut self, view: &G::View, seat: Seat, limit: &Limit<'_>) -> G::Action;
}
