//! One WebSocket connection.

use std::collections::HashSet;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message as Packet, WebSocket, close_code};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use governor::DefaultDirectRateLimiter;
use protocol::{
    ChatLine, ClientMessage, Command, Message, PROTOCOL, PersonId, PersonKind, Refusal, Request, TableId,
};
use serde::Deserialize;
use table::{Input, Requester};
use tokio::sync::oneshot;

use crate::app_state::SharedState;
use crate::people::names::clean_chat_line;
use crate::people::session::CurrentPerson;
use crate::tables::actor::{TableCommand, Watching};
use crate::tables::registry::TableRegistry;
use crate::telemetry::GaugeGuard;
use crate::ws::connections::{ConnectionReceiver, ConnectionSender, Outgoing, OutgoingChat, encode};

/// How many tables a connection may watch at once.
const MAX_TABLES: usize = 20;

/// How many messages that are malformed or too fast a client may send before the connection is ended.
const MAX_FAULTS: u32 = 60;

/// How many of the last lines of chat are sent when a table is opened.
const CHAT_LINES: u32 = 100;

/// How long a client that opens a table waits while it moves to another node: longer than a lease.
const LONGEST_MOVE: Duration = Duration::from_secs(8);

/// How long between two attempts to open a table that moves.
const MOVE_DELAY: Duration = Duration::from_millis(200);

/// When to reconnect after the server has stopped, in milliseconds.
const RECONNECT_AFTER: u32 = 1000;

/// Serves a client until one side ends the connection.
pub(crate) async fn serve(
    state: SharedState,
    socket: WebSocket,
    who: Option<CurrentPerson>,
    muted: HashSet<PersonId>,
) {
    let _gauge = GaugeGuard::new("gravegoods_connections");
    let known = who.as_ref().map(|who| (who.person.id.clone(), who.session));
    let person = known.as_ref().map(|(person, _)| person.clone());
    let (sender, queued) = state.connections.open(known, muted);
    if let Some(who) = &who
        && !who.has_valid_session(&state).await
    {
        // The session ended after the request and before the connection was registered.
        sender.closing.cancel();
    }
    let (sink, stream) = socket.split();
    let welcome = Message::Welcome { protocol: PROTOCOL, person, now: state.now() };
    sender.send(&welcome);
    let writer = tokio::spawn(write(state.clone(), sink, queued, sender.clone()));
    let mut client = Client {
        frames: state.limits.frames(),
        state: state.clone(),
        sender: sender.clone(),
        tables: HashSet::new(),
        faults: 0,
    };
    client.read(stream).await;
    for table in client.tables {
        let unwatch = TableCommand::Unwatch { connection: sender.connection };
        state.registry.send_if_live(&table, unwatch).await;
    }
    state.connections.remove(&sender);
    sender.closing.cancel();
    drop(sender);
    let _ = writer.await;
}

/// Sends the queued messages, and pings.
async fn write(
    state: SharedState,
    mut sink: SplitSink<WebSocket, Packet>,
    mut queued: ConnectionReceiver,
    sender: ConnectionSender,
) {
    let timeouts = state.config.timeouts;
    let mut ping = tokio::time::interval(timeouts.ping);
    ping.tick().await;
    let last = loop {
        let packet = tokio::select! {
            biased;
            () = state.stopping.cancelled() => break Some(close_code::RESTART),
            () = sender.closing.cancelled() => break Some(close_code::AGAIN),
            next = queued.next() => match next {
                Some(next) => match text_of(next, &sender) {
                    Some(text) => Packet::Text(text.as_ref().into()),
                    None => continue,
                },
                None => break None,
            },
            _ = ping.tick() => Packet::Ping(Vec::new().into()),
        };
        match tokio::time::timeout(timeouts.write, sink.send(packet)).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) => break None,
            Err(_) => {
                metrics::counter!("gravegoods_slow_readers_total").increment(1);
                break None;
            }
        }
    };
    sender.closing.cancel();
    if let Some(code) = last {
        let retry = (code == close_code::RESTART).then_some(RECONNECT_AFTER).or(Some(0));
        let bye = encode(&Message::Bye { retry });
        let close = CloseFrame { code, reason: "reconnect".into() };
        let goodbye = async {
            sink.send(Packet::Text(bye.as_ref().into())).await?;
            sink.send(Packet::Close(Some(close))).await
        };
        let _ = tokio::time::timeout(timeouts.write, goodbye).await;
    }
}

/// The text to send; none if the reader has muted all of it.
fn text_of(outgoing: Outgoing, sender: &ConnectionSender) -> Option<std::sync::Arc<str>> {
    match outgoing {
        Outgoing::Text(text) => Some(text),
        Outgoing::Chat(chat) => {
            let OutgoingChat { table, lines, allies } = &*chat;
            let muted = sender.muted.read().expect("muted lock poisoned");
            let lines: Vec<ChatLine> =
                lines.iter().filter(|line| !muted.contains(&line.person)).cloned().collect();
            drop(muted);
            let is_empty = lines.is_empty();
            let message = Message::Chat { table: table.clone(), lines, allies: *allies };
            (!is_empty).then(|| encode(&message))
        }
    }
}

/// The state of the task that reads.
struct Client {
    state: SharedState,
    sender: ConnectionSender,
    frames: DefaultDirectRateLimiter,
    tables: HashSet<TableId>,
    faults: u32,
}

impl Client {
    async fn read(&mut self, mut stream: SplitStream<WebSocket>) {
        loop {
            let closing = self.sender.closing.clone();
            tokio::select! {
                () = closing.cancelled() => return,
                () = self.sender.has_room() => {}
            }
            let packet = tokio::select! {
                () = closing.cancelled() => return,
                packet = tokio::time::timeout(self.state.config.timeouts.idle, stream.next()) => packet,
            };
            match packet {
                Ok(Some(Ok(Packet::Text(text)))) => self.handle_text(text.as_str()).await,
                Ok(Some(Ok(Packet::Binary(_)))) => {
                    self.refuse_malformed(None, "messages are text");
                }
                // The library answers pings. A client that sends many is too fast.
                Ok(Some(Ok(Packet::Ping(_) | Packet::Pong(_)))) => {
                    self.faults += u32::from(self.frames.check().is_err());
                }
                Ok(Some(Ok(Packet::Close(_)) | Err(_)) | None) | Err(_) => return,
            }
            if self.faults > MAX_FAULTS {
                return;
            }
        }
    }

    fn refuse(&self, id: Option<u32>, table: Option<TableId>, refusal: Refusal) {
        let reason = refusal.to_string();
        self.sender.send(&Message::Refused { id, table, refusal, reason });
    }

    fn refuse_malformed(&mut self, id: Option<u32>, reason: &str) {
        self.faults += 1;
        metrics::counter!("gravegoods_malformed_total").increment(1);
        self.refuse(id, None, Refusal::Malformed { reason: reason.to_owned() });
    }

    /// Whether this connection, or the person on all their connections, exceeds the rate limit.
    fn is_too_fast(&self) -> bool {
        let person = self.sender.person.as_ref();
        self.frames.check().is_err()
            || person.is_some_and(|person| self.state.limits.frame(&person.0).is_err())
    }

    async fn handle_text(&mut self, text: &str) {
        if self.is_too_fast() {
            self.faults += 1;
            metrics::counter!("gravegoods_limited_total").increment(1);
            return self.refuse(id_of(text), None, Refusal::TooFast);
        }
        match serde_json::from_str::<ClientMessage>(text) {
            Ok(ClientMessage { id, request }) => {
                let table = request.table().cloned();
                if let Err(refusal) = self.handle(id, request).await {
                    self.refuse(id, table, refusal);
                }
            }
            Err(error) => self.refuse_malformed(id_of(text), &error.to_string()),
        }
    }

    async fn handle(&mut self, id: Option<u32>, request: Request) -> Result<(), Refusal> {
        match request {
            Request::Ping => {
                self.sender.send(&Message::Pong { id, now: self.state.now() });
                Ok(())
            }
            Request::Open { table, since, list, frames, pace } => {
                self.open(id, table, Watching { since, list, frames, pace }).await
            }
            Request::Close { table } => {
                self.tables.remove(&table);
                self.sender.stop_watching(&table);
                let unwatch = TableCommand::Unwatch { connection: self.sender.connection };
                self.state.registry.send_if_live(&table, unwatch).await;
                self.sender.send(&Message::Done { id });
                Ok(())
            }
            Request::Do { table, command } => {
                // Only a person who sits down is recorded with a name. The table knows the names of the others.
                let requester = match matches!(command, Command::Sit { .. }) {
                    true => {
                        let requester = self.requester().await?;
                        self.check_seats(&requester.person).await?;
                        requester
                    }
                    false => {
                        Requester { person: self.person()?, name: String::new(), kind: PersonKind::Guest }
                    }
                };
                let input = Input::Person { requester, command };
                let connection = Some(self.sender.connection);
                self.request(&table, |reply| TableCommand::Apply { input, connection, reply }).await??;
                self.sender.send(&Message::Done { id });
                Ok(())
            }
            Request::Check { table, action } => {
                let person = self.person()?;
                let checked =
                    self.request(&table, |reply| TableCommand::Check { person, action, reply }).await?;
                let (refusal, odds) = match checked {
                    Ok(odds) => (None, odds),
                    Err(refusal) => (Some(refusal), Vec::new()),
                };
                self.sender.send(&Message::Verdict { id, refusal, odds });
                Ok(())
            }
            Request::Hint { table } => {
                let person = self.person()?;
                self.state.limits.hint(&person.0).map_err(|_| Refusal::TooFast)?;
                let sender = self.sender.clone();
                self.request(&table, |reply| TableCommand::Hint { person, sender, id, reply }).await?
            }
            Request::Say { table, text, allies: false } => self.say(id, table, &text).await,
            Request::Say { table, text, allies: true } => self.say_to_allies(id, table, &text).await,
        }
    }

    /// Sends a command to a table and waits for its reply.
    async fn request<T>(
        &self,
        table: &TableId,
        command: impl FnOnce(oneshot::Sender<T>) -> TableCommand,
    ) -> Result<T, Refusal> {
        let (reply, answer) = oneshot::channel();
        TableRegistry::send(&self.state.0, table, command(reply)).await?;
        let answer = tokio::time::timeout(self.state.config.timeouts.table, answer).await;
        answer.map_err(|_| Refusal::Unavailable)?.map_err(|_| Refusal::Unavailable)
    }

    /// The person, if they have a session.
    fn person(&self) -> Result<PersonId, Refusal> {
        self.sender.person.clone().ok_or(Refusal::NotSeated)
    }

    /// Checks that a person may have another seat.
    async fn check_seats(&self, person: &PersonId) -> Result<(), Refusal> {
        let held = self.state.store.holdings(person, None, self.state.now()).await;
        self.state.config.caps.check_seat(held.map_err(|_| Refusal::Unavailable)?)
    }

    /// The person with their current name, and whether they have an account.
    async fn requester(&self) -> Result<Requester, Refusal> {
        let person = self.person()?;
        let found = self.state.store.person(&person).await;
        match found {
            Ok(Some(found)) if found.id.0 == person.0 => {
                Ok(Requester { person, name: found.name, kind: found.kind })
            }
            // The guest has logged in to an account. They reconnect with that.
            Ok(Some(_)) => {
                self.sender.closing.cancel();
                Err(Refusal::Unavailable)
            }
            Ok(None) => Err(Refusal::NotSeated),
            Err(_) => Err(Refusal::Unavailable),
        }
    }

    async fn open(&mut self, id: Option<u32>, table: TableId, watching: Watching) -> Result<(), Refusal> {
        if self.tables.len() >= MAX_TABLES && !self.tables.contains(&table) {
            return Err(Refusal::TooFast);
        }
        if let Err(refusal) = self.watch(id, &table, watching).await {
            if !self.tables.contains(&table) {
                self.sender.stop_watching(&table);
                // The table may have noted the watcher after this stopped waiting for the answer.
                let unwatch = TableCommand::Unwatch { connection: self.sender.connection };
                self.state.registry.send_if_live(&table, unwatch).await;
            } else if !self.sender.finish_watching(&table) {
                // What it was told of the table before has ended too.
                self.sender.closing.cancel();
            }
            return Err(refusal);
        }
        let chat = self.state.store.chat(&table, CHAT_LINES).await;
        self.send_chat(&table, chat.unwrap_or_default(), false);
        if let Some(person) = self.sender.person.clone() {
            let team = self.request(&table, |reply| TableCommand::Team { person, reply }).await;
            if let Ok(Ok(team)) = team {
                let chat = self.state.store.team_chat(&table, &team.to_string(), CHAT_LINES).await;
                self.send_chat(&table, chat.unwrap_or_default(), true);
            }
        }
        self.tables.insert(table);
        Ok(())
    }

    /// Watches a table. While the table moves from one node to another, this waits.
    async fn watch(&self, id: Option<u32>, table: &TableId, watching: Watching) -> Result<(), Refusal> {
        let begun = tokio::time::Instant::now();
        loop {
            let sender = self.sender.clone();
            sender.begin_watching(table);
            let watched =
                self.request(table, |reply| TableCommand::Watch { sender, watching, id, reply }).await;
            let watched = watched
                .and_then(|()| self.sender.finish_watching(table).then_some(()).ok_or(Refusal::Unavailable));
            let moves = self.state.cluster.bus.is_some() && begun.elapsed() < LONGEST_MOVE;
            match watched {
                Err(Refusal::Unavailable) if moves && !self.sender.closing.is_cancelled() => {
                    tokio::time::sleep(MOVE_DELAY).await;
                }
                watched => return watched,
            }
        }
    }

    /// Sends lines of chat that were said before.
    fn send_chat(&self, table: &TableId, lines: Vec<store::Line>, allies: bool) {
        let lines: Vec<ChatLine> = lines.into_iter().map(chat_line).collect();
        if !lines.is_empty() {
            let chat = OutgoingChat { table: table.clone(), lines, allies };
            self.sender.queue(Outgoing::Chat(std::sync::Arc::new(chat)));
        }
    }

    /// A line of chat by this person, checked.
    async fn new_line(&self, table: &TableId, text: &str) -> Result<store::NewLine, Refusal> {
        let Requester { person, name, kind } = self.requester().await?;
        let account = kind == PersonKind::Account;
        let text = clean_chat_line(text).ok_or(Refusal::BadText { longest: protocol::MAX_CHAT })?;
        if !self.tables.contains(table) {
            return Err(Refusal::NoSuchTable);
        }
        self.state.limits.chat(&person.0).map_err(|_| Refusal::TooFast)?;
        Ok(store::NewLine { table: table.clone(), person, name, account, text, at: self.state.now() })
    }

    async fn say_to_allies(&self, id: Option<u32>, table: TableId, text: &str) -> Result<(), Refusal> {
        let line = self.new_line(&table, text).await?;
        self.request(&table, |reply| TableCommand::SayToAllies { line, reply }).await??;
        self.sender.send(&Message::Done { id });
        Ok(())
    }

    async fn say(&self, id: Option<u32>, table: TableId, text: &str) -> Result<(), Refusal> {
        let line = self.new_line(&table, text).await?;
        self.request(&table, |reply| TableCommand::Say { line, reply }).await??;
        self.sender.send(&Message::Done { id });
        Ok(())
    }
}

/// The id of a message that is refused unread, so that the client knows which one.
fn id_of(text: &str) -> Option<u32> {
    #[derive(Deserialize)]
    struct Numbered {
        id: u32,
    }
    serde_json::from_str::<Numbered>(text).ok().map(|numbered| numbered.id)
}

fn chat_line(line: store::Line) -> ChatLine {
    let store::Line { n: number, person, name, account, text, at } = line;
    ChatLine { number, person, name, account, text, at }
}
