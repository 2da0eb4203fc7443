//! External programs as bots: `exec:`.
//!
//! The bots here are small Python programs, good and bad; they need `python3`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::program::{folder, json_line, run_in, text};

/// A Python bot that runs the statement `answer` for every question, with the list `actions`.
fn bot(name: &str, answer: &str) -> PathBuf {
    let folder = folder(name);
    let program = format!(
        "import json, os, sys, time\n\
         for line in sys.stdin:\n\
         \x20   message = json.loads(line)\n\
         \x20   if 'decide' in message:\n\
         \x20       actions = message['decide']['actions']\n\
         \x20       {answer}\n"
    );
    fs::write(folder.join("bot.py"), program).expect("a bot can be written");
    folder
}

fn needs_python() {
    let python = Command::new("python3").arg("--version").output();
    assert!(
        python.is_ok_and(|output| output.status.success()),
        "python3 does not run: install Python 3, which the tests of external bots need"
    );
}

/// The figures of a match with the program. The match must succeed.
fn plays(folder: &Path, line: &str) -> Value {
    needs_python();
    let output = run_in(folder, &format!("{line} --json"));
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert_eq!(text(&output.stderr), "");
    json_line(&text(&output.stdout))
}

/// The figures of a match in which the program forfeits games. The exit code and one line must say so.
fn forfeits(folder: &Path, line: &str) -> Value {
    needs_python();
    let output = run_in(folder, &format!("{line} --json"));
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(3), "{error}");
    assert!(error.starts_with("gravegoods: exec:python3\\tbot.py forfeited "), "{error}");
    assert!(error.ends_with(" by failing decisions\n") && error.lines().count() == 1, "{error}");
    json_line(&text(&output.stdout))
}

/// A short match of the bot against a random one. Arguments are split at spaces, so spaces within them are tabs.
const AGAINST_RANDOM: &str = "arena crypt --bots exec:python3\tbot.py,random --games 2 --threads 1";

/// The figures of a short match in which the bot forfeits games.
fn fails(folder: &Path, more: &str) -> Value {
    forfeits(folder, &format!("{AGAINST_RANDOM}{more}"))
}

fn faults(figures: &Value) -> [u64; 4] {
    let faults = &figures["bots"][0]["faults"];
    ["timeouts", "crashes", "illegal", "malformed"]
        .map(|fault| faults[fault].as_u64().unwrap_or_else(|| panic!("{fault} is a number: {figures}")))
}

fn decisions(figures: &Value) -> u64 {
    figures["bots"][0]["decisions"].as_u64().expect("decisions are a number")
}

fn first_fault(figures: &Value) -> &str {
    figures["bots"][0]["first_fault"].as_str().unwrap_or_else(|| panic!("there is a first fault: {figures}"))
}

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn the_example_bot_beats_random() {
    let example = fs::read_to_string(repository().join("docs/examples/bot.py")).expect("the example exists");
    assert!(example.lines().count() < 60, "the example should be short");
    for table in ["--players 2 --games 20", "--players 4 --games 8 --sides BBBBBB"] {
        let figures = plays(
            &repository(),
            &format!("arena crypt --bots exec:python3\tdocs/examples/bot.py,random --seed 5 {table}"),
        );
        assert_eq!(faults(&figures), [0; 4], "{figures}");
        assert!(figures["bots"][0].get("first_fault").is_none());
        let (share, fair) = (&figures["bots"][0]["win_share"], &figures["fair_share"]);
        assert!(share.as_f64() > fair.as_f64(), "{figures}");
    }
}

#[test]
fn the_example_bot_plays_the_same_solo_games_on_any_number_of_threads() {
    let on = |threads: u8| {
        let line =
            format!("solo crypt --bot exec:python3\tdocs/examples/bot.py --games 6 --threads {threads}");
        let figures = plays(&repository(), &line);
        assert_eq!(figures["faults"]["crashes"], 0, "{figures}");
        figures["scores"].clone()
    };
    assert_eq!(on(1), on(2));
}

#[test]
fn a_program_gets_hello_decide_and_over() {
    let folder = bot("external-messages", "print(json.dumps({'action': actions[-1]}), flush=True)");
    let program = fs::read_to_string(folder.join("bot.py")).unwrap();
    // The program is started once as a check, so it must not write a file before it gets a message.
    let record = "    open('messages.jsonl', 'a').write(line)\n";
    let program = program.replace("    message = ", &format!("{record}    message = "));
    fs::write(folder.join("bot.py"), program).unwrap();
    let figures = plays(&folder, AGAINST_RANDOM);
    assert_eq!((faults(&figures), &figures["bots"][0]["forfeits"]), ([0; 4], &0.into()));
    let messages = fs::read_to_string(folder.join("messages.jsonl")).expect("the program got messages");
    let messages: Vec<Value> =
        messages.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let kind = |message: &Value| message.as_object().unwrap().keys().next().unwrap().clone();
    assert_eq!(messages.iter().filter(|message| kind(message) == "hello").count(), 2);
    assert_eq!(messages.iter().filter(|message| kind(message) == "over").count(), 2);
    assert_eq!(
        messages.iter().filter(|message| kind(message) == "decide").count() as u64,
        decisions(&figures)
    );
    let hello = &messages[0]["hello"];
    assert_eq!((&hello["protocol"], &hello["game"]), (&1.into(), &"crypt".into()));
    assert_eq!((&hello["players"], &hello["seat"], &hello["ms"]), (&2.into(), &"a".into(), &5000.into()));
    let seed: u64 = hello["seed64"].as_str().expect("a text").parse().expect("a number");
    assert_eq!(hello["seed"].as_u64(), Some(seed >> 11), "the upper 53 bits of the seed");
    assert_eq!((&hello["rules"], &hello["setup"]["players"]), (&1.into(), &2.into()));
    assert_eq!(hello.get("think_ms"), None, "bots have no common time");
    for decide in messages.iter().filter_map(|message| message.get("decide")) {
        let seat = decide["seat"].as_str().expect("a seat");
        assert_eq!(
            decide["view"]["viewer"],
            serde_json::json!({ "seat": seat }),
            "it is the view of its seat"
        );
        assert!(decide["view_text"].as_str().is_some_and(|line| line.starts_with("crypt 2p ")));
        assert!(decide["actions"].as_array().is_some_and(|actions| !actions.is_empty()));
    }
    let over = &messages.last().unwrap()["over"];
    assert_eq!((over["scores"].as_array().map(Vec::len), over["seat"].as_str()), (Some(2), Some("b")));
    assert!(over["winners"].as_array().is_some_and(|winners| !winners.is_empty()));
}

#[test]
fn a_program_that_always_crashes_is_restarted_a_few_times_a_game() {
    let folder = bot("external-crash", "sys.exit(3)");
    let figures = fails(&folder, "");
    assert_eq!(faults(&figures), [0, decisions(&figures), 0, 0], "{figures}");
    assert_eq!(first_fault(&figures), "deal 1: the program has ended");
}

/// A program that crashes at its first decision, and then takes the action at `index`.
fn crashes_once(name: &str, index: i32) -> PathBuf {
    let crash = "os.path.exists('crashed') or (open('crashed', 'w'), sys.exit(3))";
    bot(name, &format!("{crash}; print(json.dumps({{'action': actions[{index}]}}), flush=True)"))
}

#[test]
fn a_program_that_crashes_once_continues_after_a_restart() {
    let folder = crashes_once("external-crash-once", 0);
    assert_eq!(faults(&fails(&folder, "")), [0, 1, 0, 0]);
}

#[test]
fn a_program_that_hangs_runs_into_the_timeout() {
    let clock = Instant::now();
    let figures = fails(&bot("external-hang", "time.sleep(60)"), " --exec-ms 200");
    let [timeouts, crashes, ..] = faults(&figures);
    // One start and three restarts in each of two games; after that it gets no questions.
    assert_eq!((timeouts, timeouts + crashes), (8, decisions(&figures)), "{figures}");
    assert_eq!(first_fault(&figures), "deal 1: no answer within 200 ms");
    assert!(clock.elapsed() < Duration::from_secs(30));
}

#[test]
fn a_program_that_neither_reads_nor_writes_runs_into_the_timeout() {
    let folder = folder("external-deaf");
    fs::write(folder.join("bot.py"), "import time\ntime.sleep(60)\n").unwrap();
    // With four players the list of actions alone is larger than a pipe buffer.
    let line =
        "arena crypt --players 4 --bots exec:python3\tbot.py,random --games 4 --threads 1 --exec-ms 100";
    let [timeouts, ..] = faults(&forfeits(&folder, line));
    assert_eq!(timeouts, 16);
}

#[test]
fn illegal_answers_are_counted_and_replaced() {
    let figures = fails(&bot("external-illegal", "print('{\"action\": \"claim 9=9\"}', flush=True)"), "");
    assert_eq!(faults(&figures), [0, 0, decisions(&figures), 0]);
    assert_eq!(first_fault(&figures), "deal 1: not a legal action: \"claim 9=9\"");
    // Well formed, but never legal in the Claim phase.
    let figures = fails(&bot("external-illegal-2", "print('{\"action\": \"look #40\"}', flush=True)"), "");
    assert_eq!(faults(&figures)[2], decisions(&figures));
}

#[test]
fn garbage_is_counted_and_replaced() {
    let garbage = [
        "print('What?', flush=True)",
        "print('', flush=True)",
        "print('{\"move\": 1}', flush=True)",
        "print('[]', flush=True)",
        "print('{\"action\": 7}', flush=True)",
        "(sys.stdout.buffer.write(b'\\xff\\xfe\\n'), sys.stdout.flush())",
    ];
    for (number, answer) in garbage.into_iter().enumerate() {
        let figures = fails(&bot(&format!("external-garbage-{number}"), answer), "");
        assert_eq!(faults(&figures), [0, 0, 0, decisions(&figures)], "{answer}");
        assert!(first_fault(&figures).starts_with("deal 1: not an answer: \""), "{figures}");
    }
}

#[test]
fn endless_lines_and_endless_output_are_cut_off() {
    // Python prints an error when the pipe is closed; that is not tested here.
    let endless = "sys.stderr = open(os.devnull, 'w'); [(sys.stdout.write('x' * 65536), sys.stdout.flush()) for _ in range(1000)]";
    let figures = fails(&bot("external-endless", endless), "");
    let [timeouts, crashes, illegal, malformed] = faults(&figures);
    assert_eq!((timeouts, illegal, crashes + malformed), (0, 0, decisions(&figures)), "{figures}");
    assert!(malformed > 0 && first_fault(&figures).contains("the line is too long"), "{figures}");
    let output = "sys.stderr = open(os.devnull, 'w'); [print('blah', flush=True) for _ in range(100000)]";
    let figures = fails(&bot("external-talk", output), "");
    assert_eq!(faults(&figures)[3], decisions(&figures), "{figures}");
}

#[test]
fn the_text_output_reports_faults() {
    needs_python();
    let folder = bot("external-people", "print('What?', flush=True)");
    for line in [
        "arena crypt --bots exec:python3\tbot.py,random --games 2",
        "solo crypt --bot exec:python3\tbot.py --games 2",
    ] {
        let output = text(&run_in(&folder, line).stdout);
        let error = output.lines().last().expect("the output is not empty");
        assert!(error.starts_with("exec:python3\tbot.py failed to make "), "{output}");
        assert!(error.contains(" decisions and forfeited 2 games: "), "{output}");
        assert!(error.ends_with(" malformed (first, in deal 1: not an answer: \"What?\\n\")"), "{output}");
    }
}

#[test]
fn faults_do_not_depend_on_the_number_of_threads() {
    // Only legal sometimes.
    let folder = bot("external-threads", "print('{\"action\": \"claim 1=6\"}', flush=True)");
    let on = |threads: u8| {
        let line = format!("arena crypt --bots greedy,exec:python3\tbot.py --games 8 --threads {threads}");
        let figures = forfeits(&folder, &line);
        let bots = figures["bots"].as_array().unwrap();
        let figure = |bot: &Value, name: &str| bot[name].clone();
        let figures_of = |bot| ["win_share", "faults", "forfeits"].map(|name| figure(bot, name));
        bots.iter().map(figures_of).collect::<Vec<_>>()
    };
    assert_eq!(on(1), on(3));
}

#[test]
fn a_program_that_fails_every_decision_wins_nothing() {
    let folder = bot("external-forfeit", "print('What?', flush=True)");
    for players in [2, 3] {
        let line = format!("arena crypt --players {players} --bots exec:python3\tbot.py,random --games 12");
        let figures = forfeits(&folder, &line);
        let [failed, other] = [&figures["bots"][0], &figures["bots"][1]];
        assert_eq!((&failed["forfeits"], &failed["win_share"]), (&12.into(), &0.0.into()), "{figures}");
        assert_eq!((&failed["mean_score"], &failed["elo"]), (&0.0.into(), &Value::Null), "{figures}");
        let wins = other["win_share"].as_f64().unwrap() * f64::from(players - 1);
        assert!((wins - 1.0).abs() < 1e-9, "the others have all wins: {figures}");
        assert!(other.get("forfeits").is_none(), "{figures}");
    }
}

#[test]
fn only_the_games_with_a_fault_are_forfeited() {
    let folder = crashes_once("external-forfeit-once", -1);
    let figures = forfeits(&folder, "arena crypt --bots exec:python3\tbot.py,random --games 8 --threads 1");
    assert_eq!(figures["bots"][0]["forfeits"], 1, "{figures}");
    assert!(figures["bots"][0]["mean_score"].as_f64().is_some_and(|score| score > 0.0), "{figures}");
}

#[test]
fn if_all_forfeit_no_one_wins() {
    let folder = bot("external-forfeit-all", "print('What?', flush=True)");
    let figures = forfeits(&folder, "arena crypt --bots exec:python3\tbot.py --games 2 --threads 1");
    assert_eq!((&figures["bots"][0]["win_share"], &figures["bots"][0]["forfeits"]), (&0.0.into(), &2.into()));
}

#[test]
fn a_forfeited_solo_game_scores_zero() {
    let folder = bot("external-forfeit-solo", "print('What?', flush=True)");
    let figures = forfeits(&folder, "solo crypt --bot exec:python3\tbot.py --games 3");
    assert_eq!((&figures["forfeits"], &figures["mean_score"]), (&3.into(), &0.0.into()), "{figures}");
    assert_eq!(figures["ranks"][0]["share"], 1.0, "the lowest rank: {figures}");
}

#[test]
fn balance_does_not_count_forfeited_games() {
    let folder = bot("external-forfeit-balance", "print('What?', flush=True)");
    let line = "balance crypt --players 2..3 --bot exec:python3\tbot.py --games 2";
    let figures = forfeits(&folder, line);
    for run in figures["players"].as_array().expect("a list") {
        assert_eq!(run["forfeits"], 2, "{figures}");
        assert!(run["doings"].as_array().unwrap().iter().all(|doing| doing["a_game"].is_null()), "{figures}");
    }
    let output = run_in(&folder, line);
    assert_eq!(output.status.code(), Some(3));
    assert!(text(&output.stderr).contains(" forfeited 4 games by failing decisions"), "{output:?}");
    assert!(text(&output.stdout).contains(" decisions and forfeited 2 games: "), "{output:?}");
}

#[test]
fn a_program_gets_interrupts_only_if_it_opts_in() {
    needs_python();
    let interrupts = |name: &str, opt_in: &str| {
        let folder = bot(name, &format!("print(json.dumps({{'action': actions[0]{opt_in}}}), flush=True)"));
        let program = fs::read_to_string(folder.join("bot.py")).unwrap();
        let answer = "    if 'interrupt' in message:\n        open('interrupts', 'a').write(line)\n        \
                      print(json.dumps({'action': None}), flush=True)\n";
        fs::write(folder.join("bot.py"), program + answer).unwrap();
        let line = "arena dungeonville --bots exec:python3\tbot.py,greedy --games 4 --threads 1";
        assert_eq!(plays(&folder, line)["bots"][0]["forfeits"], 0);
        fs::read_to_string(folder.join("interrupts")).unwrap_or_default()
    };
    assert_eq!(interrupts("external-interrupt-silent", ""), "", "it has not opted in");
    let interrupts = interrupts("external-interrupt", ", 'interrupts': True");
    let question: Value =
        serde_json::from_str(interrupts.lines().next().expect("it got an interrupt")).expect("JSON");
    let question = &question["interrupt"];
    assert_eq!(question["view"]["viewer"], serde_json::json!({ "seat": question["seat"] }));
    let declare = |actions: &Vec<Value>| actions.contains(&"declare".into());
    assert!(question["actions"].as_array().is_some_and(declare), "{question}");
}
