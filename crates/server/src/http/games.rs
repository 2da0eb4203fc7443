//! The games that the server offers.

use axum::Json;
use games::{Listed, Visitor};
use serde::Serialize;
use utoipa::ToSchema;

/// A game that the server offers.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GameInfo {
    /// Its name.
    pub(crate) name: &'static str,
    /// The version of its rules.
    rules: u32,
    /// The smallest number of players.
    least: u8,
    /// The largest number of players.
    most: u8,
    /// Its options.
    pub(crate) options: Vec<OptionInfo>,
    /// How many ranks there are in a solo game.
    ranks: usize,
}

/// An option of a game.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OptionInfo {
    /// Its name.
    pub(crate) name: &'static str,
    /// Its values, in short.
    values: &'static str,
}

/// Describes a game.
pub(crate) struct Describe;

impl Visitor for Describe {
    type Output = GameInfo;

    fn visit<G: Listed>(self) -> GameInfo {
        let option = |option: &games::OptionSpec| OptionInfo { name: option.name, values: option.values };
        GameInfo {
            name: G::NAME,
            rules: G::RULES,
            least: *G::PLAYERS.start(),
            most: *G::PLAYERS.end(),
            options: G::OPTIONS.iter().map(option).collect(),
            ranks: G::SOLO_RANKS.len(),
        }
    }
}

/// The games that the server offers.
#[utoipa::path(get, path = "/api/games", tag = "tables", responses((status = 200, body = Vec<GameInfo>)))]
pub(crate) async fn games() -> Json<Vec<GameInfo>> {
    Json(games::NAMES.iter().filter_map(|name| games::visit(name, Describe).ok()).collect())
}
