//! Crypt's guide for bots: rules of thumb and evaluations.
//!
//! All of it is called on sampled worlds, and none of it is a rule.

mod appraise;
mod prospects;
mod solo;
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

    /// A solo player's policy knows the Ghost; with rivals it is the general rules of thumb.
    fn play_on<R: Rng + ?Sized>(&self, seat: Seat, waver: f32, rng: &mut R) -> Action {
        if self.is_solo() {
            solo::advise(self, seat, waver, rng)
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

    /// The number of finished rounds.
    fn progress(&self) -> u32 {
        match self.stage {
            Stage::Sides { .. } | Stage::Leader => 0,
            Stage::Reveal | Stage::Last(_) | Stage::RollOff(_) | Stage::Over(_) => u32::from(self.round()),
            Stage::Pottery(_) | Stage::Claim(_) | Stage::Collect | Stage::Idol(_) => {
                u32::from(self.round()) - 1
            }
        }
    }

    /// A solo game is searched to its end, since the Ghost plays fast. With rivals, one round beyond this one is enough.
    fn look_ahead(&self) -> u32 {
        if self.is_solo() { 9 } else { 2 }
    }
}

impl State {
    /// The share of the game's rounds after the current one, from almost 1 down to 0.
    fn future(&self) -> f32 {
        let rounds = (crate::Pile::deck_size(self.players()) / crate::state::row_len(self.players())) as f32;
        (self.deck_len() / crate::state::row_len(self.players())) as f32 / rounds
    }
}
