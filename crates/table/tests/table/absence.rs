//! Leaving, running out of time, returning, resigning.

use game_core::Seat;
use protocol::{Absence, ClockSetting, Command, Refusal};
use table::{Charter, Mover, Record, Standing};

use crate::kit::{Played, bids, charter, crypt, crypt_for_two, crypt_setup, data};

#[test]
fn a_bot_plays_for_a_person_who_left_until_they_return() {
    let mut table = crypt_for_two();
    table.leaves("ann");
    assert_eq!(table.absence('a'), Some(Absence::Left));
    assert!(table.table.status().awaited.is_empty());
    assert!(table.bot_plays());
    assert!(matches!(table.records.last().unwrap().record, Record::Acted { mover: Mover::Bot, .. }));
    table.acts("bob", "recover");
    table.does("ann", Command::Return).unwrap();
    assert_eq!(table.absence('a'), None);
    assert_eq!(table.refused("ann", Command::Return), Refusal::NotAway);
    table.acts("ann", "recover");
}

/// Leaves a table with this clock, and asserts what that writes.
fn leave_with(clock: ClockSetting, written: &[Record]) -> Played<crypt::State> {
    let charter = Charter { clock, ..charter::<crypt::State>(&crypt_setup(2, "AAAAAA")) };
    let mut table =
        Played::<crypt::State>::open(charter).chance(&["reveal I4 P2 R_ next T"]).seated(&["ann", "bob"]);
    assert_eq!(table.does("ann", Command::Leave).unwrap(), written);
    table
}

#[test]
fn with_a_live_clock_a_bot_takes_over_at_once() {
    let clock = ClockSetting::Live { move_seconds: 30, reserve_seconds: 60 };
    let mut table = leave_with(clock, &[Record::Relieved { seat: Seat::A, absence: Absence::Left }]);
    assert_eq!(table.does("ann", Command::Leave).unwrap(), [], "ann has already left");
    assert!(table.bot_plays());
}

#[test]
fn without_a_live_clock_nothing_is_played_for_a_person_who_leaves() {
    let mut table = leave_with(ClockSetting::None, &[]);
    assert_eq!(table.absence('a'), None);
    assert!(!table.bot_plays());
    table.wait(365 * 24 * 3600 * 1000);
    assert!(!table.bot_plays(), "without a clock, time is never up");
    table.acts("ann", "recover");

    let day = 24 * 3600 * 1000;
    let mut table = leave_with(ClockSetting::Days { days: 2 }, &[]);
    assert_eq!(table.wait(2 * day - 1), []);
    assert!(!table.bot_plays());
    assert_eq!(table.wait(1), [Record::Relieved { seat: Seat::A, absence: Absence::Away }]);
    assert!(table.bot_plays(), "the two days are over");
}

#[test]
fn acting_is_returning() {
    let mut table = crypt_for_two();
    table.leaves("ann");
    let version = table.table.version();
    assert!(table.acts_on(version, "ann", "decline").is_err());
    assert_eq!(table.absence('a'), Some(Absence::Left), "a refused action does not count");
    let records = table.acts_on(version, "ann", "recover").unwrap();
    assert!(matches!(&records[..], [Record::Returned { seat: Seat::A }, Record::Acted { .. }]));
}

#[test]
fn a_bot_move_for_a_person_who_has_returned_is_stale() {
    let mut table = crypt_for_two();
    table.leaves("ann");
    let turn = table.table.bot_turn(Seat::A).unwrap();
    table.does("ann", Command::Return).unwrap();
    let input = table::Input::Bot { seat: Seat::A, version: turn.version, act: "recover".to_owned() };
    assert!(matches!(table.apply(&input), Err(Refusal::Stale { .. })));
}

#[test]
fn the_last_person_at_a_table_cannot_leave() {
    let mut table = crypt_for_two();
    table.leaves("bob");
    assert_eq!(table.does("ann", Command::Leave).unwrap(), []);
    assert_eq!(table.absence('a'), None);
    let charter = charter::<crypt::State>(&crypt_setup(2, "AAAAAA"));
    let mut alone = Played::<crypt::State>::open(charter).seated(&["ann", "novice"]);
    assert_eq!(alone.does("ann", Command::Leave).unwrap(), [], "no other person waits");
}

#[test]
fn with_two_players_the_other_wins_when_one_resigns() {
    let mut table = crypt_for_two();
    table.does("bob", Command::Resign).unwrap();
    let Standing::Over(ending) = table.table.standing() else { panic!("the game should be over") };
    assert_eq!((ending.outcome, ending.rank), (None, None));
    assert_eq!((ending.winners.to_string(), ending.resigned.to_string()), ("a".into(), "b".into()));
    assert_eq!(table.refused("ann", Command::Resign), Refusal::Over);
    assert_eq!(table.refused("ann", Command::Leave), Refusal::Over);
}

#[test]
fn with_three_players_the_others_play_against_a_bot() {
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
    assert!(!ending.winners.contains(Seat::A), "a player who resigned does not win, whatever the bot scored");
    assert!(!ending.winners.is_empty());
}

#[test]
fn a_game_of_bots_only_ends() {
    let charter = charter::<crypt::State>(&crypt_setup(3, "AAAAAA"));
    let mut table = Played::<crypt::State>::open(charter).seated(&["ann", "novice", "novice"]);
    table.does("ann", Command::Resign).unwrap();
    let Standing::Over(ending) = table.table.standing() else { panic!("the game should be over") };
    assert!(ending.winners.is_empty() && ending.outcome.is_none());
}

#[test]
fn resigning_ends_a_solo_game() {
    let mut table = crypt(1, "AAAAAA", &[]);
    table.does("ann", Command::Resign).unwrap();
    let Standing::Over(ending) = table.table.standing() else { panic!("the game should be over") };
    assert!(ending.winners.is_empty());
    table::verify(&table.export()).unwrap();
}

#[test]
fn an_absent_person_can_resign() {
    let mut table = bids(3, 1, &["prize 5"]);
    table.leaves("ann");
    table.does("ann", Command::Resign).unwrap();
    assert_eq!(table.absence('a'), Some(Absence::Resigned));
    table.leaves("bob");
    table.does("cid", Command::Resign).unwrap();
    let Standing::Over(ending) = table.table.standing() else { panic!("one contender is left") };
    assert_eq!(ending.winners.to_string(), "b");
}
