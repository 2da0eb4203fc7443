//! Clocks: what happens when a player runs out of time.

use protocol::Command;
use serde_json::json;

use crate::kit::{TIMEOUT, choice, command, get, is_my_turn, sheet_when, start_duel_of};

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
