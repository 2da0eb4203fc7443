//! Group commit for PostgreSQL: appends that wait at the same time share one statement.
//!
//! Plain appends go through a queue. A few tasks take what is in it, each as one batch, and write the batch as one statement, which is a
//! transaction of its own: one round trip and one wait for the disk, whatever the size. While they wait, the next batches collect.

use std::collections::HashSet;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{PgPool, Postgres};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::database::writer::{BoxFuture, LARGEST_BATCH, LONGEST_QUEUE};
use crate::error::Error;
use crate::metrics;
use crate::tables::append::Append;
use crate::tables::plain;

/// How many batches are written at the same time: one can be computed while another waits for the disk.
const TASKS: u32 = 3;

/// The most attempts of a batch that conflicts with other transactions.
const ATTEMPTS: u32 = 4;

/// How long a task keeps its connection when there is nothing to write.
const KEEP_CONNECTION: Duration = Duration::from_secs(1);

/// A handle to the tasks.
#[derive(Clone, Debug)]
pub(crate) struct Appender(Arc<Mutex<Option<Running>>>);

#[derive(Debug)]
struct Running {
    queue: mpsc::Sender<Waiting>,
    tasks: Vec<JoinHandle<()>>,
    pool: PgPool,
}

/// The queue as the tasks share it.
type Queue = Arc<tokio::sync::Mutex<mpsc::Receiver<Waiting>>>;

/// An append that waits to be written.
#[derive(Debug)]
struct Waiting {
    append: Append,
    reply: oneshot::Sender<Result<Outcome, Error>>,
}

/// What came of an append.
#[derive(Debug)]
pub(crate) enum Outcome {
    /// It is durable.
    Written,
    /// It did not fit, and nothing of it was written.
    Unfit(Box<Append>),
}

impl Appender {
    /// Starts the tasks. They have connections of their own, so that nobody waits for the connections of others.
    pub(crate) fn start(options: PgConnectOptions, patience: Duration) -> Self {
        let connections = PgPoolOptions::new().max_connections(TASKS).acquire_timeout(patience);
        let pool = connections.connect_lazy_with(options);
        let (queue, waiting) = mpsc::channel(LONGEST_QUEUE);
        let waiting = Arc::new(tokio::sync::Mutex::new(waiting));
        let tasks = (0..TASKS).map(|_| tokio::spawn(run(pool.clone(), waiting.clone()))).collect();
        Self(Arc::new(Mutex::new(Some(Running { queue, tasks, pool }))))
    }

    /// Writes an append with others. Once it is in the queue, it is written even if the caller no longer waits for it.
    pub(crate) async fn append(&self, append: Append) -> Result<Outcome, Error> {
        let queue =
            self.0.lock().expect("appender mutex poisoned").as_ref().map(|running| running.queue.clone());
        let (reply, answer) = oneshot::channel();
        let queue = queue.ok_or(Error::Closed)?;
        queue.send(Waiting { append, reply }).await.map_err(|_| Error::Closed)?;
        drop(queue);
        answer.await.map_err(|_| Error::Closed)?
    }

    /// Writes everything in the queue and stops the tasks.
    pub(crate) async fn close(&self) {
        let running = self.0.lock().expect("appender mutex poisoned").take();
        let Some(Running { queue, tasks, pool }) = running else { return };
        // The tasks end when nobody can send to the queue any more and it is empty.
        drop(queue);
        for task in tasks {
            // A task that panicked has nothing more to write.
            let _ = task.await;
        }
        pool.close().await;
    }
}

/// Runs one of the tasks.
async fn run(pool: PgPool, queue: Queue) {
    let mut connection = None;
    loop {
        let mut batch = Vec::with_capacity(LARGEST_BATCH);
        let receive = async { queue.lock().await.recv_many(&mut batch, LARGEST_BATCH).await };
        let patience = if connection.is_some() { KEEP_CONNECTION } else { Duration::MAX };
        match tokio::time::timeout(patience, receive).await {
            Ok(0) => return,
            Ok(_) => write(&pool, &mut connection, batch).await,
            // The pool notices if it breaks meanwhile.
            Err(_) => connection = None,
        }
    }
}

/// Writes a batch and replies to all callers.
async fn write(pool: &PgPool, connection: &mut Option<PoolConnection<Postgres>>, waiting: Vec<Waiting>) {
    let first = plain::first_of_each_table(waiting.iter().map(|waiting| &waiting.append));
    let appends: Vec<&Append> = waiting
        .iter()
        .enumerate()
        .filter(|(place, _)| first.contains(place))
        .map(|(_, waiting)| &waiting.append)
        .collect();

    let started = Instant::now();
    let mut written = attempt(pool, connection, &appends).await;
    for _ in 1..ATTEMPTS {
        match &written {
            Err(error) if error.lost_race() => written = attempt(pool, connection, &appends).await,
            _ => break,
        }
    }
    metrics::committed(appends.len(), started.elapsed(), written.is_ok());
    let written = match written {
        // Something in one of them is wrong: each is tried alone, so that the others don't fail with it.
        Err(error) if error.is_about_data() => Ok(HashSet::new()),
        written => written,
    };
    for (place, Waiting { append, reply }) in waiting.into_iter().enumerate() {
        let outcome = match &written {
            Ok(written) if first.contains(&place) && written.contains(&append.table.0) => {
                Ok(Outcome::Written)
            }
            Err(error) if first.contains(&place) => Err(error.clone()),
            Ok(_) | Err(_) => Ok(Outcome::Unfit(Box::new(append))),
        };
        // The caller may no longer wait.
        let _ = reply.send(outcome);
    }
}

/// Writes the appends that fit, durably, and returns their tables.
fn attempt<'c>(
    pool: &'c PgPool,
    connection: &'c mut Option<PoolConnection<Postgres>>,
    batch: &'c [&'c Append],
) -> BoxFuture<'c, HashSet<String>, Error> {
    Box::pin(async move {
        // After an error the connection is not used again by this task.
        let mut conn = match connection.take() {
            Some(conn) => conn,
            None => pool.acquire().await?,
        };
        let written = plain::write_in_postgres(&mut conn, batch).await?;
        *connection = Some(conn);
        Ok(written)
    })
}
