//! The games that the server offers.

use axum::Json;
use games::{Choice, Fit, Listed, OptionSpec, Options, Visitor};
use protocol::http::{ChoiceInfo, FitInfo, GameInfo, OptionInfo, PartsInfo, TeamsInfo};

/// Describes a game.
pub(crate) struct Describe;

impl Visitor for Describe {
    type Output = GameInfo;

    fn visit<G: Listed>(self) -> GameInfo {
        GameInfo {
            name: G::NAME,
            rules: G::RULES,
            players: G::PLAYERS.iter().collect(),
            usual: G::USUAL_PLAYERS,
            options: G::OPTIONS.iter().map(option::<G>).collect(),
            lesson: G::LESSON.is_some(),
            ranks: G::SOLO_RANKS.len(),
        }
    }
}

fn option<G: Listed>(option: &OptionSpec) -> OptionInfo {
    let choice = |choice: &Choice| ChoiceInfo {
        value: choice.value,
        seat: choice.seat,
        games: choice.games.iter().map(fit).collect(),
        rated: choice.rated,
        own: choice.own,
        teams: G::PLAYERS.iter().filter_map(|players| teams::<G>(option, choice, players)).collect(),
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

fn fit(fit: &Fit) -> FitInfo {
    let with = fit.with.iter().map(|(name, values)| (*name, values.to_vec()));
    FitInfo { players: fit.players.iter().collect(), with: with.collect() }
}

/// The teams of a game with this choice, if it puts players in teams.
fn teams<G: Listed>(option: &OptionSpec, choice: &Choice, players: u8) -> Option<TeamsInfo> {
    let options = Options::new(players).with(option.name, choice.value);
    let setup = G::setup(&options).ok().filter(|_| choice.teams)?;
    Some(TeamsInfo { players, teams: G::teams(&setup).iter().collect() })
}

/// The games that the server offers.
#[utoipa::path(get, path = "/api/games", tag = "tables", responses((status = 200, body = Vec<GameInfo>)))]
pub(crate) async fn games() -> Json<Vec<GameInfo>> {
    Json(games::NAMES.iter().filter_map(|name| games::visit(name, Describe).ok()).collect())
}
