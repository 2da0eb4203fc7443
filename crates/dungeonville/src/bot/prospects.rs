//! Who is how far ahead.

use game_core::{BySeat, Seat};

use super::worth;
use crate::stage::Stage;
use crate::state::{State, WINNING};

/// What a score is worth in odds to win, from −1 (or less) to 6 (or more): the last points count most.
///
/// This and the weights below were fitted to how ten thousand rounds between rules of thumb ended.
const SCORES: [f32; WINNING as usize + 1] = [-0.3, 0.0, 0.42, 0.85, 1.35, 1.95, 2.75, 3.75];

/// What the strength of the party is worth in odds.
const STRENGTH: f32 = 0.87;

/// What it costs to have nobody but such as are good at carrying.
const RANKS: f32 = -0.0033;

/// What all the gold in the world is worth in odds.
const GOLD: f32 = 2.1;

/// What it is worth to scout first, where others see it, and last.
const FIRST: f32 = -0.25;
const LAST: f32 = 0.12;

/// What each seat may hope for, from 0 to 1.
pub(super) fn prospects(state: &State) -> BySeat<f32> {
    let players = state.players.count();
    if let Stage::Over(winners) = state.stage {
        let share = 1.0 / winners.len() as f32;
        return BySeat::new(players, |seat| if winners.contains(seat) { share } else { 0.0 });
    }
    let odds: BySeat<f32> = BySeat::new(players, |seat| log_odds(state, seat).exp());
    let all: f32 = odds.as_slice().iter().sum();
    BySeat::new(players, |seat| odds[seat] / all)
}

/// The odds of `seat`, as a logarithm in a scale that all seats share.
fn log_odds(state: &State, seat: Seat) -> f32 {
    let player = &state.players[seat];
    let score = SCORES[(state.score(seat) + 1).clamp(0, WINNING) as usize];
    let strength: f32 = player.party.iter().take(3).map(worth::strength).sum();
    let ranks: f32 = player.party.iter().take(4).map(|member| f32::from(member.rank())).sum();
    let gold = worth::saturation(f32::from(state.treasury_worth(seat)));
    let last = seat.left(1, state.players.count()) == state.first;
    let place = if seat == state.first {
        FIRST
    } else if last {
        LAST
    } else {
        0.0
    };
    score + STRENGTH * strength + RANKS * ranks + GOLD * gold + place
}

/// What each seat may expect to score in the end: seven for whoever wins, and for the others what they have by then.
pub(super) fn expected_scores(state: &State) -> BySeat<f32> {
    let prospects = prospects(state);
    let over = matches!(state.stage, Stage::Over(_));
    BySeat::new(state.players.count(), |seat| {
        let score = state.score(seat) as f32;
        if over { score } else { score + prospects[seat] * (WINNING as f32 - score).max(0.0) }
    })
}
