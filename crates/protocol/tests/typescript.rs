//! The browser's wire types are generated from the types of this crate and of the games, and this test keeps them fresh.
//!
//! `cargo xtask bless` writes them again. Beside the types there are constants: the words of every enum that has only
//! words, and the names of the variants of every other enum.

mod declared;

use std::collections::{BTreeMap, HashSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

use games::{Listed, Visitor};
use protocol::http;
use ts_rs::TS;

use crate::declared::{config, each_declared};

/// The parameter of types that contain something of a game: its view, sights, offer, actions, refusal or setup.
const GAME: &str = "G";

/// What each game fills in.
const GAME_TYPES: [&str; 6] = ["view", "sight", "offer", "action", "refusal", "setup"];

const CHANGES: &str = "
/** What is different between two views: values by path (`boards.1.home`), or parts of lists (`row[2,1]`). */
export type Changes = Readonly<Record<string, unknown>>;
";

/// Collects the declarations of types and of everything they are made of.
struct Declarations {
    /// Declared in another file.
    imported: Vec<String>,
    /// By name, since the order in which they are found changes from build to build.
    found: BTreeMap<String, String>,
}

impl Declarations {
    fn new(imported: Vec<String>) -> Declarations {
        Declarations { imported, found: BTreeMap::new() }
    }

    /// All declarations, with the parameter for a game where it is needed.
    fn text(&self) -> String {
        let generic = self.generic();
        let mut text = String::new();
        for (name, declaration) in &self.found {
            let declaration = with_arguments(declaration, &generic);
            let declaration = match generic.contains(name.as_str()) {
                true => declaration.replacen(
                    &format!("type {name}<{GAME}> "),
                    &format!("type {name}<{GAME} extends GameTypes = GameTypes> "),
                    1,
                ),
                false => declaration,
            };
            writeln!(text, "\nexport {}", on_one_line(&declaration)).unwrap();
            text.push_str(&constants(name, &declaration));
        }
        text
    }

    /// The names of the types that contain something of a game.
    fn generic(&self) -> HashSet<&str> {
        let mut generic = HashSet::new();
        loop {
            let before = generic.len();
            for (name, declaration) in &self.found {
                let mentions = |word: &str| generic.contains(word);
                if declaration.contains(&format!("{GAME}['")) || words(declaration).any(mentions) {
                    generic.insert(name.as_str());
                }
            }
            if generic.len() == before {
                return generic;
            }
        }
    }

    fn add<T: TS + 'static + ?Sized>(&mut self) {
        each_declared::<T>(|name, declaration, _| {
            if !self.imported.contains(&name) {
                let other = self.found.insert(name.clone(), declaration.clone());
                assert!(other.is_none_or(|other| other == declaration), "two types are called {name}");
            }
        });
    }
}

/// An interface with a field for each part of a game.
fn interface(about: &str, name: &str, types: [String; GAME_TYPES.len()]) -> String {
    let fields = GAME_TYPES.iter().zip(types).map(|(field, of)| format!("{field}: {of}")).collect::<Vec<_>>();
    format!("\n/** {about} */\nexport interface {name} {{ {} }}\n", fields.join("; "))
}

/// The identifiers of a declaration, comments and quoted words left out.
fn words(declaration: &str) -> impl Iterator<Item = &str> {
    code(declaration).flat_map(|part| part.split(|letter: char| !letter.is_alphanumeric() && letter != '_'))
}

/// The parts of a declaration that are code: no comments, no quoted words.
fn code(declaration: &str) -> impl Iterator<Item = &str> {
    let uncommented = declaration.split("/**").enumerate().map(|(index, part)| match index {
        0 => part,
        _ => part.split_once("*/").map_or("", |(_, code)| code),
    });
    uncommented.flat_map(|part| part.split('"').step_by(2))
}

/// The declaration with the parameter after every generic type.
fn with_arguments(declaration: &str, generic: &HashSet<&str>) -> String {
    let mut text = String::new();
    let mut comment = false;
    for line in declaration.lines() {
        comment |= line.trim_start().starts_with("/**");
        if comment {
            text.push_str(line);
        } else {
            let mut rest = line;
            while let Some(start) = rest.find(|letter: char| letter.is_alphanumeric() || letter == '"') {
                text.push_str(&rest[..start]);
                rest = &rest[start..];
                let end = match rest.strip_prefix('"').and_then(|quoted| quoted.find('"')) {
                    Some(end) => end + 2,
                    None => rest.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(rest.len()),
                };
                let word = &rest[..end.max(1)];
                text.push_str(word);
                if generic.contains(word) {
                    write!(text, "<{GAME}>").unwrap();
                }
                rest = &rest[word.len()..];
            }
            text.push_str(rest);
        }
        comment &= !line.trim_end().ends_with("*/");
        text.push('\n');
    }
    text.truncate(text.trim_end().len());
    text
}

/// The declaration in one line, its comments included.
fn on_one_line(declaration: &str) -> String {
    let lines =
        declaration.lines().map(|line| line.trim().trim_start_matches("* ")).filter(|line| *line != "*");
    lines.collect::<Vec<_>>().join(" ")
}

/// The words of an enum as a constant, or the names of its variants; nothing for other types.
fn constants(name: &str, declaration: &str) -> String {
    let Some((_, body)) = declaration.split_once(" = ") else {
        return String::new();
    };
    let variants: Option<Vec<String>> = alternatives(body.trim_end_matches(';')).map(variant_name).collect();
    let Some(variants) = variants.filter(|variants| variants.len() > 1) else {
        return String::new();
    };
    let constant = |name: &str| {
        let list = variants.join(", ");
        format!("export const {name} = [{list}] as const;\n")
    };
    let is_word = |alternative: &str| !alternative.trim_start().starts_with('{');
    match alternatives(body.trim_end_matches(';')).all(is_word) {
        true => constant(&plural(name)),
        false => constant(&format!("{}_NAMES", upper(name))),
    }
}

/// The alternatives of a union type.
fn alternatives(body: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0;
    let mut cuts = vec![0];
    let mut comment = false;
    for (index, letter) in body.char_indices() {
        comment = match body[index..].get(..2) {
            Some("/*") => true,
            Some("*/") => false,
            _ => comment,
        };
        match letter {
            _ if comment => {}
            '{' | '[' | '<' => depth += 1,
            '}' | ']' | '>' => depth -= 1,
            '|' if depth == 0 => cuts.push(index + 1),
            _ => {}
        }
    }
    cuts.push(body.len() + 1);
    cuts.windows(2).map(|cut| body[cut[0]..cut[1] - 1].trim()).collect::<Vec<_>>().into_iter()
}

/// The name of a variant: the word, the number, or the only key of an object.
fn variant_name(alternative: &str) -> Option<String> {
    if alternative.starts_with('"') || alternative.parse::<u8>().is_ok() {
        return Some(alternative.to_owned());
    }
    let inside = alternative.strip_prefix('{')?.trim_start();
    let (key, value) = inside.strip_prefix('"')?.split_once('"')?;
    // A variant with a tag, `{ "kind": "open" }`, is not named by its first key.
    let is_tag = value.trim_start_matches([':', ' ']).starts_with('"');
    (!is_tag).then(|| format!("\"{key}\""))
}

fn upper(name: &str) -> String {
    let mut upper = String::new();
    for (index, letter) in name.char_indices() {
        if letter.is_uppercase() && index > 0 {
            upper.push('_');
        }
        upper.extend(letter.to_uppercase());
    }
    upper
}

/// The name of a variant as it is in JSON.
fn camel(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

fn plural(name: &str) -> String {
    let upper = upper(name);
    match upper.ends_with("SS") {
        true => format!("{upper}ES"),
        false if upper.ends_with('S') => upper,
        false => upper.strip_suffix('Y').map_or_else(|| format!("{upper}S"), |stem| format!("{stem}IES")),
    }
}

fn check(path: &str, head: &str, declarations: &Declarations) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src").join(path);
    let text = format!(
        "// Generated from the Rust types; `cargo xtask bless` writes it.\n{head}{}",
        declarations.text()
    );
    if std::env::var_os("BLESS").is_some() {
        std::fs::create_dir_all(path.parent().map(PathBuf::from).unwrap_or_default()).unwrap();
        std::fs::write(&path, &text).unwrap();
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == text, "{} is not fresh; run `cargo xtask bless`", path.display());
}

fn protocol_types() -> Declarations {
    let mut declarations = Declarations::new(Vec::new());
    declarations.add::<protocol::ClientMessage>();
    declarations.add::<protocol::Message>();
    declarations.add::<protocol::EntryKind>();
    declarations.add::<protocol::Update>();
    declarations
}

/// Every body of the HTTP API that the protocol does not have already.
fn http_types() -> Declarations {
    let mut declarations = Declarations::new(protocol_types().found.into_keys().collect());
    declarations.add::<http::BranchPoint>();
    declarations.add::<http::Credentials>();
    declarations.add::<http::GameInfo>();
    declarations.add::<http::History>();
    declarations.add::<http::LeaderboardEntry>();
    declarations.add::<http::Lobby>();
    declarations.add::<http::Me>();
    declarations.add::<http::NameRequest>();
    declarations.add::<http::NewTable>();
    declarations.add::<http::OpenedTable>();
    declarations.add::<http::OwnRating>();
    declarations.add::<http::PasswordChange>();
    declarations.add::<http::Problem>();
    declarations.add::<http::SeatResult>();
    declarations.add::<http::SoloLeaderboardEntry>();
    declarations.add::<http::TableInfo>();
    declarations
}

/// Imports those of `names` that the declarations use.
fn imports(declarations: &Declarations, names: &[String], from: &str) -> String {
    let used = |name: &&String| declarations.found.values().any(|one| words(one).any(|word| word == **name));
    let names: Vec<&str> = names.iter().filter(used).map(String::as_str).collect();
    match names.is_empty() {
        true => String::new(),
        false => format!("import type {{ {} }} from '{from}';\n", names.join(", ")),
    }
}

#[test]
fn the_protocol_is_fresh() {
    let constants = [
        ("PROTOCOL", protocol::PROTOCOL as usize, "The version of the protocol."),
        ("MIN_PASSWORD", protocol::MIN_PASSWORD, "The fewest characters of a password."),
        ("MAX_NAME", protocol::MAX_NAME, "The most characters of a name."),
        ("MAX_CHAT", protocol::MAX_CHAT, "The most characters of a chat line."),
    ];
    let constant = |(name, value, about): (&str, usize, &str)| {
        format!("\n/** {about} */\nexport const {name} = {value};\n")
    };
    let unknown = [(); GAME_TYPES.len()].map(|()| "unknown".to_owned());
    let game_types = interface("The types that each game fills in.", "GameTypes", unknown);
    let head = constants.map(constant).concat() + &game_types + CHANGES;
    check("wire/protocol.ts", &head, &protocol_types());
}

#[test]
fn the_types_of_the_http_api_are_fresh() {
    let declarations = http_types();
    let mut shared: Vec<String> = protocol_types().found.into_keys().collect();
    shared.push("GameTypes".to_owned());
    let mut head = imports(&declarations, &shared, "./protocol");
    if !declarations.generic().is_empty() {
        head = head.replacen("import type { ", "import type { GameTypes, ", 1);
    }
    check("wire/http.ts", &head, &declarations);
}

/// Checks the types of a game: what its views, sights, offers, actions, refusals and setups are made of.
struct CheckGame;

impl Visitor for CheckGame {
    type Output = ();

    fn visit<G: Listed>(self) {
        // The protocol has these already. A game's own refusal is not the protocol's.
        let shared: Vec<String> = ["Seat", "SeatSet", "Outcome", "PieceColour"].map(str::to_owned).to_vec();
        let mut declarations = Declarations::new(shared.clone());
        declarations.add::<G::View>();
        declarations.add::<G::Sight>();
        declarations.add::<G::Offer>();
        declarations.add::<G::Action>();
        declarations.add::<G::Refusal>();
        declarations.add::<G::Setup>();
        let config = config();
        // What has a text in the client: choices other than seats.
        let option = |option: &games::OptionSpec| {
            let choices: Vec<String> = option
                .choices
                .iter()
                .filter(|choice| choice.seat.is_none())
                .map(|choice| format!("'{}'", choice.value))
                .collect();
            format!("  {}: [{}],\n", option.name, choices.join(", "))
        };
        let options: String = G::OPTIONS.iter().map(option).collect();
        let length = |(name, length): &(&str, u32)| format!("  {}: {length},\n", camel(name));
        let lengths: String = G::LENGTHS.iter().map(length).collect();
        let lengths = match lengths.is_empty() {
            true => lengths,
            false => format!(
                "\n/** How long each kind of sight is shown, in milliseconds at normal speed. */\nexport const SIGHT_LENGTHS = {{\n{lengths}}} as const;\n"
            ),
        };
        let types = [
            G::View::name(&config),
            G::Sight::name(&config),
            G::Offer::name(&config),
            G::Action::name(&config),
            G::Refusal::name(&config),
            G::Setup::name(&config),
        ];
        let head = format!(
            "{}{}\n/** The game's options with their choices, without those that are seats. */\nexport const OPTIONS = {{\n{options}}} as const;\n{lengths}",
            imports(&declarations, &shared, "../../wire/protocol"),
            interface("The types of this game that the protocol leaves open.", "Types", types),
        );
        check(&format!("games/{}/wire.ts", G::NAME), &head, &declarations);
    }
}

#[test]
fn the_types_of_every_game_are_fresh() {
    for game in games::NAMES {
        games::visit(game, CheckGame).unwrap();
    }
}
