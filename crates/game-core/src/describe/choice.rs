//! The choices of an option, and the games that each is for.

use std::fmt;

use serde::Serialize;

use crate::{MAX_SEATS, Options, Seat};

/// A set of numbers of players. It may have gaps.
///
/// ```
/// use game_core::PlayerCounts;
///
/// let counts = PlayerCounts::of(&[1, 2, 3, 4, 6, 8]);
/// assert!(counts.contains(6) && !counts.contains(5) && !counts.contains(200));
/// assert_eq!((counts.least(), counts.most()), (1, 8));
/// assert_eq!(counts.to_string(), "1, 2, 3, 4, 6 or 8");
/// assert_eq!(counts.from(4).to_string(), "4, 6 or 8");
/// assert_eq!(PlayerCounts::between(2, 5).to_string(), "2 to 5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerCounts(u16);

impl PlayerCounts {
    /// These numbers.
    ///
    /// # Panics
    /// If there is none, or one that no table has seats for.
    pub const fn of(counts: &[u8]) -> PlayerCounts {
        let (mut bits, mut at) = (0, 0);
        while at < counts.len() {
            assert!(counts[at] > 0 && counts[at] as usize <= MAX_SEATS, "no table has so many seats");
            bits |= 1 << counts[at];
            at += 1;
        }
        assert!(bits != 0, "a game has players");
        PlayerCounts(bits)
    }

    /// All numbers from `least` to `most`.
    ///
    /// # Panics
    /// If there is none, or one that no table has seats for.
    pub const fn between(least: u8, most: u8) -> PlayerCounts {
        assert!(0 < least && least <= most && most as usize <= MAX_SEATS, "no table has so many seats");
        PlayerCounts((2 << most) - (1 << least))
    }

    /// Those of these numbers that are at least `least`.
    ///
    /// # Panics
    /// If there is none.
    #[must_use]
    pub const fn from(self, least: u8) -> PlayerCounts {
        let bits = self.0 >> least << least;
        assert!(bits != 0, "a game has players");
        PlayerCounts(bits)
    }

    /// Whether so many can play.
    pub const fn contains(self, players: u8) -> bool {
        players as usize <= MAX_SEATS && self.0 >> players & 1 != 0
    }

    /// The numbers, lowest first.
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        (1..=MAX_SEATS as u8).filter(move |count| self.contains(*count))
    }

    /// The lowest number.
    pub const fn least(self) -> u8 {
        self.0.trailing_zeros() as u8
    }

    /// The highest number.
    pub const fn most(self) -> u8 {
        (u16::BITS - 1 - self.0.leading_zeros()) as u8
    }

    /// The highest number before the first gap.
    pub const fn most_in_a_row(self) -> u8 {
        let from = self.least();
        from + (self.0 >> from).trailing_ones() as u8 - 1
    }
}

impl fmt::Display for PlayerCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (least, most) = (self.least(), self.most());
        if least < most && self.most_in_a_row() == most {
            return write!(f, "{least} to {most}");
        }
        for count in self.iter() {
            let before = match count {
                _ if count == least => "",
                _ if count == most => " or ",
                _ => ", ",
            };
            write!(f, "{before}{count}")?;
        }
        Ok(())
    }
}

impl Serialize for PlayerCounts {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Games that a choice is for: those with these numbers of players, and with these choices of options before it.
///
/// ```
/// use game_core::{Fit, Options, PlayerCounts};
///
/// let pairs = Fit { players: PlayerCounts::of(&[4]), with: &[("mode", &["pairs", "crowd"])] };
/// assert!(pairs.fits(&Options::new(4).with("mode", "pairs")));
/// assert!(!pairs.fits(&Options::new(4).with("mode", "alone")));
/// assert!(!pairs.fits(&Options::new(3).with("mode", "pairs")));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fit {
    /// The numbers of players.
    pub players: PlayerCounts,
    /// Options before this one, each with the values that it may have. There may be none.
    pub with: &'static [(&'static str, &'static [&'static str])],
}

impl Fit {
    /// All games with these numbers of players.
    pub const fn players(players: PlayerCounts) -> Fit {
        Fit { players, with: &[] }
    }

    /// Whether `options` ask for such a game. They must name every option before the one of the choice.
    pub fn fits(&self, options: &Options) -> bool {
        let has = |(name, values): &(&str, &[&str])| options.get(name).is_some_and(|v| values.contains(&v));
        self.players.contains(options.players) && self.with.iter().all(has)
    }
}

/// The choices of who gets something: `random`, or one of the seats, in games with that seat and another.
///
/// ```
/// use game_core::{Choice, Options, PlayerCounts};
///
/// const LEADER: &[Choice] = game_core::seats_or_random!(PlayerCounts::of(&[1, 2, 4]); A B C D);
/// let fitting = |players| LEADER.iter().filter(move |choice| choice.fits(&Options::new(players)));
/// assert_eq!(fitting(1).map(|choice| choice.value).collect::<Vec<_>>(), ["random"]);
/// assert_eq!(fitting(2).map(|choice| choice.value).collect::<Vec<_>>(), ["random", "a", "b"]);
/// assert_eq!(fitting(4).count(), 5);
/// ```
#[macro_export]
macro_rules! seats_or_random {
    ($players:expr; $($seat:ident)+) => {
        &[
            $crate::Choice::of("random", const { &[$crate::Fit::players($players)] }),
            $($crate::Choice::seat($crate::Seat::$seat, const {
                let number = $crate::Seat::$seat.index() as u8 + 1;
                &[$crate::Fit::players($players.from(if number < 2 { 2 } else { number }))]
            }),)+
        ]
    };
}

/// A choice of an option.
///
/// ```
/// use game_core::{Choice, Fit, Options, PlayerCounts, Seat};
///
/// const ALL: &[Fit] = &[Fit::players(PlayerCounts::between(1, 4))];
/// const SEVERAL: &[Fit] = &[Fit::players(PlayerCounts::between(2, 4))];
/// let random = Choice::of("random", ALL);
/// let first = Choice::seat(Seat::A, SEVERAL);
/// assert_eq!((first.value, first.seat, first.rated), ("a", Some(Seat::A), false));
/// assert!(random.fits(&Options::new(1)) && !first.fits(&Options::new(1)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its value.
    pub value: &'static str,
    /// The seat that it names, if it names one.
    pub seat: Option<Seat>,
    /// The games that it is for, any of these.
    pub games: &'static [Fit],
    /// Whether a game with it can be rated.
    pub rated: bool,
    /// Whether the rules of such a game are this project's own, not the publisher's. Every screen that offers it says so.
    pub own: bool,
    /// Whether it puts players in teams: [`Describe::teams`](crate::Describe::teams) says which.
    pub teams: bool,
}

impl Choice {
    /// A value, for these games.
    pub const fn of(value: &'static str, games: &'static [Fit]) -> Choice {
        Choice { value, seat: None, games, rated: true, own: false, teams: false }
    }

    /// A seat that gets something, for these games. Such a game can't be rated.
    pub const fn seat(seat: Seat, games: &'static [Fit]) -> Choice {
        const LETTERS: [&str; MAX_SEATS] = ["a", "b", "c", "d", "e", "f", "g", "h"];
        Choice { seat: Some(seat), ..Choice::of(LETTERS[seat.index()], games).unrated() }
    }

    /// The same choice, with which a game can't be rated.
    #[must_use]
    pub const fn unrated(self) -> Choice {
        Choice { rated: false, ..self }
    }

    /// The same choice, by this project's own rules.
    #[must_use]
    pub const fn by_own_rules(self) -> Choice {
        Choice { own: true, ..self }
    }

    /// The same choice, which puts players in teams.
    #[must_use]
    pub const fn in_teams(self) -> Choice {
        Choice { teams: true, ..self }
    }

    /// Whether it is for the game that `options` ask for. They must name every option before the one of the choice.
    pub fn fits(&self, options: &Options) -> bool {
        self.games.iter().any(|games| games.fits(options))
    }
}

/// An option of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name.
    pub name: &'static str,
    /// All values, in short.
    pub values: &'static str,
    /// What it does, in a sentence.
    pub help: &'static str,
    /// The number of the rule that explains it.
    pub rule: &'static str,
    /// What screens offer. The first choice that fits is the default.
    pub choices: &'static [Choice],
    /// The parts that screens also let people choose one by one.
    pub parts: Option<Parts>,
}

impl OptionSpec {
    /// The choices that fit `options`, the default first. They must name every option before this one.
    pub fn fitting(&self, options: &Options) -> impl DoubleEndedIterator<Item = &'static Choice> {
        self.choices.iter().filter(|choice| choice.fits(options))
    }
}

/// The parts of an option whose value is a letter for each part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parts {
    /// The names of the parts, in the order of their letters.
    pub names: &'static [&'static str],
    /// The letters to choose from for each part.
    pub letters: &'static [&'static str],
}

impl Options {
    /// The same options with the default of each of `specs` that was not chosen; an option may have no choice that fits.
    ///
    /// ```
    /// use game_core::{Choice, Fit, OptionSpec, Options, PlayerCounts};
    ///
    /// const TWO: &[Fit] = &[Fit::players(PlayerCounts::of(&[2]))];
    /// const FOUR: &[Fit] = &[Fit::players(PlayerCounts::of(&[4]))];
    /// const PAIRS: &[Fit] = &[Fit { players: PlayerCounts::of(&[4]), with: &[("mode", &["pairs"])] }];
    /// const SPECS: &[OptionSpec] = &[
    ///     OptionSpec {
    ///         name: "mode", values: "duel|pairs", help: "Who plays whom", rule: "1",
    ///         choices: &[Choice::of("duel", TWO), Choice::of("pairs", FOUR)], parts: None,
    ///     },
    ///     OptionSpec {
    ///         name: "swap", values: "on", help: "Whether allies swap", rule: "2",
    ///         choices: &[Choice::of("on", PAIRS)], parts: None,
    ///     },
    /// ];
    /// let complete = |players| Options::new(players).completed(SPECS);
    /// assert_eq!(complete(4), Options::new(4).with("mode", "pairs").with("swap", "on"));
    /// assert_eq!(complete(2), Options::new(2).with("mode", "duel"));
    /// assert_eq!(complete(3), Options::new(3));
    /// ```
    #[must_use]
    pub fn completed(&self, specs: &[OptionSpec]) -> Options {
        let mut options = self.clone();
        for spec in specs {
            let default = spec.fitting(&options).next().filter(|_| options.get(spec.name).is_none());
            if let Some(choice) = default {
                options = options.with(spec.name, choice.value);
            }
        }
        options
    }

    /// The option with a choice, made or by default, that no rated game may have.
    pub fn unrated(&self, specs: &[OptionSpec]) -> Option<&'static str> {
        let complete = self.completed(specs);
        let unrated = |spec: &&OptionSpec| {
            let value = complete.get(spec.name);
            spec.choices.iter().any(|choice| value == Some(choice.value) && !choice.rated)
        };
        specs.iter().find(unrated).map(|spec| spec.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_players_are_a_set() {
        let gaps = PlayerCounts::of(&[2, 3, 6]);
        assert_eq!(gaps.iter().collect::<Vec<_>>(), [2, 3, 6]);
        assert_eq!((gaps.least(), gaps.most(), gaps.most_in_a_row()), (2, 6, 3));
        assert_eq!(serde_json::to_string(&gaps).unwrap(), "[2,3,6]");
        for (least, most) in [(1, 1), (1, 8), (2, 5), (8, 8)] {
            let counts: Vec<u8> = (least..=most).collect();
            assert_eq!(PlayerCounts::between(least, most), PlayerCounts::of(&counts));
            assert_eq!(PlayerCounts::of(&counts).most_in_a_row(), most);
        }
        assert_eq!(PlayerCounts::of(&[4]).to_string(), "4");
        assert_eq!(PlayerCounts::of(&[6, 8]).to_string(), "6 or 8");
        assert!(!gaps.contains(0) && !gaps.contains(u8::MAX));
    }
}
