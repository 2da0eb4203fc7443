//! The samples for operators: the files that they name exist, and so do the flags and variables of the program. `cargo xtask deploy` checks
//! them with nginx, systemd and others.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use yaml_rust2::{Yaml, YamlLoader};

use crate::program::stdout_of;

/// The port that nodes listen on, and that of their metrics.
const PORT: &str = "7878";
const METRICS_PORT: &str = "9090";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn yaml(path: &str) -> Yaml {
    YamlLoader::load_from_str(&read(path)).unwrap_or_else(|error| panic!("{path}: {error}")).remove(0)
}

/// A field of a service, which may come from the anchor that it shares with others.
fn field<'y>(service: &'y Yaml, name: &str) -> &'y Yaml {
    if service[name].is_badvalue() { &service["<<"][name] } else { &service[name] }
}

fn words(list: &Yaml) -> Vec<&str> {
    list.as_vec().into_iter().flatten().filter_map(Yaml::as_str).collect()
}

/// The names of the fields of an object.
fn keys(object: &Yaml) -> BTreeSet<&str> {
    object.as_hash().into_iter().flat_map(|fields| fields.keys()).filter_map(Yaml::as_str).collect()
}

/// Fails if the server does not have one of the flags in this command line.
fn assert_flags(words: &[&str], whose: &str) {
    let help = stdout_of("serve --help");
    let flags = words.iter().filter(|word| word.starts_with("--"));
    for flag in flags {
        let listed = help.split_whitespace().any(|word| word == *flag);
        assert!(listed, "{whose}: serve has no {flag}");
    }
}

#[test]
fn compose_has_three_nodes_and_all_that_they_need() {
    let compose = yaml("deploy/compose.yml");
    let services = &compose["services"];
    let expected = ["nats", "node1", "node2", "node3", "postgres", "prometheus", "proxy"];
    assert!(keys(services).into_iter().eq(expected), "{:?}", keys(services));
    for (name, service) in services.as_hash().unwrap() {
        let name = name.as_str().unwrap();
        assert!(field(service, "image").as_str().is_some_and(|image| !image.ends_with(":latest")), "{name}");
        for needed in keys(field(service, "depends_on")) {
            assert!(keys(services).contains(needed), "{name} depends on {needed}");
            // The image of a node has its own.
            let healthy = needed.starts_with("node") || !services[needed]["healthcheck"].is_badvalue();
            assert!(healthy, "{name} waits until {needed} is healthy");
        }
        for volume in words(field(service, "volumes")) {
            let from = volume.split(':').next().unwrap();
            match from.strip_prefix("./") {
                // The operator brings it.
                Some("certificates") => {}
                Some(file) => assert!(root().join("deploy").join(file).is_file(), "{name}: {file}"),
                None => assert!(keys(&compose["volumes"]).contains(from), "{name}: {from}"),
            }
        }
    }
    let published: Vec<&str> =
        services.as_hash().unwrap().values().flat_map(|service| words(field(service, "ports"))).collect();
    assert_eq!(published, ["80:80", "443:443", "127.0.0.1:9091:9090"], "only the proxy is public");
}

#[test]
fn the_nodes_of_compose_are_started_right() {
    let compose = yaml("deploy/compose.yml");
    let (mut addresses, mut targets) = (BTreeSet::new(), BTreeSet::new());
    for name in ["node1", "node2", "node3"] {
        let node = &compose["services"][name];
        assert!(
            root().join("deploy").join(field(node, "build").as_str().unwrap()).join("Dockerfile").is_file()
        );
        let command = words(field(node, "command"));
        assert_eq!(command[0], "serve");
        assert_flags(&command, name);
        let value = |flag: &str| command.iter().skip_while(|word| **word != flag).nth(1).copied();
        assert_eq!(value("--listen"), Some(format!("0.0.0.0:{PORT}").as_str()));
        assert_eq!(value("--metrics"), Some(format!("0.0.0.0:{METRICS_PORT}").as_str()));
        for flag in ["--https", "--behind-proxy"] {
            assert!(command.contains(&flag), "{name}: {flag}");
        }
        let environment = field(node, "environment");
        assert!(keys(environment).into_iter().eq(["GRAVEGOODS_DATABASE", "GRAVEGOODS_NATS"]), "{name}");
        let help = stdout_of("serve --help");
        for variable in keys(environment) {
            assert!(help.contains(variable), "serve reads no {variable}");
        }
        let database = environment["GRAVEGOODS_DATABASE"].as_str().unwrap();
        assert!(database.starts_with("postgres://gravegoods:") && database.contains("@postgres/gravegoods"));
        assert_eq!(environment["GRAVEGOODS_NATS"].as_str(), Some("nats://nats:4222"));
        let address =
            node["networks"]["front"]["ipv4_address"].as_str().expect("nginx needs a fixed address");
        addresses.insert(format!("{address}:{PORT}"));
        targets.insert(format!("{name}:{METRICS_PORT}"));
    }
    assert_eq!(addresses.len(), 3);
    let upstream = read("deploy/compose/upstream.conf");
    let servers = upstream.lines().filter_map(|line| line.trim().strip_prefix("server ")?.split(' ').next());
    assert_eq!(servers.map(str::to_owned).collect::<BTreeSet<String>>(), addresses);
    let prometheus = yaml("deploy/compose/prometheus.yml");
    let scraped = words(&prometheus["scrape_configs"][0]["static_configs"][0]["targets"]);
    assert_eq!(scraped.into_iter().map(str::to_owned).collect::<BTreeSet<String>>(), targets);
}

#[test]
fn the_image_runs_what_the_program_has() {
    let dockerfile = read("Dockerfile");
    let lists: Vec<Vec<String>> = dockerfile
        .lines()
        .filter_map(|line| line.trim().strip_prefix("CMD "))
        .map(|list| serde_json::from_str(list).expect("each command is a list"))
        .collect();
    let [health, serve] = &lists[..] else { panic!("a health check and a command: {lists:?}") };
    assert_eq!(health[1..], ["ready", &format!("127.0.0.1:{PORT}")]);
    let serve: Vec<&str> = serve.iter().map(String::as_str).collect();
    assert_eq!(serve[0], "serve");
    assert_flags(&serve, "Dockerfile");
    let user = dockerfile.lines().find_map(|line| line.strip_prefix("USER ")).expect("it names its user");
    assert!(!user.starts_with('0') && user != "root", "{user}");
    let manifest = read("Cargo.toml");
    let rust =
        manifest.lines().find_map(|line| line.strip_prefix("rust-version = ")).unwrap().trim_matches('"');
    assert!(dockerfile.contains(&format!("FROM rust:{rust}-")), "the image has the Rust version {rust}");
}

#[test]
fn the_unit_starts_the_server_with_flags_that_exist() {
    let unit = read("deploy/gravegoods.service");
    let start = unit.lines().find_map(|line| line.strip_prefix("ExecStart=")).expect("it starts a program");
    let words: Vec<&str> = start.split(' ').collect();
    assert_eq!(words[1], "serve");
    assert_flags(&words, "gravegoods.service");
}
