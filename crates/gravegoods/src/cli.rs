//! The commands and their arguments.

use std::ffi::OsString;
use std::io::Write;

use clap::error::ErrorKind;
use clap::{ArgMatches, Args, Command, FromArgMatches};
use games::{Choose, Listed, Visitor};

use crate::commands::arena::ArenaArgs;
use crate::commands::balance::BalanceArgs;
use crate::commands::bot::BotArgs;
use crate::commands::hint::HintArgs;
use crate::commands::legal::LegalArgs;
use crate::commands::licenses::{self, LicensesArgs};
use crate::commands::load::{self, LoadArgs};
use crate::commands::perft::PerftArgs;
use crate::commands::ready::{self, ReadyArgs};
use crate::commands::replay::{self, ReplayArgs};
use crate::commands::review::{self, ReviewArgs};
use crate::commands::serve::{self, ServeArgs};
use crate::commands::sim::SimArgs;
use crate::commands::solo::{self, SoloArgs};
use crate::commands::verify::{self, VerifyArgs};
use crate::failure::Failure;
use crate::files::{self, FileArgs};
use crate::run::GameCommand;
use crate::setup::{self, Players, SetupArgs};
use crate::usage;

const EXIT_CODES: &str = "Exit codes: 0 success; 1 system error, for example a file can't be written; 2 bad input; 3 finished, with a\n\
     bad result: a file that fails verification, or a bot program that forfeited a game.";

/// The program with all its commands.
pub(crate) fn command() -> Command {
    Command::new("gravegoods")
        .version(env!("CARGO_PKG_VERSION"))
        .about("Tabletop games with secrets and dice.")
        .after_help(EXIT_CODES)
        .subcommand(
            files::of_every_game(ServeArgs::augment_args(Command::new("serve")))
                .about("Start the server for the browser (the default without a command)"),
        )
        .subcommand(LoadArgs::augment_args(Command::new("load")).about("Load-test a server on this machine"))
        .subcommand(for_every_game("sim", "Play random games and print how they end", |game, command| {
            SimArgs::augment_args(with_setup(game, command, Players::One))
        }))
        .subcommand(for_every_game("arena", "Play matches between bots", |game, command| {
            ArenaArgs::augment_args(with_setup(game, command, Players::AtLeastTwo))
        }))
        .subcommand(for_every_game("balance", "Measure a game's balance with equal bots", |game, command| {
            BalanceArgs::augment_args(with_setup(game, command, Players::Range))
        }))
        .subcommand(for_games(
            games::NAMES.iter().copied().filter(|game| solo::is_for(game)),
            "solo",
            "Let a bot play solo games",
            |game, command| SoloArgs::augment_args(with_setup(game, command, Players::Fixed)),
        ))
        .subcommand(for_every_game(
            "bot",
            "Play for another arena over standard input and output",
            |game, command| BotArgs::augment_args(with_files(game, command)),
        ))
        .subcommand(for_every_game("perft", "Count the sequences of decisions", |game, command| {
            PerftArgs::augment_args(with_setup(game, command, Players::One))
        }))
        .subcommand(
            ReplayArgs::augment_args(Command::new("replay"))
                .about("Print a game from its journal, as one side saw it"),
        )
        .subcommand(
            ReviewArgs::augment_args(Command::new("review"))
                .about("Look back at a game from one seat: its costliest decisions, and what luck did"),
        )
        .subcommand(
            VerifyArgs::augment_args(Command::new("verify"))
                .about("Verify a finished game from its file: dice and cards, every step and the result"),
        )
        .subcommand(for_every_game("legal", "List the legal actions in a position", |game, command| {
            LegalArgs::augment_args(with_files(game, command))
        }))
        .subcommand(for_every_game("hint", "Suggest an action in a position", |game, command| {
            HintArgs::augment_args(with_files(game, command))
        }))
        .subcommand(
            ReadyArgs::augment_args(Command::new("ready")).about("Check that a running server is ready"),
        )
        .subcommand(
            LicensesArgs::augment_args(Command::new("licenses"))
                .about("Print the licences of everything in this program"),
        )
}

/// A command that takes any game.
fn for_every_game(
    name: &'static str,
    about: &'static str,
    arguments: impl Fn(&'static str, Command) -> Command,
) -> Command {
    for_games(games::NAMES.iter().copied(), name, about, arguments)
}

/// A command that takes one of these games. Each game is a subcommand, with the arguments that `arguments` adds.
fn for_games(
    games: impl Iterator<Item = &'static str>,
    name: &'static str,
    about: &'static str,
    arguments: impl Fn(&'static str, Command) -> Command,
) -> Command {
    let games = games.map(|game| {
        // This replaces the description that comes from the doc comment of the arguments' type.
        arguments(game, Command::new(game)).about(format!("{about}: {game}"))
    });
    Command::new(name)
        .about(about)
        .subcommand_required(true)
        .subcommand_value_name("GAME")
        .subcommand_help_heading("Games")
        .disable_help_subcommand(true)
        .subcommands(games)
}

fn with_setup(game: &str, command: Command, players: Players) -> Command {
    games::visit(game, SetupArgs { command, players }).expect("a listed game is found")
}

fn with_files(game: &str, command: Command) -> Command {
    games::visit(game, FileArgs(command)).expect("a listed game is found")
}

/// Runs a command line; the first argument is the program's name.
pub(crate) fn run(args: Vec<OsString>, out: &mut dyn Write) -> Result<(), Failure> {
    let mut command = command();
    match command.try_get_matches_from_mut(&args) {
        Ok(matches) => dispatch(&matches, out),
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                print_help(&error.render().to_string(), out)
            }
            _ => Err(Failure::Input(usage::one_line(&error, &command, &args[1..]))),
        },
    }
}

/// Prints clap's text, which does not always end in a line break.
fn print_help(help: &str, out: &mut dyn Write) -> Result<(), Failure> {
    Ok(writeln!(out, "{}", help.trim_end())?)
}

fn dispatch(matches: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let Some(subcommand) = matches.subcommand() else {
        return serve::run(&ServeArgs::default(), Vec::new(), out);
    };
    match subcommand {
        ("serve", matches) => serve::run(&arguments(matches)?, files::load_all(matches)?, out),
        ("load", matches) => load::run(&arguments(matches)?, out),
        ("replay", matches) => replay::run(&arguments(matches)?, out),
        ("review", matches) => review::run(&arguments(matches)?, out),
        ("verify", matches) => verify::run(&arguments(matches)?, out),
        ("ready", matches) => ready::run(&arguments(matches)?, out),
        ("licenses", matches) => licenses::run(&arguments(matches)?, out),
        (command, matches) => {
            let (game, matches) = subcommand_of(matches);
            match command {
                "sim" => run_for::<SimArgs>(game, matches, out),
                "arena" => run_for::<ArenaArgs>(game, matches, out),
                "balance" => run_for::<BalanceArgs>(game, matches, out),
                "solo" => run_for::<SoloArgs>(game, matches, out),
                "bot" => run_for::<BotArgs>(game, matches, out),
                "perft" => run_for::<PerftArgs>(game, matches, out),
                "legal" => run_for::<LegalArgs>(game, matches, out),
                "hint" => run_for::<HintArgs>(game, matches, out),
                other => unreachable!("{other} is not a command, so clap refused it"),
            }
        }
    }
}

/// The subcommand and its arguments.
fn subcommand_of(matches: &ArgMatches) -> (&str, &ArgMatches) {
    matches.subcommand().expect("clap refuses a line without a required subcommand")
}

/// The arguments of a command, as their type.
fn arguments<A: FromArgMatches>(matches: &ArgMatches) -> Result<A, Failure> {
    A::from_arg_matches(matches).map_err(|error| Failure::Input(error.to_string()))
}

/// Runs a command for a game whose name clap has checked.
fn run_for<'a, A>(game: &str, matches: &'a ArgMatches, out: &'a mut dyn Write) -> Result<(), Failure>
where
    A: FromArgMatches,
    GameCommand<'a, A>: Visitor<Output = Result<(), Failure>>,
{
    struct SetupData<'m>(&'m ArgMatches);
    impl Visitor for SetupData<'_> {
        type Output = Option<serde_json::Value>;
        fn visit<G: Listed>(self) -> Self::Output {
            setup::setup_data::<G>(self.0)
        }
    }
    let listed = "clap refuses a game that is not listed";
    let setup = games::visit(game, SetupData(matches)).expect(listed);
    let position = matches.try_get_one::<String>("position").ok().flatten();
    let choose = match (position, &setup) {
        (Some(position), _) => Choose::Position(position),
        (None, Some(setup)) => Choose::Setup(setup),
        (None, None) => Choose::Usual,
    };
    let command = GameCommand { args: arguments(matches)?, matches, out };
    games::visit_for(game, choose, command).expect(listed)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_command_line_is_valid_for_every_game() {
        super::command().debug_assert();
    }
}
