//! Limits how often a failure is logged that may happen at every table at once, such as a database without room.

use std::num::NonZeroU32;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};

/// How often a failure is logged after the first few.
const INTERVAL: Duration = Duration::from_secs(10);

/// How many are logged at first.
const BURST: NonZeroU32 = NonZeroU32::new(5).expect("five is not zero");

/// Failures of the store, of the whole process.
pub(crate) static STORE_FAILURES: LazyLock<LogLimit> = LazyLock::new(LogLimit::new);

/// Lets the first few pass, and then one at a time.
#[derive(Debug)]
pub(crate) struct LogLimit {
    limiter: DefaultDirectRateLimiter,
    skipped: AtomicU64,
}

impl LogLimit {
    fn new() -> LogLimit {
        let quota = Quota::with_period(INTERVAL).expect("the interval is not zero").allow_burst(BURST);
        LogLimit { limiter: RateLimiter::direct(quota), skipped: AtomicU64::new(0) }
    }

    /// Calls `log` with the number of failures that were not logged before this one, unless this one is not logged either.
    pub(crate) fn log(&self, log: impl FnOnce(u64)) {
        match self.limiter.check() {
            Ok(()) => log(self.skipped.swap(0, Ordering::Relaxed)),
            Err(_) => {
                self.skipped.fetch_add(1, Ordering::Relaxed);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_is_counted_and_not_logged() {
        let limit = LogLimit::new();
        let mut logged = Vec::new();
        for _ in 0..10_000 {
            limit.log(|skipped| logged.push(skipped));
        }
        // More than the first few only if the loop takes longer than the interval.
        assert!(logged.len() >= 5 && logged.len() < 100, "{logged:?}");
        assert_eq!(logged[..5], [0; 5]);
        assert_eq!(
            limit.skipped.load(Ordering::Relaxed) + logged.iter().sum::<u64>(),
            10_000 - logged.len() as u64
        );
    }
}
