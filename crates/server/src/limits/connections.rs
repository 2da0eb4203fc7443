//! Limits on the open connections of one address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

/// Counts the open connections of every address.
#[derive(Debug)]
pub(crate) struct ConnectionLimits {
    max: usize,
    open: Mutex<HashMap<IpAddr, Arc<AtomicUsize>>>,
}

/// Counts one connection until it is dropped.
#[derive(Debug)]
pub(crate) struct ConnectionPermit(Arc<AtomicUsize>);

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl ConnectionLimits {
    /// Allows `max` connections from each address.
    pub(crate) fn new(max: usize) -> ConnectionLimits {
        ConnectionLimits { max, open: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, Arc<AtomicUsize>>> {
        self.open.lock().expect("connection limits mutex poisoned")
    }

    /// A permit, unless the address has too many connections.
    pub(crate) fn try_acquire(&self, address: IpAddr) -> Option<ConnectionPermit> {
        let mut open = self.lock();
        let count = open.entry(address).or_default().clone();
        if count.load(Ordering::Relaxed) >= self.max {
            return None;
        }
        count.fetch_add(1, Ordering::Relaxed);
        Some(ConnectionPermit(count))
    }

    /// Removes addresses without connections.
    pub(crate) fn prune(&self) {
        self.lock().retain(|_, count| count.load(Ordering::Relaxed) > 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn permits_are_counted_by_address_and_returned() {
        let limits = ConnectionLimits::new(2);
        let (here, there) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([127, 0, 0, 2]));
        let one = limits.try_acquire(here).unwrap();
        let two = limits.try_acquire(here).unwrap();
        assert!(limits.try_acquire(here).is_none());
        assert!(limits.try_acquire(there).is_some());
        limits.prune();
        assert!(limits.try_acquire(here).is_none());
        drop((one, two));
        limits.prune();
        assert!(limits.try_acquire(here).is_some());
    }
}
