//! `gravegoods replay`.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::program::{journals, json_line, refuses, stdout_of_args};

fn replay(file: &Path, more: &str) -> String {
    let args = ["replay", file.to_str().expect("the path is UTF-8")];
    stdout_of_args(args.into_iter().chain(more.split_whitespace()))
}

fn steps(file: &Path) -> usize {
    fs::read_to_string(file).unwrap().lines().count() - 2
}

/// The step numbers in the output.
fn numbers(output: &str) -> Vec<usize> {
    let numbered = output.lines().filter_map(|line| line.trim_start().split_once("  "));
    numbered.filter_map(|(number, _)| number.parse().ok()).collect()
}

#[test]
fn every_journal_is_printed_for_every_side() {
    for players in 1..=4 {
        let game = format!("sim crypt --players {players} --games 3 --seed 8 --sides random");
        for file in journals(&format!("replay-{players}"), &game) {
            let sides = ["a", "b", "c", "d"].into_iter().take(players).chain(["spectator", "all"]);
            for side in sides {
                let output = replay(&file, &format!("--as {side}"));
                assert_eq!(
                    numbers(&output),
                    (1..=steps(&file)).collect::<Vec<_>>(),
                    "each step has its number: {output}"
                );
                let ending = if players == 1 { "Final score: a " } else { "Final scores: a " };
                assert!(output.lines().last().unwrap().starts_with(ending), "{output}");
            }
        }
    }
}

#[test]
fn the_default_side_is_all() {
    let file = &journals("replay-default", "sim crypt --games 1 --seed 2")[0];
    assert_eq!(replay(file, ""), replay(file, "--as all"));
}

#[test]
fn a_side_does_not_see_hidden_values() {
    let file = &journals("replay-sides", "sim crypt --games 1 --seed 2")[0];
    let unseen = |side: &str| replay(file, side).matches("(value unseen)").count();
    assert_eq!(unseen("--as all"), unseen_by_anyone(file), "all sees what any player saw");
    let of_seats = unseen("--as a") + unseen("--as b");
    assert!(unseen("--as spectator") > 0, "the game must have a card that was collected face down");
    // A card that was collected face down is seen only by its collector, a discarded one by no one.
    assert_eq!(of_seats, unseen("--as spectator") + unseen("--as all"));
}

/// The number of cards that were discarded face down. No collector in this game lets a player look at them.
fn unseen_by_anyone(file: &Path) -> usize {
    let discarded = |line: &&str| line.contains("discarded") && line.contains("unseen");
    replay(file, "--as spectator").lines().filter(discarded).count()
}

#[test]
fn json_has_every_step_and_the_outcome() {
    let file = &journals("replay-json", "sim crypt --players 3 --games 1 --seed 6")[0];
    let replayed = json_line(&replay(file, "--as b --json"));
    assert_eq!((&replayed["as"], &replayed["seats"]), (&"b".into(), &3.into()));
    let replayed_steps = replayed["steps"].as_array().expect("steps are a list");
    assert_eq!(replayed_steps.len(), steps(file));
    for (step, number) in replayed_steps.iter().zip(1..) {
        assert_eq!(step["step"], number);
        assert_eq!(step["sights"].as_array().unwrap().len(), step["sentences"].as_array().unwrap().len());
    }
    let text = fs::read_to_string(file).unwrap();
    let last: Value = serde_json::from_str(text.lines().last().unwrap()).unwrap();
    assert_eq!(replayed["outcome"], last["outcome"]);
}

#[test]
fn one_step_is_printed_with_what_is_known_after_it() {
    let file = &journals("replay-step", "sim crypt --games 1 --seed 2 --leader a")[0];
    assert_eq!(
        replay(file, "--step 0"),
        "0  The game begins.\ncrypt 2p AAAAAA | reveal | lead a | deck - | a 3/0 | b 3/0\n"
    );
    let whole = replay(file, "--as a");
    for step in 1..=steps(file) {
        let output = replay(file, &format!("--as a --step {step}"));
        let (sentences, line) = output.trim_end().rsplit_once('\n').expect("sentences and a line");
        assert!(line.starts_with("crypt 2p AAAAAA | "), "{output}");
        for sentence in
            sentences.lines().map(|line| line.trim_start_matches(|c: char| c.is_numeric() || c == ' '))
        {
            assert!(whole.contains(sentence), "{sentence}");
        }
    }
}

#[test]
fn json_of_one_step_has_the_view() {
    let file = &journals("replay-step-json", "sim crypt --games 1 --seed 2")[0];
    let step = json_line(&replay(file, "--as spectator --step 3 --json"));
    assert_eq!(step["step"], 3);
    assert!(step["view"].is_object());
    assert!(step["line"].as_str().unwrap().starts_with("crypt 2p "));
}

#[test]
fn the_last_line_of_all_is_a_position() {
    let file = &journals("replay-position", "sim crypt --games 1 --seed 2")[0];
    for step in 0..=steps(file) {
        let output = replay(file, &format!("--step {step}"));
        let position = output.lines().last().unwrap();
        let listed = json_line(&stdout_of_args(["legal", "crypt", position, "--json"]));
        assert_eq!(listed["position"], position);
    }
}

#[test]
fn an_export_is_refused_with_a_hint_at_verify() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/crypt-export.jsonl");
    let name = file.to_str().expect("the path is UTF-8");
    let hint = format!("the export of a finished game; verify it with gravegoods verify {name}");
    refuses(["replay", name], 2, &hint);
}

#[test]
fn a_claim_is_printed_before_the_bump() {
    let mut bumps = 0;
    for players in 1..=4 {
        let game = format!("sim crypt --players {players} --games 4 --seed 3");
        for file in journals(&format!("replay-bumps-{players}"), &game) {
            let output = replay(&file, "");
            let lines: Vec<&str> = output.lines().collect();
            for pair in lines.windows(2) {
                let Some((_, treasure)) = pair[1].split_once(" bumped off treasure ") else { continue };
                let claim = format!(" claims treasure {} with ", treasure.trim_end_matches('.'));
                assert!(pair[0].contains(&claim), "{pair:?}: {output}");
                bumps += 1;
            }
        }
    }
    assert!(bumps > 20, "the games must have bumps");
}
