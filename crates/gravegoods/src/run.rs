//! What every run of many games is told besides who plays.

use std::time::Duration;

use crate::pool::MOST_THREADS;

/// Where luck comes from, on how many threads, and how the outcome is told.
#[derive(clap::Args, Debug)]
pub(crate) struct RunArgs {
    /// The seed that all dice, draws and choices come from
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub(crate) seed: u64,
    /// How many threads [default: one a core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=MOST_THREADS))]
    pub(crate) threads: Option<u16>,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

/// How long bots may take that are programs of their own.
#[derive(clap::Args, Debug)]
pub(crate) struct ExecArgs {
    /// How many milliseconds a program outside has for a decision
    #[arg(long, value_name = "MS", default_value_t = 5000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    exec_ms: u64,
}

impl ExecArgs {
    pub(crate) fn limit(&self) -> Duration {
        Duration::from_millis(self.exec_ms)
    }
}
