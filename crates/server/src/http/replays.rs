//! Finished games: replay, export, journal and results.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use game_core::{Seat, Viewer};
use protocol::Frame;
use protocol::TableId;
use protocol::http::{Problem, ProblemCode, SeatResult};
use serde::Deserialize;
use table::{BadRecords, Record, Stamped};

use crate::app_state::SharedState;
use crate::http::error::{Answer, ApiError};
use crate::http::extract::{Path, Query};
use crate::people::names::is_id;
use crate::tables::load::load_records;

/// The query of a replay.
#[derive(Deserialize)]
pub(crate) struct ReplayQuery {
    /// The point of view: a seat's letter, `spectator`, or `open` for everything.
    #[serde(rename = "as")]
    side: Option<String>,
}

impl ReplayQuery {
    fn viewer(&self) -> Result<Viewer, ApiError> {
        let bad = || ApiError::bad(ProblemCode::BadSide, "`as` is a seat such as `a`, `spectator` or `open`");
        match self.side.as_deref() {
            None | Some("open") => Ok(Viewer::Open),
            Some("spectator") => Ok(Viewer::Spectator),
            Some(letter) => {
                let mut letters = letter.chars();
                match (letters.next().and_then(Seat::from_letter), letters.next()) {
                    (Some(seat), None) => Ok(Viewer::Seat(seat)),
                    _ => Err(bad()),
                }
            }
        }
    }
}

/// The records of a finished game. Those of a running game are secret.
async fn finished(state: &SharedState, id: &str) -> Result<Vec<Stamped>, ApiError> {
    let records = load_records(state, &TableId(id.to_owned())).await?;
    let over = records.iter().any(|stamped| matches!(stamped.record, Record::Ended { .. }));
    if over {
        return Ok(records);
    }
    let reason = "the game is not over; try again after the game";
    Err(ApiError::new(StatusCode::CONFLICT, ProblemCode::NotOver, reason))
}

/// A finished game, a frame for every step. The first has the whole view.
#[utoipa::path(get, path = "/api/tables/{table}/replay", tag = "tables",
    params(("as" = Option<String>, Query, pattern = "^([a-h]|spectator|open)$", description = "a seat's letter, `spectator`, or `open` for everything")),
    responses((status = 200, body = Vec<Frame>), (status = 400, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn replay(
    State(state): State<SharedState>,
    Path(id): Path<String>,
    Query(query): Query<ReplayQuery>,
) -> Answer<Vec<Frame>> {
    let viewer = query.viewer()?;
    let records = finished(&state, &id).await?;
    let players = table::players(&records).map_err(|error| ApiError::internal(&error))?;
    if viewer.seat().is_some_and(|seat| seat.index() >= players) {
        return Err(ApiError::bad(ProblemCode::BadSide, "the table has no such seat"));
    }
    replayed(move || table::replay(&records, viewer)).await.map(Json)
}

/// Runs work that replays a whole game on a blocking thread.
async fn replayed<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, BadRecords> + Send + 'static,
) -> Result<T, ApiError> {
    let result = tokio::task::spawn_blocking(work).await.map_err(|error| ApiError::internal(&error))?;
    result.map_err(|error| ApiError::internal(&error))
}

/// A finished game as a file for `gravegoods verify`.
#[utoipa::path(get, path = "/api/tables/{table}/export", tag = "tables",
    responses((status = 200, body = String, content_type = "application/jsonl",
        headers(("content-disposition" = String, description = "a name for the file"))),
        (status = 409, body = Problem)))]
pub(crate) async fn export(
    State(state): State<SharedState>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, ApiError> {
    let records = finished(&state, &id).await?;
    let opened = records.first().map(|stamped| &stamped.record);
    if matches!(opened, Some(Record::Opened { charter }) if charter.arrangement.is_some()) {
        let reason = "this game was arranged, so there is no chance to verify";
        return Err(ApiError::new(StatusCode::CONFLICT, ProblemCode::Arranged, reason));
    }
    let text = replayed(move || table::export(&records)).await?;
    Ok(file(text, "export"))
}

/// A finished game as a plain journal for `gravegoods replay`.
#[utoipa::path(get, path = "/api/tables/{table}/journal", tag = "tables",
    responses((status = 200, body = String, content_type = "application/jsonl",
        headers(("content-disposition" = String, description = "a name for the file"))),
        (status = 409, body = Problem)))]
pub(crate) async fn journal(
    State(state): State<SharedState>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, ApiError> {
    let records = finished(&state, &id).await?;
    let text = replayed(move || table::journal(&records)).await?;
    Ok(file(text, "journal"))
}

fn file(text: String, kind: &str) -> impl IntoResponse + use<> {
    let name = format!("attachment; filename=\"gravegoods-{kind}.jsonl\"");
    (
        [
            (header::CONTENT_TYPE, "application/jsonl; charset=utf-8".to_owned()),
            (header::CONTENT_DISPOSITION, name),
        ],
        text,
    )
}

/// The results of a finished game, with changes of ratings.
#[utoipa::path(get, path = "/api/tables/{table}/results", tag = "tables",
    responses((status = 200, body = Vec<SeatResult>)))]
pub(crate) async fn results(
    State(state): State<SharedState>,
    Path(id): Path<String>,
) -> Answer<Vec<SeatResult>> {
    let settled = match is_id(&id) {
        true => state.store.results(&TableId(id)).await?,
        false => Vec::new(),
    };
    if settled.is_empty() {
        return Err(ApiError::not_found());
    }
    let outcome = |settled: store::SettledResult| SeatResult {
        seat: settled.result.seat,
        place: settled.result.place,
        score: settled.result.score,
        resigned: settled.result.resigned,
        rating: settled.change.map(|change| [change.before.conservative(), change.after.conservative()]),
    };
    Ok(Json(settled.into_iter().map(outcome).collect()))
}
