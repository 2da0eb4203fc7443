//! Benches: wall time by criterion, and instruction counts by callgrind. The counts are the same on every run, and on every
//! machine with the same architecture.

use std::fs;

use crate::run::{Failure, Invocation, find_program, heading};

/// The examples whose instructions are counted, as (package, example). A crate with hot code adds its line.
///
/// Such an example prints `name count` lines for `--list`, and called as `name count` it runs a workload `count` times.
const COUNTED: &[(&str, &str)] = &[("gravegoods", "instructions")];

/// The folder for callgrind profiles.
const PROFILES: &str = "target/callgrind";

/// A workload, and how often it is run to count its instructions.
#[derive(Debug, Eq, PartialEq)]
struct Workload {
    name: String,
    count: u64,
}

/// Runs the criterion benches, then counts the instructions of every workload.
pub(crate) fn run() -> Result<(), Failure> {
    heading("criterion");
    time_benches()?;
    heading("instructions");
    require_valgrind()?;
    fs::create_dir_all(PROFILES).map_err(|e| Failure(format!("can't make {PROFILES}: {e}")))?;
    let mut rows = Vec::new();
    for (package, example) in COUNTED {
        let program = build(package, example)?;
        for workload in parse_workloads(&Invocation::new(&program).arg("--list").output()?)? {
            let each = instructions_each(package, &program, &workload)?;
            rows.push((workload.name.clone(), workload.count, each));
        }
    }
    print_table(&rows);
    Ok(())
}

/// Runs the bench targets by name, since `cargo bench` alone would also start every test harness.
fn time_benches() -> Result<(), Failure> {
    let crates = fs::read_dir("crates").map_err(|e| Failure(format!("can't read crates: {e}")))?;
    if crates.flatten().any(|krate| krate.path().join("benches").is_dir()) {
        return Invocation::cargo("bench").args("--workspace --all-features --bench *").run();
    }
    eprintln!("No crate has benches.");
    Ok(())
}

/// Makes sure that valgrind is installed; installs it if this is root on a Debian machine.
fn require_valgrind() -> Result<(), Failure> {
    if find_program("valgrind").is_some() {
        return Ok(());
    }
    let root = Invocation::new("id").arg("-u").output().is_ok_and(|id| id.trim() == "0");
    if root && find_program("apt-get").is_some() {
        let install = Invocation::new("apt-get").args("install -y valgrind");
        install.env("DEBIAN_FRONTEND", "noninteractive").run()?;
    }
    find_program("valgrind").map(|_| ()).ok_or_else(|| {
        Failure(
            "valgrind is missing; install it (Debian: sudo apt-get install valgrind) and run again"
                .to_owned(),
        )
    })
}

/// Builds an example with the bench profile and returns the path of its program.
fn build(package: &str, example: &str) -> Result<String, Failure> {
    let messages = Invocation::cargo("build")
        .args("--profile bench --message-format json-render-diagnostics --package")
        .arg(package)
        .arg("--example")
        .arg(example)
        .output()?;
    executable(&messages).ok_or_else(|| Failure(format!("cargo built no program for {package}/{example}")))
}

/// The last program that cargo's JSON messages name. Dependencies come first.
fn executable(messages: &str) -> Option<String> {
    let (_, rest) = messages.rsplit_once("\"executable\":\"")?;
    let (path, _) = rest.split_once('"')?;
    Some(path.replace("\\\\", "\\"))
}

/// Reads the `name count` lines of `--list`.
fn parse_workloads(list: &str) -> Result<Vec<Workload>, Failure> {
    let workload = |line: &str| {
        let (name, count) = line.split_once(' ')?;
        let count = count.trim().parse().ok().filter(|&count| count > 0)?;
        Some(Workload { name: name.to_owned(), count })
    };
    list.lines()
        .map(|line| workload(line).ok_or_else(|| Failure(format!("not a workload with its count: {line:?}"))))
        .collect()
}

/// Instructions of one iteration. A run without iterations is subtracted, so that start-up does not count.
fn instructions_each(package: &str, program: &str, workload: &Workload) -> Result<f64, Failure> {
    let idle = instructions(package, program, &workload.name, 0)?;
    let busy = instructions(package, program, &workload.name, workload.count)?;
    Ok(busy.saturating_sub(idle) as f64 / workload.count as f64)
}

/// Instructions of one whole run, counted by callgrind.
fn instructions(package: &str, program: &str, name: &str, count: u64) -> Result<u64, Failure> {
    let file = format!("{package}-{name}-{count}").replace('/', "-");
    let profile = format!("{PROFILES}/{file}.out");
    Invocation::new("valgrind")
        .args("--quiet --tool=callgrind")
        .arg(format!("--callgrind-out-file={profile}"))
        .arg(program)
        .arg(name)
        .arg(count.to_string())
        .output()?;
    let text = fs::read_to_string(&profile).map_err(|e| Failure(format!("can't read {profile}: {e}")))?;
    total(&text).ok_or_else(|| Failure(format!("{profile} has no total")))
}

/// The total of a callgrind profile.
fn total(profile: &str) -> Option<u64> {
    let line = profile.lines().find_map(|line| line.strip_prefix("totals:"))?;
    line.split_whitespace().next()?.parse().ok()
}

fn print_table(rows: &[(String, u64, f64)]) {
    let width = rows.iter().map(|(name, ..)| name.len()).max().unwrap_or(0).max("workload".len());
    println!("\n{:<width$}  {:>10}  {:>16}", "workload", "iterations", "instructions");
    for (name, count, each) in rows {
        println!("{name:<width$}  {count:>10}  {each:>16.1}");
    }
}

#[cfg(test)]
mod tests {
    use super::{Workload, executable, parse_workloads, total};

    #[test]
    fn the_last_executable_is_taken() {
        let messages = concat!(
            "{\"reason\":\"compiler-artifact\",\"executable\":null}\n",
            "{\"reason\":\"compiler-artifact\",\"executable\":\"target/release/examples/a\",\"fresh\":true}\n",
            "{\"reason\":\"build-finished\",\"success\":true}\n",
        );
        assert_eq!(executable(messages).as_deref(), Some("target/release/examples/a"));
        assert_eq!(executable("{\"executable\":null}"), None);
    }

    #[test]
    fn workloads_are_names_with_counts() {
        let listed = parse_workloads("apply 1000\nview 20\n").expect("both lines are well formed");
        let workload = |name: &str, count| Workload { name: name.to_owned(), count };
        assert_eq!(listed, [workload("apply", 1000), workload("view", 20)]);
        assert!(parse_workloads("apply").is_err());
        assert!(parse_workloads("apply 0").is_err());
    }

    #[test]
    fn a_profile_ends_with_its_total() {
        assert_eq!(total("events: Ir\nfn=(1)\n0 7\ntotals: 1234\n"), Some(1234));
        assert_eq!(total("events: Ir\n"), None);
    }
}
