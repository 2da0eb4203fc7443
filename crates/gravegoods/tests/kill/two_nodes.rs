//! Two nodes are one service: what happens at one reaches the people at the other.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::StreamExt;
use game_core::Seat;
use protocol::{Command, Nonce, Request, TableId};
use serde_json::{Value, json};
use server::client::{Client, Socket};
use sqlx::{Connection, Executor, PgConnection};

use crate::child::Child;
use crate::database::Postgres;
use crate::nats::Nats;

/// How long something may take to reach the other node on a busy machine.
const TIMEOUT: Duration = Duration::from_secs(30);

/// Two nodes with a database of their own.
struct Pair {
    nodes: [Child; 2],
    postgres: Postgres,
    nats: Nats,
}

impl Pair {
    async fn start() -> Pair {
        Pair::start_with("").await
    }

    /// Two nodes with a NATS that has these lines of configuration.
    async fn start_with(nats: &str) -> Pair {
        let postgres = Postgres::create().await;
        let nats = Nats::start_with(nats).await;
        let database = postgres.database();
        let nodes = [
            Child::start_node(&database, nats.address()).await,
            Child::start_node(&database, nats.address()).await,
        ];
        Pair { nodes, postgres, nats }
    }

    /// A client for the same person at the other node.
    fn elsewhere(&self, client: &Client, node: usize) -> Client {
        at(self.nodes[node].address(), client)
    }

    async fn guest(&self, name: &str, node: usize) -> Client {
        Client::guest(self.nodes[node].address(), name).await.unwrap()
    }

    async fn end(self) {
        let Pair { nodes, postgres, nats: _nats } = self;
        drop(nodes);
        postgres.remove().await;
    }
}

/// A client for the same person at the server with this address.
fn at(address: SocketAddr, client: &Client) -> Client {
    let mut other = Client::new(address);
    other.cookie.clone_from(&client.cookie);
    other
}

/// Waits until a connection has ended.
async fn ends(socket: &mut Socket) {
    let ended = async { while socket.next_text().await.is_ok_and(|text| text.is_some()) {} };
    tokio::time::timeout(TIMEOUT, ended).await.expect("the connection ends");
}

async fn accepted(socket: &mut Socket, table: &TableId, command: Command) {
    let answer = socket.ask(Request::Do { table: table.clone(), command }).await.unwrap();
    assert_eq!(answer["type"], "done", "{answer}");
}

/// Whether the second person hears what the first one says. The second one speaks after that, and hears their own line next.
async fn hears(sockets: &mut [Socket; 2], table: &TableId) -> bool {
    for (socket, text) in sockets.iter_mut().zip(["hello", "me too"]) {
        let say = Request::Say { table: table.clone(), text: text.to_owned(), allies: false };
        let id = socket.send(say).await.unwrap();
        if text == "hello" {
            while socket.next().await.unwrap()["id"] != id {}
        }
    }
    let heard = sockets[1].next_of("chat").await.unwrap()["lines"][0]["text"].clone();
    if heard == "hello" {
        assert_eq!(sockets[1].next_of("chat").await.unwrap()["lines"][0]["text"], "me too");
    }
    heard == "hello"
}

/// Ada at the first node, which runs the table, and Ben at the second, in a game with hints.
async fn duel(pair: &Pair) -> ([Client; 2], [Socket; 2], TableId) {
    let (mut ada, ben) = (pair.guest("Ada", 0).await, pair.guest("Ben", 1).await);
    let wanted = json!({"game": games::NAMES[0], "seats": [{"kind": "me"}, {"kind": "open"}], "hints": true});
    let table = ada.create(&wanted).await.unwrap();
    let mut sockets = [ada.connect().await.unwrap(), ben.connect().await.unwrap()];
    for socket in &mut sockets {
        socket.open(&table, 0, true).await.unwrap();
    }
    accepted(&mut sockets[1], &table, Command::Sit { seat: Seat::B }).await;
    for socket in &mut sockets {
        accepted(socket, &table, Command::Ready { nonce: Nonce([3; 16]) }).await;
    }
    ([ada, ben], sockets, table)
}

/// The sheet as a player has it now, and whether it is their turn.
async fn sheet_of(client: &mut Client, table: &TableId) -> (Value, bool) {
    let sheet = client.expect("GET", &format!("/api/tables/{table}"), None).await.unwrap();
    let awaited = sheet["awaiting"].as_array().is_some_and(|seats| seats.contains(&sheet["you"]));
    (sheet, awaited)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_from_two_nodes() {
    let pair = Pair::start().await;
    let (mut clients, mut sockets, table) = duel(&pair).await;
    // The table looks the same through both nodes.
    let through = |client: &Client, node| pair.elsewhere(client, node);
    let mut sheets = Vec::new();
    for node in [0, 1] {
        let mut sheet = sheet_of(&mut through(&clients[0], node), &table).await.0;
        sheet["now"] = Value::Null;
        sheets.push(sheet);
    }
    assert_eq!(sheets[0], sheets[1]);
    // Both hear each other's chat, at whichever node they speak.
    for (speaker, listener) in [(0, 1), (1, 0)] {
        let text = format!("from {speaker}");
        let say = Request::Say { table: table.clone(), text: text.clone(), allies: false };
        assert_eq!(sockets[speaker].ask(say).await.unwrap()["type"], "done");
        assert_eq!(sockets[listener].next_of("chat").await.unwrap()["lines"][0]["text"], json!(text));
    }
    // The player whose turn it is can check an action, get a hint and act; the other is sent what happened.
    let turn = usize::from(!sheet_of(&mut clients[0], &table).await.1);
    let sheet = sockets[turn].open(&table, 0, true).await.unwrap();
    let action = sheet["actions"][0].clone();
    let check = Request::Check { table: table.clone(), action: action.clone() };
    let verdict = sockets[turn].ask(check).await.unwrap();
    assert_eq!((&verdict["type"], &verdict["refusal"]), (&json!("verdict"), &Value::Null));
    let hint = sockets[turn].ask(Request::Hint { table: table.clone() }).await.unwrap();
    assert_eq!(hint["type"], "hint", "{hint}");
    let version = sheet["version"].as_u64().unwrap();
    accepted(&mut sockets[turn], &table, Command::Act { version, action: action.clone() }).await;
    loop {
        let seen = sockets[1 - turn].next_of("table").await.unwrap();
        if seen["sheet"]["version"].as_u64().unwrap() > version {
            break;
        }
    }
    // A refusal comes back with its data.
    let late = Command::Act { version, action };
    let refused = sockets[turn].ask(Request::Do { table: table.clone(), command: late }).await.unwrap();
    assert_eq!((&refused["type"], &refused["refusal"]["code"]), (&json!("refused"), &json!("stale")));
    assert!(refused["refusal"]["version"].as_u64().unwrap() > version);
    // After the game both are told of the rematch, though it is opened at the other node.
    accepted(&mut sockets[0], &table, Command::Resign).await;
    let rematch = format!("/api/tables/{table}/rematch");
    let next = through(&clients[0], 1).expect("POST", &rematch, Some(&json!({}))).await.unwrap();
    for socket in &mut sockets {
        assert_eq!(socket.next_of("rematch").await.unwrap()["next"], next["table"]);
    }
    pair.end().await;
}

/// A sheet may be larger than a message of NATS. Here all sheets are.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_larger_than_a_message_reaches_the_other_node() {
    let limit = 2048;
    let pair = Pair::start_with(&format!("max_payload: {limit}\nmax_control_line: {limit}\n")).await;
    let (mut clients, mut sockets, table) = duel(&pair).await;
    for _ in 0..20 {
        let sheet = sockets[1].open(&table, 0, true).await.unwrap();
        assert!(sheet.to_string().len() > limit, "{}", sheet.to_string().len());
        let turn = usize::from(!sheet["awaiting"].as_array().unwrap().contains(&sheet["you"]));
        let (sheet, awaited) = sheet_of(&mut clients[1 - turn], &table).await;
        assert!(awaited);
        let version = sheet["version"].as_u64().unwrap();
        let listed = sockets[1 - turn].open(&table, 0, true).await.unwrap();
        accepted(
            &mut sockets[1 - turn],
            &table,
            Command::Act { version, action: listed["actions"][0].clone() },
        )
        .await;
    }
    pair.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn presence_and_turns_reach_other_nodes() {
    let pair = Pair::start().await;
    let (mut clients, mut sockets, table) = duel(&pair).await;
    let turn = usize::from(!sheet_of(&mut clients[0], &table).await.1);
    // A connection of the waiting player that does not look at the table, at the node where the table does not run.
    let mut aside = pair.elsewhere(&clients[1 - turn], 1).connect().await.unwrap();
    let ids: Vec<Value> = {
        let mut ids = Vec::new();
        for client in &mut clients {
            ids.push(client.expect("GET", "/api/me", None).await.unwrap()["id"].clone());
        }
        ids
    };
    let [mut first, second] = sockets;
    second.close().await;
    loop {
        let present = first.next_of("present").await.unwrap();
        if present["people"] == json!([ids[0]]) {
            break;
        }
    }
    sockets = [first, clients[1].connect().await.unwrap()];
    sockets[1].open(&table, 0, true).await.unwrap();
    loop {
        let present = sockets[0].next_of("present").await.unwrap();
        if present["people"].as_array().unwrap().len() == 2 {
            break;
        }
    }
    // The player whose turn it is acts until it is the other's turn.
    loop {
        let sheet = sockets[turn].open(&table, 0, true).await.unwrap();
        if !sheet["awaiting"].as_array().unwrap().contains(&sheet["you"]) {
            break;
        }
        let version = sheet["version"].as_u64().unwrap();
        let action = sheet["actions"][0].clone();
        accepted(&mut sockets[turn], &table, Command::Act { version, action }).await;
    }
    assert_eq!(aside.next_of("turn").await.unwrap()["table"], json!(table.0));
    pair.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn logging_out_and_muting_reach_other_nodes() {
    let pair = Pair::start().await;
    let (clients, mut sockets, table) = duel(&pair).await;
    let [ada, ben] = clients;
    // Ben mutes Ada through the other node, and does not hear her any more.
    let ada_id = pair.elsewhere(&ada, 0).expect("GET", "/api/me", None).await.unwrap()["id"].clone();
    let path = format!("/api/mutes/{}", ada_id.as_str().unwrap());
    pair.elsewhere(&ben, 0).request("PUT", &path, None).await.unwrap();
    let muted = async { while hears(&mut sockets, &table).await {} };
    tokio::time::timeout(TIMEOUT, muted).await.expect("a muted person is not heard");
    // Ben logs out at the first node; his connection at the second one ends.
    pair.elsewhere(&ben, 0).request("POST", "/api/logout", None).await.unwrap();
    ends(&mut sockets[1]).await;
    assert_eq!(ben.clone().request("GET", "/api/me", None).await.unwrap().json(), Value::Null);
    // A new password ends all other connections.
    let mut cyd = pair.guest("Cyd", 0).await;
    cyd.expect("POST", "/api/register", Some(&json!({"name": "Cyd", "password": "long enough"})))
        .await
        .unwrap();
    let mut socket = pair.elsewhere(&cyd, 1).connect().await.unwrap();
    socket.next_of("welcome").await.unwrap();
    let change = json!({"old": "long enough", "new": "longer than before"});
    cyd.expect("POST", "/api/password", Some(&change)).await.unwrap();
    ends(&mut socket).await;
    pair.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_announcement_that_is_lost_leaves_no_ended_session_open() {
    let pair = Pair::start().await;
    let ada = pair.guest("Ada", 0).await;
    let ben = pair.guest("Ben", 0).await;
    let (mut hers, mut his) = (ada.connect().await.unwrap(), ben.connect().await.unwrap());
    for socket in [&mut hers, &mut his] {
        socket.next_of("welcome").await.unwrap();
    }
    // Ben has logged out at another node, which says so, but that is lost.
    let sql = "DELETE FROM sessions WHERE person = (SELECT id FROM people WHERE name = 'Ben')";
    let mut database = PgConnection::connect(&pair.postgres.url()).await.unwrap();
    database.execute(sql).await.unwrap();
    database.close().await.unwrap();
    let nats = async_nats::connect(pair.nats.address().to_string()).await.unwrap();
    let mut beats = nats.subscribe("gravegoods.*.all").await.unwrap();
    let subject = beats.next().await.expect("nodes send beats").subject;
    for number in [1, 3] {
        let announcement = json!({ "from": "another node", "number": number, "notice": null });
        let announcement = rmp_serde::to_vec_named(&announcement).unwrap();
        nats.publish(subject.clone(), announcement.into()).await.unwrap();
    }
    ends(&mut his).await;
    // Ada's session has not ended.
    let answer = hers.ask(Request::Hint { table: TableId("none".to_owned()) }).await.unwrap();
    assert_eq!(answer["refusal"]["code"], "noSuchTable", "{answer}");
    pair.end().await;
}

/// While nodes are upgraded, an older one has clients, but can't read what a newer one has written.
#[tokio::test(flavor = "multi_thread")]
async fn an_older_node_leaves_tables_to_newer_ones() {
    let postgres = Postgres::create().await;
    let nats = Nats::start().await;
    let mut config = nats.config_of_node(&postgres.url());
    config.record_format = server::RECORD_FORMAT - 1;
    let older = server::start(config).await.unwrap();
    let database = postgres.database();
    let newer = Child::start_node(&database, nats.address()).await;
    let mut ada = Client::guest(older.address(), "Ada").await.unwrap();
    let alone = json!({"game": games::NAMES[0], "seats": [{"kind": "me"}]});
    // A table that the older node has opened is run by it, and can be seen through the newer one.
    let own = ada.create(&alone).await.unwrap();
    for address in [older.address(), newer.address()] {
        sheet_of(&mut at(address, &ada), &own).await;
    }
    // The older node has never run this one, and nor has anybody else.
    let table = at(newer.address(), &ada).create(&alone).await.unwrap();
    let mut socket = ada.connect().await.unwrap();
    socket.open(&table, 0, true).await.unwrap();
    accepted(&mut socket, &table, Command::Ready { nonce: Nonce([3; 16]) }).await;
    let sheet = socket.open(&table, 0, true).await.unwrap();
    let act =
        Command::Act { version: sheet["version"].as_u64().unwrap(), action: sheet["actions"][0].clone() };
    accepted(&mut socket, &table, act).await;
    let (played, _) = sheet_of(&mut at(newer.address(), &ada), &table).await;
    // Without a newer node nobody runs it, also after the lease has ended. The older one goes on with its own.
    newer.kill();
    tokio::time::sleep(store::LEASE + Duration::from_secs(1)).await;
    let path = format!("/api/tables/{table}");
    assert_eq!(ada.request("GET", &path, None).await.unwrap().status, 503);
    sheet_of(&mut ada, &own).await;
    let newer = Child::start_node(&database, nats.address()).await;
    let back = async {
        while ada.request("GET", &path, None).await.unwrap().status != 200 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(TIMEOUT, back).await.expect("the newer node runs the table");
    let (later, _) = sheet_of(&mut ada, &table).await;
    assert_eq!(later["version"], played["version"]);
    drop(newer);
    older.stop().await;
    postgres.remove().await;
}
