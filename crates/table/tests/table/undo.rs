//! Undo.

use crypt::State;
use game_core::Seat;
use games::{Listed, Visitor};
use protocol::{Absence, Command, Refusal};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::json;
use table::{Input, Record, Standing};

use crate::kit::{Played, bids, charter, crypt, crypt_for_two, crypt_setup, setups};

/// What a person may undo, without the list of versions.
fn undo_sheet(table: &Played<impl table::Playable>, name: &str) -> serde_json::Value {
    let mut sheet = table.sheet(name)["undo"].clone();
    sheet.as_object_mut().unwrap().remove("back");
    sheet
}

/// The versions of the actions that a person may undo without asking.
fn back(table: &Played<impl table::Playable>, name: &str) -> Vec<u64> {
    let versions = table.sheet(name)["undo"]["back"].clone();
    versions.as_array().unwrap().iter().map(|version| version.as_u64().unwrap()).collect()
}

fn free() -> serde_json::Value {
    json!({"free": true, "byConsent": false, "asked": null})
}

fn by_consent() -> serde_json::Value {
    json!({"free": false, "byConsent": true, "asked": null})
}

fn nothing() -> serde_json::Value {
    json!({"free": false, "byConsent": false, "asked": null})
}

#[test]
fn the_last_action_is_undone_freely() {
    let mut table = crypt_for_two();
    let before = table.sheet("ann")["view"].clone();
    assert_eq!(undo_sheet(&table, "ann"), nothing());
    assert_eq!(table.refused("ann", table.undo()), Refusal::NothingToUndo);
    table.acts("ann", "claim 1=5");
    let acted = table.table.version();
    assert_eq!(undo_sheet(&table, "ann"), free());
    assert_eq!(undo_sheet(&table, "bob"), nothing(), "bob has done nothing yet");
    assert_eq!(table.refused("bob", table.undo()), Refusal::NothingToUndo);
    assert_eq!(table.refused("eve", table.undo()), Refusal::NotSeated);
    assert_eq!(table.does("ann", table.undo()).unwrap(), [Record::Undone { seat: Seat::A, keep: 1 }]);
    assert_eq!(table.sheet("ann")["view"], before);
    let log = table.sheet("bob")["log"].as_array().unwrap().clone();
    let last = log.last().unwrap();
    assert_eq!((&last["kind"], &last["from"]), (&json!("undone"), &json!(acted)));
    // Bob's action was for a version that was undone.
    assert!(matches!(table.acts_on(acted, "bob", "claim 2=1"), Err(Refusal::Stale { .. })));
    table.acts("ann", "claim 1=4");
}

#[test]
fn undone_events_are_removed_from_the_log() {
    let mut table = crypt_for_two();
    let sights = |table: &Played<State>| {
        let log = table.sheet("bob")["log"].clone();
        log.as_array().unwrap().iter().filter(|entry| entry["kind"] == json!("sight")).count()
    };
    let before = sights(&table);
    table.acts("ann", "claim 1=5");
    assert!(sights(&table) > before);
    table.does("ann", table.undo()).unwrap();
    assert_eq!(sights(&table), before);
    table.acts("ann", "claim 1=4");
    assert!(table.sheet("bob")["log"].to_string().contains("undone"), "the undo itself is in the log");
}

/// Otherwise a table could grow forever, and everyone who opens it would be sent all of it.
#[test]
fn undoing_is_limited() {
    let mut table = crypt_for_two();
    for _ in 0..100 {
        table.acts("ann", "claim 1=5");
        table.does("ann", table.undo()).unwrap();
    }
    table.acts("ann", "claim 1=5");
    let version = table.table.version();
    assert_eq!(undo_sheet(&table, "ann"), nothing());
    assert_eq!(table.refused("ann", table.undo()), Refusal::LimitReached);
    assert_eq!(table.table.version(), version);
    // The others are not limited, and the game continues.
    table.acts("bob", "claim 2=1");
    assert_eq!(undo_sheet(&table, "bob"), free());
    table.leaves("bob");
    table.does("ann", Command::Resign).unwrap();
}

#[test]
fn an_undo_by_consent_counts_once() {
    let mut table = crypt_for_two();
    for _ in 0..100 {
        table.script("ann: claim 1=5 | bob: claim 1=3+3");
        table.does("ann", table.undo()).unwrap();
        table.does("bob", table.agree()).unwrap();
    }
    table.script("ann: claim 1=5 | bob: claim 1=3+3");
    assert_eq!(table.refused("ann", table.undo()), Refusal::LimitReached);
}

#[test]
fn asking_and_withdrawing_is_limited() {
    let mut table = crypt_for_two();
    table.script("ann: claim 1=5 | bob: claim 1=3+3");
    for _ in 0..100 {
        table.does("ann", table.undo()).unwrap();
        table.does("ann", Command::WithdrawUndo).unwrap();
    }
    assert_eq!(table.refused("ann", table.undo()), Refusal::LimitReached);
}

#[test]
fn a_second_undo_at_the_same_version_is_stale() {
    let mut table = bids(2, 2, &["prize 4", "prize 5"]);
    table.script("ann: bid 5 | bob: bid 1 | ann: bid 2");
    let seen = table.table.version();
    table.does("ann", Command::Undo { version: seen, back: None }).unwrap();
    let version = table.table.version();
    // An old version does not undo the bid of the round before; a future version is refused, too.
    for seen in [seen, seen - 1, version + 1] {
        assert_eq!(
            table.refused("ann", Command::Undo { version: seen, back: None }),
            Refusal::Stale { seen, version }
        );
    }
    // At the current version it is a request.
    assert!(matches!(table.does("ann", table.undo()).unwrap()[..], [Record::UndoAsked { keep: 1, .. }]));
}

#[test]
fn an_undo_before_the_last_step_was_seen_is_stale() {
    let mut table = bids(3, 1, &["prize 4"]);
    table.acts("ann", "bid 5");
    let seen = table.table.version();
    table.acts("bob", "bid 1");
    let version = table.table.version();
    // The undo was free at that version, but now bob would have to agree.
    assert_eq!(
        table.refused("ann", Command::Undo { version: seen, back: None }),
        Refusal::Stale { seen, version }
    );
    // Leaving and returning are not steps.
    table.leaves("cid");
    table.does("cid", Command::Return).unwrap();
    table.does("ann", Command::Undo { version, back: None }).unwrap();
}

#[test]
fn an_answer_is_for_the_request_that_was_seen() {
    let mut table = crypt(3, "AAAAAA", &["reveal I4 P2 R1 T_ next T"]);
    table.script("ann: claim 1=5 | bob: claim 2=3");
    table.does("ann", table.undo()).unwrap();
    let seen = table.table.version();
    let late = Command::AnswerUndo { version: seen, agree: true };
    table.does("ann", Command::WithdrawUndo).unwrap();
    assert_eq!(table.refused("cid", late.clone()), Refusal::NothingAsked);
    table.does("ann", table.undo()).unwrap();
    let version = table.table.version();
    assert_eq!(table.refused("cid", late), Refusal::Stale { seen, version });
    // Bob's answer does not make it another request.
    table.does("bob", table.agree()).unwrap();
    let answered = table.does("cid", Command::AnswerUndo { version, agree: true }).unwrap();
    assert!(matches!(answered[..], [Record::UndoAnswered { .. }, Record::Undone { .. }]));
}

#[test]
fn undoing_past_the_decision_of_another_needs_consent() {
    let mut table = crypt_for_two();
    table.script("ann: claim 1=5 | bob: claim 1=3+3");
    assert_eq!(undo_sheet(&table, "ann"), by_consent());
    assert_eq!(undo_sheet(&table, "bob"), free());
    table.does("ann", table.undo()).unwrap();
    let asked = json!({"free": false, "byConsent": false, "asked": {"by": "a", "waiting": ["b"]}});
    assert_eq!(undo_sheet(&table, "ann"), asked);
    assert_eq!(table.refused("ann", table.undo()), Refusal::UndoAsked { by: Seat::A });
    assert_eq!(table.refused("ann", table.agree()), Refusal::NothingAsked);
    assert_eq!(table.refused("eve", table.agree()), Refusal::NotSeated);
    let undone = table.does("bob", table.agree()).unwrap();
    let answered = Record::UndoAnswered { seat: Seat::B, agree: true };
    assert_eq!(undone, [answered, Record::Undone { seat: Seat::A, keep: 1 }]);
    assert_eq!(table.table.steps().count(), 1);
    assert_eq!(table.refused("bob", table.agree()), Refusal::NothingAsked);
}

#[test]
fn one_player_who_declines_is_enough() {
    let mut table = crypt(3, "AAAAAA", &["reveal I4 P2 R1 T_ next T"]);
    table.script("ann: claim 1=5 | bob: claim 2=3");
    table.does("ann", table.undo()).unwrap();
    assert_eq!(table.does("cid", table.agree()).unwrap().len(), 1, "bob has not answered");
    assert_eq!(undo_sheet(&table, "eve")["asked"]["waiting"], json!(["b"]));
    assert_eq!(table.refused("cid", table.disagree()), Refusal::NothingAsked);
    table.does("bob", table.disagree()).unwrap();
    assert_eq!(undo_sheet(&table, "ann"), by_consent());
    assert_eq!(table.table.steps().count(), 3);
}

#[test]
fn a_request_ends_with_the_next_change() {
    let mut table = crypt(3, "AAAAAA", &["reveal I4 P2 R1 T_ next T"]);
    table.script("ann: claim 1=5 | bob: claim 2=3");
    let ask = |table: &mut Played<State>| {
        let mut table = table.clone();
        table.does("ann", table.undo()).unwrap();
        assert!(!undo_sheet(&table, "eve")["asked"].is_null());
        table
    };
    let nothing_asked = |table: &Played<State>| undo_sheet(table, "eve")["asked"].is_null();
    let mut acted = ask(&mut table);
    acted.acts("cid", "claim 3=1");
    assert!(nothing_asked(&acted));
    let mut left = ask(&mut table);
    left.leaves("bob");
    assert!(nothing_asked(&left));
    left.does("ann", left.undo()).unwrap_err();
    left.does("bob", Command::Return).unwrap();
    left.does("ann", left.undo()).unwrap();
    left.does("cid", Command::Resign).unwrap();
    assert!(nothing_asked(&left));
    // Bob can undo freely, even while ann's request is open.
    let mut undone = ask(&mut table);
    assert_eq!(undo_sheet(&undone, "bob")["free"], true);
    undone.does("bob", undone.undo()).unwrap();
    assert!(nothing_asked(&undone));
}

#[test]
fn a_request_can_be_withdrawn() {
    let mut table = crypt(3, "AAAAAA", &["reveal I4 P2 R1 T_ next T"]);
    table.script("ann: claim 1=5 | bob: claim 2=3");
    assert_eq!(table.refused("ann", Command::WithdrawUndo), Refusal::NothingAsked, "there is no request");
    table.does("ann", table.undo()).unwrap();
    table.does("cid", table.agree()).unwrap();
    assert_eq!(table.refused("bob", Command::WithdrawUndo), Refusal::NothingAsked, "it is not bob's request");
    assert_eq!(table.refused("eve", Command::WithdrawUndo), Refusal::NotSeated);
    let withdrawn = table.does("ann", Command::WithdrawUndo).unwrap();
    assert_eq!(withdrawn, [Record::UndoWithdrawn { seat: Seat::A }]);
    assert_eq!(table.refused("bob", table.agree()), Refusal::NothingAsked);
    assert_eq!(table.refused("ann", Command::WithdrawUndo), Refusal::NothingAsked, "it is already withdrawn");
    assert_eq!(table.table.steps().count(), 3, "nothing was undone");
    let log = table.sheet("eve")["log"].as_array().unwrap().clone();
    assert_eq!(log.last().unwrap()["kind"], "undoWithdrawn");
    // Ann can ask again, and everyone has to answer again.
    table.does("ann", table.undo()).unwrap();
    assert_eq!(undo_sheet(&table, "eve")["asked"]["waiting"], json!(["b", "c"]));
}

#[test]
fn undoing_a_roll_needs_consent_and_the_next_roll_is_new() {
    let mut table = crypt_for_two();
    table.script("ann: claim 1=5 | bob: claim 2=6");
    let last = table.table.version();
    table.acts("ann", "claim 3=6+6");
    let rolled = |table: &Played<State>| {
        let is_roll = |one: &&table::Stamped| matches!(&one.record, Record::Answered { chance, .. } if chance.starts_with("collect"));
        table.records.iter().filter(is_roll).count()
    };
    assert_eq!(rolled(&table), 1);
    assert_eq!(undo_sheet(&table, "ann"), by_consent());
    table.does("ann", table.undo()).unwrap();
    table.does("bob", table.agree()).unwrap();
    assert!(table.acts_on(last, "ann", "claim 3=6+6").is_err(), "the old version is stale");
    let answered = |table: &Played<State>| {
        let answers = table.records.iter().filter_map(|one| match &one.record {
            Record::Answered { chance, .. } => Some(chance.clone()),
            _ => None,
        });
        answers.collect::<Vec<_>>()
    };
    let mut rolls = std::collections::HashSet::new();
    for _ in 0..4 {
        table.acts("ann", "claim 3=6+6");
        rolls.insert(answered(&table).iter().rfind(|one| one.starts_with("collect")).cloned());
        table.does("ann", table.undo()).unwrap();
        table.does("bob", table.agree()).unwrap();
    }
    assert!(rolls.len() > 1, "four rolls of four dice are not all the same: {rolls:?}");
}

#[test]
fn a_game_with_undone_rolls_is_verified() {
    let mut table = crypt(2, "AAAAAA", &[]);
    for _ in 0..6 {
        let who = table.table.status().awaited[0].0.clone();
        table.acts(&who, "recover");
        let asked = table.does(&who, table.undo()).unwrap();
        if matches!(asked[..], [Record::UndoAsked { .. }]) {
            table.does(if who == "ann" { "bob" } else { "ann" }, table.agree()).unwrap();
        }
        table.acts(&who, "recover");
    }
    table.play_out(|_| 0);
    let verified = table::verify(&table.export()).unwrap();
    // Two of the six ended a round, so the next cards were revealed before they were undone.
    assert_eq!(verified.undone, 8, "{verified:?}");
}

/// Ann and bob have a Manuscript each, and ann has looked at the face-down card.
fn looked_at() -> Played<State> {
    let mut table = crypt(2, "AABAAA", &["reveal M1 M2 R_ next T", "reveal T4 P2 J_ next T", "look 3=2"]);
    table.script("ann: claim 1=1 | bob: claim 2=1 | ann: recover | ann: look #1");
    table
}

#[test]
fn undoing_a_reveal_without_chance_needs_consent() {
    let mut table = looked_at();
    let before = table.records.len();
    table.acts("bob", "look #1");
    assert_eq!(table.records.len(), before + 1, "there was no answer of chance");
    assert_eq!(undo_sheet(&table, "bob"), by_consent());
    table.does("bob", table.undo()).unwrap();
    table.does("ann", table.agree()).unwrap();
    assert_eq!(undo_sheet(&table, "bob"), by_consent(), "cards were revealed since the claim");
}

#[test]
fn collecting_reveals_cards_even_without_a_roll() {
    let mut table = crypt(2, "AAAAAA", &["reveal M1 M2 R_ next T", "reveal T4 P2 J_ next T"]);
    table.script("ann: claim 1=1 | bob: claim 2=1 | ann: recover");
    assert_eq!(undo_sheet(&table, "ann"), by_consent());
}

/// A table of ann and a bot.
fn against_a_bot(sides: &str, chance: &[&str]) -> Played<State> {
    let charter = charter::<State>(&crypt_setup(2, sides));
    Played::open(charter).chance(chance).seated(&["ann", "novice"])
}

#[test]
fn a_bot_agrees_to_undo_its_decision_but_not_a_roll() {
    let mut table = against_a_bot("AAAAAA", &["reveal I4 P2 R_ next T"]);
    table.acts("ann", "claim 1=5");
    assert!(table.bot_plays());
    assert_eq!(undo_sheet(&table, "ann"), free());
    assert_eq!(table.does("ann", table.undo()).unwrap(), [Record::Undone { seat: Seat::A, keep: 1 }]);
    table.acts("ann", "claim 1=5");
    assert!(table.bot_plays());
    table.acts("ann", "recover");
    assert_eq!(undo_sheet(&table, "ann"), nothing());
    assert_eq!(table.refused("ann", table.undo()), Refusal::BotsDecline);
}

#[test]
fn a_bot_move_from_before_an_undo_is_stale() {
    let mut table = against_a_bot("AAAAAA", &["reveal I4 P2 R_ next T"]);
    table.acts("ann", "claim 1=5");
    let turn = table.table.bot_turn(Seat::B).unwrap();
    table.does("ann", table.undo()).unwrap();
    let late = Input::Bot { seat: Seat::B, version: turn.version, act: "claim 2=1".to_owned() };
    assert!(matches!(table.apply(&late), Err(Refusal::Stale { .. })));
}

#[test]
fn a_solo_player_cannot_undo_rolls() {
    let mut table = crypt(1, "AAAAAA", &["reveal I4 P2 R_ next T"]);
    table.acts("ann", "recover");
    assert_eq!(table.refused("ann", table.undo()), Refusal::BotsDecline, "the Ghost has rolled");
    assert_eq!(undo_sheet(&table, "ann"), nothing());
}

#[test]
fn the_decision_of_an_absent_person_cannot_be_undone() {
    let mut table = crypt_for_two();
    table.script("ann: claim 1=5 | bob: claim 2=3");
    table.leaves("bob");
    assert_eq!(table.refused("ann", table.undo()), Refusal::BotsDecline);
    table.does("bob", Command::Return).unwrap();
    table.does("ann", table.undo()).unwrap();
    table.does("bob", table.agree()).unwrap();
    // What the bot decided for bob can be undone.
    table.acts("ann", "claim 1=5");
    table.leaves("bob");
    assert!(table.bot_plays());
    assert_eq!(undo_sheet(&table, "ann"), free());
}

#[test]
fn rolls_cannot_be_undone_while_a_person_is_absent() {
    let mut table = crypt(3, "AAAAAA", &["reveal J4 P2 R1 T_ next T"]);
    table.script("ann: claim 1=5 | bob: claim 2=3");
    table.leaves("cid");
    assert!(table.bot_plays());
    assert!(table.table.steps().count() > 5, "the dice were rolled");
    assert_eq!(table.refused("ann", table.undo()), Refusal::BotsDecline);
    assert_eq!(table.absence('c'), Some(Absence::Left));
}

#[test]
fn an_absent_person_cannot_undo() {
    let mut table = crypt_for_two();
    table.acts("ann", "claim 1=5");
    table.leaves("ann");
    assert_eq!(table.refused("ann", table.undo()), Refusal::NothingToUndo);
    assert_eq!(undo_sheet(&table, "ann"), nothing());
}

#[test]
fn a_sealed_answer_can_be_undone_until_it_is_revealed() {
    let mut table = bids(2, 1, &["prize 4"]);
    table.acts("ann", "bid 5");
    table.does("ann", table.undo()).unwrap();
    table.acts("ann", "bid 1");
    table.acts("bob", "bid 2");
    assert_eq!(table.refused("ann", table.undo()), Refusal::Over, "the game is over with the last bid");
    let mut longer = bids(2, 2, &["prize 4", "prize 5"]);
    longer.script("ann: bid 5 | bob: bid 1");
    assert_eq!(undo_sheet(&longer, "bob"), by_consent(), "the bids were revealed");
}

/// Plays one person against bots, at random, and undoes every action that the sheet says can be undone. Returns the longest
/// list of such actions.
fn undo_everything<G: Listed>(seed: u64) -> usize {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let setups = setups::<G>();
    let several: Vec<_> = setups.iter().filter(|setup| G::new(setup).unwrap().seats() > 1).collect();
    let setup = several[seed as usize * 3 % several.len()];
    let others = G::new(setup).unwrap().seats() - 1;
    let who: Vec<&str> = ["ann"].into_iter().chain(std::iter::repeat_n("novice", others)).collect();
    let mut table = Played::<G>::open(charter::<G>(setup)).seated(&who);
    let mut positions = vec![(table.table.version(), table.table.game().unwrap().position())];
    let mut longest = 0;
    for _ in 0..120 {
        if !matches!(table.table.standing(), Standing::Playing) {
            break;
        }
        if !table.bot_plays() {
            let action = table.table.game().unwrap().sample_action(Seat::A, &mut rng).unwrap();
            table.acts("ann", &action.to_string());
        }
        let Some(game) = table.table.game() else { break };
        positions.push((table.table.version(), game.position()));
        let versions = back(&table, "ann");
        longest = longest.max(versions.len());
        assert_eq!(table.sheet("ann")["undo"]["free"], json!(!versions.is_empty()));
        assert!(versions.is_sorted_by(|newer, older| newer > older), "newest first: {versions:?}");
        for (nth, version) in versions.into_iter().enumerate() {
            let mut undone = table.clone();
            let command = Command::Undo { version: undone.table.version(), back: Some(version) };
            let records = undone.does("ann", command).unwrap();
            assert!(matches!(records[..], [Record::Undone { seat: Seat::A, .. }]));
            let before = positions.iter().rfind(|(made, _)| *made < version).unwrap();
            assert_eq!(undone.table.game().unwrap().position(), before.1);
            let log = undone.sheet("ann")["log"].clone();
            let entry = log.as_array().unwrap().last().unwrap();
            assert_eq!((&entry["kind"], &entry["moves"]), (&json!("undone"), &json!(nth + 1)));
            assert!(undone.sheet("ann")["awaiting"].as_array().unwrap().contains(&json!("a")));
        }
    }
    longest
}

#[test]
fn any_own_action_since_the_last_reveal_is_undone_freely() {
    #[derive(Clone)]
    struct Try;
    impl Visitor for Try {
        type Output = usize;
        fn visit<G: Listed>(self) -> usize {
            (0..6).map(undo_everything::<G>).max().unwrap()
        }
    }
    let longest: Vec<usize> =
        games::NAMES.iter().flat_map(|game| games::visit_each(game, Try).unwrap()).collect();
    assert!(longest.iter().any(|longest| *longest > 1), "several actions in a row: {longest:?}");
}

#[test]
fn only_an_own_action_that_counts_can_be_named() {
    let mut table = crypt_for_two();
    let begun = table.table.version();
    table.acts("ann", "claim 1=5");
    let claimed = table.table.version();
    assert_eq!((back(&table, "ann"), back(&table, "bob")), (vec![claimed], vec![]));
    let undo =
        |table: &Played<State>, back: u64| Command::Undo { version: table.table.version(), back: Some(back) };
    for wrong in [0, begun, claimed + 1, u64::MAX] {
        assert_eq!(table.refused("ann", undo(&table, wrong)), Refusal::NothingToUndo);
    }
    assert_eq!(table.refused("bob", undo(&table, claimed)), Refusal::NothingToUndo, "it is ann's");
    table.acts("bob", "claim 1=3+3");
    assert_eq!(back(&table, "ann"), Vec::<u64>::new(), "bob has decided since, and has to agree");
    table.does("ann", undo(&table, claimed)).unwrap();
    table.does("bob", table.agree()).unwrap();
    assert_eq!(table.refused("ann", undo(&table, claimed)), Refusal::NothingToUndo, "it was undone");
}
