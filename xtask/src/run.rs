//! Running other programs: what is run is printed, and what fails says so.

use std::ffi::OsStr;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Why a task failed, as a message for the person who ran it.
#[derive(Debug)]
pub(crate) struct Failure(pub(crate) String);

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How a piece of work that did not fail ended.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Outcome {
    /// It ran and succeeded.
    Passed,
    /// It did not run, for the reason given.
    Skipped(String),
}

/// Prints a heading that is easy to find in a long log.
pub(crate) fn heading(text: &str) {
    eprintln!("\n=== {text} ===");
}

/// A program with its arguments and environment, ready to run or print.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Invocation {
    program: String,
    args: Vec<String>,
    envs: Vec<(String, String)>,
    folder: Option<PathBuf>,
}

impl Invocation {
    /// The program to run, without arguments.
    pub(crate) fn new(program: &str) -> Self {
        Self { program: program.to_owned(), args: Vec::new(), envs: Vec::new(), folder: None }
    }

    /// A cargo subcommand that resolves dependencies.
    pub(crate) fn cargo(subcommand: &str) -> Self {
        Self::new("cargo").args(subcommand).locked_on_ci()
    }

    /// Forbids cargo to change the lock file on a CI machine, where nobody would see the change.
    pub(crate) fn locked_on_ci(self) -> Self {
        if on_ci() { self.arg("--locked") } else { self }
    }

    /// Adds one argument.
    pub(crate) fn arg(mut self, arg: impl Into<String>) -> Self {
        self.args.push(arg.into());
        self
    }

    /// Adds the arguments in `line`, which are separated by spaces.
    pub(crate) fn args(mut self, line: &str) -> Self {
        self.args.extend(line.split_whitespace().map(str::to_owned));
        self
    }

    /// Sets an environment variable for this program only.
    pub(crate) fn env(mut self, variable: &str, value: &str) -> Self {
        self.envs.push((variable.to_owned(), value.to_owned()));
        self
    }

    /// Sets the folder to run it in, as a path from the root of the repository.
    pub(crate) fn current_dir(mut self, folder: impl Into<PathBuf>) -> Self {
        self.folder = Some(folder.into());
        self
    }

    /// Prints the command and runs it on this terminal.
    pub(crate) fn run(&self) -> Result<(), Failure> {
        eprintln!("$ {self}");
        let status =
            self.command().status().map_err(|e| Failure(format!("`{}` did not start: {e}", self.program)))?;
        if status.success() { Ok(()) } else { Err(Failure(format!("`{self}` failed ({status})"))) }
    }

    /// Runs it and returns what it printed to standard output; its errors still reach the terminal.
    pub(crate) fn output(&self) -> Result<String, Failure> {
        let output = self
            .command()
            .stderr(Stdio::inherit())
            .output()
            .map_err(|e| Failure(format!("`{}` did not start: {e}", self.program)))?;
        if !output.status.success() {
            return Err(Failure(format!("`{self}` failed ({})", output.status)));
        }
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// Whether it runs and succeeds, without printing anything. Used to find out which tools are installed.
    pub(crate) fn works(&self) -> bool {
        let quiet = self.command().stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
        quiet.is_ok_and(|status| status.success())
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        for (variable, _) in std::env::vars_os().filter(|(variable, _)| about_this_package(variable)) {
            command.env_remove(variable);
        }
        command.args(&self.args).envs(self.envs.iter().map(|(variable, value)| (variable, value)));
        if let Some(folder) = &self.folder {
            command.current_dir(folder);
        }
        command
    }
}

impl fmt::Display for Invocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(folder) = &self.folder {
            write!(f, "cd {} && ", folder.display())?;
        }
        for (variable, value) in &self.envs {
            write!(f, "{variable}={} ", quoted(value))?;
        }
        f.write_str(&self.program)?;
        self.args.iter().try_for_each(|arg| write!(f, " {}", quoted(arg)))
    }
}

/// Whether cargo set this variable to describe the xtask package itself. Some build scripts watch these variables: if they were
/// passed on, cargo would rebuild those crates each time it is called from here after a call by hand, or the other way round.
fn about_this_package(variable: &OsStr) -> bool {
    let name = variable.to_string_lossy();
    ["CARGO_PKG_", "CARGO_MANIFEST_"].iter().any(|prefix| name.starts_with(prefix))
}

/// Whether this is a CI machine. They all set the variable `CI`.
fn on_ci() -> bool {
    std::env::var_os("CI").is_some_and(|value| !value.is_empty())
}

/// The file that `program` would start, if the search path has one.
pub(crate) fn find_program(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}

/// The path of a program that may be for administrators: on the search path of others it is often missing.
pub(crate) fn find_administrators(program: &str) -> Option<PathBuf> {
    let administrators = Path::new("/usr/sbin").join(program);
    find_program(program).or_else(|| administrators.is_file().then_some(administrators))
}

/// Cargo's target folder: this program is in the folder of its profile, directly below it.
pub(crate) fn target_folder() -> PathBuf {
    let own = std::env::current_exe().ok();
    let folder = own.as_deref().and_then(Path::parent).and_then(Path::parent);
    folder.map_or_else(|| PathBuf::from("target"), Path::to_path_buf)
}

/// Installs a Debian package if `apt-get` exists and this is root; otherwise does nothing.
pub(crate) fn install(package: &str) -> Result<(), Failure> {
    let install = Invocation::new("apt-get").args("install -y --no-install-recommends").arg(package);
    let install = install.env("DEBIAN_FRONTEND", "noninteractive");
    let may_install = find_program("apt-get").is_some() && is_root();
    if may_install && install.run().is_err() {
        // The list of packages may be missing or old.
        Invocation::new("apt-get").arg("update").run()?;
        install.run()?;
    }
    Ok(())
}

/// Installs the Debian package of a program that is missing. If that can't be done, the error says what to do.
pub(crate) fn require(program: &str, package: &str) -> Result<(), Failure> {
    if find_administrators(program).is_none() {
        install(package)?;
    }
    match find_administrators(program) {
        Some(_) => Ok(()),
        None => Err(Failure(format!(
            "the tests need {program}; install it, on Debian with `apt-get install {package}`, or put its folder on PATH"
        ))),
    }
}

/// Whether this task runs as root, as it does in most containers.
pub(crate) fn is_root() -> bool {
    Invocation::new("id").arg("-u").output().is_ok_and(|id| id.trim() == "0")
}

/// Quotes a word for the shell, so that a printed command can be pasted.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_=+./:,@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::{Invocation, about_this_package};

    #[test]
    fn a_shown_command_can_be_pasted() {
        let doc =
            Invocation::new("cargo").args("doc --no-deps").arg("a b").env("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(doc.to_string(), "RUSTDOCFLAGS='-D warnings' cargo doc --no-deps 'a b'");
    }

    #[test]
    fn variables_about_the_xtask_package_are_recognised() {
        assert!(about_this_package("CARGO_PKG_NAME".as_ref()));
        assert!(about_this_package("CARGO_MANIFEST_DIR".as_ref()));
        assert!(!about_this_package("CARGO_TARGET_DIR".as_ref()));
        assert!(!about_this_package("CARGO_HOME".as_ref()));
    }

    #[test]
    fn a_missing_program_does_not_work() {
        assert!(!Invocation::new("no-such-program").works());
        assert!(Invocation::new("no-such-program").run().is_err());
    }
}
