//! `docs/data.md` lists the fields of every game's views and sights, from the same types; this test keeps it fresh.
//!
//! `cargo xtask bless` writes it again.

mod declared;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use games::{Listed, Visitor};
use ts_rs::TS;

use crate::declared::{config, each_declared};

const INTRODUCTION: &str = r#"# Views and sights as data

<!-- Generated from the Rust types; `cargo xtask bless` writes it. -->

What a viewer knows of a game is a **view**, and what they see of an event is a **sight**. As JSON they are in the output of
`gravegoods replay --json` and `gravegoods legal --json --as`, views also in the requests to [external bots](bot-protocol.md), and both
in the messages of a [server](protocol.md). This page lists all of their fields. A test compares it with the program.

Types are written as in TypeScript: `Array<X>` is a list of X, `[X, Y]` a list of exactly these, `X | null` is X or `null`, and `"word"`
is that text. Where there are alternatives, one with a name is an object with that one field, as in `{"leaderDrawn":{"leader":"b"}}`.
`Seat` is a seat's letter, and `SeatSet` a list of such letters, in order. The English sentences of sights are in the output of
`gravegoods replay`.
"#;

/// Collects a type and everything it is made of, with what is said about it.
struct Types {
    found: BTreeMap<String, (String, String)>,
}

impl Types {
    fn of<T: TS + 'static + ?Sized>() -> Types {
        let mut found = BTreeMap::new();
        each_declared::<T>(|name, declaration, docs| {
            let declaration = plain(&declaration);
            let body = declaration.split_once(" = ").expect("a declaration has a body").1;
            found.insert(name, (about(docs), body.trim_end_matches(';').to_owned()));
        });
        Types { found }
    }

    /// The section of one type.
    fn section(&self, name: &str) -> String {
        let (about, body) = &self.found[name];
        let mut text = if about.is_empty() { String::new() } else { format!("{about}\n\n") };
        let alternatives = split(body, '|');
        if let [only] = alternatives.as_slice() {
            match only.strip_prefix('{') {
                Some(object) => text.push_str(&table(&fields(object))),
                None => writeln!(text, "`{only}`").unwrap(),
            }
            return text;
        }
        let (objects, words): (Vec<&str>, Vec<&str>) =
            alternatives.iter().partition(|one| one.starts_with('{') && fields(&one[1..]).len() == 1);
        if !words.is_empty() {
            writeln!(
                text,
                "{}\n",
                words.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ")
            )
            .unwrap();
        }
        if !objects.is_empty() {
            text.push_str("| name | field | type | meaning |\n|---|---|---|---|\n");
        }
        for object in objects {
            let Field { name, kind, .. } = &fields(&object[1..])[0];
            let inside = kind.strip_prefix('{').map(fields);
            match inside {
                Some(inside) => inside.iter().enumerate().for_each(|(index, field)| {
                    let name = if index == 0 { format!("`{name}`") } else { String::new() };
                    writeln!(text, "| {name} | {} |", field.row()).unwrap();
                }),
                None => writeln!(text, "| `{name}` | | {} | |", code(kind)).unwrap(),
            }
        }
        text
    }
}

/// The first paragraph of what is said about a type; the others are for those who read its code.
fn about(docs: Option<String>) -> String {
    let docs = docs.unwrap_or_default();
    let lines = docs.trim().trim_start_matches("/**").trim_end_matches("*/").lines().map(str::trim);
    let first = lines.skip_while(|line| line.is_empty()).take_while(|line| !matches!(*line, "" | "*"));
    plain(&first.collect::<Vec<_>>().join("\n"))
}

/// A field of an object, with what is said about it.
struct Field {
    name: String,
    kind: String,
    about: String,
}

impl Field {
    fn row(&self) -> String {
        format!("`{}` | {} | {}", self.name, code(&self.kind), self.about)
    }
}

fn table(fields: &[Field]) -> String {
    let rows: String = fields.iter().map(|field| format!("| {} |\n", field.row())).collect();
    format!("| field | type | meaning |\n|---|---|---|\n{rows}")
}

/// A type within a table.
fn code(kind: &str) -> String {
    format!("`{}`", kind.replace('|', "\\|"))
}

/// The text in one line, without the marks of a comment's lines.
fn plain(text: &str) -> String {
    let lines = text.lines().map(|line| line.trim()).map(|line| match line {
        "*" => "",
        line => line.strip_prefix("* ").unwrap_or(line),
    });
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The parts between `mark`s that are not within brackets, quotes or comments.
fn split(text: &str, mark: char) -> Vec<&str> {
    let (mut depth, mut comment, mut quoted) = (0, false, false);
    let mut cuts = vec![0];
    for (index, letter) in text.char_indices() {
        match text.get(index..index + 2) {
            Some("/*") if !quoted => comment = true,
            Some("*/") => comment = false,
            _ => {}
        }
        match letter {
            _ if comment => {}
            '"' => quoted = !quoted,
            _ if quoted => {}
            '{' | '[' | '<' => depth += 1,
            '}' | ']' | '>' => depth -= 1,
            letter if letter == mark && depth == 0 => {
                cuts.push(index);
                cuts.push(index + 1);
            }
            _ => {}
        }
    }
    cuts.push(text.len());
    cuts.chunks(2).map(|cut| text[cut[0]..cut[1]].trim()).filter(|part| !part.is_empty()).collect()
}

/// The fields of an object, which starts after its `{`.
fn fields(object: &str) -> Vec<Field> {
    let inside = object.trim().strip_suffix('}').expect("an object ends");
    let field = |text: &str| {
        let (about, rest) = match text.strip_prefix("/**") {
            Some(comment) => comment.split_once("*/").expect("a comment ends"),
            None => ("", text),
        };
        let (name, kind) = rest.split_once(':').expect("a field has a type");
        Field {
            name: name.trim().trim_matches('"').to_owned(),
            kind: kind.trim().to_owned(),
            about: about.trim().to_owned(),
        }
    };
    split(inside, ',').into_iter().map(field).collect()
}

/// The chapter of a game.
struct Chapter;

impl Visitor for Chapter {
    type Output = String;

    fn visit<G: Listed>(self) -> String {
        let (view, sight) = (Types::of::<G::View>(), Types::of::<G::Sight>());
        let config = config();
        let mut text = String::new();
        for (types, root) in [(&view, G::View::name(&config)), (&sight, G::Sight::name(&config))] {
            writeln!(text, "\n## {}: {root}\n\n{}", G::NAME, types.section(&root).trim_end()).unwrap();
        }
        writeln!(text, "\n## {}: their parts", G::NAME).unwrap();
        let parts: BTreeMap<&String, &Types> = [&sight, &view]
            .into_iter()
            .flat_map(|types| types.found.keys().map(move |name| (name, types)))
            .collect();
        let roots = [G::View::name(&config), G::Sight::name(&config)];
        for (name, types) in parts.into_iter().filter(|(name, _)| !roots.contains(name)) {
            writeln!(text, "\n### `{name}` of {}\n\n{}", G::NAME, types.section(name).trim_end()).unwrap();
        }
        text
    }
}

#[test]
fn the_fields_of_views_and_sights_are_fresh() {
    let mut text = INTRODUCTION.to_owned();
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    // A toy game has no page of rules.
    let documented = |game: &&&str| docs.join(format!("rules/{game}.md")).exists();
    for game in games::NAMES.iter().filter(documented) {
        text.push_str(&games::visit(game, Chapter).expect("a listed game is found"));
    }
    let path = docs.join("data.md");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &text).expect("the page can be written");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == text, "docs/data.md is not fresh; run `cargo xtask bless`");
}

#[test]
fn declarations_are_split_outside_of_brackets_and_comments() {
    assert_eq!(split(r#""a|b" | { "c": "d" | null } | Array<E | F>"#, '|').len(), 3);
    let read = fields(r#" /** A, or {B}: "x. */ one: Array<A, B>, two: "p" | "q", }"#);
    let names: Vec<(&str, &str, &str)> =
        read.iter().map(|field| (&*field.name, &*field.kind, &*field.about)).collect();
    assert_eq!(names, [("one", "Array<A, B>", r#"A, or {B}: "x."#), ("two", r#""p" | "q""#, "")]);
}
