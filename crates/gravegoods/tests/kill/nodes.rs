//! Several nodes on one PostgreSQL database, while people play and nodes fail.
//!
//! People who play at one table are connected to different nodes. When theirs is gone or silent, they go to another, as a proxy in
//! front of the nodes would lead them. They compare what each node sends with what they remember; in the end all games are finished and
//! verified.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use server::client::Client;
use tokio_util::sync::CancellationToken;

use crate::child::Child;
use crate::cut::{Flow, Wire};
use crate::database::{Database, Postgres};
use crate::group::{self, Group};
use crate::leases::Leases;
use crate::nats::Nats;
use crate::player::SentActions;

/// How many nodes there are.
const NODES: usize = 3;

/// How often each fault happens, unless the environment says otherwise.
const TIMES: usize = 3;

/// The variable that says how often each fault happens.
const TIMES_VARIABLE: &str = "GRAVEGOODS_FAULTS";

/// How long people play before and after a fault.
const CALM: Duration = Duration::from_millis(2500);

/// How long a node is paused: much longer than its lease.
const PAUSE: Duration = Duration::from_secs(10);

/// How long a node is cut off: longer than its lease.
const CUT: Duration = Duration::from_secs(6);

/// How long nothing may happen at a table, unless the environment says otherwise in seconds: less than a node is paused, so a table
/// that waits for its node is noticed, and more than a table takes to move on a busy machine.
const LONGEST_SILENCE: Duration = Duration::from_secs(9);

/// The variable that says how long nothing may happen at a table.
const SILENCE_VARIABLE: &str = "GRAVEGOODS_LONGEST_SILENCE";

/// How often a node is asked whether it is ready.
const ASKING: Duration = Duration::from_millis(50);

/// How long finishing the games may take in the end.
const TIMEOUT: Duration = Duration::from_secs(180);

/// The addresses of the nodes that are there.
#[derive(Clone, Debug, Default)]
pub(crate) struct Servers(Arc<Mutex<Vec<SocketAddr>>>);

impl Servers {
    /// The address of a node, another one for each number.
    pub(crate) fn at(&self, number: usize) -> SocketAddr {
        let addresses = self.0.lock().unwrap();
        addresses[number % addresses.len()]
    }

    fn set(&self, index: usize, address: SocketAddr) {
        self.0.lock().unwrap()[index] = address;
    }
}

/// What happens to a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// It is killed, and started again.
    Killed,
    /// It is paused, and goes on.
    Paused,
    /// It loses NATS for a while.
    WithoutNats,
    /// It loses PostgreSQL for a while.
    WithoutPostgres,
    /// PostgreSQL does not answer it for a while, though their connections stay open.
    SilentPostgres,
    /// Some of its messages to other nodes are lost for a while, and nobody is told.
    LossyNats,
    /// It is stopped, and another is started.
    Restarted,
}

/// A node with its connections.
struct Node {
    child: Option<Child>,
    /// Its present id; it gets another one whenever it joins.
    id: String,
    nats: Wire,
    postgres: Wire,
    database: Database,
}

impl Node {
    async fn new(nats: SocketAddr, database: &str) -> Node {
        let nats = Wire::to_nats(nats).await;
        let (head, place) = database.split_once('@').expect("the URL has a user");
        let (server, name) = place.split_once('/').expect("the URL names a database");
        let postgres = Wire::to(server.parse().expect("the server has an address")).await;
        let database = Database::Url(format!("{head}@{}/{name}", postgres.address()));
        Node { child: None, id: String::new(), nats, postgres, database }
    }

    async fn start(&mut self, leases: &mut Leases) -> SocketAddr {
        let before = leases.live().await;
        let child = Child::start_node(&self.database, self.nats.address()).await;
        let address = child.address();
        self.child = Some(child);
        self.id = leases.newcomer(&before).await;
        address
    }

    fn child(&self) -> &Child {
        self.child.as_ref().expect("the node runs")
    }

    /// Lets it be without something until it says that it is not ready, and for at least [`CUT`].
    async fn cut(&self, wire: &Wire, flow: Flow) {
        let begun = Instant::now();
        wire.set(flow);
        let unready = async {
            while is_ready(self.child().address()).await {
                tokio::time::sleep(ASKING).await;
            }
        };
        tokio::time::timeout(TIMEOUT, unready).await.expect("the node says that it is not ready");
        tokio::time::sleep(CUT.saturating_sub(begun.elapsed())).await;
    }
}

/// Whether a node says that it is ready.
async fn is_ready(address: SocketAddr) -> bool {
    let answer = Client::new(address).request("GET", "/readyz", None).await;
    answer.expect("the node answers").status == 200
}

/// Several nodes, and people who play.
struct Service {
    nodes: Vec<Node>,
    servers: Servers,
    leases: Leases,
    _nats: Nats,
}

impl Service {
    async fn start(database: &str) -> Service {
        let nats = Nats::start().await;
        let (mut nodes, mut addresses) = (Vec::new(), Vec::new());
        // Leases can be asked for when the database has its schema.
        store::Options::new(database).open().await.expect("the database is new").close().await;
        let mut leases = Leases::of(database).await;
        for _ in 0..NODES {
            let mut node = Node::new(nats.address(), database).await;
            addresses.push(node.start(&mut leases).await);
            nodes.push(node);
        }
        Service { nodes, servers: Servers(Arc::new(Mutex::new(addresses))), leases, _nats: nats }
    }

    /// Lets a fault happen to the node that runs the most tables, and ends it. Checks that the fault has hit. Returns whether a table has
    /// moved.
    async fn suffer(&mut self, fault: Fault) -> bool {
        let Service { nodes, servers, leases, _nats } = self;
        let ids: Vec<String> = nodes.iter().map(|node| node.id.clone()).collect();
        let (index, tables) = leases.busiest(&ids).await;
        let before: BTreeSet<String> = ids.into_iter().collect();
        let node = &mut nodes[index];
        match fault {
            Fault::Killed => {
                node.child.take().expect("the node runs").kill();
                tokio::time::sleep(CALM).await;
                let id = node.id.clone();
                servers.set(index, node.start(leases).await);
                leases.has_lost(&id).await;
            }
            Fault::Paused => {
                let begun = Instant::now();
                node.child().signal("STOP");
                leases.has_lost(&node.id).await;
                tokio::time::sleep(PAUSE.saturating_sub(begun.elapsed())).await;
                node.child().signal("CONT");
                node.id = leases.newcomer(&before).await;
            }
            Fault::WithoutNats | Fault::WithoutPostgres | Fault::SilentPostgres => {
                let wire = if fault == Fault::WithoutNats { &node.nats } else { &node.postgres };
                let flow = if fault == Fault::SilentPostgres { Flow::Silent } else { Flow::Cut };
                node.cut(wire, flow).await;
                leases.has_lost(&node.id).await;
                wire.set(Flow::Whole);
                node.id = leases.newcomer(&before).await;
            }
            Fault::LossyNats => {
                let lost = node.nats.lost();
                node.nats.set(Flow::Lossy);
                tokio::time::sleep(CUT).await;
                node.nats.set(Flow::Whole);
                assert!(node.nats.lost() > lost, "no message was lost");
                // It keeps its lease and its tables.
                assert!(leases.live().await.contains(&node.id), "the node has lost its lease");
                return false;
            }
            Fault::Restarted => {
                node.child.take().expect("the node runs").stop().await;
                assert!(!leases.live().await.contains(&node.id), "a node that stops gives its lease up");
                servers.set(index, node.start(leases).await);
            }
        }
        leases.have_moved(&tables).await
    }
}

/// How long nothing may happen at a table.
fn longest_silence() -> Duration {
    let said = std::env::var(SILENCE_VARIABLE).ok().and_then(|seconds| seconds.parse().ok());
    said.map_or(LONGEST_SILENCE, Duration::from_secs)
}

/// How often each fault happens.
fn times() -> usize {
    std::env::var(TIMES_VARIABLE).ok().and_then(|times| times.parse().ok()).unwrap_or(TIMES)
}

/// Lets a fault happen several times while people play, and checks that nothing was lost.
async fn play_through(fault: Fault, times: usize) {
    let postgres = Postgres::create().await;
    let mut service = Service::start(&postgres.url()).await;
    let sent = SentActions::default();
    let mut groups = Group::all(service.servers.at(0), &sent).await;
    groups.iter_mut().for_each(Group::be_patient);
    let stop = CancellationToken::new();
    let playing: Vec<_> = groups
        .into_iter()
        .enumerate()
        .map(|(number, group)| {
            tokio::spawn(group.play_at_nodes(service.servers.clone(), number, stop.clone()))
        })
        .collect();
    let began = Instant::now();
    let mut moves = 0;
    for _ in 0..times {
        tokio::time::sleep(CALM).await;
        moves += usize::from(service.suffer(fault).await);
    }
    tokio::time::sleep(CALM).await;
    stop.cancel();
    let mut groups = Vec::new();
    for group in playing {
        let group = tokio::time::timeout(TIMEOUT, group).await.expect("the games are finished in time");
        groups.push(group.expect("no group panics"));
    }
    // A node that was cut off last may still be on its way back.
    let address = service.servers.at(times);
    for group in &mut groups {
        group.check_results(address).await;
    }
    let tally = group::tally(&groups);
    let silence = groups.iter().map(Group::longest_silence).max().unwrap_or_default();
    println!("{fault:?} {times} times in {:?}: {tally:?}, longest silence {silence:?}", began.elapsed());
    assert!(moves > 0 || fault == Fault::LossyNats, "no table has moved");
    assert!(tally.finished >= groups.len(), "every group should finish a game: {tally:?}");
    assert!(silence < longest_silence(), "nothing happened at a table for {silence:?}");
    drop(service);
    postgres.remove().await;
}

/// A test for each fault.
macro_rules! faults {
    ($($test:ident: $fault:ident,)*) => {
        $(#[tokio::test(flavor = "multi_thread")]
        async fn $test() {
            play_through(Fault::$fault, times()).await;
        })*
    };
}

faults! {
    a_node_that_is_killed_loses_nothing: Killed,
    a_node_that_was_paused_writes_nothing_more: Paused,
    a_node_that_loses_nats_gives_its_tables_up: WithoutNats,
    a_node_that_loses_postgres_gives_its_tables_up: WithoutPostgres,
    a_node_that_postgres_does_not_answer_gives_its_tables_up: SilentPostgres,
    messages_that_are_lost_between_nodes_lose_nothing: LossyNats,
    a_rolling_restart_drops_no_game: Restarted,
}

/// A second server without NATS is refused as long as there is a first one, and not after that was killed.
#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_without_nats_is_refused() {
    let postgres = Postgres::create().await;
    let database = postgres.database();
    let first = Child::start(&database).await;
    let refused = Child::refused(&database, None).await;
    assert!(refused.contains("another server uses this database") && refused.contains("--nats"), "{refused}");
    let nats = Nats::start().await;
    let refused = Child::refused(&database, Some(nats.address())).await;
    assert!(refused.contains("another server uses this database"), "{refused}");
    first.kill();
    Child::start(&database).await.kill();
    let folder = tempfile::tempdir().unwrap();
    let sqlite = Database::Folder(folder.path().to_owned());
    let refused = Child::refused(&sqlite, Some(nats.address())).await;
    assert!(refused.contains("PostgreSQL"), "{refused}");
    let nowhere = SocketAddr::from(([127, 0, 0, 1], 9));
    let refused = Child::refused(&database, Some(nowhere)).await;
    assert!(refused.contains("NATS can't be reached"), "{refused}");
    postgres.remove().await;
}

/// Two servers on one data folder would not tell each other what happens.
#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_the_same_folder_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let sqlite = Database::Folder(folder.path().to_owned());
    let first = Child::start(&sqlite).await;
    let refused = Child::refused(&sqlite, None).await;
    assert!(
        refused.contains("another server is using the database") && refused.contains("--data"),
        "{refused}"
    );
    // The first one goes on, and the file is free when it was killed.
    Client::guest(first.address(), "Ada").await.unwrap();
    first.kill();
    Child::start(&sqlite).await.kill();
}

/// `gravegoods load` with two nodes: players of a table are at different ones.
#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_can_be_load_tested() {
    let postgres = Postgres::create().await;
    let nats = Nats::start().await;
    let mut load = std::process::Command::new(env!("CARGO_BIN_EXE_gravegoods"));
    load.args("load --nodes 2 --tables 2 --pace 100 --seconds 1 --idle 2 --json --nats".split(' '));
    load.arg(format!("nats://{}", nats.address())).arg("--database").arg(postgres.url());
    let output = tokio::task::spawn_blocking(move || load.output().unwrap());
    let output = tokio::time::timeout(TIMEOUT, output).await.expect("it ends in time").unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let found: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&found["nodes"], &found["store"]), (&2.into(), &"postgres".into()));
    for run in ["paced", "burst"] {
        assert!(found[run]["steps"].as_u64().unwrap() >= 2, "{found}");
    }
    postgres.remove().await;
}
