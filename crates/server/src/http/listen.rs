//! Accepting HTTP connections, with limits on their number and on slow clients.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tower::ServiceExt;

use crate::app_state::AppState;

/// How long a connection may be reused for requests. WebSockets may stay open longer.
const MAX_CONNECTION_AGE: Duration = Duration::from_secs(300);

/// How long a connection has to finish its last request.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(5);

/// The largest head of a request, in bytes.
const MAX_HEAD: usize = 32 * 1024;

/// How long to wait after a connection could not be accepted, for example without free file descriptors.
const ACCEPT_RETRY_DELAY: Duration = Duration::from_millis(200);

/// Accepts connections until the server stops.
pub(crate) async fn listen(state: Arc<AppState>, listener: TcpListener, router: Router) {
    loop {
        let accepted = tokio::select! {
            () = state.stopping.cancelled() => return,
            accepted = listener.accept() => accepted,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "can't accept a connection");
                tokio::time::sleep(ACCEPT_RETRY_DELAY).await;
                continue;
            }
        };
        // Behind a proxy all connections come from one address, so the proxy has to limit them.
        let permit = match state.config.behind_proxy {
            true => None,
            false => match state.limits.connection(peer.ip()) {
                Some(permit) => Some(permit),
                // The connection is dropped without an answer, which would cost more.
                None => continue,
            },
        };
        let (state, router) = (state.clone(), router.clone());
        state.clone().tasks.spawn(async move {
            serve_connection(&state, stream, peer, router).await;
            drop(permit);
        });
    }
}

/// Answers the requests of one connection. A client that is too slow with the head of a request is cut off.
async fn serve_connection(state: &AppState, stream: TcpStream, peer: SocketAddr, router: Router) {
    // Messages are small and should not wait for more. Without this option a connection still works.
    let _ = stream.set_nodelay(true);
    let service = router.map_request(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        request
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(state.config.timeouts.request_head)
        .max_buf_size(MAX_HEAD)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        // It does not matter how the client ended the connection.
        _ = connection.as_mut() => return,
        () = state.stopping.cancelled() => {}
        () = tokio::time::sleep(MAX_CONNECTION_AGE) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = tokio::time::timeout(CLOSE_TIMEOUT, connection).await;
}
