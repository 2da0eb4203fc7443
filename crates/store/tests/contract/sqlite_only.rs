//! Tests for SQLite only: the file, its log, and the single write lock.

use std::fs;
use std::path::Path;
use std::time::Duration;

use sqlx::{Connection, Executor, SqliteConnection};
use store::{Error, Options, Store, TableError};
use tokio::task::JoinSet;

use crate::fixture::{Dialect, Fixture, Place, append, run};

#[test]
fn acknowledged_writes_survive_a_crash() {
    run(Dialect::Sqlite, |fixture: Fixture| async move {
        let table = fixture.table("t").await;
        for expected in 1..20 {
            fixture.append(append(&table, expected, "durable")).await.unwrap();
        }
        // A crash leaves the file and its log as they were at some time after the reply.
        let file = fixture.url.trim_start_matches("sqlite:").to_owned();
        let crashed = format!("{file}.crashed");
        fs::copy(&file, &crashed).unwrap();
        fs::copy(format!("{file}-wal"), format!("{crashed}-wal")).unwrap();
        let revived = Store::open(&format!("sqlite:{crashed}")).await.unwrap();
        assert_eq!(revived.load(&table).await.unwrap(), fixture.load(&table).await.unwrap());
        assert_eq!(revived.append(append(&table, 20, "goes on")).await.unwrap(), 21);
        revived.close().await;
    });
}

#[test]
fn closing_leaves_one_complete_file() {
    run(Dialect::Sqlite, |fixture: Fixture| async move {
        let table = fixture.table("t").await;
        fixture.append(append(&table, 1, "last")).await.unwrap();
        fixture.close().await;
        let file = fixture.url.trim_start_matches("sqlite:").to_owned();
        assert!(!Path::new(&format!("{file}-wal")).exists(), "the log was copied into the file");
        let copy = format!("{file}.copy");
        fs::copy(&file, &copy).unwrap();
        let copied = Store::open(&format!("sqlite:{copy}")).await.unwrap();
        assert_eq!(copied.load(&table).await.unwrap().unwrap().records.len(), 2);
        copied.close().await;
    });
}

#[test]
fn a_backup_made_during_writes_is_consistent() {
    run(Dialect::Sqlite, |fixture: Fixture| async move {
        let table = fixture.table("t").await;
        let (store, again) = (fixture.store.clone(), table.clone());
        let writing = tokio::spawn(async move {
            for expected in 1..200 {
                store.append(append(&again, expected, "on and on")).await.unwrap();
            }
        });
        while fixture.load(&table).await.unwrap().unwrap().table.last < 20 {
            tokio::task::yield_now().await;
        }
        let backup = format!("{}.backup", fixture.url.trim_start_matches("sqlite:"));
        let mut other = SqliteConnection::connect(&fixture.url).await.unwrap();
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
fn a_failed_batch_fails_all_its_operations_and_the_writer_continues() {
    run(Dialect::Sqlite, |fixture: Fixture| async move {
        let table = fixture.table("t").await;
        let hasty = Options::new(&fixture.url).patience(Duration::from_millis(100)).open().await.unwrap();
        let mut other = SqliteConnection::connect(&fixture.url).await.unwrap();
        other.execute("BEGIN IMMEDIATE").await.unwrap();
        let mut appends = JoinSet::new();
        for n in 0..20 {
            let (hasty, table) = (hasty.clone(), table.clone());
            appends.spawn(async move { hasty.append(append(&table, 1, &format!("by {n}"))).await });
        }
        for answer in appends.join_all().await {
            assert!(matches!(answer, Err(TableError::Store(Error::Database(_)))), "{answer:?}");
        }
        // Reading works while another process has the lock.
        assert_eq!(hasty.load(&table).await.unwrap().unwrap().table.last, 1);
        other.execute("ROLLBACK").await.unwrap();
        assert_eq!(hasty.append(append(&table, 1, "at last")).await.unwrap(), 2);
        hasty.close().await;
        other.close().await.unwrap();
    });
}

#[test]
fn queued_work_is_done_even_if_the_caller_stops_waiting() {
    run(Dialect::Sqlite, |fixture: Fixture| async move {
        let table = fixture.table("t").await;
        let (store, again) = (fixture.store.clone(), table.clone());
        let waiting = tokio::spawn(async move { store.append(append(&again, 1, "orphan")).await });
        while fixture.load(&table).await.unwrap().unwrap().table.last == 1 && !waiting.is_finished() {
            tokio::task::yield_now().await;
        }
        waiting.abort();
        // Whether or not the caller got the reply, the append is complete and the next one works.
        assert_eq!(fixture.append(append(&table, 2, "next")).await.unwrap(), 3);
    });
}

#[test]
fn a_file_that_is_not_a_database_is_refused_and_unchanged() {
    let place = Place::make(Dialect::Sqlite);
    let file = place.url().trim_start_matches("sqlite:").to_owned();
    fs::write(&file, "Dear diary, ".repeat(1000)).unwrap();
    let refused = tokio::runtime::Runtime::new().unwrap().block_on(Store::open(&place.url())).unwrap_err();
    assert!(refused.to_string().contains("can't be opened as an SQLite database"), "{refused}");
    assert!(fs::read_to_string(&file).unwrap().starts_with("Dear diary"));
}

#[test]
fn writing_goes_on_when_a_full_disk_has_room_again() {
    run(Dialect::Sqlite, |fixture: Fixture| async move {
        let mut other = SqliteConnection::connect(&fixture.url).await.unwrap();
        let pages: u32 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&mut other).await.unwrap();
        let small = Options::new(&fixture.url).max_pages(pages + 30).open().await.unwrap();
        let text = "x".repeat(4000);
        let mut written = 0;
        let error = loop {
            match small.set_setting_if_absent(&format!("big {written}"), &text).await {
                Ok(_) => written += 1,
                Err(error) => break error,
            }
        };
        assert!(written > 5 && error.to_string().contains("full"), "{written}: {error}");
        // It stays so, for one operation and for many at a time.
        assert!(small.ping().await.unwrap_err().to_string().contains("full"));
        let mut writes = JoinSet::new();
        for n in 0..40 {
            let (small, text) = (small.clone(), text.clone());
            writes.spawn(
                async move { small.set_setting_if_absent(&format!("more {n}"), &text).await.is_err() },
            );
        }
        assert!(writes.join_all().await.into_iter().all(|failed| failed));
        assert!(small.ping().await.is_err());
        // Then there is room again, and nobody restarts the server.
        other.execute("DELETE FROM settings WHERE key <> 'big 0' AND key LIKE 'big %'").await.unwrap();
        small.ping().await.unwrap();
        assert_eq!(small.set_setting_if_absent("big 0", "lost").await.unwrap(), text);
        assert_eq!(small.set_setting_if_absent("more 0", "new").await.unwrap(), "new");
        let trials: u32 = sqlx::query_scalar("SELECT count(*) FROM settings WHERE key = 'trial'")
            .fetch_one(&mut other)
            .await
            .unwrap();
        assert_eq!(trials, 0);
        other.close().await.unwrap();
        small.close().await;
    });
}

#[test]
fn only_one_server_can_have_a_file() {
    run(Dialect::Sqlite, |fixture: Fixture| async move {
        let alone = async || Options::new(&fixture.url).alone().open().await;
        let first = alone().await.unwrap();
        let refused = alone().await.unwrap_err().to_string();
        assert!(refused.contains("another server is using the database"), "{refused}");
        assert!(refused.contains("--data"), "{refused}");
        // Tools for backups can still read it.
        Store::open(&fixture.url).await.unwrap().close().await;
        let kept = first.clone();
        first.close().await;
        let second = alone().await.unwrap();
        drop(kept);
        assert!(alone().await.is_err());
        second.close().await;
    });
}

#[cfg(unix)]
#[test]
fn only_the_owner_can_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    run(Dialect::Sqlite, |fixture: Fixture| async move {
        let file = fixture.url.trim_start_matches("sqlite:").to_owned();
        fixture.close().await;
        // A database of an earlier version may be readable by others.
        fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
        let store = Options::new(&fixture.url).alone().open().await.unwrap();
        store.set_setting_if_absent("key", "value").await.unwrap();
        for ending in ["", "-wal", "-shm", ".lock"] {
            let mode = fs::metadata(format!("{file}{ending}")).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{file}{ending}");
        }
        store.close().await;
    });
}
