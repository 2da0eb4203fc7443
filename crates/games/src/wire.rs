//! The types of a game that cross the wire: as data, and in TypeScript where a test generates them.

use game_core::Game;
#[cfg(feature = "typescript")]
use game_core::Offers;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::{Listed, Visitor};

/// A game whose actions cross the wire as data.
#[cfg(not(feature = "typescript"))]
pub trait Wired: Game<Action: Serialize + DeserializeOwned> {}

#[cfg(not(feature = "typescript"))]
impl<G: Game<Action: Serialize + DeserializeOwned>> Wired for G {}

/// A game whose actions cross the wire as data, and whose every wire type has a type in TypeScript.
#[cfg(feature = "typescript")]
pub trait Wired:
    Game<Action: Serialize + DeserializeOwned + TS, View: TS, Sight: TS, Refusal: TS, Setup: TS>
    + Offers<Offer: TS>
{
}

#[cfg(feature = "typescript")]
impl<G> Wired for G where
    G: Game<Action: Serialize + DeserializeOwned + TS, View: TS, Sight: TS, Refusal: TS, Setup: TS>
        + Offers<Offer: TS>
{
}

/// An action that is given as data, in the game's notation; none if it is no action of the game.
pub fn notation_of(game: &str, action: &Value) -> Option<String> {
    struct Write<'a>(&'a Value);
    impl Visitor for Write<'_> {
        type Output = Option<String>;
        fn visit<G: Listed>(self) -> Option<String> {
            G::Action::deserialize(self.0).ok().map(|action| action.to_string())
        }
    }
    crate::visit(game, Write(action)).ok().flatten()
}

/// An action in notation as data; none if it is no action of the game.
pub fn data_of(game: &str, act: &str) -> Option<Value> {
    struct Read<'a>(&'a str);
    impl Visitor for Read<'_> {
        type Output = Option<Value>;
        fn visit<G: Listed>(self) -> Option<Value> {
            let action = self.0.parse::<G::Action>().ok()?;
            Some(serde_json::to_value(action).expect("an action is plain data"))
        }
    }
    crate::visit(game, Read(act)).ok().flatten()
}
