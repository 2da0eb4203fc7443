//! What a search expects of a position, and how single actions compare.

use std::mem;

use game_core::{Awaiting, BySeat, Guide, MAX_SEATS, Seat, Step, Viewer};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::bandit::Pick;
use super::tree::Tree;
use super::{Search, pick_for};
use crate::seen::fingerprint;

/// What every seat may expect.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Expectation {
    /// The chances to win, from 0 to 1; for a solo player, the score on a scale of the game.
    pub prospects: BySeat<f32>,
    /// The final scores.
    pub scores: BySeat<f32>,
}

/// An action, what it leads to, and how it compares with the first action of the list.
#[derive(Clone, PartialEq, Debug)]
pub struct Compared<A> {
    /// The action.
    pub action: A,
    /// Its seat's chance to win after it.
    pub prospect: f32,
    /// The final score that its seat may expect after it.
    pub score: f32,
    /// How much better its chance is than that of the first action; negative if it is worse.
    pub gain: f32,
    /// The standard error of the gain.
    pub error: f32,
}

/// How many iterations of a comparison, as a part of all, only let the tree grow.
const WARM_UP: u32 = 4;

impl<G: Guide> Search<G> {
    /// What every seat may expect in a position, by what `seat` knows. The game must not be over.
    ///
    /// The first half of the iterations only builds the tree.
    pub fn expect(&mut self, view: &G::View, seat: Seat, iterations: u32) -> Expectation {
        self.forget();
        let outline = G::outline(view);
        let mut sums = Sums::default();
        for done in 0..iterations.max(2) {
            let world = G::imagine_from(&outline, &mut self.rng);
            let (prospects, scores) = self.iterate_in(world, seat, None);
            if done >= iterations / 2 {
                sums.add(&prospects, &scores);
            }
        }
        sums.mean()
    }

    /// Compares actions of `seat`, which the game awaits, with the first of them. Call [`search`](Search::search) before, with
    /// the same view: this goes on with its tree.
    ///
    /// Every action is tried in the same worlds with the same luck, so that the differences are more exact than the figures.
    /// Seats that answer at the same time don't know the action: they play what the search has found for them.
    pub fn compare(
        &mut self,
        view: &G::View,
        seat: Seat,
        actions: &[G::Action],
        iterations: u32,
        seed: u64,
    ) -> Vec<Compared<G::Action>> {
        let warm_up = iterations / WARM_UP;
        let outline = G::outline(view);
        let mut first: Vec<f32> = Vec::with_capacity(iterations as usize);
        let mut compared = Vec::with_capacity(actions.len());
        for action in actions {
            let mut figures = Figures::default();
            for index in 0..iterations {
                let luck = ChaCha8Rng::seed_from_u64(seed.wrapping_add(u64::from(index)));
                let own = mem::replace(&mut self.rng, luck);
                let world = G::imagine_from(&outline, &mut self.rng);
                let (prospects, scores) = self.iterate_in(world, seat, Some(action));
                self.rng = own;
                if compared.is_empty() {
                    first.push(prospects[seat]);
                }
                if index >= warm_up {
                    figures.add(prospects[seat], scores[seat], prospects[seat] - first[index as usize]);
                }
            }
            compared.push(figures.of(action.clone()));
        }
        compared
    }

    /// Takes an action of `seat` at the root, with what those who answer at the same time have learnt to do. Returns the node
    /// after it.
    pub(super) fn force(&mut self, world: &mut G, seat: Seat, action: G::Action) -> usize {
        let root = Tree::<G::Choice>::ROOT;
        let Awaiting::Seats(seats) = world.awaiting() else {
            unreachable!("actions are compared while the game waits for seats");
        };
        let pick = pick_for(world, seats);
        let mut taken = vec![(seat, action)];
        if pick == Pick::Mixed {
            for other in seats.iter().filter(|other| *other != seat) {
                let action = self.learnt_action(world, other);
                taken.push((other, action));
            }
        }
        for (seat, action) in taken {
            if !matches!(world.awaiting(), Awaiting::Seats(awaited) if awaited.contains(seat)) {
                break;
            }
            self.take(world, Step::Act { seat, action });
        }
        let seen = fingerprint::<G>(&mut self.events, Viewer::Seat(seat));
        self.tree.child(root, seen)
    }

    /// An action of a seat at the root, drawn from the strategy that the search has found for it.
    fn learnt_action(&mut self, world: &G, seat: Seat) -> G::Action {
        let mut bandit = self.tree.bandit_of(Tree::<G::Choice>::ROOT, seat);
        let mut path = G::Path::default();
        let plan = world.plan(seat);
        loop {
            self.offered.clear();
            world.choices(seat, &plan, &path, &mut self.offered);
            let arm = self.tree.bandit_mut(bandit).draw_learnt(&self.offered, &mut self.rng);
            match world.choose(seat, &mut path, self.tree.bandit(bandit).arms()[arm].choice) {
                Some(action) => return action,
                None => bandit = self.tree.next_bandit(bandit, arm),
            }
        }
    }
}

/// Sums of what every seat got.
#[derive(Default)]
struct Sums {
    count: f32,
    seats: usize,
    prospects: [f64; MAX_SEATS],
    scores: [f64; MAX_SEATS],
}

impl Sums {
    fn add(&mut self, prospects: &BySeat<f32>, scores: &BySeat<f32>) {
        self.count += 1.0;
        self.seats = prospects.count();
        for (seat, prospect) in prospects.iter() {
            self.prospects[seat.index()] += f64::from(*prospect);
            self.scores[seat.index()] += f64::from(scores[seat]);
        }
    }

    fn mean(&self) -> Expectation {
        let count = f64::from(self.count.max(1.0));
        let mean =
            |sums: &[f64; MAX_SEATS]| BySeat::new(self.seats, |seat| (sums[seat.index()] / count) as f32);
        Expectation { prospects: mean(&self.prospects), scores: mean(&self.scores) }
    }
}

/// Sums of what one action led to.
#[derive(Default)]
struct Figures {
    count: f64,
    prospect: f64,
    score: f64,
    gain: f64,
    squares: f64,
}

impl Figures {
    fn add(&mut self, prospect: f32, score: f32, gain: f32) {
        self.count += 1.0;
        self.prospect += f64::from(prospect);
        self.score += f64::from(score);
        self.gain += f64::from(gain);
        self.squares += f64::from(gain) * f64::from(gain);
    }

    fn of<A>(&self, action: A) -> Compared<A> {
        let count = self.count.max(1.0);
        let gain = self.gain / count;
        let variance = (self.squares / count - gain * gain).max(0.0);
        Compared {
            action,
            prospect: (self.prospect / count) as f32,
            score: (self.score / count) as f32,
            gain: gain as f32,
            error: (variance / count).sqrt() as f32,
        }
    }
}
