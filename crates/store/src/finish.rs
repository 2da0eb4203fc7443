//! The end of a table: its results, written exactly once, and the rating changes.

use std::collections::{BTreeMap, BTreeSet};

use crate::Store;
use crate::error::Error;
use crate::rating::{Rating, RatingChange, rate};
use crate::sql::{Conn, Dialect, Row, from_row, values};
use protocol::{Millis, PersonId, TableId};

/// The end of a table.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Finish {
    /// The time.
    pub at: Millis,
    /// The result of each seat.
    pub results: Vec<SeatResult>,
    /// Whether it counts for ratings. It has an effect only if two or more people played, none of them twice. Seats without a
    /// person are left out.
    pub rated: bool,
}

/// The result of one seat.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct SeatResult {
    /// The seat's number.
    pub seat: u8,
    /// The person who played it.
    pub person: Option<PersonId>,
    /// Its place, from 1; tied seats have the same place.
    pub place: u8,
    /// Its points.
    pub score: i32,
    /// Whether it resigned.
    pub resigned: bool,
    /// The rank that a solo player reached, in the game's words.
    pub rank: Option<String>,
}

/// The result of one seat, with the rating change.
#[derive(Clone, Debug, PartialEq)]
pub struct SettledResult {
    /// The result.
    pub result: SeatResult,
    /// The rating change, if the table was rated.
    pub change: Option<RatingChange>,
}

impl Store {
    /// The results of a table by seat; empty if it has not finished.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn results(&self, table: &TableId) -> Result<Vec<SettledResult>, Error> {
        let sql = "SELECT seat, person, place, score, resigned, solo_rank, mean_before, uncertainty_before, \
             mean_after, uncertainty_after FROM results WHERE table_id = $1 ORDER BY seat";
        let rows = self.reading().await?.rows(sql, values![table]).await?;
        rows.iter().map(|row| Ok(SettledResult { result: seat_result(row)?, change: change(row)? })).collect()
    }
}

/// Writes the results of a table, and the ratings if it is rated.
pub(crate) async fn write_results(
    conn: &mut Conn,
    table: &TableId,
    game: &str,
    players: u8,
    finish: Finish,
    resolved: &BTreeMap<PersonId, PersonId>,
) -> Result<(), Error> {
    let Finish { at, mut results, rated } = finish;
    for result in &mut results {
        result.person = result.person.take().and_then(|person| resolved.get(&person).cloned());
    }
    conn.execute("UPDATE tables SET finished_at = $2 WHERE id = $1", values![table, at]).await?;
    let changes = match rated {
        true => rate_people(conn, game, players, at, &results).await?,
        false => BTreeMap::new(),
    };
    let sql = "INSERT INTO results (table_id, seat, person, game, players, at, place, score, resigned, solo_rank, \
         mean_before, uncertainty_before, mean_after, uncertainty_after) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)";
    for SeatResult { seat, person, place, score, resigned, rank } in results {
        let change = person.as_ref().and_then(|person| changes.get(person));
        let (before, after) = (change.map(|change| change.before), change.map(|change| change.after));
        let values = values![
            table,
            seat,
            person.as_ref(),
            game,
            players,
            at,
            place,
            score,
            resigned,
            rank,
            before.map(|rating| rating.mean),
            before.map(|rating| rating.uncertainty),
            after.map(|rating| rating.mean),
            after.map(|rating| rating.uncertainty),
        ];
        conn.execute(sql, values).await?;
    }
    Ok(())
}

/// Reads, computes and writes the ratings of all who played.
async fn rate_people(
    conn: &mut Conn,
    game: &str,
    players: u8,
    at: Millis,
    results: &[SeatResult],
) -> Result<BTreeMap<PersonId, RatingChange>, Error> {
    let places: Vec<(&PersonId, u8)> =
        results.iter().filter_map(|result| Some((result.person.as_ref()?, result.place))).collect();
    let people: BTreeSet<&PersonId> = places.iter().map(|&(person, _)| person).collect();
    // A game against oneself says nothing about skill.
    if people.len() < 2 || people.len() < places.len() {
        return Ok(BTreeMap::new());
    }
    // In the order of ids, so that two tables that finish at the same time can't deadlock.
    let mut before = BTreeMap::new();
    for person in people {
        before.insert(person, lock_rating(conn, person, game, players, at).await?);
    }
    let standing: Vec<(Rating, u8)> = places.iter().map(|&(person, place)| (before[person], place)).collect();
    let mut changes = BTreeMap::new();
    for ((person, _), ((before, _), after)) in places.iter().zip(standing.iter().zip(rate(&standing))) {
        let sql = "UPDATE ratings SET mean = $4, uncertainty = $5, games = games + 1, updated_at = $6 \
             WHERE person = $1 AND game = $2 AND players = $3";
        conn.execute(sql, values![*person, game, players, after.mean, after.uncertainty, at]).await?;
        changes.insert((*person).clone(), RatingChange { before: *before, after });
    }
    Ok(changes)
}

/// A person's rating, locked until the transaction ends.
async fn lock_rating(
    conn: &mut Conn,
    person: &PersonId,
    game: &str,
    players: u8,
    at: Millis,
) -> Result<Rating, Error> {
    let Rating { mean, uncertainty } = Rating::NEWCOMER;
    let sql = "INSERT INTO ratings (person, game, players, mean, uncertainty, games, updated_at) \
         VALUES ($1, $2, $3, $4, $5, 0, $6) ON CONFLICT DO NOTHING";
    conn.execute(sql, values![person, game, players, mean, uncertainty, at]).await?;
    let sql = match conn.dialect() {
        Dialect::Sqlite => {
            "SELECT mean, uncertainty FROM ratings WHERE person = $1 AND game = $2 AND players = $3"
        }
        Dialect::Postgres => {
            "SELECT mean, uncertainty FROM ratings WHERE person = $1 AND game = $2 AND players = $3 FOR UPDATE"
        }
    };
    let row = conn.row(sql, values![person, game, players]).await?;
    rating(&row.ok_or_else(|| Error::corrupt("rating", "nothing"))?)
}

pub(crate) fn rating(row: &Row) -> Result<Rating, Error> {
    Ok(from_row!(row, Rating { mean, uncertainty }))
}

pub(crate) fn seat_result(row: &Row) -> Result<SeatResult, Error> {
    Ok(from_row!(row, SeatResult { seat, person, place, score, resigned, rank = "solo_rank" }))
}

pub(crate) fn change(row: &Row) -> Result<Option<RatingChange>, Error> {
    let pair = |mean, uncertainty| -> Result<Option<Rating>, Error> {
        let (mean, uncertainty) = (row.get(mean)?, row.get(uncertainty)?);
        Ok(Option::zip(mean, uncertainty).map(|(mean, uncertainty)| Rating { mean, uncertainty }))
    };
    let before = pair("mean_before", "uncertainty_before")?;
    let after = pair("mean_after", "uncertainty_after")?;
    Ok(before.zip(after).map(|(before, after)| RatingChange { before, after }))
}
