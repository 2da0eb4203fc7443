//! Health checks and metrics.

use protocol::Command;
use serde_json::json;
use server::Metrics;

use crate::kit::{TestServer, alone, choice, command, get, is_my_turn, post};

#[tokio::test(flavor = "multi_thread")]
async fn the_health_checks_succeed() {
    let server = TestServer::start().await;
    let mut stranger = server.stranger();
    let (health, ready) = (get(&mut stranger, "/healthz").await, get(&mut stranger, "/readyz").await);
    assert_eq!((health.status, health.body.as_str()), (200, "well\n"));
    assert_eq!((ready.status, ready.body.as_str()), (200, "ready\n"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_cover_everything_and_contain_no_names() {
    let server = TestServer::start().await;
    let mut ada = server.guest("Adalbert").await;
    let (table, mut socket) = alone(&mut ada, 1, json!({})).await;
    let mut sheet = socket.open(&table, 0, true).await.unwrap();
    while !is_my_turn(&sheet) {
        sheet = socket.open(&table, 0, true).await.unwrap();
    }
    command(&mut socket, &table, choice(&sheet, 0)).await.unwrap();
    let _ = command(&mut socket, &table, Command::Act { version: 0, action: json!("x") }).await;
    socket.send_text("what?").await.unwrap();
    socket.next_of("refused").await.unwrap();
    get(&mut ada, &format!("/api/tables/{table}")).await;
    get(&mut ada, "/api/nothing/secret-word").await;
    get(&mut ada, "/secret-word").await;
    post(&mut ada, "/api/login", json!({"name": "Adalbert", "password": "secret-word"})).await;
    let text = get(&mut ada, "/metrics").await.body;
    for figure in [
        "gravegoods_tables_live 1",
        "gravegoods_connections 1",
        "gravegoods_step_seconds_bucket{le=\"0.005\"}",
        "gravegoods_store_commit_seconds_count",
        "gravegoods_table_queue_depth_bucket",
        "gravegoods_outgoing_queue_depth_bucket",
        "gravegoods_bots_waiting",
        "gravegoods_bot_seconds",
        "gravegoods_refusals_total{code=\"stale\"} 1",
        "gravegoods_malformed_total 1",
        "gravegoods_tables_opened_total 1",
        "gravegoods_records_total",
        "gravegoods_http_seconds_count{method=\"GET\",route=\"/api/tables/{table}\",status=\"200\"} 1",
        "gravegoods_http_seconds_count{method=\"POST\",route=\"/api/login\",status=\"401\"} 1",
        "gravegoods_http_seconds_count{method=\"GET\",route=\"none\",status=\"404\"} 1",
    ] {
        assert!(text.contains(figure), "{figure} is not in\n{text}");
    }
    for secret in [table.0.as_str(), "Adalbert", "secret-word", "127.0.0.1"] {
        assert!(!text.contains(secret), "{secret}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_can_be_served_at_another_address_only() {
    let server =
        TestServer::start_with(|config| config.metrics = Metrics::At(([127, 0, 0, 1], 0).into())).await;
    assert_eq!(get(&mut server.stranger(), "/metrics").await.status, 404);
    let mut other = server::client::Client::new(server.metrics().unwrap());
    assert!(get(&mut other, "/metrics").await.body.contains("gravegoods_"));
    assert_eq!(get(&mut other, "/api/me").await.status, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_are_not_public_unless_asked_for() {
    let server = TestServer::start_with(|config| config.metrics = Metrics::default()).await;
    assert_eq!(get(&mut server.stranger(), "/metrics").await.status, 404);
    assert_eq!(server.metrics(), None);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_are_there_before_anything_happens() {
    let server = TestServer::start().await;
    let text = get(&mut server.stranger(), "/metrics").await.body;
    let version = env!("CARGO_PKG_VERSION");
    for figure in [
        format!("gravegoods_build_info{{version=\"{version}\"}} 1"),
        "gravegoods_refusals_total 0".to_owned(),
        "gravegoods_limited_total 0".to_owned(),
        "gravegoods_slow_readers_total 0".to_owned(),
        "gravegoods_bots_waiting 0".to_owned(),
        "process_resident_memory_bytes ".to_owned(),
        "process_cpu_seconds_total ".to_owned(),
    ] {
        assert!(text.contains(&figure), "{figure} is not in\n{text}");
    }
    server.stop().await;
}
