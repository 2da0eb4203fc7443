//! Opening, closing and settings.

use std::time::Duration;

use sqlx::{Connection, Executor, PgConnection, SqliteConnection};
use store::{Error, Options, PersonId, Store, TableError};
use tokio::task::JoinSet;

use crate::fixture::{Dialect, Fixture, append};

pub(crate) async fn written_data_is_there_after_reopening(fixture: Fixture) {
    let ada = fixture.account("Ada").await;
    let table = fixture.table("t").await;
    fixture.append(append(&table, 1, "second")).await.unwrap();
    let before = fixture.load(&table).await.unwrap();
    fixture.close().await;
    let again = Store::open(&fixture.url).await.unwrap();
    assert_eq!(again.load(&table).await.unwrap(), before);
    assert_eq!(again.person(&ada).await.unwrap().unwrap().name, "Ada");
    again.close().await;
}

pub(crate) async fn reopening_changes_nothing(fixture: Fixture) {
    let table = fixture.table("t").await;
    let before = fixture.load(&table).await.unwrap();
    for _ in 0..3 {
        let again = Store::open(&fixture.url).await.unwrap();
        again.ping().await.unwrap();
        assert_eq!(again.load(&table).await.unwrap(), before);
        again.close().await;
    }
    fixture.ping().await.unwrap();
}

pub(crate) async fn two_stores_can_open_at_the_same_time(fixture: Fixture) {
    let (one, two) = tokio::join!(Store::open(&fixture.url), Store::open(&fixture.url));
    let (one, two) = (one.unwrap(), two.unwrap());
    one.create_guest(&PersonId::from("a"), "a", 1).await.unwrap();
    two.create_guest(&PersonId::from("b"), "b", 1).await.unwrap();
    assert!(one.person(&PersonId::from("b")).await.unwrap().is_some());
    one.close().await;
    two.close().await;
}

pub(crate) async fn operations_on_a_closed_store_fail_with_closed(fixture: Fixture) {
    fixture.table("t").await;
    fixture.close().await;
    assert!(matches!(fixture.ping().await, Err(Error::Closed)));
    assert!(matches!(fixture.set_setting_if_absent("a", "b").await, Err(Error::Closed)));
    let refused = fixture.append(append(&"t".into(), 1, "late")).await;
    assert!(matches!(refused, Err(TableError::Store(Error::Closed))));
    fixture.close().await;
}

pub(crate) async fn closing_finishes_pending_operations(fixture: Fixture) {
    let mut appends = JoinSet::new();
    for n in 0..50 {
        let table = fixture.table(&format!("t{n}")).await;
        let store = fixture.store.clone();
        appends.spawn(async move { (table.clone(), store.append(append(&table, 1, "last words")).await) });
    }
    tokio::time::sleep(Duration::from_millis(1)).await;
    fixture.close().await;
    let answered = appends.join_all().await;
    let again = Store::open(&fixture.url).await.unwrap();
    for (table, answer) in answered {
        let last = again.load(&table).await.unwrap().unwrap().table.last;
        // The append may succeed or fail, but the result must match what is stored.
        assert_eq!(last, if answer.is_ok() { 2 } else { 1 }, "{answer:?}");
    }
    again.close().await;
}

pub(crate) async fn a_newer_schema_is_refused_and_unchanged(fixture: Fixture) {
    fixture.close().await;
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         SELECT 999, 'from the future', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1";
    match fixture.dialect {
        Dialect::Sqlite => {
            let mut conn = SqliteConnection::connect(&fixture.url).await.unwrap();
            conn.execute(newer).await.unwrap();
            conn.close().await.unwrap();
        }
        Dialect::Postgres => {
            let mut conn = PgConnection::connect(&fixture.url).await.unwrap();
            conn.execute(newer).await.unwrap();
            conn.close().await.unwrap();
        }
    }
    let refused = Store::open(&fixture.url).await.unwrap_err().to_string();
    assert!(refused.contains("newer version"), "{refused}");
}

pub(crate) async fn settings_keep_their_first_value(fixture: Fixture) {
    let mut setters = JoinSet::new();
    for n in 0..20 {
        let store = fixture.store.clone();
        setters.spawn(async move { store.set_setting_if_absent("key", &n.to_string()).await.unwrap() });
    }
    let values = setters.join_all().await;
    let standing = fixture.set_setting_if_absent("key", "late").await.unwrap();
    assert_ne!(standing, "late");
    assert!(values.iter().all(|value| *value == standing), "{values:?}");
    assert_eq!(fixture.set_setting_if_absent("other", "x").await.unwrap(), "x");
}

/// The error for a wrong URL.
async fn refused(url: &str) -> String {
    let options = Options::new(url).patience(Duration::from_secs(1)).connections(1);
    options.open().await.unwrap_err().to_string()
}

#[tokio::test]
async fn the_error_for_a_wrong_url_says_what_to_do() {
    let unknown = refused("mysql://root:secret@localhost/db").await;
    assert!(unknown.contains("write sqlite:PATH or postgres://"), "{unknown}");
    assert!(!unknown.contains("secret"));
    assert!(refused("sqlite:").await.contains("needs the path of a file"));
    assert!(refused("sqlite::memory:").await.contains("needs the path of a file"));
    let folder = refused("sqlite:no/such/folder/a.db").await;
    assert!(folder.contains("there is no folder no/such/folder; make it"), "{folder}");
    let nobody = refused("postgres://ada:secret@127.0.0.1:1/games").await;
    assert!(nobody.contains("games at 127.0.0.1:1 can't be reached"), "{nobody}");
    assert!(nobody.contains("check that the server runs") && !nobody.contains("secret"), "{nobody}");
    let unreadable = refused("postgres://ada:secret@host:port/games").await;
    assert!(unreadable.contains("can't be read") && !unreadable.contains("secret"), "{unreadable}");
}
