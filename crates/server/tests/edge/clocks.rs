//! Clocks: what happens when a player runs out of time.

use protocol::Command;
use serde_json::json;

use crate::kit::{
    TIMEOUT, TestServer, alone, choice, command, duel, get, is_my_turn, sheet_when, start_duel_of,
};

fn quick() -> serde_json::Value {
    json!({"clock": {"kind": "live", "moveSeconds": 5, "reserveSeconds": 0}})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_a_player_who_runs_out_of_time_until_they_return() {
    let (server, _, mut game) = start_duel_of(quick()).await;
    let sheet = game.first.open(&game.table, 0, true).await.unwrap();
    let (late, seat) = if is_my_turn(&sheet) { (&mut game.first, 0) } else { (&mut game.second, 1) };
    assert!(sheet["seats"][seat]["clock"]["deadline"].as_i64() > sheet["now"].as_i64());
    let sheet = sheet_when(late, |sheet| sheet["seats"][seat]["holder"]["absence"] == "away").await;
    assert!(sheet["log"].as_array().unwrap().iter().any(|entry| entry["kind"] == "relieved"));
    command(late, &game.table, Command::Return).await.unwrap();
    let sheet = late.open(&game.table, 0, true).await.unwrap();
    assert!(sheet["seats"][seat]["holder"]["absence"].is_null());
    // A player who returns at once gets no more time for this move: the bot makes it.
    assert!(sheet["seats"][seat]["clock"]["deadline"].is_null(), "{}", sheet["seats"][seat]);
    if is_my_turn(&sheet) {
        sheet_when(late, |sheet| !is_my_turn(sheet)).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn acting_in_time_keeps_the_seat() {
    let clock = json!({"clock": {"kind": "live", "moveSeconds": 5, "reserveSeconds": 60}});
    let (server, _, mut game) = start_duel_of(clock).await;
    let sheet = game.first.open(&game.table, 0, true).await.unwrap();
    let (mover, seat) = if is_my_turn(&sheet) { (&mut game.first, 0) } else { (&mut game.second, 1) };
    // The clock starts when the first row has been shown; half a second after the time for the move the reserve is in use.
    let clock = &sheet["seats"][seat]["clock"];
    let time = |value: &serde_json::Value| value.as_u64().unwrap();
    let move_time = time(&clock["deadline"]) - time(&clock["reserve"]) - time(&sheet["now"]);
    tokio::time::sleep(std::time::Duration::from_millis(move_time + 500)).await;
    let sheet = mover.open(&game.table, 0, true).await.unwrap();
    assert!(sheet["seats"][seat]["holder"]["absence"].is_null());
    command(mover, &game.table, choice(&sheet, 0)).await.unwrap();
    let sheet = mover.open(&game.table, 0, true).await.unwrap();
    let reserve = sheet["seats"][seat]["clock"]["reserve"].as_i64().unwrap();
    assert!((50_000..59_900).contains(&reserve), "unexpected reserve: {reserve}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_runs_out_after_a_restart_without_watchers() {
    let (server, (mut ada, _), game) = start_duel_of(quick()).await;
    drop((game.first, game.second));
    let updated = get(&mut ada, "/api/mine").await.json()[0]["updated"].as_i64();
    let server = server.restart().await;
    let mut again = server.resume(&ada);
    // The list is read from the store and does not load the table.
    let moved = async {
        while get(&mut again, "/api/mine").await.json()[0]["updated"].as_i64() <= updated {
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(TIMEOUT, moved).await.expect("the clock runs out");
    let sheet = get(&mut again, &format!("/api/tables/{}", game.table)).await.json();
    assert!((0..2).any(|seat| sheet["seats"][seat]["holder"]["absence"] == "away"));
    server.stop().await;
}

/// A table that all players have left waits until one comes back, however long, and is not loaded again and again.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_is_at_waits() {
    let server = TestServer::start_with(|config| config.linger = std::time::Duration::from_millis(300)).await;
    let mut ada = server.guest("Ada").await;
    let (table, mut socket) = alone(&mut ada, 2, quick()).await;
    let sheet = socket.open(&table, 0, true).await.unwrap();
    if !is_my_turn(&sheet) {
        sheet_when(&mut socket, is_my_turn).await;
    }
    drop(socket);
    // The list is read from the store and does not load the table.
    let away = async {
        while get(&mut ada, "/api/mine").await.json()[0]["seats"][0]["away"] != json!(true) {
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(TIMEOUT, away).await.expect("the clock runs out");
    let updated = get(&mut ada, "/api/mine").await.json()[0]["updated"].clone();
    tokio::time::sleep(std::time::Duration::from_secs(5)).await;
    let listed = get(&mut ada, "/api/mine").await.json()[0].clone();
    assert_eq!((&listed["updated"], &listed["phase"]), (&updated, &json!("playing")), "no bot has played");
    let live = get(&mut ada, "/metrics").await.body;
    let live = live.lines().find(|line| line.starts_with("gravegoods_tables_live ")).unwrap().to_owned();
    assert!(live.ends_with(" 0"), "{live}: the table is not in memory");
    // With a spectator the game goes on.
    let mut watcher = server.stranger().connect().await.unwrap();
    let version = watcher.open(&table, 0, false).await.unwrap()["version"].as_u64();
    sheet_when(&mut watcher, |sheet| sheet["version"].as_u64() > version).await;
    server.stop().await;
}

/// A player who has left a rated game loses by claim, and the ratings tell.
#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_that_was_left_is_won_by_claim() {
    let now = std::sync::Arc::new(crate::people::SetTime(1_700_000_000_000.into()));
    let time = now.clone();
    let server = TestServer::start_with(|config| config.time = time).await;
    let (mut ada, mut ben) = (server.account("Ada").await, server.account("Ben").await);
    let terms = json!({"rated": true, "clock": {"kind": "live", "moveSeconds": 3600, "reserveSeconds": 0}});
    let mut game = duel(&mut ada, &mut ben, terms).await;
    let table = game.table.clone();
    command(&mut game.first, &table, Command::Leave).await.unwrap();
    let claim = || Command::Claim { seat: game_core::Seat::A };
    assert_eq!(command(&mut game.second, &table, claim()).await, Err("nothingToClaim".to_owned()));
    now.0.fetch_add(60_000, std::sync::atomic::Ordering::Relaxed);
    command(&mut game.second, &table, claim()).await.unwrap();
    let sheet = game.second.open(&table, 0, false).await.unwrap();
    assert_eq!((&sheet["phase"], &sheet["ending"]["winners"]), (&json!("over"), &json!(["b"])));
    let results = get(&mut ada, &format!("/api/tables/{table}/results")).await.json();
    let change = |seat: usize| {
        let rating = &results[seat]["rating"];
        rating[1].as_f64().unwrap() - rating[0].as_f64().unwrap()
    };
    assert!(change(1) > change(0), "{results}");
    assert_eq!((&results[0]["resigned"], &results[0]["place"]), (&json!(true), &json!(2)));
    server.stop().await;
}

/// A game that has not really begun is called off without a result.
#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_that_has_not_begun_is_called_off_without_rating() {
    let server = TestServer::start().await;
    let (mut ada, mut ben) = (server.account("Ada").await, server.account("Ben").await);
    let mut game = duel(&mut ada, &mut ben, crate::kit::rated()).await;
    let table = game.table.clone();
    command(&mut game.first, &table, Command::Abort).await.unwrap();
    let sheet = game.second.open(&table, 0, false).await.unwrap();
    assert_eq!((&sheet["phase"], &sheet["ending"]), (&json!("dissolved"), &json!(null)));
    assert_eq!(get(&mut ada, "/api/ratings").await.json(), json!([]));
    assert_eq!(get(&mut ada, "/api/history").await.json()["games"], json!([]));
    assert_eq!(get(&mut ben, "/api/mine").await.json(), json!([]));
    server.stop().await;
}
