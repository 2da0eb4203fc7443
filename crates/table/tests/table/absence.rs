//! Leaving, running out of time, coming back, resigning.

use game_core::Seat;
use protocol::{Absence, Command, Refusal};
use table::{Hand, Record, Standing};

use crate::kit::{Played, bids, charter, crypt, crypt_for_two, crypt_setup, data};

#[test]
fn a_bot_plays_for_whoever_left_until_they_are_back() {
    let mut table = crypt_for_two();
    table.does("ann", Command::Leave).unwrap();
    assert_eq!(table.absence('a'), Some(Absence::Left));
    assert_eq!(table.does("ann", Command::Leave).unwrap(), [], "ann has left already");
    assert!(table.table.status().awaited.is_empty());
    assert!(table.bot_plays());
    assert!(matches!(table.records.last().unwrap().record, Record::Acted { hand: Hand::Bot, .. }));
    table.acts("bob", "recover");
    table.does("ann", Command::Return).unwrap();
    assert_eq!(table.absence('a'), None);
    assert_eq!(table.refused("ann", Command::Return), Refusal::NotAway);
    table.acts("ann", "recover");
}

#[test]
fn acting_is_coming_back() {
    let mut table = crypt_for_two();
    table.does("ann", Command::Leave).unwrap();
    let version = table.table.version();
    assert!(table.acts_on(version, "ann", "decline").is_err());
    assert_eq!(table.absence('a'), Some(Absence::Left), "a refused action is none");
    let records = table.acts_on(version, "ann", "recover").unwrap();
    assert!(matches!(&records[..], [Record::Returned { seat: Seat::A }, Record::Acted { .. }]));
}

#[test]
fn a_bot_that_thought_for_somebody_who_is_back_is_late() {
    let mut table = crypt_for_two();
    table.does("ann", Command::Leave).unwrap();
    let turn = table.table.bot_turn(Seat::A).unwrap();
    table.does("ann", Command::Return).unwrap();
    let call = table::Input::Bot { seat: Seat::A, version: turn.version, act: "recover".to_owned() };
    assert!(matches!(table.call(&call), Err(Refusal::Stale { .. })));
}

#[test]
fn the_last_who_is_there_is_waited_for() {
    let mut table = crypt_for_two();
    table.does("bob", Command::Leave).unwrap();
    assert_eq!(table.does("ann", Command::Leave).unwrap(), []);
    assert_eq!(table.absence('a'), None);
    let charter = charter::<crypt::State>(&crypt_setup(2, "AAAAAA"));
    let mut alone = Played::<crypt::State>::open(charter).seated(&["ann", "novice"]);
    assert_eq!(alone.does("ann", Command::Leave).unwrap(), [], "bots do not mind waiting");
}

#[test]
fn of_two_the_other_wins_when_one_resigns() {
    let mut table = crypt_for_two();
    table.does("bob", Command::Resign).unwrap();
    let Standing::Over(ending) = table.table.standing() else { panic!("nobody is left to play against") };
    assert_eq!((ending.outcome, ending.rank), (None, None));
    assert_eq!((ending.winners.to_string(), ending.resigned.to_string()), ("a".into(), "b".into()));
    assert_eq!(table.refused("ann", Command::Resign), Refusal::Over);
    assert_eq!(table.refused("ann", Command::Leave), Refusal::Over);
}

#[test]
fn of_three_the_others_play_on_against_a_bot() {
    let mut table = bids(3, 1, &["prize 5"]);
    table.does("ann", Command::Resign).unwrap();
    assert_eq!(table.absence('a'), Some(Absence::Resigned));
    let act = Command::Act { version: table.table.version(), action: data("bid 5") };
    assert_eq!(table.refused("ann", act), Refusal::Resigned);
    assert_eq!(table.refused("ann", Command::Return), Refusal::Resigned);
    assert_eq!(table.refused("ann", Command::Resign), Refusal::Resigned);
    assert_eq!(table.refused("ann", table.undo()), Refusal::NothingToUndo);
    assert!(table.bot_plays());
    table.acts("bob", "bid 1");
    table.acts("cid", "bid 2");
    let Standing::Over(ending) = table.table.standing() else { panic!("all bids are in") };
    assert!(ending.outcome.is_some());
    assert!(!ending.winners.contains(Seat::A), "who gave up does not win, whatever the bot got");
    assert!(!ending.winners.is_empty());
}

#[test]
fn bots_do_not_play_on_among_themselves() {
    let charter = charter::<crypt::State>(&crypt_setup(3, "AAAAAA"));
    let mut table = Played::<crypt::State>::open(charter).seated(&["ann", "novice", "novice"]);
    table.does("ann", Command::Resign).unwrap();
    let Standing::Over(ending) = table.table.standing() else { panic!("nobody is there to see it") };
    assert!(ending.winners.is_empty() && ending.outcome.is_none());
}

#[test]
fn alone_resigning_ends_it() {
    let mut table = crypt(1, "AAAAAA", &[]);
    table.does("ann", Command::Resign).unwrap();
    let Standing::Over(ending) = table.table.standing() else { panic!("there is nobody else") };
    assert!(ending.winners.is_empty());
    table::verify(&table.export()).unwrap();
}

#[test]
fn those_who_are_away_can_resign_too() {
    let mut table = bids(3, 1, &["prize 5"]);
    table.does("ann", Command::Leave).unwrap();
    table.does("ann", Command::Resign).unwrap();
    assert_eq!(table.absence('a'), Some(Absence::Resigned));
    table.does("bob", Command::Leave).unwrap();
    table.does("cid", Command::Resign).unwrap();
    let Standing::Over(ending) = table.table.standing() else { panic!("one contender is left") };
    assert_eq!(ending.winners.to_string(), "b");
}
