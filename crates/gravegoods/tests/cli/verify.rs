//! `gravegoods verify`.

use std::fs;
use std::path::{Path, PathBuf};

use crate::program::{folder, journals, json_line, refuses, run, stdout_of_args, text};

/// The export of a finished game. The tests of the crate `table` keep it valid.
fn example() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/crypt-export.jsonl")
}

/// The commitment that the example's table showed before the game.
fn commitment() -> String {
    let text = fs::read_to_string(example()).unwrap();
    let header: serde_json::Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    header["commitment"].as_str().unwrap().to_owned()
}

fn verify(more: &[&str]) -> String {
    let file = example();
    let args = ["verify", file.to_str().unwrap()];
    stdout_of_args(args.into_iter().chain(more.iter().copied()))
}

/// A copy of the example with `from` replaced by `to`.
fn forged(name: &str, from: &str, to: &str) -> PathBuf {
    let text = fs::read_to_string(example()).unwrap();
    assert!(text.contains(from), "{from}");
    let file = folder(name).join("game.jsonl");
    fs::write(&file, text.replacen(from, to, 1)).unwrap();
    file
}

fn refuses_file(file: &Path, more: &[&str], hint: &str) {
    let args = ["verify", file.to_str().unwrap()];
    refuses(args.into_iter().chain(more.iter().copied()), 2, hint);
}

/// Checks that a file is found to be invalid, as text and as JSON.
fn finds_invalid(file: &Path, more: &[&str], hint: &str) {
    let args: Vec<&str> =
        ["verify", file.to_str().unwrap()].into_iter().chain(more.iter().copied()).collect();
    refuses(&args, 3, hint);
    let output = run(args.iter().copied().chain(["--json"]));
    assert_eq!(output.status.code(), Some(3));
    let found = json_line(&text(&output.stdout));
    assert_eq!(found["verified"], false, "{found}");
    let (line, reason) = (found["line"].as_u64().unwrap(), found["reason"].as_str().unwrap());
    assert!(text(&output.stderr).ends_with(&format!(", line {line}: {reason}\n")), "{output:?}");
}

#[test]
fn a_valid_game_is_verified() {
    let output = verify(&[]);
    assert!(output.starts_with("crypt, table oak: everything is valid.\n"), "{output}");
    assert!(output.contains(&commitment()) && output.contains("pass that one as --commitment"), "{output}");
    assert!(output.ends_with("Resigned: b. Won by c.\n"), "{output}");
    let compared = verify(&["--commitment", &commitment()]);
    assert!(!compared.contains("--commitment"), "{compared}");
    assert_eq!(compared, verify(&["--commitment", &commitment().to_uppercase()]));
}

#[test]
fn json_has_the_same_results() {
    let found = json_line(&verify(&["--json", "--commitment", &commitment()]));
    assert_eq!((&found["verified"], &found["commitment_compared"]), (&true.into(), &true.into()));
    assert_eq!((&found["game"], &found["table"]), (&"crypt".into(), &"oak".into()));
    assert_eq!(found["commitment"], commitment());
    assert!(["actions", "answers", "undone"].iter().all(|count| found[count].as_u64().unwrap() > 0));
    assert_eq!(found["ending"]["winners"], serde_json::json!(["c"]));
    assert_eq!(json_line(&verify(&["--json"]))["commitment_compared"], false);
}

#[test]
fn the_first_error_is_reported() {
    let seed = forged("verify-seed", "\"seed\":\"c8", "\"seed\":\"c9");
    finds_invalid(&seed, &[], "game.jsonl, line 1: the seed does not match the commitment");
    let act = forged("verify-act", "claim 1=5", "claim 9=9");
    finds_invalid(&act, &[], "game.jsonl, line 3: \"claim 9=9\" is not an action");
    let roll = forged("verify-roll", "{\"chance\":\"reveal ", "{\"chance\":\"reveal I4 ");
    finds_invalid(&roll, &[], "game.jsonl, line 2: the seed gives \"reveal ");
}

#[test]
fn another_commitment_is_found() {
    finds_invalid(
        &example(),
        &["--commitment", &"0".repeat(64)],
        "line 1: the server committed to another seed",
    );
    refuses_file(&example(), &["--commitment", "abc"], "a commitment is 64 hexadecimal digits");
}

#[test]
fn a_file_that_is_not_an_export_is_refused() {
    refuses(["verify"], 2, "<FILE>");
    refuses(["verify", "no-such-file.jsonl"], 2, "can't read no-such-file.jsonl");
    let here = folder("verify-bytes");
    for (name, bytes, hint) in [
        ("bytes", &b"\xff\xfe\0"[..], "is not a finished game: it is not text"),
        ("empty", b"", "line 1: this is not the header of a finished game: the file is empty"),
        ("journal", b"{\"journal\":1}\n", "line 1: this is not the header of a finished game"),
    ] {
        let file = here.join(name);
        fs::write(&file, bytes).unwrap();
        refuses_file(&file, &[], hint);
        refuses_file(&file, &["--json"], hint);
    }
}

#[test]
fn a_truncated_or_garbled_file_is_refused() {
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
fn a_journal_is_refused_with_a_hint_at_replay() {
    let file = &journals("verify-journal", "sim crypt --games 1")[0];
    let hint = format!("but of a journal; print it with gravegoods replay {}", file.display());
    refuses_file(file, &[], &hint);
}

#[test]
fn an_error_names_its_line_once_and_a_list_is_not_an_object() {
    let text = fs::read_to_string(example()).unwrap();
    let here = folder("verify-lines");
    let file = here.join("game.jsonl");
    let header = text.lines().next().unwrap();
    let long = "7".repeat(100_000);
    for (line, written) in [
        (1, "{".to_owned()),
        (1, "[1]".to_owned()),
        (1, header.replace("\"export\":1", "\"export\":\"x\"")),
        (1, header.replace("\"players\":3", "\"players\":null")),
        (3, "[\"a\",\"claim 1=5\"]".to_owned()),
        (3, format!("{{\"seat\":\"a\",\"act\":\"claim {long}\"}}")),
    ] {
        let lines =
            text.lines().enumerate().map(|(index, old)| if index + 1 == line { &written } else { old });
        fs::write(&file, lines.map(|line| format!("{line}\n")).collect::<String>()).unwrap();
        let output = crate::program::run(["verify".as_ref(), file.as_os_str()]);
        let error = String::from_utf8(output.stderr).unwrap();
        assert_ne!(output.status.code(), Some(0), "{written}");
        assert_eq!(error.matches("line ").count() - error.matches("a line of").count(), 1, "{error}");
        assert!(error.contains(&format!("game.jsonl, line {line}: ")) && error.len() < 1000, "{error}");
    }
}
