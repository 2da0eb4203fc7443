//! Databases of released versions: this version opens them, and games continue.

use std::collections::BTreeMap;
use std::env;
use std::sync::Arc;

use game_core::Seat;
use game_laws::{Fixture, fixtures};
use protocol::{Command, TableId};
use serde::Deserialize;
use serde_json::{Value, json};
use server::Time;
use server::client::Client;
use sqlx::postgres::PgConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, Connection, Executor};

use crate::kit::{TestServer, choice, command, database, get, is_my_turn, play_out, post};

/// What a database contained when it was recorded, as responses of its server.
#[derive(Deserialize)]
struct Expected {
    now: i64,
    people: BTreeMap<String, Person>,
    tables: BTreeMap<String, TableId>,
    chat: BTreeMap<String, Value>,
    results: BTreeMap<String, Value>,
}

#[derive(Deserialize)]
struct Person {
    id: String,
    cookie: String,
    password: Option<String>,
    history: Option<Value>,
    ratings: Option<Value>,
    preferences: Value,
    mutes: Value,
    mine: Vec<String>,
}

/// The sheet of a table for one person.
#[derive(Deserialize)]
struct RecordedSheet {
    table: String,
    reader: String,
    sheet: Value,
}

/// A clock that stays at the time of the recording, so that no player runs out of time.
struct StoppedClock(i64);

impl Time for StoppedClock {
    fn now(&self) -> i64 {
        self.0
    }
}

fn expected(script: &Fixture) -> Expected {
    let name = script.name();
    serde_json::from_str(&script.beside(&format!("server/{name}.json")).text).unwrap()
}

fn recorded_sheets(script: &Fixture) -> Vec<RecordedSheet> {
    let file = script.beside(&format!("server/{}-sheets.jsonl", script.name()));
    file.text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The SQL scripts of one kind of database, one for each version.
fn scripts(name: &str) -> Vec<Fixture> {
    let is_script =
        |file: &Fixture| file.name() == name && file.path.extension().is_some_and(|kind| kind == "sql");
    let found: Vec<Fixture> = fixtures("server").into_iter().filter(is_script).collect();
    assert!(!found.is_empty(), "there is no {name}.sql");
    found
}

#[tokio::test(flavor = "multi_thread")]
async fn games_continue_on_a_recorded_sqlite_database() {
    for script in scripts("sqlite") {
        let folder = tempfile::tempdir().unwrap();
        let file = database(&folder);
        // The script fills tables in alphabetical order, so foreign keys can't be checked meanwhile.
        let options =
            file.parse::<SqliteConnectOptions>().unwrap().create_if_missing(true).foreign_keys(false);
        let mut store = SqliteConnection::connect_with(&options).await.unwrap();
        store.execute(sqlx::raw_sql(AssertSqlSafe(script.text.clone()))).await.unwrap();
        store.close().await.unwrap();
        let now = expected(&script).now;
        let server = TestServer::start_in(folder, |config| config.time = Arc::new(StoppedClock(now))).await;
        check_recorded(&server, &script).await;
        continue_games(&server, &script).await;
        finish_games(&server, &script).await;
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_continue_on_a_recorded_postgresql_database() {
    let server = env::var("GRAVEGOODS_TEST_POSTGRES").expect(
        "GRAVEGOODS_TEST_POSTGRES is not set: run `cargo xtask test`, which starts a PostgreSQL server, or \
         `cargo xtask postgres -- cargo nextest run -p server`",
    );
    let (address, _) = server.rsplit_once('/').expect("the URL names a database");
    for (number, script) in scripts("postgres").into_iter().enumerate() {
        let name = format!("recorded_{}_{number}", std::process::id());
        let url = format!("{address}/{name}");
        let mut admin = PgConnection::connect(&server).await.unwrap();
        admin.execute(AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.unwrap();
        let mut store = PgConnection::connect(&url).await.unwrap();
        store.execute(sqlx::raw_sql(AssertSqlSafe(script.text.clone()))).await.unwrap();
        store.close().await.unwrap();
        let now = expected(&script).now;
        let server = TestServer::start_with(|config| {
            config.time = Arc::new(StoppedClock(now));
            config.database = url;
        })
        .await;
        check_recorded(&server, &script).await;
        continue_games(&server, &script).await;
        finish_games(&server, &script).await;
        server.stop().await;
        admin.execute(AssertSqlSafe(format!("DROP DATABASE {name} WITH (FORCE)"))).await.unwrap();
        admin.close().await.unwrap();
    }
}

/// A client with the recorded cookie of a person.
fn client_of(server: &TestServer, person: &Person) -> Client {
    let mut client = server.stranger();
    client.cookie = Some(person.cookie.clone());
    client
}

/// Checks people, sheets, chat, results and exports against what was recorded.
async fn check_recorded(server: &TestServer, script: &Fixture) {
    let expected = expected(script);
    for (name, person) in &expected.people {
        let mut client = client_of(server, person);
        assert_eq!(
            get(&mut client, "/api/me").await.json()["id"],
            json!(person.id),
            "{name}'s session is still valid"
        );
        if let Some(password) = &person.password {
            let credentials = json!({"name": name, "password": password});
            let reply = post(&mut server.stranger(), "/api/login", credentials).await;
            assert_eq!((reply.status, &reply.json()["id"]), (200, &json!(person.id)), "{name} logs in");
            let wrong = json!({"name": name, "password": format!("{password}!")});
            assert_eq!(post(&mut server.stranger(), "/api/login", wrong).await.status, 401, "{name}");
        }
        let answers = [
            ("history", person.history.as_ref()),
            ("ratings", person.ratings.as_ref()),
            ("preferences", Some(&person.preferences)),
            ("mutes", Some(&person.mutes)),
        ];
        for (path, recorded) in answers {
            let Some(recorded) = recorded else { continue };
            let answer = get(&mut client, &format!("/api/{path}")).await.json();
            assert_eq!(differences(recorded, &answer), [""; 0], "{name}'s {path}");
        }
        let mine = get(&mut client, "/api/mine").await.json();
        let mut mine: Vec<String> = mine
            .as_array()
            .unwrap()
            .iter()
            .map(|table| table["table"].as_str().unwrap().to_owned())
            .collect();
        mine.sort();
        assert_eq!(mine, person.mine, "{name}'s tables");
    }
    for RecordedSheet { table, reader, mut sheet } in recorded_sheets(script) {
        let since = sheet["since"].as_u64().unwrap();
        write_as_protocol_6(&mut sheet);
        let mut socket = client_of(server, &expected.people[&reader]).connect().await.unwrap();
        let now = socket.open(&expected.tables[&table], since, false).await.unwrap();
        assert_eq!(differences(&sheet, &now), [""; 0], "{table} as {reader} sees it");
    }
    for (table, lines) in &expected.chat {
        let mut socket = server.stranger().connect().await.unwrap();
        socket.open(&expected.tables[table], 0, false).await.unwrap();
        let chat = socket.next_of("chat").await.unwrap();
        assert_eq!(differences(lines, &chat["lines"]), [""; 0], "the chat of {table}");
    }
    for (table, results) in &expected.results {
        let path = format!("/api/tables/{}", expected.tables[table]);
        let mut stranger = server.stranger();
        let now = get(&mut stranger, &format!("{path}/results")).await.json();
        assert_eq!(differences(results, &now), [""; 0], "the results of {table}");
        let export = get(&mut stranger, &format!("{path}/export")).await;
        let verified = table::verify(&export.body).unwrap();
        assert_eq!(json!(verified.commitment), get(&mut stranger, &path).await.json()["commitment"]);
    }
}

/// Writes a sheet of protocol 2 as protocol 6 does: actions are data, the built-in card set is called that, and the values of
/// collected cards are told once, with the cards. A table that is not over records who has an account when it is loaded, so its version
/// has risen.
fn write_as_protocol_6(sheet: &mut Value) {
    if sheet["phase"] != "over" {
        sheet.as_object_mut().unwrap().remove("version");
    }
    let game = sheet["game"].as_str().unwrap().to_owned();
    let offered = sheet.pointer_mut("/offer/others").and_then(Value::as_array_mut);
    for other in offered.into_iter().flatten() {
        let act = other.as_object_mut().unwrap().remove("act").unwrap();
        assert_eq!(games::data_of(&game, act.as_str().unwrap()).as_ref(), Some(&other["action"]));
    }
    if let Some(declare) = sheet.pointer_mut("/offer/declare").and_then(Value::as_object_mut) {
        declare.remove("act");
    }
    if let Some(wanted) = sheet.pointer_mut("/lesson/wanted").filter(|wanted| wanted.is_string()) {
        *wanted = games::data_of(&game, wanted.as_str().unwrap()).unwrap();
    }
    if let Some(view) = sheet["view"].as_object_mut()
        && let Some(built_in) = view.remove("houseSet")
    {
        view.insert("builtInSet".to_owned(), built_in);
    }
    // Earlier versions let the browser hide what players have to remember.
    if sheet["setup"]["recall"] == "memory" && sheet["phase"] == "playing" {
        for field in ["since", "view", "log"] {
            sheet.as_object_mut().unwrap().remove(field);
        }
    }
    let boards = sheet.pointer_mut("/view/boards").and_then(Value::as_array_mut);
    for board in boards.into_iter().flatten() {
        board.as_object_mut().unwrap().remove("shown");
    }
}

/// Makes a move at every table with a running game, and takes an open seat at another table.
async fn continue_games(server: &TestServer, script: &Fixture) {
    let expected = expected(script);
    let mut moved = BTreeMap::new();
    for (name, table) in &expected.tables {
        for person in expected.people.values() {
            let mut socket = client_of(server, person).connect().await.unwrap();
            let sheet = socket.open(table, 0, true).await.unwrap();
            if sheet["phase"] == "playing" && is_my_turn(&sheet) {
                command(&mut socket, table, choice(&sheet, 0)).await.unwrap();
                moved.insert(name.as_str(), sheet["game"].clone());
                break;
            }
            moved.entry(name).or_insert(sheet["phase"].clone());
        }
    }
    assert!(moved.values().all(|what| what != "playing"), "no player could move: {moved:?}");
    // The games of version 0.1.0.
    for game in ["crypt", "dungeonville"] {
        assert!(moved.values().any(|what| what == game), "{game}: {moved:?}");
    }
    let ben = client_of(server, &expected.people["Ben"]);
    let mut socket = ben.connect().await.unwrap();
    command(&mut socket, &expected.tables["crypt-gathering"], Command::Sit { seat: Seat::B }).await.unwrap();
}

/// Tables whose games are played to their end.
const FINISHED: &[&str] = &["crypt-1p", "crypt-2p-became", "crypt-3p-days", "dungeonville-2p-battle"];

/// Plays some of the running games to their end. Their exports have records of both versions and verify.
async fn finish_games(server: &TestServer, script: &Fixture) {
    let expected = expected(script);
    for name in FINISHED {
        let table = &expected.tables[*name];
        let mut sockets = Vec::new();
        for person in expected.people.values() {
            sockets.push(client_of(server, person).connect().await.unwrap());
        }
        let over = play_out(table, &mut sockets.iter_mut().collect::<Vec<_>>()).await;
        let before = recorded_sheets(script).into_iter().find(|recorded| recorded.table == *name);
        let before = before.map_or(0, |recorded| recorded.sheet["version"].as_u64().unwrap());
        assert!(over["version"].as_u64().unwrap() > before, "{name} has gone on");
        let export = get(&mut server.stranger(), &format!("/api/tables/{table}/export")).await;
        table::verify(&export.body).unwrap_or_else(|flaw| panic!("{name}: {flaw}"));
    }
}

/// Where a value differs from the recorded one. A later version may add fields: new fields are not compared.
fn differences(recorded: &Value, now: &Value) -> Vec<String> {
    let within = |place: String, recorded: &Value, now: &Value| {
        differences(recorded, now).into_iter().map(move |more| format!("{place}{more}"))
    };
    match (recorded, now) {
        (Value::Object(recorded), Value::Object(now)) => {
            let absent = Value::Null;
            let field = |(name, value)| within(format!(".{name}"), value, now.get(name).unwrap_or(&absent));
            recorded.iter().flat_map(field).collect()
        }
        (Value::Array(recorded), Value::Array(now)) if recorded.len() == now.len() => {
            let pairs = recorded.iter().zip(now).enumerate();
            pairs.flat_map(|(number, (old, new))| within(format!("[{number}]"), old, new)).collect()
        }
        _ if recorded == now => Vec::new(),
        _ => vec![format!(": {recorded} was recorded, and now it is {now}")],
    }
}

#[test]
fn differences_are_listed() {
    let recorded = json!({"a": [1, {"b": "x"}], "c": null});
    assert_eq!(differences(&recorded, &json!({"a": [1, {"b": "x", "new": 2}], "c": null})), [""; 0]);
    let found = differences(&recorded, &json!({"a": [1, {"b": "y"}], "c": 3}));
    let expected =
        [".a[1].b: \"x\" was recorded, and now it is \"y\"", ".c: null was recorded, and now it is 3"];
    assert_eq!(found, expected);
    assert_eq!(differences(&recorded, &json!({"a": [1]})).len(), 1);
}
