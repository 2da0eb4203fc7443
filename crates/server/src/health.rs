//! Whether the server is well, for those who watch over it.

use std::sync::OnceLock;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

use crate::house::Shared;

/// Metrics are counted for the whole program, however many servers it runs.
static METRICS: OnceLock<PrometheusHandle> = OnceLock::new();

/// The bounds of the histograms of seconds.
const SECONDS: &[f64] = &[0.000_5, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0];

/// The bounds of the histograms of queues.
const DEPTHS: &[f64] = &[0.0, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

/// One more in a gauge, until this is dropped: even by a task that was given up.
#[derive(Debug)]
pub(crate) struct Counted(&'static str);

impl Counted {
    pub(crate) fn new(gauge: &'static str) -> Counted {
        metrics::gauge!(gauge).increment(1.0);
        Counted(gauge)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        metrics::gauge!(self.0).decrement(1.0);
    }
}

/// Begins to count.
pub(crate) fn count() {
    METRICS.get_or_init(|| {
        let builder = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), SECONDS)
            .and_then(|builder| builder.set_buckets_for_metric(Matcher::Suffix("_depth".to_owned()), DEPTHS))
            .and_then(|builder| {
                builder.set_buckets_for_metric(Matcher::Suffix("_operations".to_owned()), DEPTHS)
            });
        let recorder = builder.expect("the bounds are not empty").build_recorder();
        let handle = recorder.handle();
        // A program that counts already keeps counting its own way.
        let _ = metrics::set_global_recorder(recorder);
        describe();
        store::describe_figures();
        handle
    });
}

fn describe() {
    use metrics::{describe_counter, describe_gauge, describe_histogram};
    describe_gauge!("gravegoods_tables_live", "Tables in memory.");
    describe_gauge!("gravegoods_connections", "Open WebSocket connections.");
    describe_gauge!("gravegoods_thoughts_waiting", "Bots that wait for a place to think.");
    describe_histogram!("gravegoods_step_seconds", "From a call at a table until everyone was told.");
    describe_histogram!("gravegoods_thought_seconds", "How long bots think.");
    describe_histogram!(
        "gravegoods_http_seconds",
        "From a request until its answer, by method, route and status."
    );
    describe_histogram!(
        "gravegoods_errand_queue_depth",
        "How many errands a new one finds waiting at its table."
    );
    describe_histogram!(
        "gravegoods_outgoing_queue_depth",
        "How many messages a new one finds waiting at its reader."
    );
    describe_gauge!("gravegoods_tables_known", "Tables in memory, or being read, at the last housekeeping.");
    describe_counter!("gravegoods_records_total", "Records written.");
    describe_counter!("gravegoods_refusals_total", "Calls refused, by why.");
    describe_counter!("gravegoods_limited_total", "Requests and messages refused for being too many.");
    describe_counter!("gravegoods_slow_readers_total", "Connections cut off for not reading.");
    describe_counter!("gravegoods_malformed_total", "Messages that were none.");
    describe_counter!("gravegoods_tables_opened_total", "Tables opened.");
}

/// Lets histograms forget what is long ago.
pub(crate) fn upkeep() {
    if let Some(metrics) = METRICS.get() {
        metrics.run_upkeep();
    }
}

/// The metrics, as Prometheus reads them. A server that serves them elsewhere has nothing here.
#[utoipa::path(get, path = "/metrics", tag = "health", responses((status = 200, body = String)))]
pub(crate) async fn metrics() -> impl IntoResponse {
    let text = METRICS.get().map(PrometheusHandle::render).unwrap_or_default();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text)
}

/// The process is there.
#[utoipa::path(get, path = "/healthz", tag = "health", responses((status = 200, body = String)))]
pub(crate) async fn healthz() -> &'static str {
    "well\n"
}

/// The server can do its work: it is not stopping, and the store answers.
#[utoipa::path(get, path = "/readyz", tag = "health",
    responses((status = 200, body = String), (status = 503, body = String, description = "It stops, or the store does not answer.")))]
pub(crate) async fn readyz(State(shared): State<Shared>) -> (StatusCode, &'static str) {
    if shared.stopping.is_cancelled() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match shared.store.ping().await {
        Ok(()) => (StatusCode::OK, "ready\n"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n"),
    }
}
