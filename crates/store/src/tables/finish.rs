//! The end of a table: its results, written exactly once, and the rating changes.

use std::collections::{BTreeMap, BTreeSet};

use crate::Store;
use crate::database::sql::{Conn, Dialect, Row, from_row, values};
use crate::error::Error;
use crate::leaderboards::Pool;
use crate::rating::{Rating, RatingChange, rate_teams};
use protocol::{Millis, PersonId, TableId};

/// The end of a table.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Finish {
    /// The time.
    pub at: Millis,
    /// The result of each seat.
    pub results: Vec<SeatResult>,
    /// Whether it counts for ratings. It has an effect only if two or more people played who were not all allies, none of them
    /// twice. Seats without a person are left out.
    pub rated: bool,
    /// The numbers of the seats of each team; empty where everyone played alone. Allies have the same place.
    pub teams: Vec<Vec<u8>>,
    /// The score of a game without opponents, which counts for all who played it.
    pub together: Option<i32>,
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
    pool: &Pool,
    finish: Finish,
    resolved: &BTreeMap<PersonId, PersonId>,
) -> Result<(), Error> {
    let Finish { at, mut results, rated, teams, together } = finish;
    let Pool { game, variant, players } = pool;
    for result in &mut results {
        result.person = result.person.take().and_then(|person| resolved.get(&person).cloned());
    }
    conn.execute("UPDATE tables SET finished_at = $2 WHERE id = $1", values![table, at]).await?;
    let changes = match rated {
        true => rate_people(conn, pool, at, &results, &teams).await?,
        false => BTreeMap::new(),
    };
    let sql = "INSERT INTO results (table_id, seat, person, game, players, at, place, score, resigned, solo_rank, \
         mean_before, uncertainty_before, mean_after, uncertainty_after, variant, together) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)";
    for SeatResult { seat, person, place, score, resigned, rank } in results {
        let change = person.as_ref().and_then(|person| changes.get(person));
        let (before, after) = (change.map(|change| change.before), change.map(|change| change.after));
        let values = values![
            table,
            seat,
            person.as_ref(),
            game.as_str(),
            *players,
            at,
            place,
            score,
            resigned,
            rank,
            before.map(|rating| rating.mean),
            before.map(|rating| rating.uncertainty),
            after.map(|rating| rating.mean),
            after.map(|rating| rating.uncertainty),
            variant.as_str(),
            together,
        ];
        conn.execute(sql, values).await?;
    }
    Ok(())
}

/// Reads, computes and writes the ratings of all who played.
async fn rate_people(
    conn: &mut Conn,
    pool: &Pool,
    at: Millis,
    results: &[SeatResult],
    teams: &[Vec<u8>],
) -> Result<BTreeMap<PersonId, RatingChange>, Error> {
    let rivals = rivals(results, teams);
    let seated: Vec<&PersonId> = rivals.iter().flat_map(|(people, _)| people).copied().collect();
    let people: BTreeSet<&PersonId> = seated.iter().copied().collect();
    // A game against oneself says nothing about skill.
    if rivals.len() < 2 || people.len() < seated.len() {
        return Ok(BTreeMap::new());
    }
    // In the order of ids, so that two tables that finish at the same time can't deadlock.
    let mut before = BTreeMap::new();
    for person in people {
        before.insert(person, lock_rating(conn, person, pool, at).await?);
    }
    let team = |(people, place): &(Vec<&PersonId>, u8)| {
        (people.iter().map(|person| before[person]).collect::<Vec<Rating>>(), *place)
    };
    let standing: Vec<(Vec<Rating>, u8)> = rivals.iter().map(team).collect();
    let after = rate_teams(&standing).into_iter().flatten();
    let mut changes = BTreeMap::new();
    for (person, after) in seated.into_iter().zip(after) {
        let sql = "UPDATE ratings SET mean = $5, uncertainty = $6, games = games + 1, updated_at = $7 \
             WHERE person = $1 AND game = $2 AND variant = $3 AND players = $4";
        let Pool { game, variant, players } = pool;
        let values =
            values![person, game.as_str(), variant.as_str(), *players, after.mean, after.uncertainty, at];
        conn.execute(sql, values).await?;
        changes.insert(person.clone(), RatingChange { before: before[person], after });
    }
    Ok(changes)
}

/// The people who played as one, with their place: teams, or everyone alone.
fn rivals<'r>(results: &'r [SeatResult], teams: &[Vec<u8>]) -> Vec<(Vec<&'r PersonId>, u8)> {
    let alone: Vec<Vec<u8>> = results.iter().map(|result| vec![result.seat]).collect();
    let teams = if teams.is_empty() { &alone[..] } else { teams };
    let rivals = teams.iter().filter_map(|team| {
        let own = || results.iter().filter(|result| team.contains(&result.seat));
        let people: Vec<&PersonId> = own().filter_map(|result| result.person.as_ref()).collect();
        // An ally who resigned is placed last; the team is where its best is.
        let place = own().filter(|result| result.person.is_some()).map(|result| result.place).min()?;
        Some((people, place))
    });
    rivals.collect()
}

/// A person's rating, locked until the transaction ends.
async fn lock_rating(conn: &mut Conn, person: &PersonId, pool: &Pool, at: Millis) -> Result<Rating, Error> {
    let Rating { mean, uncertainty } = Rating::NEWCOMER;
    let (game, variant, players) = (pool.game.as_str(), pool.variant.as_str(), pool.players);
    let sql = "INSERT INTO ratings (person, game, variant, players, mean, uncertainty, games, updated_at) \
         VALUES ($1, $2, $3, $4, $5, $6, 0, $7) ON CONFLICT DO NOTHING";
    conn.execute(sql, values![person, game, variant, players, mean, uncertainty, at]).await?;
    let sql = match conn.dialect() {
        Dialect::Sqlite => {
            "SELECT mean, uncertainty FROM ratings \
             WHERE person = $1 AND game = $2 AND variant = $3 AND players = $4"
        }
        Dialect::Postgres => {
            "SELECT mean, uncertainty FROM ratings \
             WHERE person = $1 AND game = $2 AND variant = $3 AND players = $4 FOR UPDATE"
        }
    };
    let row = conn.row(sql, values![person, game, variant, players]).await?;
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
