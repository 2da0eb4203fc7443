//! Group commit for SQLite: one task writes for everybody.
//!
//! SQLite has one writer at a time, and making a commit durable takes a wait for the disk. So all writes stand in one
//! queue; the writer takes everything that stands there, does it in one transaction, waits for the disk once, and
//! only then answers. While it waits the next batch gathers: the busier the server, the larger the batches.
//! Each piece of work has a savepoint of its own, so that one that is refused does not undo its neighbours.

use std::future::Future;
use std::pin::Pin;
use std::time::Instant;

use sqlx::SqlitePool;
use tokio::sync::{mpsc, oneshot};

use crate::error::{Error, Refusal};
use crate::metrics;
use crate::sql::{Conn, values};

/// How many pieces of work may stand in the queue before those who come have to wait.
const LONGEST_QUEUE: usize = 1024;

/// How many pieces of work share one commit at most: more would make the first wait for long.
const LARGEST_BATCH: usize = 256;

/// What a piece of work will have come to.
pub(crate) type Doing<'c, T, E> = Pin<Box<dyn Future<Output = Result<T, E>> + Send + 'c>>;

/// The door to the writing task.
#[derive(Clone, Debug)]
pub(crate) struct Writer {
    queue: mpsc::Sender<Message>,
}

enum Message {
    Work(Box<dyn Work>),
    /// Finish what stands in the queue and stop. The sender is dropped when that is done.
    Close(oneshot::Sender<()>),
}

impl Writer {
    /// Starts the task that writes through the pool, which must have one connection only.
    pub(crate) fn start(pool: SqlitePool) -> Self {
        let (queue, messages) = mpsc::channel(LONGEST_QUEUE);
        tokio::spawn(write_on(pool, messages));
        Self { queue }
    }

    /// Does a piece of work and returns when it is durable.
    ///
    /// Once it stands in the queue it is done even if the caller no longer waits for it.
    pub(crate) async fn write<T, E, F>(&self, work: F) -> Result<T, E>
    where
        T: Send + 'static,
        E: Refusal,
        F: for<'c> FnOnce(&'c mut Conn) -> Doing<'c, T, E> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let pending = Pending { work: Some(work), outcome: None, reply };
        self.queue.send(Message::Work(Box::new(pending))).await.map_err(|_| Error::Closed)?;
        answer.await.map_err(|_| Error::Closed)?
    }

    /// Whether the task is there to write.
    pub(crate) fn is_open(&self) -> bool {
        !self.queue.is_closed()
    }

    /// Has everything in the queue written, copies the log into the database's file, and stops the task.
    pub(crate) async fn close(&self) {
        let (done, when_done) = oneshot::channel();
        if self.queue.send(Message::Close(done)).await.is_ok() {
            // The task never answers; it drops the sender when it is done.
            let _ = when_done.await;
        }
    }
}

/// A piece of work whose type of answer the writer need not know.
trait Work: Send {
    /// Does it, remembers the outcome, and says whether what it wrote is to be kept.
    fn attempt<'c>(&'c mut self, conn: &'c mut Conn) -> Pin<Box<dyn Future<Output = Verdict> + Send + 'c>>;

    /// Tells the caller, now that the fate of the whole batch is known.
    fn answer(self: Box<Self>, fate: Result<(), Error>);
}

/// What is to become of what a piece of work wrote.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Verdict {
    Keep,
    Undo,
}

struct Pending<T, E, F> {
    work: Option<F>,
    outcome: Option<Result<T, E>>,
    reply: oneshot::Sender<Result<T, E>>,
}

impl<T, E, F> Work for Pending<T, E, F>
where
    T: Send + 'static,
    E: Refusal,
    F: for<'c> FnOnce(&'c mut Conn) -> Doing<'c, T, E> + Send + 'static,
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

    fn answer(self: Box<Self>, fate: Result<(), Error>) {
        // A refusal may rest on what a neighbour wrote, so it counts only if the batch was committed.
        let answer = match (fate, self.outcome) {
            (Ok(()), Some(outcome)) => outcome,
            (Ok(()), None) => Err(Error::Closed.into()),
            (Err(error), _) => Err(error.into()),
        };
        // A caller who no longer waits need not be told.
        let _ = self.reply.send(answer);
    }
}

/// The life of the writing task.
async fn write_on(pool: SqlitePool, mut messages: mpsc::Receiver<Message>) {
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
            commit(&pool, batch).await;
        }
    }
    // Nothing is lost if this fails: the log is read when the file is opened again.
    let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&pool).await;
    pool.close().await;
    drop(closers);
}

/// Does a batch of work in one transaction and answers everybody.
async fn commit(pool: &SqlitePool, mut batch: Vec<Box<dyn Work>>) {
    let begun = Instant::now();
    let fate = transact(pool, &mut batch).await;
    metrics::committed(batch.len(), begun.elapsed(), fate.is_ok());
    for work in batch {
        work.answer(fate.clone());
    }
}

/// Does a batch of work in one transaction, which is durable when this returns.
async fn transact(pool: &SqlitePool, batch: &mut [Box<dyn Work>]) -> Result<(), Error> {
    // The lock is taken at once: a transaction that began by reading could not wait for it.
    let mut conn = Conn::SqliteWriting(pool.begin_with("BEGIN IMMEDIATE").await?);
    if let [only] = batch {
        return match only.attempt(&mut conn).await {
            Verdict::Keep => conn.commit().await,
            Verdict::Undo => conn.rollback().await,
        };
    }
    conn.execute("SAVEPOINT work", values![]).await?;
    for work in batch {
        // One statement a piece of work and no more: each is a trip to the connection's thread and back. Undoing
        // leaves the savepoint in place, and committing ends the last one.
        let then = match work.attempt(&mut conn).await {
            Verdict::Keep => "RELEASE work; SAVEPOINT work",
            Verdict::Undo => "ROLLBACK TO work",
        };
        conn.execute(then, values![]).await?;
    }
    conn.commit().await
}
