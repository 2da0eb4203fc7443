//! Reconnecting after a lost connection or a restart.

use game_core::Changes;
use protocol::Request;
use serde_json::json;

use crate::kit::{choice, command, is_my_turn, play_out, start_alone, start_alone_with, start_duel};

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_reconnects_gets_only_what_it_missed() {
    let (server, ada, table, mut socket) = start_alone(0).await;
    let sheet = socket.open(&table, 0, true).await.unwrap();
    let seen = sheet["version"].as_u64().unwrap();
    socket.close().await;
    let mut other = ada.connect().await.unwrap();
    let sheet = other.open(&table, seen, true).await.unwrap();
    assert_eq!((&sheet["since"], &sheet["log"]), (&json!(seen), &json!([])));
    command(&mut other, &table, choice(&sheet, 1)).await.unwrap();
    let mut again = ada.connect().await.unwrap();
    let whole = again.open(&table, 0, true).await.unwrap();
    let missed = again.open(&table, seen, true).await.unwrap();
    let newer = |entry: &&serde_json::Value| entry["version"].as_u64().unwrap() > seen;
    let expected: Vec<_> = whole["log"].as_array().unwrap().iter().filter(newer).cloned().collect();
    assert!(!expected.is_empty());
    assert_eq!(missed["log"], json!(expected));
    assert_eq!(missed["view"], whole["view"], "the view is complete");
    // A future version counts as the last.
    let future = again.open(&table, u64::MAX, false).await.unwrap();
    assert_eq!((&future["since"], &future["log"]), (&whole["version"], &json!([])));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_asks_for_frames_is_sent_what_it_has_missed() {
    let (server, ada, table, mut socket) = start_alone(0).await;
    let open = |since| Request::Open {
        table: table.clone(),
        since,
        list: false,
        frames: true,
        pace: protocol::BotPace::Normal,
    };
    let mut watcher = ada.connect().await.unwrap();
    let first = watcher.ask(open(0)).await.unwrap();
    assert_eq!(first["type"], "table", "the first answer is whole");
    let (seen, mut view) = (first["sheet"]["version"].as_u64().unwrap(), first["sheet"]["view"].clone());
    let sheet = socket.open(&table, 0, true).await.unwrap();
    command(&mut socket, &table, choice(&sheet, 1)).await.unwrap();
    let update = watcher.next_of("update").await.unwrap();
    assert_eq!(update["since"], json!(seen));
    for frame in update["frames"].as_array().unwrap() {
        let moments = frame["moments"].as_array().unwrap().iter();
        for changes in moments.map(|moment| &moment["changes"]).chain([&frame["changes"]]) {
            Changes::apply(&mut view, changes).unwrap();
        }
    }
    let mut again = ada.connect().await.unwrap();
    assert_eq!(view, again.open(&table, 0, false).await.unwrap()["view"]);
    // A client that comes back gets the same, and then the answer to its request.
    again.send(open(seen)).await.unwrap();
    assert_eq!(again.next_of("update").await.unwrap()["frames"], update["frames"]);
    again.next_of("done").await.unwrap();
    let future = again.ask(open(u64::MAX)).await.unwrap();
    assert_eq!(future["type"], "table", "a client with more than there is gets a whole sheet");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_version_is_sent_once_to_a_watcher() {
    let (server, _ada, table, mut socket) = start_alone(0).await;
    let mut watcher = server.stranger().connect().await.unwrap();
    let mut version = watcher.open(&table, 0, false).await.unwrap()["version"].as_u64().unwrap();
    for number in 0..5 {
        let sheet = socket.open(&table, 0, true).await.unwrap();
        if sheet["phase"] == "over" {
            break;
        }
        command(&mut socket, &table, choice(&sheet, number)).await.unwrap();
        let message = watcher.next_of("table").await.unwrap();
        let log = message["sheet"]["log"].as_array().unwrap();
        assert_eq!(message["sheet"]["since"], json!(version));
        assert!(log.iter().all(|entry| entry["version"].as_u64().unwrap() > version));
        version = message["sheet"]["version"].as_u64().unwrap();
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_continues_after_a_restart() {
    let (server, (ada, ben), game) = start_duel().await;
    let mut first = game.first;
    let before = first.open(&game.table, 0, true).await.unwrap();
    let server = server.restart().await;
    let (one, two) = (server.resume(&ada), server.resume(&ben));
    let (mut a, mut b) = (one.connect().await.unwrap(), two.connect().await.unwrap());
    let after = a.open(&game.table, 0, true).await.unwrap();
    for field in ["version", "view", "offer", "awaiting", "log", "seats", "commitment"] {
        assert_eq!(after[field], before[field], "{field}");
    }
    b.open(&game.table, 0, true).await.unwrap();
    assert_eq!(play_out(&game.table, &mut [&mut a, &mut b]).await["phase"], "over");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_moves_after_a_restart_without_watchers() {
    // The bot is slow, so that the server stops before it has moved.
    let (server, ada, table, mut socket) =
        start_alone_with(1, |config| config.bot_pace = std::time::Duration::from_secs(60)).await;
    let mut sheet = socket.open(&table, 0, true).await.unwrap();
    while is_my_turn(&sheet) {
        command(&mut socket, &table, choice(&sheet, 0)).await.unwrap();
        sheet = socket.open(&table, 0, true).await.unwrap();
    }
    let version = sheet["version"].as_u64().unwrap();
    let server = server.restart().await;
    let mut again = server.resume(&ada);
    // The list does not load the table; the sweep does.
    let moved = async {
        loop {
            let mine = crate::kit::get(&mut again, "/api/mine").await.json();
            if mine[0]["awaiting"] == json!(["a"]) {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(crate::kit::TIMEOUT, moved).await.expect("the bot moves");
    let mut socket = again.connect().await.unwrap();
    let sheet = socket.open(&table, version, true).await.unwrap();
    assert!(sheet["version"].as_u64().unwrap() > version);
    command(&mut socket, &table, choice(&sheet, 0)).await.unwrap();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_watchers_is_unloaded_and_loaded_again() {
    let (server, ada, table, mut socket) =
        start_alone_with(0, |config| config.linger = std::time::Duration::from_millis(50)).await;
    let before = socket.open(&table, 0, true).await.unwrap();
    socket.close().await;
    for round in 0..10u64 {
        // Around the time at which the actor retires: the client is served by it or by the next one.
        tokio::time::sleep(std::time::Duration::from_millis(45 + 2 * round)).await;
        let mut socket = ada.connect().await.unwrap();
        let sheet = socket.open(&table, 0, true).await.unwrap();
        assert_eq!(sheet["view"], before["view"]);
        socket.close().await;
    }
    let mut socket = ada.connect().await.unwrap();
    let sheet = socket.open(&table, 0, true).await.unwrap();
    command(&mut socket, &table, choice(&sheet, 0)).await.unwrap();
    assert_eq!(socket.ask(Request::Close { table: table.clone() }).await.unwrap()["type"], "done");
    let mut other = ada.connect().await.unwrap();
    let sheet = other.open(&table, 0, true).await.unwrap();
    if is_my_turn(&sheet) {
        command(&mut other, &table, choice(&sheet, 0)).await.unwrap();
    }
    // A connection that closed the table gets no more of its changes; its next message is the pong.
    assert_eq!(socket.ask(Request::Ping).await.unwrap()["type"], "pong");
    server.stop().await;
}
