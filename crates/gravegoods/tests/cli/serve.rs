//! `gravegoods serve`, as far as its command line and its log go.

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};

use crate::program::{folder, refuses};

#[test]
fn an_origin_is_a_bare_one() {
    for (origin, why) in [
        ("https://play.example.org/", "not even a slash"),
        ("https://play.example.org/table", "nothing may follow"),
        ("play.example.org", "it has no http:// or https://"),
        ("ftp://play.example.org", "only http and https are served"),
        ("https://Play.Example.org", "in small letters"),
        ("*", "it has no http:// or https://"),
    ] {
        refuses(["serve", "--origin", origin], 2, why);
        refuses(["serve", "--origin", origin], 2, "give a bare origin, such as https://play.example.org");
    }
}

/// What a server logs until it has started, with its log going where no terminal is.
fn log_of_start(name: &str, more: &[&str]) -> String {
    let mut server = Command::new(env!("CARGO_BIN_EXE_gravegoods"))
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "debug", "--data"])
        .arg(folder(name))
        .args(more)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut said = String::new();
    let stdout = server.stdout.take().expect("its output is ours");
    BufReader::new(stdout).read_line(&mut said).expect("it says where it is");
    server.kill().expect("a running server can be ended");
    let mut log = String::new();
    server.stderr.take().expect("its log is ours").read_to_string(&mut log).expect("a log is text");
    server.wait().expect("it has ended");
    assert!(said.starts_with("Gravegoods is at http://127.0.0.1:"), "{said}{log}");
    log
}

#[test]
fn a_log_that_no_terminal_shows_has_no_colours() {
    let log = log_of_start("serve-log", &["--origin", "https://play.example.org"]);
    assert!(log.contains(" INFO "), "{log}");
    assert!(!log.contains('\u{1b}'), "{log:?}");
}
