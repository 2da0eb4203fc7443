//! `gravegoods load`.

use crate::program::{json, refuses, says};

#[test]
fn a_little_load_is_borne_and_told() {
    let found = json("load --tables 2 --pace 100 --seconds 1 --idle 3 --json");
    assert_eq!((&found["tables"], &found["pace_ms"]), (&2.into(), &100.into()));
    assert_eq!((&found["store"], &found["idle"]["connections"]), (&"sqlite".into(), &3.into()));
    for run in ["paced", "burst"] {
        let run = &found[run];
        let number = |name: &str| run[name].as_f64().unwrap_or_else(|| panic!("{name} in {run}"));
        // Two tables make a step each at least, however slow the machine.
        assert!(number("steps") >= 2.0 && number("steps_per_s") > 0.0, "{run}");
        assert!(0.0 < number("p50_ms") && number("p50_ms") <= number("p99_ms"), "{run}");
        assert!(number("p99_ms") <= number("max_ms"), "{run}");
        // What is told to both players was written down first.
        assert!(0.0 < number("store_share") && number("operations_per_commit") >= 1.0, "{run}");
    }
}

#[test]
fn load_is_told_in_tables() {
    let said = says("load --tables 1 --pace 100 --seconds 1 --idle 1");
    for part in
        ["1 table for two, kept in sqlite", "one every 100 ms", "no pause", "p99 ms", "1 idle connection\n"]
    {
        let told = said.contains(part) || said.contains(part.trim_end());
        assert!(told, "{part:?} is told: {said}");
    }
}

#[test]
fn too_much_load_is_refused() {
    refuses(["load", "--tables", "0"], 2, "--tables");
    refuses(["load", "--game", "chess"], 2, "chess");
}

/// Where the system allows too few open files, it is said how to allow more.
#[cfg(target_os = "linux")]
#[test]
fn it_says_how_to_open_more_files() {
    let program = env!("CARGO_BIN_EXE_gravegoods");
    let line = format!("ulimit -n 200 && exec {program} load --tables 100");
    let output = std::process::Command::new("sh").args(["-c", &line]).output().expect("there is a shell");
    let complaint = crate::program::text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{complaint}");
    assert!(
        complaint.contains("but only 200 are allowed") && complaint.contains("`ulimit -n 764`"),
        "{complaint}"
    );
}
