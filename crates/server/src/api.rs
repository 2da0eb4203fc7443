//! Every address of the server.

use std::sync::LazyLock;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{StatusCode, header};
use axum::middleware;
use axum::response::IntoResponse;
use axum::routing::any;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::error::ApiError;
use crate::house::Shared;
use crate::{accounts, arranged, document, guard, health, lobby, pages, people, replays, socket, standings};

/// How much a request may bring.
const LARGEST: usize = 16 * 1024;

/// Whatever is answered at once, or not at all.
fn described() -> OpenApiRouter<Shared> {
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
        .routes(routes!(lobby::games))
        .routes(routes!(lobby::lobby, lobby::create))
        .routes(routes!(lobby::mine))
        .routes(routes!(lobby::look))
        .routes(routes!(lobby::rematch))
        .routes(routes!(arranged::lesson))
        .routes(routes!(arranged::branch))
        .routes(routes!(replays::replay))
        .routes(routes!(replays::export))
        .routes(routes!(replays::journal))
        .routes(routes!(replays::results))
        .routes(routes!(standings::leaders))
        .routes(routes!(standings::solo))
        .routes(routes!(standings::ratings))
        .routes(routes!(health::healthz))
        .routes(routes!(health::readyz))
        .routes(routes!(this_document))
}

/// The WebSocket, which stays open.
fn socket() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(socket::upgrade))
}

/// What only those look at who watch over the server.
fn figures() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(health::metrics))
}

/// What the server offers, as an OpenAPI document.
pub fn openapi() -> OpenApi {
    document::complete(described().merge(socket()).merge(figures()).split_for_parts().1)
}

/// The OpenAPI document, as it is sent.
static DOCUMENT: LazyLock<String> = LazyLock::new(|| openapi().to_json().unwrap_or_default());

/// This document.
#[utoipa::path(get, path = "/api/openapi.json", tag = "health", responses((status = 200, body = Object)))]
async fn this_document() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], DOCUMENT.as_str())
}

/// Every address of the server.
pub(crate) fn router(shared: Shared) -> Router {
    let mut router = Router::from(described())
        .route("/api/{*rest}", any(|| async { ApiError::not_found() }))
        .layer(middleware::from_fn_with_state(shared.clone(), guard::in_time))
        .layer(DefaultBodyLimit::max(LARGEST))
        .merge(Router::from(socket()));
    if shared.config.metrics.is_none() {
        router = router.merge(Router::from(figures()));
    }
    router
        .fallback(pages::page)
        .method_not_allowed_fallback(|| async {
            let reason = "this address does not take that method; see /api/openapi.json";
            ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "badMethod", reason)
        })
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| {
            ApiError::unavailable().into_response()
        }))
        .layer(middleware::from_fn_with_state(shared.clone(), guard::guard))
        .with_state(shared)
}
