//! Plays a game at a table and records what every viewer receives.

use game_core::{Seat, Viewer};
use protocol::{Command, Nonce, Request, TableId};
use serde_json::{Value, json};
use server::client::Client;

use crate::deal::{Deal, Line};
use crate::recorder::Recorder;
use crate::test_server::TestServer;

/// At one step in this many, every viewer sends a `Check`.
const CHECK_EVERY: usize = 3;

/// After this many actions, everyone receives what was sent. A connection that waits for more than 64 messages is ended.
const SYNC_EVERY: usize = 8;

/// How far a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extent {
    /// Up to the step at which histories are compared.
    UpToCut,
    /// To its end.
    WholeGame,
}

/// What was received in a game.
pub(crate) struct Playthrough {
    pub(crate) seen: Vec<Seen>,
    /// The secrets of the server, as hexadecimal digits.
    pub(crate) secrets: Vec<String>,
}

/// What one connection received.
pub(crate) struct Seen {
    pub(crate) name: String,
    pub(crate) viewer: Viewer,
    /// Whether the connection had the table open.
    pub(crate) watches: bool,
    /// Every message, as it was received.
    pub(crate) received: Vec<String>,
    /// How many of them came while the game was played; the rest are what one gets who opens the table again.
    pub(crate) live: usize,
    /// The responses that this person got over HTTP.
    pub(crate) answers: Vec<String>,
}

/// A person with two connections: one has the table open, the other has not.
struct Listener {
    name: String,
    viewer: Viewer,
    client: Client,
    watching: Recorder,
    idle: Recorder,
}

impl Listener {
    async fn new(server: &TestServer, name: &str, viewer: Viewer) -> Listener {
        let client = match name {
            "a stranger" => Client::new(server.address()),
            name => Client::guest(server.address(), name).await.unwrap(),
        };
        let (watching, idle) = (Recorder::connect(&client).await, Recorder::connect(&client).await);
        Listener { name: name.to_owned(), viewer, client, watching, idle }
    }

    /// The responses that this person gets about the table over HTTP.
    async fn request_all(&mut self, table: &TableId, extent: Extent) -> Vec<String> {
        let refused: Vec<String> =
            ["replay", "replay?as=a", "replay?as=spectator", "export", "journal", "results"]
                .map(|page| format!("/api/tables/{table}/{page}"))
                .to_vec();
        let open = [format!("/api/tables/{table}"), "/api/tables".to_owned(), "/api/mine".to_owned()];
        let mut answers = Vec::new();
        for path in open.iter().chain(&refused) {
            let reply = self.client.request("GET", path, None).await.unwrap();
            let secret = refused.contains(path) && !path.ends_with("results") && extent == Extent::UpToCut;
            assert!(!secret || reply.status == 409, "{path} is {} while the game is running", reply.status);
            // The date comes from the real clock.
            let head: Vec<&str> =
                reply.head.lines().filter(|line| !line.to_ascii_lowercase().starts_with("date:")).collect();
            answers.push(format!("{path}\n{}\n\n{}", head.join("\n"), reply.body));
        }
        answers
    }

    async fn into_seen(mut self, table: &TableId, extent: Extent) -> [Seen; 2] {
        let answers = self.request_all(table, extent).await;
        self.watching.sync().await;
        let live = self.watching.received.len();
        // A client that opens the table again gets the whole log; one that says that it has a version, what it has missed.
        let version = self.watching.version();
        for since in [0, 1, version / 2, version.saturating_sub(64), version - 1] {
            self.watching.open_since(table, since, false).await;
        }
        self.idle.sync().await;
        let seen = |connection: &str, received, watches, answers| Seen {
            name: format!("{} {connection}", self.name),
            viewer: self.viewer,
            watches,
            received,
            live,
            answers,
        };
        [
            seen("at the table", self.watching.close().await, true, answers),
            seen("elsewhere", self.idle.close().await, false, Vec::new()),
        ]
    }
}

/// Plays a history on its own server, one command after another, and returns what everyone received.
pub(crate) async fn play(deal: &Deal, history: &[Line], extent: Extent) -> Playthrough {
    let server = TestServer::start(history).await;
    let mut listeners = Vec::new();
    for (seat, name) in
        Seat::first(usize::from(deal.players)).zip(["Ada", "Ben", "Cyd", "Dot", "Fay", "Gus", "Hal", "Ida"])
    {
        listeners.push(Listener::new(&server, name, Viewer::Seat(seat)).await);
    }
    listeners.push(Listener::new(&server, "Eve", Viewer::Spectator).await);
    listeners.push(Listener::new(&server, "a stranger", Viewer::Spectator).await);
    let table = gather(deal, &mut listeners).await;
    let steps = match extent {
        Extent::UpToCut => &history[..deal.cut],
        Extent::WholeGame => history,
    };
    let mut acted = 0;
    for (index, line) in steps.iter().enumerate() {
        let Line::Act { seat, action } = line else {
            continue;
        };
        // Sometimes everyone checks the next action of the original game.
        if let Line::Act { action, .. } = &deal.history[index]
            && index % CHECK_EVERY == 0
        {
            for listener in &mut listeners {
                let check = Request::Check { table: table.clone(), action: action.clone() };
                listener.watching.request(check).await;
            }
        }
        acted += 1;
        if acted % SYNC_EVERY == 0 {
            sync_all(&mut listeners).await;
        }
        // What happened is sent to everyone, in order, before the action is answered. So the others may receive it later.
        let recorder = &mut listeners[seat.index()].watching;
        recorder.sync().await;
        let command = Command::Act { version: recorder.version(), action: action.clone() };
        recorder.must_succeed(Request::Do { table: table.clone(), command }).await;
    }
    let mut seen = Vec::new();
    for listener in listeners {
        seen.extend(listener.into_seen(&table, extent).await);
    }
    Playthrough { seen, secrets: server.stop().await }
}

/// Opens a table, and lets everyone sit down or watch until the game starts.
async fn gather(deal: &Deal, listeners: &mut [Listener]) -> TableId {
    let kind = |index: u8| json!({"kind": if index == 0 { "me" } else { "open" }});
    let seats: Vec<Value> = (0..deal.players).map(kind).collect();
    let options: serde_json::Map<String, Value> =
        deal.options.iter().map(|(name, value)| (name.clone(), json!(value))).collect();
    let wanted = json!({"game": deal.game, "seats": seats, "options": options, "visibility": "public"});
    let table = listeners[0].client.create(&wanted).await.unwrap();
    for index in 0..listeners.len() {
        listeners[index].watching.open(&table, deal.listed).await;
        sync_all(listeners).await;
    }
    let seats = || Seat::first(usize::from(deal.players));
    for seat in seats().skip(1) {
        send(listeners, seat, &table, Command::Sit { seat }).await;
    }
    for seat in seats() {
        let nonce = Nonce([seat.index() as u8; 16]);
        send(listeners, seat, &table, Command::Ready { nonce }).await;
    }
    table
}

/// Sends a command for a seat, and lets everyone receive the result before anything else happens.
async fn send(listeners: &mut [Listener], seat: Seat, table: &TableId, command: Command) {
    let request = Request::Do { table: table.clone(), command };
    listeners[seat.index()].watching.must_succeed(request).await;
    sync_all(listeners).await;
}

/// Lets every watching connection receive what was sent. The idle connections do that at the end.
async fn sync_all(listeners: &mut [Listener]) {
    for listener in listeners {
        listener.watching.sync().await;
    }
}
