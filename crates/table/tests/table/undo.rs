//! Taking back.

use crypt::State;
use game_core::Seat;
use protocol::{Absence, Command, Refusal};
use serde_json::json;
use table::{Input, Record};

use crate::kit::{Played, bids, charter, crypt, crypt_for_two, crypt_setup};

fn undo_sheet(table: &Played<impl table::Playable>, name: &str) -> serde_json::Value {
    table.sheet(name)["undo"].clone()
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
fn the_last_action_is_taken_back_freely() {
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
    // Whatever bob had in mind was an answer to what is no more.
    assert!(matches!(table.acts_on(acted, "bob", "claim 2=1"), Err(Refusal::Stale { .. })));
    table.acts("ann", "claim 1=4");
}

#[test]
fn what_was_taken_back_is_told_to_nobody_any_more() {
    let mut table = crypt_for_two();
    let told = |table: &Played<State>| {
        let log = table.sheet("bob")["log"].clone();
        log.as_array().unwrap().iter().filter(|entry| entry["kind"] == json!("sight")).count()
    };
    let before = told(&table);
    table.acts("ann", "claim 1=5");
    assert!(told(&table) > before);
    table.does("ann", table.undo()).unwrap();
    assert_eq!(told(&table), before);
    table.acts("ann", "claim 1=4");
    assert!(table.sheet("bob")["log"].to_string().contains("undone"), "that it was is told");
}

/// Else a table would grow for ever, and whoever opens it would be told all of it.
#[test]
fn nobody_takes_back_without_end() {
    let mut table = crypt_for_two();
    for _ in 0..100 {
        table.acts("ann", "claim 1=5");
        table.does("ann", table.undo()).unwrap();
    }
    table.acts("ann", "claim 1=5");
    let version = table.table.version();
    assert_eq!(undo_sheet(&table, "ann"), nothing());
    for command in [table.undo(), Command::Leave] {
        assert_eq!(table.refused("ann", command), Refusal::LimitReached);
    }
    assert_eq!(table.table.version(), version);
    // The others are free to do as they like, and the game goes on.
    table.acts("bob", "claim 2=1");
    assert_eq!(undo_sheet(&table, "bob"), free());
    table.does("bob", Command::Leave).unwrap();
    table.does("ann", Command::Resign).unwrap();
}

#[test]
fn what_the_others_agree_to_counts_once() {
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
fn whoever_asks_and_withdraws_without_end_is_heard_no_more() {
    let mut table = crypt_for_two();
    table.script("ann: claim 1=5 | bob: claim 1=3+3");
    for _ in 0..100 {
        table.does("ann", table.undo()).unwrap();
        table.does("ann", Command::WithdrawUndo).unwrap();
    }
    assert_eq!(table.refused("ann", table.undo()), Refusal::LimitReached);
}

#[test]
fn whoever_presses_twice_takes_back_once() {
    let mut table = bids(2, 2, &["prize 4", "prize 5"]);
    table.script("ann: bid 5 | bob: bid 1 | ann: bid 2");
    let seen = table.table.version();
    table.does("ann", Command::Undo { version: seen }).unwrap();
    let version = table.table.version();
    // Nobody is asked for the bid of the round before; nor does anybody see what is to come.
    for seen in [seen, seen - 1, version + 1] {
        assert_eq!(table.refused("ann", Command::Undo { version: seen }), Refusal::Stale { seen, version });
    }
    // Whoever looks again and still wants it is understood.
    assert!(matches!(table.does("ann", table.undo()).unwrap()[..], [Record::UndoAsked { keep: 1, .. }]));
}

#[test]
fn whoever_has_not_seen_the_last_step_takes_nothing_back() {
    let mut table = bids(3, 1, &["prize 4"]);
    table.acts("ann", "bid 5");
    let seen = table.table.version();
    table.acts("bob", "bid 1");
    let version = table.table.version();
    // What was free when ann saw it would be a question to bob by now.
    assert_eq!(table.refused("ann", Command::Undo { version: seen }), Refusal::Stale { seen, version });
    // Somebody's coming and going is no step.
    table.does("cid", Command::Leave).unwrap();
    table.does("cid", Command::Return).unwrap();
    table.does("ann", Command::Undo { version }).unwrap();
}

#[test]
fn an_answer_is_to_the_wish_that_was_seen() {
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
    // That bob has answered does not make it another wish.
    table.does("bob", table.agree()).unwrap();
    let answered = table.does("cid", Command::AnswerUndo { version, agree: true }).unwrap();
    assert!(matches!(answered[..], [Record::UndoAnswered { .. }, Record::Undone { .. }]));
}

#[test]
fn past_the_decision_of_another_the_other_is_asked() {
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
fn one_who_disagrees_is_enough() {
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
fn a_wish_is_gone_with_whatever_happens_next() {
    let mut table = crypt(3, "AAAAAA", &["reveal I4 P2 R1 T_ next T"]);
    table.script("ann: claim 1=5 | bob: claim 2=3");
    let ask = |table: &mut Played<State>| {
        let mut table = table.clone();
        table.does("ann", table.undo()).unwrap();
        assert!(!undo_sheet(&table, "eve")["asked"].is_null());
        table
    };
    let asked_nothing = |table: &Played<State>| undo_sheet(table, "eve")["asked"].is_null();
    let mut acted = ask(&mut table);
    acted.acts("cid", "claim 3=1");
    assert!(asked_nothing(&acted));
    let mut left = ask(&mut table);
    left.does("bob", Command::Leave).unwrap();
    assert!(asked_nothing(&left));
    left.does("ann", left.undo()).unwrap_err();
    left.does("bob", Command::Return).unwrap();
    left.does("ann", left.undo()).unwrap();
    left.does("cid", Command::Resign).unwrap();
    assert!(asked_nothing(&left));
    // What bob may take back freely needs nobody's leave, ann's wish or not.
    let mut undone = ask(&mut table);
    assert_eq!(undo_sheet(&undone, "bob")["free"], true);
    undone.does("bob", undone.undo()).unwrap();
    assert!(asked_nothing(&undone));
}

#[test]
fn whoever_asked_may_withdraw_the_wish() {
    let mut table = crypt(3, "AAAAAA", &["reveal I4 P2 R1 T_ next T"]);
    table.script("ann: claim 1=5 | bob: claim 2=3");
    assert_eq!(table.refused("ann", Command::WithdrawUndo), Refusal::NothingAsked, "nobody has asked");
    table.does("ann", table.undo()).unwrap();
    table.does("cid", table.agree()).unwrap();
    assert_eq!(table.refused("bob", Command::WithdrawUndo), Refusal::NothingAsked, "it is not bob's wish");
    assert_eq!(table.refused("eve", Command::WithdrawUndo), Refusal::NotSeated);
    let withdrawn = table.does("ann", Command::WithdrawUndo).unwrap();
    assert_eq!(withdrawn, [Record::UndoWithdrawn { seat: Seat::A }]);
    assert_eq!(table.refused("bob", table.agree()), Refusal::NothingAsked);
    assert_eq!(table.refused("ann", Command::WithdrawUndo), Refusal::NothingAsked, "it is withdrawn already");
    assert_eq!(table.table.steps().count(), 3, "nothing was taken back");
    let log = table.sheet("eve")["log"].as_array().unwrap().clone();
    assert_eq!(log.last().unwrap()["kind"], "undoWithdrawn");
    // It may be asked for once more, and everyone is asked anew.
    table.does("ann", table.undo()).unwrap();
    assert_eq!(undo_sheet(&table, "eve")["asked"]["waiting"], json!(["b", "c"]));
}

#[test]
fn past_a_roll_only_with_consent_and_the_next_roll_is_a_new_one() {
    let mut table = crypt_for_two();
    table.script("ann: claim 1=5 | bob: claim 2=6");
    let last = table.table.version();
    table.acts("ann", "claim 3=6+6");
    let rolled = |table: &Played<State>| {
        let is_roll = |one: &&table::Stamped| matches!(&one.record, Record::Answered { chance } if chance.starts_with("collect"));
        table.records.iter().filter(is_roll).count()
    };
    assert_eq!(rolled(&table), 1);
    assert_eq!(undo_sheet(&table, "ann"), by_consent());
    table.does("ann", table.undo()).unwrap();
    table.does("bob", table.agree()).unwrap();
    assert!(table.acts_on(last, "ann", "claim 3=6+6").is_err(), "the moment is a new one");
    let answered = |table: &Played<State>| {
        let answers = table.records.iter().filter_map(|one| match &one.record {
            Record::Answered { chance } => Some(chance.clone()),
            _ => None,
        });
        answers.collect::<Vec<_>>()
    };
    let mut luck = std::collections::HashSet::new();
    for _ in 0..4 {
        table.acts("ann", "claim 3=6+6");
        luck.insert(answered(&table).iter().rfind(|one| one.starts_with("collect")).cloned());
        table.does("ann", table.undo()).unwrap();
        table.does("bob", table.agree()).unwrap();
    }
    assert!(luck.len() > 1, "four rolls of four dice are not all the same: {luck:?}");
}

#[test]
fn a_game_with_rolls_taken_back_is_verified() {
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
    // Two of the six ended a round and had the next cards turned up before they were taken back.
    assert_eq!(verified.undone, 8, "{verified:?}");
}

/// Ann and bob have a Manuscript each, and ann has looked at the card that lies face down.
fn looked_at() -> Played<State> {
    let mut table = crypt(2, "AABAAA", &["reveal M1 M2 R_ next T", "reveal T4 P2 J_ next T", "look 3=2"]);
    table.script("ann: claim 1=1 | bob: claim 2=1 | ann: recover | ann: look #1");
    table
}

#[test]
fn past_a_reveal_without_chance_only_with_consent() {
    let mut table = looked_at();
    let before = table.records.len();
    table.acts("bob", "look #1");
    assert_eq!(table.records.len(), before + 1, "nature had nothing to answer");
    assert_eq!(undo_sheet(&table, "bob"), by_consent());
    table.does("bob", table.undo()).unwrap();
    table.does("ann", table.agree()).unwrap();
    assert_eq!(undo_sheet(&table, "bob"), by_consent(), "the claim before is past cards that were turned");
}

#[test]
fn collecting_reveals_what_is_collected_even_without_a_roll() {
    let mut table = crypt(2, "AAAAAA", &["reveal M1 M2 R_ next T", "reveal T4 P2 J_ next T"]);
    table.script("ann: claim 1=1 | bob: claim 2=1 | ann: recover");
    assert_eq!(undo_sheet(&table, "ann"), by_consent());
}

/// Ann against a bot, and the bot has answered.
fn against_a_bot(sides: &str, nature: &[&str]) -> Played<State> {
    let charter = charter::<State>(&crypt_setup(2, sides));
    Played::open(charter).nature(nature).seated(&["ann", "novice"])
}

#[test]
fn a_bot_has_its_decision_taken_back_and_no_roll() {
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
fn a_bot_that_thinks_while_something_is_taken_back_is_late() {
    let mut table = against_a_bot("AAAAAA", &["reveal I4 P2 R_ next T"]);
    table.acts("ann", "claim 1=5");
    let turn = table.table.bot_turn(Seat::B).unwrap();
    table.does("ann", table.undo()).unwrap();
    let late = Input::Bot { seat: Seat::B, version: turn.version, act: "claim 2=1".to_owned() };
    assert!(matches!(table.call(&late), Err(Refusal::Stale { .. })));
}

#[test]
fn alone_everything_is_taken_back_but_rolls() {
    let mut table = crypt(1, "AAAAAA", &["reveal I4 P2 R_ next T"]);
    table.acts("ann", "recover");
    assert_eq!(table.refused("ann", table.undo()), Refusal::BotsDecline, "the Ghost has rolled");
    assert_eq!(undo_sheet(&table, "ann"), nothing());
}

#[test]
fn what_somebody_decided_who_is_away_stays() {
    let mut table = crypt_for_two();
    table.script("ann: claim 1=5 | bob: claim 2=3");
    table.does("bob", Command::Leave).unwrap();
    assert_eq!(table.refused("ann", table.undo()), Refusal::BotsDecline);
    table.does("bob", Command::Return).unwrap();
    table.does("ann", table.undo()).unwrap();
    table.does("bob", table.agree()).unwrap();
    // What the bot decided in bob's place may go.
    table.acts("ann", "claim 1=5");
    table.does("bob", Command::Leave).unwrap();
    assert!(table.bot_plays());
    assert_eq!(undo_sheet(&table, "ann"), free());
}

#[test]
fn rolls_of_somebody_away_are_not_given_away_by_the_others() {
    let mut table = crypt(3, "AAAAAA", &["reveal J4 P2 R1 T_ next T"]);
    table.script("ann: claim 1=5 | bob: claim 2=3");
    table.does("cid", Command::Leave).unwrap();
    assert!(table.bot_plays());
    assert!(table.table.steps().count() > 5, "the dice were rolled");
    assert_eq!(table.refused("ann", table.undo()), Refusal::BotsDecline);
    assert_eq!(table.absence('c'), Some(Absence::Left));
}

#[test]
fn whoever_is_not_there_takes_nothing_back() {
    let mut table = crypt_for_two();
    table.acts("ann", "claim 1=5");
    table.does("ann", Command::Leave).unwrap();
    assert_eq!(table.refused("ann", table.undo()), Refusal::NothingToUndo);
    assert_eq!(undo_sheet(&table, "ann"), nothing());
}

#[test]
fn a_sealed_answer_is_taken_back_while_it_is_sealed() {
    let mut table = bids(2, 1, &["prize 4"]);
    table.acts("ann", "bid 5");
    table.does("ann", table.undo()).unwrap();
    table.acts("ann", "bid 1");
    table.acts("bob", "bid 2");
    assert_eq!(table.refused("ann", table.undo()), Refusal::Over, "the game is over with the last bid");
    let mut longer = bids(2, 2, &["prize 4", "prize 5"]);
    longer.script("ann: bid 5 | bob: bid 1");
    assert_eq!(undo_sheet(&longer, "bob"), by_consent(), "the cards were opened");
}
