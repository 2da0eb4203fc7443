//! How much anybody may ask for.

use serde_json::json;
use server::Rates;
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;

use crate::kit::{SOON, TestServer, few, get, post};

#[tokio::test(flavor = "multi_thread")]
async fn requests_are_limited_by_address() {
    let server = TestServer::start_with(|config| {
        config.behind_proxy = true;
        config.rates.requests = few(1);
    })
    .await;
    let ask = async |from: &str| {
        let headers = [("x-forwarded-for", from)];
        server.stranger().request_with("GET", "/api/games", None, &headers).await.unwrap().status
    };
    let mut refused = 0;
    for _ in 0..20 {
        // Anybody can write the first address; the last is the proxy's.
        let status = ask(&format!("{}, 10.0.0.1", "1.2.3.4")).await;
        refused += u32::from(status == 429);
    }
    assert!((5..=10).contains(&refused), "{refused}");
    assert_eq!(ask("10.0.0.2").await, 200);
    // Of IPv6 a whole /64 is one neighbour.
    let mut refused = 0;
    for number in 0..20 {
        refused += u32::from(ask(&format!("2001:db8::{number:x}")).await == 429);
    }
    assert!((5..=10).contains(&refused), "{refused}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_what_it_is_where_no_proxy_says_otherwise() {
    let server = TestServer::start_with(|config| config.rates.requests = few(1)).await;
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
    let server = TestServer::start_with(|config| config.rates.tables = few(2)).await;
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
async fn names_are_limited_by_person() {
    let server = TestServer::start_with(|config| config.rates.renames = few(2)).await;
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
async fn connections_are_limited_by_address_and_places_come_free() {
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
    tokio::time::timeout(SOON, free).await.expect("a place comes free");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_that_ask_for_nothing_are_limited_as_well() {
    let server =
        TestServer::start_with(|config| config.rates = Rates { connections: 2, ..Rates::generous() }).await;
    let mut idle = Vec::new();
    for _ in 0..4 {
        idle.push(TcpStream::connect(server.address()).await.unwrap());
    }
    // The fifth is hung up on.
    let mut more = TcpStream::connect(server.address()).await.unwrap();
    let mut back = Vec::new();
    let read = tokio::time::timeout(SOON, more.read_to_end(&mut back)).await.expect("it is hung up");
    assert!(read.is_err() || back.is_empty());
    drop(idle);
    let free = async {
        while server.stranger().request("GET", "/healthz", None).await.is_err() {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(SOON, free).await.expect("a place comes free");
    server.stop().await;
}
