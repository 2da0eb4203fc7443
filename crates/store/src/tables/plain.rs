//! Many plain appends in one statement or two, for the tasks that share commits.
//!
//! A step at a table is nearly always an append of records and a new head, and nothing else: a plain one. Here those that fit are written,
//! and the caller is told which. Any other is written alone by [`append`](crate::tables::append), which tells what is wrong with it.

use std::collections::HashSet;

use sqlx::postgres::PgConnection;
use sqlx::{Row, SqliteConnection};

use crate::database::sql::stored;
use crate::error::Error;
use crate::tables::Status;
use crate::tables::append::Append;

/// Whether an append changes nothing but the head and the records of a table that goes on.
pub(crate) fn is_plain(append: &Append) -> bool {
    let goes_on = append.head.status != Status::Finished && append.seats.is_none() && append.finish.is_none();
    let mut texts =
        append.records.iter().map(|record| &record.text).chain([&append.head.listing, &append.table.0]);
    // The databases can't store NUL, and alone the append is refused with an error that says so.
    goes_on && texts.all(|text| !text.contains('\0'))
}

/// The places of the first append to each table. Two to one table can't both fit, so the second is written alone, after the first.
pub(crate) fn first_of_each_table<'a>(appends: impl IntoIterator<Item = &'a Append>) -> HashSet<usize> {
    let mut tables = HashSet::new();
    let first = appends.into_iter().enumerate().filter(|(_, append)| tables.insert(&append.table));
    first.map(|(place, _)| place).collect()
}

/// Moves the heads of all tables that are where their append expects them, and inserts the records of these. Rows are compared as they are
/// when the statement has locked them, so it is safe beside other nodes and other statements.
const POSTGRES: &str = "WITH moved AS ( \
         UPDATE tables SET last = head.last, status = head.status, updated_at = head.updated_at, \
             wake_at = head.wake_at, listing = head.listing, \
             opened_from = CASE WHEN head.status IN ('open', 'running') THEN tables.opened_from END \
         FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::bigint[], $7::text[], $8::bigint[]) \
             AS head (id, expected, last, status, updated_at, wake_at, listing, epoch) \
         WHERE tables.id = head.id AND tables.last = head.expected AND tables.epoch = head.epoch \
             AND tables.finished_at IS NULL \
         RETURNING tables.id \
     ), written AS ( \
         INSERT INTO records (table_id, seq, at, body) \
         SELECT moved.id, record.seq, record.at, record.body \
         FROM unnest($9::text[], $10::bigint[], $11::bigint[], $12::text[]) AS record (id, seq, at, body) \
         JOIN moved ON moved.id = record.id \
     ) \
     SELECT id FROM moved";

/// Writes the appends that fit, durably, in a transaction of its own. Each is to another table. Returns the tables of those that were
/// written.
pub(crate) async fn write_in_postgres(
    conn: &mut PgConnection,
    appends: &[&Append],
) -> Result<HashSet<String>, Error> {
    let (mut expected, mut last, mut epoch) = (Vec::new(), Vec::new(), Vec::new());
    let (mut id, mut seq, mut at, mut body) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for append in appends {
        let mut number = stored(append.expected)?;
        expected.push(number);
        epoch.push(stored(append.epoch)?);
        for record in &append.records {
            number = number.saturating_add(1);
            id.push(append.table.0.as_str());
            seq.push(number);
            at.push(record.at);
            body.push(record.text.as_str());
        }
        last.push(number);
    }
    let heads = || appends.iter().map(|append| &append.head);
    let rows = sqlx::query(POSTGRES)
        .bind(appends.iter().map(|append| append.table.0.as_str()).collect::<Vec<&str>>())
        .bind(expected)
        .bind(last)
        .bind(heads().map(|head| head.status.as_str()).collect::<Vec<&str>>())
        .bind(heads().map(|head| head.updated_at).collect::<Vec<i64>>())
        .bind(heads().map(|head| head.wake_at).collect::<Vec<Option<i64>>>())
        .bind(heads().map(|head| head.listing.as_str()).collect::<Vec<&str>>())
        .bind(epoch)
        .bind(id)
        .bind(seq)
        .bind(at)
        .bind(body)
        .fetch_all(conn)
        .await?;
    rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
}

/// As for PostgreSQL. SQLite has no arrays, so values come as JSON: a list for each head.
const SQLITE_HEADS: &str = "UPDATE tables SET last = head.last, status = head.status, updated_at = head.updated_at, \
         wake_at = head.wake_at, listing = head.listing, \
         opened_from = CASE WHEN head.status IN ('open', 'running') THEN tables.opened_from END \
     FROM (SELECT value ->> 0 AS id, value ->> 1 AS expected, value ->> 2 AS last, value ->> 3 AS status, \
             value ->> 4 AS updated_at, value ->> 5 AS wake_at, value ->> 6 AS listing, value ->> 7 AS epoch \
         FROM json_each($1)) AS head \
     WHERE tables.id = head.id AND tables.last = head.expected AND tables.epoch = head.epoch \
         AND tables.finished_at IS NULL \
     RETURNING tables.id";

/// Inserts records, which come as a list for each.
const SQLITE_RECORDS: &str = "INSERT INTO records (table_id, seq, at, body) \
     SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)";

/// Writes the appends that fit, in the transaction of the caller. Each is to another table. Returns the tables of those that were written.
pub(crate) async fn write_in_sqlite(
    conn: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<HashSet<String>, Error> {
    let mut heads = Vec::new();
    for Append { table, expected, epoch, records, head, .. } in appends {
        let expected = stored(*expected)?;
        let last = expected.saturating_add(stored(records.len() as u64)?);
        let (status, epoch) = (head.status.as_str(), stored(*epoch)?);
        heads.push((&table.0, expected, last, status, head.updated_at, head.wake_at, &head.listing, epoch));
    }
    let rows = sqlx::query(SQLITE_HEADS).bind(json(&heads)?).fetch_all(&mut *conn).await?;
    let moved: HashSet<String> = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, sqlx::Error>>()?;
    let mut numbered = Vec::new();
    for Append { table, expected, records, .. } in
        appends.iter().filter(|append| moved.contains(&append.table.0))
    {
        let first = stored(*expected)?.saturating_add(1);
        numbered.extend((first..).zip(records).map(|(seq, record)| (&table.0, seq, record.at, &record.text)));
    }
    if !numbered.is_empty() {
        sqlx::query(SQLITE_RECORDS).bind(json(&numbered)?).execute(conn).await?;
    }
    Ok(moved)
}

fn json(rows: &impl serde::Serialize) -> Result<String, Error> {
    serde_json::to_string(rows).map_err(|error| Error::corrupt("append", error))
}
