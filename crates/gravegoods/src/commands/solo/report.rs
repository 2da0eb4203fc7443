//! The results of solo games, as tables or as JSON.

use std::collections::BTreeMap;
use std::io::Write;

use game_core::Seat;
use games::{Listed, Options};
use serde::Serialize;

use super::Games;
use crate::columns::{self, count};
use crate::failure::Failure;
use crate::matches::contest::StatsFigures;
use crate::run::Played;
use crate::setup;
use crate::stats::RankFigures;

/// The maximum width of a bar of the distribution, in characters.
const MAX_WIDTH: u64 = 40;

/// How many scores share a row of the distribution.
const BAND: i32 = 2;

/// The results of solo games, and how they were played.
pub(super) struct Report<'r> {
    pub(super) options: Options,
    pub(super) bot: &'r str,
    pub(super) played: Played,
    pub(super) games: Games,
}

/// The fields of `--json`. Only `threads`, `seconds` and the milliseconds depend on the machine.
#[derive(Serialize)]
struct Figures<'a> {
    game: &'a str,
    bot: &'a str,
    options: BTreeMap<&'a str, &'a str>,
    #[serde(flatten)]
    played: Played,
    mean_score: f64,
    sd_score: Option<f64>,
    /// The minimum score, the three quartiles, and the maximum.
    quartiles: [i32; 5],
    scores: Vec<ScoreFigures>,
    ranks: Vec<RankFigures>,
    #[serde(flatten)]
    stats: StatsFigures<'a>,
}

#[derive(Serialize)]
struct ScoreFigures {
    score: i32,
    games: u64,
}

impl Report<'_> {
    /// Prints one JSON object.
    pub(super) fn print_json<G: Listed>(&self, out: &mut dyn Write) -> Result<(), Failure> {
        Ok(writeln!(out, "{}", serde_json::to_string(&self.figures::<G>())?)?)
    }

    fn figures<G: Listed>(&self) -> Figures<'_> {
        let Games { tally, scores, stats } = &self.games;
        let spread = tally.scores(Seat::A);
        Figures {
            game: G::NAME,
            bot: self.bot,
            options: setup::chosen(&self.options),
            played: self.played,
            mean_score: spread.mean,
            sd_score: spread.deviation,
            quartiles: [0, 1, 2, 3, 4].map(|quarters| self.quantile(quarters)),
            scores: scores.iter().map(|(&score, &games)| ScoreFigures { score, games }).collect(),
            ranks: RankFigures::all::<G>(tally),
            stats: stats.figures(),
        }
    }

    /// The lowest score that this many quarters of the games do not exceed.
    fn quantile(&self, quarters: u64) -> i32 {
        let wanted = (self.played.games * quarters).div_ceil(4).max(1);
        let mut games = 0;
        let reached = self.games.scores.iter().find(|(_, count)| {
            games += *count;
            games >= wanted
        });
        *reached.expect("there is at least one game").0
    }

    /// Prints tables.
    pub(super) fn print<G: Listed>(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let figures = self.figures::<G>();
        let [min, quarter, half, three_quarters, max] = figures.quartiles;
        let (setup, games) = (setup::describe::<G>(&self.options), count(self.played.games, "game"));
        writeln!(out, "{setup}: {games} of {} with {}\n", self.bot, self.played)?;
        let deviation = figures.sd_score.map_or("-".to_owned(), |deviation| format!("{deviation:.2}"));
        writeln!(out, "mean score {:.2}, sd {deviation}", figures.mean_score)?;
        writeln!(out, "quartiles {min} | {quarter} | {half} | {three_quarters} | {max}")?;
        writeln!(
            out,
            "{:.3} ms a decision, the longest {:.3} ms\n",
            figures.stats.ms_per_decision, figures.stats.ms_longest
        )?;
        self.print_ranks(&figures, out)?;
        self.print_scores(out)?;
        if let Some(summary) = self.games.stats.fault_summary(self.bot) {
            writeln!(out, "\n{summary}")?;
        }
        Ok(())
    }

    fn print_ranks(&self, figures: &Figures<'_>, out: &mut dyn Write) -> Result<(), Failure> {
        let heading = ["rank", "share", "95 % interval"].map(str::to_owned).to_vec();
        let row = |figures: &RankFigures| {
            let [low, high] = figures.interval.map(|bound| bound * 100.0);
            let share = format!("{:.2} %", figures.share * 100.0);
            vec![figures.rank.to_owned(), share, format!("{low:.2} to {high:.2} %")]
        };
        let rows: Vec<_> = [heading].into_iter().chain(figures.ranks.iter().map(row)).collect();
        Ok(columns::print(&rows, out)?)
    }

    /// Prints the distribution of the scores, a row for each band of scores.
    fn print_scores(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let mut bands: BTreeMap<i32, u64> = BTreeMap::new();
        for (score, games) in &self.games.scores {
            *bands.entry(score.div_euclid(BAND)).or_default() += games;
        }
        let (Some((&first, _)), Some((&last, _))) = (bands.first_key_value(), bands.last_key_value()) else {
            return Ok(());
        };
        let most = bands.values().copied().max().unwrap_or(1);
        writeln!(out, "\nscore      games")?;
        for band in first..=last {
            let games = bands.get(&band).copied().unwrap_or(0);
            let from = band * BAND;
            let scores = format!("{from} to {}", from + BAND - 1);
            let bar = "#".repeat((games * MAX_WIDTH).div_ceil(most) as usize);
            writeln!(out, "{}", format!("{scores:<9}{games:>7}  {bar}").trim_end())?;
        }
        Ok(())
    }
}
