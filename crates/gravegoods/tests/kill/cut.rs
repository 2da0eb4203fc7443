//! A connection that can fail: a proxy in front of a server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Of the messages between nodes, one in this many is lost while a wire is lossy.
const LOST: usize = 100;

/// What a wire does with what is sent through it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Flow {
    /// It passes everything on.
    Whole,
    /// All its connections have ended, and it accepts none.
    Cut,
    /// It holds everything back, and its connections stay open.
    Silent,
    /// It loses some of the messages to other nodes, and nobody is told.
    Lossy,
}

/// A proxy for one client of a server.
#[derive(Clone, Debug)]
pub(crate) struct Wire {
    address: SocketAddr,
    flow: Arc<watch::Sender<Flow>>,
    /// How many messages it has lost, and how many it might have lost.
    lost: Arc<AtomicUsize>,
    passed: Arc<AtomicUsize>,
}

impl Wire {
    /// Starts a proxy in front of the server at this address.
    pub(crate) async fn to(server: SocketAddr) -> Wire {
        Wire::start(server, false).await
    }

    /// Starts a proxy in front of a server of NATS.
    pub(crate) async fn to_nats(server: SocketAddr) -> Wire {
        Wire::start(server, true).await
    }

    async fn start(server: SocketAddr, nats: bool) -> Wire {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it has an address");
        let flow = Arc::new(watch::Sender::new(Flow::Whole));
        let wire = Wire { address, flow, lost: Arc::default(), passed: Arc::default() };
        tokio::spawn(wire.clone().serve(listener, server, nats));
        wire
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Lets it do something else with what is sent through it.
    pub(crate) fn set(&self, flow: Flow) {
        self.flow.send_replace(flow);
    }

    /// How many messages it has lost.
    pub(crate) fn lost(&self) -> usize {
        self.lost.load(Ordering::SeqCst)
    }

    async fn serve(self, listener: TcpListener, server: SocketAddr, nats: bool) {
        while let Ok((client, _)) = listener.accept().await {
            let mut flow = self.flow.subscribe();
            if *flow.borrow() == Flow::Cut {
                continue;
            }
            let wire = self.clone();
            tokio::spawn(async move {
                let Ok(upstream) = TcpStream::connect(server).await else { return };
                let (from_client, to_client) = client.into_split();
                let (from_server, to_server) = upstream.into_split();
                let cut = async {
                    let _ = flow.wait_for(|flow| *flow == Flow::Cut).await;
                };
                let said = async {
                    match nats {
                        true => wire.pass(Said(BufReader::new(from_client)), to_server).await,
                        false => wire.pass(Bytes(from_client), to_server).await,
                    }
                };
                tokio::select! {
                    () = said => {}
                    () = wire.pass(Bytes(from_server), to_client) => {}
                    () = cut => {}
                }
            });
        }
    }

    /// Passes on what comes.
    async fn pass(&self, mut from: impl Source, mut to: impl AsyncWrite + Unpin) {
        let mut flow = self.flow.subscribe();
        while let Some(bytes) = from.next().await {
            if flow.wait_for(|flow| *flow != Flow::Silent).await.is_err() {
                return;
            }
            let lossy = *flow.borrow() == Flow::Lossy;
            if !(lossy && self.loses(&bytes)) && to.write_all(&bytes).await.is_err() {
                return;
            }
        }
    }

    /// Whether a message is lost.
    fn loses(&self, said: &[u8]) -> bool {
        let line = said.split(|byte| *byte == b'\r').next().unwrap_or_default();
        let is_message = line.starts_with(b"PUB ") && String::from_utf8_lossy(line).contains(".node.");
        let lost = is_message && self.passed.fetch_add(1, Ordering::SeqCst).is_multiple_of(LOST);
        self.lost.fetch_add(usize::from(lost), Ordering::SeqCst);
        lost
    }
}

/// Where bytes come from.
trait Source {
    /// The next bytes; none at the end.
    async fn next(&mut self) -> Option<Vec<u8>>;
}

/// Bytes as they come.
struct Bytes<R>(R);

impl<R: AsyncRead + Unpin> Source for Bytes<R> {
    async fn next(&mut self) -> Option<Vec<u8>> {
        let mut bytes = vec![0; 16 * 1024];
        let length = self.0.read(&mut bytes).await.ok()?;
        bytes.truncate(length);
        (length > 0).then_some(bytes)
    }
}

/// What a client of NATS says: lines, some of which end with the length of the message after them.
struct Said<R>(BufReader<R>);

impl<R: AsyncRead + Unpin> Source for Said<R> {
    async fn next(&mut self) -> Option<Vec<u8>> {
        let mut said = Vec::new();
        self.0.read_until(b'\n', &mut said).await.ok()?;
        if said.starts_with(b"PUB ") {
            let line = said.len();
            let length: usize = String::from_utf8_lossy(&said).trim_end().rsplit(' ').next()?.parse().ok()?;
            said.resize(line + length + 2, 0);
            self.0.read_exact(&mut said[line..]).await.ok()?;
        }
        (!said.is_empty()).then_some(said)
    }
}
