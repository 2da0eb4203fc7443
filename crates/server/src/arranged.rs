//! Arranged games: lessons, and playing on from a moment of a finished game.

use axum::Json;
use axum::extract::State;
use game_core::Seat;
use games::{Lesson, Listed, Visitor};
use protocol::{ClockSetting, LevelName, PersonId, TableId, Visibility};
use serde::Deserialize;
use table::{Arrangement, Charter, Record, Seed, Stamped};
use utoipa::ToSchema;

use crate::body::{Body, Path};
use crate::cookie::Who;
use crate::error::ApiError;
use crate::hall::read_records;
use crate::house::Shared;
use crate::lobby::{Opened, keep};

/// Begin a lesson: a first game against a bot, with a scripted deal.
#[utoipa::path(post, path = "/api/lessons/{game}", tag = "tables", security(("session" = [])),
    responses((status = 200, body = Opened)))]
pub(crate) async fn lesson(
    State(shared): State<Shared>,
    who: Who,
    Path(game): Path<String>,
) -> Result<Json<Opened>, ApiError> {
    struct Find;
    impl Visitor for Find {
        type Output = Option<Lesson>;
        fn visit<G: Listed>(self) -> Option<Lesson> {
            G::LESSON
        }
    }
    shared.limits.table(&who.person.id.0)?;
    let lesson = games::visit(&game, Find).ok().flatten().ok_or_else(ApiError::not_found)?;
    let chosen =
        lesson.options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let options = games::Options { players: lesson.players, chosen };
    let (setup, rules) = table::setup(&game, &options).map_err(|reason| ApiError::bad("badTable", reason))?;
    let owned = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
    let arrangement = Arrangement {
        steps: Vec::new(),
        acts: owned(lesson.acts),
        chances: owned(lesson.chances),
        replies: owned(lesson.replies),
    };
    let seats = Seats { own: Seat::A, players: usize::from(lesson.players), level: LevelName::Novice };
    open(&shared, &who, Terms { game, rules, setup, arrangement, seats }).await
}

/// A moment to play on from.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Moment {
    /// The version of the finished table.
    version: u64,
    /// The seat to play.
    seat: Seat,
    /// How strong the others are.
    level: LevelName,
}

/// Play on from a moment of a finished game, against bots.
#[utoipa::path(post, path = "/api/tables/{table}/branch", tag = "tables", request_body = Moment, security(("session" = [])),
    responses((status = 200, body = Opened)))]
pub(crate) async fn branch(
    State(shared): State<Shared>,
    who: Who,
    Path(table): Path<String>,
    Body(moment): Body<Moment>,
) -> Result<Json<Opened>, ApiError> {
    shared.limits.table(&who.person.id.0)?;
    let records = read_records(&shared, &TableId(table)).await?;
    let steps = table::steps_at(&records, moment.version)
        .map_err(|error| ApiError::bad("badMoment", error.to_string()))?;
    let Some(Stamped { record: Record::Opened { charter }, .. }) = records.first() else {
        return Err(ApiError::unavailable());
    };
    let players = table::players(&records).map_err(|error| ApiError::inside(&error))?;
    if moment.seat.index() >= players {
        return Err(ApiError::bad("badMoment", "the table has no such seat"));
    }
    let terms = Terms {
        game: charter.game.clone(),
        rules: charter.rules,
        setup: charter.setup.clone(),
        arrangement: Arrangement { steps, ..Arrangement::default() },
        seats: Seats { own: moment.seat, players, level: moment.level },
    };
    open(&shared, &who, terms).await
}

/// What an arranged game is to be.
struct Terms {
    game: String,
    rules: u32,
    setup: serde_json::Value,
    arrangement: Arrangement,
    seats: Seats,
}

/// Somebody on one seat, bots on all others.
struct Seats {
    own: Seat,
    players: usize,
    level: LevelName,
}

async fn open(shared: &Shared, who: &Who, terms: Terms) -> Result<Json<Opened>, ApiError> {
    let id = TableId(shared.fresh_name());
    let host = PersonId(who.person.id.0.clone());
    let charter = Charter {
        table: id.clone(),
        game: terms.game,
        rules: terms.rules,
        setup: terms.setup,
        clock: ClockSetting::None,
        visibility: Visibility::Link,
        rated: false,
        hints: true,
        host: host.clone(),
        seed: Seed(shared.secret()),
        arrangement: Some(terms.arrangement),
    };
    charter.check().map_err(|error| ApiError::bad("badTable", error.to_string()))?;
    let mut records = vec![Record::Opened { charter: Box::new(charter) }];
    for seat in Seat::first(terms.seats.players) {
        records.push(if seat == terms.seats.own {
            Record::Sat { seat, person: host.clone(), name: who.person.name.clone() }
        } else {
            Record::Appointed { seat, level: terms.seats.level }
        });
    }
    let at = shared.now();
    let records = records.into_iter().map(|record| Stamped { at, record }).collect();
    let table = keep(shared, id, records, terms.seats.players).await?;
    Ok(Json(Opened { table }))
}
