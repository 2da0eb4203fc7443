//! `gravegoods load`.

use crate::program::{json, refuses, stdout_of};

#[test]
fn json_has_the_results_of_a_small_load() {
    let found = json("load --tables 2 --pace 100 --seconds 1 --idle 3 --json");
    assert_eq!((&found["tables"], &found["pace_ms"]), (&2.into(), &100.into()));
    assert_eq!((&found["store"], &found["idle"]["connections"]), (&"sqlite".into(), &3.into()));
    for run in ["paced", "burst"] {
        let run = &found[run];
        let number = |name: &str| run[name].as_f64().unwrap_or_else(|| panic!("{name} in {run}"));
        // Each of the two tables makes at least one step, however slow the machine is.
        assert!(number("steps") >= 2.0 && number("steps_per_s") > 0.0, "{run}");
        assert!(0.0 < number("p50_ms") && number("p50_ms") <= number("p99_ms"), "{run}");
        assert!(number("p99_ms") <= number("max_ms"), "{run}");
        // Every step was committed before it was sent.
        assert!(0.0 < number("store_share") && number("operations_per_commit") >= 1.0, "{run}");
    }
}

#[test]
fn the_text_output_has_tables() {
    let output = stdout_of("load --tables 1 --pace 100 --seconds 1 --idle 1");
    for part in
        ["1 table for two, kept in sqlite", "one every 100 ms", "no pause", "p99 ms", "1 idle connection\n"]
    {
        let found = output.contains(part) || output.contains(part.trim_end());
        assert!(found, "{part:?} is missing: {output}");
    }
}

#[test]
fn bad_arguments_are_refused() {
    refuses(["load", "--tables", "0"], 2, "--tables");
    refuses(["load", "--game", "chess"], 2, "chess");
    refuses(["load", "--nodes", "2"], 2, "--nats");
}

#[cfg(target_os = "linux")]
#[test]
fn a_low_limit_of_open_files_is_reported_with_a_fix() {
    let program = env!("CARGO_BIN_EXE_gravegoods");
    let line = format!("ulimit -n 200 && exec {program} load --tables 100");
    let output = std::process::Command::new("sh").args(["-c", &line]).output().expect("there is a shell");
    let error = crate::program::text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert!(error.contains("but only 200 are allowed") && error.contains("`ulimit -n 764`"), "{error}");
}
