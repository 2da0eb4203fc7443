//! Chat at tables, and muted people.

use crate::Store;
use crate::database::sql::{Conn, Row, from_row, stored, values};
use crate::error::{Error, TableError};
use crate::people::{resolve_id, resolve_ids};
use protocol::{Millis, PersonId, TableId};

/// A new line of chat.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct NewLine {
    /// The table.
    pub table: TableId,
    /// The author.
    pub person: PersonId,
    /// The author's name at that time.
    pub name: String,
    /// Whether the author had an account then.
    pub account: bool,
    /// The text.
    pub text: String,
    /// When.
    pub at: Millis,
}

/// A line of chat.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Line {
    /// Its number at the table, from 1 without gaps.
    pub n: u64,
    /// The author.
    pub person: PersonId,
    /// The author's name at that time.
    pub name: String,
    /// Whether the author had an account then.
    pub account: bool,
    /// The text.
    pub text: String,
    /// When.
    pub at: Millis,
}

impl Store {
    /// Adds a line to the chat of a table, which the caller owns in this epoch, and returns its number.
    ///
    /// # Errors
    ///
    /// [`TableError::NoSuchTable`], [`TableError::NotOwner`] if the table has another owner by now, [`Error::Unknown`] if the person does not exist, or if the database fails.
    pub async fn say(&self, line: NewLine, epoch: u64) -> Result<u64, TableError> {
        self.write(move |conn| {
            Box::pin(async move {
                let NewLine { table, person, name, account, text, at } = line;
                // Updating the table's row locks it, so concurrent lines get different numbers.
                let sql = "UPDATE tables SET chat_last = chat_last + 1 WHERE id = $1 AND epoch = $2 RETURNING chat_last";
                let n: u64 = match conn.row(sql, values![&table, stored(epoch)?]).await? {
                    Some(row) => row.get("chat_last")?,
                    None => return Err(why_not(conn, &table).await),
                };
                let person = resolve_id(conn, &person).await?;
                let sql = "INSERT INTO chat (table_id, n, person, name, account, body, at) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7)";
                conn.execute(sql, values![&table, stored(n)?, &person, name, account, text, at]).await?;
                Ok(n)
            })
        })
        .await
    }

    /// The last lines of chat at a table, oldest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn chat(&self, table: &TableId, limit: u32) -> Result<Vec<Line>, Error> {
        let sql = "SELECT n, person, name, account, body, at FROM chat WHERE table_id = $1 \
             ORDER BY n DESC LIMIT $2";
        let rows = self.reading().await?.rows(sql, values![table, limit]).await?;
        rows.iter().rev().map(line).collect()
    }

    /// Adds a line to the chat of a team at a table, which the caller owns in this epoch, and returns its number. Nobody else reads it.
    ///
    /// # Errors
    ///
    /// [`TableError::NoSuchTable`], [`TableError::NotOwner`] if the table has another owner by now, [`Error::Unknown`] if the person does not exist, or if the database fails.
    pub async fn say_to_team(&self, team: &str, line: NewLine, epoch: u64) -> Result<u64, TableError> {
        let team = team.to_owned();
        self.write(move |conn| {
            Box::pin(async move {
                let NewLine { table, person, name, account, text, at } = line;
                // Updating the table's row locks it, so concurrent lines get different numbers. The number of the other chat
                // stays: it would tell everyone that a team has spoken.
                let sql = "UPDATE tables SET chat_last = chat_last WHERE id = $1 AND epoch = $2 RETURNING id";
                if conn.row(sql, values![&table, stored(epoch)?]).await?.is_none() {
                    return Err(why_not(conn, &table).await);
                }
                let sql =
                    "SELECT COALESCE(MAX(n), 0) + 1 AS n FROM team_chat WHERE table_id = $1 AND team = $2";
                let row = conn.row(sql, values![&table, team.as_str()]).await?;
                let n: u64 = row.ok_or_else(|| Error::corrupt("number", "nothing"))?.get("n")?;
                let person = resolve_id(conn, &person).await?;
                let sql = "INSERT INTO team_chat (table_id, team, n, person, name, account, body, at) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
                conn.execute(sql, values![&table, team, stored(n)?, &person, name, account, text, at])
                    .await?;
                Ok(n)
            })
        })
        .await
    }

    /// The last lines of chat of a team at a table, oldest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn team_chat(&self, table: &TableId, team: &str, limit: u32) -> Result<Vec<Line>, Error> {
        let sql = "SELECT n, person, name, account, body, at FROM team_chat WHERE table_id = $1 AND team = $2 \
             ORDER BY n DESC LIMIT $3";
        let rows = self.reading().await?.rows(sql, values![table, team, limit]).await?;
        rows.iter().rev().map(line).collect()
    }

    /// Mutes a person for another.
    ///
    /// # Errors
    ///
    /// [`Error::Unknown`] if one of them does not exist, or if the database fails.
    pub async fn mute(&self, person: &PersonId, other: &PersonId) -> Result<(), Error> {
        let (person, other) = (person.clone(), other.clone());
        self.write(move |conn| {
            Box::pin(async move {
                let resolved = resolve_ids(conn, [&person, &other].into_iter()).await?;
                let sql = "INSERT INTO mutes (person, other) VALUES ($1, $2) ON CONFLICT DO NOTHING";
                conn.execute(sql, values![&resolved[&person], &resolved[&other]]).await.map(|_| ())
            })
        })
        .await
    }

    /// Unmutes a person for another.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn unmute(&self, person: &PersonId, other: &PersonId) -> Result<(), Error> {
        let (person, other) = (person.clone(), other.clone());
        self.write(move |conn| {
            Box::pin(async move {
                let sql = "DELETE FROM mutes WHERE person = $1 AND other = $2";
                conn.execute(sql, values![&person, &other]).await.map(|_| ())
            })
        })
        .await
    }

    /// The people whom a person has muted.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn mutes_of(&self, person: &PersonId) -> Result<Vec<PersonId>, Error> {
        let sql = "SELECT other FROM mutes WHERE person = $1 ORDER BY other";
        let rows = self.reading().await?.rows(sql, values![person]).await?;
        rows.iter().map(|row| row.get("other")).collect()
    }
}

/// Why a table in some epoch was not found.
async fn why_not(conn: &mut Conn, table: &TableId) -> TableError {
    match conn.row("SELECT id FROM tables WHERE id = $1", values![table]).await {
        Ok(Some(_)) => TableError::NotOwner,
        Ok(None) => TableError::NoSuchTable,
        Err(error) => error.into(),
    }
}

fn line(row: &Row) -> Result<Line, Error> {
    Ok(from_row!(row, Line { n, person, name, account, text = "body", at }))
}
