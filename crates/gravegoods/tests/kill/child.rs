//! A server in its own process.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{ChildStdout, Command, Stdio};
use std::time::Duration;

use crate::database::Database;

/// How long a server may take to start on a busy machine.
const START_TIMEOUT: Duration = Duration::from_secs(30);

/// The program under test.
const PROGRAM: &str = env!("CARGO_BIN_EXE_gravegoods");

/// A server in its own process. It is killed when this is dropped.
pub(crate) struct Child {
    process: std::process::Child,
    address: Option<SocketAddr>,
    /// Kept open, so that the server does not fail when it writes to a closed pipe.
    stdout: Option<BufReader<ChildStdout>>,
}

impl Child {
    /// Starts a server and does not wait for it.
    pub(crate) fn spawn(database: &Database) -> Child {
        Child::spawn_by(Command::new(PROGRAM), database)
    }

    /// Starts a server that is a node, and waits until it listens.
    pub(crate) async fn start_node(database: &Database, nats: SocketAddr) -> Child {
        let mut command = Command::new(PROGRAM);
        command.env("GRAVEGOODS_NATS", format!("nats://{nats}"));
        Child::spawn_by(command, database).listening().await
    }

    /// What a server that can't start says.
    pub(crate) async fn refused(database: &Database, nats: Option<SocketAddr>) -> String {
        let mut command = Command::new(PROGRAM);
        command.stderr(Stdio::piped());
        if let Some(nats) = nats {
            command.env("GRAVEGOODS_NATS", format!("nats://{nats}"));
        }
        let mut child = Child::spawn_by(command, database);
        let mut stderr = child.process.stderr.take().expect("stderr is piped");
        let reading = tokio::task::spawn_blocking(move || {
            let mut text = String::new();
            std::io::Read::read_to_string(&mut stderr, &mut text).map(|_| text)
        });
        let read = tokio::time::timeout(START_TIMEOUT, reading).await.expect("the server gives up in time");
        assert!(!child.process.wait().unwrap().success());
        read.unwrap().unwrap()
    }

    /// Sends it a signal.
    pub(crate) fn signal(&self, name: &str) {
        let args = [format!("-{name}"), self.process.id().to_string()];
        assert!(Command::new("kill").args(args).status().expect("kill is there").success());
    }

    /// Stops it as an operator would, and waits for its end.
    pub(crate) async fn stop(self) {
        self.signal("TERM");
        let mut child = self;
        let ended = tokio::task::spawn_blocking(move || child.process.wait());
        let ended = tokio::time::timeout(START_TIMEOUT, ended).await.expect("the server stops in time");
        assert!(ended.unwrap().unwrap().success());
    }

    /// Starts a server with a command that takes its arguments, and does not wait for it.
    fn spawn_by(mut command: Command, database: &Database) -> Child {
        command.args("serve --listen 127.0.0.1:0 --bot-pace 0 --no-limits --log error".split(' '));
        match database {
            Database::Folder(folder) => command.arg("--data").arg(folder),
            Database::Url(url) => command.arg("--database").arg(url),
        };
        let mut process =
            command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().expect("the program starts");
        let stdout = process.stdout.take().map(BufReader::new);
        Child { process, address: None, stdout }
    }

    /// Starts a server and waits until it listens.
    pub(crate) async fn start(database: &Database) -> Child {
        Child::spawn(database).listening().await
    }

    /// Starts a server that is not killed when a file may not grow, and waits until it listens.
    #[cfg(target_os = "linux")]
    pub(crate) async fn start_unkillable_by_limits(database: &Database) -> Child {
        let mut shell = Command::new("sh");
        shell.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", PROGRAM]);
        shell.stderr(Stdio::piped());
        Child::spawn_by(shell, database).listening().await
    }

    /// Kills it, and returns what it has logged, if that was kept for this.
    #[cfg(target_os = "linux")]
    pub(crate) fn log(&mut self) -> Vec<String> {
        self.process.kill().expect("a child process can be killed");
        let stderr = self.process.stderr.take().expect("stderr is piped");
        BufReader::new(stderr).lines().map(|line| line.expect("logs are text")).collect()
    }

    /// Limits the size of the files that it writes; none lifts the limit.
    #[cfg(target_os = "linux")]
    pub(crate) fn limit_files(&self, bytes: Option<u64>) {
        let size = bytes.map_or("unlimited".to_owned(), |bytes| bytes.to_string());
        let args = [format!("--pid={}", self.process.id()), format!("--fsize={size}:unlimited")];
        let done = Command::new("prlimit").args(args).status().expect("prlimit is part of util-linux");
        assert!(done.success());
    }

    /// The most memory that it has had, in megabytes.
    #[cfg(target_os = "linux")]
    pub(crate) fn peak_memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap();
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("Linux tells the peak");
        peak.trim().trim_end_matches(" kB").parse::<u64>().unwrap() / 1024
    }

    /// The child, once it listens.
    async fn listening(self) -> Child {
        let mut child = self;
        let mut stdout = child.stdout.take().expect("stdout is piped");
        let reading = tokio::task::spawn_blocking(move || {
            let mut line = String::new();
            stdout.read_line(&mut line).map(|_| (stdout, line))
        });
        let read = tokio::time::timeout(START_TIMEOUT, reading).await.expect("the server starts in time");
        let (stdout, line) = read.unwrap().unwrap();
        let address = line.trim().rsplit('/').next().and_then(|address| address.parse().ok());
        child.address = Some(address.unwrap_or_else(|| panic!("the server did not start: {line:?}")));
        child.stdout = Some(stdout);
        child
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address.expect("the server listens")
    }

    /// Kills it with SIGKILL, so that it can't clean up.
    pub(crate) fn kill(mut self) {
        self.process.kill().expect("a child process can be killed");
        let status = self.process.wait().expect("a killed process exits");
        assert!(status.code().is_none(), "the server exited before it was killed: {status}");
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        // A failed test must not leave a server behind. This fails if the server was already killed.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
