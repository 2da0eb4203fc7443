//! Chances to win and expected scores.

use game_core::BySeat;

use super::worth::Outlook;
use crate::state::{Stage, State};

/// A score that no solo player comes near.
const SOLO_SCALE: f32 = 80.0;

/// The coins that a player gains in a round on average.
const ROUND: f32 = 3.6;

/// Each seat's chance to win, from 0 to 1.
pub(super) fn prospects(state: &State) -> BySeat<f32> {
    if let Stage::Over(winners) = state.stage
        && !state.is_solo()
    {
        let share = 1.0 / winners.len() as f32;
        return BySeat::new(state.players(), |seat| if winners.contains(seat) { share } else { 0.0 });
    }
    let scores = expected_scores(state);
    if state.is_solo() {
        return BySeat::new(1, |seat| (scores[seat] / SOLO_SCALE).clamp(0.0, 1.0));
    }
    // The longer the rest of the game, the less a lead matters.
    let decides = 1.0 / (1.2 + 5.5 * state.future().sqrt());
    let best = scores.as_slice().iter().copied().fold(f32::MIN, f32::max);
    let odds: BySeat<f32> = BySeat::new(state.players(), |seat| ((scores[seat] - best) * decides).exp());
    let all: f32 = odds.as_slice().iter().sum();
    BySeat::new(state.players(), |seat| odds[seat] / all)
}

/// The expected final score of each seat.
pub(super) fn expected_scores(state: &State) -> BySeat<f32> {
    let outlook = Outlook::new(state);
    BySeat::new(state.players(), |seat| {
        let board = &state.boards[seat];
        let servants = if state.deck_len() == 0 {
            f32::from(board.home)
        } else {
            // The third die adds less than the first.
            [0.0, 1.6, 2.9, 3.9][board.home as usize] + f32::from(board.exhausted) * 0.35
        };
        let rounds = (state.deck_len() / crate::state::row_len(state.players())) as f32;
        outlook.total(seat) + servants + rounds * ROUND
    })
}
