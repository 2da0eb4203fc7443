//! What a server is told when it starts.

use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, UNIX_EPOCH};

use table::{Drawn, Fate, Millis};

use crate::limits::Rates;
use crate::pages::{NoPages, Pages};

/// Tells the time.
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

/// Where secrets and names come from.
pub trait Entropy: Send + Sync {
    /// Fills `bytes` with what nobody can guess.
    fn fill(&self, bytes: &mut [u8]);
}

/// The operating system's randomness.
#[derive(Clone, Copy, Debug)]
pub struct SystemEntropy;

impl Entropy for SystemEntropy {
    fn fill(&self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("the operating system has randomness to give");
    }
}

/// How long is waited for whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waits {
    /// For a client to say what it wants: the head of a request, and the time between two requests.
    pub head: Duration,
    /// For a request to be answered, its body included.
    pub request: Duration,
    /// For a table to answer; it is slow only when the store is.
    pub errand: Duration,
    /// Between two questions whether a client is still there.
    pub ping: Duration,
    /// For a sign of life on a WebSocket; the answer to a ping is one.
    pub silence: Duration,
    /// For a client to take one message.
    pub write: Duration,
}

impl Default for Waits {
    fn default() -> Waits {
        Waits {
            head: Duration::from_secs(10),
            request: Duration::from_secs(20),
            errand: Duration::from_secs(15),
            ping: Duration::from_secs(25),
            silence: Duration::from_secs(70),
            write: Duration::from_secs(10),
        }
    }
}

/// Something that whoever runs the server brought along for a game, such as cards of their own: every table of that game
/// is opened with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Brought {
    /// The game.
    pub game: &'static str,
    /// The option that it is.
    pub option: &'static str,
    /// The word for it, from [`Listed::bring`](games::Listed::bring).
    pub word: String,
}

/// What a server is told when it starts.
#[derive(Clone)]
pub struct Config {
    /// Where it listens; port 0 takes any that is free.
    pub listen: SocketAddr,
    /// Where it keeps everything: `sqlite:PATH` or `postgres://…`.
    pub database: String,
    /// Other origins whose pages may talk to it, such as `https://play.example.org`; its own host always may.
    pub origins: Vec<String>,
    /// Whether to believe what a proxy in front says about whom it speaks for.
    pub behind_proxy: bool,
    /// Whether people reach it over HTTPS, so that cookies are sent over nothing else.
    pub secure: bool,
    /// Where metrics are served; none to serve them at `/metrics` beside everything else.
    pub metrics: Option<SocketAddr>,
    /// The least time a bot takes for a move, so that people can follow, and so that its pace tells nothing.
    pub bot_pace: Duration,
    /// How long a table that nobody looks at stays in memory.
    pub linger: Duration,
    /// How much anybody may ask for.
    pub rates: Rates,
    /// How long is waited for whom.
    pub waits: Waits,
    /// What was brought along for new tables.
    pub brought: Vec<Brought>,
    /// The pages for people with a browser.
    pub pages: Arc<dyn Pages>,
    /// The clock.
    pub time: Arc<dyn Time>,
    /// The source of secrets.
    pub entropy: Arc<dyn Entropy>,
    /// Who says what nature answers; the seed, unless in a test.
    pub fate: Arc<dyn Fate>,
}

impl Config {
    /// A server for `database`, everything else as usual.
    pub fn new(listen: SocketAddr, database: impl Into<String>) -> Config {
        Config {
            listen,
            database: database.into(),
            origins: Vec::new(),
            behind_proxy: false,
            secure: false,
            metrics: None,
            bot_pace: Duration::from_millis(900),
            linger: Duration::from_secs(60),
            rates: Rates::default(),
            waits: Waits::default(),
            brought: Vec::new(),
            pages: Arc::new(NoPages),
            time: Arc::new(SystemTime),
            entropy: Arc::new(SystemEntropy),
            fate: Arc::new(Drawn),
        }
    }
}

/// The address of a database can hold a password, so it is not shown.
impl fmt::Debug for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Config").field("listen", &self.listen).finish_non_exhaustive()
    }
}
