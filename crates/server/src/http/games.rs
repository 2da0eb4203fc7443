//! The games that the server offers.

use axum::Json;
use games::{Listed, Visitor};
use protocol::http::{ChoiceInfo, GameInfo, OptionInfo, PartsInfo};

/// Describes a game.
pub(crate) struct Describe;

impl Visitor for Describe {
    type Output = GameInfo;

    fn visit<G: Listed>(self) -> GameInfo {
        GameInfo {
            name: G::NAME,
            rules: G::RULES,
            least: *G::PLAYERS.start(),
            most: *G::PLAYERS.end(),
            usual: G::USUAL_PLAYERS,
            options: G::OPTIONS.iter().map(option).collect(),
            lesson: G::LESSON.is_some(),
            ranks: G::SOLO_RANKS.len(),
        }
    }
}

fn option(option: &games::OptionSpec) -> OptionInfo {
    let choice = |choice: &games::Choice| ChoiceInfo {
        value: choice.value,
        seat: choice.seat,
        least: *choice.players.start(),
        most: *choice.players.end(),
        rated: choice.rated,
    };
    OptionInfo {
        name: option.name,
        rule: option.rule,
        choices: option.choices.iter().map(choice).collect(),
        values: option.values,
        parts: option
            .parts
            .as_ref()
            .map(|parts| PartsInfo { names: parts.names.to_vec(), letters: parts.letters.to_vec() }),
    }
}

/// The games that the server offers.
#[utoipa::path(get, path = "/api/games", tag = "tables", responses((status = 200, body = Vec<GameInfo>)))]
pub(crate) async fn games() -> Json<Vec<GameInfo>> {
    Json(games::NAMES.iter().filter_map(|name| games::visit(name, Describe).ok()).collect())
}
