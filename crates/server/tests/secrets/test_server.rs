//! A server where nothing is left to chance: its clock stands still, its secrets and nature's answers are scripted.

use std::sync::{Arc, Mutex};

use protocol::{Millis, TableId};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use server::{Config, Entropy, Rates, RunningServer, Time};
use table::ChanceSource;

use crate::deal::Line;

/// A moment in 2026.
const NOW: Millis = 1_790_000_000_000;

/// From this length on, random bytes are a secret and not a name.
const SECRET: usize = 32;

struct Frozen;

impl Time for Frozen {
    fn now(&self) -> Millis {
        NOW
    }
}

/// The same bytes every time, with a note of those that are secrets.
struct Scripted {
    stream: Mutex<ChaCha8Rng>,
    secrets: Arc<Mutex<Vec<String>>>,
}

impl Entropy for Scripted {
    fn fill(&self, bytes: &mut [u8]) {
        self.stream.lock().unwrap().fill_bytes(bytes);
        if bytes.len() >= SECRET {
            let hex = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
            self.secrets.lock().unwrap().push(hex);
        }
    }
}

/// Nature's answers, in order.
struct Foretold(Vec<String>);

impl ChanceSource for Foretold {
    fn answer(&self, _: &TableId, draw: u64) -> Option<String> {
        self.0.get(usize::try_from(draw).ok()?).cloned()
    }
}

/// A server at which one game goes as it is written.
pub(crate) struct TestServer {
    running: RunningServer,
    secrets: Arc<Mutex<Vec<String>>>,
    _folder: tempfile::TempDir,
}

impl TestServer {
    pub(crate) async fn start(history: &[Line]) -> TestServer {
        let answers = history.iter().filter_map(|line| match line {
            Line::Chance(answer) => Some(answer.clone()),
            Line::Act { .. } => None,
        });
        let secrets = Arc::new(Mutex::default());
        let stream = Mutex::new(ChaCha8Rng::seed_from_u64(1));
        let folder = tempfile::tempdir().unwrap();
        let database = format!("sqlite:{}", folder.path().join("test.db").display());
        let config = Config {
            rates: Rates::generous(),
            time: Arc::new(Frozen),
            entropy: Arc::new(Scripted { stream, secrets: secrets.clone() }),
            chance_source: Arc::new(Foretold(answers.collect())),
            ..Config::new(([127, 0, 0, 1], 0).into(), database)
        };
        TestServer { running: server::start(config).await.unwrap(), secrets, _folder: folder }
    }

    pub(crate) fn address(&self) -> std::net::SocketAddr {
        self.running.address()
    }

    /// Stops, and gives the secrets that were drawn, in hexadecimal digits.
    pub(crate) async fn stop(self) -> Vec<String> {
        self.running.stop().await;
        self.secrets.lock().unwrap().clone()
    }
}
