//! Variants: tables of allies, from opening them to their leaderboards, and the chat that only a house reads.

use game_core::Seat;
use protocol::{Command, Request, TableId};
use serde_json::{Value, json};
use server::client::{Client, Socket};

use crate::kit::{
    TestServer, alone, bot, choice, command, duel, get, is_my_turn, nonce, open_seat, play_out, post, rated,
    seats, sheet_when,
};

/// Starts a game of houses between these people, each on the seat of their place in the list.
async fn houses(clients: &mut [Client], more: Value) -> (TableId, Vec<Socket>) {
    let mut wanted = json!({"game": "crypt", "seats": seats(&vec![open_seat(); clients.len() - 1])});
    wanted.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let table = clients[0].create(&wanted).await.unwrap();
    let mut sockets = Vec::new();
    for (seat, client) in Seat::first(clients.len()).zip(clients) {
        let mut socket = client.connect().await.unwrap();
        socket.open(&table, 0, true).await.unwrap();
        if seat != Seat::A {
            command(&mut socket, &table, Command::Sit { seat }).await.unwrap();
        }
        sockets.push(socket);
    }
    for (number, socket) in (1..).zip(&mut sockets) {
        command(socket, &table, Command::Ready { nonce: nonce(number) }).await.unwrap();
    }
    (table, sockets)
}

async fn guests(server: &TestServer, count: usize) -> Vec<Client> {
    let mut clients = Vec::new();
    for name in ["Ada", "Ben", "Cem", "Dot", "Eli", "Fay", "Gus", "Hal"].into_iter().take(count) {
        clients.push(server.guest(name).await);
    }
    clients
}

/// Says something to one's allies; the error is the code of the refusal.
async fn whisper(socket: &mut Socket, table: &TableId, text: &str) -> Result<(), String> {
    let request = Request::Say { table: table.clone(), text: text.to_owned(), allies: true };
    let answer = socket.ask(request).await.unwrap();
    match answer["type"].as_str() {
        Some("done") => Ok(()),
        _ => Err(answer["refusal"]["code"].as_str().unwrap_or_default().to_owned()),
    }
}

/// Everything that a socket has received up to now.
async fn received(socket: &mut Socket) -> Vec<Value> {
    socket.send(Request::Ping).await.unwrap();
    let mut messages = Vec::new();
    loop {
        let message = socket.next().await.unwrap();
        if message["type"] == "pong" {
            return messages;
        }
        messages.push(message);
    }
}

/// The texts of a house's chat that a socket has received up to now.
async fn whispers(socket: &mut Socket) -> Vec<(u64, String)> {
    let all = received(socket).await;
    let lines = all.iter().filter(|message| message["type"] == "chat" && message["allies"] == true);
    let lines = lines.flat_map(|message| message["lines"].as_array().unwrap().clone());
    lines.map(|line| (line["number"].as_u64().unwrap(), line["text"].as_str().unwrap().to_owned())).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn v3_1_houses_gather_with_the_seats_of_each_house() {
    let server = TestServer::start().await;
    let mut ada = server.guest("Ada").await;
    let six = json!({"game": "crypt", "seats": seats(&vec![open_seat(); 5]), "visibility": "public",
                     "options": {"curse": "on"}});
    let table = ada.create(&six).await.unwrap();
    let sheet = get(&mut ada, &format!("/api/tables/{table}")).await.json();
    let teams = json!([["a", "d"], ["b", "e"], ["c", "f"]]);
    assert_eq!((&sheet["teams"], &sheet["setup"]["variant"]), (&teams, &json!("houses")));
    // Allies have one colour: an heir who chooses one chooses for the house.
    let colours = |sheet: &Value| -> Vec<String> {
        let seats = sheet["seats"].as_array().unwrap().iter();
        seats.map(|seat| seat["colour"].as_str().unwrap().to_owned()).collect()
    };
    let before = colours(&sheet);
    assert!(before[0] == before[3] && before[1] == before[4] && before[2] == before[5], "{before:?}");
    assert!(before[0] != before[1] && before[1] != before[2] && before[0] != before[2], "{before:?}");
    let mut ben = server.guest("Ben").await;
    let mut socket = ben.connect().await.unwrap();
    socket.open(&table, 0, false).await.unwrap();
    command(&mut socket, &table, Command::Sit { seat: Seat::D }).await.unwrap();
    command(&mut socket, &table, Command::Colour { colour: game_core::PieceColour::ALL[7] }).await.unwrap();
    let after = colours(&get(&mut ben, &format!("/api/tables/{table}")).await.json());
    assert!(after[0] == after[3] && after[0] != before[0] && after[1..3] == before[1..3], "{after:?}");
    // The lobby tells which variant it is, and that there is a curse.
    let lobby = get(&mut server.stranger(), "/api/tables").await.json();
    assert_eq!((&lobby["tables"][0]["teams"], &lobby["tables"][0]["setup"]["curse"]), (&teams, &json!("on")));
    for (wanted, reason) in [
        (json!({"game": "crypt", "seats": seats(&vec![open_seat(); 4])}), "not 5"),
        (json!({"game": "crypt", "seats": seats(&vec![open_seat(); 6])}), "not 7"),
        (
            json!({"game": "crypt", "seats": seats(&[open_seat()]), "options": {"variant": "houses"}}),
            "6 or 8",
        ),
        (
            json!({"game": "crypt", "seats": seats(&vec![bot(); 2]), "options": {"variant": "twins"}}),
            "2 players",
        ),
    ] {
        let reply = post(&mut ada, "/api/tables", wanted).await;
        assert_eq!((reply.status, &reply.json()["code"]), (400, &json!("badTable")));
        assert!(reply.body.contains(reason), "{}", reply.body);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn v2_4_twins_play_to_the_end_with_a_rank_together_and_have_a_rematch() {
    let server = TestServer::start().await;
    let mut ada = server.guest("Ada").await;
    let options = json!({"options": {"variant": "twins", "leader": "a"}});
    let (table, mut socket) = alone(&mut ada, 1, options).await;
    let sheet = play_out(&table, &mut [&mut socket]).await;
    let ending = &sheet["ending"];
    let scores: Vec<i64> =
        ending["outcome"]["scores"].as_array().unwrap().iter().map(|score| score.as_i64().unwrap()).collect();
    assert_eq!(ending["together"].as_i64(), scores.iter().min().copied(), "the pair has the lower score");
    assert!(ending["rank"].is_u64());
    assert_eq!((&ending["winners"], &ending["outcome"]["teams"]), (&json!(["a", "b"]), &json!([["a", "b"]])));
    let export = get(&mut ada, &format!("/api/tables/{table}/export")).await;
    table::verify(&export.body).unwrap();
    let rematch = post(&mut ada, &format!("/api/tables/{table}/rematch"), json!({})).await.json();
    let next = rematch["table"].as_str().unwrap();
    let sheet = get(&mut ada, &format!("/api/tables/{next}")).await.json();
    assert_eq!((&sheet["setup"]["variant"], &sheet["teams"]), (&json!("twins"), &json!([["a", "b"]])));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn v3_3_a_house_of_bots_and_a_person_play_eight_to_the_end() {
    let server = TestServer::start().await;
    let mut ada = server.guest("Ada").await;
    let options = json!({"options": {"variant": "houses", "curse": "on", "recall": "memory"}});
    let (table, mut socket) = alone(&mut ada, 7, options).await;
    let sheet = play_out(&table, &mut [&mut socket]).await;
    let winners = sheet["ending"]["winners"].as_array().unwrap();
    assert!(winners.len() % 2 == 0 && !winners.is_empty(), "{winners:?}");
    assert_eq!((&sheet["ending"]["rank"], sheet["ending"].get("together")), (&Value::Null, None));
    let results = get(&mut ada, &format!("/api/tables/{table}/results")).await.json();
    for (one, ally) in [(0, 4), (1, 5), (2, 6), (3, 7)] {
        assert_eq!(results[one]["place"], results[ally]["place"], "allies share a place: {results}");
    }
    let export = get(&mut ada, &format!("/api/tables/{table}/export")).await;
    table::verify(&export.body).unwrap();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_of_every_level_play_variants_and_give_hints() {
    let server = TestServer::start().await;
    let mut ada = server.guest("Ada").await;
    let levels = ["novice", "steady", "sharp", "master", "novice"];
    let others: Vec<Value> = levels.iter().map(|level| json!({"kind": "bot", "level": level})).collect();
    let wanted = json!({"game": "crypt", "seats": seats(&others), "options": {"curse": "on", "leader": "a"}});
    let table = ada.create(&wanted).await.unwrap();
    let mut socket = ada.connect().await.unwrap();
    socket.open(&table, 0, true).await.unwrap();
    command(&mut socket, &table, Command::Ready { nonce: nonce(1) }).await.unwrap();
    let sheet = socket.open(&table, 0, true).await.unwrap();
    assert!(is_my_turn(&sheet) && sheet["hints"] == true);
    let hint = socket.ask(Request::Hint { table: table.clone() }).await.unwrap();
    assert!(hint["type"] == "hint" && !hint["lines"].as_array().unwrap().is_empty(), "{hint}");
    command(&mut socket, &table, choice(&sheet, 0)).await.unwrap();
    // All five have claimed when the round is over.
    let seen = |sheet: &Value| sheet["log"].to_string();
    sheet_when(&mut socket, |sheet| is_my_turn(sheet) || seen(sheet).contains("\"collect")).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn v1_5_no_rival_and_no_spectator_ever_receives_the_chat_of_a_house() {
    let server = TestServer::start().await;
    let mut clients = guests(&server, 6).await;
    let (table, mut sockets) = houses(&mut clients, json!({"visibility": "public"})).await;
    let mut spectators =
        [server.guest("Zoe").await.connect().await.unwrap(), server.stranger().connect().await.unwrap()];
    for spectator in &mut spectators {
        spectator.open(&table, 0, false).await.unwrap();
    }
    for (speaker, ally, number, text) in
        [(0, 3, 1, "to Dot alone"), (3, 0, 2, "and back to Ada"), (1, 4, 1, "the others' secret")]
    {
        whisper(&mut sockets[speaker], &table, text).await.unwrap();
        for (seat, socket) in sockets.iter_mut().enumerate().filter(|(seat, _)| *seat != speaker) {
            let expected: &[_] = if seat == ally { &[(number, text.to_owned())] } else { &[] };
            assert_eq!(whispers(socket).await, expected, "{text} at seat {seat}");
        }
    }
    assert_eq!(whisper(&mut spectators[0], &table, "hush").await, Err("notSeated".to_owned()));
    assert_eq!(whisper(&mut spectators[1], &table, "hush").await, Err("notSeated".to_owned()));
    let own = [(1, "to Dot alone".to_owned()), (2, "and back to Ada".to_owned())];
    let others = [(1, "the others' secret".to_owned())];
    let expected = [&own[..], &others[..], &[], &own[..], &others[..], &[]];
    for spectator in &mut spectators {
        let all = received(spectator).await;
        assert!(!json!(all).to_string().contains("secret") && !json!(all).to_string().contains("alone"));
    }
    // Nor anyone who opens the table later, over the socket or by any address; not after the game either.
    for over in [false, true] {
        if over {
            for rival in [1, 4, 2, 5] {
                command(&mut sockets[rival], &table, Command::Resign).await.unwrap();
            }
        }
        for (seat, client) in clients.iter_mut().enumerate() {
            let mut again = client.connect().await.unwrap();
            again.open(&table, 0, false).await.unwrap();
            assert_eq!(whispers(&mut again).await, expected[seat], "seat {seat}, over: {over}");
        }
        let mut late = server.stranger().connect().await.unwrap();
        late.open(&table, 0, false).await.unwrap();
        assert!(whispers(&mut late).await.is_empty());
        for rest in ["", "/export", "/replay", "/results"] {
            for client in &mut clients[..3] {
                let reply = get(client, &format!("/api/tables/{table}{rest}")).await;
                let told = reply.body.contains("alone") || reply.body.contains("others' secret");
                assert!(!told, "{rest}: {}", reply.body);
            }
        }
    }
    // The numbers of the public chat have no gaps.
    let say = Request::Say { table: table.clone(), text: "good game".to_owned(), allies: false };
    sockets[2].ask(say).await.unwrap();
    let line = sockets[1].next_of("chat").await.unwrap();
    assert_eq!((&line["lines"][0]["number"], line.get("allies")), (&json!(1), None));
    // A house may still talk after the game.
    whisper(&mut sockets[0], &table, "well played").await.unwrap();
    assert!(whispers(&mut sockets[1]).await.is_empty());
    // It is there after a restart, and still for the house alone.
    let server = server.restart().await;
    for (seat, count) in [(0, 3), (1, 1), (2, 0), (3, 3)] {
        let mut again = server.resume(&clients[seat]).connect().await.unwrap();
        again.open(&table, 0, false).await.unwrap();
        assert_eq!(whispers(&mut again).await.len(), count, "seat {seat}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn v1_5_a_house_talks_from_the_start_of_the_game_and_only_if_there_are_allies() {
    let server = TestServer::start().await;
    let (mut ada, mut ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let six = json!({"game": "crypt", "seats": seats(&vec![open_seat(); 5])});
    let table = ada.create(&six).await.unwrap();
    let mut socket = ada.connect().await.unwrap();
    assert_eq!(whisper(&mut socket, &table, "early").await, Err("noSuchTable".to_owned()));
    socket.open(&table, 0, false).await.unwrap();
    // Before the game anyone could sit down beside her for a moment.
    assert_eq!(whisper(&mut socket, &table, "early").await, Err("notBegun".to_owned()));
    let mut game = duel(&mut ada, &mut ben, json!({})).await;
    assert_eq!(whisper(&mut game.first, &game.table, "psst").await, Err("noAllies".to_owned()));
    let mut twins = duel(&mut ada, &mut ben, json!({"options": {"variant": "twins"}})).await;
    assert_eq!(whisper(&mut twins.first, &twins.table, "").await, Err("badText".to_owned()));
    whisper(&mut twins.first, &twins.table, "psst").await.unwrap();
    assert_eq!(whispers(&mut twins.second).await, [(1, "psst".to_owned())]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn v3_3_houses_are_rated_as_teams_apart_from_other_games() {
    let server = TestServer::start().await;
    let mut clients = Vec::new();
    for name in ["Ada", "Ben", "Cem", "Dot", "Eli", "Fay"] {
        clients.push(server.account(name).await);
    }
    let (table, mut sockets) = houses(&mut clients, rated()).await;
    // The first house gives up, then one heir of the second, who does not end the game, then the other.
    for loser in [0, 3, 1] {
        command(&mut sockets[loser], &table, Command::Resign).await.unwrap();
    }
    let sheet = get(&mut clients[0], &format!("/api/tables/{table}")).await.json();
    assert_eq!(sheet["phase"], "playing");
    command(&mut sockets[4], &table, Command::Resign).await.unwrap();
    let sheet = get(&mut clients[0], &format!("/api/tables/{table}")).await.json();
    assert_eq!((&sheet["phase"], &sheet["ending"]["winners"]), (&json!("over"), &json!(["c", "f"])));
    let best = get(&mut server.stranger(), "/api/ratings/crypt/6?variant=houses").await.json();
    let best = best.as_array().unwrap();
    let names: std::collections::BTreeSet<&str> =
        best[..2].iter().map(|entry| entry["name"].as_str().unwrap()).collect();
    assert_eq!((best.len(), names), (6, ["Cem", "Fay"].into()));
    assert_eq!(best[0]["rating"], best[1]["rating"], "equal allies gain the same");
    assert!(best[1]["rating"].as_f64() > best[2]["rating"].as_f64());
    assert_eq!(get(&mut server.stranger(), "/api/ratings/crypt/6").await.json(), json!([]), "the base game");
    let own = get(&mut clients[2], "/api/ratings").await.json();
    assert_eq!((&own[0]["variant"], &own[0]["players"]), (&json!("houses"), &json!(6)));
    let history = get(&mut clients[2], "/api/history").await.json();
    assert_eq!(
        (&history["games"][0]["variant"], &history["games"][0]["place"]),
        (&json!("houses"), &json!(1))
    );
    // What can't be rated: no opponents, a curse, a fixed leader.
    for (open, options) in
        [(1, json!({"variant": "twins"})), (5, json!({"curse": "on"})), (5, json!({"leader": "f"}))]
    {
        let wanted = json!({"game": "crypt", "seats": seats(&vec![open_seat(); open]), "rated": true, "options": options});
        let reply = post(&mut clients[0], "/api/tables", wanted).await;
        assert_eq!(reply.status, 400, "{}", reply.body);
        assert!(reply.body.contains("can't be rated"), "{}", reply.body);
    }
    let games = get(&mut server.stranger(), "/api/games").await.json();
    let pools: Vec<(String, u64, bool)> = games[0]["pools"]
        .as_array()
        .unwrap()
        .iter()
        .map(|pool| {
            let variant = pool["variant"].as_str().unwrap().to_owned();
            (variant, pool["players"].as_u64().unwrap(), pool["solo"].as_bool().unwrap())
        })
        .collect();
    let expected = [
        ("base", 1, true),
        ("base-cursed", 1, true),
        ("base", 2, false),
        ("twins", 2, true),
        ("twins-cursed", 2, true),
        ("base", 3, false),
        ("base", 4, false),
        ("houses", 6, false),
        ("houses", 8, false),
    ];
    assert_eq!(pools, expected.map(|(variant, players, solo)| (variant.to_owned(), players, solo)));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn v2_4_twins_have_a_board_of_their_best_games() {
    let server = TestServer::start().await;
    let (mut ada, mut ben) = (server.account("Ada").await, server.account("Ben").await);
    let mut game = duel(&mut ada, &mut ben, json!({"options": {"variant": "twins"}})).await;
    let sheet = play_out(&game.table, &mut [&mut game.first, &mut game.second]).await;
    let best = get(&mut server.stranger(), "/api/solo/crypt?variant=twins&players=2").await.json();
    assert_eq!(best.as_array().unwrap().len(), 1, "one entry for both: {best}");
    assert_eq!((&best[0]["name"], &best[0]["allies"]), (&json!("Ada"), &json!(["Ben"])));
    assert_eq!(
        (&best[0]["score"], &best[0]["rank"]),
        (&sheet["ending"]["together"], &sheet["ending"]["rank"])
    );
    assert_eq!(best[0]["table"], json!(game.table));
    assert_eq!(get(&mut server.stranger(), "/api/solo/crypt").await.json(), json!([]), "nobody played alone");
    assert_eq!(get(&mut ada, "/api/ratings").await.json(), json!([]));
    // One twin alone ends nothing: a computer plays for the one who has given up.
    let mut game = duel(&mut ada, &mut ben, json!({"options": {"variant": "twins"}})).await;
    command(&mut game.first, &game.table, Command::Resign).await.unwrap();
    let sheet = game.second.open(&game.table, 0, true).await.unwrap();
    assert_eq!(sheet["phase"], "playing");
    command(&mut game.second, &game.table, Command::Resign).await.unwrap();
    let sheet = game.second.open(&game.table, 0, true).await.unwrap();
    assert_eq!((&sheet["phase"], &sheet["ending"]["winners"]), (&json!("over"), &json!([])));
    server.stop().await;
}
