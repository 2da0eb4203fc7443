//! The games that the server offers.

use std::collections::BTreeMap;

use axum::Json;
use games::{Choice, Fit, Listed, OptionSpec, Options, Visitor};
use protocol::http::{ChoiceInfo, FitInfo, GameInfo, OptionInfo, PartsInfo, PoolInfo, TeamsInfo};

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
            pools: pools::<G>(),
        }
    }
}

/// The leaderboards of a game, for each number of players and each mix of the project's own rules.
fn pools<G: Listed>() -> Vec<PoolInfo> {
    let own = G::OPTIONS.iter().filter(|option| option.choices.iter().any(|choice| choice.own));
    let all: Vec<(Options, BTreeMap<&str, &str>)> =
        G::PLAYERS.iter().map(|players| (Options::new(players), BTreeMap::new())).collect();
    let mixes = own.fold(all, |mixes, option| {
        let with_each = |(options, choices): &(Options, BTreeMap<&'static str, &'static str>)| {
            let with = |choice: &Choice| {
                let mut choices = choices.clone();
                choices.insert(option.name, choice.value);
                (options.clone().with(option.name, choice.value), choices)
            };
            option.fitting(options).map(with).collect::<Vec<_>>()
        };
        mixes.iter().flat_map(with_each).collect()
    });
    let pool = |(options, choices): (Options, BTreeMap<&'static str, &'static str>)| {
        let setup = G::setup(&options).ok()?;
        let players = options.players;
        let solo = players == 1 || G::teams(&setup).iter().count() == 1;
        // Every other option has a choice with which games are rated.
        let rated = |(name, value): (&&str, &&str)| {
            let option = G::OPTIONS.iter().find(|option| option.name == *name);
            option.is_some_and(|option| option.choices.iter().any(|one| one.value == *value && one.rated))
        };
        let listed = solo || choices.iter().all(rated);
        listed.then(|| PoolInfo { variant: G::variant(&setup), players, choices, solo })
    };
    mixes.into_iter().filter_map(pool).collect()
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
