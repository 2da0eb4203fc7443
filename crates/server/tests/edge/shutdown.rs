//! Stopping the server.

use std::time::{Duration, Instant};

use futures_util::StreamExt;
use protocol::{Command, Request};
use serde_json::json;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

use crate::kit::{TestServer, alone, choice, command, get, live_clock, start_alone, start_duel_with};

#[tokio::test(flavor = "multi_thread")]
async fn clients_are_told_to_reconnect() {
    let server = TestServer::start().await;
    let mut sockets = Vec::new();
    for _ in 0..20 {
        let stream = TcpStream::connect(server.address()).await.unwrap();
        let request = format!("ws://{}/ws", server.address());
        let (mut socket, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
        socket.next().await.unwrap().unwrap();
        sockets.push(socket);
    }
    let idle = TcpStream::connect(server.address()).await.unwrap();
    let begun = Instant::now();
    server.stop().await;
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    // The server is gone, so everything that is read was sent before.
    for mut socket in sockets {
        let bye = socket.next().await.unwrap().unwrap().into_text().unwrap();
        assert_eq!(
            serde_json::from_str::<serde_json::Value>(&bye).unwrap(),
            json!({"type": "bye", "retry": 1000})
        );
        match socket.next().await.unwrap().unwrap() {
            Message::Close(Some(close)) => assert_eq!(u16::from(close.code), 1012),
            other => panic!("{other:?}"),
        }
    }
    drop(idle);
}

#[tokio::test(flavor = "multi_thread")]
async fn confirmed_actions_survive_a_stop() {
    let (server, ada, table, mut socket) = start_alone(0).await;
    // A client plays as fast as it can while the server is stopped.
    let play = tokio::spawn(async move {
        let mut done = 0;
        loop {
            let Ok(sheet) = socket.open(&table, 0, true).await else { break };
            if sheet["phase"] == "over" {
                break;
            }
            let request = Request::Do { table: table.clone(), command: choice(&sheet, 0) };
            match socket.ask(request).await {
                Ok(answer) if answer["type"] == "done" => done = sheet["version"].as_u64().unwrap() + 1,
                _ => break,
            }
        }
        (table, done)
    });
    tokio::time::sleep(Duration::from_millis(30)).await;
    let server = server.restart().await;
    let (table, done) = play.await.unwrap();
    let mut again = server.resume(&ada);
    let sheet = get(&mut again, &format!("/api/tables/{table}")).await.json();
    assert!(sheet["version"].as_u64().unwrap() >= done, "{} < {done}", sheet["version"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_and_hints_do_not_delay_a_stop() {
    let (server, (mut ada, _), mut game) =
        start_duel_with(|config| config.bot_pace = Duration::from_secs(60), live_clock()).await;
    command(&mut game.first, &game.table, Command::Leave).await.unwrap();
    let (table, mut socket) = alone(&mut ada, 3, json!({})).await;
    let _ = socket.send(Request::Hint { table }).await;
    let begun = Instant::now();
    server.stop().await;
    assert!(begun.elapsed() < Duration::from_secs(6), "{:?}", begun.elapsed());
}
