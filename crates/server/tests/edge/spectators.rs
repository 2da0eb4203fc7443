//! Spectators see only what is public.

use std::collections::HashMap;

use protocol::{Command, Request};
use serde_json::{Value, json};

use crate::kit::{choice, command, get, is_my_turn, start_duel, views_of};

/// Checks that a sheet contains nothing for a seat.
fn assert_public(sheet: &Value) {
    assert_eq!((&sheet["you"], &sheet["offer"]), (&Value::Null, &Value::Null));
    assert!(sheet.get("actions").is_none_or(|actions| *actions == json!([])));
    assert_eq!(
        sheet["undo"],
        json!({"free": false, "back": [], "byConsent": false, "asked": sheet["undo"]["asked"]})
    );
    assert!(sheet["phase"] == "over" || sheet["seed"].is_null());
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_see_only_what_is_public_in_a_whole_game() {
    let (server, (mut ada, _), mut game) = start_duel().await;
    let table = game.table.clone();
    let known = server.guest("Cem").await;
    let mut watchers = [known.connect().await.unwrap(), server.stranger().connect().await.unwrap()];
    let mut shown: HashMap<u64, Value> = HashMap::new();
    for watcher in &mut watchers {
        // A watcher who asks for the list of actions gets an empty one.
        let sheet = watcher.open(&table, 0, true).await.unwrap();
        assert_public(&sheet);
        shown.insert(sheet["version"].as_u64().unwrap(), sheet["view"].clone());
    }
    let mut over = false;
    for number in 0..2000usize {
        for socket in [&mut game.first, &mut game.second] {
            let sheet = socket.open(&table, 0, true).await.unwrap();
            if over || sheet["phase"] == "over" || !is_my_turn(&sheet) {
                continue;
            }
            command(socket, &table, choice(&sheet, number)).await.unwrap();
            let mut seen = Vec::new();
            for watcher in &mut watchers {
                let mut sheet = watcher.next_of("table").await.unwrap()["sheet"].take();
                assert_public(&sheet);
                shown.insert(sheet["version"].as_u64().unwrap(), sheet["view"].clone());
                over = sheet["phase"] == "over";
                sheet["now"] = Value::Null;
                seen.push(sheet);
            }
            assert_eq!(seen[0], seen[1], "a guest and a stranger see the same");
        }
        if over {
            break;
        }
    }
    assert!(over && shown.len() > 5);
    // The views are those of a spectator's replay, step by step.
    let replay = get(&mut ada, &format!("/api/tables/{table}/replay?as=spectator")).await.json();
    let replay: HashMap<u64, Value> = views_of(&replay).into_iter().collect();
    let compared = shown.iter().filter(|(version, view)| {
        replay.get(version).is_some_and(|replayed| {
            assert_eq!(replayed, *view, "{version}");
            true
        })
    });
    assert!(compared.count() > 5);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_can_do_nothing() {
    let (server, _, mut game) = start_duel().await;
    let sheet = game.first.open(&game.table, 0, true).await.unwrap();
    let version = sheet["version"].as_u64().unwrap();
    let known = server.guest("Cem").await;
    let table = &game.table;
    for client in [known, server.stranger()] {
        let mut socket = client.connect().await.unwrap();
        assert_public(&socket.open(table, 0, true).await.unwrap());
        assert_public(&get(&mut client.clone(), &format!("/api/tables/{table}")).await.json());
        for refused in [
            Command::Act { version, action: json!("recover") },
            Command::Undo { version, back: None },
            Command::AnswerUndo { version, agree: true },
            Command::WithdrawUndo,
            Command::Leave,
            Command::Return,
            Command::Resign,
        ] {
            assert_eq!(command(&mut socket, table, refused).await, Err("notSeated".to_owned()));
        }
        let hint = socket.ask(Request::Hint { table: table.clone() }).await.unwrap();
        assert_eq!(hint["refusal"]["code"], "notSeated");
        let check = Request::Check { table: table.clone(), action: json!("recover") };
        let answer = socket.ask(check).await.unwrap();
        assert_eq!(answer["refusal"]["code"], "notSeated");
    }
    assert_eq!(game.first.open(table, 0, true).await.unwrap()["version"], json!(version));
    server.stop().await;
}
