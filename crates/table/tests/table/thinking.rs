//! Bots and hints at the table.

use bots::Clock;
use crypt::State;
use game_core::Seat;
use game_laws::toy::sealed_bids::{SealedBids, Setup};
use protocol::{Command, Refusal};
use table::{AnyTable, Charter, Input, Table};

use crate::kit::{Hurried, Patient, Played, charter, crypt_for_two, crypt_setup};

fn bots_and_ann() -> Played<State> {
    let charter = charter::<State>(&crypt_setup(3, "AAAAAA"));
    let mut table =
        Played::open(charter).nature(&["reveal I4 P2 R1 T_ next T"]).seated(&["ann", "steady", "novice"]);
    table.acts("ann", "claim 1=5");
    table
}

fn thought(table: &Played<State>, clock: &dyn Clock) -> String {
    table.table.bot_turn(Seat::B).unwrap().thought.think(clock)
}

#[test]
fn only_bots_that_are_awaited_have_a_turn() {
    let table = bots_and_ann();
    assert_eq!(table.table.bots_awaited().collect::<Vec<_>>(), [Seat::B]);
    for seat in [Seat::A, Seat::C, Seat::D, Seat::H] {
        assert!(table.table.bot_turn(seat).is_none(), "{seat}");
    }
}

#[test]
fn the_same_table_gives_the_same_thought() {
    let table = bots_and_ann();
    let mut again = table.clone();
    again.table = Table::load(table.records.clone()).unwrap();
    assert_eq!(thought(&table, &Patient), thought(&again, &Patient));
}

#[test]
fn a_bot_without_time_answers_all_the_same() {
    let mut table = bots_and_ann();
    let before = table.sheets();
    let act = thought(&table, &Hurried);
    assert_eq!(table.sheets(), before, "thinking changes nothing");
    table.call(&Input::Bot { seat: Seat::B, version: table.table.version(), act }).unwrap();
}

#[test]
fn nobody_speaks_for_a_person_or_out_of_turn() {
    let mut table = bots_and_ann();
    let version = table.table.version();
    for (seat, version) in
        [(Seat::A, version), (Seat::C, version), (Seat::H, version), (Seat::B, 0), (Seat::B, version + 1)]
    {
        let call = Input::Bot { seat, version, act: "recover".to_owned() };
        assert!(matches!(table.call(&call), Err(Refusal::Stale { .. })), "{seat} {version}");
    }
    let illegal = Input::Bot { seat: Seat::B, version, act: "decline".to_owned() };
    assert!(matches!(table.call(&illegal), Err(Refusal::Rules { .. })));
    table.does("ann", Command::Resign).unwrap();
    let over = Input::Bot { seat: Seat::B, version, act: "recover".to_owned() };
    assert!(matches!(table.call(&over), Err(Refusal::Over)));
}

/// In the last round of Sealed Bids a bot draws a token, whether it is awaited or not.
#[test]
fn bots_are_heard_out_of_turn_in_order() {
    let mut table = Played::<SealedBids>::open(charter::<SealedBids>(&Setup { seats: 3, rounds: 2 }))
        .nature(&["prize 4", "prize 2", "token 1"])
        .seated(&["steady", "ann", "novice"]);
    assert!(table.table.bot_interrupts().is_none(), "nobody has anything to say in the first round");
    while table.bot_plays() {}
    table.acts("ann", "bid 3");
    let heard = || [Seat::A, Seat::C];
    assert_eq!(table.table.bots_heard().collect::<Vec<_>>(), heard(), "people speak for themselves");
    let before = table.sheets();
    let word = table.table.bot_interrupts().unwrap();
    assert_eq!(word.version, table.table.bot_interrupts().unwrap().version);
    let (seat, act) = word.thought.think(&Hurried).unwrap();
    assert_eq!((seat, act.as_str()), (Seat::A, "draw"));
    assert_eq!(table.sheets(), before, "thinking changes nothing");
    table.call(&Input::Bot { seat, version: word.version, act: act.clone() }).unwrap();
    assert_eq!(table.table.bots_heard().collect::<Vec<_>>(), [Seat::C]);
    let again = Input::Bot { seat, version: table.table.version(), act: act.clone() };
    assert!(table.call(&again).is_err(), "what was said is said");
    let for_ann = Input::Bot { seat: Seat::B, version: table.table.version(), act };
    assert!(matches!(table.call(&for_ann), Err(Refusal::Stale { .. })), "nobody speaks for a person");
    assert!(AnyTable::awaits_bot(&table.table));
    while table.bot_plays() {}
    assert_eq!(table.table.bots_heard().collect::<Vec<_>>(), [Seat::C]);
    assert!(
        !AnyTable::awaits_bot(&table.table),
        "the table waits for a person, whatever a bot may have to say"
    );
}

#[test]
fn hints_are_for_those_awaited_where_they_are_allowed() {
    let table = crypt_for_two();
    let lines = table.table.hint(Seat::A).unwrap().think(&Hurried);
    assert!(!lines.is_empty() && lines.len() <= 3);
    for line in &lines {
        table.table.check(&crate::kit::person("ann"), &line.action).unwrap();
    }
    assert!(table.table.hint(Seat::B).is_none(), "bob is not awaited");
    assert!(table.table.hint(Seat::H).is_none());
    let charter = Charter { hints: false, ..charter::<State>(&crypt_setup(2, "AAAAAA")) };
    let without = Played::<State>::open(charter).seat_all();
    assert!(without.table.hint(Seat::A).is_none());
}
