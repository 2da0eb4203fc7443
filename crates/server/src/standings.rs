//! Who plays best.

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use crate::body::Path;
use crate::cookie::Who;
use crate::error::ApiError;
use crate::house::Shared;

/// How many a list of the best shows.
const MOST: u32 = 100;

/// Somebody among the best.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Best {
    person: String,
    name: String,
    /// What they are sure to be worth.
    rating: f64,
    games: u32,
}

/// Somebody among the best alone.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BestAlone {
    person: String,
    name: String,
    score: i32,
    /// The rank, lowest first, counted from 0.
    rank: Option<u8>,
    table: String,
    /// When, in milliseconds since 1970.
    at: i64,
}

/// A rating of the asker's.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OwnRating {
    game: String,
    players: u8,
    rating: f64,
    games: u32,
}

/// Checks that there is such a game.
fn known(game: &str) -> Result<(), ApiError> {
    if games::NAMES.contains(&game) { Ok(()) } else { Err(ApiError::not_found()) }
}

/// The best at a game with so many players.
#[utoipa::path(get, path = "/api/ratings/{game}/{players}", tag = "standings",
    responses((status = 200, body = Vec<Best>)))]
pub(crate) async fn leaders(
    State(shared): State<Shared>,
    Path((game, players)): Path<(String, u8)>,
) -> Result<Json<Vec<Best>>, ApiError> {
    known(&game)?;
    let leaders = shared.store.leaders(&game, players, MOST).await?;
    let best = |leader: store::Leader| Best {
        person: leader.person.0,
        name: leader.name,
        rating: leader.rating.conservative(),
        games: leader.games,
    };
    Ok(Json(leaders.into_iter().map(best).collect()))
}

/// The best alone.
#[utoipa::path(get, path = "/api/solo/{game}", tag = "standings",
    responses((status = 200, body = Vec<BestAlone>)))]
pub(crate) async fn solo(
    State(shared): State<Shared>,
    Path(game): Path<String>,
) -> Result<Json<Vec<BestAlone>>, ApiError> {
    known(&game)?;
    let leaders = shared.store.solo_leaders(&game, MOST).await?;
    let best = |leader: store::SoloLeader| BestAlone {
        rank: leader.rank.as_deref().and_then(|rank| rank.parse().ok()),
        person: leader.person.0,
        name: leader.name,
        score: leader.score,
        table: leader.table.0,
        at: leader.at.0,
    };
    Ok(Json(leaders.into_iter().map(best).collect()))
}

/// The asker's ratings.
#[utoipa::path(get, path = "/api/ratings", tag = "standings",
    security(("session" = [])), responses((status = 200, body = Vec<OwnRating>)))]
pub(crate) async fn ratings(
    State(shared): State<Shared>,
    who: Who,
) -> Result<Json<Vec<OwnRating>>, ApiError> {
    let rated = shared.store.ratings_of(&who.person.id).await?;
    let own = |rated: store::Rated| OwnRating {
        rating: rated.rating.conservative(),
        game: rated.game,
        players: rated.players,
        games: rated.games,
    };
    Ok(Json(rated.into_iter().map(own).collect()))
}
