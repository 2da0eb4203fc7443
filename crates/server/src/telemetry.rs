//! Metrics.

use std::sync::OnceLock;

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

/// The metrics of the whole process, even if it runs several servers.
static METRICS: OnceLock<PrometheusHandle> = OnceLock::new();

/// The bounds of the histograms of seconds.
const SECONDS: &[f64] = &[0.000_5, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0];

/// The bounds of the histograms of queues.
const DEPTHS: &[f64] = &[0.0, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

/// Counts one in a gauge until it is dropped.
#[derive(Debug)]
pub(crate) struct GaugeGuard(&'static str);

impl GaugeGuard {
    pub(crate) fn new(gauge: &'static str) -> GaugeGuard {
        metrics::gauge!(gauge).increment(1.0);
        GaugeGuard(gauge)
    }
}

impl Drop for GaugeGuard {
    fn drop(&mut self) {
        metrics::gauge!(self.0).decrement(1.0);
    }
}

/// Installs the recorder of metrics.
pub(crate) fn install() {
    METRICS.get_or_init(|| {
        let builder = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), SECONDS)
            .and_then(|builder| builder.set_buckets_for_metric(Matcher::Suffix("_depth".to_owned()), DEPTHS))
            .and_then(|builder| {
                builder.set_buckets_for_metric(Matcher::Suffix("_operations".to_owned()), DEPTHS)
            });
        let recorder = builder.expect("histogram bounds are empty").build_recorder();
        let handle = recorder.handle();
        // A process that has a recorder already keeps it.
        let _ = metrics::set_global_recorder(recorder);
        describe();
        store::describe_metrics();
        handle
    });
}

/// The build that runs.
const BUILD: &str = "gravegoods_build_info";

const GAUGES: [(&str, &str); 5] = [
    ("gravegoods_tables_live", "Tables in memory."),
    ("gravegoods_connections", "Open WebSocket connections."),
    ("gravegoods_bots_waiting", "Bots that wait for a thread."),
    ("gravegoods_nodes", "Nodes that have a lease, as far as this one knows; 0 with SQLite."),
    ("gravegoods_tables_known", "Tables in memory or being loaded, at the last cleanup."),
];

const HISTOGRAMS: [(&str, &str); 5] = [
    ("gravegoods_step_seconds", "From a change at a table until all watchers were sent it."),
    ("gravegoods_bot_seconds", "How long bots think."),
    ("gravegoods_http_seconds", "From a request to its answer, by method, route and status."),
    ("gravegoods_table_queue_depth", "How many commands a new one finds waiting at its table."),
    (
        "gravegoods_outgoing_queue_depth",
        "How many messages are in a connection's queue when another is added.",
    ),
];

const COUNTERS: [(&str, &str); 11] = [
    ("gravegoods_records_total", "Records written."),
    ("gravegoods_refusals_total", "Changes of tables that were refused, by code."),
    ("gravegoods_limited_total", "Requests, messages and connections refused by rate limits."),
    ("gravegoods_slow_readers_total", "Connections ended because the client read too slowly."),
    ("gravegoods_malformed_total", "Messages that could not be parsed."),
    ("gravegoods_tables_opened_total", "Tables opened."),
    ("gravegoods_leases_lost_total", "How often this server has stopped being a node against its will."),
    ("gravegoods_bus_sent_total", "Messages sent to other nodes."),
    ("gravegoods_bus_sent_bytes_total", "Bytes sent to other nodes."),
    ("gravegoods_bus_dropped_total", "Messages for other nodes that could not be sent."),
    ("gravegoods_bus_gaps_total", "How often a message of another node was missing."),
];

/// Tells the recorder what each metric is. Counters are there from the start, so that a first count is seen as a rise.
fn describe() {
    metrics_process::Collector::default().describe();
    metrics::describe_gauge!(BUILD, "Always 1, with the version of the program.");
    metrics::gauge!(BUILD, "version" => env!("CARGO_PKG_VERSION")).set(1.0);
    COUNTERS.into_iter().for_each(|(name, _)| metrics::counter!(name).absolute(0));
    GAUGES.into_iter().for_each(|(name, _)| metrics::gauge!(name).set(0.0));
    GAUGES.into_iter().for_each(|(name, help)| metrics::describe_gauge!(name, help));
    HISTOGRAMS.into_iter().for_each(|(name, help)| metrics::describe_histogram!(name, help));
    COUNTERS.into_iter().for_each(|(name, help)| metrics::describe_counter!(name, help));
}

/// Drops old samples from histograms.
pub(crate) fn upkeep() {
    if let Some(metrics) = METRICS.get() {
        metrics.run_upkeep();
    }
}

/// All metrics in the Prometheus text format.
pub(crate) fn render() -> String {
    metrics_process::Collector::default().collect();
    METRICS.get().map(PrometheusHandle::render).unwrap_or_default()
}
