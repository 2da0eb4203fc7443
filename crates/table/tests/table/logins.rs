//! Guests who log in to an account.

use game_core::Seat;
use game_laws::toy::sealed_bids::{SealedBids, Setup};
use protocol::{Absence, Command, LevelName, Refusal};
use serde_json::{Value, json};
use table::{Input, Playable, Record, Table};

use crate::kit::{Played, bids, charter, nonce, person};

/// Lets `from` log in as `to`.
fn logs_in<G: Playable>(table: &mut Played<G>, from: &str, to: &str) -> Vec<Record> {
    table.apply(&Input::Become { from: person(from), to: person(to), name: to.to_uppercase() }).unwrap()
}

fn became(seat: Seat, who: &str) -> Record {
    Record::Became { seat, person: person(who), name: who.to_uppercase(), account: true }
}

/// The person on a seat, as everyone sees it.
fn holder<G: Playable>(table: &Played<G>, seat: usize) -> Value {
    table.sheet("eve")["seats"][seat]["holder"]["person"].clone()
}

#[test]
fn a_guest_keeps_their_seat_as_the_account() {
    let mut table = bids(2, 2, &["prize 4"]);
    assert_eq!(logs_in(&mut table, "bob", "zoe"), [became(Seat::B, "zoe")]);
    assert_eq!(table.sheet("bob")["you"], Value::Null);
    table.script("zoe: bid 1 | ann: bid 2");
    assert_eq!(logs_in(&mut table, "bob", "zoe"), [], "the guest is not at the table any more");
}

#[test]
fn a_finished_game_records_the_login() {
    let mut table = bids(2, 1, &["prize 4"]);
    table.script("ann: bid 3 | bob: bid 2");
    let (file, ending) = (table.export(), table.sheet("bob")["ending"].clone());
    assert_eq!(logs_in(&mut table, "bob", "zoe"), [became(Seat::B, "zoe")]);
    assert_eq!((&table.sheet("zoe")["you"], &table.sheet("zoe")["ending"]), (&json!("b"), &ending));
    assert_eq!(table.export(), file, "the export is unchanged");
    let loaded = Table::<SealedBids>::load(table.records.iter().cloned()).unwrap();
    assert_eq!(loaded.seat_of(&person("zoe")), Some(Seat::B));
}

#[test]
fn a_dissolved_table_does_not_change() {
    let mut table = Played::<SealedBids>::open(charter::<SealedBids>(&Setup { seats: 2, rounds: 1 }));
    table.does("ann", Command::Sit { seat: Seat::A }).unwrap();
    table.does("ann", Command::Dissolve).unwrap();
    assert_eq!(logs_in(&mut table, "ann", "zoe"), []);
}

#[test]
fn before_the_game_a_second_seat_becomes_free() {
    let mut table = Played::<SealedBids>::open(charter::<SealedBids>(&Setup { seats: 3, rounds: 1 }));
    // Ann opened the table as a guest, and also has a seat with her account, zoe.
    for (name, seat) in [("ann", Seat::A), ("bob", Seat::B), ("zoe", Seat::C)] {
        table.does(name, Command::Sit { seat }).unwrap();
        table.does(name, Command::Unready).unwrap();
    }
    logs_in(&mut table, "ann", "zoe");
    assert_eq!(table.sheet("zoe")["you"], "c");
    assert_eq!(table.sheet("eve")["seats"][0]["holder"], json!({"kind": "open"}));
    assert_eq!(table.sheet("eve")["host"], "zoe", "the host stays the host");
    table.does("zoe", Command::Appoint { seat: Seat::A, level: LevelName::Novice }).unwrap();
    for name in ["bob", "zoe"] {
        table.does(name, Command::Ready { nonce: nonce(name) }).unwrap();
    }
    assert_eq!(table.sheet("eve")["phase"], "playing");
}

#[test]
fn a_person_with_two_seats_keeps_the_accounts_and_a_bot_plays_the_other() {
    let mut table = bids(3, 2, &["prize 4"]);
    assert_eq!(
        logs_in(&mut table, "ann", "cid"),
        [Record::Relieved { seat: Seat::A, absence: Absence::Left }]
    );
    assert_eq!(table.sheet("cid")["you"], "c");
    let log = table.sheet("bob")["log"].as_array().unwrap().clone();
    assert!(
        log.iter().any(|entry| entry["kind"] == "relieved" && entry["seat"] == "a"),
        "the others see it in the log"
    );
    assert!(table.bot_plays(), "a bot plays the seat");
    table.script("bob: bid 1 | cid: bid 2");
    assert_eq!(logs_in(&mut table, "ann", "cid"), [], "it is already done");
    table.play_out(|_| 0);
}

#[test]
fn a_person_who_left_the_accounts_seat_keeps_the_guests() {
    let mut table = bids(2, 2, &["prize 4"]);
    table.leaves("bob");
    logs_in(&mut table, "ann", "bob");
    assert_eq!((holder(&table, 0), holder(&table, 1)), (json!("bob"), json!("ann")));
    assert_eq!((table.absence('a'), table.absence('b')), (None, Some(Absence::Left)));
    table.acts("bob", "bid 1");
    assert_eq!(table.sheet("bob")["you"], "a");
    assert_eq!(logs_in(&mut table, "ann", "bob"), []);
    assert!(table.bot_plays());
    assert_eq!(table.refused("bob", Command::Return), Refusal::NotAway, "the bot keeps the other seat");
    table.play_out(|_| 0);
}
