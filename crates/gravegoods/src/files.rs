//! Files that a command line can give to a game, such as a card set.

use std::fs;
use std::path::{Path, PathBuf};

use clap::{Arg, ArgMatches, Command, value_parser};
use games::{BadFile, FileSpec, Listed, Visitor};

use crate::failure::Failure;

/// Adds an argument for every file that the game takes.
pub(crate) struct FileArgs(pub(crate) Command);

impl Visitor for FileArgs {
    type Output = Command;

    fn visit<G: Listed>(self) -> Command {
        let file = |file: &FileSpec| {
            let path = Arg::new(file.name).long(file.name).value_name("FILE").help(file.help);
            path.value_parser(value_parser!(PathBuf))
        };
        self.0.args(G::FILES.iter().map(file))
    }
}

/// Adds an argument for every file that any game takes.
pub(crate) fn of_every_game(command: Command) -> Command {
    games::NAMES
        .iter()
        .fold(command, |command, game| games::visit(game, FileArgs(command)).expect("a listed game is found"))
}

/// Loads every file that was given for a game of `G`. Returns each option with the word that names its content.
pub(crate) fn load<G: Listed>(matches: &ArgMatches) -> Result<Vec<(&'static str, String)>, Failure> {
    let given = G::FILES.iter().filter_map(|file| Some((file, matches.get_one::<PathBuf>(file.name)?)));
    given.map(|(file, path)| Ok((file.name, load_file::<G>(file, path)?))).collect()
}

/// Loads the files of every game.
pub(crate) fn load_all(matches: &ArgMatches) -> Result<Vec<server::PresetOption>, Failure> {
    struct Load<'m>(&'m ArgMatches);
    impl Visitor for Load<'_> {
        type Output = Result<Vec<server::PresetOption>, Failure>;
        fn visit<G: Listed>(self) -> Self::Output {
            let preset = |(option, value)| server::PresetOption { game: G::NAME, option, value };
            Ok(load::<G>(self.0)?.into_iter().map(preset).collect())
        }
    }
    let mut loaded = Vec::new();
    for game in games::NAMES {
        loaded.extend(games::visit(game, Load(matches)).expect("a listed game is found")?);
    }
    Ok(loaded)
}

/// Reads a file that the command line names. `what` it should be and `origin`, where such files come from, are for errors.
pub(crate) fn read_text(file: &Path, what: &str, origin: &str) -> Result<String, Failure> {
    let name = file.display();
    let bytes = fs::read(file).map_err(|error| {
        Failure::Input(format!("can't read {name}: {error}; give the path of {what}, {origin}"))
    })?;
    String::from_utf8(bytes).map_err(|_| Failure::Input(format!("{name} is not {what}: it is not text")))
}

/// Whether the first line of a text is a JSON object with this field, as the header of a journal or an export is.
pub(crate) fn header_has(text: &str, field: &str) -> bool {
    let first = text.lines().next().unwrap_or_default();
    let header: Result<serde_json::Value, _> = serde_json::from_str(first);
    header.is_ok_and(|header| header.get(field).is_some())
}

fn load_file<G: Listed>(file: &FileSpec, path: &Path) -> Result<String, Failure> {
    let name = path.display();
    let unreadable =
        |error: std::io::Error| Failure::Input(format!("--{}: can't read {name}: {error}", file.name));
    let text = String::from_utf8(fs::read(path).map_err(unreadable)?);
    let text = text.map_err(|_| Failure::Input(format!("--{}: {name} is not text", file.name)))?;
    let faulty =
        |BadFile(faults)| Failure::Inputs(faults.iter().map(|fault| format!("{name}, {fault}")).collect());
    G::bring(file, &text).map_err(faulty)
}
