//! Loading a table from the store.

use protocol::{PersonId, PersonKind, Refusal, TableId};
use table::{AnyTable, Input, Record, Stamped, Standing};

use crate::app_state::AppState;
use crate::log_limit::STORE_FAILURES;
use crate::people::names::is_id;

/// A table from the store.
#[derive(Debug)]
pub(crate) struct LoadedTable {
    pub(crate) table: Box<dyn AnyTable>,
    /// Guests at the table who have logged in to an account since it was last in memory, or have an account that it does not know of.
    pub(crate) logins: Vec<Input>,
}

impl LoadedTable {
    /// The id that a person has at this table: a guest's, if they have logged in since.
    pub(crate) fn id_at_table(&self, person: &PersonId) -> PersonId {
        let guest = self.logins.iter().find_map(|input| match input {
            Input::Become { from, to, .. } if to == person => Some(from.clone()),
            _ => None,
        });
        guest.filter(|_| self.table.seat_of(person).is_none()).unwrap_or_else(|| person.clone())
    }
}

/// Loads a table by replaying its records.
///
/// When a guest logs in to an account, the store changes first and then every table. If the server stopped in between, or a
/// finished game has not been loaded since, the table's records still have the guest. `logins` has their accounts.
pub(crate) async fn load_table(state: &AppState, id: &TableId) -> Result<LoadedTable, Refusal> {
    let (records, seats) = load_rows(state, id).await?;
    let table = table::open(records).map_err(|error| {
        tracing::error!(table = %id, %error, "can't replay the records of a table");
        Refusal::Unavailable
    })?;
    let mut logins = Vec::new();
    for (seat, from, name) in table.status().people {
        let row = seats.iter().find(|row| usize::from(row.seat) == seat.index());
        let Some(present) = row.and_then(|row| row.person.as_ref()).filter(|now| now.0 != from.0) else {
            continue;
        };
        let known = state.store.person(present).await.ok().flatten();
        let name = known.map_or(name, |person| person.name);
        logins.push(Input::Become { from, to: present.clone(), name });
    }
    logins.extend(unknown_accounts(state, &*table).await);
    Ok(LoadedTable { table, logins })
}

/// The accounts of people whom a table takes for guests. They have registered since, or sat down when tables did not record it.
async fn unknown_accounts(state: &AppState, table: &dyn AnyTable) -> Vec<Input> {
    let status = table.status();
    if matches!(status.standing, Standing::Over(_) | Standing::Dissolved) {
        return Vec::new();
    }
    // Without an answer they stay guests until the table is loaded again.
    let known = state.store.people(&status.guests).await.unwrap_or_default();
    let registered =
        known.into_iter().filter(|(id, person)| person.id == *id && person.kind == PersonKind::Account);
    registered.map(|(id, person)| Input::Rename { person: id, name: person.name, account: true }).collect()
}

/// Loads the records of a table.
pub(crate) async fn load_records(state: &AppState, id: &TableId) -> Result<Vec<Stamped>, Refusal> {
    Ok(load_rows(state, id).await?.0)
}

/// Loads the records of a table, and the people on its seats as the store has them now.
async fn load_rows(state: &AppState, id: &TableId) -> Result<(Vec<Stamped>, Vec<store::Holder>), Refusal> {
    if !is_id(&id.0) {
        return Err(Refusal::NoSuchTable);
    }
    let loaded = state.store.load(id).await.map_err(|error| {
        STORE_FAILURES.log(|skipped| {
            tracing::error!(table = %id, %error, skipped, "can't load a table from the store");
        });
        Refusal::Unavailable
    })?;
    let loaded = loaded.ok_or(Refusal::NoSuchTable)?;
    let read = |record: store::Record| {
        let at = record.at;
        Record::from_text(&record.text).map(|record| Stamped { at, record })
    };
    let records = loaded.records.into_iter().map(read).collect::<Result<Vec<Stamped>, _>>();
    let records = records.map_err(|error| {
        tracing::error!(table = %id, %error, "can't parse a record of a table");
        Refusal::Unavailable
    })?;
    Ok((records, loaded.seats))
}
