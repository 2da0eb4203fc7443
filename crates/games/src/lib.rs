//! The closed list of games, and the only crate that depends on all of them.
//!
//! Code that works with a game by its name is written once for all games, as a [`Visitor`]; [`visit`] finds the game.
//!
//! ```
//! use games::{Describe, Listed, Visitor};
//!
//! struct MostPlayers;
//! impl Visitor for MostPlayers {
//!     type Output = u8;
//!     fn visit<G: Listed>(self) -> u8 {
//!         G::PLAYERS.most()
//!     }
//! }
//! assert_eq!(games::visit("crypt", MostPlayers), Ok(8));
//! assert!(games::visit("chess", MostPlayers).is_err());
//! ```

mod compiled;
mod wire;

pub use compiled::Compiled;
pub use game_core::{
    BadFile, BadOption, Choice, Describe, FileFault, FileSpec, Fit, Lesson, OptionSpec, Options, PlayerCounts,
};
use game_core::{Offers, ViewNotation};
use serde::Deserialize;
pub use wire::{Wired, data_of, notation_of};

/// A game that programs, tables and screens can offer: all that they need of it.
#[cfg(not(feature = "laws"))]
pub trait Listed: Describe + ViewNotation + Compiled + Offers + Wired {}

#[cfg(not(feature = "laws"))]
impl<G: Describe + ViewNotation + Compiled + Offers + Wired> Listed for G {}

/// A game that programs, tables and screens can offer: all that they need of it, and all that tests need.
#[cfg(feature = "laws")]
pub trait Listed: Describe + ViewNotation + Compiled + Offers + Wired + game_laws::HasWitness {}

#[cfg(feature = "laws")]
impl<G: Describe + ViewNotation + Compiled + Offers + Wired + game_laws::HasWitness> Listed for G {}

/// A generic operation on any game.
pub trait Visitor {
    /// The result.
    type Output;
    /// Runs the operation for this game.
    fn visit<G: Listed>(self) -> Self::Output;
}

/// There is no game with this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game called {}; the games are: {names}", game_core::Quoted(.0), names = NAMES.join(", "))]
pub struct UnknownGame(pub String);

/// What decides between the types of state that share a name.
#[derive(Clone, Copy, Debug)]
pub enum Choose<'a> {
    /// The usual type.
    Usual,
    /// The type that can play this setup, given as data.
    Setup(&'a serde_json::Value),
    /// The type that can be in this position.
    Position(&'a str),
}

impl Choose<'_> {
    /// Whether `G` is the type to choose. If a setup can't be read, every type is: it will say why.
    fn fits<G: Describe>(self) -> bool {
        match self {
            Choose::Usual => true,
            Choose::Setup(setup) => G::Setup::deserialize(setup).map_or(true, |setup| G::plays(&setup)),
            Choose::Position(text) => G::plays_position(text),
        }
    }
}

macro_rules! list_games {
    ($($(#[$condition:meta])* $game:ty $(, or $other:ty)?;)+) => {
        /// The names of all games.
        pub const NAMES: &[&str] = &[$($(#[$condition])* <$game as game_core::Game>::NAME),+];

        /// Runs `visitor` for the game called `name`, with its usual type of state.
        ///
        /// # Errors
        /// If there is no such game.
        pub fn visit<V: Visitor>(name: &str, visitor: V) -> Result<V::Output, UnknownGame> {
            visit_for(name, Choose::Usual, visitor)
        }

        /// Runs `visitor` for the game called `name`, with the type of state that `choose` chooses.
        ///
        /// # Errors
        /// If there is no such game.
        pub fn visit_for<V: Visitor>(
            name: &str,
            choose: Choose<'_>,
            visitor: V,
        ) -> Result<V::Output, UnknownGame> {
            $(
                $(#[$condition])*
                if name == <$game as game_core::Game>::NAME {
                    $(
                        if !choose.fits::<$game>() && choose.fits::<$other>() {
                            return Ok(visitor.visit::<$other>());
                        }
                    )?
                    return Ok(visitor.visit::<$game>());
                }
            )+
            Err(UnknownGame(name.to_owned()))
        }

        /// Runs `visitor` for every type of state of the game called `name`, the usual one first.
        ///
        /// # Errors
        /// If there is no such game.
        pub fn visit_each<V: Visitor + Clone>(name: &str, visitor: V) -> Result<Vec<V::Output>, UnknownGame> {
            $(
                $(#[$condition])*
                if name == <$game as game_core::Game>::NAME {
                    return Ok(vec![
                        visitor.clone().visit::<$game>(),
                        $(visitor.clone().visit::<$other>(),)?
                    ]);
                }
            )+
            Err(UnknownGame(name.to_owned()))
        }

        $($(#[$condition])* compiled::compile!($game); $(compiled::compile!($other);)?)+
    };
}

list_games!(
    ::crypt::State, or ::crypt::VariantState;
    ::dungeonville::State;
    // Tests play this toy game in every program and on every screen: it proves that a line here is enough.
    #[cfg(feature = "laws")]
    ::game_laws::toy::sealed_bids::SealedBids;
);
