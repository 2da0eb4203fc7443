//! Chances to win and expected scores.

use game_core::BySeat;

use super::worth::Outlook;
use crate::state::{Crypt, Stage};
use crate::vocabulary::edition::Edition;
use crate::vocabulary::setup::Variant;

/// A score that no solo player comes near.
const SOLO_SCALE: f32 = 80.0;

/// The coins that a player gains in a round on average.
const ROUND: f32 = 3.6;

/// Each seat's chance to win, from 0 to 1.
pub(super) fn prospects<E: Edition>(state: &Crypt<E>) -> BySeat<f32> {
    prospects_for(state, &expected_scores(state))
}

/// The same, with these expected scores.
pub(super) fn prospects_for<E: Edition>(state: &Crypt<E>, scores: &BySeat<f32>) -> BySeat<f32> {
    if let Stage::Over(winners) = state.stage
        && !state.is_solo()
        && state.variant() != Variant::Twins
    {
        // Allies share a win, and each has all of their house's part in it.
        let sides = state.layout().sides().filter(|side| !side.and(winners).is_empty()).count();
        let share = 1.0 / sides as f32;
        return BySeat::new(state.players(), |seat| if winners.contains(seat) { share } else { 0.0 });
    }
    match state.variant() {
        Variant::Base => {}
        Variant::Twins => return twins(scores),
        Variant::Houses => return houses(state, scores),
    }
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

/// How close a pair of twins is to the best scores: the lower one counts, and a little the other, which may become the lower one.
fn twins(scores: &BySeat<f32>) -> BySeat<f32> {
    let [one, other] = [0, 1].map(|index| scores.as_slice()[index]);
    let prospect = ((one.min(other) * 0.85 + one.max(other) * 0.15) / SOLO_SCALE).clamp(0.0, 1.0);
    BySeat::new(2, |_| prospect)
}

/// Each heir's chance that their house wins.
fn houses<E: Edition>(state: &Crypt<E>, scores: &BySeat<f32>) -> BySeat<f32> {
    let house = |seat| -> f32 { state.layout().side_of(seat).iter().map(|heir| scores[heir]).sum() };
    // The sum of two scores varies more than one score.
    let decides = 1.0 / (1.7 + 7.8 * state.future().sqrt());
    let best = scores.seats().map(house).fold(f32::MIN, f32::max);
    let odds: BySeat<f32> = BySeat::new(state.players(), |seat| ((house(seat) - best) * decides).exp());
    let all: f32 = odds.as_slice().iter().sum::<f32>() / 2.0;
    BySeat::new(state.players(), |seat| odds[seat] / all)
}

/// The expected final score of each seat.
pub(super) fn expected_scores<E: Edition>(state: &Crypt<E>) -> BySeat<f32> {
    let outlook = Outlook::of_world(state);
    BySeat::new(state.players(), |seat| {
        let board = &state.boards[seat];
        let servants = if state.deck_len() == 0 {
            f32::from(board.home)
        } else {
            // The third die adds less than the first.
            [0.0, 1.6, 2.9, 3.9][board.home as usize] + f32::from(board.exhausted) * 0.35
        };
        let rounds = (state.deck_len() / state.layout().row_len()) as f32;
        outlook.total(seat) + servants + rounds * ROUND
    })
}
