//! Tests for PostgreSQL only: concurrent writers, and so deadlocks; appends that share a transaction.

use std::time::Duration;

use sqlx::{Connection, Executor, PgConnection};
use store::{Append, Error, TableError, TableId};
use tokio::task::{JoinHandle, JoinSet};

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
        let mut appends = JoinSet::new();
        for table in &many {
            let (store, append) = (fixture.store.clone(), append(table, 1, "together"));
            appends.spawn(async move { store.append(append).await });
        }
        // Then they are in the queue, since every task is busy.
        tokio::time::sleep(Duration::from_millis(100)).await;
        locked.unlock().await;
        for busy in busy {
            assert_eq!(busy.await.unwrap().unwrap(), 2);
        }
        for done in appends.join_all().await {
            assert_eq!(done.unwrap(), 2);
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
        let appends: Vec<Appending> = many
            .iter()
            .map(|table| {
                let (store, append) = (fixture.store.clone(), append(table, 1, "together"));
                tokio::spawn(async move { store.append(append).await })
            })
            .collect();
        tokio::time::sleep(Duration::from_millis(100)).await;
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
