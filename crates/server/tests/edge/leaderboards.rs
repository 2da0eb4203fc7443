//! Ratings, histories and leaderboards.

use game_core::Seat;
use protocol::Command;
use serde_json::{Value, json};

use crate::kit::{
    TestServer, alone, command, credentials, duel, get, id_of, nonce, open_seat, play_out, post, rated,
    seats, sheet_when,
};

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_of_two_accounts_counts_once() {
    let server = TestServer::start().await;
    let (mut ada, mut ben) = (server.account("Ada").await, server.account("Ben").await);
    let mut game = duel(&mut ada, &mut ben, rated()).await;
    let table = game.table.clone();
    command(&mut game.first, &table, Command::Resign).await.unwrap();
    sheet_when(&mut game.second, |sheet| sheet["phase"] == "over").await;
    let results = get(&mut ada, &format!("/api/tables/{table}/results")).await.json();
    let rating = |seat: usize| {
        results[seat]["rating"]
            .as_array()
            .unwrap()
            .iter()
            .map(|rating| rating.as_f64().unwrap())
            .collect::<Vec<_>>()
    };
    let (loser, winner) = (rating(0), rating(1));
    assert_eq!(
        (&results[0]["place"], &results[0]["resigned"], &results[1]["place"]),
        (&json!(2), &json!(true), &json!(1))
    );
    assert!(winner[1] > winner[0] && winner[1] > loser[1], "{winner:?} {loser:?}");
    // It counts once, even after another command and a restart.
    assert_eq!(command(&mut game.second, &table, Command::Resign).await, Err("over".to_owned()));
    let server = server.restart().await;
    let (mut one, mut two) = (server.stranger(), server.stranger());
    (one.cookie, two.cookie) = (ada.cookie, ben.cookie);
    let own = get(&mut two, "/api/ratings").await.json();
    assert_eq!(
        (&own[0]["game"], &own[0]["players"], &own[0]["games"]),
        (&json!("crypt"), &json!(2), &json!(1))
    );
    assert!((own[0]["rating"].as_f64().unwrap() - winner[1]).abs() < 1e-9);
    let best = get(&mut server.stranger(), "/api/ratings/crypt/2").await.json();
    let names: Vec<_> = best.as_array().unwrap().iter().map(|best| best["name"].clone()).collect();
    assert_eq!(names, ["Ben", "Ada"]);
    assert_eq!(get(&mut server.stranger(), "/api/ratings/crypt/3").await.json(), json!([]));
    for (client, place) in [(&mut one, 2), (&mut two, 1)] {
        let history = get(client, "/api/history").await.json();
        assert_eq!(history["games"].as_array().unwrap().len(), 1);
        let past = &history["games"][0];
        assert_eq!((&past["table"], &past["place"]), (&json!(table), &json!(place)));
        assert!(past["change"].is_f64());
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_table_takes_only_accounts() {
    let server = TestServer::start().await;
    let (mut ada, mut ben) = (server.account("Ada").await, server.guest("Ben").await);
    let rated = json!({"game": "crypt", "seats": seats(&[open_seat()]), "rated": true, "clock": {"kind": "days", "days": 2}});
    let reply = post(&mut ben, "/api/tables", rated.clone()).await;
    assert_eq!(
        (reply.status, &reply.json()["code"]),
        (400, &json!("badTable")),
        "a guest can't open a rated table"
    );
    let table = ada.create(&rated).await.unwrap();
    let (mut first, mut second) = (ada.connect().await.unwrap(), ben.connect().await.unwrap());
    let appoint = Command::Appoint { seat: Seat::B, level: protocol::LevelName::Novice };
    assert_eq!(command(&mut first, &table, appoint).await, Err("peopleOnly".to_owned()));
    let sit = Command::Sit { seat: Seat::B };
    assert_eq!(command(&mut second, &table, sit.clone()).await, Err("accountNeeded".to_owned()));
    // With an account, Ben can sit down.
    post(&mut ben, "/api/register", credentials("Ben")).await;
    let mut second = ben.connect().await.unwrap();
    command(&mut second, &table, sit).await.unwrap();
    for (number, socket) in [(1, &mut first), (2, &mut second)] {
        command(socket, &table, Command::Ready { nonce: nonce(number) }).await.unwrap();
    }
    let sheet = second.open(&table, 0, false).await.unwrap();
    assert_eq!((&sheet["phase"], &sheet["rated"]), (&json!("playing"), &json!(true)));
    command(&mut second, &table, Command::Resign).await.unwrap();
    let results = get(&mut ada, &format!("/api/tables/{table}/results")).await.json();
    assert!(results[0]["rating"].is_array() && results[1]["rating"].is_array(), "{results}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_have_a_history_but_no_rating() {
    let server = TestServer::start().await;
    let (mut ada, mut ben) = (server.account("Ada").await, server.guest("Ben").await);
    let mut game = duel(&mut ada, &mut ben, json!({})).await;
    command(&mut game.second, &game.table, Command::Resign).await.unwrap();
    let results = get(&mut ada, &format!("/api/tables/{}/results", game.table)).await.json();
    assert_eq!(results[0]["rating"], Value::Null);
    assert_eq!(get(&mut ada, "/api/ratings").await.json(), json!([]));
    let history = get(&mut ben, "/api/history").await.json();
    assert_eq!(history["games"][0]["resigned"], json!(true));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_solo_leaderboard_lists_the_best_score_of_each_account() {
    let server = TestServer::start().await;
    let (mut ada, mut ben) = (server.account("Ada").await, server.guest("Ben").await);
    let mut scores = Vec::new();
    for client in [&mut ada, &mut ben] {
        let (table, mut socket) = alone(client, 0, json!({})).await;
        let ending = play_out(&table, &mut [&mut socket]).await;
        scores.push(ending["ending"]["outcome"]["scores"][0].clone());
        assert!(ending["ending"]["rank"].is_u64());
    }
    let best = get(&mut server.stranger(), "/api/solo/crypt").await.json();
    assert_eq!(best.as_array().unwrap().len(), 1, "guests are not listed");
    assert_eq!((&best[0]["name"], &best[0]["score"]), (&json!("Ada"), &scores[0]));
    assert_eq!(best[0]["person"], json!(id_of(&mut ada).await));
    // A guest who registers keeps their best score.
    crate::kit::post(&mut ben, "/api/register", crate::kit::credentials("Ben")).await;
    let best = get(&mut server.stranger(), "/api/solo/crypt").await.json();
    assert_eq!(best.as_array().unwrap().len(), 2);
    for path in [
        "/api/solo/chess",
        "/api/ratings/chess/2",
        "/api/ratings/%00/2",
        "/api/ratings/crypt/x",
        "/api/ratings/crypt/999",
    ] {
        assert_eq!(get(&mut server.stranger(), path).await.status, 404, "{path}");
    }
    for cursor in ["x", "1", "1.", "1.%00", "99999999999999999999.a"] {
        let reply = get(&mut ada, &format!("/api/history?before={cursor}")).await;
        assert_eq!((reply.status, &reply.json()["code"]), (400, &json!("badCursor")), "{cursor}");
    }
    server.stop().await;
}
