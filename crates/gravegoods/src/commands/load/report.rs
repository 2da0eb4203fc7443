//! What was measured, as tables or as JSON.

use std::io::Write;
use std::time::Duration;

use serde::Serialize;

use super::server_process::Figures;
use super::table::Traffic;
use crate::columns;
use crate::failure::Failure;

/// How long steps took.
#[derive(Debug, Default)]
pub(super) struct Latencies(Vec<Duration>);

impl Latencies {
    pub(super) fn push(&mut self, latency: Duration) {
        self.0.push(latency);
    }

    pub(super) fn extend(&mut self, others: Latencies) {
        self.0.extend(others.0);
    }
}

/// The results of one run of steps. Times are in milliseconds.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Run {
    steps: usize,
    seconds: f64,
    steps_per_s: f64,
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    /// CPU time of the server per step, including everything else it did; if the system provides it.
    work_ms: Option<f64>,
    /// What a player receives for each step, in bytes.
    bytes_per_step: f64,
    /// What a player receives for a whole game, in bytes; none if no game was finished.
    bytes_per_game: Option<f64>,
    /// The same for the game with the most.
    most_bytes_per_game: Option<f64>,
    /// The latency of a step as measured by the server, from the command until it was sent to everyone.
    server_step_ms: f64,
    /// How long a commit took.
    commit_ms: f64,
    /// How many operations shared a commit.
    operations_per_commit: f64,
    /// The share of the server's time for a step that one commit takes.
    store_share: f64,
}

impl Run {
    pub(super) fn new(
        Latencies(mut latencies): Latencies,
        seconds: f64,
        cpu: Option<Duration>,
        figures: Figures,
        traffic: Traffic,
    ) -> Run {
        latencies.sort_unstable();
        let at = |share: f64| {
            let index = (share * latencies.len() as f64).ceil() as usize;
            let latency = latencies.get(index.saturating_sub(1)).copied().unwrap_or_default();
            latency.as_secs_f64() * 1000.0
        };
        let mean = |sum: f64, count: f64| if count > 0.0 { sum / count } else { 0.0 };
        let (server_step_ms, commit_ms) = (figures.steps.mean_ms(), figures.commits.mean_ms());
        Run {
            steps: latencies.len(),
            seconds,
            steps_per_s: latencies.len() as f64 / seconds,
            p50_ms: at(0.5),
            p99_ms: at(0.99),
            max_ms: at(1.0),
            work_ms: cpu.map(|cpu| mean(cpu.as_secs_f64() * 1000.0, latencies.len() as f64)),
            bytes_per_step: mean(traffic.bytes as f64 / 2.0, latencies.len() as f64),
            bytes_per_game: (traffic.games > 0)
                .then(|| traffic.game_bytes as f64 / 2.0 / traffic.games as f64),
            most_bytes_per_game: (traffic.games > 0).then_some(traffic.most_game_bytes as f64 / 2.0),
            server_step_ms,
            commit_ms,
            operations_per_commit: mean(figures.operations, figures.commits.count),
            store_share: mean(commit_ms, server_step_ms),
        }
    }

    fn row(&self, name: &str) -> Vec<String> {
        let ms = |ms: f64| format!("{ms:.2}");
        let kilobytes =
            |bytes: Option<f64>| bytes.map_or("-".to_owned(), |bytes| format!("{:.0}", bytes / 1e3));
        vec![
            name.to_owned(),
            self.steps.to_string(),
            format!("{:.0}", self.steps_per_s),
            ms(self.p50_ms),
            ms(self.p99_ms),
            ms(self.max_ms),
            self.work_ms.map_or("-".to_owned(), ms),
            format!("{:.0}", self.bytes_per_step),
            kilobytes(self.bytes_per_game),
            kilobytes(self.most_bytes_per_game),
            ms(self.server_step_ms),
            ms(self.commit_ms),
            format!("{:.1}", self.operations_per_commit),
            format!("{:.0} %", self.store_share * 100.0),
        ]
    }
}

/// The memory of idle connections.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct Idle {
    pub(super) connections: u32,
    /// The server's memory in bytes, if the system provides it.
    pub(super) memory_before: Option<u64>,
    pub(super) memory_after: Option<u64>,
}

/// All results. Memory is the server's, in bytes, if the system provides it.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Report {
    pub(super) game: String,
    pub(super) store: &'static str,
    pub(super) nodes: u32,
    pub(super) tables: u32,
    pub(super) pace_ms: u64,
    pub(super) memory_alone: Option<u64>,
    pub(super) memory_with_tables: Option<u64>,
    pub(super) memory_after_steps: Option<u64>,
    pub(super) paced: Run,
    pub(super) idle: Idle,
    pub(super) burst: Run,
}

impl Report {
    /// Prints one JSON object.
    pub(super) fn print_json(&self, out: &mut dyn Write) -> Result<(), Failure> {
        Ok(writeln!(out, "{}", serde_json::to_string(self)?)?)
    }

    /// Prints tables.
    pub(super) fn print(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let tables = columns::count(u64::from(self.tables), "table");
        let nodes = if self.nodes > 1 { format!(" by {} nodes", self.nodes) } else { String::new() };
        writeln!(out, "{}, {tables} for two, kept in {}{nodes}\n", self.game, self.store)?;
        let heading = [
            "steps",
            "made",
            "steps/s",
            "p50 ms",
            "p99 ms",
            "max ms",
            "work ms",
            "bytes",
            "KB a game",
            "at most",
            "server ms",
            "commit ms",
            "a commit",
            "store",
        ];
        let paced = format!("one every {} ms", self.pace_ms);
        let rows = [heading.map(str::to_owned).to_vec(), self.paced.row(&paced), self.burst.row("no pause")];
        columns::print(&rows, out)?;
        writeln!(out)?;
        let rows = [
            ["memory", "MB", "KB each"].map(str::to_owned).to_vec(),
            memory("the server alone", self.memory_alone, None, 0),
            memory("with the tables", self.memory_with_tables, self.memory_alone, self.tables),
            memory("after the steps", self.memory_after_steps, self.memory_alone, self.tables),
            memory(
                &format!("and {}", columns::count(u64::from(self.idle.connections), "idle connection")),
                self.idle.memory_after,
                self.idle.memory_before,
                self.idle.connections,
            ),
        ];
        Ok(columns::print(&rows, out)?)
    }
}

/// A row about memory: how much there is, and how much each of `count` has added to `before`.
fn memory(name: &str, now: Option<u64>, before: Option<u64>, count: u32) -> Vec<String> {
    let megabytes = now.map_or("-".to_owned(), |now| format!("{:.1}", now as f64 / 1e6));
    let each = now.zip(before).filter(|_| count > 0).map_or("-".to_owned(), |(now, before)| {
        format!("{:.1}", (now as f64 - before as f64) / f64::from(count) / 1e3)
    });
    vec![name.to_owned(), megabytes, each]
}

#[cfg(test)]
mod tests {
    use super::super::server_process::Timed;
    use super::*;

    #[test]
    fn percentiles_come_from_the_latencies() {
        let latencies = Latencies((1..=200).rev().map(Duration::from_millis).collect());
        let steps = Timed { count: 2.0, seconds: 0.02 };
        let figures = Figures { steps, commits: Timed { count: 4.0, ..steps }, operations: 8.0 };
        let traffic = Traffic { bytes: 500_000, games: 4, game_bytes: 400_000, most_game_bytes: 160_000 };
        let run = Run::new(latencies, 2.0, Some(Duration::from_millis(500)), figures, traffic);
        assert_eq!((run.p50_ms, run.p99_ms, run.max_ms), (100.0, 198.0, 200.0));
        assert_eq!((run.steps, run.steps_per_s, run.operations_per_commit), (200, 100.0, 2.0));
        assert_eq!(run.work_ms, Some(2.5));
        assert_eq!((run.bytes_per_step, run.bytes_per_game), (1250.0, Some(50_000.0)));
        assert_eq!(run.most_bytes_per_game, Some(80_000.0));
        assert!((run.store_share - 0.5).abs() < 1e-9);
        let nothing = Run::new(Latencies::default(), 1.0, None, Figures::default(), Traffic::default());
        assert_eq!((nothing.max_ms, nothing.store_share), (0.0, 0.0));
    }
}
