//! The random streams of simulated games.

use game_core::DefaultStream;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// The streams of one seed: ChaCha8 keyed by the seed, with numbered streams.
#[derive(Clone, Debug)]
pub(crate) struct Streams {
    base: ChaCha8Rng,
}

impl Streams {
    /// The streams of `seed`.
    pub(crate) fn of_seed(seed: u64) -> Streams {
        Streams { base: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// The start of stream `number`. It depends only on the seed and the number.
    pub(crate) fn number(&self, number: u64) -> ChaCha8Rng {
        // Nothing was drawn from the base, so a copy is as good as a new generator, and cheaper.
        let mut stream = self.base.clone();
        stream.set_stream(number);
        stream
    }
}

/// The dice and draws of perft: the answer with `index` others before it on its path comes from stream `index`.
impl DefaultStream for Streams {
    type Rng = ChaCha8Rng;

    fn answer(&self, index: u64) -> ChaCha8Rng {
        self.number(index)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::Rng;

    #[test]
    fn a_stream_equals_that_of_a_new_generator() {
        let mut fresh = ChaCha8Rng::seed_from_u64(7);
        fresh.set_stream(3);
        let streams = Streams::of_seed(7);
        let drawn = |mut rng: ChaCha8Rng| [(); 100].map(|()| rng.next_u64());
        assert_eq!(drawn(streams.number(3)), drawn(fresh));
        assert_ne!(drawn(streams.number(3)), drawn(streams.number(4)));
    }
}
