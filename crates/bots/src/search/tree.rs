//! The search tree: nodes are points of the game that the searching seat can tell apart; each has the seats' choices.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, DefaultHasher};

use game_core::Seat;

use super::bandit::{Bandit, Picked};

/// A choice made in an iteration.
#[derive(Clone, Copy, Debug)]
pub(super) struct Visit {
    pub(super) bandit: usize,
    pub(super) seat: Seat,
    pub(super) picked: Picked,
}

/// Maps with the same hashes on every run.
type Map<K> = HashMap<K, usize, BuildHasherDefault<DefaultHasher>>;

#[derive(Debug)]
pub(super) struct Tree<C> {
    /// The child of a node for each hash of what was seen.
    children: Map<(usize, u64)>,
    /// The first choice of a seat at a node.
    walks: Map<(usize, Seat)>,
    bandits: Vec<Bandit<C>>,
    nodes: usize,
}

impl<C: Copy + Eq> Tree<C> {
    pub(super) const ROOT: usize = 0;

    pub(super) fn new() -> Tree<C> {
        Tree { children: Map::default(), walks: Map::default(), bandits: Vec::new(), nodes: 1 }
    }

    pub(super) fn clear(&mut self) {
        self.children.clear();
        self.walks.clear();
        self.bandits.clear();
        self.nodes = 1;
    }

    /// The child of `node` for what was seen.
    pub(super) fn child(&mut self, node: usize, seen: u64) -> usize {
        let next = self.nodes;
        let child = *self.children.entry((node, seen)).or_insert(next);
        self.nodes += usize::from(child == next);
        child
    }

    /// The first choice of `seat` at `node`.
    pub(super) fn bandit_of(&mut self, node: usize, seat: Seat) -> usize {
        let bandits = &mut self.bandits;
        *self.walks.entry((node, seat)).or_insert_with(|| {
            bandits.push(Bandit::new());
            bandits.len() - 1
        })
    }

    pub(super) fn root_bandit(&self, seat: Seat) -> Option<usize> {
        self.walks.get(&(Self::ROOT, seat)).copied()
    }

    pub(super) fn bandit(&self, index: usize) -> &Bandit<C> {
        &self.bandits[index]
    }

    pub(super) fn bandit_mut(&mut self, index: usize) -> &mut Bandit<C> {
        &mut self.bandits[index]
    }

    /// The choice that follows an arm.
    pub(super) fn next_bandit(&mut self, bandit: usize, arm: usize) -> usize {
        let next = self.bandits.len();
        let found = *self.bandits[bandit].arm_mut(arm).next.get_or_insert(next);
        if found == next {
            self.bandits.push(Bandit::new());
        }
        found
    }
}
