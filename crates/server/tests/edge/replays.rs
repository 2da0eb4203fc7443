//! Replays and exports exist for finished games only.

use protocol::Command;
use serde_json::{Value, json};

use crate::kit::{command, get, play_out, start_alone, start_duel_of, views_of};

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_has_no_replay_and_no_export() {
    let (server, (mut ada, mut ben), mut game) = start_duel_of(json!({"visibility": "public"})).await;
    let table = game.table.clone();
    for client in [&mut ada, &mut ben, &mut server.stranger()] {
        for what in ["replay", "replay?as=a", "replay?as=spectator", "export", "journal"] {
            let reply = get(client, &format!("/api/tables/{table}/{what}")).await;
            assert_eq!((reply.status, &reply.json()["code"]), (409, &json!("notOver")), "{what}");
        }
        assert_eq!(get(client, &format!("/api/tables/{table}/results")).await.status, 404);
        assert_eq!(get(client, &format!("/api/tables/{table}")).await.json()["seed"], Value::Null);
    }
    command(&mut game.second, &table, Command::Resign).await.unwrap();
    let mut stranger = server.stranger();
    for what in ["replay", "export", "journal", "results"] {
        assert_eq!(get(&mut stranger, &format!("/api/tables/{table}/{what}")).await.status, 200, "{what}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_has_replays_for_every_side_and_a_valid_export() {
    let (server, _ada, table, mut socket) = start_alone(1).await;
    let ending = play_out(&table, &mut [&mut socket]).await;
    let mut stranger = server.stranger();
    let mut views = Vec::new();
    for side in ["open", "spectator", "a", "b"] {
        let reply = get(&mut stranger, &format!("/api/tables/{table}/replay?as={side}")).await;
        let steps = views_of(&reply.json());
        assert!(steps.len() > 5, "{side}");
        views.push(steps.last().unwrap().1.clone());
    }
    assert_eq!(views[2], ending["view"], "the last view of a seat's replay is its last view in the game");
    for bad in ["c", "z", "ab", "%00", ""] {
        let reply = get(&mut stranger, &format!("/api/tables/{table}/replay?as={bad}")).await;
        assert_eq!((reply.status, &reply.json()["code"]), (400, &json!("badSide")), "{bad:?}");
    }
    let export = get(&mut stranger, &format!("/api/tables/{table}/export")).await;
    assert!(export.header("content-disposition").unwrap().starts_with("attachment"));
    let verified = table::verify(&export.body).unwrap();
    assert_eq!(json!(verified.commitment), ending["commitment"]);
    let forged = export.body.replacen("\"seat\":\"b\"", "\"seat\":\"a\"", 1);
    assert_ne!(forged, export.body, "the bot has acted");
    assert!(table::verify(&forged).is_err());
    let results = get(&mut stranger, &format!("/api/tables/{table}/results")).await.json();
    assert_eq!(results.as_array().unwrap().len(), 2);
    assert_eq!(results[0]["score"], ending["ending"]["outcome"]["scores"][0]);
    assert_eq!(results[0]["rating"], Value::Null);
    server.stop().await;
}
