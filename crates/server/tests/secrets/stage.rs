//! A game played at a table while everybody listens.

use game_core::{Seat, Viewer};
use protocol::{Command, Nonce, Request, TableId};
use serde_json::{Value, json};
use server::client::Client;

use crate::deal::{Deal, Line};
use crate::recorder::Recorder;
use crate::test_server::TestServer;

/// Everybody asks whether they might act at one step in so many.
const CHECKED: usize = 3;

/// How far a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    /// As far as histories are compared.
    AtTheCut,
    /// To its end.
    WithTheGame,
}

/// What came of a game.
pub(crate) struct Performance {
    pub(crate) seen: Vec<Seen>,
    /// What the server must keep to itself, in hexadecimal digits.
    pub(crate) secrets: Vec<String>,
}

/// What one window was told.
pub(crate) struct Seen {
    pub(crate) name: String,
    pub(crate) viewer: Viewer,
    /// Whether the window looked at the table.
    pub(crate) watches: bool,
    /// Every message, as it came.
    pub(crate) received: Vec<String>,
    /// What whoever sits there was answered over HTTP.
    pub(crate) answers: Vec<String>,
}

/// Somebody with two windows: one looks at the table, the other at nothing.
struct Listener {
    name: String,
    viewer: Viewer,
    client: Client,
    watching: Recorder,
    beside: Recorder,
}

impl Listener {
    async fn new(server: &TestServer, name: &str, viewer: Viewer) -> Listener {
        let client = match name {
            "a stranger" => Client::new(server.address()),
            name => Client::guest(server.address(), name).await.unwrap(),
        };
        let (watching, beside) = (Recorder::of(&client).await, Recorder::of(&client).await);
        Listener { name: name.to_owned(), viewer, client, watching, beside }
    }

    /// What the server answers this person about the table over HTTP.
    async fn look_up(&mut self, table: &TableId, ended: Ended) -> Vec<String> {
        let refused: Vec<String> =
            ["replay", "replay?as=a", "replay?as=spectator", "export", "journal", "results"]
                .map(|page| format!("/api/tables/{table}/{page}"))
                .to_vec();
        let open = [format!("/api/tables/{table}"), "/api/tables".to_owned(), "/api/mine".to_owned()];
        let mut answers = Vec::new();
        for path in open.iter().chain(&refused) {
            let reply = self.client.request("GET", path, None).await.unwrap();
            let secret = refused.contains(path) && !path.ends_with("results") && ended == Ended::AtTheCut;
            assert!(!secret || reply.status == 409, "{path} is {} while the game is on", reply.status);
            // The date is the machine's and says nothing of the game.
            let head: Vec<&str> =
                reply.head.lines().filter(|line| !line.to_ascii_lowercase().starts_with("date:")).collect();
            answers.push(format!("{path}\n{}\n\n{}", head.join("\n"), reply.body));
        }
        answers
    }

    async fn into_seen(mut self, table: &TableId, ended: Ended) -> [Seen; 2] {
        let answers = self.look_up(table, ended).await;
        // Whoever comes back later is told the whole story at once.
        self.watching.open(table, false).await;
        self.beside.sync().await;
        let seen = |window: &str, received, watches, answers| Seen {
            name: format!("{} {window}", self.name),
            viewer: self.viewer,
            watches,
            received,
            answers,
        };
        [
            seen("at the table", self.watching.close().await, true, answers),
            seen("beside it", self.beside.close().await, false, Vec::new()),
        ]
    }
}

/// Plays a history on a server of its own, one call after the other, and gives what everybody was told.
pub(crate) async fn perform(deal: &Deal, history: &[Line], ended: Ended) -> Performance {
    let server = TestServer::start(history).await;
    let mut listeners = Vec::new();
    for (seat, name) in Seat::first(usize::from(deal.players)).zip(["Ada", "Ben", "Cyd", "Dot", "Fay", "Gus"])
    {
        listeners.push(Listener::new(&server, name, Viewer::Seat(seat)).await);
    }
    listeners.push(Listener::new(&server, "Eve", Viewer::Spectator).await);
    listeners.push(Listener::new(&server, "a stranger", Viewer::Spectator).await);
    let table = gather(deal, &mut listeners).await;
    let steps = match ended {
        Ended::AtTheCut => &history[..deal.cut],
        Ended::WithTheGame => history,
    };
    for (index, line) in steps.iter().enumerate() {
        let Line::Act { seat, action } = line else {
            continue;
        };
        // Now and then everybody asks whether they might do what is done next in the game as it was dealt.
        if let Line::Act { action, .. } = &deal.history[index]
            && index % CHECKED == 0
        {
            for listener in &mut listeners {
                let check = Request::Check { table: table.clone(), action: action.clone() };
                listener.watching.ask(check).await;
            }
        }
        let recorder = &mut listeners[seat.index()].watching;
        let command = Command::Act { version: recorder.version(), action: action.clone() };
        call(&mut listeners, *seat, &table, command).await;
    }
    let mut seen = Vec::new();
    for listener in listeners {
        seen.extend(listener.into_seen(&table, ended).await);
    }
    Performance { seen, secrets: server.stop().await }
}

/// Opens a table, and has everybody sit down or watch until the game begins.
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
        call(listeners, seat, &table, Command::Sit { seat }).await;
    }
    for seat in seats() {
        let nonce = Nonce([seat.index() as u8; 16]);
        call(listeners, seat, &table, Command::Ready { nonce }).await;
    }
    table
}

/// Has a seat ask something of the table, and lets everybody hear of it before anything else happens.
async fn call(listeners: &mut [Listener], seat: Seat, table: &TableId, command: Command) {
    let request = Request::Do { table: table.clone(), command };
    listeners[seat.index()].watching.must(request).await;
    sync_all(listeners).await;
}

/// Lets everybody hear what has happened; what the windows beside the table were told is received at the end.
async fn sync_all(listeners: &mut [Listener]) {
    for listener in listeners {
        listener.watching.sync().await;
    }
}
