//! Development tasks; `cargo xtask help` lists them. They use only the standard library, so they build quickly.

mod bench;
mod bless;
mod deploy;
mod dist;
mod fuzz;
mod postgres;
mod reference;
mod run;
mod schemathesis;
mod slowest;
mod test;
mod tidy;
mod web;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use run::Failure;

const USAGE: &str = "\
cargo xtask TASK

  test [--full]                 run everything that CI checks, and stop at the first failure;
                                --full runs the long laws (in release), fuzzes for longer, plays a game in Firefox, and
                                attacks the HTTP API with schemathesis
  tidy                          run the checks that need no build: levels, paths, sizes, citations
  browser                       build the server and run the browser tests
  speed                         measure page load time and frame rate in a browser
  bless                         rewrite the golden files and list those that changed
  bench                         run the criterion benches, then count instructions with callgrind
  deploy                        check the samples in deploy/ with nginx, systemd and others that are installed
  dist [--target TRIPLE]        build the release program and pack it, with licences, a list of packages and a checksum
  fuzz [TARGET] [--seconds N]   fuzz one target or all, 10 minutes each by default
  faults [--times N] [--only FAULT]
                                let nodes fail while people play, each fault 3 times by default, or one alone: killed, paused,
                                nats, postgres, silent, lossy, restarted
  openapi                       attack the HTTP API of the server that the tests have built with schemathesis (from PyPI)
  postgres -- COMMAND…          run a command with a temporary PostgreSQL server, such as
                                `cargo nextest run -p store`
  reference                     build the program that bots are measured against, from the commit in docs/strength.md
  help                          print this help
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match run_task(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the task that the command line names, in the root of the repository.
fn run_task(args: &[&str]) -> Result<(), Failure> {
    let root = root();
    std::env::set_current_dir(&root)
        .map_err(|e| Failure(format!("can't enter the repository at {}: {e}", root.display())))?;
    match args {
        [] | ["help" | "--help" | "-h", ..] => {
            print!("{USAGE}");
            Ok(())
        }
        ["test"] => test::run(test::Depth::Quick),
        ["test", "--full"] => test::run(test::Depth::Full),
        ["tidy"] => tidy::run(),
        ["browser"] => web::build_and_test(),
        ["speed"] => web::speed(),
        ["bless"] => bless::run(),
        ["bench"] => bench::run(),
        ["deploy"] => deploy::run(),
        ["openapi"] => schemathesis::run(test::Depth::Quick),
        ["dist", rest @ ..] => dist::run(rest),
        ["fuzz", rest @ ..] => fuzz::run(rest),
        ["faults", rest @ ..] => test::faults(rest),
        ["reference"] => reference::run(),
        ["postgres", rest @ ..] => postgres::run(rest),
        _ => Err(Failure(format!("unknown task: {}\n\n{USAGE}", args.join(" ")))),
    }
}

/// The repository's root: the parent of this package's folder, which cargo gives at run time.
fn root() -> PathBuf {
    let package = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    package.parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}
