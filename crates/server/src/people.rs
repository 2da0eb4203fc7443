//! What people have done and what they prefer.

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::body::{Body, Path, Query};
use crate::cookie::Who;
use crate::error::{ApiError, Problem};
use crate::house::Shared;
use crate::names::is_id;

/// How many finished games a page of a history has.
const PAGE: u32 = 50;

/// How long preferences may be.
const LONGEST_PREFERENCES: usize = 4000;

/// A page of a history.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct History {
    games: Vec<PastGame>,
    /// What to ask for to see the games before these; none if there are no more.
    next: Option<String>,
}

/// A finished game.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PastGame {
    table: String,
    game: String,
    players: u8,
    /// When it ended, in milliseconds since 1970.
    at: i64,
    place: u8,
    score: i32,
    resigned: bool,
    /// The rank of a game alone, lowest first, counted from 0.
    rank: Option<u8>,
    /// By how much the rating changed.
    change: Option<f64>,
}

/// Where a page begins.
#[derive(Deserialize)]
pub(crate) struct Page {
    before: Option<String>,
}

/// The finished games of the asker, newest first.
#[utoipa::path(get, path = "/api/history", tag = "people",
    params(("before" = Option<String>, Query, description = "`next` of the page before")),
    security(("session" = [])), responses((status = 200, body = History), (status = 400, body = Problem)))]
pub(crate) async fn history(
    State(shared): State<Shared>,
    who: Who,
    Query(page): Query<Page>,
) -> Result<Json<History>, ApiError> {
    let before = page.before.as_deref().map(read_cursor).transpose()?;
    let past = shared.store.history(&who.person.id, before, PAGE).await?;
    let next = past.last().filter(|_| past.len() == PAGE as usize).map(|last| {
        let (store::Millis(at), table) = last.cursor();
        format!("{at}.{table}")
    });
    let games = past.into_iter().map(|past| PastGame {
        change: past
            .settled
            .change
            .as_ref()
            .map(|change| change.after.conservative() - change.before.conservative()),
        rank: past.settled.result.rank.as_deref().and_then(|rank| rank.parse().ok()),
        table: past.table.0,
        game: past.game,
        players: past.players,
        at: past.at.0,
        place: past.settled.result.place,
        score: past.settled.result.score,
        resigned: past.settled.result.resigned,
    });
    Ok(Json(History { games: games.collect(), next }))
}

fn read_cursor(text: &str) -> Result<(store::Millis, store::TableId), ApiError> {
    let bad = || ApiError::bad("badCursor", "`before` is what the page before gave as `next`");
    let (at, table) = text.split_once('.').ok_or_else(bad)?;
    let at = at.parse().map_err(|_| bad())?;
    is_id(table).then(|| (store::Millis(at), store::TableId(table.to_owned()))).ok_or_else(bad)
}

/// What the asker prefers, as the page has kept it.
#[utoipa::path(get, path = "/api/preferences", tag = "people", security(("session" = [])),
    responses((status = 200, body = Object)))]
pub(crate) async fn preferences(
    State(shared): State<Shared>,
    who: Who,
) -> Result<Json<serde_json::Value>, ApiError> {
    let kept = shared.store.preferences(&who.person.id).await?;
    Ok(Json(kept.and_then(|kept| serde_json::from_str(&kept).ok()).unwrap_or_else(|| serde_json::json!({}))))
}

/// Keep what the asker prefers.
#[utoipa::path(put, path = "/api/preferences", tag = "people", request_body = Object, security(("session" = [])),
    responses((status = 200)))]
pub(crate) async fn prefer(
    State(shared): State<Shared>,
    who: Who,
    Body(preferences): Body<serde_json::Map<String, serde_json::Value>>,
) -> Result<(), ApiError> {
    let text = serde_json::Value::Object(preferences).to_string();
    if text.len() > LONGEST_PREFERENCES {
        return Err(ApiError::bad(
            "tooLong",
            format!("preferences take at most {LONGEST_PREFERENCES} bytes"),
        ));
    }
    Ok(shared.store.set_preferences(&who.person.id, &text).await?)
}

/// Whom the asker does not want to hear.
#[utoipa::path(get, path = "/api/mutes", tag = "people", security(("session" = [])),
    responses((status = 200, body = Vec<String>)))]
pub(crate) async fn mutes(State(shared): State<Shared>, who: Who) -> Result<Json<Vec<String>>, ApiError> {
    let muted = shared.store.mutes_of(&who.person.id).await?;
    Ok(Json(muted.into_iter().map(|person| person.0).collect()))
}

/// Hear no more of somebody.
#[utoipa::path(put, path = "/api/mutes/{person}", tag = "people", security(("session" = [])), responses((status = 200)))]
pub(crate) async fn mute(
    State(shared): State<Shared>,
    who: Who,
    Path(other): Path<String>,
) -> Result<(), ApiError> {
    set_mute(&shared, &who, other, true).await
}

/// Hear somebody again.
#[utoipa::path(delete, path = "/api/mutes/{person}", tag = "people", security(("session" = [])), responses((status = 200)))]
pub(crate) async fn unmute(
    State(shared): State<Shared>,
    who: Who,
    Path(other): Path<String>,
) -> Result<(), ApiError> {
    set_mute(&shared, &who, other, false).await
}

async fn set_mute(shared: &Shared, who: &Who, other: String, muted: bool) -> Result<(), ApiError> {
    if !is_id(&other) {
        return Err(ApiError::not_found());
    }
    // Who was a guest may be somebody else by now, and goes by that name everywhere.
    let known = shared.store.person(&store::PersonId(other)).await?;
    let id = known.ok_or_else(ApiError::not_found)?.id;
    match muted {
        true => shared.store.mute(&who.person.id, &id).await?,
        false => shared.store.unmute(&who.person.id, &id).await?,
    }
    let own = protocol::PersonId(who.person.id.0.clone());
    shared.doors.mute(&own, &protocol::PersonId(id.0), muted);
    Ok(())
}
