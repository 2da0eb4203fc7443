//! Nothing that a server has accepted or sent is lost when it is killed.
//!
//! A server is killed hundreds of times, at random moments, while people play at several tables; each time another is
//! started on the same database. Each client remembers every log entry that it received and every action that was
//! answered, and compares them with what the next server sends. In the end all games are finished and verified from
//! their exports. And a server whose disk was full goes on when it has room again, and a restored backup has everything.

mod backup;
mod child;
mod cut;
mod database;
#[cfg(target_os = "linux")]
mod full_disk;
mod group;
mod leases;
mod memory;
mod moved;
mod nats;
mod nodes;
#[cfg(target_os = "linux")]
mod passwords;
mod player;
mod proxy;
mod two_nodes;

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use child::Child;
use database::{Database, Postgres};
use group::{Group, Until};
use player::{Ended, Person, SentActions};

/// How often a server with SQLite is killed.
const KILLS: u32 = 300;

/// How often a server with PostgreSQL is killed: by default, and with `GRAVEGOODS_LAWS=full`.
const KILLS_POSTGRES: [u32; 2] = [60, 300];

/// One server in this many is killed while it starts.
const KILLED_AT_START: u32 = 10;

/// The maximum time in milliseconds until a server is killed while it starts.
const MAX_START_MS: u64 = 60;

/// One server in this many is killed after a time, which may be before anyone plays; the others are killed just after an
/// action was sent, however long that takes on a busy machine.
const KILLED_BY_TIME: u32 = 3;

/// The maximum time in milliseconds until a server that listens is killed.
const MAX_LIFE_MS: u64 = 160;

/// The maximum number of actions that are sent to a server before it is killed.
const MAX_ACTIONS: u32 = 8;

/// How long the test waits for these actions.
const ACTIONS_TIMEOUT: Duration = Duration::from_secs(30);

/// How long a test may take.
const TIMEOUT: Duration = Duration::from_secs(600);

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_loses_nothing_in_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    kill_repeatedly(&Database::Folder(folder.path().to_owned()), KILLS, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_loses_nothing_in_postgres() {
    let postgres = Postgres::create().await;
    let full = std::env::var("GRAVEGOODS_LAWS").is_ok_and(|value| value == "full");
    let kills = KILLS_POSTGRES[usize::from(full)];
    kill_repeatedly(&postgres.database(), kills, 2).await;
    postgres.remove().await;
}

async fn kill_repeatedly(database: &Database, kills: u32, seed: u64) {
    let kills = kill_and_check(database, kills, seed);
    tokio::time::timeout(TIMEOUT, kills).await.expect("the test finishes in time");
}

async fn kill_and_check(database: &Database, kills: u32, seed: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let first = Child::start(database).await;
    let sent = SentActions::default();
    let mut groups = Group::all(first.address(), &sent).await;
    first.kill();
    let (began, mut start_time, mut starts) = (Instant::now(), Duration::ZERO, 0u32);
    for _ in 0..kills {
        if rng.random_range(0..KILLED_AT_START) == 0 {
            let child = Child::spawn(database);
            tokio::time::sleep(Duration::from_millis(rng.random_range(0..MAX_START_MS))).await;
            child.kill();
            continue;
        }
        let start = Instant::now();
        let server = Child::start(database).await;
        start_time += start.elapsed();
        starts += 1;
        let playing = group::play_all(groups, server.address(), Until::Killed);
        if rng.random_range(0..KILLED_BY_TIME) == 0 {
            tokio::time::sleep(Duration::from_millis(rng.random_range(1..MAX_LIFE_MS))).await;
        } else {
            let actions = sent.wait_for(rng.random_range(1..=MAX_ACTIONS));
            tokio::time::timeout(ACTIONS_TIMEOUT, actions).await.expect("people send actions");
        }
        server.kill();
        groups = playing.await;
    }
    let took = began.elapsed();
    let server = Child::start(database).await;
    groups = group::play_all(groups, server.address(), Until::Over).await;
    for group in &mut groups {
        group.check_results(server.address()).await;
    }
    server.kill();
    let tally = group::tally(&groups);
    println!(
        "{kills} kills in {took:?}, {:?} for a start on average; {tally:?}",
        start_time.checked_div(starts).unwrap_or_default()
    );
    assert!(tally.done >= kills as usize, "too little happened: {tally:?}");
    assert!(tally.unanswered > 0, "no server was killed before it answered an action: {tally:?}");
    assert!(tally.finished >= groups.len(), "every group should finish a game: {tally:?}");
}

/// The test notices a server that has lost something: here it gets older files.
#[tokio::test(flavor = "multi_thread")]
async fn lost_data_is_noticed() {
    let (folder, older) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let database = Database::Folder(folder.path().to_owned());
    let server = Child::start(&database).await;
    let mut person = Person::new(server.address(), "Ada", 7, SentActions::default()).await;
    let table =
        person.open_table(server.address(), &serde_json::json!([{"kind": "me"}]), false).await.unwrap();
    let ended = person.play(server.address(), &table, Some(4)).await;
    assert_eq!(ended, Ended::Enough);
    server.kill();
    copy(folder.path(), older.path());
    let server = Child::start(&database).await;
    assert_eq!(person.play(server.address(), &table, Some(1)).await, Ended::Enough);
    server.kill();
    copy(older.path(), folder.path());
    let server = Child::start(&database).await;
    let ended = person.play(server.address(), &table, Some(1)).await;
    assert!(matches!(&ended, Ended::Lost(what) if what.contains("was shown")), "{ended:?}");
    server.kill();
}

/// Replaces the files of folder `to` with copies of those of `from`.
fn copy(from: &Path, to: &Path) {
    for old in fs::read_dir(to).unwrap() {
        fs::remove_file(old.unwrap().path()).unwrap();
    }
    for file in fs::read_dir(from).unwrap() {
        let file = file.unwrap();
        fs::copy(file.path(), to.join(file.file_name())).unwrap();
    }
}
