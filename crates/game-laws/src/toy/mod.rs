//! Small complete games to test laws, bots and tables.

pub mod pennies;
pub mod sealed_bids;

use game_core::{Game, Seat};

/// Every legal action as one choice, all equally promising: enough for a toy.
fn equal_choices<G: Game>(game: &G, seat: Seat, out: &mut Vec<(G::Action, f32)>) {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    out.extend(actions.into_iter().map(|action| (action, 1.0)));
}
