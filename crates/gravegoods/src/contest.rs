//! Deals played by bots, on threads, with their results handed over in order.

mod chair;
mod work;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::arena::{Deals, GameResult, Lineup, Players, play};
use game_core::{Census, Log, NoLog, Outcome, Seat, SeatSet};
use games::Listed;
use indicatif::ProgressBar;

use self::chair::Chair;
pub(crate) use self::work::Work;
use crate::entrant::{Entrant, Player};
use crate::failure::Failure;
use crate::outside::Outside;
use crate::pool;

/// Who plays what against whom.
pub(crate) struct Contest<'c, G: Listed> {
    pub(crate) setup: G::Setup,
    /// The state that the setup begins with.
    pub(crate) start: G,
    pub(crate) entrants: &'c [Entrant],
    pub(crate) lineup: Lineup,
    pub(crate) seed: u64,
    /// In how many rotations each deal is played.
    pub(crate) rotations: usize,
    /// How many deals at the most; they are numbered from 1.
    pub(crate) deals: u64,
    /// How long a program outside has for a decision.
    pub(crate) limit: Duration,
    /// Shows how many games have been played.
    pub(crate) bar: ProgressBar,
}

/// One deal, played in its rotations.
pub(crate) struct Record<C = NoLog> {
    pub(crate) number: u64,
    /// What was counted in its games.
    pub(crate) census: C,
    /// How each rotation counts.
    pub(crate) results: Vec<GameResult>,
    /// What each entrant had to do for it.
    pub(crate) work: Vec<Work>,
}

/// Takes the records of deals, in order; breaks off when it has seen enough.
pub(crate) type Judge<'j, C = NoLog> = dyn FnMut(&Record<C>) -> ControlFlow<()> + Send + 'j;

impl<G: Listed> Contest<'_, G> {
    /// Plays on so many threads until the deals are through or `judge` has seen enough.
    ///
    /// The judge is shown deals in the order of their numbers, so what it finds does not depend on the threads.
    pub(crate) fn run<C: Census<G>>(&self, threads: usize, judge: &mut Judge<'_, C>) -> Result<(), Failure> {
        for entrant in self.entrants {
            if let Player::Outside(program) = &entrant.player {
                Outside::check(program)?;
            }
        }
        let next = AtomicU64::new(1);
        let stop = || next.store(self.deals + 1, Ordering::Relaxed);
        let queue = Mutex::new(Queue { waiting: BTreeMap::new(), next: 1, judge: Some(judge) });
        let deals = Deals::of_seed(self.seed);
        let work = || {
            let mut chairs = self.chairs();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number > self.deals {
                    return;
                }
                let record = self.play_deal(&deals, number, &mut chairs);
                if queue.lock().expect("no thread panics here").hand_over(record).is_break() {
                    stop();
                }
            }
        };
        let done = pool::on_threads(threads, stop, work);
        self.bar.finish_and_clear();
        done.map(drop)
    }

    /// The bots of one thread.
    fn chairs(&self) -> Vec<Chair<G>> {
        let on = |chair| &self.entrants[self.lineup.entrant_on(chair)].player;
        (0..self.lineup.seats()).map(|chair| Chair::new(on(chair), self.limit)).collect()
    }

    fn play_deal<C: Census<G>>(&self, deals: &Deals, number: u64, chairs: &mut [Chair<G>]) -> Record<C> {
        let mut census = C::default();
        let mut work = vec![Work::default(); self.entrants.len()];
        let mut results = Vec::with_capacity(self.rotations);
        for rotation in 0..self.rotations {
            census.begin(&self.start);
            let luck = Luck { deals, number, rotation };
            let (outcome, result) = self.play_game(luck, chairs, &mut work, &mut census);
            census.end(&outcome);
            results.push(result);
        }
        for (chair, bot) in chairs.iter_mut().enumerate() {
            work[self.lineup.entrant_on(chair)].add_faults(number, bot);
        }
        Record { number, census, results, work }
    }

    /// How a game ended, and how it counts.
    fn play_game(
        &self,
        luck: Luck<'_>,
        chairs: &mut [Chair<G>],
        work: &mut [Work],
        log: &mut impl Log<G::Event>,
    ) -> (Outcome, GameResult) {
        let Luck { deals, number, rotation } = luck;
        let seats = self.lineup.seats();
        let chair_at = |seat| self.lineup.chair_at(rotation, seat);
        for seat in Seat::first(seats) {
            let chair = chair_at(seat);
            chairs[chair].begin(&self.setup, seat, seats, deals.luck(number, chair));
        }
        let outcome = {
            let mut players = Rotation { lineup: &self.lineup, rotation, chairs, work };
            play(&self.start, deals.answers(number), &mut players, log).outcome
        };
        let forfeits: SeatSet =
            Seat::first(seats).filter(|&seat| chairs[chair_at(seat)].has_forfeited()).collect();
        let forfeiters: BTreeSet<usize> =
            forfeits.iter().map(|seat| self.lineup.entrant_at(rotation, seat)).collect();
        forfeiters.into_iter().for_each(|entrant| work[entrant].add_forfeit());
        let result = GameResult::new(outcome, forfeits);
        for seat in Seat::first(seats) {
            chairs[chair_at(seat)].over(seat, result.outcome());
        }
        self.bar.inc(1);
        (outcome, result)
    }
}

/// Which game of which deal is played.
#[derive(Clone, Copy)]
struct Luck<'d> {
    deals: &'d Deals,
    number: u64,
    rotation: usize,
}

/// The chairs as they stand in one rotation.
struct Rotation<'r, G: Listed> {
    lineup: &'r Lineup,
    rotation: usize,
    chairs: &'r mut [Chair<G>],
    work: &'r mut [Work],
}

impl<G: Listed> Players<G> for Rotation<'_, G> {
    fn choose(&mut self, seat: Seat, view: &G::View) -> G::Action {
        let chair = self.lineup.chair_at(self.rotation, seat);
        let clock = Instant::now();
        let action = self.chairs[chair].choose(view, seat);
        self.work[self.lineup.entrant_on(chair)].add_decision(clock.elapsed());
        action
    }

    fn speak_up(&mut self, seat: Seat, view: &G::View) -> Option<G::Action> {
        self.chairs[self.lineup.chair_at(self.rotation, seat)].speak_up(view, seat)
    }
}

/// Deals that wait for those before them.
struct Queue<'q, 'j, C> {
    waiting: BTreeMap<u64, Record<C>>,
    /// The number of the deal that the judge waits for.
    next: u64,
    /// None once it has seen enough.
    judge: Option<&'q mut Judge<'j, C>>,
}

impl<C> Queue<'_, '_, C> {
    /// Takes a record, and shows the judge all whose turn has come.
    fn hand_over(&mut self, record: Record<C>) -> ControlFlow<()> {
        self.waiting.insert(record.number, record);
        while let Some(judge) = &mut self.judge {
            let Some(record) = self.waiting.remove(&self.next) else { return ControlFlow::Continue(()) };
            self.next += 1;
            if judge(&record).is_break() {
                self.judge = None;
            }
        }
        ControlFlow::Break(())
    }
}
