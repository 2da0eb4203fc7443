//! The HTTP API: one module for each group of addresses, and what all of them share.

mod accounts;
mod arranged;
pub(crate) mod assets;
pub(crate) mod error;
mod extract;
mod games;
pub(crate) mod guard;
pub(crate) mod health;
mod leaderboards;
pub(crate) mod listen;
mod openapi;
pub(crate) mod pages;
mod people;
pub(crate) mod preloads;
mod replays;
mod tables;

use std::sync::LazyLock;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{StatusCode, header};
use axum::middleware;
use axum::response::IntoResponse;
use axum::routing::any;
use protocol::http::ProblemCode;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app_state::SharedState;
use crate::config::Metrics;
use crate::http::error::ApiError;
use crate::ws;

/// The largest body of a request, in bytes.
const MAX_BODY: usize = 16 * 1024;

/// The addresses with a timeout.
fn api_routes() -> OpenApiRouter<SharedState> {
    OpenApiRouter::new()
        .routes(routes!(accounts::me))
        .routes(routes!(accounts::guest))
        .routes(routes!(accounts::rename))
        .routes(routes!(accounts::register))
        .routes(routes!(accounts::login))
        .routes(routes!(accounts::logout))
        .routes(routes!(accounts::password))
        .routes(routes!(people::history))
        .routes(routes!(people::preferences, people::prefer))
        .routes(routes!(people::mutes))
        .routes(routes!(people::mute, people::unmute))
        .routes(routes!(games::games))
        .routes(routes!(tables::lobby, tables::create))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::look))
        .routes(routes!(tables::rematch))
        .routes(routes!(arranged::lesson))
        .routes(routes!(arranged::branch))
        .routes(routes!(replays::replay))
        .routes(routes!(replays::export))
        .routes(routes!(replays::journal))
        .routes(routes!(replays::results))
        .routes(routes!(leaderboards::leaders))
        .routes(routes!(leaderboards::solo))
        .routes(routes!(leaderboards::ratings))
        .routes(routes!(health::healthz))
        .routes(routes!(health::readyz))
        .routes(routes!(this_document))
}

/// The WebSocket, which has no timeout.
fn ws_routes() -> OpenApiRouter<SharedState> {
    OpenApiRouter::new().routes(routes!(ws::upgrade::upgrade))
}

/// The metrics, which may have a separate address.
fn metrics_routes() -> OpenApiRouter<SharedState> {
    OpenApiRouter::new().routes(routes!(health::metrics))
}

/// The OpenAPI document of the server.
pub fn openapi() -> OpenApi {
    openapi::complete(api_routes().merge(ws_routes()).merge(metrics_routes()).split_for_parts().1)
}

/// The OpenAPI document as JSON.
static DOCUMENT: LazyLock<String> = LazyLock::new(|| openapi().to_json().unwrap_or_default());

/// This document.
#[utoipa::path(get, path = "/api/openapi.json", tag = "health", responses((status = 200, body = Object)))]
async fn this_document() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], DOCUMENT.as_str())
}

/// The router for all addresses.
pub(crate) fn router(state: SharedState) -> Router {
    let mut router = Router::from(api_routes())
        .route("/api/{*rest}", any(|| async { ApiError::not_found() }))
        .layer(middleware::from_fn_with_state(state.clone(), guard::timeout))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .merge(Router::from(ws_routes()));
    if state.config.metrics == Metrics::Public {
        router = router.merge(Router::from(metrics_routes()));
    }
    router
        .fallback(pages::page)
        .method_not_allowed_fallback(|| async {
            let reason = "this address does not take that method; see /api/openapi.json";
            ApiError::new(StatusCode::METHOD_NOT_ALLOWED, ProblemCode::BadMethod, reason)
        })
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| {
            ApiError::unavailable().into_response()
        }))
        .layer(middleware::from_fn_with_state(state.clone(), guard::guard))
        .with_state(state)
}
