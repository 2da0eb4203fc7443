//! `gravegoods serve`: its command line and its log.

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};

use crate::program::{folder, refuses};

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

/// What a server logs until it has started. Its log goes to a pipe, not to a terminal.
fn log_of_start(name: &str, more: &[&str]) -> String {
    let mut server = Command::new(env!("CARGO_BIN_EXE_gravegoods"))
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "debug", "--data"])
        .arg(folder(name))
        .args(more)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut output = String::new();
    let stdout = server.stdout.take().expect("stdout is piped");
    BufReader::new(stdout).read_line(&mut output).expect("it prints its address");
    server.kill().expect("a running server can be killed");
    let mut log = String::new();
    server.stderr.take().expect("stderr is piped").read_to_string(&mut log).expect("the log is UTF-8");
    server.wait().expect("it has exited");
    assert!(output.starts_with("Gravegoods is at http://127.0.0.1:"), "{output}{log}");
    log
}

#[test]
fn a_log_that_is_not_a_terminal_has_no_colours() {
    let log = log_of_start("serve-log", &["--origin", "https://play.example.org"]);
    assert!(log.contains(" INFO "), "{log}");
    assert!(!log.contains('\u{1b}'), "{log:?}");
}
