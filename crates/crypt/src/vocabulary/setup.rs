//! The options of a game (C2).

use game_core::{PieceColour, Seat};
use serde::{Deserialize, Serialize};

use crate::Sides;

/// The options of a game of Crypt.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The number of players. In the base game 1 to 4; 1 is Only Child, against the Ghost (C6).
    pub players: u8,
    /// Which game is played: the base game or a variant (V2, V3).
    #[serde(default, skip_serializing_if = "Variant::is_base")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Variant>"))]
    pub variant: Variant,
    /// Whether one kind of treasure is cursed (V4).
    #[serde(default, skip_serializing_if = "Curse::is_off")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Curse>"))]
    pub curse: Curse,
    /// Which sides the collectors show (C1.4).
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub sides: SidesChoice,
    /// Who leads the first round (C2.2).
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub leader: LeaderChoice,
    /// How much the table shows of collected cards that are still face down.
    #[serde(default)]
    pub recall: Recall,
    /// The dice of the Ghost, in Only Child (C6.1).
    #[serde(default, skip_serializing_if = "GhostDice::is_usual")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<GhostDice>"))]
    pub ghost: GhostDice,
}

impl Setup {
    /// A first game for this many players: all collectors on side A, a random leader.
    pub fn new(players: u8) -> Setup {
        Setup {
            players,
            variant: Variant::default(),
            curse: Curse::default(),
            sides: SidesChoice::default(),
            leader: LeaderChoice::default(),
            recall: Recall::default(),
            ghost: GhostDice::default(),
        }
    }
}

impl Setup {
    /// Whether it is a variant, or the base game with a curse: then a [`VariantState`](crate::VariantState) plays it.
    pub(crate) fn is_variant(&self) -> bool {
        !self.variant.is_base() || !self.curse.is_off()
    }
}

/// Which game is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Variant {
    /// The base game.
    #[default]
    Base,
    /// Conspiring Twins: two players together against the Ghost (V2).
    Twins,
    /// Clash of Houses: six or eight players in houses of two (V3).
    Houses,
}

impl Variant {
    /// All variants with their names.
    pub(crate) const ALL: [(&'static str, Variant); 3] =
        [("base", Variant::Base), ("twins", Variant::Twins), ("houses", Variant::Houses)];

    /// Whether it is the base game, which setups leave out.
    fn is_base(&self) -> bool {
        *self == Variant::Base
    }
}

/// Whether one kind of treasure is cursed (V4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Curse {
    /// None is.
    #[default]
    Off,
    /// One is, and nobody knows which until the end.
    On,
}

impl Curse {
    /// Both, with their names.
    pub(crate) const ALL: [(&'static str, Curse); 2] = [("off", Curse::Off), ("on", Curse::On)];

    /// Whether none is, which setups leave out.
    fn is_off(&self) -> bool {
        *self == Curse::Off
    }
}

/// How the collectors' sides are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SidesChoice {
    /// These sides.
    Chosen(Sides),
    /// A random one of the 64 combinations.
    Random,
}

impl Default for SidesChoice {
    fn default() -> SidesChoice {
        SidesChoice::Chosen(Sides::ALL_A)
    }
}

impl std::fmt::Display for SidesChoice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            SidesChoice::Chosen(sides) => sides.fmt(f),
            SidesChoice::Random => f.write_str("random"),
        }
    }
}

impl std::str::FromStr for SidesChoice {
    type Err = crate::BadSides;

    fn from_str(text: &str) -> Result<SidesChoice, Self::Err> {
        match text {
            "random" => Ok(SidesChoice::Random),
            _ => text.parse().map(SidesChoice::Chosen),
        }
    }
}

game_core::serde_as_text!(SidesChoice);

/// How the first Leader is chosen; in Only Child it is always the player (C6.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", expecting = "expected a seat's letter or random as the leader")]
pub enum LeaderChoice {
    /// At random.
    #[default]
    Random,
    /// This seat.
    #[serde(untagged)]
    Fixed(Seat),
}

/// Who remembers the values of cards that have been turned down again (S4).
///
/// It changes nobody's knowledge, only what people are sent: it is for players who like to remember on their own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Recall {
    /// The table remembers: a value that was public stays visible.
    #[default]
    Table,
    /// The players remember: of others' face-down cards and of discards they see only the kind.
    Memory,
}

/// The colour of the Ghost's dice. It changes nothing but how they look.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase", expecting = "expected pale or a colour of pieces for the Ghost's dice")]
pub enum GhostDice {
    /// Pale as a ghost.
    #[default]
    Pale,
    /// A colour that pieces of players have too.
    #[serde(untagged)]
    Coloured(PieceColour),
}

impl GhostDice {
    /// All colours with their names.
    pub(crate) fn all() -> Vec<(&'static str, GhostDice)> {
        let coloured = PieceColour::ALL.map(|colour| (colour.word(), GhostDice::Coloured(colour)));
        [("pale", GhostDice::Pale)].into_iter().chain(coloured).collect()
    }

    /// Whether it is the usual colour, which setups leave out.
    fn is_usual(&self) -> bool {
        *self == GhostDice::default()
    }
}
