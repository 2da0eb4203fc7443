//! Writes `licenses.json`: the licences and notices of the crates compiled into the program and the npm packages bundled into
//! the client.

use std::collections::BTreeSet;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A file that the build of the client writes: the notices of its packages, as a JSON list.
const CLIENT_LICENSES: &str = "licenses-npm.json";

/// The format of a line of `cargo tree`: package, licence, repository.
const FORMAT: &str = "{p}\t{l}\t{r}";

/// The beginnings of the names of files with a licence or a notice.
const FILES: &[&str] = &["license", "licence", "copying", "copyright", "notice", "unlicense"];

/// The MIT licence, for crates that use it but do not contain its text.
const MIT: &str = "Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated \
documentation files (the \"Software\"), to deal in the Software without restriction, including without limitation the rights to \
use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the \
Software is furnished to do so, subject to the following conditions:\n\n\
The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.\n\n\
THE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF \
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE \
FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION \
WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.\n";

/// The Apache licence, for crates that use it but do not contain its text. It is the same for all.
const APACHE: &str = include_str!("../../../LICENSE-APACHE");

/// A crate that is compiled into the program.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Crate {
    name: String,
    version: String,
    license: String,
    repository: String,
}

/// Writes `licenses.json` into the folder of the client.
pub(crate) fn write(root: &Path, dist: &Path) -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={}", root.join("Cargo.lock").display());
    let sources = sources();
    let mut entries = Vec::new();
    for krate in crates(root)? {
        entries.push(entry(&krate, &texts(&krate, &sources)?));
    }
    let client_licenses = dist.join(CLIENT_LICENSES);
    if client_licenses.is_file() {
        let list = fs::read_to_string(&client_licenses)?;
        let list = list.trim().strip_prefix('[').and_then(|list| list.strip_suffix(']'));
        let list = list.ok_or_else(|| format!("{} is not a JSON list", client_licenses.display()))?;
        entries.extend(Some(list.trim().to_owned()).filter(|list| !list.is_empty()));
        fs::remove_file(client_licenses)?;
    }
    Ok(fs::write(dist.join("licenses.json"), format!("[\n{}\n]\n", entries.join(",\n")))?)
}

/// The external crates that are compiled into the program on this platform.
///
/// `cargo tree` needs only what this build has downloaded already; `cargo metadata` would need the crates of all platforms
/// and tests. Procedural macros run in the compiler and are not part of the program.
fn crates(root: &Path) -> Result<BTreeSet<Crate>, Box<dyn Error>> {
    let cargo = std::env::var_os("CARGO").ok_or("CARGO is not set")?;
    let target = std::env::var("TARGET")?;
    let output = Command::new(cargo)
        .args(["tree", "--frozen", "--package", "gravegoods", "--edges", "normal,no-proc-macro"])
        .args(["--target", &target, "--prefix", "none", "--format", FORMAT])
        .current_dir(root)
        .output()?;
    if !output.status.success() {
        return Err(format!("`cargo tree` failed: {}", String::from_utf8_lossy(&output.stderr)).into());
    }
    let text = String::from_utf8(output.stdout)?;
    let read = |line: &str| -> Option<Crate> {
        // Crates that were listed before are marked with (*).
        let mut fields = line.trim_end_matches(" (*)").split('\t');
        let (package, license, repository) = (fields.next()?, fields.next()?, fields.next()?);
        let (name, version) = package.split_once(" v")?;
        // A path follows the version of the project's own crates.
        let own = version.contains(' ');
        (!own).then(|| Crate {
            name: name.to_owned(),
            version: version.to_owned(),
            license: license.to_owned(),
            repository: repository.to_owned(),
        })
    };
    Ok(text.lines().filter_map(read).collect())
}

/// The folders where cargo keeps the sources of crates.
fn sources() -> Vec<PathBuf> {
    let folder = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = folder("CARGO_HOME")
        .or_else(|| folder("HOME").or_else(|| folder("USERPROFILE")).map(|home| home.join(".cargo")));
    let registries = home.and_then(|home| fs::read_dir(home.join("registry/src")).ok());
    registries.into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path())).collect()
}

/// The licences and notices in a crate. If there is a choice, MIT is chosen.
fn texts(krate: &Crate, sources: &[PathBuf]) -> Result<Vec<String>, Box<dyn Error>> {
    let folder = format!("{}-{}", krate.name, krate.version);
    let Some(folder) = sources.iter().map(|source| source.join(&folder)).find(|folder| folder.is_dir())
    else {
        return Ok(Vec::new());
    };
    let mut names: Vec<String> = fs::read_dir(&folder)?
        .filter_map(|entry| entry.ok().filter(|entry| entry.path().is_file())?.file_name().into_string().ok())
        .filter(|name| FILES.iter().any(|start| name.to_lowercase().starts_with(start)))
        .collect();
    names.sort();
    let is_mit = |name: &String| name.to_lowercase().contains("mit");
    if !krate.license.contains(" AND ") && names.iter().any(is_mit) {
        names.retain(is_mit);
    }
    let read = |name: &String| Ok(String::from_utf8_lossy(&fs::read(folder.join(name))?).trim().to_owned());
    let mut texts = names.iter().map(read).collect::<Result<Vec<String>, std::io::Error>>()?;
    // Some packages contain a broken link instead of the text: one line with the path of a missing file.
    texts.retain(|text| text.contains('\n'));
    if texts.is_empty() && krate.license.contains("MIT") {
        let authors = authors(&fs::read_to_string(folder.join("Cargo.toml"))?);
        return Ok(vec![format!("MIT License\n\nCopyright (c) {authors}\n\n{}", MIT.trim())]);
    }
    if texts.is_empty() && krate.license.contains("Apache-2.0") {
        return Ok(vec![APACHE.trim().to_owned()]);
    }
    Ok(texts)
}

/// The authors in a manifest.
fn authors(manifest: &str) -> String {
    let list = manifest.split_once("\nauthors = [").and_then(|(_, rest)| rest.split_once(']'));
    let names = list.map(|(list, _)| list.split('"').skip(1).step_by(2).collect::<Vec<&str>>());
    names.filter(|names| !names.is_empty()).map_or_else(|| "the authors".to_owned(), |names| names.join(", "))
}

fn entry(krate: &Crate, texts: &[String]) -> String {
    let texts: Vec<String> = texts.iter().map(|text| json(text)).collect();
    format!(
        "{{\"kind\":\"crate\",\"name\":{},\"version\":{},\"license\":{},\"url\":{},\"texts\":[{}]}}",
        json(&krate.name),
        json(&krate.version),
        json(&krate.license),
        json(&krate.repository),
        texts.join(",")
    )
}

/// A text as a JSON string.
fn json(text: &str) -> String {
    let mut written = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' => written.push_str("\\\""),
            '\\' => written.push_str("\\\\"),
            '\n' => written.push_str("\\n"),
            '\r' => {}
            letter if u32::from(letter) < 0x20 => written.push_str(&format!("\\u{:04x}", u32::from(letter))),
            letter => written.push(letter),
        }
    }
    written + "\""
}
