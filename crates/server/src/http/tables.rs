//! Tables: open one, list them, look at one, open a rematch.

use std::collections::HashMap;
use std::net::IpAddr;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use game_core::Seat;
use games::{Listed, Options, Visitor};
use protocol::http::{Lobby, NewSeat, NewTable, OpenedTable, Problem, ProblemCode, TableInfo};
use protocol::{PersonId, TableId};
use serde::Deserialize;
use store::{LobbyPlace, TableError};
use table::{Charter, Opener, Record, Seed, Stamped};

use crate::app_state::SharedState;
use crate::http::error::{Answer, ApiError};
use crate::http::extract::{Body, Path, Query};
use crate::http::games::Describe;
use crate::http::guard::Address;
use crate::limits::caps::Caps;
use crate::people::names::is_id;
use crate::people::session::CurrentPerson;
use crate::tables::actor::TableCommand;
use crate::tables::append::{StoredListing, head, holders, new_records};
use crate::tables::load::load_table;
use crate::tables::registry::TableRegistry;

/// How many tables the list of a person's own has at most.
const MAX_LISTED: u32 = 100;

/// How many tables one page of the lobby has.
const LOBBY_PAGE: u32 = 30;

/// Open a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable, security(("session" = [])),
    responses((status = 200, body = OpenedTable), (status = 409, body = Problem)))]
pub(crate) async fn create(
    State(state): State<SharedState>,
    Address(address): Address,
    who: CurrentPerson,
    Body(wanted): Body<NewTable>,
) -> Answer<OpenedTable> {
    state.limits.table(&who.person.id.0)?;
    let id = TableId(state.random_id());
    let records = first_records(&state, &who, id.clone(), &wanted)?;
    let opener = TableOpener::of(&state, &who, address);
    let table = store_table(&state, id, records, wanted.seats.len(), opener).await?;
    Ok(Json(OpenedTable { table }))
}

/// Who opens a table, and from where.
pub(crate) struct TableOpener {
    person: PersonId,
    network: String,
}

impl TableOpener {
    pub(crate) fn of(state: &SharedState, who: &CurrentPerson, address: IpAddr) -> TableOpener {
        TableOpener { person: who.person.id.clone(), network: state.hash_of_network(address) }
    }
}

/// The first records of a new table.
fn first_records(
    state: &SharedState,
    who: &CurrentPerson,
    table: TableId,
    wanted: &NewTable,
) -> Result<Vec<Stamped>, ApiError> {
    let bad = |reason: String| ApiError::bad(ProblemCode::BadTable, reason);
    let players = u8::try_from(wanted.seats.len()).map_err(|_| bad("there are too many seats".to_owned()))?;
    if wanted.seats.iter().filter(|seat| **seat == NewSeat::Me).count() > 1 {
        return Err(bad("you can take only one seat".to_owned()));
    }
    if wanted.rated && wanted.seats.iter().any(|seat| matches!(seat, NewSeat::Bot { .. })) {
        return Err(bad("a rated game has no bots".to_owned()));
    }
    if wanted.rated && !who.has_account() {
        return Err(bad("a rated game is for people with accounts; register first".to_owned()));
    }
    if wanted.rated && wanted.hints {
        return Err(bad("a rated game has no hints".to_owned()));
    }
    let game = games::visit(&wanted.game, Describe).map_err(|unknown| bad(unknown.to_string()))?;
    let known = |name: &String| game.options.iter().any(|option| option.name == name);
    if let Some(unknown) = wanted.options.keys().find(|name| !known(name)) {
        let names: Vec<&str> = game.options.iter().map(|option| option.name).collect();
        return Err(bad(format!("there is no option {unknown:?}; there are: {}", names.join(", "))));
    }
    let chosen = Options { players, chosen: wanted.options.clone().into_iter().collect() };
    if wanted.rated
        && let Some(unrated) = games::visit(game.name, Unrated(&chosen)).ok().flatten()
    {
        return Err(bad(format!("a game with this choice of {unrated:?} can't be rated")));
    }
    let preset = state.config.preset_options.iter().filter(|preset| preset.game == game.name);
    let preset: Vec<_> = preset.map(|preset| (preset.option.to_owned(), preset.value.clone())).collect();
    if wanted.rated
        && let Some((name, _)) = preset.first()
    {
        return Err(bad(format!("a game with the {name} of this server can't be rated")));
    }
    let options = preset.iter().fold(chosen, |options, (name, value)| options.with(name, value));
    let (setup, rules) = table::setup(&wanted.game, &options).map_err(bad)?;
    let host = who.person.id.clone();
    let charter = Charter {
        table,
        game: wanted.game.clone(),
        rules,
        setup,
        clock: wanted.clock,
        visibility: wanted.visibility,
        rated: wanted.rated,
        hints: wanted.hints,
        host: host.clone(),
        seed: Seed(state.random_bytes()),
        arrangement: None,
        kept: None,
    };
    charter.check().map_err(|error| bad(error.to_string()))?;
    let mut records = vec![Record::Opened { charter: Box::new(charter) }];
    for (seat, wanted) in Seat::first(wanted.seats.len()).zip(&wanted.seats) {
        match wanted {
            NewSeat::Me => {
                let (person, name) = (host.clone(), who.person.name.clone());
                records.push(Record::Sat { seat, person, name, account: who.has_account() });
            }
            NewSeat::Open => {}
            NewSeat::Bot { level } => records.push(Record::Appointed { seat, level: *level }),
        }
    }
    let at = state.now();
    Ok(records.into_iter().map(|record| Stamped { at, record }).collect())
}

/// The option with a choice, made or by default, that no rated game may have.
struct Unrated<'o>(&'o Options);

impl Visitor for Unrated<'_> {
    type Output = Option<&'static str>;

    fn visit<G: Listed>(self) -> Option<&'static str> {
        self.0.unrated(G::OPTIONS)
    }
}

/// Writes a new table to the store.
pub(crate) async fn store_table(
    state: &SharedState,
    id: TableId,
    records: Vec<Stamped>,
    players: usize,
    opener: TableOpener,
) -> Result<TableId, ApiError> {
    let table = table::open(records.clone())
        .map_err(|error| ApiError::bad(ProblemCode::BadTable, error.to_string()))?;
    let charter = table.charter();
    let new = store::NewTable {
        id: id.clone(),
        terms: store::Terms {
            game: charter.game.clone(),
            variant: table.variant().to_owned(),
            rules: charter.rules.to_string(),
            players: players as u8,
            visibility: charter.visibility,
        },
        head: head(&*table, state.now()),
        opened_by: Some(opener.person),
        opened_from: Some(opener.network),
        seats: holders(&*table),
        records: new_records(&records),
        format: state.config.record_format,
    };
    let caps = &state.config.caps;
    let created = state.store.create_table_within(new, caps.most(), state.now() - Caps::RECENTLY).await;
    if let Err(TableError::TooMany(held)) = created {
        return Err(caps.refusal(held));
    }
    created?;
    metrics::counter!("gravegoods_tables_opened_total").increment(1);
    Ok(id)
}

/// The tables as a list, with the seats that the person has.
fn list(rows: Vec<store::TableRow>, own: &HashMap<TableId, u8>) -> Vec<TableInfo> {
    let info = |row: store::TableRow| {
        let StoredListing { cast, listing } = serde_json::from_str(&row.head.listing).ok()?;
        let cast = cast.unwrap_or_else(|| table::cast_of(&row.id));
        let you = own.get(&row.id).and_then(|&seat| Seat::at(usize::from(seat)));
        Some(TableInfo { table: row.id, updated: row.head.updated_at, you, cast, listing })
    };
    rows.into_iter().filter_map(info).collect()
}

/// The query of the lobby.
#[derive(Deserialize)]
pub(crate) struct LobbyQuery {
    game: Option<String>,
    after: Option<String>,
}

/// The public tables: first those with free seats, then those to watch. Everyone's latest comes before anyone's second.
#[utoipa::path(get, path = "/api/tables", tag = "tables",
    params(("game" = Option<String>, Query, description = "only this game's"),
        ("after" = Option<String>, Query, description = "`next` of the page before")),
    responses((status = 200, body = Lobby), (status = 400, body = Problem)))]
pub(crate) async fn lobby(
    State(state): State<SharedState>,
    Query(query): Query<LobbyQuery>,
) -> Answer<Lobby> {
    let game = query.game.as_deref();
    let after = query.after.as_deref().map(read_place).transpose()?;
    if game.is_some_and(|game| !games::NAMES.contains(&game)) {
        return Ok(Json(Lobby { tables: Vec::new(), next: None }));
    }
    let page = state.store.lobby(game, after.as_ref(), LOBBY_PAGE).await?;
    let next = page.last().filter(|_| page.len() == LOBBY_PAGE as usize).map(|(place, _)| {
        let LobbyPlace { class, round, age, table } = place;
        format!("{class}.{round}.{age}.{table}")
    });
    let rows = page.into_iter().map(|(_, row)| row).collect();
    Ok(Json(Lobby { tables: list(rows, &HashMap::new()), next }))
}

/// Reads the place of a table in the lobby.
fn read_place(text: &str) -> Result<LobbyPlace, ApiError> {
    let read = || {
        let [class, round, age, table] = *text.split('.').collect::<Vec<_>>() else {
            return None;
        };
        let (class, round, age) = (class.parse().ok()?, round.parse().ok()?, age.parse().ok()?);
        is_id(table).then(|| LobbyPlace { class, round, age, table: table.to_owned() })
    };
    let reason = "`after` must be the `next` of the previous page";
    read().ok_or_else(|| ApiError::bad(ProblemCode::BadCursor, reason))
}

/// Your tables that are not over.
#[utoipa::path(get, path = "/api/mine", tag = "tables", security(("session" = [])),
    responses((status = 200, body = Vec<TableInfo>)))]
pub(crate) async fn mine(State(state): State<SharedState>, who: CurrentPerson) -> Answer<Vec<TableInfo>> {
    let rows = state.store.tables_of(&who.person.id, MAX_LISTED).await?;
    let own = state.store.seats_of(&who.person.id).await?;
    Ok(Json(list(rows, &own)))
}

/// A table as you see it: a sheet of the WebSocket protocol.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables", security((), ("session" = [])),
    responses((status = 200, body = protocol::Sheet)))]
pub(crate) async fn look(
    State(state): State<SharedState>,
    who: Option<CurrentPerson>,
    Path(table): Path<String>,
) -> Result<impl IntoResponse, ApiError> {
    let person = who.map(|who| who.person.id);
    let (reply, answer) = tokio::sync::oneshot::channel();
    TableRegistry::send(&state.0, &TableId(table), TableCommand::Look { person, reply }).await?;
    let sheet = answer.await.map_err(|_| ApiError::unavailable())?;
    Ok(([(header::CONTENT_TYPE, "application/json")], sheet))
}

/// Open a rematch: a table with the same seats and options. If another player has opened it already, returns that one.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", tag = "tables", security(("session" = [])),
    responses((status = 200, body = OpenedTable), (status = 409, body = Problem)))]
pub(crate) async fn rematch(
    State(state): State<SharedState>,
    Address(address): Address,
    who: CurrentPerson,
    Path(table): Path<String>,
) -> Answer<OpenedTable> {
    let id = TableId(table);
    let read = load_table(&state, &id).await?;
    // The link of the next table is only for those who had a seat.
    let own = who.person.id.clone();
    let own = read.id_at_table(&own);
    let old = read.table;
    let over = matches!(old.status().standing, table::Standing::Over(_));
    if !over || old.seat_of(&own).is_none() {
        let reason = "only the players can open a rematch, and only after the game";
        return Err(ApiError::new(axum::http::StatusCode::CONFLICT, ProblemCode::NotOver, reason));
    }
    let previous = id.clone();
    if let Some(next) = state.store.next_of(&previous).await? {
        return Ok(Json(OpenedTable { table: next }));
    }
    state.limits.table(&who.person.id.0)?;
    let table_opener = TableOpener::of(&state, &who, address);
    let opener = Opener {
        table: TableId(state.random_id()),
        seed: Seed(state.random_bytes()),
        known_as: own,
        account: who.has_account(),
        person: who.person.id,
        name: who.person.name,
    };
    let at = state.now();
    let records = old.rematch(&opener).into_iter().map(|record| Stamped { at, record }).collect();
    let opened = store_table(&state, opener.table, records, old.players(), table_opener).await?;
    let chosen = state.store.set_next(&previous, &opened).await?;
    if chosen != opened {
        // Two players opened a rematch at once. The first counts, and this one is closed.
        let (reply, _) = tokio::sync::oneshot::channel();
        let close = TableCommand::Apply { input: table::Input::Expire, connection: None, reply };
        if let Err(refusal) = TableRegistry::send(&state.0, &opened, close).await {
            tracing::warn!(table = %opened, %refusal, "a table that is not needed stays open for a week");
        }
    }
    let rematch = TableCommand::Rematch { next: chosen.clone() };
    if state.cluster.bus.is_some() {
        // Another node may have the players. If none has, nobody is told.
        let _ = TableRegistry::send(&state.0, &id, rematch).await;
    } else {
        state.registry.send_if_live(&id, rematch).await;
    }
    Ok(Json(OpenedTable { table: chosen }))
}
