//! Threads that share one piece of work, and the bar that shows how far it is.

use std::io::{self, IsTerminal};
use std::thread;

use indicatif::{ProgressBar, ProgressState, ProgressStyle};

use crate::failure::Failure;

/// The most threads of one run.
pub(crate) const MOST_THREADS: i64 = 1024;

/// As many threads as asked for or as the machine has cores, but no more than `useful`.
pub(crate) fn threads(asked: Option<u16>, useful: u64) -> usize {
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    asked.map_or_else(cores, usize::from).min(usize::try_from(useful).unwrap_or(usize::MAX)).max(1)
}

/// Does `work` on so many threads at once and gives what each made of it; `stop` tells them all to leave it.
pub(crate) fn on_threads<T: Send>(
    threads: usize,
    stop: impl Fn(),
    work: impl Fn() -> T + Sync,
) -> Result<Vec<T>, Failure> {
    let started = |error| {
        stop();
        Failure::Machine(format!("can't start {threads} threads: {error}; give fewer with --threads"))
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|_| thread::Builder::new().spawn_scoped(scope, &work).map_err(started))
            .collect::<Result<_, _>>()?;
        let done = |worker: thread::ScopedJoinHandle<'_, T>| {
            worker.join().expect("a thread that plays by the rules does not panic")
        };
        Ok(workers.into_iter().map(done).collect())
    })
}

/// A progress bar of games, shown only while a person watches: on a terminal, and where no JSON is asked for.
pub(crate) fn bar(games: u64, json: bool) -> ProgressBar {
    if json || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let rate = |state: &ProgressState, out: &mut dyn std::fmt::Write| {
        let rate = state.per_sec();
        // A bar that can't be drawn is no reason to stop.
        let _ = if rate < 10.0 { write!(out, "{rate:.2} games/s") } else { write!(out, "{rate:.0} games/s") };
    };
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {rate}  {eta} left")
        .expect("the template is one that indicatif knows")
        .with_key("rate", rate);
    ProgressBar::new(games).with_style(style)
}
