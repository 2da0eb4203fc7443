//! A server whose files can't grow: the operating system refuses to write, as on a full disk.

use std::fs;
use std::time::Duration;

use protocol::{Command, Nonce, Request, TableId};
use serde_json::{Value, json};
use server::client::{Client, Socket};

use crate::child::Child;
use crate::database::Database;

/// How long a server may take to notice that there is room again.
const TIMEOUT: Duration = Duration::from_secs(20);

#[tokio::test(flavor = "multi_thread")]
async fn a_server_goes_on_when_its_disk_has_room_again() {
    let folder = tempfile::tempdir().unwrap();
    let server = Child::start_unkillable_by_limits(&Database::Folder(folder.path().to_owned())).await;
    let ready = async || Client::new(server.address()).request("GET", "/readyz", None).await.unwrap().status;
    let mut ada = Client::guest(server.address(), "Ada").await.unwrap();
    assert_eq!(ready().await, 200);

    // The log of the database may not grow any more.
    let log = fs::metadata(folder.path().join("gravegoods.db-wal")).unwrap().len();
    server.limit_files(Some(log));
    for _ in 0..5 {
        assert!(Client::guest(server.address(), "Ben").await.is_err());
        assert_eq!(ready().await, 503);
    }
    // What was written can still be read.
    let me = ada.request("GET", "/api/me", None).await.unwrap();
    assert_eq!((me.status, &me.json()["name"]), (200, &"Ada".into()));

    server.limit_files(None);
    let wait = async {
        while ready().await != 200 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(TIMEOUT, wait).await.expect("the server is ready again");
    Client::guest(server.address(), "Ben").await.unwrap();
}

/// How often a player tries to act while the disk is full.
const ATTEMPTS: usize = 40;

/// How many lines a server may log meanwhile: the first few failures of each kind, and then one every ten seconds.
const MOST_LINES: usize = 20;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_when_the_disk_has_room_again() {
    let folder = tempfile::tempdir().unwrap();
    let database = Database::Folder(folder.path().to_owned());
    let mut server = Child::start_unkillable_by_limits(&database).await;
    let mut ada = Client::guest(server.address(), "Ada").await.unwrap();
    let table = ada.create(&json!({"game": games::NAMES[0], "seats": [{"kind": "me"}]})).await.unwrap();
    let mut socket = ada.connect().await.unwrap();
    socket.open(&table, 0, true).await.unwrap();
    let ready = Request::Do { table: table.clone(), command: Command::Ready { nonce: Nonce([3; 16]) } };
    assert_eq!(socket.ask(ready).await.unwrap()["type"], "done");
    let before = socket.open(&table, 0, true).await.unwrap();

    let log = fs::metadata(folder.path().join("gravegoods.db-wal")).unwrap().len();
    server.limit_files(Some(log));
    for _ in 0..ATTEMPTS {
        let answer = act(&mut socket, &table, &before).await;
        assert_eq!(answer["refusal"]["code"], "unavailable", "{answer}");
    }
    // Nothing has happened at the table, for nobody.
    let sheet = socket.open(&table, 0, true).await.unwrap();
    assert_eq!((&sheet["version"], &sheet["log"]), (&before["version"], &before["log"]));

    server.limit_files(None);
    let accepted = async {
        while act(&mut socket, &table, &before).await["type"] != "done" {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(TIMEOUT, accepted).await.expect("the player can act again");
    // The game is played to its end, and everything that happened is in it.
    loop {
        let sheet = socket.open(&table, 0, true).await.unwrap();
        if sheet["phase"] == "over" {
            break;
        }
        let answer = act(&mut socket, &table, &sheet).await;
        assert_eq!(answer["type"], "done", "{answer}");
    }
    let export = ada.request("GET", &format!("/api/tables/{table}/export"), None).await.unwrap();
    table::verify(&export.body).unwrap();
    let lines = server.log();
    assert!((1..=MOST_LINES).contains(&lines.len()), "{} lines: {lines:#?}", lines.len());
}

/// Lets the player choose the first action of a sheet, and returns the answer.
async fn act(socket: &mut Socket, table: &TableId, sheet: &Value) -> Value {
    let (version, action) = (sheet["version"].as_u64().unwrap(), sheet["actions"][0].clone());
    let command = Command::Act { version, action };
    socket.ask(Request::Do { table: table.clone(), command }).await.unwrap()
}
