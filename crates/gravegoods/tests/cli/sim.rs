//! `gravegoods sim`.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::program::{folder, journals, json, refuses, says};

/// The figures that the machine has no part in.
fn of_the_games(mut figures: Value) -> Value {
    let object = figures.as_object_mut().expect("figures are one object");
    for timed in ["threads", "seconds", "games_per_s", "decisions_per_s"] {
        assert!(object.remove(timed).is_some_and(|figure| figure.is_number()), "{timed} is a number");
    }
    figures
}

fn numbers(figures: &Value, name: &str) -> Vec<f64> {
    let list = figures[name].as_array().unwrap_or_else(|| panic!("{name} is a list"));
    list.iter().map(|number| number.as_f64().expect("a number")).collect()
}

#[test]
fn json_holds_every_figure_for_every_number_of_players() {
    for players in 1..=4 {
        let figures = json(&format!("sim crypt --players {players} --games 130 --seed 5 --json"));
        assert_eq!(figures["games"], 130);
        assert_eq!(figures["players"], players);
        for name in
            ["seconds", "games_per_s", "decisions_per_s", "decisions_per_game", "mean_score", "sd_score"]
        {
            assert!(figures[name].as_f64().is_some_and(|figure| figure > 0.0), "{name} of {figures}");
        }
        let means = numbers(&figures, "mean_score_by_seat");
        assert_eq!(means.len(), players);
        let mean = means.iter().sum::<f64>() / players as f64;
        assert!((mean - figures["mean_score"].as_f64().unwrap()).abs() < 1e-9);
        let shares = numbers(&figures, "win_share_by_seat");
        assert_eq!(shares.len(), players);
        assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9, "all wins are somebody's: {shares:?}");
    }
}

#[test]
fn the_same_seed_gives_the_same_figures_on_any_number_of_threads() {
    for table in ["--players 1", "--players 2 --sides random", "--players 4 --leader c"] {
        let on = |threads: u8, seed: u8| {
            let line = format!("sim crypt {table} --games 300 --seed {seed} --threads {threads} --json");
            of_the_games(json(&line))
        };
        assert_eq!(on(1, 9), on(2, 9));
        assert_eq!(on(1, 9), on(5, 9));
        assert_ne!(on(1, 9), on(1, 10));
    }
}

#[test]
fn alone_the_four_ranks_share_all_games() {
    let figures = json("sim crypt --players 1 --games 200 --json");
    let ranks = figures["ranks"].as_array().expect("ranks are a list");
    let names: Vec<&str> = ranks.iter().map(|rank| rank["rank"].as_str().unwrap()).collect();
    assert_eq!(names, ["the Fool", "the Petty", "the Wealthy", "the Magnificent"]);
    let shares: f64 = ranks.iter().map(|rank| rank["share"].as_f64().unwrap()).sum();
    assert!((shares - 1.0).abs() < 1e-9);
    let said = says("sim crypt --players 1 --games 200");
    assert!(names.iter().all(|name| said.contains(name)), "{said}");
}

#[test]
fn several_players_have_no_ranks() {
    assert!(json("sim crypt --players 2 --games 10 --json").get("ranks").is_none());
}

#[test]
fn people_get_a_row_a_seat() {
    let said = says("sim crypt --players 3 --games 20 --seed 3 --sides BBBBBB --threads 1");
    assert!(said.starts_with("crypt, 3 players, sides BBBBBB: 20 games of seed 3 in "), "{said}");
    for row in ["a ", "b ", "c ", "all "] {
        assert!(said.lines().any(|line| line.starts_with(row)), "{row}: {said}");
    }
    assert!(said.contains(" games/s, ") && said.contains("95 % interval"), "{said}");
}

#[test]
fn a_single_game_has_no_deviation() {
    let figures = json("sim crypt --players 1 --games 1 --json");
    assert_eq!(figures["sd_score"], Value::Null);
    says("sim crypt --players 1 --games 1");
}

#[test]
fn journals_are_those_of_the_games_counted() {
    let files = journals("sim-journals", "sim crypt --players 2 --games 70 --seed 4 --threads 2 --json");
    assert_eq!(files.len(), 70);
    let name = |file: &Path| file.file_name().unwrap().to_str().unwrap().to_owned();
    assert_eq!(name(&files[0]), "crypt-4-0000001.jsonl");
    assert_eq!(name(&files[69]), "crypt-4-0000070.jsonl");
    let score_of_a = |text: String| {
        let last: Value = serde_json::from_str(text.lines().last().unwrap()).unwrap();
        last["outcome"]["scores"][0].as_f64().unwrap()
    };
    let sum: f64 = files.iter().map(|file| score_of_a(fs::read_to_string(file).unwrap())).sum();
    let figures = json("sim crypt --players 2 --games 70 --seed 4 --json");
    assert!((numbers(&figures, "mean_score_by_seat")[0] - sum / 70.0).abs() < 1e-9);
}

#[test]
fn journals_overwrite_nothing_but_themselves() {
    let line = "sim crypt --games 3 --seed 1 --journals";
    let folder = folder("sim-again");
    let words = |more: &str| {
        let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        words.push(folder.to_str().unwrap().to_owned());
        words.extend(more.split_whitespace().map(str::to_owned));
        words
    };
    crate::program::says_to(words(""));
    let first = fs::read_to_string(folder.join("crypt-1-0000001.jsonl")).unwrap();
    crate::program::says_to(words(""));
    refuses(words("--players 3"), 2, "holds another game already");
    assert_eq!(fs::read_to_string(folder.join("crypt-1-0000001.jsonl")).unwrap(), first);
}

#[test]
fn a_folder_that_cannot_be_made_is_told_of() {
    let file = folder("sim-no-folder").join("file");
    fs::write(&file, "not a folder").unwrap();
    let inside = file.join("journals");
    refuses(["sim", "crypt", "--journals", inside.to_str().unwrap()], 1, "can't make the folder");
}
