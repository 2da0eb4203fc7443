//! Who is connected, and how to reach them.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, RwLock};

use protocol::{ChatLine, Message, PersonId};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

/// How many messages may wait for a reader before it is too slow.
const WAITING: usize = 64;

/// Something on its way to a client.
#[derive(Clone, Debug)]
pub(crate) enum Outgoing {
    /// A message, as it is sent.
    Text(Arc<str>),
    /// A line of chat, unless the reader has muted who said it.
    Chat(Arc<(String, Vec<ChatLine>)>),
}

/// Where to put what one connection is to be told.
#[derive(Clone, Debug)]
pub(crate) struct Outlet {
    /// A number of its own.
    pub(crate) connection: u64,
    /// Whose connection it is.
    pub(crate) person: Option<PersonId>,
    sender: mpsc::Sender<Outgoing>,
    /// Ends the connection.
    pub(crate) closing: CancellationToken,
    /// Whom the person does not want to hear.
    pub(crate) muted: Arc<RwLock<HashSet<PersonId>>>,
}

impl Outlet {
    /// Sends without waiting; a reader that can't keep up is cut off, and comes back to a whole sheet.
    pub(crate) fn send(&self, outgoing: Outgoing) {
        if self.sender.try_send(outgoing).is_err() && !self.closing.is_cancelled() {
            metrics::counter!("gravegoods_slow_readers_total").increment(1);
            self.closing.cancel();
        }
    }

    pub(crate) fn tell(&self, message: &Message) {
        self.send(Outgoing::Text(written(message)));
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
    /// A new connection, and what it has to send.
    pub(crate) fn open(
        &self,
        person: Option<PersonId>,
        muted: HashSet<PersonId>,
    ) -> (Outlet, mpsc::Receiver<Outgoing>) {
        let (sender, receiver) = mpsc::channel(WAITING);
        let mut people = self.people.lock().expect("nobody panics at the door");
        let siblings = person.as_ref().and_then(|person| people.get(person)).and_then(|all| all.first());
        let muted = siblings.map_or_else(|| Arc::new(RwLock::new(muted)), |outlet| outlet.muted.clone());
        let outlet = Outlet {
            connection: self.next.fetch_add(1, Ordering::Relaxed),
            person: person.clone(),
            sender,
            closing: CancellationToken::new(),
            muted,
        };
        if let Some(person) = person {
            people.entry(person).or_default().push(outlet.clone());
        }
        (outlet, receiver)
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

    /// Ends every connection of a person: they are somebody else now.
    pub(crate) fn end(&self, person: &PersonId) {
        let people = self.people.lock().expect("nobody panics at the door");
        people.get(person).into_iter().flatten().for_each(|outlet| outlet.closing.cancel());
    }
}
