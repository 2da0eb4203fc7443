//! Which bot, as a person writes it.

use std::fmt;
use std::str::FromStr;

use game_core::Guide;

use crate::{Bot, Greedy, Limit, Random, Search};

/// A strength that a person can pick.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Plays sensibly and makes mistakes; a beginner can win.
    Novice,
    /// Looks a little ahead.
    Steady,
    /// Looks well ahead.
    Sharp,
    /// Looks ahead as far as a second or so allows.
    Master,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 4] = [Level::Novice, Level::Steady, Level::Sharp, Level::Master];

    /// The word for the level.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Steady => "steady",
            Level::Sharp => "sharp",
            Level::Master => "master",
        }
    }

    /// The longest a bot of any level may think about one decision at a table, in milliseconds on one core.
    pub const MOST_MS: u64 = 1500;

    /// The bot that plays at this level.
    pub const fn spec(self) -> Spec {
        match self {
            Level::Novice => Spec::Greedy { waver: 200 },
            Level::Steady => Spec::Search { iterations: 60 },
            Level::Sharp => Spec::Search { iterations: 1000 },
            Level::Master => Spec::Search { iterations: 24_000 },
        }
    }
}

/// A bot with its strength: `random`, `greedy`, `search:2000`, or a level's name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spec {
    /// Any legal action.
    Random,
    /// The game's rules of thumb, with so many hundredths of wavering.
    Greedy {
        /// Hundredths of [`advise`](Guide::advise)'s wavering.
        waver: u8,
    },
    /// A search of so many iterations.
    Search {
        /// How many.
        iterations: u32,
    },
}

impl Spec {
    /// The bot, with its luck.
    pub fn bot<G: Guide>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Spec::Random => Box::new(Random::new(seed)),
            Spec::Greedy { waver } => Box::new(Greedy::wavering(seed, f32::from(waver) / 100.0)),
            Spec::Search { .. } => Box::new(Search::<G>::new(seed)),
        }
    }

    /// The limit under which the bot plays at this strength.
    pub fn limit(self) -> Limit<'static> {
        match self {
            Spec::Random | Spec::Greedy { .. } => Limit::iterations(0),
            Spec::Search { iterations } => Limit::iterations(iterations),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spec::Random => f.write_str("random"),
            Spec::Greedy { waver: 0 } => f.write_str("greedy"),
            Spec::Greedy { waver } => write!(f, "greedy:{waver}"),
            Spec::Search { iterations } => write!(f, "search:{iterations}"),
        }
    }
}

/// The text names no bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadSpec(String);

impl fmt::Display for BadSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?} is not a bot; bots are random, greedy, search:ITERATIONS, novice, steady, sharp, master",
            self.0
        )
    }
}

impl std::error::Error for BadSpec {}

impl FromStr for Spec {
    type Err = BadSpec;

    fn from_str(text: &str) -> Result<Spec, BadSpec> {
        let bad = || BadSpec(text.to_owned());
        if let Some(level) = Level::ALL.into_iter().find(|level| level.name() == text) {
            return Ok(level.spec());
        }
        match text.split_once(':') {
            None if text == "random" => Ok(Spec::Random),
            None if text == "greedy" => Ok(Spec::Greedy { waver: 0 }),
            Some(("greedy", waver)) => match waver.parse() {
                Ok(waver @ 0..=250) => Ok(Spec::Greedy { waver }),
                _ => Err(bad()),
            },
            Some(("search", iterations)) => match iterations.parse() {
                Ok(iterations @ 1..) => Ok(Spec::Search { iterations }),
                _ => Err(bad()),
            },
            _ => Err(bad()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn specs_read_back_and_levels_have_names() {
        for text in ["random", "greedy", "greedy:60", "search:2000"] {
            assert_eq!(text.parse::<Spec>().unwrap().to_string(), text);
        }
        assert_eq!("master".parse::<Spec>().unwrap(), Level::Master.spec());
        for bad in ["", "Greedy", "search", "search:", "search:0", "search:x", "greedy:251", "random:1"] {
            assert!(bad.parse::<Spec>().is_err(), "{bad:?}");
        }
    }
}
