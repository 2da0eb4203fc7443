//! The keeper of a table: decides, evolves, writes down and tells, in that order, one call after the other. What could not be
//! written down is told to nobody, and the table is read again as it was.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use game_core::Seat;
use protocol::{ChatLine, HintLine, Message, PersonId, Refusal, Sheet, TableId};
use table::{AnyTable, BotTurn, BotWord, Call, Millis, Reader, Record, Stamped};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;

use crate::doors::{Outgoing, Outlet, written};
use crate::hall::{Read, read_table};
use crate::health::Counted;
use crate::house::House;
use crate::result::{self, Before};

/// How long to wait before trying again when the store does not answer.
const AGAIN: Duration = Duration::from_millis(500);

/// Something to do at a table.
#[derive(Debug)]
pub(crate) enum Errand {
    /// A connection wants to be told.
    Watch { outlet: Outlet, since: u64, list: bool, id: Option<u32>, reply: oneshot::Sender<()> },
    /// A connection wants to be told no more.
    Unwatch { connection: u64 },
    /// Somebody wants something; `connection` is told how things stand if it is refused for being late or illegal.
    Call { call: Call, connection: Option<u64>, reply: oneshot::Sender<Result<u64, Refusal>> },
    /// Would it be legal?
    Check { person: PersonId, act: String, reply: oneshot::Sender<Result<(), Refusal>> },
    /// What would a strong bot do?
    Hint { person: PersonId, outlet: Outlet, id: Option<u32>, reply: oneshot::Sender<Result<(), Refusal>> },
    /// What does it look like to somebody?
    Look { person: Option<PersonId>, reply: oneshot::Sender<Sheet> },
    /// Something was said.
    Said { line: ChatLine },
    /// A rematch was opened.
    Rematch { next: TableId },
    /// Time to see whether something is due.
    Wake,
}

/// A connection that looks at the table.
#[derive(Debug)]
struct Watcher {
    outlet: Outlet,
    /// The last version it was told of.
    since: u64,
    list: bool,
}

/// What bots have come to.
enum Answer {
    /// One of them has decided; none if its thought failed.
    Turn { seat: Seat, version: u64, act: Option<String> },
    /// They were heard out of turn, and one of them may have spoken.
    Word { version: u64, said: Option<(Seat, String)> },
}

/// How many beats pass before bots are heard out of turn: people come first.
const BEATS_TO_SPEAK: u32 = 2;

/// The keeper of a table.
pub(crate) struct Keeper {
    house: Arc<House>,
    id: TableId,
    table: Box<dyn AnyTable>,
    errands: mpsc::Receiver<Errand>,
    watchers: HashMap<u64, Watcher>,
    thinking: JoinSet<Answer>,
    /// The seats whose bots are thinking.
    thinkers: HashSet<Seat>,
    /// The version at which bots are being heard out of turn, or were last, and whether that is over.
    heard: Option<(u64, bool)>,
    /// Who was told that it is their turn.
    called: HashSet<PersonId>,
    /// What the table has still to hear of.
    owed: Vec<Call>,
    /// Who was last said to be here: people with a seat, and how many others.
    present: (Vec<PersonId>, u32),
}

impl Keeper {
    pub(crate) fn new(house: Arc<House>, read: Read, errands: mpsc::Receiver<Errand>) -> Keeper {
        let Read { table, owed } = read;
        Keeper {
            id: table.charter().table.clone(),
            house,
            table,
            errands,
            watchers: HashMap::new(),
            thinking: JoinSet::new(),
            thinkers: HashSet::new(),
            heard: None,
            called: HashSet::new(),
            owed,
            present: (Vec::new(), 0),
        }
    }

    /// Keeps the table until nobody needs it.
    pub(crate) async fn keep(mut self) {
        let _counted = Counted::new("gravegoods_tables_live");
        self.called = self.table.status().awaited.into_iter().collect();
        self.ask_bots();
        loop {
            for call in std::mem::take(&mut self.owed) {
                if let Err(refusal) = self.call(&call).await {
                    tracing::warn!(table = %self.id, %refusal, "a table was not told who a guest has become");
                }
            }
            let stopping = self.house.stopping.clone();
            let deadline = self.sleep_until_due();
            let linger = self.house.config.linger;
            tokio::select! {
                errand = self.errands.recv() => match errand {
                    Some(errand) => self.run(errand).await,
                    None => break,
                },
                Some(answer) = self.thinking.join_next() => self.hear(answer.ok()).await,
                () = deadline => self.tick().await,
                () = tokio::time::sleep(linger) => {
                    // A connection that ended while the table was too busy to hear of it looks no more.
                    self.watchers.retain(|_, watcher| !watcher.outlet.closing.is_cancelled());
                    self.tell_presence();
                    if self.is_idle() && self.house.hall.retire(&self.id, &mut self.errands) {
                        break;
                    }
                }
                () = stopping.cancelled() => break,
            }
        }
    }

    /// Whether nobody looks and nothing happens by itself before long.
    fn is_idle(&self) -> bool {
        let soon = self.house.now() + self.house.config.linger.as_millis() as Millis * 2;
        let due = self.table.next_deadline().is_some_and(|deadline| deadline <= soon);
        self.watchers.is_empty() && self.thinking.is_empty() && !due
    }

    /// Waits until the next clock runs out, or nobody has come for too long; for ever if neither can be.
    fn sleep_until_due(&self) -> impl Future<Output = ()> + use<> {
        let gathering = self.table.status().standing == table::Standing::Gathering;
        let expiry = gathering.then(|| result::expires_at(&*self.table));
        let due = self.table.next_deadline().into_iter().chain(expiry).min();
        let wait = due.map(|due| (due - self.house.now()).max(0));
        async move {
            match wait {
                Some(wait) => tokio::time::sleep(Duration::from_millis(wait.unsigned_abs())).await,
                None => std::future::pending().await,
            }
        }
    }

    async fn run(&mut self, errand: Errand) {
        match errand {
            Errand::Watch { outlet, since, list, id, reply } => {
                self.watch(outlet, since, list, id);
                let _ = reply.send(());
            }
            Errand::Unwatch { connection } => {
                if self.watchers.remove(&connection).is_some() {
                    self.tell_presence();
                }
            }
            Errand::Call { call, connection, reply } => {
                let answer = self.call(&call).await;
                let late = matches!(
                    answer,
                    Err(Refusal::Stale { .. } | Refusal::Rules { .. } | Refusal::BadAction { .. })
                );
                if let Some(connection) = connection.filter(|_| late) {
                    self.show_again(connection);
                }
                let _ = reply.send(answer);
            }
            Errand::Check { person, act, reply } => {
                let _ = reply.send(self.table.check(&person, &act));
            }
            Errand::Hint { person, outlet, id, reply } => {
                let _ = reply.send(self.hint(&person, outlet, id));
            }
            Errand::Look { person, reply } => {
                let reader = Reader { person: person.as_ref(), since: 0, list: false };
                let _ = reply.send(self.table.sheet(reader, self.house.now()));
            }
            Errand::Said { line } => {
                let chat = Arc::new((self.id.0.clone(), vec![line]));
                self.watchers.values().for_each(|watcher| watcher.outlet.send(Outgoing::Chat(chat.clone())));
            }
            Errand::Rematch { next } => {
                // Whoever only watched could else take a seat before those for whom it is.
                let text = written(&Message::Rematch { table: self.id.clone(), next });
                let seated = |watcher: &&Watcher| self.seated(watcher).is_some();
                let players = self.watchers.values().filter(seated);
                players.for_each(|watcher| watcher.outlet.send(Outgoing::Text(text.clone())));
            }
            Errand::Wake => self.tick().await,
        }
    }

    fn watch(&mut self, outlet: Outlet, since: u64, list: bool, id: Option<u32>) {
        let watcher = Watcher { since: since.min(self.table.version()), outlet, list };
        let sheet = self.sheet_for(&watcher);
        watcher.outlet.tell(&Message::Table { id, sheet: Box::new(sheet) });
        let connection = watcher.outlet.connection;
        let outlet = watcher.outlet.clone();
        self.watchers.insert(connection, Watcher { since: self.table.version(), ..watcher });
        // Whoever looks once more is told who else is here; the others are told only if somebody has come.
        if !self.tell_presence() {
            let (people, watching) = self.present.clone();
            outlet.tell(&Message::Present { table: self.id.clone(), people, watching });
        }
    }

    fn sheet_for(&self, watcher: &Watcher) -> Sheet {
        let reader =
            Reader { person: watcher.outlet.person.as_ref(), since: watcher.since, list: watcher.list };
        self.table.sheet(reader, self.house.now())
    }

    /// Tells a connection how things stand, though nothing has changed.
    fn show_again(&self, connection: u64) {
        if let Some(watcher) = self.watchers.get(&connection) {
            let sheet = Box::new(self.sheet_for(watcher));
            watcher.outlet.tell(&Message::Table { id: None, sheet });
        }
    }

    /// Tells everyone what has changed, each what they may know.
    fn tell_all(&mut self) {
        let version = self.table.version();
        let now = self.house.now();
        // Whoever only watches sees the same; so do several windows of one person.
        let mut made: HashMap<(Option<PersonId>, u64, bool), Arc<str>> = HashMap::new();
        for watcher in self.watchers.values_mut() {
            let key = (watcher.outlet.person.clone(), watcher.since, watcher.list);
            let key = (key.0.filter(|person| self.table.seat_of(person).is_some()), key.1, key.2);
            let text = made.entry(key).or_insert_with_key(|(person, since, list)| {
                let reader = Reader { person: person.as_ref(), since: *since, list: *list };
                let sheet = Box::new(self.table.sheet(reader, now));
                written(&Message::Table { id: None, sheet })
            });
            watcher.outlet.send(Outgoing::Text(text.clone()));
            watcher.since = version;
        }
    }

    /// Whose connection it is, if they have a seat.
    fn seated<'w>(&self, watcher: &'w Watcher) -> Option<&'w PersonId> {
        watcher.outlet.person.as_ref().filter(|person| self.table.seat_of(person).is_some())
    }

    /// Tells everyone who is here, if that has changed.
    fn tell_presence(&mut self) -> bool {
        let seated = self.watchers.values().filter_map(|watcher| self.seated(watcher));
        let mut people: Vec<PersonId> = seated.cloned().collect();
        people.sort();
        people.dedup();
        let watching = self.watchers.values().filter(|watcher| self.seated(watcher).is_none()).count() as u32;
        if self.present == (people.clone(), watching) {
            return false;
        }
        self.present = (people.clone(), watching);
        let text = written(&Message::Present { table: self.id.clone(), people, watching });
        self.watchers.values().for_each(|watcher| watcher.outlet.send(Outgoing::Text(text.clone())));
        true
    }

    /// Tells those whose turn it has become, wherever they are.
    fn call_players(&mut self) {
        let awaited: HashSet<PersonId> = self.table.status().awaited.into_iter().collect();
        let turn = Message::Turn { table: self.id.clone() };
        for person in awaited.difference(&self.called) {
            self.house.doors.tell(person, &turn, |connection| self.watchers.contains_key(&connection));
        }
        self.called = awaited;
    }

    /// Decides, evolves, writes down and tells; the version that came of it.
    async fn call(&mut self, call: &Call) -> Result<u64, Refusal> {
        let started = Instant::now();
        let now = self.house.now();
        let records = self.table.decide(call, now, &*self.house.config.fate).inspect_err(|refusal| {
            metrics::counter!("gravegoods_refusals_total", "code" => code(refusal)).increment(1);
        })?;
        if records.is_empty() {
            return Ok(self.table.version());
        }
        let stamped: Vec<Stamped> = records.into_iter().map(|record| Stamped { at: now, record }).collect();
        self.write_down(&stamped, now).await?;
        self.tell_all();
        if stamped.iter().any(|stamped| changes_seats(&stamped.record)) {
            self.tell_presence();
        }
        self.call_players();
        self.ask_bots();
        let took = started.elapsed();
        metrics::histogram!("gravegoods_step_seconds").record(took.as_secs_f64());
        tracing::debug!(
            table = %self.id,
            version = self.table.version(),
            records = stamped.len(),
            watchers = self.watchers.len(),
            micros = took.as_micros() as u64,
            "the table has changed"
        );
        if stamped.iter().any(|stamped| matches!(stamped.record, Record::Started)) {
            tracing::info!(table = %self.id, game = %self.table.charter().game, "a game begins");
        }
        if stamped.iter().any(|stamped| matches!(stamped.record, Record::Ended { .. })) {
            tracing::info!(table = %self.id, version = self.table.version(), "a game is over");
        }
        metrics::counter!("gravegoods_records_total").increment(stamped.len() as u64);
        Ok(self.table.version())
    }

    /// Evolves by the records and writes them down. Nobody is told of it here, and if it is not written, what is written is
    /// read again: until this has succeeded the change is nobody's business.
    async fn write_down(&mut self, stamped: &[Stamped], now: Millis) -> Result<(), Refusal> {
        let before = Before::of(&*self.table);
        for stamped in stamped {
            if let Err(error) = self.table.evolve(stamped) {
                tracing::error!(table = %self.id, %error, "a decision can't follow");
                self.read_again().await;
                return Err(Refusal::Unavailable);
            }
        }
        let written = match before.append(&self.house, &*self.table, stamped, now).await {
            Ok(append) => {
                self.house.store.append(append).await.map(|_| ()).map_err(|error| error.to_string())
            }
            Err(error) => Err(error.to_string()),
        };
        if let Err(error) = written {
            tracing::error!(table = %self.id, %error, "a decision was not written down");
            self.read_again().await;
            return Err(Refusal::Unavailable);
        }
        Ok(())
    }

    /// Reads the table again after something went wrong, and goes on from how it stands: what could not be said to be
    /// written may be, or somebody else has written.
    async fn read_again(&mut self) {
        loop {
            match read_table(&self.house, &self.id).await {
                Ok(Read { table, owed }) => {
                    self.table = table;
                    self.owed = owed;
                    self.tell_all();
                    self.call_players();
                    break self.ask_bots();
                }
                Err(_) if self.house.stopping.is_cancelled() => break,
                Err(_) => tokio::time::sleep(AGAIN).await,
            }
        }
    }

    async fn tick(&mut self) {
        let expires = self.table.status().standing == table::Standing::Gathering
            && result::expires_at(&*self.table) <= self.house.now();
        let call = if expires { Call::Expire } else { Call::Tick };
        if let Err(refusal) = self.call(&call).await {
            tracing::warn!(table = %self.id, %refusal, "time could not pass");
            tokio::time::sleep(AGAIN).await;
        }
        self.ask_bots();
    }

    /// Asks every bot whose turn it is and who is not thinking yet; first of all those that are heard out of turn.
    fn ask_bots(&mut self) {
        if let Some(word) = self.table.bots_word()
            && self.heard != Some((word.version, true))
        {
            return self.hear_bots(word);
        }
        for turn in self.table.bot_turns() {
            if !self.thinkers.insert(turn.seat) {
                continue;
            }
            let BotTurn { seat, version, thought, level } = turn;
            tracing::debug!(table = %self.id, %seat, ?level, version, "a bot is asked");
            let (thinkers, pace) = (self.house.thinkers.clone(), self.house.config.bot_pace);
            self.thinking.spawn(async move {
                let started = tokio::time::Instant::now();
                let act = thinkers.think(thought).await;
                // An answer comes at a beat, so that how long it took tells nothing.
                let beats = started.elapsed().as_millis() / pace.as_millis().max(1) + 1;
                if !pace.is_zero() {
                    tokio::time::sleep_until(started + pace * beats as u32).await;
                }
                Answer::Turn { seat, version, act }
            });
        }
    }

    /// Hears what bots have to say out of turn. They speak after a fixed while whether any has something to say or not, so
    /// that the pause tells nothing.
    fn hear_bots(&mut self, word: BotWord) {
        let BotWord { version, thought } = word;
        if self.heard == Some((version, false)) {
            return;
        }
        self.heard = Some((version, false));
        let (thinkers, pause) = (self.house.thinkers.clone(), self.house.config.bot_pace * BEATS_TO_SPEAK);
        self.thinking.spawn(async move {
            let started = tokio::time::Instant::now();
            let said = thinkers.think(thought).await.flatten();
            tokio::time::sleep_until(started + pause).await;
            Answer::Word { version, said }
        });
    }

    async fn hear(&mut self, answer: Option<Answer>) {
        match answer {
            None => {
                self.thinkers.clear();
                self.heard = None;
            }
            Some(Answer::Turn { seat, version, act }) => {
                self.thinkers.remove(&seat);
                match act {
                    Some(act) => self.bot_acts(seat, version, act).await,
                    None => tokio::time::sleep(AGAIN).await,
                }
            }
            Some(Answer::Word { version, said }) => {
                if self.heard == Some((version, false)) {
                    self.heard = Some((version, true));
                }
                if let Some((seat, act)) = said {
                    self.bot_acts(seat, version, act).await;
                }
            }
        }
        self.ask_bots();
    }

    async fn bot_acts(&mut self, seat: Seat, version: u64, act: String) {
        // A bot that was too late is asked again.
        if let Err(refusal) = self.call(&Call::Bot { seat, version, act }).await {
            tracing::debug!(table = %self.id, %refusal, "a bot came too late");
        }
    }

    fn hint(&self, person: &PersonId, outlet: Outlet, id: Option<u32>) -> Result<(), Refusal> {
        let seat = self.table.seat_of(person).ok_or(Refusal::NotSeated)?;
        if !self.table.charter().hints {
            return Err(Refusal::NoHints);
        }
        let thought = self.table.hint(seat).ok_or(Refusal::NotYourTurn)?;
        let turn = self.house.thinkers.advise().ok_or(Refusal::TooFast)?;
        let (house, table, version) = (self.house.clone(), self.id.clone(), self.table.version());
        self.house.tasks.spawn(async move {
            let lines = tokio::select! {
                lines = house.thinkers.think(thought) => lines,
                // Nobody waits for advice any more.
                () = outlet.closing.cancelled() => None,
                () = house.stopping.cancelled() => None,
            };
            let lines: Vec<HintLine> = lines.unwrap_or_default();
            outlet.tell(&Message::Hint { id, table, version, lines });
            drop(turn);
        });
        Ok(())
    }
}

/// When a keeper is gone, whoever still looks at its table is told to come back, and finds another: that happens only when the
/// server stops, or after a fault.
impl Drop for Keeper {
    fn drop(&mut self) {
        self.watchers.values().for_each(|watcher| watcher.outlet.closing.cancel());
    }
}

/// Whether a record changes who sits at the table.
fn changes_seats(record: &Record) -> bool {
    matches!(record, Record::Sat { .. } | Record::Stood { .. } | Record::Became { .. })
}

/// The word for a refusal, for counting.
fn code(refusal: &Refusal) -> String {
    let value = serde_json::to_value(refusal).unwrap_or_default();
    value.get("code").and_then(|code| code.as_str()).unwrap_or("unknown").to_owned()
}
