//! Helpers to run the program and read its output.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

/// Runs the program until it exits.
pub(crate) fn run<A: AsRef<OsStr>>(args: impl IntoIterator<Item = A>) -> Output {
    Command::new(env!("CARGO_BIN_EXE_gravegoods")).args(args).output().expect("the program starts")
}

/// Runs the program in a folder until it exits. Paths of external programs are relative to the folder.
pub(crate) fn run_in(folder: &Path, line: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_gravegoods"));
    program.args(line.split(' ')).current_dir(folder).output().expect("the program starts")
}

/// Runs the program with arguments split at spaces. It must succeed and print nothing to stderr.
pub(crate) fn stdout_of(line: &str) -> String {
    stdout_of_args(line.split(' '))
}

/// Runs the program. It must succeed and print nothing to stderr.
pub(crate) fn stdout_of_args<A: AsRef<OsStr>>(args: impl IntoIterator<Item = A>) -> String {
    let output = run(args);
    assert_eq!(text(&output.stderr), "", "a command that succeeds prints no error");
    assert_eq!(output.status.code(), Some(0));
    text(&output.stdout)
}

/// Like [`stdout_of`], parsed as one JSON value on one line.
pub(crate) fn json(line: &str) -> Value {
    json_line(&stdout_of(line))
}

/// Parses one JSON value on one line.
pub(crate) fn json_line(output: &str) -> Value {
    assert_eq!(output.lines().count(), 1, "JSON is one line: {output}");
    serde_json::from_str(output).expect("what --json prints is JSON")
}

/// Checks that the program fails with this exit code and one line on stderr that contains `hint`.
pub(crate) fn refuses<A: AsRef<OsStr>>(args: impl IntoIterator<Item = A>, code: i32, hint: &str) {
    let args: Vec<_> = args.into_iter().map(|arg| arg.as_ref().to_owned()).collect();
    let output = run(&args);
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {error}");
    assert_eq!(text(&output.stdout), "", "{args:?} prints no results");
    assert!(error.starts_with("gravegoods: "), "{args:?}: {error}");
    assert!(error.ends_with('\n') && error.lines().count() == 1, "{args:?}: {error}");
    assert!(error.contains(hint), "{args:?} should contain {hint:?}: {error}");
    assert!(!error.contains("panicked"), "{args:?}: {error}");
}

/// The bytes as text.
pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the output is UTF-8")
}

/// An empty folder with this name. Each test uses its own.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("an old folder can be removed");
    }
    fs::create_dir_all(&folder).expect("a folder can be created");
    folder
}

/// Simulates games and returns their journals in the folder `name`, in order.
pub(crate) fn journals(name: &str, game: &str) -> Vec<PathBuf> {
    let folder = folder(name);
    let mut args: Vec<&OsStr> = game.split(' ').map(OsStr::new).collect();
    args.extend([OsStr::new("--journals"), folder.as_os_str()]);
    stdout_of_args(args);
    let entries = fs::read_dir(&folder).expect("the folder exists");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    files
}

/// Checks that a command gives the same figures on one thread and on several, and others with another seed.
pub(crate) fn same_on_any_number_of_threads(command: &str, without_times: fn(Value) -> Value) {
    let on = |threads: u8, seed: u8| {
        without_times(json(&format!("{command} --seed {seed} --threads {threads} --json")))
    };
    assert_eq!(on(1, 9), on(2, 9), "{command}");
    assert_eq!(on(1, 9), on(5, 9), "{command}");
    assert_ne!(on(1, 9), on(1, 10), "{command}");
}
