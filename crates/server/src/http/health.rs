//! Health checks and metrics, for operators.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;

use crate::app_state::SharedState;
use crate::telemetry;

/// The metrics in the Prometheus text format. Not here if the server has a separate address for them.
#[utoipa::path(get, path = "/metrics", tag = "health", responses((status = 200, body = String)))]
pub(crate) async fn metrics() -> impl IntoResponse {
    let text = telemetry::render();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text)
}

/// The process runs.
#[utoipa::path(get, path = "/healthz", tag = "health", responses((status = 200, body = String)))]
pub(crate) async fn healthz() -> &'static str {
    "well\n"
}

/// The server can handle requests: it is not stopping, and the store answers.
#[utoipa::path(get, path = "/readyz", tag = "health",
    responses((status = 200, body = String), (status = 503, body = String, description = "The server is stopping, or the store does not answer.")))]
pub(crate) async fn readyz(State(state): State<SharedState>) -> (StatusCode, &'static str) {
    if state.stopping.is_cancelled() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    if state.cluster.membership.term().is_none() {
        return (StatusCode::SERVICE_UNAVAILABLE, "not a node: the database or NATS does not answer\n");
    }
    match state.store.ping().await {
        Ok(()) => (StatusCode::OK, "ready\n"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n"),
    }
}
