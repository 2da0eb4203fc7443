//! The browser client: its type check, its unit tests, and the browser tests.

use std::fs;
use std::path::{Path, PathBuf};

use crate::run::{Failure, Invocation, find_program, install, target_folder};
use crate::test::Depth;

const WEB: &str = "web";

/// The oldest Node that builds the client.
const NODE: (u32, u32) = (20, 19);

/// The names of browsers on `PATH`.
const BROWSERS: &[&str] = &["chromium", "chromium-browser", "google-chrome"];

/// A check by the client's tools that needs no server.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Part {
    /// Spelling and forbidden words, in the whole repository.
    Spelling,
    /// Format and lint rules.
    Lint,
    /// Types, and hints on accessibility.
    Check,
    /// Unit tests.
    Test,
}

impl Part {
    pub(crate) fn command(self) -> Invocation {
        let args = match self {
            Self::Spelling => "run spell",
            Self::Lint => "run lint",
            Self::Check => "run check",
            Self::Test => "test",
        };
        Invocation::new("npm").args(args).current_dir(WEB)
    }

    pub(crate) fn run(self) -> Result<(), Failure> {
        prepare()?;
        self.command().run()
    }
}

/// Builds the server with its pages, and runs the browser tests.
pub(crate) fn build_and_test() -> Result<(), Failure> {
    // As for the tests: it has the toy game, and Cargo does not build everything twice.
    Invocation::cargo("test").args("--workspace --all-features --no-run").run()?;
    browser(Depth::Quick)
}

/// Builds the server in release mode, and measures load times and frame rates in a browser.
pub(crate) fn speed() -> Result<(), Failure> {
    Invocation::cargo("build").args("--release --package gravegoods").run()?;
    run_script(Depth::Full, "run speed")
}

/// Runs the browser tests against the server that was built last; with all checks, also a game in Firefox, if it is installed.
pub(crate) fn browser(depth: Depth) -> Result<(), Failure> {
    run_script(depth, "run e2e")?;
    match depth {
        Depth::Quick => Ok(()),
        Depth::Full => run_script(depth, "run firefox"),
    }
}

/// Runs an npm script that needs a server and a browser.
fn run_script(depth: Depth, script: &str) -> Result<(), Failure> {
    prepare()?;
    let chromium = find_or_install_browser()?;
    let server = server(depth)?;
    let shown = |path: &Path| path.display().to_string();
    Invocation::new("npm")
        .args(script)
        .current_dir(WEB)
        .env("GRAVEGOODS_BIN", &shown(&server))
        .env("CHROMIUM", &shown(&chromium))
        .run()
}

/// Checks that Node is new enough, and installs the client's packages if they are missing or out of date.
fn prepare() -> Result<(), Failure> {
    let missing = || {
        let (major, minor) = NODE;
        Failure(format!(
            "the browser client needs Node.js {major}.{minor} or newer with npm; get it from https://nodejs.org"
        ))
    };
    find_program("npm").ok_or_else(missing)?;
    let version = Invocation::new("node").arg("--version").output().map_err(|_| missing())?;
    if !is_new_enough(&version) {
        return Err(Failure(format!("this is Node.js {}; {}", version.trim(), missing())));
    }
    if is_stale() {
        Invocation::new("npm").args("ci --no-audit --no-fund").current_dir(WEB).run()?;
    }
    Ok(())
}

/// Whether a version such as `v20.19.0` is new enough.
fn is_new_enough(version: &str) -> bool {
    let mut parts = version.trim().trim_start_matches('v').split('.').map(str::parse);
    matches!((parts.next(), parts.next()), (Some(Ok(major)), Some(Ok(minor))) if (major, minor) >= NODE)
}

/// Whether the installed packages are missing or older than the lock file.
fn is_stale() -> bool {
    let changed = |path: &str| fs::metadata(Path::new(WEB).join(path)).and_then(|file| file.modified()).ok();
    match (changed("node_modules/.package-lock.json"), changed("package-lock.json")) {
        (Some(installed), Some(wanted)) => installed < wanted,
        _ => true,
    }
}

fn find_or_install_browser() -> Result<PathBuf, Failure> {
    let named = std::env::var_os("CHROMIUM").map(PathBuf::from).filter(|path| path.is_file());
    let find = || BROWSERS.iter().find_map(|name| find_program(name));
    if let Some(browser) = named.or_else(find) {
        return Ok(browser);
    }
    install("chromium")?;
    find().ok_or_else(|| {
        Failure(
            "the browser tests need Chromium; install it, on Debian with `apt-get install chromium`, or name it with \
             CHROMIUM=/path/to/chromium"
                .into(),
        )
    })
}

/// The server that the tests have built, in the folder of the profile that `depth` uses.
pub(crate) fn server(depth: Depth) -> Result<PathBuf, Failure> {
    let profile = match depth {
        Depth::Quick => "debug",
        Depth::Full => "release",
    };
    let server = target_folder().join(profile).join(format!("gravegoods{}", std::env::consts::EXE_SUFFIX));
    if server.is_file() {
        return Ok(server);
    }
    Err(Failure(format!(
        "there is no server at {}; build it with `cargo test --workspace --all-features --no-run`",
        server.display()
    )))
}

#[cfg(test)]
mod tests {
    use super::is_new_enough;

    #[test]
    fn old_versions_of_node_are_refused() {
        assert!(is_new_enough("v20.19.0\n"));
        assert!(is_new_enough("v24.1.0"));
        assert!(!is_new_enough("v20.18.3"));
        assert!(!is_new_enough("v18.20.4"));
        assert!(!is_new_enough("nonsense"));
    }
}
