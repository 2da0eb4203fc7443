//! Arranged games: lessons, and branches that play on from a position of a finished game.

use std::net::IpAddr;

use axum::Json;
use axum::extract::State;
use game_core::Seat;
use games::{Lesson, Listed, Visitor};
use protocol::http::{BranchPoint, OpenedTable, Problem, ProblemCode};
use protocol::{ClockSetting, LevelName, TableId, Visibility};
use table::{Arrangement, Charter, Record, Seed, Stamped};

use crate::app_state::SharedState;
use crate::http::error::{Answer, ApiError};
use crate::http::extract::{Body, Path};
use crate::http::guard::Address;
use crate::http::tables::{TableOpener, store_table};
use crate::people::session::CurrentPerson;
use crate::tables::load::load_records;

/// Start a lesson: a first game against a bot, with a scripted deal.
#[utoipa::path(post, path = "/api/lessons/{game}", tag = "tables", security(("session" = [])),
    responses((status = 200, body = OpenedTable), (status = 409, body = Problem)))]
pub(crate) async fn lesson(
    State(state): State<SharedState>,
    Address(address): Address,
    who: CurrentPerson,
    Path(game): Path<String>,
) -> Answer<OpenedTable> {
    struct Find;
    impl Visitor for Find {
        type Output = Option<Lesson>;
        fn visit<G: Listed>(self) -> Option<Lesson> {
            G::LESSON
        }
    }
    state.limits.table(&who.person.id.0)?;
    let lesson = games::visit(&game, Find).ok().flatten().ok_or_else(ApiError::not_found)?;
    let options = lesson.setup_options();
    let (setup, rules) =
        table::setup(&game, &options).map_err(|reason| ApiError::bad(ProblemCode::BadTable, reason))?;
    let arrangement = Arrangement::of_lesson(&lesson);
    let seats = Seats { own: Seat::A, players: usize::from(lesson.players), level: LevelName::Novice };
    open(&state, &who, address, Terms { game, rules, setup, arrangement, seats }).await
}

/// Play on from a position of a finished game, against bots.
#[utoipa::path(post, path = "/api/tables/{table}/branch", tag = "tables", request_body = BranchPoint, security(("session" = [])),
    responses((status = 200, body = OpenedTable), (status = 409, body = Problem)))]
pub(crate) async fn branch(
    State(state): State<SharedState>,
    Address(address): Address,
    who: CurrentPerson,
    Path(table): Path<String>,
    Body(point): Body<BranchPoint>,
) -> Answer<OpenedTable> {
    state.limits.table(&who.person.id.0)?;
    let records = load_records(&state, &TableId(table)).await?;
    let steps = table::steps_at(&records, point.version)
        .map_err(|error| ApiError::bad(ProblemCode::BadMoment, error.to_string()))?;
    let Some(Stamped { record: Record::Opened { charter }, .. }) = records.first() else {
        return Err(ApiError::unavailable());
    };
    let players = table::players(&records).map_err(|error| ApiError::internal(&error))?;
    if point.seat.index() >= players {
        return Err(ApiError::bad(ProblemCode::BadMoment, "the table has no such seat"));
    }
    let terms = Terms {
        game: charter.game.clone(),
        rules: charter.rules,
        setup: charter.setup.clone(),
        arrangement: Arrangement { steps, ..Arrangement::default() },
        seats: Seats { own: point.seat, players, level: point.level },
    };
    open(&state, &who, address, terms).await
}

/// An arranged game to open.
struct Terms {
    game: String,
    rules: u32,
    setup: serde_json::Value,
    arrangement: Arrangement,
    seats: Seats,
}

/// A person on one seat, and bots on the others.
struct Seats {
    own: Seat,
    players: usize,
    level: LevelName,
}

async fn open(
    state: &SharedState,
    who: &CurrentPerson,
    address: IpAddr,
    terms: Terms,
) -> Answer<OpenedTable> {
    let opener = TableOpener::of(state, who, address);
    let id = TableId(state.random_id());
    let host = who.person.id.clone();
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
        seed: Seed(state.random_bytes()),
        arrangement: Some(terms.arrangement),
        kept: None,
    };
    charter.check().map_err(|error| ApiError::bad(ProblemCode::BadTable, error.to_string()))?;
    let mut records = vec![Record::Opened { charter: Box::new(charter) }];
    for seat in Seat::first(terms.seats.players) {
        records.push(if seat == terms.seats.own {
            let (person, name) = (host.clone(), who.person.name.clone());
            Record::Sat { seat, person, name, account: who.has_account() }
        } else {
            Record::Appointed { seat, level: terms.seats.level }
        });
    }
    let at = state.now();
    let records = records.into_iter().map(|record| Stamped { at, record }).collect();
    let table = store_table(state, id, records, terms.seats.players, opener).await?;
    Ok(Json(OpenedTable { table }))
}
