//! Several nodes on one PostgreSQL database, while people play and nodes fail.
//!
//! People who play at one table are connected to different nodes. When theirs is gone or silent, they go to another, as a proxy in
//! front of the nodes would lead them. They compare what each node sends with what they remember; in the end all games are finished and
//! verified.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio_util::sync::CancellationToken;

use crate::child::Child;
use crate::cut::Wire;
use crate::database::{self, Database};
use crate::group::{self, Group};
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

/// After how long without anything a table counts as lost. How long it really takes is printed; it depends on the machine.
const LONGEST_SILENCE: Duration = Duration::from_secs(60);

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
    /// It is stopped, and another is started.
    Restarted,
}

/// A node with its connections.
struct Node {
    child: Option<Child>,
    nats: Wire,
    postgres: Wire,
    database: Database,
}

impl Node {
    async fn new(nats: SocketAddr, database: &str) -> Node {
        let nats = Wire::to(nats).await;
        let (head, place) = database.split_once('@').expect("the URL has a user");
        let (server, name) = place.split_once('/').expect("the URL names a database");
        let postgres = Wire::to(server.parse().expect("the server has an address")).await;
        let database = Database::Url(format!("{head}@{}/{name}", postgres.address()));
        Node { child: None, nats, postgres, database }
    }

    async fn start(&mut self) -> SocketAddr {
        let child = Child::start_node(&self.database, self.nats.address()).await;
        let address = child.address();
        self.child = Some(child);
        address
    }
}

/// Several nodes, and people who play.
struct Service {
    nodes: Vec<Node>,
    servers: Servers,
    _nats: Nats,
}

impl Service {
    async fn start(database: &str) -> Service {
        let nats = Nats::start().await;
        let (mut nodes, mut addresses) = (Vec::new(), Vec::new());
        for _ in 0..NODES {
            let mut node = Node::new(nats.address(), database).await;
            addresses.push(node.start().await);
            nodes.push(node);
        }
        Service { nodes, servers: Servers(Arc::new(Mutex::new(addresses))), _nats: nats }
    }

    /// Lets a fault happen to a node, and ends it.
    async fn suffer(&mut self, fault: Fault, index: usize) {
        let index = index % NODES;
        let node = &mut self.nodes[index];
        match fault {
            Fault::Killed => {
                node.child.take().expect("the node runs").kill();
                tokio::time::sleep(CALM).await;
                let address = node.start().await;
                self.servers.set(index, address);
            }
            Fault::Paused => {
                let child = node.child.as_ref().expect("the node runs");
                child.signal("STOP");
                tokio::time::sleep(PAUSE).await;
                child.signal("CONT");
            }
            Fault::WithoutNats | Fault::WithoutPostgres => {
                let wire = if fault == Fault::WithoutNats { &node.nats } else { &node.postgres };
                wire.set_whole(false);
                tokio::time::sleep(CUT).await;
                wire.set_whole(true);
            }
            Fault::Restarted => {
                node.child.take().expect("the node runs").stop().await;
                let address = node.start().await;
                self.servers.set(index, address);
            }
        }
    }
}

/// How often each fault happens.
fn times() -> usize {
    std::env::var(TIMES_VARIABLE).ok().and_then(|times| times.parse().ok()).unwrap_or(TIMES)
}

/// Lets a fault happen several times while people play, and checks that nothing was lost.
async fn play_through(fault: Fault, times: usize) {
    let server = database::postgres();
    let name = database::create(&server).await;
    let mut service = Service::start(&database::named(&server, &name)).await;
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
    for time in 0..times {
        tokio::time::sleep(CALM).await;
        service.suffer(fault, time).await;
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
    assert!(tally.finished >= groups.len(), "every group should finish a game: {tally:?}");
    assert!(silence < LONGEST_SILENCE, "nothing happened at a table for {silence:?}");
    drop(service);
    database::remove(&server, &name).await;
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
    a_rolling_restart_drops_no_game: Restarted,
}

/// A second server without NATS is refused as long as there is a first one, and not after that was killed.
#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_without_nats_is_refused() {
    let server = database::postgres();
    let name = database::create(&server).await;
    let database = Database::Url(database::named(&server, &name));
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
    database::remove(&server, &name).await;
}
