//! Several small random numbers from one large one.

use rand::Rng;

/// Draws several small numbers from each word of a generator, so that a handful of cards or dice costs one word.
///
/// A word is read as a fraction; a draw below `n` takes its first digit in base `n` and leaves the rest. A word is used
/// for draws with at most 2³² outcomes in total, so no outcome is likelier than another by more than one part in 2³².
///
/// ```
/// use game_core::Lots;
/// use rand::SeedableRng;
///
/// let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(1);
/// let mut lots = Lots::new(&mut rng);
/// let dice = [(); 3].map(|()| lots.below(6) + 1);
/// assert!(dice.iter().all(|die| (1..=6).contains(die)));
/// ```
#[derive(Debug)]
pub struct Lots<'r, R: ?Sized> {
    rng: &'r mut R,
    rest: u64,
    outcomes: u64,
}

/// The most outcomes that one word may decide.
const ENOUGH: u64 = 1 << 32;

impl<'r, R: Rng + ?Sized> Lots<'r, R> {
    /// Draws from `rng`.
    #[inline]
    pub fn new(rng: &'r mut R) -> Lots<'r, R> {
        Lots { rng, rest: 0, outcomes: ENOUGH }
    }

    /// A number below `bound`, all equally likely.
    ///
    /// # Panics
    /// If `bound` is zero, in debug builds.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "there is no number below zero");
        self.outcomes *= u64::from(bound);
        if self.outcomes > ENOUGH {
            self.rest = self.rng.next_u64();
            self.outcomes = u64::from(bound);
        }
        let digits = u128::from(self.rest) * u128::from(bound);
        self.rest = digits as u64;
        (digits >> 64) as u32
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;

    #[test]
    fn all_pairs_of_draws_are_equally_likely() {
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(7);
        let mut seen = [[0u32; 6]; 24];
        let rounds = 144_000;
        for _ in 0..rounds {
            let mut lots = Lots::new(&mut rng);
            seen[lots.below(24) as usize][lots.below(6) as usize] += 1;
        }
        let expected = f64::from(rounds) / 144.0;
        let distance: f64 =
            seen.iter().flatten().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum();
        // Chi-squared with 143 degrees of freedom: above 210 once in five thousand seeds, and the seed is fixed.
        assert!(distance < 210.0, "{distance}");
    }

    #[test]
    fn a_word_is_not_used_for_too_many_outcomes() {
        struct Counting(u64);
        impl rand::TryRng for Counting {
            type Error = std::convert::Infallible;
            fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
                unreachable!("words are drawn whole")
            }
            fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
                self.0 += 1;
                Ok(u64::MAX)
            }
            fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
                unreachable!("words are drawn whole")
            }
        }
        let mut rng = Counting(0);
        let mut lots = Lots::new(&mut rng);
        for _ in 0..9 {
            assert_eq!(lots.below(16), 15);
        }
        // Eight draws below 16 have 2³² outcomes; the ninth needs a new word.
        assert_eq!(rng.0, 2);
    }
}
