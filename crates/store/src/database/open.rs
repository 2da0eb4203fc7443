//! Opening a store: connects to the database and migrates its schema.

use std::borrow::Cow;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{PgPool, SqlSafeStr, SqlitePool};

use crate::Store;
use crate::database::appender::Appender;
use crate::database::lock::Lock;
use crate::database::private;
use crate::database::writer::{BoxFuture, Writer};
use crate::error::Error;
use crate::nodes::Leases;
use crate::store::Backend;

/// The migrations, oldest first: both databases have the same ones, each in its own SQL. A released migration is never changed.
macro_rules! migrations {
    ($database:literal) => {
        &[
            ("memory", include_str!(concat!("../../migrations/", $database, "/0001_memory.sql"))),
            ("variants", include_str!(concat!("../../migrations/", $database, "/0002_variants.sql"))),
            ("nodes", include_str!(concat!("../../migrations/", $database, "/0003_nodes.sql"))),
            ("looks", include_str!(concat!("../../migrations/", $database, "/0004_looks.sql"))),
            ("openers", include_str!(concat!("../../migrations/", $database, "/0005_openers.sql"))),
        ]
    };
}

const SQLITE: &[(&str, &str)] = migrations!("sqlite");
const POSTGRES: &[(&str, &str)] = migrations!("postgres");

/// The URL of the database and the settings of its connections.
#[derive(Clone, Debug)]
pub struct Options {
    url: String,
    connections: u32,
    patience: Duration,
    alone: bool,
    max_pages: Option<u32>,
}

impl Options {
    /// The default settings for the database at this URL: `sqlite:PATH` or `postgres://…`.
    #[must_use]
    pub fn new(url: impl Into<String>) -> Self {
        Self {
            url: url.into(),
            connections: 8,
            patience: Duration::from_secs(5),
            alone: false,
            max_pages: None,
        }
    }

    /// The most open connections: for reading in SQLite, and for everything in PostgreSQL.
    #[must_use]
    pub fn connections(mut self, connections: u32) -> Self {
        self.connections = connections.max(1);
        self
    }

    /// The timeout for getting a connection, or SQLite's lock while another process has it.
    #[must_use]
    pub fn patience(mut self, patience: Duration) -> Self {
        self.patience = patience;
        self
    }

    /// Refuses to open an SQLite file that another store has opened alone, in this or another process: servers keep tables in memory, so
    /// two on one file would not tell each other what happens.
    #[must_use]
    pub fn alone(mut self) -> Self {
        self.alone = true;
        self
    }

    /// The most pages of 4,096 bytes of an SQLite file. A write that needs more fails as on a full disk.
    #[must_use]
    pub fn max_pages(mut self, pages: u32) -> Self {
        self.max_pages = Some(pages);
        self
    }

    /// Opens the store. It creates the file if needed and migrates the schema.
    ///
    /// # Errors
    ///
    /// The error says what is wrong and what to do about it. It does not repeat passwords in the URL.
    pub async fn open(&self) -> Result<Store, Error> {
        let lock = match self.sqlite_path() {
            Some(path) if self.alone => Some(Lock::take(path)?),
            _ => None,
        };
        Ok(Store::new(self.backend().await?, lock))
    }

    /// The path of the SQLite file, if it is one.
    fn sqlite_path(&self) -> Option<&str> {
        let path = self.url.strip_prefix("sqlite:")?;
        let path = path.strip_prefix("//").unwrap_or(path);
        (!path.is_empty() && path != ":memory:").then_some(path)
    }

    /// Opens the database. It is boxed so that it is compiled only here, as in `sql.rs`.
    fn backend(&self) -> BoxFuture<'_, Backend, Error> {
        Box::pin(async {
            match self.url.split_once(':') {
                Some(("sqlite", _)) => self.open_sqlite().await,
                Some(("postgres" | "postgresql", _)) => self.open_postgres().await,
                _ => Err(Error::open(
                    "the database's URL names neither SQLite nor PostgreSQL",
                    "write sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE",
                )),
            }
        })
    }

    async fn open_sqlite(&self) -> Result<Backend, Error> {
        let Some(path) = self.sqlite_path() else {
            return Err(Error::open(
                "SQLite needs the path of a file",
                "write sqlite:PATH, such as sqlite:gravegoods.db",
            ));
        };
        let file = Path::new(path);
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
            return Err(Error::open(
                format!("there is no folder {}", folder.display()),
                "make it, or name another file",
            ));
        }
        private::create(file).map_err(|error| {
            Error::open(
                format!("the file {path} can't be made readable for this user alone: {error}"),
                "check that this user owns it and may write to its folder",
            )
        })?;
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(self.patience)
            .foreign_keys(true);
        let options = match self.max_pages {
            Some(pages) => options.pragma("max_page_count", pages.to_string()),
            None => options,
        };
        // The writer's connection is never shared and never idle for long, so it does not need a test.
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
        let options = options.options([("idle_in_transaction_session_timeout", LONGEST_IDLE_MS)]);
        let place = format!(
            "{} at {}:{}",
            options.get_database().unwrap_or("the user's own database"),
            options.get_host(),
            options.get_port()
        );
        let pool: PgPool = PgPoolOptions::new()
            .max_connections(self.connections)
            .acquire_timeout(self.patience)
            .connect_with(options.clone())
            .await
            .map_err(|error| {
                Error::open(
                    format!("the PostgreSQL database {place} can't be reached: {error}"),
                    "check that the server runs, that the database exists and that the URL is right",
                )
            })?;
        migrator(POSTGRES).run(&pool).await?;
        let appender = Appender::start(options.clone(), self.patience);
        let leases = Arc::new(Leases::new(options));
        Ok(Backend::Postgres { appender, pool, leases })
    }
}

/// After how many milliseconds PostgreSQL ends a transaction whose program does nothing. A server that is paused in the middle of one
/// would otherwise keep its locks, and no other could have the table. It is shorter than a lease.
const LONGEST_IDLE_MS: u32 = 2000;

/// The migrations, numbered from 1.
fn migrator(steps: &[(&'static str, &'static str)]) -> Migrator {
    let numbered = (1_i64..).zip(steps);
    let migrations = numbered.map(|(number, &(name, sql))| {
        Migration::new(number, Cow::Borrowed(name), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.collect())
}
