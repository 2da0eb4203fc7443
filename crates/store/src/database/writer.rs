//! Group commit for SQLite: one task does all writes.
//!
//! SQLite has one writer at a time, and a durable commit has to wait for the disk. So all writes go through one queue. The
//! writer takes everything in the queue, runs it in one transaction, waits for the disk once, and only then replies. While it
//! waits, the next batch collects: the busier the server, the larger the batches. The plain appends of a batch are written together.
//! Each other operation has its own savepoint, so that one that fails does not undo the others.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use sqlx::SqlitePool;
use tokio::sync::{mpsc, oneshot};

use crate::database::sql::{Conn, values};
use crate::error::{Error, Refusal, TableError};
use crate::metrics;
use crate::tables::append::{Append, write_append};
use crate::tables::plain;

/// The capacity of the queue. When it is full, callers wait.
pub(crate) const LONGEST_QUEUE: usize = 1024;

/// The most operations in one commit: with more, the first would wait too long.
pub(crate) const LARGEST_BATCH: usize = 256;

/// A boxed future of a fallible operation.
pub(crate) type BoxFuture<'c, T, E> = Pin<Box<dyn Future<Output = Result<T, E>> + Send + 'c>>;

/// A handle to the writing task.
#[derive(Clone, Debug)]
pub(crate) struct Writer {
    queue: mpsc::Sender<Message>,
    /// Whether the database failed the last time.
    failing: Arc<AtomicBool>,
}

enum Message {
    Work(Box<dyn Work>),
    /// Finish what is in the queue and stop. The sender is dropped when that is done.
    Close(oneshot::Sender<()>),
}

impl Writer {
    /// Starts the task that writes through the pool, which must have only one connection.
    pub(crate) fn start(pool: SqlitePool) -> Self {
        let (queue, messages) = mpsc::channel(LONGEST_QUEUE);
        let failing = Arc::new(AtomicBool::new(false));
        tokio::spawn(run(pool, messages, failing.clone()));
        Self { queue, failing }
    }

    /// Runs `work` and returns when it is durable.
    ///
    /// Once it is in the queue, it runs even if the caller no longer waits for it.
    pub(crate) async fn write<T, E, F>(&self, work: F) -> Result<T, E>
    where
        T: Send + 'static,
        E: Refusal,
        F: for<'c> FnOnce(&'c mut Conn) -> BoxFuture<'c, T, E> + Send + 'static,
    {
        self.wait_for(work, None).await
    }

    /// Runs a plain append, with others if there are any, and returns the number of its last record when it is durable.
    pub(crate) async fn append(&self, append: Append) -> Result<u64, TableError> {
        let last = append.last();
        let append = Arc::new(append);
        let alone = append.clone();
        self.wait_for(
            move |conn| Box::pin(async move { write_append(conn, Append::clone(&alone)).await }),
            Some((append, last)),
        )
        .await
    }

    /// Puts work in the queue, and waits until it is done.
    async fn wait_for<T, E, F>(&self, work: F, plain: Option<(Arc<Append>, T)>) -> Result<T, E>
    where
        T: Send + 'static,
        E: Refusal,
        F: for<'c> FnOnce(&'c mut Conn) -> BoxFuture<'c, T, E> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let pending = Pending { work: Some(work), plain, outcome: None, reply };
        self.queue.send(Message::Work(Box::new(pending))).await.map_err(|_| Error::Closed)?;
        answer.await.map_err(|_| Error::Closed)?
    }

    /// Whether the task is running.
    pub(crate) fn is_open(&self) -> bool {
        !self.queue.is_closed()
    }

    /// Whether the database failed the last time, so that it may fail again.
    pub(crate) fn is_failing(&self) -> bool {
        self.failing.load(Ordering::Relaxed)
    }

    /// Writes everything in the queue, copies the log into the database file, and stops the task.
    pub(crate) async fn close(&self) {
        let (done, when_done) = oneshot::channel();
        if self.queue.send(Message::Close(done)).await.is_ok() {
            // The task sends nothing; it drops the sender when it is done.
            let _ = when_done.await;
        }
    }
}

/// An operation, with the type of its result erased.
trait Work: Send {
    /// Runs it, stores the outcome, and returns whether to keep what it wrote.
    fn attempt<'c>(&'c mut self, conn: &'c mut Conn) -> Pin<Box<dyn Future<Output = Verdict> + Send + 'c>>;

    /// The append, if it is one that can be written with others.
    fn plain(&self) -> Option<&Append>;

    /// Notes that it was written with others.
    fn set_written(&mut self);

    /// Whether it was attempted, or written with others.
    fn is_done(&self) -> bool;

    /// Whether the database failed, rather than refused.
    fn has_failed(&self) -> bool;

    /// Replies to the caller, after the whole batch was committed or has failed.
    fn reply(self: Box<Self>, committed: Result<(), Error>);
}

/// Whether to keep what an operation wrote.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Verdict {
    Keep,
    Undo,
}

struct Pending<T, E, F> {
    work: Option<F>,
    /// An append that can be written with others, and its result if it was.
    plain: Option<(Arc<Append>, T)>,
    outcome: Option<Result<T, E>>,
    reply: oneshot::Sender<Result<T, E>>,
}

impl<T, E, F> Work for Pending<T, E, F>
where
    T: Send + 'static,
    E: Refusal,
    F: for<'c> FnOnce(&'c mut Conn) -> BoxFuture<'c, T, E> + Send + 'static,
{
    fn attempt<'c>(&'c mut self, conn: &'c mut Conn) -> Pin<Box<dyn Future<Output = Verdict> + Send + 'c>> {
        Box::pin(async move {
            let Some(work) = self.work.take() else { return Verdict::Undo };
            let outcome = work(conn).await;
            let verdict = if outcome.is_ok() { Verdict::Keep } else { Verdict::Undo };
            self.outcome = Some(outcome);
            verdict
        })
    }

    fn plain(&self) -> Option<&Append> {
        self.plain.as_ref().map(|(append, _)| &**append)
    }

    fn set_written(&mut self) {
        self.outcome = self.plain.take().map(|(_, last)| Ok(last));
    }

    fn is_done(&self) -> bool {
        self.outcome.is_some()
    }

    fn has_failed(&self) -> bool {
        let error = self.outcome.as_ref().and_then(|outcome| outcome.as_ref().err());
        error.and_then(Refusal::cause).is_some_and(Error::is_failure)
    }

    fn reply(self: Box<Self>, committed: Result<(), Error>) {
        // A refusal may depend on what another operation wrote, so it counts only if the batch was committed.
        let reply = match (committed, self.outcome) {
            (Ok(()), Some(outcome)) => outcome,
            (Ok(()), None) => Err(Error::Closed.into()),
            // Its own error tells more than that of ending the transaction.
            (Err(_), Some(Err(own))) if own.cause().is_some_and(Error::is_failure) => Err(own),
            (Err(error), _) => Err(error.into()),
        };
        // The caller may no longer wait.
        let _ = self.reply.send(reply);
    }
}

/// Runs the writing task.
async fn run(pool: SqlitePool, mut messages: mpsc::Receiver<Message>, failing: Arc<AtomicBool>) {
    let mut received = Vec::with_capacity(LARGEST_BATCH);
    let mut closers = Vec::new();
    // Nothing is received only when the queue is closed and empty.
    while messages.recv_many(&mut received, LARGEST_BATCH).await > 0 {
        let mut batch = Vec::with_capacity(received.len());
        for message in received.drain(..) {
            match message {
                Message::Work(work) => batch.push(work),
                Message::Close(done) => {
                    messages.close();
                    closers.push(done);
                }
            }
        }
        if !batch.is_empty() {
            commit(&pool, batch, &failing).await;
        }
    }
    // Nothing is lost if this fails: the log is read when the file is opened again.
    let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&pool).await;
    pool.close().await;
    drop(closers);
}

/// Runs a batch in one transaction and replies to all callers. Before that it notes whether the database failed.
async fn commit(pool: &SqlitePool, mut batch: Vec<Box<dyn Work>>, failing: &AtomicBool) {
    let started = Instant::now();
    let committed = transact(pool, &mut batch).await;
    metrics::committed(batch.len(), started.elapsed(), committed.is_ok());
    let failed = committed.is_err() || batch.iter().any(|work| work.has_failed());
    failing.store(failed, Ordering::Relaxed);
    if failed {
        discard_connection(pool).await;
    }
    for work in batch {
        work.reply(committed.clone());
    }
}

/// Closes the connection after a failure. When the disk is full, SQLite ends the transaction by itself, and the driver does not
/// learn of it: the connection could begin no other. The next commit opens a new one.
async fn discard_connection(pool: &SqlitePool) {
    if let Ok(connection) = pool.acquire().await {
        let _ = connection.close().await;
    }
}

/// Runs a batch in one transaction, which is durable when this returns.
async fn transact(pool: &SqlitePool, batch: &mut [Box<dyn Work>]) -> Result<(), Error> {
    // This takes the write lock first: a transaction that began by reading could not wait for it.
    let mut conn = Conn::SqliteWriting(pool.begin_with("BEGIN IMMEDIATE").await?);
    if let [only] = batch {
        return match only.attempt(&mut conn).await {
            Verdict::Keep => conn.commit().await,
            Verdict::Undo => conn.rollback().await,
        };
    }
    conn.execute("SAVEPOINT work", values![]).await?;
    write_together(&mut conn, batch).await?;
    for work in batch.iter_mut().filter(|work| !work.is_done()) {
        // Only one statement for each operation, because each is a round trip to the connection's thread. Undoing
        // leaves the savepoint in place, and committing ends the last one.
        let then = match work.attempt(&mut conn).await {
            Verdict::Keep => "RELEASE work; SAVEPOINT work",
            Verdict::Undo => "ROLLBACK TO work",
        };
        conn.execute(then, values![]).await?;
    }
    conn.commit().await
}

/// Writes the plain appends of a batch that fit. The others are left for an attempt of their own.
async fn write_together(conn: &mut Conn, batch: &mut [Box<dyn Work>]) -> Result<(), Error> {
    let appends: Vec<&Append> = batch.iter().filter_map(|work| work.plain()).collect();
    let first = plain::first_of_each_table(appends.iter().copied());
    let firsts: Vec<&Append> = appends
        .iter()
        .enumerate()
        .filter(|(place, _)| first.contains(place))
        .map(|(_, append)| *append)
        .collect();
    let Conn::SqliteWriting(transaction) = conn else { return Ok(()) };
    if firsts.len() < 2 {
        return Ok(());
    }
    let written = match plain::write_in_sqlite(transaction, &firsts).await {
        Ok(written) => written,
        // What is wrong shows when each is attempted alone.
        Err(_) => {
            conn.execute("ROLLBACK TO work", values![]).await?;
            return Ok(());
        }
    };
    conn.execute("RELEASE work; SAVEPOINT work", values![]).await?;
    let plain = batch.iter_mut().filter(|work| work.plain().is_some()).enumerate();
    for (_, work) in plain.filter(|(place, _)| first.contains(place)) {
        if work.plain().is_some_and(|append| written.contains(&append.table.0)) {
            work.set_written();
        }
    }
    Ok(())
}
