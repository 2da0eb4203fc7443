//! `gravegoods licenses`: the licences of everything that the program includes.

use std::io::Write;

use clap::Args;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::failure::Failure;

/// The arguments of `licenses`.
#[derive(Args, Clone, Debug)]
pub(crate) struct LicensesArgs {
    /// Print a list of all packages for programs, in the format CycloneDX, without the texts of their licences
    #[arg(long)]
    cyclonedx: bool,
}

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

/// Prints every notice, or a list of all packages.
pub(crate) fn run(args: &LicensesArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let file = web_assets::find(web_assets::LICENSES).expect("every build includes the notices");
    let notices: Vec<Notice> = serde_json::from_slice(&file.bytes).expect("the notices are valid JSON");
    if args.cyclonedx {
        return Ok(writeln!(out, "{}", cyclonedx(&notices))?);
    }
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

/// All packages as a CycloneDX document, <https://cyclonedx.org/docs/1.6/json>.
fn cyclonedx(notices: &[Notice]) -> Value {
    let own = json!({
        "type": "application",
        "name": "gravegoods",
        "version": env!("CARGO_PKG_VERSION"),
        "licenses": [{"expression": "MIT OR Apache-2.0"}],
    });
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": own},
        "components": notices.iter().map(component).collect::<Vec<Value>>(),
    })
}

/// A package in a CycloneDX document.
fn component(Notice { kind, name, version, license, url, .. }: &Notice) -> Value {
    let registry = match kind {
        Kind::Crate => "cargo",
        Kind::Npm => "npm",
    };
    // Older packages write a slash, where the standard has OR. In the address of a package @ is written with a percent sign.
    let (license, path) = (license.replace('/', " OR "), name.replace('@', "%40"));
    let mut component = json!({
        "type": "library",
        "name": name,
        "version": version,
        "purl": format!("pkg:{registry}/{path}@{version}"),
        "licenses": [{"expression": license}],
    });
    if !url.is_empty() {
        component["externalReferences"] = json!([{"type": "website", "url": url}]);
    }
    component
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
