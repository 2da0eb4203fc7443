//! The `gravegoods` program: serves, simulates, counts, replays and verifies games, and runs matches between bots.
//!
//! Every command is written once, over [`games::Listed`], and never names a game.

mod cli;
mod columns;
mod commands;
mod failure;
mod files;
mod journal_file;
mod journals;
mod matches;
mod run;
mod setup;
mod stats;
mod stream;
mod usage;

use std::io::{self, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut out = io::stdout().lock();
    let done = cli::run(std::env::args_os().collect(), &mut out);
    // Flushes what is still buffered, so that a full disk is reported.
    let flushed = out.flush();
    match done.and_then(|()| Ok(flushed?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
