//! How much the laws checked.

use std::ops::AddAssign;

/// How much the laws checked, so that a test can verify that they checked enough.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Report {
    /// Games played to their end.
    pub games: u64,
    /// Steps taken in them.
    pub steps: u64,
    /// The most steps a game took.
    pub longest: u64,
    /// States checked.
    pub states: u64,
    /// Views taken twice.
    pub views: u64,
    /// Events at which changes were applied to a view.
    pub moments: u64,
    /// Positions written and read back.
    pub positions: u64,
    /// Actions that seats took without being awaited.
    pub any_time_actions: u64,
    /// Listed actions and sampled answers tried on a copy.
    pub legal_steps: u64,
    /// Steps that were correctly refused.
    pub refusals: u64,
    /// Worlds sampled from views.
    pub worlds: u64,
    /// Sampled worlds that differed from the true one.
    pub worlds_that_differed: u64,
    /// Sampled worlds played to their end.
    pub worlds_played_on: u64,
    /// Histories whose hidden part was redealt.
    pub scrambles: u64,
    /// Histories that were different after that.
    pub scrambles_that_differed: u64,
    /// Steps that reveal nothing and were repeated in a sampled world.
    pub silent_steps: u64,
    /// Those of them whose sampled world differed from the true one.
    pub silent_steps_elsewhere: u64,
    /// Orders in which sealed answers were given.
    pub sealed_orders: u64,
    /// Pairs of sealed answers that had to look the same to the others.
    pub sealed_pairs: u64,
    /// Journals written, read and replayed.
    pub journals: u64,
}

impl AddAssign for Report {
    fn add_assign(&mut self, other: Report) {
        self.games += other.games;
        self.steps += other.steps;
        self.longest = self.longest.max(other.longest);
        self.states += other.states;
        self.views += other.views;
        self.moments += other.moments;
        self.positions += other.positions;
        self.any_time_actions += other.any_time_actions;
        self.legal_steps += other.legal_steps;
        self.refusals += other.refusals;
        self.worlds += other.worlds;
        self.worlds_that_differed += other.worlds_that_differed;
        self.worlds_played_on += other.worlds_played_on;
        self.scrambles += other.scrambles;
        self.scrambles_that_differed += other.scrambles_that_differed;
        self.silent_steps += other.silent_steps;
        self.silent_steps_elsewhere += other.silent_steps_elsewhere;
        self.sealed_orders += other.sealed_orders;
        self.sealed_pairs += other.sealed_pairs;
        self.journals += other.journals;
    }
}
