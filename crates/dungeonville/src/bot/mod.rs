//! What is worth what in Dungeonville: advice for computer players.
//!
//! All of it is asked of sampled worlds, and none of it is a rule.

mod glance;
mod prospects;
mod walk;

use game_core::{BySeat, Guide, Seat};
use rand::{Rng, RngExt};

use crate::action::Action;
use crate::state::State;
pub use walk::{Part, Path};

impl Guide for State {
    type Choice = Part;
    type Path = Path;

    fn choices(&self, seat: Seat, path: &Path, out: &mut Vec<(Part, f32)>) {
        walk::parts(self, seat, path, out);
    }

    fn choose(&self, seat: Seat, path: &mut Path, choice: Part) -> Option<Action> {
        path.take(self, seat, choice)
    }

    /// Walks the small choices, each time the one that looks best; wavering makes the looks of each less certain.
    fn advise<R: Rng + ?Sized>(&self, seat: Seat, waver: f32, rng: &mut R) -> Action {
        let mut path = Path::default();
        let mut parts = Vec::new();
        loop {
            parts.clear();
            walk::parts(self, seat, &path, &mut parts);
            let mut best: Option<(Part, f32)> = None;
            for &(part, promise) in &parts {
                // Noise of this kind makes each choice as likely as its promise says when the waver is 1.
                let chance = ((rng.random::<u32>() >> 8) as f32 + 0.5) / (1u32 << 24) as f32;
                let looks = promise.max(f32::MIN_POSITIVE).ln() - waver * (-chance.ln()).ln();
                if best.is_none_or(|(_, other)| looks > other) {
                    best = Some((part, looks));
                }
            }
            let (part, _) = best.expect("an awaited seat has a choice");
            if let Some(action) = path.take(self, seat, part) {
                return action;
            }
        }
    }

    fn prospects(&self) -> BySeat<f32> {
        prospects::prospects(self)
    }

    fn expected_scores(&self) -> BySeat<f32> {
        BySeat::new(self.players.count(), |seat| self.score(seat) as f32)
    }

    /// How many rounds are finished.
    fn progress(&self) -> u32 {
        u32::from(self.round) - 1
    }

    /// This round and the next: beyond that too many cards are drawn.
    fn look_ahead(&self) -> u32 {
        2
    }
}
