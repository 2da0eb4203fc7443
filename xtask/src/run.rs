//! Running other programs: what is run is printed, and what fails says so.

use std::ffi::OsStr;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Why a chore could not be finished, in words for the person who called it.
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
    /// It ran, and all was well.
    Passed,
    /// It did not run, for the reason given.
    Skipped(String),
}

/// Prints a heading that is easy to find in a long log.
pub(crate) fn heading(text: &str) {
    eprintln!("\n=== {text} ===");
}

/// A program with its arguments and settings, ready to be run or shown.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Invocation {
    program: String,
    words: Vec<String>,
    settings: Vec<(String, String)>,
    folder: Option<&'static str>,
}

impl Invocation {
    /// The program to run, without arguments.
    pub(crate) fn of(program: &str) -> Self {
        Self { program: program.to_owned(), words: Vec::new(), settings: Vec::new(), folder: None }
    }

    /// A cargo subcommand that resolves dependencies.
    pub(crate) fn cargo(subcommand: &str) -> Self {
        Self::of("cargo").words(subcommand).locked_on_ci()
    }

    /// Forbids cargo to change the lock file on a CI machine, where nobody would see the change.
    pub(crate) fn locked_on_ci(self) -> Self {
        if on_ci() { self.word("--locked") } else { self }
    }

    /// Adds one argument.
    pub(crate) fn word(mut self, word: impl Into<String>) -> Self {
        self.words.push(word.into());
        self
    }

    /// Adds the arguments in `line`, which are divided by spaces.
    pub(crate) fn words(mut self, line: &str) -> Self {
        self.words.extend(line.split_whitespace().map(str::to_owned));
        self
    }

    /// Sets an environment variable for this run alone.
    pub(crate) fn set(mut self, variable: &str, value: &str) -> Self {
        self.settings.push((variable.to_owned(), value.to_owned()));
        self
    }

    /// Runs it in a folder of the repository.
    pub(crate) fn within(mut self, folder: &'static str) -> Self {
        self.folder = Some(folder);
        self
    }

    /// Prints the command and runs it with the terminal's own input and output.
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

    /// Whether it runs and succeeds, printing nothing: for asking which tools there are.
    pub(crate) fn works(&self) -> bool {
        let quiet = self.command().stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
        quiet.is_ok_and(|status| status.success())
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        for (variable, _) in std::env::vars_os().filter(|(variable, _)| about_this_package(variable)) {
            command.env_remove(variable);
        }
        command.args(&self.words).envs(self.settings.iter().map(|(variable, value)| (variable, value)));
        if let Some(folder) = self.folder {
            command.current_dir(folder);
        }
        command
    }
}

impl fmt::Display for Invocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(folder) = self.folder {
            write!(f, "cd {folder} && ")?;
        }
        for (variable, value) in &self.settings {
            write!(f, "{variable}={} ", quoted(value))?;
        }
        f.write_str(&self.program)?;
        self.words.iter().try_for_each(|word| write!(f, " {}", quoted(word)))
    }
}

/// Whether cargo set this variable to tell the chores about their own package. Some build scripts watch these, and a
/// cargo called from here would build their crates anew each time it and a cargo called by hand take turns.
fn about_this_package(variable: &OsStr) -> bool {
    let name = variable.to_string_lossy();
    ["CARGO_PKG_", "CARGO_MANIFEST_"].iter().any(|prefix| name.starts_with(prefix))
}

/// Whether this is a CI machine, by the variable that all of them set.
fn on_ci() -> bool {
    std::env::var_os("CI").is_some_and(|value| !value.is_empty())
}

/// The file that `program` would start, if the search path has one.
pub(crate) fn find_program(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}

/// Where cargo builds: the folder of the profile that this program lies in is in it.
pub(crate) fn target_folder() -> PathBuf {
    let own = std::env::current_exe().ok();
    let folder = own.as_deref().and_then(Path::parent).and_then(Path::parent);
    folder.map_or_else(|| PathBuf::from("target"), Path::to_path_buf)
}

/// Installs a package of a Debian machine, where this user may; elsewhere it does nothing.
pub(crate) fn install(package: &str) -> Result<(), Failure> {
    let install = Invocation::of("apt-get").words("install -y --no-install-recommends").word(package);
    let install = install.set("DEBIAN_FRONTEND", "noninteractive");
    let may_install = find_program("apt-get").is_some() && is_root();
    if may_install && install.run().is_err() {
        // The list of packages may be missing or old.
        Invocation::of("apt-get").word("update").run()?;
        install.run()?;
    }
    Ok(())
}

/// Whether this chore runs as root, as it does in most containers.
pub(crate) fn is_root() -> bool {
    Invocation::of("id").word("-u").output().is_ok_and(|id| id.trim() == "0")
}

/// A word as one would type it, so that a printed command can be pasted into a shell.
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
            Invocation::of("cargo").words("doc --no-deps").word("a b").set("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(doc.to_string(), "RUSTDOCFLAGS='-D warnings' cargo doc --no-deps 'a b'");
    }

    #[test]
    fn what_cargo_tells_the_chores_goes_no_further() {
        assert!(about_this_package("CARGO_PKG_NAME".as_ref()));
        assert!(about_this_package("CARGO_MANIFEST_DIR".as_ref()));
        assert!(!about_this_package("CARGO_TARGET_DIR".as_ref()));
        assert!(!about_this_package("CARGO_HOME".as_ref()));
    }

    #[test]
    fn a_missing_program_does_not_work() {
        assert!(!Invocation::of("no-such-program-in-this-house").works());
        assert!(Invocation::of("no-such-program-in-this-house").run().is_err());
    }
}
