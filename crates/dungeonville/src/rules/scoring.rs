//! Scores (D4.1) and the outcome.

use game_core::{BySeat, Outcome, Seat, SeatSet};

use crate::Tower;
use crate::state::State;
use crate::vocabulary::stage::Stage;

impl State {
    /// The tokens in the kill zone of `seat` (D3.9).
    #[inline]
    pub(crate) fn kills(&self, seat: Seat) -> i32 {
        self.players[seat].kills.iter().map(|&tokens| i32::from(tokens)).sum()
    }

    /// The points of a tower for `seat` as its owner: others' tokens there minus its own (D4.1).
    #[inline]
    pub(crate) fn tower_worth(&self, tower: Tower, seat: Seat) -> i32 {
        let blood = &self.tower(tower).blood;
        let all: i32 = blood.iter().map(|&tokens| i32::from(tokens)).sum();
        all - 2 * i32::from(blood[seat.index()])
    }

    /// The score of `seat` (D4.1).
    #[inline]
    pub(crate) fn score(&self, seat: Seat) -> i32 {
        let tower = self.deeds.of(seat).map_or(0, |deed| self.tower_worth(deed, seat));
        self.kills(seat) + tower
    }

    /// The seats with the highest score; at a tie, those with the most tokens in the kill zone (D4.4).
    pub(crate) fn leaders(&self) -> SeatSet {
        let rank = |seat: Seat| (self.score(seat), self.kills(seat));
        let best = self.players.seats().map(rank).max();
        self.players.seats().filter(|&seat| Some(rank(seat)) == best).collect()
    }
}

/// The outcome; none while the game is not over.
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    match state.stage {
        Stage::Over(winners) => {
            let scores = BySeat::new(state.players.count(), |seat| state.score(seat));
            Some(Outcome::new(scores, winners))
        }
        _ => None,
    }
}
