//! One small choice in the tree, and what is known of each way to make it.

use rand::{Rng, RngExt};

/// How a choice is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pick {
    /// The best, as far as is known: others act knowing it.
    Best,
    /// A draw from a mixed strategy: others act at the same time without knowing it.
    Mixed,
}

/// A way to make a small choice.
#[derive(Clone, Debug)]
pub(super) struct Arm<C> {
    pub(super) choice: C,
    pub(super) visits: u32,
    /// How often it could have been chosen.
    available: u32,
    /// How promising it looked at a glance, the last time.
    glance: f32,
    total: f32,
    score: f32,
    /// How much was missed by not choosing it (mixed choices).
    regret: f32,
    /// The sum of all strategies so far (mixed choices).
    weight: f32,
    /// Where the walk goes on.
    pub(super) next: Option<usize>,
    /// Whether it is on offer in the world at hand.
    offered: bool,
}

impl<C> Arm<C> {
    fn new(choice: C) -> Arm<C> {
        Arm {
            choice,
            visits: 0,
            available: 0,
            glance: 0.0,
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

/// How much curiosity weighs against what is known, in spreads of what comes of playing on.
const CURIOSITY: f32 = 1.5;

/// How much worse than what is known an untried way is taken to be, in the same spreads.
const CAUTION: f32 = 0.3;

/// How much of a mixed strategy is kept for trying everything.
const EXPLORATION: f32 = 0.1;

/// One small choice.
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

    /// Picks one of the ways on offer; with it comes how likely it was, where arms are drawn.
    ///
    /// `spread` is how far apart the things are that come of playing on, so that curiosity fits the stakes.
    pub(super) fn pick<R: Rng + ?Sized>(
        &mut self,
        offered: &[(C, f32)],
        pick: Pick,
        spread: f32,
        rng: &mut R,
    ) -> (usize, f32) {
        self.offer(offered);
        match pick {
            Pick::Best => (self.most_promising(spread), 1.0),
            Pick::Mixed => self.draw(rng),
        }
    }

    /// Takes note of what is on offer in the world at hand.
    fn offer(&mut self, offered: &[(C, f32)]) {
        for arm in &mut self.arms {
            arm.offered = false;
        }
        for (place, &(choice, glance)) in offered.iter().enumerate() {
            // Worlds mostly offer the same in the same order.
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
            arm.glance = glance;
        }
    }

    /// What is known of an arm, and more where less is known and more was hoped for at a glance.
    fn most_promising(&self, spread: f32) -> usize {
        let hopes: f32 = self.arms.iter().filter(|arm| arm.offered).map(|arm| arm.glance).sum();
        let untried = if self.visits == 0 { 0.5 } else { self.total / self.visits as f32 - CAUTION * spread };
        let promise = |arm: &Arm<C>| {
            let known = if arm.visits == 0 { untried } else { arm.mean() };
            let chances = (arm.available as f32).sqrt() / (1 + arm.visits) as f32;
            known + CURIOSITY * spread * arm.glance / hopes * chances
        };
        let offered = self.arms.iter().enumerate().filter(|(_, arm)| arm.offered);
        let best = offered.max_by(|(_, one), (_, other)| promise(one).total_cmp(&promise(other)));
        best.expect("something is on offer").0
    }

    /// A draw from the strategy that regret suggests, with a little of everything.
    fn draw<R: Rng + ?Sized>(&mut self, rng: &mut R) -> (usize, f32) {
        let count = self.arms.iter().filter(|arm| arm.offered).count() as f32;
        let regrets: f32 = self.arms.iter().filter(|arm| arm.offered).map(|arm| arm.regret.max(0.0)).sum();
        let strategy = |arm: &Arm<C>| if regrets > 0.0 { arm.regret.max(0.0) / regrets } else { 1.0 / count };
        let mut left: f32 = rng.random();
        let mut drawn = None;
        for (index, arm) in self.arms.iter_mut().enumerate().filter(|(_, arm)| arm.offered) {
            let share = strategy(arm);
            arm.weight += share;
            let chance = (1.0 - EXPLORATION) * share + EXPLORATION / count;
            if left >= 0.0 {
                drawn = Some((index, chance));
            }
            left -= chance;
        }
        drawn.expect("something is on offer")
    }

    /// Adds what came of picking an arm.
    pub(super) fn learn(&mut self, arm: usize, pick: Pick, chance: f32, value: f32, score: f32) {
        let usual = if self.visits == 0 { value } else { self.total / self.visits as f32 };
        self.visits += 1;
        self.total += value;
        let picked = &mut self.arms[arm];
        picked.visits += 1;
        picked.total += value;
        picked.score += score;
        match pick {
            Pick::Best => {}
            Pick::Mixed => {
                // What this pick gained over the usual stands for all the times it is not drawn.
                let gain = (value - usual) / chance;
                let share = gain * chance;
                for other in self.arms.iter_mut().filter(|arm| arm.offered) {
                    other.regret -= share;
                }
                self.arms[arm].regret += gain;
            }
        }
    }

    /// The arm to take when the search is done: the one tried most, or a draw from the average strategy.
    pub(super) fn final_arm<R: Rng + ?Sized>(&self, pick: Pick, rng: &mut R) -> usize {
        match pick {
            Pick::Best => {
                let arms = self.arms.iter().enumerate();
                let best = arms.max_by(|(_, one), (_, other)| {
                    one.visits.cmp(&other.visits).then(one.mean().total_cmp(&other.mean()))
                });
                best.expect("an iteration was made").0
            }
            Pick::Mixed => {
                // An arm that was never tried has a share of the strategy, too, but nobody has looked at what comes after it.
                let tried = || self.arms.iter().enumerate().filter(|(_, arm)| arm.visits > 0);
                let total: f32 = tried().map(|(_, arm)| arm.weight).sum();
                let mut left = rng.random::<f32>() * total;
                let drawn = tried().find(|(_, arm)| {
                    left -= arm.weight;
                    left < 0.0
                });
                drawn.or_else(|| tried().last()).expect("an iteration was made").0
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    use super::{Bandit, Pick};

    /// A search may have had no time for more than one look; what it has not tried, it knows no way on from.
    #[test]
    fn what_was_never_tried_is_not_drawn_in_the_end() {
        let mut rng = ChaCha8Rng::seed_from_u64(0);
        let mut bandit = Bandit::new();
        let offered: Vec<(u8, f32)> = (0..10).map(|choice| (choice, 0.0)).collect();
        let (arm, chance) = bandit.pick(&offered, Pick::Mixed, 1.0, &mut rng);
        bandit.learn(arm, Pick::Mixed, chance, 0.5, 0.0);
        for _ in 0..100 {
            assert_eq!(bandit.final_arm(Pick::Mixed, &mut rng), arm);
        }
    }
}
