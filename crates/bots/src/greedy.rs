//! A bot that follows the game's rules of thumb.

use game_core::{Guide, Seat};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::{Bot, Limit};

/// Does what the game's guide advises.
#[derive(Clone, Debug)]
pub struct Greedy {
    rng: ChaCha8Rng,
    waver: f32,
}

impl Greedy {
    /// A greedy player that makes no deliberate mistakes.
    pub fn new(seed: u64) -> Greedy {
        Greedy::wavering(seed, 0.0)
    }

    /// A greedy player with mistakes; see [`Guide::advise`].
    pub fn wavering(seed: u64, waver: f32) -> Greedy {
        Greedy { rng: ChaCha8Rng::seed_from_u64(seed), waver }
    }
}

impl<G: Guide> Bot<G> for Greedy {
    fn choose(&mut self, view: &G::View, seat: Seat, _: &Limit<'_>) -> G::Action {
        let world = G::imagine(view, &mut self.rng);
        world.advise(seat, self.waver, &mut self.rng)
    }

    fn speak_up(&mut self, view: &G::View, seat: Seat) -> Option<G::Action> {
        G::imagine(view, &mut self.rng).speak_up(seat)
    }
}
