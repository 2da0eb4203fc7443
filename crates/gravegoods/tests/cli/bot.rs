//! `gravegoods bot`: a built-in bot as a program outside.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::program::{folder, json_line, says_to, text};

/// Where `a` must decide.
const VIEW: &str =
    "crypt 2p AAAAAA | claim 3 | lead a | deck T | row I4=b3+3 P2=a1 R_? | a 1/1 J_? | b 1/0 M_? T2";

/// The same as `a` sees it: the Jewelry is its own.
fn view() -> String {
    VIEW.replace("J_?", "J3?")
}

fn start(words: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_gravegoods"))
        .arg("bot")
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts")
}

/// What a bot says to these lines, after which there is no more.
fn hears(words: &[&str], lines: &[&str]) -> Output {
    let mut bot = start(words);
    let mut stdin = bot.stdin.take().expect("its input is ours");
    let told: String = lines.iter().map(|line| format!("{line}\n")).collect();
    // A bot that has refused a line reads no more.
    let _ = stdin.write_all(told.as_bytes());
    drop(stdin);
    bot.wait_with_output().expect("it ends")
}

/// The answers of a bot that ends well.
fn answers(words: &[&str], lines: &[&str]) -> Vec<Value> {
    let output = hears(words, lines);
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

/// The figures of a match that the machine and the names of the bots have no part in.
fn of_the_match(line: &str, bots: &str) -> Value {
    let said = says_to(line.split(' ').chain(["--bots", bots, "--json"]));
    let mut figures = json_line(&said);
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

/// Checks that the second of two bots plays the same inside and outside.
fn plays_the_same(line: &str, bot: &str) {
    let program = env!("CARGO_BIN_EXE_gravegoods");
    let game = line.split(' ').nth(1).expect("a game");
    let inside = of_the_match(line, &format!("{bot},{bot}"));
    let outside = of_the_match(line, &format!("{bot},exec:{program} bot {game} {bot}"));
    assert_eq!(inside, outside, "{line}: {bot}");
}

#[test]
fn crypt_is_played_as_in_the_arena() {
    for (table, bot) in [
        ("--players 2 --games 6 --sides random", "search:50"),
        ("--players 2 --games 4 --sides BBBBBB --recall memory", "search:20"),
        ("--players 3 --games 6 --sides random --recall memory", "novice"),
        ("--players 4 --games 4 --sides random", "search:8"),
        ("--players 4 --games 8 --sides BBBBBB", "random"),
    ] {
        plays_the_same(&format!("arena crypt {table} --seed 5"), bot);
    }
}

#[test]
fn dungeonville_is_played_as_in_the_arena() {
    for (table, bot) in [
        ("--players 2 --games 2", "search:50"),
        ("--players 2 --games 8", "greedy"),
        ("--players 3 --games 6 --gold 80", "greedy:50"),
        ("--players 4 --games 4", "random"),
        ("--players 5 --games 5", "search:4"),
    ] {
        plays_the_same(&format!("arena dungeonville {table} --seed 5"), bot);
    }
}

#[test]
fn cards_of_ones_own_come_with_the_game() {
    let file = folder("bot-cards").join("mine.toml");
    let house = include_str!("../../../dungeonville/cards/house.toml");
    let own = house.replace("name = \"The house set\"", "name = \"My own box\"");
    fs::write(&file, own.replace("gold = 40\n", "gold = 60\n")).expect("a file can be written");
    let line = format!("arena dungeonville --games 4 --cards {}", file.display());
    plays_the_same(&line, "greedy");
}

#[test]
fn alone_it_plays_as_alone() {
    let program = env!("CARGO_BIN_EXE_gravegoods");
    let scores = |bot: &str| {
        let said = says_to(["solo", "crypt", "--games", "4", "--seed", "2", "--json", "--bot", bot]);
        json_line(&said)["scores"].clone()
    };
    assert_eq!(scores("search:20"), scores(&format!("exec:{program} bot crypt search:20")));
}

#[test]
fn it_answers_when_it_is_asked_and_ends_with_its_input() {
    assert!(answers(&["crypt", "greedy"], &[]).is_empty());
    let lines = [
        "{\"weather\":{\"rain\":true}}",
        &hello().replace("\"ms\":5000", "\"ms\":5000,\"mood\":[1]"),
        &decide(&view(), 5000),
        "{\"over\":{\"seat\":\"a\",\"scores\":[1,2],\"winners\":[\"b\"]}}",
    ];
    for bot in ["random", "greedy", "greedy:60", "search:20", "search:5ms", "steady"] {
        let said = answers(&["crypt", bot], &lines);
        let [answer] = said.as_slice() else { panic!("one answer to one question: {said:?}") };
        assert_eq!(answer["interrupts"], true);
        let action = answer["action"].as_str().expect("an action");
        assert!(action == "recover" || action.starts_with("claim 3="), "{action}");
    }
}

#[test]
fn the_same_seed_plays_the_same() {
    let with = |seed: &str| {
        let hello = hello().replace("\"seed\":7", seed);
        let lines: Vec<String> = [hello].into_iter().chain(vec![decide(&view(), 5000); 12]).collect();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        answers(&["crypt", "random"], &lines)
    };
    assert_eq!(with("\"seed\":7"), with("\"seed\":7"));
    assert_ne!(with("\"seed\":7"), with("\"seed\":8"));
    assert_eq!(with("\"seed\":7"), with("\"seed\":0,\"seed64\":\"7\""), "all 64 bits come before 53");
    let large = "\"seed\":9007199254740991,\"seed64\":\"18446744073709551615\"";
    assert_eq!(with(large), with(large));
}

#[test]
fn answers_do_not_wait_for_more_questions() {
    let mut bot = start(&["crypt", "greedy"]);
    let mut stdin = bot.stdin.take().expect("its input is ours");
    let mut stdout = BufReader::new(bot.stdout.take().expect("its output is ours"));
    writeln!(stdin, "{}", hello()).expect("it reads");
    for _ in 0..3 {
        writeln!(stdin, "{}", decide(&view(), 5000)).expect("it reads");
        let mut answer = String::new();
        stdout.read_line(&mut answer).expect("it answers");
        assert!(answer.starts_with("{\"action\":\""), "{answer}");
    }
    drop(stdin);
    assert_eq!(bot.wait().expect("it ends").code(), Some(0));
}

#[test]
fn it_thinks_no_longer_than_the_question_allows() {
    for bot in ["search:10000ms", "search:4000000000"] {
        let clock = Instant::now();
        assert_eq!(answers(&["crypt", bot], &[&hello(), &decide(&view(), 300)]).len(), 1);
        let took = clock.elapsed();
        assert!(took < Duration::from_secs(8), "{bot} had 300 ms and took {took:?}");
    }
}

#[test]
fn out_of_turn_it_declares_when_it_has_won() {
    let hello = hello().replace("\"game\":\"crypt\"", "\"game\":\"dungeonville\"");
    let view = |blood: &str| {
        format!(
            "dungeonville 2p house | 2 recruit b | first b | town 3 17 40 50 60 | out | C{blood} | R | I | G | D | a C | b ?"
        )
    };
    let ask = |blood: &str| {
        let asked = json!({ "seat": "a", "ms": 5000, "actions": ["declare"], "view_text": view(blood) });
        let said =
            answers(&["dungeonville", "greedy"], &[&hello, &json!({ "interrupt": asked }).to_string()]);
        said[0]["action"].clone()
    };
    assert_eq!(ask(" blood 0/7"), "declare");
    assert_eq!(ask(" blood 0/6"), Value::Null);
}

#[test]
fn what_it_does_not_understand_is_named() {
    let (hello, view) = (hello(), view());
    let question = decide(&view, 5000);
    let not_its_turn = decide(&view.replace("claim 3", "claim 2"), 5000);
    let refused = |lines: &[&str], hint: &str| {
        let output = hears(&["crypt", "greedy"], lines);
        let complaint = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{lines:?}: {complaint}");
        assert!(complaint.starts_with("gravegoods: line ") && complaint.lines().count() == 1, "{complaint}");
        assert!(complaint.contains(hint), "{hint}: {complaint}");
    };
    refused(&["hello"], "line 1 of stdin: this is not a message, which is a JSON object");
    refused(&[""], "this is not a message");
    refused(&["{\"hello\":"], "this is not a message: ");
    refused(&["[1]"], "this is not a message");
    refused(&["{\"hello\":{\"game\":\"crypt\"}}"], "missing field");
    refused(&[&question], "line 1 of stdin: a question comes before the first hello");
    refused(&[&hello.replace("\"protocol\":1", "\"protocol\":2")], "protocol 2 is not known here, only 1");
    refused(
        &[&hello.replace("crypt", "chess")],
        "this is a game of chess, but the bot was started for crypt",
    );
    refused(&[&hello.replace("\"seed\"", "\"rules\":9,\"seed\"")], "rules version 9 is not known here");
    refused(&[&hello.replace("\"seed\"", "\"seed64\":\"x\",\"seed\"")], "seed64: \"x\" is not a number");
    refused(&[&hello.replace("\"seed\"", "\"setup\":{\"players\":\"x\"},\"seed\"")], "setup: ");
    refused(&[&hello, &decide("crypt 2p", 9)], "line 2 of stdin: view_text, column 9: the text ends here");
    refused(&[&hello, &decide(VIEW, 9)], "view_text, column ");
    refused(&[&hello, &not_its_turn], "view_text: the game does not wait for seat a");
    let offered = question.replace("\"ms\"", "\"actions\":[\"recover \"],\"ms\"");
    refused(&[&hello, &offered], "is legal here, but it is not among the actions");
}
