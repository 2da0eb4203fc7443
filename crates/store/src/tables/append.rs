//! Appending to a table: records, head, seats and results in one atomic operation.

use std::collections::BTreeMap;

use crate::Store;
use crate::database::appender::Outcome;
use crate::database::sql::{Conn, from_row, stored, values};
use crate::error::{Error, TableError};
use crate::leaderboards::Pool;
use crate::people::resolve_ids;
use crate::store::Backend;
use crate::tables::finish::{Finish, write_results};
use crate::tables::plain;
use crate::tables::{Head, Holder, NewRecord, Status};
use protocol::{Millis, PersonId, TableId};

/// A change to a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The number of the last record that the caller has seen.
    pub expected: u64,
    /// The epoch in which the caller owns the table.
    pub epoch: u64,
    /// The new records.
    pub records: Vec<NewRecord>,
    /// The new head.
    pub head: Head,
    /// All seats, if any changed.
    pub seats: Option<Vec<Holder>>,
    /// The results, if this ends the table.
    pub finish: Option<Finish>,
}

impl Append {
    /// The number of the table's last record after it.
    pub(crate) fn last(&self) -> u64 {
        self.expected.saturating_add(self.records.len() as u64)
    }
}

impl Store {
    /// Appends to a table and returns the number of its last record. The operation is atomic and durable.
    ///
    /// # Errors
    ///
    /// [`TableError::Stale`] if another append came first, [`TableError::NotOwner`] if the table has another owner by now,
    /// [`TableError::NoSuchTable`], [`TableError::Finished`] if the table
    /// has its results and this would finish it again or reopen it, [`TableError::FinishMismatch`], [`Error::Unknown`] if a
    /// seated person does not exist, or if the database fails.
    pub async fn append(&self, append: Append) -> Result<u64, TableError> {
        let append = match &self.backend {
            Backend::Sqlite { writer, .. } if plain::is_plain(&append) => return writer.append(append).await,
            Backend::Postgres { appender, .. } if plain::is_plain(&append) => {
                let last = append.last();
                match appender.append(append).await? {
                    Outcome::Written => return Ok(last),
                    Outcome::Unfit(append) => *append,
                }
            }
            Backend::Sqlite { .. } | Backend::Postgres { .. } => append,
        };
        self.write(move |conn| Box::pin(async move { write_append(conn, append).await })).await
    }
}

pub(crate) async fn write_append(conn: &mut Conn, append: Append) -> Result<u64, TableError> {
    let Append { table, expected, epoch, records, head, seats, finish } = append;
    let ends = head.status == Status::Finished;
    let Moved { game, variant, players, last, finished_at } =
        move_head(conn, &table, Place { expected, epoch }, records.len(), head).await?;
    match (finished_at.is_some(), finish.is_some(), ends) {
        (true, true, _) | (true, false, false) => return Err(TableError::Finished),
        (false, true, false) | (false, false, true) => return Err(TableError::FinishMismatch),
        (true, false, true) | (false, true, true) | (false, false, false) => {}
    }
    let seated = seats.iter().flatten().filter_map(|seat| seat.person.as_ref());
    let ended = finish.iter().flat_map(|finish| &finish.results).filter_map(|result| result.person.as_ref());
    let resolved = resolve_ids(conn, seated.chain(ended)).await?;
    insert_records(conn, &table, expected, records).await?;
    if let Some(seats) = seats {
        conn.execute("DELETE FROM seats WHERE table_id = $1", values![&table]).await?;
        insert_seats(conn, &table, seats, &resolved).await?;
    }
    if let Some(finish) = finish {
        let pool = Pool { game, variant, players };
        write_results(conn, &table, &pool, finish, &resolved).await?;
    }
    Ok(last)
}

/// A table after its head was updated.
struct Moved {
    game: String,
    variant: String,
    players: u8,
    last: u64,
    finished_at: Option<Millis>,
}

/// Where a table must be for an append.
struct Place {
    /// Its last record.
    expected: u64,
    /// The epoch of its owner.
    epoch: u64,
}

/// Updates the head if `expected` is still the last record, and `epoch` the owner's. Of two concurrent callers with the same
/// number, one is refused.
async fn move_head(
    conn: &mut Conn,
    table: &TableId,
    Place { expected, epoch }: Place,
    records: usize,
    head: Head,
) -> Result<Moved, TableError> {
    let Head { status, updated_at, wake_at, listing } = head;
    let expected = stored(expected)?;
    let sql = "UPDATE tables SET last = $3, status = $4, updated_at = $5, wake_at = $6, listing = $7, \
         opened_from = CASE WHEN CAST($4 AS TEXT) IN ('open', 'running') THEN opened_from END \
         WHERE id = $1 AND last = $2 AND epoch = $8 RETURNING game, variant, players, last, finished_at";
    let last = expected.saturating_add(stored(records as u64)?);
    let values =
        values![table, expected, last, status.as_str(), updated_at, wake_at, listing, stored(epoch)?];
    if let Some(row) = conn.row(sql, values).await? {
        return Ok(from_row!(row, Moved { game, variant, players, last, finished_at }));
    }
    let row = conn.row("SELECT last, epoch FROM tables WHERE id = $1", values![table]).await?;
    let row = row.ok_or(TableError::NoSuchTable)?;
    if row.get::<u64>("epoch")? != epoch {
        return Err(TableError::NotOwner);
    }
    Err(TableError::Stale { last: row.get("last")? })
}

/// Writes records after the record with number `after`.
pub(crate) async fn insert_records(
    conn: &mut Conn,
    table: &TableId,
    after: u64,
    records: Vec<NewRecord>,
) -> Result<(), Error> {
    let mut numbered = (stored(after)?.saturating_add(1)..).zip(records);
    // Most steps make one to three records, and each statement is a round trip to the connection's thread.
    while let Some((seq, NewRecord { at, text })) = numbered.next() {
        match (numbered.next(), numbered.next()) {
            (Some((seq2, two)), Some((seq3, three))) => {
                let sql = "INSERT INTO records (table_id, seq, at, body) \
                     VALUES ($1, $2, $3, $4), ($1, $5, $6, $7), ($1, $8, $9, $10)";
                let values =
                    values![table, seq, at, text, seq2, two.at, two.text, seq3, three.at, three.text];
                conn.execute(sql, values).await?;
            }
            (Some((seq2, two)), None) => {
                let sql =
                    "INSERT INTO records (table_id, seq, at, body) VALUES ($1, $2, $3, $4), ($1, $5, $6, $7)";
                conn.execute(sql, values![table, seq, at, text, seq2, two.at, two.text]).await?;
            }
            (None, _) => {
                let sql = "INSERT INTO records (table_id, seq, at, body) VALUES ($1, $2, $3, $4)";
                conn.execute(sql, values![table, seq, at, text]).await?;
            }
        }
    }
    Ok(())
}

/// Writes the seats of a table.
pub(crate) async fn insert_seats(
    conn: &mut Conn,
    table: &TableId,
    seats: Vec<Holder>,
    resolved: &BTreeMap<PersonId, PersonId>,
) -> Result<(), Error> {
    let sql = "INSERT INTO seats (table_id, seat, person, name, kind) VALUES ($1, $2, $3, $4, $5)";
    for Holder { seat, person, name, kind } in seats {
        let person = person.as_ref().and_then(|person| resolved.get(person));
        conn.execute(sql, values![table, seat, person, name, kind]).await?;
    }
    Ok(())
}
