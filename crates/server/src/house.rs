//! What every part of the server shares.

use std::fmt;
use std::sync::Arc;

use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use store::Store;
use table::Millis;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::config::Config;
use crate::doors::Doors;
use crate::hall::Hall;
use crate::hashing::Hashing;
use crate::limits::Limits;
use crate::pages::Routes;
use crate::thinkers::Thinkers;

/// What every part of the server shares.
pub(crate) struct House {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) hall: Hall,
    pub(crate) doors: Doors,
    pub(crate) limits: Limits,
    pub(crate) thinkers: Thinkers,
    pub(crate) hashing: Hashing,
    pub(crate) cookie_key: Key,
    /// Where the client has pages.
    pub(crate) routes: Routes,
    /// Says to everyone that the server stops.
    pub(crate) stopping: CancellationToken,
    /// Every task that has something to finish first.
    pub(crate) tasks: TaskTracker,
}

impl House {
    pub(crate) fn now(&self) -> Millis {
        self.config.time.now()
    }

    /// The time as the store counts it.
    pub(crate) fn stamp(&self) -> store::Millis {
        store::Millis(self.now())
    }

    /// A name that nobody can guess: sixteen bytes in letters and digits that are not mistaken for each other.
    pub(crate) fn fresh_name(&self) -> String {
        const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        let mut bytes = [0; 26];
        self.config.entropy.fill(&mut bytes);
        bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
    }

    /// Secret bytes.
    pub(crate) fn secret<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.config.entropy.fill(&mut bytes);
        bytes
    }
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("House")
    }
}

/// The house as handlers get it.
#[derive(Clone, Debug)]
pub(crate) struct Shared(pub(crate) Arc<House>);

impl std::ops::Deref for Shared {
    type Target = House;

    fn deref(&self) -> &House {
        &self.0
    }
}

impl FromRef<Shared> for Key {
    fn from_ref(shared: &Shared) -> Key {
        shared.cookie_key.clone()
    }
}
