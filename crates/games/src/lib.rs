//! The closed list of games, and the only crate that depends on all of them.
//!
//! Code that works with a game by its name is written once for all games, as a [`Visitor`]; [`visit`] finds the game.
//!
//! ```
//! use games::{Listed, Visitor};
//!
//! struct MostPlayers;
//! impl Visitor for MostPlayers {
//!     type Output = u8;
//!     fn visit<G: Listed>(self) -> u8 {
//!         *G::PLAYERS.end()
//!     }
//! }
//! assert_eq!(games::visit("crypt", MostPlayers), Ok(4));
//! assert!(games::visit("chess", MostPlayers).is_err());
//! ```

mod compiled;
mod crypt;
mod dungeonville;
mod options;
mod wire;

use std::ops::RangeInclusive;

pub use compiled::Compiled;
use game_core::{Census, Offers, ViewNotation};
pub use options::{BadFile, BadOption, FileFault, FileSpec, OptionSpec, Options};
pub use wire::Wired;

/// A game that commands, tables and clients can offer.
pub trait Listed: ViewNotation + Compiled + Offers + Wired {
    /// The possible numbers of players.
    const PLAYERS: RangeInclusive<u8>;
    /// The options of a setup, besides the number of players.
    const OPTIONS: &'static [OptionSpec];
    /// The files that the person who runs the program can provide.
    const FILES: &'static [FileSpec] = &[];
    /// The ranks of a solo game, lowest first: those of [`solo_rank`](game_core::Game::solo_rank).
    const SOLO_RANKS: &'static [&'static str];

    /// A first game with a scripted deal, to learn the rules by playing.
    const LESSON: Option<Lesson>;

    /// An independent description of who knows what, with which tests prove that nobody is sent more.
    #[cfg(feature = "laws")]
    type Witness: game_laws::Witness<Self>;

    /// The statistics over many games.
    type Census: Census<Self>;

    /// The setup for these options.
    ///
    /// # Errors
    /// If an option has a bad value.
    fn setup(options: &Options) -> Result<Self::Setup, BadOption>;

    /// Loads the text of a file of [`FILES`](Self::FILES) for as long as the program runs, and returns the name that
    /// options and positions use for it.
    ///
    /// # Errors
    /// If the text is bad; the error lists all faults.
    ///
    /// # Panics
    /// If the game has no such file.
    fn bring(file: &FileSpec, text: &str) -> Result<String, BadFile> {
        let _ = text;
        panic!("{} has no file called {}", Self::NAME, file.name)
    }
}

/// A first game with a scripted deal. The learner has the first seat, bots have the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The number of players.
    pub players: u8,
    /// The other options of its setup.
    pub options: &'static [(&'static str, &'static str)],
    /// The actions that the learner is asked for, in order.
    pub acts: &'static [&'static str],
    /// The answers of chance, in order.
    pub chances: &'static [&'static str],
    /// The actions of the bots, in order.
    pub replies: &'static [&'static str],
}

/// A generic operation on any game.
pub trait Visitor {
    /// The result.
    type Output;
    /// Runs the operation for this game.
    fn visit<G: Listed>(self) -> Self::Output;
}

/// There is no game with this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game called {0:?}; the games are: {names}", names = NAMES.join(", "))]
pub struct UnknownGame(pub String);

macro_rules! list_games {
    ($($game:ty),+ $(,)?) => {
        /// The names of all games.
        pub const NAMES: &[&str] = &[$(<$game as game_core::Game>::NAME),+];

        /// Runs `visitor` for the game called `name`.
        ///
        /// # Errors
        /// If there is no such game.
        pub fn visit<V: Visitor>(name: &str, visitor: V) -> Result<V::Output, UnknownGame> {
            $(
                if name == <$game as game_core::Game>::NAME {
                    return Ok(visitor.visit::<$game>());
                }
            )+
            Err(UnknownGame(name.to_owned()))
        }

        $(compiled::compile!($game);)+
    };
}

list_games!(::crypt::State, ::dungeonville::State);
