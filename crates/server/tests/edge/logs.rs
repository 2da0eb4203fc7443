//! What is logged, and what must not be logged.

use std::io::Write;
use std::sync::{Arc, Mutex};

use protocol::{Command, Request};
use serde_json::json;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::kit::{TestServer, alone, choice, command, get, is_my_turn, post};

/// A log in memory.
#[derive(Clone, Default)]
struct LogBuffer(Arc<Mutex<Vec<u8>>>);

impl Write for LogBuffer {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_has_events_and_no_secrets() {
    let log = LogBuffer::default();
    let writer = log.clone();
    let layer = tracing_subscriber::fmt::layer().json().with_writer(move || writer.clone());
    let all =
        Targets::new().with_targets([("server", tracing::Level::TRACE), ("store", tracing::Level::TRACE)]);
    tracing_subscriber::registry().with(all).with(layer).try_init().unwrap();
    let server = TestServer::start().await;
    let mut ada = server.guest("Zanzibar").await;
    let register = json!({"name": "Zanzibar", "password": "open sesame"});
    assert_eq!(post(&mut ada, "/api/register", register).await.status, 200);
    let wrong = json!({"name": "Zanzibar", "password": "open barley"});
    assert_eq!(post(&mut server.stranger(), "/api/login", wrong).await.status, 401);
    let (table, mut socket) = alone(&mut ada, 1, json!({})).await;
    let mut sheet = socket.open(&table, 0, true).await.unwrap();
    while !is_my_turn(&sheet) {
        sheet = socket.open(&table, 0, true).await.unwrap();
    }
    command(&mut socket, &table, choice(&sheet, 0)).await.unwrap();
    socket
        .ask(Request::Say { table: table.clone(), text: "whispered words".to_owned(), allies: false })
        .await
        .unwrap();
    socket.send_text("{\"type\":\"mumbled words\"}").await.unwrap();
    command(&mut socket, &table, Command::Resign).await.unwrap();
    let over = socket.open(&table, 0, false).await.unwrap();
    get(&mut ada, "/api/shouted-words?secret=murmured-words").await;
    let cookie = ada.cookie.clone().unwrap();
    server.stop().await;
    let text = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    for line in text.lines() {
        serde_json::from_str::<serde_json::Value>(line).expect("every line is JSON");
    }
    for expected in [
        "\"route\":\"/api/register\"",
        "\"status\":401",
        "\"micros\":",
        "game started",
        "game ended",
        "stopped",
        table.0.as_str(),
    ] {
        assert!(text.contains(expected), "{expected} is not in\n{text}");
    }
    let seed = over["seed"].as_str().unwrap();
    let token = cookie.split_once('=').unwrap().1;
    let token = &token[token.len() - 64..];
    for secret in [
        "sesame",
        "barley",
        "whispered",
        "mumbled",
        "shouted",
        "murmured",
        seed,
        token,
        "argon2",
        "claim",
        "reveal",
    ] {
        assert!(!text.contains(secret), "{secret} is in\n{text}");
    }
}
