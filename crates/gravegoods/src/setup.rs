//! What a game's setup asks on the command line, and the setup that comes of it.

use std::fmt::Display;

use clap::{Arg, ArgMatches, Command, value_parser};
use games::{Listed, Options, Visitor};

use crate::failure::Failure;
use crate::files::{self, FileArgs};

/// The number of players that is meant where none is given, if the game allows it.
const USUAL_PLAYERS: u8 = 2;

/// Adds the game's own arguments to a command: how many play, unless that is settled, every option it has, and every
/// file it takes.
pub(crate) struct SetupArgs {
    pub(crate) command: Command,
    pub(crate) players: Players,
}

/// Who says how many play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Players {
    /// Whoever gives the command.
    Asked,
    /// The command itself.
    Settled,
}

impl Visitor for SetupArgs {
    type Output = Command;

    fn visit<G: Listed>(self) -> Command {
        let (least, most) = (*G::PLAYERS.start(), *G::PLAYERS.end());
        let players = Arg::new("players")
            .long("players")
            .value_name("N")
            .help(format!("How many play, {least} to {most}"))
            .value_parser(value_parser!(u8).range(i64::from(least)..=i64::from(most)))
            .default_value(USUAL_PLAYERS.clamp(least, most).to_string());
        let players = (self.players == Players::Asked).then_some(players);
        let options = G::OPTIONS.iter().map(|option| {
            Arg::new(option.name).long(option.name).value_name(option.values).help(option.help)
        });
        FileArgs(self.command.args(players).args(options)).visit::<G>()
    }
}

/// What somebody chose for a game of `G`.
pub(crate) fn options<G: Listed>(matches: &ArgMatches) -> Result<Options, Failure> {
    let players = *matches.get_one::<u8>("players").expect("the number of players has a default");
    options_for::<G>(matches, players)
}

/// What somebody chose for a game of `G` for so many.
pub(crate) fn options_for<G: Listed>(matches: &ArgMatches, players: u8) -> Result<Options, Failure> {
    let chosen = G::OPTIONS.iter().fold(Options::new(players), |options, option| {
        match matches.get_one::<String>(option.name) {
            Some(value) => options.with(option.name, value),
            None => options,
        }
    });
    let brought = files::bring::<G>(matches)?;
    Ok(brought.iter().fold(chosen, |options, (name, word)| options.with(name, word)))
}

/// The setup and the first state of a game with these options, which were given to `command`.
pub(crate) fn begin<G: Listed>(command: &str, options: &Options) -> Result<(G::Setup, G), Failure> {
    let input =
        |what: &dyn Display| Failure::Input(format!("{what}; see gravegoods {command} {} --help", G::NAME));
    let setup = G::setup(options).map_err(|bad| input(&bad))?;
    let start = G::new(&setup).map_err(|refusal| input(&refusal))?;
    Ok((setup, start))
}

/// The table in words: `crypt, 2 players, sides BBBBBB`.
pub(crate) fn in_words<G: Listed>(options: &Options) -> String {
    let players = options.players;
    let mut words = format!("{}, {players} {}", G::NAME, if players == 1 { "player" } else { "players" });
    for (name, value) in &options.chosen {
        words.push_str(&format!(", {name} {value}"));
    }
    words
}
