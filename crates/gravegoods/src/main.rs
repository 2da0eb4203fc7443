//! The `gravegoods` program: serves, simulates, counts, replays and verifies games, and runs matches between bots.
//!
//! Every command is written once, over [`games::Listed`], and never names a game.

mod arena;
mod balance;
mod bot;
mod cli;
mod columns;
mod contest;
mod deadline;
mod entrant;
mod external;
mod failure;
mod files;
mod hint;
mod journal_file;
mod journals;
mod legal;
mod licenses;
mod load;
mod perft;
mod pool;
mod ready;
mod replay;
mod review;
mod run;
mod serve;
mod setup;
mod sim;
mod solo;
mod stats;
mod stream;
mod usage;
mod verify;

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
