//! A deterministic server: its clock stands still, and its secrets and the answers of chance are scripted.

use std::sync::{Arc, Mutex};

use protocol::{Millis, TableId};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use server::{Config, Entropy, Rates, RunningServer, Time};
use table::ChanceSource;

use crate::deal::Line;

/// A moment in 2026.
const NOW: Millis = 1_790_000_000_000;

/// Random bytes of at least this length are a secret, shorter ones an id.
const SECRET_LENGTH: usize = 32;

struct StoppedClock;

impl Time for StoppedClock {
    fn now(&self) -> Millis {
        NOW
    }
}

/// The same bytes every time. It keeps those that are secrets.
struct ScriptedEntropy {
    stream: Mutex<ChaCha8Rng>,
    secrets: Arc<Mutex<Vec<String>>>,
}

impl Entropy for ScriptedEntropy {
    fn fill(&self, bytes: &mut [u8]) {
        self.stream.lock().unwrap().fill_bytes(bytes);
        if bytes.len() >= SECRET_LENGTH {
            let hex = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
            self.secrets.lock().unwrap().push(hex);
        }
    }
}

/// The answers of chance, in order.
struct ScriptedChance(Vec<String>);

impl ChanceSource for ScriptedChance {
    fn answer(&self, _: &TableId, draw: u64) -> Option<String> {
        self.0.get(usize::try_from(draw).ok()?).cloned()
    }
}

/// A server for one scripted game.
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
            caps: server::Caps::generous(),
            time: Arc::new(StoppedClock),
            entropy: Arc::new(ScriptedEntropy { stream, secrets: secrets.clone() }),
            chance_source: Arc::new(ScriptedChance(answers.collect())),
            ..Config::new(([127, 0, 0, 1], 0).into(), database)
        };
        TestServer { running: server::start(config).await.unwrap(), secrets, _folder: folder }
    }

    pub(crate) fn address(&self) -> std::net::SocketAddr {
        self.running.address()
    }

    /// Stops, and returns the secrets that were drawn, as hexadecimal digits.
    pub(crate) async fn stop(self) -> Vec<String> {
        self.running.stop().await;
        self.secrets.lock().unwrap().clone()
    }
}
