//! Appending: ordered, atomic and serialized.

use std::collections::BTreeSet;

use store::{Append, Error, NewTable, PersonId, Status, TableError, TableId};
use tokio::task::JoinSet;

use crate::fixture::{Fixture, append, head, new_table, record, seat};

pub(crate) async fn an_append_updates_records_head_and_seats(fixture: Fixture) {
    let ada = fixture.guest("ada").await;
    let table = fixture.table("t").await;
    let seats = vec![seat(0, Some(&ada)), seat(1, None)];
    let moved = Append {
        records: vec![record(20, "two"), record(21, "three"), record(21, "four")],
        head: store::Head { wake_at: Some(60), ..head(Status::Open, 22) },
        seats: Some(seats.clone()),
        ..append(&table, 1, "")
    };
    assert_eq!(fixture.append(moved.clone()).await.unwrap(), 4);
    let loaded = fixture.load(&table).await.unwrap().unwrap();
    assert_eq!((loaded.table.head, loaded.table.last), (moved.head, 4));
    assert_eq!((loaded.table.created_at, loaded.seats), (10, seats));
    let texts: Vec<_> = loaded.records.iter().map(|record| (record.seq, record.text.as_str())).collect();
    assert_eq!(texts, [(1, "made"), (2, "two"), (3, "three"), (4, "four")]);
}

pub(crate) async fn an_append_may_change_only_the_head(fixture: Fixture) {
    let table = fixture.table("t").await;
    let quiet = Append { records: Vec::new(), head: head(Status::Abandoned, 50), ..append(&table, 1, "") };
    assert_eq!(fixture.append(quiet).await.unwrap(), 1);
    let loaded = fixture.load(&table).await.unwrap().unwrap();
    assert_eq!((loaded.table.head.status, loaded.records.len()), (Status::Abandoned, 1));
}

pub(crate) async fn a_stale_append_changes_nothing(fixture: Fixture) {
    let table = fixture.table("t").await;
    fixture.append(append(&table, 1, "second")).await.unwrap();
    let before = fixture.load(&table).await.unwrap();
    for expected in [0, 1, 3] {
        let stale = fixture.append(append(&table, expected, "stale")).await;
        assert!(matches!(stale, Err(TableError::Stale { last: 2 })), "{stale:?}");
    }
    let beyond = fixture.append(Append { expected: u64::MAX, ..append(&table, 2, "stale") }).await;
    assert!(matches!(beyond, Err(TableError::Store(Error::TooLarge(u64::MAX)))), "{beyond:?}");
    assert_eq!(fixture.load(&table).await.unwrap(), before);
}

pub(crate) async fn an_append_to_an_unknown_table_is_refused(fixture: Fixture) {
    let refused = fixture.append(append(&"none".into(), 0, "x")).await;
    assert!(matches!(refused, Err(TableError::NoSuchTable)), "{refused:?}");
    assert_eq!(fixture.load(&"none".into()).await.unwrap(), None);
}

pub(crate) async fn of_concurrent_appends_one_succeeds_for_each_record(fixture: Fixture) {
    let table = fixture.table("t").await;
    let mut players = JoinSet::new();
    for player in 0..8 {
        let (store, table) = (fixture.store.clone(), table.clone());
        players.spawn(async move {
            let (mut expected, mut won) = (1, Vec::new());
            while expected < 40 {
                match store.append(append(&table, expected, &format!("by {player}"))).await {
                    Ok(last) => {
                        won.push((last, format!("by {player}")));
                        expected = last;
                    }
                    Err(TableError::Stale { last }) => {
                        assert!(last > expected);
                        expected = last;
                    }
                    Err(error) => panic!("{error:?}"),
                }
            }
            won
        });
    }
    let mut won: Vec<(u64, String)> = players.join_all().await.into_iter().flatten().collect();
    won.sort();
    let records = fixture.load(&table).await.unwrap().unwrap().records;
    let recorded: Vec<_> = records.into_iter().skip(1).map(|record| (record.seq, record.text)).collect();
    assert_eq!(recorded, won, "every append that succeeded is recorded");
    assert!(won.iter().map(|(seq, _)| *seq).eq(2..=40));
}

pub(crate) async fn thousands_of_appends_to_many_tables_are_all_stored(fixture: Fixture) {
    const TABLES: u64 = 100;
    const APPENDS: u64 = 30;
    let mut tables = JoinSet::new();
    for n in 0..TABLES {
        let store = fixture.store.clone();
        tables.spawn(async move {
            let id = TableId(format!("t{n}"));
            store.create_table(NewTable { id: id.clone(), ..new_table("") }).await.unwrap();
            for expected in 1..=APPENDS {
                let last = store.append(append(&id, expected, &format!("{n}: {expected}"))).await.unwrap();
                assert_eq!(last, expected + 1);
            }
            id
        });
    }
    for id in tables.join_all().await {
        let records = fixture.load(&id).await.unwrap().unwrap().records.split_off(1);
        assert!(records.iter().map(|record| record.seq).eq(2..=APPENDS + 1), "{id}");
        let n = id.as_str().trim_start_matches('t');
        assert!(records.iter().all(|record| record.text == format!("{n}: {}", record.seq - 1)), "{id}");
    }
}

pub(crate) async fn a_refused_append_does_not_affect_others(fixture: Fixture) {
    let mut appends = JoinSet::new();
    for n in 0..60_u64 {
        let table = fixture.table(&format!("t{n}")).await;
        let store = fixture.store.clone();
        // A third of them are stale, and a third fail only after writing their record.
        let attempt = match n % 3 {
            0 => append(&table, 1, "good"),
            1 => append(&table, 7, "stale"),
            _ => {
                let nobody = PersonId::from("nobody");
                Append { seats: Some(vec![seat(0, Some(&nobody))]), ..append(&table, 1, "bad") }
            }
        };
        appends.spawn(async move { (n, table, store.append(attempt).await) });
    }
    let mut seen = BTreeSet::new();
    for (n, table, answer) in appends.join_all().await {
        let last = fixture.load(&table).await.unwrap().unwrap().table.last;
        match n % 3 {
            0 => assert!(matches!(answer, Ok(2)) && last == 2, "{n}: {answer:?}"),
            1 => assert!(matches!(answer, Err(TableError::Stale { last: 1 })) && last == 1, "{answer:?}"),
            _ => assert!(matches!(answer, Err(TableError::Store(Error::Unknown))) && last == 1, "{answer:?}"),
        }
        seen.insert(n);
    }
    assert_eq!(seen.len(), 60);
}

pub(crate) async fn an_unknown_person_can_t_be_seated(fixture: Fixture) {
    let ada = fixture.guest("ada").await;
    let table = fixture.table("t").await;
    let seats = |people: [Option<&PersonId>; 2]| Some(vec![seat(0, people[0]), seat(1, people[1])]);
    fixture.append(Append { seats: seats([Some(&ada), None]), ..append(&table, 1, "sits") }).await.unwrap();
    let before = fixture.load(&table).await.unwrap();
    let nobody = PersonId::from("nobody");
    let refused = Append { seats: seats([None, Some(&nobody)]), ..append(&table, 2, "sits") };
    assert!(matches!(fixture.append(refused).await, Err(TableError::Store(Error::Unknown))));
    // A duplicate seat is refused too, and the seats stay as they were.
    let twice = Some(vec![seat(0, None), seat(0, None)]);
    assert!(fixture.append(Append { seats: twice, ..append(&table, 2, "sits") }).await.is_err());
    assert_eq!(fixture.load(&table).await.unwrap(), before);
}
