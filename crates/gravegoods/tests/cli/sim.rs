//! `gravegoods sim`.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::program::{folder, journals, json, refuses, same_on_any_number_of_threads, stdout_of};

/// The figures that don't depend on the machine.
fn without_times(mut figures: Value) -> Value {
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
fn json_has_every_figure_for_every_number_of_players() {
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
        assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9, "the shares add up to 1: {shares:?}");
    }
}

#[test]
fn the_same_seed_gives_the_same_figures_on_any_number_of_threads() {
    for table in ["--players 1", "--players 2 --sides random", "--players 4 --leader c"] {
        same_on_any_number_of_threads(&format!("sim crypt {table} --games 300"), without_times);
    }
}

#[test]
fn the_ranks_of_solo_games_add_up() {
    let figures = json("sim crypt --players 1 --games 200 --json");
    let ranks = figures["ranks"].as_array().expect("ranks are a list");
    let names: Vec<&str> = ranks.iter().map(|rank| rank["rank"].as_str().unwrap()).collect();
    assert_eq!(names, ["the Fool", "the Petty", "the Wealthy", "the Magnificent"]);
    let shares: f64 = ranks.iter().map(|rank| rank["share"].as_f64().unwrap()).sum();
    assert!((shares - 1.0).abs() < 1e-9);
    let output = stdout_of("sim crypt --players 1 --games 200");
    assert!(names.iter().all(|name| output.contains(name)), "{output}");
}

#[test]
fn games_of_several_players_have_no_ranks() {
    assert!(json("sim crypt --players 2 --games 10 --json").get("ranks").is_none());
}

#[test]
fn the_text_output_has_a_row_for_each_seat() {
    let output = stdout_of("sim crypt --players 3 --games 20 --seed 3 --sides BBBBBB --threads 1");
    assert!(output.starts_with("crypt, 3 players, sides BBBBBB: 20 games of seed 3 in "), "{output}");
    for row in ["a ", "b ", "c ", "all "] {
        assert!(output.lines().any(|line| line.starts_with(row)), "{row}: {output}");
    }
    assert!(output.contains(" games/s, ") && output.contains("95 % interval"), "{output}");
}

#[test]
fn a_single_game_has_no_deviation() {
    let figures = json("sim crypt --players 1 --games 1 --json");
    assert_eq!(figures["sd_score"], Value::Null);
    stdout_of("sim crypt --players 1 --games 1");
}

#[test]
fn journals_match_the_figures() {
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
fn journals_do_not_overwrite_other_games() {
    let line = "sim crypt --games 3 --seed 1 --journals";
    let folder = folder("sim-again");
    let args = |more: &str| {
        let mut args: Vec<String> = line.split(' ').map(str::to_owned).collect();
        args.push(folder.to_str().unwrap().to_owned());
        args.extend(more.split_whitespace().map(str::to_owned));
        args
    };
    crate::program::stdout_of_args(args(""));
    let first = fs::read_to_string(folder.join("crypt-1-0000001.jsonl")).unwrap();
    crate::program::stdout_of_args(args(""));
    refuses(args("--players 3"), 2, "already contains another game");
    assert_eq!(fs::read_to_string(folder.join("crypt-1-0000001.jsonl")).unwrap(), first);
}

#[test]
fn a_folder_that_cannot_be_created_is_an_error() {
    let file = folder("sim-no-folder").join("file");
    fs::write(&file, "not a folder").unwrap();
    let inside = file.join("journals");
    refuses(["sim", "crypt", "--journals", inside.to_str().unwrap()], 1, "can't create the folder");
}
