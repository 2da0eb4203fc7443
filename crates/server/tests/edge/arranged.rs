//! Lessons, and playing on from a moment of a finished game.

use protocol::Command;
use serde_json::json;

use crate::kit::{House, alone, command, duel, get, nonce, play_out, post};

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_a_game_against_a_bot_that_counts_for_nothing() {
    let house = House::start().await;
    let mut ada = house.guest("Ada").await;
    let reply = post(&mut ada, "/api/lessons/crypt", json!({})).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    let table = protocol::TableId(reply.json()["table"].as_str().unwrap().to_owned());
    let mut socket = ada.connect().await.unwrap();
    let sheet = socket.open(&table, 0, true).await.unwrap();
    assert_eq!(
        (&sheet["arranged"], &sheet["rated"], &sheet["you"]),
        (&json!(true), &json!(false), &json!("a"))
    );
    command(&mut socket, &table, Command::Ready { nonce: nonce(1) }).await.unwrap();
    assert_eq!(play_out(&table, &mut [&mut socket]).await["phase"], "over");
    for (game, mut who, status) in
        [("chess", ada.clone(), 404), ("%00", ada.clone(), 404), ("crypt", house.stranger(), 401)]
    {
        let reply = post(&mut who, &format!("/api/lessons/{game}"), json!({})).await;
        assert_eq!((reply.status, reply.json()["code"].is_string()), (status, true), "{game}");
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_plays_on_from_a_game_that_is_running() {
    let house = House::start().await;
    let (mut ada, mut ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let mut game = duel(&mut ada, &mut ben, json!({})).await;
    let path = format!("/api/tables/{}/branch", game.table);
    let moment = json!({"version": 9, "seat": "a", "level": "novice"});
    for client in [&mut ada, &mut house.guest("Eve").await] {
        let reply = post(client, &path, moment.clone()).await;
        assert_eq!((reply.status, &reply.json()["code"]), (400, &json!("badMoment")));
        assert!(!reply.body.contains("claim") && !reply.body.contains("reveal"), "{}", reply.body);
    }
    command(&mut game.second, &game.table, Command::Resign).await.unwrap();
    let bad = json!({"version": 9, "seat": "d", "level": "novice"});
    assert_eq!(post(&mut ada, &path, bad).await.status, 400);
    let unknown = json!({"version": 9, "seat": "a", "level": "novice", "seed": "00"});
    assert_eq!(post(&mut ada, &path, unknown).await.json()["code"], "badBody");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_on_begins_where_the_game_was() {
    let house = House::start().await;
    let mut ada = house.guest("Ada").await;
    let (table, mut socket) = alone(&mut ada, 1, json!({})).await;
    play_out(&table, &mut [&mut socket]).await;
    let scenes = get(&mut ada, &format!("/api/tables/{table}/replay?as=a")).await.json();
    let scenes = scenes.as_array().unwrap();
    let moment = &scenes[scenes.len() / 2];
    let wanted = json!({"version": moment["version"], "seat": "a", "level": "novice"});
    let reply = post(&mut ada, &format!("/api/tables/{table}/branch"), wanted).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    let branch = protocol::TableId(reply.json()["table"].as_str().unwrap().to_owned());
    let mut socket = ada.connect().await.unwrap();
    socket.open(&branch, 0, true).await.unwrap();
    command(&mut socket, &branch, Command::Ready { nonce: nonce(1) }).await.unwrap();
    assert_eq!(play_out(&branch, &mut [&mut socket]).await["phase"], "over");
    let results = get(&mut ada, &format!("/api/tables/{branch}/results")).await.json();
    assert_eq!(results[0]["rating"], json!(null));
    house.stop().await;
}
