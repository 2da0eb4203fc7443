//! What a game's setup asks on the command line, and the setup that comes of it.

use std::fmt::Display;
use std::ops::RangeInclusive;

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
    /// Whoever gives the command, for a game against somebody.
    Rivals,
    /// Whoever gives the command, who may name several numbers.
    Several,
    /// The command itself.
    Settled,
}

impl Players {
    /// How many must play at the least, whatever the game says.
    fn least(self) -> u8 {
        match self {
            Players::Rivals => 2,
            Players::Asked | Players::Several | Players::Settled => 1,
        }
    }
}

impl Visitor for SetupArgs {
    type Output = Command;

    fn visit<G: Listed>(self) -> Command {
        let (least, most) = (*G::PLAYERS.start(), *G::PLAYERS.end());
        let players = Arg::new("players").long("players");
        let players = match self.players {
            Players::Asked | Players::Rivals => Some(
                players
                    .value_name("N")
                    .help(format!("How many play, {} to {most}", self.players.least().max(least)))
                    .value_parser(value_parser!(u8).range(i64::from(least)..=i64::from(most)))
                    .default_value(USUAL_PLAYERS.clamp(least, most).to_string()),
            ),
            Players::Several => Some(
                players
                    .value_name("N|N..M")
                    .help("How many play: a number, or all from one to another")
                    .value_parser(move |text: &str| read_several(text, least..=most))
                    .default_value(format!("{least}..{most}")),
            ),
            Players::Settled => None,
        };
        let options = G::OPTIONS.iter().map(|option| {
            Arg::new(option.name).long(option.name).value_name(option.values).help(option.help)
        });
        FileArgs(self.command.args(players).args(options)).visit::<G>()
    }
}

/// Reads a number of players, or all from one to another, of those that a game is for.
fn read_several(text: &str, allowed: RangeInclusive<u8>) -> Result<RangeInclusive<u8>, String> {
    let (first, last) = text.split_once("..").unwrap_or((text, text));
    let number = |text: &str| text.parse().ok().filter(|number| allowed.contains(number));
    let several = number(first).zip(number(last)).filter(|(first, last)| first <= last);
    several.map(|(first, last)| first..=last).ok_or_else(|| {
        let (least, most) = (allowed.start(), allowed.end());
        format!("give a number from {least} to {most}, or two as in {least}..{most}")
    })
}

/// The numbers of players that somebody named.
pub(crate) fn several_players(matches: &ArgMatches) -> RangeInclusive<u8> {
    let players = matches.get_one::<RangeInclusive<u8>>("players");
    players.expect("the numbers of players have a default").clone()
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
