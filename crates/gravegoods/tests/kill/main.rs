//! Whatever a server has accepted or shown outlives it, however suddenly it ends.
//!
//! A server is killed hundreds of times, at any moment, while people play at several tables; each time another is
//! started on what is left. Everyone remembers every entry of the log that they were ever shown and every action that was
//! ever answered, and holds the next server to it. In the end all games are played out and checked from their files.

mod child;
mod database;
mod memory;
mod player;
mod slot;

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use child::Child;
use database::Database;
use player::{Ended, Person};
use slot::{Slot, Until};

/// How often a server is killed that keeps everything in SQLite.
const KILLS: u32 = 300;

/// How often one is killed that keeps it in PostgreSQL: a little every time, hundreds of times with `GRAVEGOODS_LAWS=full`.
const KILLS_POSTGRES: [u32; 2] = [60, 300];

/// One server in so many is killed while it starts.
const AT_START: u32 = 10;

/// The most milliseconds that a server lives, from the start and from when it listens.
const LONGEST_START: u64 = 60;
const LONGEST_LIFE: u64 = 160;

/// How long all of it may take.
const PATIENCE: Duration = Duration::from_secs(600);

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_any_moment_it_forgets_nothing() {
    let folder = tempfile::tempdir().unwrap();
    kill_and_kill_again(&Database::Folder(folder.path().to_owned()), KILLS, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_any_moment_it_forgets_nothing_in_postgres() {
    let server = database::postgres();
    let name = database::create(&server).await;
    let full = std::env::var("GRAVEGOODS_LAWS").is_ok_and(|value| value == "full");
    let kills = KILLS_POSTGRES[usize::from(full)];
    kill_and_kill_again(&Database::Url(database::named(&server, &name)), kills, 2).await;
    database::remove(&server, &name).await;
}

async fn kill_and_kill_again(database: &Database, kills: u32, seed: u64) {
    let lives = live_and_die(database, kills, seed);
    tokio::time::timeout(PATIENCE, lives).await.expect("all of it takes a minute or two");
}

async fn live_and_die(database: &Database, kills: u32, seed: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let first = Child::start(database).await;
    let mut slots = Slot::all(first.address()).await;
    first.kill();
    let (began, mut starting, mut lives) = (Instant::now(), Duration::ZERO, 0u32);
    for _ in 0..kills {
        if rng.random_range(0..AT_START) == 0 {
            let child = Child::spawn(database);
            tokio::time::sleep(Duration::from_millis(rng.random_range(0..LONGEST_START))).await;
            child.kill();
            continue;
        }
        let start = Instant::now();
        let server = Child::start(database).await;
        starting += start.elapsed();
        lives += 1;
        let playing = slot::live(slots, server.address(), Until::Killed);
        tokio::time::sleep(Duration::from_millis(rng.random_range(1..LONGEST_LIFE))).await;
        server.kill();
        slots = playing.await;
    }
    let took = began.elapsed();
    let server = Child::start(database).await;
    slots = slot::live(slots, server.address(), Until::Over).await;
    for slot in &mut slots {
        slot.settle(server.address()).await;
    }
    server.kill();
    let tally = slot::tally(&slots);
    println!(
        "{kills} kills in {took:?}, {:?} a start on average; {tally:?}",
        starting.checked_div(lives).unwrap_or_default()
    );
    assert!(tally.done >= kills as usize, "too little happened: {tally:?}");
    assert!(tally.unanswered > 0, "no server was killed with an action on its way: {tally:?}");
    assert!(tally.finished >= slots.len(), "every table saw a game to its end: {tally:?}");
}

/// A server that has lost something is found out: here it is given files from the past.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_forgets_is_found_out() {
    let (folder, past) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let database = Database::Folder(folder.path().to_owned());
    let server = Child::start(&database).await;
    let mut person = Person::new(server.address(), "Ada", 7).await;
    let table =
        person.open_table(server.address(), &serde_json::json!([{"kind": "me"}]), false).await.unwrap();
    let ended = person.play(server.address(), &table, Some(4)).await;
    assert_eq!(ended, Ended::Enough);
    server.kill();
    copy(folder.path(), past.path());
    let server = Child::start(&database).await;
    assert_eq!(person.play(server.address(), &table, Some(1)).await, Ended::Enough);
    server.kill();
    copy(past.path(), folder.path());
    let server = Child::start(&database).await;
    let ended = person.play(server.address(), &table, Some(1)).await;
    assert!(matches!(&ended, Ended::Forgotten(what) if what.contains("was shown")), "{ended:?}");
    server.kill();
}

/// Makes the files of one folder those of another.
fn copy(from: &Path, to: &Path) {
    for old in fs::read_dir(to).unwrap() {
        fs::remove_file(old.unwrap().path()).unwrap();
    }
    for file in fs::read_dir(from).unwrap() {
        let file = file.unwrap();
        fs::copy(file.path(), to.join(file.file_name())).unwrap();
    }
}
