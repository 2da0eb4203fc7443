//! The tables in memory, each with its keeper.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use protocol::{Refusal, TableId};
use table::{AnyTable, Record, Stamped};
use tokio::sync::{OnceCell, mpsc};

use crate::house::House;
use crate::keeper::{Errand, Keeper};

/// How many errands may wait at a table.
const WAITING: usize = 128;

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
            match desk.send(errand).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(back)) => {
                    errand = back;
                    house.hall.forget(id, &cell);
                }
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Gives an errand to a table only if it is in memory.
    pub(crate) async fn send_if_live(&self, id: &TableId, errand: Errand) {
        let desk = {
            let desks = self.desks.lock().expect("nobody panics in the hall");
            desks.get(id).and_then(|cell| cell.get()).cloned()
        };
        if let Some(desk) = desk {
            // A keeper that has retired meanwhile has nobody to tell.
            let _ = desk.send(errand).await;
        }
    }

    fn forget(&self, id: &TableId, cell: &Arc<OnceCell<Desk>>) {
        let mut desks = self.desks.lock().expect("nobody panics in the hall");
        if desks.get(id).is_some_and(|present| Arc::ptr_eq(present, cell)) {
            desks.remove(id);
        }
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
    let table = read_table(house, id).await?;
    let (desk, errands) = mpsc::channel(WAITING);
    let keeper = Keeper::new(house.clone(), table, errands);
    house.tasks.spawn(keeper.keep());
    Ok(desk)
}

/// Reads a table from the store and plays its records again.
pub(crate) async fn read_table(house: &House, id: &TableId) -> Result<Box<dyn AnyTable>, Refusal> {
    let records = read_records(house, id).await?;
    table::open(records).map_err(|error| {
        tracing::error!(table = %id, %error, "a table can't be read");
        Refusal::Unavailable
    })
}

/// The records of a table.
pub(crate) async fn read_records(house: &House, id: &TableId) -> Result<Vec<Stamped>, Refusal> {
    let loaded = house.store.load(&store::TableId(id.0.clone())).await.map_err(|error| {
        tracing::error!(table = %id, %error, "the store does not answer");
        Refusal::Unavailable
    })?;
    let loaded = loaded.ok_or(Refusal::NoSuchTable)?;
    let read = |record: store::Record| {
        let at = record.at.0;
        Record::from_text(&record.text).map(|record| Stamped { at, record })
    };
    loaded.records.into_iter().map(read).collect::<Result<Vec<Stamped>, _>>().map_err(|error| {
        tracing::error!(table = %id, %error, "a record can't be read");
        Refusal::Unavailable
    })
}
