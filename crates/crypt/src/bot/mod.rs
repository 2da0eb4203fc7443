//! What is worth what in Crypt: advice for computer players.
//!
//! All of it is asked of sampled worlds, and none of it is a rule.

mod alone;
mod appraise;
mod prospects;
mod walk;
mod worth;

use game_core::{BySeat, Guide, Seat};
use rand::Rng;

use crate::action::Action;
use crate::state::{Stage, State};
pub use walk::{Part, Path};

impl Guide for State {
    type Choice = Part;
    type Path = Path;

    fn choices(&self, seat: Seat, path: &Path, out: &mut Vec<(Part, f32)>) {
        walk::parts(self, seat, path, out);
    }

    fn choose(&self, _: Seat, path: &mut Path, choice: Part) -> Option<Action> {
        path.take(choice)
    }

    fn advise<R: Rng + ?Sized>(&self, seat: Seat, waver: f32, rng: &mut R) -> Action {
        appraise::advise(self, seat, waver, rng)
    }

    /// Alone by a rule that knows the Ghost, among rivals by the rule of thumb.
    fn play_on<R: Rng + ?Sized>(&self, seat: Seat, waver: f32, rng: &mut R) -> Action {
        if self.is_solo() {
            alone::advise(self, seat, waver, rng)
        } else {
            appraise::advise(self, seat, waver, rng)
        }
    }

    fn prospects(&self) -> BySeat<f32> {
        prospects::prospects(self)
    }

    fn expected_scores(&self) -> BySeat<f32> {
        prospects::expected_scores(self)
    }

    /// How many rounds are finished.
    fn progress(&self) -> u32 {
        match self.stage {
            Stage::Sides { .. } | Stage::Leader => 0,
            Stage::Reveal | Stage::Last(_) | Stage::RollOff(_) | Stage::Over(_) => u32::from(self.round()),
            Stage::Pottery(_) | Stage::Claim(_) | Stage::Collect | Stage::Idol(_) => {
                u32::from(self.round()) - 1
            }
        }
    }

    /// Alone, to the end: the Ghost is soon played. Among rivals a round beyond this one is as far as one can see.
    fn look_ahead(&self) -> u32 {
        if self.is_solo() { 9 } else { 2 }
    }
}

impl State {
    /// The share of the game's rounds that come after the one at hand, from almost 1 down to 0.
    fn future(&self) -> f32 {
        let rounds = (crate::Pile::deck_size(self.players()) / crate::state::row_len(self.players())) as f32;
        (self.deck_len() / crate::state::row_len(self.players())) as f32 / rounds
    }
}
