//! Several connections of one person.

use protocol::{Command, Request};
use serde_json::json;

use crate::kit::{TestServer, choice, command, id_of, start_alone, start_duel};

#[tokio::test(flavor = "multi_thread")]
async fn several_connections_of_one_person_stay_in_sync() {
    let (server, ada, table, mut one) = start_alone(0).await;
    let mut two = ada.connect().await.unwrap();
    let sheet = two.open(&table, 0, true).await.unwrap();
    one.open(&table, 0, true).await.unwrap();
    // Each connection gets what the other does, and either can continue.
    command(&mut one, &table, choice(&sheet, 0)).await.unwrap();
    let update = two.next_of("table").await.unwrap()["sheet"].take();
    assert!(update["version"].as_u64() > sheet["version"].as_u64());
    assert_eq!(update["you"], "a");
    let stale = command(&mut two, &table, choice(&sheet, 0)).await;
    assert_eq!(stale, Err("stale".to_owned()), "the move was already made");
    let fresh = two.open(&table, 0, true).await.unwrap();
    assert_eq!(fresh["version"], update["version"]);
    command(&mut two, &table, choice(&fresh, 0)).await.unwrap();
    let seen = one.open(&table, 0, true).await.unwrap();
    assert_eq!(seen["view"], two.open(&table, 0, true).await.unwrap()["view"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_with_several_connections_is_present_once() {
    let (server, (mut ada, mut ben), game) = start_duel().await;
    let table = game.table.clone();
    let (mut second, mut watcher) =
        (ada.connect().await.unwrap(), server.stranger().connect().await.unwrap());
    second.open(&table, 0, false).await.unwrap();
    watcher.open(&table, 0, false).await.unwrap();
    let present = watcher.next_of("present").await.unwrap();
    let mut people = vec![id_of(&mut ada).await, id_of(&mut ben).await];
    people.sort();
    assert_eq!((&present["people"], &present["watching"]), (&json!(people), &json!(1)));
    // Only the last connection to close changes who is present.
    game.first.close().await;
    second.ask(Request::Close { table: table.clone() }).await.unwrap();
    let present = watcher.next_of("present").await.unwrap();
    assert_eq!(present["people"], json!([id_of(&mut ben).await]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_can_open_a_limited_number_of_tables() {
    let server = TestServer::start().await;
    let mut ada = server.guest("Ada").await;
    let mut socket = ada.connect().await.unwrap();
    let mut tables = Vec::new();
    for _ in 0..21 {
        tables.push(ada.create(&json!({"game": "crypt", "seats": [{"kind": "me"}]})).await.unwrap());
    }
    for table in &tables[..20] {
        socket.open(table, 0, false).await.unwrap();
    }
    let open = Request::Open {
        table: tables[20].clone(),
        since: 0,
        list: false,
        frames: false,
        pace: protocol::BotPace::Normal,
    };
    assert_eq!(socket.ask(open.clone()).await.unwrap()["refusal"]["code"], "tooFast");
    socket.ask(Request::Close { table: tables[0].clone() }).await.unwrap();
    assert_eq!(socket.ask(open).await.unwrap()["type"], "table");
    // A command does not need an open table.
    command(&mut socket, &tables[0], Command::Stand).await.unwrap();
    server.stop().await;
}
