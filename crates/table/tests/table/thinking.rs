//! Bots and hints.

use bots::Clock;
use crypt::State;
use game_core::Seat;
use game_laws::toy::sealed_bids::{SealedBids, Setup};
use protocol::{Command, Refusal};
use table::{AnyTable, Charter, Input, Table};

use crate::kit::{Endless, Played, RunOut, charter, crypt_for_two, crypt_setup};

fn bots_and_ann() -> Played<State> {
    let charter = charter::<State>(&crypt_setup(3, "AAAAAA"));
    let mut table =
        Played::open(charter).chance(&["reveal I4 P2 R1 T_ next T"]).seated(&["ann", "steady", "novice"]);
    table.acts("ann", "claim 1=5");
    table
}

fn thought(table: &Played<State>, clock: &dyn Clock) -> String {
    table.table.bot_turn(Seat::B).unwrap().thought.think(clock)
}

#[test]
fn only_awaited_bots_have_a_turn() {
    let table = bots_and_ann();
    assert_eq!(table.table.bots_awaited().collect::<Vec<_>>(), [Seat::B]);
    for seat in [Seat::A, Seat::C, Seat::D, Seat::H] {
        assert!(table.table.bot_turn(seat).is_none(), "{seat}");
    }
}

#[test]
fn the_same_table_gives_the_same_move() {
    let table = bots_and_ann();
    let mut again = table.clone();
    again.table = Table::load(table.records.clone()).unwrap();
    assert_eq!(thought(&table, &Endless), thought(&again, &Endless));
}

#[test]
fn a_bot_without_time_still_answers() {
    let mut table = bots_and_ann();
    let before = table.sheets();
    let act = thought(&table, &RunOut);
    assert_eq!(table.sheets(), before, "thinking changes nothing");
    table.apply(&Input::Bot { seat: Seat::B, version: table.table.version(), act }).unwrap();
}

#[test]
fn bot_moves_for_a_person_or_out_of_turn_are_refused() {
    let mut table = bots_and_ann();
    let version = table.table.version();
    for (seat, version) in
        [(Seat::A, version), (Seat::C, version), (Seat::H, version), (Seat::B, 0), (Seat::B, version + 1)]
    {
        let input = Input::Bot { seat, version, act: "recover".to_owned() };
        assert!(matches!(table.apply(&input), Err(Refusal::Stale { .. })), "{seat} {version}");
    }
    let illegal = Input::Bot { seat: Seat::B, version, act: "decline".to_owned() };
    assert!(matches!(table.apply(&illegal), Err(Refusal::Rules { .. })));
    table.does("ann", Command::Resign).unwrap();
    let over = Input::Bot { seat: Seat::B, version, act: "recover".to_owned() };
    assert!(matches!(table.apply(&over), Err(Refusal::Over)));
}

/// In the last round of Sealed Bids a bot draws a token, whether it is awaited or not.
#[test]
fn bots_interrupt_in_order() {
    let mut table = Played::<SealedBids>::open(charter::<SealedBids>(&Setup { seats: 3, rounds: 2 }))
        .chance(&["prize 4", "prize 2", "token 1"])
        .seated(&["steady", "ann", "novice"]);
    assert!(table.table.bot_interrupts().is_none(), "no bot interrupts in the first round");
    while table.bot_plays() {}
    table.acts("ann", "bid 3");
    let bots = [Seat::A, Seat::C];
    assert_eq!(table.table.interrupting_bots().collect::<Vec<_>>(), bots, "only bots are listed");
    let before = table.sheets();
    let interrupts = table.table.bot_interrupts().unwrap();
    assert_eq!(interrupts.version, table.table.bot_interrupts().unwrap().version);
    let (seat, act) = interrupts.thought.think(&RunOut).unwrap();
    assert_eq!((seat, act.as_str()), (Seat::A, "draw"));
    assert_eq!(table.sheets(), before, "thinking changes nothing");
    table.apply(&Input::Bot { seat, version: interrupts.version, act: act.clone() }).unwrap();
    assert_eq!(table.table.interrupting_bots().collect::<Vec<_>>(), [Seat::C]);
    let again = Input::Bot { seat, version: table.table.version(), act: act.clone() };
    assert!(table.apply(&again).is_err(), "the token is already drawn");
    let for_ann = Input::Bot { seat: Seat::B, version: table.table.version(), act };
    assert!(matches!(table.apply(&for_ann), Err(Refusal::Stale { .. })), "a bot can't act for a person");
    assert!(AnyTable::awaits_bot(&table.table));
    while table.bot_plays() {}
    assert_eq!(table.table.interrupting_bots().collect::<Vec<_>>(), [Seat::C]);
    assert!(!AnyTable::awaits_bot(&table.table), "the table waits for a person, even if a bot may interrupt");
}

#[test]
fn hints_are_for_awaited_seats_if_the_table_allows_them() {
    let table = crypt_for_two();
    let lines = table.table.hint(Seat::A).unwrap().think(&RunOut);
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
