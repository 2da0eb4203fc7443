//! A whole game over real sockets.

use protocol::{Command, Request};
use serde_json::json;

use crate::kit::{self, TestServer, nonce};

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_whole_game_by_link() {
    let server = TestServer::start().await;
    let mut ada = server.guest("Ada").await;
    let ben = server.guest("Ben").await;
    let table =
        ada.create(&json!({"game": "crypt", "seats": [{"kind": "me"}, {"kind": "open"}]})).await.unwrap();
    let mut first = ada.connect().await.unwrap();
    let mut second = ben.connect().await.unwrap();
    let sheet = first.open(&table, 0, true).await.unwrap();
    assert_eq!((&sheet["phase"], &sheet["you"]), (&json!("gathering"), &json!("a")));
    let sheet = second.open(&table, 0, true).await.unwrap();
    assert_eq!(sheet["you"], json!(null));
    kit::command(&mut second, &table, Command::Sit { seat: game_core::Seat::B }).await.unwrap();
    kit::command(&mut first, &table, Command::Ready { nonce: nonce(1) }).await.unwrap();
    kit::command(&mut second, &table, Command::Ready { nonce: nonce(2) }).await.unwrap();
    let ending = kit::play_out(&table, &mut [&mut first, &mut second]).await;
    assert_eq!(ending["phase"], "over");
    assert!(ending["seed"].is_string());
    let export = kit::get(&mut ada, &format!("/api/tables/{table}/export")).await;
    assert_eq!(export.status, 200);
    let verified = table::verify(&export.body).unwrap();
    assert_eq!(json!(verified.commitment), ending["commitment"]);
    let pong = first.ask(Request::Ping).await.unwrap();
    assert_eq!(pong["type"], "pong");
    server.stop().await;
}
