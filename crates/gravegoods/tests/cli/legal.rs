//! `gravegoods legal`.

use crate::program::{json_line, refuses, stdout_of_args};

const CLAIM: &str = "crypt 2p AAAAAA | claim 1 | lead a | deck T | row I4 P2 R_? | a 3/0 | b 3/0";
const START: &str = "crypt 2p AAAAAA | leader | lead - | deck - | a 3/0 | b 3/0";

#[test]
fn every_seat_is_listed_and_the_awaited_one_marked() {
    let output = stdout_of_args(["legal", "crypt", CLAIM]);
    assert!(output.contains("a (awaited): 595 legal actions\n"), "{output}");
    assert!(output.contains("\n  recover\n") && output.contains("\n  claim 1=5 2=1\n"), "{output}");
    assert!(output.contains("b: 0 legal actions\n"), "{output}");
}

#[test]
fn json_lists_the_same_actions() {
    let listed = json_line(&stdout_of_args(["legal", "crypt", CLAIM, "--json"]));
    assert_eq!(listed["position"], CLAIM);
    assert_eq!(listed["awaiting"], "seats");
    assert_eq!(listed["awaited"], serde_json::json!(["a"]));
    assert_eq!(listed["seats"]["a"].as_array().map(Vec::len), Some(595));
    assert_eq!(listed["seats"]["b"], serde_json::json!([]));
}

#[test]
fn a_seat_that_is_not_awaited_can_have_actions() {
    let position = "crypt 2p AAAAAA | claim 1 | lead a | deck T | row I4 P2 J_? | a 3/0 M1 | b 2/1 R1 R2";
    let listed = json_line(&stdout_of_args(["legal", "crypt", position, "--json"]));
    assert_eq!(listed["awaited"], serde_json::json!(["a"]));
    assert_eq!(listed["seats"]["b"].as_array().map(Vec::len), Some(1), "b may free a die: {listed}");
}

#[test]
fn a_position_that_waits_for_chance_is_reported() {
    assert!(stdout_of_args(["legal", "crypt", START]).starts_with("The game waits for chance"));
    let listed = json_line(&stdout_of_args(["legal", "crypt", START, "--json"]));
    assert_eq!((&listed["awaiting"], &listed["awaited"]), (&"chance".into(), &serde_json::json!([])));
}

#[test]
fn a_side_sees_what_a_table_would_send_it() {
    let battle = "dungeonville 3p house | 1 battle | first a | town 1 4 22 23 28 | out | C | R | I | G | D \
        | a G party 5 43 52 at G scouted 0/0/0/1/0 | b D party 2 25 56 at G scouted 0/0/0/1/0 \
        | c R party 18 39 42 at I scouted 0/0/1/0/0";
    let seen = |side: &str| {
        let listed = json_line(&stdout_of_args(["legal", "dungeonville", battle, "--json", "--as", side]));
        let deeds: Vec<_> =
            (0..3).map(|seat| listed["seen"]["view"]["seats"][seat]["deed"].clone()).collect();
        (deeds, listed["seen"]["offer"]["order"].is_object())
    };
    let [goblins, dragon, town_hall] = ["goblinCamp", "dragonsLair", "rathaus"].map(serde_json::Value::from);
    let nothing = serde_json::Value::Null;
    assert_eq!(seen("b"), (vec![nothing.clone(), dragon.clone(), nothing.clone()], true));
    assert_eq!(seen("spectator"), (vec![nothing; 3], false));
    assert_eq!(seen("all"), (vec![goblins, dragon, town_hall], false));
    refuses(["legal", "dungeonville", battle, "--json", "--as", "d"], 2, "there is no seat d");
    refuses(["legal", "dungeonville", battle, "--as", "a"], 2, "--json");
}
