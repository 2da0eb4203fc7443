//! People: guests, who have only a name, and accounts, which also have a password.

pub(crate) mod merge;
pub(crate) mod sessions;

use std::collections::{BTreeMap, BTreeSet};

use crate::Store;
use crate::database::sql::{Conn, Dialect, Row, from_row, values};
use crate::error::{Error, PersonError};
use protocol::{Millis, PersonId, PersonKind};

/// A person.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Person {
    /// The id, which never changes.
    pub id: PersonId,
    /// The name.
    pub name: String,
    /// Guest or account.
    pub kind: PersonKind,
    /// The time of the first visit.
    pub created_at: Millis,
}

/// A name for comparison. The caller makes both texts.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct NameKeys {
    /// What an account is found by: the name without differences of case and spaces.
    pub key: String,
    /// What the name looks like: names that can be mistaken for each other have the same.
    pub look: String,
}

/// An account whose look is not known yet.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Unseen {
    /// The account.
    pub id: PersonId,
    /// Its name.
    pub name: String,
    /// When it became an account.
    pub account_at: Millis,
}

/// What is needed to make a guest an account.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct NewAccount {
    /// The guest.
    pub person: PersonId,
    /// The name as displayed.
    pub name: String,
    /// The name as others recognise it.
    pub keys: NameKeys,
    /// The hash of the password, which is opaque to the store.
    pub password_hash: String,
    /// The time.
    pub at: Millis,
}

/// The query for one [`Person`].
const PERSON: &str = "SELECT p.id, p.name, p.name_key, p.created_at, p.password, asked.id AS asked \
     FROM people asked JOIN people p ON p.id = COALESCE(asked.merged_into, asked.id) WHERE asked.id = $1";

/// The query for up to eight people.
const PEOPLE: &str = "SELECT p.id, p.name, p.name_key, p.created_at, p.password, asked.id AS asked \
     FROM people asked JOIN people p ON p.id = COALESCE(asked.merged_into, asked.id) \
     WHERE asked.id IN ($1, $2, $3, $4, $5, $6, $7, $8)";

const BY_NAME: &str =
    "SELECT p.id, p.name, p.name_key, p.created_at, p.password FROM people p WHERE p.name_key = $1";

impl Store {
    /// Creates a guest.
    ///
    /// # Errors
    ///
    /// If the database fails, or if the id is taken.
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

    /// The person with this id. For a guest who was merged into an account, it is the account.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn person(&self, id: &PersonId) -> Result<Option<Person>, Error> {
        let row = self.reading().await?.row(PERSON, values![id]).await?;
        row.map(|row| person(&row)).transpose()
    }

    /// The people with these ids, by id. Unknown ids are left out.
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
            // The statement has a fixed number of parameters; the unused ones repeat the first id.
            let id = |n: usize| some.get(n).unwrap_or(&some[0]);
            let values = values![id(0), id(1), id(2), id(3), id(4), id(5), id(6), id(7)];
            for row in conn.rows(PEOPLE, values).await? {
                people.insert(row.get("asked")?, person(&row)?);
            }
        }
        Ok(people)
    }

    /// Checks that a new guest may have a name: no account has it or one that looks like it.
    ///
    /// # Errors
    ///
    /// [`PersonError::NameTaken`] and [`PersonError::NameAlike`], or if the database fails.
    pub async fn check_name(&self, keys: &NameKeys) -> Result<(), PersonError> {
        check_name(&mut self.reading().await?, None, keys).await
    }

    /// Renames a person. An account is found by the new name.
    ///
    /// # Errors
    ///
    /// [`PersonError::NameTaken`], [`PersonError::NameAlike`] and [`PersonError::NoSuchPerson`], or if the database fails.
    pub async fn rename(&self, id: &PersonId, name: &str, keys: NameKeys) -> Result<(), PersonError> {
        let (id, name) = (id.clone(), name.to_owned());
        self.write(move |conn| {
            Box::pin(async move {
                check_name(conn, Some(&id), &keys).await?;
                let sql = "UPDATE people SET name = $2, \
                     name_key = CASE WHEN name_key IS NULL THEN NULL ELSE CAST($3 AS TEXT) END, \
                     look = CASE WHEN name_key IS NULL THEN NULL ELSE CAST($4 AS TEXT) END \
                     WHERE id = $1 AND merged_into IS NULL";
                let NameKeys { key, look } = keys;
                let touched = conn.execute(sql, values![&id, name, key, look]).await.map_err(name_taken)?;
                if touched == 0 { Err(PersonError::NoSuchPerson) } else { Ok(()) }
            })
        })
        .await
    }

    /// Makes a guest an account. It keeps the id, and with it everything the guest has done.
    ///
    /// # Errors
    ///
    /// [`PersonError::NameTaken`], [`PersonError::NameAlike`], [`PersonError::AlreadyAccount`] and
    /// [`PersonError::NoSuchPerson`], or if the database fails.
    pub async fn make_account(&self, account: NewAccount) -> Result<(), PersonError> {
        self.write(move |conn| {
            Box::pin(async move {
                let NewAccount { person, name, keys, password_hash, at } = account;
                check_name(conn, Some(&person), &keys).await?;
                let NameKeys { key, look } = keys;
                let sql = "UPDATE people SET name = $2, name_key = $3, look = $4, password = $5, account_at = $6 \
                     WHERE id = $1 AND name_key IS NULL AND merged_into IS NULL";
                let values = values![&person, name, key, look, password_hash, at];
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

    /// Forgets what the names of accounts look like, if that was worked out in another way than this one.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn forget_other_looks(&self, way: &str) -> Result<(), Error> {
        let way = way.to_owned();
        self.write(move |conn| {
            Box::pin(async move {
                let sql = "INSERT INTO settings (key, value) VALUES ('looks', $1) \
                     ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE settings.value <> excluded.value";
                if conn.execute(sql, values![way]).await? > 0 {
                    conn.execute("UPDATE people SET look = NULL WHERE look IS NOT NULL", values![]).await?;
                }
                Ok(())
            })
        })
        .await
    }

    /// The accounts whose look is not known, oldest first. `after` is the last one of the previous page.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn unseen_accounts(&self, after: Option<&Unseen>, limit: u32) -> Result<Vec<Unseen>, Error> {
        let sql = "SELECT id, name, account_at FROM people WHERE name_key IS NOT NULL AND look IS NULL \
             AND (account_at > $1 OR (account_at = $1 AND id > $2)) ORDER BY account_at, id LIMIT $3";
        let (at, id) = after.map_or((i64::MIN, ""), |last| (last.account_at, last.id.as_str()));
        let rows = self.reading().await?.rows(sql, values![at, id, limit]).await?;
        rows.iter().map(|row| Ok(from_row!(row, Unseen { id, name, account_at }))).collect()
    }

    /// Notes what the names of accounts look like, if they still have these names. An account that looks like one with a look gets
    /// none.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn set_looks(&self, looks: Vec<(Unseen, String)>) -> Result<(), Error> {
        self.write(move |conn| {
            Box::pin(async move {
                let sql = "UPDATE people SET look = $3 WHERE id = $1 AND name = $2 AND name_key IS NOT NULL \
                     AND NOT EXISTS (SELECT 1 FROM people other WHERE other.look = $3)";
                for (Unseen { id, name, .. }, look) in looks {
                    conn.execute(sql, values![&id, name, look]).await?;
                }
                Ok(())
            })
        })
        .await
    }

    /// The account with this name, and the hash of its password.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn account_by_name(&self, name_key: &str) -> Result<Option<(Person, String)>, Error> {
        let row = self.reading().await?.row(BY_NAME, values![name_key]).await?;
        row.map(|row| Ok((person(&row)?, row.get("password")?))).transpose()
    }

    /// Changes the password of an account.
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

    /// The preferences of a person, as text.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn preferences(&self, id: &PersonId) -> Result<Option<String>, Error> {
        let sql = "SELECT preferences FROM people WHERE id = $1";
        let row = self.reading().await?.row(sql, values![id]).await?;
        Ok(row.map(|row| row.get("preferences")).transpose()?.flatten())
    }

    /// Sets the preferences of a person.
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

/// Checks that no account but the person's own has a name or looks like it.
async fn check_name(conn: &mut Conn, own: Option<&PersonId>, keys: &NameKeys) -> Result<(), PersonError> {
    let sql = "SELECT name_key FROM people WHERE (name_key = $1 OR look = $2) AND id <> $3";
    let own = own.map_or("", PersonId::as_str);
    let others = conn.rows(sql, values![keys.key.as_str(), keys.look.as_str(), own]).await?;
    if others.is_empty() {
        return Ok(());
    }
    for other in &others {
        if other.get::<Option<String>>("name_key")?.as_ref() == Some(&keys.key) {
            return Err(PersonError::NameTaken);
        }
    }
    Err(PersonError::NameAlike)
}

/// Whether a person is a guest or an account; none if they don't exist or were merged into an account.
async fn kind_of_person(conn: &mut Conn, id: &PersonId) -> Result<Option<PersonKind>, Error> {
    let sql = "SELECT name_key FROM people WHERE id = $1 AND merged_into IS NULL";
    let row = conn.row(sql, values![id]).await?;
    row.map(|row| kind_of(&row)).transpose()
}

/// The account that a guest was merged into, or the person itself.
pub(crate) async fn resolve_id(conn: &mut Conn, id: &PersonId) -> Result<PersonId, Error> {
    let resolved = resolve_ids(conn, [id].into_iter()).await?;
    resolved.get(id).cloned().ok_or(Error::Unknown)
}

/// For each id, the account that the guest was merged into, or the person itself.
///
/// In PostgreSQL it locks all of them against merges until the transaction ends, so that a later merge sees what is written
/// with these ids. Merges and this function lock people in the order of their ids, and before anything that belongs to
/// people, so that they can't deadlock.
pub(crate) async fn resolve_ids<'p>(
    conn: &mut Conn,
    people: impl Iterator<Item = &'p PersonId>,
) -> Result<BTreeMap<PersonId, PersonId>, Error> {
    let asked: BTreeSet<PersonId> = people.cloned().collect();
    let mut known = asked.clone();
    if conn.dialect() == Dialect::Postgres {
        for person in &asked {
            known.insert(resolve(conn, person, RESOLVE).await?);
        }
    }
    let sql = match conn.dialect() {
        Dialect::Sqlite => RESOLVE,
        Dialect::Postgres => RESOLVE_AND_LOCK,
    };
    let mut resolved = BTreeMap::new();
    for person in &known {
        resolved.insert(person.clone(), resolve(conn, person, sql).await?);
    }
    // If a guest was merged between the two queries, the account is not locked yet.
    for account in resolved.values().filter(|account| !known.contains(*account)) {
        resolve(conn, account, sql).await?;
    }
    resolved.retain(|person, _| asked.contains(person));
    Ok(resolved)
}

const RESOLVE: &str = "SELECT COALESCE(merged_into, id) AS present FROM people WHERE id = $1";
const RESOLVE_AND_LOCK: &str =
    "SELECT COALESCE(merged_into, id) AS present FROM people WHERE id = $1 FOR KEY SHARE";

async fn resolve(conn: &mut Conn, id: &PersonId, sql: &'static str) -> Result<PersonId, Error> {
    conn.row(sql, values![id]).await?.ok_or(Error::Unknown)?.get("present")
}

fn person(row: &Row) -> Result<Person, Error> {
    Ok(from_row!(row, Person { id, name, created_at; kind: kind_of(row)? }))
}

fn kind_of(row: &Row) -> Result<PersonKind, Error> {
    let key: Option<String> = row.get("name_key")?;
    Ok(if key.is_some() { PersonKind::Account } else { PersonKind::Guest })
}

/// The unique keys that a change to people can violate are the name of an account and its look. Both were checked, so another
/// person took one of them at the same moment.
fn name_taken(error: Error) -> PersonError {
    if error.taken() { PersonError::NameTaken } else { error.into() }
}
