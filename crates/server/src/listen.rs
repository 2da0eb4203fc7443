//! Taking connections: from whom, how many, and how long they may take to say what they want.

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

use crate::house::House;

/// How long a connection may be used for one request after the other; WebSockets are not meant.
const LONGEST_VISIT: Duration = Duration::from_secs(300);

/// How long a connection has to finish what it is at when its time is up.
const FAREWELL: Duration = Duration::from_secs(5);

/// How much memory the head of a request may take.
const LARGEST_HEAD: usize = 32 * 1024;

/// How long to wait when no connection can be taken, as when there are no file descriptors left.
const BREATH: Duration = Duration::from_millis(200);

/// Takes connections until the server stops.
pub(crate) async fn listen(house: Arc<House>, listener: TcpListener, router: Router) {
    loop {
        let taken = tokio::select! {
            () = house.stopping.cancelled() => return,
            taken = listener.accept() => taken,
        };
        let (stream, peer) = match taken {
            Ok(taken) => taken,
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(BREATH).await;
                continue;
            }
        };
        // Behind a proxy all connections come from one address, and the proxy counts them.
        let place = match house.config.behind_proxy {
            true => None,
            false => match house.limits.visit(peer.ip()) {
                Some(place) => Some(place),
                // Whoever has so many open is told nothing: that would cost more than it is worth.
                None => continue,
            },
        };
        let (house, router) = (house.clone(), router.clone());
        house.clone().tasks.spawn(async move {
            converse(&house, stream, peer, router).await;
            drop(place);
        });
    }
}

/// Answers one request after the other. Whoever dawdles over the head of one, or keeps still for as long, is cut off.
async fn converse(house: &House, stream: TcpStream, peer: SocketAddr, router: Router) {
    // Moves are small and wait for nothing. A connection that can't be set up so works all the same.
    let _ = stream.set_nodelay(true);
    let service = router.map_request(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        request
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(house.config.waits.head)
        .max_buf_size(LARGEST_HEAD)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        // How a client ended its connection is its own business.
        _ = connection.as_mut() => return,
        () = house.stopping.cancelled() => {}
        () = tokio::time::sleep(LONGEST_VISIT) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = tokio::time::timeout(FAREWELL, connection).await;
}
