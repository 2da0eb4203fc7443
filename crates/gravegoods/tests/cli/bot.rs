//! `gravegoods bot`: a built-in bot as an external program.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::program::{folder, json_line, stdout_of_args, text};

/// A position in which `a` must decide.
const VIEW: &str =
    "crypt 2p AAAAAA | claim 3 | lead a | deck T | row I4=b3+3 P2=a1 R_? | a 1/1 J_? | b 1/0 M_? T2";

/// The same position as `a` sees it: the Jewelry is its own.
fn view() -> String {
    VIEW.replace("J_?", "J3?")
}

fn start(args: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_gravegoods"))
        .arg("bot")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts")
}

/// Runs a bot with these lines as input until it exits.
fn run_bot(args: &[&str], lines: &[&str]) -> Output {
    let mut bot = start(args);
    let mut stdin = bot.stdin.take().expect("stdin is piped");
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    // This fails if the bot has already refused a line and exited.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    bot.wait_with_output().expect("it exits")
}

/// The answers of a bot that must succeed.
fn answers(args: &[&str], lines: &[&str]) -> Vec<Value> {
    let output = run_bot(args, lines);
    assert_eq!((output.status.code(), text(&output.stderr).as_str()), (Some(0), ""), "{lines:?}");
    text(&output.stdout).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn hello() -> String {
    json!({ "hello": { "protocol": 1, "game": "crypt", "seat": "a", "players": 2, "seed": 7, "ms": 5000 } })
        .to_string()
}

fn decide(view_text: &str, ms: u64) -> String {
    json!({ "decide": { "seat": "a", "ms": ms, "view_text": view_text } }).to_string()
}

/// The figures of a match that don't depend on the machine or on the names of the bots.
fn match_figures(line: &str, bots: &str) -> Value {
    let output = stdout_of_args(line.split(' ').chain(["--bots", bots, "--json"]));
    let mut figures = json_line(&output);
    for timed in ["threads", "seconds"] {
        figures.as_object_mut().expect("an object").remove(timed);
    }
    for bot in figures["bots"].as_array_mut().expect("a list") {
        for other in ["name", "ms_per_decision", "ms_longest", "faults", "forfeits"] {
            bot.as_object_mut().expect("an object").remove(other);
        }
    }
    figures
}

/// Checks that a bot plays the same as a built-in bot and as an external program.
fn plays_the_same(line: &str, bot: &str) {
    let program = env!("CARGO_BIN_EXE_gravegoods");
    let game = line.split(' ').nth(1).expect("a game");
    let built_in = match_figures(line, &format!("{bot},{bot}"));
    let external = match_figures(line, &format!("{bot},exec:{program} bot {game} {bot}"));
    assert_eq!(built_in, external, "{line}: {bot}");
}

/// The same in matches of a game, each at a table of its own.
fn matches_are_the_same(game: &str, tables: &[(&str, &str)]) {
    for (table, bot) in tables {
        plays_the_same(&format!("arena {game} {table} --seed 5"), bot);
    }
}

#[test]
fn crypt_is_played_like_a_built_in_bot() {
    matches_are_the_same(
        "crypt",
        &[
            ("--players 2 --games 6 --sides random", "search:50"),
            ("--players 2 --games 4 --sides BBBBBB --recall memory", "search:20"),
            ("--players 3 --games 6 --sides random --recall memory", "novice"),
            ("--players 4 --games 4 --sides random", "search:8"),
            ("--players 4 --games 8 --sides BBBBBB", "random"),
        ],
    );
}

#[test]
fn variants_of_crypt_are_played_like_a_built_in_bot() {
    matches_are_the_same(
        "crypt",
        &[
            ("--players 2 --games 2 --variant twins --curse on", "search:8"),
            ("--players 2 --games 4 --curse on", "greedy"),
            ("--players 6 --games 6", "greedy"),
            ("--players 6 --games 6 --teams --curse on", "random"),
            ("--players 8 --games 8 --variant houses --curse on --recall memory", "random"),
        ],
    );
}

#[test]
fn dungeonville_is_played_like_a_built_in_bot() {
    matches_are_the_same(
        "dungeonville",
        &[
            ("--players 2 --games 2", "search:50"),
            ("--players 2 --games 8", "greedy"),
            ("--players 3 --games 6 --gold 80", "greedy:50"),
            ("--players 4 --games 4", "random"),
            ("--players 5 --games 5", "search:4"),
        ],
    );
}

#[test]
fn a_custom_card_set_comes_with_the_setup() {
    let file = folder("bot-cards").join("mine.toml");
    let built_in = include_str!("../../../dungeonville/cards/house.toml");
    let custom = built_in.replace("name = \"The house set\"", "name = \"My own box\"");
    fs::write(&file, custom.replace("gold = 40\n", "gold = 60\n")).expect("a file can be written");
    let line = format!("arena dungeonville --games 4 --cards {}", file.display());
    plays_the_same(&line, "greedy");
}

#[test]
fn solo_games_are_played_like_a_built_in_bot() {
    let program = env!("CARGO_BIN_EXE_gravegoods");
    let scores = |bot: &str| {
        let output = stdout_of_args(["solo", "crypt", "--games", "4", "--seed", "2", "--json", "--bot", bot]);
        json_line(&output)["scores"].clone()
    };
    assert_eq!(scores("search:20"), scores(&format!("exec:{program} bot crypt search:20")));
}

#[test]
fn it_answers_questions_and_exits_at_the_end_of_input() {
    assert!(answers(&["crypt", "greedy"], &[]).is_empty());
    let lines = [
        "{\"weather\":{\"rain\":true}}",
        &hello().replace("\"ms\":5000", "\"ms\":5000,\"mood\":[1]"),
        &decide(&view(), 5000),
        "{\"over\":{\"seat\":\"a\",\"scores\":[1,2],\"winners\":[\"b\"]}}",
    ];
    for bot in ["random", "greedy", "greedy:60", "search:20", "search:5ms", "steady"] {
        let output = answers(&["crypt", bot], &lines);
        let [answer] = output.as_slice() else { panic!("one question has one answer: {output:?}") };
        assert_eq!(answer["interrupts"], true);
        let action = answer["action"].as_str().expect("an action");
        assert!(action == "recover" || action.starts_with("claim 3="), "{action}");
    }
}

#[test]
fn the_same_seed_gives_the_same_answers() {
    let with = |seed: &str| {
        let hello = hello().replace("\"seed\":7", seed);
        let lines: Vec<String> = [hello].into_iter().chain(vec![decide(&view(), 5000); 12]).collect();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        answers(&["crypt", "random"], &lines)
    };
    assert_eq!(with("\"seed\":7"), with("\"seed\":7"));
    assert_ne!(with("\"seed\":7"), with("\"seed\":8"));
    assert_eq!(with("\"seed\":7"), with("\"seed\":0,\"seed64\":\"7\""), "seed64 is preferred to seed");
    let large = "\"seed\":9007199254740991,\"seed64\":\"18446744073709551615\"";
    assert_eq!(with(large), with(large));
}

#[test]
fn each_answer_is_flushed() {
    let mut bot = start(&["crypt", "greedy"]);
    let mut stdin = bot.stdin.take().expect("stdin is piped");
    let mut stdout = BufReader::new(bot.stdout.take().expect("stdout is piped"));
    writeln!(stdin, "{}", hello()).expect("it reads");
    for _ in 0..3 {
        writeln!(stdin, "{}", decide(&view(), 5000)).expect("it reads");
        let mut answer = String::new();
        stdout.read_line(&mut answer).expect("it answers");
        assert!(answer.starts_with("{\"action\":\""), "{answer}");
    }
    drop(stdin);
    assert_eq!(bot.wait().expect("it exits").code(), Some(0));
}

#[test]
fn it_answers_within_the_time_limit() {
    for bot in ["search:10000ms", "search:4000000000"] {
        let clock = Instant::now();
        assert_eq!(answers(&["crypt", bot], &[&hello(), &decide(&view(), 300)]).len(), 1);
        let took = clock.elapsed();
        assert!(took < Duration::from_secs(8), "{bot} had 300 ms and took {took:?}");
    }
}

#[test]
fn it_thinks_as_long_as_the_match_says() {
    let hello = |ms: u32| hello().replace("\"ms\":5000", &format!("\"ms\":5000,\"think_ms\":{ms}"));
    for bot in ["search:1", "ismcts:1"] {
        let clock = Instant::now();
        let questions = [hello(200), decide(&view(), 5000)];
        assert_eq!(answers(&["crypt", bot], &questions.each_ref().map(String::as_str)).len(), 1);
        let took = clock.elapsed();
        assert!(took >= Duration::from_millis(200), "{bot} had 200 ms and took {took:?}");
    }
    let refused = run_bot(&["crypt", "search:1"], &[&hello(0)]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(
        text(&refused.stderr).contains("think_ms: 0 is not from 1 to 10000"),
        "{}",
        text(&refused.stderr)
    );
}

/// With `--time`, the arena tells external programs how long to think.
#[test]
fn the_arena_passes_the_time_on() {
    let bots = format!("random,exec:{} bot crypt ismcts:1", env!("CARGO_BIN_EXE_gravegoods"));
    let line = "arena crypt --games 2 --threads 1 --time 30 --json --bots";
    let figures = json_line(&stdout_of_args(line.split(' ').chain([bots.as_str()])));
    let program = &figures["bots"][1];
    assert!(program["ms_per_decision"].as_f64().is_some_and(|ms| ms >= 30.0), "{program}");
    assert_eq!(program["forfeits"], 0, "{program}");
}

#[test]
fn it_declares_out_of_turn_when_it_has_won() {
    let hello = hello().replace("\"game\":\"crypt\"", "\"game\":\"dungeonville\"");
    let view = |blood: &str| {
        format!(
            "dungeonville 2p house | 2 recruit b | first b | town 3 17 40 50 60 | out | C{blood} | R | I | G | D | a C | b ?"
        )
    };
    let ask = |blood: &str| {
        let question = json!({ "seat": "a", "ms": 5000, "actions": ["declare"], "view_text": view(blood) });
        let output =
            answers(&["dungeonville", "greedy"], &[&hello, &json!({ "interrupt": question }).to_string()]);
        output[0]["action"].clone()
    };
    assert_eq!(ask(" blood 0/7"), "declare");
    assert_eq!(ask(" blood 0/6"), Value::Null);
}

#[test]
fn bad_input_is_refused_with_a_reason() {
    let (hello, view) = (hello(), view());
    let question = decide(&view, 5000);
    let not_its_turn = decide(&view.replace("claim 3", "claim 2"), 5000);
    let refused = |lines: &[&str], hint: &str| {
        let output = run_bot(&["crypt", "greedy"], lines);
        let error = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{lines:?}: {error}");
        assert!(error.starts_with("gravegoods: line ") && error.lines().count() == 1, "{error}");
        assert!(error.contains(hint), "{hint}: {error}");
    };
    refused(&["hello"], "line 1 of stdin: this is not a message; a message is a JSON object");
    refused(&[""], "this is not a message");
    refused(&["{\"hello\":"], "this is not a message: ");
    refused(&["[1]"], "this is not a message");
    refused(&["{\"hello\":{\"game\":\"crypt\"}}"], "missing field");
    refused(&[&question], "line 1 of stdin: this question comes before the first hello");
    refused(&[&hello.replace("\"protocol\":1", "\"protocol\":2")], "protocol 2 is not supported, only 1");
    refused(
        &[&hello.replace("crypt", "chess")],
        "this is a game of chess, but the bot was started for crypt",
    );
    refused(&[&hello.replace("\"seed\"", "\"rules\":9,\"seed\"")], "rules version 9 is not supported");
    refused(&[&hello.replace("\"seed\"", "\"seed64\":\"x\",\"seed\"")], "seed64: \"x\" is not a number");
    refused(&[&hello.replace("\"seed\"", "\"setup\":{\"players\":\"x\"},\"seed\"")], "setup: ");
    refused(&[&hello, &decide("crypt 2p", 9)], "line 2 of stdin: view_text, column 9: the text ends here");
    refused(&[&hello, &decide(VIEW, 9)], "view_text, column ");
    refused(&[&hello, &not_its_turn], "view_text: the game does not wait for seat a");
    let offered = question.replace("\"ms\"", "\"actions\":[\"recover \"],\"ms\"");
    refused(&[&hello, &offered], "is legal, but it is not in the list of actions");
}
