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

/// A player with all 45 cards of the first edition that count 5 may pay for a deed with any ten of them.
#[test]
fn a_list_of_billions_of_payments_is_cut_and_says_so() {
    let fives = |tower: char| {
        let numbers = [13, 14, 21, 22, 23, 24, 25, 31, 32];
        numbers.map(|number| format!("{tower}{number}")).join(" ")
    };
    let owned = ['C', 'R', 'I', 'G', 'D'].map(fives).join(" ");
    let rich = format!(
        "dungeonville 2p house rules 2 | 2 harvest a | first a | town 3 17 40 50 60 | out | C | R | I | G | D \
         | a C party 5 9 14 owns {owned} | b R party 10 20 30"
    );
    let output = stdout_of_args(["legal", "dungeonville", &rich]);
    assert!(output.starts_with("a (awaited): 3190187288 legal actions\n  deed for "), "{output:.200}");
    assert!(output.contains("\n  pass\n  declare\n  … and "), "only payments are left out");
    let cut =
        "\n  … and 3190177288 more, which are not listed because there are too many\nb: 1 legal action\n";
    assert!(output.contains(cut), "the list does not say that it is cut");
    assert_eq!(output.lines().count(), 10_000 + 4);
    let listed = json_line(&stdout_of_args(["legal", "dungeonville", &rich, "--json", "--as", "a"]));
    assert_eq!(listed["seats"]["a"].as_array().map(Vec::len), Some(10_000));
    assert_eq!(listed["unlisted"], serde_json::json!({"a": 3_190_177_288u64}));
    assert_eq!(listed["seen"]["offer"]["deed"]["suggestion"].as_array().map(Vec::len), Some(10));
    let hint = stdout_of_args(["hint", "dungeonville", &rich, "--as", "a", "--bot", "search:50"]);
    assert!(hint.contains("pass") || hint.contains("deed"), "{hint}");
}
