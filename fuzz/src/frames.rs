//! What clients send, thrown at tables.
//!
//! The server's own tests include this file, so that the law runs without a fuzzer as well.

use std::sync::LazyLock;

use game_core::Seat;
use protocol::{
    ClockSetting, Command, Frame, LevelName, Nonce, PersonId, PersonKind, Request, TableId, Visibility,
};
use table::{AnyTable, Charter, Input, Record, Requester, Seed, SeededChance, Stamped};

/// When everything happens.
const NOW: i64 = 1_700_000_000_000;

/// Who sends: two who sit, and one who does not.
const PEOPLE: [&str; 3] = ["ann", "bob", "eve"];

/// A table, and the records that it came of.
struct Known {
    records: Vec<Stamped>,
    table: Box<dyn AnyTable>,
    /// All that there is to know of it.
    described: String,
}

/// Of every game a table where people gather, two where they play, and one where the game is over.
static TABLES: LazyLock<Vec<Known>> = LazyLock::new(|| {
    let ready = |name: &str, number: u8| (name.to_owned(), Command::Ready { nonce: Nonce([number; 16]) });
    let told = |name: &str, command: Command| (name.to_owned(), command);
    let sat = told("bob", Command::Sit { seat: Seat::B });
    let bot = told("ann", Command::Appoint { seat: Seat::C, level: LevelName::Novice });
    let playing = vec![sat.clone(), bot, ready("ann", 1), ready("bob", 2)];
    let left = [playing.clone(), vec![told("bob", Command::Leave)]].concat();
    let resigned =
        [playing.clone(), vec![told("ann", Command::Resign), told("bob", Command::Resign)]].concat();
    let stories = [vec![sat], playing, left, resigned];
    let tables = |game| stories.iter().cloned().map(move |story| known(game, story));
    games::NAMES.iter().copied().flat_map(tables).collect()
});

/// A table of three that has come so far.
fn known(game: &str, story: Vec<(String, Command)>) -> Known {
    let options = games::Options::new(3);
    let (setup, rules) = table::setup(game, &options).expect("three can play");
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
    };
    let opened = Record::Opened { charter: Box::new(charter) };
    let host = Record::Sat { seat: Seat::A, person: PersonId("ann".to_owned()), name: "Ann".to_owned() };
    let mut records: Vec<Stamped> =
        [opened, host].into_iter().map(|record| Stamped { at: NOW, record }).collect();
    for (name, command) in story {
        let table = table::open(records.clone()).expect("the story so far");
        let more = table.decide(&call(&name, command), NOW, &SeededChance).expect("the story goes on");
        records.extend(more.into_iter().map(|record| Stamped { at: NOW, record }));
    }
    let table = table::open(records.clone()).expect("the whole story");
    let described = format!("{table:?}");
    Known { records, table, described }
}

fn call(name: &str, command: Command) -> Input {
    let person = PersonId(name.to_owned());
    let requester = Requester { person, name: name.to_owned(), kind: PersonKind::Guest };
    Input::Person { requester, command }
}

/// A frame is read or refused; what is read is written back the same; and whatever it asks of a table, by whomever, the
/// table decides without panicking and without changing, and what it decides can follow.
pub fn frames(data: &[u8]) {
    let Ok(frame) = serde_json::from_slice::<Frame>(data) else {
        return;
    };
    let written = serde_json::to_string(&frame).expect("a frame is plain data");
    assert_eq!(serde_json::from_str::<Frame>(&written).expect("what was written can be read"), frame);
    for known in TABLES.iter() {
        for name in PEOPLE {
            ask(known, name, &frame.request);
        }
        assert_eq!(format!("{:?}", known.table), known.described, "asking changes nothing");
    }
}

fn ask(known: &Known, name: &str, request: &Request) {
    match request {
        Request::Do { command, .. } => {
            let Ok(records) = known.table.decide(&call(name, command.clone()), NOW + 1000, &SeededChance)
            else {
                return;
            };
            let mut then = table::open(known.records.clone()).expect("it was read before");
            for record in records {
                then.evolve(&Stamped { at: NOW + 1000, record }).expect("what was decided can follow");
            }
        }
        Request::Check { act, .. } => drop(known.table.check(&PersonId(name.to_owned()), act)),
        Request::Open { since, list, .. } => {
            let person = PersonId(name.to_owned());
            let reader = table::Reader { person: Some(&person), since: *since, list: *list };
            let sheet = known.table.sheet(reader, NOW);
            assert!(sheet.since <= sheet.version, "nobody has seen the future");
        }
        Request::Close { .. } | Request::Hint { .. } | Request::Say { .. } | Request::Ping => {}
    }
}
