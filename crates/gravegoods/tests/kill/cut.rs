//! A connection that can be cut: a proxy in front of a server.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A proxy for one client of a server. While it is cut, all its connections end and it accepts none.
#[derive(Debug)]
pub(crate) struct Wire {
    address: SocketAddr,
    whole: Arc<watch::Sender<bool>>,
}

impl Wire {
    /// Starts a proxy in front of the server at this address.
    pub(crate) async fn to(server: SocketAddr) -> Wire {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it has an address");
        let whole = Arc::new(watch::Sender::new(true));
        tokio::spawn(serve(listener, server, whole.clone()));
        Wire { address, whole }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Cuts it, or makes it whole again.
    pub(crate) fn set_whole(&self, whole: bool) {
        self.whole.send_replace(whole);
    }
}

async fn serve(listener: TcpListener, server: SocketAddr, whole: Arc<watch::Sender<bool>>) {
    while let Ok((mut client, _)) = listener.accept().await {
        let mut state = whole.subscribe();
        if !*state.borrow() {
            continue;
        }
        tokio::spawn(async move {
            let Ok(mut upstream) = TcpStream::connect(server).await else { return };
            let cut = async {
                let _ = state.wait_for(|whole| !whole).await;
            };
            tokio::select! {
                _ = copy_bidirectional(&mut client, &mut upstream) => {}
                () = cut => {}
            }
        });
    }
}
