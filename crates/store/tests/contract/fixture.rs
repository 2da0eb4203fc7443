//! A database for each test, with helpers to create people and tables.

use std::env;
use std::fs;
use std::ops::Deref;
use std::path::PathBuf;
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};
use store::{
    Append, Finish, Head, Holder, NameKeys, NewAccount, NewLine, NewRecord, NewTable, PersonId, Pool,
    SeatResult, Status, Store, TableId, Terms, Visibility,
};
use tokio::runtime::Runtime;

const VARIABLE: &str = "GRAVEGOODS_TEST_POSTGRES";

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Dialect {
    Sqlite,
    Postgres,
}

/// The location of a test's database, which is removed on drop.
#[derive(Debug)]
pub(crate) enum Place {
    Folder(PathBuf),
    Database { server: String, name: String },
}

impl Place {
    pub(crate) fn make(dialect: Dialect) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("contract_{}_{}", process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        match dialect {
            Dialect::Sqlite => {
                let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
                fs::create_dir_all(&folder).expect("the folder for the test can be created");
                Self::Folder(folder)
            }
            Dialect::Postgres => {
                let server = env::var(VARIABLE).unwrap_or_else(|_| {
                    panic!(
                        "{VARIABLE} is not set, so nothing was tested: run `cargo xtask test`, which starts a \
                         PostgreSQL server, or `cargo xtask postgres -- cargo nextest run -p store`"
                    )
                });
                let place = Self::Database { server, name };
                place.on_server("CREATE DATABASE");
                place
            }
        }
    }

    pub(crate) fn url(&self) -> String {
        match self {
            Self::Folder(folder) => format!("sqlite:{}", folder.join("store.db").display()),
            Self::Database { server, name } => {
                let (address, _) = server.rsplit_once('/').expect("the URL names a database");
                format!("{address}/{name}")
            }
        }
    }

    fn on_server(&self, what: &str) {
        let Self::Database { server, name } = self else { return };
        runtime().block_on(async {
            let mut conn = PgConnection::connect(server).await.expect("the test server can be reached");
            conn.execute(AssertSqlSafe(format!("{what} {name}")))
                .await
                .expect("the user may create databases");
        });
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        match self {
            Self::Folder(folder) => fs::remove_dir_all(folder).expect("the test's folder can be removed"),
            Self::Database { name, .. } => {
                name.push_str(" WITH (FORCE)");
                self.on_server("DROP DATABASE");
            }
        }
    }
}

/// The store of one test.
#[derive(Clone, Debug)]
pub(crate) struct Fixture {
    pub(crate) url: String,
    pub(crate) dialect: Dialect,
    pub(crate) store: Store,
}

impl Deref for Fixture {
    type Target = Store;

    fn deref(&self) -> &Store {
        &self.store
    }
}

fn runtime() -> Runtime {
    Runtime::new().expect("the runtime can be created")
}

/// Runs a test with its own fixture.
pub(crate) fn run<F: Future<Output = ()>>(dialect: Dialect, test: impl FnOnce(Fixture) -> F) {
    let place = Place::make(dialect);
    runtime().block_on(async {
        let url = place.url();
        let store = Store::open(&url).await.expect("a new database opens");
        let fixture = Fixture { url, dialect, store };
        test(fixture.clone()).await;
        fixture.close().await;
    });
}

impl Fixture {
    pub(crate) async fn guest(&self, name: &str) -> PersonId {
        let id = PersonId::from(name);
        self.create_guest(&id, name, 1).await.expect("the guest is new");
        id
    }

    pub(crate) async fn account(&self, name: &str) -> PersonId {
        let id = self.guest(name).await;
        self.make_account(new_account(&id, name)).await.expect("the account is new");
        id
    }

    /// A public running table of a game for two, with one record.
    pub(crate) async fn table(&self, name: &str) -> TableId {
        let table = new_table(name);
        let id = table.id.clone();
        assert_eq!(self.create_table(table).await.expect("the table is new"), 1);
        id
    }

    /// A table that these people finished, with places and scores.
    pub(crate) async fn finished(
        &self,
        name: &str,
        at: i64,
        rated: bool,
        results: &[(&PersonId, u8, i32)],
    ) -> TableId {
        let players = u8::try_from(results.len()).expect("the number of players is small");
        let table = NewTable { terms: terms(players), ..new_table(name) };
        let id = table.id.clone();
        self.create_table(table).await.expect("the table is new");
        self.append(finishing(&id, 1, at, rated, results)).await.expect("the table can finish");
        id
    }
}

/// The keys of a name. For these tests 0 looks like o.
pub(crate) fn keys(name: &str) -> NameKeys {
    let key = name.to_lowercase();
    NameKeys { look: key.replace('0', "o"), key }
}

pub(crate) fn new_account(person: &PersonId, name: &str) -> NewAccount {
    NewAccount {
        person: person.clone(),
        name: name.to_owned(),
        keys: keys(name),
        password_hash: format!("hash of {name}'s password"),
        at: 2,
    }
}

pub(crate) fn head(status: Status, at: i64) -> Head {
    Head { status, updated_at: at, wake_at: None, listing: format!("listing at {at}") }
}

pub(crate) fn record(at: i64, text: &str) -> NewRecord {
    NewRecord { at, text: text.to_owned() }
}

pub(crate) fn seat(seat: u8, person: Option<&PersonId>) -> Holder {
    Holder { seat, person: person.cloned(), name: format!("seat {seat}"), kind: "human".to_owned() }
}

/// Games of Crypt with this number of players.
pub(crate) fn pool(variant: &str, players: u8) -> Pool {
    Pool { game: "crypt".to_owned(), variant: variant.to_owned(), players }
}

/// The terms of a public table of Crypt.
pub(crate) fn terms(players: u8) -> Terms {
    let (game, rules) = ("crypt".to_owned(), "crypt-1".to_owned());
    Terms { game, variant: "base".to_owned(), rules, players, visibility: Visibility::Public }
}

pub(crate) fn new_table(name: &str) -> NewTable {
    NewTable {
        id: TableId::from(name),
        terms: terms(2),
        head: head(Status::Running, 10),
        opened_by: None,
        opened_from: None,
        seats: Vec::new(),
        records: vec![record(10, "made")],
        format: 1,
    }
}

/// An append of one record to a running table.
pub(crate) fn append(table: &TableId, expected: u64, text: &str) -> Append {
    let at = 100 + i64::try_from(expected).expect("the number is small");
    Append {
        table: table.clone(),
        expected,
        epoch: 0,
        records: vec![record(at, text)],
        head: head(Status::Running, at),
        seats: None,
        finish: None,
    }
}

pub(crate) fn finishing(
    table: &TableId,
    expected: u64,
    at: i64,
    rated: bool,
    results: &[(&PersonId, u8, i32)],
) -> Append {
    let results = results.iter().zip(0..).map(|(&(person, place, score), seat)| SeatResult {
        seat,
        person: Some(person.clone()),
        place,
        score,
        resigned: false,
        rank: None,
    });
    let finish = Finish { at, results: results.collect(), rated, teams: Vec::new(), together: None };
    Append { head: head(Status::Finished, at), finish: Some(finish), ..append(table, expected, "the end") }
}

/// A line of chat.
pub(crate) fn line(table: &TableId, person: &PersonId, text: &str) -> NewLine {
    let (table, person) = (table.clone(), person.clone());
    NewLine { table, person, name: "Ada then".to_owned(), account: true, text: text.to_owned(), at: 5 }
}
