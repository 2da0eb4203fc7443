//! The games that a server offers.

use game_core::Seat;
use serde::Serialize;

/// A game that the server offers, as it describes itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    /// Its name.
    pub name: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// The smallest number of players.
    pub least: u8,
    /// The largest number of players.
    pub most: u8,
    /// How many play where nobody has chosen a number.
    pub usual: u8,
    /// Its options, in the order in which they are shown.
    pub options: Vec<OptionInfo>,
    /// Whether it has a lesson.
    pub lesson: bool,
    /// How many ranks there are in a solo game.
    pub ranks: usize,
}

/// An option of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct OptionInfo {
    /// Its name.
    pub name: &'static str,
    /// The number of the rule that explains it.
    pub rule: &'static str,
    /// What can be chosen. The first choice that fits the number of players is the default.
    pub choices: Vec<ChoiceInfo>,
    /// All values, in short: there may be more than the choices that are offered.
    pub values: &'static str,
}

/// A choice of an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct ChoiceInfo {
    /// Its value.
    pub value: &'static str,
    /// The seat that it names, if it names one.
    pub seat: Option<Seat>,
    /// The smallest number of players that it is for.
    pub least: u8,
    /// The largest number of players that it is for.
    pub most: u8,
}
