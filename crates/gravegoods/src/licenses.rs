//! `gravegoods licenses`: the licences of everything that the program includes.

use std::io::Write;

use serde::Deserialize;

use crate::failure::Failure;

/// A third-party package that the program includes.
#[derive(Deserialize)]
struct Notice {
    kind: Kind,
    name: String,
    version: String,
    license: String,
    url: String,
    texts: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    /// A Rust crate, compiled into the program.
    Crate,
    /// An npm package, bundled into the web pages.
    Npm,
}

/// Prints every notice.
pub(crate) fn run(out: &mut dyn Write) -> Result<(), Failure> {
    let file = web_assets::find(web_assets::LICENSES).expect("every build includes the notices");
    let notices: Vec<Notice> = serde_json::from_slice(&file.bytes).expect("the notices are valid JSON");
    writeln!(out, "Gravegoods {}, under MIT OR Apache-2.0.", env!("CARGO_PKG_VERSION"))?;
    for (kind, title) in
        [(Kind::Crate, "Rust crates in the program"), (Kind::Npm, "npm packages in its pages")]
    {
        writeln!(out, "\n{title}\n{}", "=".repeat(title.len()))?;
        for notice in notices.iter().filter(|notice| notice.kind == kind) {
            print(notice, out)?;
        }
    }
    Ok(())
}

fn print(notice: &Notice, out: &mut dyn Write) -> Result<(), Failure> {
    let Notice { name, version, license, url, .. } = notice;
    let title = format!("{name} {version}");
    writeln!(out, "\n{title}\n{}", "-".repeat(title.len()))?;
    writeln!(out, "{license}{}{url}", if url.is_empty() { "" } else { ", " })?;
    for text in &notice.texts {
        writeln!(out, "\n{text}")?;
    }
    Ok(())
}
