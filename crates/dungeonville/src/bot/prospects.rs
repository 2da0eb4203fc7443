//! Who is how far ahead.

use game_core::BySeat;

use crate::stage::Stage;
use crate::state::State;

/// How much a point of lead decides.
const POINT: f32 = 0.45;

/// What a card in the treasury, a member of the party, is worth in points.
const GOLD: f32 = 0.004;
const MEMBER: f32 = 0.08;

/// What each seat may hope for, from 0 to 1.
pub(super) fn prospects(state: &State) -> BySeat<f32> {
    if let Stage::Over(winners) = state.stage {
        let share = 1.0 / winners.len() as f32;
        return BySeat::new(state.players.count(), |seat| if winners.contains(seat) { share } else { 0.0 });
    }
    let standing: BySeat<f32> = BySeat::new(state.players.count(), |seat| {
        let gold = f32::from(state.treasury_worth(seat) + state.carried_gold(seat));
        let members = state.players[seat].party.len() as f32;
        state.score(seat) as f32 + gold.min(150.0) * GOLD + members.min(6.0) * MEMBER
    });
    let best = standing.as_slice().iter().copied().fold(f32::MIN, f32::max);
    let odds: BySeat<f32> =
        BySeat::new(state.players.count(), |seat| ((standing[seat] - best) * POINT).exp());
    let all: f32 = odds.as_slice().iter().sum();
    BySeat::new(state.players.count(), |seat| odds[seat] / all)
}
