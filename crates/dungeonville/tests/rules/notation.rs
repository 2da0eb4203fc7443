//! Positions and steps as text: what is refused, where, and why.

use dungeonville::{Action, Chance, State};
use game_core::{BadText, Notation};

/// The position of `docs/notation.md`.
const POSITION: &str = "dungeonville 2p builtin-2 rules 2 | 2 onward a | first a | town 3 17 40 50 60 | out 14 | C blood 1/0 | R | I | G top G7 b | D \
    | a R party 26 58 at C carries C13 owns C32 | b I! party 9 at R kills 1/0 | deeds bG>I | inside 1 turned C13";

/// The error if `part` of the position is `other`.
#[track_caller]
fn refusal(part: &str, other: &str) -> String {
    assert!(POSITION.contains(part), "{part}");
    State::from_position(&POSITION.replacen(part, other, 1)).expect_err(other).to_string()
}

#[track_caller]
fn says(error: String, hint: &str) {
    assert!(error.ends_with(hint), "{error}");
}

#[test]
fn the_example_of_the_documentation_reads_back() {
    let docs = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/notation.md");
    assert!(std::fs::read_to_string(docs).expect("the page is there").contains(POSITION));
    assert_eq!(State::from_position(POSITION).expect("the position is possible").position(), POSITION);
}

#[test]
fn seats_in_errors_are_those_of_the_table() {
    for (part, other) in [
        ("onward a", "onward c"),
        ("first a", "first z"),
        ("G top G7 b", "G top G7 e"),
        ("bG>I", "cG>I"),
        ("2 onward a", "2 over c turn a"),
        ("2 onward a", "2 over a turn c"),
        ("inside 1", "battle c 1 2 3 | inside 1"),
        ("inside 1", "battle a 1 lutes e | inside 1"),
    ] {
        says(refusal(part, other), "is not a seat of this table; its seats are a, b");
    }
    let chance = "first z".parse::<Chance>().unwrap_err().to_string();
    assert_eq!(chance, "column 7: \"z\" is not a seat; a seat is a letter from a to e");
}

#[test]
fn a_wrong_order_is_called_so() {
    says(refusal("town 3 17", "town 17 3"), "in the order of their ranks, lowest first, each once");
    says(refusal("party 26 58", "party 58 26"), "in the order of their ranks, lowest first, each once");
    says(refusal("owns C32", "owns C32 C31"), "in the order of tower and number, each once");
    says(refusal("owns C32", "owns G1 C31"), "in the order of tower and number, each once");
    says(refusal("| R | I |", "| I | R |"), "expected \"R\" here: the towers are in the order C, R, I, G, D");
    says(refusal("| a R", "| b R"), "expected \"a\" here: the seats are in the order of their letters");
    says(
        refusal("at C carries C13", "carries C13 at C"),
        "a party carries cards only at a tower, which comes first: at C carries C7",
    );
    says(
        refusal("party 9 at R kills 1/0", "kills 1/0 party 9 at R"),
        "the order is: deed, party, home, at, carries, gold, kills, scouted, turned, owns",
    );
    says(refusal("turned C13", "used tower-shield turned C13"), "expected an item");
    let action = |text: &str| text.parse::<Action>().map_err(|bad: BadText| bad.to_string());
    says(
        action("recruit 12 for C7 over 40").unwrap_err(),
        "nothing more may follow, but here is \"over\"; the order is: recruit 12 over 40 for C7 G3",
    );
    says(action("recruit 12 for G3 C7").unwrap_err(), "in the order of tower and number, each once");
    says(action("drop C9 C7").unwrap_err(), "in the order of tower and number, each once");
}

#[test]
fn letters_orders_and_ends_are_written_as_documented() {
    // A Jester and an Oracle have taken letters; nobody has turned a room.
    let inside = "dungeonville 2p house | 2 oracle a | first a | town 3 17 40 50 60 | out 14 | C | R | I | G | D \
        | a R party 22 26 43 at C | b I party 9 at R | inside 0 jester B";
    let state = State::from_position(inside).expect("the Oracle's owner names a member");
    assert_eq!(state.position(), inside);
    for wrong in ["jester X", "jester", "oracle B jester B"] {
        assert!(State::from_position(&inside.replace("jester B", wrong)).is_err(), "{wrong}");
    }
}
