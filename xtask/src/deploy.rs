//! Checks the samples in `deploy/` with the programs that read them, where they are installed.
//!
//! What needs no other program is checked by a test: `crates/gravegoods/tests/cli/deploy.rs`.

use std::fs;
use std::io;
use std::path::Path;

use crate::run::{Failure, Invocation, find_administrators, install, target_folder};

/// Where the sample of nginx expects the certificate of a host.
const CERTIFICATES: &str = "/etc/ssl/gravegoods";

/// Where the systemd unit expects the program.
const INSTALLED: &str = "/usr/local/bin/gravegoods";

/// Checks each sample, and prints which could not be checked.
pub(crate) fn run() -> Result<(), Failure> {
    let folder = target_folder().join("deploy");
    fs::create_dir_all(&folder).map_err(|e| failed(&folder, &e))?;
    if find_administrators("nginx").is_none() {
        install("nginx")?;
    }
    for upstream in ["deploy/upstream.conf", "deploy/compose/upstream.conf"] {
        with("nginx", |nginx| check_nginx(nginx, &folder, upstream))?;
    }
    with("systemd-analyze", |analyze| check_unit(analyze, &folder))?;
    with("promtool", |promtool| promtool.args("check config deploy/compose/prometheus.yml").run())?;
    with("hadolint", |hadolint| hadolint.arg("Dockerfile").run())
}

/// Runs a check if its program is installed.
fn with(program: &str, check: impl FnOnce(Invocation) -> Result<(), Failure>) -> Result<(), Failure> {
    match find_administrators(program).as_deref().and_then(Path::to_str) {
        Some(path) => check(Invocation::new(path)),
        None => {
            eprintln!("Skipped: {program} is not installed.");
            Ok(())
        }
    }
}

/// Lets nginx read the sample, with a certificate made for this check.
fn check_nginx(nginx: Invocation, folder: &Path, upstream: &str) -> Result<(), Failure> {
    let (key, certificate) = (folder.join("privkey.pem"), folder.join("fullchain.pem"));
    let certify = Invocation::new("openssl")
        .args("req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=play.example.org -keyout")
        .arg(text(&key))
        .arg("-out")
        .arg(text(&certificate));
    if !certify.works() {
        return Err(Failure(format!("`{certify}` failed")));
    }
    let read = |file: &str| fs::read_to_string(file).map_err(|e| failed(Path::new(file), &e));
    let sample = [read(upstream)?, read("deploy/nginx.conf")?].concat();
    let sample = sample.replace(CERTIFICATES, &text(folder));
    let whole = format!(
        "pid {0}/nginx.pid;\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{sample}\n}}\n",
        text(folder)
    );
    let file = folder.join("nginx.conf");
    fs::write(&file, whole).map_err(|e| failed(&file, &e))?;
    nginx.args("-t -e stderr -p").arg(text(folder)).arg("-c").arg(text(&file)).run()
}

/// Lets systemd verify the unit. It wants the program to exist, so it is given another.
fn check_unit(analyze: Invocation, folder: &Path) -> Result<(), Failure> {
    let sample = Path::new("deploy/gravegoods.service");
    let unit = fs::read_to_string(sample).map_err(|e| failed(sample, &e))?;
    let file = folder.join("gravegoods.service");
    fs::write(&file, unit.replace(INSTALLED, "/bin/true")).map_err(|e| failed(&file, &e))?;
    // `--man=no`: the unit names no manual page, and not every machine has `man`.
    analyze.args("verify --man=no").arg(text(&file)).run()
}

fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

fn failed(path: &Path, error: &io::Error) -> Failure {
    Failure(format!("can't read or write {}: {error}", path.display()))
}
