//! A server of one's own for a test, and people who play at it.

use std::net::SocketAddr;
use std::time::Duration;

use game_core::Seat;
use protocol::{Command, Nonce, Request, TableId};
use serde_json::{Value, json};
use server::client::{Client, Reply, Socket};
use server::{Config, Rates, RunningServer};
use sqlx::{Connection, Executor, SqliteConnection};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// How long anything may take.
pub(crate) const SOON: Duration = Duration::from_secs(20);

/// A server with a store of its own.
pub(crate) struct TestServer {
    running: RunningServer,
    folder: tempfile::TempDir,
}

impl TestServer {
    pub(crate) async fn start() -> TestServer {
        TestServer::start_with(|_| {}).await
    }

    pub(crate) async fn start_with(change: impl FnOnce(&mut Config)) -> TestServer {
        TestServer::start_in(tempfile::tempdir().unwrap(), change).await
    }

    /// Starts with what is kept in a folder.
    pub(crate) async fn start_in(folder: tempfile::TempDir, change: impl FnOnce(&mut Config)) -> TestServer {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), database(&folder));
        config.bot_pace = Duration::ZERO;
        config.rates = Rates::generous();
        change(&mut config);
        TestServer { running: server::start(config).await.unwrap(), folder }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.running.address()
    }

    pub(crate) fn metrics(&self) -> Option<SocketAddr> {
        self.running.metrics()
    }

    pub(crate) async fn guest(&self, name: &str) -> Client {
        Client::guest(self.address(), name).await.unwrap()
    }

    pub(crate) async fn account(&self, name: &str) -> Client {
        let mut client = self.stranger();
        client.expect("POST", "/api/register", Some(&credentials(name))).await.unwrap();
        client
    }

    pub(crate) fn stranger(&self) -> Client {
        Client::new(self.address())
    }

    pub(crate) async fn stop(self) -> tempfile::TempDir {
        tokio::time::timeout(SOON, self.running.stop()).await.expect("a server stops");
        self.folder
    }

    /// Changes the store behind the server's back.
    pub(crate) async fn tamper(&self, sql: &'static str) {
        let mut store = SqliteConnection::connect(&database(&self.folder)).await.unwrap();
        store.execute(sql).await.unwrap();
        store.close().await.unwrap();
    }

    /// Stops, and starts again with what is kept.
    pub(crate) async fn restart(self) -> TestServer {
        TestServer::start_in(self.stop().await, |_| {}).await
    }
}

pub(crate) fn database(folder: &tempfile::TempDir) -> String {
    format!("sqlite:{}", folder.path().join("test.db").display())
}

pub(crate) fn credentials(name: &str) -> Value {
    json!({"name": name, "password": format!("{name} has a password")})
}

pub(crate) fn nonce(number: u8) -> Nonce {
    Nonce([number; 16])
}

/// A number for a limit.
pub(crate) fn few(number: u32) -> std::num::NonZeroU32 {
    number.try_into().unwrap()
}

pub(crate) async fn get(client: &mut Client, path: &str) -> Reply {
    client.request("GET", path, None).await.unwrap()
}

pub(crate) async fn post(client: &mut Client, path: &str, body: Value) -> Reply {
    client.request("POST", path, Some(&body)).await.unwrap()
}

/// The id of whoever this is.
pub(crate) async fn id_of(client: &mut Client) -> String {
    get(client, "/api/me").await.json()["id"].as_str().unwrap().to_owned()
}

/// Asks something of a table; why not, if it is refused.
pub(crate) async fn command(socket: &mut Socket, table: &TableId, command: Command) -> Result<(), String> {
    let answer = socket.ask(Request::Do { table: table.clone(), command }).await.unwrap();
    match answer["type"].as_str() {
        Some("done") => Ok(()),
        _ => Err(answer["refusal"]["code"].as_str().unwrap_or_default().to_owned()),
    }
}

/// The next sheet for which something is true.
pub(crate) async fn sheet_when(socket: &mut Socket, is_it: impl Fn(&Value) -> bool) -> Value {
    let wait = async {
        loop {
            let sheet = socket.next_of("table").await.unwrap()["sheet"].take();
            if is_it(&sheet) {
                return sheet;
            }
        }
    };
    tokio::time::timeout(SOON, wait).await.expect("the sheet comes")
}

/// A first seat for whoever opens the table, and these.
pub(crate) fn seats(others: &[Value]) -> Value {
    let me = [json!({"kind": "me"})];
    me.iter().chain(others).cloned().collect()
}

pub(crate) fn open_seat() -> Value {
    json!({"kind": "open"})
}

pub(crate) fn bot() -> Value {
    json!({"kind": "bot", "level": "novice"})
}

/// A game of two that has begun.
pub(crate) struct Duel {
    pub(crate) table: TableId,
    pub(crate) first: Socket,
    pub(crate) second: Socket,
}

/// Has two people begin a game, with a table that is particular in these ways.
pub(crate) async fn duel(ada: &mut Client, ben: &mut Client, more: Value) -> Duel {
    let mut wanted = json!({"game": "crypt", "seats": seats(&[open_seat()])});
    wanted.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let table = ada.create(&wanted).await.unwrap();
    let mut first = ada.connect().await.unwrap();
    let mut second = ben.connect().await.unwrap();
    first.open(&table, 0, true).await.unwrap();
    second.open(&table, 0, true).await.unwrap();
    command(&mut second, &table, Command::Sit { seat: Seat::B }).await.unwrap();
    command(&mut first, &table, Command::Ready { nonce: nonce(1) }).await.unwrap();
    command(&mut second, &table, Command::Ready { nonce: nonce(2) }).await.unwrap();
    Duel { table, first, second }
}

/// Sits alone with bots, and begins.
pub(crate) async fn alone(client: &mut Client, bots: usize, more: Value) -> (TableId, Socket) {
    let mut wanted = json!({"game": "crypt", "seats": seats(&vec![bot(); bots])});
    wanted.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let table = client.create(&wanted).await.unwrap();
    let mut socket = client.connect().await.unwrap();
    socket.open(&table, 0, true).await.unwrap();
    command(&mut socket, &table, Command::Ready { nonce: nonce(3) }).await.unwrap();
    (table, socket)
}

/// Whether the game waits for the reader.
pub(crate) fn is_my_turn(sheet: &Value) -> bool {
    sheet["awaiting"].as_array().unwrap().contains(&sheet["you"])
}

/// The action for the reader that is so many from the first, and the version it answers to.
pub(crate) fn choice(sheet: &Value, number: usize) -> Command {
    let actions = sheet["actions"].as_array().unwrap();
    let action = actions[number % actions.len()].clone();
    Command::Act { version: sheet["version"].as_u64().unwrap(), action }
}

/// Plays on with the first, the middle or the last legal action of whoever is awaited, until the game is over.
pub(crate) async fn play_out(table: &TableId, sockets: &mut [&mut Socket]) -> Value {
    for count in 0..2000usize {
        for socket in sockets.iter_mut() {
            let sheet = socket.open(table, 0, true).await.unwrap();
            if sheet["phase"] == "over" {
                return sheet;
            }
            let actions = sheet["actions"].as_array().unwrap().len();
            if is_my_turn(&sheet) && actions > 0 {
                let act = choice(&sheet, [0, actions / 2, actions - 1][count % 3]);
                // A bot or another may have been faster; then there is a new sheet to look at.
                let _ = command(socket, table, act).await;
            }
        }
    }
    panic!("the game does not end");
}

/// Waits until a connection has ended, passing over what still comes.
pub(crate) async fn ends(socket: &mut Socket) -> bool {
    let wait = async { while let Ok(Some(_)) = socket.next_text().await {} };
    tokio::time::timeout(SOON, wait).await.is_ok()
}

/// Sends bytes as they are, and gives what comes back until the server has enough.
pub(crate) async fn raw(address: SocketAddr, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let mut back = Vec::new();
    let exchange = async {
        // A server that has enough may not want to hear all of it.
        let _ = stream.write_all(bytes).await;
        let _ = stream.read_to_end(&mut back).await;
    };
    tokio::time::timeout(SOON, exchange).await.expect("the server answers or hangs up");
    String::from_utf8_lossy(&back).into_owned()
}
