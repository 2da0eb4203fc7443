//! What commands for a game share, and the arguments of those with many games.

use std::fmt;
use std::io::Write;
use std::ops::Deref;
use std::path::PathBuf;
use std::time::Duration;

use bots::Spec;
use clap::ArgMatches;
use games::Listed;
use serde::Serialize;

use crate::columns::count;
use crate::failure::Failure;
use crate::journals::Journals;
use crate::matches::pool::MAX_THREADS;

/// The seed, the threads and the output format.
#[derive(clap::Args, Debug)]
pub(crate) struct RunArgs {
    /// The seed that all dice, draws and choices come from
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub(crate) seed: u64,
    /// How many threads [default: one per core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=MAX_THREADS))]
    pub(crate) threads: Option<u16>,
    /// Write each game into this folder as a journal; nothing is overwritten
    #[arg(long, value_name = "DIR")]
    journals: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

impl RunArgs {
    /// Where to write the journals of games of `G`, if they are wanted.
    pub(crate) fn journals<G: Listed>(&self) -> Result<Option<Journals>, Failure> {
        self.journals_of(&format!("{}-{}", G::NAME, self.seed))
    }

    /// The same for one of several numbers of players.
    pub(crate) fn journals_for<G: Listed>(&self, players: u8) -> Result<Option<Journals>, Failure> {
        self.journals_of(&format!("{}-{players}p-{}", G::NAME, self.seed))
    }

    fn journals_of(&self, run: &str) -> Result<Option<Journals>, Failure> {
        self.journals.as_deref().map(|folder| Journals::into(folder, run.to_owned())).transpose()
    }
}

/// The same for games of bots, with the time limit of external programs.
#[derive(clap::Args, Debug)]
pub(crate) struct BotRunArgs {
    /// Time limit of an external program for a decision, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 5000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    exec_ms: u64,
    /// How long each bot that searches thinks about a decision, in milliseconds, whatever iterations or time its name says
    #[arg(long = "time", value_name = "MS", value_parser = clap::value_parser!(u32).range(1..=i64::from(Spec::MOST_SEARCH_MS)))]
    think_ms: Option<u32>,
    #[command(flatten)]
    run: RunArgs,
}

/// The times that bots have for a decision.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Times {
    /// The time after which an external program has failed.
    pub(crate) limit: Duration,
    /// How long every bot that searches thinks, in milliseconds, if that is the same for all.
    pub(crate) think_ms: Option<u32>,
}

impl Times {
    /// A built-in bot with its time.
    pub(crate) fn apply(self, spec: Spec) -> Spec {
        self.think_ms.map_or(spec, |ms| spec.with_time(ms))
    }
}

impl BotRunArgs {
    pub(crate) fn times(&self) -> Times {
        Times { limit: Duration::from_millis(self.exec_ms), think_ms: self.think_ms }
    }
}

impl Deref for BotRunArgs {
    type Target = RunArgs;

    fn deref(&self) -> &RunArgs {
        &self.run
    }
}

/// How games were played, for reports and `--json`.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Played {
    pub(crate) seed: u64,
    pub(crate) games: u64,
    pub(crate) threads: usize,
    pub(crate) seconds: f64,
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Played { seed, seconds, threads, .. } = self;
        write!(f, "seed {seed} in {seconds:.2} s on {}", count(*threads as u64, "thread"))
    }
}

/// A command for a game: its arguments as their type and as clap has parsed them, and where it prints.
pub(crate) struct GameCommand<'a, A> {
    pub(crate) args: A,
    pub(crate) matches: &'a ArgMatches,
    pub(crate) out: &'a mut dyn Write,
}
