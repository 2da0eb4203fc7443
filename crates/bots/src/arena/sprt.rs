//! A sequential test that ends a match once it is decided.

use super::Standings;

/// A sequential test of whether the first entrant of a match is stronger than the rest.
///
/// It compares two hypotheses: that the entrant wins its fair share, and that it wins `margin` more. The log-likelihood
/// ratio is that of a normal distribution with the variance of the deals so far (a generalised sequential probability
/// ratio test), where one deal, played in all rotations, is one observation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// How much more than its fair share the entrant wins if it is stronger.
    pub margin: f64,
    /// How often either answer may be wrong, from 0 to 1.
    pub error: f64,
}

/// The result of a sequential test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The entrant wins more than its fair share.
    Stronger,
    /// It does not.
    NotStronger,
}

/// With fewer deals than this, the variance is too uncertain for a verdict.
const LEAST_DEALS: u64 = 16;

/// The lowest variance assumed, so that a few equal deals do not look like certainty.
const LEAST_VARIANCE: f64 = 0.01;

impl Sprt {
    /// The log-likelihood ratio: above zero speaks for a stronger entrant.
    pub fn ratio(&self, standings: &Standings) -> f64 {
        let fair = standings.fair_share();
        let variance = standings.win_variance(0).max(LEAST_VARIANCE);
        let distance = standings.win_share(0).mean - (fair + self.margin / 2.0);
        standings.deals() as f64 * self.margin * distance / variance
    }

    /// The distance from zero at which the ratio decides.
    pub fn bound(&self) -> f64 {
        ((1.0 - self.error) / self.error).ln()
    }

    /// The verdict; none while the match is undecided.
    pub fn verdict(&self, standings: &Standings) -> Option<Verdict> {
        let ratio = self.ratio(standings);
        match standings.deals() {
            0..LEAST_DEALS => None,
            _ if ratio >= self.bound() => Some(Verdict::Stronger),
            _ if ratio <= -self.bound() => Some(Verdict::NotStronger),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use game_core::{BySeat, Outcome, Seat, SeatSet};
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    use super::*;
    use crate::arena::{DealResult, Lineup};

    const TEST: Sprt = Sprt { margin: 0.05, error: 0.05 };

    /// Adds a deal in which the first entrant wins each of the two games or not.
    fn add(standings: &mut Standings, wins: [bool; 2]) {
        let lineup = Lineup::new(2, 2).unwrap();
        let outcome = |wins: bool, own: Seat| {
            Outcome::new(BySeat::new(2, |_| 0), SeatSet::only(if wins { own } else { own.left(1, 2) }))
        };
        standings.add(&DealResult::of(&lineup, &[outcome(wins[0], Seat::A), outcome(wins[1], Seat::B)]));
    }

    fn new() -> Standings {
        Standings::new(&Lineup::new(2, 2).unwrap())
    }

    /// The verdict for an entrant that wins each game with this probability, and the number of deals it took.
    fn run(chance: f64, seed: u64) -> (Option<Verdict>, u64) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut standings = new();
        while standings.deals() < 20_000 {
            add(&mut standings, [rng.random_bool(chance), rng.random_bool(chance)]);
            if let Some(verdict) = TEST.verdict(&standings) {
                return (Some(verdict), standings.deals());
            }
        }
        (None, standings.deals())
    }

    #[test]
    fn the_ratio_matches_the_textbook() {
        let mut standings = new();
        for _ in 0..20 {
            add(&mut standings, [true, true]);
            add(&mut standings, [false, true]);
        }
        // Shares of 1 and ½ alternate: the mean is ¾ and the variance (40/39)/16.
        let by_hand = 40.0 * 0.05 * (0.75 - 0.525) / (40.0 / 39.0 / 16.0);
        assert!((TEST.ratio(&standings) - by_hand).abs() < 1e-9);
        assert!((TEST.bound() - 19.0f64.ln()).abs() < 1e-12);
        assert_eq!(TEST.verdict(&standings), Some(Verdict::Stronger));
    }

    #[test]
    fn there_is_no_verdict_after_a_few_deals() {
        let mut standings = new();
        for _ in 1..LEAST_DEALS {
            add(&mut standings, [true, true]);
            assert_eq!(TEST.verdict(&standings), None);
        }
        add(&mut standings, [true, true]);
        assert_eq!(TEST.verdict(&standings), Some(Verdict::Stronger));
    }

    #[test]
    fn it_is_wrong_no_more_often_than_allowed() {
        for (chance, wrong) in [(0.5, Verdict::Stronger), (0.55, Verdict::NotStronger)] {
            let runs: Vec<_> = (0..400).map(|seed| run(chance, seed)).collect();
            let errors = runs.iter().filter(|(verdict, _)| *verdict == Some(wrong)).count();
            assert!(errors <= 32, "{errors} of 400 wrong at {chance}");
            assert!(runs.iter().all(|(verdict, _)| verdict.is_some()), "every match is decided");
        }
    }

    #[test]
    fn a_clear_match_is_short() {
        for seed in 0..20 {
            let (verdict, deals) = run(0.8, seed);
            assert_eq!(verdict, Some(Verdict::Stronger));
            assert!(deals < 60, "{deals}");
        }
    }
}
