//! Working out what the names of accounts look like, where the store does not know it yet.

use store::{Error, Store};

use crate::people::names::{keys_of, way_of_looks};

/// How many accounts are read at a time.
const PAGE_SIZE: u32 = 500;

/// Works out the looks of all accounts that have none: those from before looks were stored, or all if looks are worked out in another
/// way now. Of accounts that look alike already, the oldest gets the look, and the others keep their names without one.
pub(crate) async fn work_out_looks(store: &Store) -> Result<(), Error> {
    store.forget_other_looks(&way_of_looks()).await?;
    let mut last = None;
    loop {
        let page = store.unseen_accounts(last.as_ref(), PAGE_SIZE).await?;
        let Some(end) = page.last().cloned() else {
            return Ok(());
        };
        let looks = page.into_iter().map(|account| {
            let look = keys_of(&account.name).look;
            (account, look)
        });
        store.set_looks(looks.collect()).await?;
        last = Some(end);
    }
}
