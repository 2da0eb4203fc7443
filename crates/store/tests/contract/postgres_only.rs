//! Tests for PostgreSQL only: concurrent writers, and so deadlocks; appends that share a transaction.

use std::time::Duration;

use sqlx::{Connection, Executor, PgConnection};
use store::{Append, Error, TableError, TableId};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::fixture::{Dialect, Fixture, append, run, seat};

/// The result of an append that was made by a task.
type Appending = JoinHandle<Result<u64, TableError>>;

/// A transaction of another program that locks tables, so that appends wait for it.
struct Locked {
    other: PgConnection,
    watcher: PgConnection,
}

impl Locked {
    /// Locks every table that there is.
    async fn all_tables(fixture: &Fixture) -> Locked {
        let mut other = PgConnection::connect(&fixture.url).await.unwrap();
        other.execute("BEGIN").await.unwrap();
        other.execute("SELECT 1 FROM tables FOR UPDATE").await.unwrap();
        Locked { other, watcher: PgConnection::connect(&fixture.url).await.unwrap() }
    }

    /// Waits until this many connections wait for a lock.
    async fn wait_for(&mut self, waiting: i64) {
        let waits = "SELECT COUNT(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' \
             AND datname = current_database()";
        while sqlx::query_scalar::<_, i64>(waits).fetch_one(&mut self.watcher).await.unwrap() < waiting {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    async fn unlock(mut self) {
        self.other.execute("COMMIT").await.unwrap();
        self.other.close().await.unwrap();
        self.watcher.close().await.unwrap();
    }
}

/// Makes appends that are in the queue when this returns.
async fn queue(fixture: &Fixture, tables: &[TableId]) -> Vec<Appending> {
    let mut queued = Vec::new();
    for table in tables {
        let (store, append) = (fixture.store.clone(), append(table, 1, "together"));
        let mut appending = Box::pin(async move { store.append(append).await });
        tokio::select! {
            biased;
            done = &mut appending => panic!("nothing was in its way: {done:?}"),
            () = std::future::ready(()) => {}
        }
        queued.push(tokio::spawn(appending));
    }
    queued
}

/// How many batches are written at the same time.
const TASKS: i64 = 3;

/// Starts appends, one for each task, that wait for a lock, so that what comes next is one batch.
async fn keep_busy(fixture: &Fixture, locked: &mut Locked, tables: &[TableId]) -> Vec<Appending> {
    let mut busy = Vec::new();
    for (waiting, table) in (1..=TASKS).zip(tables) {
        let (store, append) = (fixture.store.clone(), append(table, 1, "busy"));
        busy.push(tokio::spawn(async move { store.append(append).await }));
        locked.wait_for(waiting).await;
    }
    busy
}

/// Tables with these names and numbers.
async fn tables(fixture: &Fixture, name: &str, count: usize) -> Vec<TableId> {
    let mut tables = Vec::new();
    for n in 0..count {
        tables.push(fixture.table(&format!("{name}{n}")).await);
    }
    tables
}

#[test]
fn appends_that_wait_together_share_a_transaction() {
    run(Dialect::Postgres, |fixture: Fixture| async move {
        let (first, many) =
            (tables(&fixture, "first", TASKS as usize).await, tables(&fixture, "t", 50).await);
        let mut locked = Locked::all_tables(&fixture).await;
        let busy = keep_busy(&fixture, &mut locked, &first).await;
        let appends = queue(&fixture, &many).await;
        locked.unlock().await;
        for busy in busy {
            assert_eq!(busy.await.unwrap().unwrap(), 2);
        }
        for append in appends {
            assert_eq!(append.await.unwrap().unwrap(), 2);
        }
        let mut reader = PgConnection::connect(&fixture.url).await.unwrap();
        let shared = "SELECT COUNT(DISTINCT xmin::text) FROM records WHERE body = 'together'";
        let shared: i64 = sqlx::query_scalar(shared).fetch_one(&mut reader).await.unwrap();
        assert!(shared <= TASKS, "{shared} transactions for {} appends", many.len());
        let apart = "SELECT COUNT(*) FROM records r JOIN tables t ON t.id = r.table_id AND r.seq = t.last \
             WHERE r.xmin::text <> t.xmin::text";
        let apart: i64 = sqlx::query_scalar(apart).fetch_one(&mut reader).await.unwrap();
        assert_eq!(apart, 0, "a head and its records are of one transaction");
        reader.close().await.unwrap();
    });
}

#[test]
fn one_append_that_the_database_refuses_does_not_fail_those_with_it() {
    run(Dialect::Postgres, |fixture: Fixture| async move {
        let (first, many) =
            (tables(&fixture, "first", TASKS as usize).await, tables(&fixture, "t", 20).await);
        let mut vandal = PgConnection::connect(&fixture.url).await.unwrap();
        vandal
            .execute("INSERT INTO records (table_id, seq, at, body) VALUES ('t7', 2, 0, 'by hand')")
            .await
            .unwrap();
        let mut locked = Locked::all_tables(&fixture).await;
        let busy = keep_busy(&fixture, &mut locked, &first).await;
        let appends = queue(&fixture, &many).await;
        locked.unlock().await;
        for busy in busy {
            busy.await.unwrap().unwrap();
        }
        for (n, done) in appends.into_iter().enumerate() {
            let done = done.await.unwrap();
            assert_eq!(done.is_ok(), n != 7, "{n}: {done:?}");
            let loaded = fixture.load(&many[n]).await.unwrap().unwrap();
            assert_eq!(loaded.table.last, if n == 7 { 1 } else { 2 });
        }
        vandal.close().await.unwrap();
    });
}

#[test]
fn an_append_whose_connection_breaks_fails_and_the_next_one_works() {
    run(Dialect::Postgres, |fixture: Fixture| async move {
        let table = fixture.table("t").await;
        let mut locked = Locked::all_tables(&fixture).await;
        let (store, one) = (fixture.store.clone(), append(&table, 1, "lost"));
        let appending = tokio::spawn(async move { store.append(one).await });
        locked.wait_for(1).await;
        let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock' \
             AND datname = current_database()";
        locked.watcher.execute(end).await.unwrap();
        let failed = appending.await.unwrap();
        assert!(matches!(failed, Err(TableError::Store(Error::Database(_)))), "{failed:?}");
        locked.unlock().await;
        assert_eq!(fixture.append(append(&table, 1, "again")).await.unwrap(), 2);
        let records = fixture.load(&table).await.unwrap().unwrap().records;
        assert_eq!(records.last().unwrap().text, "again");
        assert_eq!(records.len(), 2);
    });
}

#[test]
fn an_append_that_hits_a_deadlock_is_retried() {
    run(Dialect::Postgres, |fixture: Fixture| async move {
        let (ada, table) = (fixture.guest("ada").await, fixture.table("t").await);
        let mut other = PgConnection::connect(&fixture.url).await.unwrap();
        // The other transaction has a long timeout, so the server ends the append when it detects the deadlock.
        other.execute("SET deadlock_timeout = '1min'; BEGIN").await.unwrap();
        other.execute("SELECT 1 FROM people WHERE id = 'ada' FOR UPDATE").await.unwrap();
        let (store, sits) = (fixture.store.clone(), vec![seat(0, Some(&ada))]);
        let sits = Append { seats: Some(sits), ..append(&table, 1, "sits") };
        let appending = tokio::spawn(async move { store.append(sits).await });
        // When a connection waits for a lock, it is the append: it has locked the table and waits for the person.
        let mut locked = Locked { other, watcher: PgConnection::connect(&fixture.url).await.unwrap() };
        locked.wait_for(1).await;
        locked.other.execute("UPDATE tables SET listing = 'from elsewhere' WHERE id = 't'").await.unwrap();
        locked.unlock().await;
        assert_eq!(appending.await.unwrap().unwrap(), 2);
        assert_eq!(fixture.load(&table).await.unwrap().unwrap().seats[0].person.as_ref(), Some(&ada));
    });
}

/// A proxy in front of the database that can stop to pass anything on, as if the store's process were paused.
struct Pausable {
    url: String,
    paused: watch::Sender<bool>,
}

impl Pausable {
    async fn before(url: &str) -> Pausable {
        let (head, place) = url.split_once('@').expect("the URL has a user");
        let (server, name) = place.split_once('/').expect("the URL names a database");
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("{head}@{}/{name}", listener.local_addr().unwrap());
        let paused = watch::Sender::new(false);
        let (server, states) = (server.to_owned(), paused.subscribe());
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let upstream = TcpStream::connect(&server).await.unwrap();
                let ((from_client, to_client), (from_server, to_server)) =
                    (client.into_split(), upstream.into_split());
                tokio::spawn(pass_on(from_client, to_server, states.clone()));
                tokio::spawn(pass_on(from_server, to_client, states.clone()));
            }
        });
        Pausable { url, paused }
    }
}

/// Copies bytes while the proxy is not paused.
async fn pass_on(
    mut from: impl tokio::io::AsyncRead + Unpin,
    mut to: impl tokio::io::AsyncWrite + Unpin,
    mut paused: watch::Receiver<bool>,
) {
    let mut bytes = [0; 4096];
    while let Ok(count @ 1..) = from.read(&mut bytes).await {
        if paused.wait_for(|paused| !paused).await.is_err() || to.write_all(&bytes[..count]).await.is_err() {
            return;
        }
    }
}

#[test]
fn a_store_that_is_paused_in_a_transaction_does_not_keep_its_locks() {
    run(Dialect::Postgres, |fixture: Fixture| async move {
        let (ada, table) = (fixture.guest("ada").await, fixture.table("t").await);
        let proxy = Pausable::before(&fixture.url).await;
        let store = store::Store::open(&proxy.url).await.unwrap();
        let mut other = PgConnection::connect(&fixture.url).await.unwrap();
        other.execute("BEGIN").await.unwrap();
        other.execute("SELECT 1 FROM people WHERE id = 'ada' FOR UPDATE").await.unwrap();
        // The append has locked the table, and waits for the person, when its process is paused.
        let sits = Append { seats: Some(vec![seat(0, Some(&ada))]), ..append(&table, 1, "sits") };
        let appending = tokio::spawn({
            let store = store.clone();
            async move { store.append(sits).await }
        });
        let mut locked = Locked { other, watcher: PgConnection::connect(&fixture.url).await.unwrap() };
        locked.wait_for(1).await;
        proxy.paused.send_replace(true);
        locked.unlock().await;
        // Another server needs the table.
        assert_eq!(fixture.append(append(&table, 1, "another")).await.unwrap(), 2);
        proxy.paused.send_replace(false);
        let late = appending.await.unwrap();
        assert!(late.is_err(), "{late:?}");
        let records = fixture.load(&table).await.unwrap().unwrap().records;
        assert_eq!(
            records.iter().map(|record| record.text.as_str()).collect::<Vec<_>>(),
            ["made", "another"]
        );
        store.close().await;
    });
}
