//! Tables: the head with the current status, and the records of everything that happened.

pub(crate) mod append;
pub(crate) mod finish;
pub(crate) mod holdings;
pub(crate) mod plain;

use std::collections::HashMap;

use crate::Store;
use crate::database::sql::{Conn, Row, from_row, stored, values};
use crate::error::{Error, TableError};
use crate::nodes::{NodeId, unowned};
use crate::people::resolve_ids;
use crate::tables::append::{insert_records, insert_seats};
use protocol::{Millis, PersonId, TableId, Visibility};

/// The status of a table.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Status {
    /// Waiting for players.
    Open,
    /// Being played.
    Running,
    /// Played to the end: it has results.
    Finished,
    /// Ended early: it has no results.
    Abandoned,
}

/// The current status of a table, for lists and timers, which don't read its records.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Head {
    /// The status.
    pub status: Status,
    /// The time of the last change.
    pub updated_at: Millis,
    /// When it next needs attention if nobody acts, such as when a clock runs out.
    pub wake_at: Option<Millis>,
    /// What lists show of it: a small text that is opaque to the store.
    pub listing: String,
}

/// Who holds a seat, so that people can find their tables.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Holder {
    /// The seat's number.
    pub seat: u8,
    /// The person, if it is one in the store.
    pub person: Option<PersonId>,
    /// Their name at the table.
    pub name: String,
    /// The kind of holder, which is opaque to the store.
    pub kind: String,
}

/// A new record.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct NewRecord {
    /// The time.
    pub at: Millis,
    /// The content, which is opaque to the store.
    pub text: String,
}

/// A record of something that happened at a table.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Record {
    /// Its number at the table, from 1 without gaps.
    pub seq: u64,
    /// The time.
    pub at: Millis,
    /// The content.
    pub text: String,
}

/// What is fixed when a table is created.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Terms {
    /// The game.
    pub game: String,
    /// Its variant: a word that is opaque to the store. Results of different variants are not compared.
    pub variant: String,
    /// The version of its rules.
    pub rules: String,
    /// The number of players.
    pub players: u8,
    /// Who can find it.
    pub visibility: Visibility,
}

/// A new table.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct NewTable {
    /// Its id.
    pub id: TableId,
    /// What is fixed for it.
    pub terms: Terms,
    /// The head.
    pub head: Head,
    /// Who opens it.
    pub opened_by: Option<PersonId>,
    /// From which network: a text that is opaque to the store, and is forgotten when the table ends.
    pub opened_from: Option<String>,
    /// The seats that are taken already.
    pub seats: Vec<Holder>,
    /// Its first records.
    pub records: Vec<NewRecord>,
    /// The format of its records. A node that does not read it can't claim the table.
    pub format: u32,
}

/// A table that needs attention.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Due {
    /// The table.
    pub table: TableId,
    /// Since when it has needed attention.
    pub since: Millis,
}

/// Where a table is in the lobby.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct LobbyPlace {
    /// 0 for open tables, 1 for those that are played.
    pub class: i64,
    /// How many tables of the same opener come before it, and itself.
    pub round: i64,
    /// The negative time of its last change.
    pub age: i64,
    /// The table's id.
    pub table: String,
}

impl Default for LobbyPlace {
    /// Before all tables.
    fn default() -> Self {
        Self { class: -1, round: 0, age: 0, table: String::new() }
    }
}

/// A table without its records.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct TableRow {
    /// Its id.
    pub id: TableId,
    /// What is fixed for it.
    pub terms: Terms,
    /// The head.
    pub head: Head,
    /// The number of its last record.
    pub last: u64,
    /// When it was created.
    pub created_at: Millis,
    /// When it finished.
    pub finished_at: Option<Millis>,
    /// The next table of the same players.
    pub next: Option<TableId>,
}

/// A table with its records.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Loaded {
    /// The table.
    pub table: TableRow,
    /// The seats.
    pub seats: Vec<Holder>,
    /// Its records, from the first to `table.last`.
    pub records: Vec<Record>,
}

/// The query for [`TableRow`].
macro_rules! select_tables {
    ($rest:literal) => {
        select_tables!("", $rest)
    };
    ($more_columns:literal, $rest:literal) => {
        concat!(
            "SELECT t.id, t.game, t.variant, t.rules, t.players, t.visibility, t.status, t.created_at, t.updated_at, ",
            "t.finished_at, t.wake_at, t.listing, t.last, t.next",
            $more_columns,
            " FROM tables t ",
            $rest
        )
    };
}

impl Store {
    /// Creates a table and returns the number of its last record.
    ///
    /// # Errors
    ///
    /// [`TableError::Exists`], [`TableError::FinishMismatch`] for a table that is already finished, [`Error::Unknown`] if a
    /// seated person does not exist, or if the database fails.
    pub async fn create_table(&self, table: NewTable) -> Result<u64, TableError> {
        if table.head.status == Status::Finished {
            return Err(TableError::FinishMismatch);
        }
        self.write(move |conn| Box::pin(insert_table(conn, table))).await
    }

    /// A table with its seats and records, if it exists.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn load(&self, id: &TableId) -> Result<Option<Loaded>, Error> {
        let mut conn = self.reading().await?;
        let Some(row) = conn.row(select_tables!("WHERE t.id = $1"), values![id]).await? else {
            return Ok(None);
        };
        let table = table_row(&row)?;
        let seats = "SELECT seat, person, name, kind FROM seats WHERE table_id = $1 ORDER BY seat";
        let seats = conn.rows(seats, values![id]).await?;
        // Records never change, so those up to `last` belong to this head even if more were added since.
        let records = "SELECT seq, at, body FROM records WHERE table_id = $1 AND seq <= $2 ORDER BY seq";
        let records = conn.rows(records, values![id, stored(table.last)?]).await?;
        Ok(Some(Loaded {
            table,
            seats: seats.iter().map(holder).collect::<Result<_, _>>()?,
            records: records.iter().map(record).collect::<Result<_, _>>()?,
        }))
    }

    /// The tables that need attention now, the longest waiting first, without those that another node runs, or that this node can't read. `after` is the last
    /// table of the previous page.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn due(
        &self,
        now: Millis,
        node: &NodeId,
        after: Option<&Due>,
        limit: u32,
    ) -> Result<Vec<Due>, Error> {
        macro_rules! due_tables {
            ($whose:expr) => {
                concat!(
                    "SELECT id, wake_at FROM tables WHERE wake_at <= $1 AND status IN ('open', 'running') ",
                    "AND (wake_at > $2 OR (wake_at = $2 AND id > $3)) ",
                    $whose,
                    "ORDER BY wake_at, id LIMIT $4"
                )
            };
        }
        let (since, id) = after.map_or((i64::MIN, ""), |due| (due.since, due.table.0.as_str()));
        let mut values = values![now, since, id, limit];
        let sql = if self.is_shared() {
            values.push(node.into());
            due_tables!(concat!(
                unowned!("$5"),
                "AND format <= (SELECT n.format FROM nodes n WHERE n.id = $5) "
            ))
        } else {
            due_tables!("")
        };
        let rows = self.reading().await?.rows(sql, values).await?;
        rows.iter().map(|row| Ok(from_row!(row, Due { table = "id", since = "wake_at" }))).collect()
    }

    /// A page of the public tables that are open or running, of one game or of all: open ones first. The latest table of everyone who
    /// opened any comes before the second of anyone, and so on. `after` is the place of the last table of the previous page.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn lobby(
        &self,
        game: Option<&str>,
        after: Option<&LobbyPlace>,
        limit: u32,
    ) -> Result<Vec<(LobbyPlace, TableRow)>, Error> {
        let sql = select_tables!(
            ", round",
            "JOIN (SELECT o.id AS place, CASE o.status WHEN 'open' THEN 0 ELSE 1 END AS class, -o.updated_at AS age, \
                 ROW_NUMBER() OVER (PARTITION BY o.status, COALESCE(p.merged_into, o.opened_by, o.id) \
                     ORDER BY o.updated_at DESC, o.id) AS round \
                 FROM tables o LEFT JOIN people p ON p.id = o.opened_by \
                 WHERE o.visibility = 'public' AND o.status IN ('open', 'running') \
                 AND (CAST($1 AS TEXT) IS NULL OR o.game = $1)) places ON place = t.id \
             WHERE (class, round, age, place) > ($2, $3, $4, $5) ORDER BY class, round, age, place LIMIT $6"
        );
        let first = LobbyPlace::default();
        let LobbyPlace { class, round, age, table } = after.unwrap_or(&first);
        let values = values![game, *class, *round, *age, table.as_str(), limit];
        let rows = self.reading().await?.rows(sql, values).await?;
        let placed = |row: &Row| {
            let table = table_row(row)?;
            let class = i64::from(table.head.status != Status::Open);
            let (round, age) = (row.get("round")?, -table.head.updated_at);
            Ok((LobbyPlace { class, round, age, table: table.id.0.clone() }, table))
        };
        rows.iter().map(placed).collect()
    }

    /// The open and running tables where a person has a seat, by latest change.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn tables_of(&self, person: &PersonId, limit: u32) -> Result<Vec<TableRow>, Error> {
        let sql = select_tables!(
            "WHERE t.id IN (SELECT s.table_id FROM seats s WHERE s.person = $1) \
             AND t.status IN ('open', 'running') ORDER BY t.updated_at DESC, t.id LIMIT $2"
        );
        let rows = self.reading().await?.rows(sql, values![person, limit]).await?;
        rows.iter().map(table_row).collect()
    }

    /// The seats of a person at open and running tables; of several seats at one table, the first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn seats_of(&self, person: &PersonId) -> Result<HashMap<TableId, u8>, Error> {
        let sql = "SELECT s.table_id, MIN(s.seat) AS seat FROM seats s JOIN tables t ON t.id = s.table_id \
             WHERE s.person = $1 AND t.status IN ('open', 'running') GROUP BY s.table_id";
        let rows = self.reading().await?.rows(sql, values![person]).await?;
        rows.iter().map(|row| Ok((row.get("table_id")?, row.get("seat")?))).collect()
    }

    /// The finished tables where a person had a seat, by latest change.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn finished_tables_of(&self, person: &PersonId, limit: u32) -> Result<Vec<TableId>, Error> {
        let sql = "SELECT t.id FROM tables t WHERE t.id IN (SELECT s.table_id FROM seats s WHERE s.person = $1) \
             AND t.status = 'finished' ORDER BY t.updated_at DESC, t.id LIMIT $2";
        let rows = self.reading().await?.rows(sql, values![person, limit]).await?;
        rows.iter().map(|row| row.get("id")).collect()
    }

    /// The game of a table.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn game_of(&self, id: &TableId) -> Result<Option<String>, Error> {
        let row = self.reading().await?.row("SELECT game FROM tables WHERE id = $1", values![id]).await?;
        row.map(|row| row.get("game")).transpose()
    }

    /// The next table of the same players.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn next_of(&self, id: &TableId) -> Result<Option<TableId>, Error> {
        let sql = "SELECT next FROM tables WHERE id = $1";
        let row = self.reading().await?.row(sql, values![id]).await?;
        Ok(row.map(|row| row.get("next")).transpose()?.flatten())
    }

    /// Sets the next table of the same players, unless one is set, and returns it.
    ///
    /// # Errors
    ///
    /// [`TableError::NoSuchTable`], or if the database fails.
    pub async fn set_next(&self, id: &TableId, next: &TableId) -> Result<TableId, TableError> {
        let (id, next) = (id.clone(), next.clone());
        self.write(move |conn| {
            Box::pin(async move {
                let sql = "UPDATE tables SET next = COALESCE(next, $2) WHERE id = $1 RETURNING next";
                let row = conn.row(sql, values![&id, &next]).await?;
                Ok(row.ok_or(TableError::NoSuchTable)?.get("next")?)
            })
        })
        .await
    }
}

pub(crate) async fn insert_table(conn: &mut Conn, table: NewTable) -> Result<u64, TableError> {
    let NewTable { id, terms, head, opened_by, opened_from, seats, records, format } = table;
    let Terms { game, variant, rules, players, visibility } = terms;
    let last = stored(records.len() as u64)?;
    let sql = "INSERT INTO tables (id, game, rules, players, visibility, status, created_at, \
         updated_at, wake_at, listing, last, variant, opened_by, opened_from, format) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, $11, $12, $13, $14)";
    let (visibility, status) = (visibility_text(visibility), head.status.as_str());
    let values = values![
        &id,
        game,
        rules,
        players,
        visibility,
        status,
        head.updated_at,
        head.wake_at,
        head.listing,
        last,
        variant,
        opened_by.as_ref(),
        opened_from,
        format
    ];
    conn.execute(sql, values).await.map_err(|error| match error.taken() {
        true => TableError::Exists,
        false => error.into(),
    })?;
    let resolved = resolve_ids(conn, seats.iter().filter_map(|seat| seat.person.as_ref())).await?;
    insert_records(conn, &id, 0, records).await?;
    insert_seats(conn, &id, seats, &resolved).await?;
    Ok(last.unsigned_abs())
}

fn table_row(row: &Row) -> Result<TableRow, Error> {
    let head = from_row!(row, Head { status, updated_at, wake_at, listing });
    let terms = from_row!(row, Terms { game, variant, rules, players, visibility });
    Ok(from_row!(row, TableRow { id, last, created_at, finished_at, next; terms: terms, head: head }))
}

fn holder(row: &Row) -> Result<Holder, Error> {
    Ok(from_row!(row, Holder { seat, person, name, kind }))
}

fn record(row: &Row) -> Result<Record, Error> {
    Ok(from_row!(row, Record { seq, at, text = "body" }))
}

impl Status {
    /// Its word in the database and the metrics.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Finished => "finished",
            Self::Abandoned => "abandoned",
        }
    }
}

/// A visibility as it is stored.
pub(crate) fn visibility_text(visibility: Visibility) -> &'static str {
    match visibility {
        Visibility::Public => "public",
        Visibility::Link => "link",
    }
}
