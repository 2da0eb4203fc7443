//! Merging a guest into an account, when the guest logs in to it.

use crate::Store;
use crate::database::sql::{Conn, Dialect, values};
use crate::error::PersonError;
use protocol::{Millis, PersonId};

impl Store {
    /// Moves a guest's seats, results, chat, mutes and ratings to an account, and ends the guest's sessions.
    ///
    /// The guest's id stays and refers to the account, so that a running table may still write with it. Where both have a
    /// rating for the same variant of a game and number of players, the account's stays. The operation is atomic.
    ///
    /// # Errors
    ///
    /// [`PersonError::AlreadyAccount`] if `from` is not a guest, [`PersonError::NotAnAccount`] if `into` is not an account,
    /// [`PersonError::NoSuchPerson`], or if the database fails.
    pub async fn merge_guest(&self, from: &PersonId, into: &PersonId, at: Millis) -> Result<(), PersonError> {
        let (from, into) = (from.clone(), into.clone());
        self.write(move |conn| {
            Box::pin(async move {
                check(conn, &from, &into).await?;
                move_activity(conn, &from, &into).await?;
                move_ratings(conn, &from, &into).await?;
                move_mutes(conn, &from, &into).await?;
                conn.execute("DELETE FROM sessions WHERE person = $1", values![&from]).await?;
                let refer = "UPDATE people SET merged_into = $2, merged_at = $3 WHERE id = $1";
                conn.execute(refer, values![&from, &into, at]).await?;
                Ok(())
            })
        })
        .await
    }
}

/// Locks both people, in an order that all merges share, and checks that they are a guest and an account.
async fn check(conn: &mut Conn, from: &PersonId, into: &PersonId) -> Result<(), PersonError> {
    let sql = match conn.dialect() {
        Dialect::Sqlite => "SELECT id, name_key, merged_into FROM people WHERE id IN ($1, $2) ORDER BY id",
        Dialect::Postgres => {
            "SELECT id, name_key, merged_into FROM people WHERE id IN ($1, $2) ORDER BY id FOR UPDATE"
        }
    };
    let (mut guest, mut account) = (None, None);
    for row in conn.rows(sql, values![from, into]).await? {
        let merged = row.get::<Option<PersonId>>("merged_into")?.is_some();
        let named = row.get::<Option<String>>("name_key")?.is_some();
        let id: PersonId = row.get("id")?;
        if !merged && id == *from {
            guest = Some(named);
        }
        if !merged && id == *into {
            account = Some(named);
        }
    }
    match (guest, account) {
        (None, _) | (_, None) => Err(PersonError::NoSuchPerson),
        (Some(true), _) => Err(PersonError::AlreadyAccount),
        (_, Some(false)) => Err(PersonError::NotAnAccount),
        (Some(false), Some(true)) => Ok(()),
    }
}

/// Moves seats, results and chat.
async fn move_activity(conn: &mut Conn, from: &PersonId, into: &PersonId) -> Result<(), PersonError> {
    for sql in [
        "UPDATE seats SET person = $2 WHERE person = $1",
        "UPDATE results SET person = $2 WHERE person = $1",
        "UPDATE chat SET person = $2 WHERE person = $1",
        "UPDATE team_chat SET person = $2 WHERE person = $1",
    ] {
        conn.execute(sql, values![from, into]).await?;
    }
    Ok(())
}

/// Moves the ratings that the account does not have. For the others it adds only the number of games.
async fn move_ratings(conn: &mut Conn, from: &PersonId, into: &PersonId) -> Result<(), PersonError> {
    for sql in [
        "UPDATE ratings SET games = games + (SELECT g.games FROM ratings g WHERE g.person = $1 \
             AND g.game = ratings.game AND g.variant = ratings.variant AND g.players = ratings.players) \
         WHERE person = $2 AND EXISTS (SELECT 1 FROM ratings g WHERE g.person = $1 \
             AND g.game = ratings.game AND g.variant = ratings.variant AND g.players = ratings.players)",
        "DELETE FROM ratings WHERE person = $1 AND EXISTS (SELECT 1 FROM ratings a WHERE a.person = $2 \
             AND a.game = ratings.game AND a.variant = ratings.variant AND a.players = ratings.players)",
        "UPDATE ratings SET person = $2 WHERE person = $1",
    ] {
        conn.execute(sql, values![from, into]).await?;
    }
    Ok(())
}

/// Moves mutes in both directions, except those between the two.
async fn move_mutes(conn: &mut Conn, from: &PersonId, into: &PersonId) -> Result<(), PersonError> {
    for sql in [
        "INSERT INTO mutes (person, other) SELECT CAST($2 AS TEXT), other FROM mutes \
         WHERE person = $1 AND other <> $2 ON CONFLICT DO NOTHING",
        "INSERT INTO mutes (person, other) SELECT person, CAST($2 AS TEXT) FROM mutes \
         WHERE other = $1 AND person <> $2 ON CONFLICT DO NOTHING",
    ] {
        conn.execute(sql, values![from, into]).await?;
    }
    conn.execute("DELETE FROM mutes WHERE person = $1 OR other = $1", values![from]).await?;
    Ok(())
}
