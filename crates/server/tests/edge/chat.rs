//! Chat.

use protocol::{Command, Request, TableId};
use serde_json::{Value, json};
use server::client::{Client, Socket};

use crate::kit::{
    TestServer, command, credentials, duel, id_of, limit, post, start_duel, start_table, table_of,
};

async fn say(socket: &mut Socket, table: &TableId, text: &str) -> Value {
    let mut answer = socket
        .ask(Request::Say { table: table.clone(), text: text.to_owned(), allies: false })
        .await
        .unwrap();
    match answer["type"].as_str() {
        Some("done") => Value::Null,
        _ => answer["refusal"]["code"].take(),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_is_sent_to_everyone_and_stored() {
    let (server, _, mut game) = start_duel().await;
    let text = "<script>alert(1)</script> & \"so\" on ☠";
    assert_eq!(say(&mut game.first, &game.table, &format!("  {text} ")).await, Value::Null);
    let chat = game.second.next_of("chat").await.unwrap();
    let line = &chat["lines"][0];
    // The text is not escaped: clients show it as plain text.
    assert_eq!((&line["text"], &line["name"], &line["number"]), (&json!(text), &json!("Ada"), &json!(1)));
    let mut late = server.stranger().connect().await.unwrap();
    late.open(&game.table, 0, false).await.unwrap();
    assert_eq!(late.next_of("chat").await.unwrap()["lines"], chat["lines"]);
    assert_eq!(say(&mut late, &game.table, "hello").await, "notSeated", "chat needs a session");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn long_lines_and_control_characters_are_refused() {
    let (server, _ada, table, mut socket) = start_table(table_of(1)).await;
    assert_eq!(say(&mut socket, &table, "hello").await, "noSuchTable", "chat needs an open table");
    socket.open(&table, 0, false).await.unwrap();
    for bad in ["", "  ", "\u{200b}", "a\nb", "a\u{0}b", "\u{1b}[2J", &"x".repeat(401)] {
        assert_eq!(say(&mut socket, &table, bad).await, "badText", "{bad:?}");
    }
    assert_eq!(say(&mut socket, &table, &"é".repeat(400)).await, Value::Null);
    // Characters that change the direction of the text are removed.
    assert_eq!(say(&mut socket, &table, "a\u{202e}b").await, Value::Null);
    socket.ask(Request::Close { table: table.clone() }).await.unwrap();
    socket.open(&table, 0, false).await.unwrap();
    let lines = socket.next_of("chat").await.unwrap();
    assert_eq!(lines["lines"][1]["text"], "ab");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_is_limited_per_person_over_all_connections() {
    let server = TestServer::start_with(|config| config.rates.chat = limit(3)).await;
    let mut ada = server.guest("Ada").await;
    let table = ada.create(&table_of(1)).await.unwrap();
    let mut answers = Vec::new();
    for number in 0..5 {
        let mut socket = ada.connect().await.unwrap();
        socket.open(&table, 0, false).await.unwrap();
        answers.push(say(&mut socket, &table, &format!("line {number}")).await);
    }
    assert_eq!(answers, [Value::Null, Value::Null, Value::Null, json!("tooFast"), json!("tooFast")]);
    let ben = server.guest("Ben").await;
    let mut socket = ben.connect().await.unwrap();
    socket.open(&table, 0, false).await.unwrap();
    assert_eq!(say(&mut socket, &table, "a line of Ben").await, Value::Null);
    server.stop().await;
}

async fn mute(client: &mut Client, other: &str, method: &str) {
    let reply = client.request(method, &format!("/api/mutes/{other}"), None).await.unwrap();
    assert_eq!(reply.status, 200);
}

/// The chat texts that a socket receives up to `last`.
async fn texts_until(socket: &mut Socket, last: &str) -> Vec<String> {
    let mut texts = Vec::new();
    while texts.last().is_none_or(|text| text != last) {
        let chat = socket.next_of("chat").await.unwrap();
        let lines = chat["lines"].as_array().unwrap();
        texts.extend(lines.iter().map(|line| line["text"].as_str().unwrap().to_owned()));
    }
    texts
}

#[tokio::test(flavor = "multi_thread")]
async fn a_muted_person_is_hidden_only_from_the_one_who_muted_them() {
    let server = TestServer::start().await;
    let (mut ada, mut ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let eve = server.guest("Eve").await;
    server.account("Evelyn").await;
    let mut game = duel(&mut ada, &mut ben, json!({})).await;
    let mut eves = eve.connect().await.unwrap();
    eves.open(&game.table, 0, false).await.unwrap();
    let id = id_of(&mut eve.clone()).await;
    mute(&mut ada, &id, "PUT").await;
    assert_eq!(say(&mut eves, &game.table, "one").await, Value::Null);
    assert_eq!(texts_until(&mut game.second, "one").await, ["one"]);
    assert_eq!(say(&mut game.second, &game.table, "two").await, Value::Null);
    assert_eq!(texts_until(&mut game.first, "two").await, ["two"]);
    // It is the same on a new connection, also for earlier lines.
    let mut again = ada.connect().await.unwrap();
    again.open(&game.table, 0, false).await.unwrap();
    assert_eq!(texts_until(&mut again, "two").await, ["two"]);
    // Logging in to another account does not help.
    let mut evelyn = eve.clone();
    assert_eq!(post(&mut evelyn, "/api/login", credentials("Evelyn")).await.status, 200);
    let mut eves = evelyn.connect().await.unwrap();
    eves.open(&game.table, 0, false).await.unwrap();
    assert_eq!(say(&mut eves, &game.table, "three").await, Value::Null);
    assert_eq!(say(&mut game.second, &game.table, "four").await, Value::Null);
    assert_eq!(texts_until(&mut again, "four").await, ["four"]);
    mute(&mut ada, &id_of(&mut evelyn).await, "DELETE").await;
    assert_eq!(say(&mut eves, &game.table, "five").await, Value::Null);
    assert_eq!(texts_until(&mut again, "five").await, ["five"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_turn_the_chat_of_spectators_off() {
    let (server, _, mut game) = start_duel().await;
    let table = game.table.clone();
    let cem = server.guest("Cem").await;
    let mut watcher = cem.connect().await.unwrap();
    watcher.open(&table, 0, false).await.unwrap();
    assert_eq!(say(&mut watcher, &table, "hello").await, Value::Null);
    let mute = |muted: bool| Command::MuteSpectators { muted };
    assert_eq!(command(&mut watcher, &table, mute(true)).await, Err("notSeated".to_owned()));
    command(&mut game.second, &table, mute(true)).await.unwrap();
    assert_eq!(say(&mut watcher, &table, "am I heard?").await, "spectatorsMuted");
    assert_eq!(say(&mut game.first, &table, "peace").await, Value::Null);
    command(&mut game.first, &table, mute(false)).await.unwrap();
    assert_eq!(say(&mut watcher, &table, "thank you").await, Value::Null);
    let mut late = server.stranger().connect().await.unwrap();
    late.open(&table, 0, false).await.unwrap();
    let lines = late.next_of("chat").await.unwrap()["lines"].clone();
    let texts: Vec<&str> =
        lines.as_array().unwrap().iter().map(|line| line["text"].as_str().unwrap()).collect();
    assert_eq!(texts, ["hello", "peace", "thank you"], "what was refused is not stored");
    server.stop().await;
}
