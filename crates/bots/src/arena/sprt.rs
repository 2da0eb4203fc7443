//! A sequential test that ends a match once it is decided.

use super::Standings;

/// A sequential test of how large the share of games is that the first entrant of a match wins.
///
/// It compares two hypotheses: that the share is `low`, and that it is `high`. It is a generalised sequential probability ratio
/// test, as engines in chess are tested by (Van den Bergh, "A practical introduction to the GSPRT"). One deal, played in all
/// rotations, is one observation: with two players and draws it has five possible results. Under each hypothesis the results
/// have those probabilities, with that mean, which make the observed ones likeliest. Nothing is assumed about the shape of the
/// distribution, so the test serves any number of players.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The share of games that the entrant wins if it is not stronger.
    pub low: f64,
    /// The share of games that it wins if it is stronger.
    pub high: f64,
    /// How often either answer may be wrong, from 0 to 1.
    pub error: f64,
}

/// The result of a sequential test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The entrant wins the high share.
    Stronger,
    /// It wins the low share.
    NotStronger,
}

/// With fewer deals than this, there are too few results for a verdict.
const LEAST_DEALS: u64 = 16;

/// How many deals the lowest and the highest possible result count for before they occur, since they may.
const UNSEEN: f64 = 1e-3;

/// How far the mean of a hypothesis stays away from the lowest and the highest possible result.
const EDGE: f64 = 1e-9;

/// How often an interval is halved to find a hypothesis: the rest is far below what decides.
const HALVINGS: u32 = 40;

impl Sprt {
    /// The log-likelihood ratio: above zero speaks for a stronger entrant.
    pub fn ratio(&self, standings: &Standings) -> f64 {
        let results = Results::of(standings);
        let [low, high] = [self.low, self.high].map(|mean| results.tilt(mean));
        let ratio = |(share, deals): &(f64, f64)| deals * (low.of(*share).ln() - high.of(*share).ln());
        results.0.iter().map(ratio).sum()
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

/// How many deals had each result: the share of games that the first entrant won in them, in order.
struct Results(Vec<(f64, f64)>);

/// A hypothesis: an observed probability is to be divided by `1 + factor * (share - mean)`.
#[derive(Clone, Copy)]
struct Tilt {
    mean: f64,
    factor: f64,
}

impl Tilt {
    fn of(self, share: f64) -> f64 {
        1.0 + self.factor * (share - self.mean)
    }
}

impl Results {
    fn of(standings: &Standings) -> Results {
        let most = standings.most_share(0);
        let mut results: Vec<(f64, f64)> =
            standings.shares(0).map(|(share, deals)| (share, deals as f64)).collect();
        for edge in [0.0, most] {
            if !results.iter().any(|(share, _)| *share == edge) {
                results.push((edge, UNSEEN));
            }
        }
        Results(results)
    }

    /// The likeliest distribution with this mean.
    ///
    /// Its mean is right where the derivative of the likelihood is zero. That falls as the factor rises, so halving finds it.
    fn tilt(&self, mean: f64) -> Tilt {
        let shares = || self.0.iter().map(|(share, _)| *share);
        let (least, most) = (shares().fold(f64::INFINITY, f64::min), shares().fold(0.0, f64::max));
        let mean = mean.clamp(least + EDGE, most - EDGE);
        let slope = |factor| -> f64 {
            let tilt = Tilt { mean, factor };
            self.0.iter().map(|(share, deals)| deals * (share - mean) / tilt.of(*share)).sum()
        };
        // Between these all probabilities are positive.
        let (mut low, mut high) = (-1.0 / (most - mean), 1.0 / (mean - least));
        for _ in 0..HALVINGS {
            let middle = low / 2.0 + high / 2.0;
            if slope(middle) > 0.0 { low = middle } else { high = middle }
        }
        Tilt { mean, factor: low / 2.0 + high / 2.0 }
    }
}

#[cfg(test)]
mod tests {
    use game_core::{BySeat, Outcome, Seat, SeatSet};
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    use super::*;
    use crate::arena::{DealResult, Lineup};

    const TEST: Sprt = Sprt { low: 0.5, high: 0.55, error: 0.05 };

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

    /// The verdict for an entrant whose deals have 0 to 4 half wins with these probabilities, and the number of deals it took.
    fn run(test: Sprt, chances: [f64; 5], seed: u64) -> (Option<Verdict>, u64) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut standings = new();
        while standings.deals() < 20_000 {
            let mut rest: f64 = rng.random();
            let found = chances.iter().position(|chance| {
                rest -= chance;
                rest < 0.0
            });
            let halves = found.unwrap_or(chances.len() - 1);
            add_halves(&mut standings, [halves.div_ceil(2), halves / 2]);
            if let Some(verdict) = test.verdict(&standings) {
                return (Some(verdict), standings.deals());
            }
        }
        (None, standings.deals())
    }

    /// Adds a deal in which the first entrant wins none, a half or the whole of each of the two games.
    fn add_halves(standings: &mut Standings, halves: [usize; 2]) {
        let lineup = Lineup::new(2, 2).unwrap();
        let outcome = |halves: usize, own: Seat| {
            let winners = match halves {
                0 => SeatSet::only(own.left(1, 2)),
                1 => SeatSet::all(2),
                _ => SeatSet::only(own),
            };
            Outcome::new(BySeat::new(2, |_| 0), winners)
        };
        standings.add(&DealResult::of(&lineup, &[outcome(halves[0], Seat::A), outcome(halves[1], Seat::B)]));
    }

    /// Games that are won with this probability and never shared, as if the two of a deal were independent.
    fn independent(chance: f64) -> [f64; 5] {
        [(1.0 - chance).powi(2), 0.0, 2.0 * chance * (1.0 - chance), 0.0, chance.powi(2)]
    }

    /// Deals that differ much: most are won or lost in both seats. The mean is this share.
    fn lopsided(share: f64) -> [f64; 5] {
        [0.9 - share, 0.05, 0.1, 0.05, share - 0.1]
    }

    #[test]
    fn the_ratio_of_two_results_is_that_of_the_binomial_distribution() {
        let mut standings = new();
        for deal in 0..40 {
            add(&mut standings, [deal % 4 > 0; 2]);
        }
        // 30 deals won and 10 lost: with two possible results, a mean leaves one distribution.
        let by_hand = 30.0 * (0.55f64 / 0.5).ln() + 10.0 * (0.45f64 / 0.5).ln();
        assert!((TEST.ratio(&standings) - by_hand).abs() < 1e-6, "{} {by_hand}", TEST.ratio(&standings));
        assert!((TEST.bound() - 19.0f64.ln()).abs() < 1e-12);
    }

    #[test]
    fn the_ratio_matches_the_normal_distribution_in_long_matches() {
        let mut standings = new();
        for deal in 0..2000 {
            add_halves(&mut standings, [deal % 3, if deal % 5 == 0 { 2 } else { deal / 3 % 3 }]);
        }
        let test = Sprt { low: 0.49, high: 0.51, error: 0.05 };
        let distance = standings.win_share(0).mean - 0.5;
        let normal = 2000.0 * 0.02 * distance / standings.win_variance(0);
        assert!(
            normal > 5.0 && (test.ratio(&standings) / normal - 1.0).abs() < 0.05,
            "{} {normal}",
            test.ratio(&standings)
        );
    }

    #[test]
    fn any_hypotheses_have_a_ratio() {
        let mut standings = new();
        for wins in [[true, true], [false, true]] {
            add(&mut standings, wins);
            for (low, high) in [(0.5, 1.0), (0.0, 0.5), (0.0, 1.0), (0.001, 0.002)] {
                let ratio = Sprt { low, high, error: 0.05 }.ratio(&standings);
                assert!(ratio.is_finite(), "{low} {high}: {ratio}");
            }
        }
    }

    #[test]
    fn there_is_no_verdict_after_a_few_deals() {
        let test = Sprt { low: 0.5, high: 0.9, error: 0.05 };
        let mut standings = new();
        for _ in 1..LEAST_DEALS {
            add(&mut standings, [true, true]);
            assert_eq!(test.verdict(&standings), None);
        }
        add(&mut standings, [true, true]);
        assert_eq!(test.verdict(&standings), Some(Verdict::Stronger));
    }

    /// How many runs are simulated for each hypothesis: more in the long tests.
    fn runs() -> u64 {
        if std::env::var_os("GRAVEGOODS_LAWS").is_some_and(|laws| laws == "full") { 20_000 } else { 400 }
    }

    /// The wrong verdicts may be one in twenty and what chance adds: five standard deviations.
    #[test]
    fn it_is_wrong_no_more_often_than_allowed() {
        let runs = runs();
        let allowed = runs as f64 * TEST.error;
        let most = allowed + 5.0 * (allowed * (1.0 - TEST.error)).sqrt();
        for chances in [independent, lopsided] {
            for (share, wrong) in [(TEST.low, Verdict::Stronger), (TEST.high, Verdict::NotStronger)] {
                let verdicts = || (0..runs).map(|seed| run(TEST, chances(share), seed).0);
                let errors = verdicts().filter(|verdict| *verdict == Some(wrong)).count();
                assert!(errors as f64 <= most, "{errors} of {runs} wrong at {share}");
                // A test that hardly ever errs asks for more games than it needs.
                assert!(errors as f64 >= allowed / 5.0, "only {errors} of {runs} wrong at {share}");
            }
        }
    }

    #[test]
    fn a_clear_match_is_short() {
        for seed in 0..20 {
            let (verdict, deals) = run(TEST, independent(0.8), seed);
            assert_eq!(verdict, Some(Verdict::Stronger));
            assert!(deals < 120, "{deals}");
        }
    }
}
