//! Starting and stopping the server.

use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::routing::get;
use axum_extra::extract::cookie::Key;
use store::Store;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::app_state::{AppState, SharedState};
use crate::cluster::bus::Bus;
use crate::cluster::{Cluster, membership, notices};
use crate::config::{Config, Metrics};
use crate::http::assets::keep_assets;
use crate::http::listen::listen;
use crate::http::pages::Routes;
use crate::http::preloads::Preloads;
use crate::limits::RateLimits;
use crate::people::looks::work_out_looks;
use crate::people::passwords::Passwords;
use crate::tables::actor::TableCommand;
use crate::tables::bot_pool::BotPool;
use crate::tables::registry::TableRegistry;
use crate::ws::connections::Connections;
use crate::{http, telemetry};

/// How often to look for tables whose deadline has passed.
const WAKE_INTERVAL: Duration = Duration::from_secs(1);

/// How many tables are woken at a time.
const WAKE_BATCH: u32 = 200;

/// How often to remove what is no longer needed.
const CLEANUP_INTERVAL: Duration = Duration::from_secs(60);

/// How long each part may take to finish when the server stops.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(10);

/// Why the server did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The store can't be opened.
    #[error("{0}")]
    Store(#[from] store::Error),
    /// Another server uses the database, and they can't exchange messages.
    #[error(
        "another server uses this database; stop it, or give both servers the same NATS with --nats so that they run side by side"
    )]
    SecondServer,
    /// NATS was named, but the database can have only one server.
    #[error("several servers need PostgreSQL, not SQLite: leave --nats out, or give --database")]
    NatsWithoutPostgres,
    /// NATS can't be reached.
    #[error("NATS can't be reached: {0}; check that it runs and that the address of --nats is right")]
    Nats(String),
    /// The server can't be one of those that use the database.
    #[error("can't join the other servers: {0}")]
    Join(String),
    /// A thread can't be started.
    #[error("can't start a thread: {0}; let this user have more of them")]
    Threads(std::io::Error),
    /// The address can't be listened on.
    #[error("can't listen on {address}: {error}; choose another with --listen")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why.
        error: std::io::Error,
    },
}

/// A running server.
#[derive(Debug)]
pub struct RunningServer {
    address: SocketAddr,
    metrics: Option<SocketAddr>,
    state: Arc<AppState>,
    serving: Vec<JoinHandle<()>>,
    /// Keeps the lease of a node.
    lease: JoinHandle<()>,
}

impl RunningServer {
    /// The address it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address it serves metrics on, if that is a separate one.
    pub fn metrics(&self) -> Option<SocketAddr> {
        self.metrics
    }

    /// Stops: accepts no new connections, finishes writes and requests, and tells clients to reconnect.
    pub async fn stop(self) {
        self.boxed_stop().await;
    }

    /// Boxed for the same reason as `boxed_start`.
    fn boxed_stop(self) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(self.shut_down())
    }

    async fn shut_down(self) {
        tracing::info!("stopping");
        self.state.stopping.cancel();
        self.state.cluster.links.stop_waiting();
        self.state.tasks.close();
        for serving in self.serving {
            if tokio::time::timeout(SHUTDOWN_TIMEOUT, serving).await.is_err() {
                tracing::warn!("a background task did not end in time");
            }
        }
        // Actors finish their writes, requests are answered, and every client is told to reconnect.
        if tokio::time::timeout(SHUTDOWN_TIMEOUT, self.state.tasks.wait()).await.is_err() {
            tracing::warn!(left = self.state.tasks.len(), "some tables or connections did not end in time");
        }
        // No task writes any more, so others can have the tables.
        if tokio::time::timeout(SHUTDOWN_TIMEOUT, membership::leave(&self.state, self.lease)).await.is_err() {
            tracing::warn!("the lease of this server was not ended in time");
        }
        // A store that does not answer must not keep the process from ending. What it has confirmed is durable.
        if tokio::time::timeout(SHUTDOWN_TIMEOUT, self.state.store.close()).await.is_err() {
            tracing::warn!("the store did not close in time");
        }
        tracing::info!("stopped");
    }
}

/// Starts a server.
///
/// # Errors
/// If its store can't be opened or its address is taken.
pub async fn start(config: Config) -> Result<RunningServer, StartError> {
    boxed_start(config).await
}

/// Boxed, so that it is compiled here and not again in each program that starts a server.
fn boxed_start(config: Config) -> Pin<Box<dyn Future<Output = Result<RunningServer, StartError>> + Send>> {
    Box::pin(start_up(config))
}

async fn start_up(config: Config) -> Result<RunningServer, StartError> {
    telemetry::install();
    let store = store::Options::new(&config.database).alone().open().await?;
    let cookie_key = cookie_key(&config, &store).await?;
    let bus = match &config.nats {
        Some(_) if !store.is_shared() => return Err(StartError::NatsWithoutPostgres),
        Some(url) => Some(connect_bus(url, &config, &store).await?),
        None => None,
    };
    if let Err(error) = work_out_looks(&store).await {
        tracing::warn!(%error, "what the names of accounts look like was not worked out; it is when the server starts again");
    }
    let state = Arc::new(AppState {
        cluster: Cluster::new(bus),
        registry: TableRegistry::default(),
        connections: Connections::default(),
        limits: RateLimits::new(config.rates),
        bot_pool: BotPool::new(),
        passwords: Passwords::new().map_err(StartError::Threads)?,
        stopping: CancellationToken::new(),
        tasks: TaskTracker::new(),
        store,
        cookie_key,
        routes: Routes::of(&*config.pages),
        preloads: Preloads::of(&*config.pages),
        config,
    });
    membership::join(&state).await?;
    let mut serving = Vec::new();
    let router = http::router(SharedState(state.clone()));
    let address = serve(&state, state.config.listen, router, &mut serving).await?;
    let metrics = match state.config.metrics {
        Metrics::At(metrics) => {
            let router = Router::new().route("/metrics", get(http::health::metrics));
            Some(serve(&state, metrics, router, &mut serving).await?)
        }
        Metrics::Public | Metrics::Nowhere => None,
    };
    let lease = tokio::spawn(membership::keep_lease(state.clone()));
    serving.push(tokio::spawn(notices::check_sessions(state.clone())));
    serving.push(tokio::spawn(wake_tables(state.clone())));
    serving.push(tokio::spawn(clean_up(state.clone())));
    serving.push(tokio::spawn(keep_assets(state.clone())));
    tracing::info!(%address, "listening");
    Ok(RunningServer { address, metrics, state, serving, lease })
}

/// Connects to NATS. Services that share one are told apart by a name that is made once and kept in the store.
async fn connect_bus(url: &str, config: &Config, store: &Store) -> Result<Bus, StartError> {
    let mut fresh = [0; 8];
    config.entropy.fill(&mut fresh);
    let name: String = fresh.iter().map(|byte| format!("{byte:02x}")).collect();
    let name = store.set_setting_if_absent("service name", &name).await?;
    Bus::connect(url, &name).await.map_err(StartError::Nats)
}

/// The key that signs cookies. It is made once and kept in the store.
async fn cookie_key(config: &Config, store: &Store) -> Result<Key, store::Error> {
    let mut fresh = [0; 64];
    config.entropy.fill(&mut fresh);
    let hex: String = fresh.iter().map(|byte| format!("{byte:02x}")).collect();
    let kept = store.set_setting_if_absent("cookie key", &hex).await?;
    let bytes: Vec<u8> = (0..kept.len() / 2)
        .filter_map(|index| u8::from_str_radix(kept.get(2 * index..2 * index + 2)?, 16).ok())
        .collect();
    Ok(Key::try_from(&bytes[..]).unwrap_or_else(|_| Key::from(&fresh)))
}

async fn serve(
    state: &Arc<AppState>,
    address: SocketAddr,
    router: Router,
    serving: &mut Vec<JoinHandle<()>>,
) -> Result<SocketAddr, StartError> {
    let failed = |error| StartError::Listen { address, error };
    let listener = TcpListener::bind(address).await.map_err(failed)?;
    let bound = listener.local_addr().map_err(failed)?;
    serving.push(tokio::spawn(listen(state.clone(), listener, router)));
    Ok(bound)
}

/// Wakes tables that are not in memory and have a deadline: a bot's turn after a restart, a clock that runs out.
async fn wake_tables(state: Arc<AppState>) {
    loop {
        if let Err(error) = wake_due_tables(&state).await {
            tracing::error!(%error, "can't read from the store which tables are due");
        }
        tokio::select! {
            () = state.stopping.cancelled() => return,
            () = tokio::time::sleep(WAKE_INTERVAL) => {}
        }
    }
}

/// Wakes the tables that have waited longest. Tables that are in memory or can't be loaded are skipped.
async fn wake_due_tables(state: &Arc<AppState>) -> Result<(), store::Error> {
    let (now, mut after, mut woken) = (state.now(), None, 0);
    let Some(term) = state.cluster.membership.term() else { return Ok(()) };
    while woken < WAKE_BATCH {
        let page = state.store.due(now, &term.node, after.as_ref(), WAKE_BATCH).await?;
        for due in &page {
            let table = due.table.clone();
            // Its actor knows its deadlines.
            if state.registry.is_live(&table) {
                continue;
            }
            match TableRegistry::send(state, &table, TableCommand::Wake).await {
                Ok(()) => woken += 1,
                Err(refusal) => tracing::warn!(%table, %refusal, "can't wake a table"),
            }
        }
        if page.len() < WAKE_BATCH as usize {
            break;
        }
        after = page.into_iter().last();
    }
    Ok(())
}

/// Removes what is no longer needed.
async fn clean_up(state: Arc<AppState>) {
    loop {
        tokio::select! {
            () = state.stopping.cancelled() => return,
            () = tokio::time::sleep(CLEANUP_INTERVAL) => {}
        }
        state.limits.prune();
        state.registry.prune();
        telemetry::upkeep();
        metrics::gauge!("gravegoods_tables_known").set(state.registry.len() as f64);
        if let Err(error) = state.store.end_sessions_before(state.now()).await {
            tracing::warn!(%error, "can't remove expired sessions");
        }
    }
}
