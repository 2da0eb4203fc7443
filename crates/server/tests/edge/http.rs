//! Malicious and malformed requests.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::kit::{TIMEOUT, TestServer, get, post, raw};

const HEADERS: [&str; 7] = [
    "content-security-policy",
    "x-content-type-options",
    "x-frame-options",
    "referrer-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "cache-control",
];

#[tokio::test(flavor = "multi_thread")]
async fn every_response_has_security_headers_and_no_internals() {
    let server = TestServer::start().await;
    let mut ada = server.guest("Ada").await;
    let requests = [
        ("GET", "/", 404),
        ("GET", "/nothing/here", 404),
        ("GET", "/api/nothing", 404),
        ("GET", "/api/../../etc/passwd", 404),
        ("GET", "/..%2f..%2fetc%2fpasswd", 404),
        ("GET", "/%2e%2e/%2e%2e/etc/passwd", 404),
        ("GET", "/api/tables/%ff%fe", 404),
        ("GET", "/api/me", 200),
        ("DELETE", "/api/me", 405),
        ("BREW", "/api/me", 405),
        ("POST", "/api/guest", 415),
        ("GET", "/api/history?before=%ff", 400),
        ("GET", "/ws", 400),
        ("POST", "/ws", 405),
        ("GET", "/healthz", 200),
        ("GET", "/readyz", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/openapi.json", 200),
    ];
    for (method, path, status) in requests {
        let reply = ada.request(method, path, None).await.unwrap();
        assert_eq!(reply.status, status, "{method} {path}: {}", reply.body);
        for header in HEADERS {
            assert!(reply.header(header).is_some(), "{header} of {method} {path}");
        }
        assert!(reply.header("content-security-policy").unwrap().contains("default-src 'none'"));
        let version = path.starts_with("/api/").then(|| protocol::PROTOCOL.to_string());
        assert_eq!(reply.header("gravegoods-protocol").map(str::to_owned), version, "{method} {path}");
        // A request number would show how busy the server is.
        assert!(reply.header("x-request-id").is_none());
        assert!(reply.header("server").is_none());
        for word in ["panick", "stack", "src/", ".rs", "sqlx", "SELECT"] {
            assert!(
                !reply.body.contains(word) || path == "/metrics",
                "{word} in {method} {path}: {}",
                reply.body
            );
        }
        if (400..500).contains(&status) {
            assert!(reply.json()["code"].is_string(), "{method} {path}: {}", reply.body);
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_from_other_origins_are_refused() {
    let server =
        TestServer::start_with(|config| config.origins = vec!["https://play.example.org".to_owned()]).await;
    let own = format!("http://{}", server.address());
    let name = json!({"name": "Ada"});
    for (origin, status) in [
        (own.as_str(), 200),
        ("https://play.example.org", 200),
        ("https://evil.example", 403),
        ("null", 403),
        ("", 403),
    ] {
        let mut client = server.stranger();
        let reply =
            client.request_with("POST", "/api/guest", Some(&name), &[("origin", origin)]).await.unwrap();
        assert_eq!(reply.status, status, "{origin:?}");
        assert!(reply.header("content-security-policy").is_some());
        assert!(
            reply.header("access-control-allow-origin").is_none(),
            "pages of other origins must not read it"
        );
        assert_eq!(
            server.stranger().connect_with(&[("origin", origin)]).await.is_ok(),
            status == 200,
            "{origin:?}"
        );
    }
    // A form of another site, sent by a browser that sends no Origin header.
    let mut ada = server.guest("Ada").await;
    for path in ["/api/logout", "/api/register"] {
        let reply = ada.request_with("POST", path, None, &[("sec-fetch-site", "cross-site")]).await.unwrap();
        assert_eq!(reply.status, 403, "{path}");
    }
    assert_ne!(get(&mut ada, "/api/me").await.json(), Value::Null, "the session is unchanged");
    // A form can't send JSON.
    let form = "name=Eve";
    let text = format!(
        "POST /api/guest HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: {}\r\n\r\n{form}",
        server.address(),
        form.len()
    );
    assert!(raw(server.address(), text.as_bytes()).await.starts_with("HTTP/1.1 415"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn large_and_malformed_bodies_are_refused() {
    let server = TestServer::start().await;
    let mut ada = server.guest("Ada").await;
    let large = json!({"name": "x".repeat(20_000)});
    let reply = post(&mut ada, "/api/name", large).await;
    assert_eq!((reply.status, &reply.json()["code"]), (413, &json!("tooLarge")));
    let send = async |body: &[u8]| {
        let cookie = ada.cookie.as_deref().unwrap();
        let head = format!(
            "POST /api/name HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {cookie}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n",
            server.address(),
            body.len()
        );
        raw(server.address(), &[head.as_bytes(), body].concat()).await
    };
    let nested = "[".repeat(8000);
    let garbage: [&[u8]; 10] = [
        b"",
        b"{",
        b"\xff\xfe",
        b"{\"name\": \"a\xff\"}",
        b"{\"name\": 5}",
        b"{\"name\": \"a\", \"admin\": true}",
        b"{\"name\": \"a\", \"name\": \"b\"}",
        b"1e999999",
        b"\"\\ud800\"",
        nested.as_bytes(),
    ];
    for body in garbage {
        let answer = send(body).await;
        let text = String::from_utf8_lossy(body);
        assert!(answer.starts_with("HTTP/1.1 4"), "{:.60}: {answer}", text);
        assert!(answer.contains("\"code\":\"badBody\""), "{:.60}: {answer}", text);
    }
    assert!(send(b"{\"name\": \"Eve\"}").await.starts_with("HTTP/1.1 200"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_http_does_no_harm() {
    let server = TestServer::start().await;
    let long = format!("GET /{} HTTP/1.1\r\n\r\n", "x".repeat(100_000));
    let many = format!("GET / HTTP/1.1\r\nhost: a\r\n{}\r\n", "a: b\r\n".repeat(5000));
    let wide = format!("GET / HTTP/1.1\r\nhost: a\r\na: {}\r\n\r\n", "x".repeat(100_000));
    let garbage: [&[u8]; 9] = [
        b"\x00\x01\x02\x03\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\ncontent-length: -1\r\n\r\n",
        b"GET / HTTP/1.1\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\nzzz\r\n",
        long.as_bytes(),
        many.as_bytes(),
        wide.as_bytes(),
    ];
    for bytes in garbage {
        let answer = raw(server.address(), bytes).await;
        assert!(!answer.contains("panic") && !answer.contains(".rs"), "{answer}");
    }
    assert_eq!(get(&mut server.stranger(), "/healthz").await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_requests_run_into_a_timeout() {
    let server = TestServer::start_with(|config| {
        config.timeouts.request_head = Duration::from_millis(400);
        config.timeouts.request = Duration::from_millis(600);
    })
    .await;
    let body = "POST /api/guest HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{";
    let keep_alive = "GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n";
    for half in ["", "GET / HT", "GET / HTTP/1.1\r\nhost: a\r\nx: ", body, keep_alive] {
        let begun = Instant::now();
        let mut stream = TcpStream::connect(server.address()).await.unwrap();
        stream.write_all(half.as_bytes()).await.unwrap();
        let mut back = Vec::new();
        let _ = tokio::time::timeout(TIMEOUT, stream.read_to_end(&mut back))
            .await
            .expect("the connection is closed");
        assert!(begun.elapsed() < Duration::from_secs(10), "{half:?}: {:?}", begun.elapsed());
        assert_eq!(half == keep_alive, back.starts_with(b"HTTP/1.1 200"), "{half:?}");
    }
    // A request that arrives byte by byte runs into the timeout, too.
    let mut stream = TcpStream::connect(server.address()).await.unwrap();
    let begun = Instant::now();
    for byte in
        b"GET / HTTP/1.1\r\nx-long: abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz".iter().cycle()
    {
        if stream.write_all(&[*byte]).await.is_err() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
        assert!(begun.elapsed() < TIMEOUT, "the connection is never closed");
    }
    server.stop().await;
}
