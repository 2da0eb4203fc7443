//! What only SQLite has: a file, a log beside it, and one lock for all who write.

use std::fs;
use std::path::Path;
use std::time::Duration;

use sqlx::{Connection, Executor, SqliteConnection};
use store::{Error, Options, Store, TableError};
use tokio::task::JoinSet;

use crate::home::{Dialect, Home, Place, append, hold};

#[test]
fn what_was_answered_survives_a_crash() {
    hold(Dialect::Sqlite, |home: Home| async move {
        let table = home.table("t").await;
        for expected in 1..20 {
            home.append(append(&table, expected, "durable")).await.unwrap();
        }
        // A crash leaves the file and its log as they are at some moment after the answer.
        let file = home.url.trim_start_matches("sqlite:").to_owned();
        let crashed = format!("{file}.crashed");
        fs::copy(&file, &crashed).unwrap();
        fs::copy(format!("{file}-wal"), format!("{crashed}-wal")).unwrap();
        let revived = Store::open(&format!("sqlite:{crashed}")).await.unwrap();
        assert_eq!(revived.load(&table).await.unwrap(), home.load(&table).await.unwrap());
        assert_eq!(revived.append(append(&table, 20, "goes on")).await.unwrap(), 21);
        revived.close().await;
    });
}

#[test]
fn closing_leaves_one_file_that_is_whole() {
    hold(Dialect::Sqlite, |home: Home| async move {
        let table = home.table("t").await;
        home.append(append(&table, 1, "last")).await.unwrap();
        home.close().await;
        let file = home.url.trim_start_matches("sqlite:").to_owned();
        assert!(!Path::new(&format!("{file}-wal")).exists(), "the log was copied into the file");
        let copy = format!("{file}.copy");
        fs::copy(&file, &copy).unwrap();
        let copied = Store::open(&format!("sqlite:{copy}")).await.unwrap();
        assert_eq!(copied.load(&table).await.unwrap().unwrap().records.len(), 2);
        copied.close().await;
    });
}

#[test]
fn a_backup_made_while_the_server_writes_is_whole() {
    hold(Dialect::Sqlite, |home: Home| async move {
        let table = home.table("t").await;
        let (store, again) = (home.store.clone(), table.clone());
        let writing = tokio::spawn(async move {
            for expected in 1..200 {
                store.append(append(&again, expected, "on and on")).await.unwrap();
            }
        });
        while home.load(&table).await.unwrap().unwrap().table.last < 20 {
            tokio::task::yield_now().await;
        }
        let backup = format!("{}.backup", home.url.trim_start_matches("sqlite:"));
        let mut other = SqliteConnection::connect(&home.url).await.unwrap();
        sqlx::query("VACUUM INTO $1").bind(&backup).execute(&mut other).await.unwrap();
        other.close().await.unwrap();
        writing.await.unwrap();
        let restored = Store::open(&format!("sqlite:{backup}")).await.unwrap();
        let loaded = restored.load(&table).await.unwrap().unwrap();
        assert!(loaded.table.last >= 20 && loaded.records.len() as u64 == loaded.table.last);
        restored.close().await;
    });
}

#[test]
fn a_batch_that_fails_is_told_to_all_and_the_writer_goes_on() {
    hold(Dialect::Sqlite, |home: Home| async move {
        let table = home.table("t").await;
        let hasty = Options::new(&home.url).patience(Duration::from_millis(100)).open().await.unwrap();
        let mut other = SqliteConnection::connect(&home.url).await.unwrap();
        other.execute("BEGIN IMMEDIATE").await.unwrap();
        let mut appends = JoinSet::new();
        for n in 0..20 {
            let (hasty, table) = (hasty.clone(), table.clone());
            appends.spawn(async move { hasty.append(append(&table, 1, &format!("by {n}"))).await });
        }
        for answer in appends.join_all().await {
            assert!(matches!(answer, Err(TableError::Store(Error::Database(_)))), "{answer:?}");
        }
        // Reading goes on while another process holds the lock.
        assert_eq!(hasty.load(&table).await.unwrap().unwrap().table.last, 1);
        other.execute("ROLLBACK").await.unwrap();
        assert_eq!(hasty.append(append(&table, 1, "at last")).await.unwrap(), 2);
        hasty.close().await;
        other.close().await.unwrap();
    });
}

#[test]
fn work_in_the_queue_is_done_though_nobody_waits() {
    hold(Dialect::Sqlite, |home: Home| async move {
        let table = home.table("t").await;
        let (store, again) = (home.store.clone(), table.clone());
        let waiting = tokio::spawn(async move { store.append(append(&again, 1, "orphan")).await });
        while home.load(&table).await.unwrap().unwrap().table.last == 1 && !waiting.is_finished() {
            tokio::task::yield_now().await;
        }
        waiting.abort();
        // Whether the caller heard of it or not, the table is whole and goes on.
        assert_eq!(home.append(append(&table, 2, "next")).await.unwrap(), 3);
    });
}

#[test]
fn a_file_that_is_no_database_is_refused_and_left_alone() {
    let place = Place::make(Dialect::Sqlite);
    let file = place.url().trim_start_matches("sqlite:").to_owned();
    fs::write(&file, "Dear diary, ".repeat(1000)).unwrap();
    let refused = tokio::runtime::Runtime::new().unwrap().block_on(Store::open(&place.url())).unwrap_err();
    assert!(refused.to_string().contains("can't be opened as an SQLite database"), "{refused}");
    assert!(fs::read_to_string(&file).unwrap().starts_with("Dear diary"));
}
