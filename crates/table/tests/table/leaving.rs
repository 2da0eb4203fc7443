//! Claims in rated games, games that are called off, chat of spectators, and tables that everyone has left.

use game_core::Seat;
use game_laws::toy::sealed_bids::{SealedBids, Setup};
use protocol::{Absence, ClockSetting, Command, LevelName, Refusal};
use serde_json::json;
use table::{AnyTable, Charter, Record, Standing};

use crate::kit::{Played, STRANGER, bids, charter, crypt_for_two, crypt_setup, person};

const MINUTE: i64 = 60_000;
const LIVE: ClockSetting = ClockSetting::Live { move_seconds: 90, reserve_seconds: 0 };

/// A game of Crypt with a live clock, for these people. Ann begins.
fn live(rated: bool, people: &[&str]) -> Played<crypt::State> {
    open_live(rated, people.len()).chance(&["reveal I4 P2 R_ next T"]).seated(people)
}

fn open_live(rated: bool, players: usize) -> Played<crypt::State> {
    let setup = crypt_setup(players as u8, "AAAAAA");
    Played::<crypt::State>::open(Charter { clock: LIVE, rated, ..charter::<crypt::State>(&setup) })
}

const CLAIM_A: Command = Command::Claim { seat: Seat::A };

#[test]
fn with_two_players_a_claim_against_one_who_left_decides_a_rated_game() {
    // The seed decides who begins, so that the file can be verified.
    let mut table = open_live(true, 2).seated(&["ann", "bob"]);
    assert_eq!(table.sheet("bob")["seats"][0]["claim"], json!(null));
    assert_eq!(table.refused("bob", CLAIM_A), Refusal::NothingToClaim, "ann is there");
    table.does("ann", Command::Leave).unwrap();
    assert_eq!(table.sheet("bob")["seats"][0]["claim"], json!(table.now + MINUTE));
    table.wait(MINUTE - 1);
    assert_eq!(table.refused("bob", CLAIM_A), Refusal::NothingToClaim, "ann may still connect again");
    table.wait(1);
    assert_eq!(table.refused("ann", CLAIM_A), Refusal::NothingToClaim);
    assert_eq!(table.refused(STRANGER, CLAIM_A), Refusal::NotSeated);
    assert_eq!(table.refused("bob", Command::Claim { seat: Seat::H }), Refusal::NoSuchSeat);
    let written = table.does("bob", CLAIM_A).unwrap();
    assert_eq!(written[0], Record::Relieved { seat: Seat::A, absence: Absence::Forfeited });
    let Standing::Over(ending) = table.table.standing() else { panic!("the game is over") };
    assert_eq!((ending.winners.first(), ending.resigned.first()), (Some(Seat::B), Some(Seat::A)));
    table::verify(&table.export()).unwrap();
}

#[test]
fn a_player_who_comes_back_in_time_loses_nothing() {
    let mut table = live(true, &["ann", "bob"]);
    table.does("ann", Command::Leave).unwrap();
    table.wait(MINUTE / 2);
    table.does("ann", Command::Return).unwrap();
    table.does("ann", Command::Leave).unwrap();
    table.wait(MINUTE / 2);
    assert_eq!(table.refused("bob", CLAIM_A), Refusal::NothingToClaim, "the minute begins again");
}

#[test]
fn one_who_ran_out_of_time_can_lose_by_claim_too() {
    let mut table = live(true, &["ann", "bob"]);
    table.wait(2 * MINUTE);
    assert_eq!(table.absence('a'), Some(Absence::Away));
    assert_eq!(table.refused("bob", CLAIM_A), Refusal::NothingToClaim);
    table.wait(MINUTE);
    table.does("bob", CLAIM_A).unwrap();
    assert!(matches!(table.table.standing(), Standing::Over(_)));
}

#[test]
fn with_more_players_a_bot_plays_on_for_one_who_lost_by_claim() {
    let mut table = live(true, &["ann", "bob", "cid"]);
    table.does("ann", Command::Leave).unwrap();
    table.wait(MINUTE);
    assert_eq!(
        table.does("cid", CLAIM_A).unwrap(),
        [Record::Relieved { seat: Seat::A, absence: Absence::Forfeited }]
    );
    assert_eq!(table.table.standing(), Standing::Playing);
    assert!(table.bot_plays());
    assert_eq!(table.refused("ann", Command::Return), Refusal::Resigned);
    assert_eq!(table.refused("cid", CLAIM_A), Refusal::NothingToClaim, "only once");
    let ending = table.play_out(|count| count / 2);
    assert!(ending.resigned.contains(Seat::A) && !ending.winners.contains(Seat::A), "ann is last");
    table::verify(&table.export()).unwrap();
}

#[test]
fn nobody_loses_by_claim_in_a_game_that_is_not_rated() {
    let mut table = live(false, &["ann", "bob"]);
    table.does("ann", Command::Leave).unwrap();
    table.wait(10 * MINUTE);
    assert_eq!(table.sheet("bob")["seats"][0]["claim"], json!(null));
    assert_eq!(table.refused("bob", CLAIM_A), Refusal::NothingToClaim);
}

#[test]
fn a_game_can_be_called_off_until_everyone_has_decided_something() {
    let mut table = crypt_for_two();
    assert_eq!(table.sheet("ann")["abort"], true);
    assert_eq!(table.sheet(STRANGER)["abort"], false);
    assert_eq!(table.refused(STRANGER, Command::Abort), Refusal::NotSeated);
    table.acts("ann", "recover");
    assert_eq!(table.sheet("ann")["abort"], true, "bob has not decided anything");
    let mut called_off = table.clone();
    assert_eq!(called_off.does("bob", Command::Abort).unwrap(), [Record::Aborted { seat: Seat::B }]);
    assert_eq!(called_off.table.standing(), Standing::Dissolved);
    let sheet = called_off.sheet("ann");
    assert_eq!(
        (&sheet["phase"], &sheet["ending"], &sheet["seed"]),
        (&json!("dissolved"), &json!(null), &json!(null))
    );
    assert_eq!(sheet["log"].as_array().unwrap().last().unwrap()["kind"], "aborted");
    assert_eq!(called_off.refused("ann", Command::Abort), Refusal::Over);
    assert_eq!(called_off.refused("ann", Command::Resign), Refusal::Over);
    assert!(table::export(&called_off.records).is_err());
    assert_eq!(Played::<crypt::State>::load(called_off.records.clone()).sheet("ann"), sheet);
    table.acts("bob", "recover");
    assert_eq!(table.sheet("ann")["abort"], false);
    assert_eq!(table.refused("ann", Command::Abort), Refusal::BegunForGood);
}

#[test]
fn what_was_undone_was_still_decided() {
    let mut table = bids(2, 2, &["prize 4"]);
    table.script("ann: bid 1 | bob: bid 2");
    assert_eq!(table.refused("ann", Command::Abort), Refusal::BegunForGood);
    let mut table = bids(2, 2, &["prize 4"]);
    table.script("ann: bid 1");
    let undo = table.undo();
    table.does("ann", undo).unwrap();
    table.script("bob: bid 2");
    assert_eq!(table.sheet("ann")["abort"], false, "both have decided something");
}

#[test]
fn a_game_has_begun_when_one_has_decided_much_though_another_is_away() {
    let mut table = live(false, &["ann", "bob"]);
    table.leaves("bob");
    for decided in 1..=5 {
        assert_eq!(table.sheet("ann")["abort"], true, "after {} decisions", decided - 1);
        while table.bot_plays() {}
        table.acts("ann", "recover");
    }
    assert_eq!(table.sheet("ann")["abort"], false);
    assert_eq!(table.refused("ann", Command::Abort), Refusal::BegunForGood);
}

#[test]
fn one_who_resigned_does_not_keep_a_game_from_having_begun() {
    let mut table = live(false, &["ann", "bob", "cid"]);
    table.does("cid", Command::Resign).unwrap();
    assert_eq!((&table.sheet("cid")["abort"], &table.sheet("ann")["abort"]), (&json!(false), &json!(true)));
    assert_eq!(table.refused("cid", Command::Abort), Refusal::Resigned, "who has lost can't undo that");
    table.acts("ann", "recover");
    table.acts("bob", "recover");
    assert_eq!(table.refused("ann", Command::Abort), Refusal::BegunForGood);
}

#[test]
fn any_player_turns_the_chat_of_spectators_off_and_on() {
    let mute = |muted: bool| Command::MuteSpectators { muted };
    let mut table = Played::<SealedBids>::open(charter::<SealedBids>(&Setup { seats: 2, rounds: 1 }));
    assert_eq!(table.refused("ann", mute(true)), Refusal::NotSeated);
    table.does("ann", Command::Sit { seat: Seat::A }).unwrap();
    table.does("bob", Command::Sit { seat: Seat::B }).unwrap();
    table.table.may_talk(&person(STRANGER)).unwrap();
    assert_eq!(
        table.does("bob", mute(true)).unwrap(),
        [Record::SpectatorsMuted { seat: Seat::B, muted: true }]
    );
    assert_eq!(table.does("ann", mute(true)).unwrap(), [], "it is off already");
    assert_eq!(table.table.may_talk(&person(STRANGER)), Err(Refusal::SpectatorsMuted));
    table.table.may_talk(&person("ann")).unwrap();
    assert_eq!(table.sheet(STRANGER)["spectatorsMuted"], true);
    table.ready("ann");
    table.ready("bob");
    assert_eq!(Played::<SealedBids>::load(table.records.clone()).sheet("ann")["spectatorsMuted"], true);
    table.does("ann", mute(false)).unwrap();
    table.table.may_talk(&person(STRANGER)).unwrap();
    // It does not end the moment for which others decide, and is limited.
    for number in 0..48 {
        table.does("ann", mute(number % 2 == 0)).unwrap();
    }
    table.does("ann", mute(true)).unwrap();
    assert_eq!(table.refused("ann", mute(false)), Refusal::LimitReached);
    table.does("bob", mute(false)).unwrap();
    table.script("ann: bid 1 | bob: bid 2");
    table.does("bob", mute(true)).unwrap();
    assert_eq!(table.sheet(STRANGER)["spectatorsMuted"], true, "after the game, too");
}

#[test]
fn where_everyone_is_away_and_nobody_watches_bots_play_up_to_the_next_persons_decision() {
    let charter = Charter { clock: LIVE, ..charter::<crypt::State>(&crypt_setup(3, "AAAAAA")) };
    let mut table = Played::<crypt::State>::open(charter).chance(&["reveal I4 P2 R_ next T"]);
    table.does("ann", Command::Sit { seat: Seat::A }).unwrap();
    for seat in [Seat::B, Seat::C] {
        table.does("ann", Command::Appoint { seat, level: LevelName::Novice }).unwrap();
    }
    table.ready("ann");
    let waits = |table: &Played<crypt::State>| !AnyTable::awaits_bot(&table.table);
    let at_work =
        |table: &Played<crypt::State>, watched| table.table.bots_at_work(watched).collect::<Vec<_>>();
    assert!(waits(&table) && !AnyTable::is_deserted(&table.table), "ann is to decide");
    table.acts("ann", "recover");
    // Her turn comes again, and her time runs out.
    while !at_work(&table, false).is_empty() {
        assert!(table.bot_plays());
    }
    table.wait(10 * MINUTE);
    assert_eq!(table.absence('a'), Some(Absence::Away));
    assert!(AnyTable::is_deserted(&table.table) && waits(&table));
    assert_eq!(at_work(&table, false), []);
    assert_eq!(at_work(&table, true), [Seat::A], "with a spectator a bot plays for her");
    assert!(table.table.bot_turn(Seat::A).is_some());
    table.does("ann", Command::Return).unwrap();
    assert_eq!(
        at_work(&table, false),
        [Seat::A],
        "she is back, but a bot makes the move that she was too late for"
    );
}
