//! `gravegoods sim`: plays random games.

mod report;

use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use game_core::{NoLog, Playout, Step, play_uniform};
use games::{Listed, Visitor};
use indicatif::ProgressBar;

use self::report::Report;
use crate::failure::Failure;
use crate::journals::{Journals, journal};
use crate::matches::pool;
use crate::run::{GameCommand, Played, RunArgs};
use crate::setup;
use crate::stats::Tally;
use crate::stream::Streams;

/// How many games a thread takes at a time: few enough to balance the load, many enough to avoid contention.
const CHUNK: u64 = 64;

/// The maximum number of games of one run, so that no sum can overflow.
const MAX_GAMES: u64 = 1_000_000_000;

/// The arguments of `sim`.
#[derive(clap::Args, Debug)]
#[command(
    after_help = "Every seat that must decide takes one of its legal actions at random; the output says how\n\
                  each game picks. Game number K of a seed is always the same game, so results don't\n\
                  depend on the number of threads."
)]
pub(crate) struct SimArgs {
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=MAX_GAMES))]
    games: u64,
    #[command(flatten)]
    run: RunArgs,
}

/// Simulates any game.
impl Visitor for GameCommand<'_, SimArgs> {
    type Output = Result<(), Failure>;

    fn visit<G: Listed>(self) -> Result<(), Failure> {
        let args = &self.args;
        let (options, setup, start) = setup::begin_from::<G>("sim", self.matches)?;
        let run = Run {
            seats: start.seats(),
            start,
            setup,
            streams: Streams::of_seed(args.run.seed),
            journals: args.run.journals::<G>()?,
            games: args.games,
            next: AtomicU64::new(1),
            bar: pool::bar(args.games, args.run.json),
        };
        let threads = pool::threads(args.run.threads, args.games.div_ceil(CHUNK));
        let clock = Instant::now();
        let tally = run.on_threads(threads)?;
        let seconds = clock.elapsed().as_secs_f64();
        let played = Played { seed: args.run.seed, games: args.games, threads, seconds };
        let report = Report { options, played, tally };
        if args.run.json { report.print_json::<G>(self.out) } else { report.print::<G>(self.out) }
    }
}

/// One run, shared by its threads.
struct Run<G: Listed> {
    seats: usize,
    start: G,
    setup: G::Setup,
    streams: Streams,
    journals: Option<Journals>,
    games: u64,
    /// The number of the next game that no thread has taken yet.
    next: AtomicU64,
    bar: ProgressBar,
}

impl<G: Listed> Run<G> {
    /// Plays all games on `threads` threads.
    fn on_threads(&self, threads: usize) -> Result<Tally, Failure> {
        let parts = pool::on_threads(threads, || self.stop(), || self.work());
        self.bar.finish_and_clear();
        let mut all = Tally::new(self.seats);
        for part in parts? {
            all.merge(&part?);
        }
        Ok(all)
    }

    /// Runs one thread: plays games until none is left.
    fn work(&self) -> Result<Tally, Failure> {
        let mut tally = Tally::new(self.seats);
        while let Some(numbers) = self.take_chunk() {
            let played = numbers.end() - numbers.start() + 1;
            for number in numbers {
                tally.add::<G>(&self.setup, &self.play(number).inspect_err(|_| self.stop())?);
            }
            self.bar.inc(played);
        }
        Ok(tally)
    }

    /// The numbers of the next games to play.
    fn take_chunk(&self) -> Option<RangeInclusive<u64>> {
        let first = self.next.fetch_add(CHUNK, Ordering::Relaxed);
        (first <= self.games).then(|| first..=self.games.min(first + CHUNK - 1))
    }

    /// Stops all threads: no games are left to take.
    fn stop(&self) {
        self.next.store(self.games + 1, Ordering::Relaxed);
    }

    /// Plays game `number`, and writes its journal if journals are wanted.
    fn play(&self, number: u64) -> Result<Playout, Failure> {
        let mut game = self.start.clone();
        let mut rng = self.streams.number(number);
        match &self.journals {
            None => Ok(game.play_at_random(&mut rng)),
            Some(journals) => {
                let mut steps = Vec::new();
                let keep = |_: &G, step: &Step<G::Action, G::Chance>| steps.push(step.clone());
                let playout = play_uniform(&mut game, &mut rng, &mut NoLog, keep);
                journals.write(number, &journal::<G>(&self.setup, steps, playout.outcome))?;
                Ok(playout)
            }
        }
    }
}
