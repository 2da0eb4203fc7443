//! Messages from other nodes: commands for tables that run here, and answers and messages from tables that run there.

use std::collections::HashSet;
use std::sync::Arc;

use async_nats::Subscriber;
use protocol::{Refusal, TableId};
use store::NodeId;
use tokio::sync::oneshot;

use crate::app_state::AppState;
use crate::cluster::links::Received;
use crate::cluster::membership::Term;
use crate::cluster::messages::{Body, Delivery, Envelope, RemoteWatching, Reply, TableRequest};
use crate::cluster::pending::Pending;
use crate::cluster::{next_message, notices};
use crate::tables::actor::{TableCommand, Watching};
use crate::tables::registry::{Sent, TableRegistry};
use crate::ws::connections::{ConnectionSender, Outgoing, OutgoingChat};

impl AppState {
    /// Sends a message to another node. It may be lost.
    pub(crate) fn send_to_node(&self, to: &NodeId, body: Body) {
        if let (Some(bus), Some(term)) = (&self.cluster.bus, self.cluster.membership.term()) {
            self.cluster.links.send(bus, &term.node, to, body);
        }
    }

    /// Sends a command to a table of another node. If it is lost, `pending` is dropped.
    pub(crate) fn request_of_node(
        &self,
        to: &NodeId,
        table: &TableId,
        request: TableRequest,
        pending: Option<Pending>,
    ) {
        if let (Some(bus), Some(term)) = (&self.cluster.bus, self.cluster.membership.term()) {
            let body = |id| Body::Request { id, table: table.clone(), request };
            self.cluster.links.request(bus, &term.node, to, pending, body);
        }
    }
}

/// Handles messages for this node, in order, until the term is over.
pub(crate) async fn receive(state: Arc<AppState>, term: Arc<Term>, mut messages: Subscriber) {
    while let Some(envelope) = next_message::<Envelope>(&state, &term, &mut messages).await {
        let from = envelope.from.clone();
        match state.cluster.links.receive(envelope) {
            Received::Next(Some(body)) => handle(&state, &from, body),
            Received::Next(None) | Received::Old => {}
            Received::Gap { watchers, followed, body } => {
                tracing::warn!(node = %from, "a message of a node is missing; clients of its tables reconnect");
                remove_watchers(&state, watchers);
                if !followed {
                    state.send_to_node(&from, Body::Beat);
                }
                if let Some(body) = body {
                    handle(&state, &from, body);
                }
            }
        }
    }
}

/// Lets the other nodes miss what was lost.
pub(crate) fn beat(state: &Arc<AppState>) {
    if let (Some(bus), Some(term)) = (&state.cluster.bus, state.cluster.membership.term()) {
        state.cluster.links.beat(bus, &term.node);
        notices::send(state, None);
    }
}

/// A node is gone: its connections watch nothing here any more, and its tables can be had. It may have had nobody to tell of
/// sessions that have ended.
pub(crate) fn forget_node(state: &Arc<AppState>, node: &NodeId) {
    remove_watchers(state, state.cluster.links.forget(node));
    state.cluster.session_check.notify_one();
}

/// Removes watchers without waiting for tables that are busy.
fn remove_watchers(state: &Arc<AppState>, watchers: HashSet<(TableId, u64)>) {
    for (table, connection) in watchers {
        if let Sent::Full = state.registry.try_send_here(&table, TableCommand::Unwatch { connection }) {
            let state = state.clone();
            state.tasks.clone().spawn(async move {
                state.registry.send_if_live(&table, TableCommand::Unwatch { connection }).await;
            });
        }
    }
}

fn handle(state: &Arc<AppState>, from: &NodeId, body: Body) {
    match body {
        Body::Beat => {}
        Body::Request { id, table, request } => handle_request(state, from, id, table, request),
        Body::Reply { id, reply } => {
            if let Some(pending) = state.cluster.links.answered(from, id) {
                pending.resolve(reply);
            }
        }
        Body::Deliver { table, connection, delivery } => match state.connections.find(connection) {
            Some(sender) => sender.queue(match delivery {
                Delivery::Text(text) => Outgoing::Text(text.into()),
                Delivery::Chat { lines, allies } => {
                    Outgoing::Chat(Arc::new(OutgoingChat { table, lines, allies }))
                }
            }),
            None => state.request_of_node(from, &table, TableRequest::Unwatch { connection }, None),
        },
        Body::Ended { table } => state.cluster.links.end_remote_table(from, &table),
        // Links put pieces together.
        Body::Piece { .. } => {}
    }
}

/// Passes a command to the table's actor here, and sends its answer back.
fn handle_request(state: &Arc<AppState>, from: &NodeId, id: u64, table: TableId, request: TableRequest) {
    let links = &state.cluster.links;
    let number = |connection| links.number_of(from, connection);
    let sender = |connection: u64, person| {
        ConnectionSender::to_node(state, from, &table, connection, number(connection), person)
    };
    let mut back = Back { state: state.clone(), to: from.clone(), id, watcher: None };
    let command = match request {
        TableRequest::Watch { connection, person, watching, id } => {
            let RemoteWatching { since, list, frames, pace } = watching;
            links.add_watcher(from, &table, number(connection));
            back.watcher = Some(number(connection));
            let sender = sender(connection, person);
            let watching = Watching { since, list, frames, pace };
            TableCommand::Watch { sender, watching, id, reply: back.reply(|()| Reply::Done) }
        }
        TableRequest::Unwatch { connection } => {
            links.remove_watcher(from, &table, number(connection));
            TableCommand::Unwatch { connection: number(connection) }
        }
        TableRequest::Apply { input, connection } => {
            let connection = connection.map(number);
            TableCommand::Apply {
                input,
                connection,
                reply: back.reply(|answer| result(answer, Reply::Version)),
            }
        }
        TableRequest::Check { person, action } => {
            TableCommand::Check { person, action, reply: back.reply(|answer| result(answer, Reply::Odds)) }
        }
        TableRequest::Hint { person, connection, id } => {
            let sender = sender(connection, Some(person.clone()));
            TableCommand::Hint {
                person,
                sender,
                id,
                reply: back.reply(|answer| result(answer, |()| Reply::Done)),
            }
        }
        TableRequest::Look { person } => TableCommand::Look { person, reply: back.reply(Reply::Sheet) },
        TableRequest::Say { line } => {
            let line = line.at_table(&table);
            TableCommand::Say { line, reply: back.reply(|answer| result(answer, |()| Reply::Done)) }
        }
        TableRequest::SayToAllies { line } => {
            let line = line.at_table(&table);
            TableCommand::SayToAllies { line, reply: back.reply(|answer| result(answer, |()| Reply::Done)) }
        }
        TableRequest::Team { person } => {
            TableCommand::Team { person, reply: back.reply(|answer| result(answer, Reply::Team)) }
        }
        TableRequest::Rematch { next } => TableCommand::Rematch { next },
    };
    // A table in memory gets its commands in the order in which they came. The others have to be loaded first.
    let needed = !matches!(command, TableCommand::Unwatch { .. } | TableCommand::Rematch { .. });
    match state.registry.try_send_here(&table, command) {
        Sent::Accepted => {}
        Sent::Elsewhere => back.is_elsewhere(&table),
        Sent::Full => back.refuse(&table, &Refusal::Unavailable),
        Sent::NotLive(command) if needed => {
            let state = state.clone();
            state.tasks.clone().spawn(async move {
                match TableRegistry::send_here(&state, &table, command).await {
                    Ok(true) => {}
                    Ok(false) => back.is_elsewhere(&table),
                    Err(refusal) => back.refuse(&table, &refusal),
                }
            });
        }
        Sent::NotLive(_) => {}
    }
}

fn result<T>(answer: Result<T, Refusal>, reply: impl FnOnce(T) -> Reply) -> Reply {
    match answer {
        Ok(answer) => reply(answer),
        Err(refusal) => Reply::refused(&refusal),
    }
}

/// The way back to who asked.
#[derive(Clone)]
struct Back {
    state: Arc<AppState>,
    to: NodeId,
    id: u64,
    /// The number of the connection that wants to watch the table, if that is what is asked.
    watcher: Option<u64>,
}

impl Back {
    fn send(&self, reply: Reply) {
        self.state.send_to_node(&self.to, Body::Reply { id: self.id, reply });
    }

    /// Another node runs the table, so who asked has to look for it again.
    fn is_elsewhere(&self, table: &TableId) {
        self.forget_watcher(table);
        self.send(Reply::NotOwner);
        self.state.send_to_node(&self.to, Body::Ended { table: table.clone() });
    }

    fn refuse(&self, table: &TableId, refusal: &Refusal) {
        self.forget_watcher(table);
        self.send(Reply::refused(refusal));
    }

    fn forget_watcher(&self, table: &TableId) {
        if let Some(number) = self.watcher {
            self.state.cluster.links.remove_watcher(&self.to, table, number);
        }
    }

    /// Where the actor replies. Its answer is sent after all that it has sent to connections before.
    fn reply<T: Send + 'static>(
        &self,
        reply: impl FnOnce(T) -> Reply + Send + 'static,
    ) -> oneshot::Sender<T> {
        let (sender, answer) = oneshot::channel();
        let back = self.clone();
        self.state.tasks.spawn(async move {
            // An actor that has ended has not answered. Who asked learns that the table has ended here.
            if let Ok(answer) = answer.await {
                back.send(reply(answer));
            }
        });
        sender
    }
}
