//! Opening tables and finding them.

use std::time::Duration;

use protocol::{Command, Request, TableId};
use serde_json::{Value, json};
use server::client::Client;

use crate::kit::{
    TestServer, alone, bot, choice, command, get, is_my_turn, live_clock, open_seat, post, seats,
    start_duel_with, table_of,
};

/// The ids of a list, or of a page of the lobby.
fn listed(list: &Value) -> Vec<&str> {
    list.get("tables")
        .unwrap_or(list)
        .as_array()
        .unwrap()
        .iter()
        .map(|table| table["table"].as_str().unwrap())
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn public_tables_are_listed_and_others_are_not() {
    let server = TestServer::start().await;
    // A person whose name looks like a bot's is still listed as a person.
    let mut ada = server.guest(":master").await;
    let wanted = |visibility: &str| json!({"game": "crypt", "seats": seats(&[open_seat(), bot()]), "visibility": visibility});
    let public = ada.create(&wanted("public")).await.unwrap();
    let private = ada.create(&wanted("link")).await.unwrap();
    let by_default = ada.create(&table_of(1)).await.unwrap();
    let mut stranger = server.stranger();
    let lobby = get(&mut stranger, "/api/tables").await.json();
    assert_eq!(listed(&lobby), [public.0.as_str()]);
    let person = json!({"kind": "person", "name": ":master", "account": false, "away": false});
    assert_eq!(
        lobby["tables"][0]["seats"],
        json!([person, {"kind": "open"}, {"kind": "bot", "level": "novice"}])
    );
    assert_eq!(lobby["tables"][0]["you"], Value::Null, "the public list is the same for everyone");
    assert_eq!(listed(&get(&mut stranger, "/api/tables?game=crypt").await.json()), [public.0.as_str()]);
    for other in ["chess", "%00", "'--"] {
        let reply = get(&mut stranger, &format!("/api/tables?game={other}")).await;
        assert_eq!((reply.status, reply.json()), (200, json!({"tables": [], "next": null})), "{other}");
    }
    let own = get(&mut ada, "/api/mine").await.json();
    assert!(own.as_array().unwrap().iter().all(|table| table["you"] == "a"), "{own}");
    let mut mine = listed(&own).into_iter().map(str::to_owned).collect::<Vec<_>>();
    mine.sort();
    let mut all = vec![public.0, private.0, by_default.0];
    all.sort();
    assert_eq!(mine, all);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_says_that_a_bot_plays_for_an_absent_person() {
    // Bots are so slow that they do not move during the test.
    let (server, (mut ada, mut ben), mut game) =
        start_duel_with(|config| config.bot_pace = Duration::from_secs(600), live_clock()).await;
    let sheet = game.first.open(&game.table, 0, false).await.unwrap();
    let (mover, client) =
        if is_my_turn(&sheet) { (&mut game.first, &mut ada) } else { (&mut game.second, &mut ben) };
    let awaiting = async |client: &mut Client| get(client, "/api/mine").await.json()[0]["awaiting"].clone();
    assert_eq!(awaiting(client).await, sheet["awaiting"]);
    let seat = sheet["awaiting"][0].as_str().map_or(0, |seat| usize::from(seat == "b"));
    let away =
        async |client: &mut Client| get(client, "/api/mine").await.json()[0]["seats"][seat]["away"].clone();
    command(mover, &game.table, Command::Leave).await.unwrap();
    assert_eq!((awaiting(client).await, away(client).await), (sheet["awaiting"].clone(), json!(true)));
    command(mover, &game.table, Command::Return).await.unwrap();
    assert_eq!((awaiting(client).await, away(client).await), (sheet["awaiting"].clone(), json!(false)));
    // The seat of a bot is shown as awaited.
    let (table, mut socket) = alone(&mut server.guest("Cem").await, 1, json!({"visibility": "public"})).await;
    let sheet = socket.open(&table, 0, true).await.unwrap();
    if is_my_turn(&sheet) {
        command(&mut socket, &table, choice(&sheet, 0)).await.unwrap();
    }
    let lobby = get(&mut ada, "/api/tables").await.json();
    assert_eq!(lobby["tables"][0]["awaiting"], json!(["b"]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_has_the_requested_options() {
    let server = TestServer::start().await;
    let mut ada = server.guest("Ada").await;
    let games = get(&mut ada, "/api/games").await.json();
    assert_eq!((&games[0]["name"], &games[0]["players"]), (&json!("crypt"), &json!([1, 2, 3, 4, 6, 8])));
    let variant = &games[0]["options"][0];
    assert_eq!(variant["name"], json!("variant"));
    let houses = json!({
        "value": "houses", "seat": null, "games": [{"players": [6, 8], "with": {}}], "rated": true, "own": true,
        "teams": [
            {"players": 6, "teams": [["a", "d"], ["b", "e"], ["c", "f"]]},
            {"players": 8, "teams": [["a", "e"], ["b", "f"], ["c", "g"], ["d", "h"]]},
        ],
    });
    assert_eq!(variant["choices"][2], houses);
    let ghost = games[0]["options"].as_array().unwrap().iter().find(|one| one["name"] == "ghost").unwrap();
    let with_ghost = json!([{"players": [1], "with": {}}, {"players": [2], "with": {"variant": ["twins"]}}]);
    assert_eq!(ghost["choices"][0]["games"], with_ghost);
    let clock = json!({"kind": "live", "moveSeconds": 30, "reserveSeconds": 600});
    let wanted = json!({"game": "crypt", "seats": seats(&[open_seat(), bot()]), "clock": clock, "visibility": "public"});
    let table = ada.create(&wanted).await.unwrap();
    let sheet = get(&mut ada, &format!("/api/tables/{table}")).await.json();
    assert_eq!(
        (&sheet["clock"], &sheet["visibility"], &sheet["rated"], &sheet["hints"]),
        (&clock, &json!("public"), &json!(false), &json!(false))
    );
    assert_eq!(sheet["setup"]["players"], json!(3));
    // Hints for all, each collector's side, and who leads.
    let options = json!({"sides": "ABBABA", "leader": "b"});
    let wanted = json!({"game": "crypt", "seats": seats(&[open_seat()]), "visibility": "public", "hints": true, "options": options});
    let hinted = ada.create(&wanted).await.unwrap();
    let sheet = get(&mut ada, &format!("/api/tables/{hinted}")).await.json();
    assert_eq!((&sheet["hints"], &sheet["setup"]["sides"]), (&json!(true), &json!("ABBABA")));
    let lobby = get(&mut ada, "/api/tables").await.json();
    let listed =
        lobby["tables"].as_array().unwrap().iter().find(|one| one["table"] == json!(hinted)).unwrap().clone();
    assert_eq!(listed["hints"], json!(true));
    let sheet = get(&mut ada, &format!("/api/tables/{table}")).await.json();
    assert_eq!(sheet["commitment"].as_str().unwrap().len(), 64);
    assert_eq!(sheet["seed"], Value::Null);
    for (days, status) in [(0, 400), (1, 200), (30, 200), (31, 400)] {
        let wanted = json!({"game": "crypt", "seats": seats(&[]), "clock": {"kind": "days", "days": days}});
        assert_eq!(post(&mut ada, "/api/tables", wanted).await.status, status, "{days}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invalid_table_is_refused_with_a_reason() {
    let server = TestServer::start().await;
    let mut ada = server.guest("Ada").await;
    let me = json!({"kind": "me"});
    for wanted in [
        json!({"game": "chess", "seats": [me]}),
        json!({"game": "crypt", "seats": []}),
        json!({"game": "crypt", "seats": [me, me]}),
        json!({"game": "crypt", "seats": seats(&vec![open_seat(); 4])}),
        json!({"game": "crypt", "seats": seats(&vec![open_seat(); 300])}),
        json!({"game": "crypt", "seats": seats(&[bot()]), "rated": true}),
        json!({"game": "crypt", "seats": seats(&[open_seat()]), "rated": true}),
        json!({"game": "crypt", "seats": [me], "options": {"colour": "red"}}),
        json!({"game": "crypt", "seats": [me], "clock": {"kind": "live", "moveSeconds": 0, "reserveSeconds": 0}}),
        json!({"game": "crypt", "seats": [me], "clock": {"kind": "live", "moveSeconds": 4_000_000_000u32, "reserveSeconds": 0}}),
    ] {
        let reply = post(&mut ada, "/api/tables", wanted.clone()).await;
        assert_eq!((reply.status, &reply.json()["code"]), (400, &json!("badTable")), "{wanted}");
        assert!(reply.json()["reason"].as_str().unwrap().len() > 10, "{wanted}");
    }
    for wanted in [
        json!({"game": "crypt"}),
        json!({"game": "crypt", "seats": [me], "seed": "00"}),
        json!({"game": "crypt", "seats": [{"kind": "king"}]}),
        json!({"game": "crypt", "seats": [{"kind": "bot", "level": "god"}]}),
        json!({"game": "crypt", "seats": [me], "clock": {"kind": "live", "moveSeconds": 1e300, "reserveSeconds": -1}}),
        json!([]),
        json!("crypt"),
    ] {
        let reply = post(&mut ada, "/api/tables", wanted.clone()).await;
        assert_eq!((reply.status, &reply.json()["code"]), (422, &json!("badBody")), "{wanted}");
    }
    let reply = post(&mut server.stranger(), "/api/tables", json!({"game": "crypt", "seats": [me]})).await;
    assert_eq!(reply.status, 401);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_tables_are_not_found() {
    let server = TestServer::start().await;
    let mut ada = server.guest("Ada").await;
    let mut socket = ada.connect().await.unwrap();
    for id in [
        "nosuchtable",
        "a",
        &"x".repeat(64),
        &"x".repeat(2000),
        "%00",
        "..%2f..%2fetc%2fpasswd",
        "'%20or%201=1",
    ] {
        for what in ["", "/replay", "/export", "/journal", "/results"] {
            let reply = get(&mut ada, &format!("/api/tables/{id}{what}")).await;
            assert_eq!((reply.status, &reply.json()["code"]), (404, &json!("notFound")), "{id}{what}");
        }
        let reply = ada.request("POST", &format!("/api/tables/{id}/rematch"), None).await.unwrap();
        assert_eq!(reply.status, 404, "{id}");
    }
    for id in ["", "nosuchtable", "a\u{0}b", "../x", &"x".repeat(3000), "é"] {
        let table = TableId(id.to_owned());
        for request in [
            Request::Open {
                table: table.clone(),
                since: 0,
                list: true,
                frames: false,
                pace: protocol::BotPace::Normal,
            },
            Request::Check { table: table.clone(), action: json!("recover") },
            Request::Hint { table: table.clone() },
            Request::Say { table: table.clone(), text: "hello".to_owned(), allies: false },
            Request::Do { table: table.clone(), command: Command::Leave },
        ] {
            let answer = socket.ask(request.clone()).await.unwrap();
            assert_eq!(answer["refusal"]["code"], "noSuchTable", "{request:?}");
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_rated_only_with_choices_that_can_be_rated() {
    let server = TestServer::start().await;
    let mut ada = server.account("Ada").await;
    let wanted = |game: &str, options: Value, more: Value| {
        let mut wanted = json!({"game": game, "seats": seats(&[open_seat()]), "rated": true, "clock": {"kind": "days", "days": 2}, "options": options});
        wanted.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        wanted
    };
    let unrated = [
        ("crypt", json!({"leader": "a"})),
        ("dungeonville", json!({"edition": "1", "first": "b"})),
        // Short and long games (D2.3).
        ("dungeonville", json!({"edition": "1", "points": "5"})),
        ("dungeonville", json!({"edition": "1", "points": "9"})),
        // The second edition is a draft (D5.6), and the default.
        ("dungeonville", json!({"edition": "2"})),
        ("dungeonville", json!({})),
    ];
    for (game, options) in unrated {
        let refused = post(&mut ada, "/api/tables", wanted(game, options.clone(), json!({}))).await;
        assert_eq!((refused.status, &refused.json()["code"]), (400, &json!("badTable")), "{options}");
    }
    let refused = post(&mut ada, "/api/tables", wanted("crypt", json!({}), json!({"hints": true}))).await;
    assert_eq!((refused.status, &refused.json()["code"]), (400, &json!("badTable")), "hints");
    let rated = [
        ("crypt", json!({"leader": "random"})),
        ("crypt", json!({"sides": "ABABAB"})),
        ("crypt", json!({})),
        ("dungeonville", json!({"edition": "1"})),
        ("dungeonville", json!({"edition": "1", "points": "7", "gold": "80"})),
    ];
    for (game, options) in rated {
        let opened = post(&mut ada, "/api/tables", wanted(game, options.clone(), json!({}))).await;
        assert_eq!(opened.status, 200, "{game} {options}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_has_pages_on_which_nobody_crowds_out_others() {
    let server = TestServer::start().await;
    let (mut ada, mut ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let wanted = json!({"game": "crypt", "seats": seats(&[open_seat()]), "visibility": "public"});
    let first = ben.create(&wanted).await.unwrap();
    for _ in 0..40 {
        ada.create(&wanted).await.unwrap();
    }
    let page = get(&mut ada, "/api/tables").await.json();
    assert_eq!(listed(&page).len(), 30);
    assert_eq!(listed(&page)[1], first.0, "Ben's only table comes before Ada's second");
    let next = page["next"].as_str().unwrap();
    let rest = get(&mut ada, &format!("/api/tables?after={next}")).await.json();
    assert_eq!((listed(&rest).len(), &rest["next"]), (11, &Value::Null));
    let all: std::collections::HashSet<&str> = listed(&page).into_iter().chain(listed(&rest)).collect();
    assert_eq!(all.len(), 41, "no table is on both pages");
    for bad in ["", "1", "0.1.2", "0.1.2.%00", "0.1.2.a/b", "a.1.2.b", "99999999999999999999.1.1.a"] {
        let reply = get(&mut ada, &format!("/api/tables?after={bad}")).await;
        assert_eq!((reply.status, &reply.json()["code"]), (400, &json!("badCursor")), "{bad}");
    }
    server.stop().await;
}
