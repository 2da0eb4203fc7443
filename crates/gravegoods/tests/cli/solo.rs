//! `gravegoods solo`.

use serde_json::Value;

use crate::program::{json, refuses, same_on_any_number_of_threads, stdout_of};

fn without_times(mut figures: Value) -> Value {
    let object = figures.as_object_mut().expect("figures are one object");
    for timed in ["threads", "seconds", "ms_per_decision", "ms_longest"] {
        assert!(object.remove(timed).is_some_and(|figure| figure.is_number()), "{timed} is a number");
    }
    figures
}

#[test]
fn json_has_the_distribution_and_the_ranks() {
    let figures = json("solo crypt --bot greedy --games 200 --json");
    let list = |name: &str| figures[name].as_array().unwrap_or_else(|| panic!("{name} is a list")).clone();
    let names: Vec<_> = list("ranks").iter().map(|rank| rank["rank"].as_str().unwrap().to_owned()).collect();
    assert_eq!(names, ["the Fool", "the Petty", "the Wealthy", "the Magnificent"]);
    let shares: f64 = list("ranks").iter().map(|rank| rank["share"].as_f64().unwrap()).sum();
    assert!((shares - 1.0).abs() < 1e-9);
    let pairs: Vec<_> = list("scores")
        .iter()
        .map(|entry| (entry["score"].as_i64().unwrap(), entry["games"].as_i64().unwrap()))
        .collect();
    assert!(pairs.is_sorted() && pairs.iter().map(|(_, games)| games).sum::<i64>() == 200);
    let mean = pairs.iter().map(|(score, games)| score * games).sum::<i64>() as f64 / 200.0;
    assert!((mean - figures["mean_score"].as_f64().unwrap()).abs() < 1e-9);
    let quartiles = list("quartiles");
    assert_eq!(quartiles.len(), 5);
    assert_eq!((&quartiles[0], &quartiles[4]), (&pairs[0].0.into(), &pairs.last().unwrap().0.into()));
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    for bot in ["random", "greedy:50 --sides random", "search:4 --games 3"] {
        let games = if bot.contains("--games") { "" } else { " --games 100" };
        same_on_any_number_of_threads(&format!("solo crypt --bot {bot}{games}"), without_times);
    }
}

#[test]
fn the_text_output_has_the_ranks_and_a_chart() {
    let output = stdout_of("solo crypt --bot greedy --games 50 --seed 2 --threads 1 --sides BBBBBB");
    assert!(
        output.starts_with("crypt, 1 player, sides BBBBBB: 50 games of greedy with seed 2 in "),
        "{output}"
    );
    for part in ["mean score ", "quartiles ", "the Fool ", "the Magnificent ", "score      games", "  ####"] {
        assert!(output.contains(part), "{part}: {output}");
    }
    let single = stdout_of("solo crypt --bot random --games 1");
    assert!(single.contains(", sd -\n"), "{single}");
}

#[test]
fn only_solo_games_are_listed() {
    let output = stdout_of("solo --help");
    assert!(output.contains("\n  crypt ") && !output.contains("dungeonville"), "{output}");
    refuses(["solo", "dungeonville"], 2, "dungeonville can't be played alone; the games that can: crypt");
    refuses(["solo", "chess"], 2, "there is no game called \"chess\"; the games are: crypt");
    refuses(["solo"], 2, "name a game after gravegoods solo; the games are: crypt");
}
