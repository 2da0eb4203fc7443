//! The configuration of a server.

use protocol::Millis;
use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, UNIX_EPOCH};

use table::{ChanceSource, SeededChance};

use crate::http::pages::{NoPages, Pages};
use crate::limits::Rates;
use crate::limits::caps::Caps;

/// Where a server shows its metrics. They name no people and no tables, but tell how busy it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Metrics {
    /// Nowhere.
    #[default]
    Nowhere,
    /// At `/metrics` of the main address, for everybody.
    Public,
    /// At `/metrics` of an address of their own.
    At(SocketAddr),
}

/// A source of the current time.
pub trait Time: Send + Sync {
    /// Now, in milliseconds since 1970.
    fn now(&self) -> Millis;
}

/// The machine's clock.
#[derive(Clone, Copy, Debug)]
pub struct SystemTime;

impl Time for SystemTime {
    fn now(&self) -> Millis {
        let since = std::time::SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
    }
}

/// A source of random bytes for secrets and ids.
pub trait Entropy: Send + Sync {
    /// Fills `bytes` with random bytes that can't be guessed.
    fn fill(&self, bytes: &mut [u8]);
}

/// The operating system's randomness.
#[derive(Clone, Copy, Debug)]
pub struct SystemEntropy;

impl Entropy for SystemEntropy {
    fn fill(&self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("the operating system has no random bytes");
    }
}

/// Timeouts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timeouts {
    /// For the head of a request, and for the time between two requests on one connection.
    pub request_head: Duration,
    /// For a whole request, from its body to the answer.
    pub request: Duration,
    /// For a table's answer to a command. It is slow only when the store is.
    pub table: Duration,
    /// The time between two pings on a WebSocket.
    pub ping: Duration,
    /// For any message on a WebSocket; a pong is one.
    pub idle: Duration,
    /// For sending one message on a WebSocket.
    pub write: Duration,
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        Timeouts {
            request_head: Duration::from_secs(10),
            request: Duration::from_secs(20),
            table: Duration::from_secs(15),
            ping: Duration::from_secs(25),
            idle: Duration::from_secs(70),
            write: Duration::from_secs(10),
        }
    }
}

/// A game option that the operator sets for every new table, such as a card set of their own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PresetOption {
    /// The game.
    pub game: &'static str,
    /// The option.
    pub option: &'static str,
    /// Its value, from [`Describe::bring`](games::Describe::bring).
    pub value: String,
}

/// The newest format of records that this version reads. It rises when a record gets a form that earlier versions can't read: then they
/// leave tables that this version has run to it.
pub const RECORD_FORMAT: u32 = 1;

/// The configuration of a server.
#[derive(Clone)]
pub struct Config {
    /// The address to listen on; port 0 takes a free one.
    pub listen: SocketAddr,
    /// The database: `sqlite:PATH` or `postgres://…`.
    pub database: String,
    /// The newest format of records that it reads: [`RECORD_FORMAT`], except in tests that need an earlier version.
    pub record_format: u32,
    /// NATS, through which several servers on one PostgreSQL database exchange messages: `nats://…`, also several with commas.
    pub nats: Option<String>,
    /// Other origins whose pages may use it, such as `https://play.example.org`; its own host always may.
    pub origins: Vec<String>,
    /// Whether to trust the client address in the proxy's `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// Whether people reach it over HTTPS, so that cookies are sent over HTTPS only.
    pub secure: bool,
    /// Where to serve metrics.
    pub metrics: Metrics,
    /// The shortest time a bot takes for a move: people can follow, and the time it thinks reveals nothing.
    pub bot_pace: Duration,
    /// How long a table without watchers stays in memory.
    pub linger: Duration,
    /// The rate limits.
    pub rates: Rates,
    /// How many tables and seats one person or one network may have.
    pub caps: Caps,
    /// The timeouts.
    pub timeouts: Timeouts,
    /// The game options that the operator sets for every new table.
    pub preset_options: Vec<PresetOption>,
    /// The files of the browser client.
    pub pages: Arc<dyn Pages>,
    /// The clock.
    pub time: Arc<dyn Time>,
    /// The source of random bytes.
    pub entropy: Arc<dyn Entropy>,
    /// Answers the games' questions of chance: from the table's seed, except in tests.
    pub chance_source: Arc<dyn ChanceSource>,
}

impl Config {
    /// A server for `database`, with defaults for everything else.
    pub fn new(listen: SocketAddr, database: impl Into<String>) -> Config {
        Config {
            listen,
            database: database.into(),
            record_format: RECORD_FORMAT,
            nats: None,
            origins: Vec::new(),
            behind_proxy: false,
            secure: false,
            metrics: Metrics::Nowhere,
            bot_pace: Duration::from_millis(900),
            linger: Duration::from_secs(60),
            rates: Rates::default(),
            caps: Caps::default(),
            timeouts: Timeouts::default(),
            preset_options: Vec::new(),
            pages: Arc::new(NoPages),
            time: Arc::new(SystemTime),
            entropy: Arc::new(SystemEntropy),
            chance_source: Arc::new(SeededChance),
        }
    }
}

/// The database's address may contain a password, so it is not shown.
impl fmt::Debug for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Config").field("listen", &self.listen).finish_non_exhaustive()
    }
}
