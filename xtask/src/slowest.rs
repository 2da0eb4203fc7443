//! The slowest tests of a run, from the JUnit report that nextest writes.

use std::fs;
use std::path::PathBuf;

use crate::run::target_folder;

/// The path of nextest's report in the target folder; `.config/nextest.toml` turns it on.
const REPORT: &str = "nextest/default/junit.xml";

/// How many tests are printed.
const MAX_PRINTED: usize = 10;

/// A test and how long it took.
#[derive(Debug, PartialEq)]
struct Timed {
    name: String,
    seconds: f64,
}

/// Removes the report of an earlier run, so that it is not read after the next one.
pub(crate) fn remove_report() {
    let _ = fs::remove_file(report_path());
}

/// Prints the slowest tests of the last run. Without nextest there is no report, and nothing is printed.
pub(crate) fn print() {
    let Ok(report) = fs::read_to_string(report_path()) else { return };
    println!("\nslowest tests     seconds");
    for Timed { name, seconds } in slowest(&report) {
        println!("{seconds:>8.1}  {name}");
    }
}

fn report_path() -> PathBuf {
    target_folder().join(REPORT)
}

/// The tests that took longest, slowest first.
fn slowest(report: &str) -> Vec<Timed> {
    let mut tests: Vec<Timed> = report.split("<testcase ").skip(1).filter_map(timed).collect();
    tests.sort_by(|one, other| other.seconds.total_cmp(&one.seconds));
    tests.truncate(MAX_PRINTED);
    tests
}

/// Reads one test from the text after `<testcase` in the report.
fn timed(element: &str) -> Option<Timed> {
    let element = format!(" {element}");
    let attribute = |name: &str| {
        let (_, rest) = element.split_once(&format!(" {name}=\""))?;
        rest.split_once('"').map(|(value, _)| value)
    };
    let name = format!("{} {}", attribute("classname")?, attribute("name")?);
    Some(Timed { name, seconds: attribute("time")?.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use super::{Timed, slowest};

    #[test]
    fn the_slowest_tests_come_first() {
        let report = r#"<testsuite name="table" tests="2">
            <testcase name="secrets::none" classname="table" timestamp="2026" time="0.125"></testcase>
            <testcase name="loading::all" classname="table::table" timestamp="2026" time="12.5"/>
        </testsuite>"#;
        let timed = |name: &str, seconds| Timed { name: name.to_owned(), seconds };
        assert_eq!(
            slowest(report),
            [timed("table::table loading::all", 12.5), timed("table secrets::none", 0.125)]
        );
        assert_eq!(slowest("<testsuites/>"), []);
    }
}
