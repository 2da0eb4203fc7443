//! Chat and mutes.

use store::{Error, Line, NewLine, PersonId, TableError, TableId};
use tokio::task::JoinSet;

use crate::fixture::{Fixture, line};

fn texts(lines: &[Line]) -> Vec<(u64, &str)> {
    lines.iter().map(|line| (line.n, line.text.as_str())).collect()
}

pub(crate) async fn lines_are_numbered_without_gaps(fixture: Fixture) {
    let (ada, table, other) =
        (fixture.guest("ada").await, fixture.table("t").await, fixture.table("u").await);
    for (n, text) in [(1, "one"), (2, "two 🎲"), (3, "three")] {
        assert_eq!(fixture.say(line(&table, &ada, text), 0).await.unwrap(), n);
    }
    assert_eq!(fixture.say(line(&other, &ada, "elsewhere"), 0).await.unwrap(), 1);
    let stranger = fixture.say(line(&table, &PersonId::from("nobody"), "boo"), 0).await;
    assert!(matches!(stranger, Err(TableError::Store(Error::Unknown))), "{stranger:?}");
    let nowhere = fixture.say(line(&"none".into(), &ada, "boo"), 0).await;
    assert!(matches!(nowhere, Err(TableError::NoSuchTable)), "{nowhere:?}");
    assert_eq!(fixture.say(line(&table, &ada, "four"), 0).await.unwrap(), 4);
    let said = fixture.chat(&table, 9).await.unwrap();
    assert_eq!(texts(&said), [(1, "one"), (2, "two 🎲"), (3, "three"), (4, "four")]);
    assert_eq!((said[0].name.as_str(), said[0].at, &said[0].person), ("Ada then", 5, &ada));
    assert!(said[0].account);
    let guest = NewLine { account: false, ..line(&other, &ada, "not yet") };
    fixture.say(guest, 0).await.unwrap();
    assert!(!fixture.chat(&other, 1).await.unwrap()[0].account);
    assert!(fixture.chat(&"none".into(), 9).await.unwrap().is_empty());
    // Chat adds no records.
    assert_eq!(fixture.load(&table).await.unwrap().unwrap().table.last, 1);
}

pub(crate) async fn the_latest_lines_are_listed_oldest_first(fixture: Fixture) {
    let (ada, table) = (fixture.guest("ada").await, fixture.table("t").await);
    for text in ["one", "two", "three"] {
        fixture.say(line(&table, &ada, text), 0).await.unwrap();
    }
    assert_eq!(texts(&fixture.chat(&table, 2).await.unwrap()), [(2, "two"), (3, "three")]);
}

pub(crate) async fn a_team_s_lines_are_apart_from_all_others(fixture: Fixture) {
    let (ada, table, other) =
        (fixture.guest("ada").await, fixture.table("t").await, fixture.table("u").await);
    assert_eq!(fixture.say(line(&table, &ada, "to all"), 0).await.unwrap(), 1);
    for (n, text) in [(1, "to a and d"), (2, "again")] {
        assert_eq!(fixture.say_to_team("ad", line(&table, &ada, text), 0).await.unwrap(), n);
    }
    assert_eq!(fixture.say_to_team("be", line(&table, &ada, "to b and e"), 0).await.unwrap(), 1);
    // No gap in the numbers tells that a team has spoken.
    assert_eq!(fixture.say(line(&table, &ada, "to all again"), 0).await.unwrap(), 2);
    assert_eq!(texts(&fixture.chat(&table, 9).await.unwrap()), [(1, "to all"), (2, "to all again")]);
    let team =
        async |table: &TableId, team: &str, limit: u32| fixture.team_chat(table, team, limit).await.unwrap();
    assert_eq!(texts(&team(&table, "ad", 9).await), [(1, "to a and d"), (2, "again")]);
    assert_eq!(texts(&team(&table, "ad", 1).await), [(2, "again")]);
    assert_eq!(texts(&team(&table, "be", 9).await), [(1, "to b and e")]);
    for (table, name) in [(&table, "cf"), (&table, "a"), (&table, ""), (&other, "ad")] {
        assert!(team(table, name, 9).await.is_empty());
    }
    let nowhere = fixture.say_to_team("ad", line(&"none".into(), &ada, "boo"), 0).await;
    assert!(matches!(nowhere, Err(TableError::NoSuchTable)), "{nowhere:?}");
    let stranger = fixture.say_to_team("ad", line(&table, &PersonId::from("nobody"), "boo"), 0).await;
    assert!(matches!(stranger, Err(TableError::Store(Error::Unknown))), "{stranger:?}");
    let mut lines = JoinSet::new();
    for n in 0..20 {
        let (store, line) = (fixture.store.clone(), line(&table, &ada, &n.to_string()));
        lines.spawn(async move { store.say_to_team("cf", line, 0).await.unwrap() });
    }
    let mut numbers = lines.join_all().await;
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=20).collect::<Vec<u64>>());
}

pub(crate) async fn concurrent_lines_are_all_stored(fixture: Fixture) {
    let (ada, table) = (fixture.guest("ada").await, fixture.table("t").await);
    let mut lines = JoinSet::new();
    for n in 0..50 {
        let (store, line) = (fixture.store.clone(), line(&table, &ada, &n.to_string()));
        lines.spawn(async move { store.say(line, 0).await.unwrap() });
    }
    let mut numbers = lines.join_all().await;
    numbers.sort_unstable();
    assert!(numbers.into_iter().eq(1..=50));
    assert_eq!(fixture.chat(&table, 99).await.unwrap().len(), 50);
}

pub(crate) async fn people_can_be_muted_and_unmuted(fixture: Fixture) {
    let (ada, bea, cleo) =
        (fixture.guest("ada").await, fixture.guest("bea").await, fixture.guest("cleo").await);
    fixture.mute(&ada, &cleo).await.unwrap();
    fixture.mute(&ada, &bea).await.unwrap();
    fixture.mute(&ada, &bea).await.unwrap();
    assert_eq!(fixture.mutes_of(&ada).await.unwrap(), [bea.clone(), cleo.clone()]);
    assert!(fixture.mutes_of(&bea).await.unwrap().is_empty());
    fixture.unmute(&ada, &cleo).await.unwrap();
    fixture.unmute(&ada, &cleo).await.unwrap();
    assert_eq!(fixture.mutes_of(&ada).await.unwrap(), [bea]);
    assert!(matches!(fixture.mute(&ada, &PersonId::from("nobody")).await, Err(Error::Unknown)));
}
