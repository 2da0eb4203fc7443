//! Places for those who are connected at the same time, counted by address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

/// Places for those who are connected at the same time.
#[derive(Debug)]
pub(crate) struct Places {
    most: usize,
    taken: Mutex<HashMap<IpAddr, Arc<AtomicUsize>>>,
}

/// A place among the connections of an address; it is free again when this is dropped.
#[derive(Debug)]
pub(crate) struct Place(Arc<AtomicUsize>);

impl Drop for Place {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Places {
    /// So many for each address.
    pub(crate) fn new(most: usize) -> Places {
        Places { most, taken: Mutex::default() }
    }

    /// A place, unless the address has too many.
    pub(crate) fn take(&self, address: IpAddr) -> Option<Place> {
        let mut taken = self.taken.lock().expect("nobody panics while counting");
        let count = taken.entry(address).or_default().clone();
        if count.load(Ordering::Relaxed) >= self.most {
            return None;
        }
        count.fetch_add(1, Ordering::Relaxed);
        Some(Place(count))
    }

    /// Forgets addresses that have nobody here.
    pub(crate) fn forget(&self) {
        let mut taken = self.taken.lock().expect("nobody panics while counting");
        taken.retain(|_, count| count.load(Ordering::Relaxed) > 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_by_address_and_free_again() {
        let places = Places::new(2);
        let (here, there) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([127, 0, 0, 2]));
        let one = places.take(here).unwrap();
        let two = places.take(here).unwrap();
        assert!(places.take(here).is_none());
        assert!(places.take(there).is_some());
        places.forget();
        assert!(places.take(here).is_none());
        drop((one, two));
        places.forget();
        assert!(places.take(here).is_some());
    }
}
