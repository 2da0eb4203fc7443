//! A bot that takes random legal actions.

use game_core::{Game, Seat};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::{Bot, Limit};

/// Takes random legal actions, as [`Game::sample_action`] picks them.
#[derive(Clone, Debug)]
pub struct Random {
    rng: ChaCha8Rng,
}

impl Random {
    /// A random player with this seed.
    pub fn new(seed: u64) -> Random {
        Random { rng: ChaCha8Rng::seed_from_u64(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, view: &G::View, seat: Seat, _: &Limit<'_>) -> G::Action {
        let world = G::sample_world(view, &mut self.rng);
        world.sample_action(seat, &mut self.rng).expect("an awaited seat has an action")
    }
}
