//! `gravegoods serve`: its command line and its log.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};

use crate::program::{folder, refuses, run, text};

#[test]
fn an_origin_must_be_bare() {
    for (origin, why) in [
        ("https://play.example.org/", "not even a slash"),
        ("https://play.example.org/table", "nothing may follow"),
        ("play.example.org", "it has no http:// or https://"),
        ("ftp://play.example.org", "only http and https are served"),
        ("https://Play.Example.org", "in lower case"),
        ("*", "it has no http:// or https://"),
    ] {
        refuses(["serve", "--origin", origin], 2, why);
        refuses(["serve", "--origin", origin], 2, "give a bare origin, such as https://play.example.org");
    }
}

#[test]
fn a_server_that_is_not_there_is_not_ready() {
    // Nothing listens on the port of a listener that was closed.
    let closed = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    refuses(["ready", &closed.to_string()], 1, "no server answers at 127.0.0.1:");
    refuses(["ready", "somewhere"], 2, "invalid");
}

#[test]
fn a_server_says_that_it_is_ready() {
    let (mut server, address) = start("serve-ready", &[]);
    let ready = run(["ready", &address]);
    server.kill().expect("a running server can be killed");
    server.wait().expect("it has exited");
    assert_eq!(
        text(&ready.stdout),
        format!("The server at {address} is ready.\n"),
        "{}",
        text(&ready.stderr)
    );
    assert_eq!(ready.status.code(), Some(0));
}

#[test]
fn a_missing_file_with_the_database_says_what_to_do() {
    let file = folder("serve-database-file").join("url");
    let args = ["serve", "--database-file", file.to_str().unwrap()];
    refuses(args, 1, "write the URL of the database into its first line");
}

/// Starts a server, and returns its address once it has printed it.
fn start(name: &str, more: &[&str]) -> (Child, String) {
    let mut server = Command::new(env!("CARGO_BIN_EXE_gravegoods"))
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "debug", "--data"])
        .arg(folder(name))
        .args(more)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut output = String::new();
    // Read without a buffer of its own, so that the pipe stays open with the child.
    let stdout = server.stdout.as_mut().expect("stdout is piped");
    BufReader::with_capacity(1, stdout).read_line(&mut output).expect("it prints its address");
    let address = output.trim().strip_prefix("Gravegoods is at http://");
    (server, address.expect("the first line has the address").to_owned())
}

/// What a server logs until it has started. Its log goes to a pipe, not to a terminal.
fn log_of_start(name: &str, more: &[&str]) -> String {
    let (mut server, address) = start(name, more);
    server.kill().expect("a running server can be killed");
    let mut log = String::new();
    server.stderr.take().expect("stderr is piped").read_to_string(&mut log).expect("the log is UTF-8");
    server.wait().expect("it has exited");
    assert!(address.starts_with("127.0.0.1:"), "{address}{log}");
    log
}

#[test]
fn a_log_that_is_not_a_terminal_has_no_colours() {
    let log = log_of_start("serve-log", &["--origin", "https://play.example.org"]);
    assert!(log.contains(" INFO "), "{log}");
    assert!(!log.contains('\u{1b}'), "{log:?}");
}
