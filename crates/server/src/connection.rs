//! One client on its WebSocket.

use std::collections::HashSet;

use axum::extract::ws::{CloseFrame, Message as Packet, WebSocket, close_code};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use governor::DefaultDirectRateLimiter;
use protocol::{ChatLine, Command, Frame, Message, PROTOCOL, PersonId, Refusal, Request, TableId};
use serde::Deserialize;
use table::{Call, Caller, Membership};
use tokio::sync::oneshot;

use crate::cookie::Who;
use crate::doors::{Mailbox, Outgoing, Outlet, written};
use crate::hall::Hall;
use crate::health::Counted;
use crate::house::Shared;
use crate::keeper::Errand;
use crate::names::{LONGEST_LINE, tidy_line};

/// How many tables a client may look at at once.
const MOST_TABLES: usize = 20;

/// How many messages that were none, or one too many, a client may send before it is cut off.
const MOST_FAULTS: u32 = 60;

/// How many of the last lines of chat a client is shown.
const CHAT_SHOWN: u32 = 100;

/// When to come back after the server has stopped, in milliseconds.
const COME_BACK: u32 = 1000;

/// Serves a client until either side has enough.
pub(crate) async fn serve(shared: Shared, socket: WebSocket, who: Option<Who>, muted: HashSet<PersonId>) {
    let _counted = Counted::new("gravegoods_connections");
    let known = who.as_ref().map(|who| (PersonId(who.person.id.0.clone()), who.session));
    let person = known.as_ref().map(|(person, _)| person.clone());
    let (outlet, outgoing) = shared.doors.open(known, muted);
    if let Some(who) = &who
        && !who.is_still_known(&shared).await
    {
        // The session ended between the request and now, when nobody could find this connection to end it.
        outlet.closing.cancel();
    }
    let (sink, stream) = socket.split();
    let welcome = Message::Welcome { protocol: PROTOCOL, person, now: shared.now() };
    outlet.tell(&welcome);
    let writer = tokio::spawn(write(shared.clone(), sink, outgoing, outlet.clone()));
    let mut client = Client {
        frames: shared.limits.frames(),
        shared: shared.clone(),
        outlet: outlet.clone(),
        tables: HashSet::new(),
        faults: 0,
    };
    client.read(stream).await;
    for table in client.tables {
        let unwatch = Errand::Unwatch { connection: outlet.connection };
        shared.hall.send_if_live(&table, unwatch).await;
    }
    shared.doors.close(&outlet);
    outlet.closing.cancel();
    drop(outlet);
    let _ = writer.await;
}

/// Sends what is put into the outlet, and asks now and then whether the client is there.
async fn write(
    shared: Shared,
    mut sink: SplitSink<WebSocket, Packet>,
    mut outgoing: Mailbox,
    outlet: Outlet,
) {
    let waits = shared.config.waits;
    let mut ping = tokio::time::interval(waits.ping);
    ping.tick().await;
    let last = loop {
        let packet = tokio::select! {
            biased;
            () = shared.stopping.cancelled() => break Some(close_code::RESTART),
            () = outlet.closing.cancelled() => break Some(close_code::AGAIN),
            next = outgoing.next() => match next {
                Some(next) => match render(next, &outlet) {
                    Some(text) => Packet::Text(text.as_ref().into()),
                    None => continue,
                },
                None => break None,
            },
            _ = ping.tick() => Packet::Ping(Vec::new().into()),
        };
        match tokio::time::timeout(waits.write, sink.send(packet)).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) => break None,
            Err(_) => {
                metrics::counter!("gravegoods_slow_readers_total").increment(1);
                break None;
            }
        }
    };
    outlet.closing.cancel();
    if let Some(code) = last {
        let retry = (code == close_code::RESTART).then_some(COME_BACK).or(Some(0));
        let bye = written(&Message::Bye { retry });
        let close = CloseFrame { code, reason: "come back".into() };
        let goodbye = async {
            sink.send(Packet::Text(bye.as_ref().into())).await?;
            sink.send(Packet::Close(Some(close))).await
        };
        let _ = tokio::time::timeout(waits.write, goodbye).await;
    }
}

/// The text to send, unless the reader has muted all of it.
fn render(outgoing: Outgoing, outlet: &Outlet) -> Option<std::sync::Arc<str>> {
    match outgoing {
        Outgoing::Text(text) => Some(text),
        Outgoing::Chat(chat) => {
            let (table, lines) = &*chat;
            let muted = outlet.muted.read().expect("nobody panics while muting");
            let lines: Vec<ChatLine> =
                lines.iter().filter(|line| !muted.contains(&line.person)).cloned().collect();
            drop(muted);
            (!lines.is_empty()).then(|| written(&Message::Chat { table: TableId(table.clone()), lines }))
        }
    }
}

/// A client, as the server knows it.
struct Client {
    shared: Shared,
    outlet: Outlet,
    frames: DefaultDirectRateLimiter,
    tables: HashSet<TableId>,
    faults: u32,
}

impl Client {
    async fn read(&mut self, mut stream: SplitStream<WebSocket>) {
        loop {
            let closing = self.outlet.closing.clone();
            tokio::select! {
                () = closing.cancelled() => return,
                () = self.outlet.has_room() => {}
            }
            let packet = tokio::select! {
                () = closing.cancelled() => return,
                packet = tokio::time::timeout(self.shared.config.waits.silence, stream.next()) => packet,
            };
            match packet {
                Ok(Some(Ok(Packet::Text(text)))) => self.hear(text.as_str()).await,
                Ok(Some(Ok(Packet::Binary(_)))) => {
                    self.refuse_malformed(None, "messages are text");
                }
                // They are answered below, but nobody needs many of them.
                Ok(Some(Ok(Packet::Ping(_) | Packet::Pong(_)))) => {
                    self.faults += u32::from(self.frames.check().is_err());
                }
                Ok(Some(Ok(Packet::Close(_)) | Err(_)) | None) | Err(_) => return,
            }
            if self.faults > MOST_FAULTS {
                return;
            }
        }
    }

    fn refuse(&self, id: Option<u32>, table: Option<TableId>, refusal: Refusal) {
        let reason = refusal.to_string();
        self.outlet.tell(&Message::Refused { id, table, refusal, reason });
    }

    fn refuse_malformed(&mut self, id: Option<u32>, reason: &str) {
        self.faults += 1;
        metrics::counter!("gravegoods_malformed_total").increment(1);
        self.refuse(id, None, Refusal::Malformed { reason: reason.to_owned() });
    }

    /// Whether this client, or this person on all their connections, has sent too much.
    fn is_too_fast(&self) -> bool {
        let person = self.outlet.person.as_ref();
        self.frames.check().is_err()
            || person.is_some_and(|person| self.shared.limits.frame(&person.0).is_err())
    }

    async fn hear(&mut self, text: &str) {
        if self.is_too_fast() {
            self.faults += 1;
            metrics::counter!("gravegoods_limited_total").increment(1);
            return self.refuse(number_of(text), None, Refusal::TooFast);
        }
        match serde_json::from_str::<Frame>(text) {
            Ok(Frame { id, request }) => {
                let table = request.table().cloned();
                if let Err(refusal) = self.answer(id, request).await {
                    self.refuse(id, table, refusal);
                }
            }
            Err(error) => self.refuse_malformed(number_of(text), &error.to_string()),
        }
    }

    async fn answer(&mut self, id: Option<u32>, request: Request) -> Result<(), Refusal> {
        match request {
            Request::Ping => {
                self.outlet.tell(&Message::Pong { id, now: self.shared.now() });
                Ok(())
            }
            Request::Open { table, since, list } => self.open(id, table, since, list).await,
            Request::Close { table } => {
                self.tables.remove(&table);
                let unwatch = Errand::Unwatch { connection: self.outlet.connection };
                self.shared.hall.send_if_live(&table, unwatch).await;
                self.outlet.tell(&Message::Done { id });
                Ok(())
            }
            Request::Do { table, command } => {
                // Only who sits down is written down with a name; everybody else the table knows.
                let caller = match matches!(command, Command::Sit { .. }) {
                    true => self.caller().await?,
                    false => {
                        Caller { person: self.known()?, name: String::new(), membership: Membership::Guest }
                    }
                };
                let call = Call::Person { caller, command };
                let connection = Some(self.outlet.connection);
                self.ask(&table, |reply| Errand::Call { call, connection, reply }).await??;
                self.outlet.tell(&Message::Done { id });
                Ok(())
            }
            Request::Check { table, act } => {
                let person = self.known()?;
                let refusal = self.ask(&table, |reply| Errand::Check { person, act, reply }).await?.err();
                self.outlet.tell(&Message::Verdict { id, refusal });
                Ok(())
            }
            Request::Hint { table } => {
                let person = self.known()?;
                self.shared.limits.hint(&person.0).map_err(|_| Refusal::TooFast)?;
                let outlet = self.outlet.clone();
                self.ask(&table, |reply| Errand::Hint { person, outlet, id, reply }).await?
            }
            Request::Say { table, text } => self.say(id, table, &text).await,
        }
    }

    /// Gives an errand to a table and waits for what comes of it.
    async fn ask<T>(
        &self,
        table: &TableId,
        errand: impl FnOnce(oneshot::Sender<T>) -> Errand,
    ) -> Result<T, Refusal> {
        let (reply, answer) = oneshot::channel();
        Hall::send(&self.shared.0, table, errand(reply)).await?;
        let answer = tokio::time::timeout(self.shared.config.waits.errand, answer).await;
        answer.map_err(|_| Refusal::Unavailable)?.map_err(|_| Refusal::Unavailable)
    }

    /// Who this is.
    fn known(&self) -> Result<PersonId, Refusal> {
        self.outlet.person.clone().ok_or(Refusal::NotSeated)
    }

    /// Who this is, the name they go by now, and whether they have an account.
    async fn caller(&self) -> Result<Caller, Refusal> {
        let person = self.known()?;
        let found = self.shared.store.person(&store::PersonId(person.0.clone())).await;
        match found {
            Ok(Some(found)) if found.id.0 == person.0 => {
                let membership = match found.standing {
                    store::Standing::Guest => Membership::Guest,
                    store::Standing::Account => Membership::Account,
                };
                Ok(Caller { person, name: found.name, membership })
            }
            // A guest who has just logged in is somebody else, and comes back as that.
            Ok(Some(_)) => {
                self.outlet.closing.cancel();
                Err(Refusal::Unavailable)
            }
            Ok(None) => Err(Refusal::NotSeated),
            Err(_) => Err(Refusal::Unavailable),
        }
    }

    async fn open(&mut self, id: Option<u32>, table: TableId, since: u64, list: bool) -> Result<(), Refusal> {
        if self.tables.len() >= MOST_TABLES && !self.tables.contains(&table) {
            return Err(Refusal::TooFast);
        }
        let outlet = self.outlet.clone();
        self.ask(&table, |reply| Errand::Watch { outlet, since, list, id, reply }).await?;
        let chat = self.shared.store.chat(&store::TableId(table.0.clone()), CHAT_SHOWN).await;
        let lines: Vec<ChatLine> = chat.unwrap_or_default().into_iter().map(chat_line).collect();
        if !lines.is_empty() {
            self.outlet.send(Outgoing::Chat(std::sync::Arc::new((table.0.clone(), lines))));
        }
        self.tables.insert(table);
        Ok(())
    }

    async fn say(&self, id: Option<u32>, table: TableId, text: &str) -> Result<(), Refusal> {
        let Caller { person, name, .. } = self.caller().await?;
        let text = tidy_line(text).ok_or(Refusal::BadText { longest: LONGEST_LINE })?;
        if !self.tables.contains(&table) {
            return Err(Refusal::NoSuchTable);
        }
        self.shared.limits.chat(&person.0).map_err(|_| Refusal::TooFast)?;
        let line = store::NewLine {
            table: store::TableId(table.0.clone()),
            person: store::PersonId(person.0.clone()),
            name: name.clone(),
            text: text.clone(),
            at: self.shared.stamp(),
        };
        let at = line.at.0;
        let number = self.shared.store.say(line).await.map_err(|_| Refusal::Unavailable)?;
        let line = ChatLine { number, person, name, text, at };
        // It is kept by now, and said by that: a table too busy to pass it on shows it to whoever opens it again.
        if let Err(refusal) = Hall::send(&self.shared.0, &table, Errand::Said { line }).await {
            tracing::warn!(%table, %refusal, "a line of chat was not passed on");
        }
        self.outlet.tell(&Message::Done { id });
        Ok(())
    }
}

/// The number of a message that is refused unread, so that the client knows which.
fn number_of(text: &str) -> Option<u32> {
    #[derive(Deserialize)]
    struct Numbered {
        id: u32,
    }
    serde_json::from_str::<Numbered>(text).ok().map(|numbered| numbered.id)
}

fn chat_line(line: store::Line) -> ChatLine {
    ChatLine {
        number: line.n,
        person: PersonId(line.person.0),
        name: line.name,
        text: line.text,
        at: line.at.0,
    }
}
