//! Sessions, by the hash of their token. The token itself is never stored.

use crate::Store;
use crate::database::sql::{from_row, values};
use crate::error::Error;
use crate::people::resolve_id;
use protocol::{Millis, PersonId};

/// A session.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Session {
    /// The person.
    pub person: PersonId,
    /// When it expires.
    pub expires: Millis,
}

impl Store {
    /// Begins a session.
    ///
    /// # Errors
    ///
    /// [`Error::Unknown`] if the person does not exist, or if the database fails.
    pub async fn create_session(
        &self,
        token_hash: [u8; 32],
        person: &PersonId,
        at: Millis,
        expires: Millis,
    ) -> Result<(), Error> {
        let person = person.clone();
        self.write(move |conn| {
            Box::pin(async move {
                let person = resolve_id(conn, &person).await?;
                let sql = "INSERT INTO sessions (token, person, created_at, expires) VALUES ($1, $2, $3, $4)";
                conn.execute(sql, values![token_hash, &person, at, expires]).await.map(|_| ())
            })
        })
        .await
    }

    /// The session of a token, unless it has expired.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn session(&self, token_hash: [u8; 32], now: Millis) -> Result<Option<Session>, Error> {
        let sql = "SELECT person, expires FROM sessions WHERE token = $1 AND expires > $2";
        let row = self.reading().await?.row(sql, values![token_hash, now]).await?;
        row.map(|row| Ok(from_row!(row, Session { person, expires }))).transpose()
    }

    /// Lets a session last longer. One that has ended stays so.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn extend_session(&self, token_hash: [u8; 32], expires: Millis) -> Result<(), Error> {
        self.write(move |conn| {
            Box::pin(async move {
                let sql = "UPDATE sessions SET expires = $2 WHERE token = $1 AND expires < $2";
                conn.execute(sql, values![token_hash, expires]).await.map(|_| ())
            })
        })
        .await
    }

    /// Ends a session, if it exists.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn end_session(&self, token_hash: [u8; 32]) -> Result<(), Error> {
        self.write(move |conn| {
            Box::pin(async move {
                let sql = "DELETE FROM sessions WHERE token = $1";
                conn.execute(sql, values![token_hash]).await.map(|_| ())
            })
        })
        .await
    }

    /// Ends all sessions of a person and returns their number.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn end_sessions_of(&self, person: &PersonId) -> Result<u64, Error> {
        let person = person.clone();
        self.write(move |conn| {
            Box::pin(
                async move { conn.execute("DELETE FROM sessions WHERE person = $1", values![&person]).await },
            )
        })
        .await
    }

    /// Deletes the sessions that have expired and returns their number.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn end_sessions_before(&self, now: Millis) -> Result<u64, Error> {
        self.write(move |conn| {
            Box::pin(
                async move { conn.execute("DELETE FROM sessions WHERE expires <= $1", values![now]).await },
            )
        })
        .await
    }
}
