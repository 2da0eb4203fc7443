//! Writes the notices of everything that the program includes: `licenses.json`, with the crates that are compiled into it and
//! the npm packages that are bundled into the client.

use std::collections::BTreeSet;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the build of the client leaves: the notices of its packages, as a JSON list.
const OF_CLIENT: &str = "licenses-npm.json";

/// What one line of `cargo tree` tells of a crate.
const FORMAT: &str = "{p}\t{l}\t{r}";

/// How files with a licence or a notice are called.
const FILES: &[&str] = &["license", "licence", "copying", "copyright", "notice", "unlicense"];

/// The text that a crate under the MIT licence refers to if it comes without one.
const MIT: &str = "Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated \
documentation files (the \"Software\"), to deal in the Software without restriction, including without limitation the rights to \
use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the \
Software is furnished to do so, subject to the following conditions:\n\n\
The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.\n\n\
THE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF \
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE \
FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION \
WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.\n";

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
    let of_client = dist.join(OF_CLIENT);
    if of_client.is_file() {
        let list = fs::read_to_string(&of_client)?;
        let list = list.trim().strip_prefix('[').and_then(|list| list.strip_suffix(']'));
        let list = list.ok_or_else(|| format!("{} is not a JSON list", of_client.display()))?;
        entries.extend(Some(list.trim().to_owned()).filter(|list| !list.is_empty()));
        fs::remove_file(of_client)?;
    }
    Ok(fs::write(dist.join("licenses.json"), format!("[\n{}\n]\n", entries.join(",\n")))?)
}

/// The crates of others that are compiled into the program on this platform.
///
/// `cargo tree` needs nothing but what this build has downloaded already; `cargo metadata` would want the crates of all
/// platforms and of all tests. Macros run in the compiler and are no part of the program.
fn crates(root: &Path) -> Result<BTreeSet<Crate>, Box<dyn Error>> {
    let cargo = std::env::var_os("CARGO").ok_or("cargo gives no CARGO")?;
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
        // A crate that was listed before is marked.
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

/// Where cargo keeps the sources of crates.
fn sources() -> Vec<PathBuf> {
    let folder = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = folder("CARGO_HOME")
        .or_else(|| folder("HOME").or_else(|| folder("USERPROFILE")).map(|home| home.join(".cargo")));
    let registries = home.and_then(|home| fs::read_dir(home.join("registry/src")).ok());
    registries.into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path())).collect()
}

/// The licences and notices that come with a crate. Of several that one may choose from, MIT is chosen.
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
    // Some crates are packed with a link in place of the text: one line that names a file which is not there.
    texts.retain(|text| text.contains('\n'));
    if texts.is_empty() && krate.license.contains("MIT") {
        let authors = authors(&fs::read_to_string(folder.join("Cargo.toml"))?);
        return Ok(vec![format!("MIT License\n\nCopyright (c) {authors}\n\n{}", MIT.trim())]);
    }
    Ok(texts)
}

/// Those whom a manifest names as authors.
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

/// A text as JSON writes it.
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
