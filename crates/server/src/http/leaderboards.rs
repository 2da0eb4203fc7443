//! Leaderboards and ratings.

use axum::Json;
use axum::extract::State;
use protocol::http::{LeaderboardEntry, OwnRating, SoloLeaderboardEntry};

use crate::app_state::SharedState;
use crate::http::error::{Answer, ApiError};
use crate::http::extract::Path;
use crate::people::session::CurrentPerson;

/// How many entries a leaderboard has at most.
const MAX_ENTRIES: u32 = 100;

/// Checks that there is such a game.
fn known(game: &str) -> Result<(), ApiError> {
    if games::NAMES.contains(&game) { Ok(()) } else { Err(ApiError::not_found()) }
}

/// The leaderboard of a game with a number of players.
#[utoipa::path(get, path = "/api/ratings/{game}/{players}", tag = "standings",
    responses((status = 200, body = Vec<LeaderboardEntry>)))]
pub(crate) async fn leaders(
    State(state): State<SharedState>,
    Path((game, players)): Path<(String, u8)>,
) -> Answer<Vec<LeaderboardEntry>> {
    known(&game)?;
    let leaders = state.store.leaders(&game, players, MAX_ENTRIES).await?;
    let entry = |leader: store::Leader| LeaderboardEntry {
        person: leader.person,
        name: leader.name,
        rating: leader.rating.conservative(),
        games: leader.games,
    };
    Ok(Json(leaders.into_iter().map(entry).collect()))
}

/// The leaderboard of solo games.
#[utoipa::path(get, path = "/api/solo/{game}", tag = "standings",
    responses((status = 200, body = Vec<SoloLeaderboardEntry>)))]
pub(crate) async fn solo(
    State(state): State<SharedState>,
    Path(game): Path<String>,
) -> Answer<Vec<SoloLeaderboardEntry>> {
    known(&game)?;
    let leaders = state.store.solo_leaders(&game, MAX_ENTRIES).await?;
    let entry = |leader: store::SoloLeader| SoloLeaderboardEntry {
        rank: leader.rank.as_deref().and_then(|rank| rank.parse().ok()),
        person: leader.person,
        name: leader.name,
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
        game: rated.game,
        players: rated.players,
        games: rated.games,
    };
    Ok(Json(rated.into_iter().map(own).collect()))
}
