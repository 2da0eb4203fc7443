//! Frames that are not valid messages.

use protocol::Request;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio_tungstenite::tungstenite::Message;

use crate::kit::{TIMEOUT, TestServer, ends, raw_websocket, start_table, table_of};

#[tokio::test(flavor = "multi_thread")]
async fn malformed_messages_are_refused_and_change_nothing() {
    let (server, _ada, table, mut socket) = start_table(table_of(1)).await;
    let before = socket.open(&table, 0, false).await.unwrap();
    let act = |version: &str, act: &str| {
        format!(
            r#"{{"id":7,"type":"do","table":"{table}","command":{{"do":"act","version":{version},"action":{act}}}}}"#
        )
    };
    let malformed = [
        String::new(),
        "{}".to_owned(),
        "null".to_owned(),
        "[]".to_owned(),
        "5".to_owned(),
        "\"open\"".to_owned(),
        "{".to_owned(),
        "{\"type\":\"fly\"}".to_owned(),
        "{\"type\":5}".to_owned(),
        "{\"type\":\"open\"}".to_owned(),
        "{\"type\":\"open\",\"table\":{}}".to_owned(),
        "{\"type\":\"open\",\"table\":\"t\",\"since\":-1}".to_owned(),
        "{\"type\":\"open\",\"table\":\"t\",\"since\":1e400}".to_owned(),
        "{\"type\":\"open\",\"table\":\"t\",\"since\":99999999999999999999999}".to_owned(),
        "{\"id\":-1,\"type\":\"ping\"}".to_owned(),
        "{\"id\":4294967296,\"type\":\"ping\"}".to_owned(),
        "{\"type\":\"ping\",\"type\":\"ping\"}".to_owned(),
        "{\"type\":\"ping\"} x".to_owned(),
        "[".repeat(7000),
        "{\"a\":".repeat(1000),
        format!("{{\"type\":\"ping\",\"x\":{}1{}}}", "[".repeat(500), "]".repeat(500)),
        act("1.5", "5"),
        act("-1", "\"x\""),
        act("1.5", "\"x\""),
        act("1", "\"\\ud800\""),
        format!(r#"{{"type":"do","table":"{table}","command":{{"do":"sit","seat":"z"}}}}"#),
        format!(r#"{{"type":"do","table":"{table}","command":{{"do":"sit","seat":"b","as":"king"}}}}"#),
        format!(r#"{{"type":"do","table":"{table}","command":{{"do":"ready","nonce":"xyz"}}}}"#),
        format!(r#"{{"type":"do","table":"{table}","command":"undo"}}"#),
    ];
    for text in &malformed {
        socket.send_text(text).await.unwrap();
        let answer = socket.next_of("refused").await.unwrap();
        assert_eq!(answer["refusal"]["code"], "malformed", "{text:.80}");
    }
    // The refusal has the id of the message.
    socket.send_text(&act("1.5", "5")).await.unwrap();
    assert_eq!(socket.next_of("refused").await.unwrap()["id"], json!(7));
    socket.send_message(Message::binary(vec![0u8, 159, 146, 150])).await.unwrap();
    assert_eq!(socket.next_of("refused").await.unwrap()["refusal"]["code"], "malformed");
    // Unknown fields are ignored, so that newer clients work too.
    socket.send_text("{\"id\":9,\"type\":\"ping\",\"colour\":\"red\"}").await.unwrap();
    assert_eq!(socket.next_of("pong").await.unwrap()["id"], json!(9));
    let after = socket.open(&table, 0, false).await.unwrap();
    assert_eq!(after["version"], before["version"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_is_too_large_ends_only_its_connection() {
    let server = TestServer::start().await;
    let ada = server.guest("Ada").await;
    let mut bystander = ada.connect().await.unwrap();
    for message in [
        Message::text("x".repeat(9000)),
        Message::binary(vec![0; 9000]),
        Message::text("x".repeat(5_000_000)),
    ] {
        let mut socket = ada.connect().await.unwrap();
        let _ = socket.send_message(message).await;
        assert!(ends(&mut socket).await);
    }
    let fits = format!("{{\"type\":\"ping\",\"id\":1,\"pad\":\"{}\"}}", "x".repeat(8000));
    bystander.send_text(&fits).await.unwrap();
    assert_eq!(bystander.next_of("pong").await.unwrap()["id"], json!(1));
    server.stop().await;
}

/// A frame with an all-zero mask.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut bytes = vec![first];
    match payload.len() {
        short @ 0..126 => bytes.push(0x80 | short as u8),
        long => {
            bytes.push(0x80 | 126);
            bytes.extend((long as u16).to_be_bytes());
        }
    }
    bytes.extend([0; 4]);
    bytes.extend(payload);
    bytes
}

/// Everything that is received until the connection ends.
async fn answer_to(server: &TestServer, frames: &[Vec<u8>]) -> String {
    let mut stream = raw_websocket(server).await;
    for frame in frames {
        let _ = stream.write_all(frame).await;
    }
    let mut back = Vec::new();
    let _ =
        tokio::time::timeout(TIMEOUT, stream.read_to_end(&mut back)).await.expect("the connection is closed");
    String::from_utf8_lossy(&back).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_frames_end_only_their_connection() {
    let server = TestServer::start().await;
    let mut bystander = server.stranger().connect().await.unwrap();
    let close = || frame(0x88, &1000u16.to_be_bytes());
    for frames in [
        // Not masked, reserved bits, an unknown opcode, a ping that is too long or fragmented, a continuation of nothing.
        vec![vec![0x81, 0x02, b'h', b'i']],
        vec![frame(0xf1, b"{}")],
        vec![frame(0x83, b"{}")],
        vec![frame(0x89, &[0; 126])],
        vec![frame(0x09, b"x")],
        vec![frame(0x80, b"x")],
        // Invalid UTF-8, a length larger than any memory, a close with half a code.
        vec![frame(0x81, b"\xff\xfe\xfd")],
        vec![[&[0x81, 0xff], &[0xff; 8][..], &[0; 4]].concat()],
        vec![frame(0x88, b"x")],
        // Fragments that add up to a message that is too large.
        [vec![frame(0x01, &[b'x'; 5000])], vec![frame(0x00, &[b'x'; 5000])], vec![close()]].concat(),
    ] {
        let answer = answer_to(&server, &frames).await;
        assert!(!answer.contains("panic"), "{answer}");
    }
    // A message can be fragmented, with a ping in between.
    let ping = br#"{"id":5,"type":"ping"}"#;
    let parts =
        [frame(0x01, &ping[..5]), frame(0x89, b"p"), frame(0x00, &ping[5..9]), frame(0x80, &ping[9..])];
    let mut stream = raw_websocket(&server).await;
    stream.write_all(&parts.concat()).await.unwrap();
    let (mut back, mut some) = (Vec::new(), [0; 1024]);
    while !String::from_utf8_lossy(&back).contains(r#""type":"pong","id":5"#) {
        let read =
            tokio::time::timeout(TIMEOUT, stream.read(&mut some)).await.expect("the answer arrives").unwrap();
        assert_ne!(read, 0, "the connection ended: {}", String::from_utf8_lossy(&back));
        back.extend(&some[..read]);
    }
    assert_eq!(bystander.ask(Request::Ping).await.unwrap()["type"], json!("pong"));
    assert_ne!(bystander.ask(Request::Ping).await.unwrap()["now"], Value::Null);
    server.stop().await;
}
