//! A queue for a few places in which people take turns, and the tables of one person take turns among themselves.
//!
//! With a plain queue, one person with many tables of strong bots would make everybody else wait behind all of them.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard};

use protocol::{PersonId, TableId};
use tokio::sync::oneshot;

/// The queue. Clones share the places.
#[derive(Clone, Debug)]
pub(crate) struct FairQueue {
    state: Arc<Mutex<State>>,
}

#[derive(Debug, Default)]
struct State {
    /// How many places are free. If one is, nobody waits.
    free: usize,
    waiting: Rotation<PersonId, Rotation<TableId, VecDeque<oneshot::Sender<Place>>>>,
}

/// A place. The next who waits gets it when this is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    /// None if the place has been given to nobody.
    queue: Option<FairQueue>,
}

impl FairQueue {
    pub(crate) fn new(places: usize) -> FairQueue {
        let state = State { free: places, waiting: Rotation::default() };
        FairQueue { state: Arc::new(Mutex::new(state)) }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("fair queue mutex poisoned")
    }

    /// Waits for a place, for work at a table that this person has opened.
    pub(crate) async fn place(&self, person: &PersonId, table: &TableId) -> Place {
        let given = {
            let mut state = self.lock();
            if state.free > 0 {
                state.free -= 1;
                return Place { queue: Some(self.clone()) };
            }
            let (sender, given) = oneshot::channel();
            let tables = state.waiting.get_or_add(person.clone());
            tables.get_or_add(table.clone()).push_back(sender);
            given
        };
        given.await.expect("a queue keeps those who wait until they have a place")
    }

    /// Gives a place to the next who waits, or makes it free.
    fn pass_on(&self) {
        loop {
            let next = {
                let mut state = self.lock();
                let Some(next) = state.waiting.next(|tables| tables.next(VecDeque::pop_front)) else {
                    state.free += 1;
                    return;
                };
                next
            };
            match next.send(Place { queue: Some(self.clone()) }) {
                Ok(()) => return,
                // That one no longer waits.
                Err(mut place) => place.queue = None,
            }
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(queue) = self.queue.take() {
            queue.pass_on();
        }
    }
}

/// Values that take turns: each time the next one is asked.
#[derive(Debug)]
struct Rotation<K, V> {
    turns: VecDeque<K>,
    values: HashMap<K, V>,
}

impl<K, V> Default for Rotation<K, V> {
    fn default() -> Self {
        Rotation { turns: VecDeque::new(), values: HashMap::new() }
    }
}

impl<K: Clone + Eq + std::hash::Hash, V: Default> Rotation<K, V> {
    /// The value of a key. A new one has its turn last.
    fn get_or_add(&mut self, key: K) -> &mut V {
        if !self.values.contains_key(&key) {
            self.turns.push_back(key.clone());
        }
        self.values.entry(key).or_default()
    }

    /// What `take` finds in the value whose turn it is, which has its next turn last. A value in which nothing is found is removed.
    fn next<T>(&mut self, mut take: impl FnMut(&mut V) -> Option<T>) -> Option<T> {
        while let Some(key) = self.turns.pop_front() {
            if let Some(found) = self.values.get_mut(&key).and_then(&mut take) {
                self.turns.push_back(key);
                return Some(found);
            }
            self.values.remove(&key);
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::sync::mpsc;

    /// Lets work of these people and tables wait for the only place, and returns the order in which it is done.
    async fn order(waiting: &[(&str, &str)]) -> Vec<String> {
        let queue = FairQueue::new(1);
        let first = queue.place(&PersonId::from("z"), &TableId::from("z")).await;
        let (sender, mut done) = mpsc::unbounded_channel();
        for &(person, table) in waiting {
            let (queue, sender) = (queue.clone(), sender.clone());
            let (person, table) = (PersonId::from(person), TableId::from(table));
            tokio::spawn(async move {
                let _place = queue.place(&person, &table).await;
                sender.send(format!("{person} {table}")).unwrap();
            });
            // So that they come in this order.
            tokio::task::yield_now().await;
        }
        drop((first, sender));
        let mut order = Vec::new();
        while let Some(one) = done.recv().await {
            order.push(one);
        }
        assert_eq!(queue.lock().free, 1);
        assert!(queue.lock().waiting.values.is_empty(), "nothing is kept of those who are done");
        order
    }

    #[tokio::test]
    async fn people_take_turns_and_so_do_their_tables() {
        let many = [("a", "1"), ("a", "1"), ("a", "2"), ("a", "2"), ("b", "3"), ("c", "4"), ("b", "3")];
        let expected = ["a 1", "b 3", "c 4", "a 2", "b 3", "a 1", "a 2"];
        assert_eq!(order(&many).await, expected);
    }

    #[tokio::test]
    async fn one_who_has_much_to_do_does_not_keep_another_waiting() {
        let mut waiting = vec![("a", "1"); 20];
        waiting.push(("b", "2"));
        assert_eq!(order(&waiting).await[1], "b 2");
    }

    #[tokio::test]
    async fn one_who_no_longer_waits_is_passed_over() {
        let queue = FairQueue::new(1);
        let (person, table) = (PersonId::from("a"), TableId::from("t"));
        let first = queue.place(&person, &table).await;
        let waits = || {
            let (queue, person, table) = (queue.clone(), person.clone(), table.clone());
            tokio::spawn(async move { queue.place(&person, &table).await })
        };
        let (gone, next) = (waits(), waits());
        tokio::task::yield_now().await;
        gone.abort();
        assert!(gone.await.is_err());
        drop(first);
        drop(next.await.unwrap());
        assert_eq!(queue.lock().free, 1);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn no_place_is_lost_or_given_twice() {
        const PLACES: usize = 3;
        let queue = FairQueue::new(PLACES);
        let busy = Arc::new(std::sync::atomic::AtomicUsize::new(0));
        let mut tasks = tokio::task::JoinSet::new();
        for n in 0..600_usize {
            let (queue, busy) = (queue.clone(), busy.clone());
            tasks.spawn(async move {
                let (person, table) = (PersonId(format!("p{}", n % 7)), TableId(format!("t{}", n % 31)));
                let place = queue.place(&person, &table);
                let Ok(place) =
                    tokio::time::timeout(std::time::Duration::from_micros(n as u64 * 50), place).await
                else {
                    return;
                };
                let now = busy.fetch_add(1, std::sync::atomic::Ordering::SeqCst) + 1;
                assert!(now <= PLACES, "{now}");
                tokio::task::yield_now().await;
                busy.fetch_sub(1, std::sync::atomic::Ordering::SeqCst);
                drop(place);
            });
        }
        while let Some(done) = tasks.join_next().await {
            done.unwrap();
        }
        assert_eq!(queue.lock().free, PLACES);
    }
}
