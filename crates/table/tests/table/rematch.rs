//! Rematches keep who plays what, and do not name the game before.

use game_core::{PieceColour, Seat};
use protocol::{ClockSetting, Command, TableId};
use serde_json::{Value, json};
use table::{Charter, Opener, Record, Seed, Stamped, Table, cast_of};

use crate::kit::{Played, START, STRANGER, charter, crypt_setup, nonce, person};

const NEXT: &str = "elm";

/// The rematch of a finished game of three: bob opens it, and a bot has the last seat.
fn rematch() -> (Played<crypt::State>, Played<crypt::State>) {
    let mut old = Played::<crypt::State>::open(charter::<crypt::State>(&crypt_setup(3, "AAAAAA")));
    for (letter, who) in [('a', "ann"), ('b', "bob"), ('c', "sharp")] {
        old.seat_one(letter, who);
    }
    old.does("bob", Command::Colour { colour: PieceColour::Teal }).unwrap();
    for who in ["ann", "bob"] {
        old.does(who, Command::Ready { nonce: nonce(who) }).unwrap();
    }
    for who in ["ann", "bob"] {
        old.does(who, Command::Resign).unwrap();
    }
    let next = next_of(&old);
    (old, next)
}

/// The rematch that bob opens.
fn next_of(old: &Played<crypt::State>) -> Played<crypt::State> {
    let opener = Opener {
        table: TableId(NEXT.to_owned()),
        seed: Seed([7; 32]),
        known_as: person("bob"),
        person: person("bob"),
        name: "BOB".to_owned(),
        account: false,
    };
    let records = old.table.rematch(&opener);
    let stamped =
        |record: Record| Stamped { at: START, record: Record::from_text(&record.to_text()).unwrap() };
    Played::load(records.into_iter().map(stamped).collect())
}

/// What everyone sees of a field of each seat.
fn of_seats(table: &Played<crypt::State>, field: &str) -> Vec<Value> {
    table.sheet(STRANGER)["seats"].as_array().unwrap().iter().map(|seat| seat[field].clone()).collect()
}

#[test]
fn a_rematch_keeps_characters_bots_and_colours() {
    let (old, mut next) = rematch();
    assert_eq!(of_seats(&old, "colour"), ["red", "teal", "violet"]);
    assert_eq!(of_seats(&next, "colour"), of_seats(&old, "colour"));
    assert_ne!(
        cast_of(&TableId(NEXT.to_owned())),
        cast_of(&TableId("oak".to_owned())),
        "or this proves nothing"
    );
    assert_eq!(next.sheet("bob")["cast"], old.sheet("bob")["cast"]);
    let kinds: Vec<Value> = of_seats(&next, "holder").iter().map(|holder| holder["kind"].clone()).collect();
    assert_eq!(kinds, ["open", "person", "bot"]);
    // A colour that someone chooses now counts, and the others stay as they were where they can.
    next.does("ann", Command::Sit { seat: Seat::A }).unwrap();
    next.does("ann", Command::Colour { colour: PieceColour::Violet }).unwrap();
    assert_eq!(of_seats(&next, "colour"), ["violet", "teal", "red"]);
    next.does("ann", Command::Stand).unwrap();
    assert_eq!(of_seats(&next, "colour"), ["red", "teal", "violet"]);
}

#[test]
fn a_rematch_of_a_rematch_has_the_first_characters_and_colours() {
    let (old, mut next) = rematch();
    next.seat_one('a', "ann");
    next.ready("bob");
    next.ready("ann");
    for who in ["ann", "bob"] {
        next.does(who, Command::Resign).unwrap();
    }
    let third = next_of(&next);
    assert_eq!(third.sheet("bob")["cast"], old.sheet("bob")["cast"]);
    assert_eq!(of_seats(&third, "colour"), of_seats(&old, "colour"));
}

#[test]
fn players_are_told_the_seat_that_they_had_and_nobody_is_told_which_table_it_was() {
    let (_, next) = rematch();
    assert_eq!(next.sheet("ann")["former"], json!("a"));
    assert_eq!(next.sheet("bob")["former"], json!("b"));
    assert_eq!(next.sheet(STRANGER)["former"], Value::Null);
    for who in ["ann", "bob", STRANGER] {
        assert!(!next.sheet(who).to_string().contains("oak"), "the id of the game before is secret");
    }
    let first = next.records[0].record.to_text();
    assert!(!first.contains("oak"), "{first}");
}

#[test]
fn another_table_has_the_characters_of_its_id() {
    // Those that tables of the first versions have.
    let cast = |id: &str| cast_of(&TableId(id.to_owned()));
    assert_eq!([cast("oak"), cast("elm"), cast("q3fW0zvB1kXo"), cast("Ω")], [0, 5, 7, 1]);
    let plain = charter::<crypt::State>(&crypt_setup(2, "AAAAAA"));
    assert_eq!(plain.cast(), cast("oak"));
    let text = serde_json::to_string(&plain).unwrap();
    assert!(!text.contains("kept"), "a table that is no rematch is stored as before");
    assert_eq!(serde_json::from_str::<Charter>(&text).unwrap(), plain);
    assert!(Table::<crypt::State>::new(plain, START).is_ok());
}

#[test]
fn a_rematch_of_a_rated_game_without_a_clock_is_not_rated() {
    // Such games could be opened once.
    for (clock, rated) in [(ClockSetting::None, false), (ClockSetting::Days { days: 2 }, true)] {
        let charter = Charter { rated: true, clock, ..charter::<crypt::State>(&crypt_setup(2, "AAAAAA")) };
        let mut old = Played::<crypt::State>::open(charter).seated(&["ann", "bob"]);
        old.does("ann", Command::Resign).unwrap();
        assert_eq!(next_of(&old).sheet("bob")["rated"], rated, "{clock:?}");
    }
}
