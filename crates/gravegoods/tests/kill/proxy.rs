//! The sample of nginx in front of several nodes.

use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child as Process, Command, Stdio};
use std::time::{Duration, Instant};

use protocol::TableId;
use serde_json::json;
use server::client::Client;

use crate::child::Child;
use crate::cut::{Flow, Wire};
use crate::database::Postgres;
use crate::nats::Nats;

/// How long something may take on a busy machine.
const TIMEOUT: Duration = Duration::from_secs(60);

/// The addresses of the nodes in the sample.
const SAMPLES: [&str; 3] = ["172.30.78.11:7878", "172.30.78.12:7878", "172.30.78.13:7878"];

/// nginx with the sample's configuration. It is stopped when this is dropped.
struct Nginx {
    process: Process,
    address: SocketAddr,
    /// Its configuration and temporary files.
    _folder: tempfile::TempDir,
}

impl Nginx {
    /// Starts it in front of these nodes, without TLS.
    fn start(nodes: [SocketAddr; 3]) -> Nginx {
        let folder = tempfile::tempdir().unwrap();
        let [address, other] = [free_address(), free_address()];
        let deploy = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy");
        let read = |file: &str| std::fs::read_to_string(deploy.join(file)).unwrap();
        let mut upstream = read("compose/upstream.conf");
        for (sample, node) in SAMPLES.into_iter().zip(nodes) {
            assert!(upstream.contains(sample), "{sample} is not in {upstream}");
            upstream = upstream.replace(sample, &node.to_string());
        }
        let server = read("nginx.conf");
        let lines = server.lines().filter(|line| !line.contains("listen [::]") && !line.contains(" ssl_"));
        let server: String = lines.map(|line| format!("{line}\n")).collect();
        let server = server.replace("listen 443 ssl;", &format!("listen {address};"));
        let server = server.replace("listen 80;", &format!("listen {other};"));
        let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|name| format!("{name}_temp_path {}/{name};\n", folder.path().display()))
            .concat();
        let whole = format!(
            "daemon off;\nmaster_process off;\npid {}/nginx.pid;\nerror_log stderr error;\nevents {{}}\n\
             http {{\naccess_log off;\n{temporary}{upstream}{server}}}\n",
            folder.path().display()
        );
        let file = folder.path().join("nginx.conf");
        std::fs::write(&file, whole).unwrap();
        // It is often not on the search path of those who are not administrators.
        let path = std::env::var("PATH").unwrap_or_default() + ":/usr/sbin";
        let process = Command::new("nginx")
            .env("PATH", path)
            .args(["-e", "stderr", "-p"])
            .arg(folder.path())
            .arg("-c")
            .arg(&file)
            .stdin(Stdio::null())
            .spawn()
            .expect("this test needs nginx: run `cargo xtask test`, which installs it, or `apt-get install nginx`");
        let mut nginx = Nginx { process, address, _folder: folder };
        let begun = Instant::now();
        while TcpStream::connect(address).is_err() {
            assert!(nginx.process.try_wait().unwrap().is_none(), "nginx has ended");
            assert!(begun.elapsed() < TIMEOUT, "nginx does not listen");
            std::thread::sleep(Duration::from_millis(20));
        }
        nginx
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// An address of this machine that is free.
fn free_address() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a port is free")
}

/// Asks for things that every node has to answer, and for a table.
async fn everything_works(client: &mut Client, table: &TableId) {
    for path in ["/readyz".to_owned(), "/api/me".to_owned(), format!("/api/tables/{table}")] {
        for _ in 0..9 {
            let answer = client.request("GET", &path, None).await.unwrap();
            assert_eq!(answer.status, 200, "{path}: {}", answer.body);
        }
    }
    for _ in 0..3 {
        let mut socket = client.connect().await.unwrap();
        socket.open(table, 0, false).await.unwrap();
        socket.close().await;
    }
}

/// One node is not there, and another one can't do its work. Nobody behind the proxy notices.
#[tokio::test(flavor = "multi_thread")]
async fn the_sample_of_nginx_leads_to_nodes_that_work() {
    let postgres = Postgres::create().await;
    let database = postgres.database();
    let nats = Nats::start().await;
    let wire = Wire::to_nats(nats.address()).await;
    let good = Child::start_node(&database, nats.address()).await;
    let weak = Child::start_node(&database, wire.address()).await;
    let nginx = Nginx::start([weak.address(), free_address(), good.address()]);
    let mut ada = Client::guest(nginx.address, "Ada").await.unwrap();
    let table = ada.create(&json!({"game": games::NAMES[0], "seats": [{"kind": "me"}]})).await.unwrap();
    everything_works(&mut ada, &table).await;

    wire.set(Flow::Cut);
    let mut direct = Client::new(weak.address());
    direct.cookie.clone_from(&ada.cookie);
    let unready = async {
        while direct.request("GET", "/readyz", None).await.unwrap().status != 503 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(TIMEOUT, unready).await.expect("the node says that it is not ready");
    // It changes nothing that it could not tell the others.
    let refused = direct.request("POST", "/api/logout", None).await.unwrap();
    assert_eq!(refused.status, 503, "{}", refused.body);
    // A table that the node has run is free when its lease has run out.
    tokio::time::sleep(store::LEASE).await;
    everything_works(&mut ada, &table).await;
    drop(nginx);
    drop((good, weak));
    postgres.remove().await;
}
