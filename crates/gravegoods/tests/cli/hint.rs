//! `gravegoods hint`.

use serde_json::Value;

use crate::program::{json_line, refuses, stdout_of_args};

const CLAIM: &str = "crypt 2p AAAAAA | claim 1 | lead a | deck T | row I4 P2 R_? | a 3/0 | b 3/0";
const START: &str = "crypt 2p AAAAAA | leader | lead - | deck - | a 3/0 | b 3/0";

fn hint(position: &str, seat: &str) -> Value {
    json_line(&stdout_of_args(["hint", "crypt", position, "--as", seat, "--bot", "search:60", "--json"]))
}

#[test]
fn json_has_the_best_few_actions_with_odds_and_score() {
    let hint = hint(CLAIM, "a");
    assert_eq!((&hint["seat"], &hint["bot"]), (&"a".into(), &"search:60".into()));
    assert_eq!(hint["view_text"], CLAIM);
    let legal = json_line(&stdout_of_args(["legal", "crypt", CLAIM, "--json"]));
    let legal = legal["seats"]["a"].as_array().expect("actions are a list");
    let actions = hint["actions"].as_array().expect("actions are a list");
    assert!((1..=5).contains(&actions.len()), "a few: {hint}");
    for action in actions {
        assert!(legal.contains(&action["action"]), "{action}");
        assert!(action["odds"].as_f64().is_some_and(|odds| (0.0..=1.0).contains(&odds)), "{action}");
        assert!(action["expected_score"].is_number() && action["share"].is_number(), "{action}");
    }
}

#[test]
fn a_solo_player_has_no_odds() {
    let position = "crypt 1p AAAAAA | claim 1 | lead a | deck R | row I3 J_? R1 | a 3/0";
    let hint = hint(position, "a");
    assert_eq!(hint["actions"][0]["odds"], Value::Null);
    assert!(hint["actions"][0]["expected_score"].as_f64().is_some_and(|score| score > 0.0), "{hint}");
    stdout_of_args(["hint", "crypt", position, "--as", "a", "--bot", "search:10"]);
}

#[test]
fn a_hint_can_use_a_timed_search() {
    let hint =
        json_line(&stdout_of_args(["hint", "crypt", CLAIM, "--as", "a", "--bot", "search:20ms", "--json"]));
    assert_eq!(hint["bot"], "search:20ms");
    assert!(hint["actions"].as_array().is_some_and(|actions| !actions.is_empty()), "{hint}");
}

#[test]
fn a_hint_can_use_the_textbook_search() {
    let hint =
        json_line(&stdout_of_args(["hint", "crypt", CLAIM, "--as", "a", "--bot", "ismcts:300", "--json"]));
    let best = &hint["actions"][0];
    assert!(best["odds"].as_f64().is_some_and(|odds| (0.0..=1.0).contains(&odds)), "{hint}");
    assert!(best["expected_score"].as_f64().is_some_and(|score| score > 0.0), "{hint}");
    let shares: f64 =
        hint["actions"].as_array().unwrap().iter().filter_map(|action| action["share"].as_f64()).sum();
    assert!(shares > 0.0 && shares <= 1.0 + 1e-6, "{hint}");
}

#[test]
fn the_text_output_is_a_table() {
    let output = stdout_of_args(["hint", "crypt", CLAIM, "--as", "a", "--bot", "search:60", "--most", "2"]);
    assert!(output.starts_with(&format!("a knows: {CLAIM}\n\naction ")), "{output}");
    assert!(output.contains("odds") && output.contains("expected score"), "{output}");
    assert!(output.lines().count() <= 5, "{output}");
}

#[test]
fn hidden_cards_do_not_affect_the_hint() {
    // The positions differ in a card that only b has seen.
    let position = |secret: u8| {
        format!(
            "crypt 2p AAAAAA | claim 1 | lead a | deck T | row I4 P2 J_? | a 3/0 M1 | b 3/0 R1 R{secret}?"
        )
    };
    let worlds = [2, 3, 4].map(|secret| hint(&position(secret), "a"));
    assert!(worlds[0]["view_text"].as_str().unwrap().contains("R_?"), "a does not see it: {}", worlds[0]);
    assert_eq!(worlds[0], worlds[1]);
    assert_eq!(worlds[0], worlds[2]);
}

#[test]
fn a_seat_that_is_not_awaited_is_refused() {
    let ask = |position, seat| ["hint", "crypt", position, "--as", seat];
    refuses(ask(CLAIM, "b"), 2, "seat b has nothing to decide in this position; give --as a");
    refuses(ask(CLAIM, "d"), 2, "there is no seat d in this position; its seats are a, b");
    refuses(ask(START, "a"), 2, "the position waits for cards or dice");
    refuses(ask("crypt 2p", "a"), 2, "bad position");
    let greedy = ask(CLAIM, "a").into_iter().chain(["--bot", "greedy"]);
    refuses(greedy, 2, "--bot: greedy does not rate actions; give one that searches");
}
