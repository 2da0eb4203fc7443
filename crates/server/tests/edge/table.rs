//! Commands at a table: sit, act, undo, leave, return and resign.

use game_core::Seat;
use protocol::{Command, LevelName, Request, TableId};
use serde_json::{Value, json};
use server::client::Socket;

use crate::kit::{
    Duel, TestServer, choice, command, duel, id_of, is_my_turn, live_clock, nonce, open_seat, seats,
    sheet_when, start_alone, start_duel, start_duel_of, start_table, table_of,
};

#[tokio::test(flavor = "multi_thread")]
async fn people_gather_and_the_host_manages_the_table() {
    let server = TestServer::start().await;
    let (mut ada, mut ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.create(&table_of(2)).await.unwrap();
    let (mut a, mut b) = (ada.connect().await.unwrap(), ben.connect().await.unwrap());
    a.open(&table, 0, false).await.unwrap();
    b.open(&table, 0, false).await.unwrap();
    let refused = |code: &str| Err(code.to_owned());
    assert_eq!(command(&mut b, &table, Command::Ready { nonce: nonce(2) }).await, refused("notSeated"));
    assert_eq!(command(&mut b, &table, Command::Sit { seat: Seat::A }).await, refused("seatTaken"));
    assert_eq!(command(&mut b, &table, Command::Sit { seat: Seat::D }).await, refused("noSuchSeat"));
    command(&mut b, &table, Command::Sit { seat: Seat::B }).await.unwrap();
    assert_eq!(command(&mut b, &table, Command::Sit { seat: Seat::C }).await, refused("seatedAlready"));
    let appoint = Command::Appoint { seat: Seat::C, level: LevelName::Novice };
    assert_eq!(command(&mut b, &table, appoint.clone()).await, refused("hostOnly"));
    assert_eq!(command(&mut b, &table, Command::Dissolve).await, refused("hostOnly"));
    command(&mut a, &table, appoint.clone()).await.unwrap();
    command(&mut a, &table, Command::Vacate { seat: Seat::C }).await.unwrap();
    assert_eq!(command(&mut a, &table, Command::Vacate { seat: Seat::C }).await, refused("nobodyThere"));
    command(&mut a, &table, Command::Ready { nonce: nonce(1) }).await.unwrap();
    command(&mut a, &table, Command::Unready).await.unwrap();
    // When the host stands up, a seated person becomes the host.
    command(&mut a, &table, Command::Stand).await.unwrap();
    let sheet = b.open(&table, 0, false).await.unwrap();
    assert_eq!(sheet["host"], json!(id_of(&mut ben).await));
    command(&mut a, &table, Command::Sit { seat: Seat::A }).await.unwrap();
    command(&mut b, &table, appoint).await.unwrap();
    assert_eq!(
        command(&mut a, &table, Command::Act { version: 9, action: json!("recover") }).await,
        refused("notBegun")
    );
    command(&mut a, &table, Command::Ready { nonce: nonce(1) }).await.unwrap();
    command(&mut b, &table, Command::Ready { nonce: nonce(2) }).await.unwrap();
    let sheet = sheet_when(&mut a, |sheet| sheet["phase"] == "playing").await;
    assert_eq!(sheet["seats"][0]["nonce"], json!(nonce(1)));
    assert_eq!(command(&mut b, &table, Command::Dissolve).await, refused("begun"));
    assert_eq!(command(&mut b, &table, Command::Stand).await, refused("begun"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dissolved_table_is_not_listed() {
    let public = json!({"game": "crypt", "seats": seats(&[open_seat()]), "visibility": "public"});
    let (server, mut ada, table, mut socket) = start_table(public).await;
    socket.open(&table, 0, false).await.unwrap();
    command(&mut socket, &table, Command::Dissolve).await.unwrap();
    assert_eq!(socket.open(&table, 0, false).await.unwrap()["phase"], "dissolved");
    assert_eq!(command(&mut socket, &table, Command::Sit { seat: Seat::B }).await, Err("over".to_owned()));
    assert_eq!(crate::kit::get(&mut ada, "/api/tables").await.json()["tables"], json!([]));
    assert_eq!(crate::kit::get(&mut ada, "/api/mine").await.json(), json!([]));
    server.stop().await;
}

/// A duel, from the side of the player whose turn it is.
struct Turn<'g> {
    table: &'g TableId,
    /// The sheet of that player.
    sheet: Value,
    mover: &'g mut Socket,
    other: &'g mut Socket,
}

/// Finds whose turn it is.
async fn turn(game: &mut Duel) -> Turn<'_> {
    let Duel { table, first, second } = game;
    let sheet = first.open(table, 0, true).await.unwrap();
    if is_my_turn(&sheet) {
        return Turn { table, sheet, mover: first, other: second };
    }
    Turn { table, sheet: second.open(table, 0, true).await.unwrap(), mover: second, other: first }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_or_illegal_action_is_refused_with_a_new_sheet() {
    let (server, _, mut game) = start_duel().await;
    let Turn { table, sheet, mover, other } = turn(&mut game).await;
    let version = sheet["version"].as_u64().unwrap();
    let Command::Act { action, .. } = choice(&sheet, 0) else { unreachable!() };
    for (seen, action, code) in [
        (0, action.clone(), "stale"),
        (version + 1, action.clone(), "stale"),
        (u64::MAX, action.clone(), "stale"),
        (version, json!("claim 1=1"), "badAction"),
        (version, json!(null), "badAction"),
        (version, json!([]), "badAction"),
        (version, json!("\u{0}"), "badAction"),
        (version, json!({ "claim": [], "recover": null }), "badAction"),
        (version, json!({ "claim": [{ "slot": 1, "dice": 10, "effort": 1 }] }), "badAction"),
        (version, json!({ "claim": [{ "slot": 1, "dice": 1, "effort": 7 }] }), "badAction"),
        (version, json!({ "claim": [{ "slot": 1, "dice": 1, "effort": 1, "bribe": 1 }] }), "badAction"),
    ] {
        let command = Command::Act { version: seen, action: action.clone() };
        let id = mover.send(Request::Do { table: table.clone(), command }).await.unwrap();
        let (mut refusal, mut fresh) = (None, None);
        while refusal.is_none() || fresh.is_none() {
            let mut message = mover.next().await.unwrap();
            match message["type"].as_str() {
                Some("refused") if message["id"] == id => refusal = Some(message["refusal"]["code"].take()),
                Some("table") => fresh = Some(message["sheet"].take()),
                _ => {}
            }
        }
        assert_eq!(refusal, Some(json!(code)), "{seen} {action}");
        let fresh = fresh.unwrap();
        assert_eq!((&fresh["version"], &fresh["view"]), (&json!(version), &sheet["view"]));
    }
    // With frames a late action is only refused: what has happened was sent before. One of the future gets the whole sheet.
    let request =
        Request::Open { table: table.clone(), since: 0, list: false, frames: true, pace: Default::default() };
    mover.ask(request).await.unwrap();
    for (seen, whole) in [(0, false), (version + 1, true)] {
        let command = Command::Act { version: seen, action: action.clone() };
        let id = mover.send(Request::Do { table: table.clone(), command }).await.unwrap();
        let mut sheets = 0;
        loop {
            let message = mover.next().await.unwrap();
            match message["type"].as_str() {
                Some("refused") if message["id"] == id => break,
                Some("table" | "update") => sheets += 1,
                _ => {}
            }
        }
        assert_eq!(sheets, usize::from(whole), "{seen}");
    }
    // A player who is not awaited breaks a rule; the refusal says which.
    let command = Command::Act { version, action };
    let answer = other.ask(Request::Do { table: table.clone(), command }).await.unwrap();
    assert_eq!((&answer["type"], &answer["refusal"]["code"]), (&json!("refused"), &json!("rules")));
    assert!(!answer["reason"].as_str().unwrap().is_empty());
    let sheet = other.open(table, 0, false).await.unwrap();
    assert_eq!(sheet["version"], json!(version), "nothing has changed");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_can_be_checked_without_being_made() {
    let (server, _ada, table, mut socket) = start_alone(0).await;
    let sheet = socket.open(&table, 0, true).await.unwrap();
    let Command::Act { action, .. } = choice(&sheet, 0) else { unreachable!() };
    let verdict = socket.ask(Request::Check { table: table.clone(), action }).await.unwrap();
    assert_eq!((&verdict["type"], &verdict["refusal"]), (&json!("verdict"), &Value::Null));
    let verdict = socket.ask(Request::Check { table: table.clone(), action: json!("x") }).await.unwrap();
    assert_eq!(verdict["refusal"]["code"], "badAction");
    assert_eq!(socket.open(&table, 0, true).await.unwrap()["version"], sheet["version"]);
    server.stop().await;
}

/// The command to undo at the version of this sheet.
fn undo(sheet: &Value) -> Command {
    Command::Undo { version: sheet["version"].as_u64().unwrap(), back: None }
}

/// The command that answers the undo request of this sheet.
fn answer(sheet: &Value, agree: bool) -> Command {
    Command::AnswerUndo { version: sheet["version"].as_u64().unwrap(), agree }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_is_undone_freely_or_by_consent() {
    let (server, _, mut game) = start_duel().await;
    let Turn { table, sheet: before, mover, other } = turn(&mut game).await;
    assert_eq!(command(mover, table, undo(&before)).await, Err("nothingToUndo".to_owned()));
    command(mover, table, choice(&before, 0)).await.unwrap();
    let after = mover.open(table, 0, true).await.unwrap();
    if after["undo"]["free"] == json!(true) {
        command(mover, table, undo(&after)).await.unwrap();
        // A second undo at the same version is refused as stale.
        assert_eq!(command(mover, table, undo(&after)).await, Err("stale".to_owned()));
        let undone = mover.open(table, 0, true).await.unwrap();
        assert_eq!((&undone["view"], &undone["awaiting"]), (&before["view"], &before["awaiting"]));
        assert!(undone["log"].as_array().unwrap().iter().any(|entry| entry["kind"] == "undone"));
        command(mover, table, choice(&undone, 0)).await.unwrap();
    }
    let theirs = other.open(table, 0, true).await.unwrap();
    assert!(is_my_turn(&theirs));
    command(other, table, choice(&theirs, 0)).await.unwrap();
    // The other player has decided something since, so they must agree. The request is withdrawn.
    let now = mover.open(table, 0, true).await.unwrap();
    command(mover, table, undo(&now)).await.unwrap();
    let early = sheet_when(other, |sheet| sheet["undo"]["asked"].is_object()).await;
    assert_eq!(command(other, table, Command::WithdrawUndo).await, Err("nothingAsked".to_owned()));
    command(mover, table, Command::WithdrawUndo).await.unwrap();
    sheet_when(other, |sheet| sheet["undo"]["asked"].is_null()).await;
    // Two more requests: one is declined, one is accepted.
    for agree in [false, true] {
        let now = mover.open(table, 0, true).await.unwrap();
        command(mover, table, undo(&now)).await.unwrap();
        let asked = sheet_when(other, |sheet| sheet["undo"]["asked"].is_object()).await;
        assert_eq!(asked["undo"]["asked"]["by"], before["you"]);
        assert_eq!(command(mover, table, answer(&asked, true)).await, Err("nothingAsked".to_owned()));
        assert_eq!(command(other, table, answer(&early, true)).await, Err("stale".to_owned()));
        command(other, table, answer(&asked, agree)).await.unwrap();
    }
    let undone = mover.open(table, 0, true).await.unwrap();
    assert_eq!((&undone["view"], &undone["awaiting"]), (&before["view"], &before["awaiting"]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_a_player_who_leaves_until_they_return() {
    let (server, _, mut game) = start_duel_of(live_clock()).await;
    let Turn { table, sheet: before, mover, other } = turn(&mut game).await;
    assert_eq!(command(mover, table, Command::Return).await, Err("notAway".to_owned()));
    command(mover, table, Command::Leave).await.unwrap();
    let sheet = sheet_when(other, is_my_turn).await;
    let seat = usize::from(before["you"] == "b");
    assert_eq!(sheet["seats"][seat]["holder"]["absence"], "left");
    let away = mover.open(table, 0, true).await.unwrap();
    assert_eq!((&away["offer"], &away["actions"]), (&Value::Null, &json!([])));
    command(mover, table, Command::Return).await.unwrap();
    let sheet = mover.open(table, 0, true).await.unwrap();
    assert_eq!(sheet["seats"][seat]["holder"]["absence"], Value::Null);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_resigns_loses_and_cannot_return() {
    let (server, _, Duel { table, mut first, mut second }) = start_duel().await;
    command(&mut first, &table, Command::Resign).await.unwrap();
    let sheet = sheet_when(&mut second, |sheet| sheet["phase"] == "over").await;
    assert_eq!((&sheet["ending"]["winners"], &sheet["ending"]["resigned"]), (&json!(["b"]), &json!(["a"])));
    assert_eq!(command(&mut first, &table, Command::Return).await, Err("over".to_owned()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn several_games_run_at_once_and_send_turn_notices() {
    let (server, (mut ada, mut ben), one) = start_duel().await;
    let two = duel(&mut ada, &mut ben, json!({})).await;
    assert_ne!(one.table, two.table);
    // One connection opens both tables; they are independent.
    let mut both = ada.connect().await.unwrap();
    let a = both.open(&one.table, 0, true).await.unwrap();
    let b = both.open(&two.table, 0, true).await.unwrap();
    assert_eq!((&a["table"], &b["table"]), (&json!(one.table), &json!(two.table)));
    assert_ne!(a["commitment"], b["commitment"]);
    drop(both);
    // A player who has only the first table open gets a message when the second waits for them.
    let mut game = two;
    let Turn { table, sheet, mover, .. } = turn(&mut game).await;
    let waiting = if sheet["you"] == "a" { &mut ben } else { &mut ada };
    let mut elsewhere = waiting.connect().await.unwrap();
    elsewhere.open(&one.table, 0, false).await.unwrap();
    command(mover, table, choice(&sheet, 0)).await.unwrap();
    assert_eq!(elsewhere.next_of("turn").await.unwrap()["table"], json!(table));
    server.stop().await;
}
