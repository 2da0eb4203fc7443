//! Opening, closing and settings.

use std::time::Duration;

use sqlx::{Connection, Executor, PgConnection, SqliteConnection};
use store::{Error, Options, PersonId, Pool, Rating, Store, TableError};
use tokio::task::JoinSet;

use crate::fixture::{Dialect, Fixture, append, finishing, pool};

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

/// A database as the first schema left it, with one rated game for two and one game alone.
const FIRST: &str = "\
    INSERT INTO people (id, name, created_at, name_key, password, account_at) VALUES \
        ('ada', 'Ada', 1, 'ada', 'hash', 2), ('bea', 'Bea', 1, 'bea', 'hash', 2); \
    INSERT INTO tables (id, game, rules, players, visibility, status, created_at, updated_at, finished_at, listing, last) VALUES \
        ('t', 'crypt', '1', 2, 'public', 'finished', 10, 20, 20, 'l', 0), \
        ('s', 'crypt', '1', 1, 'public', 'finished', 10, 30, 30, 'l', 0), \
        ('r', 'crypt', '1', 2, 'public', 'running', 10, 30, NULL, 'l', 0); \
    INSERT INTO results (table_id, seat, person, game, players, at, place, score, resigned, solo_rank, mean_before, \
        uncertainty_before, mean_after, uncertainty_after) VALUES \
        ('t', 0, 'ada', 'crypt', 2, 20, 1, 30, FALSE, NULL, 25.0, 8.0, 27.5, 7.5), \
        ('t', 1, 'bea', 'crypt', 2, 20, 2, 20, FALSE, NULL, 25.0, 8.0, 22.5, 7.25), \
        ('s', 0, 'ada', 'crypt', 1, 30, 1, 41, FALSE, '2', NULL, NULL, NULL, NULL); \
    INSERT INTO ratings (person, game, players, mean, uncertainty, games, updated_at) VALUES \
        ('ada', 'crypt', 2, 27.5, 7.5, 1, 20), ('bea', 'crypt', 2, 22.5, 7.25, 1, 20), \
        ('bea', 'dungeonville', 3, 30.0, 6.5, 9, 20); \
    INSERT INTO tables (id, game, rules, players, visibility, status, created_at, updated_at, listing, last) VALUES \
        ('o', 'crypt', '1', 2, 'public', 'open', 10, 30, 'l', 1); \
    INSERT INTO records (table_id, seq, at, body) VALUES \
        ('o', 1, 10, '{\"kind\":\"opened\",\"charter\":{\"host\":\"bea\",\"seed\":\"x\"}}'); \
    INSERT INTO chat (table_id, n, person, name, body, at) VALUES ('t', 1, 'ada', 'Ada', 'hello', 15)";

/// Undoes the migrations after the first in an empty database, and fills it as a program before it would have. That the first schema is
/// as it was is certain: its checksum is compared whenever a database is opened.
const BACK: [&str; 2] = [
    "DROP INDEX tables_by_opener; DROP INDEX tables_by_network; DROP INDEX people_by_merge; \
     ALTER TABLE tables DROP COLUMN opened_by; ALTER TABLE tables DROP COLUMN opened_from; DROP INDEX people_by_look; ALTER TABLE people DROP COLUMN look; ALTER TABLE chat DROP COLUMN account; \
     DROP TABLE assets; DROP TABLE team_chat; DROP INDEX results_together; DROP INDEX ratings_by_rank; \
     ALTER TABLE tables DROP COLUMN epoch; ALTER TABLE tables DROP COLUMN format; ALTER TABLE tables DROP COLUMN variant; ALTER TABLE results DROP COLUMN variant; \
     ALTER TABLE results DROP COLUMN together; \
     CREATE INDEX results_of_one ON results (game, score) WHERE players = 1; DROP TABLE ratings",
    "CREATE INDEX ratings_by_rank ON ratings (game, players, (mean - 3.0 * uncertainty)); \
     DELETE FROM _sqlx_migrations WHERE version > 1",
];

pub(crate) async fn ratings_and_solo_scores_before_variants_are_of_the_base_game(fixture: Fixture) {
    fixture.close().await;
    match fixture.dialect {
        Dialect::Sqlite => {
            let mut conn = SqliteConnection::connect(&fixture.url).await.unwrap();
            conn.execute(BACK[0]).await.unwrap();
            let ratings = "CREATE TABLE ratings (person TEXT NOT NULL REFERENCES people (id), game TEXT NOT NULL, \
                 players INTEGER NOT NULL, mean REAL NOT NULL, uncertainty REAL NOT NULL, games INTEGER NOT NULL, \
                 updated_at INTEGER NOT NULL, PRIMARY KEY (person, game, players)) STRICT, WITHOUT ROWID";
            for sql in [ratings, BACK[1], FIRST] {
                conn.execute(sql).await.unwrap();
            }
        }
        Dialect::Postgres => {
            let mut conn = PgConnection::connect(&fixture.url).await.unwrap();
            conn.execute(BACK[0]).await.unwrap();
            conn.execute("DROP TABLE nodes; ALTER TABLE tables DROP COLUMN owner").await.unwrap();
            let ratings = "CREATE TABLE ratings (person TEXT COLLATE \"C\" NOT NULL REFERENCES people (id), \
                 game TEXT COLLATE \"C\" NOT NULL, players BIGINT NOT NULL, mean DOUBLE PRECISION NOT NULL, \
                 uncertainty DOUBLE PRECISION NOT NULL, games BIGINT NOT NULL, updated_at BIGINT NOT NULL, \
                 PRIMARY KEY (person, game, players))";
            for sql in [ratings, BACK[1], FIRST] {
                conn.execute(sql).await.unwrap();
            }
        }
    }
    let again = Store::open(&fixture.url).await.unwrap();
    let (ada, bea) = (PersonId::from("ada"), PersonId::from("bea"));
    let rated = again.ratings_of(&bea).await.unwrap();
    let pools: Vec<_> = rated.iter().map(|rated| (rated.pool.clone(), rated.rating, rated.games)).collect();
    let other = Pool { game: "dungeonville".to_owned(), ..pool("base", 3) };
    assert_eq!(
        pools,
        [
            (pool("base", 2), Rating { mean: 22.5, uncertainty: 7.25 }, 1),
            (other, Rating { mean: 30.0, uncertainty: 6.5 }, 9)
        ]
    );
    let leaders = again.leaders(&pool("base", 2), 9).await.unwrap();
    assert_eq!(leaders.iter().map(|leader| leader.name.as_str()).collect::<Vec<_>>(), ["Ada", "Bea"]);
    let alone = again.solo_leaders(&pool("base", 1), 9).await.unwrap();
    assert_eq!(alone.iter().map(|one| (one.name.as_str(), one.score)).collect::<Vec<_>>(), [("Ada", 41)]);
    assert_eq!(again.history(&ada, None, 1).await.unwrap()[0].variant, "base");
    let said = &again.chat(&"t".into(), 9).await.unwrap()[0];
    assert_eq!((said.text.as_str(), said.account), ("hello", true));
    let held = again.holdings(&bea, None, 0).await.unwrap();
    assert_eq!((held.open, held.running), (1, 0), "who opened a table is read from its first record");
    // A table that was running is played on in the pool that it belongs to.
    assert_eq!(again.load(&"r".into()).await.unwrap().unwrap().table.terms.variant, "base");
    again.append(finishing(&"r".into(), 0, 50, true, &[(&ada, 1, 5), (&bea, 2, 3)])).await.unwrap();
    assert_eq!(again.ratings_of(&ada).await.unwrap()[0].games, 2);
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
