//! Tables in lists: opening one, finding one, playing once more.

use std::collections::{BTreeMap, HashMap};

use axum::Json;
use axum::extract::State;
use game_core::Seat;
use games::{Listed, Options, Visitor};
use protocol::{ClockSetting, LevelName, PersonId, TableId, Visibility};
use serde::{Deserialize, Serialize};
use table::{Charter, Record, Seed, Stamped};
use utoipa::ToSchema;

use crate::body::{Body, Path, Query};
use crate::cookie::Who;
use crate::error::{ApiError, Problem};
use crate::hall::{Hall, read_table};
use crate::house::Shared;
use crate::keeper::Errand;
use crate::result::{Listing, head, new_records, seat_rows, store_visibility};

/// How many tables a list shows.
const MOST: u32 = 100;

/// A game that can be played.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GameInfo {
    /// Its name.
    name: &'static str,
    /// The version of its rules.
    rules: u32,
    /// The fewest who can play.
    least: u8,
    /// The most who can play.
    most: u8,
    /// What can be chosen.
    options: Vec<OptionInfo>,
    /// How many ranks a lone player can come to.
    ranks: usize,
}

/// Something that can be chosen when a game is set up.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OptionInfo {
    /// Its name.
    name: &'static str,
    /// What can be given, in short.
    values: &'static str,
}

struct Info;

impl Visitor for Info {
    type Output = GameInfo;

    fn visit<G: Listed>(self) -> GameInfo {
        let option = |option: &games::OptionSpec| OptionInfo { name: option.name, values: option.values };
        GameInfo {
            name: G::NAME,
            rules: G::RULES,
            least: *G::PLAYERS.start(),
            most: *G::PLAYERS.end(),
            options: G::OPTIONS.iter().map(option).collect(),
            ranks: G::SOLO_RANKS.len(),
        }
    }
}

/// The games that can be played.
#[utoipa::path(get, path = "/api/games", tag = "tables", responses((status = 200, body = Vec<GameInfo>)))]
pub(crate) async fn games() -> Json<Vec<GameInfo>> {
    Json(games::NAMES.iter().filter_map(|name| games::visit(name, Info).ok()).collect())
}

/// A table to be opened.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct NewTable {
    /// Which game.
    game: String,
    /// Who sits where; as many as there are players.
    seats: Vec<NewSeat>,
    /// The options of the game, by name; whatever is missing is as usual.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// How time is kept; not at all, if it is missing.
    #[serde(default = "no_clock")]
    clock: ClockSetting,
    /// Who finds it; whoever has the link, if it is missing.
    #[serde(default = "by_link")]
    visibility: Visibility,
    /// Whether the game counts for ratings; then only people with accounts play, and nobody gets hints.
    #[serde(default)]
    rated: bool,
}

fn no_clock() -> ClockSetting {
    ClockSetting::None
}

fn by_link() -> Visibility {
    Visibility::Link
}

/// Who sits on a seat of a table to be opened.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub(crate) enum NewSeat {
    /// Whoever opens the table.
    Me,
    /// Whoever comes.
    Open,
    /// A bot.
    Bot {
        /// How strong it is.
        level: LevelName,
    },
}

/// Where a table is.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Opened {
    /// The table's id; people reach it under `/table/ID`.
    pub(crate) table: String,
}

/// Open a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable, security(("session" = [])),
    responses((status = 200, body = Opened)))]
pub(crate) async fn create(
    State(shared): State<Shared>,
    who: Who,
    Body(wanted): Body<NewTable>,
) -> Result<Json<Opened>, ApiError> {
    shared.limits.table(&who.person.id.0)?;
    let id = TableId(shared.fresh_name());
    let records = first_records(&shared, &who, id.clone(), &wanted)?;
    let table = keep(&shared, id, records, wanted.seats.len()).await?;
    Ok(Json(Opened { table }))
}

/// What opens the table that somebody wants.
fn first_records(
    shared: &Shared,
    who: &Who,
    table: TableId,
    wanted: &NewTable,
) -> Result<Vec<Stamped>, ApiError> {
    let bad = |reason: String| ApiError::bad("badTable", reason);
    let players = u8::try_from(wanted.seats.len()).map_err(|_| bad("there are too many seats".to_owned()))?;
    if wanted.seats.iter().filter(|seat| **seat == NewSeat::Me).count() > 1 {
        return Err(bad("you can take one seat only".to_owned()));
    }
    if wanted.rated && wanted.seats.iter().any(|seat| matches!(seat, NewSeat::Bot { .. })) {
        return Err(bad("a game that counts for ratings is played without bots".to_owned()));
    }
    if wanted.rated && who.person.standing == store::Standing::Guest {
        return Err(bad("a game that counts for ratings is played by people with accounts".to_owned()));
    }
    let game = games::visit(&wanted.game, Info).map_err(|unknown| bad(unknown.to_string()))?;
    let known = |name: &String| game.options.iter().any(|option| option.name == name);
    if let Some(unknown) = wanted.options.keys().find(|name| !known(name)) {
        let names: Vec<&str> = game.options.iter().map(|option| option.name).collect();
        return Err(bad(format!("there is no option {unknown:?}; there are: {}", names.join(", "))));
    }
    let brought = shared.config.brought.iter().filter(|brought| brought.game == game.name);
    let brought = brought.map(|brought| (brought.option.to_owned(), brought.word.clone()));
    let chosen = wanted.options.clone().into_iter().chain(brought).collect();
    let (setup, rules) = table::setup(&wanted.game, &Options { players, chosen }).map_err(bad)?;
    let host = PersonId(who.person.id.0.clone());
    let charter = Charter {
        table,
        game: wanted.game.clone(),
        rules,
        setup,
        clock: wanted.clock,
        visibility: wanted.visibility,
        rated: wanted.rated,
        hints: !wanted.rated,
        host: host.clone(),
        seed: Seed(shared.secret()),
        arrangement: None,
    };
    charter.check().map_err(|error| bad(error.to_string()))?;
    let mut records = vec![Record::Opened { charter: Box::new(charter) }];
    for (seat, wanted) in Seat::first(wanted.seats.len()).zip(&wanted.seats) {
        match wanted {
            NewSeat::Me => {
                records.push(Record::Sat { seat, person: host.clone(), name: who.person.name.clone() });
            }
            NewSeat::Open => {}
            NewSeat::Bot { level } => records.push(Record::Appointed { seat, level: *level }),
        }
    }
    let at = shared.now();
    Ok(records.into_iter().map(|record| Stamped { at, record }).collect())
}

/// Writes a new table down.
pub(crate) async fn keep(
    shared: &Shared,
    id: TableId,
    records: Vec<Stamped>,
    players: usize,
) -> Result<String, ApiError> {
    let table = table::open(records.clone()).map_err(|error| ApiError::bad("badTable", error.to_string()))?;
    let charter = table.charter();
    let new = store::NewTable {
        id: store::TableId(id.0.clone()),
        game: charter.game.clone(),
        rules: charter.rules.to_string(),
        players: players as u8,
        visibility: store_visibility(charter.visibility),
        head: head(&*table, shared.now()),
        seats: seat_rows(&*table),
        records: new_records(&records),
    };
    shared.store.create_table(new).await?;
    metrics::counter!("gravegoods_tables_opened_total").increment(1);
    Ok(id.0)
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TableInfo {
    /// Its id.
    table: String,
    /// When it last changed, in milliseconds since 1970.
    updated: i64,
    /// The asker's seat, among their own tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    you: Option<String>,
    /// Everything else.
    #[serde(flatten)]
    listing: Listing,
}

/// What is shown of some tables, on which the asker has these seats.
fn infos(rows: Vec<store::TableRow>, own: &HashMap<store::TableId, u8>) -> Json<Vec<TableInfo>> {
    let info = |row: store::TableRow| {
        let listing = serde_json::from_str(&row.head.listing).ok()?;
        let you = own.get(&row.id).and_then(|&seat| Seat::at(usize::from(seat))).map(|seat| seat.to_string());
        Some(TableInfo { table: row.id.0, updated: row.head.updated_at.0, you, listing })
    };
    Json(rows.into_iter().filter_map(info).collect())
}

/// Which game's tables.
#[derive(Deserialize)]
pub(crate) struct Which {
    game: Option<String>,
}

/// The public tables: those that wait for people first, then those that can be watched.
#[utoipa::path(get, path = "/api/tables", tag = "tables",
    params(("game" = Option<String>, Query, description = "only this game's")),
    responses((status = 200, body = Vec<TableInfo>), (status = 400, body = Problem)))]
pub(crate) async fn lobby(
    State(shared): State<Shared>,
    Query(which): Query<Which>,
) -> Result<Json<Vec<TableInfo>>, ApiError> {
    let game = which.game.as_deref();
    if game.is_some_and(|game| !games::NAMES.contains(&game)) {
        return Ok(Json(Vec::new()));
    }
    let rows = shared.store.lobby(game, MOST).await?;
    Ok(infos(rows, &HashMap::new()))
}

/// The asker's own tables that are not over.
#[utoipa::path(get, path = "/api/mine", tag = "tables", security(("session" = [])),
    responses((status = 200, body = Vec<TableInfo>)))]
pub(crate) async fn mine(State(shared): State<Shared>, who: Who) -> Result<Json<Vec<TableInfo>>, ApiError> {
    let rows = shared.store.tables_of(&who.person.id, MOST).await?;
    let own = shared.store.seats_of(&who.person.id).await?;
    Ok(infos(rows, &own))
}

/// What a table looks like to the asker, as a sheet of the WebSocket protocol.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables", security((), ("session" = [])),
    responses((status = 200, body = protocol::Sheet)))]
pub(crate) async fn look(
    State(shared): State<Shared>,
    who: Option<Who>,
    Path(table): Path<String>,
) -> Result<Json<protocol::Sheet>, ApiError> {
    let person = who.map(|who| PersonId(who.person.id.0));
    let (reply, answer) = tokio::sync::oneshot::channel();
    Hall::send(&shared.0, &TableId(table), Errand::Look { person, reply }).await?;
    Ok(Json(answer.await.map_err(|_| ApiError::unavailable())?))
}

/// Play once more: opens a table with the same seats and options, or finds the one that somebody else has opened.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", tag = "tables", security(("session" = [])),
    responses((status = 200, body = Opened), (status = 409, body = Problem)))]
pub(crate) async fn rematch(
    State(shared): State<Shared>,
    who: Who,
    Path(table): Path<String>,
) -> Result<Json<Opened>, ApiError> {
    let id = TableId(table);
    let read = read_table(&shared, &id).await?;
    // The next table may be reached by its link only, so that nobody is told of it who had no seat.
    let own = PersonId(who.person.id.0.clone());
    let own = read.known_as(&own);
    let old = read.table;
    let over = matches!(old.status().standing, table::Standing::Over(_));
    if !over || old.seat_of(&own).is_none() {
        let reason = "those who sat at a table can play once more, once the game is over";
        return Err(ApiError::new(axum::http::StatusCode::CONFLICT, "notOver", reason));
    }
    let before = store::TableId(id.0.clone());
    if let Some(next) = shared.store.next_of(&before).await? {
        return Ok(Json(Opened { table: next.0 }));
    }
    shared.limits.table(&who.person.id.0)?;
    let next = next_records(&shared, &who, &own, &*old);
    let opened = keep(&shared, next.id.clone(), next.records, next.seats).await?;
    let chosen = shared.store.set_next(&before, &store::TableId(opened.clone())).await?;
    if chosen.0 != opened {
        // Of two who open a rematch at once the first is followed, and the other's table is put away.
        let (reply, _) = tokio::sync::oneshot::channel();
        let away = Errand::Call { call: table::Call::Expire, connection: None, reply };
        if let Err(refusal) = Hall::send(&shared.0, &next.id, away).await {
            tracing::warn!(table = %next.id, %refusal, "a table that nobody needs stays for a week");
        }
    }
    let rematch = Errand::Rematch { next: TableId(chosen.0.clone()) };
    shared.hall.send_if_live(&id, rematch).await;
    Ok(Json(Opened { table: chosen.0 }))
}

struct Next {
    id: TableId,
    records: Vec<Stamped>,
    seats: usize,
}

/// What opens a table like an old one, for somebody who went by `known_as` there.
fn next_records(shared: &Shared, who: &Who, known_as: &PersonId, old: &dyn table::AnyTable) -> Next {
    let own = PersonId(who.person.id.0.clone());
    let id = TableId(shared.fresh_name());
    let charter = old.charter().clone();
    let charter = Charter { table: id.clone(), host: own.clone(), seed: Seed(shared.secret()), ..charter };
    let sheet = old.sheet(table::Reader { person: None, since: u64::MAX, list: false }, 0);
    let mut next = vec![Record::Opened { charter: Box::new(charter) }];
    for seat in &sheet.seats {
        match &seat.holder {
            protocol::Holder::Bot { level } => {
                next.push(Record::Appointed { seat: seat.seat, level: *level })
            }
            protocol::Holder::Person { person, .. } if person == known_as => {
                let name = who.person.name.clone();
                next.push(Record::Sat { seat: seat.seat, person: own.clone(), name });
            }
            protocol::Holder::Person { .. } | protocol::Holder::Open => {}
        }
    }
    let at = shared.now();
    let records = next.into_iter().map(|record| Stamped { at, record }).collect();
    Next { id, records, seats: sheet.seats.len() }
}
