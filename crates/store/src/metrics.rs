//! The store's metrics, through the `metrics` facade.

use std::time::Duration;

use metrics::{Unit, counter, describe_counter, describe_histogram, histogram};

const BATCH: &str = "gravegoods_store_commit_operations";
const SECONDS: &str = "gravegoods_store_commit_seconds";
const FAILURES: &str = "gravegoods_store_commit_failures_total";

/// Describes the store's metrics to the recorder that is installed, if one is.
pub fn describe_metrics() {
    describe_histogram!(BATCH, Unit::Count, "Operations that shared one commit");
    describe_histogram!(SECONDS, Unit::Seconds, "From the beginning of a transaction until it was durable");
    describe_counter!(FAILURES, Unit::Count, "Transactions that failed as a whole");
}

/// Records that a transaction of this many operations was committed, or failed as a whole.
pub(crate) fn committed(operations: usize, took: Duration, kept: bool) {
    if kept {
        // A batch has at most hundreds of operations, so the conversion is exact.
        histogram!(BATCH).record(operations as f64);
        histogram!(SECONDS).record(took.as_secs_f64());
    } else {
        counter!(FAILURES).increment(1);
    }
}
