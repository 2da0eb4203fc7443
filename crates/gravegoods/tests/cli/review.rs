//! `gravegoods review`.

use std::path::Path;

use serde_json::Value;

use crate::program::{journals, json_line, refuses, stdout_of_args};

fn review(file: &Path, more: &str) -> String {
    let args = ["review", file.to_str().expect("the path is UTF-8"), "--iterations", "40"];
    stdout_of_args(args.into_iter().chain(more.split_whitespace()))
}

/// A list of numbers in JSON.
fn numbers(list: &Value) -> Vec<f64> {
    list.as_array().unwrap().iter().map(|number| number.as_f64().unwrap()).collect()
}

#[test]
fn every_seat_of_every_game_can_look_back() {
    let games = [
        "sim crypt --players 1 --games 1",
        "sim crypt --players 3 --games 1",
        "sim crypt --variant twins --players 2 --games 1",
        "sim dungeonville --players 2 --games 1",
    ];
    for (index, game) in games.iter().enumerate() {
        let file = &journals(&format!("review-{index}"), game)[0];
        for seat in ["a", "b"].into_iter().take(if index == 0 { 1 } else { 2 }) {
            let found = json_line(&review(file, &format!("--as {seat} --json")));
            let (moments, result) = (found["moments"].as_array().unwrap(), &found["result"]);
            assert_eq!(moments[0]["step"], 0);
            let rivals = [1, 3].contains(&index);
            assert_eq!(result["odds"].is_number(), rivals, "{game}: {result}");
            let last = &moments.last().unwrap();
            let seat_index = usize::from(seat == "b");
            assert_eq!(numbers(&last["expected_scores"])[seat_index], result["score"].as_f64().unwrap());
            for moment in moments.iter().filter(|_| rivals) {
                let sum: f64 = numbers(&moment["odds"]).iter().sum();
                assert!((sum - 1.0).abs() < 0.02, "{moment}");
            }
            let decisions = found["decisions"].as_array().unwrap();
            assert!(!decisions.is_empty());
            for decision in decisions {
                let cost = decision["cost"].as_f64().unwrap();
                assert_eq!(cost > 0.0, decision["better"].is_object(), "{decision}");
            }
            let text = review(file, &format!("--as {seat}"));
            assert!(
                text.contains("another action was clearly better") && text.contains("\nResult: "),
                "{text}"
            );
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_review() {
    let file = &journals("review-seed", "sim crypt --games 1 --seed 3")[0];
    let one = review(file, "--as a --seed 5 --json");
    assert_eq!(one, review(file, "--as a --seed 5 --json"));
    assert_ne!(one, review(file, "--as a --seed 6 --json"));
}

#[test]
fn a_finished_game_of_a_table_can_be_reviewed() {
    let export = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/0.1.0/exports");
    let file = std::fs::read_dir(export).unwrap().next().unwrap().unwrap().path();
    let found = json_line(&review(&file, "--as a --json"));
    assert!(!found["decisions"].as_array().unwrap().is_empty());
}

#[test]
fn wrong_arguments_are_explained() {
    let file = &journals("review-wrong", "sim crypt --games 1 --seed 2")[0];
    let file = file.to_str().unwrap();
    refuses(["review", file, "--as", "c"], 2, "there is no seat c in this game; give --as a, b");
    refuses(["review", file, "--as", "ab"], 2, "give a seat's letter");
    refuses(["review", file], 2, "--as");
    refuses(["review", "none.jsonl", "--as", "a"], 2, "can't read none.jsonl");
}
