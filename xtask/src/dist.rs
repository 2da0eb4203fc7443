//! Makes the archive of a release: the stripped program with its licences and the list of what it includes, and a checksum.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::run::{Failure, Invocation, target_folder};

/// The files of the repository that come with the program.
const FILES: &[&str] =
    &["README.md", "CHANGELOG.md", "NOTICE.md", "LICENSE-MIT", "LICENSE-APACHE", "SECURITY.md"];

/// The licences of everything in the program, as text for people.
const LICENSES: &str = "THIRD-PARTY.txt";

/// The packages in the program, as a CycloneDX document for programs.
const PACKAGES: &str = "gravegoods.cdx.json";

/// The program that packs archives. On Windows another one with this name may come first, which makes no zip files.
const TAR: &str = if cfg!(windows) { r"C:\Windows\System32\tar.exe" } else { "tar" };

/// Builds the program for this machine, or for the target that the arguments name, and packs it.
pub(crate) fn run(args: &[&str]) -> Result<(), Failure> {
    let target = match args {
        [] => host()?,
        ["--target", target] => (*target).to_owned(),
        _ => return Err(Failure("dist takes only --target TRIPLE".into())),
    };
    Invocation::cargo("build").args("--profile dist --package gravegoods --target").arg(&target).run()?;
    let program = target_folder()
        .join(&target)
        .join("dist")
        .join(format!("gravegoods{}", std::env::consts::EXE_SUFFIX));
    let folder = target_folder().join("archives");
    let name = format!("gravegoods-{}-{target}", version()?);
    let archive = pack(&program, &folder, &name)?;
    try_out(&folder, &name, &archive)?;
    let checksum = Invocation::new("sha256sum").arg(&archive).current_dir(&folder).output()?;
    write(&folder.join(format!("{archive}.sha256")), checksum.as_bytes())?;
    println!("{}\n{checksum}", folder.join(&archive).display());
    Ok(())
}

/// Makes the archive, and returns its name.
fn pack(program: &Path, folder: &Path, name: &str) -> Result<String, Failure> {
    let content = folder.join(name);
    if content.exists() {
        fs::remove_dir_all(&content).map_err(|e| failed(&content, &e))?;
    }
    fs::create_dir_all(&content).map_err(|e| failed(&content, &e))?;
    for file in FILES.iter().map(Path::new).chain([program]) {
        let to = content.join(file.file_name().expect("each is the path of a file"));
        fs::copy(file, &to).map_err(|e| failed(file, &e))?;
    }
    let own = |args: &str| Invocation::new(&program.to_string_lossy()).args(args).output();
    write(&content.join(LICENSES), own("licenses")?.as_bytes())?;
    write(&content.join(PACKAGES), own("licenses --cyclonedx")?.as_bytes())?;
    let archive = format!("{name}.{}", if cfg!(windows) { "zip" } else { "tar.gz" });
    // `-a` chooses the format by the name, with GNU's tar and with that of macOS and Windows.
    Invocation::new(TAR).args("-a -c -f").arg(&archive).arg(name).current_dir(folder).run()?;
    Ok(archive)
}

/// Unpacks the archive somewhere else, and lets the program in it play a game and verify one.
fn try_out(folder: &Path, name: &str, archive: &str) -> Result<(), Failure> {
    let elsewhere = folder.join("try");
    if elsewhere.exists() {
        fs::remove_dir_all(&elsewhere).map_err(|e| failed(&elsewhere, &e))?;
    }
    fs::create_dir_all(&elsewhere).map_err(|e| failed(&elsewhere, &e))?;
    Invocation::new(TAR).args("-x -f").arg(format!("../{archive}")).current_dir(&elsewhere).run()?;
    let program = elsewhere.join(name).join("gravegoods");
    let example = fs::canonicalize("docs/examples/crypt-export.jsonl")
        .map_err(|e| failed(Path::new("docs/examples"), &e))?;
    for (args, file) in [("--version", None), ("sim crypt --games 1000", None), ("verify", Some(&example))] {
        let command = Invocation::new(&program.to_string_lossy()).args(args);
        file.into_iter().fold(command, |command, file| command.arg(file.to_string_lossy())).run()?;
    }
    fs::remove_dir_all(&elsewhere).map_err(|e| failed(&elsewhere, &e))
}

/// The target of this machine, which the compiler knows.
fn host() -> Result<String, Failure> {
    let version = Invocation::new("rustc").arg("-vV").output()?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| Failure("rustc -vV names no host".into()))
}

/// The version of the workspace.
fn version() -> Result<String, Failure> {
    let manifest = PathBuf::from("Cargo.toml");
    let text = fs::read_to_string(&manifest).map_err(|e| failed(&manifest, &e))?;
    version_in(&text).ok_or_else(|| Failure("Cargo.toml has no version of the workspace".into()))
}

/// The version in the manifest of a workspace.
fn version_in(manifest: &str) -> Option<String> {
    let (_, package) = manifest.split_once("[workspace.package]")?;
    let line = package.lines().find_map(|line| line.strip_prefix("version = "))?;
    Some(line.trim_matches('"').to_owned())
}

fn write(file: &Path, bytes: &[u8]) -> Result<(), Failure> {
    fs::write(file, bytes).map_err(|e| failed(file, &e))
}

fn failed(path: &Path, error: &io::Error) -> Failure {
    Failure(format!("can't read or write {}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::version_in;

    #[test]
    fn the_version_is_that_of_the_workspace() {
        let manifest =
            "[workspace]\nversion = \"no\"\n[workspace.package]\nversion = \"1.2.3\"\nedition = \"2024\"\n";
        assert_eq!(version_in(manifest).as_deref(), Some("1.2.3"));
        assert_eq!(version_in("[package]\nversion = \"1.2.3\"\n"), None);
    }
}
