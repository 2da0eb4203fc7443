//! Errors of the command line in one line, where clap prints several.

use std::ffi::OsString;

use clap::Command;
use clap::error::{ContextKind, ErrorKind};

/// What is wrong and what to do; `args` are those after the program's name.
pub(crate) fn one_line(error: &clap::Error, command: &Command, args: &[OsString]) -> String {
    let reached = Reached::by(command, args);
    let help = format!("see {} --help", reached.path);
    match (error.kind(), reached.games()) {
        (ErrorKind::InvalidSubcommand, Some(games)) => match error.get(ContextKind::InvalidSubcommand) {
            // `solo` is the only command that is not for every game.
            Some(name) if games::NAMES.contains(&name.to_string().as_str()) => {
                format!("{name} can't be played alone; the games that can: {games}")
            }
            Some(name) => {
                let name = name.to_string();
                format!("there is no game called {}; the games are: {games}", game_core::Quoted(&name))
            }
            None => format!("there is no such game; the games are: {games}"),
        },
        (ErrorKind::MissingSubcommand, Some(games)) => {
            format!("name a game after {}; the games are: {games}", reached.path)
        }
        (ErrorKind::UnknownArgument, Some(games)) => {
            let argument = error.get(ContextKind::InvalidArg).map(ToString::to_string);
            let argument = argument.unwrap_or_else(|| "an option".to_owned());
            let argument = game_core::shortened(&argument);
            format!("name a game after {}, before {argument}; the games are: {games}", reached.path)
        }
        (ErrorKind::MissingSubcommand | ErrorKind::InvalidSubcommand, None) => {
            format!("{}; the commands are: {}; {help}", condensed(error), subcommands(command))
        }
        _ => format!("{}; {help}", condensed(error)),
    }
}

/// The subcommand that the first arguments name.
struct Reached<'c> {
    command: &'c Command,
    path: String,
    depth: usize,
}

impl<'c> Reached<'c> {
    fn by(top: &'c Command, args: &[OsString]) -> Reached<'c> {
        let mut reached = Reached { command: top, path: top.get_name().to_owned(), depth: 0 };
        for arg in args {
            let Some(subcommand) = arg.to_str().and_then(|arg| reached.command.find_subcommand(arg)) else {
                break;
            };
            reached.command = subcommand;
            reached.path = format!("{} {}", reached.path, subcommand.get_name());
            reached.depth += 1;
        }
        reached
    }

    /// The games to choose from, if the next argument must be a game.
    fn games(&self) -> Option<String> {
        (self.depth == 1 && self.command.has_subcommands()).then(|| subcommands(self.command))
    }
}

fn subcommands(command: &Command) -> String {
    let names = command.get_subcommands().map(Command::get_name).filter(|name| *name != "help");
    names.collect::<Vec<_>>().join(", ")
}

/// Clap's message without its usage: the first paragraph, then its tips. Long arguments are shortened.
fn condensed(error: &clap::Error) -> String {
    let mut text = error.render().to_string();
    for kind in [ContextKind::InvalidValue, ContextKind::InvalidArg, ContextKind::InvalidSubcommand] {
        if let Some(given) = error.get(kind).map(ToString::to_string) {
            text = text.replace(&given, &game_core::shortened(&given));
        }
    }
    let lines = text
        .lines()
        .map(str::trim)
        .take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more information"))
        .filter(|line| !line.is_empty());
    let mut sentence = String::new();
    for line in lines {
        let line = line.strip_prefix("error: ").unwrap_or(line);
        match line.strip_prefix("tip: ") {
            _ if sentence.is_empty() => sentence.push_str(line),
            Some(tip) => sentence.push_str(&format!("; {tip}")),
            None => sentence.push_str(&format!(" {line}")),
        }
    }
    sentence
}
