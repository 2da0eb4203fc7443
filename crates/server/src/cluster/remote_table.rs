//! A table that another node runs: a task that passes commands on, in place of the table's actor.
//!
//! It ends when the other node no longer runs the table, is gone, or has missed a message. Then its watchers reconnect, or ask again if
//! they had no answer yet, and the table is looked for again.

use std::collections::HashMap;
use std::sync::Arc;

use protocol::TableId;
use store::NodeId;
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use crate::app_state::AppState;
use crate::cluster::membership::Term;
use crate::cluster::messages::{RemoteLine, RemoteWatching, TableRequest};
use crate::cluster::pending::Pending;
use crate::tables::actor::{TableCommand, Watching};
use crate::ws::connections::ConnectionSender;

/// A table that another node runs.
pub(crate) struct RemoteTable {
    state: Arc<AppState>,
    id: TableId,
    owner: NodeId,
    term: Arc<Term>,
    commands: mpsc::Receiver<TableCommand>,
    /// The connections here that look at the table, by number.
    watchers: HashMap<u64, ConnectionSender>,
    /// Cancelled when the watchers have to reconnect.
    ended: CancellationToken,
}

impl RemoteTable {
    pub(crate) fn new(
        state: Arc<AppState>,
        id: TableId,
        owner: NodeId,
        term: Arc<Term>,
        commands: mpsc::Receiver<TableCommand>,
    ) -> RemoteTable {
        let ended = state.cluster.links.add_remote_table(&owner, &id);
        RemoteTable { state, id, owner, term, commands, watchers: HashMap::new(), ended }
    }

    /// Passes commands on until nobody looks at the table, or it has to be looked for again.
    pub(crate) async fn run(mut self) {
        loop {
            tokio::select! {
                () = self.ended.cancelled() => break,
                () = self.term.over.cancelled() => break,
                () = self.state.stopping.cancelled() => break,
                command = self.commands.recv() => match command {
                    Some(command) => self.pass_on(command),
                    None => break,
                },
                () = tokio::time::sleep(self.state.config.linger) => {
                    self.remove_closed();
                    if self.watchers.is_empty() && self.state.registry.retire(&self.id, &mut self.commands) {
                        return;
                    }
                }
            }
        }
        self.state.registry.remove_closed(&self.id, &mut self.commands);
    }

    /// Removes connections that have ended, here and at the node that runs the table.
    fn remove_closed(&mut self) {
        let closed = self.watchers.iter().filter(|(_, sender)| sender.closing.is_cancelled());
        for connection in closed.map(|(connection, _)| *connection).collect::<Vec<_>>() {
            self.pass_on(TableCommand::Unwatch { connection });
        }
    }

    fn pass_on(&mut self, command: TableCommand) {
        let (request, pending) = match command {
            TableCommand::Watch { sender, watching, id, reply } => {
                let (connection, person) = (sender.connection, sender.person.clone());
                self.watchers.insert(connection, sender);
                let Watching { since, list, frames, pace } = watching;
                let watching = RemoteWatching { since, list, frames, pace };
                (TableRequest::Watch { connection, person, watching, id }, Some(Pending::Done(reply)))
            }
            TableCommand::Unwatch { connection } => {
                self.watchers.remove(&connection);
                (TableRequest::Unwatch { connection }, None)
            }
            TableCommand::Apply { input, connection, reply } => {
                (TableRequest::Apply { input, connection }, Some(Pending::Version(reply)))
            }
            TableCommand::Check { person, action, reply } => {
                (TableRequest::Check { person, action }, Some(Pending::Odds(reply)))
            }
            TableCommand::Hint { person, sender, id, reply } => {
                (TableRequest::Hint { person, connection: sender.connection, id }, Some(Pending::Unit(reply)))
            }
            TableCommand::Look { person, reply } => {
                (TableRequest::Look { person }, Some(Pending::Sheet(reply)))
            }
            TableCommand::Say { line, reply } => {
                (TableRequest::Say { line: RemoteLine::new(line) }, Some(Pending::Unit(reply)))
            }
            TableCommand::SayToAllies { line, reply } => {
                (TableRequest::SayToAllies { line: RemoteLine::new(line) }, Some(Pending::Unit(reply)))
            }
            TableCommand::Team { person, reply } => {
                (TableRequest::Team { person }, Some(Pending::Team(reply)))
            }
            TableCommand::Rematch { next } => (TableRequest::Rematch { next }, None),
            // The node that runs the table knows its deadlines.
            TableCommand::Wake => return,
        };
        self.state.request_of_node(&self.owner, &self.id, request, pending);
    }
}

impl Drop for RemoteTable {
    fn drop(&mut self) {
        self.watchers.values().for_each(|sender| sender.fail_watching(&self.id));
    }
}
