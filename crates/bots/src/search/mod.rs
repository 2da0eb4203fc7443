//! Information-set Monte Carlo tree search: looks ahead in worlds that fit the view.
//!
//! Every iteration samples a world that fits the view, descends the tree with it, plays on by rules of thumb up to a horizon,
//! and adds the result to every choice on the way. Each seat maximises its own result (max-n). Nodes are split by what the
//! searching seat would see, so the tree never knows more than the player. Where several seats choose at the same time,
//! each draws from its own mixed strategy.

mod bandit;
mod compare;
mod tree;

use game_core::{Awaiting, BySeat, Game, Guide, Log, MAX_SEATS, NoLog, Seat, SeatSet, Step, Viewer};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::seen::fingerprint;
use crate::{Bot, Limit};
use bandit::Pick;
pub use compare::{Compared, Expectation};
use tree::{Tree, Visit};

/// How many mistakes the playouts make; see [`Guide::advise`].
const WAVER: f32 = 0.1;

/// A bot that searches.
#[derive(Debug)]
pub struct Search<G: Guide> {
    rng: ChaCha8Rng,
    tree: Tree<G::Choice>,
    visits: Vec<Visit>,
    offered: Vec<(G::Choice, f32)>,
    actions: Vec<(Seat, G::Action)>,
    events: Vec<G::Event>,
    /// The results of the iterations so far, for each seat.
    results: BySeat<Results>,
}

/// The number of results, their sum, and the sum of their squares.
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

    /// The standard deviation; a plausible constant while there are too few results.
    fn spread(&self) -> f32 {
        if self.count < 8.0 {
            return 0.1;
        }
        let mean = self.sum / self.count;
        (self.squares / self.count - mean * mean).max(1e-6).sqrt()
    }
}

/// An action with its evaluation by the search.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// Its seat's chance to win, from 0 (lost) to 1 (won).
    pub prospect: f32,
    /// The final score that its seat may expect.
    pub score: f32,
    /// Its share of the iterations, from 0 to 1.
    pub share: f32,
}

/// Collects the events of a step.
struct EventLog<'e, E>(&'e mut Vec<E>);

impl<G: Game<Event = E>, E> Log<G> for EventLog<'_, E> {
    fn record(&mut self, _: &G, event: E) {
        self.0.push(event);
    }
}

impl<G: Guide> Search<G> {
    /// A searching player with this seed.
    pub fn new(seed: u64) -> Search<G> {
        Search {
            rng: ChaCha8Rng::seed_from_u64(seed),
            tree: Tree::new(),
            visits: Vec::new(),
            offered: Vec::new(),
            actions: Vec::new(),
            events: Vec::new(),
            results: BySeat::new(MAX_SEATS, |_| Results::default()),
        }
    }

    /// Searches for `seat`, and returns the number of iterations.
    pub fn search(&mut self, view: &G::View, seat: Seat, limit: &Limit<'_>) -> u32 {
        self.forget();
        let outline = G::outline(view);
        let mut done = 0;
        // At least one iteration, so that there is an answer.
        while done == 0 || !limit.is_reached(done) {
            self.iterate(&outline, seat);
            done += 1;
        }
        done
    }

    /// Forgets what was found for other positions.
    fn forget(&mut self) {
        self.tree.clear();
        self.results = BySeat::new(MAX_SEATS, |_| Results::default());
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
        self.best_of(view, seat, done, most)
    }

    /// The best few actions that a search of `done` iterations has found.
    pub(crate) fn best_of(
        &mut self,
        view: &G::View,
        seat: Seat,
        done: u32,
        most: usize,
    ) -> Vec<Advice<G::Action>> {
        let world = G::imagine(view, &mut self.rng);
        let mut advice = Vec::new();
        if let Some(root) = self.tree.root_bandit(seat) {
            self.collect_advice(&world, seat, root, G::Path::default(), &mut advice);
        }
        advice.sort_by_key(|(_, visits)| std::cmp::Reverse(*visits));
        let best = advice.into_iter().take(most);
        best.map(|(mut advice, visits)| {
            advice.share = visits as f32 / done as f32;
            advice
        })
        .collect()
    }

    /// Adds every complete action that was tried, with its number of visits.
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

    /// Runs one iteration: from the root to an evaluation of one sampled world.
    fn iterate(&mut self, outline: &G::Outline, seat: Seat) {
        let world = G::imagine_from(outline, &mut self.rng);
        self.iterate_in(world, seat, None);
    }

    /// Runs one iteration in a world, and returns every seat's prospect and score. With a `forced` action of `seat` it begins with
    /// that.
    fn iterate_in(
        &mut self,
        mut world: G,
        seat: Seat,
        forced: Option<&G::Action>,
    ) -> (BySeat<f32>, BySeat<f32>) {
        let horizon = world.progress() + world.look_ahead();
        self.visits.clear();
        let node = match forced {
            Some(action) => self.force(&mut world, seat, action.clone()),
            None => Tree::<G::Choice>::ROOT,
        };
        self.descend(&mut world, Viewer::Seat(seat), horizon, node);
        self.play_on(&mut world, horizon);
        let (prospects, scores) = world.prospects_and_scores();
        self.learn(&prospects, &scores);
        (prospects, scores)
    }

    /// Descends the tree from a node until an untried option was taken.
    fn descend(&mut self, world: &mut G, viewer: Viewer, horizon: u32, mut node: usize) {
        while world.progress() < horizon {
            match world.awaiting() {
                Awaiting::Nobody => return,
                Awaiting::Chance => {
                    let chance = world.sample_chance(&mut self.rng);
                    self.take(world, Step::Chance(chance));
                }
                // At the root the searching seat decides, even if others may interrupt.
                Awaiting::Seats(_)
                    if node != Tree::<G::Choice>::ROOT
                        && let Some(interrupt) = interrupt(world) =>
                {
                    self.take(world, interrupt);
                }
                Awaiting::Seats(seats) => {
                    let fresh = self.decide(world, node, seats);
                    self.act(world, fresh);
                    if fresh {
                        return;
                    }
                }
            }
            let seen = fingerprint::<G>(&mut self.events, viewer);
            node = self.tree.child(node, seen);
        }
    }

    /// Lets every awaited seat choose independently. Returns whether an untried option was chosen.
    fn decide(&mut self, world: &G, node: usize, seats: SeatSet) -> bool {
        let pick = pick_for(world, seats);
        let mut fresh = false;
        self.actions.clear();
        for seat in seats.iter() {
            let bandit = self.tree.bandit_of(node, seat);
            let action = self.walk(world, bandit, seat, pick, &mut fresh);
            self.actions.push((seat, action));
        }
        fresh
    }

    /// Applies what the awaited seats have chosen. What happens is recorded, unless this was the last decision in the tree.
    fn act(&mut self, world: &mut G, is_last: bool) {
        for (seat, action) in self.actions.drain(..) {
            // If one of them used an ability, the others may not be awaited any more.
            if !matches!(world.awaiting(), Awaiting::Seats(awaited) if awaited.contains(seat)) {
                break;
            }
            let step = Step::Act { seat, action };
            let taken = if is_last {
                world.apply(step, &mut NoLog)
            } else {
                world.apply(step, &mut EventLog(&mut self.events))
            };
            taken.expect("a choice of the guide is legal");
        }
    }

    /// Chooses one seat's action, part by part.
    fn walk(&mut self, world: &G, mut bandit: usize, seat: Seat, pick: Pick, fresh: &mut bool) -> G::Action {
        let mut path = G::Path::default();
        let plan = world.plan(seat);
        let spread = self.results[seat].spread();
        loop {
            self.offered.clear();
            world.choices(seat, &plan, &path, &mut self.offered);
            let picked = self.tree.bandit_mut(bandit).pick(&self.offered, pick, spread, &mut self.rng);
            let arm = &self.tree.bandit(bandit).arms()[picked.arm];
            *fresh |= arm.visits == 0;
            self.visits.push(Visit { bandit, seat, picked });
            match world.choose(seat, &mut path, arm.choice) {
                Some(action) => return action,
                None => bandit = self.tree.next_bandit(bandit, picked.arm),
            }
        }
    }

    fn take(&mut self, world: &mut G, step: Step<G::Action, G::Chance>) {
        world.apply(step, &mut EventLog(&mut self.events)).expect("a step of a sampled world is legal");
    }

    /// Plays on by rules of thumb up to the horizon.
    fn play_on(&mut self, world: &mut G, horizon: u32) {
        while world.progress() < horizon {
            let step = match world.awaiting() {
                Awaiting::Nobody => return,
                Awaiting::Chance => Step::Chance(world.sample_chance(&mut self.rng)),
                Awaiting::Seats(_) if let Some(interrupt) = interrupt(world) => interrupt,
                Awaiting::Seats(seats) => {
                    let seat = seats.first().expect("a game that waits for seats waits for at least one");
                    Step::Act { seat, action: world.play_on(seat, WAVER, &mut self.rng) }
                }
            };
            world.apply(step, &mut NoLog).expect("what a guide advises is legal");
        }
    }

    /// Adds the result to every choice of the iteration.
    fn learn(&mut self, prospects: &BySeat<f32>, scores: &BySeat<f32>) {
        for (seat, prospect) in prospects.iter() {
            self.results[seat].add(*prospect);
        }
        for visit in self.visits.drain(..) {
            let bandit = self.tree.bandit_mut(visit.bandit);
            bandit.learn(visit.picked, prospects[visit.seat], scores[visit.seat]);
        }
    }

    /// The action to take when the search is done.
    fn answer(&mut self, view: &G::View, seat: Seat) -> G::Action {
        let world = G::imagine(view, &mut self.rng);
        let Awaiting::Seats(seats) = world.awaiting() else {
            unreachable!("a bot is asked when its seat is awaited");
        };
        let pick = pick_for(&world, seats);
        let mut path = G::Path::default();
        let mut bandit = self.tree.root_bandit(seat).expect("there was at least one iteration");
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

/// How the awaited seats choose: one that is alone, or answers sealed with others who want the same, takes the best option.
fn pick_for<G: Guide>(world: &G, seats: SeatSet) -> Pick {
    if seats.len() > 1 && world.mixes() { Pick::Mixed } else { Pick::Best }
}

/// The first interrupt that any seat wants.
fn interrupt<G: Guide>(world: &G) -> Option<Step<G::Action, G::Chance>> {
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
