//! Running the program and reading what it says.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

/// Runs the program to its end.
pub(crate) fn run<W: AsRef<OsStr>>(words: impl IntoIterator<Item = W>) -> Output {
    Command::new(env!("CARGO_BIN_EXE_gravegoods")).args(words).output().expect("the program starts")
}

/// Runs the program to its end in a folder, from which programs that it starts are named.
pub(crate) fn run_in(folder: &Path, line: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_gravegoods"));
    program.args(line.split(' ')).current_dir(folder).output().expect("the program starts")
}

/// Runs the program with words split at spaces; it must end well and say nothing on stderr.
pub(crate) fn says(line: &str) -> String {
    says_to(line.split(' '))
}

/// Runs the program; it must end well and say nothing on stderr.
pub(crate) fn says_to<W: AsRef<OsStr>>(words: impl IntoIterator<Item = W>) -> String {
    let output = run(words);
    assert_eq!(text(&output.stderr), "", "a command that ends well has no complaint");
    assert_eq!(output.status.code(), Some(0));
    text(&output.stdout)
}

/// As [`says`], read as one JSON value on one line.
pub(crate) fn json(line: &str) -> Value {
    json_line(&says(line))
}

/// One JSON value on one line.
pub(crate) fn json_line(said: &str) -> Value {
    assert_eq!(said.lines().count(), 1, "JSON is one line: {said}");
    serde_json::from_str(said).expect("what --json prints is JSON")
}

/// Checks that the program refuses with this exit code and one line on stderr that holds `hint`.
pub(crate) fn refuses<W: AsRef<OsStr>>(words: impl IntoIterator<Item = W>, code: i32, hint: &str) {
    let words: Vec<_> = words.into_iter().map(|word| word.as_ref().to_owned()).collect();
    let output = run(&words);
    let complaint = text(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{words:?}: {complaint}");
    assert_eq!(text(&output.stdout), "", "{words:?} prints no results");
    assert!(complaint.starts_with("gravegoods: "), "{words:?}: {complaint}");
    assert!(complaint.ends_with('\n') && complaint.lines().count() == 1, "{words:?}: {complaint}");
    assert!(complaint.contains(hint), "{words:?} should hint at {hint:?}: {complaint}");
    assert!(!complaint.contains("panicked"), "{words:?}: {complaint}");
}

/// What the program said, as text.
pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the program speaks UTF-8")
}

/// A folder of this name that is empty, for one test alone.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("an old folder can be removed");
    }
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

/// The journals of a simulation into the folder `name`, in order.
pub(crate) fn journals(name: &str, game: &str) -> Vec<PathBuf> {
    let folder = folder(name);
    let mut words: Vec<&OsStr> = game.split(' ').map(OsStr::new).collect();
    words.extend([OsStr::new("--journals"), folder.as_os_str()]);
    says_to(words);
    let entries = fs::read_dir(&folder).expect("the folder is there");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    files
}
