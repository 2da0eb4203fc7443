//! Talking at the table.

use protocol::{Request, TableId};
use serde_json::{Value, json};
use server::client::{Client, Socket};

use crate::kit::{TestServer, credentials, duel, few, id_of, open_seat, post, seats};

async fn say(socket: &mut Socket, table: &TableId, text: &str) -> Value {
    let mut answer = socket.ask(Request::Say { table: table.clone(), text: text.to_owned() }).await.unwrap();
    match answer["type"].as_str() {
        Some("done") => Value::Null,
        _ => answer["refusal"]["code"].take(),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_is_heard_by_all_and_kept() {
    let server = TestServer::start().await;
    let (mut ada, mut ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let mut game = duel(&mut ada, &mut ben, json!({})).await;
    let text = "<script>alert(1)</script> & \"so\" on ☠";
    assert_eq!(say(&mut game.first, &game.table, &format!("  {text} ")).await, Value::Null);
    let heard = game.second.next_of("chat").await.unwrap();
    let line = &heard["lines"][0];
    // It passes as the text it is: whoever shows it shows text.
    assert_eq!((&line["text"], &line["name"], &line["number"]), (&json!(text), &json!("Ada"), &json!(1)));
    let mut late = server.stranger().connect().await.unwrap();
    late.open(&game.table, 0, false).await.unwrap();
    assert_eq!(late.next_of("chat").await.unwrap()["lines"], heard["lines"]);
    assert_eq!(say(&mut late, &game.table, "hello").await, "notSeated", "whoever talks has a name");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lines_have_a_length_and_no_tricks() {
    let server = TestServer::start().await;
    let mut ada = server.guest("Ada").await;
    let table = ada.create(&json!({"game": "crypt", "seats": seats(&[open_seat()])})).await.unwrap();
    let mut socket = ada.connect().await.unwrap();
    assert_eq!(say(&mut socket, &table, "hello").await, "noSuchTable", "one talks where one is");
    socket.open(&table, 0, false).await.unwrap();
    for bad in ["", "  ", "\u{200b}", "a\nb", "a\u{0}b", "\u{1b}[2J", &"x".repeat(401)] {
        assert_eq!(say(&mut socket, &table, bad).await, "badText", "{bad:?}");
    }
    assert_eq!(say(&mut socket, &table, &"é".repeat(400)).await, Value::Null);
    // What would turn everything after it around is left out.
    assert_eq!(say(&mut socket, &table, "a\u{202e}b").await, Value::Null);
    socket.ask(Request::Close { table: table.clone() }).await.unwrap();
    socket.open(&table, 0, false).await.unwrap();
    let lines = socket.next_of("chat").await.unwrap();
    assert_eq!(lines["lines"][1]["text"], "ab");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn talking_is_limited_for_a_person_in_all_their_windows() {
    let server = TestServer::start_with(|config| config.rates.chat = few(3)).await;
    let mut ada = server.guest("Ada").await;
    let table = ada.create(&json!({"game": "crypt", "seats": seats(&[open_seat()])})).await.unwrap();
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
    assert_eq!(say(&mut socket, &table, "mine are my own").await, Value::Null);
    server.stop().await;
}

async fn mute(client: &mut Client, other: &str, method: &str) {
    let reply = client.request(method, &format!("/api/mutes/{other}"), None).await.unwrap();
    assert_eq!(reply.status, 200);
}

/// The texts that a socket hears until `last` is said.
async fn heard_until(socket: &mut Socket, last: &str) -> Vec<String> {
    let mut texts = Vec::new();
    while texts.last().is_none_or(|text| text != last) {
        let chat = socket.next_of("chat").await.unwrap();
        let lines = chat["lines"].as_array().unwrap();
        texts.extend(lines.iter().map(|line| line["text"].as_str().unwrap().to_owned()));
    }
    texts
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_muted_is_heard_by_everybody_else() {
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
    assert_eq!(heard_until(&mut game.second, "one").await, ["one"]);
    assert_eq!(say(&mut game.second, &game.table, "two").await, Value::Null);
    assert_eq!(heard_until(&mut game.first, "two").await, ["two"]);
    // In a new window it is the same, for what was said before, too.
    let mut window = ada.connect().await.unwrap();
    window.open(&game.table, 0, false).await.unwrap();
    assert_eq!(heard_until(&mut window, "two").await, ["two"]);
    // Nor does another name help.
    let mut evelyn = eve.clone();
    assert_eq!(post(&mut evelyn, "/api/login", credentials("Evelyn")).await.status, 200);
    let mut eves = evelyn.connect().await.unwrap();
    eves.open(&game.table, 0, false).await.unwrap();
    assert_eq!(say(&mut eves, &game.table, "three").await, Value::Null);
    assert_eq!(say(&mut game.second, &game.table, "four").await, Value::Null);
    assert_eq!(heard_until(&mut window, "four").await, ["four"]);
    mute(&mut ada, &id_of(&mut evelyn).await, "DELETE").await;
    assert_eq!(say(&mut eves, &game.table, "five").await, Value::Null);
    assert_eq!(heard_until(&mut window, "five").await, ["five"]);
    server.stop().await;
}
