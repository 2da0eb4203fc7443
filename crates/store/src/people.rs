//! People: guests, who have a name only, and accounts, which have a password as well.

use std::collections::{BTreeMap, BTreeSet};

use crate::Store;
use crate::error::{Error, PersonError};
use crate::sql::{Conn, Dialect, Row, values};
use protocol::{Millis, PersonId, PersonKind};

/// Somebody who plays here.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Person {
    /// Who it is, from the first visit on.
    pub id: PersonId,
    /// What they are called.
    pub name: String,
    /// Guest or account.
    pub kind: PersonKind,
    /// When they first came.
    pub created_at: Millis,
}

/// What makes a guest into an account.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct NewAccount {
    /// The guest.
    pub person: PersonId,
    /// The name as it is shown.
    pub name: String,
    /// The name as it is compared: the caller folds case and characters that look alike.
    pub name_key: String,
    /// The password's hash, which the store does not look into.
    pub password_hash: String,
    /// When.
    pub at: Millis,
}

/// The columns that [`Person`] is read from.
const PERSON: &str = "SELECT p.id, p.name, p.name_key, p.created_at, p.password, asked.id AS asked \
     FROM people asked JOIN people p ON p.id = COALESCE(asked.merged_into, asked.id) WHERE asked.id = $1";

/// The same for up to eight at once.
const PEOPLE: &str = "SELECT p.id, p.name, p.name_key, p.created_at, p.password, asked.id AS asked \
     FROM people asked JOIN people p ON p.id = COALESCE(asked.merged_into, asked.id) \
     WHERE asked.id IN ($1, $2, $3, $4, $5, $6, $7, $8)";

const BY_NAME: &str =
    "SELECT p.id, p.name, p.name_key, p.created_at, p.password FROM people p WHERE p.name_key = $1";

impl Store {
    /// Remembers somebody new.
    ///
    /// # Errors
    ///
    /// If the database fails, or there is somebody with this id.
    pub async fn create_guest(&self, id: &PersonId, name: &str, at: Millis) -> Result<(), Error> {
        let (id, name) = (id.clone(), name.to_owned());
        self.write(move |conn| {
            Box::pin(async move {
                let sql = "INSERT INTO people (id, name, created_at) VALUES ($1, $2, $3)";
                conn.execute(sql, values![&id, name, at]).await.map(|_| ())
            })
        })
        .await
    }

    /// Who has this id. A guest who went into an account is answered with the account.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn person(&self, id: &PersonId) -> Result<Option<Person>, Error> {
        let row = self.reading().await?.row(PERSON, values![id]).await?;
        row.map(|row| person(&row)).transpose()
    }

    /// Who has these ids, by the id asked for. Those whom nobody has are left out.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn people(&self, ids: &[PersonId]) -> Result<BTreeMap<PersonId, Person>, Error> {
        let mut people = BTreeMap::new();
        if ids.is_empty() {
            return Ok(people);
        }
        let mut conn = self.reading().await?;
        for some in ids.chunks(8) {
            // A statement has a fixed number of places; those left over ask for the first once more.
            let id = |n: usize| some.get(n).unwrap_or(&some[0]);
            let values = values![id(0), id(1), id(2), id(3), id(4), id(5), id(6), id(7)];
            for row in conn.rows(PEOPLE, values).await? {
                people.insert(row.person("asked")?, person(&row)?);
            }
        }
        Ok(people)
    }

    /// Changes what a person is called. For an account `name_key` becomes the name it is found by.
    ///
    /// # Errors
    ///
    /// [`PersonError::NameTaken`] and [`PersonError::NoSuchPerson`], or if the database fails.
    pub async fn rename(&self, id: &PersonId, name: &str, name_key: &str) -> Result<(), PersonError> {
        let (id, name, key) = (id.clone(), name.to_owned(), name_key.to_owned());
        self.write(move |conn| {
            Box::pin(async move {
                let sql = "UPDATE people SET name = $2, \
                     name_key = CASE WHEN name_key IS NULL THEN NULL ELSE CAST($3 AS TEXT) END \
                     WHERE id = $1 AND merged_into IS NULL";
                let touched = conn.execute(sql, values![&id, name, key]).await.map_err(name_taken)?;
                if touched == 0 { Err(PersonError::NoSuchPerson) } else { Ok(()) }
            })
        })
        .await
    }

    /// Makes a guest an account. The id stays, and with it everything the guest has done.
    ///
    /// # Errors
    ///
    /// [`PersonError::NameTaken`], [`PersonError::AlreadyAccount`] and [`PersonError::NoSuchPerson`], or if the
    /// database fails.
    pub async fn make_account(&self, account: NewAccount) -> Result<(), PersonError> {
        self.write(move |conn| {
            Box::pin(async move {
                let NewAccount { person, name, name_key, password_hash, at } = account;
                let sql = "UPDATE people SET name = $2, name_key = $3, password = $4, account_at = $5 \
                     WHERE id = $1 AND name_key IS NULL AND merged_into IS NULL";
                let values = values![&person, name, name_key, password_hash, at];
                match conn.execute(sql, values).await.map_err(name_taken)? {
                    0 => match kind_of_person(conn, &person).await? {
                        Some(PersonKind::Account) => Err(PersonError::AlreadyAccount),
                        Some(PersonKind::Guest) | None => Err(PersonError::NoSuchPerson),
                    },
                    _ => Ok(()),
                }
            })
        })
        .await
    }

    /// The account with this name, and its password's hash.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn account_by_name(&self, name_key: &str) -> Result<Option<(Person, String)>, Error> {
        let row = self.reading().await?.row(BY_NAME, values![name_key]).await?;
        row.map(|row| Ok((person(&row)?, row.text("password")?))).transpose()
    }

    /// Gives an account another password.
    ///
    /// # Errors
    ///
    /// [`PersonError::NotAnAccount`] and [`PersonError::NoSuchPerson`], or if the database fails.
    pub async fn set_password(&self, id: &PersonId, password_hash: &str) -> Result<(), PersonError> {
        let (id, hash) = (id.clone(), password_hash.to_owned());
        self.write(move |conn| {
            Box::pin(async move {
                let sql = "UPDATE people SET password = $2 WHERE id = $1 AND name_key IS NOT NULL";
                match conn.execute(sql, values![&id, hash]).await? {
                    0 => Err(kind_of_person(conn, &id)
                        .await?
                        .map_or(PersonError::NoSuchPerson, |_| PersonError::NotAnAccount)),
                    _ => Ok(()),
                }
            })
        })
        .await
    }

    /// What a person prefers, as the text that was set last.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn preferences(&self, id: &PersonId) -> Result<Option<String>, Error> {
        let sql = "SELECT preferences FROM people WHERE id = $1";
        let row = self.reading().await?.row(sql, values![id]).await?;
        Ok(row.map(|row| row.column("preferences")).transpose()?.flatten())
    }

    /// Remembers what a person prefers.
    ///
    /// # Errors
    ///
    /// [`PersonError::NoSuchPerson`], or if the database fails.
    pub async fn set_preferences(&self, id: &PersonId, preferences: &str) -> Result<(), PersonError> {
        let (id, preferences) = (id.clone(), preferences.to_owned());
        self.write(move |conn| {
            Box::pin(async move {
                let sql = "UPDATE people SET preferences = $2 WHERE id = $1 AND merged_into IS NULL";
                let touched = conn.execute(sql, values![&id, preferences]).await?;
                if touched == 0 { Err(PersonError::NoSuchPerson) } else { Ok(()) }
            })
        })
        .await
    }
}

/// Whether somebody is a guest or an account; nobody if they went into another account.
async fn kind_of_person(conn: &mut Conn, id: &PersonId) -> Result<Option<PersonKind>, Error> {
    let sql = "SELECT name_key FROM people WHERE id = $1 AND merged_into IS NULL";
    let row = conn.row(sql, values![id]).await?;
    row.map(|row| kind_of(&row)).transpose()
}

/// The account that a guest went into, or the person itself.
pub(crate) async fn present_id(conn: &mut Conn, id: &PersonId) -> Result<PersonId, Error> {
    let present = present_ids(conn, [id].into_iter()).await?;
    present.get(id).cloned().ok_or(Error::Unknown)
}

/// The accounts that guests went into, or the people themselves, by the ids asked for.
///
/// In PostgreSQL all of them are locked against merges until the transaction ends, so that what is written under these
/// ids is seen by a merge that comes later. Merges and this lock people in the order of their ids, and before anything
/// that belongs to people, so that they can't wait for each other.
pub(crate) async fn present_ids<'p>(
    conn: &mut Conn,
    people: impl Iterator<Item = &'p PersonId>,
) -> Result<BTreeMap<PersonId, PersonId>, Error> {
    let asked: BTreeSet<PersonId> = people.cloned().collect();
    let mut known = asked.clone();
    if conn.dialect() == Dialect::Postgres {
        for person in &asked {
            known.insert(follow(conn, person, PRESENT).await?);
        }
    }
    let sql = match conn.dialect() {
        Dialect::Sqlite => PRESENT,
        Dialect::Postgres => PRESENT_AND_LOCKED,
    };
    let mut present = BTreeMap::new();
    for person in &known {
        present.insert(person.clone(), follow(conn, person, sql).await?);
    }
    // Whoever was merged between the two looks has an account that is not locked yet.
    for account in present.values().filter(|account| !known.contains(*account)) {
        follow(conn, account, sql).await?;
    }
    present.retain(|person, _| asked.contains(person));
    Ok(present)
}

const PRESENT: &str = "SELECT COALESCE(merged_into, id) AS present FROM people WHERE id = $1";
const PRESENT_AND_LOCKED: &str =
    "SELECT COALESCE(merged_into, id) AS present FROM people WHERE id = $1 FOR KEY SHARE";

async fn follow(conn: &mut Conn, id: &PersonId, sql: &'static str) -> Result<PersonId, Error> {
    conn.row(sql, values![id]).await?.ok_or(Error::Unknown)?.person("present")
}

fn person(row: &Row) -> Result<Person, Error> {
    Ok(Person {
        id: row.person("id")?,
        name: row.text("name")?,
        kind: kind_of(row)?,
        created_at: row.millis("created_at")?,
    })
}

fn kind_of(row: &Row) -> Result<PersonKind, Error> {
    let key: Option<String> = row.column("name_key")?;
    Ok(if key.is_some() { PersonKind::Account } else { PersonKind::Guest })
}

/// The only key that can be taken when people change is the name of an account.
fn name_taken(error: Error) -> PersonError {
    if error.taken() { PersonError::NameTaken } else { error.into() }
}
