//! The server process that is load-tested.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use server::client::Client;

use crate::failure::Failure;

/// The unit in which Linux counts the CPU time of processes.
const TICK_MS: u64 = 10;

/// The server in its own process. It is killed when this is dropped.
#[derive(Debug)]
pub(super) struct ServerProcess {
    process: Child,
    address: SocketAddr,
    /// Kept open, so that the server does not fail when it writes to a closed pipe.
    _stdout: BufReader<ChildStdout>,
    /// The data folder.
    _folder: tempfile::TempDir,
}

impl ServerProcess {
    /// Starts a server on any free port of this machine.
    fn start(database: Option<&str>, nats: Option<&str>) -> Result<ServerProcess, Failure> {
        let failed = |what: &str, error: std::io::Error| Failure::System(format!("can't {what}: {error}"));
        let folder = tempfile::tempdir().map_err(|error| failed("make a folder for the server", error))?;
        let program = std::env::current_exe().map_err(|error| failed("find this program", error))?;
        let mut command = Command::new(program);
        command.args(
            "serve --listen 127.0.0.1:0 --bot-pace 0 --no-limits --metrics public --log error".split(' '),
        );
        match database {
            Some(url) => command.arg("--database").arg(url),
            None => command.arg("--data").arg(folder.path()),
        };
        // A variable of the environment is not meant for this server.
        command.env_remove("GRAVEGOODS_NATS");
        if let Some(url) = nats {
            command.arg("--nats").arg(url);
        }
        let started = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
        let mut process = started.map_err(|error| failed("start a server", error))?;
        let mut line = String::new();
        let mut stdout = process.stdout.take().map(BufReader::new).expect("stdout is piped");
        let read = stdout.read_line(&mut line);
        let address = line.trim().rsplit('/').next().and_then(|address| address.parse().ok());
        match (read, address) {
            (Ok(_), Some(address)) => {
                Ok(ServerProcess { process, address, _stdout: stdout, _folder: folder })
            }
            (Ok(_) | Err(_), _) => {
                let _ = process.kill();
                let _ = process.wait();
                Err(Failure::System("the server did not start; its error is printed above".to_owned()))
            }
        }
    }

    /// The server's memory in bytes, if the system provides it.
    fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
        Some(kib * 1024)
    }

    /// The CPU time of the server, if the system provides it.
    fn cpu_time(&self) -> Option<Duration> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.process.id())).ok()?;
        // The program name may contain spaces, so fields are counted from after it.
        let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
        let (own, system): (u64, u64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
        Some(Duration::from_millis((own + system) * TICK_MS))
    }

    /// The figures of the server's metrics.
    async fn figures(&self) -> Result<Figures, Failure> {
        let reply = Client::new(self.address).request("GET", "/metrics", None).await?;
        Ok(Figures::read(&reply.body))
    }
}

/// The nodes of one service; usually it is one server.
#[derive(Debug)]
pub(super) struct Nodes(Vec<ServerProcess>);

impl Nodes {
    /// Starts `count` servers on any free ports of this machine.
    pub(super) fn start(count: u32, database: Option<&str>, nats: Option<&str>) -> Result<Nodes, Failure> {
        let nodes = (0..count).map(|_| ServerProcess::start(database, nats));
        Ok(Nodes(nodes.collect::<Result<_, _>>()?))
    }

    /// The address of one of them, another for each number.
    pub(super) fn address(&self, number: u32) -> SocketAddr {
        self.0[number as usize % self.0.len()].address
    }

    /// The memory of all in bytes, if the system provides it.
    pub(super) fn memory(&self) -> Option<u64> {
        self.0.iter().map(ServerProcess::memory).sum()
    }

    /// The CPU time of all, if the system provides it.
    pub(super) fn cpu_time(&self) -> Option<Duration> {
        self.0.iter().map(ServerProcess::cpu_time).sum()
    }

    /// The figures of all together.
    pub(super) async fn figures(&self) -> Result<Figures, Failure> {
        let mut all = Figures::default();
        for node in &self.0 {
            all = all.and(&node.figures().await?);
        }
        Ok(all)
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // Its data is deleted, so it does not need to shut down cleanly.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// How many files a process may have open, if the system provides it.
pub(super) fn open_file_limit() -> Option<u64> {
    let limits = fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Figures from the server's metrics: sums and counts since it started.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Figures {
    pub(super) steps: Timed,
    pub(super) commits: Timed,
    /// How many operations were in the commits.
    pub(super) operations: f64,
}

impl Figures {
    /// The sum of both.
    fn and(&self, other: &Figures) -> Figures {
        Figures {
            steps: self.steps.and(other.steps),
            commits: self.commits.and(other.commits),
            operations: self.operations + other.operations,
        }
    }

    /// Reads the figures from the text of the metrics.
    fn read(metrics: &str) -> Figures {
        let value = |name: &str| {
            let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.and_then(|value| value.trim().parse().ok()).unwrap_or(0.0)
        };
        let timed = |histogram: &str| Timed {
            count: value(&format!("{histogram}_count")),
            seconds: value(&format!("{histogram}_sum")),
        };
        Figures {
            steps: timed("gravegoods_step_seconds"),
            commits: timed("gravegoods_store_commit_seconds"),
            operations: value("gravegoods_store_commit_operations_sum"),
        }
    }

    /// What was added since `before`.
    pub(super) fn since(&self, before: &Figures) -> Figures {
        Figures {
            steps: self.steps.since(before.steps),
            commits: self.commits.since(before.commits),
            operations: self.operations - before.operations,
        }
    }
}

/// How often something happened, and how many seconds it took in all.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Timed {
    pub(super) count: f64,
    pub(super) seconds: f64,
}

impl Timed {
    fn and(self, other: Timed) -> Timed {
        Timed { count: self.count + other.count, seconds: self.seconds + other.seconds }
    }

    fn since(self, before: Timed) -> Timed {
        Timed { count: self.count - before.count, seconds: self.seconds - before.seconds }
    }

    /// The mean time in milliseconds; zero if it never happened.
    pub(super) fn mean_ms(self) -> f64 {
        if self.count > 0.0 { self.seconds / self.count * 1000.0 } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::{Figures, Timed};

    #[test]
    fn figures_are_read_from_prometheus_text() {
        let text = "# TYPE gravegoods_step_seconds histogram\ngravegoods_step_seconds_bucket{le=\"0.001\"} 2\n\
                    gravegoods_step_seconds_sum 0.25\ngravegoods_step_seconds_count 4\n\
                    gravegoods_store_commit_operations_sum 9\n";
        let before = Figures { steps: Timed { count: 1.0, seconds: 0.0 }, ..Figures::default() };
        let figures = Figures::read(text).since(&before);
        assert_eq!((figures.steps.count, figures.steps.seconds, figures.operations), (3.0, 0.25, 9.0));
        assert_eq!(figures.commits.count, 0.0);
    }
}
