//! `gravegoods licenses`.

use std::collections::BTreeSet;
use std::process::Command;

use crate::program::{json_line, stdout_of, text};

/// Name and version of every third-party crate in the program, from `cargo tree`.
fn crates() -> BTreeSet<(String, String)> {
    let tree = Command::new(env!("CARGO"))
        .args(["tree", "--frozen", "--package", "gravegoods", "--edges", "normal,no-proc-macro"])
        .args(["--prefix", "none", "--format", "{p}"])
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .output()
        .expect("cargo starts");
    assert!(tree.status.success(), "{}", text(&tree.stderr));
    let crates = text(&tree.stdout);
    let others = crates.lines().map(|line| line.trim_end_matches(" (*)")).filter(|line| !line.ends_with(')'));
    let named = others.filter_map(|line| line.split_once(" v"));
    named.map(|(name, version)| (name.to_owned(), version.to_owned())).collect()
}

fn notices() -> Vec<serde_json::Value> {
    let file = web_assets::find(web_assets::LICENSES).expect("every build includes the notices");
    serde_json::from_slice(&file.bytes).expect("notices are JSON")
}

fn named(kind: &str) -> BTreeSet<(String, String)> {
    let of_kind = notices().into_iter().filter(|notice| notice["kind"] == kind);
    let word = |value: &serde_json::Value| value.as_str().unwrap().to_owned();
    of_kind.map(|notice| (word(&notice["name"]), word(&notice["version"]))).collect()
}

#[test]
fn exactly_the_crates_in_the_program_are_listed() {
    let crates = crates();
    assert!(crates.len() > 100, "{crates:?}");
    assert_eq!(named("crate"), crates);
}

#[test]
fn every_notice_has_a_licence_and_its_text() {
    for notice in notices() {
        assert!(notice["license"].as_str().is_some_and(|license| !license.is_empty()), "{notice}");
        let texts = notice["texts"].as_array().unwrap();
        assert!(texts.iter().any(|text| text.as_str().unwrap().len() > 200), "{notice}");
    }
}

#[test]
fn the_npm_packages_in_the_pages_are_listed() {
    if web_assets::SKIPPED {
        return;
    }
    let packages = named("npm");
    let manifest = include_str!("../../../../web/package.json");
    let manifest: serde_json::Value = json_line(&manifest.replace('\n', " "));
    for (name, version) in manifest["dependencies"].as_object().unwrap() {
        let package = (name.clone(), version.as_str().unwrap().to_owned());
        assert!(packages.contains(&package), "{package:?} is not in {packages:?}");
    }
    assert!(packages.iter().any(|(name, _)| name == "svelte"), "{packages:?}");
}

#[test]
fn the_program_lists_all_packages_for_programs() {
    let list = json_line(&stdout_of("licenses --cyclonedx"));
    assert_eq!((&list["bomFormat"], &list["specVersion"]), (&"CycloneDX".into(), &"1.6".into()));
    assert_eq!(list["metadata"]["component"]["version"], env!("CARGO_PKG_VERSION"));
    let components = list["components"].as_array().unwrap();
    let listed: BTreeSet<&str> = components.iter().map(|one| one["purl"].as_str().unwrap()).collect();
    assert_eq!(listed.len(), notices().len());
    for (name, version) in named("crate") {
        assert!(listed.contains(format!("pkg:cargo/{name}@{version}").as_str()), "{name}");
    }
    for component in components {
        let licence = component["licenses"][0]["expression"].as_str().unwrap();
        assert!(!licence.is_empty() && !licence.contains('/'), "{component}");
    }
}

#[test]
fn the_program_prints_all_notices() {
    let output = stdout_of("licenses");
    assert!(
        output.starts_with(&format!("Gravegoods {}, under MIT OR Apache-2.0.\n", env!("CARGO_PKG_VERSION")))
    );
    for (name, version) in named("crate").union(&named("npm")) {
        assert!(output.contains(&format!("\n{name} {version}\n---")), "{name} {version}");
    }
    assert!(output.contains("Permission is hereby granted, free of charge"));
}
