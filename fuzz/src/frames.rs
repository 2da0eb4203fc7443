//! Applies arbitrary frames of clients to tables.
//!
//! The server's tests include this file, so that the law is checked without a fuzzer too.

use std::sync::LazyLock;

use game_core::Seat;
use protocol::{
    ClientMessage, ClockSetting, Command, LevelName, Nonce, PersonId, PersonKind, Request, TableId,
    Visibility,
};
use table::{AnyTable, Charter, Input, Record, Requester, Seed, SeededChance, Stamped};

/// The time of all records.
const NOW: i64 = 1_700_000_000_000;

/// The senders: two with a seat, and one without.
const PEOPLE: [&str; 3] = ["ann", "bob", "eve"];

/// A table and its records.
struct Known {
    records: Vec<Stamped>,
    table: Box<dyn AnyTable>,
    /// Its debug output, to detect changes.
    described: String,
}

/// For every game: a table before the start, two during the game, and one after it.
static TABLES: LazyLock<Vec<Known>> = LazyLock::new(|| {
    let ready = |name: &str, number: u8| (name.to_owned(), Command::Ready { nonce: Nonce([number; 16]) });
    let command = |name: &str, command: Command| (name.to_owned(), command);
    let sat = command("bob", Command::Sit { seat: Seat::B });
    let bot = command("ann", Command::Appoint { seat: Seat::C, level: LevelName::Novice });
    let playing = vec![sat.clone(), bot, ready("ann", 1), ready("bob", 2)];
    let left = [playing.clone(), vec![command("bob", Command::Leave)]].concat();
    let resigned =
        [playing.clone(), vec![command("ann", Command::Resign), command("bob", Command::Resign)]].concat();
    let histories = [vec![sat], playing, left, resigned];
    let tables = |game| histories.iter().cloned().map(move |history| known(game, history));
    games::NAMES.iter().copied().flat_map(tables).collect()
});

/// A table of three after these commands.
fn known(game: &str, history: Vec<(String, Command)>) -> Known {
    let options = games::Options::new(3);
    let (setup, rules) = table::setup(game, &options).expect("three players are allowed");
    let charter = Charter {
        table: TableId("oak".to_owned()),
        game: game.to_owned(),
        rules,
        setup,
        clock: ClockSetting::Live { move_seconds: 30, reserve_seconds: 60 },
        visibility: Visibility::Link,
        rated: false,
        hints: true,
        host: PersonId("ann".to_owned()),
        seed: Seed([7; 32]),
        arrangement: None,
        kept: None,
    };
    let opened = Record::Opened { charter: Box::new(charter) };
    let host = Record::Sat {
        seat: Seat::A,
        person: PersonId("ann".to_owned()),
        name: "Ann".to_owned(),
        account: false,
    };
    let mut records: Vec<Stamped> =
        [opened, host].into_iter().map(|record| Stamped { at: NOW, record }).collect();
    for (name, command) in history {
        let table = table::open(records.clone()).expect("the records are valid");
        let more = table.decide(&input(&name, command), NOW, &SeededChance).expect("the command is allowed");
        records.extend(more.into_iter().map(|record| Stamped { at: NOW, record }));
    }
    let table = table::open(records.clone()).expect("the records are valid");
    let described = format!("{table:?}");
    Known { records, table, described }
}

fn input(name: &str, command: Command) -> Input {
    let person = PersonId(name.to_owned());
    let requester = Requester { person, name: name.to_owned(), kind: PersonKind::Guest };
    Input::Person { requester, command }
}

/// A frame is read or refused, and one that was read can be written and read back. Whatever it requests from a table, and
/// from any sender, the table decides without panicking and without changing, and the decided records can be applied.
pub fn frames(data: &[u8]) {
    let Ok(frame) = serde_json::from_slice::<ClientMessage>(data) else {
        return;
    };
    let written = serde_json::to_string(&frame).expect("a frame serializes");
    assert_eq!(serde_json::from_str::<ClientMessage>(&written).expect("a written frame can be read"), frame);
    for known in TABLES.iter() {
        for name in PEOPLE {
            apply(known, name, &frame.request);
        }
        assert_eq!(format!("{:?}", known.table), known.described, "deciding changes nothing");
    }
}

fn apply(known: &Known, name: &str, request: &Request) {
    match request {
        Request::Do { command, .. } => {
            let Ok(records) = known.table.decide(&input(name, command.clone()), NOW + 1000, &SeededChance)
            else {
                return;
            };
            let mut then = table::open(known.records.clone()).expect("the records are valid");
            for record in records {
                then.evolve(&Stamped { at: NOW + 1000, record }).expect("a decided record can be applied");
            }
        }
        Request::Check { action, .. } => drop(known.table.check(&PersonId(name.to_owned()), action)),
        Request::Open { since, list, .. } => {
            let person = PersonId(name.to_owned());
            let reader = table::Reader {
                person: Some(&person),
                since: *since,
                list: *list,
                attendance: table::Attendance::Back,
            };
            let sheet = known.table.sheet(reader, NOW);
            assert!(sheet.live.since <= sheet.live.version, "a reader can't have seen a later version");
        }
        Request::Close { .. } | Request::Hint { .. } | Request::Say { .. } | Request::Ping => {}
    }
}
