//! Rate limits.

use game_core::Seat;
use protocol::Command;
use serde_json::{Value, json};
use server::{Caps, Config, Rates};
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;

use crate::kit::{TIMEOUT, TestServer, alone, command, get, limit, open_seat, post, seats, table_of};

#[tokio::test(flavor = "multi_thread")]
async fn requests_are_limited_by_address() {
    let server = TestServer::behind_proxy(|rates| rates.requests = limit(1)).await;
    let status_from = async |from: &str| {
        let headers = [("x-forwarded-for", from)];
        server.stranger().request_with("GET", "/api/games", None, &headers).await.unwrap().status
    };
    let mut refused = 0;
    for _ in 0..20 {
        // A client can forge the first address; the proxy appends the last.
        let status = status_from(&format!("{}, 10.0.0.1", "1.2.3.4")).await;
        refused += u32::from(status == 429);
    }
    assert!((5..=10).contains(&refused), "{refused}");
    assert_eq!(status_from("10.0.0.2").await, 200);
    // A whole /64 of IPv6 counts as one address.
    let mut refused = 0;
    for number in 0..20 {
        refused += u32::from(status_from(&format!("2001:db8::{number:x}")).await == 429);
    }
    assert!((5..=10).contains(&refused), "{refused}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_proxy_x_forwarded_for_is_ignored() {
    let server = TestServer::start_with(|config| config.rates.requests = limit(1)).await;
    let mut refused = 0;
    for number in 0..20 {
        let from = format!("10.0.0.{number}");
        let headers = [("x-forwarded-for", from.as_str())];
        let reply = server.stranger().request_with("GET", "/api/games", None, &headers).await.unwrap();
        refused += u32::from(reply.status == 429);
    }
    assert!((5..=10).contains(&refused), "{refused}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_limited_by_person() {
    let server = TestServer::start_with(|config| config.rates.tables = limit(2)).await;
    let (mut ada, mut ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let wanted = json!({"game": "crypt", "seats": [{"kind": "me"}]});
    let mut codes = Vec::new();
    for _ in 0..4 {
        codes.push(post(&mut ada, "/api/tables", wanted.clone()).await.status);
    }
    assert_eq!(codes, [200, 200, 429, 429]);
    assert_eq!(post(&mut ben, "/api/tables", wanted).await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn name_changes_are_limited_by_person() {
    let server = TestServer::start_with(|config| config.rates.renames = limit(2)).await;
    let (mut ada, mut ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let mut codes = Vec::new();
    for name in ["Countess", "Lovelace", "Byron"] {
        codes.push(post(&mut ada, "/api/name", json!({"name": name})).await.status);
    }
    assert_eq!(codes, [200, 200, 429]);
    assert_eq!(get(&mut ada, "/api/me").await.json()["name"], "Lovelace");
    assert_eq!(post(&mut ben, "/api/name", json!({"name": "Benno"})).await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn websockets_are_limited_by_address_until_one_is_closed() {
    let server =
        TestServer::start_with(|config| config.rates = Rates { connections: 3, ..Rates::generous() }).await;
    let client = server.stranger();
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(client.connect().await.unwrap());
    }
    assert!(client.connect().await.is_err(), "a fourth is too many");
    assert_eq!(get(&mut client.clone(), "/healthz").await.status, 200, "requests are still answered");
    open.pop().unwrap().close().await;
    let free = async {
        while client.connect().await.is_err() {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(TIMEOUT, free).await.expect("a connection is accepted again");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn idle_connections_are_limited_by_address() {
    let server =
        TestServer::start_with(|config| config.rates = Rates { connections: 2, ..Rates::generous() }).await;
    let mut idle = Vec::new();
    for _ in 0..4 {
        idle.push(TcpStream::connect(server.address()).await.unwrap());
    }
    // The fifth is closed.
    let mut more = TcpStream::connect(server.address()).await.unwrap();
    let mut back = Vec::new();
    let read =
        tokio::time::timeout(TIMEOUT, more.read_to_end(&mut back)).await.expect("the connection is closed");
    assert!(read.is_err() || back.is_empty());
    drop(idle);
    let free = async {
        while server.stranger().request("GET", "/healthz", None).await.is_err() {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(TIMEOUT, free).await.expect("a connection is accepted again");
    server.stop().await;
}

/// The status and the code of the answer to opening a table.
async fn opening(client: &mut server::client::Client, wanted: &Value) -> (u16, Value) {
    let reply = post(client, "/api/tables", wanted.clone()).await;
    (reply.status, reply.json()["code"].clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_only_so_many_tables_that_wait_for_players() {
    let server = TestServer::start_with(|config| config.caps.open_tables = 2).await;
    let (mut ada, mut ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let first = ada.create(&table_of(1)).await.unwrap();
    ada.create(&json!({"game": "crypt", "seats": [{"kind": "open"}, {"kind": "open"}]})).await.unwrap();
    assert_eq!(opening(&mut ada, &table_of(1)).await, (409, json!("tooManyOpenTables")));
    assert_eq!(post(&mut ada, "/api/lessons/crypt", Value::Null).await.status, 409);
    assert_eq!(opening(&mut ben, &table_of(1)).await.0, 200);
    // A table that is closed no longer counts.
    let mut socket = ada.connect().await.unwrap();
    socket.open(&first, 0, false).await.unwrap();
    command(&mut socket, &first, Command::Dissolve).await.unwrap();
    assert_eq!(opening(&mut ada, &table_of(1)).await.0, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_only_so_many_games_going_on() {
    let server = TestServer::start_with(|config| config.caps.running_tables = 2).await;
    let (mut ada, mut ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let (first, mut socket) = alone(&mut ada, 1, json!({})).await;
    alone(&mut ada, 1, json!({})).await;
    assert_eq!(opening(&mut ada, &table_of(1)).await, (409, json!("tooManyRunningTables")));
    alone(&mut ben, 1, json!({})).await;
    // A game that is over no longer counts, and neither does one at which nothing has happened for an hour.
    command(&mut socket, &first, Command::Resign).await.unwrap();
    alone(&mut ada, 1, json!({})).await;
    assert_eq!(opening(&mut ada, &table_of(1)).await.0, 409);
    server.tamper("UPDATE tables SET updated_at = updated_at - 3600001").await;
    assert_eq!(opening(&mut ada, &table_of(1)).await.0, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_so_many_games_go_on_from_one_address() {
    let few = |config: &mut Config| {
        config.behind_proxy = true;
        config.caps.running_tables_by_address = 2;
    };
    let server = TestServer::start_with(few).await;
    let open = async |server: &TestServer, name: &str, from: &str| {
        let mut client = server.guest(name).await;
        let wanted = json!({"game": "crypt", "seats": seats(&[])});
        let headers = [("x-forwarded-for", from)];
        let reply = client.request_with("POST", "/api/tables", Some(&wanted), &headers).await.unwrap();
        if reply.status == 200 {
            let table = protocol::TableId(reply.json()["table"].as_str().unwrap().to_owned());
            let mut socket = client.connect().await.unwrap();
            socket.open(&table, 0, false).await.unwrap();
            command(&mut socket, &table, Command::Ready { nonce: crate::kit::nonce(1) }).await.unwrap();
        }
        (reply.status, reply.json()["code"].clone())
    };
    let refused = (409, json!("tooManyTablesNearby"));
    assert_eq!(open(&server, "Ada", "2001:db8::1").await.0, 200);
    assert_eq!(open(&server, "Ben", "2001:db8::2").await.0, 200);
    // Another person in the same network, in another one, and in the first one after a restart.
    assert_eq!(open(&server, "Cem", "2001:db8::3").await, refused);
    assert_eq!(open(&server, "Dan", "2001:db8:0:1::1").await.0, 200);
    let server = TestServer::start_in(server.stop().await, few).await;
    assert_eq!(open(&server, "Eva", "2001:db8::4").await, refused);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_only_so_many_seats() {
    let server = TestServer::start_with(|config| config.caps.seats = 2).await;
    let (mut ada, mut ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let wanted = json!({"game": "crypt", "seats": seats(&[open_seat()])});
    let (one, two) = (ben.create(&wanted).await.unwrap(), ben.create(&wanted).await.unwrap());
    assert_eq!(opening(&mut ben, &wanted).await, (409, json!("tooManySeats")));
    ada.create(&wanted).await.unwrap();
    let mut socket = ada.connect().await.unwrap();
    socket.open(&one, 0, false).await.unwrap();
    command(&mut socket, &one, Command::Sit { seat: Seat::B }).await.unwrap();
    socket.open(&two, 0, false).await.unwrap();
    let refused = command(&mut socket, &two, Command::Sit { seat: Seat::B }).await;
    assert_eq!(refused, Err("tooManySeats".to_owned()));
    command(&mut socket, &one, Command::Stand).await.unwrap();
    command(&mut socket, &two, Command::Sit { seat: Seat::B }).await.unwrap();
    server.stop().await;
}

#[test]
fn usual_players_never_reach_the_caps() {
    let Caps { open_tables, running_tables, running_tables_by_address, seats } = Caps::default();
    assert!(open_tables >= 10 && running_tables >= 20 && seats >= 100);
    assert!(running_tables_by_address > running_tables);
}
