//! The program that people start: it simulates, counts, replays and explains games, and lets bots play them.
//!
//! Every command works for every game of the house: it is written once over [`games::Listed`] and never names one.

mod arena;
mod balance;
mod bot;
mod cli;
mod columns;
mod contest;
mod deadline;
mod entrant;
mod failure;
mod files;
mod hint;
mod legal;
mod licenses;
mod load;
mod outside;
mod perft;
mod pool;
mod replay;
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
    // What is still buffered is written here, where a full disk can be told of.
    let flushed = out.flush();
    match done.and_then(|()| Ok(flushed?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
