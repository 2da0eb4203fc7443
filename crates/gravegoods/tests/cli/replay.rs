//! `gravegoods replay`.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::program::{journals, json_line, refuses, says_to};

fn replay(file: &Path, more: &str) -> String {
    let words = ["replay", file.to_str().expect("a plain path")];
    says_to(words.into_iter().chain(more.split_whitespace()))
}

fn steps(file: &Path) -> usize {
    fs::read_to_string(file).unwrap().lines().count() - 2
}

/// The numbers that stand before steps.
fn numbers(said: &str) -> Vec<usize> {
    let numbered = said.lines().filter_map(|line| line.trim_start().split_once("  "));
    numbered.filter_map(|(number, _)| number.parse().ok()).collect()
}

#[test]
fn every_journal_is_told_from_every_side() {
    for players in 1..=4 {
        let game = format!("sim crypt --players {players} --games 3 --seed 8 --sides random");
        for file in journals(&format!("replay-{players}"), &game) {
            let sides = ["a", "b", "c", "d"].into_iter().take(players).chain(["spectator", "all"]);
            for side in sides {
                let said = replay(&file, &format!("--as {side}"));
                assert_eq!(numbers(&said), (1..=steps(&file)).collect::<Vec<_>>(), "a number a step: {said}");
                let ending = if players == 1 { "Final score: a " } else { "Final scores: a " };
                assert!(said.lines().last().unwrap().starts_with(ending), "{said}");
            }
        }
    }
}

#[test]
fn all_is_what_is_told_where_no_side_is_named() {
    let file = &journals("replay-default", "sim crypt --games 1 --seed 2")[0];
    assert_eq!(replay(file, ""), replay(file, "--as all"));
}

#[test]
fn a_side_is_not_told_what_it_did_not_see() {
    let file = &journals("replay-sides", "sim crypt --games 1 --seed 2")[0];
    let unseen = |side: &str| replay(file, side).matches("(value unseen)").count();
    assert_eq!(unseen("--as all"), unseen_by_anybody(file), "all sees what anybody saw");
    let of_seats = unseen("--as a") + unseen("--as b");
    assert!(unseen("--as spectator") > 0, "a game without a collected face-down card proves nothing");
    // A card that was collected face down is seen by its collector alone; a discarded one by nobody.
    assert_eq!(of_seats, unseen("--as spectator") + unseen("--as all"));
}

/// Cards discarded face down, with collectors that let nobody look.
fn unseen_by_anybody(file: &Path) -> usize {
    let discarded = |line: &&str| line.contains("discarded") && line.contains("unseen");
    replay(file, "--as spectator").lines().filter(discarded).count()
}

#[test]
fn json_tells_every_step_and_the_outcome() {
    let file = &journals("replay-json", "sim crypt --players 3 --games 1 --seed 6")[0];
    let story = json_line(&replay(file, "--as b --json"));
    assert_eq!((&story["as"], &story["seats"]), (&"b".into(), &3.into()));
    let told = story["steps"].as_array().expect("steps are a list");
    assert_eq!(told.len(), steps(file));
    for (scene, number) in told.iter().zip(1..) {
        assert_eq!(scene["step"], number);
        assert_eq!(scene["sights"].as_array().unwrap().len(), scene["sentences"].as_array().unwrap().len());
    }
    let text = fs::read_to_string(file).unwrap();
    let last: Value = serde_json::from_str(text.lines().last().unwrap()).unwrap();
    assert_eq!(story["outcome"], last["outcome"]);
}

#[test]
fn one_step_is_told_with_what_is_known_after_it() {
    let file = &journals("replay-step", "sim crypt --games 1 --seed 2 --leader a")[0];
    assert_eq!(
        replay(file, "--step 0"),
        "0  The game begins.\ncrypt 2p AAAAAA | reveal | lead a | deck - | a 3/0 | b 3/0\n"
    );
    let whole = replay(file, "--as a");
    for step in 1..=steps(file) {
        let said = replay(file, &format!("--as a --step {step}"));
        let (sentences, line) = said.trim_end().rsplit_once('\n').expect("sentences and a line");
        assert!(line.starts_with("crypt 2p AAAAAA | "), "{said}");
        for sentence in
            sentences.lines().map(|line| line.trim_start_matches(|c: char| c.is_numeric() || c == ' '))
        {
            assert!(whole.contains(sentence), "{sentence}");
        }
    }
}

#[test]
fn json_of_one_step_holds_the_view() {
    let file = &journals("replay-step-json", "sim crypt --games 1 --seed 2")[0];
    let moment = json_line(&replay(file, "--as spectator --step 3 --json"));
    assert_eq!(moment["step"], 3);
    assert!(moment["view"].is_object());
    assert!(moment["line"].as_str().unwrap().starts_with("crypt 2p "));
}

#[test]
fn the_last_line_known_to_all_is_a_position() {
    let file = &journals("replay-position", "sim crypt --games 1 --seed 2")[0];
    for step in 0..=steps(file) {
        let said = replay(file, &format!("--step {step}"));
        let position = said.lines().last().unwrap();
        let listed = json_line(&says_to(["legal", "crypt", position, "--json"]));
        assert_eq!(listed["position"], position);
    }
}

#[test]
fn an_export_is_sent_to_verify() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/crypt-export.jsonl");
    let name = file.to_str().expect("a plain path");
    let hint = format!("the export of a finished game; check it with gravegoods verify {name}");
    refuses(["replay", name], 2, &hint);
}

#[test]
fn a_claim_is_told_before_whom_it_bumps() {
    let mut bumps = 0;
    for players in 1..=4 {
        let game = format!("sim crypt --players {players} --games 4 --seed 3");
        for file in journals(&format!("replay-bumps-{players}"), &game) {
            let said = replay(&file, "");
            let lines: Vec<&str> = said.lines().collect();
            for pair in lines.windows(2) {
                let Some((_, treasure)) = pair[1].split_once(" bumped off treasure ") else { continue };
                let claim = format!(" claims treasure {} with ", treasure.trim_end_matches('.'));
                assert!(pair[0].contains(&claim), "{pair:?}: {said}");
                bumps += 1;
            }
        }
    }
    assert!(bumps > 20, "games without bumps prove nothing");
}
