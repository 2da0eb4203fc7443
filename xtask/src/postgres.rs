//! A temporary PostgreSQL server for tests: started on a free port and stopped at the end; its data is deleted.
//!
//! It also accepts TLS, with a certificate from an authority made for this run. Tests connect without TLS unless they ask for it.

use std::fs;
use std::io;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{self, Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::run::{Failure, Invocation, find_program, install, is_root, require};

/// The variable with the URL of a server on which tests may create databases.
pub(crate) const VARIABLE: &str = "GRAVEGOODS_TEST_POSTGRES";

/// The variable with the folder of the certificates: `ca.crt` of the authority that signed the server's certificate for 127.0.0.1,
/// and `stranger.crt` of an authority that did not.
const CERTIFICATES: &str = "GRAVEGOODS_TEST_POSTGRES_CERTIFICATES";

/// The folder where distributions install the server's programs, which are rarely on `PATH`.
const INSTALLED: &str = "/usr/lib/postgresql";

/// The usual id of the user and group `nobody`. PostgreSQL refuses to run as root.
const NOBODY: u32 = 65534;

/// How long a server may take to start or to stop.
const TIMEOUT: Duration = Duration::from_secs(30);

/// A running server. It stops, and its data is removed, when this is dropped.
#[derive(Debug)]
pub(crate) struct Postgres {
    server: Child,
    folder: Folder,
    url: String,
}

/// Runs the given command with a server, and stops the server whether or not the command succeeds.
pub(crate) fn run(args: &[&str]) -> Result<(), Failure> {
    let args = args.strip_prefix(&["--"]).unwrap_or(args);
    let [program, rest @ ..] = args else {
        return Err(Failure(
            "no command given; use it as in: cargo xtask postgres -- cargo nextest run -p store".into(),
        ));
    };
    let command = rest.iter().fold(Invocation::new(program), |command, arg| command.arg(*arg));
    with_server(command)
}

/// Runs a command with a server, and passes its URL in [`VARIABLE`]. Tests of several nodes also start NATS servers and nginx, which
/// have to be installed.
pub(crate) fn with_server(command: Invocation) -> Result<(), Failure> {
    require("nats-server", "nats-server")?;
    require("nginx", "nginx")?;
    let server = Postgres::start()?;
    let certificates = server.folder.path.to_string_lossy().into_owned();
    command
        .env(VARIABLE, &server.url)
        .env(CERTIFICATES, &certificates)
        // A test that needs TLS asks for it in its own URL.
        .env("PGSSLMODE", "disable")
        .run()
}

impl Postgres {
    /// Starts a server. If none is installed, it is installed first where possible.
    fn start() -> Result<Self, Failure> {
        let programs = find_or_install()?;
        let folder = Folder::make()
            .map_err(|e| Failure(format!("can't create a folder for PostgreSQL's data: {e}")))?;
        // Anyone on this machine can connect, and a crash can lose data. This is only for tests.
        let mut initdb = folder.as_owner(&programs.join("initdb"), &["-U", "gravegoods", "--auth=trust"]);
        initdb.args(["--no-locale", "--encoding=UTF8", "--no-sync", "-D"]).arg(folder.data());
        let made = initdb.stdout(Stdio::null()).status();
        if !made.is_ok_and(|status| status.success()) {
            return Err(Failure("initdb failed: PostgreSQL can't make a database cluster here".into()));
        }
        make_certificates(&folder)?;
        let port = free_port().map_err(|e| Failure(format!("no free port for PostgreSQL: {e}")))?;
        let mut postgres = folder.as_owner(&programs.join("postgres"), &["-h", "127.0.0.1"]);
        postgres.arg("-p").arg(port.to_string()).arg("-D").arg(folder.data());
        for setting in
            ["unix_socket_directories=", "fsync=off", "max_connections=200", "log_min_messages=panic"]
        {
            postgres.arg("-c").arg(setting);
        }
        for (setting, file) in [("ssl_cert_file", "server.crt"), ("ssl_key_file", "server.key")] {
            postgres.arg("-c").arg(format!("{setting}={}", folder.path.join(file).display()));
        }
        postgres.args(["-c", "ssl=on"]);
        let server = postgres
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn()
            .map_err(|e| Failure(format!("postgres did not start: {e}")))?;
        let url = format!("postgres://gravegoods@127.0.0.1:{port}/postgres");
        let mut postgres = Self { server, folder, url };
        postgres.wait_until_ready()?;
        eprintln!("PostgreSQL for tests is up at {}", postgres.url);
        Ok(postgres)
    }

    /// Waits until the server writes `ready` to its pid file, which means that it accepts connections.
    fn wait_until_ready(&mut self) -> Result<(), Failure> {
        let file = self.folder.data().join("postmaster.pid");
        let begun = Instant::now();
        while begun.elapsed() < TIMEOUT {
            let status = fs::read_to_string(&file).unwrap_or_default();
            if status.lines().any(|line| line.trim() == "ready") {
                return Ok(());
            }
            if let Ok(Some(status)) = self.server.try_wait() {
                return Err(Failure(format!("postgres ended before it was ready ({status})")));
            }
            thread::sleep(Duration::from_millis(20));
        }
        Err(Failure(format!("postgres was not ready after {} seconds", TIMEOUT.as_secs())))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // SIGINT makes the server close its connections and shut down cleanly. The folder is removed when it is dropped.
        let signalled = Command::new("kill").arg("-INT").arg(self.server.id().to_string()).status();
        let begun = Instant::now();
        while signalled.as_ref().is_ok_and(|status| status.success()) && begun.elapsed() < TIMEOUT {
            if !matches!(self.server.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(20));
        }
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// Creates a certificate authority, a certificate for the server that it signs, and an authority that signs nothing.
fn make_certificates(folder: &Folder) -> Result<(), Failure> {
    if find_program("openssl").is_none() {
        install("openssl")?;
    }
    let openssl = |args: String| {
        let args: Vec<&str> = args.split(' ').collect();
        let mut command = folder.as_owner(Path::new("openssl"), &args);
        let made = command.current_dir(&folder.path).stdout(Stdio::null()).stderr(Stdio::null()).status();
        match made {
            Ok(status) if status.success() => Ok(()),
            _ => Err(Failure(format!("openssl could not make a certificate: openssl {}", args.join(" ")))),
        }
    };
    let key = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes";
    for name in ["ca", "stranger"] {
        openssl(format!("req -x509 {key} -keyout {name}.key -out {name}.crt -days 2 -subj /CN={name}"))?;
    }
    openssl(format!(
        "req {key} -keyout server.key -out server.csr -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1"
    ))?;
    openssl(
        "x509 -req -in server.csr -CA ca.crt -CAkey ca.key -CAcreateserial -copy_extensions copy -days 2 \
             -out server.crt"
            .to_owned(),
    )
}

/// The server's folder. It belongs to the user that the server runs as, and is removed when this is dropped.
#[derive(Debug)]
struct Folder {
    path: PathBuf,
    owner: Owner,
}

/// The user that the server runs as.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Owner {
    /// The user who runs this task.
    Caller,
    /// The user `nobody`, because the caller is root.
    Nobody,
}

impl Folder {
    /// Creates a folder in the target folder, or among the temporary files if the owner can't access that.
    fn make() -> io::Result<Self> {
        let target =
            std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from);
        fs::create_dir_all(&target)?;
        let folder = Self::make_in(&fs::canonicalize(target)?)?;
        let reached = folder.as_owner(Path::new("test"), &["-w"]).arg(&folder.path).status();
        if reached.is_ok_and(|status| status.success()) {
            return Ok(folder);
        }
        Self::make_in(&std::env::temp_dir())
    }

    fn make_in(parent: &Path) -> io::Result<Self> {
        let path = parent.join(format!("test-postgres-{}", process::id()));
        if !is_root() {
            fs::create_dir(&path)?;
            return Ok(Self { path, owner: Owner::Caller });
        }
        let nobody = NOBODY.to_string();
        let made = Command::new("install")
            .args(["-d", "-m", "700", "-o", &nobody, "-g", &nobody])
            .arg(&path)
            .status()?;
        let folder = Self { path, owner: Owner::Nobody };
        if made.success() { Ok(folder) } else { Err(io::Error::other("install could not make it")) }
    }

    fn data(&self) -> PathBuf {
        self.path.join("data")
    }

    /// A command that runs as the folder's owner, in `/`, because the owner may have no access to the current folder.
    fn as_owner(&self, program: &Path, args: &[&str]) -> Command {
        let mut command = match self.owner {
            Owner::Caller => Command::new(program),
            Owner::Nobody => {
                let mut command = Command::new("setpriv");
                // If this task is killed, the server is stopped too.
                command.args(["--clear-groups", "--pdeathsig", "INT"]);
                command.arg(format!("--reuid={NOBODY}")).arg(format!("--regid={NOBODY}"));
                command.arg(program).env("HOME", "/");
                command
            }
        };
        command.args(args).current_dir("/");
        command
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // If this fails, the files stay in the target folder and are removed by `cargo clean`.
        let _ = fs::remove_dir_all(&self.path);
    }
}

/// A port that is free on the loopback interface at this moment.
fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port())
}

/// The folder with the server's programs. If they are missing and can't be installed, the error says what to do.
fn find_or_install() -> Result<PathBuf, Failure> {
    if let Some(programs) = find() {
        return Ok(programs);
    }
    install("postgresql")?;
    find().ok_or_else(|| {
        Failure(
            "the tests of the store need PostgreSQL's server programs (initdb and postgres); install them, on \
             Debian with `apt-get install postgresql`, or put their folder on PATH"
                .into(),
        )
    })
}

/// The folder with the server's programs: the newest that the distribution installed, or one on `PATH`.
fn find() -> Option<PathBuf> {
    let versions = fs::read_dir(INSTALLED).into_iter().flatten().flatten();
    let newest = versions
        .map(|version| version.path().join("bin"))
        .filter(|programs| has_server(programs))
        .max_by_key(|programs| version_of(programs));
    newest.or_else(|| {
        let initdb = fs::canonicalize(find_program("initdb")?).ok()?;
        initdb.parent().filter(|programs| has_server(programs)).map(Path::to_path_buf)
    })
}

fn has_server(programs: &Path) -> bool {
    ["initdb", "postgres"].iter().all(|program| programs.join(program).is_file())
}

/// The version in a path such as `15/bin`, so that 9 comes before 15.
fn version_of(programs: &Path) -> Option<u32> {
    let version = programs.parent()?.file_name()?.to_str()?;
    version.split('.').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{free_port, version_of};

    #[test]
    fn fifteen_is_newer_than_nine() {
        assert!(version_of(Path::new("pg/15/bin")) > version_of(Path::new("pg/9.6/bin")));
        assert_eq!(version_of(Path::new("pg/tools/bin")), None);
    }

    #[test]
    fn a_free_port_can_be_listened_on() {
        let port = free_port().expect("the loopback has free ports");
        assert!(std::net::TcpListener::bind(("127.0.0.1", port)).is_ok());
    }
}
