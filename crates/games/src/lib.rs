//! The closed list of games: the one place where they meet.
//!
//! Whoever wants to do something with a game whose name comes from outside writes it once for all games as a
//! [`Visitor`] and lets [`visit`] find the game.
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

/// A game that commands, tables and screens can offer.
pub trait Listed: ViewNotation + Compiled + Offers + Wired {
    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;
    /// What can be chosen when a game is set up, besides the number of players.
    const OPTIONS: &'static [OptionSpec];
    /// What whoever runs the program can bring along.
    const FILES: &'static [FileSpec] = &[];
    /// What a lone player can come to, lowest first: the ranks of [`solo_rank`](game_core::Game::solo_rank).
    const SOLO_RANKS: &'static [&'static str];

    /// A first game with a scripted deal, to learn by playing it.
    const LESSON: Option<Lesson>;

    /// Its own account of who knows what, with which tests prove that nobody is told more.
    #[cfg(feature = "laws")]
    type Witness: game_laws::Witness<Self>;

    /// What is worth counting over many games.
    type Census: Census<Self>;

    /// The setup that these options ask for.
    ///
    /// # Errors
    /// If an option is not what it should be.
    fn setup(options: &Options) -> Result<Self::Setup, BadOption>;

    /// Keeps the text of a file of [`FILES`](Self::FILES) for as long as the program runs, and gives the word that
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

/// A first game with a scripted deal: somebody who learns sits at the first seat, bots at the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// How many play.
    pub players: u8,
    /// The other choices of its setup.
    pub options: &'static [(&'static str, &'static str)],
    /// What whoever learns is asked to do, in order.
    pub acts: &'static [&'static str],
    /// What nature answers, in order.
    pub chances: &'static [&'static str],
    /// What the bots do, in order.
    pub replies: &'static [&'static str],
}

/// Something to do with any game.
pub trait Visitor {
    /// What comes of it.
    type Output;
    /// Does it with this game.
    fn visit<G: Listed>(self) -> Self::Output;
}

/// There is no game of that name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game called {0:?}; the games are: {names}", names = NAMES.join(", "))]
pub struct UnknownGame(pub String);

macro_rules! list_games {
    ($($game:ty),+ $(,)?) => {
        /// The names of all games.
        pub const NAMES: &[&str] = &[$(<$game as game_core::Game>::NAME),+];

        /// Does `visitor`'s thing with the game called `name`.
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
