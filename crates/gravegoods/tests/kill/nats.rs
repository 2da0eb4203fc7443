//! A NATS server in its own process.

use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How long the server may take to start on a busy machine.
const START_TIMEOUT: Duration = Duration::from_secs(30);

/// A NATS server. It is stopped when this is dropped.
#[derive(Debug)]
pub(crate) struct Nats {
    process: Child,
    address: SocketAddr,
    /// Its configuration.
    _folder: tempfile::TempDir,
}

impl Nats {
    /// Starts a server on a free port of this machine.
    pub(crate) async fn start() -> Nats {
        Nats::start_with("").await
    }

    /// Starts a server with these lines of configuration.
    pub(crate) async fn start_with(configuration: &str) -> Nats {
        let port = TcpListener::bind("127.0.0.1:0")
            .and_then(|free| free.local_addr())
            .expect("a port is free")
            .port();
        let address = SocketAddr::from(([127, 0, 0, 1], port));
        let folder = tempfile::tempdir().expect("a folder can be made");
        let file = folder.path().join("nats.conf");
        std::fs::write(&file, configuration).expect("the configuration can be written");
        let process = Command::new("nats-server")
            .args(["--addr", "127.0.0.1", "--port", &port.to_string()])
            .arg("--config")
            .arg(file)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("this test needs nats-server: run `cargo xtask test`, which installs it, or `apt-get install nats-server`");
        let nats = Nats { process, address, _folder: folder };
        let begun = Instant::now();
        while TcpStream::connect(address).is_err() {
            assert!(begun.elapsed() < START_TIMEOUT, "nats-server does not listen");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        nats
    }

    /// The configuration of a node in this process.
    pub(crate) fn config_of_node(&self, database: &str) -> server::Config {
        let mut config = server::Config::new(([127, 0, 0, 1], 0).into(), database);
        config.nats = Some(format!("nats://{}", self.address));
        config
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
