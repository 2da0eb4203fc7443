//! Where the servers keep everything.

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};

/// Where the servers keep everything.
pub(crate) enum Database {
    /// In SQLite, in this folder.
    Folder(PathBuf),
    /// In PostgreSQL, at this URL.
    Url(String),
}

/// The PostgreSQL server on which tests may make databases.
pub(crate) fn postgres() -> String {
    std::env::var("GRAVEGOODS_TEST_POSTGRES").unwrap_or_else(|_| {
        panic!(
            "this test needs a PostgreSQL server: run `cargo xtask postgres -- cargo nextest run -p gravegoods`, or set \
             GRAVEGOODS_TEST_POSTGRES to the URL of one on which databases may be made"
        )
    })
}

/// The URL of another database on the same server.
pub(crate) fn named(server: &str, name: &str) -> String {
    let (base, _) = server.rsplit_once('/').expect("a URL names a database");
    format!("{base}/{name}")
}

/// Makes a database that no other test has.
pub(crate) async fn create(server: &str) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_nanos();
    let name = format!("kill_{}_{now}", std::process::id());
    execute(server, format!("CREATE DATABASE {name}")).await;
    name
}

/// Removes a database, though the ghosts of servers that were killed may still be connected.
pub(crate) async fn remove(server: &str, name: &str) {
    execute(server, format!("DROP DATABASE {name} WITH (FORCE)")).await;
}

async fn execute(server: &str, sql: String) {
    let mut connection = PgConnection::connect(server).await.expect("the PostgreSQL server answers");
    connection.execute(AssertSqlSafe(sql)).await.expect("databases may be made and removed");
}
