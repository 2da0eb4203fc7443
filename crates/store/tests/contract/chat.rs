//! Chat and mutes.

use store::{Error, Line, NewLine, PersonId, TableError, TableId};
use tokio::task::JoinSet;

use crate::home::Home;

fn line(table: &TableId, person: &PersonId, text: &str) -> NewLine {
    let (table, person) = (table.clone(), person.clone());
    NewLine { table, person, name: "Ada then".to_owned(), text: text.to_owned(), at: 5 }
}

fn texts(lines: &[Line]) -> Vec<(u64, &str)> {
    lines.iter().map(|line| (line.n, line.text.as_str())).collect()
}

pub(crate) async fn lines_are_numbered_without_gaps(home: Home) {
    let (ada, table, other) = (home.guest("ada").await, home.table("t").await, home.table("u").await);
    for (n, text) in [(1, "one"), (2, "two 🎲"), (3, "three")] {
        assert_eq!(home.say(line(&table, &ada, text)).await.unwrap(), n);
    }
    assert_eq!(home.say(line(&other, &ada, "elsewhere")).await.unwrap(), 1);
    let stranger = home.say(line(&table, &PersonId::from("nobody"), "boo")).await;
    assert!(matches!(stranger, Err(TableError::Store(Error::Unknown))), "{stranger:?}");
    let nowhere = home.say(line(&"none".into(), &ada, "boo")).await;
    assert!(matches!(nowhere, Err(TableError::NoSuchTable)), "{nowhere:?}");
    assert_eq!(home.say(line(&table, &ada, "four")).await.unwrap(), 4);
    let said = home.chat(&table, 9).await.unwrap();
    assert_eq!(texts(&said), [(1, "one"), (2, "two 🎲"), (3, "three"), (4, "four")]);
    assert_eq!((said[0].name.as_str(), said[0].at, &said[0].person), ("Ada then", 5, &ada));
    assert!(home.chat(&"none".into(), 9).await.unwrap().is_empty());
    // Talk is no record.
    assert_eq!(home.load(&table).await.unwrap().unwrap().table.last, 1);
}

pub(crate) async fn the_latest_lines_come_oldest_first(home: Home) {
    let (ada, table) = (home.guest("ada").await, home.table("t").await);
    for text in ["one", "two", "three"] {
        home.say(line(&table, &ada, text)).await.unwrap();
    }
    assert_eq!(texts(&home.chat(&table, 2).await.unwrap()), [(2, "two"), (3, "three")]);
}

pub(crate) async fn many_who_speak_at_once_are_all_heard(home: Home) {
    let (ada, table) = (home.guest("ada").await, home.table("t").await);
    let mut voices = JoinSet::new();
    for n in 0..50 {
        let (store, line) = (home.store.clone(), line(&table, &ada, &n.to_string()));
        voices.spawn(async move { store.say(line).await.unwrap() });
    }
    let mut numbers = voices.join_all().await;
    numbers.sort_unstable();
    assert!(numbers.into_iter().eq(1..=50));
    assert_eq!(home.chat(&table, 99).await.unwrap().len(), 50);
}

pub(crate) async fn people_are_muted_and_heard_again(home: Home) {
    let (ada, bea, cleo) = (home.guest("ada").await, home.guest("bea").await, home.guest("cleo").await);
    home.mute(&ada, &cleo).await.unwrap();
    home.mute(&ada, &bea).await.unwrap();
    home.mute(&ada, &bea).await.unwrap();
    assert_eq!(home.mutes_of(&ada).await.unwrap(), [bea.clone(), cleo.clone()]);
    assert!(home.mutes_of(&bea).await.unwrap().is_empty());
    home.unmute(&ada, &cleo).await.unwrap();
    home.unmute(&ada, &cleo).await.unwrap();
    assert_eq!(home.mutes_of(&ada).await.unwrap(), [bea]);
    assert!(matches!(home.mute(&ada, &PersonId::from("nobody")).await, Err(Error::Unknown)));
}
