//! The store: opening, closing, reading and writing.

use std::sync::Arc;
use std::time::Instant;

use sqlx::{PgPool, SqlitePool};

use crate::database::appender::Appender;
use crate::database::lock::Lock;
use crate::database::open::Options;
use crate::database::sql::{Conn, values};
use crate::database::writer::{BoxFuture, Writer};
use crate::error::{Error, Refusal};
use crate::metrics;
use crate::nodes::Leases;

/// The most attempts of an operation that conflicts with others in PostgreSQL.
const ATTEMPTS: u32 = 8;

/// The size of what is written to find out whether there is room again, in bytes: more than a page of the database.
const TRIAL_SIZE: usize = 16 * 1024;

/// A server's database. Clones share the connections.
///
/// ```
/// # tokio::runtime::Runtime::new()?.block_on(async {
/// # let folder = std::env::temp_dir().join(format!("store-doc-{}", std::process::id()));
/// # std::fs::create_dir_all(&folder)?;
/// # let url = format!("sqlite:{}", folder.join("a.db").display());
/// use store::{Millis, PersonId, Store};
///
/// let store = Store::open(&url).await?;
/// let id = PersonId::from("7f3a");
/// store.create_guest(&id, "Ada", 1_000).await?;
/// assert_eq!(store.person(&id).await?.map(|person| person.name).as_deref(), Some("Ada"));
/// store.close().await;
/// # std::fs::remove_dir_all(&folder)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// # })?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) backend: Backend,
    /// Held while the store is open, if no other server may use the database.
    lock: Option<Arc<Lock>>,
}

/// The database in use.
#[derive(Clone, Debug)]
pub(crate) enum Backend {
    Sqlite {
        reading: SqlitePool,
        writer: Writer,
    },
    Postgres {
        pool: PgPool,
        /// Writes most appends, several in one transaction.
        appender: Appender,
        leases: Arc<Leases>,
    },
}

impl Store {
    /// Opens the store at `sqlite:PATH` or `postgres://…` with the default settings; see [`Options`] for others.
    ///
    /// # Errors
    ///
    /// The error says what is wrong and what to do about it.
    pub async fn open(url: &str) -> Result<Self, Error> {
        Options::new(url).open().await
    }

    pub(crate) fn new(backend: Backend, lock: Option<Lock>) -> Self {
        Self { backend, lock: lock.map(Arc::new) }
    }

    /// Finishes pending operations and closes the database. Later operations fail with [`Error::Closed`].
    pub async fn close(&self) {
        match &self.backend {
            Backend::Sqlite { reading, writer } => {
                // Readers are closed first, so that the whole log can be copied into the file.
                reading.close().await;
                writer.close().await;
            }
            Backend::Postgres { pool, appender, leases } => {
                appender.close().await;
                pool.close().await;
                leases.close().await;
            }
        }
        if let Some(lock) = &self.lock {
            lock.release();
        }
    }

    /// Checks that the database can be used.
    ///
    /// # Errors
    ///
    /// If it can't be read, or the writer has stopped. If the last write failed, another must succeed.
    pub async fn ping(&self) -> Result<(), Error> {
        if let Backend::Sqlite { writer, .. } = &self.backend {
            if !writer.is_open() {
                return Err(Error::Closed);
            }
            if writer.is_failing() {
                self.try_writing().await?;
            }
        }
        // It reads one of the store's tables, because a database may be reachable but have lost its contents.
        self.reading().await?.row("SELECT count(*) FROM settings", values![]).await?;
        Ok(())
    }

    /// Writes something that takes room, and removes it.
    async fn try_writing(&self) -> Result<(), Error> {
        const INSERT: &str = "INSERT INTO settings (key, value) VALUES ('trial', $1)
            ON CONFLICT (key) DO UPDATE SET value = excluded.value";
        self.write(|conn| {
            Box::pin(async move {
                conn.execute(INSERT, values!["x".repeat(TRIAL_SIZE)]).await?;
                conn.execute("DELETE FROM settings WHERE key = 'trial'", values![]).await?;
                Ok(())
            })
        })
        .await
    }

    /// The connection for the lease of this node; none for SQLite, which has no nodes.
    pub(crate) fn leases(&self) -> Option<&Leases> {
        match &self.backend {
            Backend::Sqlite { .. } => None,
            Backend::Postgres { leases, .. } => Some(leases),
        }
    }

    /// Whether several servers may use the database at once.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        matches!(self.backend, Backend::Postgres { .. })
    }

    /// A connection for reading.
    pub(crate) fn reading(&self) -> BoxFuture<'_, Conn, Error> {
        Box::pin(async {
            Ok(match &self.backend {
                Backend::Sqlite { reading, .. } => Conn::SqliteReading(reading.acquire().await?),
                Backend::Postgres { pool, .. } => Conn::PostgresReading(pool.acquire().await?),
            })
        })
    }

    /// Runs `work` in a transaction, which is durable when this returns. An error rolls it back.
    pub(crate) async fn write<T, E, F>(&self, work: F) -> Result<T, E>
    where
        T: Send + 'static,
        E: Refusal,
        F: for<'c> FnOnce(&'c mut Conn) -> BoxFuture<'c, T, E> + Clone + Send + 'static,
    {
        match &self.backend {
            Backend::Sqlite { writer, .. } => writer.write(work).await,
            Backend::Postgres { pool, .. } => {
                for _ in 1..ATTEMPTS {
                    match transact(pool, work.clone()).await {
                        Err(refusal) if refusal.cause().is_some_and(Error::lost_race) => {}
                        outcome => return outcome,
                    }
                }
                transact(pool, work).await
            }
        }
    }
}

pub(crate) fn begin(pool: &PgPool) -> BoxFuture<'_, Conn, Error> {
    Box::pin(async { Ok(Conn::PostgresWriting(pool.begin().await?)) })
}

/// Runs `work` in its own transaction.
async fn transact<T, E, F>(pool: &PgPool, work: F) -> Result<T, E>
where
    E: Refusal,
    F: for<'c> FnOnce(&'c mut Conn) -> BoxFuture<'c, T, E>,
{
    let started = Instant::now();
    let mut conn = begin(pool).await?;
    match work(&mut conn).await {
        Ok(done) => {
            let committed = conn.commit().await;
            metrics::committed(1, started.elapsed(), committed.is_ok());
            committed?;
            Ok(done)
        }
        Err(refusal) => {
            // If this fails, the connection is lost, and the transaction with it.
            let _ = conn.rollback().await;
            Err(refusal)
        }
    }
}
