//! A person's history, preferences and mutes.

use axum::Json;
use axum::extract::State;
use protocol::http::{History, PastGame, Problem, ProblemCode};
use protocol::{Millis, PersonId, TableId};
use serde::Deserialize;

use crate::app_state::SharedState;
use crate::cluster::messages::Notice;
use crate::http::error::{Answer, ApiError};
use crate::http::extract::{Body, Path, Query};
use crate::people::names::is_id;
use crate::people::session::CurrentPerson;

/// How many games one page of a history has.
const PAGE_SIZE: u32 = 50;

/// The largest preferences, in bytes.
const MAX_PREFERENCES: usize = 4000;

/// The query of a history.
#[derive(Deserialize)]
pub(crate) struct HistoryQuery {
    before: Option<String>,
}

/// Your finished games, newest first.
#[utoipa::path(get, path = "/api/history", tag = "people",
    params(("before" = Option<String>, Query, description = "`next` of the page before")),
    security(("session" = [])), responses((status = 200, body = History), (status = 400, body = Problem)))]
pub(crate) async fn history(
    State(state): State<SharedState>,
    who: CurrentPerson,
    Query(query): Query<HistoryQuery>,
) -> Answer<History> {
    let before = query.before.as_deref().map(read_cursor).transpose()?;
    let past = state.store.history(&who.person.id, before, PAGE_SIZE).await?;
    let next = past.last().filter(|_| past.len() == PAGE_SIZE as usize).map(|last| {
        let (at, table) = last.cursor();
        format!("{at}.{table}")
    });
    let games = past.into_iter().map(|past| PastGame {
        change: past
            .settled
            .change
            .as_ref()
            .map(|change| change.after.conservative() - change.before.conservative()),
        rank: past.settled.result.rank.as_deref().and_then(|rank| rank.parse().ok()),
        table: past.table,
        game: past.game,
        variant: past.variant,
        players: past.players,
        at: past.at,
        place: past.settled.result.place,
        score: past.settled.result.score,
        resigned: past.settled.result.resigned,
    });
    Ok(Json(History { games: games.collect(), next }))
}

fn read_cursor(text: &str) -> Result<(Millis, TableId), ApiError> {
    let bad = || ApiError::bad(ProblemCode::BadCursor, "`before` must be the `next` of the previous page");
    let (at, table) = text.split_once('.').ok_or_else(bad)?;
    let at = at.parse().map_err(|_| bad())?;
    is_id(table).then(|| (at, TableId(table.to_owned()))).ok_or_else(bad)
}

/// Your preferences, as the browser client has stored them.
#[utoipa::path(get, path = "/api/preferences", tag = "people", security(("session" = [])),
    responses((status = 200, body = Object)))]
pub(crate) async fn preferences(
    State(state): State<SharedState>,
    who: CurrentPerson,
) -> Answer<serde_json::Value> {
    let kept = state.store.preferences(&who.person.id).await?;
    Ok(Json(kept.and_then(|kept| serde_json::from_str(&kept).ok()).unwrap_or_else(|| serde_json::json!({}))))
}

/// Store your preferences.
#[utoipa::path(put, path = "/api/preferences", tag = "people", request_body = Object, security(("session" = [])),
    responses((status = 200)))]
pub(crate) async fn prefer(
    State(state): State<SharedState>,
    who: CurrentPerson,
    Body(preferences): Body<serde_json::Map<String, serde_json::Value>>,
) -> Result<(), ApiError> {
    let text = serde_json::Value::Object(preferences).to_string();
    if text.len() > MAX_PREFERENCES {
        return Err(ApiError::bad(
            ProblemCode::TooLong,
            format!("preferences have at most {MAX_PREFERENCES} bytes"),
        ));
    }
    Ok(state.store.set_preferences(&who.person.id, &text).await?)
}

/// The people whom you have muted.
#[utoipa::path(get, path = "/api/mutes", tag = "people", security(("session" = [])),
    responses((status = 200, body = Vec<String>)))]
pub(crate) async fn mutes(State(state): State<SharedState>, who: CurrentPerson) -> Answer<Vec<String>> {
    let muted = state.store.mutes_of(&who.person.id).await?;
    Ok(Json(muted.into_iter().map(|person| person.0).collect()))
}

/// Mute a person.
#[utoipa::path(put, path = "/api/mutes/{person}", tag = "people", security(("session" = [])), responses((status = 200)))]
pub(crate) async fn mute(
    State(state): State<SharedState>,
    who: CurrentPerson,
    Path(other): Path<String>,
) -> Result<(), ApiError> {
    set_mute(&state, &who, other, true).await
}

/// Unmute a person.
#[utoipa::path(delete, path = "/api/mutes/{person}", tag = "people", security(("session" = [])), responses((status = 200)))]
pub(crate) async fn unmute(
    State(state): State<SharedState>,
    who: CurrentPerson,
    Path(other): Path<String>,
) -> Result<(), ApiError> {
    set_mute(&state, &who, other, false).await
}

async fn set_mute(
    state: &SharedState,
    who: &CurrentPerson,
    other: String,
    muted: bool,
) -> Result<(), ApiError> {
    if !is_id(&other) {
        return Err(ApiError::not_found());
    }
    // A guest may have logged in to an account since. Then the account is muted.
    let known = state.store.person(&PersonId(other)).await?;
    let id = known.ok_or_else(ApiError::not_found)?.id;
    match muted {
        true => state.store.mute(&who.person.id, &id).await?,
        false => state.store.unmute(&who.person.id, &id).await?,
    }
    state.announce(Notice::Mute { person: who.person.id.clone(), other: id, muted });
    Ok(())
}
