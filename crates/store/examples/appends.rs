//! Measures durable appends per second when many tables are played at once:
//! `cargo run --release -p store --example appends -- [TABLES] [APPENDS EACH] [FILE or URL]`.
//!
//! Every append is durable when it returns, as in a server. FILE is for SQLite and defaults to one in the folder for temporary files. If
//! that folder is in memory, give another file, or the result means nothing. URL is that of a PostgreSQL database; the tables stay there.

use std::error::Error;
use std::path::PathBuf;
use std::time::{Duration, Instant, SystemTime};

use store::{Append, Head, NewRecord, NewTable, Status, Store, TableId, Terms, Visibility};
use tokio::task::JoinSet;

/// A record of usual length.
const RECORD: &str = r#"{"step":"act 2 claim 1=5+5,3=4","clock":[118340,97210,120000,88127],"by":"7f3a9c"}"#;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |nth: usize, usual: u64| words.get(nth).map_or(Ok(usual), |word| word.parse());
    let (tables, appends) = (number(0, 200)?, number(1, 50)?);
    let runtime = tokio::runtime::Runtime::new()?;
    if let Some(url) = words.get(2).filter(|word| word.starts_with("postgres")) {
        return runtime.block_on(measure(url, tables, appends));
    }
    let file = words.get(2).map_or_else(
        || std::env::temp_dir().join(format!("appends-{}.db", std::process::id())),
        PathBuf::from,
    );
    if file.exists() {
        return Err(format!("{} exists already; name a new file", file.display()).into());
    }
    let measured = runtime.block_on(measure(&format!("sqlite:{}", file.display()), tables, appends));
    for part in ["", "-wal", "-shm"] {
        // The log does not exist if the store was closed properly.
        let _ = std::fs::remove_file(format!("{}{part}", file.display()));
    }
    measured
}

async fn measure(url: &str, tables: u64, appends: u64) -> Result<(), Box<dyn Error>> {
    let store = Store::open(url).await?;
    let mut making = JoinSet::new();
    // A database may have tables of other runs.
    let first = SystemTime::UNIX_EPOCH.elapsed()?.as_micros() as u64;
    let numbers = first..first + tables;
    for n in numbers.clone() {
        let store = store.clone();
        making.spawn(async move { store.create_table(table(n)).await });
    }
    for made in making.join_all().await {
        made?;
    }
    let started = Instant::now();
    let mut playing = JoinSet::new();
    for n in numbers {
        playing.spawn(play(store.clone(), id(n), appends));
    }
    let mut waits = Vec::new();
    for played in playing.join_all().await {
        waits.extend(played?);
    }
    let took = started.elapsed();
    store.close().await;
    waits.sort_unstable();
    let percentile = |hundredth: usize| waits[(waits.len() - 1) * hundredth / 100].as_secs_f64() * 1000.0;
    let count = tables * appends;
    println!(
        "{count} durable appends at {tables} tables in {:.2} s: {:.0} a second; \
         an append took {:.1} ms (median), {:.1} ms (99 %)",
        took.as_secs_f64(),
        count as f64 / took.as_secs_f64(),
        percentile(50),
        percentile(99),
    );
    Ok(())
}

/// Appends one record after the other, as a table does, and returns how long each took.
async fn play(store: Store, table: TableId, appends: u64) -> Result<Vec<Duration>, store::TableError> {
    let mut waits = Vec::new();
    for expected in 1..=appends {
        let started = Instant::now();
        let records = vec![NewRecord { at: 0, text: RECORD.to_owned() }];
        let (table, head) = (table.clone(), head());
        store.append(Append { table, expected, epoch: 0, records, head, seats: None, finish: None }).await?;
        waits.push(started.elapsed());
    }
    Ok(waits)
}

fn id(n: u64) -> TableId {
    // Ids are random in a server; the multiplication spreads these similarly.
    TableId(format!("{:016x}", n.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
}

fn head() -> Head {
    let listing = r#"{"host":"Ada","names":["Ada","Bea","Cleo","Dan"],"round":3,"pace":"fast"}"#.to_owned();
    Head { status: Status::Running, updated_at: 0, wake_at: Some(60_000), listing }
}

fn table(n: u64) -> NewTable {
    NewTable {
        id: id(n),
        terms: Terms {
            game: "crypt".to_owned(),
            variant: "base".to_owned(),
            rules: "1".to_owned(),
            players: 4,
            visibility: Visibility::Public,
        },
        head: head(),
        opened_by: None,
        opened_from: None,
        seats: Vec::new(),
        records: vec![NewRecord { at: 0, text: RECORD.to_owned() }],
        format: 1,
    }
}
