//! What a journal's reader accepts and refuses, with a toy game.

use game_core::{BadJournal, Journal, JournalFault};
use game_laws::toy::sealed_bids::SealedBids;

/// A whole game: the header, three steps and the outcome.
const GOOD: [&str; 5] = [
    r#"{"journal":1,"game":"sealed-bids","rules":1,"setup":{"seats":2,"rounds":1}}"#,
    r#"{"chance":"prize 4"}"#,
    r#"{"seat":"a","act":"bid 3"}"#,
    r#"{"seat":"b","act":"bid 2"}"#,
    r#"{"outcome":{"scores":[4,0],"winners":["a"]}}"#,
];

fn read(text: &str) -> Result<Journal<SealedBids>, BadJournal> {
    Journal::from_finished_text(text)
}

/// The error if a line, counted from 1, is another.
#[track_caller]
fn refusal(line: usize, written: &str) -> String {
    let mut lines = GOOD;
    lines[line - 1] = written;
    let text = lines.map(|line| format!("{line}\n")).concat();
    read(&text).expect_err(written).to_string()
}

#[test]
fn line_ends_of_either_kind_and_a_missing_last_one_are_fine() {
    let whole = read(&GOOD.map(|line| format!("{line}\n")).concat()).expect("the journal is good");
    for text in [GOOD.join("\n"), GOOD.join("\r\n"), GOOD.map(|line| format!("{line}\r\n")).concat()] {
        assert_eq!(read(&text).as_ref(), Ok(&whole), "{text:?}");
    }
    // What is written has line feeds, and one at the end.
    assert_eq!(whole.to_text(), GOOD.map(|line| format!("{line}\n")).concat());
    for text in [GOOD.join("\r"), GOOD.join("\n\n"), format!("{}\n\n", GOOD.join("\n"))] {
        assert!(read(&text).is_err(), "{text:?}");
    }
}

#[test]
fn a_list_is_not_an_object() {
    let header = "line 1: this is not a journal's header: invalid type: sequence, expected an object";
    assert_eq!(refusal(1, r#"[1,"sealed-bids",1,{"seats":2,"rounds":1}]"#), header);
    let setup = refusal(1, r#"{"journal":1,"game":"sealed-bids","rules":1,"setup":[2,1]}"#);
    assert!(setup.starts_with(header), "{setup}");
    let line = "line 3: this is not a line of a journal: invalid type: sequence, expected an object";
    assert_eq!(refusal(3, r#"["a","bid 3",null,null]"#), line);
    assert_eq!(refusal(3, r#"["a","bid 3"]"#), line);
    let outcome = refusal(5, r#"{"outcome":[[4,0],["a"]]}"#);
    assert!(
        outcome.starts_with("line 5: this is not a line of a journal: invalid type: sequence"),
        "{outcome}"
    );
}

#[test]
fn a_field_is_never_null() {
    for (line, written) in [
        (1, r#"{"journal":1,"game":null,"rules":1,"setup":{"seats":2,"rounds":1}}"#),
        (1, r#"{"journal":1,"game":"sealed-bids","rules":1,"setup":null}"#),
        (1, r#"{"journal":1,"game":"sealed-bids","rules":1,"setup":{"seats":2,"rounds":null}}"#),
        (3, r#"{"seat":"a","act":"bid 3","chance":null}"#),
        (3, r#"{"seat":"a","act":"bid 3","outcome":null}"#),
        (3, r#"{"seat":null,"act":"bid 3"}"#),
        (2, r#"{"seat":null,"chance":"prize 4"}"#),
        (5, r#"{"outcome":{"scores":[4,0],"winners":["a"]},"seat":null}"#),
        (5, r#"{"outcome":{"scores":[4,0],"winners":null}}"#),
    ] {
        let error = refusal(line, written);
        assert!(
            error.starts_with(&format!("line {line}: this is not ")) && error.contains("null"),
            "{error}"
        );
    }
}

#[test]
fn winners_are_in_order_and_each_once() {
    for winners in [r#"["a","a"]"#, r#"["b","a"]"#] {
        let error = refusal(5, &format!(r#"{{"outcome":{{"scores":[4,0],"winners":{winners}}}}}"#));
        assert!(error.contains("seats must be in the order of their letters, each once"), "{error}");
    }
}

#[test]
fn a_seat_is_one_of_the_table() {
    for seat in ["c", "h", "z", "A", ""] {
        assert_eq!(
            refusal(3, &format!(r#"{{"seat":"{seat}","act":"bid 3"}}"#)),
            format!("line 3: {seat:?} is not a seat of this table; its seats are a, b")
        );
    }
}

#[test]
fn however_long_the_input_is_the_error_is_short() {
    let long = "7".repeat(100_000);
    for (line, written) in [
        (
            1,
            format!(
                r#"{{"journal":{long},"game":"sealed-bids","rules":1,"setup":{{"seats":2,"rounds":1}}}}"#
            ),
        ),
        (1, format!(r#"{{"journal":1,"game":"{long}","rules":1,"setup":{{"seats":2,"rounds":1}}}}"#)),
        (
            1,
            format!(
                r#"{{"journal":1,"game":"sealed-bids","rules":1,"setup":{{"seats":"{long}","rounds":1}}}}"#
            ),
        ),
        (2, format!(r#"{{"chance":"prize {long}"}}"#)),
        (3, format!(r#"{{"seat":"{long}","act":"bid 3"}}"#)),
        (3, format!(r#"{{"seat":"a","act":"bid {long}"}}"#)),
        (3, format!(r#"{{"seat":"a","act":"{long}"}}"#)),
        (3, format!(r#"{{"seat":"a","act":"bid 3 {long}"}}"#)),
        (3, format!(r#"{{"{long}":"a"}}"#)),
        (3, long.clone()),
        (5, format!(r#"{{"outcome":{{"scores":[{long}],"winners":["a"]}}}}"#)),
    ] {
        let error = refusal(line, &written);
        assert!(error.starts_with(&format!("line {line}: ")) && error.len() < 500, "{error}");
    }
}

#[test]
fn a_step_alone_has_no_line() {
    let read = Journal::<SealedBids>::step_of_line;
    assert!(read(GOOD[2]).is_ok());
    assert_eq!(read(GOOD[4]), Err(JournalFault::AfterOutcome));
    assert!(!read("{}").unwrap_err().to_string().contains("line 1"));
}
