//! The command that CI runs: every check, fastest first.

use std::time::{Duration, Instant};

use crate::run::{Failure, Invocation, Outcome, find_program, heading};
use crate::{deploy, fuzz, postgres, schemathesis, slowest, tidy, web};

/// How far the checks go.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Depth {
    /// What every change must pass, in a few minutes.
    Quick,
    /// Also the long laws, a minute of fuzzing for each target, a game in Firefox, and schemathesis.
    Full,
}

/// One check, with the name that the final table shows.
struct Stage {
    name: &'static str,
    work: Work,
}

/// What a stage does.
enum Work {
    Command(Invocation),
    /// A command whose tests need a PostgreSQL server.
    WithPostgres(Invocation),
    Tidy,
    Deploy,
    Web(web::Part),
    /// The browser tests, against the server that the tests have built.
    Browser(Depth),
    /// Requests made from the OpenAPI document, against the server that the tests have built.
    OpenApi(Depth),
    Fuzz {
        seconds: u32,
    },
    /// An optional tool is not installed: print that and go on.
    Skip(String),
    /// A required component of the toolchain is not installed: fail and say how to install it.
    Missing {
        component: &'static str,
    },
}

/// A finished stage and how long it took.
struct Finished {
    name: &'static str,
    took: Duration,
    outcome: Outcome,
}

/// Runs every stage, stopping at the first that fails.
pub(crate) fn run(depth: Depth) -> Result<(), Failure> {
    let mut finished = Vec::new();
    for stage in stages(depth) {
        heading(stage.name);
        let start = Instant::now();
        let result = stage.work.run();
        let took = start.elapsed();
        match result {
            Ok(outcome) => finished.push(Finished { name: stage.name, took, outcome }),
            Err(failure) => {
                print_table(&finished);
                let Stage { name, work } = stage;
                return Err(Failure(format!(
                    "\n{failure}\nFAILED at stage {name}; to run it alone: {}",
                    work.command_alone()
                )));
            }
        }
    }
    print_table(&finished);
    println!("All stages passed.");
    Ok(())
}

/// Every stage, cheapest first.
fn stages(depth: Depth) -> Vec<Stage> {
    let clippy = "--workspace --all-targets --all-features -- -D warnings";
    let seconds = match depth {
        Depth::Quick => 5,
        Depth::Full => 60,
    };
    vec![
        Stage {
            name: "format",
            work: component("rustfmt", Invocation::new("cargo").args("fmt --all --check")),
        },
        Stage { name: "format of fuzz", work: Work::Command(fuzz::format_check()) },
        Stage { name: "tidy", work: Work::Tidy },
        Stage { name: "deploy", work: Work::Deploy },
        Stage { name: "fetch for fuzz", work: Work::Command(fuzz::fetch()) },
        Stage { name: "spelling", work: Work::Web(web::Part::Spelling) },
        Stage { name: "web lint", work: Work::Web(web::Part::Lint) },
        Stage { name: "web check", work: Work::Web(web::Part::Check) },
        Stage { name: "clippy", work: component("clippy", Invocation::cargo("clippy").args(clippy)) },
        Stage { name: "tests", work: Work::WithPostgres(tests(depth)) },
        Stage { name: "web tests", work: Work::Web(web::Part::Test) },
        Stage { name: "browser tests", work: Work::Browser(depth) },
        Stage { name: "openapi", work: openapi(depth) },
        Stage { name: "doc tests", work: Work::Command(doc_tests()) },
        Stage { name: "docs", work: Work::Command(docs()) },
        Stage { name: "fuzz", work: Work::Fuzz { seconds } },
        Stage { name: "deny", work: optional("cargo-deny", Invocation::new("cargo").args("deny check")) },
    ]
}

/// The tests of every crate. The long laws read their depth from the environment and need optimised code.
fn tests(depth: Depth) -> Invocation {
    let tests = if Invocation::new("cargo").args("nextest --version").works() {
        // Many tests wait for a server or a clock; others can run meanwhile.
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Invocation::cargo("nextest run")
            .args("--workspace --all-features --test-threads")
            .arg((cores + 1).to_string())
    } else {
        Invocation::cargo("test").args("--workspace --all-features --lib --bins --tests")
    };
    match depth {
        Depth::Quick => tests,
        Depth::Full => tests.arg("--release").env("GRAVEGOODS_LAWS", "full"),
    }
}

/// The ways in which nodes fail, with the tests that let them.
const FAULTS: &[(&str, &str)] = &[
    ("killed", "a_node_that_is_killed_loses_nothing"),
    ("paused", "a_node_that_was_paused_writes_nothing_more"),
    ("nats", "a_node_that_loses_nats_gives_its_tables_up"),
    ("postgres", "a_node_that_loses_postgres_gives_its_tables_up"),
    ("silent", "a_node_that_postgres_does_not_answer_gives_its_tables_up"),
    ("lossy", "messages_that_are_lost_between_nodes_lose_nothing"),
    ("restarted", "a_rolling_restart_drops_no_game"),
];

/// How long a table may take to move, in seconds. The tests allow more, because they run beside others and in a debug build.
const LONGEST_SILENCE: &str = "5";

/// Lets nodes fail while people play, in release, and prints what came of it: `--times` says how often in each way, `--only` in
/// which way alone.
pub(crate) fn faults(args: &[&str]) -> Result<(), Failure> {
    let (mut times, mut tests) = ("3", "nodes::".to_owned());
    for pair in args.chunks(2) {
        match pair {
            ["--times", number] if number.parse::<u32>().is_ok() => times = number,
            ["--only", name] => {
                let found = FAULTS.iter().find(|(fault, _)| fault == name);
                let (_, test) = found.ok_or_else(|| {
                    let names: Vec<&str> = FAULTS.iter().map(|(fault, _)| *fault).collect();
                    Failure(format!("there is no fault {name}; there are: {}", names.join(", ")))
                })?;
                tests = format!("nodes::{test}");
            }
            _ => {
                return Err(Failure(format!(
                    "unknown: {}; use it as in: cargo xtask faults --times 200 --only paused",
                    pair.join(" ")
                )));
            }
        }
    }
    // All faults at the same time, each with nodes of its own.
    let tests = Invocation::cargo("test")
        .args("--release -p gravegoods --test kill")
        .arg(tests)
        .args("-- --nocapture --test-threads 8 --skip two_nodes");
    postgres::with_server(
        tests.env("GRAVEGOODS_FAULTS", times).env("GRAVEGOODS_LONGEST_SILENCE", LONGEST_SILENCE),
    )
}

fn doc_tests() -> Invocation {
    Invocation::cargo("test").args("--workspace --doc --all-features")
}

fn docs() -> Invocation {
    Invocation::cargo("doc").args("--workspace --no-deps --all-features").env("RUSTDOCFLAGS", "-D warnings")
}

/// The own tests hold every answer to the document; a tool that others wrote comes with all checks.
fn openapi(depth: Depth) -> Work {
    match depth {
        Depth::Quick => Work::Skip("it is part of --full".to_owned()),
        Depth::Full => Work::OpenApi(depth),
    }
}

/// Work for a required component of the Rust toolchain.
fn component(name: &'static str, command: Invocation) -> Work {
    let probe = match name {
        "rustfmt" => Invocation::new("cargo").args("fmt --version"),
        _ => Invocation::new("cargo").arg(name).arg("--version"),
    };
    if probe.works() { Work::Command(command) } else { Work::Missing { component: name } }
}

/// Work for a tool that is used only where it is installed.
fn optional(program: &str, command: Invocation) -> Work {
    match find_program(program) {
        Some(_) => Work::Command(command),
        None => Work::Skip(format!("{program} is not installed")),
    }
}

impl Work {
    fn run(&self) -> Result<Outcome, Failure> {
        match self {
            Self::Command(command) => command.run().map(|()| Outcome::Passed),
            Self::WithPostgres(command) => {
                slowest::remove_report();
                let result = postgres::with_server(command.clone());
                slowest::print();
                result.map(|()| Outcome::Passed)
            }
            Self::Tidy => tidy::run().map(|()| Outcome::Passed),
            Self::Deploy => deploy::run().map(|()| Outcome::Passed),
            Self::Web(part) => part.run().map(|()| Outcome::Passed),
            Self::Browser(depth) => web::browser(*depth).map(|()| Outcome::Passed),
            Self::OpenApi(depth) => schemathesis::run(*depth).map(|()| Outcome::Passed),
            Self::Fuzz { seconds } => fuzz::all(*seconds),
            Self::Skip(reason) => {
                eprintln!("Skipped: {reason}.");
                Ok(Outcome::Skipped(reason.clone()))
            }
            Self::Missing { component } => Err(Failure(format!("{component} is not installed"))),
        }
    }

    /// The command that runs this stage and nothing else.
    fn command_alone(&self) -> String {
        match self {
            Self::Command(command) => command.to_string(),
            Self::WithPostgres(command) => format!("cargo xtask postgres -- {command}"),
            Self::Tidy => "cargo xtask tidy".to_owned(),
            Self::Deploy => "cargo xtask deploy".to_owned(),
            Self::Web(part) => part.command().to_string(),
            Self::Browser(_) => "cargo xtask browser".to_owned(),
            Self::OpenApi(_) => "cargo xtask openapi".to_owned(),
            Self::Fuzz { seconds } => format!("cargo xtask fuzz --seconds {seconds}"),
            Self::Skip(reason) => reason.clone(),
            Self::Missing { component } => {
                format!("first install it with `rustup component add {component}`")
            }
        }
    }
}

/// Prints the finished stages and how long they took.
fn print_table(stages: &[Finished]) {
    println!("\n{:<16}{:>8}", "stage", "seconds");
    for Finished { name, took, outcome } in stages {
        let seconds = took.as_secs_f64();
        match outcome {
            Outcome::Passed => println!("{name:<16}{seconds:>8.1}"),
            Outcome::Skipped(reason) => println!("{name:<16}{:>8}  skipped: {reason}", "-"),
        }
    }
    let total: Duration = stages.iter().map(|stage| stage.took).sum();
    println!("{:<16}{:>8.1}", "total", total.as_secs_f64());
}
