//! Several servers on one PostgreSQL database: nodes with leases, and which of them runs a table.
//!
//! A node holds a lease, which it renews long before it ends. All times here are those of the database's clock, so nodes need not
//! agree on the time. A table is run by the node in its row, as long as that node has a lease. When a node takes a table, the
//! table's epoch rises. Each append and each line of chat names the epoch, in its own transaction. So a node that was paused and has
//! lost its tables can write nothing more, whether it knows that or not.
//!
//! An SQLite file has one server. There every table is its own, in epoch 0.

use std::fmt;
use std::sync::{Mutex, MutexGuard};
use std::time::Duration;

use crate::Store;
use crate::database::sql::{Conn, from_row, stored, values};
use crate::database::writer::BoxFuture;
use crate::error::{Error, Refusal, TableError};
use crate::store::begin;
use protocol::TableId;
use serde::{Deserialize, Serialize};
use sqlx::PgPool;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};

/// How long a lease lasts after it was renewed.
pub const LEASE: Duration = Duration::from_secs(3);

/// The id of a server that uses a shared database, from its start, or from when it joined again, on.
#[derive(Clone, Debug, Deserialize, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize)]
pub struct NodeId(pub String);

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A server that uses a shared database.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Node {
    /// Its id.
    pub id: NodeId,
    /// Whether it exchanges messages with other nodes.
    pub connected: bool,
    /// The newest format of records that it reads.
    pub format: u32,
}

/// Who runs a table.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Claim {
    /// The node that asked, from now on.
    Own {
        /// The epoch to write with.
        epoch: u64,
    },
    /// Another node, which has a lease.
    Other(NodeId),
    /// Nobody: the table has records of this format, which the node that asked does not read.
    TooNew {
        /// The format.
        format: u32,
    },
}

/// Why a node could not join. Nothing has changed.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum JoinError {
    /// There is another node, and not both exchange messages.
    #[error("another server uses this database, and they can't exchange messages")]
    NotConnected,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] Error),
}

impl Refusal for JoinError {
    fn cause(&self) -> Option<&Error> {
        if let Self::Store(error) = self { Some(error) } else { None }
    }
}

/// The database's clock, in milliseconds since 1970.
macro_rules! now {
    () => {
        "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
    };
}

/// The condition that no node with a lease, except the one in this parameter, owns the table.
macro_rules! unowned {
    ($node:literal) => {
        concat!(
            "AND (owner IS NULL OR owner = ",
            $node,
            " OR NOT EXISTS (SELECT 1 FROM nodes n WHERE n.id = tables.owner AND n.lease_until > ",
            $crate::nodes::now!(),
            ")) "
        )
    };
}
pub(crate) use {now, unowned};

fn lease_ms() -> i64 {
    LEASE.as_millis() as i64
}

/// The connection for the lease of a node, apart from all others: a lease has to be renewed in time, also when those are busy. If
/// an operation fails or takes too long, the next one gets a new connection.
#[derive(Debug)]
pub(crate) struct Leases {
    options: PgConnectOptions,
    pool: Mutex<PgPool>,
}

impl Leases {
    pub(crate) fn new(options: PgConnectOptions) -> Leases {
        let pool = Mutex::new(lease_pool(options.clone()));
        Leases { options, pool }
    }

    fn pool(&self) -> MutexGuard<'_, PgPool> {
        self.pool.lock().expect("leases mutex poisoned")
    }

    /// Runs `work` in a transaction. It has half the time of a lease, so that a failure leaves time for another attempt.
    async fn transact<T>(
        &self,
        work: impl for<'c> FnOnce(&'c mut Conn) -> BoxFuture<'c, T, Error>,
    ) -> Result<T, Error> {
        let pool = self.pool().clone();
        let attempt = async {
            let mut conn = begin(&pool).await?;
            let done = work(&mut conn).await?;
            conn.commit().await?;
            Ok(done)
        };
        let outcome = tokio::time::timeout(LEASE / 2, attempt).await.unwrap_or_else(|_| Err(Error::Timeout));
        if outcome.is_err() {
            // Dropping the old pool closes its connection.
            *self.pool() = lease_pool(self.options.clone());
        }
        outcome
    }

    pub(crate) async fn close(&self) {
        let pool = self.pool().clone();
        pool.close().await;
    }
}

fn lease_pool(options: PgConnectOptions) -> PgPool {
    let pool = PgPoolOptions::new().max_connections(1).idle_timeout(None).max_lifetime(None);
    pool.acquire_timeout(LEASE / 2).connect_lazy_with(options)
}

impl Store {
    /// Gives a node its first lease. Nothing happens in SQLite.
    ///
    /// # Errors
    ///
    /// [`JoinError::NotConnected`], or if the database fails.
    pub async fn join(&self, node: &Node) -> Result<(), JoinError> {
        let Some(leases) = self.leases() else { return Ok(()) };
        let node = node.clone();
        let joined = leases.transact(move |conn| Box::pin(join(conn, node))).await?;
        if joined { Ok(()) } else { Err(JoinError::NotConnected) }
    }

    /// Renews the lease of a node. Returns the nodes that have a lease; none if this one has lost its own, and with it its tables.
    ///
    /// # Errors
    ///
    /// If the database fails. The lease may have been renewed or not.
    pub async fn renew(&self, node: &NodeId) -> Result<Option<Vec<Node>>, Error> {
        let Some(leases) = self.leases() else { return Ok(Some(Vec::new())) };
        let node = node.clone();
        leases.transact(move |conn| Box::pin(renew(conn, node))).await
    }

    /// Ends the lease of a node, so that others can have its tables at once.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn leave(&self, node: &NodeId) -> Result<(), Error> {
        let Some(leases) = self.leases() else { return Ok(()) };
        let node = node.clone();
        let sql = "DELETE FROM nodes WHERE id = $1";
        let left =
            leases.transact(move |conn| Box::pin(async move { conn.execute(sql, values![&node]).await }));
        left.await.map(|_| ())
    }

    /// Makes a node the owner of a table, unless another node is and has a lease. From then on only nodes that read as new records as
    /// this one can have the table.
    ///
    /// # Errors
    ///
    /// [`TableError::NoSuchTable`], [`TableError::NotOwner`] if the node has no lease, or if the database fails.
    pub async fn claim(&self, table: &TableId, node: &NodeId) -> Result<Claim, TableError> {
        if !self.is_shared() {
            return Ok(Claim::Own { epoch: 0 });
        }
        let (table, node) = (table.clone(), node.clone());
        self.write(move |conn| {
            Box::pin(async move {
                let sql = concat!(
                    "UPDATE tables SET owner = me.id, epoch = epoch + 1, format = me.format FROM nodes me ",
                    "WHERE tables.id = $1 AND me.id = $2 AND tables.format <= me.format AND me.lease_until > ",
                    now!(),
                    " ",
                    unowned!("$2"),
                    "RETURNING epoch"
                );
                if let Some(row) = conn.row(sql, values![&table, &node]).await? {
                    return Ok(Claim::Own { epoch: row.get("epoch")? });
                }
                let sql = concat!(
                    "SELECT owner, format, ",
                    "COALESCE(format > (SELECT n.format FROM nodes n WHERE n.id = $2), FALSE) AS too_new, ",
                    "EXISTS (SELECT 1 FROM nodes n WHERE n.id = tables.owner AND n.lease_until > ",
                    now!(),
                    ") AS owned FROM tables WHERE id = $1"
                );
                let row = conn.row(sql, values![&table, &node]).await?.ok_or(TableError::NoSuchTable)?;
                if row.get("too_new")? && !row.get("owned")? {
                    return Ok(Claim::TooNew { format: row.get("format")? });
                }
                let owner = row.get::<Option<String>>("owner")?.map(NodeId);
                match owner.filter(|owner| *owner != node) {
                    Some(other) if row.get("owned")? => Ok(Claim::Other(other)),
                    // The other node's lease has run out a moment ago, or this node has none.
                    Some(_) | None => Err(TableError::NotOwner),
                }
            })
        })
        .await
    }

    /// Gives a table up, so that any node can claim it. Nothing happens if the table has another owner by now.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn release(&self, table: &TableId, node: &NodeId, epoch: u64) -> Result<(), Error> {
        if !self.is_shared() {
            return Ok(());
        }
        let (table, node) = (table.clone(), node.clone());
        self.write(move |conn| {
            Box::pin(async move {
                let sql = "UPDATE tables SET owner = NULL WHERE id = $1 AND owner = $2 AND epoch = $3";
                conn.execute(sql, values![&table, &node, stored(epoch)?]).await.map(|_| ())
            })
        })
        .await
    }
}

async fn live_nodes(conn: &mut Conn) -> Result<Vec<Node>, Error> {
    let sql = concat!("SELECT id, connected, format FROM nodes WHERE lease_until > ", now!(), " ORDER BY id");
    let rows = conn.rows(sql, values![]).await?;
    rows.iter().map(|row| Ok(from_row!(row, Node { id, connected, format }))).collect()
}

/// Renews the lease of a node that has one, and returns all nodes that do.
async fn renew(conn: &mut Conn, node: NodeId) -> Result<Option<Vec<Node>>, Error> {
    let sql =
        concat!("UPDATE nodes SET lease_until = ", now!(), " + $2 WHERE id = $1 AND lease_until > ", now!());
    let renewed = conn.execute(sql, values![&node, lease_ms()]).await? > 0;
    // The connection may be a new one.
    conn.execute(MARK, values![&node]).await?;
    Ok(if renewed { Some(live_nodes(conn).await?) } else { None })
}

/// Marks the connection as that of a node, until it is closed. It is harmless to do it again.
const MARK: &str = "SELECT pg_try_advisory_lock(hashtextextended($1, 0))";

/// Whether no connection is marked as that of a node.
const UNMARKED: &str = "SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS unmarked";

/// Adds a node, unless there are others and not all exchange messages. Says whether it did. A server that was killed has no
/// connection any more, so the next one need not wait for the end of its lease.
async fn join(conn: &mut Conn, node: Node) -> Result<bool, Error> {
    // Nodes join one after the other: each must see those before it.
    conn.execute("LOCK TABLE nodes IN SHARE ROW EXCLUSIVE MODE", values![]).await?;
    conn.execute(concat!("DELETE FROM nodes WHERE lease_until <= ", now!()), values![]).await?;
    let others = conn.rows("SELECT id, connected FROM nodes WHERE id <> $1", values![&node.id]).await?;
    for other in &others {
        if node.connected && other.get::<bool>("connected")? {
            continue;
        }
        let id: NodeId = other.get("id")?;
        let unmarked = conn.row(UNMARKED, values![&id]).await?;
        if !unmarked.is_some_and(|row| row.get("unmarked").unwrap_or(false)) {
            return Ok(false);
        }
        conn.execute("DELETE FROM nodes WHERE id = $1", values![&id]).await?;
    }
    conn.execute(MARK, values![&node.id]).await?;
    let sql = concat!(
        "INSERT INTO nodes (id, lease_until, connected, format) VALUES ($1, ",
        now!(),
        " + $2, $3, $4)"
    );
    conn.execute(sql, values![&node.id, lease_ms(), node.connected, node.format]).await?;
    Ok(true)
}
