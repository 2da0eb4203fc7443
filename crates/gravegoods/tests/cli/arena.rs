//! `gravegoods arena`.

use serde_json::Value;

use crate::program::{json, same_on_any_number_of_threads, stdout_of};

/// The figures that don't depend on the machine.
fn without_times(mut figures: Value) -> Value {
    let object = figures.as_object_mut().expect("figures are one object");
    for timed in ["threads", "seconds"] {
        assert!(object.remove(timed).is_some_and(|figure| figure.is_number()), "{timed} is a number");
    }
    for bot in figures["bots"].as_array_mut().expect("bots are a list") {
        let bot = bot.as_object_mut().expect("a bot is an object");
        for timed in ["ms_per_decision", "ms_longest"] {
            assert!(bot.remove(timed).is_some_and(|figure| figure.is_number()), "{timed} is a number");
        }
    }
    figures
}

fn figure(value: &Value, name: &str) -> f64 {
    value[name].as_f64().unwrap_or_else(|| panic!("{name} is a number: {value}"))
}

#[test]
fn json_has_every_figure_of_every_bot() {
    let figures = json("arena crypt --players 2 --bots greedy,random --games 41 --seed 4 --json");
    assert_eq!((&figures["games"], &figures["deals"]), (&42.into(), &21.into()), "whole deals are played");
    assert_eq!(figures["fair_share"], 0.5);
    let bots = figures["bots"].as_array().expect("bots are a list");
    assert_eq!([&bots[0]["name"], &bots[1]["name"]], ["greedy", "random"]);
    for bot in bots {
        let [low, share, high] = ["low", "win_share", "high"].map(|name| figure(bot, name));
        assert!(0.0 <= low && low <= share && share <= high && high <= 1.0, "{bot}");
        assert!(figure(bot, "mean_score") > 0.0 && figure(bot, "decisions") > 42.0, "{bot}");
        assert!(figure(bot, "ms_per_decision") <= figure(bot, "ms_longest"), "{bot}");
        assert!(bot.get("faults").is_none(), "built-in bots have no faults: {bot}");
    }
    assert!((figure(&bots[0], "win_share") + figure(&bots[1], "win_share") - 1.0).abs() < 1e-9);
    assert!(figure(&bots[0], "win_share") > 0.8, "greedy beats random: {figures}");
    assert!((figure(&bots[0], "lead") + figure(&bots[1], "lead")).abs() < 1e-9);
    assert!(figure(&bots[0], "lead_low") > 0.0 && figure(&bots[0], "elo") > 0.0);
}

#[test]
fn search_bots_can_play() {
    let figures = json("arena crypt --bots search:8,novice --games 4 --json");
    assert_eq!(figures["bots"][0]["name"], "search:8");
    assert_eq!(figures["bots"][1]["name"], "novice");
    assert_eq!(figures["games"], 4);
}

#[test]
fn a_timed_search_keeps_to_its_time() {
    let figures = json("arena crypt --bots search:50ms,random --games 2 --threads 1 --json");
    let bot = &figures["bots"][0];
    assert_eq!(bot["name"], "search:50ms");
    assert!(figure(bot, "ms_per_decision") >= 50.0, "it searches until its time is up: {bot}");
    // On a busy machine it may be late by much more than one iteration.
    assert!(figure(bot, "ms_longest") < 1000.0, "it stops soon after: {bot}");
}

#[test]
fn all_bots_that_search_can_have_the_same_time() {
    let figures = json("arena crypt --bots search:1,ismcts:1 --games 2 --threads 1 --time 30 --json");
    for bot in figures["bots"].as_array().expect("bots are a list") {
        assert!(figure(bot, "ms_per_decision") >= 30.0, "it searches until its time is up: {bot}");
    }
}

#[test]
fn the_last_bot_takes_the_remaining_seats() {
    let figures = json("arena crypt --players 4 --bots greedy,random --games 20 --json");
    assert_eq!((&figures["games"], &figures["deals"]), (&20.into(), &5.into()));
    let bots = figures["bots"].as_array().expect("bots are a list");
    assert_eq!(bots.len(), 2);
    let shares = figure(&bots[0], "win_share") + 3.0 * figure(&bots[1], "win_share");
    assert!((shares - 1.0).abs() < 1e-9, "a share is that of one seat: {figures}");
    assert!(figure(&bots[1], "decisions") > 2.0 * figure(&bots[0], "decisions"));
}

#[test]
fn a_bot_that_is_named_twice_has_two_rows() {
    let figures = json("arena crypt --bots greedy,greedy --games 40 --seed 1 --json");
    let [one, other] = [0, 1].map(|bot| figure(&figures["bots"][bot], "win_share"));
    assert!((one + other - 1.0).abs() < 1e-9);
    assert!((0.2..=0.8).contains(&one), "neither is stronger: {figures}");
    let alone = json("arena crypt --bots greedy --games 4 --json");
    assert_eq!((figure(&alone["bots"][0], "win_share"), &alone["bots"][0]["lead"]), (0.5, &Value::Null));
    stdout_of("arena crypt --bots greedy --games 4");
}

#[test]
fn the_same_seed_gives_the_same_match_on_any_number_of_threads() {
    for table in [
        "--players 2 --bots greedy:40,random --sides random",
        "--players 3 --bots random,greedy",
        "--players 2 --bots search:4,novice --games 6",
        "--players 2 --bots greedy,random --games 400 --sprt",
    ] {
        let games = if table.contains("--games") { "" } else { " --games 60" };
        same_on_any_number_of_threads(&format!("arena crypt {table}{games}"), without_times);
    }
}

#[test]
fn a_match_stops_when_it_is_decided() {
    let stronger = json("arena crypt --bots greedy,random --games 2000 --sprt --json");
    assert_eq!(stronger["sprt"]["verdict"], "stronger");
    assert!(figure(&stronger, "games") < 120.0, "{stronger}");
    let weaker = json("arena crypt --bots random,greedy --games 2000 --sprt --json");
    assert_eq!(weaker["sprt"]["verdict"], "not stronger");
    let open = json("arena crypt --bots greedy,random --games 20 --sprt --json");
    assert_eq!((&open["sprt"]["verdict"], &open["games"]), (&"open".into(), &20.into()), "too few deals");
    assert!(json("arena crypt --bots greedy,random --games 2 --json").get("sprt").is_none());
    let output = stdout_of("arena crypt --bots greedy,random --games 2000 --sprt --sprt-margin 0.1");
    assert!(output.contains("greedy is stronger: accepted that it wins 60.0 %, not 50.0 %"), "{output}");
    let shares = json("arena crypt --bots greedy,random --games 4000 --sprt=0.8,0.9 --json");
    assert_eq!(["low", "high"].map(|share| figure(&shares["sprt"], share)), [0.8, 0.9]);
    assert_eq!(shares["sprt"]["verdict"], "stronger", "{shares}");
    let output = stdout_of("arena crypt --players 3 --bots random,greedy --games 3000 --sprt=0.1,0.3");
    assert!(output.contains("random is not stronger: accepted that it wins 10.0 %, not 30.0 %"), "{output}");
}

#[test]
fn the_results_of_deals_are_counted() {
    let figures = json("arena crypt --players 2 --bots greedy,random --games 60 --seed 3 --json");
    for bot in figures["bots"].as_array().expect("bots are a list") {
        let deals = bot["deals_by_wins"].as_array().expect("the deals are a list");
        let wins: Vec<f64> = deals.iter().map(|row| figure(row, "wins")).collect();
        assert_eq!(wins, [0.0, 0.5, 1.0, 1.5, 2.0]);
        let count: f64 = deals.iter().map(|row| figure(row, "deals")).sum();
        let won: f64 = deals.iter().map(|row| figure(row, "wins") * figure(row, "deals")).sum();
        assert_eq!((count, won / 60.0), (30.0, figure(bot, "win_share")));
    }
    let output = stdout_of("arena crypt --players 2 --bots greedy,random --games 60 --seed 3");
    assert!(output.contains("\nGames that greedy won in a deal: 0 in "), "{output}");
}

#[test]
fn the_text_output_has_a_row_for_each_bot() {
    let output = stdout_of("arena crypt --players 3 --bots greedy,random --games 30 --seed 3 --threads 1");
    let heading = "crypt, 3 players: 30 games (10 deals in 3 seatings) of seed 3 in ";
    assert!(output.starts_with(heading) && output.contains(" on 1 thread\n"), "{output}");
    for row in ["bot ", "greedy ", "random ", "A fair share of wins is 33.33 %."] {
        assert!(output.lines().any(|line| line.starts_with(row)), "{row}: {output}");
    }
    assert!(
        output.contains("95 % interval") && output.contains("Elo") && output.contains("ms/decision"),
        "{output}"
    );
}

/// One bot has both heirs of a house, and houses are counted (V3.3).
#[test]
fn v3_3_teams_are_seated_and_counted_as_one() {
    let figures = json("arena crypt --players 6 --teams --bots greedy,random --games 120 --seed 3 --json");
    assert_eq!((&figures["teams"], &figures["deals"]), (&true.into(), &20.into()));
    assert!((figure(&figures, "fair_share") - 1.0 / 3.0).abs() < 1e-12);
    let [greedy, random] = [0, 1].map(|bot| &figures["bots"][bot]);
    // One house of greedy against two of random: the shares of the three houses are one.
    let shares = figure(greedy, "win_share") + 2.0 * figure(random, "win_share");
    assert!((shares - 1.0).abs() < 1e-9, "{figures}");
    assert!(figure(greedy, "win_share") > 0.5 && figure(greedy, "lead") > 0.0, "{figures}");
    let lead = figure(greedy, "mean_score") - figure(random, "mean_score");
    assert!((figure(greedy, "lead") - lead).abs() < 1e-9, "houses lead by their scores: {figures}");
    let text = stdout_of("arena crypt --players 6 --teams --bots greedy,random --games 6 --seed 3");
    assert!(text.contains("A fair share of wins is 33.33 %.\nEach bot had whole teams"), "{text}");
    let alone = json("arena crypt --players 6 --bots greedy,random --games 6 --seed 3 --json");
    assert_eq!(alone.get("teams"), None);
}
