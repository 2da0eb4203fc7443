//! One choice in the tree, with statistics for each option (a multi-armed bandit).

use rand::{Rng, RngExt};

/// How a choice is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pick {
    /// The best option so far: the others act after they have seen it.
    Best,
    /// A draw from a mixed strategy: the others act at the same time without seeing it.
    Mixed,
}

/// A choice that was made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Picked {
    /// The index of the option.
    pub(super) arm: usize,
    pick: Pick,
    /// The probability of the option, if options are drawn at random.
    chance: f32,
}

/// An option of a choice.
#[derive(Clone, Debug)]
pub(super) struct Arm<C> {
    pub(super) choice: C,
    pub(super) visits: u32,
    /// How often it was available.
    available: u32,
    /// The last quick estimate of how promising it is.
    prior: f32,
    total: f32,
    score: f32,
    /// What was lost by not choosing it (mixed choices).
    regret: f32,
    /// The sum of its probabilities in all strategies so far (mixed choices).
    weight: f32,
    /// The next choice on the way to an action.
    pub(super) next: Option<usize>,
    /// Whether it is available in the current world.
    offered: bool,
}

impl<C> Arm<C> {
    fn new(choice: C) -> Arm<C> {
        Arm {
            choice,
            visits: 0,
            available: 0,
            prior: 0.0,
            total: 0.0,
            score: 0.0,
            regret: 0.0,
            weight: 0.0,
            next: None,
            offered: false,
        }
    }

    pub(super) fn mean(&self) -> f32 {
        self.total / self.visits.max(1) as f32
    }

    pub(super) fn mean_score(&self) -> f32 {
        self.score / self.visits.max(1) as f32
    }
}

/// The weight of exploration against the known mean, in standard deviations of the results.
const EXPLORATION: f32 = 1.5;

/// How much worse than the mean an untried option is assumed to be, in the same unit.
const UNTRIED_PENALTY: f32 = 0.3;

/// The part of a mixed strategy that is spread over all options.
const MIXED_EXPLORATION: f32 = 0.1;

/// One choice.
#[derive(Clone, Debug)]
pub(super) struct Bandit<C> {
    arms: Vec<Arm<C>>,
    visits: u32,
    total: f32,
}

impl<C: Copy + Eq> Bandit<C> {
    pub(super) fn new() -> Bandit<C> {
        Bandit { arms: Vec::new(), visits: 0, total: 0.0 }
    }

    pub(super) fn arms(&self) -> &[Arm<C>] {
        &self.arms
    }

    pub(super) fn arm_mut(&mut self, arm: usize) -> &mut Arm<C> {
        &mut self.arms[arm]
    }

    pub(super) fn tried(&self) -> impl Iterator<Item = &Arm<C>> {
        self.arms.iter().filter(|arm| arm.visits > 0)
    }

    /// Picks an available option.
    ///
    /// `spread` is the standard deviation of the results, which scales exploration.
    pub(super) fn pick<R: Rng + ?Sized>(
        &mut self,
        offered: &[(C, f32)],
        pick: Pick,
        spread: f32,
        rng: &mut R,
    ) -> Picked {
        self.offer(offered);
        let (arm, chance) = match pick {
            Pick::Best => (self.most_promising(spread), 1.0),
            Pick::Mixed => self.draw(rng),
        };
        Picked { arm, pick, chance }
    }

    /// Updates which options are available in the current world.
    fn offer(&mut self, offered: &[(C, f32)]) {
        for arm in &mut self.arms {
            arm.offered = false;
        }
        for (place, &(choice, prior)) in offered.iter().enumerate() {
            // Most worlds offer the same options in the same order.
            let found = match self.arms.get(place) {
                Some(arm) if arm.choice == choice => place,
                _ => self.arms.iter().position(|arm| arm.choice == choice).unwrap_or_else(|| {
                    self.arms.push(Arm::new(choice));
                    self.arms.len() - 1
                }),
            };
            let arm = &mut self.arms[found];
            arm.offered = true;
            arm.available += 1;
            arm.prior = prior;
        }
    }

    /// The option with the highest sum of its mean and an exploration bonus.
    fn most_promising(&self, spread: f32) -> usize {
        let priors: f32 = self.arms.iter().filter(|arm| arm.offered).map(|arm| arm.prior).sum();
        let untried =
            if self.visits == 0 { 0.5 } else { self.total / self.visits as f32 - UNTRIED_PENALTY * spread };
        let bound = |arm: &Arm<C>| {
            let known = if arm.visits == 0 { untried } else { arm.mean() };
            let chances = (arm.available as f32).sqrt() / (1 + arm.visits) as f32;
            known + EXPLORATION * spread * arm.prior / priors * chances
        };
        let offered = self.arms.iter().enumerate().filter(|(_, arm)| arm.offered);
        let best = offered.max_by(|(_, one), (_, other)| bound(one).total_cmp(&bound(other)));
        best.expect("an option is available").0
    }

    /// Draws an option by regret matching, with some uniform exploration.
    fn draw<R: Rng + ?Sized>(&mut self, rng: &mut R) -> (usize, f32) {
        let count = self.arms.iter().filter(|arm| arm.offered).count() as f32;
        let regrets: f32 = self.arms.iter().filter(|arm| arm.offered).map(|arm| arm.regret.max(0.0)).sum();
        let strategy = |arm: &Arm<C>| if regrets > 0.0 { arm.regret.max(0.0) / regrets } else { 1.0 / count };
        let mut left: f32 = rng.random();
        let mut drawn = None;
        for (index, arm) in self.arms.iter_mut().enumerate().filter(|(_, arm)| arm.offered) {
            let share = strategy(arm);
            arm.weight += share;
            let chance = (1.0 - MIXED_EXPLORATION) * share + MIXED_EXPLORATION / count;
            if left >= 0.0 {
                drawn = Some((index, chance));
            }
            left -= chance;
        }
        drawn.expect("an option is available")
    }

    /// Draws an available option from the average strategy so far, without learning.
    pub(super) fn draw_learnt<R: Rng + ?Sized>(&mut self, offered: &[(C, f32)], rng: &mut R) -> usize {
        self.offer(offered);
        let total: f32 = self.arms.iter().filter(|arm| arm.offered).map(|arm| arm.weight).sum();
        // Where nothing was learnt, all options are equal.
        let weight = |arm: &Arm<C>| if total > 0.0 { arm.weight / total } else { 1.0 / offered.len() as f32 };
        let mut left: f32 = rng.random();
        let mut drawn = None;
        for (index, arm) in self.arms.iter().enumerate().filter(|(_, arm)| arm.offered) {
            if left >= 0.0 {
                drawn = Some(index);
            }
            left -= weight(arm);
        }
        drawn.expect("an option is available")
    }

    /// Adds the result of a pick.
    pub(super) fn learn(&mut self, Picked { arm, pick, chance }: Picked, value: f32, score: f32) {
        let mean = if self.visits == 0 { value } else { self.total / self.visits as f32 };
        self.visits += 1;
        self.total += value;
        let picked = &mut self.arms[arm];
        picked.visits += 1;
        picked.total += value;
        picked.score += score;
        match pick {
            Pick::Best => {}
            Pick::Mixed => {
                // The gain over the mean, divided by the probability of the pick, is an unbiased estimate.
                let gain = (value - mean) / chance;
                let share = gain * chance;
                for other in self.arms.iter_mut().filter(|arm| arm.offered) {
                    other.regret -= share;
                }
                self.arms[arm].regret += gain;
            }
        }
    }

    /// The option to take when the search is done: the one with most visits, or a draw from the average strategy.
    pub(super) fn final_arm<R: Rng + ?Sized>(&self, pick: Pick, rng: &mut R) -> usize {
        match pick {
            Pick::Best => {
                let arms = self.arms.iter().enumerate();
                let best = arms.max_by(|(_, one), (_, other)| {
                    one.visits.cmp(&other.visits).then(one.mean().total_cmp(&other.mean()))
                });
                best.expect("there was at least one iteration").0
            }
            Pick::Mixed => {
                // An untried option has a share of the strategy too, but the tree has nothing after it.
                let tried = || self.arms.iter().enumerate().filter(|(_, arm)| arm.visits > 0);
                let total: f32 = tried().map(|(_, arm)| arm.weight).sum();
                let mut left = rng.random::<f32>() * total;
                let drawn = tried().find(|(_, arm)| {
                    left -= arm.weight;
                    left < 0.0
                });
                drawn.or_else(|| tried().last()).expect("there was at least one iteration").0
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    use super::{Bandit, Pick};

    /// A search may have time for one iteration only; the tree has nothing after an untried option.
    #[test]
    fn an_untried_option_is_never_the_final_one() {
        let mut rng = ChaCha8Rng::seed_from_u64(0);
        let mut bandit = Bandit::new();
        let offered: Vec<(u8, f32)> = (0..10).map(|choice| (choice, 0.0)).collect();
        let picked = bandit.pick(&offered, Pick::Mixed, 1.0, &mut rng);
        bandit.learn(picked, 0.5, 0.0);
        for _ in 0..100 {
            assert_eq!(bandit.final_arm(Pick::Mixed, &mut rng), picked.arm);
        }
    }
}
