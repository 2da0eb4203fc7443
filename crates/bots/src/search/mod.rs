//! Looking ahead into worlds that fit the view: information-set Monte Carlo tree search.
//!
//! Every iteration imagines a world that fits the view, walks down the tree with it, plays on by rule of thumb for a while, and
//! adds what came of it to every choice on the way. Seats each follow their own interest (max-n). What nature answers
//! splits the tree by what the searching seat would see of it, so the tree never knows more than the player. Where several
//! seats answer sealed, each draws from a mixed strategy of its own.

mod bandit;
mod tree;

use std::hash::{DefaultHasher, Hash, Hasher};

use game_core::{Awaiting, BySeat, Guide, Log, MAX_SEATS, Seat, SeatSet, Step, Viewer};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::{Bot, Limit};
use bandit::Pick;
use tree::{Tree, Visit};

/// How loosely the rest of an iteration is played.
const WAVER: f32 = 0.1;

/// A bot that searches.
#[derive(Debug)]
pub struct Search<G: Guide> {
    rng: ChaCha8Rng,
    tree: Tree<G::Choice>,
    visits: Vec<Visit>,
    offered: Vec<(G::Choice, f32)>,
    events: Vec<G::Event>,
    /// What came of the iterations so far, for each seat.
    results: BySeat<Results>,
}

/// How many results there were, their sum, and the sum of their squares.
#[derive(Clone, Copy, Default, Debug)]
struct Results {
    count: f32,
    sum: f32,
    squares: f32,
}

impl Results {
    fn add(&mut self, result: f32) {
        self.count += 1.0;
        self.sum += result;
        self.squares += result * result;
    }

    /// The standard deviation; something plausible as long as there is too little to tell.
    fn spread(&self) -> f32 {
        if self.count < 8.0 {
            return 0.1;
        }
        let mean = self.sum / self.count;
        (self.squares / self.count - mean * mean).max(1e-6).sqrt()
    }
}

/// An action with what the search thinks of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// What it promises its seat, from 0 (lost) to 1 (won).
    pub prospect: f32,
    /// What its seat may expect to score in the end.
    pub score: f32,
    /// How much of the search went into it, from 0 to 1.
    pub share: f32,
}

/// Collects the events of a step.
struct EventLog<'e, E>(&'e mut Vec<E>);

impl<E> Log<E> for EventLog<'_, E> {
    fn record(&mut self, event: E) {
        self.0.push(event);
    }
}

impl<G: Guide> Search<G> {
    /// A searching player whose luck is `seed`.
    pub fn new(seed: u64) -> Search<G> {
        Search {
            rng: ChaCha8Rng::seed_from_u64(seed),
            tree: Tree::new(),
            visits: Vec::new(),
            offered: Vec::new(),
            events: Vec::new(),
            results: BySeat::new(MAX_SEATS, |_| Results::default()),
        }
    }

    /// Searches for `seat`, and gives how many iterations it took.
    pub fn search(&mut self, view: &G::View, seat: Seat, limit: &Limit<'_>) -> u32 {
        self.tree.clear();
        self.results = BySeat::new(MAX_SEATS, |_| Results::default());
        let mut done = 0;
        // One iteration at the least, so that there is an answer.
        while done == 0 || !limit.is_reached(done) {
            self.iterate(view, seat);
            done += 1;
        }
        done
    }

    /// The best few actions of `seat`, best first.
    pub fn advise(
        &mut self,
        view: &G::View,
        seat: Seat,
        limit: &Limit<'_>,
        most: usize,
    ) -> Vec<Advice<G::Action>> {
        let done = self.search(view, seat, limit);
        let world = G::imagine(view, &mut self.rng);
        let mut advice = Vec::new();
        if let Some(root) = self.tree.root_bandit(seat) {
            self.collect_advice(&world, seat, root, G::Path::default(), &mut advice);
        }
        advice.sort_by_key(|(_, visits)| std::cmp::Reverse(*visits));
        let told = advice.into_iter().take(most);
        told.map(|(mut advice, visits)| {
            advice.share = visits as f32 / done as f32;
            advice
        })
        .collect()
    }

    /// Every whole action that was tried, with how often.
    fn collect_advice(
        &self,
        world: &G,
        seat: Seat,
        bandit: usize,
        path: G::Path,
        out: &mut Vec<(Advice<G::Action>, u32)>,
    ) {
        for arm in self.tree.bandit(bandit).tried() {
            let mut path = path.clone();
            match world.choose(seat, &mut path, arm.choice) {
                Some(action) => {
                    let (prospect, score) = (arm.mean(), arm.mean_score());
                    out.push((Advice { action, prospect, score, share: 0.0 }, arm.visits));
                }
                None => {
                    if let Some(next) = arm.next {
                        self.collect_advice(world, seat, next, path, out);
                    }
                }
            }
        }
    }

    /// One world from the root to a judgement.
    fn iterate(&mut self, view: &G::View, seat: Seat) {
        let mut world = G::imagine(view, &mut self.rng);
        let horizon = world.progress() + world.look_ahead();
        self.visits.clear();
        self.descend(&mut world, Viewer::Seat(seat), horizon);
        self.play_on(&mut world, horizon);
        self.learn(&world.prospects(), &world.expected_scores());
    }

    /// Down the tree until something new was tried.
    fn descend(&mut self, world: &mut G, viewer: Viewer, horizon: u32) {
        let mut node = Tree::<G::Choice>::ROOT;
        while world.progress() < horizon {
            let fresh = match world.awaiting() {
                Awaiting::Nobody => return,
                Awaiting::Chance => {
                    let chance = world.sample_chance(&mut self.rng);
                    self.take(world, Step::Chance(chance));
                    false
                }
                // At the root it is the searching seat that is asked, whatever others may have to say.
                Awaiting::Seats(_)
                    if node != Tree::<G::Choice>::ROOT
                        && let Some(spoken) = spoken(world) =>
                {
                    self.take(world, spoken);
                    false
                }
                Awaiting::Seats(seats) => self.decide(world, node, seats),
            };
            let seen = self.fingerprint(viewer);
            node = self.tree.child(node, seen);
            if fresh {
                return;
            }
        }
    }

    /// Every awaited seat chooses by itself; then all of them act. Says whether anything new was tried.
    fn decide(&mut self, world: &mut G, node: usize, seats: SeatSet) -> bool {
        let pick = if seats.len() > 1 { Pick::Mixed } else { Pick::Best };
        let mut fresh = false;
        let mut actions: Vec<(Seat, G::Action)> = Vec::with_capacity(seats.len());
        for seat in seats.iter() {
            let bandit = self.tree.bandit_of(node, seat);
            actions.push((seat, self.walk(world, bandit, seat, pick, &mut fresh)));
        }
        for (seat, action) in actions {
            // An ability that one of them used first may leave the others with nothing to answer for now.
            if !matches!(world.awaiting(), Awaiting::Seats(awaited) if awaited.contains(seat)) {
                break;
            }
            self.take(world, Step::Act { seat, action });
        }
        fresh
    }

    /// One seat's action, small choice by small choice.
    fn walk(&mut self, world: &G, mut bandit: usize, seat: Seat, pick: Pick, fresh: &mut bool) -> G::Action {
        let mut path = G::Path::default();
        let spread = self.results[seat].spread();
        loop {
            self.offered.clear();
            world.choices(seat, &path, &mut self.offered);
            let (arm, chance) = self.tree.bandit_mut(bandit).pick(&self.offered, pick, spread, &mut self.rng);
            let picked = &self.tree.bandit(bandit).arms()[arm];
            *fresh |= picked.visits == 0;
            self.visits.push(Visit { bandit, arm, seat, pick, chance });
            match world.choose(seat, &mut path, picked.choice) {
                Some(action) => return action,
                None => bandit = self.tree.next_bandit(bandit, arm),
            }
        }
    }

    fn take(&mut self, world: &mut G, step: Step<G::Action, G::Chance>) {
        world.apply(step, &mut EventLog(&mut self.events)).expect("a step of a sampled world is legal");
    }

    /// What `viewer` has seen of the events since the last time, as a number.
    fn fingerprint(&mut self, viewer: Viewer) -> u64 {
        let mut hasher = DefaultHasher::new();
        for event in self.events.drain(..) {
            G::sight(&event, viewer).hash(&mut hasher);
        }
        hasher.finish()
    }

    /// The rest, by rule of thumb, as far as the search looks.
    fn play_on(&mut self, world: &mut G, horizon: u32) {
        while world.progress() < horizon {
            let step = match world.awaiting() {
                Awaiting::Nobody => return,
                Awaiting::Chance => Step::Chance(world.sample_chance(&mut self.rng)),
                Awaiting::Seats(_) if let Some(spoken) = spoken(world) => spoken,
                Awaiting::Seats(seats) => {
                    let seat = seats.first().expect("a game that waits for seats waits for one");
                    Step::Act { seat, action: world.play_on(seat, WAVER, &mut self.rng) }
                }
            };
            world.apply(step, &mut game_core::NoLog).expect("what a guide advises is legal");
        }
    }

    /// Adds what came of it to every choice on the way.
    fn learn(&mut self, prospects: &BySeat<f32>, scores: &BySeat<f32>) {
        for (seat, prospect) in prospects.iter() {
            self.results[seat].add(*prospect);
        }
        for visit in self.visits.drain(..) {
            let bandit = self.tree.bandit_mut(visit.bandit);
            bandit.learn(visit.arm, visit.pick, visit.chance, prospects[visit.seat], scores[visit.seat]);
        }
    }

    /// The action to take, when the search is done.
    fn answer(&mut self, view: &G::View, seat: Seat) -> G::Action {
        let world = G::imagine(view, &mut self.rng);
        let Awaiting::Seats(seats) = world.awaiting() else {
            unreachable!("a bot is asked when its seat is awaited");
        };
        let pick = if seats.len() > 1 { Pick::Mixed } else { Pick::Best };
        let mut path = G::Path::default();
        let mut bandit = self.tree.root_bandit(seat).expect("an iteration was made");
        loop {
            let arm = self.tree.bandit(bandit).final_arm(pick, &mut self.rng);
            let choice = self.tree.bandit(bandit).arms()[arm].choice;
            match world.choose(seat, &mut path, choice) {
                Some(action) => return action,
                None => bandit = self.tree.next_bandit(bandit, arm),
            }
        }
    }
}

/// What the first of those who have something to say out of turn says.
fn spoken<G: Guide>(world: &G) -> Option<Step<G::Action, G::Chance>> {
    world.speakers().find_map(|seat| Some(Step::Act { seat, action: world.speak_up(seat)? }))
}

impl<G: Guide> Bot<G> for Search<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, limit: &Limit<'_>) -> G::Action {
        self.search(view, seat, limit);
        self.answer(view, seat)
    }

    fn speak_up(&mut self, view: &G::View, seat: Seat) -> Option<G::Action> {
        G::imagine(view, &mut self.rng).speak_up(seat)
    }
}
