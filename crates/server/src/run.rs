//! Starting and stopping.

use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::routing::get;
use axum_extra::extract::cookie::Key;
use protocol::TableId;
use store::Store;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::config::Config;
use crate::doors::Doors;
use crate::hall::Hall;
use crate::hashing::Hashing;
use crate::house::{House, Shared};
use crate::keeper::Errand;
use crate::limits::Limits;
use crate::listen::listen;
use crate::pages::Routes;
use crate::thinkers::Thinkers;
use crate::{api, health};

/// How often tables that need attention are looked for.
const SWEEP: Duration = Duration::from_secs(1);

/// How many tables are woken at a time.
const WOKEN: u32 = 200;

/// How often what is no longer needed is forgotten.
const HOUSEKEEPING: Duration = Duration::from_secs(60);

/// How long everyone has to finish when the server stops.
const FAREWELL: Duration = Duration::from_secs(10);

/// Why a server did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The store can't be opened.
    #[error("{0}")]
    Store(#[from] store::Error),
    /// The address can't be listened on.
    #[error("can't listen on {address}: {error}; choose another with --listen")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why.
        error: std::io::Error,
    },
}

/// A server that runs.
#[derive(Debug)]
pub struct Running {
    address: SocketAddr,
    metrics: Option<SocketAddr>,
    house: Arc<House>,
    serving: Vec<JoinHandle<()>>,
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where it serves metrics, if not beside everything else.
    pub fn metrics(&self) -> Option<SocketAddr> {
        self.metrics
    }

    /// Stops: takes nothing new, finishes what is being written, and tells everyone to come back.
    pub async fn stop(self) {
        self.boxed_stop().await;
    }

    /// Boxed for the same reason as the start.
    fn boxed_stop(self) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(self.shut_down())
    }

    async fn shut_down(self) {
        tracing::info!("stopping");
        self.house.stopping.cancel();
        self.house.tasks.close();
        for serving in self.serving {
            if tokio::time::timeout(FAREWELL, serving).await.is_err() {
                tracing::warn!("something that runs beside the tables did not end in time");
            }
        }
        // Tables finish what they are writing, requests are answered, and every connection is told to come back.
        if tokio::time::timeout(FAREWELL, self.house.tasks.wait()).await.is_err() {
            tracing::warn!(left = self.house.tasks.len(), "some tables or connections did not end in time");
        }
        // A store that does not answer must not keep the program from ending; what it has said is done is done.
        if tokio::time::timeout(FAREWELL, self.house.store.close()).await.is_err() {
            tracing::warn!("the store did not close in time");
        }
        tracing::info!("stopped");
    }
}

/// Starts a server.
///
/// # Errors
/// If its store can't be opened or its address is taken.
pub async fn start(config: Config) -> Result<Running, StartError> {
    boxed_start(config).await
}

/// Boxed, so that it is compiled here and not again in each program that starts a server.
fn boxed_start(config: Config) -> Pin<Box<dyn Future<Output = Result<Running, StartError>> + Send>> {
    Box::pin(start_up(config))
}

async fn start_up(config: Config) -> Result<Running, StartError> {
    health::count();
    let store = Store::open(&config.database).await?;
    let cookie_key = cookie_key(&config, &store).await?;
    let house = Arc::new(House {
        hall: Hall::default(),
        doors: Doors::default(),
        limits: Limits::new(config.rates),
        thinkers: Thinkers::new(),
        hashing: Hashing::new(),
        stopping: CancellationToken::new(),
        tasks: TaskTracker::new(),
        store,
        cookie_key,
        routes: Routes::of(&*config.pages),
        config,
    });
    let mut serving = Vec::new();
    let shared = Shared(house.clone());
    let address = serve(&house, house.config.listen, api::router(shared), &mut serving).await?;
    let metrics = match house.config.metrics {
        Some(metrics) => {
            let router = Router::new().route("/metrics", get(health::metrics));
            Some(serve(&house, metrics, router, &mut serving).await?)
        }
        None => None,
    };
    serving.push(tokio::spawn(sweep(house.clone())));
    serving.push(tokio::spawn(keep_house(house.clone())));
    tracing::info!(%address, "listening");
    Ok(Running { address, metrics, house, serving })
}

/// The key that cookies are signed with: made once, kept in the store.
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
    house: &Arc<House>,
    address: SocketAddr,
    router: Router,
    serving: &mut Vec<JoinHandle<()>>,
) -> Result<SocketAddr, StartError> {
    let failed = |error| StartError::Listen { address, error };
    let listener = TcpListener::bind(address).await.map_err(failed)?;
    let bound = listener.local_addr().map_err(failed)?;
    serving.push(tokio::spawn(listen(house.clone(), listener, router)));
    Ok(bound)
}

/// Wakes tables that need attention though nobody looks at them: a bot's turn after a restart, a clock that ran out.
async fn sweep(house: Arc<House>) {
    loop {
        if let Err(error) = wake_what_is_due(&house).await {
            tracing::error!(%error, "the store does not answer");
        }
        tokio::select! {
            () = house.stopping.cancelled() => return,
            () = tokio::time::sleep(SWEEP) => {}
        }
    }
}

/// Wakes the tables that have waited longest. Those that need no waking, or can't be woken, keep none of the others waiting.
async fn wake_what_is_due(house: &Arc<House>) -> Result<(), store::Error> {
    let (now, mut after, mut woken) = (house.stamp(), None, 0);
    while woken < WOKEN {
        let page = house.store.due(now, after.as_ref(), WOKEN).await?;
        for due in &page {
            let table = TableId(due.table.0.clone());
            // Who keeps a table knows its clocks.
            if house.hall.is_live(&table) {
                continue;
            }
            match Hall::send(house, &table, Errand::Wake).await {
                Ok(()) => woken += 1,
                Err(refusal) => tracing::warn!(%table, %refusal, "a table can't be woken"),
            }
        }
        if page.len() < WOKEN as usize {
            break;
        }
        after = page.into_iter().last();
    }
    Ok(())
}

/// Forgets what is no longer needed.
async fn keep_house(house: Arc<House>) {
    loop {
        tokio::select! {
            () = house.stopping.cancelled() => return,
            () = tokio::time::sleep(HOUSEKEEPING) => {}
        }
        house.limits.forget();
        house.hall.tidy();
        health::upkeep();
        metrics::gauge!("gravegoods_tables_known").set(house.hall.len() as f64);
        if let Err(error) = house.store.end_sessions_before(house.stamp()).await {
            tracing::warn!(%error, "old sessions stay");
        }
    }
}
