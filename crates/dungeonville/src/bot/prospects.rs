//! Who is how far ahead.

use game_core::{BySeat, Seat};

use super::worth;
use crate::stage::Stage;
use crate::state::{State, WINNING};

/// What each seat may hope for, from 0 to 1.
pub(super) fn prospects(state: &State) -> BySeat<f32> {
    let players = state.players.count();
    if let Stage::Over(winners) = state.stage {
        let share = 1.0 / winners.len() as f32;
        return BySeat::new(players, |seat| if winners.contains(seat) { share } else { 0.0 });
    }
    let scores = expected_scores(state);
    let best = scores.as_slice().iter().copied().fold(f32::MIN, f32::max);
    // The closer somebody is to winning, the more a lead decides.
    let missing = (WINNING as f32 - best).max(0.0);
    let decides = 1.0 / (0.8 + 0.3 * missing);
    let odds: BySeat<f32> = BySeat::new(players, |seat| ((scores[seat] - best) * decides).exp());
    let all: f32 = odds.as_slice().iter().sum();
    BySeat::new(players, |seat| odds[seat] / all)
}

/// What each seat may expect to score soon: what it has, and what its party and its gold may bring.
pub(super) fn expected_scores(state: &State) -> BySeat<f32> {
    BySeat::new(state.players.count(), |seat| state.score(seat) as f32 + means(state, seat))
}

/// What the party and the gold of `seat` are worth.
fn means(state: &State, seat: Seat) -> f32 {
    let player = &state.players[seat];
    let party: f32 = player.party.iter().take(4).map(|member| worth::worth(state.cards, member)).sum();
    party + worth::gold(f32::from(state.treasury_worth(seat)))
}
