//! How many tables people have, and opening one only if that is not too many.

use protocol::{Millis, PersonId};

use crate::Store;
use crate::database::sql::{Conn, Dialect, from_row, values};
use crate::error::{Error, TableError};
use crate::tables::{NewTable, Status, insert_table};

/// How many tables a person and a network have.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Holdings {
    /// The tables that the person opened and that wait for players.
    pub open: u32,
    /// The tables that the person opened and that are played.
    pub running: u32,
    /// The tables that were opened from the network and are played.
    pub nearby: u32,
    /// The open and running tables where the person has a seat.
    pub seats: u32,
}

impl Store {
    /// How many tables a person has opened and sits at, and how many are played that were opened from a network. Of those that are played
    /// only the tables count that have changed since a time.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn holdings(
        &self,
        person: &PersonId,
        network: Option<&str>,
        since: Millis,
    ) -> Result<Holdings, Error> {
        held(&mut self.reading().await?, person, network, since).await
    }

    /// Creates a table, unless who opens it has as many of one kind as `most` says. What the same person, or others of the same
    /// network, open at the same moment is counted. Returns the number of its last record.
    ///
    /// # Errors
    ///
    /// [`TableError::TooMany`], and those of [`Store::create_table`].
    pub async fn create_table_within(
        &self,
        table: NewTable,
        most: Holdings,
        since: Millis,
    ) -> Result<u64, TableError> {
        if table.head.status == Status::Finished {
            return Err(TableError::FinishMismatch);
        }
        self.write(move |conn| {
            Box::pin(async move {
                if let Some(person) = &table.opened_by {
                    let network = table.opened_from.as_deref();
                    wait_for_others(conn, person, network).await?;
                    let held = held(conn, person, network, since).await?;
                    if held.reaches(most) {
                        return Err(TableError::TooMany(held));
                    }
                }
                insert_table(conn, table).await
            })
        })
        .await
    }
}

impl Holdings {
    /// Whether this is as many of one kind.
    fn reaches(self, most: Holdings) -> bool {
        self.open >= most.open
            || self.running >= most.running
            || self.nearby >= most.nearby
            || self.seats >= most.seats
    }
}

async fn held(
    conn: &mut Conn,
    person: &PersonId,
    network: Option<&str>,
    since: Millis,
) -> Result<Holdings, Error> {
    let sql = "WITH own AS (SELECT t.status, t.updated_at FROM tables t \
             WHERE t.opened_by IN (SELECT p.id FROM people p WHERE p.id = $1 OR p.merged_into = $1)) \
         SELECT (SELECT COUNT(*) FROM own WHERE status = 'open') AS open, \
         (SELECT COUNT(*) FROM own WHERE status = 'running' AND updated_at >= $3) AS running, \
         (SELECT COUNT(*) FROM tables n WHERE n.opened_from = $2 AND n.status = 'running' AND n.updated_at >= $3) \
             AS nearby, \
         (SELECT COUNT(DISTINCT s.table_id) FROM seats s JOIN tables t ON t.id = s.table_id \
             WHERE s.person = $1 AND t.status IN ('open', 'running')) AS seats";
    let row = conn.row(sql, values![person, network, since]).await?;
    let row = row.ok_or_else(|| Error::corrupt("count", "nothing"))?;
    Ok(from_row!(row, Holdings { open, running, nearby, seats }))
}

/// Waits until no other transaction opens a table for the person or from the network. SQLite has one writer anyway.
async fn wait_for_others(conn: &mut Conn, person: &PersonId, network: Option<&str>) -> Result<(), Error> {
    if conn.dialect() == Dialect::Postgres {
        let lock = "SELECT pg_advisory_xact_lock(hashtextextended($1, $2))";
        conn.execute(lock, values![person, 1]).await?;
        conn.execute(lock, values![network, 2]).await?;
    }
    Ok(())
}
