//! Creating, finding and loading tables.

use std::collections::HashMap;

use store::{
    Append, Due, Error, Head, Holdings, LobbyPlace, NewTable, Node, NodeId, PersonId, Status, TableError,
    TableId, TableRow, Terms, Visibility,
};
use tokio::task::JoinSet;

use crate::fixture::{Fixture, append, finishing, head, new_table, record, seat, terms};

fn ids(tables: &[TableRow]) -> Vec<&str> {
    tables.iter().map(|table| table.id.as_str()).collect()
}

/// A table with this head.
fn standing(name: &str, status: Status, at: i64, wake_at: Option<i64>) -> NewTable {
    NewTable { head: Head { wake_at, ..head(status, at) }, ..new_table(name) }
}

pub(crate) async fn a_table_is_loaded_as_it_was_created(fixture: Fixture) {
    let ada = fixture.guest("ada").await;
    let made = NewTable {
        seats: vec![seat(0, Some(&ada)), seat(1, None)],
        records: vec![record(10, "first"), record(11, "second 🎲")],
        terms: Terms { visibility: Visibility::Link, ..terms(2) },
        ..standing("t", Status::Open, 10, Some(99))
    };
    assert_eq!(fixture.load(&made.id).await.unwrap(), None);
    assert_eq!(fixture.create_table(made.clone()).await.unwrap(), 2);
    let loaded = fixture.load(&made.id).await.unwrap().unwrap();
    assert_eq!(loaded.table.head, made.head);
    assert_eq!(loaded.table.terms, made.terms);
    assert_eq!((loaded.table.last, loaded.table.created_at), (2, 10));
    assert_eq!((loaded.table.finished_at, loaded.table.next), (None, None));
    assert_eq!(loaded.seats, made.seats);
    let records = loaded.records.iter().map(|record| (record.seq, record.at, record.text.as_str()));
    assert_eq!(records.collect::<Vec<_>>(), [(1, 10, "first"), (2, 11, "second 🎲")]);
}

pub(crate) async fn a_table_can_be_created_only_once(fixture: Fixture) {
    fixture.table("t").await;
    let other = Terms { game: "other".to_owned(), ..terms(2) };
    let again = fixture.create_table(NewTable { terms: other, ..new_table("t") }).await;
    assert!(matches!(again, Err(TableError::Exists)), "{again:?}");
    assert_eq!(fixture.load(&"t".into()).await.unwrap().unwrap().table.terms.game, "crypt");
    let finished = fixture.create_table(standing("u", Status::Finished, 10, None)).await;
    assert!(matches!(finished, Err(TableError::FinishMismatch)));
    let nobody = PersonId::from("nobody");
    let stranger = NewTable { seats: vec![seat(0, Some(&nobody))], ..new_table("v") };
    assert!(matches!(fixture.create_table(stranger).await, Err(TableError::Store(Error::Unknown))));
    assert_eq!(fixture.load(&"v".into()).await.unwrap(), None);
    let bare = NewTable { records: Vec::new(), ..new_table("w") };
    assert_eq!(fixture.create_table(bare).await.unwrap(), 0);
    assert_eq!(fixture.append(append(&"w".into(), 0, "first")).await.unwrap(), 1);
}

pub(crate) async fn due_tables_are_found_in_order(fixture: Fixture) {
    for (name, status, wake_at) in [
        ("later", Status::Running, Some(30)),
        ("late", Status::Running, Some(30)),
        ("never", Status::Running, None),
        ("early", Status::Open, Some(10)),
        ("over", Status::Abandoned, Some(5)),
        ("future", Status::Running, Some(31)),
    ] {
        fixture.create_table(standing(name, status, 10, wake_at)).await.unwrap();
    }
    let at = |name: &str, since| Due { table: TableId::from(name), since };
    let me = Node { id: NodeId("me".to_owned()), connected: false, format: 1 };
    fixture.join(&me).await.unwrap();
    let due = async |now, after: Option<&Due>, limit| fixture.due(now, &me.id, after, limit).await.unwrap();
    assert_eq!(due(30, None, 10).await, [at("early", 10), at("late", 30), at("later", 30)]);
    assert_eq!(due(30, None, 1).await, [at("early", 10)]);
    assert!(due(9, None, 10).await.is_empty());
    // Page by page, also where several have the same time.
    assert_eq!(due(30, Some(&at("early", 10)), 1).await, [at("late", 30)]);
    assert_eq!(due(30, Some(&at("late", 30)), 9).await, [at("later", 30)]);
    assert!(due(30, Some(&at("later", 30)), 9).await.is_empty());
    // An append changes the time, or removes it.
    fixture.append(append(&"early".into(), 1, "moved")).await.unwrap();
    assert_eq!(due(30, None, 10).await, [at("late", 30), at("later", 30)]);
}

pub(crate) async fn the_lobby_lists_public_open_and_running_tables(fixture: Fixture) {
    for (name, status, at) in [
        ("old", Status::Running, 10),
        ("new", Status::Running, 30),
        ("open", Status::Open, 20),
        ("gone", Status::Abandoned, 40),
    ] {
        fixture.create_table(standing(name, status, at, None)).await.unwrap();
    }
    let hidden = NewTable {
        terms: Terms { visibility: Visibility::Link, ..terms(2) },
        ..standing("hidden", Status::Open, 50, None)
    };
    fixture.create_table(hidden).await.unwrap();
    let terms = Terms { game: "other".to_owned(), ..terms(2) };
    let other = NewTable { terms, ..standing("other", Status::Open, 5, None) };
    fixture.create_table(other).await.unwrap();
    let lobby = async |game, limit| listed(&fixture.lobby(game, None, limit).await.unwrap());
    assert_eq!(lobby(None, 10).await, ["open", "other", "new", "old"]);
    assert_eq!(lobby(Some("crypt"), 10).await, ["open", "new", "old"]);
    assert_eq!(lobby(Some("crypt"), 2).await, ["open", "new"]);
    assert!(lobby(Some("none"), 10).await.is_empty());
    assert_eq!(fixture.lobby(None, None, 1).await.unwrap()[0].1.head.listing, "listing at 20");
}

fn listed(page: &[(LobbyPlace, TableRow)]) -> Vec<String> {
    page.iter().map(|(_, row)| row.id.0.clone()).collect()
}

pub(crate) async fn the_lobby_has_pages_and_is_fair(fixture: Fixture) {
    let (ada, bea) = (fixture.account("Ada").await, fixture.account("Bea").await);
    let guest = fixture.guest("guest").await;
    let mut at = 100;
    let mut open = async |name: String, person: &PersonId, status| {
        at += 1;
        let table = NewTable { opened_by: Some(person.clone()), ..standing(&name, status, at, None) };
        fixture.create_table(table).await.unwrap();
    };
    open("b0".to_owned(), &bea, Status::Open).await;
    open("g0".to_owned(), &guest, Status::Open).await;
    open("r0".to_owned(), &bea, Status::Running).await;
    for n in 0..5 {
        open(format!("a{n}"), &ada, Status::Open).await;
    }
    open("b1".to_owned(), &bea, Status::Open).await;
    // Everyone's latest table comes before anyone's second, and tables that are played come last.
    let all = ["b1", "a4", "g0", "a3", "b0", "a2", "a1", "a0", "r0"];
    assert_eq!(listed(&fixture.lobby(None, None, 99).await.unwrap()), all);
    for size in [1, 2, 4] {
        let (mut found, mut after) = (Vec::new(), None);
        loop {
            let page = fixture.lobby(None, after.as_ref(), size).await.unwrap();
            found.extend(listed(&page));
            match page.last() {
                Some((place, _)) => after = Some(place.clone()),
                None => break,
            }
        }
        assert_eq!(found, all, "in pages of {size}");
    }
    // A guest who has logged in to an account counts as the account.
    fixture.merge_guest(&guest, &ada, 9).await.unwrap();
    assert_eq!(listed(&fixture.lobby(None, None, 3).await.unwrap()), ["b1", "a4", "a3"]);
    assert_eq!(listed(&fixture.lobby(None, None, 99).await.unwrap()).len(), all.len());
}

pub(crate) async fn the_tables_and_seats_of_a_person_are_counted(fixture: Fixture) {
    let (ada, bea) = (fixture.account("Ada").await, fixture.account("Bea").await);
    let guest = fixture.guest("guest").await;
    let open = async |name: &str, person: &PersonId, network: &str, status, at| {
        let table = NewTable {
            opened_by: Some(person.clone()),
            opened_from: Some(network.to_owned()),
            seats: vec![seat(0, Some(person)), seat(1, Some(person))],
            ..standing(name, status, at, None)
        };
        fixture.create_table(table).await.unwrap();
    };
    open("open", &ada, "here", Status::Open, 10).await;
    open("old", &ada, "here", Status::Running, 10).await;
    open("new", &ada, "here", Status::Running, 20).await;
    open("of a guest", &guest, "here", Status::Running, 20).await;
    open("of another", &bea, "there", Status::Running, 20).await;
    open("gone", &ada, "here", Status::Abandoned, 20).await;
    let held = async |person, network| {
        let Holdings { open, running, nearby, seats } = fixture.holdings(person, network, 15).await.unwrap();
        [open, running, nearby, seats]
    };
    assert_eq!(held(&ada, Some("here")).await, [1, 1, 2, 3]);
    assert_eq!(held(&bea, Some("there")).await, [0, 1, 1, 1]);
    assert_eq!(held(&bea, None).await, [0, 1, 0, 1]);
    fixture.merge_guest(&guest, &ada, 9).await.unwrap();
    assert_eq!(held(&ada, Some("here")).await, [1, 2, 2, 4]);
    // What a table was opened from is forgotten when it ends.
    fixture
        .append(Append { head: head(Status::Abandoned, 30), ..append(&"new".into(), 1, "the end") })
        .await
        .unwrap();
    assert_eq!(held(&ada, Some("here")).await, [1, 1, 1, 3]);
    fixture
        .append(Append { head: head(Status::Running, 30), ..append(&"new".into(), 2, "again") })
        .await
        .unwrap();
    assert_eq!(held(&ada, Some("here")).await, [1, 2, 1, 4]);
}

pub(crate) async fn tables_that_are_opened_at_once_are_counted(fixture: Fixture) {
    let people = [fixture.account("Ada").await, fixture.account("Bea").await];
    let many = Holdings { open: 99, running: 99, nearby: 99, seats: 99 };
    // By person, and by network.
    for (kind, most) in
        [(Status::Open, Holdings { open: 3, ..many }), (Status::Running, Holdings { nearby: 3, ..many })]
    {
        let mut opening = JoinSet::new();
        for number in 0..12 {
            let person = &people[if kind == Status::Open { 0 } else { number % 2 }];
            let table = NewTable {
                opened_by: Some(person.clone()),
                opened_from: Some("here".to_owned()),
                ..standing(&format!("{kind:?}{number}"), kind, 10, None)
            };
            let store = fixture.store.clone();
            opening.spawn(async move { store.create_table_within(table, most, 0).await });
        }
        let mut opened = 0;
        while let Some(outcome) = opening.join_next().await {
            match outcome.unwrap() {
                Ok(_) => opened += 1,
                Err(TableError::TooMany(held)) => {
                    assert!(held.open == most.open || held.nearby == most.nearby, "{held:?}");
                }
                Err(error) => panic!("{error}"),
            }
        }
        assert_eq!(opened, 3, "{kind:?}");
    }
}

pub(crate) async fn people_find_their_tables(fixture: Fixture) {
    let (ada, bea) = (fixture.guest("ada").await, fixture.guest("bea").await);
    for (name, at) in [("one", 10), ("two", 20), ("three", 30)] {
        let seats = vec![seat(0, Some(&ada)), seat(1, Some(&bea))];
        fixture.create_table(NewTable { seats, ..standing(name, Status::Running, at, None) }).await.unwrap();
    }
    assert_eq!(ids(&fixture.tables_of(&ada, 10).await.unwrap()), ["three", "two", "one"]);
    assert_eq!(ids(&fixture.tables_of(&ada, 2).await.unwrap()), ["three", "two"]);
    assert!(fixture.finished_tables_of(&ada, 10).await.unwrap().is_empty());
    // A table that changed comes first, a finished one is gone, and so is one where the person left the seat.
    fixture.append(append(&"one".into(), 1, "moved")).await.unwrap();
    fixture.append(finishing(&"two".into(), 1, 40, false, &[(&ada, 1, 5), (&bea, 2, 3)])).await.unwrap();
    let leaves = vec![seat(0, None), seat(1, Some(&bea))];
    let left = store::Append { seats: Some(leaves), ..append(&"three".into(), 1, "left") };
    fixture.append(left).await.unwrap();
    assert_eq!(ids(&fixture.tables_of(&ada, 10).await.unwrap()), ["one"]);
    assert_eq!(fixture.tables_of(&bea, 10).await.unwrap().len(), 2);
    // The finished table is in the other list.
    assert_eq!(fixture.finished_tables_of(&ada, 10).await.unwrap(), ["two".into()]);
    fixture.append(finishing(&"one".into(), 2, 50, false, &[(&ada, 1, 5), (&bea, 2, 3)])).await.unwrap();
    assert_eq!(fixture.finished_tables_of(&bea, 10).await.unwrap(), ["one".into(), "two".into()]);
    assert_eq!(fixture.finished_tables_of(&bea, 1).await.unwrap(), ["one".into()]);
    // A person with two seats finds the table once.
    let twice = vec![seat(0, Some(&ada)), seat(1, Some(&ada))];
    fixture.create_table(NewTable { seats: twice, ..standing("both", Status::Open, 1, None) }).await.unwrap();
    assert_eq!(ids(&fixture.tables_of(&ada, 10).await.unwrap()), ["both"]);
    assert_eq!(fixture.seats_of(&ada).await.unwrap(), HashMap::from([("both".into(), 0)]));
    assert_eq!(fixture.seats_of(&bea).await.unwrap(), HashMap::from([("three".into(), 1)]));
}

pub(crate) async fn a_table_has_one_successor(fixture: Fixture) {
    let table = fixture.table("t").await;
    assert_eq!(fixture.next_of(&table).await.unwrap(), None);
    let game = fixture.load(&table).await.unwrap().unwrap().table.terms.game;
    assert_eq!(fixture.game_of(&table).await.unwrap(), Some(game));
    let mut wishes = JoinSet::new();
    for n in 0..20 {
        let (store, table) = (fixture.store.clone(), table.clone());
        wishes.spawn(async move { store.set_next(&table, &TableId(format!("next{n}"))).await.unwrap() });
    }
    let answers = wishes.join_all().await;
    let next = fixture.next_of(&table).await.unwrap().unwrap();
    assert!(answers.iter().all(|answer| *answer == next), "{answers:?}");
    assert_eq!(fixture.load(&table).await.unwrap().unwrap().table.next, Some(next));
    let none = TableId::from("none");
    assert!(matches!(fixture.set_next(&none, &table).await, Err(TableError::NoSuchTable)));
    assert_eq!(fixture.next_of(&none).await.unwrap(), None);
    assert_eq!(fixture.game_of(&none).await.unwrap(), None);
}
