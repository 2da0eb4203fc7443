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

/// A PostgreSQL database for one test.
pub(crate) struct Postgres {
    server: String,
    name: String,
}

impl Postgres {
    /// Creates a database.
    pub(crate) async fn create() -> Postgres {
        let server = server();
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_nanos();
        let name = format!("kill_{}_{now}", std::process::id());
        execute(&server, format!("CREATE DATABASE {name}")).await;
        Postgres { server, name }
    }

    /// Its URL.
    pub(crate) fn url(&self) -> String {
        let (base, _) = self.server.rsplit_once('/').expect("the URL names a database");
        format!("{base}/{}", self.name)
    }

    /// It as the database of servers.
    pub(crate) fn database(&self) -> Database {
        Database::Url(self.url())
    }

    /// Removes it, even if connections of killed servers are still open.
    pub(crate) async fn remove(self) {
        execute(&self.server, format!("DROP DATABASE {} WITH (FORCE)", self.name)).await;
    }
}

/// The PostgreSQL server on which tests may create databases.
fn server() -> String {
    std::env::var("GRAVEGOODS_TEST_POSTGRES").unwrap_or_else(|_| {
        panic!(
            "this test needs a PostgreSQL server: run `cargo xtask postgres -- cargo nextest run -p gravegoods`, or set \
             GRAVEGOODS_TEST_POSTGRES to the URL of one on which databases may be created"
        )
    })
}

async fn execute(server: &str, sql: String) {
    let mut connection = PgConnection::connect(server).await.expect("the PostgreSQL server answers");
    connection.execute(AssertSqlSafe(sql)).await.expect("databases may be created and removed");
}
