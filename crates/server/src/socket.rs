//! The door of the WebSocket.

use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;

use crate::connection;
use crate::cookie::Who;
use crate::error::{ApiError, Problem};
use crate::guard::{Address, is_ours};
use crate::house::Shared;

/// How large a message of a client may be.
pub(crate) const LARGEST_FRAME: usize = 8 * 1024;

/// Open a WebSocket to play at tables.
///
/// What is said over it is in docs/protocol.md. A page of another site is not let in.
#[utoipa::path(get, path = "/ws", tag = "tables", security((), ("session" = [])),
    responses((status = 101, description = "The connection is a WebSocket from here on."),
        (status = 400, body = Problem), (status = 403, body = Problem), (status = 426, body = Problem),
        (status = 503, body = Problem)))]
pub(crate) async fn upgrade(
    State(shared): State<Shared>,
    Address(address): Address,
    headers: HeaderMap,
    who: Option<Who>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    if !is_ours(&shared.config, &headers) {
        let reason = "this connection comes from another site's page";
        return Err(ApiError::new(StatusCode::FORBIDDEN, "otherOrigin", reason));
    }
    if shared.stopping.is_cancelled() {
        return Err(ApiError::unavailable());
    }
    let upgrade = upgrade.map_err(|rejection| {
        let status = rejection.status();
        ApiError::new(status, "notWebSocket", "this address is for WebSockets; see docs/protocol.md")
    })?;
    let place = shared.limits.connect(address)?;
    let muted = match &who {
        Some(who) => shared.store.mutes_of(&who.person.id).await?,
        None => Vec::new(),
    };
    let muted = muted.into_iter().map(|person| protocol::PersonId(person.0)).collect();
    let upgrade = upgrade
        .max_message_size(LARGEST_FRAME)
        .max_frame_size(LARGEST_FRAME)
        .read_buffer_size(LARGEST_FRAME)
        .write_buffer_size(0);
    // Whoever stops the server waits until this client was told.
    let served = shared.tasks.token();
    Ok(upgrade.on_upgrade(move |socket| async move {
        let person = who.as_ref().map(|who| who.person.id.0.clone());
        tracing::debug!(person, "somebody has come");
        connection::serve(shared, socket, who, muted).await;
        tracing::debug!(person, "somebody has gone");
        drop((place, served));
    }))
}
