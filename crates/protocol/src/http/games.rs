//! The games that a server offers.

use std::collections::BTreeMap;

use game_core::{Seat, SeatSet};
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
    /// The numbers of players, lowest first. There may be gaps.
    pub players: Vec<u8>,
    /// How many play where nobody has chosen a number.
    pub usual: u8,
    /// Its options, in the order in which they are shown.
    pub options: Vec<OptionInfo>,
    /// Whether it has a lesson.
    pub lesson: bool,
    /// How many ranks there are in a game without opponents.
    pub ranks: usize,
    /// The leaderboards: games that are compared with each other.
    pub pools: Vec<PoolInfo>,
}

/// Games that are compared with each other, on one leaderboard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct PoolInfo {
    /// The variant, as the leaderboard's address names it.
    pub variant: &'static str,
    /// The number of players.
    pub players: u8,
    /// The choices that such a game has, of the options that have choices by the project's own rules.
    pub choices: BTreeMap<&'static str, &'static str>,
    /// Whether there are no opponents, so that the best results are listed and not ratings.
    pub solo: bool,
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
    /// What can be chosen. The first choice that fits is the default; if none fits, the option is not for such a game.
    pub choices: Vec<ChoiceInfo>,
    /// The parts that can also be chosen one by one, if there are such: a value is then a letter for each part.
    pub parts: Option<PartsInfo>,
    /// All values, in short: there may be more than the choices that are offered.
    pub values: &'static str,
}

/// The parts of an option that can be chosen one by one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct PartsInfo {
    /// The names of the parts, in the order of their letters in a value.
    pub names: Vec<&'static str>,
    /// The letters to choose from for each part.
    pub letters: Vec<&'static str>,
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
    /// The games that it is for, any of these.
    pub games: Vec<FitInfo>,
    /// Whether a game with it can be rated.
    pub rated: bool,
    /// Whether the rules of such a game are this project's own, not the publisher's. Every screen that offers it says so.
    pub own: bool,
    /// Which seats win or lose together because of it, for each number of players that has teams.
    pub teams: Vec<TeamsInfo>,
}

/// Games that a choice is for: those with one of these numbers of players, and with these choices of options before it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct FitInfo {
    /// The numbers of players.
    pub players: Vec<u8>,
    /// Options before this one, by name, each with the values that it may have. There may be none.
    pub with: BTreeMap<&'static str, Vec<&'static str>>,
}

/// The teams of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct TeamsInfo {
    /// The number of players.
    pub players: u8,
    /// The seats of each team.
    pub teams: Vec<SeatSet>,
}
