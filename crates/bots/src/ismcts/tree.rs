//! The tree of the textbook search: nodes are what the searching seat has seen, and each has the actions that were tried there.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, DefaultHasher};

use game_core::Seat;

/// An action that was tried at a node.
#[derive(Clone, Debug)]
pub(super) struct Arm<A> {
    pub(super) action: A,
    /// In how many iterations it was taken.
    pub(super) visits: u32,
    /// In how many iterations it could have been taken.
    pub(super) available: u32,
    /// The sum of its seat's rewards.
    pub(super) reward: f64,
    /// The sum of its seat's final scores.
    pub(super) score: f64,
}

impl<A> Arm<A> {
    pub(super) fn mean_reward(&self) -> f64 {
        self.reward / f64::from(self.visits)
    }

    pub(super) fn mean_score(&self) -> f64 {
        self.score / f64::from(self.visits)
    }
}

/// An action that was taken in an iteration: its node, its seat and its index.
#[derive(Clone, Copy, Debug)]
pub(super) struct Visit {
    pub(super) node: usize,
    pub(super) seat: Seat,
    pub(super) arm: usize,
}

/// The actions tried at one node by each seat that has decided there.
type Deciders<A> = Vec<(Seat, Vec<Arm<A>>)>;

#[derive(Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Deciders<A>>,
    /// The child of a node for each hash of what was seen. The hashes are the same on every run.
    children: HashMap<(usize, u64), usize, BuildHasherDefault<DefaultHasher>>,
}

impl<A> Tree<A> {
    pub(super) const ROOT: usize = 0;

    pub(super) fn new() -> Tree<A> {
        Tree { nodes: vec![Vec::new()], children: HashMap::default() }
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Vec::new());
        self.children.clear();
    }

    /// The child of `node` for what was seen, and whether it is new.
    pub(super) fn child(&mut self, node: usize, seen: u64) -> (usize, bool) {
        let next = self.nodes.len();
        let child = *self.children.entry((node, seen)).or_insert(next);
        let is_new = child == next;
        if is_new {
            self.nodes.push(Vec::new());
        }
        (child, is_new)
    }

    /// What `seat` has tried at `node`.
    pub(super) fn arms(&self, node: usize, seat: Seat) -> &[Arm<A>] {
        let tried = self.nodes[node].iter().find(|(decider, _)| *decider == seat);
        tried.map_or(&[], |(_, arms)| arms)
    }

    /// The same, to change it.
    pub(super) fn arms_mut(&mut self, node: usize, seat: Seat) -> &mut Vec<Arm<A>> {
        let deciders = &mut self.nodes[node];
        let known = deciders.iter().position(|(decider, _)| *decider == seat);
        let index = known.unwrap_or_else(|| {
            deciders.push((seat, Vec::new()));
            deciders.len() - 1
        });
        &mut deciders[index].1
    }
}
