//! What PostgreSQL knows of nodes and their tables, to prove that a fault has hit a node.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use sqlx::{Connection, PgConnection, Row};

/// How long something may take on a busy machine.
const TIMEOUT: Duration = Duration::from_secs(60);

/// How often the database is asked.
const INTERVAL: Duration = Duration::from_millis(50);

/// The epochs of the tables that are played, by node and table.
pub(crate) type Owned = BTreeMap<String, BTreeMap<String, i64>>;

/// A connection to the database of the nodes.
pub(crate) struct Leases(PgConnection);

impl Leases {
    pub(crate) async fn of(database: &str) -> Leases {
        Leases(PgConnection::connect(database).await.expect("the database answers"))
    }

    /// The nodes that have a lease.
    pub(crate) async fn live(&mut self) -> BTreeSet<String> {
        let sql = "SELECT id FROM nodes WHERE lease_until > EXTRACT(EPOCH FROM clock_timestamp()) * 1000";
        let rows = sqlx::query(sql).fetch_all(&mut self.0).await.expect("the database answers");
        rows.iter().map(|row| row.get("id")).collect()
    }

    /// The tables that are played, by the nodes that run them.
    pub(crate) async fn owned(&mut self) -> Owned {
        let sql = "SELECT id, owner, epoch FROM tables WHERE status = 'running' AND owner IS NOT NULL";
        let rows = sqlx::query(sql).fetch_all(&mut self.0).await.expect("the database answers");
        let mut owned = Owned::new();
        for row in rows {
            owned.entry(row.get("owner")).or_default().insert(row.get("id"), row.get("epoch"));
        }
        owned
    }

    /// Waits until a node other than these has a lease.
    pub(crate) async fn newcomer(&mut self, before: &BTreeSet<String>) -> String {
        let found = async {
            loop {
                if let Some(new) = self.live().await.difference(before).next() {
                    return new.clone();
                }
                tokio::time::sleep(INTERVAL).await;
            }
        };
        tokio::time::timeout(TIMEOUT, found).await.expect("a node joins")
    }

    /// Waits until one of these nodes runs a table, and returns the one with the most.
    pub(crate) async fn busiest(&mut self, nodes: &[String]) -> (usize, BTreeMap<String, i64>) {
        let found = async {
            loop {
                let mut owned = self.owned().await;
                let count = |index: &usize| owned.get(&nodes[*index]).map_or(0, BTreeMap::len);
                let most = (0..nodes.len()).max_by_key(count).expect("there are nodes");
                if let Some(tables) = owned.remove(&nodes[most]) {
                    return (most, tables);
                }
                tokio::time::sleep(INTERVAL).await;
            }
        };
        tokio::time::timeout(TIMEOUT, found).await.expect("tables are played")
    }

    /// Waits until a node has no lease.
    pub(crate) async fn has_lost(&mut self, node: &str) {
        let lost = async {
            while self.live().await.contains(node) {
                tokio::time::sleep(INTERVAL).await;
            }
        };
        tokio::time::timeout(TIMEOUT, lost).await.expect("the node loses its lease");
    }

    /// Waits until one of these tables has been taken since it had this epoch. Returns whether one was: games may also have ended before
    /// the node failed.
    pub(crate) async fn have_moved(&mut self, before: &BTreeMap<String, i64>) -> bool {
        let moved = async {
            loop {
                let mut all_over = true;
                for (table, epoch) in before {
                    let sql = "SELECT epoch, status = 'running' AS played FROM tables WHERE id = $1";
                    let row = sqlx::query(sql).bind(table).fetch_one(&mut self.0).await;
                    let row = row.expect("the database answers");
                    if row.get::<i64, _>("epoch") > *epoch {
                        return true;
                    }
                    all_over &= !row.get::<bool, _>("played");
                }
                if all_over {
                    return false;
                }
                tokio::time::sleep(INTERVAL).await;
            }
        };
        tokio::time::timeout(TIMEOUT, moved).await.expect("another node takes a table")
    }
}
