//! Leaderboards and ratings.

use axum::Json;
use axum::extract::State;
use protocol::http::{LeaderboardEntry, OwnRating, Problem, SoloLeaderboardEntry};
use serde::Deserialize;

use crate::app_state::SharedState;
use crate::http::error::{Answer, ApiError};
use crate::http::extract::{Path, Query};
use crate::people::session::CurrentPerson;

/// How many entries a leaderboard has at most.
const MAX_ENTRIES: u32 = 100;

/// Checks that there is such a game.
fn known(game: &str) -> Result<(), ApiError> {
    if games::NAMES.contains(&game) { Ok(()) } else { Err(ApiError::not_found()) }
}

/// Which variant of a game a leaderboard is of.
#[derive(Deserialize)]
pub(crate) struct VariantQuery {
    #[serde(default = "base")]
    variant: String,
}

/// Which games without opponents a leaderboard is of.
#[derive(Deserialize)]
pub(crate) struct SoloQuery {
    #[serde(default = "base")]
    variant: String,
    #[serde(default = "alone")]
    players: u8,
}

fn base() -> String {
    game_core::BASE.to_owned()
}

fn alone() -> u8 {
    1
}

/// The leaderboard of a variant of a game with a number of players.
#[utoipa::path(get, path = "/api/ratings/{game}/{players}", tag = "standings",
    params(("variant" = Option<String>, Query, description = "the variant, as the game's pools name it; base if it is missing")),
    responses((status = 200, body = Vec<LeaderboardEntry>), (status = 400, body = Problem)))]
pub(crate) async fn leaders(
    State(state): State<SharedState>,
    Path((game, players)): Path<(String, u8)>,
    Query(VariantQuery { variant }): Query<VariantQuery>,
) -> Answer<Vec<LeaderboardEntry>> {
    known(&game)?;
    let leaders = state.store.leaders(&store::Pool { game, variant, players }, MAX_ENTRIES).await?;
    let entry = |leader: store::Leader| LeaderboardEntry {
        person: leader.person,
        name: leader.name,
        rating: leader.rating.conservative(),
        games: leader.games,
    };
    Ok(Json(leaders.into_iter().map(entry).collect()))
}

/// The leaderboard of games without opponents: alone, or together.
#[utoipa::path(get, path = "/api/solo/{game}", tag = "standings",
    params(
        ("variant" = Option<String>, Query, description = "the variant, as the game's pools name it; base if it is missing"),
        ("players" = Option<u8>, Query, maximum = 255, description = "the number of players; 1 if it is missing"),
    ),
    responses((status = 200, body = Vec<SoloLeaderboardEntry>), (status = 400, body = Problem)))]
pub(crate) async fn solo(
    State(state): State<SharedState>,
    Path(game): Path<String>,
    Query(SoloQuery { variant, players }): Query<SoloQuery>,
) -> Answer<Vec<SoloLeaderboardEntry>> {
    known(&game)?;
    let pool = store::Pool { game, variant, players };
    let leaders = state.store.solo_leaders(&pool, MAX_ENTRIES).await?;
    let entry = |leader: store::SoloLeader| SoloLeaderboardEntry {
        rank: leader.rank.as_deref().and_then(|rank| rank.parse().ok()),
        person: leader.person,
        name: leader.name,
        allies: leader.allies,
        score: leader.score,
        table: leader.table,
        at: leader.at,
    };
    Ok(Json(leaders.into_iter().map(entry).collect()))
}

/// Your ratings.
#[utoipa::path(get, path = "/api/ratings", tag = "standings",
    security(("session" = [])), responses((status = 200, body = Vec<OwnRating>)))]
pub(crate) async fn ratings(State(state): State<SharedState>, who: CurrentPerson) -> Answer<Vec<OwnRating>> {
    let rated = state.store.ratings_of(&who.person.id).await?;
    let own = |rated: store::Rated| OwnRating {
        rating: rated.rating.conservative(),
        game: rated.pool.game,
        variant: rated.pool.variant,
        players: rated.pool.players,
        games: rated.games,
    };
    Ok(Json(rated.into_iter().map(own).collect()))
}
