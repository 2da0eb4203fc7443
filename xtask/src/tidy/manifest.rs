//! Reads the dependencies from a manifest. It parses only the part of TOML that our manifests use.

/// What a dependency is for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Kind {
    Normal,
    /// Only with a feature, as in `x = { optional = true }`.
    Optional,
    Dev,
    Build,
}

/// A dependency of a manifest.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Dependency {
    pub(super) name: String,
    pub(super) kind: Kind,
}

/// The TOML table that a line is in.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Table {
    /// A table whose keys are dependencies, as in `[dependencies]`.
    Dependencies(Kind),
    /// The table of one dependency, as in `[dependencies.rand]`.
    OneDependency,
    Other,
}

/// Every dependency of a manifest, in order. A crate is listed once for each kind.
pub(super) fn dependencies(manifest: &str) -> Vec<Dependency> {
    let mut found: Vec<Dependency> = Vec::new();
    let mut table = Table::Other;
    // Lines inside a value of several lines are not keys.
    let mut open_brackets = 0;
    for line in manifest.lines().map(|line| without_comment(line).trim()) {
        if open_brackets == 0 && line.starts_with('[') {
            let (entered, dependency) = parse_header(line);
            table = entered;
            found.extend(dependency);
            continue;
        }
        if open_brackets == 0 && !line.is_empty() {
            match table {
                Table::Dependencies(kind) => {
                    let name = package(line).unwrap_or_else(|| first_key(line));
                    let optional = kind == Kind::Normal && line.contains("optional = true");
                    let kind = if optional { Kind::Optional } else { kind };
                    found.push(Dependency { name: name.to_owned(), kind });
                }
                Table::OneDependency => rename_last(&mut found, line),
                Table::Other => {}
            }
        }
        open_brackets += bracket_balance(line);
    }
    // `rand.workspace = true` and `rand.features = […]` are one dependency in two lines.
    found.dedup();
    found
}

/// The table that a header opens, and the dependency that the header names, if any.
fn parse_header(line: &str) -> (Table, Option<Dependency>) {
    let path = line.trim_start_matches('[').trim_end_matches(']');
    let parts = split_dotted(path);
    let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
    let rest = match parts.as_slice() {
        ["target", _, rest @ ..] => rest,
        all => all,
    };
    match *rest {
        [table] => (kind(table).map_or(Table::Other, Table::Dependencies), None),
        [table, name] => match kind(table) {
            Some(kind) => (Table::OneDependency, Some(Dependency { name: name.to_owned(), kind })),
            None => (Table::Other, None),
        },
        _ => (Table::Other, None),
    }
}

fn kind(table: &str) -> Option<Kind> {
    match table {
        "dependencies" => Some(Kind::Normal),
        "dev-dependencies" => Some(Kind::Dev),
        "build-dependencies" => Some(Kind::Build),
        _ => None,
    }
}

/// The parts of a dotted key, without their quotes. A dot inside quotes does not split it.
fn split_dotted(key: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut quote = None;
    for c in key.chars() {
        match (quote, c) {
            (None, '"' | '\'') => quote = Some(c),
            (Some(open), c) if c == open => quote = None,
            (None, '.') => parts.push(String::new()),
            (None, c) if c.is_whitespace() => {}
            (_, c) => parts.last_mut().expect("parts is never empty").push(c),
        }
    }
    parts
}

/// The first part of the key on the left of the equals sign.
fn first_key(line: &str) -> &str {
    let key = line.split(['=', '.']).next().unwrap_or_default();
    key.trim().trim_matches(['"', '\''])
}

/// The crate's real name, if the manifest renames it.
fn package(line: &str) -> Option<&str> {
    let (before, rest) = line.split_once("package")?;
    if !before.is_empty() && !before.ends_with(['{', ',', ' ', '.']) {
        return None;
    }
    let value = rest.trim_start().strip_prefix('=')?.trim_start().strip_prefix('"')?;
    value.split('"').next()
}

fn rename_last(found: &mut [Dependency], line: &str) {
    if let (Some(last), Some(name)) = (found.last_mut(), package(line)) {
        last.name = name.to_owned();
    }
}

/// The line without its comment. A hash inside quotes does not start one.
fn without_comment(line: &str) -> &str {
    let end = unquoted(line).find(|&(_, c)| c == '#').map_or(line.len(), |(at, _)| at);
    &line[..end]
}

/// How many more brackets the line opens than it closes.
fn bracket_balance(line: &str) -> i32 {
    unquoted(line).map(|(_, c)| i32::from("[{".contains(c)) - i32::from("]}".contains(c))).sum()
}

/// The characters outside quotes, with their positions.
fn unquoted(line: &str) -> impl Iterator<Item = (usize, char)> + '_ {
    let mut quote = None;
    line.char_indices().filter(move |&(_, c)| match quote {
        None if c == '"' || c == '\'' => {
            quote = Some(c);
            false
        }
        Some(open) if c == open => {
            quote = None;
            false
        }
        quoted => quoted.is_none(),
    })
}

#[cfg(test)]
mod tests {
    use super::{Kind, dependencies};

    fn read(manifest: &str) -> Vec<(String, Kind)> {
        dependencies(manifest).into_iter().map(|dependency| (dependency.name, dependency.kind)).collect()
    }

    fn names(manifest: &str) -> Vec<String> {
        read(manifest).into_iter().map(|(name, _)| name).collect()
    }

    #[test]
    fn tables_give_their_kind() {
        let manifest = "[package]\nname = \"a\"\n[dependencies]\nb.workspace = true\n\n[dev-dependencies]\n\
                        c = \"1\"\n[build-dependencies]\nd = { path = \"../d\" }\n[lints]\nworkspace = true\n";
        let expected = [("b", Kind::Normal), ("c", Kind::Dev), ("d", Kind::Build)];
        assert_eq!(read(manifest), expected.map(|(name, kind)| (name.to_owned(), kind)));
    }

    #[test]
    fn comments_and_features_are_not_dependencies() {
        let manifest = "[dependencies] # why\n# x = \"1\"\na = { version = \"1\", features = [ # some\n  \"b\",\n  \
                        \"c#\",\n] }\nd = \"1\"\n[features]\ne = []\n[[bin]]\nname = \"f\"\n";
        assert_eq!(names(manifest), ["a", "d"]);
    }

    #[test]
    fn a_dependency_can_have_its_own_table() {
        let manifest = "[dependencies.a]\nversion = \"1\"\n[target.'cfg(unix)'.dependencies]\nb = \"1\"\n\
                        [target.x86_64-unknown-linux-gnu.dev-dependencies.c]\nversion = \"1\"\n";
        assert_eq!(names(manifest), ["a", "b", "c"]);
    }

    #[test]
    fn a_renamed_crate_is_listed_by_its_real_name() {
        let manifest = "[dependencies]\na = { package = \"tokio\", version = \"1\" }\nsubpackage = \"1\"\n\
                        [dependencies.b]\npackage = \"axum\"\n";
        assert_eq!(names(manifest), ["tokio", "subpackage", "axum"]);
    }

    #[test]
    fn one_dependency_in_two_lines_counts_once() {
        assert_eq!(
            names("[dependencies]\na.workspace = true\na.features = [\"x\"]\n\"b\" = \"1\"\n"),
            ["a", "b"]
        );
    }

    #[test]
    fn the_workspace_table_is_ignored() {
        assert_eq!(names("[workspace.dependencies]\na = \"1\"\n"), Vec::<String>::new());
    }
}
