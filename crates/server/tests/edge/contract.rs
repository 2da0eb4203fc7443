//! The OpenAPI document is exact: every kind of request is sent, good and bad; every response matches the document, and every
//! status that the document declares occurs.

use std::collections::BTreeSet;

use protocol::{Command, TableId};
use serde_json::{Value, json};
use server::Rates;
use server::client::{Client, Reply};

use crate::kit::{TestServer, alone, command, credentials, duel, limit, raw};
use crate::schema;

/// Headers that a response has only if the document declares them.
const DECLARED_HEADERS: &[&str] = &["set-cookie", "retry-after", "content-disposition"];

/// A path of the document with a method.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Operation {
    method: String,
    path: String,
}

/// The document, and which of its responses occurred.
struct Contract {
    document: Value,
    seen: BTreeSet<(Operation, u16)>,
}

impl Contract {
    fn new() -> Contract {
        Contract { document: serde_json::to_value(server::openapi()).unwrap(), seen: BTreeSet::new() }
    }

    fn operations(&self) -> Vec<Operation> {
        let paths = self.document["paths"].as_object().unwrap();
        let of = |(path, methods): (&String, &Value)| {
            let methods: Vec<String> = methods.as_object().unwrap().keys().cloned().collect();
            let path = path.clone();
            methods.into_iter().map(move |method| Operation { method, path: path.clone() })
        };
        paths.iter().flat_map(of).collect()
    }

    fn described(&self, operation: &Operation) -> &Value {
        &self.document["paths"][&operation.path][&operation.method]
    }

    /// Checks a response against the document.
    fn check(&mut self, operation: &Operation, reply: &Reply) {
        let what = format!("{operation:?}: {} {}", reply.head, reply.body);
        let response = &self.described(operation)["responses"][reply.status.to_string()];
        assert!(response.is_object(), "the status is not declared: {what}");
        assert!(response["description"].as_str().is_some_and(|text| !text.is_empty()), "{what}");
        let media = reply.header("content-type").and_then(|media| media.split(';').next());
        match (media, response["content"].as_object()) {
            (None, None) => assert_eq!(reply.body, "", "{what}"),
            (Some(media), Some(content)) => {
                let content =
                    content.get(media).unwrap_or_else(|| panic!("the content type is not declared: {what}"));
                let body = if media == "application/json" { reply.json() } else { json!(reply.body) };
                schema::check(&self.document, &content["schema"], &body)
                    .unwrap_or_else(|why| panic!("{what}: {why}"));
            }
            _ => panic!("a body is declared but missing, or the reverse: {what}"),
        }
        for header in DECLARED_HEADERS {
            let declared = response["headers"].get(header);
            // One that may be null is not always there.
            let optional = declared.is_some_and(|declared| declared["schema"]["type"].is_array());
            let fits = reply.header(header).is_some() == declared.is_some() || optional;
            assert!(fits, "{header}: {what}");
        }
        self.seen.insert((operation.clone(), reply.status));
    }

    /// Sends a request, and checks the response against the document.
    async fn send(&mut self, client: &mut Client, request: &Request, headers: &[(&str, &str)]) -> Reply {
        let method = request.operation.method.to_uppercase();
        let body = request.body.as_ref();
        let reply = client.request_with(&method, &request.address, body, headers).await.unwrap();
        self.check(&request.operation, &reply);
        reply
    }

    /// Sends a request with these bytes instead of its body.
    async fn send_bytes(
        &mut self,
        server: &TestServer,
        client: &Client,
        request: &Request,
        media: &str,
        body: &[u8],
    ) {
        let head = format!(
            "{} {} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {}\r\n{media}content-length: {}\r\n\r\n",
            request.operation.method.to_uppercase(),
            request.address,
            server.address(),
            client.cookie.as_deref().unwrap_or_default(),
            body.len()
        );
        let reply = parse(&raw(server.address(), &[head.as_bytes(), body].concat()).await);
        self.check(&request.operation, &reply);
    }
}

fn parse(text: &str) -> Reply {
    let (head, body) = text.split_once("\r\n\r\n").expect("the response is HTTP");
    let status =
        head.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("the response has a status");
    Reply { status, head: head.to_owned(), body: body.to_owned() }
}

/// Who sends a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sender {
    Stranger,
    Guest,
    Account,
}

/// A request that succeeds.
#[derive(Clone, Debug)]
struct Request {
    operation: Operation,
    address: String,
    body: Option<Value>,
    sender: Sender,
}

/// People and tables for the requests.
struct Setting {
    server: TestServer,
    /// They played at the tables.
    ada: Client,
    ben: Client,
    over: TableId,
    gathering: TableId,
    people: u32,
}

impl Setting {
    async fn new(server: TestServer) -> Setting {
        let (mut ada, mut ben) = (server.account("Ada").await, server.guest("Ben").await);
        let mut game = duel(&mut ada, &mut ben, json!({"visibility": "public"})).await;
        command(&mut game.second, &game.table, Command::Resign).await.unwrap();
        let wanted = json!({"game": "crypt", "seats": [{"kind": "me"}, {"kind": "bot", "level": "sharp"},
            {"kind": "open"}], "visibility": "public", "clock": {"kind": "days", "days": 2}});
        let gathering = ada.create(&wanted).await.unwrap();
        // There is an entry in the solo leaderboard.
        let (solo, mut socket) = alone(&mut ada, 0, json!({})).await;
        crate::kit::play_out(&solo, &mut [&mut socket]).await;
        Setting { server, ada, ben, over: game.table, gathering, people: 0 }
    }

    async fn sender(&mut self, sender: Sender) -> Client {
        self.people += 1;
        let name = format!("Person {}", self.people);
        match sender {
            Sender::Stranger => self.server.stranger(),
            Sender::Guest => self.server.guest(&name).await,
            Sender::Account => self.server.account(&name).await,
        }
    }

    /// A request that succeeds, for an operation. A new operation that needs a body must be added here.
    async fn good(&mut self, operation: &Operation) -> Request {
        let table = if operation.path.ends_with("{table}") { &self.gathering } else { &self.over };
        let person = crate::kit::id_of(&mut self.ben.clone()).await;
        let address = operation
            .path
            .replace("{table}", &table.0)
            .replace("{game}", "crypt")
            .replace("{players}", "2")
            .replace("{person}", &person);
        let (sender, body) = match (operation.method.as_str(), operation.path.as_str()) {
            ("post", "/api/guest") => (Sender::Stranger, Some(json!({"name": "Eve"}))),
            ("post", "/api/name") => (Sender::Guest, Some(json!({"name": "Eve"}))),
            ("post", "/api/register") => (Sender::Guest, Some(credentials(&format!("New {}", self.people)))),
            ("post", "/api/login") => (Sender::Guest, Some(credentials("Ada"))),
            ("post", "/api/password") => {
                let old = format!("Person {} has a password", self.people + 1);
                (Sender::Account, Some(json!({"old": old, "new": "another password"})))
            }
            ("put", "/api/preferences") => {
                (Sender::Guest, Some(json!({"theme": "dark", "nested": {"a": [1]}})))
            }
            ("post", "/api/tables") => {
                let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "novice"}]);
                let clock = json!({"kind": "live", "moveSeconds": 60, "reserveSeconds": 600});
                (Sender::Guest, Some(json!({"game": "crypt", "seats": seats, "clock": clock})))
            }
            ("post", "/api/tables/{table}/branch") => {
                let version = self.first_version().await;
                (Sender::Guest, Some(json!({"version": version, "seat": "b", "level": "novice"})))
            }
            ("get", "/ws" | "/metrics" | "/healthz" | "/readyz" | "/api/openapi.json" | "/api/games") => {
                (Sender::Stranger, None)
            }
            _ => (Sender::Guest, None),
        };
        Request { operation: operation.clone(), address, body, sender }
    }

    /// A version of the finished table at which the game was running.
    async fn first_version(&self) -> u64 {
        let address = format!("/api/tables/{}/replay", self.over);
        let scenes = self.ada.clone().expect("GET", &address, None).await.unwrap();
        scenes[0]["version"].as_u64().unwrap()
    }
}

fn is_socket(operation: &Operation) -> bool {
    operation.path == "/ws"
}

fn needs_session(described: &Value) -> bool {
    described["security"].as_array().is_some_and(|ways| ways.iter().all(|way| way.get("session").is_some()))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_response_is_declared_and_every_declared_response_occurs() {
    let mut contract = Contract::new();
    let mut setting = Setting::new(TestServer::start().await).await;
    for operation in contract.operations() {
        let good = setting.good(&operation).await;
        succeeds(&mut contract, &mut setting, &good).await;
        without_a_session(&mut contract, &mut setting, &good).await;
        from_another_origin(&mut contract, &mut setting, &good).await;
        with_a_bad_address(&mut contract, &mut setting, &good).await;
        with_a_bad_body(&mut contract, &mut setting, &good).await;
        with_another_method(&contract, &mut setting, &good).await;
    }
    conflicting_requests(&mut contract, &mut setting).await;
    the_socket(&mut contract, &setting).await;
    setting.server.stop().await;
    too_often(&mut contract).await;
    with_too_many_tables(&mut contract).await;
    when_the_store_fails(&mut contract).await;
    when_the_store_is_slow(&mut contract).await;
    let declared = contract.operations().into_iter().flat_map(|operation| {
        let responses = contract.described(&operation)["responses"].as_object().unwrap();
        responses.keys().map(move |status| (operation.clone(), status.parse().unwrap())).collect::<Vec<_>>()
    });
    let declared: BTreeSet<(Operation, u16)> = declared.collect();
    let never: Vec<_> = declared.difference(&contract.seen).collect();
    assert!(never.is_empty(), "declared, but did not occur: {never:#?}");
}

async fn succeeds(contract: &mut Contract, setting: &mut Setting, good: &Request) {
    if let Some(body) = &good.body {
        let described = &contract.described(&good.operation)["requestBody"]["content"]["application/json"];
        schema::check(&contract.document, &described["schema"], body)
            .unwrap_or_else(|why| panic!("{:?}: {why}", good.operation));
    }
    if is_socket(&good.operation) {
        return;
    }
    // Ada played at the table: she may ask for a rematch, and has a history, ratings and so on.
    let mut senders = vec![setting.sender(good.sender).await];
    if !matches!(
        good.operation.path.as_str(),
        "/api/logout" | "/api/login" | "/api/name" | "/api/password" | "/api/register"
    ) {
        senders.push(setting.ada.clone());
    }
    let mut done = 0;
    for mut client in senders {
        done += u32::from(contract.send(&mut client, good, &[]).await.status == 200);
    }
    assert!(done > 0, "{:?}", good.operation);
}

async fn without_a_session(contract: &mut Contract, setting: &mut Setting, good: &Request) {
    let needed = needs_session(contract.described(&good.operation));
    let reply = contract.send(&mut setting.server.stranger(), good, &[]).await;
    let refused = reply.status == 401 && reply.json()["code"] == "noSession";
    assert_eq!(refused, needed, "{:?}: {}", good.operation, reply.body);
}

async fn from_another_origin(contract: &mut Contract, setting: &mut Setting, good: &Request) {
    let mut client = setting.sender(good.sender).await;
    let reply = contract.send(&mut client, good, &[("origin", "https://elsewhere.example")]).await;
    let changes = good.operation.method != "get" || is_socket(&good.operation);
    assert_eq!(reply.status == 403, changes, "{:?}: {}", good.operation, reply.body);
}

async fn with_a_bad_address(contract: &mut Contract, setting: &mut Setting, good: &Request) {
    let mut client = setting.sender(good.sender).await;
    let parts = ["{table}", "{game}", "{players}", "{person}"];
    let path = &good.operation.path;
    for part in parts.into_iter().filter(|part| path.contains(part)) {
        for word in ["nobody", "%ff", "a-b", "999", "%00"] {
            let address = path
                .replace(part, word)
                .replace("{game}", "crypt")
                .replace("{players}", "2")
                .replace("{table}", &setting.over.0);
            contract.send(&mut client, &Request { address, ..good.clone() }, &[]).await;
        }
    }
    let described = contract.described(&good.operation)["parameters"].clone();
    for parameter in described.as_array().into_iter().flatten() {
        let name = parameter["name"].as_str().unwrap();
        if parameter["in"] == "path" {
            assert!(
                path.contains(&format!("{{{name}}}")) && parameter["required"] == true,
                "{path}: {parameter}"
            );
            continue;
        }
        assert_eq!(parameter["in"], "query");
        for value in ["%ff", "nothing", "crypt", "a", "h", "spectator", "open"] {
            let address = format!("{}?{name}={value}", good.address);
            contract.send(&mut client, &Request { address, ..good.clone() }, &[]).await;
        }
        let address = format!("{}?{name}=a&{name}=b", good.address);
        let reply = contract.send(&mut client, &Request { address, ..good.clone() }, &[]).await;
        assert_eq!((reply.status, &reply.json()["code"]), (400, &json!("badQuery")), "{path}: {name}");
    }
    let named = path.matches('{').count();
    let described = described.as_array().into_iter().flatten().filter(|one| one["in"] == "path").count();
    assert_eq!(named, described, "{path}: every path parameter is described");
}

async fn with_a_bad_body(contract: &mut Contract, setting: &mut Setting, good: &Request) {
    let Some(body) = &good.body else {
        return;
    };
    let client = setting.sender(good.sender).await;
    let json = "content-type: application/json\r\n";
    let mut more = body.clone();
    more["more"] = json!(1);
    let more = more.to_string();
    let large = json!({"name": "x".repeat(20_000)}).to_string();
    let bodies: [&[u8]; 7] = [b"", b"{", b"\xff", b"[]", b"{\"name\": 5}", more.as_bytes(), large.as_bytes()];
    for bytes in bodies {
        contract.send_bytes(&setting.server, &client, good, json, bytes).await;
    }
    contract.send_bytes(&setting.server, &client, good, "", body.to_string().as_bytes()).await;
    contract.send_bytes(&setting.server, &client, good, "content-type: text/plain\r\n", b"name=Eve").await;
}

async fn with_another_method(contract: &Contract, setting: &mut Setting, good: &Request) {
    let taken = contract.document["paths"][&good.operation.path].as_object().unwrap();
    let mut client = setting.server.stranger();
    for method in ["GET", "POST", "PUT", "DELETE", "PATCH"] {
        if taken.contains_key(&method.to_lowercase()) {
            continue;
        }
        let reply = client.request(method, &good.address, None).await.unwrap();
        assert_eq!(
            (reply.status, &reply.json()["code"]),
            (405, &json!("badMethod")),
            "{method} {}",
            good.address
        );
        let allowed = reply.header("allow").unwrap_or_default();
        assert!(
            taken.keys().all(|method| allowed.contains(&method.to_uppercase())),
            "{allowed}: {}",
            good.address
        );
    }
    if taken.contains_key("get") && !is_socket(&good.operation) {
        let mut client = setting.ada.clone();
        let get = client.request("GET", &good.address, None).await.unwrap();
        let head = client.request("HEAD", &good.address, None).await.unwrap();
        assert_eq!((head.status, head.body.as_str()), (get.status, ""), "{}", good.address);
        assert_eq!(head.header("content-type"), get.header("content-type"), "{}", good.address);
    }
}

/// Well-formed requests that are refused in the current situation.
async fn conflicting_requests(contract: &mut Contract, setting: &mut Setting) {
    let post = |path: &str| Operation { method: "post".to_owned(), path: path.to_owned() };
    let get = |path: &str| Operation { method: "get".to_owned(), path: path.to_owned() };
    let mut request =
        async |operation: Operation, address: &str, body: Option<Value>, client: &Client, status: u16| {
            let request = Request { operation, address: address.to_owned(), body, sender: Sender::Guest };
            let reply = contract.send(&mut client.clone(), &request, &[]).await;
            assert_eq!(reply.status, status, "{request:?}: {}", reply.body);
        };
    let (ada, ben) = (setting.ada.clone(), setting.ben.clone());
    let cleo = setting.server.account("Cleo").await;
    let name = |name: &str| Some(json!({ "name": name }));
    request(post("/api/guest"), "/api/guest", name("Ada"), &ada, 409).await;
    request(post("/api/guest"), "/api/guest", name(" "), &setting.server.stranger(), 400).await;
    request(post("/api/name"), "/api/name", name("Ada"), &cleo, 409).await;
    request(post("/api/register"), "/api/register", Some(credentials("Ada")), &ben, 409).await;
    request(post("/api/register"), "/api/register", Some(credentials("Dora")), &ada, 409).await;
    let wrong = json!({"name": "Ada", "password": "wrong password"});
    request(post("/api/login"), "/api/login", Some(wrong), &ben, 401).await;
    let wrong = json!({"old": "wrong password", "new": "another password"});
    request(post("/api/password"), "/api/password", Some(wrong), &ada, 401).await;
    let unknown = json!({"game": "chess", "seats": []});
    request(post("/api/tables"), "/api/tables", Some(unknown), &ada, 400).await;
    let (over, gathering) = (setting.over.clone(), setting.gathering.clone());
    let nowhere = json!({"version": 9999, "seat": "h", "level": "novice"});
    let path = "/api/tables/{table}/branch";
    request(post(path), &format!("/api/tables/{over}/branch"), Some(nowhere), &ada, 400).await;
    for path in ["replay", "export", "journal"] {
        let template = format!("/api/tables/{{table}}/{path}");
        request(get(&template), &format!("/api/tables/{gathering}/{path}"), None, &ada, 409).await;
    }
    let path = "/api/tables/{table}/rematch";
    request(post(path), &format!("/api/tables/{gathering}/rematch"), None, &ada, 409).await;
}

async fn the_socket(contract: &mut Contract, setting: &Setting) {
    let operation = Operation { method: "get".to_owned(), path: "/ws".to_owned() };
    assert!(setting.ada.connect().await.is_ok());
    contract.seen.insert((operation.clone(), 101));
    // HTTP/1.0 can't be upgraded to a WebSocket.
    let old = "GET /ws HTTP/1.0\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
               sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    contract.check(&operation, &parse(&raw(setting.server.address(), old.as_bytes()).await));
}

/// Opens tables for people who have as many seats as they may have.
async fn with_too_many_tables(contract: &mut Contract) {
    let mut setting = Setting::new(TestServer::start_with(|config| config.caps.seats = 2).await).await;
    setting.ada.create(&crate::kit::table_of(1)).await.unwrap();
    for path in ["/api/tables", "/api/lessons/{game}", "/api/tables/{table}/branch"] {
        let operation = Operation { method: "post".to_owned(), path: path.to_owned() };
        let good = setting.good(&operation).await;
        // Ada has a seat at two tables that wait for players.
        let reply = contract.send(&mut setting.ada.clone(), &good, &[]).await;
        assert_eq!(reply.status, 409, "{path}: {}", reply.body);
    }
    setting.server.stop().await;
}

async fn too_often(contract: &mut Contract) {
    let rates = Rates { requests: limit(1), ..Rates::generous() };
    let server = TestServer::start_with(|config| config.rates = rates).await;
    for operation in contract.operations() {
        let address = operation.path.replace(['{', '}'], "");
        let request = Request { operation, address, body: None, sender: Sender::Stranger };
        // After the first limit, at most one a second is allowed.
        let mut tries = 0;
        while contract.send(&mut server.stranger(), &request, &[]).await.status != 429 {
            tries += 1;
            assert!(tries < 40, "{:?} is never refused", request.operation);
        }
    }
    server.stop().await;
}

/// Renames the tables of the store, so that queries fail.
const HIDE: &str = "ALTER TABLE settings RENAME TO hidden_settings; ALTER TABLE sessions RENAME TO hidden_sessions; \
    ALTER TABLE people RENAME TO hidden_people; ALTER TABLE tables RENAME TO hidden_tables; \
    ALTER TABLE results RENAME TO hidden_results; ALTER TABLE ratings RENAME TO hidden_ratings;";

/// Creates views with the old names, which answer slowly.
macro_rules! slowly {
    ($($table:literal),*) => {
        concat!($(
            "CREATE VIEW ", $table, " AS SELECT hidden_", $table, ".* FROM (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL \
             SELECT i + 1 FROM n LIMIT 2000000) SELECT count(*) AS counted FROM n) AS slow CROSS JOIN hidden_", $table,
            " WHERE slow.counted > 0;"
        ),*)
    };
}

const SLOW: &str = slowly!("settings", "sessions", "people", "tables", "results", "ratings");

/// The requests of [`Setting::good`] for which this status is declared.
async fn requests(contract: &Contract, setting: &mut Setting, status: u16) -> Vec<Request> {
    let mut requests = Vec::new();
    for operation in contract.operations() {
        if contract.described(&operation)["responses"].get(status.to_string()).is_some() {
            requests.push(setting.good(&operation).await);
        }
    }
    requests
}

async fn when_the_store_fails(contract: &mut Contract) {
    let mut setting = Setting::new(TestServer::start().await).await;
    let requests = requests(contract, &mut setting, 503).await;
    setting.server.tamper(HIDE).await;
    let upgrade = [
        ("upgrade", "websocket"),
        ("connection", "upgrade"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    for request in requests {
        let headers = if is_socket(&request.operation) { &upgrade[..] } else { &[] };
        let reply = contract.send(&mut setting.ada, &request, headers).await;
        assert_eq!(reply.status, 503, "{:?}: {}", request.operation, reply.body);
    }
    setting.server.stop().await;
}

async fn when_the_store_is_slow(contract: &mut Contract) {
    // People and tables are created while the server still has time.
    let mut setting = Setting::new(TestServer::start().await).await;
    let requests = requests(contract, &mut setting, 504).await;
    let cookie = setting.ada.cookie;
    // The timeout is zero: a slow answer is never in time, however fast the machine is.
    let no_time = |config: &mut server::Config| config.timeouts.request = std::time::Duration::ZERO;
    let server = TestServer::start_in(setting.server.stop().await, no_time).await;
    server.tamper(HIDE).await;
    server.tamper(SLOW).await;
    for request in requests {
        let mut ada = server.stranger();
        ada.cookie = cookie.clone();
        let reply = contract.send(&mut ada, &request, &[]).await;
        assert_eq!(reply.status, 504, "{:?}: {}", request.operation, reply.body);
    }
    server.stop().await;
}

#[test]
fn every_route_is_described() {
    let mut folders = vec![std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    let mut routes = BTreeSet::new();
    while let Some(path) = folders.pop() {
        if path.is_dir() {
            folders.extend(std::fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
            continue;
        }
        let text = std::fs::read_to_string(path).unwrap();
        routes.extend(
            text.match_indices(".route(")
                .map(|(at, _)| text[at..].split('"').nth(1).expect("a route has a path").to_owned()),
        );
    }
    // The fallback of the API, and the metrics on their own address.
    assert_eq!(routes, BTreeSet::from(["/api/{*rest}".to_owned(), "/metrics".to_owned()]));
}
