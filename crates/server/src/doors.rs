//! Who is connected, and how to reach them.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, RwLock};

use protocol::{ChatLine, Message, PersonId};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

/// How many messages may wait for a reader before it is too slow.
const WAITING: usize = 64;

/// How many bytes may wait for a reader, however few messages they are. The largest message does not count: one may always
/// wait, and so may what belongs to it.
const MOST_BYTES: usize = 1024 * 1024;

/// How many messages the answer to one request may be: a sheet, who is here, what was said, and more.
const ANSWER: usize = 8;

/// Something on its way to a client.
#[derive(Clone, Debug)]
pub(crate) enum Outgoing {
    /// A message, as it is sent.
    Text(Arc<str>),
    /// Lines of chat, but for those by people whom the reader has muted.
    Chat(Arc<(String, Vec<ChatLine>)>),
}

impl Outgoing {
    /// About how much memory it takes while it waits.
    fn size(&self) -> usize {
        match self {
            Outgoing::Text(text) => text.len(),
            Outgoing::Chat(chat) => chat.1.iter().map(|line| line.text.len() + 128).sum(),
        }
    }
}

/// The sizes of the messages that wait, in order.
#[derive(Debug, Default)]
struct Waiting(VecDeque<usize>);

impl Waiting {
    /// Whether one more message of this size may wait with the others.
    fn has_room_for(&self, size: usize) -> bool {
        let sizes = || self.0.iter().copied().chain([size]);
        let largest = sizes().max().unwrap_or(0);
        sizes().sum::<usize>() - largest <= MOST_BYTES
    }
}

/// Where to put what one connection is to be told.
#[derive(Clone, Debug)]
pub(crate) struct Outlet {
    /// A number of its own.
    pub(crate) connection: u64,
    /// Whose connection it is.
    pub(crate) person: Option<PersonId>,
    /// The session that it was opened with.
    session: Option<[u8; 32]>,
    sender: mpsc::Sender<Outgoing>,
    waiting: Arc<Mutex<Waiting>>,
    /// Ends the connection.
    pub(crate) closing: CancellationToken,
    /// Whom the person does not want to hear.
    pub(crate) muted: Arc<RwLock<HashSet<PersonId>>>,
}

impl Outlet {
    /// Sends without waiting; a reader that can't keep up is cut off, and comes back to a whole sheet.
    pub(crate) fn send(&self, outgoing: Outgoing) {
        if self.closing.is_cancelled() {
            return;
        }
        let size = outgoing.size();
        let depth = WAITING - self.sender.capacity().min(WAITING);
        metrics::histogram!("gravegoods_outgoing_queue_depth").record(depth as f64);
        let mut waiting = self.waiting.lock().expect("nobody panics while a message waits");
        if waiting.has_room_for(size) && self.sender.try_send(outgoing).is_ok() {
            waiting.0.push_back(size);
        } else {
            metrics::counter!("gravegoods_slow_readers_total").increment(1);
            self.closing.cancel();
        }
    }

    pub(crate) fn tell(&self, message: &Message) {
        self.send(Outgoing::Text(written(message)));
    }

    /// Waits until there is room for the answer to a request: whoever asks faster than they read is asked to wait, not cut
    /// off. The writer notices if they do not read at all.
    pub(crate) async fn has_room(&self) {
        // A closed mailbox takes nothing more, and the connection ends.
        let _ = self.sender.reserve_many(ANSWER).await;
    }
}

/// What a connection has to send, in order.
#[derive(Debug)]
pub(crate) struct Mailbox {
    receiver: mpsc::Receiver<Outgoing>,
    waiting: Arc<Mutex<Waiting>>,
}

impl Mailbox {
    pub(crate) async fn next(&mut self) -> Option<Outgoing> {
        let next = self.receiver.recv().await?;
        self.waiting.lock().expect("nobody panics while a message waits").0.pop_front();
        Some(next)
    }
}

/// A message as it is sent.
pub(crate) fn written(message: &Message) -> Arc<str> {
    serde_json::to_string(message).expect("a message is plain data").into()
}

/// Every open connection, by person.
#[derive(Debug, Default)]
pub(crate) struct Doors {
    next: AtomicU64,
    people: Mutex<HashMap<PersonId, Vec<Outlet>>>,
}

impl Doors {
    /// A new connection of a person known by a session, or of nobody in particular, and what it has to send.
    pub(crate) fn open(
        &self,
        who: Option<(PersonId, [u8; 32])>,
        muted: HashSet<PersonId>,
    ) -> (Outlet, Mailbox) {
        let (sender, receiver) = mpsc::channel(WAITING);
        let (person, session) = who.unzip();
        let mut people = self.people.lock().expect("nobody panics at the door");
        let siblings = person.as_ref().and_then(|person| people.get(person)).and_then(|all| all.first());
        let muted = siblings.map_or_else(|| Arc::new(RwLock::new(muted)), |outlet| outlet.muted.clone());
        let waiting = Arc::new(Mutex::new(Waiting::default()));
        let outlet = Outlet {
            connection: self.next.fetch_add(1, Ordering::Relaxed),
            person: person.clone(),
            session,
            sender,
            waiting: waiting.clone(),
            closing: CancellationToken::new(),
            muted,
        };
        if let Some(person) = person {
            people.entry(person).or_default().push(outlet.clone());
        }
        (outlet, Mailbox { receiver, waiting })
    }

    pub(crate) fn close(&self, outlet: &Outlet) {
        let mut people = self.people.lock().expect("nobody panics at the door");
        if let Some(person) = &outlet.person
            && let Some(outlets) = people.get_mut(person)
        {
            outlets.retain(|other| other.connection != outlet.connection);
            if outlets.is_empty() {
                people.remove(person);
            }
        }
    }

    /// Tells something to every connection of a person but those named.
    pub(crate) fn tell(&self, person: &PersonId, message: &Message, but: impl Fn(u64) -> bool) {
        let people = self.people.lock().expect("nobody panics at the door");
        for outlet in people.get(person).into_iter().flatten().filter(|outlet| !but(outlet.connection)) {
            outlet.tell(message);
        }
    }

    /// Changes whom a person does not want to hear.
    pub(crate) fn mute(&self, person: &PersonId, other: &PersonId, muted: bool) {
        let people = self.people.lock().expect("nobody panics at the door");
        if let Some(outlet) = people.get(person).and_then(|outlets| outlets.first()) {
            let mut all = outlet.muted.write().expect("nobody panics while muting");
            if muted {
                all.insert(other.clone())
            } else {
                all.remove(other)
            };
        }
    }

    /// Somebody goes by another id from now on: whoever did not want to hear them still does not.
    pub(crate) fn rename(&self, from: &PersonId, to: &PersonId) {
        let people = self.people.lock().expect("nobody panics at the door");
        for outlet in people.values().filter_map(|outlets| outlets.first()) {
            let mut muted = outlet.muted.write().expect("nobody panics while muting");
            if muted.remove(from) && outlet.person.as_ref() != Some(to) {
                muted.insert(to.clone());
            }
        }
    }

    /// Ends every connection of a person: what they were opened with is worth nothing any more.
    pub(crate) fn end(&self, person: &PersonId) {
        self.end_those(person, |_| true);
    }

    /// Ends the connections that were opened with a session.
    pub(crate) fn end_session(&self, person: &PersonId, session: [u8; 32]) {
        self.end_those(person, |outlet| outlet.session == Some(session));
    }

    fn end_those(&self, person: &PersonId, which: impl Fn(&Outlet) -> bool) {
        let people = self.people.lock().expect("nobody panics at the door");
        let outlets = people.get(person).into_iter().flatten();
        outlets.filter(|outlet| which(outlet)).for_each(|outlet| outlet.closing.cancel());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(length: usize) -> Outgoing {
        Outgoing::Text("x".repeat(length).into())
    }

    #[tokio::test]
    async fn a_reader_is_cut_off_by_messages_or_by_bytes() {
        let doors = Doors::default();
        let (outlet, mut mailbox) = doors.open(None, HashSet::new());
        // One message may be as large as it likes, and what was taken no longer counts.
        for _ in 0..100 {
            outlet.send(text(2 * MOST_BYTES));
            mailbox.next().await.unwrap();
        }
        assert!(!outlet.closing.is_cancelled());
        // What comes with it waits as if it were not there, whichever was first, and is limited for itself.
        outlet.send(text(10));
        outlet.send(text(2 * MOST_BYTES));
        outlet.send(text(MOST_BYTES - 10));
        assert!(!outlet.closing.is_cancelled());
        for size in [10, 2 * MOST_BYTES, MOST_BYTES - 10] {
            assert_eq!(mailbox.next().await.unwrap().size(), size);
        }
        outlet.send(text(2 * MOST_BYTES));
        outlet.send(text(MOST_BYTES));
        assert!(!outlet.closing.is_cancelled());
        outlet.send(text(1));
        assert!(outlet.closing.is_cancelled());
        let (outlet, _mailbox) = doors.open(None, HashSet::new());
        (0..WAITING).for_each(|_| outlet.send(text(1)));
        assert!(!outlet.closing.is_cancelled());
        outlet.send(text(1));
        assert!(outlet.closing.is_cancelled());
    }

    #[test]
    fn whoever_is_muted_stays_so_under_another_id() {
        let id = |name: &str| PersonId(name.to_owned());
        let doors = Doors::default();
        let (outlet, _mailbox) = doors.open(Some((id("ada"), [0; 32])), [id("guest")].into());
        doors.rename(&id("guest"), &id("ben"));
        assert_eq!(*outlet.muted.read().unwrap(), [id("ben")].into());
        doors.rename(&id("ben"), &id("ada"));
        assert!(outlet.muted.read().unwrap().is_empty());
    }

    #[test]
    fn a_session_ends_with_its_own_connections_only() {
        let ada = PersonId("ada".to_owned());
        let doors = Doors::default();
        let (first, _one) = doors.open(Some((ada.clone(), [1; 32])), HashSet::new());
        let (second, _two) = doors.open(Some((ada.clone(), [2; 32])), HashSet::new());
        doors.end_session(&ada, [1; 32]);
        assert!(first.closing.is_cancelled() && !second.closing.is_cancelled());
        doors.end(&ada);
        assert!(second.closing.is_cancelled());
    }
}
