//! The open connections, and sending messages to them.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, RwLock};

use protocol::{ChatLine, Message, PersonId, TableId};
use store::NodeId;
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use crate::app_state::AppState;
use crate::cluster::messages::{Body, Delivery, Notice};

/// How many messages a connection's queue holds.
const QUEUE_CAPACITY: usize = 64;

/// How many bytes a connection's queue holds. The largest message doesn't count, so that one message of any size fits with
/// the small ones that belong to it.
const MAX_QUEUED_BYTES: usize = 1024 * 1024;

/// How many messages the answer to one request may have: a sheet, presence, chat, and more.
const MAX_ANSWER: usize = 8;

/// A message in a connection's queue.
#[derive(Clone, Debug)]
pub(crate) enum Outgoing {
    /// An encoded message.
    Text(Arc<str>),
    /// Lines of chat at a table. Lines by people whom the reader has muted are left out when they are sent.
    Chat(Arc<OutgoingChat>),
}

/// Lines of chat at a table.
#[derive(Clone, Debug)]
pub(crate) struct OutgoingChat {
    pub(crate) table: TableId,
    pub(crate) lines: Vec<ChatLine>,
    /// Whether they are only for people who are allies.
    pub(crate) allies: bool,
}

impl Outgoing {
    /// About how many bytes it takes in the queue.
    fn size(&self) -> usize {
        match self {
            Outgoing::Text(text) => text.len(),
            Outgoing::Chat(chat) => chat.lines.iter().map(|line| line.text.len() + 128).sum(),
        }
    }
}

/// The sizes of the queued messages, in order.
#[derive(Debug, Default)]
struct QueuedSizes(VecDeque<usize>);

impl QueuedSizes {
    /// Whether a message of this size fits.
    fn has_room_for(&self, size: usize) -> bool {
        let sizes = || self.0.iter().copied().chain([size]);
        let largest = sizes().max().unwrap_or(0);
        sizes().sum::<usize>() - largest <= MAX_QUEUED_BYTES
    }
}

/// Where the messages for a connection go.
#[derive(Clone, Debug)]
enum Route {
    /// To a connection of this node, through its queue.
    Here { queue: mpsc::Sender<Outgoing>, sizes: Arc<Mutex<QueuedSizes>> },
    /// To a connection of another node, which watches a table here. It has this number there.
    Node { state: Arc<AppState>, node: NodeId, table: TableId, connection: u64 },
}

/// How far a connection is with watching a table.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Watch {
    /// It has asked for the table.
    Begun,
    /// It has asked for the table, and the node that was asked no longer has it.
    Failed,
    /// It is told what happens at the table.
    Open,
}

/// Sends messages to one connection.
#[derive(Clone, Debug)]
pub(crate) struct ConnectionSender {
    /// The connection's number.
    pub(crate) connection: u64,
    /// The person it belongs to, if they have a session.
    pub(crate) person: Option<PersonId>,
    /// The session it was opened with.
    session: Option<[u8; 32]>,
    route: Route,
    /// Cancel this to end the connection.
    pub(crate) closing: CancellationToken,
    /// The people whom the person has muted.
    pub(crate) muted: Arc<RwLock<HashSet<PersonId>>>,
    /// The tables that it watches.
    tables: Arc<Mutex<HashMap<TableId, Watch>>>,
}

impl ConnectionSender {
    /// Sends to a connection of another node that watches a table here.
    pub(crate) fn to_node(
        state: &Arc<AppState>,
        node: &NodeId,
        table: &TableId,
        connection: u64,
        number: u64,
        person: Option<PersonId>,
    ) -> ConnectionSender {
        let route =
            Route::Node { state: state.clone(), node: node.clone(), table: table.clone(), connection };
        ConnectionSender {
            connection: number,
            person,
            session: None,
            route,
            closing: CancellationToken::new(),
            muted: Arc::default(),
            tables: Arc::default(),
        }
    }

    fn watched(&self) -> MutexGuard<'_, HashMap<TableId, Watch>> {
        self.tables.lock().expect("watched tables mutex poisoned")
    }

    /// Notes that it asks for a table.
    pub(crate) fn begin_watching(&self, table: &TableId) {
        self.watched().insert(table.clone(), Watch::Begun);
    }

    /// Notes that a table is told from now on. Returns whether that is so: the node that was asked may have lost the table again.
    pub(crate) fn finish_watching(&self, table: &TableId) -> bool {
        match self.watched().get_mut(table) {
            None | Some(Watch::Failed) => false,
            Some(watch) => {
                *watch = Watch::Open;
                true
            }
        }
    }

    /// Notes that it no longer watches a table.
    pub(crate) fn stop_watching(&self, table: &TableId) {
        self.watched().remove(table);
    }

    /// A table is told no more. The client reconnects, unless it has only asked for the table: then the table is looked for again.
    pub(crate) fn fail_watching(&self, table: &TableId) {
        match self.watched().get_mut(table) {
            Some(watch @ (Watch::Begun | Watch::Failed)) => *watch = Watch::Failed,
            Some(Watch::Open) => self.closing.cancel(),
            None => {}
        }
    }

    fn watches(&self, table: &TableId) -> bool {
        self.watched().contains_key(table)
    }

    /// Ends the connection: its client reconnects. One of another node is told that the table has ended here.
    pub(crate) fn end(&self) {
        self.closing.cancel();
        if let Route::Node { state, node, table, .. } = &self.route {
            state.send_to_node(node, Body::Ended { table: table.clone() });
        }
    }

    /// Sends a message.
    pub(crate) fn send(&self, message: &Message) {
        self.queue(Outgoing::Text(encode(message)));
    }

    /// Queues a message without waiting. If the queue is full, the connection is ended: its client reconnects and gets the
    /// whole table.
    pub(crate) fn queue(&self, outgoing: Outgoing) {
        if self.closing.is_cancelled() {
            return;
        }
        let (queue, sizes) = match &self.route {
            Route::Here { queue, sizes } => (queue, sizes),
            Route::Node { state, node, table, connection } => {
                let delivery = match outgoing {
                    Outgoing::Text(text) => Delivery::Text(text.as_ref().to_owned()),
                    Outgoing::Chat(chat) => Delivery::Chat { lines: chat.lines.clone(), allies: chat.allies },
                };
                let (table, connection) = (table.clone(), *connection);
                return state.send_to_node(node, Body::Deliver { table, connection, delivery });
            }
        };
        let size = outgoing.size();
        let depth = QUEUE_CAPACITY - queue.capacity().min(QUEUE_CAPACITY);
        metrics::histogram!("gravegoods_outgoing_queue_depth").record(depth as f64);
        let mut sizes = sizes.lock().expect("queued sizes mutex poisoned");
        if sizes.has_room_for(size) && queue.try_send(outgoing).is_ok() {
            sizes.0.push_back(size);
        } else {
            metrics::counter!("gravegoods_slow_readers_total").increment(1);
            self.closing.cancel();
        }
    }

    /// Waits until the queue has room for the answer to a request. A client that sends faster than it reads has to wait; it
    /// is not cut off. The writer's timeout cuts off a client that doesn't read at all.
    pub(crate) async fn has_room(&self) {
        if let Route::Here { queue, .. } = &self.route {
            // If the receiver is gone, the connection is ending.
            let _ = queue.reserve_many(MAX_ANSWER).await;
        }
    }
}

/// The receiving side of a connection's queue.
#[derive(Debug)]
pub(crate) struct ConnectionReceiver {
    queue: mpsc::Receiver<Outgoing>,
    sizes: Arc<Mutex<QueuedSizes>>,
}

impl ConnectionReceiver {
    pub(crate) async fn next(&mut self) -> Option<Outgoing> {
        let next = self.queue.recv().await?;
        self.sizes.lock().expect("queued sizes mutex poisoned").0.pop_front();
        Some(next)
    }
}

/// A message as JSON text.
pub(crate) fn encode(message: &Message) -> Arc<str> {
    serde_json::to_string(message).expect("a message has only string keys").into()
}

/// The open connections of this node.
#[derive(Debug, Default)]
pub(crate) struct Connections {
    next: AtomicU64,
    /// Those of people with a session.
    people: Mutex<HashMap<PersonId, Vec<ConnectionSender>>>,
    /// All, by number.
    all: Mutex<HashMap<u64, ConnectionSender>>,
}

impl Connections {
    fn lock(&self) -> MutexGuard<'_, HashMap<PersonId, Vec<ConnectionSender>>> {
        self.people.lock().expect("connections mutex poisoned")
    }

    /// Opens a connection for a person with a session, or for a stranger.
    pub(crate) fn open(
        &self,
        who: Option<(PersonId, [u8; 32])>,
        muted: HashSet<PersonId>,
    ) -> (ConnectionSender, ConnectionReceiver) {
        let (queue, queued) = mpsc::channel(QUEUE_CAPACITY);
        let (person, session) = who.unzip();
        let mut people = self.lock();
        let siblings = person.as_ref().and_then(|person| people.get(person)).and_then(|all| all.first());
        let muted = siblings.map_or_else(|| Arc::new(RwLock::new(muted)), |sender| sender.muted.clone());
        let sizes = Arc::new(Mutex::new(QueuedSizes::default()));
        let sender = ConnectionSender {
            connection: self.next.fetch_add(1, Ordering::Relaxed),
            person: person.clone(),
            session,
            route: Route::Here { queue, sizes: sizes.clone() },
            closing: CancellationToken::new(),
            muted,
            tables: Arc::default(),
        };
        if let Some(person) = person {
            people.entry(person).or_default().push(sender.clone());
        }
        self.lock_all().insert(sender.connection, sender.clone());
        (sender, ConnectionReceiver { queue: queued, sizes })
    }

    fn lock_all(&self) -> MutexGuard<'_, HashMap<u64, ConnectionSender>> {
        self.all.lock().expect("connections mutex poisoned")
    }

    /// The connection with this number.
    pub(crate) fn find(&self, connection: u64) -> Option<ConnectionSender> {
        self.lock_all().get(&connection).cloned()
    }

    /// Ends all connections.
    pub(crate) fn end_everyone(&self) {
        self.lock_all().values().for_each(ConnectionSender::end);
    }

    /// The sessions that connections were opened with.
    pub(crate) fn sessions(&self) -> HashSet<(PersonId, [u8; 32])> {
        let people = self.lock();
        let senders = people.values().flatten();
        senders.filter_map(|sender| sender.person.clone().zip(sender.session)).collect()
    }

    /// Forgets a connection that has ended.
    pub(crate) fn remove(&self, sender: &ConnectionSender) {
        self.lock_all().remove(&sender.connection);
        let mut people = self.lock();
        if let Some(person) = &sender.person
            && let Some(senders) = people.get_mut(person)
        {
            senders.retain(|other| other.connection != sender.connection);
            if senders.is_empty() {
                people.remove(person);
            }
        }
    }

    /// Does what a notice says to the connections of this node.
    pub(crate) fn heed(&self, notice: &Notice) {
        match notice {
            Notice::Tell { person, table, text } => self.tell(person, table, text),
            Notice::Mute { person, other, muted } => self.mute(person, other, *muted),
            Notice::ReplaceMuted { guest, account } => self.replace_muted(guest, account),
            Notice::LoggedIn { .. } => {}
            Notice::EndAll { person } => self.end_where(person, |_| true),
            Notice::EndSession { person, session } => {
                self.end_where(person, |sender| sender.session == Some(*session));
            }
        }
    }

    /// Sends a message to a person's connections, except those that watch a table.
    fn tell(&self, person: &PersonId, table: &TableId, text: &str) {
        let text: Arc<str> = text.into();
        let people = self.lock();
        for sender in people.get(person).into_iter().flatten().filter(|sender| !sender.watches(table)) {
            sender.queue(Outgoing::Text(text.clone()));
        }
    }

    /// Replaces the people whom a person has muted, on all their connections.
    pub(crate) fn set_muted(&self, person: &PersonId, muted: HashSet<PersonId>) {
        let people = self.lock();
        if let Some(sender) = people.get(person).and_then(|senders| senders.first()) {
            *sender.muted.write().expect("muted lock poisoned") = muted;
        }
    }

    /// Changes whether a person has muted another, on all their connections.
    fn mute(&self, person: &PersonId, other: &PersonId, muted: bool) {
        let people = self.lock();
        if let Some(sender) = people.get(person).and_then(|senders| senders.first()) {
            let mut all = sender.muted.write().expect("muted lock poisoned");
            if muted {
                all.insert(other.clone())
            } else {
                all.remove(other)
            };
        }
    }

    /// Replaces a guest's id by their account's wherever they are muted.
    fn replace_muted(&self, guest: &PersonId, account: &PersonId) {
        let people = self.lock();
        for sender in people.values().filter_map(|senders| senders.first()) {
            let mut muted = sender.muted.write().expect("muted lock poisoned");
            if muted.remove(guest) && sender.person.as_ref() != Some(account) {
                muted.insert(account.clone());
            }
        }
    }

    /// Ends some of a person's connections.
    fn end_where(&self, person: &PersonId, ends: impl Fn(&ConnectionSender) -> bool) {
        let people = self.lock();
        let senders = people.get(person).into_iter().flatten();
        senders.filter(|sender| ends(sender)).for_each(|sender| sender.closing.cancel());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(length: usize) -> Outgoing {
        Outgoing::Text("x".repeat(length).into())
    }

    #[tokio::test]
    async fn a_full_queue_ends_the_connection() {
        let connections = Connections::default();
        let (sender, mut receiver) = connections.open(None, HashSet::new());
        // One message may have any size, and a message that was taken no longer counts.
        for _ in 0..100 {
            sender.queue(text(2 * MAX_QUEUED_BYTES));
            receiver.next().await.unwrap();
        }
        assert!(!sender.closing.is_cancelled());
        // The other messages are counted without the largest, in any order.
        sender.queue(text(10));
        sender.queue(text(2 * MAX_QUEUED_BYTES));
        sender.queue(text(MAX_QUEUED_BYTES - 10));
        assert!(!sender.closing.is_cancelled());
        for size in [10, 2 * MAX_QUEUED_BYTES, MAX_QUEUED_BYTES - 10] {
            assert_eq!(receiver.next().await.unwrap().size(), size);
        }
        sender.queue(text(2 * MAX_QUEUED_BYTES));
        sender.queue(text(MAX_QUEUED_BYTES));
        assert!(!sender.closing.is_cancelled());
        sender.queue(text(1));
        assert!(sender.closing.is_cancelled());
        let (sender, _mailbox) = connections.open(None, HashSet::new());
        (0..QUEUE_CAPACITY).for_each(|_| sender.queue(text(1)));
        assert!(!sender.closing.is_cancelled());
        sender.queue(text(1));
        assert!(sender.closing.is_cancelled());
    }

    #[test]
    fn a_table_that_is_lost_while_it_is_asked_for_is_looked_for_again() {
        let table = TableId("t".to_owned());
        let (sender, _mailbox) = Connections::default().open(None, HashSet::new());
        sender.begin_watching(&table);
        sender.fail_watching(&table);
        assert!(!sender.finish_watching(&table) && !sender.closing.is_cancelled());
        sender.begin_watching(&table);
        assert!(sender.finish_watching(&table) && !sender.closing.is_cancelled());
        sender.fail_watching(&table);
        assert!(sender.closing.is_cancelled(), "a client that was told of the table reconnects");
    }

    #[test]
    fn a_muted_guest_stays_muted_as_an_account() {
        let id = |name: &str| PersonId(name.to_owned());
        let connections = Connections::default();
        let (sender, _mailbox) = connections.open(Some((id("ada"), [0; 32])), [id("guest")].into());
        connections.replace_muted(&id("guest"), &id("ben"));
        assert_eq!(*sender.muted.read().unwrap(), [id("ben")].into());
        connections.replace_muted(&id("ben"), &id("ada"));
        assert!(sender.muted.read().unwrap().is_empty());
    }

    #[test]
    fn ending_a_session_ends_only_its_connections() {
        let ada = PersonId("ada".to_owned());
        let connections = Connections::default();
        let (first, _one) = connections.open(Some((ada.clone(), [1; 32])), HashSet::new());
        let (second, _two) = connections.open(Some((ada.clone(), [2; 32])), HashSet::new());
        connections.heed(&Notice::EndSession { person: ada.clone(), session: [1; 32] });
        assert!(first.closing.is_cancelled() && !second.closing.is_cancelled());
        connections.heed(&Notice::EndAll { person: ada });
        assert!(second.closing.is_cancelled());
    }
}
