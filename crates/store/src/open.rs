//! Opening a store: from a URL to a database whose schema is up to date.

use std::borrow::Cow;
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{PgPool, SqlSafeStr, SqlitePool};

use crate::Store;
use crate::error::Error;
use crate::store::Backend;
use crate::writer::{Doing, Writer};

/// The steps that lead to the schema, oldest first. A step that was released is never changed again.
const SQLITE: &[(&str, &str)] = &[("memory", include_str!("../migrations/sqlite/0001_memory.sql"))];
const POSTGRES: &[(&str, &str)] = &[("memory", include_str!("../migrations/postgres/0001_memory.sql"))];

/// Where the store is and how it is spoken to.
#[derive(Clone, Debug)]
pub struct Options {
    url: String,
    connections: u32,
    patience: Duration,
}

impl Options {
    /// The usual settings for the database at this URL: `sqlite:PATH` or `postgres://…`.
    #[must_use]
    pub fn new(url: impl Into<String>) -> Self {
        Self { url: url.into(), connections: 8, patience: Duration::from_secs(5) }
    }

    /// How many connections may be open at once, for reading in SQLite and for everything in PostgreSQL.
    #[must_use]
    pub fn connections(mut self, connections: u32) -> Self {
        self.connections = connections.max(1);
        self
    }

    /// How long to wait for a connection, or for another process that holds SQLite's lock.
    #[must_use]
    pub fn patience(mut self, patience: Duration) -> Self {
        self.patience = patience;
        self
    }

    /// Opens the store, making the file and bringing the schema up to date.
    ///
    /// # Errors
    ///
    /// Says what is wrong and what to do about it. Passwords in the URL are not repeated.
    pub async fn open(&self) -> Result<Store, Error> {
        self.backend().await.map(Store::new)
    }

    /// The database, opened. It is boxed, as in `sql.rs`: compiled here alone.
    fn backend(&self) -> Doing<'_, Backend, Error> {
        Box::pin(async {
            match self.url.split_once(':') {
                Some(("sqlite", path)) => self.open_sqlite(path.strip_prefix("//").unwrap_or(path)).await,
                Some(("postgres" | "postgresql", _)) => self.open_postgres().await,
                _ => Err(Error::open(
                    "the database's URL names neither SQLite nor PostgreSQL",
                    "write sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE",
                )),
            }
        })
    }

    async fn open_sqlite(&self, path: &str) -> Result<Backend, Error> {
        if path.is_empty() || path == ":memory:" {
            return Err(Error::open(
                "SQLite needs the path of a file",
                "write sqlite:PATH, such as sqlite:gravegoods.db",
            ));
        }
        let file = Path::new(path);
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
            return Err(Error::open(
                format!("there is no folder {}", folder.display()),
                "make it, or name another file",
            ));
        }
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(self.patience)
            .foreign_keys(true);
        // The writer's connection is never shared and never idle for long, so it need not be tested.
        let writing: SqlitePool = SqlitePoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false)
            .connect_with(options.clone())
            .await
            .map_err(|error| {
                Error::open(
                    format!("the file {path} can't be opened as an SQLite database: {error}"),
                    "check that it is one and that this user may write to it and to its folder",
                )
            })?;
        migrator(SQLITE).run(&writing).await?;
        let reading = SqlitePoolOptions::new()
            .max_connections(self.connections)
            .acquire_timeout(self.patience)
            .test_before_acquire(false)
            .connect_with(options.pragma("query_only", "on"))
            .await?;
        Ok(Backend::Sqlite { reading, writer: Writer::start(writing) })
    }

    async fn open_postgres(&self) -> Result<Backend, Error> {
        let options = PgConnectOptions::from_str(&self.url).map_err(|_| {
            Error::open(
                "the PostgreSQL URL can't be read",
                "write postgres://USER:PASSWORD@HOST:PORT/DATABASE, with special characters percent-encoded",
            )
        })?;
        let place = format!(
            "{} at {}:{}",
            options.get_database().unwrap_or("the user's own database"),
            options.get_host(),
            options.get_port()
        );
        let pool: PgPool = PgPoolOptions::new()
            .max_connections(self.connections)
            .acquire_timeout(self.patience)
            .connect_with(options)
            .await
            .map_err(|error| {
                Error::open(
                    format!("the PostgreSQL database {place} can't be reached: {error}"),
                    "check that the server runs, that the database exists and that the URL is right",
                )
            })?;
        migrator(POSTGRES).run(&pool).await?;
        Ok(Backend::Postgres(pool))
    }
}

/// The steps, numbered from 1.
fn migrator(steps: &[(&'static str, &'static str)]) -> Migrator {
    let numbered = (1_i64..).zip(steps);
    let migrations = numbered.map(|(number, &(name, sql))| {
        Migration::new(number, Cow::Borrowed(name), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.collect())
}
