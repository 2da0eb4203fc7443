//! Nothing in the repository may depend on one person's machine or on one mirror of a registry.

use super::{Fault, Source};

/// Folders that differ from machine to machine. They are written in two parts so that this file passes its own check.
const MACHINE_FOLDERS: &[&str] = &[concat!("/", "root/"), concat!("/", "work/"), concat!("/", "home/")];

/// The one registry that a Cargo lock may name.
const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Checks every line of every file.
pub(super) fn faults(sources: &[Source]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for Source { path, text } in sources {
        for (number, line) in text.lines().enumerate() {
            let location = || format!("{path}:{}", number + 1);
            if let Some(folder) = machine_folder(line) {
                faults.push(Fault::new(
                    location(),
                    format!("an absolute path that exists only on one machine ({folder}…)"),
                ));
            }
            if names_registry(path, line) {
                faults.push(Fault::new(
                    location(),
                    "the URL of a registry, which ties the lock file to one mirror",
                ));
            }
        }
    }
    faults
}

/// The folder of one machine that an absolute path on this line starts with.
fn machine_folder(line: &str) -> Option<&'static str> {
    MACHINE_FOLDERS.iter().copied().find(|folder| {
        line.match_indices(folder).any(|(at, _)| {
            let before = &line[..at];
            // After a word the slash continues a relative path or a URL; after `file://` it starts a path.
            let continues = |c: char| c.is_alphanumeric() || "_-.~/})>*$%@".contains(c);
            !before.ends_with(continues) || before.ends_with("file://")
        })
    })
}

/// Whether a line of a lock file or of `.npmrc` names the registry that packages are fetched from.
fn names_registry(path: &str, line: &str) -> bool {
    let line = line.trim();
    let file = path.rsplit('/').next().unwrap_or(path);
    match file {
        "package-lock.json" => line.starts_with("\"resolved\": \"http"),
        "Cargo.lock" => {
            let source = line.strip_prefix("source = \"").map(|source| source.trim_end_matches('"'));
            source.is_some_and(|source| source != CRATES_IO)
        }
        ".npmrc" => line.contains("registry=") || line.contains("registry ="),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::{MACHINE_FOLDERS, machine_folder, names_registry};

    #[test]
    fn an_absolute_path_is_found() {
        for folder in MACHINE_FOLDERS {
            for before in ["", "\"", "path=", "see ", "(", "file://", "`"] {
                assert_eq!(machine_folder(&format!("{before}{folder}x")), Some(*folder), "{before}{folder}");
            }
        }
    }

    #[test]
    fn a_relative_path_or_a_url_is_allowed() {
        for folder in MACHINE_FOLDERS {
            for before in ["https://example.org", "docs", "~", "..", "${HOME}"] {
                assert_eq!(machine_folder(&format!("{before}{folder}x")), None, "{before}{folder}");
            }
        }
        assert_eq!(machine_folder("/usr/bin/chromium"), None);
    }

    #[test]
    fn lock_files_must_not_name_a_mirror() {
        assert!(names_registry(
            "web/package-lock.json",
            "  \"resolved\": \"https://registry.example/a.tgz\","
        ));
        assert!(!names_registry("web/package-lock.json", "  \"resolved\": \"packages/a\","));
        assert!(!names_registry("Cargo.lock", &format!("source = \"{}\"", super::CRATES_IO)));
        assert!(names_registry("fuzz/Cargo.lock", "source = \"sparse+https://mirror.example/\""));
        assert!(names_registry("web/.npmrc", "registry=https://mirror.example/"));
        assert!(!names_registry("web/.npmrc", "omit-lockfile-registry-resolved=true"));
    }
}
