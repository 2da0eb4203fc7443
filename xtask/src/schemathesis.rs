//! Attacks the HTTP API with [schemathesis](https://schemathesis.io): it makes requests from the OpenAPI document, good and bad ones, and
//! holds every answer to the document.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

use crate::run::{Failure, Invocation, find_program, target_folder};
use crate::test::Depth;
use crate::web;

/// The version, so that a run today finds what a run tomorrow finds.
const VERSION: &str = "4.32.5";

/// What is not held against the server: what a name, a cursor or a table must be is more than a schema can say. Such a request is refused
/// with a status that the document has, which is checked.
const EXCLUDED_CHECKS: &str = "positive_data_acceptance";

/// The addresses that begin or end a session: with them, the session of the run would be lost.
const OF_SESSIONS: &str = "^/api/(guest|register|login|logout)$";

/// Runs it against a new server, without a session and with one.
pub(crate) fn run(depth: Depth) -> Result<(), Failure> {
    let folder = target_folder().join("schemathesis");
    let program = find_or_install(&folder)?;
    let server = Server::start(&web::server(depth)?, &folder.join("data"))?;
    let document = format!("http://{}/api/openapi.json", server.address);
    let attack = |config: &Path| {
        let phases = "--phases examples,coverage,fuzzing --max-examples 30 --seed 1 --continue-on-failure";
        Invocation::new(&text(&program))
            .arg("--config-file")
            .arg(text(config))
            .arg("run")
            .arg(&document)
            .args(phases)
            .args("--exclude-checks")
            .arg(EXCLUDED_CHECKS)
    };
    let config = folder.join("schemathesis.toml");
    write(&config, "")?;
    attack(&config).run()?;
    write(&config, &format!("[auth.openapi.session]\napi_key = \"{}\"\n", server.session()?))?;
    attack(&config).arg("--exclude-path-regex").arg(OF_SESSIONS).run()
}

/// The program, installed from PyPI into its own folder if it is missing.
fn find_or_install(folder: &Path) -> Result<PathBuf, Failure> {
    let environment = folder.join(VERSION);
    let program = environment.join("bin").join("schemathesis");
    if !program.is_file() {
        let python = find_program("python3").ok_or_else(|| {
            Failure(
                "schemathesis needs Python 3; install it, on Debian with `apt-get install python3-venv`"
                    .into(),
            )
        })?;
        Invocation::new(&text(&python)).args("-m venv").arg(text(&environment)).run()?;
        Invocation::new(&text(&environment.join("bin").join("pip")))
            .args("install --quiet")
            .arg(format!("schemathesis=={VERSION}"))
            .run()?;
    }
    Ok(program)
}

/// A server with a database of its own. It is killed when this is dropped.
struct Server {
    process: Child,
    address: String,
    /// Kept open, so that the server does not fail when it writes to a closed pipe.
    _stdout: BufReader<ChildStdout>,
}

impl Server {
    fn start(program: &Path, data: &Path) -> Result<Server, Failure> {
        let failed = |what: &dyn std::fmt::Display| Failure(format!("the server did not start: {what}"));
        if data.exists() {
            fs::remove_dir_all(data).map_err(|e| failed(&e))?;
        }
        fs::create_dir_all(data).map_err(|e| failed(&e))?;
        let mut process = Command::new(program)
            .args("serve --listen 127.0.0.1:0 --no-limits --metrics public --log error --data".split(' '))
            .arg(data)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|e| failed(&e))?;
        let mut stdout = BufReader::new(process.stdout.take().expect("stdout is piped"));
        let mut line = String::new();
        stdout.read_line(&mut line).map_err(|e| failed(&e))?;
        let address = line.trim().rsplit("//").next().unwrap_or_default().to_owned();
        Ok(Server { process, address, _stdout: stdout })
    }

    /// The value of the cookie of a new guest.
    fn session(&self) -> Result<String, Failure> {
        let failed = |e: std::io::Error| Failure(format!("the server did not answer: {e}"));
        let mut stream = TcpStream::connect(&self.address).map_err(failed)?;
        let body = r#"{"name":"Ada"}"#;
        let request = format!(
            "POST /api/guest HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(request.as_bytes()).map_err(failed)?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).map_err(failed)?;
        cookie_in(&answer).ok_or_else(|| Failure(format!("the server made no guest: {answer}")))
    }
}

/// The value of the cookie that an answer sets.
fn cookie_in(answer: &str) -> Option<String> {
    let line = answer.lines().find_map(|line| line.strip_prefix("set-cookie: "))?;
    let (_, value) = line.split(';').next()?.split_once('=')?;
    Some(value.to_owned())
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn write(file: &Path, content: &str) -> Result<(), Failure> {
    fs::write(file, content).map_err(|e| Failure(format!("can't write {}: {e}", file.display())))
}

fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::cookie_in;

    #[test]
    fn the_cookie_is_found_in_an_answer() {
        let answer = "HTTP/1.1 200 OK\r\nset-cookie: gravegoods=a%3Db; Path=/; HttpOnly\r\n\r\n{}";
        assert_eq!(cookie_in(answer).as_deref(), Some("a%3Db"));
        assert_eq!(cookie_in("HTTP/1.1 429 Too Many Requests\r\n\r\n"), None);
    }
}
