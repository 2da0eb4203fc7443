//! Fuzzing with libFuzzer, without cargo-fuzz: the instrumentation needs only a few compiler flags.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::run::{Failure, Invocation, Outcome, find_program, heading};

/// How long each target runs by default.
const DEFAULT_SECONDS: u32 = 600;

/// The target folder of fuzzing, kept apart from builds without instrumentation.
const BUILDS: &str = "fuzz/target";

/// The flags that cargo-fuzz passes, except for AddressSanitizer: this workspace has no unsafe code to check.
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

/// Fuzzes the named target, or all.
pub(crate) fn run(args: &[&str]) -> Result<(), Failure> {
    let request = parse(args)?;
    let mut targets = targets()?;
    if let Some(target) = request.target {
        if !targets.iter().any(|known| known == target) {
            return Err(Failure(format!(
                "unknown fuzz target {target}; the targets are: {}",
                targets.join(", ")
            )));
        }
        targets = vec![target.to_owned()];
    }
    fuzz(&targets, request.seconds).map(|_| ())
}

/// Fuzzes every target for `seconds` each.
pub(crate) fn all(seconds: u32) -> Result<Outcome, Failure> {
    fuzz(&targets()?, seconds)
}

/// The format check of the fuzz workspace, which the check of the root workspace leaves out.
pub(crate) fn format_check() -> Invocation {
    Invocation::new("cargo").args("fmt --manifest-path fuzz/Cargo.toml --check")
}

/// Fetches the dependencies of the fuzz workspace. It has its own lock file; if that is out of date, this fails before anything
/// is built.
pub(crate) fn fetch() -> Invocation {
    Invocation::cargo("fetch").args("--manifest-path fuzz/Cargo.toml")
}

fn parse<'a>(args: &[&'a str]) -> Result<Request<'a>, Failure> {
    let seconds = |text: &str| {
        let seconds = text.parse().ok().filter(|&seconds: &u32| seconds > 0);
        seconds.ok_or_else(|| Failure(format!("--seconds needs a number above zero, not {text:?}")))
    };
    match *args {
        [] => Ok(Request { target: None, seconds: DEFAULT_SECONDS }),
        ["--seconds", n] => Ok(Request { target: None, seconds: seconds(n)? }),
        [target] if !target.starts_with('-') => {
            Ok(Request { target: Some(target), seconds: DEFAULT_SECONDS })
        }
        [target, "--seconds", n] | ["--seconds", n, target] if !target.starts_with('-') => {
            Ok(Request { target: Some(target), seconds: seconds(n)? })
        }
        _ => Err(Failure("usage: cargo xtask fuzz [TARGET] [--seconds N]".to_owned())),
    }
}

/// The names of all targets, sorted. Each file is one target.
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
    if let Some(missing) = missing_tool() {
        eprintln!("Not fuzzed: {missing}. The normal tests check the same laws with proptest.");
        return Ok(Outcome::Skipped(missing.to_owned()));
    }
    let triple = host_triple()?;
    build(targets, &triple)?;
    targets.iter().try_for_each(|target| fuzz_target(target, &triple, seconds))?;
    Ok(Outcome::Passed)
}

/// The tool that fuzzing needs and this machine does not have, if any.
fn missing_tool() -> Option<&'static str> {
    // This check must not make rustup download a toolchain.
    let nightly = Invocation::new("cargo").args("+nightly --version").env("RUSTUP_AUTO_INSTALL", "0");
    if !nightly.works() {
        Some("nightly Rust is not installed")
    } else if !["c++", "g++", "clang++"].iter().any(|compiler| find_program(compiler).is_some()) {
        Some("no C++ compiler is installed")
    } else {
        None
    }
}

/// The host's target triple. With `--target`, cargo does not apply the flags to build scripts.
fn host_triple() -> Result<String, Failure> {
    let version = Invocation::new("rustc").args("+nightly -vV").output()?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| Failure("`rustc -vV` names no host".to_owned()))
}

fn build(targets: &[String], triple: &str) -> Result<(), Failure> {
    let mut build = Invocation::new("cargo")
        .args("+nightly build --release")
        .locked_on_ci()
        .args("--manifest-path fuzz/Cargo.toml --target-dir")
        .arg(BUILDS)
        .arg("--target")
        .arg(triple)
        .env("RUSTFLAGS", &FLAGS.join(" "));
    for target in targets {
        build = build.arg("--bin").arg(target);
    }
    build.run()
}

/// Runs libFuzzer to find an input that breaks the target's law.
fn fuzz_target(target: &str, triple: &str, seconds: u32) -> Result<(), Failure> {
    heading(&format!("fuzz {target} for {seconds} s"));
    let (corpus, artifacts) = (format!("fuzz/corpus/{target}"), format!("fuzz/artifacts/{target}/"));
    for folder in [&corpus, &artifacts] {
        fs::create_dir_all(folder).map_err(|e| Failure(format!("can't make {folder}: {e}")))?;
    }
    let known: BTreeSet<PathBuf> = files_in(Path::new(&artifacts)).into_iter().collect();
    let program = format!("{BUILDS}/{triple}/release/{target}");
    let mut fuzzer = Invocation::new(&program)
        .arg(format!("-max_total_time={seconds}"))
        .args("-timeout=10 -rss_limit_mb=2048")
        .arg(format!("-artifact_prefix={artifacts}"))
        // libFuzzer writes what it finds to the first folder and only reads the others.
        .arg(corpus);
    let seeds = format!("fuzz/seeds/{target}");
    if Path::new(&seeds).is_dir() {
        fuzzer = fuzzer.arg(seeds);
    }
    fuzzer.run().map_err(|failure| {
        let found = files_in(Path::new(&artifacts)).into_iter().filter(|file| !known.contains(file));
        let reruns: String =
            found.map(|file| format!("\nto reproduce it: {program} {}", file.display())).collect();
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
    use super::{DEFAULT_SECONDS, Request, parse};

    #[test]
    fn a_request_can_name_a_target_and_a_time() {
        let request = |args: &[&'static str]| parse(args).ok();
        assert_eq!(request(&[]), Some(Request { target: None, seconds: DEFAULT_SECONDS }));
        assert_eq!(
            request(&["journal"]),
            Some(Request { target: Some("journal"), seconds: DEFAULT_SECONDS })
        );
        assert_eq!(request(&["--seconds", "5"]), Some(Request { target: None, seconds: 5 }));
        let both = Some(Request { target: Some("journal"), seconds: 5 });
        assert_eq!(request(&["journal", "--seconds", "5"]), both);
        assert_eq!(request(&["--seconds", "5", "journal"]), both);
    }

    #[test]
    fn an_invalid_request_is_refused() {
        for args in [&["--second"][..], &["--seconds"], &["--seconds", "0"], &["--seconds", "x"], &["a", "b"]]
        {
            assert!(parse(args).is_err(), "{args:?}");
        }
    }
}
