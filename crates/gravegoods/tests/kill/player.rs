//! A client that plays random actions and remembers what it received.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use game_core::Seat;
use protocol::{Command, Nonce, Request, TableId};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use server::client::{Client, ClientError, Socket};
use tokio::sync::Semaphore;

use crate::memory::{Memory, Sent};
use crate::nodes::Servers;

/// How long a person waits for a server before they go to another.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long people at several nodes think about an action. So the machine has time for several tests at once.
const THINKING: Duration = Duration::from_millis(40);

/// Why a client stopped playing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    /// The game is over.
    Over,
    /// The requested number of actions was answered.
    Enough,
    /// The server is gone.
    Gone,
    /// The server has lost something, or did something wrong.
    Lost(String),
}

impl From<ClientError> for Ended {
    fn from(_: ClientError) -> Ended {
        Ended::Gone
    }
}

/// Counts the actions that all people send, so that a server can be killed at such a moment.
#[derive(Clone, Debug)]
pub(crate) struct SentActions(Arc<Semaphore>);

impl Default for SentActions {
    fn default() -> SentActions {
        SentActions(Arc::new(Semaphore::new(0)))
    }
}

impl SentActions {
    /// Waits until this many more actions have been sent.
    pub(crate) async fn wait_for(&self, actions: u32) {
        self.0.forget_permits(usize::MAX);
        self.0.acquire_many(actions).await.expect("the semaphore is never closed").forget();
    }
}

/// A person who plays random actions and remembers what they received.
#[derive(Debug)]
pub(crate) struct Person {
    pub(crate) name: String,
    cookie: Option<String>,
    pub(crate) memories: BTreeMap<String, Memory>,
    rng: ChaCha8Rng,
    sent_actions: SentActions,
    /// Whether the person goes to another server when one is silent or can't do something now. Otherwise that is a fault.
    pub(crate) patient: bool,
    /// When something was last answered at a table whose game is not over, and the longest time between two answers.
    pub(crate) answered: Option<Instant>,
    pub(crate) longest_silence: Duration,
}

impl Person {
    pub(crate) async fn new(address: SocketAddr, name: &str, seed: u64, sent_actions: SentActions) -> Person {
        let client = Client::guest(address, name).await.expect("a guest session is created");
        Person {
            name: name.to_owned(),
            cookie: client.cookie,
            memories: BTreeMap::new(),
            rng: ChaCha8Rng::seed_from_u64(seed),
            sent_actions,
            patient: false,
            answered: None,
            longest_silence: Duration::ZERO,
        }
    }

    /// Creates an account, so that games are rated.
    pub(crate) async fn register(&mut self, address: SocketAddr) {
        let mut client = self.client(address);
        let account = json!({"name": self.name, "password": "long enough"});
        client.expect("POST", "/api/register", Some(&account)).await.expect("a guest becomes an account");
        self.cookie = client.cookie;
    }

    /// A client with the person's session, for the server at this address.
    pub(crate) fn client(&self, address: SocketAddr) -> Client {
        let mut client = Client::new(address);
        client.cookie.clone_from(&self.cookie);
        client
    }

    /// The body of the server's response; `None` if the server is gone or the body is incomplete.
    pub(crate) async fn get(&self, address: SocketAddr, path: &str) -> Option<String> {
        let reply = self.client(address).request("GET", path, None).await.ok()?;
        let length = reply.header("content-length").and_then(|length| length.parse().ok());
        // A server that is killed while it responds sends only a part.
        let whole = length.is_none_or(|length: usize| length == reply.body.len());
        if self.patient && reply.status == 503 {
            return None;
        }
        assert!(!whole || reply.status == 200, "{path}: {} {}", reply.status, reply.body);
        whole.then_some(reply.body)
    }

    /// Opens a table; `None` if the server is gone before it has responded.
    pub(crate) async fn open_table(
        &self,
        address: SocketAddr,
        seats: &Value,
        rated: bool,
    ) -> Option<TableId> {
        let table = json!({"game": games::NAMES[0], "seats": seats, "rated": rated, "clock": {"kind": "days", "days": 30}});
        let reply = self.client(address).request("POST", "/api/tables", Some(&table)).await.ok()?;
        if self.patient && reply.status == 503 {
            return None;
        }
        assert_eq!(reply.status, 200, "{}", reply.body);
        reply.json()["table"].as_str().map(|id| TableId(id.to_owned()))
    }

    /// Plays until the game is over, `enough` actions were answered, or the server is gone.
    pub(crate) async fn play(&mut self, address: SocketAddr, table: &TableId, enough: Option<u32>) -> Ended {
        match self.try_play(address, table, enough).await {
            Ok(ended) | Err(ended) => ended,
        }
    }

    /// Plays until the game is over. When a server is gone, the person goes to another.
    pub(crate) async fn play_at_nodes(
        mut self,
        servers: Servers,
        table: TableId,
        first: usize,
    ) -> (Person, Ended) {
        // People of one group begin at different nodes.
        for attempt in first + self.name.len() + usize::from(self.name.as_bytes()[0]).. {
            match self.play(servers.at(attempt), &table, None).await {
                Ended::Gone => tokio::time::sleep(Duration::from_millis(100)).await,
                ended => return (self, ended),
            }
        }
        unreachable!("the numbers don't end")
    }

    async fn try_play(
        &mut self,
        address: SocketAddr,
        table: &TableId,
        mut enough: Option<u32>,
    ) -> Result<Ended, Ended> {
        let client = self.client(address);
        let socket = match tokio::time::timeout(PATIENCE, client.connect()).await {
            Ok(connected) => connected?,
            Err(_) if self.patient => return Ok(Ended::Gone),
            Err(_) => client.connect().await?,
        };
        let memory = self.memories.entry(table.0.clone()).or_default();
        let mut game = Connected {
            socket,
            table,
            memory,
            rng: &mut self.rng,
            sent_actions: &self.sent_actions,
            patient: self.patient,
            answered: &mut self.answered,
            longest_silence: &mut self.longest_silence,
            sheet: Value::Null,
        };
        // The server sends the whole log again, which is compared with what is remembered.
        game.request(Request::Open {
            table: table.clone(),
            since: 0,
            list: true,
            frames: false,
            pace: protocol::BotPace::Normal,
        })
        .await?;
        loop {
            match game.sheet["phase"].as_str() {
                Some("over") => return Ok(Ended::Over),
                Some("gathering") => game.sit_or_ready(&self.name).await?,
                Some("playing") => {
                    let done = game.act_or_wait().await?;
                    enough = enough.map(|left| left - u32::from(done));
                    if enough == Some(0) {
                        return Ok(Ended::Enough);
                    }
                }
                _ => return Err(Ended::Lost(format!("unknown phase in {}", game.sheet))),
            }
        }
    }
}

/// A person who is connected to a table.
struct Connected<'p> {
    socket: Socket,
    table: &'p TableId,
    memory: &'p mut Memory,
    rng: &'p mut ChaCha8Rng,
    sent_actions: &'p SentActions,
    patient: bool,
    answered: &'p mut Option<Instant>,
    longest_silence: &'p mut Duration,
    /// The last sheet.
    sheet: Value,
}

impl Connected<'_> {
    /// Receives the next message. Sheets are compared with what is remembered.
    async fn receive(&mut self) -> Result<Value, Ended> {
        let mut message = match tokio::time::timeout(PATIENCE, self.socket.next()).await {
            Ok(message) => message?,
            Err(_) if self.patient => return Err(Ended::Gone),
            Err(_) => self.socket.next().await?,
        };
        if message["type"] == "table" {
            let before = self.answered.replace(Instant::now());
            let silence = before.map(|before| before.elapsed()).unwrap_or_default();
            *self.longest_silence = silence.max(*self.longest_silence);
            self.sheet = message["sheet"].take();
            if self.sheet["phase"] == "over" {
                // Nothing more happens at this table.
                *self.answered = None;
            }
            self.memory.update(&self.sheet).map_err(Ended::Lost)?;
            if let Some(seat) = self.sheet["you"].as_str() {
                seat.clone_into(&mut self.memory.seat);
            }
        }
        Ok(message)
    }

    /// Sends a request and waits for the answer. Returns whether it was accepted.
    async fn request(&mut self, request: Request) -> Result<bool, Ended> {
        let is_action = matches!(request, Request::Do { command: Command::Act { .. }, .. });
        let id = self.socket.send(request).await?;
        self.sent_actions.0.add_permits(usize::from(is_action));
        loop {
            let message = self.receive().await?;
            if message["id"] != id {
                continue;
            }
            let refusal = &message["refusal"]["code"];
            if self.patient && refusal == "unavailable" {
                return Err(Ended::Gone);
            }
            if ["unavailable", "noSuchTable"].iter().any(|fault| refusal == fault) {
                return Err(Ended::Lost(message.to_string()));
            }
            return Ok(message["type"] != "refused");
        }
    }

    async fn send_command(&mut self, command: Command) -> Result<bool, Ended> {
        self.request(Request::Do { table: self.table.clone(), command }).await
    }

    /// Waits for the table to change.
    async fn wait(&mut self) -> Result<(), Ended> {
        while self.receive().await?["type"] != "table" {}
        Ok(())
    }

    /// Sits down, or gets ready, or waits for the others.
    async fn sit_or_ready(&mut self, name: &str) -> Result<(), Ended> {
        let seats = self.sheet["seats"].as_array().cloned().unwrap_or_default();
        let own = seats.iter().find(|seat| seat["holder"]["name"] == name);
        match own {
            Some(seat) if seat["holder"]["ready"] == true => self.wait().await,
            Some(_) => {
                let nonce = Nonce(self.rng.random());
                self.send_command(Command::Ready { nonce }).await.map(drop)
            }
            None => {
                let open = seats.iter().find(|seat| seat["holder"]["kind"] == "open");
                let seat =
                    open.and_then(|seat| seat["seat"].as_str()?.chars().next()).and_then(Seat::from_letter);
                let seat = seat.ok_or_else(|| Ended::Lost(format!("{name} has lost their seat")))?;
                self.send_command(Command::Sit { seat }).await.map(drop)
            }
        }
    }

    /// Acts if it is this person's turn, otherwise waits. Returns whether an action was answered.
    async fn act_or_wait(&mut self) -> Result<bool, Ended> {
        let you = self.sheet["you"].clone();
        let version = crate::memory::number(&self.sheet["version"]);
        let among = |seats: &Value| seats.as_array().is_some_and(|seats| seats.contains(&you));
        if among(&self.sheet["undo"]["asked"]["waiting"]) {
            let agree = self.rng.random_range(0..2) == 0;
            self.send_command(Command::AnswerUndo { version, agree }).await?;
            return Ok(false);
        }
        if !among(&self.sheet["awaiting"]) {
            self.wait().await?;
            return Ok(false);
        }
        let undo = &self.sheet["undo"];
        if (undo["free"] == true || undo["byConsent"] == true) && self.rng.random_range(0..8) == 0 {
            self.send_command(Command::Undo { version, back: None }).await?;
            return Ok(false);
        }
        let actions = self.sheet["actions"].as_array().map(Vec::as_slice).unwrap_or_default();
        let action = actions.get(self.rng.random_range(0..actions.len().max(1))).cloned();
        let action = action.ok_or_else(|| Ended::Lost("an awaited seat has no action".to_owned()))?;
        let game = self.sheet["game"].as_str().unwrap_or_default();
        let act = games::notation_of(game, &action)
            .ok_or_else(|| Ended::Lost(format!("{action} is no action of {game}")))?;
        if self.patient {
            tokio::time::sleep(THINKING).await;
        }
        self.memory.sent.push(Sent { act, done: false });
        let done = self.send_command(Command::Act { version, action }).await?;
        match (done, self.memory.sent.last_mut()) {
            (true, Some(last)) => last.done = true,
            (true, None) => {}
            (false, _) => drop(self.memory.sent.pop()),
        }
        Ok(done)
    }
}
