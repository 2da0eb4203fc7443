//! Rematches.

use protocol::{Command, Request};
use serde_json::{Value, json};

use crate::kit::{TestServer, alone, command, credentials, get, nonce, post, start_duel_of};

#[tokio::test(flavor = "multi_thread")]
async fn players_meet_at_one_rematch_table() {
    let (server, (mut ada, mut ben), mut game) =
        start_duel_of(json!({"clock": {"kind": "days", "days": 2}})).await;
    let path = format!("/api/tables/{}/rematch", game.table);
    let early = post(&mut ada, &path, json!({})).await;
    assert_eq!((early.status, &early.json()["code"]), (409, &json!("notOver")));
    let mut watchers =
        [server.guest("Cem").await.connect().await.unwrap(), server.stranger().connect().await.unwrap()];
    for watcher in &mut watchers {
        watcher.open(&game.table, 0, false).await.unwrap();
    }
    command(&mut game.first, &game.table, Command::Resign).await.unwrap();
    let (one, two) = {
        let (mut a, mut b) = (ada.clone(), ben.clone());
        tokio::join!(post(&mut a, &path, json!({})), {
            let path = path.clone();
            async move { post(&mut b, &path, json!({})).await }
        })
    };
    // Both ask at the same time and get the same table; the second table is removed.
    assert_eq!((one.status, two.status), (200, 200));
    assert_eq!(one.json(), two.json());
    let next = one.json()["table"].as_str().unwrap().to_owned();
    for player in [&mut game.first, &mut game.second] {
        assert_eq!(player.next_of("rematch").await.unwrap()["next"], json!(next));
    }
    // Spectators are not told about the rematch, so that they can't take a seat.
    for watcher in &mut watchers {
        let last = watcher.send(Request::Ping).await.unwrap();
        loop {
            let message = watcher.next().await.unwrap();
            assert_ne!(message["type"], "rematch");
            if message["id"] == last {
                break;
            }
        }
    }
    let settled = async {
        loop {
            let mut mine: Vec<_> = Vec::new();
            for client in [&mut ada, &mut ben] {
                let list = get(client, "/api/mine").await.json();
                mine.extend(list.as_array().unwrap().iter().map(|table| table["table"].clone()));
            }
            if mine == [json!(next)] {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(crate::kit::TIMEOUT, settled).await.expect("only one table is left");
    let sheet = get(&mut ada, &format!("/api/tables/{next}")).await.json();
    assert_eq!((&sheet["clock"]["days"], &sheet["phase"]), (&json!(2), &json!("gathering")));
    // Each player is told their former seat, and nobody else's.
    let ben_sheet = get(&mut ben, &format!("/api/tables/{next}")).await.json();
    let mut former = [sheet["former"].clone(), ben_sheet["former"].clone()];
    former.sort_by_key(Value::to_string);
    assert_eq!(former, [json!("a"), json!("b")]);
    let path_of_next = format!("/api/tables/{next}");
    let seen_by_others = get(&mut server.guest("Fay").await, &path_of_next).await.json();
    assert_eq!(seen_by_others["former"], Value::Null);
    for told in [&sheet, &ben_sheet, &seen_by_others] {
        assert!(!told.to_string().contains(&game.table.0), "the id of the game before is not told");
    }
    // People who did not play do not learn the new table's id.
    for mut other in [server.guest("Eve").await, server.stranger()] {
        let reply = post(&mut other, &path, json!({})).await;
        assert!(matches!(reply.status, 401 | 409), "{}", reply.status);
        assert!(!reply.body.contains(&next));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_keeps_bots_and_a_guest_who_has_logged_in() {
    let server = TestServer::start().await;
    server.account("Ada").await;
    let mut guest = server.guest("Guest").await;
    let (table, mut socket) = alone(&mut guest, 1, json!({})).await;
    let old = get(&mut guest, &format!("/api/tables/{table}")).await.json();
    command(&mut socket, &table, Command::Resign).await.unwrap();
    assert_eq!(post(&mut guest, "/api/login", credentials("Ada")).await.status, 200);
    let reply = post(&mut guest, &format!("/api/tables/{table}/rematch"), json!({})).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    let next = protocol::TableId(reply.json()["table"].as_str().unwrap().to_owned());
    let mut socket = guest.connect().await.unwrap();
    let sheet = socket.open(&next, 0, false).await.unwrap();
    assert_eq!(sheet["seats"][1]["holder"]["kind"], "bot");
    // The bot is the same character, here and in lists, and the person has the seat that they had as a guest.
    assert_eq!((&sheet["cast"], &sheet["former"]), (&old["cast"], &json!("a")));
    assert_eq!(get(&mut guest, "/api/mine").await.json()[0]["cast"], old["cast"]);
    assert!(!sheet.to_string().contains(&table.0), "the id of the game before is not told");
    command(&mut socket, &next, Command::Ready { nonce: nonce(1) }).await.unwrap();
    assert_eq!(socket.open(&next, 0, false).await.unwrap()["phase"], "playing");
    server.stop().await;
}
