//! A table with two players, both played from this process.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use game_core::Seat;
use protocol::{Command, Nonce, Request, TableId};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use serde_json::json;
use serde_json::value::RawValue;
use server::client::{Client, ClientError, Socket};

use super::offer;
use crate::failure::Failure;

/// The part of a message that a client parses. Parsing the rest would cost time that is measured.
#[derive(Deserialize)]
struct Incoming<'m> {
    #[serde(rename = "type")]
    kind: &'m str,
    id: Option<u32>,
    /// The version of an update.
    version: Option<u64>,
    /// A whole sheet, or what has changed in it.
    #[serde(borrow)]
    sheet: Option<SheetPart<'m>>,
}

/// The part of a sheet that a client parses. Fields that have not changed are missing in an update.
#[derive(Deserialize)]
struct SheetPart<'m> {
    version: Option<u64>,
    phase: Option<&'m str>,
    #[serde(default, deserialize_with = "present")]
    you: Option<Option<&'m str>>,
    awaiting: Option<Vec<&'m str>>,
    #[serde(borrow, default, deserialize_with = "present")]
    offer: Option<Option<&'m RawValue>>,
    /// The part of an offer of the known kind that has changed.
    #[serde(borrow, default, rename = "offer.claim", deserialize_with = "present")]
    claim: Option<Option<&'m RawValue>>,
    /// The other part.
    #[serde(borrow, default, rename = "offer.others", deserialize_with = "present")]
    others: Option<Option<&'m RawValue>>,
    #[serde(borrow)]
    actions: Option<&'m RawValue>,
}

/// A field that is there, though it may be null.
fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(field: D) -> Result<Option<Option<T>>, D::Error> {
    Option::deserialize(field).map(Some)
}

/// What a client knows of its sheet.
#[derive(Debug, Default)]
struct Known {
    over: bool,
    you: Option<String>,
    awaiting: Vec<String>,
    offer: Option<String>,
    actions: Vec<Value>,
}

impl Known {
    fn read(&mut self, sheet: &SheetPart<'_>) {
        let SheetPart { version: _, phase, you, awaiting, offer, claim, others, actions } = sheet;
        if let Some(phase) = phase {
            self.over = *phase == "over";
        }
        if let Some(you) = you {
            self.you = you.map(str::to_owned);
        }
        if let Some(awaiting) = awaiting {
            self.awaiting = awaiting.iter().map(|seat| (*seat).to_owned()).collect();
        }
        if let Some(offer) = offer {
            self.offer = offer.map(|offer| offer.get().to_owned());
        }
        for (name, part) in [("claim", claim), ("others", others)] {
            if let Some(part) = part {
                self.change_offer(name, part.map_or("null", RawValue::get));
            }
        }
        if let Some(actions) = actions {
            self.actions = serde_json::from_str(actions.get()).unwrap_or_default();
        }
    }
}

impl Known {
    /// Replaces a part of the offer.
    fn change_offer(&mut self, name: &str, part: &str) {
        let offer = self.offer.as_deref().and_then(|offer| serde_json::from_str::<Value>(offer).ok());
        if let (Some(mut offer), Ok(part)) = (offer, serde_json::from_str(part)) {
            offer[name] = part;
            self.offer = Some(offer.to_string());
        }
    }
}

/// A player and their socket.
#[derive(Debug)]
struct Player {
    client: Client,
    socket: Socket,
    seat: Seat,
    /// The last version that was received.
    version: u64,
    known: Known,
    /// Their next action, if it is their turn.
    next: Option<Value>,
    /// Whether they request a list of actions, because their offer is of an unknown kind.
    list: bool,
    /// Whether it is their turn.
    awaited: bool,
    /// Whether they are sent frames, as the browser is, or whole sheets.
    frames: bool,
    /// How many bytes of messages were received.
    bytes: u64,
}

impl Player {
    async fn new(address: SocketAddr, name: &str, seat: Seat, frames: bool) -> Result<Player, ClientError> {
        let client = Client::guest(address, name).await?;
        let socket = client.connect().await?;
        Ok(Player {
            client,
            socket,
            seat,
            version: 0,
            known: Known::default(),
            next: None,
            list: false,
            awaited: false,
            frames,
            bytes: 0,
        })
    }

    /// Reads until a version after `seen` has arrived and `id` is answered. Returns when the version arrived.
    async fn read_until(
        &mut self,
        seen: u64,
        id: Option<u32>,
        rng: &mut ChaCha8Rng,
    ) -> Result<Instant, ClientError> {
        let (mut arrived, mut answered) = (None, id.is_none());
        loop {
            let text = self.socket.next_text().await?;
            let now = Instant::now();
            let text = text.ok_or_else(|| ClientError("the server closed a connection".to_owned()))?;
            let message: Incoming<'_> =
                serde_json::from_str(&text).map_err(|error| ClientError(format!("{error} in {text}")))?;
            if message.kind == "refused" {
                return Err(ClientError(format!("an action from the offer was refused: {text}")));
            }
            self.bytes += text.len() as u64;
            answered |= id.is_some() && message.id == id;
            if let Some(sheet) = message.sheet {
                // A browser does not ask for the list of actions, so it is not counted.
                self.bytes -= sheet.actions.map_or(0, |actions| actions.get().len() as u64);
                self.version = sheet.version.or(message.version).unwrap_or(self.version);
                if self.version > seen {
                    arrived.get_or_insert(now);
                }
                self.known.read(&sheet);
                self.choose(rng);
            }
            if let (Some(arrived), true) = (arrived, answered) {
                return Ok(arrived);
            }
        }
    }

    /// Chooses the next action.
    fn choose(&mut self, rng: &mut ChaCha8Rng) {
        let Known { you, awaiting, offer, actions, .. } = &self.known;
        self.awaited = you.as_ref().is_some_and(|you| awaiting.contains(you));
        self.next = match offer {
            _ if !self.awaited => None,
            _ if !actions.is_empty() => Some(actions[rng.random_range(0..actions.len())].clone()),
            Some(offer) => offer::choose(offer, rng),
            None => None,
        };
    }

    async fn send(&mut self, table: &TableId, command: Command) -> Result<u32, ClientError> {
        self.socket.send(Request::Do { table: table.clone(), command }).await
    }

    async fn open(&mut self, table: &TableId, rng: &mut ChaCha8Rng) -> Result<(), ClientError> {
        let open = Request::Open {
            table: table.clone(),
            since: self.version,
            list: self.list,
            frames: self.frames,
            pace: protocol::BotPace::Normal,
        };
        let id = self.socket.send(open).await?;
        // The answer to `Open` counts as new, whatever its version is.
        self.version = 0;
        self.read_until(0, Some(id), rng).await.map(drop)
    }
}

/// A table with two players.
#[derive(Debug)]
pub(super) struct Table {
    game: String,
    table: TableId,
    players: [Player; 2],
    rng: ChaCha8Rng,
    /// What both players have received since it was last asked for.
    traffic: Traffic,
    /// The bytes of the running game, to both players.
    game_bytes: u64,
}

/// What the two players of a table have received.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Traffic {
    /// The bytes of all messages, to both players.
    pub(super) bytes: u64,
    /// The games that were finished.
    pub(super) games: u64,
    /// The bytes of those games, to both players.
    pub(super) game_bytes: u64,
    /// The bytes of the game with the most, to both players.
    pub(super) most_game_bytes: u64,
}

impl std::ops::AddAssign for Traffic {
    fn add_assign(&mut self, other: Traffic) {
        self.bytes += other.bytes;
        self.games += other.games;
        self.game_bytes += other.game_bytes;
        self.most_game_bytes = self.most_game_bytes.max(other.most_game_bytes);
    }
}

impl Table {
    /// Two guests, each at one of the addresses, open a table and start a game.
    pub(super) async fn open(
        addresses: [SocketAddr; 2],
        game: String,
        rng: ChaCha8Rng,
        frames: bool,
    ) -> Result<Table, Failure> {
        let ada = Player::new(addresses[0], "Ada", Seat::A, frames).await?;
        let ben = Player::new(addresses[1], "Ben", Seat::B, frames).await?;
        let mut table = Table {
            game,
            table: TableId(String::new()),
            players: [ada, ben],
            rng,
            traffic: Traffic::default(),
            game_bytes: 0,
        };
        table.begin().await?;
        Ok(table)
    }

    /// What both players have received, and how many games were finished, since the last call.
    pub(super) fn take_traffic(&mut self) -> Traffic {
        std::mem::take(&mut self.traffic)
    }

    /// Counts what both players have received.
    fn count_bytes(&mut self) {
        let bytes: u64 = self.players.iter_mut().map(|player| std::mem::take(&mut player.bytes)).sum();
        self.traffic.bytes += bytes;
        self.game_bytes += bytes;
    }

    pub(super) fn rng(&mut self) -> &mut ChaCha8Rng {
        &mut self.rng
    }

    /// Opens a table and starts a game.
    async fn begin(&mut self) -> Result<(), Failure> {
        let Table { game, table, players, rng, .. } = self;
        if !table.0.is_empty() {
            for player in players.iter_mut() {
                player.socket.ask(Request::Close { table: table.clone() }).await?;
            }
        }
        let wanted = json!({"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]});
        *table = players[0].client.create(&wanted).await?;
        for player in players.iter_mut() {
            player.version = 0;
            player.open(table, rng).await?;
        }
        let [ada, ben] = players;
        let id = ben.send(table, Command::Sit { seat: ben.seat }).await?;
        ben.read_until(0, Some(id), rng).await?;
        for player in [&mut *ada, &mut *ben] {
            let (seen, nonce) = (player.version, Nonce(rng.random()));
            let id = player.send(table, Command::Ready { nonce }).await?;
            player.read_until(seen, Some(id), rng).await?;
        }
        // The game starts when the second player is ready, so the first has not received that yet.
        if ada.version < ben.version {
            ada.read_until(ben.version - 1, None, rng).await?;
        }
        Ok(())
    }

    /// Makes one step. Returns how long it took until both players had it. If the game is over, another one is started first.
    pub(super) async fn step(&mut self) -> Result<Duration, Failure> {
        if self.players.iter().any(|player| player.known.over) {
            let bytes = std::mem::take(&mut self.game_bytes);
            self.traffic += Traffic { bytes: 0, games: 1, game_bytes: bytes, most_game_bytes: bytes };
            self.begin().await?;
        }
        let actor = self.players.iter().position(|player| player.awaited);
        let actor =
            actor.ok_or_else(|| Failure::System("no player is awaited in a running game".to_owned()))?;
        if self.players[actor].next.is_none() {
            self.players[actor].list = true;
            let Table { table, players, rng, .. } = self;
            players[actor].open(table, rng).await?;
        }
        let Table { table, players, rng, .. } = self;
        let (actor, other) = match players {
            [ada, ben] if actor == 0 => (ada, ben),
            [ada, ben] => (ben, ada),
        };
        let action = actor.next.take();
        let action = action.ok_or_else(|| Failure::System("the awaited player has no action".to_owned()))?;
        let seen = actor.version;
        let mut other_rng = rng.clone();
        other_rng.set_stream(rng.get_stream() ^ u64::MAX);
        let began = Instant::now();
        let id = actor.send(table, Command::Act { version: seen, action }).await?;
        let (one, two) =
            tokio::join!(actor.read_until(seen, Some(id), rng), other.read_until(seen, None, &mut other_rng));
        self.count_bytes();
        Ok(one?.max(two?).duration_since(began))
    }
}
