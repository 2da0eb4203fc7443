//! The chores of the house, std-only so that they start at once: `cargo xtask help` lists them.

mod bench;
mod bless;
mod fuzz;
mod postgres;
mod run;
mod slowest;
mod test;
mod tidy;
mod web;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use run::Failure;

const USAGE: &str = "\
cargo xtask CHORE

  test [--full]                 everything CI checks, in order, stopping at the first failure;
                                --full runs the long laws (in release) and fuzzes for longer
  tidy                          the checks that need no build: levels, paths, sizes, citations
  browser                       build the server and try it in a browser
  speed                         how soon and how smoothly a browser shows it
  bless                         rewrite the golden files and show which changed
  bench                         criterion benches, then instruction counts under callgrind
  fuzz [TARGET] [--seconds N]   fuzz one target or all, 10 minutes each unless told otherwise
  postgres -- COMMAND…          run a command with a PostgreSQL server for tests up, such as
                                `cargo nextest run -p store`
  help                          this page
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match chore(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}

/// Does the chore that the command line names, from the root of the repository.
fn chore(words: &[&str]) -> Result<(), Failure> {
    let root = root();
    std::env::set_current_dir(&root)
        .map_err(|e| Failure(format!("can't enter the repository at {}: {e}", root.display())))?;
    match words {
        [] | ["help" | "--help" | "-h", ..] => {
            print!("{USAGE}");
            Ok(())
        }
        ["test"] => test::run(test::Depth::Quick),
        ["test", "--full"] => test::run(test::Depth::Full),
        ["tidy"] => tidy::run(),
        ["browser"] => web::build_and_browse(),
        ["speed"] => web::speed(),
        ["bless"] => bless::run(),
        ["bench"] => bench::run(),
        ["fuzz", rest @ ..] => fuzz::run(rest),
        ["postgres", rest @ ..] => postgres::run(rest),
        _ => Err(Failure(format!("no such chore: {}\n\n{USAGE}", words.join(" ")))),
    }
}

/// The repository's root: cargo says at run time where this package lies, and the root is one above.
fn root() -> PathBuf {
    let package = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    package.parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}
