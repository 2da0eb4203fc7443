//! Bots at a table, and hints.

use std::time::{Duration, Instant};

use game_core::Seat;
use protocol::{BotPace, Command, LevelName, Request};
use serde_json::json;

use crate::kit::{
    TestServer, bot, command, duel, is_my_turn, nonce, play_out, rated, seats, sheet_when, start_alone,
    start_alone_with, start_duel_with, start_table, table_of,
};

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_against_bots() {
    let (server, mut ada, table, mut socket) = start_alone(2).await;
    let sheet = play_out(&table, &mut [&mut socket]).await;
    assert_eq!(sheet["seats"][1]["holder"], json!({"kind": "bot", "level": "novice"}));
    assert_eq!(sheet["ending"]["outcome"]["scores"].as_array().unwrap().len(), 3);
    let export = crate::kit::get(&mut ada, &format!("/api/tables/{table}/export")).await;
    table::verify(&export.body).unwrap();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_answers_while_its_bots_think() {
    let (server, _ada, table, mut socket) = start_table(table_of(3)).await;
    socket.open(&table, 0, false).await.unwrap();
    for seat in [Seat::B, Seat::C, Seat::D] {
        command(&mut socket, &table, Command::Appoint { seat, level: LevelName::Master }).await.unwrap();
    }
    command(&mut socket, &table, Command::Ready { nonce: nonce(1) }).await.unwrap();
    // A master thinks for about a second; the table must answer meanwhile.
    let mut slowest = Duration::ZERO;
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(2) {
        let sent = Instant::now();
        let sheet = socket.open(&table, 0, true).await.unwrap();
        slowest = slowest.max(sent.elapsed());
        if is_my_turn(&sheet) {
            let _ = command(&mut socket, &table, crate::kit::choice(&sheet, 0)).await;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(slowest < Duration::from_millis(1200), "{slowest:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_waits_for_the_bot_pace() {
    let pace = Duration::from_millis(300);
    let (server, _ada, table, mut socket) = start_alone_with(1, |config| config.bot_pace = pace).await;
    let mut sheet = socket.open(&table, 0, true).await.unwrap();
    while is_my_turn(&sheet) {
        command(&mut socket, &table, crate::kit::choice(&sheet, 0)).await.unwrap();
        sheet = socket.open(&table, 0, true).await.unwrap();
    }
    let begun = Instant::now();
    let version = sheet["version"].as_u64();
    sheet_when(&mut socket, |sheet| sheet["version"].as_u64() > version).await;
    assert!(begun.elapsed() > pace / 2, "{:?}", begun.elapsed());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_given_to_one_person_or_to_all() {
    let (server, _ada, table, mut socket) = start_alone(0).await;
    let answer = socket.ask(Request::Hint { table: table.clone() }).await.unwrap();
    assert_eq!((&answer["type"], &answer["table"]), (&json!("hint"), &json!(table)));
    let action = answer["lines"][0]["action"].clone();
    let version = answer["version"].as_u64().unwrap();
    command(&mut socket, &table, Command::Act { version, action }).await.unwrap();
    let (mut one, mut two) = (server.account("One").await, server.account("Two").await);
    for terms in [rated(), json!({})] {
        let mut game = duel(&mut one, &mut two, terms).await;
        for socket in [&mut game.first, &mut game.second] {
            let answer = socket.ask(Request::Hint { table: game.table.clone() }).await.unwrap();
            assert_eq!(answer["refusal"]["code"], "noHints");
        }
    }
    let mut game = duel(&mut one, &mut two, json!({"hints": true})).await;
    let sheet = game.first.open(&game.table, 0, true).await.unwrap();
    let mover = if is_my_turn(&sheet) { &mut game.first } else { &mut game.second };
    let answer = mover.ask(Request::Hint { table: game.table.clone() }).await.unwrap();
    assert_eq!(answer["type"], "hint");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_for_the_awaited_player_and_rate_limited() {
    let (server, _, mut game) =
        start_duel_with(|config| config.rates.hints = crate::kit::limit(2), json!({"hints": true})).await;
    let sheet = game.first.open(&game.table, 0, true).await.unwrap();
    let other = if is_my_turn(&sheet) { &mut game.second } else { &mut game.first };
    let mut codes = Vec::new();
    for _ in 0..3 {
        let answer = other.ask(Request::Hint { table: game.table.clone() }).await.unwrap();
        codes.push(answer["refusal"]["code"].clone());
    }
    assert_eq!(codes, ["notYourTurn", "notYourTurn", "tooFast"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_as_fast_as_the_slowest_player_wants() {
    let pace = Duration::from_millis(1200);
    let server = TestServer::start_with(|config| config.bot_pace = pace).await;
    let mut ada = server.guest("Ada").await;
    // The bot moves first.
    let wanted_table = json!({"game": "crypt", "seats": seats(&[bot()]), "options": {"leader": "b"}});
    let mut waits = Vec::new();
    for wanted in [BotPace::Slow, BotPace::Fast] {
        let table = ada.create(&wanted_table).await.unwrap();
        let mut socket = ada.connect().await.unwrap();
        let open = Request::Open { table: table.clone(), since: 0, list: false, frames: false, pace: wanted };
        socket.ask(open).await.unwrap();
        let begun = Instant::now();
        command(&mut socket, &table, Command::Ready { nonce: nonce(1) }).await.unwrap();
        // Both wait at the same time, so that a busy machine delays both.
        waits.push(tokio::spawn(async move {
            sheet_when(&mut socket, is_my_turn).await;
            begun.elapsed()
        }));
    }
    let mut took = Vec::new();
    for wait in waits {
        took.push(wait.await.unwrap());
    }
    assert!(took[0] > pace * 2 && took[1] < took[0], "slow and fast: {took:?}");
    server.stop().await;
}

/// Without turns by person, Ben's bot would wait until a bot at each of Ada's tables has thought.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_does_not_wait_for_all_the_bots_of_another_person() {
    let server = TestServer::start().await;
    let (mut ada, mut ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let wanted = |bots: usize, level: &str| {
        let bots = vec![json!({"kind": "bot", "level": level}); bots];
        json!({"game": "crypt", "seats": seats(&bots), "options": {"leader": "b"}})
    };
    let many = 15 * std::thread::available_parallelism().map_or(1, usize::from);
    let mut tables = Vec::new();
    for _ in 0..many {
        let table = ada.create(&wanted(3, "master")).await.unwrap();
        let mut socket = ada.connect().await.unwrap();
        socket.open(&table, 0, false).await.unwrap();
        tables.push((table, socket));
    }
    let table = ben.create(&wanted(1, "novice")).await.unwrap();
    let mut socket = ben.connect().await.unwrap();
    socket.open(&table, 0, true).await.unwrap();
    let ready = |number| Command::Ready { nonce: nonce(number) };
    for (table, socket) in &mut tables {
        command(socket, table, ready(1)).await.unwrap();
    }
    let begun = Instant::now();
    command(&mut socket, &table, ready(2)).await.unwrap();
    sheet_when(&mut socket, |sheet| is_my_turn(sheet) || sheet["phase"] == "over").await;
    println!("a novice's turn beside {many} tables of masters took {:?}", begun.elapsed());
    // At most of Ada's tables the bot that begins has not moved yet.
    let looks = tables.iter().map(|(table, _)| {
        let (mut ada, path) = (ada.clone(), format!("/api/tables/{table}"));
        async move { ada.expect("GET", &path, None).await.unwrap()["awaiting"] == json!(["b"]) }
    });
    let looks = futures_util::future::join_all(looks).await;
    let untouched = looks.into_iter().filter(|untouched| *untouched).count();
    assert!(untouched > many / 2, "bots have moved at all but {untouched} of {many} tables");
    server.stop().await;
}
