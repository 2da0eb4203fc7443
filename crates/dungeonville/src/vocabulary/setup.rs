//! The setup of a game (D2).

use game_core::Seat;
use serde::{Deserialize, Serialize};

use crate::Cards;

/// The setup of a game of Dungeonville. Keep it for as long as the game: it owns the card set.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The number of players, 2 to 5 (D1.1).
    pub players: u8,
    /// The gold of each player in tokens for the first round: 40, 80 or the card set's amount (D2.2).
    #[serde(default = "usual_gold")]
    pub gold: u8,
    /// The first player of the first round (D2.1).
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub first: FirstChoice,
    /// The points needed to win (D2.3). Seven are not written, so that setups of version 1 stay as they were.
    #[serde(default = "usual_points", skip_serializing_if = "is_usual")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<u8>", optional))]
    pub points: u8,
    /// The card set (D5). A setup without one has the first edition, as in version 1 of the rules.
    #[serde(default = "Cards::first_edition")]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub cards: Cards,
}

fn usual_gold() -> u8 {
    Setup::GOLD[0]
}

fn usual_points() -> u8 {
    Setup::POINTS[0]
}

fn is_usual(points: &u8) -> bool {
    *points == usual_points()
}

impl Setup {
    /// The amounts of gold that a table may choose (D2.2).
    pub const GOLD: [u8; 2] = [40, 80];

    /// The points needed to win that a table may choose, the rulebook's first (D2.3).
    pub const POINTS: [u8; 3] = [7, 5, 9];

    /// The setup of the rules: the built-in card set, and a random first player.
    pub fn new(players: u8) -> Setup {
        Setup {
            players,
            gold: usual_gold(),
            first: FirstChoice::default(),
            points: usual_points(),
            cards: Cards::built_in(),
        }
    }

    /// The usual setup of version 1 of the rules, with the first edition of the built-in set.
    pub fn version_1(players: u8) -> Setup {
        Setup { cards: Cards::first_edition(), ..Setup::new(players) }
    }
}

/// How the first player is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", expecting = "expected a seat's letter or random as the first player")]
pub enum FirstChoice {
    /// At random.
    #[default]
    Random,
    /// This seat.
    #[serde(untagged)]
    Fixed(Seat),
}
