//! Guests and accounts, and how one becomes the other without losing anything.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use protocol::{Command, PersonId, Request};
use serde_json::{Value, json};
use server::client::Client;

use crate::kit::{
    TestServer, choice, command, credentials, database, duel, ends, get, id_of, is_my_turn, play_out, post,
    sheet_when, start_duel, table_of,
};

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_needs_a_name_and_gets_a_cookie_that_scripts_cant_read() {
    let server = TestServer::start_with(|config| config.secure = true).await;
    let mut ada = server.stranger();
    assert_eq!(get(&mut ada, "/api/me").await.json(), Value::Null);
    let reply = post(&mut ada, "/api/guest", json!({"name": "  Ada   L. "})).await;
    assert_eq!((reply.status, &reply.json()["name"]), (200, &json!("Ada L.")));
    let cookie = reply.header("set-cookie").unwrap();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Secure"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(reply.header("strict-transport-security").is_some());
    assert_eq!(get(&mut ada, "/api/me").await.json(), reply.json());
    assert_eq!(post(&mut ada, "/api/guest", json!({"name": "Eve"})).await.status, 409);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_visible_plain_text() {
    let server = TestServer::start().await;
    for bad in ["", " ", "a\nb", "a\u{0}b", "\u{200b}", "\u{1b}[31mred", &"x".repeat(25)] {
        let reply = post(&mut server.stranger(), "/api/guest", json!({"name": bad})).await;
        assert_eq!((reply.status, &reply.json()["code"]), (400, &json!("badName")), "{bad:?}");
    }
    // HTML is a valid name, and is never sent as HTML.
    let name = "<img src=x onerror=a()>";
    let mut eve = server.stranger();
    let reply = post(&mut eve, "/api/guest", json!({"name": name})).await;
    assert_eq!((reply.status, &reply.json()["name"]), (200, &json!(name)));
    assert_eq!(reply.header("content-type"), Some("application/json"));
    assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
    let reply = post(&mut eve, "/api/name", json!({"name": "Eve"})).await;
    assert_eq!(reply.status, 200);
    assert_eq!(get(&mut eve, "/api/me").await.json()["name"], "Eve");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_registers_keeps_their_seat_and_gets_a_new_session() {
    let (server, (mut ada, _), mut game) = start_duel().await;
    let guest = ada.clone();
    let before = id_of(&mut ada).await;
    let reply = post(&mut ada, "/api/register", credentials("Ada")).await;
    assert_eq!((reply.status, &reply.json()["account"]), (200, &json!(true)));
    assert_eq!(id_of(&mut ada).await, before);
    assert_ne!(ada.cookie, guest.cookie);
    assert_eq!(get(&mut guest.clone(), "/api/me").await.json(), Value::Null, "the old session has ended");
    assert!(ends(&mut game.first).await, "its connections are closed");
    let mut first = ada.connect().await.unwrap();
    let sheet = first.open(&game.table, 0, true).await.unwrap();
    assert_eq!((&sheet["you"], &sheet["phase"]), (&json!("a"), &json!("playing")));
    assert_eq!(get(&mut ada, "/api/mine").await.json()[0]["table"], json!(game.table));
    let (socket, sheet) = match is_my_turn(&sheet) {
        true => (&mut first, sheet),
        false => {
            let sheet = game.second.open(&game.table, 0, true).await.unwrap();
            (&mut game.second, sheet)
        }
    };
    command(socket, &game.table, choice(&sheet, 0)).await.unwrap();
    server.stop().await;
}

/// Checks that this person has the seat, and acts if it is their turn.
async fn plays_seat(client: &Client, table: &protocol::TableId, seat: &str) {
    let mut socket = client.connect().await.unwrap();
    let sheet = socket.open(table, 0, true).await.unwrap();
    assert_eq!(sheet["you"], json!(seat));
    if is_my_turn(&sheet) {
        command(&mut socket, table, choice(&sheet, 0)).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_logs_in_keeps_their_seats_as_the_account() {
    let server = TestServer::start().await;
    let mut account = server.account("Ada").await;
    let id = id_of(&mut account).await;
    let (mut guest, mut ben) = (server.guest("Guest").await, server.guest("Ben").await);
    let game = duel(&mut guest, &mut ben, json!({})).await;
    let second = guest.create(&table_of(1)).await.unwrap();
    let mut socket = game.first;
    let old = guest.clone();
    let reply = post(&mut guest, "/api/login", credentials("Ada")).await;
    assert_eq!((reply.status, &reply.json()["id"]), (200, &json!(id)));
    assert!(ends(&mut socket).await, "the guest's connection is closed");
    assert_eq!(get(&mut old.clone(), "/api/me").await.json(), Value::Null);
    plays_seat(&guest, &game.table, "a").await;
    plays_seat(&account, &second, "a").await;
    // The account is now the host.
    let sheet = get(&mut guest, &format!("/api/tables/{second}")).await.json();
    assert_eq!((&sheet["host"], &sheet["seats"][0]["holder"]["name"]), (&json!(id), &json!("Ada")));
    assert_eq!(get(&mut guest, "/api/mine").await.json().as_array().unwrap().len(), 2);
    let mut rest = game.second;
    let sheet = rest.open(&game.table, 0, true).await.unwrap();
    assert_eq!(sheet["seats"][0]["holder"]["person"], json!(id));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_is_shown_at_tables_before_the_game() {
    let (server, (mut ada, mut ben), running) = start_duel().await;
    let table = ada.create(&table_of(1)).await.unwrap();
    let mut socket = ben.connect().await.unwrap();
    socket.open(&table, 0, false).await.unwrap();
    let name = |sheet: &Value| sheet["seats"][0]["holder"]["name"].clone();
    assert_eq!(post(&mut ada, "/api/name", json!({"name": "Countess"})).await.status, 200);
    let sheet = sheet_when(&mut socket, |sheet| name(sheet) == "Countess").await;
    assert_eq!(sheet["phase"], "gathering");
    assert_eq!(get(&mut ada, &format!("/api/tables/{table}")).await.json()["you"], "a");
    // The name of a new account is shown, too.
    assert_eq!(post(&mut ada, "/api/register", credentials("Lovelace")).await.status, 200);
    sheet_when(&mut socket, |sheet| name(sheet) == "Lovelace").await;
    let mine = get(&mut ada, "/api/mine").await.json();
    let listed = mine.as_array().unwrap().iter().find(|listed| listed["table"] == json!(table)).unwrap();
    assert_eq!(listed["seats"][0]["name"], "Lovelace");
    // A running game keeps the old name.
    let sheet = get(&mut ben, &format!("/api/tables/{}", running.table)).await.json();
    assert_eq!(name(&sheet), "Ada");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_whose_login_fails_stays_a_guest() {
    let server = TestServer::start().await;
    server.account("Ada").await;
    let (mut guest, mut ben) = (server.guest("Guest").await, server.guest("Ben").await);
    let game = duel(&mut guest, &mut ben, json!({})).await;
    server
        .tamper(
            "CREATE TRIGGER no_merges BEFORE UPDATE OF merged_into ON people \
             BEGIN SELECT RAISE(ABORT, 'not now'); END",
        )
        .await;
    let before = guest.clone();
    assert!(post(&mut guest, "/api/login", credentials("Ada")).await.status >= 500);
    assert_eq!(guest.cookie, before.cookie);
    assert_eq!(get(&mut guest, "/api/me").await.json()["name"], "Guest");
    plays_seat(&guest, &game.table, "a").await;
    server.tamper("DROP TRIGGER no_merges").await;
    assert_eq!(post(&mut guest, "/api/login", credentials("Ada")).await.status, 200);
    plays_seat(&guest, &game.table, "a").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_who_logs_in_leaves_a_second_seat_at_the_same_table() {
    let server = TestServer::start().await;
    let (mut account, mut guest) = (server.account("Ada").await, server.guest("Guest").await);
    // There is no clock, so the game would wait for the guest's seat forever.
    let mut game = duel(&mut guest, &mut account, json!({})).await;
    let open = guest.create(&table_of(1)).await.unwrap();
    command(&mut game.second, &open, Command::Sit { seat: game_core::Seat::B }).await.unwrap();
    assert_eq!(post(&mut guest, "/api/login", credentials("Ada")).await.status, 200);
    let sheet = sheet_when(&mut game.second, |sheet| {
        sheet["table"] == json!(game.table) && sheet["seats"][0]["holder"]["absence"] == "left"
    })
    .await;
    assert_eq!(sheet["you"], json!("b"));
    play_out(&game.table, &mut [&mut game.second]).await;
    let sheet = get(&mut guest, &format!("/api/tables/{open}")).await.json();
    assert_eq!((&sheet["you"], &sheet["seats"][0]["holder"]["kind"]), (&json!("b"), &json!("open")));
    assert_eq!(sheet["host"], json!(id_of(&mut account).await));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_logs_in_keeps_their_seats_in_finished_games() {
    let server = TestServer::start().await;
    let account = id_of(&mut server.account("Ada").await).await;
    let (mut guest, mut ben) = (server.guest("Guest").await, server.guest("Ben").await);
    let mut tables = Vec::new();
    for _ in 0..2 {
        let mut game = duel(&mut guest, &mut ben, json!({})).await;
        command(&mut game.second, &game.table, Command::Resign).await.unwrap();
        tables.push(format!("/api/tables/{}", game.table));
    }
    let server = server.restart().await;
    let mut again = server.resume(&guest);
    // One table is in memory while the guest logs in, the other is loaded later.
    assert_eq!(get(&mut again, &tables[0]).await.json()["you"], json!("a"));
    assert_eq!(post(&mut again, "/api/login", credentials("Ada")).await.status, 200);
    assert_eq!(id_of(&mut again).await, account);
    for table in tables.iter().chain(&tables) {
        let mut socket = again.connect().await.unwrap();
        let id = protocol::TableId(table.rsplit('/').next().unwrap().to_owned());
        // A merge that the table has not applied yet arrives with another sheet.
        socket.open(&id, 0, false).await.unwrap();
        let sheet = get(&mut again, table).await.json();
        assert_eq!((&sheet["you"], &sheet["ending"]["winners"]), (&json!("a"), &json!(["a"])));
        assert_eq!(sheet["seats"][0]["holder"]["name"], "Ada");
    }
    let export = get(&mut again, &format!("{}/export", tables[1])).await;
    table::verify(&export.body).expect("the export is still valid");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_merge_that_was_interrupted_is_completed_after_a_restart() {
    let server = TestServer::start().await;
    let mut account = server.account("Ada").await;
    let (mut guest, mut ben) = (server.guest("Guest").await, server.guest("Ben").await);
    let game = duel(&mut guest, &mut ben, json!({})).await;
    let (from, to) = (id_of(&mut guest).await, id_of(&mut account).await);
    let folder = server.stop().await;
    // The guest is merged into the account in the store, but no table knows it.
    let store = store::Store::open(&database(&folder)).await.unwrap();
    store.merge_guest(&store::PersonId(from), &store::PersonId(to.clone()), 1).await.unwrap();
    store.close().await;
    let server = TestServer::start_in(folder, |_| {}).await;
    let client = server.resume(&account);
    plays_seat(&client, &game.table, "a").await;
    let server = server.restart().await;
    let mut again = server.resume(&client);
    let sheet = get(&mut again, &format!("/api/tables/{}", game.table)).await.json();
    let holder = json!({"kind": "person", "person": to, "name": "Ada", "account": true, "ready": true, "absence": null});
    assert_eq!((&sheet["you"], &sheet["seats"][0]["holder"]), (&json!("a"), &holder));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_session_closes_only_its_own_connections() {
    let server = TestServer::start().await;
    let mut here = server.account("Ada").await;
    let mut there = server.login("Ada").await;
    assert_ne!(here.cookie, there.cookie);
    let (mut one, mut two) = (here.connect().await.unwrap(), there.connect().await.unwrap());
    let before = here.clone();
    assert_eq!(here.request("POST", "/api/logout", None).await.unwrap().status, 200);
    assert!(ends(&mut one).await);
    assert_eq!(get(&mut before.clone(), "/api/me").await.json(), Value::Null);
    assert_eq!(two.ask(Request::Ping).await.unwrap()["type"], "pong", "the other session stays");
    // Logging in to another account closes the connections of the first.
    server.account("Ben").await;
    assert_eq!(post(&mut there, "/api/login", credentials("Ben")).await.status, 200);
    assert!(ends(&mut two).await);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_ends_every_other_session() {
    let server = TestServer::start().await;
    let mut ada = server.account("Ada").await;
    let mut thief = server.login("Ada").await;
    let mut socket = thief.connect().await.unwrap();
    let old = credentials("Ada")["password"].clone();
    let wrong = json!({"old": "not the password", "new": "another password"});
    assert_eq!(post(&mut ada, "/api/password", wrong).await.status, 401);
    let short = json!({"old": old, "new": "short"});
    assert_eq!(post(&mut ada, "/api/password", short).await.status, 400);
    let right = json!({"old": old, "new": "another password"});
    assert_eq!(post(&mut ada, "/api/password", right).await.status, 200);
    assert!(ends(&mut socket).await);
    assert_eq!(get(&mut thief, "/api/me").await.json(), Value::Null);
    assert_eq!(get(&mut ada, "/api/me").await.json()["name"], "Ada");
    assert_eq!(post(&mut server.stranger(), "/api/login", credentials("Ada")).await.status, 401);
    let new = json!({"name": "ada", "password": "another password"});
    assert_eq!(post(&mut server.stranger(), "/api/login", new).await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn preferences_and_mutes_are_per_person() {
    let server = TestServer::start().await;
    let (mut ada, mut ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let preferences = json!({"theme": "dark", "text": "\u{0}"});
    let reply = ada.request("PUT", "/api/preferences", Some(&preferences)).await.unwrap();
    assert_eq!(reply.status, 200);
    assert_eq!(get(&mut ada, "/api/preferences").await.json(), preferences);
    assert_eq!(get(&mut ben, "/api/preferences").await.json(), json!({}));
    let long = json!({"text": "x".repeat(5000)});
    assert_eq!(ada.request("PUT", "/api/preferences", Some(&long)).await.unwrap().status, 400);
    for path in ["/api/preferences", "/api/mutes", "/api/history", "/api/ratings", "/api/mine"] {
        let reply = get(&mut server.stranger(), path).await;
        assert_eq!((reply.status, &reply.json()["code"]), (401, &json!("noSession")), "{path}");
    }
    let person = PersonId(id_of(&mut ben).await);
    assert_eq!(ada.request("PUT", &format!("/api/mutes/{person}"), None).await.unwrap().status, 200);
    assert_eq!(get(&mut ada, "/api/mutes").await.json(), json!([person]));
    assert_eq!(ada.request("PUT", "/api/mutes/nobody", None).await.unwrap().status, 404);
    assert_eq!(ada.request("DELETE", &format!("/api/mutes/{person}"), None).await.unwrap().status, 200);
    assert_eq!(get(&mut ada, "/api/mutes").await.json(), json!([]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn account_names_are_unique_in_any_spelling() {
    let server = TestServer::start().await;
    server.account("Ada").await;
    let (mut ben, mut guest) = (server.account("Ben").await, server.guest("Cem").await);
    let refused = [
        ("Ada", "nameTaken"),
        ("ADA", "nameTaken"),
        (" ada ", "nameTaken"),
        ("Ａｄａ", "nameTaken"),
        ("A\u{fe0f}da", "nameTaken"),
        // Cyrillic, an accent, and signs.
        ("Аda", "nameAlike"),
        ("Adá", "nameAlike"),
        ("*Ada*", "nameAlike"),
        ("Admin", "nameReserved"),
        ("аdmіn", "nameReserved"),
        ("Gravegoods Team", "nameReserved"),
        ("The Ghost", "nameReserved"),
    ];
    for (name, code) in refused {
        let wanted = json!({"name": name, "password": "some password"});
        let named = json!({"name": name});
        for (client, path, body) in [
            (&mut server.stranger(), "/api/register", &wanted),
            (&mut server.stranger(), "/api/guest", &named),
            (&mut guest.clone(), "/api/name", &named),
            (&mut guest, "/api/register", &wanted),
            (&mut ben, "/api/name", &named),
        ] {
            let reply = post(client, path, body.clone()).await;
            assert_eq!((reply.status, &reply.json()["code"]), (409, &json!(code)), "{path} {name:?}");
        }
    }
    assert_eq!(get(&mut guest, "/api/me").await.json()["name"], "Cem");
    // One's own name may be written differently.
    let mut ada = server.login("Ada").await;
    assert_eq!(post(&mut ada, "/api/name", json!({"name": "ÁDA"})).await.status, 200);
    assert_eq!(post(&mut ben, "/api/register", credentials("Cem")).await.status, 409);
    let sheet = command_without_a_seat(&server).await;
    assert_eq!(sheet, Err("notSeated".to_owned()));
    server.stop().await;
}

/// Sends a command without a session.
async fn command_without_a_seat(server: &TestServer) -> Result<(), String> {
    let mut eva = server.guest("Eva").await;
    let table = eva.create(&table_of(1)).await.unwrap();
    let mut socket = server.stranger().connect().await.unwrap();
    assert_eq!(socket.next_of("welcome").await.unwrap()["person"], Value::Null);
    socket.open(&table, 0, false).await.unwrap();
    command(&mut socket, &table, Command::Sit { seat: game_core::Seat::B }).await
}

/// Old chat lines have the id that a person had as a guest, so a person can be muted by that id.
#[tokio::test(flavor = "multi_thread")]
async fn a_former_guest_can_be_muted_by_their_old_id() {
    let server = TestServer::start().await;
    let mut account = server.account("Ada").await;
    let id = id_of(&mut account).await;
    let (mut guest, mut ben) = (server.guest("Guest").await, server.guest("Ben").await);
    let before = id_of(&mut guest).await;
    assert_eq!(post(&mut guest, "/api/login", credentials("Ada")).await.status, 200);
    let path = format!("/api/mutes/{before}");
    assert_eq!(ben.request("PUT", &path, None).await.unwrap().status, 200);
    assert_eq!(get(&mut ben, "/api/mutes").await.json(), json!([id]));
    assert_eq!(ben.request("DELETE", &path, None).await.unwrap().status, 200);
    assert_eq!(get(&mut ben, "/api/mutes").await.json(), json!([]));
    server.stop().await;
}

/// A clock that tests set.
pub(crate) struct SetTime(pub(crate) AtomicI64);

impl server::Time for SetTime {
    fn now(&self) -> protocol::Millis {
        self.0.load(Ordering::Relaxed)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_lasts_a_year_after_its_last_use() {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let time = Arc::new(SetTime(AtomicI64::new(1_000 * DAY)));
    let clock = time.clone();
    let server = TestServer::start_with(|config| config.time = clock).await;
    let mut ada = server.guest("Ada").await;
    let mut pass = async |days: i64| {
        time.0.fetch_add(days * DAY, Ordering::Relaxed);
        let reply = get(&mut ada, "/api/me").await;
        (reply.json()["name"] == "Ada", reply.header("set-cookie").is_some())
    };
    assert_eq!(pass(0).await, (true, false), "a new session need not be renewed");
    for _ in 0..4 {
        assert_eq!(pass(300).await, (true, true));
        assert_eq!(pass(0).await, (true, false), "once a day is enough");
    }
    assert_eq!(pass(366).await, (false, false));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn accounts_that_looked_alike_before_stay_and_guests_keep_their_names() {
    let server = TestServer::start().await;
    server.account("Paul").await;
    server.account("Other").await;
    let mut guest = server.guest("Zoe").await;
    let table = guest.create(&table_of(1)).await.unwrap();
    server.account("Zoe").await;
    // As a server of the first version left it.
    server.tamper("UPDATE people SET look = NULL").await;
    server.tamper("UPDATE people SET name = 'PauI', name_key = 'paui' WHERE name_key = 'other'").await;
    let server = server.restart().await;
    for (name, password) in [("Paul", "Paul has a password"), ("PauI", "Other has a password")] {
        let login = json!({"name": name, "password": password});
        assert_eq!(post(&mut server.stranger(), "/api/login", login).await.status, 200, "{name}");
    }
    for name in ["Pau1", "раul"] {
        let reply = post(&mut server.stranger(), "/api/guest", json!({"name": name})).await;
        assert_eq!(reply.json()["code"], "nameAlike", "{name}");
    }
    // The guest plays on, as a guest.
    let mut guest = server.resume(&guest);
    assert_eq!(get(&mut guest, "/api/me").await.json()["name"], "Zoe");
    let holder = get(&mut guest, &format!("/api/tables/{table}")).await.json()["seats"][0]["holder"].clone();
    assert_eq!((&holder["name"], &holder["account"]), (&json!("Zoe"), &json!(false)));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sheets_lists_and_chat_tell_who_has_an_account() {
    let server = TestServer::start().await;
    let (mut ada, mut ben) = (server.account("Ada").await, server.guest("Ben").await);
    let mut game = duel(&mut ada, &mut ben, json!({"visibility": "public"})).await;
    let table = game.table.clone();
    let marks = |sheet: &Value| [0, 1].map(|seat| sheet["seats"][seat]["holder"]["account"].clone());
    let sheet = game.first.open(&table, 0, false).await.unwrap();
    assert_eq!(marks(&sheet), [json!(true), json!(false)]);
    let lobby = get(&mut ada, "/api/tables").await.json();
    let seats = lobby["tables"][0]["seats"].clone();
    assert_eq!((&seats[0]["account"], &seats[1]["account"]), (&json!(true), &json!(false)));
    for socket in [&mut game.first, &mut game.second] {
        let say = Request::Say { table: table.clone(), text: "hello".to_owned(), allies: false };
        assert_eq!(socket.ask(say).await.unwrap()["type"], "done");
    }
    let mut watcher = server.stranger().connect().await.unwrap();
    watcher.open(&table, 0, false).await.unwrap();
    let chat = watcher.next_of("chat").await.unwrap();
    let said = [0, 1].map(|line| chat["lines"][line]["account"].clone());
    assert_eq!(said, [json!(true), json!(false)]);
    // A guest who registers during the game has an account from then on, and what they said before was a guest's.
    assert_eq!(post(&mut ben, "/api/register", credentials("Benno")).await.status, 200);
    let sheet = sheet_when(&mut game.first, |sheet| marks(sheet)[1] == json!(true)).await;
    assert_eq!(sheet["seats"][1]["holder"]["name"], "Ben", "a running game keeps the name");
    let mut late = server.stranger().connect().await.unwrap();
    late.open(&table, 0, false).await.unwrap();
    assert_eq!(late.next_of("chat").await.unwrap()["lines"], chat["lines"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_the_first_version_learns_who_has_an_account() {
    let server = TestServer::start().await;
    let mut ada = server.account("Ada").await;
    let table = ada.create(&table_of(1)).await.unwrap();
    // As a server of the first version wrote it.
    server.tamper("UPDATE records SET body = replace(body, ',\"account\":true', '')").await;
    let server = server.restart().await;
    let mut watcher = server.stranger().connect().await.unwrap();
    let sheet = watcher.open(&table, 0, false).await.unwrap();
    assert_eq!(sheet["seats"][0]["holder"]["account"], true);
    server.stop().await;
}
