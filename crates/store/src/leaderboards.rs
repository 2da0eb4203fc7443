//! Histories, ratings and leaderboards.

use crate::Store;
use crate::database::sql::{Row, from_row, values};
use crate::error::Error;
use crate::rating::Rating;
use crate::tables::finish::{SettledResult, change, rating, seat_result};
use protocol::{Millis, PersonId, TableId};

/// Games whose results are compared with each other.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Pool {
    /// The game.
    pub game: String,
    /// Its variant.
    pub variant: String,
    /// The number of players.
    pub players: u8,
}

/// A finished table in a person's history.
#[derive(Clone, Debug, PartialEq)]
pub struct Past {
    /// The table.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// Its variant.
    pub variant: String,
    /// The number of players.
    pub players: u8,
    /// When it ended.
    pub at: Millis,
    /// What lists show of it, as in [`Head`](crate::Head).
    pub listing: String,
    /// The result of the person's seat; the first, if they had several.
    pub settled: SettledResult,
}

impl Past {
    /// The cursor of the next page, if this is the last entry of a page.
    #[must_use]
    pub fn cursor(&self) -> (Millis, TableId) {
        (self.at, self.table.clone())
    }
}

/// A rating of a person.
#[derive(Clone, Debug, PartialEq)]
pub struct Rated {
    /// The games that it is about.
    pub pool: Pool,
    /// The rating.
    pub rating: Rating,
    /// The number of rated games it is based on.
    pub games: u32,
}

/// An entry of the leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct Leader {
    /// The person.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// The rating.
    pub rating: Rating,
    /// The number of rated games it is based on.
    pub games: u32,
}

/// An entry of the leaderboard of games without opponents.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct SoloLeader {
    /// The person.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// The names of those who played with them.
    pub allies: Vec<String>,
    /// Their best score.
    pub score: i32,
    /// The rank of that score, in the game's words.
    pub rank: Option<String>,
    /// The table.
    pub table: TableId,
    /// The time.
    pub at: Millis,
}

/// The query for [`Past`]. Of several seats of one person, the first counts.
macro_rules! select_past {
    ($before:literal, $limit:literal) => {
        concat!(
            "SELECT r.table_id, r.game, r.variant, r.players, r.at, t.listing, r.seat, r.person, r.place, r.score, r.resigned, ",
            "r.solo_rank, r.mean_before, r.uncertainty_before, r.mean_after, r.uncertainty_after ",
            "FROM results r JOIN tables t ON t.id = r.table_id WHERE r.person = $1 ",
            $before,
            " AND NOT EXISTS (SELECT 1 FROM results o WHERE o.table_id = r.table_id AND o.person = r.person ",
            "AND o.seat < r.seat) ORDER BY r.at DESC, r.table_id DESC LIMIT ",
            $limit
        )
    };
}

impl Store {
    /// The finished tables of a person, latest first, after the cursor `before`.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn history(
        &self,
        person: &PersonId,
        before: Option<(Millis, TableId)>,
        limit: u32,
    ) -> Result<Vec<Past>, Error> {
        let mut conn = self.reading().await?;
        let rows = match before {
            None => conn.rows(select_past!("", "$2"), values![person, limit]).await?,
            Some((at, table)) => {
                let sql = select_past!("AND (r.at, r.table_id) < ($2, $3)", "$4");
                conn.rows(sql, values![person, at, &table, limit]).await?
            }
        };
        rows.iter().map(past).collect()
    }

    /// The ratings of a person, by game, variant and number of players.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn ratings_of(&self, person: &PersonId) -> Result<Vec<Rated>, Error> {
        let sql = "SELECT game, variant, players, mean, uncertainty, games FROM ratings WHERE person = $1 \
             ORDER BY game, variant, players";
        let rows = self.reading().await?.rows(sql, values![person]).await?;
        let rated = |row: &Row| Ok(from_row!(row, Rated { games; pool: pool(row)?, rating: rating(row)? }));
        rows.iter().map(rated).collect()
    }

    /// The accounts with the best conservative ratings.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn leaders(&self, pool: &Pool, limit: u32) -> Result<Vec<Leader>, Error> {
        let Pool { game, variant, players } = pool;
        let sql = "SELECT r.person, p.name, r.mean, r.uncertainty, r.games \
             FROM ratings r JOIN people p ON p.id = r.person \
             WHERE r.game = $1 AND r.variant = $2 AND r.players = $3 AND p.name_key IS NOT NULL \
             ORDER BY (r.mean - 3.0 * r.uncertainty) DESC, r.person LIMIT $4";
        let values = values![game.as_str(), variant.as_str(), *players, limit];
        let rows = self.reading().await?.rows(sql, values).await?;
        let leader = |row: &Row| Ok(from_row!(row, Leader { person, name, games; rating: rating(row)? }));
        rows.iter().map(leader).collect()
    }

    /// The accounts with the best scores in games without opponents in which an account played every seat and nobody resigned. Of
    /// equal scores, the earlier comes first. Allies who share their best game share an entry.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn solo_leaders(&self, pool: &Pool, limit: u32) -> Result<Vec<SoloLeader>, Error> {
        let Pool { game, variant, players } = pool;
        let sql = "SELECT person, name, together, solo_rank, table_id, at FROM ( \
                 SELECT r.person, p.name, r.seat, r.together, r.solo_rank, r.table_id, r.at, ROW_NUMBER() OVER ( \
                     PARTITION BY r.person ORDER BY r.together DESC, r.at, r.table_id, r.seat) AS nth \
                 FROM results r JOIN people p ON p.id = r.person \
                 WHERE r.game = $1 AND r.variant = $2 AND r.players = $3 AND r.together IS NOT NULL \
                     AND p.name_key IS NOT NULL AND NOT EXISTS ( \
                         SELECT 1 FROM results o LEFT JOIN people q ON q.id = o.person \
                         WHERE o.table_id = r.table_id AND (o.resigned OR q.name_key IS NULL)) \
             ) best WHERE nth = 1 ORDER BY together DESC, at, table_id, seat LIMIT $4";
        let values = values![game.as_str(), variant.as_str(), *players, limit];
        let mut conn = self.reading().await?;
        let mut leaders: Vec<SoloLeader> = Vec::new();
        for row in conn.rows(sql, values).await? {
            let leader = solo_leader(&row)?;
            // Allies who share their best game come one after the other.
            if leaders.last().is_some_and(|last| last.table == leader.table) {
                continue;
            }
            leaders.push(leader);
        }
        for leader in leaders.iter_mut().filter(|_| *players > 1) {
            let sql = "SELECT p.name FROM results r JOIN people p ON p.id = r.person \
                 WHERE r.table_id = $1 AND r.person <> $2 ORDER BY r.seat";
            for row in conn.rows(sql, values![&leader.table, &leader.person]).await? {
                leader.allies.push(row.get("name")?);
            }
        }
        Ok(leaders)
    }
}

pub(crate) fn pool(row: &Row) -> Result<Pool, Error> {
    Ok(from_row!(row, Pool { game, variant, players }))
}

fn past(row: &Row) -> Result<Past, Error> {
    let settled = SettledResult { result: seat_result(row)?, change: change(row)? };
    Ok(from_row!(row, Past { table = "table_id", game, variant, players, at, listing; settled: settled }))
}

fn solo_leader(row: &Row) -> Result<SoloLeader, Error> {
    let score = "together";
    Ok(
        from_row!(row, SoloLeader { person, name, rank = "solo_rank", table = "table_id", at; score: row.get(score)?, allies: Vec::new() }),
    )
}
