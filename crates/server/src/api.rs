//! Every address of the server.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware;
use axum::routing::{any, get};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;
use utoipa::openapi::{InfoBuilder, OpenApi, OpenApiBuilder};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::error::ApiError;
use crate::house::Shared;
use crate::{accounts, arranged, guard, health, lobby, pages, people, replays, socket, standings};

/// How much a request may bring.
const LARGEST: usize = 16 * 1024;

fn described() -> OpenApiRouter<Shared> {
    let info = InfoBuilder::new()
        .title("Gravegoods")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some("Lobby, people, history and export. Tables are played over the WebSocket at /ws."));
    OpenApiRouter::with_openapi(OpenApiBuilder::new().info(info.build()).build())
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
}

/// What the server offers, as an OpenAPI document.
pub fn openapi() -> OpenApi {
    described().split_for_parts().1
}

/// Every address of the server.
pub(crate) fn router(shared: Shared) -> Router {
    let (api, openapi) = described().split_for_parts();
    let document = openapi.to_json().unwrap_or_default();
    let mut router = api
        .route(
            "/api/openapi.json",
            get(move || async move { ([("content-type", "application/json")], document) }),
        )
        .route("/api/{*rest}", any(|| async { ApiError::not_found() }))
        .layer(TimeoutLayer::with_status_code(StatusCode::GATEWAY_TIMEOUT, shared.config.waits.request))
        .layer(DefaultBodyLimit::max(LARGEST))
        .route("/ws", any(socket::upgrade));
    if shared.config.metrics.is_none() {
        router = router.route("/metrics", get(health::metrics));
    }
    router
        .fallback(pages::page)
        .method_not_allowed_fallback(|| async {
            let reason = "this address does not take that method; see /api/openapi.json";
            ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "badMethod", reason)
        })
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| {
            use axum::response::IntoResponse;
            ApiError::unavailable().into_response()
        }))
        .layer(middleware::from_fn_with_state(shared.clone(), guard::guard))
        .with_state(shared)
}
