//! `gravegoods load`: load-tests a server from outside.
//!
//! A server is started as a process of its own with a store of its own, and played at over real WebSockets from this
//! process. So the figures include what the clients cost, which share the machine with the server.

mod host;
mod offer;
mod report;
mod table;

use std::io::{self, IsTerminal, Write};
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use server::client::{Client, ClientError, Socket};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior};

use self::host::{Figures, Host};
use self::report::{Idle, Latencies, Report, Run};
use self::table::Table;
use crate::failure::Failure;

/// How many tables or connections are opened at once.
const AT_ONCE: usize = 64;

/// How long steps are made without a pause, at most.
const BURST: u64 = 5;

/// Open files that a server and its clients need besides their connections.
const OTHER_FILES: u64 = 64;

/// The arguments of `load`.
#[derive(Args, Clone, Debug)]
#[command(
    after_help = "Three runs, one after the other: steps at a pace, connections that do nothing, and steps without a\n\
                  pause. A step has arrived when both players have its sheet. The server and its clients share the\n\
                  machine; nothing is kept."
)]
pub(crate) struct LoadArgs {
    /// How many tables for two
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    tables: u32,
    /// Every table makes a step every so many milliseconds
    #[arg(long, value_name = "MS", default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..=60_000))]
    pace: u64,
    /// For how many seconds; without a pause for five of them at most
    #[arg(long, value_name = "S", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// How many connections that do nothing
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u32).range(0..=50_000))]
    idle: u32,
    /// Which game
    #[arg(long, value_name = "GAME", default_value = games::NAMES[0], value_parser = clap::builder::PossibleValuesParser::new(games::NAMES))]
    game: String,
    /// Let the server keep everything in this PostgreSQL database, which should be empty, instead of SQLite
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// The seed that the players' choices come from
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Something went wrong between the server and its clients.
impl From<ClientError> for Failure {
    fn from(ClientError(what): ClientError) -> Failure {
        let hint = if what.contains("os error 24") { "; raise the limit with `ulimit -n`" } else { "" };
        Failure::Machine(format!("the server and its clients do not get on: {what}{hint}"))
    }
}

/// Measures a server.
pub(crate) fn run(args: &LoadArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let files = 2 * u64::from(args.tables) + u64::from(args.idle) + OTHER_FILES;
    if let Some(limit) = host::open_files().filter(|limit| *limit < files) {
        return Err(Failure::Input(format!(
            "so many connections need {files} open files, but only {limit} are allowed; raise that with \
             `ulimit -n {files}`, or give fewer --tables and --idle"
        )));
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::Machine(format!("can't start: {error}")))?;
    let report = runtime.block_on(measure(args))?;
    if args.json { report.print_json(out) } else { report.print(out) }
}

async fn measure(args: &LoadArgs) -> Result<Report, Failure> {
    let mut host = Host::start(args.database.as_deref())?;
    let memory_alone = host.memory();
    let tables = open_tables(args, &host).await?;
    let memory_with_tables = host.memory();
    let (tables, paced) = steps(args, &mut host, tables, Some(Duration::from_millis(args.pace))).await?;
    let memory_after_steps = host.memory();
    let idle = stay_idle(args, &mut host).await?;
    let (_, burst) = steps(args, &mut host, tables, None).await?;
    Ok(Report {
        game: args.game.clone(),
        store: if args.database.is_some() { "postgres" } else { "sqlite" },
        tables: args.tables,
        pace_ms: args.pace,
        memory_alone,
        memory_with_tables,
        memory_after_steps,
        paced,
        idle,
        burst,
    })
}

/// Opens all tables and begins a game at each.
async fn open_tables(args: &LoadArgs, host: &Host) -> Result<Vec<Table>, Failure> {
    let bar = bar(u64::from(args.tables), "tables opened", args.json);
    let places = Arc::new(Semaphore::new(AT_ONCE));
    let mut opening = JoinSet::new();
    for number in 0..args.tables {
        let (places, bar) = (places.clone(), bar.clone());
        let (address, game) = (host.address(), args.game.clone());
        let mut rng = ChaCha8Rng::seed_from_u64(args.seed);
        rng.set_stream(u64::from(number));
        opening.spawn(async move {
            let _place = places.acquire().await;
            let table = Table::open(address, game, rng).await;
            bar.inc(1);
            table
        });
    }
    let mut tables = Vec::new();
    while let Some(opened) = opening.join_next().await {
        tables.push(opened.map_err(|error| Failure::Machine(error.to_string()))??);
    }
    bar.finish_and_clear();
    Ok(tables)
}

/// Makes steps at all tables, one every `pace` or without a pause, and gives the tables back with what was measured.
async fn steps(
    args: &LoadArgs,
    host: &mut Host,
    tables: Vec<Table>,
    pace: Option<Duration>,
) -> Result<(Vec<Table>, Run), Failure> {
    let length = Duration::from_secs(if pace.is_some() { args.seconds } else { args.seconds.min(BURST) });
    let (before, idle) = (Figures::read(&host.metrics().await?), host.work());
    let bar = bar(length.as_secs(), "seconds", args.json);
    let start = Instant::now();
    let mut playing = JoinSet::new();
    for table in tables {
        playing.spawn(play(table, start, length, pace));
    }
    let mut ended = Vec::new();
    let mut latencies = Latencies::default();
    let mut second = tokio::time::interval(Duration::from_secs(1));
    second.tick().await;
    loop {
        tokio::select! {
            next = playing.join_next() => match next {
                Some(played) => {
                    let (table, own) = played.map_err(|error| Failure::Machine(error.to_string()))??;
                    ended.push(table);
                    latencies.extend(own);
                }
                None => break,
            },
            _ = second.tick() => bar.set_position(start.elapsed().as_secs()),
        }
    }
    bar.finish_and_clear();
    let seconds = start.elapsed().as_secs_f64().max(length.as_secs_f64());
    let work = host.work().zip(idle).map(|(after, before)| after.saturating_sub(before));
    let figures = Figures::read(&host.metrics().await?).since(&before);
    Ok((ended, Run::new(latencies, seconds, work, figures)))
}

/// Plays at one table until the time is over.
async fn play(
    mut table: Table,
    start: Instant,
    length: Duration,
    pace: Option<Duration>,
) -> Result<(Table, Latencies), Failure> {
    let mut latencies = Latencies::default();
    // Tables take their turns all over the pause, as they would in life.
    let offset = pace.map_or(Duration::ZERO, |pace| pace.mul_f64(table.rng().random_range(0.0..1.0)));
    let mut beat = pace.map(|pace| tokio::time::interval_at(start + offset, pace));
    if let Some(beat) = &mut beat {
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    }
    loop {
        if let Some(beat) = &mut beat {
            // A beat after the end is not waited for.
            let _ = tokio::time::timeout_at(start + length, beat.tick()).await;
        }
        if start.elapsed() >= length {
            return Ok((table, latencies));
        }
        latencies.push(table.step().await?);
    }
}

/// Opens connections that do nothing, and looks how much the server needs for them.
async fn stay_idle(args: &LoadArgs, host: &mut Host) -> Result<Idle, Failure> {
    let before = host.memory();
    let bar = bar(u64::from(args.idle), "connections", args.json);
    let places = Arc::new(Semaphore::new(AT_ONCE));
    let mut opening: JoinSet<Result<Socket, ClientError>> = JoinSet::new();
    for _ in 0..args.idle {
        let (client, places, bar) = (Client::new(host.address()), places.clone(), bar.clone());
        opening.spawn(async move {
            let _place = places.acquire().await;
            let mut socket = client.connect().await?;
            socket.next().await?;
            bar.inc(1);
            Ok(socket)
        });
    }
    let mut sockets = Vec::new();
    while let Some(opened) = opening.join_next().await {
        sockets.push(opened.map_err(|error| Failure::Machine(error.to_string()))??);
    }
    bar.finish_and_clear();
    let after = host.memory();
    for socket in sockets {
        socket.close().await;
    }
    Ok(Idle { connections: args.idle, memory_before: before, memory_after: after })
}

/// A progress bar, shown only while a person watches: on a terminal, and where no JSON is asked for.
fn bar(length: u64, what: &'static str, json: bool) -> ProgressBar {
    if json || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {msg}  {eta} left")
        .expect("the template is one that indicatif knows");
    ProgressBar::new(length).with_style(style).with_message(what)
}
