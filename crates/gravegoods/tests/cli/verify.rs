//! `gravegoods verify`.

use std::fs;
use std::path::{Path, PathBuf};

use crate::program::{folder, journals, json_line, refuses, run, says_to, text};

/// A finished game that a table exported; the table's tests keep it true.
fn example() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/crypt-export.jsonl")
}

/// What the table of the example showed before the game.
fn commitment() -> String {
    let text = fs::read_to_string(example()).unwrap();
    let header: serde_json::Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    header["commitment"].as_str().unwrap().to_owned()
}

fn verify(more: &[&str]) -> String {
    let file = example();
    let words = ["verify", file.to_str().unwrap()];
    says_to(words.into_iter().chain(more.iter().copied()))
}

/// The example with something replaced, in a folder of its own.
fn forged(name: &str, from: &str, to: &str) -> PathBuf {
    let text = fs::read_to_string(example()).unwrap();
    assert!(text.contains(from), "{from}");
    let file = folder(name).join("game.jsonl");
    fs::write(&file, text.replacen(from, to, 1)).unwrap();
    file
}

fn refuses_file(file: &Path, more: &[&str], hint: &str) {
    let words = ["verify", file.to_str().unwrap()];
    refuses(words.into_iter().chain(more.iter().copied()), 2, hint);
}

/// Checks that a file is found to be untrue, in words and in JSON.
fn finds_untrue(file: &Path, more: &[&str], hint: &str) {
    let words: Vec<&str> =
        ["verify", file.to_str().unwrap()].into_iter().chain(more.iter().copied()).collect();
    refuses(&words, 3, hint);
    let output = run(words.iter().copied().chain(["--json"]));
    assert_eq!(output.status.code(), Some(3));
    let found = json_line(&text(&output.stdout));
    assert_eq!(found["verified"], false, "{found}");
    let (line, reason) = (found["line"].as_u64().unwrap(), found["reason"].as_str().unwrap());
    assert!(text(&output.stderr).ends_with(&format!(", line {line}: {reason}\n")), "{output:?}");
}

#[test]
fn a_game_where_everything_is_right() {
    let said = verify(&[]);
    assert!(said.starts_with("crypt, table oak: everything is right.\n"), "{said}");
    assert!(said.contains(&commitment()) && said.contains("give it as --commitment"), "{said}");
    assert!(said.ends_with("Given up by b. Won by c.\n"), "{said}");
    let compared = verify(&["--commitment", &commitment()]);
    assert!(!compared.contains("--commitment"), "{compared}");
    assert_eq!(compared, verify(&["--commitment", &commitment().to_uppercase()]));
}

#[test]
fn json_says_the_same() {
    let found = json_line(&verify(&["--json", "--commitment", &commitment()]));
    assert_eq!((&found["verified"], &found["commitment_compared"]), (&true.into(), &true.into()));
    assert_eq!((&found["game"], &found["table"]), (&"crypt".into(), &"oak".into()));
    assert_eq!(found["commitment"], commitment());
    assert!(["actions", "answers", "undone"].iter().all(|count| found[count].as_u64().unwrap() > 0));
    assert_eq!(found["ending"]["winners"], serde_json::json!(["c"]));
    assert_eq!(json_line(&verify(&["--json"]))["commitment_compared"], false);
}

#[test]
fn the_first_thing_that_is_wrong_is_named() {
    let seed = forged("verify-seed", "\"seed\":\"c8", "\"seed\":\"c9");
    finds_untrue(&seed, &[], "game.jsonl, line 1: the seed does not match the commitment");
    let act = forged("verify-act", "claim 1=5", "claim 9=9");
    finds_untrue(&act, &[], "game.jsonl, line 3: \"claim 9=9\" is not an action");
    let roll = forged("verify-roll", "{\"chance\":\"reveal ", "{\"chance\":\"reveal I4 ");
    finds_untrue(&roll, &[], "game.jsonl, line 2: the seed gives \"reveal ");
}

#[test]
fn another_promise_is_found() {
    finds_untrue(
        &example(),
        &["--commitment", &"0".repeat(64)],
        "line 1: the game was promised with another seed",
    );
    refuses_file(&example(), &["--commitment", "abc"], "a commitment is 64 hexadecimal digits");
}

#[test]
fn what_is_no_file_of_a_game_is_refused() {
    refuses(["verify"], 2, "<FILE>");
    refuses(["verify", "no-such-file.jsonl"], 2, "can't read no-such-file.jsonl");
    let here = folder("verify-bytes");
    for (name, bytes, hint) in [
        ("bytes", &b"\xff\xfe\0"[..], "is not a finished game: it is not text"),
        ("empty", b"", "line 1: this is not the header of a finished game"),
        ("journal", b"{\"journal\":1}\n", "line 1: this is not the header of a finished game"),
    ] {
        let file = here.join(name);
        fs::write(&file, bytes).unwrap();
        refuses_file(&file, &[], hint);
        refuses_file(&file, &["--json"], hint);
    }
}

#[test]
fn a_file_that_is_cut_off_or_garbled_can_not_be_checked() {
    let text = fs::read_to_string(example()).unwrap();
    let here = folder("verify-cut");
    let cut = here.join("cut.jsonl");
    let whole: String = text.lines().take(9).map(|line| format!("{line}\n")).collect();
    fs::write(&cut, &whole).unwrap();
    refuses_file(&cut, &["--json"], "cut.jsonl, line 9: the file is cut off: it has no ending");
    fs::write(&cut, &text[..whole.len() + 5]).unwrap();
    refuses_file(&cut, &[], "cut.jsonl, line 10: this is not a line of a finished game");
    let other = forged("verify-format", "\"export\":1", "\"export\":9");
    refuses_file(&other, &[], "line 1: format 9 is not supported");
}

#[test]
fn a_journal_is_sent_to_replay() {
    let file = &journals("verify-journal", "sim crypt --games 1")[0];
    let hint = format!("but of a journal; tell it with gravegoods replay {}", file.display());
    refuses_file(file, &[], &hint);
}
