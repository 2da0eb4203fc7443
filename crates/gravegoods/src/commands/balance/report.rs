//! What was counted, as tables or as JSON.

use std::io::Write;

use game_core::{Figure, Table};
use games::{Listed, Options};
use serde_json::{Map, Value, json};

use crate::columns::{self, count};
use crate::failure::Failure;
use crate::matches::contest::BotStats;
use crate::run::Played;
use crate::setup;
use crate::stats::Share;

/// What was counted, and how the games were played.
pub(super) struct Report<'r> {
    pub(super) bot: &'r str,
    pub(super) seed: u64,
    pub(super) games: u64,
    pub(super) threads: usize,
    /// One run for each number of players.
    pub(super) runs: Vec<Run>,
}

/// The games of one number of players.
pub(super) struct Run {
    pub(super) options: Options,
    pub(super) played: Played,
    pub(super) tables: Vec<Table>,
    pub(super) stats: BotStats,
}

impl Report<'_> {
    /// Prints one JSON object. Only `threads` and `seconds` depend on the machine.
    pub(super) fn print_json<G: Listed>(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let figures = json!({
            "game": G::NAME,
            "bot": self.bot,
            "options": self.chosen(),
            "seed": self.seed,
            "games": self.games,
            "threads": self.threads,
            "players": self.runs.iter().map(Run::figures).collect::<Vec<_>>(),
        });
        Ok(writeln!(out, "{figures}")?)
    }

    /// The options that were given, which are the same for every number of players.
    fn chosen(&self) -> Map<String, Value> {
        let chosen = self.runs.iter().take(1).flat_map(|run| &run.options.chosen);
        chosen.map(|(name, value)| (name.clone(), Value::from(value.as_str()))).collect()
    }

    /// Prints tables.
    pub(super) fn print<G: Listed>(&self, out: &mut dyn Write) -> Result<(), Failure> {
        for (index, run) in self.runs.iter().enumerate() {
            if index > 0 {
                writeln!(out)?;
            }
            let (setup, games) = (setup::describe::<G>(&run.options), count(run.played.games, "game"));
            writeln!(out, "{setup}: {games} of {} with {}", self.bot, run.played)?;
            run.tables.iter().try_for_each(|table| print_table(table, out))?;
            if let Some(summary) = run.stats.fault_summary(self.bot) {
                writeln!(out, "\n{summary}")?;
            }
        }
        Ok(())
    }
}

impl Run {
    fn figures(&self) -> Value {
        let mut run = Map::new();
        run.insert("players".to_owned(), self.options.players.into());
        run.insert("seconds".to_owned(), self.played.seconds.into());
        for table in &self.tables {
            run.insert(key(table.name), table_figures(table));
        }
        if let Some(faults) = self.stats.faults() {
            run.insert("forfeits".to_owned(), self.stats.forfeits().into());
            run.insert("faults".to_owned(), json!(faults));
            run.insert("first_fault".to_owned(), self.stats.first_fault().into());
        }
        run.into()
    }
}

/// A name as the name of a JSON field.
fn key(name: &str) -> String {
    name.replace([' ', '-'], "_")
}

/// A list of rows, each with its name and a field for each column. A figure with an interval has another field for it.
fn table_figures(table: &Table) -> Value {
    let row = |(name, figures): &(String, Vec<Figure>)| {
        let mut row = Map::new();
        row.insert("name".to_owned(), name.as_str().into());
        for (column, figure) in table.columns.iter().zip(figures) {
            let value = match *figure {
                Figure::Count(count) => count.into(),
                other => other.value().into(),
            };
            row.insert(key(column), value);
            if let Some(interval) = interval(*figure) {
                row.insert(format!("{}_interval", key(column)), json!(interval));
            }
        }
        Value::from(row)
    };
    table.rows.iter().map(row).collect()
}

/// The 95 % interval of a share (Wilson's) or of a mean with a known deviation. Other figures and those of zero cases have none.
fn interval(figure: Figure) -> Option<[f64; 2]> {
    match figure {
        Figure::Sample(sample) => sample.interval(),
        Figure::Share { part, of } if of > 0 => Some(Share { part, of: of as f64 }.interval()),
        Figure::Share { .. } | Figure::Count(_) | Figure::Mean { .. } | Figure::Ratio(_) => None,
    }
}

fn print_table(table: &Table, out: &mut dyn Write) -> Result<(), Failure> {
    if table.rows.is_empty() {
        return Ok(());
    }
    let has_interval = |figure| matches!(figure, Figure::Share { .. } | Figure::Sample(_));
    let intervals: Vec<bool> = (0..table.columns.len())
        .map(|column| table.rows.iter().any(|(_, row)| has_interval(row[column])))
        .collect();
    let heading = table.columns.iter().zip(&intervals).flat_map(|(column, interval)| {
        [Some((*column).to_owned()), interval.then(|| "95 % interval".to_owned())].into_iter().flatten()
    });
    let heading = [table.name.to_owned()].into_iter().chain(heading).collect();
    let row = |(name, figures): &(String, Vec<Figure>)| {
        let cells = figures.iter().zip(&intervals).flat_map(|(figure, interval)| {
            [Some(cell(*figure)), interval.then(|| interval_cell(*figure))].into_iter().flatten()
        });
        [name.clone()].into_iter().chain(cells).collect()
    };
    let rows: Vec<_> = [heading].into_iter().chain(table.rows.iter().map(row)).collect();
    writeln!(out)?;
    Ok(columns::print(&rows, out)?)
}

fn cell(figure: Figure) -> String {
    match (figure, figure.value()) {
        (_, None) => "-".to_owned(),
        (Figure::Count(count), _) => count.to_string(),
        (Figure::Mean { .. } | Figure::Sample(_), Some(mean)) => format!("{mean:.2}"),
        (Figure::Share { .. }, Some(share)) => format!("{:.2} %", share * 100.0),
        (Figure::Ratio(_), Some(ratio)) => format!("{ratio:.3}"),
    }
}

fn interval_cell(figure: Figure) -> String {
    let Some([low, high]) = interval(figure) else {
        return "-".to_owned();
    };
    match figure {
        Figure::Share { .. } => format!("{:.2} to {:.2} %", low * 100.0, high * 100.0),
        _ => format!("{low:.2} to {high:.2}"),
    }
}
