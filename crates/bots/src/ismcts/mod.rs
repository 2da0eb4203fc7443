//! The textbook search: single-observer information-set Monte Carlo tree search by Cowling, Powley and Whitehouse (2012).
//!
//! It is a yardstick for [`Search`](crate::Search): it knows the rules of a game and nothing else. Every iteration samples a world
//! that fits the view, descends the tree through actions that are legal in that world, adds one node, plays to the end of the game
//! with random actions, and adds each seat's result to the actions that it took on the way. Each seat maximises its own result
//! (max-n). An action is chosen by UCB1 with the number of iterations in which it was available, since worlds may differ in what
//! they offer.
//!
//! Where the textbook leaves a choice:
//!
//! - **Chance** is drawn in each iteration. Nodes are split by what the searching seat sees, of answers of chance and of the
//!   actions of others, so the tree never knows more than the player.
//! - **Sealed answers** are given one after the other, the searching seat's first, and are hidden from the others, because nodes are
//!   split by what is seen. Nobody mixes strategies on purpose.
//! - **Any-time abilities** are actions of the seats that are awaited; no seat acts out of turn.
//! - **An action that was not tried** is drawn by [`Game::sample_action`], which takes each with the same chance unless the game says
//!   otherwise, until one comes up that was not tried. So thousands of actions need not be listed to pick one of them. After a few
//!   draws without success at most [`Game::MOST_LISTED`] actions are listed, and one of those that were not tried is taken, each with
//!   the same chance.
//! - **Without opponents** the result is the lowest score of the players, on a scale from the lowest to the highest result so far.

mod tree;

use std::hash::Hash;

use game_core::{Awaiting, BySeat, Game, NoLog, Outcome, Seat, Step, Viewer, WIN, play_uniform};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::seen::fingerprint;
use crate::{Advice, Bot, Limit};
use tree::{Arm, Tree, Visit};

/// The weight of exploration in UCB1, as in the textbook for results from 0 to 1.
const EXPLORATION: f64 = 0.7;

/// How often an action is drawn in the hope that it was not tried, before actions are listed.
const DRAWS: usize = 16;

/// A bot that searches by the textbook.
#[derive(Debug)]
pub struct Ismcts<G: Game> {
    rng: ChaCha8Rng,
    tree: Tree<G::Action>,
    visits: Vec<Visit>,
    events: Vec<G::Event>,
    /// The indexes of the arms that are legal in the current world.
    legal: Vec<usize>,
    listed: Vec<G::Action>,
    scale: Scale,
}

/// The lowest and the highest reward so far.
#[derive(Clone, Copy, Debug)]
struct Scale {
    low: f64,
    high: f64,
}

impl Scale {
    /// A scale that any reward will widen.
    const EMPTY: Scale = Scale { low: f64::INFINITY, high: f64::NEG_INFINITY };

    fn widen(&mut self, low: f64, high: f64) {
        self.low = self.low.min(low);
        self.high = self.high.max(high);
    }

    /// A reward on the scale, from 0 to 1.
    fn place(self, reward: f64) -> f64 {
        if self.high > self.low { (reward - self.low) / (self.high - self.low) } else { 0.5 }
    }
}

impl<G: Game<Sight: Hash>> Ismcts<G> {
    /// A searching player with this seed.
    pub fn new(seed: u64) -> Ismcts<G> {
        Ismcts {
            rng: ChaCha8Rng::seed_from_u64(seed),
            tree: Tree::new(),
            visits: Vec::new(),
            events: Vec::new(),
            legal: Vec::new(),
            listed: Vec::new(),
            scale: Scale::EMPTY,
        }
    }

    /// Searches for `seat`, and returns the number of iterations.
    pub fn search(&mut self, view: &G::View, seat: Seat, limit: &Limit<'_>) -> u32 {
        self.tree.clear();
        self.scale = Scale::EMPTY;
        let mut done = 0;
        // At least one iteration, so that there is an answer.
        while done == 0 || !limit.is_reached(done) {
            self.iterate(view, seat);
            done += 1;
        }
        done
    }

    /// The actions of `seat` that were tried most, best first.
    pub fn advise(
        &mut self,
        view: &G::View,
        seat: Seat,
        limit: &Limit<'_>,
        most: usize,
    ) -> Vec<Advice<G::Action>> {
        let done = self.search(view, seat, limit);
        let mut arms: Vec<_> = self.tree.arms(Tree::<G::Action>::ROOT, seat).iter().collect();
        arms.sort_by_key(|arm| std::cmp::Reverse(arm.visits));
        let advice = |arm: &Arm<G::Action>| Advice {
            action: arm.action.clone(),
            prospect: self.scale.place(arm.mean_reward()) as f32,
            score: arm.mean_score() as f32,
            share: arm.visits as f32 / done as f32,
        };
        arms.into_iter().take(most).map(advice).collect()
    }

    /// Runs one iteration: from the root to the end of one sampled game.
    fn iterate(&mut self, view: &G::View, searching: Seat) {
        let mut world = G::sample_world(view, &mut self.rng);
        self.visits.clear();
        self.descend(&mut world, searching);
        let outcome = play_uniform(&mut world, &mut self.rng, &mut NoLog, |_, _| {}).outcome;
        self.learn(&outcome);
    }

    /// Descends the tree until a node was added or the game is over.
    fn descend(&mut self, world: &mut G, searching: Seat) {
        let mut node = Tree::<G::Action>::ROOT;
        while let Awaiting::Seats(awaited) = world.awaiting() {
            let first = || awaited.first().expect("a game that waits for seats waits for at least one");
            let seat = if awaited.contains(searching) { searching } else { first() };
            let tried = self.tree.arms(node, seat).len();
            let arm = self.pick(world, node, seat, seat == searching);
            self.visits.push(Visit { node, seat, arm });
            let action = self.tree.arms(node, seat)[arm].action.clone();
            self.take(world, Step::Act { seat, action });
            while world.awaiting() == Awaiting::Chance {
                let chance = world.sample_chance(&mut self.rng);
                self.take(world, Step::Chance(chance));
            }
            let seen = fingerprint::<G>(&mut self.events, Viewer::Seat(searching));
            let (child, is_new) = self.tree.child(node, seen);
            if is_new || arm == tried {
                return;
            }
            node = child;
        }
    }

    /// The index of the arm to take: a new one for an action that was not tried, if there is one, else the best by UCB1.
    ///
    /// The arms of the searching seat are legal in every world, because the node has all that it knows.
    fn pick(&mut self, world: &G, node: usize, seat: Seat, all_legal: bool) -> usize {
        let arms = self.tree.arms(node, seat);
        self.legal.clear();
        self.legal.extend((0..arms.len()).filter(|&arm| {
            let step = || Step::Act { seat, action: arms[arm].action.clone() };
            all_legal || world.clone().apply(step(), &mut NoLog).is_ok()
        }));
        let new =
            if self.legal.len() < world.count_actions(seat) { self.draw(world, node, seat) } else { None };
        let arms = self.tree.arms_mut(node, seat);
        self.legal.iter().for_each(|&arm| arms[arm].available += 1);
        if let Some(action) = new {
            arms.push(Arm { action, visits: 0, available: 1, reward: 0.0, score: 0.0 });
            return arms.len() - 1;
        }
        let scale = self.scale;
        let value = |arm: &Arm<G::Action>| {
            let curiosity = (f64::from(arm.available).ln() / f64::from(arm.visits)).sqrt();
            scale.place(arm.mean_reward()) + EXPLORATION * curiosity
        };
        let better = |one: (usize, f64), other: (usize, f64)| if other.1 > one.1 { other } else { one };
        let values = self.legal.iter().map(|&arm| (arm, value(&arms[arm])));
        values.reduce(better).expect("an awaited seat has an action").0
    }

    /// A random legal action that was not tried, if one is found.
    fn draw(&mut self, world: &G, node: usize, seat: Seat) -> Option<G::Action> {
        let arms = self.tree.arms(node, seat);
        let is_new = |action: &G::Action| arms.iter().all(|arm| arm.action != *action);
        for _ in 0..DRAWS {
            let drawn = world.sample_action(seat, &mut self.rng).filter(is_new);
            if drawn.is_some() {
                return drawn;
            }
        }
        self.listed.clear();
        world.legal_actions(seat, &mut self.listed);
        self.listed.retain(is_new);
        let count = self.listed.len();
        (count > 0).then(|| self.listed.swap_remove(self.rng.random_range(0..count)))
    }

    fn take(&mut self, world: &mut G, step: Step<G::Action, G::Chance>) {
        world.apply(step, &mut self.events).expect("a step of a sampled world is legal");
    }

    /// Adds each seat's result to its actions of the iteration.
    fn learn(&mut self, outcome: &Outcome) {
        let rewards = rewards(outcome, &mut self.scale);
        for Visit { node, seat, arm } in self.visits.drain(..) {
            let arm = &mut self.tree.arms_mut(node, seat)[arm];
            arm.visits += 1;
            arm.reward += rewards[seat];
            arm.score += f64::from(outcome.scores[seat]);
        }
    }
}

/// Each seat's reward: its part of the win, or without opponents the lowest score. The scale is widened by it.
fn rewards(outcome: &Outcome, scale: &mut Scale) -> BySeat<f64> {
    let seats = outcome.scores.as_slice().len();
    let opponents = if outcome.teams.is_none() { seats > 1 } else { outcome.teams.iter().count() > 1 };
    if opponents {
        scale.widen(0.0, 1.0);
        return BySeat::new(seats, |seat| outcome.win_of(seat) as f64 / WIN as f64);
    }
    let lowest = f64::from(outcome.scores.as_slice().iter().min().copied().unwrap_or_default());
    scale.widen(lowest, lowest);
    BySeat::new(seats, |_| lowest)
}

impl<G: Game<Sight: Hash>> Bot<G> for Ismcts<G> {
    /// The action that was tried most.
    fn choose(&mut self, view: &G::View, seat: Seat, limit: &Limit<'_>) -> G::Action {
        let best = self.advise(view, seat, limit, 1).pop();
        best.expect("there was at least one iteration").action
    }
}
