//! What is settled before the first card is drawn (D2).

use game_core::Seat;
use serde::{Deserialize, Serialize};

use crate::Cards;

/// How a game of Dungeonville is set up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many players, 2 to 5 (D1.1).
    pub players: u8,
    /// The gold each player has in tokens for the first recruiting: 40, 80 or what the card set says (D2.2).
    #[serde(default = "usual_gold")]
    pub gold: u8,
    /// Who is the first player of the first round (D2.1).
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub first: FirstChoice,
    /// The cards played with (D5).
    #[serde(default = "Cards::built_in")]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub cards: Cards,
}

fn usual_gold() -> u8 {
    Setup::GOLD[0]
}

impl Setup {
    /// The gold in tokens that a table may choose (D2.2).
    pub const GOLD: [u8; 2] = [40, 80];

    /// A game for so many players as the rules have it: the built-in card set, the first player drawn at random.
    pub fn new(players: u8) -> Setup {
        Setup { players, gold: usual_gold(), first: FirstChoice::default(), cards: Cards::built_in() }
    }
}

/// How the first player is settled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FirstChoice {
    /// Drawn at random.
    #[default]
    Random,
    /// This seat.
    #[serde(untagged)]
    Fixed(Seat),
}
