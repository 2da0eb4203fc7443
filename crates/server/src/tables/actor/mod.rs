//! A table's actor: the one task that changes the table.
//!
//! It handles one command at a time: decide, write to the store, send the change to the watchers. If the store does not
//! confirm the write, no watcher is sent anything, and the table is loaded again as the store has it.

mod bots;
mod watchers;

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use game_core::{Odds, Seat, SeatSet};
use protocol::{ChatLine, HintLine, Message, Millis, PersonId, Refusal, TableId};
use serde_json::Value;
use table::{AnyTable, Attendance, Input, Reader, Record, Stamped};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;

use crate::app_state::AppState;
use crate::cluster::membership::Term;
use crate::log_limit::STORE_FAILURES;
use crate::tables::append::{self, BeforeChange};
use crate::tables::load::{LoadedTable, load_table};
use crate::telemetry::GaugeGuard;
use crate::ws::connections::{ConnectionSender, Outgoing, OutgoingChat, encode};

use bots::BotAnswer;
use watchers::Watcher;
pub(crate) use watchers::Watching;

/// How long to wait before the next try when the store does not answer.
const RETRY_DELAY: Duration = Duration::from_millis(500);

/// A command for a table's actor.
#[derive(Debug)]
pub(crate) enum TableCommand {
    /// Send every change to this connection from now on, and the table as it is now.
    Watch { sender: ConnectionSender, watching: Watching, id: Option<u32>, reply: oneshot::Sender<()> },
    /// Send nothing more to this connection.
    Unwatch { connection: u64 },
    /// Change the table. If the input is refused as stale or illegal, `connection` is sent the table as it is, unless it has
    /// been sent that already.
    Apply { input: Input, connection: Option<u64>, reply: oneshot::Sender<Result<u64, Refusal>> },
    /// Say whether an action would be legal.
    Check { person: PersonId, action: Value, reply: oneshot::Sender<Result<Vec<Odds>, Refusal>> },
    /// Let a strong bot think, and send a hint to this connection.
    Hint {
        person: PersonId,
        sender: ConnectionSender,
        id: Option<u32>,
        reply: oneshot::Sender<Result<(), Refusal>>,
    },
    /// Reply with the table as this person sees it, as JSON.
    Look { person: Option<PersonId>, reply: oneshot::Sender<String> },
    /// Store a line of chat, and send it to the watchers.
    Say { line: store::NewLine, reply: oneshot::Sender<Result<(), Refusal>> },
    /// Store a line of chat that only the author's allies read, and send it to them.
    SayToAllies { line: store::NewLine, reply: oneshot::Sender<Result<(), Refusal>> },
    /// Reply with the seats of a person and their allies, who read a chat of their own.
    Team { person: PersonId, reply: oneshot::Sender<Result<SeatSet, Refusal>> },
    /// Tell the players that a rematch was opened.
    Rematch { next: TableId },
    /// Check whether a deadline has passed.
    Wake,
}

/// By what right a node runs a table.
#[derive(Debug)]
pub(crate) struct Ownership {
    pub(crate) term: Arc<Term>,
    pub(crate) epoch: u64,
}

/// A table's actor.
pub(crate) struct TableActor {
    state: Arc<AppState>,
    id: TableId,
    table: Box<dyn AnyTable>,
    commands: mpsc::Receiver<TableCommand>,
    /// The connections that look at the table, by number.
    watchers: HashMap<u64, Watcher>,
    bot_tasks: JoinSet<BotAnswer>,
    /// The seats whose bots are thinking.
    thinking_seats: HashSet<Seat>,
    /// The last version at which bots were asked whether they interrupt, and whether they have answered.
    interrupts: Option<(u64, bool)>,
    /// The people who were notified that it is their turn.
    notified: HashSet<PersonId>,
    /// Logins of guests that the table has not recorded yet.
    logins: Vec<Input>,
    /// The presence that was last sent: people with a seat, and the number of spectators.
    presence: (Vec<PersonId>, u32),
    /// The term of this node in which it runs the table.
    term: Arc<Term>,
    /// The epoch of the table in which this node runs it.
    epoch: u64,
    /// Whether another node runs the table now.
    lost: bool,
}

impl TableActor {
    pub(crate) fn new(
        state: Arc<AppState>,
        loaded: LoadedTable,
        ownership: Ownership,
        commands: mpsc::Receiver<TableCommand>,
    ) -> TableActor {
        let LoadedTable { table, logins } = loaded;
        let Ownership { term, epoch } = ownership;
        TableActor {
            id: table.charter().table.clone(),
            state,
            table,
            commands,
            watchers: HashMap::new(),
            bot_tasks: JoinSet::new(),
            thinking_seats: HashSet::new(),
            interrupts: None,
            notified: HashSet::new(),
            logins,
            presence: (Vec::new(), 0),
            term,
            epoch,
            lost: false,
        }
    }

    /// Handles commands until the table is idle or the server stops.
    pub(crate) async fn run(mut self) {
        let _gauge = GaugeGuard::new("gravegoods_tables_live");
        self.notified = self.table.status().awaited.into_iter().collect();
        self.request_bot_moves();
        loop {
            for login in std::mem::take(&mut self.logins) {
                if let Err(refusal) = self.apply(&login).await {
                    tracing::warn!(table = %self.id, %refusal, "the login of a guest was not recorded");
                }
            }
            if self.lost {
                tracing::info!(table = %self.id, "this server does not run this table any more");
                break;
            }
            let (stopping, over) = (self.state.stopping.clone(), self.term.over.clone());
            let deadline = self.sleep_until_deadline();
            let linger = self.state.config.linger;
            tokio::select! {
                command = self.commands.recv() => match command {
                    Some(command) => self.handle(command).await,
                    None => break,
                },
                Some(answer) = self.bot_tasks.join_next() => self.handle_bot_answer(answer.ok()).await,
                () = deadline => self.handle_deadline().await,
                () = tokio::time::sleep(linger) => {
                    self.drop_closed_watchers();
                    if self.is_idle() && self.state.registry.retire(&self.id, &mut self.commands) {
                        return self.release().await;
                    }
                }
                () = stopping.cancelled() => break,
                () = over.cancelled() => break,
            }
        }
        self.state.registry.remove_closed(&self.id, &mut self.commands);
    }

    /// Lets any node run the table next. If this fails, others leave it to this node as long as there is this node.
    async fn release(&self) {
        if let Err(error) = self.state.store.release(&self.id, &self.term.node, self.epoch).await {
            tracing::debug!(table = %self.id, %error, "a table that left memory was not released");
        }
    }

    /// Whether there are no watchers, no bots at work and no deadline soon.
    fn is_idle(&self) -> bool {
        let soon = self.state.now() + self.state.config.linger.as_millis() as Millis * 2;
        let due = self.table.next_deadline().is_some_and(|deadline| deadline <= soon);
        self.watchers.is_empty() && self.bot_tasks.is_empty() && !due
    }

    /// Sleeps until the next clock runs out or an open table expires; forever if there is no deadline.
    fn sleep_until_deadline(&self) -> impl Future<Output = ()> + use<> {
        let gathering = self.table.status().standing == table::Standing::Gathering;
        let expiry = gathering.then(|| append::expires_at(&*self.table));
        let due = self.table.next_deadline().into_iter().chain(expiry).min();
        let wait = due.map(|due| (due - self.state.now()).max(0));
        async move {
            match wait {
                Some(wait) => tokio::time::sleep(Duration::from_millis(wait.unsigned_abs())).await,
                None => std::future::pending().await,
            }
        }
    }

    async fn handle(&mut self, command: TableCommand) {
        match command {
            TableCommand::Watch { sender, watching, id, reply } => {
                self.watch(sender, watching, id);
                let _ = reply.send(());
                // If nobody was here, the table may have waited.
                self.request_bot_moves();
            }
            TableCommand::Unwatch { connection } => self.unwatch(connection),
            TableCommand::Apply { input, connection, reply } => {
                let answer = self.apply(&input).await;
                if let (Some(connection), Err(refusal)) = (connection, &answer) {
                    self.resend(connection, refusal);
                }
                let _ = reply.send(answer);
            }
            TableCommand::Check { person, action, reply } => {
                let _ = reply.send(self.table.check(&person, &action));
            }
            TableCommand::Hint { person, sender, id, reply } => {
                let _ = reply.send(self.hint(&person, sender, id));
            }
            TableCommand::Look { person, reply } => {
                let reader =
                    Reader { person: person.as_ref(), since: 0, list: false, attendance: Attendance::Back };
                let sheet = self.table.sheet(reader, self.state.now());
                let _ = reply.send(serde_json::to_string(&sheet).expect("a sheet has only string keys"));
            }
            TableCommand::Say { line, reply } => {
                let _ = reply.send(self.say(line).await);
            }
            TableCommand::SayToAllies { line, reply } => {
                let _ = reply.send(self.say_to_allies(line).await);
            }
            TableCommand::Team { person, reply } => {
                let _ = reply.send(self.table.team_of(&person));
            }
            TableCommand::Rematch { next } => {
                // Spectators are not told, because they could take a seat before the players.
                let text = encode(&Message::Rematch { table: self.id.clone(), next });
                let players = self.watchers.values().filter(|watcher| self.seated(watcher).is_some());
                players.for_each(|watcher| watcher.sender.queue(Outgoing::Text(text.clone())));
            }
            TableCommand::Wake => self.handle_deadline().await,
        }
    }

    /// Decides, writes to the store, and sends the change to the watchers. Returns the new version.
    async fn apply(&mut self, input: &Input) -> Result<u64, Refusal> {
        let started = Instant::now();
        let now = self.state.now();
        let records =
            self.table.decide(input, now, &*self.state.config.chance_source).inspect_err(|refusal| {
                metrics::counter!("gravegoods_refusals_total", "code" => code(refusal)).increment(1);
            })?;
        if records.is_empty() {
            return Ok(self.table.version());
        }
        let stamped: Vec<Stamped> = records.into_iter().map(|record| Stamped { at: now, record }).collect();
        self.write(&stamped, now).await?;
        self.broadcast();
        if stamped.iter().any(|stamped| changes_seats(&stamped.record)) {
            self.broadcast_presence();
        }
        self.notify_players();
        self.request_bot_moves();
        self.log_change(&stamped, started.elapsed());
        Ok(self.table.version())
    }

    /// Applies the records and writes them to the store. If the write is not confirmed, the table is loaded again.
    async fn write(&mut self, stamped: &[Stamped], now: Millis) -> Result<(), Refusal> {
        let before = BeforeChange::of(&*self.table);
        for stamped in stamped {
            if let Err(error) = self.table.evolve(stamped) {
                tracing::error!(table = %self.id, %error, "a decided record can't be applied");
                self.reload().await;
                return Err(Refusal::Unavailable);
            }
        }
        let written = match before.append(&self.state, &*self.table, stamped, self.epoch, now).await {
            Ok(append) => self.state.store.append(append).await.map(|_| ()),
            Err(error) => Err(error.into()),
        };
        if let Err(error) = written {
            if matches!(error, store::TableError::NotOwner) {
                self.lost = true;
                return Err(Refusal::Unavailable);
            }
            STORE_FAILURES.log(|skipped| {
                tracing::error!(table = %self.id, %error, skipped, "a change was not written to the store");
            });
            self.reload().await;
            return Err(Refusal::Unavailable);
        }
        Ok(())
    }

    /// Loads the table again and continues from there. After a write that was not confirmed, the store may have the records
    /// or not, or another process may have written.
    async fn reload(&mut self) {
        loop {
            match load_table(&self.state, &self.id).await {
                Ok(LoadedTable { table, logins }) => {
                    self.table = table;
                    self.logins = logins;
                    self.broadcast();
                    self.notify_players();
                    break self.request_bot_moves();
                }
                // What was not written must not be shown, so nothing is done with the table any more.
                Err(_) if self.state.stopping.is_cancelled() || self.term.over.is_cancelled() => {
                    break self.lost = true;
                }
                Err(_) => tokio::time::sleep(RETRY_DELAY).await,
            }
        }
    }

    fn log_change(&self, stamped: &[Stamped], took: Duration) {
        let version = self.table.version();
        metrics::histogram!("gravegoods_step_seconds").record(took.as_secs_f64());
        metrics::counter!("gravegoods_records_total").increment(stamped.len() as u64);
        tracing::debug!(
            table = %self.id,
            version,
            records = stamped.len(),
            watchers = self.watchers.len(),
            micros = took.as_micros() as u64,
            "table changed"
        );
        for stamped in stamped {
            match stamped.record {
                Record::Started => {
                    tracing::info!(table = %self.id, game = %self.table.charter().game, "game started");
                }
                Record::Ended { .. } => tracing::info!(table = %self.id, version, "game ended"),
                Record::Aborted { .. } => tracing::info!(table = %self.id, version, "game called off"),
                _ => {}
            }
        }
    }

    async fn handle_deadline(&mut self) {
        let expired = self.table.status().standing == table::Standing::Gathering
            && append::expires_at(&*self.table) <= self.state.now();
        let input = if expired { Input::Expire } else { Input::Tick };
        if let Err(refusal) = self.apply(&input).await {
            STORE_FAILURES.log(|skipped| {
                tracing::warn!(table = %self.id, %refusal, skipped, "a deadline was not handled");
            });
            tokio::time::sleep(RETRY_DELAY).await;
        }
        self.request_bot_moves();
    }

    /// Stores a line of chat, and sends it to all watchers.
    async fn say(&mut self, line: store::NewLine) -> Result<(), Refusal> {
        self.table.may_talk(&line.person)?;
        let said = self.state.store.say(line.clone(), self.epoch).await;
        let chat = self.said(line, said, false)?;
        self.watchers.values().for_each(|watcher| watcher.sender.queue(Outgoing::Chat(chat.clone())));
        Ok(())
    }

    /// A line of chat that was stored, for the watchers.
    fn said(
        &mut self,
        line: store::NewLine,
        said: Result<u64, store::TableError>,
        allies: bool,
    ) -> Result<Arc<OutgoingChat>, Refusal> {
        let number = said.map_err(|error| {
            self.lost |= matches!(error, store::TableError::NotOwner);
            Refusal::Unavailable
        })?;
        let store::NewLine { table, person, name, account, text, at } = line;
        let lines = vec![ChatLine { number, person, name, account, text, at }];
        Ok(Arc::new(OutgoingChat { table, lines, allies }))
    }

    /// Stores a line of chat for the author's team, and sends it to those watchers who have a seat in it.
    async fn say_to_allies(&mut self, line: store::NewLine) -> Result<(), Refusal> {
        let team = self.table.team_of(&line.person)?;
        let said = self.state.store.say_to_team(&team.to_string(), line.clone(), self.epoch).await;
        let chat = self.said(line, said, true)?;
        let is_ally = |person: &PersonId| self.table.seat_of(person).is_some_and(|seat| team.contains(seat));
        for watcher in self.watchers.values() {
            if watcher.sender.person.as_ref().is_some_and(is_ally) {
                watcher.sender.queue(Outgoing::Chat(chat.clone()));
            }
        }
        Ok(())
    }

    fn hint(&self, person: &PersonId, sender: ConnectionSender, id: Option<u32>) -> Result<(), Refusal> {
        let seat = self.table.seat_of(person).ok_or(Refusal::NotSeated)?;
        if !self.table.hints() {
            return Err(Refusal::NoHints);
        }
        let thought = self.table.hint(seat).ok_or(Refusal::NotYourTurn)?;
        let permit = self.state.bot_pool.hint_permit().ok_or(Refusal::TooFast)?;
        let (state, table, version) = (self.state.clone(), self.id.clone(), self.table.version());
        let person = person.clone();
        self.state.tasks.spawn(async move {
            let lines = tokio::select! {
                lines = state.bot_pool.think(&person, &table, thought) => lines,
                () = sender.closing.cancelled() => None,
                () = state.stopping.cancelled() => None,
            };
            let lines: Vec<HintLine> = lines.unwrap_or_default();
            sender.send(&Message::Hint { id, table, version, lines });
            drop(permit);
        });
        Ok(())
    }
}

/// An actor ends when its table is idle, when the server stops, when another node runs the table, or by a panic. If it has watchers then,
/// they are disconnected, so that they come back and find another actor.
impl Drop for TableActor {
    fn drop(&mut self) {
        self.watchers.values().for_each(|watcher| watcher.sender.end());
    }
}

/// Whether a record changes who sits at the table.
fn changes_seats(record: &Record) -> bool {
    matches!(record, Record::Sat { .. } | Record::Stood { .. } | Record::Freed { .. } | Record::Became { .. })
}

/// The code of a refusal, for counting.
fn code(refusal: &Refusal) -> String {
    let value = serde_json::to_value(refusal).unwrap_or_default();
    value.get("code").and_then(|code| code.as_str()).unwrap_or("unknown").to_owned()
}
