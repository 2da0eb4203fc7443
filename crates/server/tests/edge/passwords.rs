//! Logins, password guesses and forged cookies.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::Rates;

use crate::kit::{TestServer, credentials, get, limit, post};

fn guess(name: &str, number: u32) -> Value {
    json!({"name": name, "password": format!("guess number {number}")})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_password_and_an_unknown_name_look_the_same() {
    let server = TestServer::start().await;
    server.account("Ada").await;
    let mut answers = Vec::new();
    let mut times = Vec::new();
    for name in ["Ada", "Nobody", "", "a\u{0}b", &"x".repeat(500)] {
        let started = Instant::now();
        let reply = post(&mut server.stranger(), "/api/login", guess(name, 1)).await;
        times.push(started.elapsed());
        let head: Vec<&str> = reply.head.lines().filter(|line| !line.starts_with("date:")).collect();
        answers.push((reply.status, reply.body.clone(), head.join("\n")));
    }
    assert_eq!(answers[0].0, 401);
    for answer in &answers {
        assert_eq!(answer, &answers[0]);
    }
    // A password is hashed for an unknown name, too, so the response takes as long.
    assert!(times.iter().all(|time| *time > Duration::from_millis(3)), "{times:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guesses_are_limited_by_address() {
    let server = TestServer::start_with(|config| config.rates.logins = limit(3)).await;
    server.account("Ada").await;
    let mut codes = Vec::new();
    for number in 0..5 {
        let reply = post(&mut server.stranger(), "/api/login", guess(&format!("name{number}"), number)).await;
        codes.push(reply.status);
        assert_eq!(reply.header("retry-after").is_some(), reply.status == 429);
    }
    assert_eq!(codes, [401, 401, 401, 429, 429]);
    // The right password is refused as well, so that a guesser does not learn that it is right.
    assert_eq!(post(&mut server.stranger(), "/api/login", credentials("Ada")).await.status, 429);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guesses_are_limited_by_name_over_all_addresses() {
    let server = TestServer::behind_proxy(|rates| rates.logins = limit(1)).await;
    let mut codes = Vec::new();
    for number in 0..7 {
        let from = format!("10.0.0.{number}");
        let headers = [("x-forwarded-for", from.as_str())];
        let mut client = server.stranger();
        let reply = client.request_with("POST", "/api/login", Some(&guess("ADA", number)), &headers).await;
        codes.push(reply.unwrap().status);
    }
    assert_eq!(codes, [401, 401, 401, 401, 401, 429, 429]);
    // One address alone can't lock a name, because its own limit is lower.
    let headers = [("x-forwarded-for", "10.0.1.1")];
    for (number, expected) in [(0, 401), (1, 429), (2, 429)] {
        let mut client = server.stranger();
        let reply = client.request_with("POST", "/api/login", Some(&guess("Ben", number)), &headers).await;
        assert_eq!(reply.unwrap().status, expected);
    }
    let headers = [("x-forwarded-for", "10.0.1.2")];
    let reply = server.stranger().request_with("POST", "/api/login", Some(&guess("Ben", 3)), &headers).await;
    assert_eq!(reply.unwrap().status, 401);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forged_cookie_is_ignored() {
    let server = TestServer::start().await;
    let mut ada = server.guest("Ada").await;
    let cookie = ada.cookie.clone().unwrap();
    assert_ne!(get(&mut ada, "/api/me").await.json(), Value::Null);
    let (name, value) = cookie.split_once('=').unwrap();
    let flipped = if value.ends_with('0') { "1" } else { "0" };
    let forged = [
        format!("{name}={}{flipped}", &value[..value.len() - 1]),
        format!("{name}={}", &value[value.len() - 64..]),
        format!("{name}=;"),
        format!("{name}=%00%ff"),
        format!("{name}={}", "a".repeat(4000)),
        format!("other={value}"),
    ];
    for cookie in forged {
        ada.cookie = Some(cookie.clone());
        let reply = get(&mut ada, "/api/me").await;
        assert_eq!((reply.status, reply.json()), (200, Value::Null), "{cookie}");
        let mut socket = ada.connect().await.unwrap();
        assert_eq!(socket.next_of("welcome").await.unwrap()["person"], Value::Null, "{cookie}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn new_guests_and_accounts_are_limited() {
    let server =
        TestServer::start_with(|config| config.rates = Rates { guests: limit(4), ..Rates::default() }).await;
    let mut created = 0;
    for number in 0..8 {
        let reply = post(&mut server.stranger(), "/api/guest", json!({"name": format!("g{number}")})).await;
        created += u32::from(reply.status == 200);
        assert!(reply.status == 200 || reply.status == 429, "{}", reply.status);
    }
    assert_eq!(created, 4);
    assert_eq!(post(&mut server.stranger(), "/api/register", credentials("Ada")).await.status, 429);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_must_not_be_a_common_one() {
    let server = TestServer::start().await;
    for common in ["password", "12345678", "penelope1"] {
        let wanted = json!({"name": "Penelope", "password": common});
        let reply = post(&mut server.stranger(), "/api/register", wanted).await;
        assert_eq!((reply.status, &reply.json()["code"]), (400, &json!("commonPassword")), "{common}");
    }
    let mut account = server.account("Penelope").await;
    let old = credentials("Penelope")["password"].clone();
    let reply = post(&mut account, "/api/password", json!({"old": old, "new": "sunshine"})).await;
    assert_eq!((reply.status, &reply.json()["code"]), (400, &json!("commonPassword")));
    // Logging in does not tell whether a password could be one.
    let wrong = json!({"name": "Penelope", "password": "sunshine"});
    assert_eq!(post(&mut server.stranger(), "/api/login", wrong).await.status, 401);
    server.stop().await;
}
