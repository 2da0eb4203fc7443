//! A test server, and helpers to play on it.

use std::net::SocketAddr;
use std::time::Duration;

use game_core::{Changes, Seat};
use protocol::{Command, Nonce, Request, TableId};
use serde_json::{Value, json};
use server::client::{Client, Reply, Socket};
use server::{Caps, Config, Metrics, Rates, RunningServer};
use sqlx::{Connection, Executor, SqliteConnection};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The timeout of everything in a test.
pub(crate) const TIMEOUT: Duration = Duration::from_secs(20);

/// A server with its own store.
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

    /// Starts behind a proxy, which names the addresses of clients, with other rates.
    pub(crate) async fn behind_proxy(change: impl FnOnce(&mut Rates)) -> TestServer {
        TestServer::start_with(|config| {
            config.behind_proxy = true;
            change(&mut config.rates);
        })
        .await
    }

    /// Starts with the store in a folder.
    pub(crate) async fn start_in(folder: tempfile::TempDir, change: impl FnOnce(&mut Config)) -> TestServer {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), database(&folder));
        config.bot_pace = Duration::ZERO;
        config.rates = Rates::generous();
        config.caps = Caps::generous();
        config.metrics = Metrics::Public;
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

    /// A new session of an account.
    pub(crate) async fn login(&self, name: &str) -> Client {
        let mut client = self.stranger();
        client.expect("POST", "/api/login", Some(&credentials(name))).await.unwrap();
        client
    }

    /// A client with the session of one that was here before a restart.
    pub(crate) fn resume(&self, before: &Client) -> Client {
        let mut client = self.stranger();
        client.cookie = before.cookie.clone();
        client
    }

    pub(crate) async fn stop(self) -> tempfile::TempDir {
        tokio::time::timeout(TIMEOUT, self.running.stop()).await.expect("the server stops in time");
        self.folder
    }

    /// Changes the store directly, without the server.
    pub(crate) async fn tamper(&self, sql: &'static str) {
        let mut store = SqliteConnection::connect(&database(&self.folder)).await.unwrap();
        store.execute(sql).await.unwrap();
        store.close().await.unwrap();
    }

    /// Stops, and starts again with the same store.
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

/// A number as a limit.
pub(crate) fn limit(number: u32) -> std::num::NonZeroU32 {
    number.try_into().unwrap()
}

/// The version and the view after each frame of a replay.
pub(crate) fn views_of(replay: &Value) -> Vec<(u64, Value)> {
    let frames = replay.as_array().expect("a replay is a list of frames").iter();
    let views = frames.scan(Value::Null, |view, frame| {
        let moments = frame["moments"].as_array().expect("a frame has moments").iter();
        for changes in moments.map(|moment| &moment["changes"]).chain([&frame["changes"]]) {
            Changes::apply(view, changes).expect("changes fit the view before");
        }
        if let Some(whole) = frame.get("view") {
            *view = whole.clone();
        }
        Some((frame["version"].as_u64().expect("a frame has a version"), view.clone()))
    });
    views.collect()
}

pub(crate) async fn get(client: &mut Client, path: &str) -> Reply {
    client.request("GET", path, None).await.unwrap()
}

pub(crate) async fn post(client: &mut Client, path: &str, body: Value) -> Reply {
    client.request("POST", path, Some(&body)).await.unwrap()
}

/// The id of the client's person.
pub(crate) async fn id_of(client: &mut Client) -> String {
    get(client, "/api/me").await.json()["id"].as_str().unwrap().to_owned()
}

/// Sends a command to a table; the error is the code of the refusal.
pub(crate) async fn command(socket: &mut Socket, table: &TableId, command: Command) -> Result<(), String> {
    let answer = socket.ask(Request::Do { table: table.clone(), command }).await.unwrap();
    match answer["type"].as_str() {
        Some("done") => Ok(()),
        _ => Err(answer["refusal"]["code"].as_str().unwrap_or_default().to_owned()),
    }
}

/// The next sheet that satisfies `condition`.
pub(crate) async fn sheet_when(socket: &mut Socket, condition: impl Fn(&Value) -> bool) -> Value {
    let wait = async {
        loop {
            let sheet = socket.next_of("table").await.unwrap()["sheet"].take();
            if condition(&sheet) {
                return sheet;
            }
        }
    };
    tokio::time::timeout(TIMEOUT, wait).await.expect("the sheet arrives")
}

/// The seats of a new table: the first for the host, then these.
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

/// A running game of two people.
pub(crate) struct Duel {
    pub(crate) table: TableId,
    pub(crate) first: Socket,
    pub(crate) second: Socket,
}

/// Starts a game of two people; `more` are further fields of the table.
pub(crate) async fn duel(ada: &mut Client, ben: &mut Client, more: Value) -> Duel {
    let mut wanted = table_of(1);
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

/// What a person asks for to open a table of Crypt with this many free seats.
pub(crate) fn table_of(open: usize) -> Value {
    json!({"game": "crypt", "seats": seats(&vec![open_seat(); open])})
}

/// The terms of a rated game.
pub(crate) fn rated() -> Value {
    json!({"rated": true, "clock": {"kind": "days", "days": 2}})
}

/// A clock with much time for each move.
pub(crate) fn live_clock() -> Value {
    json!({"clock": {"kind": "live", "moveSeconds": 3600, "reserveSeconds": 0}})
}

/// Starts a game of one person and this many bots.
pub(crate) async fn alone(client: &mut Client, bots: usize, more: Value) -> (TableId, Socket) {
    let mut wanted = json!({"game": "crypt", "seats": seats(&vec![bot(); bots])});
    wanted.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let table = client.create(&wanted).await.unwrap();
    let mut socket = client.connect().await.unwrap();
    socket.open(&table, 0, true).await.unwrap();
    command(&mut socket, &table, Command::Ready { nonce: nonce(3) }).await.unwrap();
    (table, socket)
}

/// Whether the seat of this sheet is awaited.
pub(crate) fn is_my_turn(sheet: &Value) -> bool {
    sheet["awaiting"].as_array().unwrap().contains(&sheet["you"])
}

/// The command for legal action `number` of the sheet, modulo the number of actions.
pub(crate) fn choice(sheet: &Value, number: usize) -> Command {
    let actions = sheet["actions"].as_array().unwrap();
    let action = actions[number % actions.len()].clone();
    Command::Act { version: sheet["version"].as_u64().unwrap(), action }
}

/// Plays until the game is over, with the first, the middle or the last legal action of each awaited seat.
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
                // A bot or another player may have been faster; then the next sheet is used.
                let _ = command(socket, table, act).await;
            }
        }
    }
    panic!("the game does not end");
}

/// Whether a connection ends in time. Messages that still arrive are ignored.
pub(crate) async fn ends(socket: &mut Socket) -> bool {
    let wait = async { while let Ok(Some(_)) = socket.next_text().await {} };
    tokio::time::timeout(TIMEOUT, wait).await.is_ok()
}

/// Sends raw bytes, and returns what is received until the server closes the connection.
pub(crate) async fn raw(address: SocketAddr, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let mut back = Vec::new();
    let exchange = async {
        // The server may close the connection before it has read everything.
        let _ = stream.write_all(bytes).await;
        let _ = stream.read_to_end(&mut back).await;
    };
    tokio::time::timeout(TIMEOUT, exchange).await.expect("the server closes the connection");
    String::from_utf8_lossy(&back).into_owned()
}

/// A server, a guest of it, their table, and a connection that has not opened it yet.
pub(crate) async fn start_table(table: Value) -> (TestServer, Client, TableId, Socket) {
    let server = TestServer::start().await;
    let mut ada = server.guest("Ada").await;
    let table = ada.create(&table).await.unwrap();
    let socket = ada.connect().await.unwrap();
    (server, ada, table, socket)
}

/// A server, a guest of it, and their game with this many bots.
pub(crate) async fn start_alone(bots: usize) -> (TestServer, Client, TableId, Socket) {
    start_alone_with(bots, |_| {}).await
}

/// As [`start_alone`], with another configuration.
pub(crate) async fn start_alone_with(
    bots: usize,
    change: impl FnOnce(&mut Config),
) -> (TestServer, Client, TableId, Socket) {
    let server = TestServer::start_with(change).await;
    let mut ada = server.guest("Ada").await;
    let (table, socket) = alone(&mut ada, bots, json!({})).await;
    (server, ada, table, socket)
}

/// A server, two guests of it, and their game.
type StartedDuel = (TestServer, (Client, Client), Duel);

/// Starts a server, and a game of two guests.
pub(crate) async fn start_duel() -> StartedDuel {
    start_duel_of(json!({})).await
}

/// As [`start_duel`], with further fields of the table.
pub(crate) async fn start_duel_of(more: Value) -> StartedDuel {
    start_duel_with(|_| {}, more).await
}

/// As [`start_duel`], with another configuration and further fields of the table.
pub(crate) async fn start_duel_with(change: impl FnOnce(&mut Config), more: Value) -> StartedDuel {
    let server = TestServer::start_with(change).await;
    let (mut ada, mut ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let game = duel(&mut ada, &mut ben, more).await;
    (server, (ada, ben), game)
}

/// A raw WebSocket connection, to send what no library would send.
pub(crate) async fn raw_websocket(server: &TestServer) -> TcpStream {
    let mut stream = TcpStream::connect(server.address()).await.unwrap();
    let hello = format!(
        "GET /ws HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        server.address()
    );
    stream.write_all(hello.as_bytes()).await.unwrap();
    let mut head = [0; 12];
    stream.read_exact(&mut head).await.unwrap();
    assert_eq!(&head, b"HTTP/1.1 101");
    stream
}
