//! Clocks: the time for a move, the reserve, days.

use game_core::Seat;
use game_laws::toy::sealed_bids::{SealedBids, Setup};
use protocol::{Absence, ClockSetting, Command, Millis, Refusal};
use serde_json::{Value, json};
use table::{Charter, Input, Record};

use crate::kit::{PEOPLE, Played, START, charter, person};

const SECOND: Millis = 1000;
const DAY: Millis = 24 * 3600 * SECOND;

const LIVE: ClockSetting = ClockSetting::Live { move_seconds: 30, reserve_seconds: 60 };

/// A table of Sealed Bids with a clock.
fn bids(seats: u8, clock: ClockSetting) -> Played<SealedBids> {
    let charter = Charter { clock, ..charter::<SealedBids>(&Setup { seats, rounds: 5 }) };
    Played::open(charter).seat_all()
}

/// How long the first row is shown, a claim, and a recovery.
const ROW: Millis = 1100;
const CLAIM: Millis = 700;
const RECOVERY: Millis = 800;

/// When the first clock of a table of Crypt starts.
const BEGUN: Millis = START + ROW;

/// A table of Crypt for two, whose first row has been shown; ann claims first.
fn crypt(clock: ClockSetting) -> Played<crypt::State> {
    let mut table = crypt_at_start(clock);
    if matches!(clock, ClockSetting::Live { .. }) {
        table.now += ROW;
    }
    table
}

/// A table of Crypt for two that has just begun.
fn crypt_at_start(clock: ClockSetting) -> Played<crypt::State> {
    let charter = Charter { clock, ..charter::<crypt::State>(&crate::kit::crypt_setup(2, "AAAAAA")) };
    Played::open(charter).chance(&["reveal I4 P2 R_ next T"]).seat_all()
}

fn clock(table: &Played<impl table::Playable>, seat: usize) -> Value {
    table.sheet("eve")["seats"][seat]["clock"].clone()
}

fn relieved(seat: Seat) -> Record {
    Record::Relieved { seat, absence: Absence::Away }
}

#[test]
fn only_the_clocks_of_awaited_players_run() {
    let mut table = crypt(LIVE);
    assert_eq!(clock(&table, 0), json!({"deadline": BEGUN + 90 * SECOND, "reserve": 60_000}));
    assert_eq!(clock(&table, 1), json!({"deadline": null, "reserve": 60_000}));
    table.wait(10 * SECOND);
    table.acts("ann", "claim 1=5");
    assert_eq!(clock(&table, 0), json!({"deadline": null, "reserve": 60_000}));
    assert_eq!(clock(&table, 1), json!({"deadline": BEGUN + 100 * SECOND + CLAIM, "reserve": 60_000}));
    assert_eq!(table.table.next_deadline(), Some(BEGUN + 100 * SECOND + CLAIM));
}

#[test]
fn the_reserve_is_used_over_several_moves() {
    let mut table = bids(2, LIVE);
    for (left, card) in [(45_000, 1), (30_000, 2), (15_000, 3)] {
        table.acts("bob", &format!("bid {card}"));
        assert_eq!(table.wait(45 * SECOND), [], "45 seconds are within time and reserve");
        table.acts("ann", &format!("bid {card}"));
        assert_eq!(clock(&table, 0)["reserve"], left);
        assert_eq!(clock(&table, 1)["reserve"], 60_000);
    }
    table.acts("bob", "bid 4");
    assert_eq!(table.wait(45 * SECOND - 1), []);
    assert_eq!(table.wait(1), [relieved(Seat::A)], "thirty seconds and the last fifteen");
    assert_eq!(clock(&table, 0)["reserve"], 0);
    assert_eq!(table.table.next_deadline(), None);
}

#[test]
fn exactly_the_players_out_of_time_are_relieved() {
    let mut table = bids(3, LIVE);
    table.wait(50 * SECOND);
    for name in PEOPLE.into_iter().take(3) {
        table.acts(name, "bid 1");
    }
    // All have forty seconds of reserve left; cid answers.
    table.wait(10 * SECOND);
    table.acts("cid", "bid 2");
    assert_eq!(table.wait(59 * SECOND), []);
    assert_eq!(table.wait(SECOND), [relieved(Seat::A), relieved(Seat::B)]);
    assert_eq!(table.wait(DAY), [], "no one is relieved twice");
}

#[test]
fn without_a_clock_no_one_runs_out_of_time() {
    let mut table = bids(2, ClockSetting::None);
    assert_eq!(clock(&table, 0), Value::Null);
    assert_eq!(table.table.next_deadline(), None);
    assert_eq!(table.wait(1000 * DAY), []);
}

#[test]
fn days_are_for_each_move() {
    let mut table = crypt(ClockSetting::Days { days: 2 });
    assert_eq!(clock(&table, 0), json!({"deadline": START + 2 * DAY, "reserve": 0}));
    assert_eq!(table.wait(2 * DAY - 1), []);
    table.acts("ann", "claim 1=5");
    assert_eq!(table.wait(2 * DAY - 1), []);
    assert_eq!(table.wait(1), [relieved(Seat::B)]);
}

#[test]
fn an_action_after_the_deadline_counts_until_the_next_tick() {
    let mut table = crypt(LIVE);
    table.now += 200 * SECOND;
    table.acts("ann", "claim 1=5");
    assert_eq!(clock(&table, 0), json!({"deadline": null, "reserve": 0}));
}

#[test]
fn a_player_who_returns_after_running_out_of_time_leaves_that_move_to_the_bot() {
    let mut table = crypt(LIVE);
    assert_eq!(table.wait(90 * SECOND), [relieved(Seat::A)]);
    let turn = table.table.bot_turn(Seat::A).unwrap();
    table.wait(SECOND);
    table.does("ann", Command::Return).unwrap();
    assert_eq!(table.absence('a'), None);
    assert_eq!(
        clock(&table, 0),
        json!({"deadline": null, "reserve": 0}),
        "there is no more time for this move"
    );
    assert!(table.table.status().awaited.is_empty(), "the bot makes the move");
    let input = Input::Bot { seat: Seat::A, version: turn.version, act: "recover".to_owned() };
    table.apply(&input).expect("the move of the bot that started when the time ran out is not stale");
    table.acts("bob", "recover");
    // From the next move on ann has the time for a move, but no reserve. Both recoveries are shown before.
    let deadline = table.now + 2 * RECOVERY + 30 * SECOND;
    assert_eq!(clock(&table, 0), json!({"deadline": deadline, "reserve": 0}));
    assert_eq!(table.table.bots_awaited().count(), 0);
}

#[test]
fn running_out_of_time_and_returning_does_not_stall_the_game() {
    let mut table = crypt(LIVE);
    table.wait(90 * SECOND);
    let turn = table.table.bot_turn(Seat::A).unwrap();
    for _ in 0..5 {
        table.does("ann", Command::Return).unwrap();
        table.does("ann", Command::Leave).unwrap();
    }
    table.does("ann", Command::Return).unwrap();
    assert_eq!(table.table.bots_awaited().collect::<Vec<_>>(), [Seat::A]);
    assert_eq!(table.table.next_deadline(), None);
    table.apply(&Input::Bot { seat: Seat::A, version: turn.version, act: "recover".to_owned() }).unwrap();
}

#[test]
fn a_player_who_returns_before_the_bot_has_moved_can_make_the_move() {
    let mut table = crypt(LIVE);
    table.wait(90 * SECOND);
    let turn = table.table.bot_turn(Seat::A).unwrap();
    table.does("ann", Command::Return).unwrap();
    table.acts("ann", "claim 1=5");
    let late = Input::Bot { seat: Seat::A, version: turn.version, act: "recover".to_owned() };
    assert!(matches!(table.apply(&late), Err(Refusal::Stale { .. })));
    assert_eq!(table.table.status().awaited, [person("bob")]);
}

#[test]
fn the_game_does_not_wait_for_one_of_several_who_returns_after_running_out() {
    let mut table = bids(3, LIVE);
    table.acts("cid", "bid 1");
    assert_eq!(table.wait(90 * SECOND), [relieved(Seat::A), relieved(Seat::B)]);
    table.does("ann", Command::Return).unwrap();
    let bots: Vec<Seat> = table.table.bots_awaited().collect();
    assert_eq!(bots, [Seat::A, Seat::B]);
    while table.bot_plays() {}
    assert_eq!(clock(&table, 0)["deadline"], table.now + 30 * SECOND, "the next round has started");
    assert_eq!(clock(&table, 1)["deadline"], Value::Null, "bob is still away");
}

#[test]
fn leaving_and_returning_gains_no_time() {
    let mut table = crypt(LIVE);
    for _ in 0..5 {
        table.wait(10 * SECOND);
        table.does("ann", Command::Leave).unwrap();
        assert_eq!(clock(&table, 0)["deadline"], Value::Null);
        table.does("ann", Command::Return).unwrap();
    }
    // Fifty seconds are used, and forty are left.
    assert_eq!(clock(&table, 0)["deadline"], BEGUN + 90 * SECOND);
    table.acts("ann", "recover");
    assert_eq!(
        clock(&table, 0)["reserve"],
        40_000,
        "thirty seconds of the move and twenty of the reserve were used"
    );
}

#[test]
fn the_clock_of_a_player_who_left_keeps_running_until_the_bot_has_moved() {
    let mut table = crypt(LIVE);
    for _ in 0..4 {
        table.does("ann", Command::Leave).unwrap();
        assert_eq!(table.wait(20 * SECOND), [], "a player who has left is not relieved again");
        table.does("ann", Command::Return).unwrap();
    }
    assert_eq!(clock(&table, 0)["deadline"], BEGUN + 90 * SECOND);
    table.does("ann", Command::Leave).unwrap();
    table.wait(10 * SECOND);
    table.does("ann", Command::Return).unwrap();
    assert_eq!(table.wait(0), [relieved(Seat::A)]);
    assert_eq!(table.table.bots_awaited().collect::<Vec<_>>(), [Seat::A]);
}

#[test]
fn undoing_gains_no_time() {
    let mut table = crypt(LIVE);
    for _ in 0..5 {
        table.wait(10 * SECOND);
        table.acts("ann", "claim 1=5");
        table.does("ann", table.undo()).unwrap();
    }
    assert_eq!(clock(&table, 0), json!({"deadline": BEGUN + 90 * SECOND, "reserve": 40_000}));
    // Ann's clock is stopped while bob is awaited.
    table.acts("ann", "claim 1=5");
    table.wait(20 * SECOND);
    table.does("ann", table.undo()).unwrap();
    assert_eq!(clock(&table, 0), json!({"deadline": BEGUN + 110 * SECOND, "reserve": 40_000}));
}

#[test]
fn the_moves_of_others_restart_no_clock() {
    let mut table = bids(2, LIVE);
    table.wait(20 * SECOND);
    table.acts("bob", "draw");
    assert_eq!(clock(&table, 0)["deadline"], START + 90 * SECOND);
    assert_eq!(clock(&table, 1)["deadline"], START + 110 * SECOND, "bob's own draw was a move");
}

#[test]
fn a_system_clock_that_goes_back_changes_no_reserve() {
    let mut table = crypt(LIVE);
    table.now -= DAY;
    table.acts("ann", "claim 1=5");
    assert_eq!(clock(&table, 0)["reserve"], 60_000);
}

#[test]
fn extreme_settings_and_times_do_not_overflow() {
    let huge = ClockSetting::Live { move_seconds: u32::MAX, reserve_seconds: u32::MAX };
    for setting in [huge, ClockSetting::Days { days: u32::MAX }] {
        let mut table = crypt(setting);
        assert!(table.table.next_deadline().unwrap() > START);
        table.now = Millis::MAX;
        table.acts("ann", "claim 1=5");
        table.now = Millis::MIN;
        table.acts("bob", "claim 2=1");
        table.now = Millis::MAX;
        table.wait(0);
    }
    let mut none = crypt(ClockSetting::Live { move_seconds: 0, reserve_seconds: 0 });
    assert_eq!(none.wait(0), [relieved(Seat::A)], "the row has been shown");
}

/// For how long the records of a table let clocks wait.
fn shown(table: &Played<crypt::State>) -> Vec<u32> {
    let shown = |one: &table::Stamped| match one.record {
        Record::Acted { shown, .. } | Record::Answered { shown, .. } => Some(shown),
        _ => None,
    };
    table.records.iter().filter_map(shown).collect()
}

#[test]
fn a_clock_starts_when_the_last_moves_have_been_shown() {
    let mut table = crypt_at_start(LIVE);
    assert_eq!(shown(&table), [1100]);
    assert_eq!(clock(&table, 0)["deadline"], START + ROW + 90 * SECOND);
    // Ann is faster, and has used nothing; the claim is shown after the row.
    table.now += 100;
    table.acts("ann", "claim 1=5");
    assert_eq!(shown(&table), [1100, 700]);
    assert_eq!(clock(&table, 0)["reserve"], 60_000);
    assert_eq!(clock(&table, 1)["deadline"], START + ROW + CLAIM + 90 * SECOND);
    table.now = START + ROW + CLAIM + 40 * SECOND;
    table.acts("bob", "recover");
    assert_eq!(clock(&table, 1)["reserve"], 50_000);
}

#[test]
fn a_step_delays_clocks_by_at_most_four_seconds_and_all_by_at_most_eight() {
    let mut table = crypt(LIVE);
    table =
        table.chance(&["reveal I4 P2 R_ next T", "collect 1=5 2=4 3=3 value 3=2", "reveal J4 T2 M_ next P"]);
    table.script("ann: claim 1=2 2=2 | bob: claim 3=2 | ann: recover");
    let shown = shown(&table);
    assert!(shown.iter().all(|one| *one <= 4000) && shown.contains(&4000), "{shown:?}");
    assert!(shown.iter().sum::<u32>() > 8000, "{shown:?}");
    let deadline = table.table.next_deadline().unwrap();
    assert_eq!(deadline, table.now + 8 * SECOND + 90 * SECOND);
}

#[test]
fn an_undo_ends_the_delay_and_coming_back_does_not_renew_it() {
    let mut table = crypt(LIVE);
    table.wait(10 * SECOND);
    table.acts("ann", "claim 1=5");
    table.does("ann", table.undo()).unwrap();
    assert_eq!(clock(&table, 0)["deadline"], BEGUN + 90 * SECOND);
    table.acts("ann", "claim 1=5");
    for _ in 0..5 {
        table.does("bob", Command::Leave).unwrap();
        table.does("bob", Command::Return).unwrap();
    }
    assert_eq!(clock(&table, 1)["deadline"], BEGUN + 100 * SECOND + CLAIM);
}

#[test]
fn records_without_a_delay_are_read_as_before() {
    let old = r#"{"kind":"acted","seat":"a","act":"recover","hand":"person"}"#;
    let record = Record::from_text(old).unwrap();
    assert!(matches!(record, Record::Acted { shown: 0, .. }));
    assert_eq!(record.to_text(), old);
    let mut table = crypt(ClockSetting::Days { days: 2 });
    table.acts("ann", "claim 1=5");
    assert_eq!(shown(&table), [0, 0], "only live clocks wait");
}
