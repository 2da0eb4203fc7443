//! Lessons, and tables that branch from a finished game.

use protocol::{Command, TableId};
use serde_json::{Value, json};

use crate::kit::{self, TestServer, nonce};

fn id(response: &Value) -> TableId {
    TableId(response["table"].as_str().unwrap().to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_has_a_scripted_deal_and_does_not_count() {
    let server = TestServer::start().await;
    let mut ada = server.guest("Ada").await;
    let table = id(&ada.expect("POST", "/api/lessons/crypt", Some(&json!({}))).await.unwrap());
    let mut socket = ada.connect().await.unwrap();
    let sheet = socket.open(&table, 0, true).await.unwrap();
    assert_eq!(sheet["arranged"], true);
    kit::command(&mut socket, &table, Command::Ready { nonce: nonce(1) }).await.unwrap();
    let sheet = socket.open(&table, 0, true).await.unwrap();
    assert_eq!(sheet["view"]["row"][0]["kind"], "jewelry");
    assert_eq!(sheet["view"]["row"][0]["coins"], 4);
    assert_eq!(
        sheet["lesson"],
        json!({ "done": 0, "of": 6, "wanted": { "claim": [{ "slot": 1, "dice": 1, "effort": 4 }] } })
    );
    let over = kit::play_out(&table, &mut [&mut socket]).await;
    assert_eq!(over["phase"], "over");
    let history = ada.expect("GET", "/api/history", None).await.unwrap();
    assert_eq!(history["games"], json!([]));
    let export = ada.request("GET", &format!("/api/tables/{table}/export"), None).await.unwrap();
    assert_eq!((export.status, &export.json()["code"]), (409, &json!("arranged")));
    assert_eq!(ada.request("POST", "/api/lessons/chess", Some(&json!({}))).await.unwrap().status, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_can_branch_from_any_version_of_a_finished_game() {
    let server = TestServer::start().await;
    let mut ada = server.guest("Ada").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "novice"}]);
    let table = ada.create(&json!({"game": "crypt", "seats": seats})).await.unwrap();
    let branch = format!("/api/tables/{table}/branch");
    let branch_at = |version: u64, seat: &str| json!({"version": version, "seat": seat, "level": "steady"});
    let running = ada.request("POST", &branch, Some(&branch_at(6, "a"))).await.unwrap();
    assert_eq!(running.status, 400, "a running game reveals nothing");
    let mut socket = ada.connect().await.unwrap();
    socket.open(&table, 0, true).await.unwrap();
    kit::command(&mut socket, &table, Command::Ready { nonce: nonce(1) }).await.unwrap();
    kit::play_out(&table, &mut [&mut socket]).await;
    let replay = ada.expect("GET", &format!("/api/tables/{table}/replay?as=b"), None).await.unwrap();
    let scene = &replay.as_array().unwrap()[12];
    let version = scene["version"].as_u64().unwrap();
    let next = id(&ada.expect("POST", &branch, Some(&branch_at(version, "b"))).await.unwrap());
    let sheet = socket.open(&next, 0, true).await.unwrap();
    assert_eq!((&sheet["you"], &sheet["arranged"]), (&json!("b"), &json!(true)));
    kit::command(&mut socket, &next, Command::Ready { nonce: nonce(2) }).await.unwrap();
    let over = kit::play_out(&next, &mut [&mut socket]).await;
    assert_eq!(over["phase"], "over");
    for (bad, status) in
        [(branch_at(version, "c"), 400), (branch_at(u64::MAX, "a"), 400), (branch_at(0, "a"), 400)]
    {
        assert_eq!(ada.request("POST", &branch, Some(&bad)).await.unwrap().status, status, "{bad}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_table_can_branch_from_a_running_game() {
    let (server, (mut ada, _), mut game) = kit::start_duel().await;
    let path = format!("/api/tables/{}/branch", game.table);
    let branch = json!({"version": 9, "seat": "a", "level": "novice"});
    for client in [&mut ada, &mut server.guest("Eve").await] {
        let reply = kit::post(client, &path, branch.clone()).await;
        assert_eq!((reply.status, &reply.json()["code"]), (400, &json!("badMoment")));
        assert!(!reply.body.contains("claim") && !reply.body.contains("reveal"), "{}", reply.body);
    }
    kit::command(&mut game.second, &game.table, Command::Resign).await.unwrap();
    let unknown = json!({"version": 9, "seat": "a", "level": "novice", "seed": "00"});
    assert_eq!(kit::post(&mut ada, &path, unknown).await.json()["code"], "badBody");
    assert_eq!(kit::post(&mut server.stranger(), &path, branch).await.status, 401);
    server.stop().await;
}
