//! Clients that send too much, do not read, or stay silent.

use std::time::Duration;

use futures_util::SinkExt;
use protocol::Request;
use tokio::net::TcpSocket;
use tokio_tungstenite::tungstenite::Message;

use crate::kit::{TIMEOUT, TestServer, choice, command, ends, raw, raw_websocket, start_alone_with};

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_messages_ends_the_connection() {
    let server = TestServer::start_with(|config| config.rates = server::Rates::default()).await;
    let ada = server.guest("Ada").await;
    let mut bystander = server.stranger().connect().await.unwrap();
    let mut socket = ada.connect().await.unwrap();
    let mut sent = 0;
    while sent < 5000 && socket.send(Request::Ping).await.is_ok() {
        sent += 1;
    }
    assert!(ends(&mut socket).await);
    // Unread answers are lost when the connection is closed, so they are counted on another one with fewer messages.
    let ben = server.guest("Ben").await;
    let mut socket = ben.connect().await.unwrap();
    for _ in 0..125 {
        socket.send(Request::Ping).await.unwrap();
    }
    let (mut pongs, mut refused) = (0, 0);
    while let Ok(Some(text)) = socket.next_text().await {
        pongs += u32::from(text.contains("\"pong\""));
        refused += u32::from(text.contains("\"tooFast\""));
    }
    assert!((60..90).contains(&pongs), "{pongs}");
    assert!((1..=61).contains(&refused), "{refused}");
    assert_eq!(bystander.ask(Request::Ping).await.unwrap()["type"], "pong");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_connections_of_one_person_share_a_limit() {
    let server = TestServer::start_with(|config| {
        config.rates = server::Rates { frames: crate::kit::limit(2), ..server::Rates::generous() };
    })
    .await;
    let ada = server.guest("Ada").await;
    let mut pongs = 0;
    for _ in 0..20 {
        let mut socket = ada.connect().await.unwrap();
        for _ in 0..5 {
            pongs += u32::from(socket.ask(Request::Ping).await.unwrap()["type"] == "pong");
        }
    }
    assert!((30..80).contains(&pongs), "{pongs} of 100");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_pings_ends_the_connection() {
    let server = TestServer::start_with(|config| config.rates = server::Rates::default()).await;
    let mut socket = server.stranger().connect().await.unwrap();
    let flood = async {
        while socket.send_message(Message::Ping(Vec::new().into())).await.is_ok() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(TIMEOUT, flood).await.expect("the connection is closed");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_read_is_disconnected_and_others_are_not_affected() {
    let (server, _ada, table, mut socket) =
        start_alone_with(0, |config| config.timeouts.write = Duration::from_secs(1)).await;
    let small = TcpSocket::new_v4().unwrap();
    small.set_recv_buffer_size(4096).unwrap();
    let stream = small.connect(server.address()).await.unwrap();
    let request = format!("ws://{}/ws", server.address());
    let (mut slow_reader, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
    // It opens the whole table again and again, and never reads an answer.
    let open = serde_json::to_string(&protocol::ClientMessage {
        id: None,
        request: Request::Open {
            table: table.clone(),
            since: 0,
            list: true,
            frames: false,
            pace: protocol::BotPace::Normal,
        },
    })
    .unwrap();
    let flood = async { while slow_reader.send(Message::text(open.clone())).await.is_ok() {} };
    let others = async {
        for number in 0..5 {
            let sheet = socket.open(&table, 0, true).await.unwrap();
            if sheet["phase"] != "over" {
                command(&mut socket, &table, choice(&sheet, number)).await.unwrap();
            }
        }
    };
    let (ended, ()) = tokio::join!(tokio::time::timeout(TIMEOUT, flood), others);
    assert!(ended.is_ok(), "the connection is never closed");
    let metrics =
        raw(server.address(), b"GET /metrics HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n").await;
    assert!(metrics.contains("gravegoods_slow_readers_total 1"), "{metrics}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_answer_pings_is_disconnected() {
    let server = TestServer::start_with(|config| {
        config.timeouts.ping = Duration::from_millis(100);
        config.timeouts.idle = Duration::from_millis(500);
    })
    .await;
    // This client answers pings, as browsers do automatically, and stays connected.
    let mut alive = server.stranger().connect().await.unwrap();
    let quiet = tokio::time::timeout(Duration::from_millis(1200), alive.next_of("never")).await;
    assert!(quiet.is_err(), "no message arrived and the connection stayed open");
    assert_eq!(alive.ask(Request::Ping).await.unwrap()["type"], "pong");
    // This client does not.
    let mut dead = raw_websocket(&server).await;
    let mut back = Vec::new();
    let gone = tokio::io::AsyncReadExt::read_to_end(&mut dead, &mut back);
    let _ = tokio::time::timeout(TIMEOUT, gone).await.expect("the connection is closed");
    server.stop().await;
}
