//! Bots by name, as people write them.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use game_core::{Guide, Seat};

use crate::{Advice, Bot, Clock, Greedy, Ismcts, Limit, Random, Search};

/// A difficulty that a person can pick.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Follows rules of thumb and makes obvious mistakes; for a beginner's first games.
    Novice,
    /// Looks ahead a little.
    Steady,
    /// Looks ahead well.
    Sharp,
    /// Looks ahead as far as about a second allows.
    Master,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 4] = [Level::Novice, Level::Steady, Level::Sharp, Level::Master];

    /// The level's name.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Steady => "steady",
            Level::Sharp => "sharp",
            Level::Master => "master",
        }
    }

    /// The longest that a bot of any level may think about one decision at a table, in milliseconds on one core.
    pub const MOST_MS: u64 = 1500;

    /// The bot that plays at this level.
    ///
    /// Novice follows rules of thumb and makes obvious mistakes, so that a beginner can win. The others search, which beats rules
    /// of thumb easily. How far apart the levels are depends on the game, and in Dungeonville Master has not been shown to be
    /// stronger than Sharp; `docs/strength.md` has the measurements.
    pub const fn spec(self) -> Spec {
        match self {
            Level::Novice => Spec::Greedy { waver: 200 },
            Level::Steady => Spec::Search { iterations: 20 },
            Level::Sharp => Spec::Search { iterations: 250 },
            Level::Master => Spec::Search { iterations: 24_000 },
        }
    }
}

/// A bot and its strength: `random`, `greedy`, `search:2000`, `search:500ms`, `ismcts:2000`, `ismcts:500ms`, or a level's name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spec {
    /// Random legal actions.
    Random,
    /// The game's rules of thumb, with mistakes.
    Greedy {
        /// The `waver` of [`advise`](Guide::advise), in hundredths.
        waver: u8,
    },
    /// A search with a number of iterations.
    Search {
        /// The number of iterations.
        iterations: u32,
    },
    /// A search with a time limit; its answers depend on the machine.
    TimedSearch {
        /// The time in milliseconds.
        ms: u32,
    },
    /// The textbook search with a number of iterations.
    Ismcts {
        /// The number of iterations.
        iterations: u32,
    },
    /// The textbook search with a time limit; its answers depend on the machine.
    TimedIsmcts {
        /// The time in milliseconds.
        ms: u32,
    },
}

impl Spec {
    /// The longest time limit of a search, in milliseconds: its tree grows by about a kilobyte for each iteration.
    pub const MOST_SEARCH_MS: u32 = 10_000;

    /// The bot, with this seed.
    pub fn bot<G: Guide>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Spec::Random => Box::new(Random::new(seed)),
            Spec::Greedy { waver } => Box::new(Greedy::wavering(seed, f32::from(waver) / 100.0)),
            Spec::Search { .. } | Spec::TimedSearch { .. } => Box::new(Search::<G>::new(seed)),
            Spec::Ismcts { .. } | Spec::TimedIsmcts { .. } => Box::new(Ismcts::<G>::new(seed)),
        }
    }

    /// The best few actions of `seat` by the bot with this seed, best first; none if the bot does not rate actions.
    pub fn advise<G: Guide>(
        self,
        seed: u64,
        view: &G::View,
        seat: Seat,
        limit: &Limit<'_>,
        most: usize,
    ) -> Option<Vec<Advice<G::Action>>> {
        match self {
            Spec::Random | Spec::Greedy { .. } => None,
            Spec::Search { .. } | Spec::TimedSearch { .. } => {
                Some(Search::<G>::new(seed).advise(view, seat, limit, most))
            }
            Spec::Ismcts { .. } | Spec::TimedIsmcts { .. } => {
                Some(Ismcts::<G>::new(seed).advise(view, seat, limit, most))
            }
        }
    }

    /// The same bot with this time for a decision, in milliseconds, if it is one that searches.
    #[must_use]
    pub fn with_time(self, ms: u32) -> Spec {
        match self {
            Spec::Random | Spec::Greedy { .. } => self,
            Spec::Search { .. } | Spec::TimedSearch { .. } => Spec::TimedSearch { ms },
            Spec::Ismcts { .. } | Spec::TimedIsmcts { .. } => Spec::TimedIsmcts { ms },
        }
    }

    /// How long the bot thinks about one decision, if it has a time limit.
    pub fn time(self) -> Option<Duration> {
        match self {
            Spec::TimedSearch { ms } | Spec::TimedIsmcts { ms } => Some(Duration::from_millis(ms.into())),
            Spec::Random | Spec::Greedy { .. } | Spec::Search { .. } | Spec::Ismcts { .. } => None,
        }
    }

    /// The most iterations for one decision.
    pub fn iterations(self) -> u32 {
        match self {
            Spec::Random | Spec::Greedy { .. } => 0,
            Spec::Search { iterations } | Spec::Ismcts { iterations } => iterations,
            Spec::TimedSearch { .. } | Spec::TimedIsmcts { .. } => u32::MAX,
        }
    }

    /// The limit for the bot at this strength. `clock` must be up after [`time`](Spec::time); it is ignored for bots without a
    /// time limit.
    pub fn limit(self, clock: &dyn Clock) -> Limit<'_> {
        Limit { iterations: self.iterations(), clock: self.time().is_some().then_some(clock) }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spec::Random => f.write_str("random"),
            Spec::Greedy { waver: 0 } => f.write_str("greedy"),
            Spec::Greedy { waver } => write!(f, "greedy:{waver}"),
            Spec::Search { iterations } => write!(f, "search:{iterations}"),
            Spec::TimedSearch { ms } => write!(f, "search:{ms}ms"),
            Spec::Ismcts { iterations } => write!(f, "ismcts:{iterations}"),
            Spec::TimedIsmcts { ms } => write!(f, "ismcts:{ms}ms"),
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
            "{} is not a bot; bots are random, greedy, search:ITERATIONS, search:TIMEms (up to {}ms), ismcts:ITERATIONS, \
             ismcts:TIMEms, novice, steady, sharp, master",
            game_core::Quoted(&self.0),
            Spec::MOST_SEARCH_MS
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
            Some(("search", limit)) => match Effort::read(limit).ok_or_else(bad)? {
                Effort::Iterations(iterations) => Ok(Spec::Search { iterations }),
                Effort::Ms(ms) => Ok(Spec::TimedSearch { ms }),
            },
            Some(("ismcts", limit)) => match Effort::read(limit).ok_or_else(bad)? {
                Effort::Iterations(iterations) => Ok(Spec::Ismcts { iterations }),
                Effort::Ms(ms) => Ok(Spec::TimedIsmcts { ms }),
            },
            _ => Err(bad()),
        }
    }
}

/// How long a search may take.
enum Effort {
    Iterations(u32),
    Ms(u32),
}

impl Effort {
    /// Reads iterations, or milliseconds with their unit.
    fn read(limit: &str) -> Option<Effort> {
        match limit.strip_suffix("ms") {
            Some(ms) => ms.parse().ok().filter(|ms| (1..=Spec::MOST_SEARCH_MS).contains(ms)).map(Effort::Ms),
            None => limit.parse().ok().filter(|iterations| *iterations > 0).map(Effort::Iterations),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn specs_read_back_and_levels_have_names() {
        let searches = ["search:2000", "search:1ms", "search:10000ms", "ismcts:2000", "ismcts:1ms"];
        for text in ["random", "greedy", "greedy:60"].into_iter().chain(searches) {
            assert_eq!(text.parse::<Spec>().unwrap().to_string(), text);
        }
        assert_eq!("master".parse::<Spec>().unwrap(), Level::Master.spec());
        let none = ["", "Greedy", "search", "search:", "search:0", "search:x", "greedy:251", "random:1"];
        let no_time =
            ["search:ms", "search:0ms", "search:10001ms", "search:5 ms", "search:5s", "search:1.5ms"];
        let no_ismcts = ["ismcts", "ismcts:", "ismcts:0", "ismcts:0ms", "ismcts:10001ms"];
        for bad in none.into_iter().chain(no_time).chain(no_ismcts) {
            assert!(bad.parse::<Spec>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn only_a_timed_search_looks_at_the_clock() {
        struct Up;
        impl Clock for Up {
            fn is_up(&self) -> bool {
                true
            }
        }
        for text in ["random", "greedy", "search:2000", "ismcts:2000", "master"] {
            let spec: Spec = text.parse().unwrap();
            assert!(spec.time().is_none() && spec.limit(&Up).clock.is_none(), "{text}");
        }
        for text in ["search:50ms", "ismcts:50ms"] {
            let spec: Spec = text.parse().unwrap();
            assert_eq!(spec.time(), Some(Duration::from_millis(50)));
            assert!(spec.limit(&Up).is_reached(0), "{text}");
            let timed =
                [text, &format!("{}:9", &text[..6])].map(|text| text.parse::<Spec>().unwrap().with_time(70));
            assert!(timed.iter().all(|spec| spec.time() == Some(Duration::from_millis(70))), "{timed:?}");
        }
    }
}
