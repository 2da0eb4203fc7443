//! The search tree: nodes are points of the game that the searching seat can tell apart; each has the seats' choices.

use std::collections::HashMap;

use foldhash::fast::FixedState;
use game_core::{MAX_SEATS, Seat};

use super::bandit::{Bandit, Picked};

/// A choice made in an iteration.
#[derive(Clone, Copy, Debug)]
pub(super) struct Visit {
    pub(super) bandit: usize,
    pub(super) seat: Seat,
    pub(super) picked: Picked,
}

/// The first choice of each seat at a node: the number of its bandit plus one, or zero if the seat has not chosen there yet.
type Walks = [u32; MAX_SEATS];

#[derive(Debug)]
pub(super) struct Tree<C> {
    /// The child of a node for each hash of what was seen. Hashes are the same on every run.
    children: HashMap<(u32, u64), u32, FixedState>,
    nodes: Vec<Walks>,
    bandits: Vec<Bandit<C>>,
}

impl<C: Copy + Eq> Tree<C> {
    pub(super) const ROOT: usize = 0;

    pub(super) fn new() -> Tree<C> {
        Tree { children: HashMap::default(), nodes: vec![Walks::default()], bandits: Vec::new() }
    }

    pub(super) fn clear(&mut self) {
        self.children.clear();
        self.nodes.clear();
        self.nodes.push(Walks::default());
        self.bandits.clear();
    }

    /// The child of `node` for what was seen.
    pub(super) fn child(&mut self, node: usize, seen: u64) -> usize {
        let nodes = &mut self.nodes;
        let child = self.children.entry((node as u32, seen)).or_insert_with(|| {
            nodes.push(Walks::default());
            nodes.len() as u32 - 1
        });
        *child as usize
    }

    /// The first choice of `seat` at `node`.
    pub(super) fn bandit_of(&mut self, node: usize, seat: Seat) -> usize {
        let first = &mut self.nodes[node][seat.index()];
        if *first == 0 {
            self.bandits.push(Bandit::new());
            *first = self.bandits.len() as u32;
        }
        *first as usize - 1
    }

    pub(super) fn root_bandit(&self, seat: Seat) -> Option<usize> {
        (self.nodes[Self::ROOT][seat.index()] as usize).checked_sub(1)
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
