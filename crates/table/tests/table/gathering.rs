//! Sitting down, getting ready, starting.

use game_core::{PieceColour, Seat};
use game_laws::toy::sealed_bids::{SealedBids, Setup};
use protocol::{ClockSetting, Command, LevelName, PersonId, PersonKind, Refusal, TableId};
use serde_json::json;
use table::{BadCharter, Charter, Input, Record, Requester, Standing, Table};

use crate::kit::{
    Played, STRANGER, bids, charter, crypt, crypt_for_two, crypt_setup, data, nonce, person, seat,
};

fn table() -> Played<SealedBids> {
    Played::open(charter::<SealedBids>(&Setup { seats: 2, rounds: 1 }))
}

const SIT_A: Command = Command::Sit { seat: Seat::A };
const SIT_B: Command = Command::Sit { seat: Seat::B };
const BOT_B: Command = Command::Appoint { seat: Seat::B, level: LevelName::Novice };

#[test]
fn the_game_starts_when_all_are_ready() {
    let mut table = table();
    table.does("ann", SIT_A).unwrap();
    table.ready("ann");
    assert_eq!(table.table.standing(), Standing::Gathering, "one seat is open");
    table.does("bob", SIT_B).unwrap();
    assert_eq!(table.sheet("bob")["seats"][0]["holder"]["ready"], true);
    assert!(table.sheet("bob")["seats"][0]["nonce"].is_null(), "nonces are secret until the game starts");
    let records = table.ready("bob");
    assert!(matches!(&records[..], [Record::Readied { .. }, Record::Started, Record::Answered { .. }]));
    assert_eq!(table.sheet("eve")["seats"][0]["nonce"], nonce("ann").to_string());
    assert_eq!(table.sheet("bob")["awaiting"], serde_json::json!(["a", "b"]));
}

#[test]
fn a_bot_on_the_last_seat_starts_the_game() {
    let mut table = table();
    table.does("ann", SIT_A).unwrap();
    table.ready("ann");
    table.does("ann", BOT_B).unwrap();
    assert_eq!(table.table.standing(), Standing::Playing);
}

#[test]
fn a_game_of_bots_only_does_not_start() {
    let mut table = table();
    table.does("ann", Command::Appoint { seat: Seat::A, level: LevelName::Novice }).unwrap();
    table.does("ann", BOT_B).unwrap();
    assert_eq!(table.table.standing(), Standing::Gathering);
}

#[test]
fn the_game_waits_for_a_person_who_is_no_longer_ready() {
    let mut table = table();
    table.does("ann", SIT_A).unwrap();
    assert_eq!(table.does("ann", Command::Unready).unwrap(), [], "ann was not ready");
    table.ready("ann");
    table.does("ann", Command::Unready).unwrap();
    table.does("bob", SIT_B).unwrap();
    table.ready("bob");
    assert_eq!(table.table.standing(), Standing::Gathering);
}

#[test]
fn a_seat_has_one_person_and_a_person_one_seat() {
    let mut table = table();
    table.does("ann", SIT_A).unwrap();
    assert_eq!(table.refused("bob", SIT_A), Refusal::SeatTaken);
    assert_eq!(table.refused("ann", SIT_B), Refusal::SeatedAlready);
    assert_eq!(table.refused("bob", Command::Sit { seat: Seat::H }), Refusal::NoSuchSeat);
    assert_eq!(table.refused("bob", Command::Stand), Refusal::NotSeated);
    assert_eq!(table.refused("bob", Command::Unready), Refusal::NotSeated);
    assert_eq!(table.refused("bob", Command::Ready { nonce: nonce("bob") }), Refusal::NotSeated);
    table.does("ann", Command::Stand).unwrap();
    table.does("bob", SIT_A).unwrap();
    assert_eq!(table.table.seat_of(&person("bob")), Some(Seat::A));
}

#[test]
fn sitting_down_and_standing_up_is_limited() {
    let mut table = table();
    for _ in 0..500 {
        table.does("bob", SIT_B).unwrap();
        table.does("bob", Command::Stand).unwrap();
    }
    table.does("bob", SIT_B).unwrap();
    assert_eq!(table.refused("bob", Command::Stand), Refusal::LimitReached);
    assert_eq!(table.refused("bob", SIT_A), Refusal::SeatedAlready, "other refusals come first");
    let sheet = table.sheet("bob").to_string();
    assert!(sheet.len() < 200_000, "the sheet has {} bytes", sheet.len());
    table.table = Table::load(table.records.clone()).unwrap();
    assert_eq!(
        table.refused("bob", Command::Stand),
        Refusal::LimitReached,
        "also after the table is loaded again"
    );
    // The host has a limit of their own, so that a stranger can't use it up.
    let mut hosted = table.clone();
    for _ in 0..500 {
        hosted.does("ann", Command::Appoint { seat: Seat::A, level: LevelName::Sharp }).unwrap();
        hosted.does("ann", Command::Vacate { seat: Seat::A }).unwrap();
    }
    hosted.does("ann", SIT_A).unwrap();
    assert_eq!(hosted.refused("ann", Command::Stand), Refusal::LimitReached);
    // A person can still get ready, once, and the host can dissolve the table.
    table.clone().does("ann", Command::Dissolve).unwrap();
    table.ready("bob");
    assert_eq!(table.refused("bob", Command::Ready { nonce: nonce("ann") }), Refusal::LimitReached);
    assert_eq!(table.refused("bob", Command::Unready), Refusal::LimitReached);
    table.does("ann", SIT_A).unwrap();
    table.ready("ann");
    assert_eq!(table.table.standing(), Standing::Playing);
}

#[test]
fn a_new_name_is_recorded_until_the_game_starts() {
    let mut table = table();
    let name = |table: &Played<SealedBids>| table.sheet(STRANGER)["seats"][1]["holder"]["name"].clone();
    let rename =
        |who: &str, name: &str| Input::Rename { person: person(who), name: name.to_owned(), account: false };
    table.does("bob", SIT_B).unwrap();
    table.ready("bob");
    let became =
        Record::Became { seat: Seat::B, person: person("bob"), name: "Robert".to_owned(), account: false };
    assert_eq!(table.apply(&rename("bob", "Robert")).unwrap(), [became]);
    assert_eq!(name(&table), "Robert");
    assert_eq!(table.sheet("bob")["you"], "b", "bob keeps his seat");
    assert_eq!(table.sheet("bob")["seats"][1]["holder"]["ready"], true);
    assert_eq!(table.apply(&rename("bob", "Robert")).unwrap(), [], "the name is unchanged");
    assert_eq!(table.apply(&rename(STRANGER, "Eva")).unwrap(), []);
    let mut renamed = table.clone();
    for number in 0..499 {
        renamed.apply(&rename("bob", &number.to_string())).unwrap();
    }
    assert_eq!(renamed.apply(&rename("bob", "Bobby")), Err(Refusal::LimitReached));
    table.does("ann", SIT_A).unwrap();
    table.ready("ann");
    assert_eq!(table.apply(&rename("bob", "Bobby")).unwrap(), [], "the game has started");
    assert_eq!(name(&table), "Robert");
}

#[test]
fn the_host_frees_a_persons_seat_for_good() {
    let mut table = table();
    table.does("ann", SIT_A).unwrap();
    table.does("bob", SIT_B).unwrap();
    table.ready("bob");
    let free_b = Command::Vacate { seat: Seat::B };
    assert_eq!(table.refused("bob", Command::Vacate { seat: Seat::A }), Refusal::HostOnly);
    assert_eq!(table.does("ann", free_b.clone()).unwrap(), [Record::Freed { seat: Seat::B }]);
    assert_eq!(table.sheet(STRANGER)["seats"][1]["holder"], json!({"kind": "open"}));
    assert_eq!(table.sheet("bob")["you"], json!(null));
    assert_eq!(table.sheet("bob")["log"].as_array().unwrap().last().unwrap()["kind"], "freed");
    assert_eq!(table.refused("bob", SIT_B), Refusal::Barred);
    assert_eq!(table.refused("ann", free_b), Refusal::NobodyThere);
    let loaded = Played::<SealedBids>::load(table.records.clone());
    assert_eq!(loaded.clone().refused("bob", SIT_B), Refusal::Barred);
    // The host's own seat is only left, and another person may have a seat.
    assert_eq!(
        table.does("ann", Command::Vacate { seat: Seat::A }).unwrap(),
        [Record::Stood { seat: Seat::A }]
    );
    table.does("ann", SIT_A).unwrap();
    table.does("cem", SIT_B).unwrap();
    table.ready("cem");
    table.ready("ann");
    assert_eq!(table.refused("ann", Command::Vacate { seat: Seat::B }), Refusal::Begun);
}

#[test]
fn freeing_seats_is_limited() {
    let mut table = table();
    for number in 0..1000 {
        table.does(&format!("guest{number}"), SIT_B).unwrap();
        table.does("ann", Command::Vacate { seat: Seat::B }).unwrap();
    }
    table.does("last", SIT_B).unwrap();
    assert_eq!(table.refused("ann", Command::Vacate { seat: Seat::B }), Refusal::LimitReached);
    table.does("ann", Command::Dissolve).unwrap();
}

#[test]
fn a_rated_game_needs_a_clock() {
    let rated = Charter {
        rated: true,
        clock: ClockSetting::None,
        ..charter::<SealedBids>(&Setup { seats: 2, rounds: 1 })
    };
    assert_eq!(rated.check(), Err(BadCharter::RatedWithoutClock));
    Charter { clock: ClockSetting::Days { days: 3 }, ..rated }.check().unwrap();
}

#[test]
fn everyone_sees_who_has_an_account() {
    let mut table = table();
    let marked = |table: &Played<SealedBids>| {
        let seats = table.sheet(STRANGER)["seats"].clone();
        [0, 1].map(|seat| seats[seat]["holder"]["account"].clone())
    };
    let registers =
        |who: &str, name: &str| Input::Rename { person: person(who), name: name.to_owned(), account: true };
    table.does_as(PersonKind::Guest, "ann", SIT_A).unwrap();
    table.does_as(PersonKind::Account, "bob", SIT_B).unwrap();
    assert_eq!(marked(&table), [json!(false), json!(true)]);
    assert_eq!(table.table.status().guests, [person("ann")]);
    table.ready("bob");
    let mut early = table.clone();
    assert_eq!(early.apply(&registers("ann", "Anna")).unwrap().len(), 1);
    assert_eq!(marked(&early), [json!(true), json!(true)]);
    assert_eq!(early.sheet(STRANGER)["seats"][0]["holder"]["name"], "Anna");
    // During the game she keeps her name, but has an account from now on.
    table.ready("ann");
    assert_eq!(table.apply(&registers("ann", "Anna")).unwrap().len(), 1);
    assert_eq!(marked(&table), [json!(true), json!(true)]);
    assert_eq!(table.sheet(STRANGER)["seats"][0]["holder"]["name"], "ANN");
    assert_eq!(table.apply(&registers("ann", "Anna")).unwrap(), [], "the table knows it");
    assert_eq!(table.table.status().guests, []);
    assert_eq!(
        Table::<SealedBids>::load(table.records.iter().cloned()).unwrap().status(),
        table.table.status()
    );
}

#[test]
fn replacing_bots_is_limited() {
    let mut table = table();
    let levels = [LevelName::Novice, LevelName::Sharp].into_iter().cycle();
    for level in levels.take(999) {
        table.does("ann", Command::Appoint { seat: Seat::B, level }).unwrap();
    }
    table.does("ann", Command::Vacate { seat: Seat::B }).unwrap();
    table.does("ann", BOT_B).unwrap();
    table.does("ann", Command::Vacate { seat: Seat::B }).unwrap();
    table.does("ann", BOT_B).unwrap();
    assert_eq!(table.refused("ann", BOT_B), Refusal::LimitReached);
    assert_eq!(table.refused("ann", Command::Vacate { seat: Seat::B }), Refusal::LimitReached);
    table.does("ann", SIT_A).unwrap();
    table.ready("ann");
    assert_eq!(table.table.standing(), Standing::Playing);
}

#[test]
fn only_the_host_seats_bots_and_dissolves_the_table() {
    let mut table = table();
    table.does("bob", SIT_B).unwrap();
    let bot_a = Command::Appoint { seat: Seat::A, level: LevelName::Sharp };
    for command in [bot_a.clone(), Command::Vacate { seat: Seat::A }, Command::Dissolve] {
        assert_eq!(table.refused("bob", command), Refusal::HostOnly);
    }
    assert_eq!(table.refused("ann", BOT_B), Refusal::SeatTaken);
    assert_eq!(table.refused("ann", Command::Vacate { seat: Seat::A }), Refusal::NobodyThere);
    assert_eq!(table.refused("ann", Command::Vacate { seat: Seat::C }), Refusal::NoSuchSeat);
    let beyond = Command::Appoint { seat: Seat::H, level: LevelName::Sharp };
    assert_eq!(table.refused("ann", beyond), Refusal::NoSuchSeat);
    table.does("ann", bot_a).unwrap();
    table.does("ann", Command::Vacate { seat: Seat::A }).unwrap();
    table.does("ann", Command::Dissolve).unwrap();
    assert_eq!(table.table.standing(), Standing::Dissolved);
    assert_eq!(table.refused("cid", SIT_A), Refusal::Over);
    assert!(table.sheet("ann")["seed"].is_null(), "there was no game to verify");
}

#[test]
fn when_the_host_stands_up_another_person_becomes_the_host() {
    let mut table = table();
    table.does("bob", SIT_A).unwrap();
    table.does("cid", SIT_B).unwrap();
    table.does("cid", Command::Stand).unwrap();
    assert_eq!(table.sheet("bob")["host"], "ann", "ann is the host without a seat");
    table.does("ann", SIT_B).unwrap();
    table.does("ann", Command::Stand).unwrap();
    assert_eq!(table.sheet("bob")["host"], "bob");
    table.does("bob", Command::Stand).unwrap();
    assert_eq!(table.sheet("bob")["host"], "bob", "no other person has a seat");
}

#[test]
fn a_table_without_a_game_expires() {
    let mut table = table();
    assert_eq!(table.apply(&Input::Expire).unwrap(), [Record::Dissolved]);
    assert_eq!(table.apply(&Input::Expire).unwrap(), []);
    let mut running = crypt_for_two();
    assert_eq!(running.apply(&Input::Expire).unwrap(), [], "a running game does not expire");
}

#[test]
fn lobby_commands_are_refused_during_the_game() {
    let mut table = bids(2, 1, &["prize 4"]);
    for command in [SIT_A, Command::Stand, BOT_B, Command::Vacate { seat: Seat::B }, Command::Unready] {
        assert_eq!(table.refused("ann", command), Refusal::Begun);
    }
    assert_eq!(table.refused("ann", Command::Ready { nonce: nonce("ann") }), Refusal::Begun);
    assert_eq!(table.refused("ann", Command::Dissolve), Refusal::Begun);
}

#[test]
fn game_commands_are_refused_before_the_game() {
    let mut table = table();
    table.does("ann", SIT_A).unwrap();
    let act = Command::Act { version: 0, action: data("bid 1") };
    for command in [act, table.undo(), table.agree(), Command::Leave, Command::Return, Command::Resign] {
        assert_eq!(table.refused("ann", command), Refusal::NotBegun);
    }
    assert_eq!(table.table.check(&person("ann"), &data("bid 1")), Err(Refusal::NotBegun));
}

#[test]
fn the_status_has_the_seats_and_who_is_awaited() {
    let mut table = table();
    table.does("bob", SIT_B).unwrap();
    let status = table.table.status();
    assert_eq!(status.people, [(Seat::B, person("bob"), "BOB".to_owned())]);
    assert_eq!(status.open.to_string(), "a");
    assert!(status.awaited.is_empty());
    let status = bids(2, 1, &["prize 4"]).table.status();
    assert_eq!(status.awaited, [person("ann"), person("bob")]);
}

#[test]
fn names_can_be_any_text() {
    let mut table = table();
    let name = "\u{202e}<b>\"é\\\n💀".repeat(50);
    let requester = Requester { person: person("ann"), name: name.clone(), kind: PersonKind::Guest };
    let input = Input::Person { requester, command: Command::Sit { seat: seat('a') } };
    table.apply(&input).unwrap();
    assert_eq!(table.sheet(STRANGER)["seats"][0]["holder"]["name"], name);
}

#[test]
fn invalid_clocks_and_ids_are_refused() {
    let valid = charter::<SealedBids>(&Setup { seats: 2, rounds: 1 });
    let live = |move_seconds, reserve_seconds| ClockSetting::Live { move_seconds, reserve_seconds };
    let with = |clock| Charter { clock, ..valid.clone() }.check();
    assert_eq!(with(ClockSetting::None), Ok(()));
    assert_eq!(with(live(5, 0)), Ok(()));
    assert_eq!(with(live(3600, 86_400)), Ok(()));
    assert_eq!(with(live(0, 60)), Err(BadCharter::MoveSeconds(0)));
    assert_eq!(with(live(u32::MAX, 60)), Err(BadCharter::MoveSeconds(u32::MAX)));
    assert_eq!(with(live(30, u32::MAX)), Err(BadCharter::ReserveSeconds(u32::MAX)));
    assert_eq!(with(ClockSetting::Days { days: 1 }), Ok(()));
    assert_eq!(with(ClockSetting::Days { days: 0 }), Err(BadCharter::Days(0)));
    assert_eq!(BadCharter::Days(31).to_string(), "a move takes 1 to 30 days, not 31");
    for bad in ["", "two words", "line\n", &"x".repeat(65)] {
        let table = Charter { table: TableId(bad.to_owned()), ..valid.clone() };
        assert!(matches!(table.check(), Err(BadCharter::Name(_))), "{bad:?}");
        let host = Charter { host: PersonId(bad.to_owned()), ..valid.clone() };
        assert!(matches!(host.check(), Err(BadCharter::Name(_))), "{bad:?}");
    }
}

#[test]
fn a_rated_game_has_no_bots_and_no_guests() {
    let charter = Charter { rated: true, ..charter::<SealedBids>(&Setup { seats: 2, rounds: 1 }) };
    let mut table = Played::<SealedBids>::open(charter);
    table.does("ann", SIT_A).unwrap();
    assert_eq!(table.refused("ann", BOT_B), Refusal::PeopleOnly);
    assert_eq!(table.refused("bob", BOT_B), Refusal::HostOnly);
    assert_eq!(table.does_as(PersonKind::Guest, "bob", SIT_B), Err(Refusal::AccountNeeded));
    table.does_as(PersonKind::Account, "bob", SIT_B).unwrap();
    for name in ["ann", "bob"] {
        table.does(name, Command::Ready { nonce: nonce(name) }).unwrap();
    }
    assert_eq!(table.table.standing(), Standing::Playing);
    assert_eq!(table.sheet(STRANGER)["rated"], true);
}

/// The colours of the seats, as everyone sees them.
fn colours(table: &Played<crypt::State>) -> Vec<String> {
    let sheet = table.sheet("eve");
    let seats = sheet["seats"].as_array().unwrap().iter();
    seats.map(|seat| seat["colour"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn each_player_has_a_colour_of_their_own() {
    let mut table = Played::<crypt::State>::open(charter::<crypt::State>(&crypt_setup(3, "AAAAAA")));
    assert_eq!(colours(&table), ["red", "violet", "teal"]);
    let choose = |colour| Command::Colour { colour };
    assert_eq!(table.refused("ann", choose(PieceColour::Teal)), Refusal::NotSeated);
    table.does("ann", Command::Sit { seat: Seat::A }).unwrap();
    table.does("bob", Command::Sit { seat: Seat::B }).unwrap();
    // A colour that a seat has without having chosen it is free, and that seat gets another.
    let records = table.does("ann", choose(PieceColour::Violet)).unwrap();
    assert_eq!(records, [Record::Coloured { seat: Seat::A, colour: PieceColour::Violet }]);
    assert_eq!(colours(&table), ["violet", "red", "teal"]);
    assert_eq!(table.does("ann", choose(PieceColour::Violet)).unwrap(), [], "nothing changes");
    assert_eq!(table.refused("bob", choose(PieceColour::Violet)), Refusal::ColourTaken);
    table.does("bob", choose(PieceColour::Pink)).unwrap();
    assert_eq!(colours(&table), ["violet", "pink", "teal"]);
    table.does("ann", Command::Stand).unwrap();
    assert_eq!(colours(&table), ["red", "pink", "teal"], "a free seat has no chosen colour");
}

#[test]
fn colours_stay_during_the_game() {
    let mut table = crypt(2, "AAAAAA", &[]);
    assert_eq!(table.refused("ann", Command::Colour { colour: PieceColour::Gold }), Refusal::Begun);
}

#[test]
fn hints_between_people_are_only_where_the_table_was_opened_with_them() {
    let hints = |hints: bool, rated: bool, who: &[&str]| {
        let setup = crypt_setup(2, "AAAAAA");
        let table = Played::<crypt::State>::open(Charter { hints, rated, ..charter::<crypt::State>(&setup) });
        let gathering = table.sheet("ann")["hints"].clone();
        let table = table.seated(who);
        let given = table.table.hint(Seat::A).is_some();
        assert_eq!(table.sheet("ann")["hints"], json!(given), "the sheet says what the table does");
        (gathering == json!(true), given)
    };
    assert_eq!(hints(true, false, &["ann", "bob"]), (true, true));
    assert_eq!(hints(false, false, &["ann", "bob"]), (false, false));
    assert_eq!(hints(false, false, &["ann", "novice"]), (false, true), "one person against bots");
    assert_eq!(hints(false, true, &["ann", "bob"]), (false, false));
}
