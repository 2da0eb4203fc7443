//! Sending the table to the connections that look at it.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use protocol::{BotPace, LiveSheet, Message, PersonId, Refusal};
use table::{Attendance, Reader};

use super::TableActor;
use crate::cluster::messages::Notice;
use crate::ws::connections::{ConnectionSender, Outgoing, encode};

/// A connection that looks at the table.
#[derive(Debug)]
pub(super) struct Watcher {
    pub(super) sender: ConnectionSender,
    /// The last version it was sent.
    since: u64,
    list: bool,
    /// Whether it gets frames instead of whole sheets, where that is possible.
    frames: bool,
    /// The sheet that it was sent last, for one that gets frames.
    sent: Option<Arc<LiveSheet>>,
    /// How fast its person wants bots to play.
    pub(super) pace: BotPace,
}

/// What a message depends on: the player, the version they have, whether they want a list, and which sheet they were sent.
type Situation = (Option<PersonId>, u64, bool, Option<*const LiveSheet>);

/// A message, with what it says about the sheet.
type Encoded = (Arc<str>, Arc<LiveSheet>);

/// How a connection wants to watch a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Watching {
    /// The last version that the client has.
    pub(crate) since: u64,
    /// Whether it wants every legal action listed.
    pub(crate) list: bool,
    /// Whether it keeps what it was sent, and gets frames where that is possible.
    pub(crate) frames: bool,
    /// How fast it wants bots to play.
    pub(crate) pace: BotPace,
}

impl Watcher {
    /// The watcher as one who comes back: the version that they have is what they say.
    fn reader(&self) -> Reader<'_> {
        let attendance = Attendance::Back;
        Reader { person: self.sender.person.as_ref(), since: self.since, list: self.list, attendance }
    }
}

impl TableActor {
    pub(super) fn watch(&mut self, sender: ConnectionSender, watching: Watching, id: Option<u32>) {
        let Watching { since, list, frames, pace } = watching;
        let ahead = since > self.table.version();
        let since = since.min(self.table.version());
        let mut watcher = Watcher { since, sender: sender.clone(), list, frames, pace, sent: None };
        // The answer is a whole sheet, unless the client has the table and has missed little. A client that is ahead of the
        // table has something else.
        let now = self.state.now();
        let update = (frames && !ahead).then(|| self.table.update(watcher.reader(), None, now)).flatten();
        let live = match update {
            Some((update, live)) => {
                sender.send(&Message::Update { update: Box::new(update) });
                sender.send(&Message::Done { id });
                live
            }
            None => {
                let sheet = Box::new(self.table.sheet(watcher.reader(), now));
                let live = sheet.live.clone();
                sender.send(&Message::Table { id, sheet });
                live
            }
        };
        watcher.since = self.table.version();
        watcher.sent = frames.then(|| Arc::new(live));
        self.watchers.insert(sender.connection, watcher);
        // The new connection always gets the presence; the others only if it has changed.
        if !self.broadcast_presence() {
            let (people, watching) = self.presence.clone();
            sender.send(&Message::Present { table: self.id.clone(), people, watching });
        }
    }

    pub(super) fn unwatch(&mut self, connection: u64) {
        if self.watchers.remove(&connection).is_some() {
            self.broadcast_presence();
        }
    }

    /// Removes connections that ended while the queue was full, so that their `Unwatch` was dropped.
    pub(super) fn drop_closed_watchers(&mut self) {
        self.watchers.retain(|_, watcher| !watcher.sender.closing.is_cancelled());
        self.broadcast_presence();
    }

    /// Sends the table to one connection, though it has not changed, if a refusal tells that it may have something else. What was
    /// late rather than wrong is no sign of that where the connection gets frames: they are on their way.
    pub(super) fn resend(&self, connection: u64, refusal: &Refusal) {
        let Some(watcher) = self.watchers.get(&connection) else {
            return;
        };
        let outdated = match refusal {
            Refusal::Stale { seen, version } => watcher.sent.is_none() || seen > version,
            Refusal::Rules { .. } | Refusal::BadAction { .. } => true,
            _ => false,
        };
        if outdated {
            let sheet = Box::new(self.table.sheet(watcher.reader(), self.state.now()));
            watcher.sender.send(&Message::Table { id: None, sheet });
        }
    }

    /// Sends every watcher what has changed, as far as they may know it.
    pub(super) fn broadcast(&mut self) {
        let version = self.table.version();
        let now = self.state.now();
        // All spectators get the same message, and so do all windows of one person that were sent the same before.
        let mut encoded: HashMap<Situation, Encoded> = HashMap::new();
        for watcher in self.watchers.values_mut() {
            let player = watcher.sender.person.clone().filter(|person| self.table.seat_of(person).is_some());
            let Watcher { since, list, ref sent, .. } = *watcher;
            let key = (player, since, list, sent.as_ref().map(Arc::as_ptr));
            let (text, live) = encoded.entry(key).or_insert_with_key(|(person, ..)| {
                let attendance = Attendance::Watching;
                let reader = Reader { person: person.as_ref(), since, list, attendance };
                let update = sent.as_ref().and_then(|sent| self.table.update(reader, Some(sent), now));
                let (message, live) = match update {
                    Some((update, live)) => (Message::Update { update: Box::new(update) }, live),
                    None => {
                        let sheet = Box::new(self.table.sheet(reader, now));
                        let live = sheet.live.clone();
                        (Message::Table { id: None, sheet }, live)
                    }
                };
                (encode(&message), Arc::new(live))
            });
            watcher.sender.queue(Outgoing::Text(text.clone()));
            watcher.since = version;
            watcher.sent = watcher.frames.then(|| live.clone());
        }
    }

    /// The watcher's person, if they have a seat.
    pub(super) fn seated<'w>(&self, watcher: &'w Watcher) -> Option<&'w PersonId> {
        watcher.sender.person.as_ref().filter(|person| self.table.seat_of(person).is_some())
    }

    /// Sends every watcher who is present, and returns true, if that has changed.
    pub(super) fn broadcast_presence(&mut self) -> bool {
        let seated = self.watchers.values().filter_map(|watcher| self.seated(watcher));
        let mut people: Vec<PersonId> = seated.cloned().collect();
        people.sort();
        people.dedup();
        let watching = self.watchers.values().filter(|watcher| self.seated(watcher).is_none()).count() as u32;
        if self.presence == (people.clone(), watching) {
            return false;
        }
        self.presence = (people.clone(), watching);
        let text = encode(&Message::Present { table: self.id.clone(), people, watching });
        self.watchers.values().for_each(|watcher| watcher.sender.queue(Outgoing::Text(text.clone())));
        true
    }

    /// Notifies people whose turn has come, on their connections that don't look at the table.
    pub(super) fn notify_players(&mut self) {
        let awaited: HashSet<PersonId> = self.table.status().awaited.into_iter().collect();
        for person in awaited.difference(&self.notified) {
            let text = encode(&Message::Turn { table: self.id.clone() }).as_ref().to_owned();
            self.state.announce(Notice::Tell { person: person.clone(), table: self.id.clone(), text });
        }
        self.notified = awaited;
    }
}
