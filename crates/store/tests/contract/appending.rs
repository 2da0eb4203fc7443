//! Appending: in order, whole, and by one at a time.

use std::collections::BTreeSet;

use store::{Append, Error, NewTable, PersonId, Status, TableError, TableId};
use tokio::task::JoinSet;

use crate::home::{Home, append, head, new_table, record, seat};

pub(crate) async fn an_append_moves_everything_on(home: Home) {
    let ada = home.guest("ada").await;
    let table = home.table("t").await;
    let seats = vec![seat(0, Some(&ada)), seat(1, None)];
    let moved = Append {
        records: vec![record(20, "two"), record(21, "three"), record(21, "four")],
        head: store::Head { wake_at: Some(60), ..head(Status::Open, 22) },
        seats: Some(seats.clone()),
        ..append(&table, 1, "")
    };
    assert_eq!(home.append(moved.clone()).await.unwrap(), 4);
    let loaded = home.load(&table).await.unwrap().unwrap();
    assert_eq!((loaded.table.head, loaded.table.last), (moved.head, 4));
    assert_eq!((loaded.table.created_at, loaded.seats), (10, seats));
    let texts: Vec<_> = loaded.records.iter().map(|record| (record.seq, record.text.as_str())).collect();
    assert_eq!(texts, [(1, "made"), (2, "two"), (3, "three"), (4, "four")]);
}

pub(crate) async fn an_append_may_change_the_head_alone(home: Home) {
    let table = home.table("t").await;
    let quiet = Append { records: Vec::new(), head: head(Status::Abandoned, 50), ..append(&table, 1, "") };
    assert_eq!(home.append(quiet).await.unwrap(), 1);
    let loaded = home.load(&table).await.unwrap().unwrap();
    assert_eq!((loaded.table.head.status, loaded.records.len()), (Status::Abandoned, 1));
}

pub(crate) async fn a_stale_append_changes_nothing(home: Home) {
    let table = home.table("t").await;
    home.append(append(&table, 1, "second")).await.unwrap();
    let before = home.load(&table).await.unwrap();
    for expected in [0, 1, 3] {
        let stale = home.append(append(&table, expected, "stale")).await;
        assert!(matches!(stale, Err(TableError::Stale { last: 2 })), "{stale:?}");
    }
    let beyond = home.append(Append { expected: u64::MAX, ..append(&table, 2, "stale") }).await;
    assert!(matches!(beyond, Err(TableError::Store(Error::TooLarge(u64::MAX)))), "{beyond:?}");
    assert_eq!(home.load(&table).await.unwrap(), before);
}

pub(crate) async fn an_append_to_no_table_is_refused(home: Home) {
    let refused = home.append(append(&"none".into(), 0, "x")).await;
    assert!(matches!(refused, Err(TableError::NoSuchTable)), "{refused:?}");
    assert_eq!(home.load(&"none".into()).await.unwrap(), None);
}

pub(crate) async fn of_those_who_append_at_once_one_wins_each_record(home: Home) {
    let table = home.table("t").await;
    let mut players = JoinSet::new();
    for player in 0..8 {
        let (store, table) = (home.store.clone(), table.clone());
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
    let records = home.load(&table).await.unwrap().unwrap().records;
    let recorded: Vec<_> = records.into_iter().skip(1).map(|record| (record.seq, record.text)).collect();
    assert_eq!(recorded, won, "who was told that they won a record has it");
    assert!(won.iter().map(|(seq, _)| *seq).eq(2..=40));
}

pub(crate) async fn thousands_of_appends_to_many_tables_all_arrive(home: Home) {
    const TABLES: u64 = 100;
    const APPENDS: u64 = 30;
    let mut tables = JoinSet::new();
    for n in 0..TABLES {
        let store = home.store.clone();
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
        let records = home.load(&id).await.unwrap().unwrap().records.split_off(1);
        assert!(records.iter().map(|record| record.seq).eq(2..=APPENDS + 1), "{id}");
        let n = id.as_str().trim_start_matches('t');
        assert!(records.iter().all(|record| record.text == format!("{n}: {}", record.seq - 1)), "{id}");
    }
}

pub(crate) async fn a_refused_append_does_not_harm_its_neighbours(home: Home) {
    let mut appends = JoinSet::new();
    for n in 0..60_u64 {
        let table = home.table(&format!("t{n}")).await;
        let store = home.store.clone();
        // Every third is stale, and every third fails only after it has written its record.
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
        let last = home.load(&table).await.unwrap().unwrap().table.last;
        match n % 3 {
            0 => assert!(matches!(answer, Ok(2)) && last == 2, "{n}: {answer:?}"),
            1 => assert!(matches!(answer, Err(TableError::Stale { last: 1 })) && last == 1, "{answer:?}"),
            _ => assert!(matches!(answer, Err(TableError::Store(Error::Unknown))) && last == 1, "{answer:?}"),
        }
        seen.insert(n);
    }
    assert_eq!(seen.len(), 60);
}

pub(crate) async fn somebody_unknown_can_t_be_seated(home: Home) {
    let ada = home.guest("ada").await;
    let table = home.table("t").await;
    let seats = |people: [Option<&PersonId>; 2]| Some(vec![seat(0, people[0]), seat(1, people[1])]);
    home.append(Append { seats: seats([Some(&ada), None]), ..append(&table, 1, "sits") }).await.unwrap();
    let before = home.load(&table).await.unwrap();
    let nobody = PersonId::from("nobody");
    let refused = Append { seats: seats([None, Some(&nobody)]), ..append(&table, 2, "sits") };
    assert!(matches!(home.append(refused).await, Err(TableError::Store(Error::Unknown))));
    // The same seat twice is refused as well, and the seats that were stay.
    let twice = Some(vec![seat(0, None), seat(0, None)]);
    assert!(home.append(Append { seats: twice, ..append(&table, 2, "sits") }).await.is_err());
    assert_eq!(home.load(&table).await.unwrap(), before);
}
