//! `gravegoods balance`.

use serde_json::Value;

use crate::program::{json, same_on_any_number_of_threads, stdout_of};

/// The figures that don't depend on the machine.
fn without_times(mut figures: Value) -> Value {
    let object = figures.as_object_mut().expect("figures are one object");
    assert!(object.remove("threads").is_some_and(|threads| threads.is_number()), "threads are a number");
    for run in figures["players"].as_array_mut().expect("there is a list of runs") {
        let run = run.as_object_mut().expect("a run is an object");
        assert!(run.remove("seconds").is_some_and(|seconds| seconds.is_number()), "seconds are a number");
    }
    figures
}

/// The names of the rows of a table, each with the number in `column`.
fn column(run: &Value, table: &str, column: &str) -> Vec<(String, f64)> {
    let rows = run[table].as_array().unwrap_or_else(|| panic!("{table} is a list: {run}"));
    let figure = |row: &Value| {
        let value = row[column].as_f64().unwrap_or_else(|| panic!("{column} is a number: {row}"));
        (row["name"].as_str().expect("a row has a name").to_owned(), value)
    };
    rows.iter().map(figure).collect()
}

fn sum(run: &Value, table: &str, name: &str) -> f64 {
    column(run, table, name).iter().map(|(_, figure)| figure).sum()
}

#[test]
fn json_has_a_run_for_every_number_of_players() {
    let figures = json("balance dungeonville --players 2..5 --bot greedy --games 20 --seed 3 --json");
    assert_eq!([&figures["game"], &figures["bot"]], ["dungeonville", "greedy"]);
    assert_eq!(figures["games"], 20);
    let runs = figures["players"].as_array().expect("there is a list of runs");
    assert_eq!(runs.iter().map(|run| run["players"].as_u64().unwrap()).collect::<Vec<_>>(), [2, 3, 4, 5]);
    for (run, players) in runs.iter().zip(2u32..) {
        let seats = f64::from(20 * players);
        for table in ["tower_dealt", "tower_in_the_end", "seat", "turn_in_round_1"] {
            assert_eq!(sum(run, table, "players"), seats, "{table} counts every player: {run}");
            let wins = run[table].as_array().unwrap().iter();
            let wins = wins.map(|row| row["players"].as_f64().unwrap() * row["wins"].as_f64().unwrap());
            assert!((wins.sum::<f64>() - 20.0).abs() < 1e-6, "{table} counts every win: {run}");
        }
        assert!((sum(run, "length", "games") - 1.0).abs() < 1e-9);
        assert_eq!(column(run, "item", "used").len(), 10);
    }
}

#[test]
fn the_same_seed_gives_the_same_figures_on_any_number_of_threads() {
    for table in ["dungeonville --players 3 --bot greedy", "crypt --players 1..3 --bot random --sides random"]
    {
        same_on_any_number_of_threads(&format!("balance {table} --games 30"), without_times);
    }
}

#[test]
fn the_game_defines_what_is_counted() {
    let figures = json("balance crypt --players 2 --bot greedy --games 50 --json");
    let run = &figures["players"][0];
    let coins = column(run, "coins", "winners");
    assert_eq!(coins[0].0, "treasures");
    assert!(sum(run, "coins", "winners") > sum(run, "coins", "all"), "winners have more: {run}");
    assert!(run.get("item").is_none() && run.get("tower_dealt").is_none());
    assert!(json("balance crypt --players 1 --games 5 --json")["players"][0].get("seat").is_none());
}

#[test]
fn the_text_output_has_every_table() {
    let output = stdout_of("balance dungeonville --players 2..3 --games 10 --seed 2 --threads 1 --gold 80");
    let heading = "dungeonville, 2 players, gold 80: 10 games of greedy with seed 2 in ";
    assert!(output.starts_with(heading), "{output}");
    assert!(output.contains("\n\ndungeonville, 3 players, gold 80: 10 games of greedy"), "{output}");
    let rows = ["3 to 14 rounds", "declared", "Dragon's Lair", "tower dealt", "killed in fights", "Tavern"];
    for row in rows.into_iter().chain(["spent on deeds", "Silver Lute", "best to worst"]) {
        assert!(output.lines().any(|line| line.starts_with(row)), "{row}: {output}");
    }
    assert!(output.contains("95 % interval"), "{output}");
}

#[test]
fn what_only_variants_have_is_counted_and_means_have_intervals() {
    let twins = json("balance crypt --variant twins --players 2 --bot greedy --games 40 --seed 5 --json");
    let run = &twins["players"][0];
    let ranks = column(run, "rank", "games");
    assert_eq!(ranks.len(), 4);
    assert!((ranks.iter().map(|(_, share)| share).sum::<f64>() - 1.0).abs() < 1e-9, "{run}");
    let gifts = column(run, "doings", "games").into_iter().find(|(name, _)| name == "gifts");
    assert!(gifts.is_some_and(|(_, games)| games > 0.0), "{run}");
    let score = &run["seat"][0];
    let [low, high] = [0, 1].map(|bound| score["score_interval"][bound].as_f64().unwrap());
    let mean = score["score"].as_f64().unwrap();
    assert!(low < mean && mean < high, "{score}");
    let cursed =
        json("balance crypt --curse on --players 3 --bot greedy --games 40 --seed 5 --sides random --json");
    let run = &cursed["players"][0];
    assert!(run.get("rank").is_none());
    assert!(column(run, "coins", "all").iter().any(|(name, coins)| name == "curse" && *coins < 0.0), "{run}");
    assert!(column(run, "doings", "games").iter().any(|(name, _)| name == "questions to the dead"));
    let sides = column(run, "side", "score");
    assert_eq!(sides.len(), 12, "{run}");
    assert!(stdout_of("balance crypt --curse on --players 3 --games 9").contains("wins with most"));
}
