//! The command-line arguments of a game's setup, and the setup made from them.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::ops::RangeInclusive;

use clap::{Arg, ArgMatches, Command, value_parser};
use games::{Listed, Options, PlayerCounts, Visitor};
use serde::Serialize;

use crate::failure::Failure;
use crate::files::{self, FileArgs};

/// The default number of players, if the game allows it.
const DEFAULT_PLAYERS: u8 = 2;

/// Adds the game's arguments to a command: the number of players unless that is fixed, its options, and its files.
pub(crate) struct SetupArgs {
    pub(crate) command: Command,
    pub(crate) players: Players,
}

/// How the number of players is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Players {
    /// As one number.
    One,
    /// As one number, at least two.
    AtLeastTwo,
    /// As a number or a range.
    Range,
    /// Not at all: the command fixes it.
    Fixed,
}

impl Players {
    /// The minimum number of players, whatever the game allows.
    fn min(self) -> u8 {
        match self {
            Players::AtLeastTwo => 2,
            Players::One | Players::Range | Players::Fixed => 1,
        }
    }
}

impl Visitor for SetupArgs {
    type Output = Command;

    fn visit<G: Listed>(self) -> Command {
        let (min, max) = (G::PLAYERS.least(), G::PLAYERS.most());
        let usual = G::PLAYERS.most_in_a_row();
        let allowed: Vec<u8> = G::PLAYERS.iter().filter(|players| *players >= self.players.min()).collect();
        let allowed = PlayerCounts::of(&allowed);
        let players = Arg::new("players").long("players");
        let players = match self.players {
            Players::One | Players::AtLeastTwo => Some(
                players
                    .value_name("N")
                    .help(format!("Number of players: {allowed}"))
                    .value_parser(value_parser!(u8).range(i64::from(min)..=i64::from(max)))
                    .default_value(DEFAULT_PLAYERS.clamp(min, usual).to_string()),
            ),
            Players::Range => Some(
                players
                    .value_name("N|N..M")
                    .help("Number of players: a number or a range")
                    .value_parser(move |text: &str| read_range(text, min..=max, usual))
                    .default_value(format!("{min}..{usual}")),
            ),
            Players::Fixed => None,
        };
        let options = G::OPTIONS.iter().map(|option| {
            Arg::new(option.name).long(option.name).value_name(option.values).help(option.help)
        });
        FileArgs(self.command.args(players).args(options)).visit::<G>()
    }
}

/// The setup that these arguments ask for, as data; none if there is none, or something is wrong with it.
pub(crate) fn setup_data<G: Listed>(matches: &ArgMatches) -> Option<serde_json::Value> {
    let players = match matches.try_get_one::<u8>("players") {
        Ok(players) => players.copied(),
        Err(_) => {
            matches.try_get_one::<RangeInclusive<u8>>("players").ok().flatten().map(|range| *range.start())
        }
    };
    let options =
        G::OPTIONS.iter().fold(Options::new(players.unwrap_or(1)), |options, option| {
            match matches.try_get_one::<String>(option.name).ok().flatten() {
                Some(value) => options.with(option.name, value),
                None => options,
            }
        });
    serde_json::to_value(G::setup(&options).ok()?).ok()
}

/// Reads a number of players or a range, within those that the game allows; it is usually for up to `usual` players.
fn read_range(text: &str, allowed: RangeInclusive<u8>, usual: u8) -> Result<RangeInclusive<u8>, String> {
    let (first, last) = text.split_once("..").unwrap_or((text, text));
    let number = |text: &str| text.parse().ok().filter(|number| allowed.contains(number));
    let range = number(first).zip(number(last)).filter(|(first, last)| first <= last);
    range.map(|(first, last)| first..=last).ok_or_else(|| {
        let (min, max) = (allowed.start(), allowed.end());
        format!("give a number from {min} to {max}, or a range such as {min}..{usual}")
    })
}

/// The range of numbers of players on the command line.
pub(crate) fn player_range(matches: &ArgMatches) -> RangeInclusive<u8> {
    let players = matches.get_one::<RangeInclusive<u8>>("players");
    players.expect("the range of players has a default").clone()
}

/// The options that were chosen for a game of `G`, with its setup and first state. Errors refer to the help of `command`.
pub(crate) fn begin_from<G: Listed>(
    command: &str,
    matches: &ArgMatches,
) -> Result<(Options, G::Setup, G), Failure> {
    let players = *matches.get_one::<u8>("players").expect("the number of players has a default");
    let options = options_for::<G>(matches, players)?;
    let (setup, start) = begin::<G>(command, &options)?;
    Ok((options, setup, start))
}

/// The options that were chosen for a game of `G` with this number of players.
pub(crate) fn options_for<G: Listed>(matches: &ArgMatches, players: u8) -> Result<Options, Failure> {
    let chosen = G::OPTIONS.iter().fold(Options::new(players), |options, option| {
        match matches.get_one::<String>(option.name) {
            Some(value) => options.with(option.name, value),
            None => options,
        }
    });
    let files = files::load::<G>(matches)?;
    Ok(files.iter().fold(chosen, |options, (name, word)| options.with(name, word)))
}

/// The setup and the first state of a game with these options. Errors refer to the help of `command`.
pub(crate) fn begin<G: Listed>(command: &str, options: &Options) -> Result<(G::Setup, G), Failure> {
    let input =
        |what: &dyn Display| Failure::Input(format!("{what}; see gravegoods {command} {} --help", G::NAME));
    let setup = G::setup(options).map_err(|bad| input(&bad))?;
    let start = G::new(&setup).map_err(|refusal| input(&refusal))?;
    Ok((setup, start))
}

/// A game with its options, for `--json`.
#[derive(Serialize)]
pub(crate) struct SetupFigures<'a> {
    game: &'static str,
    players: u8,
    options: BTreeMap<&'a str, &'a str>,
}

impl<'a> SetupFigures<'a> {
    pub(crate) fn of<G: Listed>(options: &'a Options) -> SetupFigures<'a> {
        SetupFigures { game: G::NAME, players: options.players, options: chosen(options) }
    }
}

/// The chosen options by name, for `--json`.
pub(crate) fn chosen(options: &Options) -> BTreeMap<&str, &str> {
    options.chosen.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect()
}

/// A description of the game: `crypt, 2 players, sides BBBBBB`.
pub(crate) fn describe<G: Listed>(options: &Options) -> String {
    let players = options.players;
    let mut text = format!("{}, {players} {}", G::NAME, if players == 1 { "player" } else { "players" });
    for (name, value) in &options.chosen {
        text.push_str(&format!(", {name} {value}"));
    }
    text
}
