//! Fuzzing with libFuzzer, without cargo-fuzz: the instrumentation is a handful of compiler flags.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::run::{Failure, Invocation, Outcome, find_program, heading};

/// How long each target runs when nobody says otherwise.
const BY_HAND: u32 = 600;

/// Where the targets are built, apart from everything that is built without instrumentation.
const BUILDS: &str = "fuzz/target";

/// What cargo-fuzz passes, less AddressSanitizer: this house has no unsafe code for it to watch.
const FLAGS: &[&str] = &[
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "--cfg=fuzzing",
    "-Cdebug-assertions",
    "-Ccodegen-units=1",
];

/// What the command line asks for.
#[derive(Debug, Eq, PartialEq)]
struct Request<'a> {
    target: Option<&'a str>,
    seconds: u32,
}

/// Fuzzes the target that is named, or all.
pub(crate) fn run(words: &[&str]) -> Result<(), Failure> {
    let request = parse(words)?;
    let mut targets = targets()?;
    if let Some(target) = request.target {
        if !targets.iter().any(|known| known == target) {
            return Err(Failure(format!("no fuzz target {target}; there are: {}", targets.join(", "))));
        }
        targets = vec![target.to_owned()];
    }
    fuzz(&targets, request.seconds).map(|_| ())
}

/// Fuzzes every target for so many seconds each.
pub(crate) fn all(seconds: u32) -> Result<Outcome, Failure> {
    fuzz(&targets()?, seconds)
}

/// The format check of the fuzz workspace, which the root's own does not reach.
pub(crate) fn format_check() -> Invocation {
    Invocation::of("cargo").words("fmt --manifest-path fuzz/Cargo.toml --check")
}

/// Fetches what the fuzz workspace needs. It has a lock file of its own, and one that is out of date is found here, before anything
/// is built.
pub(crate) fn fetch() -> Invocation {
    Invocation::cargo("fetch").words("--manifest-path fuzz/Cargo.toml")
}

fn parse<'a>(words: &[&'a str]) -> Result<Request<'a>, Failure> {
    let seconds = |text: &str| {
        let seconds = text.parse().ok().filter(|&seconds: &u32| seconds > 0);
        seconds.ok_or_else(|| Failure(format!("--seconds wants a number above zero, not {text:?}")))
    };
    match *words {
        [] => Ok(Request { target: None, seconds: BY_HAND }),
        ["--seconds", n] => Ok(Request { target: None, seconds: seconds(n)? }),
        [target] if !target.starts_with('-') => Ok(Request { target: Some(target), seconds: BY_HAND }),
        [target, "--seconds", n] | ["--seconds", n, target] if !target.starts_with('-') => {
            Ok(Request { target: Some(target), seconds: seconds(n)? })
        }
        _ => Err(Failure("usage: cargo xtask fuzz [TARGET] [--seconds N]".to_owned())),
    }
}

/// The names of all targets, sorted: one a file.
fn targets() -> Result<Vec<String>, Failure> {
    let files = files_in(Path::new("fuzz/fuzz_targets"));
    let targets: Vec<String> = files
        .iter()
        .filter(|file| file.extension().is_some_and(|extension| extension == "rs"))
        .filter_map(|file| Some(file.file_stem()?.to_str()?.to_owned()))
        .collect();
    if targets.is_empty() { Err(Failure("fuzz/fuzz_targets has no targets".to_owned())) } else { Ok(targets) }
}

fn fuzz(targets: &[String], seconds: u32) -> Result<Outcome, Failure> {
    if let Some(lack) = lack() {
        eprintln!("Not fuzzed, {lack}: the same laws run under proptest in the normal tests.");
        return Ok(Outcome::Skipped(lack.to_owned()));
    }
    let triple = host_triple()?;
    build(targets, &triple)?;
    targets.iter().try_for_each(|target| hunt(target, &triple, seconds))?;
    Ok(Outcome::Passed)
}

/// What this machine lacks for fuzzing, if anything.
fn lack() -> Option<&'static str> {
    // Asking must not make rustup download a toolchain.
    let nightly = Invocation::of("cargo").words("+nightly --version").set("RUSTUP_AUTO_INSTALL", "0");
    if !nightly.works() {
        Some("no nightly Rust here")
    } else if !["c++", "g++", "clang++"].iter().any(|compiler| find_program(compiler).is_some()) {
        Some("no C++ compiler here")
    } else {
        None
    }
}

/// The host's target triple. Naming it keeps the flags away from build scripts.
fn host_triple() -> Result<String, Failure> {
    let version = Invocation::of("rustc").words("+nightly -vV").output()?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| Failure("`rustc -vV` names no host".to_owned()))
}

fn build(targets: &[String], triple: &str) -> Result<(), Failure> {
    let mut build = Invocation::of("cargo")
        .words("+nightly build --release")
        .locked_on_ci()
        .words("--manifest-path fuzz/Cargo.toml --target-dir")
        .word(BUILDS)
        .word("--target")
        .word(triple)
        .set("RUSTFLAGS", &FLAGS.join(" "));
    for target in targets {
        build = build.word("--bin").word(target);
    }
    build.run()
}

/// Lets libFuzzer look for an input that breaks the target's law.
fn hunt(target: &str, triple: &str, seconds: u32) -> Result<(), Failure> {
    heading(&format!("fuzz {target} for {seconds} s"));
    let (corpus, artifacts) = (format!("fuzz/corpus/{target}"), format!("fuzz/artifacts/{target}/"));
    for folder in [&corpus, &artifacts] {
        fs::create_dir_all(folder).map_err(|e| Failure(format!("can't make {folder}: {e}")))?;
    }
    let known: BTreeSet<PathBuf> = files_in(Path::new(&artifacts)).into_iter().collect();
    let program = format!("{BUILDS}/{triple}/release/{target}");
    let mut hunt = Invocation::of(&program)
        .word(format!("-max_total_time={seconds}"))
        .words("-timeout=10 -rss_limit_mb=2048")
        .word(format!("-artifact_prefix={artifacts}"))
        // libFuzzer writes what it finds to the first folder and only reads the others.
        .word(corpus);
    let seeds = format!("fuzz/seeds/{target}");
    if Path::new(&seeds).is_dir() {
        hunt = hunt.word(seeds);
    }
    hunt.run().map_err(|failure| {
        let found = files_in(Path::new(&artifacts)).into_iter().filter(|file| !known.contains(file));
        let reruns: String =
            found.map(|file| format!("\nrun it again: {program} {}", file.display())).collect();
        Failure(format!("fuzz target {target} broke its law: {failure}{reruns}"))
    })
}

/// The files of a folder, sorted; none if there is no such folder.
fn files_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(|path| path.is_file()).collect();
    files.sort();
    files
}

#[cfg(test)]
mod tests {
    use super::{BY_HAND, Request, parse};

    #[test]
    fn a_request_may_name_a_target_and_a_time() {
        let request = |words: &[&'static str]| parse(words).ok();
        assert_eq!(request(&[]), Some(Request { target: None, seconds: BY_HAND }));
        assert_eq!(request(&["journal"]), Some(Request { target: Some("journal"), seconds: BY_HAND }));
        assert_eq!(request(&["--seconds", "5"]), Some(Request { target: None, seconds: 5 }));
        let both = Some(Request { target: Some("journal"), seconds: 5 });
        assert_eq!(request(&["journal", "--seconds", "5"]), both);
        assert_eq!(request(&["--seconds", "5", "journal"]), both);
    }

    #[test]
    fn a_request_without_sense_is_refused() {
        for words in
            [&["--second"][..], &["--seconds"], &["--seconds", "0"], &["--seconds", "x"], &["a", "b"]]
        {
            assert!(parse(words).is_err(), "{words:?}");
        }
    }
}
