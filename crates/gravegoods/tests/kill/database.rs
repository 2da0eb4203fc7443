//! The databases of the servers.

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};

/// The database of the servers.
pub(crate) enum Database {
    /// SQLite in this folder.
    Folder(PathBuf),
    /// PostgreSQL at this URL.
    Url(String),
}

/// The PostgreSQL server on which tests may create databases.
pub(crate) fn postgres() -> String {
    std::env::var("GRAVEGOODS_TEST_POSTGRES").unwrap_or_else(|_| {
        panic!(
            "this test needs a PostgreSQL server: run `cargo xtask postgres -- cargo nextest run -p gravegoods`, or set \
             GRAVEGOODS_TEST_POSTGRES to the URL of one on which databases may be created"
        )
    })
}

/// The URL of another database on the same server.
pub(crate) fn named(server: &str, name: &str) -> String {
    let (base, _) = server.rsplit_once('/').expect("the URL names a database");
    format!("{base}/{name}")
}

/// Creates a database for one test.
pub(crate) async fn create(server: &str) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_nanos();
    let name = format!("kill_{}_{now}", std::process::id());
    execute(server, format!("CREATE DATABASE {name}")).await;
    name
}

/// Removes a database, even if connections of killed servers are still open.
pub(crate) async fn remove(server: &str, name: &str) {
    execute(server, format!("DROP DATABASE {name} WITH (FORCE)")).await;
}

async fn execute(server: &str, sql: String) {
    let mut connection = PgConnection::connect(server).await.expect("the PostgreSQL server answers");
    connection.execute(AssertSqlSafe(sql)).await.expect("databases may be created and removed");
}
