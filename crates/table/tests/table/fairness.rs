//! Verifiable chance: every change of an export is found.

use std::path::Path;

use crypt::State;
use protocol::Command;
use serde_json::{Value, json};
use table::{Flaw, Seed, verify};

use crate::kit::{Played, charter, crypt, crypt_setup};

/// A finished game of ann, bob and a bot, in which actions were undone and bob resigned.
fn finished() -> String {
    let charter = charter::<State>(&crypt_setup(3, "ABABAB"));
    let mut table = Played::<State>::open(charter).seated(&["ann", "bob", "novice"]);
    table.acts("ann", "claim 1=5");
    table.does("ann", table.undo()).unwrap();
    table.acts("ann", "claim 1=2 2=3");
    table.acts("bob", "claim 3=4");
    table.does("ann", table.undo()).unwrap();
    table.does("bob", table.agree()).unwrap();
    table.acts("ann", "claim 1=4 2=3");
    let mut round = 0;
    while table.table.steps().count() < 40 {
        if !table.bot_plays() {
            let who = table.table.status().awaited[0].0.clone();
            let actions = table.sheet(&who)["actions"].as_array().unwrap().clone();
            round += 7;
            table.acts_as(&who, actions[round % actions.len()].clone());
        }
    }
    table.does("bob", Command::Resign).unwrap();
    table.play_out(|count| count / 2);
    table.export()
}

/// A game of two in which a roll was undone by consent.
fn for_two() -> String {
    let mut table = crypt(2, "AAAAAA", &[]);
    table.script("ann: claim 1=5 | bob: claim 2=6 | ann: claim 3=6");
    table.does("ann", table.undo()).unwrap();
    table.does("bob", table.agree()).unwrap();
    table.play_out(|count| count / 3);
    table.export()
}

fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::to_owned).collect()
}

fn check(lines: &[String]) -> Result<table::Verified, Flaw> {
    verify(&(lines.join("\n") + "\n"))
}

/// Changes the header, and returns the flaw that is found.
fn with_header(text: &str, change: impl FnOnce(&mut Value)) -> String {
    let mut lines = lines(text);
    let mut header: Value = serde_json::from_str(&lines[0]).unwrap();
    change(&mut header);
    lines[0] = header.to_string();
    check(&lines).unwrap_err().to_string()
}

/// The number of the first line that contains `part`, counted from 1.
fn line_of(text: &str, part: &str) -> usize {
    text.lines().position(|line| line.contains(part)).unwrap() + 1
}

#[test]
fn a_game_with_its_own_card_set_is_verified_after_its_table_has_gone() {
    let toml = dungeonville::Cards::built_in().to_toml().replacen("The house set", "Ann's box", 1);
    let cards = dungeonville::Cards::new(dungeonville::CardSet::read(&toml).unwrap());
    let tag = cards.tag();
    let charter =
        charter::<dungeonville::State>(&dungeonville::Setup { cards, ..dungeonville::Setup::new(2) });
    let mut table = Played::<dungeonville::State>::open(charter).seated(&["ann", "bob"]);
    assert!(dungeonville::Cards::find(&tag).is_some());
    table.play_out(|count| count / 2);
    let (text, records) = (table.export(), table.records.clone());
    drop(table);
    assert_eq!(dungeonville::Cards::find(&tag), None, "the set was dropped with the table");
    verify(&text).unwrap();
    assert!(!table::replay(&records, game_core::Viewer::Open).unwrap().is_empty());
    assert_eq!(dungeonville::Cards::find(&tag), None);
}

#[test]
fn an_export_is_verified() {
    for text in [finished(), for_two()] {
        let verified = verify(&text).unwrap();
        assert_eq!((verified.game.as_str(), verified.table.as_str()), ("crypt", "oak"));
        assert!(verified.undone > 0 && verified.actions > 20 && verified.answers > 10);
        assert!(!text.contains("person") && !text.contains("\"at\""), "no ids and no times");
    }
    let text = finished();
    assert!(text.contains("\"resign\":\"b\"") && text.contains("\"bot\":true"));
    assert!(verify(text.trim_end()).is_ok(), "the last line break may be missing");
}

#[test]
fn golden_the_example_is_what_a_table_exports() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/crypt-export.jsonl");
    game_laws::check_golden(&path, &finished());
}

#[test]
fn every_change_of_the_header_is_found() {
    let text = finished();
    let seed = || json!("00".repeat(32));
    let commitment = |header: &Value| header["commitment"].as_str().unwrap().to_owned();
    let first_roll = "line 2: the seed gives \"reveal ";
    type Change = Box<dyn Fn(&mut Value)>;
    let changes: Vec<(&str, Change, &str)> = vec![
        (
            "another seed",
            Box::new(move |h| h["seed"] = seed()),
            "line 1: the seed does not match the commitment",
        ),
        ("no seed", Box::new(|h| h["seed"] = json!("ab")), "a seed is 64 hexadecimal digits"),
        (
            "another commitment",
            Box::new(move |h| h["commitment"] = json!(commitment(h).replace('a', "b"))),
            "line 1: the seed does not match",
        ),
        (
            "another seed with its commitment",
            Box::new(|h| {
                let other = Seed([9; 32]);
                h["seed"] = json!(other.reveal());
                h["commitment"] = json!(other.commitment());
            }),
            first_roll,
        ),
        ("another nonce", Box::new(|h| h["players"][0]["nonce"] = json!("00".repeat(16))), first_roll),
        ("players swapped", Box::new(|h| h["players"].as_array_mut().unwrap().swap(0, 1)), first_roll),
        (
            "a person for a bot",
            Box::new(|h| h["players"][2] = json!({"name": "x", "nonce": "00".repeat(16)})),
            first_roll,
        ),
        (
            "a missing player",
            Box::new(|h| drop(h["players"].as_array_mut().unwrap().pop())),
            "line 1: the game has 3 seats, but 2 players",
        ),
        ("no players", Box::new(|h| h["players"] = json!([])), "line 1: the game has 3 seats, but 0 players"),
        (
            "nine players",
            Box::new(|h| h["players"] = json!(vec![h["players"][0].clone(); 9])),
            "line 1: the game has 3 seats, but 9 players",
        ),
        ("another table", Box::new(|h| h["table"] = json!("elm")), first_roll),
        ("other sides", Box::new(|h| h["setup"]["sides"] = json!("ABABAA")), first_roll),
        ("another leader", Box::new(|h| h["setup"]["leader"] = json!("b")), first_roll),
        (
            "a random leader",
            Box::new(|h| h["setup"]["leader"] = json!("random")),
            "line 2: the seed gives \"leader ",
        ),
        ("another recall", Box::new(|h| h["setup"]["recall"] = json!("memory")), first_roll),
        (
            "a setup for more players",
            Box::new(|h| h["setup"]["players"] = json!(4)),
            "line 1: the game has 4 seats, but 3 players",
        ),
        (
            "a setup for too many players",
            Box::new(|h| h["setup"]["players"] = json!(200)),
            "line 1: Crypt is for 1 to 4",
        ),
        ("no setup", Box::new(|h| h["setup"] = json!(7)), "line 1: the setup is not one of crypt"),
        (
            "another game",
            Box::new(|h| h["game"] = json!("chess")),
            "line 1: there is no game called \"chess\"",
        ),
        ("other rules", Box::new(|h| h["rules"] = json!(99)), "line 1: rules version 99 is not supported"),
        ("another format", Box::new(|h| h["export"] = json!(2)), "line 1: format 2 is not supported"),
        (
            "an unknown field",
            Box::new(|h| h["extra"] = json!(1)),
            "line 1: this is not the header of a finished game",
        ),
    ];
    for (name, change, expected) in changes {
        let found = with_header(&text, change);
        assert!(found.contains(expected), "{name}: {found}");
    }
}

#[test]
fn a_dropped_doubled_or_swapped_line_is_found() {
    for text in [finished(), for_two()] {
        let all = lines(&text);
        for index in 1..all.len() {
            let mut dropped = all.clone();
            dropped.remove(index);
            let flaw = check(&dropped).expect_err(&format!("line {} was dropped: {}", index + 1, all[index]));
            assert!(flaw.line >= index, "{flaw}, but line {} was dropped", index + 1);

            let mut doubled = all.clone();
            doubled.insert(index, all[index].clone());
            let flaw = check(&doubled).expect_err(&format!("line {} was doubled: {}", index + 1, all[index]));
            assert!(flaw.line > index + 1, "{flaw}, but line {} was doubled", index + 1);

            let mut swapped = all.clone();
            swapped.swap(index - 1, index);
            let flaw = check(&swapped).expect_err(&format!("line {} was swapped: {}", index + 1, all[index]));
            assert!(flaw.line >= index, "{flaw}, but line {} was swapped", index + 1);
        }
    }
}

#[test]
fn a_truncated_file_is_found() {
    let text = for_two();
    for cut in (0..text.len() - 1).filter(|cut| text.is_char_boundary(*cut)).step_by(7) {
        let last = text[..cut].lines().count().max(1);
        let flaw = verify(&text[..cut]).unwrap_err();
        assert_eq!(flaw.line, last, "{flaw}");
    }
    let all = lines(&text);
    let flaw = check(&all[..all.len() - 1]).unwrap_err();
    assert_eq!(flaw.what, "the file is cut off: it has no ending");
}

/// Replaces the line that contains `part`. Returns whether the flaw is found in that line, and its text.
fn replaced(text: &str, part: &str, by: &str) -> (bool, String) {
    let number = line_of(text, part);
    let mut lines = lines(text);
    lines[number - 1] = by.to_owned();
    let flaw = check(&lines).expect_err(by);
    (flaw.line == number, flaw.what)
}

#[test]
fn a_changed_line_is_found_in_its_place() {
    let text = finished();
    let all = lines(&text);
    let roll = all.iter().find(|line| line.contains("collect")).unwrap();
    let ending = all.last().unwrap().clone();
    let undo = all.iter().find(|line| line.contains("undo")).unwrap();
    let first_act = all.iter().find(|line| line.contains("\"act\"")).unwrap();
    let bot_act = all.iter().find(|line| line.contains(",\"bot\":true")).unwrap();
    let other_ending = ending.replace("\"winners\":[\"c\"]", "\"winners\":[\"a\"]");
    let other_ending = if other_ending == ending {
        ending.replace("\"winners\":[\"a\"]", "\"winners\":[\"c\"]")
    } else {
        other_ending
    };
    let changes = [
        (roll.as_str(), r#"{"chance":"collect 1=1"}"#.to_owned(), "the seed gives \"collect "),
        (roll, r#"{"chance":""}"#.to_owned(), "but the file has \"\""),
        (roll, first_act.clone(), "refused: "),
        (first_act, r#"{"chance":"ghost 1+1+1"}"#.to_owned(), "there was nothing to draw or roll here"),
        (first_act, first_act.replace("\"a\"", "\"b\""), "refused: "),
        (first_act, first_act.replace("\"a\"", "\"d\""), "there is no seat d in this game"),
        (first_act, r#"{"seat":"a","act":"decline"}"#.to_owned(), "refused: "),
        (first_act, r#"{"seat":"a","act":"castle"}"#.to_owned(), "\"castle\" is not an action"),
        (bot_act, bot_act.replace(",\"bot\":true", ""), "is a bot, but this is said to be a person's action"),
        (undo, r#"{"undo":0}"#.to_owned(), "step 1 was not made by a person, so it can't be undone"),
        (undo, r#"{"undo":4000000000}"#.to_owned(), "so 4000000000 can't remain"),
        (undo, r#"{"undo":-1}"#.to_owned(), "this is not a line of a finished game"),
        ("resign", r#"{"resign":"c"}"#.to_owned(), "c is a bot, and bots do not resign"),
        ("resign", r#"{"resign":"h"}"#.to_owned(), "there is no seat h in this game"),
        (&ending, other_ending, "the steps lead to another ending: {"),
        (&ending, r#"{"ending":{},"digest":""}"#.to_owned(), "this is not a line of a finished game"),
        (roll, ending.clone(), "this is an ending, but the game is not over"),
        (roll, String::new(), "this is not a line of a finished game"),
        (roll, "💀".to_owned(), "this is not a line of a finished game"),
        (roll, r#"{"chance":"x","act":"y"}"#.to_owned(), "this is not a line of a finished game"),
    ];
    for (part, by, expected) in changes {
        let (there, found) = replaced(&text, part, &by);
        assert!(there && found.contains(expected), "{by}: {found}");
    }
}

#[test]
fn nothing_may_follow_the_ending() {
    let text = for_two();
    let mut all = lines(&text);
    let ending = all.pop().unwrap();
    let number = all.len() + 1;
    for more in
        [r#"{"seat":"a","act":"recover"}"#, r#"{"chance":"leader a"}"#, r#"{"undo":1}"#, r#"{"resign":"a"}"#]
    {
        let mut longer = all.clone();
        longer.push(more.to_owned());
        longer.push(ending.clone());
        let flaw = check(&longer).unwrap_err();
        assert_eq!(
            (flaw.line, flaw.what.as_str()),
            (number, "the game is over here, but this is not an ending")
        );
        let after = [all.clone(), vec![ending.clone(), more.to_owned()]].concat();
        let flaw = check(&after).unwrap_err();
        assert_eq!((flaw.line, flaw.what.as_str()), (number + 1, "nothing may follow the ending"));
    }
}

#[test]
fn a_player_who_resigned_cannot_act() {
    let text = finished();
    let resigned = line_of(&text, "resign");
    let mut all = lines(&text);
    let later = all[resigned..].iter().position(|line| line.contains(r#""seat":"b""#)).unwrap() + resigned;
    all[later] = all[later].replace(",\"bot\":true", "");
    let flaw = check(&all).unwrap_err();
    assert_eq!(flaw.line, later + 1);
    assert!(flaw.what.contains("b has resigned"), "{flaw}");
}

#[test]
fn another_legal_action_is_found_at_a_later_line() {
    let text = for_two();
    let number = line_of(&text, "\"act\"");
    for other in ["claim 1=6", "claim 1=5+5", "claim 2=5", "recover"] {
        let mut all = lines(&text);
        all[number - 1] = json!({"seat": "a", "act": other}).to_string();
        let flaw = check(&all).unwrap_err();
        assert!(flaw.line > number, "{other}: {flaw}");
    }
}

#[test]
fn a_change_without_effect_is_found_by_the_digest() {
    let text = finished();
    let mut all = lines(&text);
    let undone = line_of(&text, "claim 3=4") - 1;
    all.remove(undone);
    let flaw = check(&all).unwrap_err();
    assert_eq!(flaw.line, all.len());
    assert!(flaw.what.starts_with("a line before this one was changed"), "{flaw}");
    let renamed = with_header(&text, |header| header["players"][0]["name"] = json!("MALLORY"));
    assert!(renamed.contains("was changed"), "{renamed}");
    assert!(verify(&text.replace('\n', "\r\n")).is_ok(), "line breaks of other systems are allowed");
}

#[test]
fn garbage_is_refused() {
    for text in
        ["", "\n", "{}", "null", "[1,2]", "{\"export\":1}", &"{".repeat(100_000), &"[".repeat(100_000)]
    {
        let flaw = verify(text).unwrap_err();
        assert_eq!(flaw.line, 1);
        assert!(flaw.what.starts_with("this is not the header of a finished game"), "{flaw}");
    }
}

#[test]
fn a_commitment_depends_on_the_seed_and_hides_it() {
    let seed = Seed([1; 32]);
    assert_ne!(seed.commitment(), Seed([2; 32]).commitment());
    assert_eq!(seed.commitment().len(), 64);
    assert!(!seed.commitment().contains(&seed.reveal()[..16]));
}
