//! `gravegoods load`: load-tests a server from outside.
//!
//! Starts a server in its own process with its own database, or several nodes of one service, and plays on it over real WebSockets from this process. The
//! server and its clients share the machine, so the figures include the cost of the clients.

mod offer;
mod report;
mod server_process;
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

use self::report::{Idle, Latencies, Report, Run};
use self::server_process::Nodes;
use self::table::{Table, Traffic};
use crate::failure::Failure;

/// How many tables or connections are opened at the same time.
const MAX_CONCURRENT: usize = 64;

/// The maximum duration of steps without a pause, in seconds.
const MAX_BURST: u64 = 5;

/// Open files that the server and its clients need in addition to their connections.
const OTHER_FILES: u64 = 64;

/// The arguments of `load`.
#[derive(Args, Clone, Debug)]
#[command(
    after_help = "Three runs, one after the other: steps at a fixed pace, idle connections, and steps without a pause. A\n\
                  step has arrived when both players have received its sheet. The server and its clients share the\n\
                  machine; nothing is kept."
)]
pub(crate) struct LoadArgs {
    /// How many tables for two
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    tables: u32,
    /// Time between two steps of a table, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..=60_000))]
    pace: u64,
    /// Duration in seconds; the run without a pause takes at most five
    #[arg(long, value_name = "S", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// How many idle connections
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u32).range(0..=50_000))]
    idle: u32,
    /// Which game
    #[arg(long, value_name = "GAME", default_value = games::NAMES[0], value_parser = clap::builder::PossibleValuesParser::new(games::NAMES))]
    game: String,
    /// Use this PostgreSQL database, which should be empty, instead of SQLite
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Start this many nodes on the database; the two players of a table are at different ones
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=16))]
    nodes: u32,
    /// NATS for the nodes, such as nats://127.0.0.1:4222
    #[arg(long, value_name = "URL", requires = "database")]
    nats: Option<String>,
    /// Send whole sheets to the players instead of frames, to compare the two
    #[arg(long)]
    whole_sheets: bool,
    /// The seed of the players' choices
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl From<ClientError> for Failure {
    fn from(ClientError(what): ClientError) -> Failure {
        let hint = if what.contains("os error 24") { "; raise the limit with `ulimit -n`" } else { "" };
        Failure::System(format!("communication between server and client failed: {what}{hint}"))
    }
}

/// Load-tests a server.
pub(crate) fn run(args: &LoadArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let files = 2 * u64::from(args.tables) + u64::from(args.idle) + OTHER_FILES;
    if let Some(limit) = server_process::open_file_limit().filter(|limit| *limit < files) {
        return Err(Failure::Input(format!(
            "these connections need {files} open files, but only {limit} are allowed; raise the limit with \
             `ulimit -n {files}`, or give fewer --tables and --idle"
        )));
    }
    if args.nodes > 1 && args.nats.is_none() {
        let reason = "several nodes need PostgreSQL and NATS; give --database and --nats";
        return Err(Failure::Input(reason.to_owned()));
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::System(format!("can't start: {error}")))?;
    let report = runtime.block_on(measure(args))?;
    if args.json { report.print_json(out) } else { report.print(out) }
}

async fn measure(args: &LoadArgs) -> Result<Report, Failure> {
    let server = Nodes::start(args.nodes, args.database.as_deref(), args.nats.as_deref())?;
    let memory_alone = server.memory();
    let tables = open_tables(args, &server).await?;
    let memory_with_tables = server.memory();
    let (tables, paced) = steps(args, &server, tables, Some(Duration::from_millis(args.pace))).await?;
    let memory_after_steps = server.memory();
    let idle = open_idle(args, &server).await?;
    let (_, burst) = steps(args, &server, tables, None).await?;
    Ok(Report {
        game: args.game.clone(),
        store: if args.database.is_some() { "postgres" } else { "sqlite" },
        nodes: args.nodes,
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

/// Opens all tables and starts a game at each.
async fn open_tables(args: &LoadArgs, server: &Nodes) -> Result<Vec<Table>, Failure> {
    let bar = bar(u64::from(args.tables), "tables opened", args.json);
    let permits = Arc::new(Semaphore::new(MAX_CONCURRENT));
    let mut opening = JoinSet::new();
    for number in 0..args.tables {
        let (permits, bar) = (permits.clone(), bar.clone());
        let addresses = [server.address(number), server.address(number + 1)];
        let (game, frames) = (args.game.clone(), !args.whole_sheets);
        let mut rng = ChaCha8Rng::seed_from_u64(args.seed);
        rng.set_stream(u64::from(number));
        opening.spawn(async move {
            let _permit = permits.acquire().await;
            let table = Table::open(addresses, game, rng, frames).await;
            bar.inc(1);
            table
        });
    }
    let mut tables = Vec::new();
    while let Some(opened) = opening.join_next().await {
        tables.push(opened.map_err(|error| Failure::System(error.to_string()))??);
    }
    bar.finish_and_clear();
    Ok(tables)
}

/// Makes steps at all tables, one every `pace` or without a pause. Returns the tables and what was measured.
async fn steps(
    args: &LoadArgs,
    server: &Nodes,
    tables: Vec<Table>,
    pace: Option<Duration>,
) -> Result<(Vec<Table>, Run), Failure> {
    let length = Duration::from_secs(if pace.is_some() { args.seconds } else { args.seconds.min(MAX_BURST) });
    let (before, cpu_before) = (server.figures().await?, server.cpu_time());
    let bar = bar(length.as_secs(), "seconds", args.json);
    let start = Instant::now();
    let mut playing = JoinSet::new();
    for mut table in tables {
        table.take_traffic();
        playing.spawn(play(table, start, length, pace));
    }
    let mut ended = Vec::new();
    let mut latencies = Latencies::default();
    let mut traffic = Traffic::default();
    let mut second = tokio::time::interval(Duration::from_secs(1));
    second.tick().await;
    loop {
        tokio::select! {
            next = playing.join_next() => match next {
                Some(played) => {
                    let (mut table, own) = played.map_err(|error| Failure::System(error.to_string()))??;
                    traffic += table.take_traffic();
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
    let cpu = server.cpu_time().zip(cpu_before).map(|(after, before)| after.saturating_sub(before));
    let figures = server.figures().await?.since(&before);
    Ok((ended, Run::new(latencies, seconds, cpu, figures, traffic)))
}

/// Plays at one table until the time is up.
async fn play(
    mut table: Table,
    start: Instant,
    length: Duration,
    pace: Option<Duration>,
) -> Result<(Table, Latencies), Failure> {
    let mut latencies = Latencies::default();
    // Each table has its own offset, so that not all of them make their steps at the same moment.
    let offset = pace.map_or(Duration::ZERO, |pace| pace.mul_f64(table.rng().random_range(0.0..1.0)));
    let mut ticks = pace.map(|pace| tokio::time::interval_at(start + offset, pace));
    if let Some(ticks) = &mut ticks {
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    }
    loop {
        if let Some(ticks) = &mut ticks {
            // Don't wait for a tick after the end.
            let _ = tokio::time::timeout_at(start + length, ticks.tick()).await;
        }
        if start.elapsed() >= length {
            return Ok((table, latencies));
        }
        latencies.push(table.step().await?);
    }
}

/// Opens idle connections, and measures how much memory the server needs for them.
async fn open_idle(args: &LoadArgs, server: &Nodes) -> Result<Idle, Failure> {
    let before = server.memory();
    let bar = bar(u64::from(args.idle), "connections", args.json);
    let permits = Arc::new(Semaphore::new(MAX_CONCURRENT));
    let mut opening: JoinSet<Result<Socket, ClientError>> = JoinSet::new();
    for number in 0..args.idle {
        let (client, permits, bar) = (Client::new(server.address(number)), permits.clone(), bar.clone());
        opening.spawn(async move {
            let _permit = permits.acquire().await;
            let mut socket = client.connect().await?;
            socket.next().await?;
            bar.inc(1);
            Ok(socket)
        });
    }
    let mut sockets = Vec::new();
    while let Some(opened) = opening.join_next().await {
        sockets.push(opened.map_err(|error| Failure::System(error.to_string()))??);
    }
    bar.finish_and_clear();
    let after = server.memory();
    for socket in sockets {
        socket.close().await;
    }
    Ok(Idle { connections: args.idle, memory_before: before, memory_after: after })
}

/// A progress bar. It is hidden with `--json` and if stderr is not a terminal.
fn bar(length: u64, what: &'static str, json: bool) -> ProgressBar {
    if json || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {msg}  {eta} left")
        .expect("the template is valid");
    ProgressBar::new(length).with_style(style).with_message(what)
}
