//! The server that is measured.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use server::client::Client;

use crate::failure::Failure;

/// In what Linux counts the work of processes.
const TICK_MS: u64 = 10;

/// The server that is measured, in a process of its own; it is gone when this is dropped.
#[derive(Debug)]
pub(super) struct Host {
    process: Child,
    address: SocketAddr,
    /// Kept open, so that the server is not stopped by writing to nobody.
    _stdout: BufReader<ChildStdout>,
    /// Where it keeps everything.
    _folder: tempfile::TempDir,
}

impl Host {
    /// Starts a server on any free port of this machine.
    pub(super) fn start(database: Option<&str>) -> Result<Host, Failure> {
        let failed = |what: &str, error: std::io::Error| Failure::Machine(format!("can't {what}: {error}"));
        let folder = tempfile::tempdir().map_err(|error| failed("make a folder for the server", error))?;
        let program = std::env::current_exe().map_err(|error| failed("find this program", error))?;
        let mut command = Command::new(program);
        command.args("serve --listen 127.0.0.1:0 --bot-pace 0 --no-limits --log error".split(' '));
        match database {
            Some(url) => command.arg("--database").arg(url),
            None => command.arg("--data").arg(folder.path()),
        };
        let started = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
        let mut process = started.map_err(|error| failed("start a server", error))?;
        let mut line = String::new();
        let mut stdout = process.stdout.take().map(BufReader::new).expect("its output was asked for");
        let read = stdout.read_line(&mut line);
        let address = line.trim().rsplit('/').next().and_then(|address| address.parse().ok());
        match (read, address) {
            (Ok(_), Some(address)) => Ok(Host { process, address, _stdout: stdout, _folder: folder }),
            (Ok(_) | Err(_), _) => {
                let _ = process.kill();
                let _ = process.wait();
                Err(Failure::Machine("the server did not start; it says why above".to_owned()))
            }
        }
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    /// The server's memory in bytes, where the system tells.
    pub(super) fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
        Some(kib * 1024)
    }

    /// How long the server has kept a core busy, where the system tells.
    pub(super) fn work(&self) -> Option<Duration> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.process.id())).ok()?;
        // The name of the program may hold anything, so fields are counted after it.
        let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
        let (own, system): (u64, u64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
        Some(Duration::from_millis((own + system) * TICK_MS))
    }

    /// The server's own figures.
    pub(super) async fn metrics(&mut self) -> Result<String, Failure> {
        let reply = Client::new(self.address).request("GET", "/metrics", None).await?;
        Ok(reply.body)
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        // What it has kept is thrown away, so it need not stop in order.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// How many files a process may have open, where the system tells.
pub(super) fn open_files() -> Option<u64> {
    let limits = fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// What the server says of its own work: sums and counts since it started.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Figures {
    pub(super) steps: f64,
    pub(super) step_seconds: f64,
    pub(super) commits: f64,
    pub(super) commit_seconds: f64,
    /// How many pieces of work the commits held.
    pub(super) operations: f64,
}

impl Figures {
    /// Reads what a server serves as its metrics.
    pub(super) fn read(metrics: &str) -> Figures {
        let value = |name: &str| {
            let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.and_then(|value| value.trim().parse().ok()).unwrap_or(0.0)
        };
        Figures {
            steps: value("gravegoods_step_seconds_count"),
            step_seconds: value("gravegoods_step_seconds_sum"),
            commits: value("gravegoods_store_commit_seconds_count"),
            commit_seconds: value("gravegoods_store_commit_seconds_sum"),
            operations: value("gravegoods_store_commit_operations_sum"),
        }
    }

    /// What was added since then.
    pub(super) fn since(&self, before: &Figures) -> Figures {
        Figures {
            steps: self.steps - before.steps,
            step_seconds: self.step_seconds - before.step_seconds,
            commits: self.commits - before.commits,
            commit_seconds: self.commit_seconds - before.commit_seconds,
            operations: self.operations - before.operations,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Figures;

    #[test]
    fn figures_are_read_from_what_prometheus_reads() {
        let text = "# TYPE gravegoods_step_seconds histogram\ngravegoods_step_seconds_bucket{le=\"0.001\"} 2\n\
                    gravegoods_step_seconds_sum 0.25\ngravegoods_step_seconds_count 4\n\
                    gravegoods_store_commit_operations_sum 9\n";
        let figures = Figures::read(text).since(&Figures { steps: 1.0, ..Figures::default() });
        assert_eq!((figures.steps, figures.step_seconds, figures.operations), (3.0, 0.25, 9.0));
        assert_eq!(figures.commits, 0.0);
    }
}
