//! Statistics of results: means with intervals, and Elo.

/// The number of standard deviations to each side that contain 95 % of a normal distribution.
const Z95: f64 = 1.959_964;

/// With fewer observations than this, a normal interval for a share is unreliable.
const FEW: u64 = 30;

/// A mean with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The 95 % confidence interval of the mean; none for a single observation.
    pub interval: Option<[f64; 2]>,
}

/// Sums of whole numbers, one for each deal. They don't depend on the order in which deals are added.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Sums {
    count: u64,
    sum: i128,
    squares: i128,
}

impl Sums {
    /// Adds an observation.
    pub(super) fn add(&mut self, value: i64) {
        let value = i128::from(value);
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// The mean, in units of `unit`; zero if there are no observations.
    pub(super) fn mean(&self, unit: f64) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum as f64 / self.count as f64 / unit }
    }

    /// The sample variance, in units of `unit` squared; zero for fewer than two observations.
    pub(super) fn variance(&self, unit: f64) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        // Whole numbers up to the division, so that no precision is lost when the two terms are nearly equal.
        let n = i128::from(self.count);
        let scaled = n * self.squares - self.sum * self.sum;
        scaled as f64 / n as f64 / (n - 1) as f64 / (unit * unit)
    }

    /// The mean with Student's interval.
    pub(super) fn estimate(&self, unit: f64) -> Estimate {
        let mean = self.mean(unit);
        let interval = (self.count > 1).then(|| {
            let reach = student95(self.count - 1) * (self.variance(unit) / self.count as f64).sqrt();
            [mean - reach, mean + reach]
        });
        Estimate { mean, interval }
    }

    /// The mean of shares, from 0 to 1, with its interval.
    ///
    /// Few deals, or deals with equal results, say little about the variance. Then the interval is Wilson's for as many games
    /// as there are deals, which is always wide enough.
    pub(super) fn share(&self, unit: f64) -> Estimate {
        let mean = self.mean(unit);
        let interval = match self.count {
            0 => None,
            _ if self.count < FEW || self.variance(unit) == 0.0 => Some(wilson(mean, self.count as f64)),
            _ => self.estimate(unit).interval.map(|bounds| bounds.map(|bound| bound.clamp(0.0, 1.0))),
        };
        Estimate { mean, interval }
    }
}

/// Wilson's 95 % confidence interval for a share of `count` independent games.
pub fn wilson(share: f64, count: f64) -> [f64; 2] {
    let (p, n, z2) = (share, count, Z95 * Z95);
    let middle = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let reach = Z95 / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
    [(middle - reach).max(0.0), (middle + reach).min(1.0)]
}

/// The Elo difference for a share of wins; none for a share of 0 or 1.
pub fn elo(share: f64) -> Option<f64> {
    (share > 0.0 && share < 1.0).then(|| 400.0 * (share / (1.0 - share)).log10())
}

/// The factor of the standard error for a 95 % interval of Student's distribution.
fn student95(freedom: u64) -> f64 {
    // The expansion below is too small for the first two, whose exact values are known.
    match freedom {
        1 => return 12.706_205,
        2 => return 4.302_653,
        _ => {}
    }
    let (z, v) = (Z95, freedom as f64);
    z + (z.powi(3) + z) / (4.0 * v)
        + (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / (96.0 * v * v)
        + (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / (384.0 * v.powi(3))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sums(values: impl IntoIterator<Item = i64>) -> Sums {
        let mut sums = Sums::default();
        values.into_iter().for_each(|value| sums.add(value));
        sums
    }

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 5e-4
    }

    #[test]
    fn mean_and_variance_match_the_textbook() {
        let sums = sums([2, 4, 4, 4, 5, 5, 7, 9]);
        assert_eq!(sums.mean(1.0), 5.0);
        assert!(near(sums.variance(1.0), 32.0 / 7.0));
        assert!(near(sums.variance(2.0), 8.0 / 7.0));
        // t(7) is 2.3646: 5 ± 2.3646 · √(32/7 / 8).
        let [low, high] = sums.estimate(1.0).interval.unwrap();
        assert!((low - 3.2124).abs() < 2e-3 && (high - 6.7876).abs() < 2e-3, "{low} {high}");
    }

    #[test]
    fn student_matches_the_tables() {
        for (freedom, table) in [(1, 12.7062), (2, 4.3027), (5, 2.5706), (10, 2.2281), (30, 2.0423)] {
            assert!((student95(freedom) - table).abs() < 0.01, "{freedom}: {}", student95(freedom));
        }
    }

    #[test]
    fn shares_of_many_deals_have_a_normal_interval() {
        // A hundred deals: half of them 0.25, half of them 0.75.
        let estimate = sums((0..100).map(|deal| if deal % 2 == 0 { 1 } else { 3 })).share(4.0);
        assert_eq!(estimate.mean, 0.5);
        // The deviation is 0.25126, the error of the mean 0.025126, and t(99) is 1.9842.
        let [low, high] = estimate.interval.unwrap();
        assert!(near(low, 0.45014) && near(high, 0.54986), "{low} {high}");
    }

    #[test]
    fn few_or_equal_deals_have_wilsons_interval() {
        assert_eq!(sums([1, 0, 1]).share(1.0).interval, Some(wilson(2.0 / 3.0, 3.0)));
        let [low, high] = sums([2; 100]).share(2.0).interval.unwrap();
        assert!(near(low, 0.9630) && high == 1.0, "{low} {high}");
        assert_eq!(sums([]).share(1.0).interval, None);
    }

    #[test]
    fn an_interval_lies_around_its_share_and_within_bounds() {
        let [low, high] = wilson(0.5, 100.0);
        assert!(near(low, 0.4038) && near(high, 0.5962), "{low} {high}");
        for share in [0.0, 1.0] {
            let [low, high] = wilson(share, 10.0);
            assert!(0.0 <= low && low < high && high <= 1.0 && high - low < 0.3, "{low} {high}");
        }
    }

    #[test]
    fn elo_matches_chess() {
        assert_eq!(elo(0.5), Some(0.0));
        assert!(near(elo(0.75).unwrap(), 190.8485));
        assert!(near(elo(0.25).unwrap(), -190.8485));
        assert_eq!((elo(0.0), elo(1.0)), (None, None));
    }
}
