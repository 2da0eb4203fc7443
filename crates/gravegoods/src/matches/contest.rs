//! Bots play deals on several threads; the results are reported in order.

mod bot_stats;
mod chair;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use bots::arena::{Deals, GameResult, Lineup, Players, play};
use game_core::{Census, Log, NoLog, Outcome, Seat, SeatSet, Step};
use games::Listed;
use indicatif::ProgressBar;

pub(crate) use self::bot_stats::{BotStats, StatsFigures};
use self::chair::Chair;
use crate::failure::Failure;
use crate::journals::{Journals, journal};
use crate::matches::entrant::{BotSource, Entrant};
use crate::matches::external::External;
use crate::matches::pool;
use crate::run::Times;

/// Bots and the deals they play.
pub(crate) struct Contest<'c, G: Listed> {
    pub(crate) setup: G::Setup,
    /// The first state of the setup.
    pub(crate) start: G,
    pub(crate) entrants: &'c [Entrant],
    pub(crate) lineup: Lineup,
    pub(crate) seed: u64,
    /// In how many rotations each deal is played.
    pub(crate) rotations: usize,
    /// The maximum number of deals; they are numbered from 1.
    pub(crate) deals: u64,
    /// The times that bots have for a decision.
    pub(crate) times: Times,
    /// Shows how many games have been played.
    pub(crate) bar: ProgressBar,
    /// Where the games are written, if they are wanted.
    pub(crate) journals: Option<Journals>,
}

/// A deal that was played in all its rotations.
pub(crate) struct PlayedDeal<C = NoLog> {
    pub(crate) number: u64,
    /// What was counted in its games.
    pub(crate) census: C,
    /// The result of each rotation.
    pub(crate) results: Vec<GameResult>,
    /// The statistics of each entrant.
    pub(crate) stats: Vec<BotStats>,
    /// The journal of each rotation, if they are wanted.
    journals: Vec<String>,
}

/// Called with each deal, in order. Returns `Break` to stop.
pub(crate) type OnDeal<'j, C = NoLog> = dyn FnMut(&PlayedDeal<C>) -> ControlFlow<()> + Send + 'j;

impl<G: Listed> Contest<'_, G> {
    /// Plays on `threads` threads until all deals are played or `on_deal` stops.
    ///
    /// `on_deal` gets the deals in the order of their numbers, so its results do not depend on the threads. Journals are
    /// written of the same deals.
    pub(crate) fn run<C: Census<G>>(
        &self,
        threads: usize,
        on_deal: &mut OnDeal<'_, C>,
    ) -> Result<(), Failure> {
        for entrant in self.entrants {
            if let BotSource::External(program) = &entrant.source {
                External::check(program)?;
            }
        }
        let next = AtomicU64::new(1);
        let stop = || next.store(self.deals + 1, Ordering::Relaxed);
        let journals = self.journals.as_ref();
        let queue = Mutex::new(Queue { waiting: BTreeMap::new(), next: 1, on_deal: Some(on_deal), journals });
        let deals = Deals::of_seed(self.seed);
        let worker = || {
            let mut chairs = self.chairs();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number > self.deals {
                    return Ok(());
                }
                let deal = self.play_deal(&deals, number, &mut chairs);
                match queue.lock().expect("deal queue mutex poisoned").push(deal) {
                    Ok(ControlFlow::Continue(())) => {}
                    Ok(ControlFlow::Break(())) => stop(),
                    Err(failure) => {
                        stop();
                        return Err(failure);
                    }
                }
            }
        };
        let done = pool::on_threads(threads, stop, worker);
        self.bar.finish_and_clear();
        done?.into_iter().collect()
    }

    /// The bots of one thread.
    fn chairs(&self) -> Vec<Chair<G>> {
        let on = |chair| &self.entrants[self.lineup.entrant_on(chair)].source;
        (0..self.lineup.seats()).map(|chair| Chair::new(on(chair), self.times)).collect()
    }

    fn play_deal<C: Census<G>>(&self, deals: &Deals, number: u64, chairs: &mut [Chair<G>]) -> PlayedDeal<C> {
        let mut census = C::default();
        let mut stats = vec![BotStats::default(); self.entrants.len()];
        let mut results = Vec::with_capacity(self.rotations);
        let mut journals = Vec::new();
        for rotation in 0..self.rotations {
            census.begin(&self.start);
            let game = GameOfDeal { deals, number, rotation };
            let mut steps = Vec::new();
            let keep = |step: &Step<G::Action, G::Chance>| {
                if self.journals.is_some() {
                    steps.push(step.clone());
                }
            };
            let (outcome, result) = self.play_game(game, chairs, &mut stats, &mut census, keep);
            census.end(&outcome);
            if self.journals.is_some() {
                journals.push(journal::<G>(&self.setup, steps, outcome));
            }
            results.push(result);
        }
        for (chair, bot) in chairs.iter_mut().enumerate() {
            stats[self.lineup.entrant_on(chair)].add_faults(number, bot);
        }
        PlayedDeal { number, census, results, stats, journals }
    }

    /// Plays a game. Returns how it ended, and how it counts with forfeits.
    fn play_game(
        &self,
        game: GameOfDeal<'_>,
        chairs: &mut [Chair<G>],
        stats: &mut [BotStats],
        log: &mut impl Log<G>,
        watch: impl FnMut(&Step<G::Action, G::Chance>),
    ) -> (Outcome, GameResult) {
        let GameOfDeal { deals, number, rotation } = game;
        let seats = self.lineup.seats();
        let chair_at = |seat| self.lineup.chair_at(rotation, seat);
        for seat in Seat::first(seats) {
            let chair = chair_at(seat);
            chairs[chair].begin(&self.setup, seat, seats, deals.luck(number, chair));
        }
        let outcome = {
            let mut players = Rotation { lineup: &self.lineup, rotation, chairs, stats };
            play(&self.start, deals.answers(number), &mut players, log, watch).outcome
        };
        let forfeits: SeatSet =
            Seat::first(seats).filter(|&seat| chairs[chair_at(seat)].has_forfeited()).collect();
        let forfeiters: BTreeSet<usize> =
            forfeits.iter().map(|seat| self.lineup.entrant_at(rotation, seat)).collect();
        forfeiters.into_iter().for_each(|entrant| stats[entrant].add_forfeit());
        let result = GameResult::new(outcome, forfeits);
        for seat in Seat::first(seats) {
            chairs[chair_at(seat)].over(seat, result.outcome());
        }
        self.bar.inc(1);
        (outcome, result)
    }
}

/// A deal and one of its rotations.
#[derive(Clone, Copy)]
struct GameOfDeal<'d> {
    deals: &'d Deals,
    number: u64,
    rotation: usize,
}

/// The chairs in one rotation.
struct Rotation<'r, G: Listed> {
    lineup: &'r Lineup,
    rotation: usize,
    chairs: &'r mut [Chair<G>],
    stats: &'r mut [BotStats],
}

impl<G: Listed> Players<G> for Rotation<'_, G> {
    fn choose(&mut self, seat: Seat, view: &G::View) -> G::Action {
        let chair = self.lineup.chair_at(self.rotation, seat);
        let clock = Instant::now();
        let action = self.chairs[chair].choose(view, seat);
        self.stats[self.lineup.entrant_on(chair)].add_decision(clock.elapsed());
        action
    }

    fn speak_up(&mut self, seat: Seat, view: &G::View) -> Option<G::Action> {
        self.chairs[self.lineup.chair_at(self.rotation, seat)].speak_up(view, seat)
    }
}

/// Finished deals that wait for the deals before them.
struct Queue<'q, 'j, C> {
    waiting: BTreeMap<u64, PlayedDeal<C>>,
    /// The number of the next deal to report.
    next: u64,
    /// `None` after it has stopped.
    on_deal: Option<&'q mut OnDeal<'j, C>>,
    journals: Option<&'q Journals>,
}

impl<C> Queue<'_, '_, C> {
    /// Adds a deal, and reports every deal that is next in order. If a journal can't be written, it stops.
    fn push(&mut self, deal: PlayedDeal<C>) -> Result<ControlFlow<()>, Failure> {
        self.waiting.insert(deal.number, deal);
        while let Some(on_deal) = &mut self.on_deal {
            let Some(deal) = self.waiting.remove(&self.next) else { return Ok(ControlFlow::Continue(())) };
            self.next += 1;
            let stops = on_deal(&deal).is_break();
            let written = self.journals.map_or(Ok(()), |journals| deal.write(journals));
            if stops || written.is_err() {
                self.on_deal = None;
            }
            written?;
        }
        Ok(ControlFlow::Break(()))
    }
}

impl<C> PlayedDeal<C> {
    /// Writes its games. Those of a run are numbered from 1, deal by deal.
    fn write(&self, journals: &Journals) -> Result<(), Failure> {
        let first = (self.number - 1) * self.journals.len() as u64 + 1;
        self.journals.iter().zip(first..).try_for_each(|(text, number)| journals.write(number, text))
    }
}
