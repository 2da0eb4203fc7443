//! Backups as docs/store.md describes them: made while people play, and restored into a server on which they play on.

use std::fs;
use std::path::Path;
use std::process::Command;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor};

use crate::child::Child;
use crate::database::{Database, Postgres};
use crate::group::{self, Group, Until};
use crate::player::SentActions;

/// How many actions are sent before people pause, so that their games have begun.
const BEFORE: u32 = 25;

/// How many actions the others send before the backup begins, and again after it.
const MEANWHILE: u32 = 5;

/// The groups that pause before the backup: one with rated games, and one with a bot.
const PAUSED: usize = 2;

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_is_backed_up_under_play_and_restored() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("gravegoods.db");
    let copy = folder.path().join("backup.db");
    let database = Database::Folder(folder.path().to_owned());
    let groups = play_and_back_up(&database, || vacuum_into(&file, &copy)).await;

    for part in ["gravegoods.db-wal", "gravegoods.db-shm"] {
        // A server that was stopped has removed them; this one was killed.
        fs::remove_file(folder.path().join(part)).unwrap();
    }
    fs::rename(&copy, &file).unwrap();
    play_on(groups, &database).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_is_backed_up_under_play_and_restored() {
    let folder = tempfile::tempdir().unwrap();
    let dump = folder.path().join("backup.dump");
    let (old, new) = (Postgres::create().await, Postgres::create().await);
    let groups = play_and_back_up(&old.database(), async || {
        run(Command::new("pg_dump").args(["--format=custom", "--file"]).arg(&dump).arg(old.url()));
    })
    .await;

    run(Command::new("pg_restore").arg("--dbname").arg(new.url()).arg(&dump));
    play_on(groups, &new.database()).await;
    for postgres in [old, new] {
        postgres.remove().await;
    }
}

/// Lets people play, and makes a backup while some of them go on. Then the server is killed.
async fn play_and_back_up(database: &Database, back_up: impl AsyncFnOnce()) -> Groups {
    let sent = SentActions::default();
    let first = Child::start(database).await;
    let groups = Group::all(first.address(), &sent).await;
    let playing = group::play_all(groups, first.address(), Until::Killed);
    sent.wait_for(BEFORE).await;
    first.kill();
    let mut paused = playing.await;
    let others = paused.split_off(PAUSED);

    let second = Child::start(database).await;
    let playing = group::play_all(others, second.address(), Until::Killed);
    sent.wait_for(MEANWHILE).await;
    back_up().await;
    sent.wait_for(MEANWHILE).await;
    second.kill();
    Groups { paused, others: playing.await }
}

/// The people of a backup.
struct Groups {
    /// Those who did nothing since before the backup: all that they remember is in it.
    paused: Vec<Group>,
    /// Those who played meanwhile: they have seen more than is in it.
    others: Vec<Group>,
}

/// Lets everyone finish their games on the restored database.
async fn play_on(groups: Groups, database: &Database) {
    let server = Child::start(database).await;
    for mut group in groups.others {
        group.finish_without_memory(server.address()).await;
    }
    let mut paused = group::play_all(groups.paused, server.address(), Until::Over).await;
    for group in &mut paused {
        group.check_results(server.address()).await;
    }
    assert!(group::tally(&paused).finished >= PAUSED, "every group finishes a game");
    server.kill();
}

/// What `sqlite3 FILE "VACUUM INTO 'COPY'"` does. The copy must be a whole database.
async fn vacuum_into(file: &Path, copy: &Path) {
    let mut connection = open(file).await;
    let vacuum = format!("VACUUM INTO '{}'", copy.display());
    connection.execute(AssertSqlSafe(vacuum)).await.expect("a database in use can be copied");
    connection.close().await.unwrap();
    let mut connection = open(copy).await;
    let (found,): (String,) =
        sqlx::query_as("PRAGMA integrity_check").fetch_one(&mut connection).await.unwrap();
    assert_eq!(found, "ok");
    connection.close().await.unwrap();
}

async fn open(file: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(file).connect().await.expect("the file is a database")
}

/// Runs a program of PostgreSQL, which must succeed.
fn run(command: &mut Command) {
    let output = command.output().expect("PostgreSQL's client programs are installed");
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}
