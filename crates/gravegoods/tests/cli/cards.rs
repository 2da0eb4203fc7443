//! Custom card sets: `--cards FILE`, with every command that sets up a game of Dungeonville.

use std::fs;
use std::path::{Path, PathBuf};

use dungeonville::{Setup, State};
use game_core::{Game, Notation};

use crate::program::{folder, journals, json_line, refuses, run, stdout_of_args, text};

const BUILT_IN: &str = include_str!("../../../dungeonville/cards/house.toml");

/// A card set in the folder `name`: the built-in one with another name and `change`.
fn set(name: &str, change: impl Fn(String) -> String) -> PathBuf {
    let file = folder(name).join("mine.toml");
    let renamed = BUILT_IN.replace("name = \"The house set\"", "name = \"My own box\"");
    fs::write(&file, change(renamed)).expect("a file can be written");
    file
}

/// The arguments of a line, with `--cards FILE` at the end.
fn with_cards(line: &str, file: &Path) -> Vec<String> {
    let path = file.to_str().expect("the path is UTF-8");
    line.split(' ').chain(["--cards", path]).map(str::to_owned).collect()
}

#[test]
fn a_game_is_played_with_the_cards_of_the_file() {
    let file = set("cards-played", |own| own.replace("gold = 40\n", "gold = 60\n"));
    let sim = "sim dungeonville --players 3 --games 2 --seed 1 --threads 1 --json";
    let figures = json_line(&stdout_of_args(with_cards(sim, &file)));
    let word = figures["options"]["cards"].as_str().expect("the card set is named");
    assert!(word.starts_with("my-own-box-"), "{word}");
    let output = stdout_of_args(with_cards("perft dungeonville --depth 0", &file));
    assert!(output.starts_with(&format!("dungeonville, 2 players, cards {word}\n")), "{output}");
    let built_in = file.with_file_name("house.toml");
    fs::write(&built_in, BUILT_IN).expect("a file can be written");
    let figures = json_line(&stdout_of_args(with_cards(sim, &built_in)));
    assert_eq!(figures["options"]["cards"], "house", "the built-in card set is recognised");
}

#[test]
fn a_journal_contains_its_card_set() {
    let file = set("cards-journal", |own| own.replace("Thin Ice", "Paper-Thin Ice"));
    let sim = with_cards("sim dungeonville --players 2 --games 1 --seed 3", &file);
    let journal = journals("cards-journals", &sim.join(" ")).remove(0);
    fs::remove_file(&file).expect("the file exists");
    let text = fs::read_to_string(&journal).expect("the journal exists");
    assert!(text.lines().next().expect("a first line").contains("Paper-Thin Ice"));
    let replayed = stdout_of_args(["replay", journal.to_str().expect("the path is UTF-8")]);
    assert!(replayed.lines().count() > 20, "{replayed}");
}

#[test]
fn a_position_with_a_custom_card_set_needs_its_file() {
    let file = set("cards-position", |own| own);
    let sim = "sim dungeonville --games 1 --threads 1 --json";
    let figures = json_line(&stdout_of_args(with_cards(sim, &file)));
    let word = figures["options"]["cards"].as_str().expect("the card set is named");
    let start = State::new(&Setup::new(2)).expect("two can play").position();
    let position = start.replacen("builtin-2", word, 1);
    let legal = ["legal", "dungeonville", position.as_str()];
    refuses(legal, 2, "is not known here");
    let path = file.to_str().expect("the path is UTF-8");
    assert!(stdout_of_args(legal.into_iter().chain(["--cards", path])).contains("The game waits for chance"));
}

#[test]
fn every_fault_of_a_file_is_reported_with_its_line() {
    let file = set("cards-faulty", |own| {
        own.replacen("\"knight\"", "\"night\"", 1).replace("rank = 64,", "rank = 62,").replacen(
            "gold = 30",
            "gold = 33",
            1,
        )
    });
    let path = file.to_str().expect("the path is UTF-8");
    for line in [
        "sim dungeonville",
        "perft dungeonville --depth 1",
        "arena dungeonville --bots greedy",
        "legal dungeonville x",
        "hint dungeonville x --as a",
        "serve --listen 127.0.0.1:0",
    ] {
        let output = run(with_cards(line, &file));
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), String::new()), "{line}");
        let error = text(&output.stderr);
        let lines: Vec<&str> = error.lines().collect();
        assert_eq!(lines.len(), 4, "{line}: {error}");
        let named = |line: &&str| line.starts_with(&format!("gravegoods: {path}, line "));
        assert!(lines.iter().all(named), "{line}: {error}");
        assert!(error.contains(": unknown class \"night\"; expected one of: barbarian,"), "{line}: {error}");
        assert!(error.contains(": rank 62 is taken by the adventurer in line "), "{line}: {error}");
        assert!(error.contains(": gold is 33; it must be a multiple of 5\n"), "{line}: {error}");
    }
}

#[test]
fn a_file_that_is_not_a_card_set_is_refused_in_one_line() {
    refuses(
        "sim dungeonville --cards no-such-file.toml".split(' '),
        2,
        "--cards: can't read no-such-file.toml: ",
    );
    refuses("sim dungeonville --cards .".split(' '), 2, "--cards: can't read .: ");
    refuses("sim crypt --cards mine.toml".split(' '), 2, "unexpected argument '--cards'");
    let file = folder("cards-bytes").join("bytes.toml");
    fs::write(&file, [0xff, 0xfe]).expect("a file can be written");
    refuses(with_cards("sim dungeonville", &file), 2, "bytes.toml is not text");
}
