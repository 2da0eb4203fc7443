//! The state that all parts of the server share.

use protocol::Millis;
use std::fmt;
use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use store::Store;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::cluster::Cluster;
use crate::config::Config;
use crate::http::pages::Routes;
use crate::http::preloads::Preloads;
use crate::limits::{RateLimits, network_of};
use crate::people::passwords::Passwords;
use crate::tables::bot_pool::BotPool;
use crate::tables::registry::TableRegistry;
use crate::ws::connections::Connections;

/// The state that all parts of the server share.
pub(crate) struct AppState {
    pub(crate) config: Config,
    pub(crate) store: Store,
    /// The other servers that use the same database.
    pub(crate) cluster: Cluster,
    pub(crate) registry: TableRegistry,
    pub(crate) connections: Connections,
    pub(crate) limits: RateLimits,
    pub(crate) bot_pool: BotPool,
    pub(crate) passwords: Passwords,
    pub(crate) cookie_key: Key,
    /// The addresses at which the browser client has pages.
    pub(crate) routes: Routes,
    /// The files that the pages of tables need.
    pub(crate) preloads: Preloads,
    /// Cancelled when the server stops.
    pub(crate) stopping: CancellationToken,
    /// The tasks that the server waits for before it stops.
    pub(crate) tasks: TaskTracker,
}

impl AppState {
    pub(crate) fn now(&self) -> Millis {
        self.config.time.now()
    }

    /// A new id that can't be guessed: 26 letters and digits, without those that look alike.
    pub(crate) fn random_id(&self) -> String {
        const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        let mut bytes = [0; 26];
        self.config.entropy.fill(&mut bytes);
        bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
    }

    /// The network of an address, as the store keeps it: nobody can tell the address from it without the server's key.
    pub(crate) fn hash_of_network(&self, address: IpAddr) -> String {
        use sha2::Digest;
        let mut hash = sha2::Sha256::new_with_prefix(self.cookie_key.signing());
        hash.update(network_of(address).to_string());
        hash.finalize()[..16].iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Random bytes for a secret.
    pub(crate) fn random_bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.config.entropy.fill(&mut bytes);
        bytes
    }
}

impl fmt::Debug for AppState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AppState")
    }
}

/// A reference to the state, as axum passes it to handlers.
#[derive(Clone, Debug)]
pub(crate) struct SharedState(pub(crate) Arc<AppState>);

impl std::ops::Deref for SharedState {
    type Target = AppState;

    fn deref(&self) -> &AppState {
        &self.0
    }
}

impl FromRef<SharedState> for Key {
    fn from_ref(state: &SharedState) -> Key {
        state.cookie_key.clone()
    }
}
