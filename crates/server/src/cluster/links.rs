//! Numbered messages to and from each other node.
//!
//! NATS may lose messages. So the messages between two nodes are numbered. When one is missing, both nodes forget what they had
//! with each other: requests fail, and watchers reconnect and say which version they have. The number of the era, which rises
//! then, tells messages from before and after apart.
//!
//! A body that is too large for one message of NATS is sent in pieces.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard};

use protocol::TableId;
use store::NodeId;
use tokio_util::sync::CancellationToken;

use crate::cluster::bus::Bus;
use crate::cluster::messages::{Body, Envelope, pack, unpack};
use crate::cluster::pending::Pending;

/// What this node has with another one.
#[derive(Debug, Default)]
struct Link {
    era: u64,
    /// The number of the last message that was sent.
    sent: u64,
    /// The number of the last message that was received.
    received: u64,
    next_request: u64,
    pending: HashMap<u64, Pending>,
    /// The tables that the other node runs and this one has watchers of. Cancelled when they have to reconnect.
    remote_tables: HashMap<TableId, CancellationToken>,
    /// The connections of the other node that watch tables here, by the numbers that they have here.
    watchers: HashSet<(TableId, u64)>,
    /// Distinguishes connections of different nodes and eras.
    index: u64,
    /// The pieces that have come of a body that is too large for one message.
    pieces: Vec<u8>,
    /// How many lists of nodes in a row the other node was not in.
    absent: u32,
}

impl Link {
    /// Forgets everything, in a new era.
    fn reset(&mut self, era: u64, index: u64) -> HashSet<(TableId, u64)> {
        (self.era, self.index) = (era, index);
        self.pieces = Vec::new();
        (self.sent, self.received) = (0, 0);
        self.pending.clear();
        self.remote_tables.drain().for_each(|(_, ended)| ended.cancel());
        std::mem::take(&mut self.watchers)
    }

    /// The body, unless it is a piece that others follow. None also if the pieces of another version are unknown here.
    fn complete(&mut self, body: Body) -> Option<Body> {
        let Body::Piece { bytes, last } = body else { return Some(body) };
        self.pieces.extend(bytes);
        if last { unpack(&std::mem::take(&mut self.pieces)) } else { None }
    }
}

/// What came of a message from another node.
#[derive(Debug)]
pub(crate) enum Received {
    /// It is the next one. None if it is a piece that others follow.
    Next(Option<Body>),
    /// A message is missing, or the other node has missed one. These watchers of tables here are gone. `followed` says whether
    /// the other node knows the new era.
    Gap { watchers: HashSet<(TableId, u64)>, followed: bool, body: Option<Body> },
    /// It is from before, and does not count any more.
    Old,
}

/// What this node has with all others.
#[derive(Debug, Default)]
pub(crate) struct Links {
    links: Mutex<HashMap<NodeId, Link>>,
    next_index: AtomicU64,
    /// Whether nobody waits for answers any more.
    stopped: AtomicBool,
}

/// The bits of a number of a connection that say on which node it is.
const INDEX_SHIFT: u32 = 40;

impl Links {
    fn lock(&self) -> MutexGuard<'_, HashMap<NodeId, Link>> {
        self.links.lock().expect("links mutex poisoned")
    }

    fn new_index(&self) -> u64 {
        1 + self.next_index.fetch_add(1, Ordering::Relaxed)
    }

    fn with<T>(&self, node: &NodeId, change: impl FnOnce(&mut Link) -> T) -> T {
        let mut links = self.lock();
        if !links.contains_key(node) {
            links.insert(node.clone(), Link { era: 1, index: self.new_index(), ..Link::default() });
        }
        change(links.get_mut(node).expect("it was just added"))
    }

    /// Sends a message to a node. The order of messages is the order of these calls.
    pub(crate) fn send(&self, bus: &Bus, from: &NodeId, to: &NodeId, body: Body) {
        self.with(to, |link| put(link, bus, from, to, body));
    }

    /// Sends a request, and keeps who waits for the answer.
    pub(crate) fn request(
        &self,
        bus: &Bus,
        from: &NodeId,
        to: &NodeId,
        pending: Option<Pending>,
        body: impl FnOnce(u64) -> Body,
    ) {
        self.with(to, |link| {
            let id = self.keep(link, pending);
            put(link, bus, from, to, body(id));
        });
    }

    /// Keeps who waits for the answer to a request, and returns its number.
    fn keep(&self, link: &mut Link, pending: Option<Pending>) -> u64 {
        link.next_request += 1;
        if let Some(pending) = pending
            && !self.stopped.load(Ordering::SeqCst)
        {
            link.pending.insert(link.next_request, pending);
        }
        link.next_request
    }

    /// Lets nobody wait for an answer any more: a server that stops would be held up by those who do.
    pub(crate) fn stop_waiting(&self) {
        let mut links = self.lock();
        self.stopped.store(true, Ordering::SeqCst);
        links.values_mut().for_each(|link| link.pending.clear());
    }

    /// Who waits for the answer to a request.
    pub(crate) fn answered(&self, node: &NodeId, id: u64) -> Option<Pending> {
        self.with(node, |link| link.pending.remove(&id))
    }

    /// Notes that this node has watchers of a table of another. The token is cancelled when they have to reconnect.
    pub(crate) fn add_remote_table(&self, node: &NodeId, table: &TableId) -> CancellationToken {
        let ended = CancellationToken::new();
        let before = self.with(node, |link| link.remote_tables.insert(table.clone(), ended.clone()));
        if let Some(before) = before {
            before.cancel();
        }
        ended
    }

    /// The other node no longer runs a table.
    pub(crate) fn end_remote_table(&self, node: &NodeId, table: &TableId) {
        if let Some(ended) = self.with(node, |link| link.remote_tables.remove(table)) {
            ended.cancel();
        }
    }

    /// The number that a connection of another node has here.
    pub(crate) fn number_of(&self, node: &NodeId, connection: u64) -> u64 {
        self.with(node, |link| (link.index << INDEX_SHIFT) | connection)
    }

    /// Notes that a connection of another node watches a table here.
    pub(crate) fn add_watcher(&self, node: &NodeId, table: &TableId, number: u64) {
        self.with(node, |link| link.watchers.insert((table.clone(), number)));
    }

    pub(crate) fn remove_watcher(&self, node: &NodeId, table: &TableId, number: u64) {
        self.with(node, |link| link.watchers.remove(&(table.clone(), number)));
    }

    /// Checks the number of a message.
    pub(crate) fn receive(&self, envelope: Envelope) -> Received {
        let Envelope { from, era, number, body } = envelope;
        self.with(&from, |link| {
            if era < link.era {
                return Received::Old;
            }
            if era == link.era && number == link.received + 1 {
                link.received = number;
                return Received::Next(link.complete(body));
            }
            if era == link.era && number <= link.received {
                return Received::Old;
            }
            metrics::counter!("gravegoods_bus_gaps_total").increment(1);
            if era > link.era && number == 1 {
                let watchers = link.reset(era, self.new_index());
                link.received = 1;
                return Received::Gap { watchers, followed: true, body: link.complete(body) };
            }
            // The other node learns of the new era with the next message.
            let watchers = link.reset(era + 1, self.new_index());
            Received::Gap { watchers, followed: false, body: None }
        })
    }

    /// Sends something to every node that this one has anything with, so that lost messages are missed.
    pub(crate) fn beat(&self, bus: &Bus, from: &NodeId) {
        for (node, link) in self.lock().iter_mut() {
            link.pending.retain(|_, pending| !pending.is_abandoned());
            if link.sent > 0 || link.received > 0 || link.era > 1 {
                put(link, bus, from, node, Body::Beat);
            }
        }
    }

    /// Forgets a node that is gone. Returns its watchers of tables here.
    pub(crate) fn forget(&self, node: &NodeId) -> HashSet<(TableId, u64)> {
        let link = self.lock().remove(node);
        link.map(|mut link| link.reset(0, 0)).unwrap_or_default()
    }

    /// The nodes that can be forgotten: they are neither in this list of those that have a lease nor were they in the one before.
    /// One list is not enough, because a node may have joined after it was read.
    pub(crate) fn gone(&self, is_live: impl Fn(&NodeId) -> bool) -> Vec<NodeId> {
        let mut links = self.lock();
        for (node, link) in links.iter_mut() {
            link.absent = if is_live(node) { 0 } else { link.absent + 1 };
        }
        links.iter().filter(|(_, link)| link.absent > 1).map(|(node, _)| node.clone()).collect()
    }

    /// Forgets all nodes.
    pub(crate) fn clear(&self) {
        for (_, mut link) in self.lock().drain() {
            link.reset(0, 0);
        }
    }
}

fn put(link: &mut Link, bus: &Bus, from: &NodeId, to: &NodeId, body: Body) {
    for message in messages_of(link, from, body, bus.max_size()) {
        bus.send(to, message);
    }
}

/// The next message, which has this body; several if it is too large for one.
fn messages_of(link: &mut Link, from: &NodeId, body: Body, max_size: usize) -> Vec<Vec<u8>> {
    let mut envelope = Envelope { from: from.clone(), era: link.era, number: link.sent + 1, body };
    let message = pack(&envelope);
    if message.len() <= max_size {
        link.sent += 1;
        return vec![message];
    }
    let pieces = envelope.body.in_pieces(max_size).into_iter();
    let messages = pieces.map(|piece| {
        link.sent += 1;
        (envelope.number, envelope.body) = (link.sent, piece);
        pack(&envelope)
    });
    messages.collect()
}

#[cfg(test)]
mod tests {
    use tokio::sync::oneshot;

    use super::*;
    use crate::cluster::messages::Reply;

    fn envelope(era: u64, number: u64) -> Envelope {
        Envelope { from: NodeId("other".to_owned()), era, number, body: Body::Beat }
    }

    #[test]
    fn a_missing_message_begins_a_new_era() {
        let links = Links::default();
        let (other, table) = (NodeId("other".to_owned()), TableId("t".to_owned()));
        let ended = links.add_remote_table(&other, &table);
        let number = links.number_of(&other, 7);
        links.add_watcher(&other, &table, number);
        assert!(matches!(links.receive(envelope(1, 1)), Received::Next(_)));
        assert!(matches!(links.receive(envelope(1, 1)), Received::Old), "a message that came twice");
        assert!(matches!(links.receive(envelope(1, 2)), Received::Next(_)));
        assert!(!ended.is_cancelled());
        let Received::Gap { watchers, followed: false, body: None } = links.receive(envelope(1, 4)) else {
            panic!("no gap")
        };
        assert_eq!(watchers, [(table, number)].into());
        assert!(ended.is_cancelled());
        // The other node goes on in the old era until it has learned of the new one.
        assert!(matches!(links.receive(envelope(1, 5)), Received::Old));
        assert!(matches!(links.receive(envelope(2, 1)), Received::Next(_)));
    }

    #[test]
    fn a_node_follows_into_a_new_era() {
        let links = Links::default();
        assert!(matches!(links.receive(envelope(1, 1)), Received::Next(_)));
        assert!(matches!(links.receive(envelope(3, 1)), Received::Gap { followed: true, body: Some(_), .. }));
        assert!(matches!(links.receive(envelope(3, 2)), Received::Next(_)));
        // It has missed the first of a new era, so there is another one.
        assert!(matches!(links.receive(envelope(5, 2)), Received::Gap { followed: false, .. }));
        assert!(matches!(links.receive(envelope(5, 3)), Received::Old));
        assert!(matches!(links.receive(envelope(6, 1)), Received::Next(_)));
    }

    #[test]
    fn a_large_body_comes_in_pieces() {
        let (from, links) = (NodeId("other".to_owned()), Links::default());
        let mut link = Link { era: 1, ..Link::default() };
        let max_size = 2000;
        for length in [10, 1900, 2000, 50_000] {
            let sheet = "é".repeat(length);
            let body = Body::Reply { id: 7, reply: Reply::Sheet(sheet.clone()) };
            let mut whole = None;
            for message in messages_of(&mut link, &from, body, max_size) {
                assert!(message.len() <= max_size, "{} bytes", message.len());
                assert!(whole.is_none(), "nothing follows the last piece");
                let Received::Next(body) = links.receive(unpack(&message).unwrap()) else { panic!("a gap") };
                whole = body;
            }
            let Some(Body::Reply { id: 7, reply: Reply::Sheet(read) }) = whole else { panic!("{whole:?}") };
            assert_eq!(read, sheet);
        }
        // After a gap nothing is left of a body that was not complete.
        let large = || Body::Reply { id: 8, reply: Reply::Sheet("x".repeat(5000)) };
        let first = messages_of(&mut link, &from, large(), max_size).swap_remove(0);
        assert!(matches!(links.receive(unpack(&first).unwrap()), Received::Next(None)));
        link.reset(2, 0);
        let mut whole = None;
        for message in messages_of(&mut link, &from, large(), max_size) {
            whole = match links.receive(unpack(&message).unwrap()) {
                Received::Next(body) | Received::Gap { body, .. } => body,
                Received::Old => panic!("an era that has begun is not old"),
            };
        }
        let Some(Body::Reply { id: 8, reply: Reply::Sheet(read) }) = whole else { panic!("{whole:?}") };
        assert_eq!(read.len(), 5000);
    }

    #[test]
    fn a_node_that_no_list_has_shown_is_forgotten() {
        let links = Links::default();
        let [known, unknown] = ["known", "unknown"].map(|name| NodeId(name.to_owned()));
        let table = TableId("t".to_owned());
        let (kept, ended) =
            (links.add_remote_table(&known, &table), links.add_remote_table(&unknown, &table));
        let is_live = |node: &NodeId| *node == known;
        assert_eq!(links.gone(is_live), [], "it may have joined after the list was read");
        assert_eq!(links.gone(is_live), std::slice::from_ref(&unknown));
        links.forget(&unknown);
        assert!(ended.is_cancelled() && !kept.is_cancelled());
        assert_eq!(links.gone(|_| false), []);
        assert_eq!(links.gone(|_| true), []);
        assert_eq!(links.gone(|_| false), [], "it was there in between");
    }

    #[test]
    fn connections_of_different_nodes_have_different_numbers() {
        let links = Links::default();
        let [one, two] = ["one", "two"].map(|name| NodeId(name.to_owned()));
        assert_ne!(links.number_of(&one, 5), links.number_of(&two, 5));
        let before = links.number_of(&one, 5);
        assert_eq!(links.number_of(&one, 5), before);
        // What is still said of connections of an era that is over is not taken to be about new ones.
        assert!(matches!(
            links.receive(Envelope { from: one.clone(), ..envelope(1, 2) }),
            Received::Gap { .. }
        ));
        assert_ne!(links.number_of(&one, 5), before);
    }

    #[test]
    fn who_waits_for_a_node_that_is_gone_learns_of_it() {
        let links = Links::default();
        let other = NodeId("other".to_owned());
        let (reply, mut answer) = oneshot::channel();
        links.with(&other, |link| link.pending.insert(1, Pending::Done(reply)));
        assert!(answer.try_recv().is_err());
        links.forget(&other);
        assert_eq!(answer.try_recv(), Err(oneshot::error::TryRecvError::Closed));
    }
    #[test]
    fn nobody_waits_for_an_answer_when_the_server_stops() {
        let links = Links::default();
        let other = NodeId("other".to_owned());
        let wait = || {
            let (reply, answer) = oneshot::channel();
            links.with(&other, |link| links.keep(link, Some(Pending::Done(reply))));
            answer
        };
        let mut before = wait();
        assert_eq!(before.try_recv(), Err(oneshot::error::TryRecvError::Empty));
        links.stop_waiting();
        for mut answer in [before, wait()] {
            assert_eq!(answer.try_recv(), Err(oneshot::error::TryRecvError::Closed));
        }
    }
}
