//! Rate limits.

use serde_json::json;
use server::Rates;
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;

use crate::kit::{TIMEOUT, TestServer, get, limit, post};

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
