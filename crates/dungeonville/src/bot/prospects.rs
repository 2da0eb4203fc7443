//! Estimates of each seat's chance to win and final score.

use game_core::{BySeat, Seat};

use super::worth;
use crate::state::{State, WINNING};
use crate::vocabulary::stage::Stage;

/// The log-odds of a score from −1 (or less) to 6 (or more), of seven that are needed: the last points count most. Where more or
/// fewer are needed, the points that are missing count.
///
/// This and the weights below were fitted to ten thousand rounds played by rules of thumb.
const SCORES: [f32; WINNING as usize + 1] = [-0.3, 0.0, 0.42, 0.85, 1.35, 1.95, 2.75, 3.75];

/// The weight of the party's strength.
const STRENGTH: f32 = 0.87;

/// The weight of the sum of ranks: a party of high ranks fights badly.
const RANKS: f32 = -0.0033;

/// The weight of gold, for an unlimited amount.
const GOLD: f32 = 2.1;

/// The weights of scouting first, where the others can react, and last.
const FIRST: f32 = -0.25;
const LAST: f32 = 0.12;

/// The winning probability of each seat.
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

/// The log-odds of `seat`, in a scale that all seats share.
fn log_odds(state: &State, seat: Seat) -> f32 {
    let player = &state.players[seat];
    let of_seven = state.score(seat) + WINNING - state.winning();
    let score = SCORES[(of_seven + 1).clamp(0, WINNING) as usize];
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

/// The expected final score of each seat: the points needed for the winner, and the current score for the others.
pub(super) fn expected_scores(state: &State) -> BySeat<f32> {
    let prospects = prospects(state);
    let over = matches!(state.stage, Stage::Over(_));
    BySeat::new(state.players.count(), |seat| {
        let score = state.score(seat) as f32;
        if over { score } else { score + prospects[seat] * (state.winning() as f32 - score).max(0.0) }
    })
}
