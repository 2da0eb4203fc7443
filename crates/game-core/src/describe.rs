//! How a game describes itself to programs and screens: players, options, files, ranks, lesson.

pub(crate) mod choice;
pub(crate) mod piece_colour;

use crate::text::notation::listed;
use crate::{Census, Game, MAX_SEATS, OptionSpec, PlayerCounts, Quoted, Seat, Teams};

/// The variant of games that have only one, and the usual one of others.
pub const BASE: &str = "base";

/// A game that describes itself, so that programs and screens can offer it without knowing it.
///
/// ```
/// use game_core::Describe;
/// # use game_laws::toy::sealed_bids::SealedBids;
///
/// assert!(SealedBids::PLAYERS.contains(SealedBids::USUAL_PLAYERS));
/// ```
pub trait Describe: Game {
    /// How many can play.
    const PLAYERS: PlayerCounts;
    /// How many play where nobody has chosen a number, such as one person against computers.
    const USUAL_PLAYERS: u8;
    /// What can be chosen when a game is set up, besides the number of players. Whether a choice fits depends only on the number
    /// of players and on options before it.
    const OPTIONS: &'static [OptionSpec];
    /// The files that the operator of a program can add.
    const FILES: &'static [FileSpec] = &[];
    /// The ranks of a solo game, lowest first, as [`solo_rank`](Game::solo_rank) counts them.
    const SOLO_RANKS: &'static [&'static str] = &[];
    /// A first game with a scripted deal.
    const LESSON: Option<Lesson> = None;
    /// How random play picks an action, in one sentence: what [`sample_action`](Game::sample_action) does.
    const RANDOM_PLAY: &'static str = "Every legal action is equally likely.";

    /// What is worth counting over many games.
    type Census: Census<Self>;

    /// The setup that these options ask for.
    ///
    /// # Errors
    /// If an option has a bad value.
    fn setup(options: &Options) -> Result<Self::Setup, BadOption>;

    /// A setup as a running game keeps it: complete, so that it means the same in every later version of the program, even if it
    /// refers to data that may still change.
    fn kept_setup(setup: &Self::Setup) -> serde_json::Value {
        serde_json::to_value(setup).expect("a setup is plain data")
    }

    /// The variant of the game, as one word. Results of different variants are not compared.
    fn variant(_setup: &Self::Setup) -> &'static str {
        BASE
    }

    /// Which seats win or lose together; none where everyone plays alone.
    fn teams(_setup: &Self::Setup) -> Teams {
        Teams::NONE
    }

    /// Whether states of this type can play `setup`. Several types may share a name, such as a small one for most games.
    fn plays(_setup: &Self::Setup) -> bool {
        true
    }

    /// Whether states of this type can be in the position that `text` gives, as far as its first words tell.
    fn plays_position(_text: &str) -> bool {
        true
    }

    /// Keeps the text of a file of [`FILES`](Self::FILES) for as long as the program runs, and returns the word that
    /// options and positions name it by.
    ///
    /// # Errors
    /// With everything that is wrong with the text.
    ///
    /// # Panics
    /// If the game has no such file.
    fn bring(file: &FileSpec, text: &str) -> Result<String, BadFile> {
        let _ = text;
        panic!("{} has no file called {}", Self::NAME, file.name)
    }
}

/// A first game with a scripted deal: the learner has the first seat, bots the others.
///
/// Everything is in notation. As long as the learner does what they are asked to do, the script fits to the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// How many play.
    pub players: u8,
    /// The other choices of its setup.
    pub options: &'static [(&'static str, &'static str)],
    /// What has happened before the learner sits down: actions as `b: recover`, answers of chance without a seat.
    pub before: &'static [&'static str],
    /// What the learner is asked to do, in order.
    pub acts: &'static [&'static str],
    /// What chance answers after that, in order.
    pub chances: &'static [&'static str],
    /// What the bots do after that, in order.
    pub replies: &'static [&'static str],
}

impl Lesson {
    /// The options of its setup.
    pub fn setup_options(&self) -> Options {
        let options = Options::new(self.players);
        self.options.iter().fold(options, |options, (name, value)| options.with(name, value))
    }
}

/// A file that the person who runs the program can provide, such as their own cards.
///
/// Players at a table can't provide it; what they can choose is an [`OptionSpec`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FileSpec {
    /// Its name; no option and no file of another game has the same.
    pub name: &'static str,
    /// What it does, in a sentence.
    pub help: &'static str,
}

/// A file has faults.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct BadFile(
    /// All faults, by line.
    pub Vec<FileFault>,
);

/// A fault of a file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct FileFault {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there, and what would be correct.
    pub what: String,
}

/// The chosen options.
///
/// ```
/// use game_core::Options;
///
/// let options = Options::new(3).with("leader", "b");
/// assert_eq!((options.get("leader"), options.get("sides")), (Some("b"), None));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The number of players.
    pub players: u8,
    /// The other options by name; those not listed have their defaults. A file is given by the name that
    /// [`bring`](Describe::bring) returned for it.
    pub chosen: Vec<(String, String)>,
}

impl Options {
    /// Options for this many players, with defaults for everything else.
    pub fn new(players: u8) -> Options {
        Options { players, chosen: Vec::new() }
    }

    /// The same with one more option.
    #[must_use]
    pub fn with(mut self, name: &str, value: &str) -> Options {
        self.chosen.push((name.to_owned(), value.to_owned()));
        self
    }

    /// The value of `name`, if it was chosen.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.chosen.iter().rfind(|(chosen, _)| chosen == name).map(|(_, value)| value.as_str())
    }

    /// Reads `value` of the option `name`: a seat of this table, or none for `random`.
    ///
    /// ```
    /// use game_core::{Options, Seat};
    ///
    /// let options = Options::new(2);
    /// assert_eq!(options.read_seat("leader", "b"), Ok(Some(Seat::B)));
    /// assert_eq!(options.read_seat("leader", "random"), Ok(None));
    /// let error = options.read_seat("leader", "c").unwrap_err().to_string();
    /// assert_eq!(error, "--leader: \"c\" is neither random nor a seat of this table; its seats are a, b");
    /// ```
    ///
    /// # Errors
    /// If the value is anything else.
    pub fn read_seat(&self, name: &'static str, value: &str) -> Result<Option<Seat>, BadOption> {
        if value == "random" {
            return Ok(None);
        }
        // Whether the game can be played by so many is checked elsewhere.
        let players = usize::from(self.players).clamp(1, MAX_SEATS);
        let seat = Seat::first(players).find(|seat| seat.to_string() == value);
        seat.map(Some).ok_or_else(|| BadOption {
            name,
            what: format!(
                "{} is neither random nor a seat of this table; {}",
                Quoted(value),
                listed(players)
            ),
        })
    }
}

/// An option has a bad value.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("--{name}: {what}")]
pub struct BadOption {
    /// The option.
    pub name: &'static str,
    /// What is wrong with it, and what would be correct.
    pub what: String,
}
