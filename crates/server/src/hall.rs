//! The tables in memory, each with its keeper.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use protocol::{PersonId, Refusal, TableId};
use table::{AnyTable, Call, Record, Stamped};
use tokio::sync::{OnceCell, mpsc};

use crate::house::House;
use crate::keeper::{Errand, Keeper};
use crate::names::is_id;

/// How many errands may wait at a table.
const WAITING: usize = 128;

/// How long an errand that can be spared waits for a table that is busy.
const SPARED: Duration = Duration::from_secs(2);

/// Where errands for a table go.
type Desk = mpsc::Sender<Errand>;

/// The tables in memory.
#[derive(Debug, Default)]
pub(crate) struct Hall {
    desks: Mutex<HashMap<TableId, Arc<OnceCell<Desk>>>>,
}

impl Hall {
    /// How many tables are in memory.
    pub(crate) fn len(&self) -> usize {
        self.desks.lock().expect("nobody panics in the hall").len()
    }

    /// Whether a table is in memory.
    pub(crate) fn is_live(&self, id: &TableId) -> bool {
        let desks = self.desks.lock().expect("nobody panics in the hall");
        desks.get(id).is_some_and(|cell| cell.initialized())
    }

    /// Gives an errand to the keeper of a table, which is read from the store if it is not in memory.
    ///
    /// # Errors
    /// If there is no such table, or it can't be read.
    pub(crate) async fn send(house: &Arc<House>, id: &TableId, mut errand: Errand) -> Result<(), Refusal> {
        // What can't be an id has no place among the tables, not even for a moment.
        if !is_id(&id.0) {
            return Err(Refusal::NoSuchTable);
        }
        // A keeper may retire between being found and being asked; then the table is read again.
        for _ in 0..8 {
            let cell = {
                let mut desks = house.hall.desks.lock().expect("nobody panics in the hall");
                desks.entry(id.clone()).or_default().clone()
            };
            let desk = cell.get_or_try_init(|| open_desk(house, id)).await;
            let desk = match desk {
                Ok(desk) => desk,
                Err(refusal) => {
                    house.hall.forget(id, &cell);
                    return Err(refusal);
                }
            };
            let depth = WAITING - desk.capacity().min(WAITING);
            metrics::histogram!("gravegoods_errand_queue_depth").record(depth as f64);
            match desk.send_timeout(errand, house.config.waits.errand).await {
                Ok(()) => return Ok(()),
                // The store does not answer, and the table waits for it.
                Err(mpsc::error::SendTimeoutError::Timeout(_)) => return Err(Refusal::Unavailable),
                Err(mpsc::error::SendTimeoutError::Closed(back)) => {
                    errand = back;
                    house.hall.forget(id, &cell);
                }
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Gives an errand to a table only if it is in memory and not too busy: an errand that can be spared.
    pub(crate) async fn send_if_live(&self, id: &TableId, errand: Errand) {
        let desk = {
            let desks = self.desks.lock().expect("nobody panics in the hall");
            desks.get(id).and_then(|cell| cell.get()).cloned()
        };
        if let Some(desk) = desk {
            // A keeper that has retired meanwhile has nobody to tell.
            let _ = desk.send_timeout(errand, SPARED).await;
        }
    }

    fn forget(&self, id: &TableId, cell: &Arc<OnceCell<Desk>>) {
        let mut desks = self.desks.lock().expect("nobody panics in the hall");
        if desks.get(id).is_some_and(|present| Arc::ptr_eq(present, cell)) {
            desks.remove(id);
        }
    }

    /// Forgets tables that somebody wanted to read, but did not wait for.
    pub(crate) fn tidy(&self) {
        let mut desks = self.desks.lock().expect("nobody panics in the hall");
        desks.retain(|_, cell| cell.initialized() || Arc::strong_count(cell) > 1);
    }

    /// Lets a keeper go if nobody wants anything of it; whoever comes later finds the table in the store.
    pub(crate) fn retire(&self, id: &TableId, errands: &mut mpsc::Receiver<Errand>) -> bool {
        let mut desks = self.desks.lock().expect("nobody panics in the hall");
        if !errands.is_empty() {
            return false;
        }
        errands.close();
        desks.remove(id);
        true
    }
}

async fn open_desk(house: &Arc<House>, id: &TableId) -> Result<Desk, Refusal> {
    if house.stopping.is_cancelled() {
        return Err(Refusal::Unavailable);
    }
    let read = read_table(house, id).await?;
    let (desk, errands) = mpsc::channel(WAITING);
    let keeper = Keeper::new(house.clone(), read, errands);
    house.tasks.spawn(keeper.keep());
    Ok(desk)
}

/// A table as it was read, and what it has not heard of yet.
#[derive(Debug)]
pub(crate) struct Read {
    pub(crate) table: Box<dyn AnyTable>,
    /// Guests who have become somebody else since.
    pub(crate) owed: Vec<Call>,
}

impl Read {
    /// The id that somebody goes by at this table.
    pub(crate) fn known_as(&self, person: &PersonId) -> PersonId {
        let guest = self.owed.iter().find_map(|call| match call {
            Call::Become { from, to, .. } if to == person => Some(from.clone()),
            _ => None,
        });
        guest.filter(|_| self.table.seat_of(person).is_none()).unwrap_or_else(|| person.clone())
    }
}

/// Reads a table from the store and plays its records again.
///
/// A guest who logs in becomes the account in the store first, and then at every table. If the server stopped in between,
/// the table owes them their seat, and so does a game that is over when nobody has looked at it since.
pub(crate) async fn read_table(house: &House, id: &TableId) -> Result<Read, Refusal> {
    let (records, seats) = read_rows(house, id).await?;
    let table = table::open(records).map_err(|error| {
        tracing::error!(table = %id, %error, "a table can't be read");
        Refusal::Unavailable
    })?;
    let mut owed = Vec::new();
    for (seat, from, name) in table.status().people {
        let row = seats.iter().find(|row| usize::from(row.seat) == seat.index());
        let Some(present) = row.and_then(|row| row.person.as_ref()).filter(|now| now.0 != from.0) else {
            continue;
        };
        let known = house.store.person(present).await.ok().flatten();
        let name = known.map_or(name, |person| person.name);
        owed.push(Call::Become { from, to: PersonId(present.0.clone()), name });
    }
    Ok(Read { table, owed })
}

/// The records of a table.
pub(crate) async fn read_records(house: &House, id: &TableId) -> Result<Vec<Stamped>, Refusal> {
    Ok(read_rows(house, id).await?.0)
}

/// The records of a table, and who sits where by now.
async fn read_rows(house: &House, id: &TableId) -> Result<(Vec<Stamped>, Vec<store::SeatRow>), Refusal> {
    if !is_id(&id.0) {
        return Err(Refusal::NoSuchTable);
    }
    let loaded = house.store.load(&store::TableId(id.0.clone())).await.map_err(|error| {
        tracing::error!(table = %id, %error, "the store does not answer");
        Refusal::Unavailable
    })?;
    let loaded = loaded.ok_or(Refusal::NoSuchTable)?;
    let read = |record: store::Record| {
        let at = record.at.0;
        Record::from_text(&record.text).map(|record| Stamped { at, record })
    };
    let records = loaded.records.into_iter().map(read).collect::<Result<Vec<Stamped>, _>>();
    let records = records.map_err(|error| {
        tracing::error!(table = %id, %error, "a record can't be read");
        Refusal::Unavailable
    })?;
    Ok((records, loaded.seats))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_that_nobody_waited_for_are_forgotten() {
        let hall = Hall::default();
        let (gone, wanted) = (TableId("gone".to_owned()), TableId("wanted".to_owned()));
        drop(hall.desks.lock().unwrap().entry(gone).or_default().clone());
        let waiting = hall.desks.lock().unwrap().entry(wanted.clone()).or_default().clone();
        hall.tidy();
        assert_eq!(hall.len(), 1);
        assert!(hall.desks.lock().unwrap().contains_key(&wanted));
        drop(waiting);
    }
}
