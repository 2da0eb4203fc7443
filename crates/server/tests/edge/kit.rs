//! A server of one's own for a test, and people who play at it.

#![allow(dead_code, reason = "each test file uses what it needs")]

use std::time::Duration;

use protocol::{Command, Nonce, Request, TableId};
use serde_json::Value;
use server::client::{Client, Socket};
use server::{Config, Rates, Running};

/// A server with a store of its own.
pub struct House {
    running: Running,
    folder: tempfile::TempDir,
}

impl House {
    pub async fn start() -> House {
        House::start_with(|_| {}).await
    }

    pub async fn start_with(change: impl FnOnce(&mut Config)) -> House {
        let folder = tempfile::tempdir().unwrap();
        let mut config = config(&folder);
        change(&mut config);
        House { running: server::start(config).await.unwrap(), folder }
    }

    pub fn address(&self) -> std::net::SocketAddr {
        self.running.address()
    }

    pub async fn guest(&self, name: &str) -> Client {
        Client::guest(self.address(), name).await.unwrap()
    }

    pub fn stranger(&self) -> Client {
        Client::new(self.address())
    }

    pub async fn stop(self) -> tempfile::TempDir {
        self.running.stop().await;
        self.folder
    }

    /// Stops, and starts again with what is kept.
    pub async fn restart(self) -> House {
        let folder = self.stop().await;
        let config = config(&folder);
        House { running: server::start(config).await.unwrap(), folder }
    }
}

fn config(folder: &tempfile::TempDir) -> Config {
    let database = format!("sqlite:{}", folder.path().join("test.db").display());
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), database);
    config.bot_pace = Duration::ZERO;
    config.rates = Rates::generous();
    config
}

pub fn nonce(number: u8) -> Nonce {
    Nonce([number; 16])
}

/// Asks something of a table; why not, if it is refused.
pub async fn command(socket: &mut Socket, table: &TableId, command: Command) -> Result<(), String> {
    let answer = socket.ask(Request::Do { table: table.clone(), command }).await.unwrap();
    match answer["type"].as_str() {
        Some("done") => Ok(()),
        _ => Err(answer["refusal"]["code"].as_str().unwrap_or_default().to_owned()),
    }
}

/// Plays on with the first, the middle or the last legal action of whoever is awaited, until the game is over; the sockets
/// must have asked for lists.
pub async fn play_out(table: &TableId, sockets: &mut [&mut Socket]) -> Value {
    for count in 0..2000usize {
        for socket in sockets.iter_mut() {
            let sheet = socket.open(table, 0, true).await.unwrap();
            if sheet["phase"] == "over" {
                return sheet;
            }
            let awaited = sheet["awaiting"].as_array().unwrap().contains(&sheet["you"]);
            let actions = sheet["actions"].as_array().unwrap();
            if awaited && !actions.is_empty() {
                let act = actions[[0, actions.len() / 2, actions.len() - 1][count % 3]]
                    .as_str()
                    .unwrap()
                    .to_owned();
                let version = sheet["version"].as_u64().unwrap();
                // A bot or another may have been faster; then there is a new sheet to look at.
                let _ = command(socket, table, Command::Act { version, act }).await;
            }
        }
    }
    panic!("the game does not end");
}
