//! Builds the browser client with npm, or uses one that is built already, and adds the icons and the licences of all
//! dependencies.
//!
//! `WEB_DIST=FOLDER` uses the client in a folder. `WEB_SKIP=1` replaces the client by a page that says so. Both work without
//! Node.js.

mod icons;
mod notices;

use std::error::Error;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// The sources of the client. Not all of `web/`, because npm and the tests write into it.
const SOURCES: &[&str] = &[
    "src",
    "public",
    "plugins",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
];

const STUB: &str = "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>Gravegoods</title>\n\
    <h1>Gravegoods</h1>\n<p>This program was built without the browser client (WEB_SKIP=1).</p></html>\n";

type Outcome = Result<(), Box<dyn Error>>;

fn main() -> ExitCode {
    match make() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nThe browser client could not be built: {error}\n");
            ExitCode::FAILURE
        }
    }
}

fn make() -> Outcome {
    let variable = |name: &str| {
        println!("cargo::rerun-if-env-changed={name}");
        std::env::var_os(name).filter(|value| !value.is_empty())
    };
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rustc-check-cfg=cfg(web_skip)");
    let root = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").ok_or("CARGO_MANIFEST_DIR is not set")?)
        .join("../..")
        .canonicalize()?;
    let dist = PathBuf::from(std::env::var_os("OUT_DIR").ok_or("OUT_DIR is not set")?).join("dist");
    let (prebuilt, skip) = (variable("WEB_DIST"), variable("WEB_SKIP"));
    if let Some(folder) = prebuilt {
        copy_prebuilt(Path::new(&folder), &dist)?;
    } else if skip.is_some() {
        println!("cargo::rustc-cfg=web_skip");
        empty(&dist)?;
        fs::write(dist.join("index.html"), STUB)?;
    } else {
        let web = root.join("web");
        for source in SOURCES {
            println!("cargo::rerun-if-changed={}", web.join(source).display());
        }
        build(&web, &dist)?;
    }
    icons::draw(&dist)?;
    notices::write(&root, &dist)
}

/// Copies a client that is built already.
fn copy_prebuilt(folder: &Path, dist: &Path) -> Outcome {
    if !folder.join("index.html").is_file() {
        return Err(format!("the folder of WEB_DIST, {}, has no index.html", folder.display()).into());
    }
    println!("cargo::rerun-if-changed={}", folder.display());
    empty(dist)?;
    copy(folder, dist)
}

fn empty(folder: &Path) -> Outcome {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    Ok(fs::create_dir_all(folder)?)
}

fn copy(from: &Path, to: &Path) -> Outcome {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

fn build(web: &Path, dist: &Path) -> Outcome {
    // Two concurrent builds would install into the same folder, so the second waits for this lock.
    let lock = File::create(web.join(".build-lock"))?;
    lock.lock()?;
    if is_stale(web) {
        npm(web, ["ci", "--no-audit", "--no-fund"].map(OsStr::new))?;
    }
    let words = ["run", "build", "--", "--emptyOutDir", "--logLevel", "warn", "--outDir"].map(OsStr::new);
    npm(web, words.into_iter().chain([dist.as_os_str()]))
}

/// Whether the installed packages are older than the lock file.
fn is_stale(web: &Path) -> bool {
    let changed = |path: &str| fs::metadata(web.join(path)).and_then(|file| file.modified()).ok();
    match (changed("node_modules/.package-lock.json"), changed("package-lock.json")) {
        (Some(installed), Some(wanted)) => installed < wanted,
        _ => true,
    }
}

fn npm<'w>(web: &Path, words: impl IntoIterator<Item = &'w OsStr>) -> Outcome {
    let words: Vec<&OsStr> = words.into_iter().collect();
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let output = Command::new(program).args(&words).current_dir(web).output().map_err(|error| {
        format!(
            "npm does not start ({error}). Install Node.js 20.19 or newer from https://nodejs.org, or build without the client: \
             WEB_SKIP=1 cargo run --release"
        )
    })?;
    if output.status.success() {
        return Ok(());
    }
    let printed = [output.stdout, output.stderr].concat();
    Err(format!("`npm {:?}` failed in {}:\n{}", words, web.display(), String::from_utf8_lossy(&printed))
        .into())
}
