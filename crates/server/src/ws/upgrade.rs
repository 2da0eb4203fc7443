//! Opening a WebSocket.

use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use protocol::http::{Problem, ProblemCode};

use crate::app_state::SharedState;
use crate::http::error::ApiError;
use crate::http::guard::{Address, is_allowed_origin};
use crate::people::session::CurrentPerson;
use crate::ws::connection;

/// The largest message that a client may send, in bytes.
pub(crate) const LARGEST_FRAME: usize = 8 * 1024;

/// Open a WebSocket to play at tables.
///
/// Its messages are described in docs/protocol.md. Pages of other sites are refused.
#[utoipa::path(get, path = "/ws", tag = "tables", security((), ("session" = [])),
    responses((status = 101, description = "The connection is a WebSocket from here on."),
        (status = 400, body = Problem), (status = 403, body = Problem), (status = 426, body = Problem),
        (status = 503, body = Problem)))]
pub(crate) async fn upgrade(
    State(state): State<SharedState>,
    Address(address): Address,
    headers: HeaderMap,
    who: Option<CurrentPerson>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    if !is_allowed_origin(&state.config, &headers) {
        let reason = "this connection comes from another site's page";
        return Err(ApiError::new(StatusCode::FORBIDDEN, ProblemCode::OtherOrigin, reason));
    }
    if state.stopping.is_cancelled() || state.cluster.membership.term().is_none() {
        return Err(ApiError::unavailable());
    }
    let upgrade = upgrade.map_err(|rejection| {
        let status = rejection.status();
        ApiError::new(
            status,
            ProblemCode::NotWebSocket,
            "this address is for WebSockets; see docs/protocol.md",
        )
    })?;
    let permit = state.limits.socket(address)?;
    let muted = match &who {
        Some(who) => state.store.mutes_of(&who.person.id).await?,
        None => Vec::new(),
    };
    let muted = muted.into_iter().collect();
    let upgrade = upgrade
        .max_message_size(LARGEST_FRAME)
        .max_frame_size(LARGEST_FRAME)
        .read_buffer_size(LARGEST_FRAME)
        .write_buffer_size(0);
    // The server waits until this client was told to reconnect before it stops.
    let task = state.tasks.token();
    Ok(upgrade.on_upgrade(move |socket| async move {
        let person = who.as_ref().map(|who| who.person.id.0.clone());
        tracing::debug!(person, "client connected");
        connection::serve(state, socket, who, muted).await;
        tracing::debug!(person, "client disconnected");
        drop((permit, task));
    }))
}
