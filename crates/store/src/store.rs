//! The store itself: how everything in it is read and written, opened and closed.

use std::time::Instant;

use sqlx::{PgPool, SqlitePool};

use crate::error::{Error, Refusal};
use crate::metrics;
use crate::open::Options;
use crate::sql::{Conn, values};
use crate::writer::{Doing, Writer};

/// How often an operation that lost a race in PostgreSQL is begun anew.
const ATTEMPTS: u32 = 8;

/// The durable memory of a server. Clones share it.
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
    backend: Backend,
}

/// Which database is behind the store.
#[derive(Clone, Debug)]
pub(crate) enum Backend {
    Sqlite { reading: SqlitePool, writer: Writer },
    Postgres(PgPool),
}

impl Store {
    /// Opens the store at `sqlite:PATH` or `postgres://…` with the usual settings; see [`Options`] for others.
    ///
    /// # Errors
    ///
    /// Says what is wrong and what to do about it.
    pub async fn open(url: &str) -> Result<Self, Error> {
        Options::new(url).open().await
    }

    pub(crate) fn new(backend: Backend) -> Self {
        Self { backend }
    }

    /// Finishes what was begun and closes the database. Whoever comes later is told that it is closed.
    pub async fn close(&self) {
        match &self.backend {
            Backend::Sqlite { reading, writer } => {
                // Readers go first, so that the log can be copied whole into the file.
                reading.close().await;
                writer.close().await;
            }
            Backend::Postgres(pool) => pool.close().await,
        }
    }

    /// Asks the database whether it is there.
    ///
    /// # Errors
    ///
    /// If it can't be read, or the writer has stopped.
    pub async fn ping(&self) -> Result<(), Error> {
        if let Backend::Sqlite { writer, .. } = &self.backend
            && !writer.is_open()
        {
            return Err(Error::Closed);
        }
        // A table of its own: a database that is there may still have lost what is in it.
        self.reading().await?.row("SELECT count(*) FROM settings", values![]).await?;
        Ok(())
    }

    /// A connection to read from.
    pub(crate) fn reading(&self) -> Doing<'_, Conn, Error> {
        Box::pin(async {
            Ok(match &self.backend {
                Backend::Sqlite { reading, .. } => Conn::SqliteReading(reading.acquire().await?),
                Backend::Postgres(pool) => Conn::PostgresReading(pool.acquire().await?),
            })
        })
    }

    /// Does a piece of work as one atomic whole, durable when this returns. What is refused leaves no trace.
    pub(crate) async fn write<T, E, F>(&self, work: F) -> Result<T, E>
    where
        T: Send + 'static,
        E: Refusal,
        F: for<'c> FnOnce(&'c mut Conn) -> Doing<'c, T, E> + Clone + Send + 'static,
    {
        match &self.backend {
            Backend::Sqlite { writer, .. } => writer.write(work).await,
            Backend::Postgres(pool) => {
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

fn begin(pool: &PgPool) -> Doing<'_, Conn, Error> {
    Box::pin(async { Ok(Conn::PostgresWriting(pool.begin().await?)) })
}

/// Does a piece of work in a transaction of its own.
async fn transact<T, E, F>(pool: &PgPool, work: F) -> Result<T, E>
where
    E: Refusal,
    F: for<'c> FnOnce(&'c mut Conn) -> Doing<'c, T, E>,
{
    let begun = Instant::now();
    let mut conn = begin(pool).await?;
    match work(&mut conn).await {
        Ok(done) => {
            let fate = conn.commit().await;
            metrics::committed(1, begun.elapsed(), fate.is_ok());
            fate?;
            Ok(done)
        }
        Err(refusal) => {
            // If even this fails the connection is gone, and the transaction with it.
            let _ = conn.rollback().await;
            Err(refusal)
        }
    }
}
