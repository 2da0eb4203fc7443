//! Opening, closing and settings.

use std::time::Duration;

use sqlx::{Connection, Executor, PgConnection, SqliteConnection};
use store::{Error, Options, PersonId, Store, TableError};
use tokio::task::JoinSet;

use crate::home::{Dialect, Home, append};

pub(crate) async fn what_was_written_is_there_after_opening_again(home: Home) {
    let ada = home.account("Ada").await;
    let table = home.table("t").await;
    home.append(append(&table, 1, "second")).await.unwrap();
    let before = home.load(&table).await.unwrap();
    home.close().await;
    let again = Store::open(&home.url).await.unwrap();
    assert_eq!(again.load(&table).await.unwrap(), before);
    assert_eq!(again.person(&ada).await.unwrap().unwrap().name, "Ada");
    again.close().await;
}

pub(crate) async fn opening_again_changes_nothing(home: Home) {
    let table = home.table("t").await;
    let before = home.load(&table).await.unwrap();
    for _ in 0..3 {
        let again = Store::open(&home.url).await.unwrap();
        again.ping().await.unwrap();
        assert_eq!(again.load(&table).await.unwrap(), before);
        again.close().await;
    }
    home.ping().await.unwrap();
}

pub(crate) async fn two_may_open_at_once(home: Home) {
    let (one, two) = tokio::join!(Store::open(&home.url), Store::open(&home.url));
    let (one, two) = (one.unwrap(), two.unwrap());
    one.create_guest(&PersonId::from("a"), "a", 1).await.unwrap();
    two.create_guest(&PersonId::from("b"), "b", 1).await.unwrap();
    assert!(one.person(&PersonId::from("b")).await.unwrap().is_some());
    one.close().await;
    two.close().await;
}

pub(crate) async fn a_closed_store_says_so(home: Home) {
    home.table("t").await;
    home.close().await;
    assert!(matches!(home.ping().await, Err(Error::Closed)));
    assert!(matches!(home.set_setting_if_absent("a", "b").await, Err(Error::Closed)));
    let refused = home.append(append(&"t".into(), 1, "late")).await;
    assert!(matches!(refused, Err(TableError::Store(Error::Closed))));
    home.close().await;
}

pub(crate) async fn closing_finishes_what_was_begun(home: Home) {
    let mut appends = JoinSet::new();
    for n in 0..50 {
        let table = home.table(&format!("t{n}")).await;
        let store = home.store.clone();
        appends.spawn(async move { (table.clone(), store.append(append(&table, 1, "last words")).await) });
    }
    tokio::time::sleep(Duration::from_millis(1)).await;
    home.close().await;
    let answered = appends.join_all().await;
    let again = Store::open(&home.url).await.unwrap();
    for (table, answer) in answered {
        let last = again.load(&table).await.unwrap().unwrap().table.last;
        // Whether it came in time or not, the answer is the truth.
        assert_eq!(last, if answer.is_ok() { 2 } else { 1 }, "{answer:?}");
    }
    again.close().await;
}

pub(crate) async fn a_newer_schema_is_left_alone(home: Home) {
    home.close().await;
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         SELECT 999, 'from the future', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1";
    match home.dialect {
        Dialect::Sqlite => {
            let mut conn = SqliteConnection::connect(&home.url).await.unwrap();
            conn.execute(newer).await.unwrap();
            conn.close().await.unwrap();
        }
        Dialect::Postgres => {
            let mut conn = PgConnection::connect(&home.url).await.unwrap();
            conn.execute(newer).await.unwrap();
            conn.close().await.unwrap();
        }
    }
    let refused = Store::open(&home.url).await.unwrap_err().to_string();
    assert!(refused.contains("newer version"), "{refused}");
}

pub(crate) async fn settings_keep_their_first_value(home: Home) {
    let mut setters = JoinSet::new();
    for n in 0..20 {
        let store = home.store.clone();
        setters.spawn(async move { store.set_setting_if_absent("key", &n.to_string()).await.unwrap() });
    }
    let values = setters.join_all().await;
    let standing = home.set_setting_if_absent("key", "late").await.unwrap();
    assert_ne!(standing, "late");
    assert!(values.iter().all(|value| *value == standing), "{values:?}");
    assert_eq!(home.set_setting_if_absent("other", "x").await.unwrap(), "x");
}

/// What a URL that leads nowhere is answered with.
async fn refused(url: &str) -> String {
    let options = Options::new(url).patience(Duration::from_secs(1)).connections(1);
    options.open().await.unwrap_err().to_string()
}

#[tokio::test]
async fn a_wrong_url_is_answered_with_what_to_do() {
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
