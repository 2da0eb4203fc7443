//! Worker threads, and a progress bar.

use std::io::{self, IsTerminal};
use std::thread;

use indicatif::{ProgressBar, ProgressState, ProgressStyle};

use crate::failure::Failure;

/// The maximum number of threads of one run.
pub(crate) const MAX_THREADS: i64 = 1024;

/// The requested number of threads or one per core, but at most `useful`.
pub(crate) fn threads(requested: Option<u16>, useful: u64) -> usize {
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    requested.map_or_else(cores, usize::from).min(usize::try_from(useful).unwrap_or(usize::MAX)).max(1)
}

/// Runs `work` on each of `threads` threads and returns their results. If a thread can't be started, `stop` ends the others.
pub(crate) fn on_threads<T: Send>(
    threads: usize,
    stop: impl Fn(),
    work: impl Fn() -> T + Sync,
) -> Result<Vec<T>, Failure> {
    let start_failed = |error| {
        stop();
        Failure::System(format!("can't start {threads} threads: {error}; give fewer with --threads"))
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|_| thread::Builder::new().spawn_scoped(scope, &work).map_err(start_failed))
            .collect::<Result<_, _>>()?;
        let done = |worker: thread::ScopedJoinHandle<'_, T>| worker.join().expect("worker thread panicked");
        Ok(workers.into_iter().map(done).collect())
    })
}

/// A progress bar of games. It is hidden with `--json` and if stderr is not a terminal.
pub(crate) fn bar(games: u64, json: bool) -> ProgressBar {
    if json || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let rate = |state: &ProgressState, out: &mut dyn std::fmt::Write| {
        let rate = state.per_sec();
        // A bar that can't be drawn is not an error.
        let _ = if rate < 10.0 { write!(out, "{rate:.2} games/s") } else { write!(out, "{rate:.0} games/s") };
    };
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {rate}  {eta} left")
        .expect("the template is valid")
        .with_key("rate", rate);
    ProgressBar::new(games).with_style(style)
}
