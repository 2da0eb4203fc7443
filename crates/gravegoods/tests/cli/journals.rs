//! `--journals` of the commands with many games.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::program::{folder, journals, json, json_line, refuses, stdout_of_args};

fn name(file: &Path) -> &str {
    file.file_name().and_then(|name| name.to_str()).expect("a journal has a name")
}

/// Replays a journal, which checks every step and the outcome. Returns what is printed.
fn replay(file: &Path, more: &[&str]) -> String {
    let args = ["replay", file.to_str().expect("the path is UTF-8")];
    stdout_of_args(args.into_iter().chain(more.iter().copied()))
}

/// How many declarations of a journal of Dungeonville were made out of turn.
fn declared_out_of_turn(file: &Path) -> usize {
    let text = fs::read_to_string(file).expect("a journal was written");
    let line = |line| -> Value { serde_json::from_str(line).expect("a line is JSON") };
    let declared = text.lines().map(line).enumerate().filter(|(_, step)| step["act"] == "declare");
    let out_of_turn = |(number, step): &(usize, Value)| {
        let before = replay(file, &["--step", &(number - 1).to_string()]);
        let position = before.lines().last().expect("a position is printed");
        let legal = json_line(&stdout_of_args(["legal", "dungeonville", position, "--json"]));
        !legal["awaited"].as_array().expect("awaited is a list").contains(&step["seat"])
    };
    declared.filter(out_of_turn).count()
}

#[test]
fn every_game_of_a_match_replays_with_what_bots_do_out_of_turn() {
    let line = "arena dungeonville --players 3 --bots greedy,greedy:9 --games 12 --seed 3";
    let files = journals("arena-journals", line);
    let names: Vec<String> = (1..=12).map(|game| format!("dungeonville-3-{game:07}.jsonl")).collect();
    assert_eq!(files.iter().map(|file| name(file)).collect::<Vec<_>>(), names);
    for file in &files {
        replay(file, &[]);
    }
    let out_of_turn: usize = files.iter().map(|file| declared_out_of_turn(file)).sum();
    assert!(out_of_turn > 0, "a bot must have declared out of turn");
    for file in
        journals("arena-crypt", "arena crypt --players 2 --bots greedy,search:20 --games 4 --sides AABBAA")
    {
        let text = fs::read_to_string(&file).expect("a journal was written");
        assert!(text.contains("\"act\":\"restore "), "an ability must have been used: {text}");
        replay(&file, &[]);
    }
}

#[test]
fn the_games_of_a_deal_have_the_same_first_cards() {
    let files = journals("arena-deals", "arena crypt --bots greedy,random --games 4 --leader a");
    let first = |file: &PathBuf| {
        let text = fs::read_to_string(file).expect("a journal was written");
        text.lines().nth(1).expect("the first step").to_owned()
    };
    let firsts: Vec<String> = files.iter().map(first).collect();
    assert!(firsts[0] == firsts[1] && firsts[2] == firsts[3] && firsts[0] != firsts[2], "{firsts:?}");
}

#[test]
fn a_match_that_is_decided_early_has_journals_of_the_games_that_count() {
    for threads in ["1", "3"] {
        let name = format!("arena-decided-{threads}");
        let line = format!("arena crypt --bots greedy,random --games 2000 --sprt --threads {threads}");
        let played = json(&format!("{line} --json"))["games"].as_u64().unwrap();
        assert!(played < 2000, "{played}");
        assert_eq!(journals(&name, &line).len() as u64, played, "on {threads} threads");
    }
}

#[test]
fn solo_games_and_games_between_equal_bots_replay() {
    let solo = journals("solo-journals", "solo crypt --bot greedy --games 3 --seed 8");
    assert_eq!(
        solo.iter().map(|file| name(file)).collect::<Vec<_>>(),
        ["crypt-8-0000001.jsonl", "crypt-8-0000002.jsonl", "crypt-8-0000003.jsonl"]
    );
    let ends = |file: &PathBuf| replay(file, &[]).lines().rev().nth(1).expect("a sentence").to_owned();
    for sentence in solo.iter().map(ends) {
        assert!(sentence.contains("a is the ") && !sentence.contains("wins"), "{sentence}");
    }
    let balance = journals("balance-journals", "balance dungeonville --players 2..3 --games 2 --seed 5");
    let names: BTreeSet<&str> = balance.iter().map(|file| name(file)).collect();
    let expected = ["2p-5-0000001", "2p-5-0000002", "3p-5-0000001", "3p-5-0000002"];
    assert_eq!(
        names,
        expected.map(|name| format!("dungeonville-{name}.jsonl")).iter().map(|name| &**name).collect()
    );
    for file in &balance {
        assert!(replay(file, &[]).lines().last().expect("an ending").starts_with("Final scores: a "));
    }
}

#[test]
fn the_same_games_are_left_as_they_are_and_others_never_overwritten() {
    let folder = folder("arena-again");
    let folder = folder.to_str().expect("the path is UTF-8");
    let args = |seed: &'static str, bots: &'static str| {
        ["arena", "crypt", "--games", "2", "--seed", seed, "--bots", bots, "--journals", folder]
    };
    stdout_of_args(args("1", "greedy,random"));
    stdout_of_args(args("1", "greedy,random"));
    refuses(
        args("1", "random,greedy:3"),
        2,
        "already contains another game; give --journals an empty folder",
    );
    stdout_of_args(args("2", "random,greedy:3"));
}
