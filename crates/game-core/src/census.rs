//! Statistics that a game collects over many of its games.

pub(crate) mod sums;

use std::fmt::Debug;

use crate::{Game, Log, NoLog, Outcome, Sample};

/// Collects statistics about games of `G`: it is given the start, every event and the end of each game.
///
/// It keeps only sums of whole numbers, so the order in which games are added does not matter.
///
/// ```
/// use game_core::{Census, NoLog};
/// # use game_laws::toy::sealed_bids::SealedBids;
///
/// // The census that counts nothing has no tables.
/// assert!(Census::<SealedBids>::tables(&NoLog).is_empty());
/// ```
pub trait Census<G: Game>: Log<G> + Default + Debug + Send {
    /// Starts counting a game.
    fn begin(&mut self, start: &G);

    /// Finishes the game that was started last.
    fn end(&mut self, outcome: &Outcome);

    /// Adds all games of another census.
    fn merge(&mut self, other: &Self);

    /// The results, as tables.
    fn tables(&self) -> Vec<Table>;
}

/// Counts nothing.
impl<G: Game> Census<G> for NoLog {
    fn begin(&mut self, _: &G) {}

    fn end(&mut self, _: &Outcome) {}

    fn merge(&mut self, _: &NoLog) {}

    fn tables(&self) -> Vec<Table> {
        Vec::new()
    }
}

/// A table of figures.
///
/// ```
/// use game_core::{Figure, Table};
///
/// let table = Table::new("seat", &["games", "mean score"])
///     .row("a", [Figure::Count(4), Figure::mean(30, 4)]);
/// assert_eq!(table.figure("a", "games"), Some(Figure::Count(4)));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    /// What the table is about: the heading above the names of its rows.
    pub name: &'static str,
    /// The headings of its columns.
    pub columns: &'static [&'static str],
    /// The rows: a name, and a figure for each column.
    pub rows: Vec<(String, Vec<Figure>)>,
}

impl Table {
    /// A table without rows.
    pub fn new(name: &'static str, columns: &'static [&'static str]) -> Table {
        Table { name, columns, rows: Vec::new() }
    }

    /// Adds a row.
    ///
    /// # Panics
    /// If there is not one figure for each column.
    #[must_use]
    pub fn row(mut self, name: impl ToString, figures: impl Into<Vec<Figure>>) -> Table {
        let figures = figures.into();
        assert_eq!(
            figures.len(),
            self.columns.len(),
            "a row of {} has one figure for each column",
            self.name
        );
        self.rows.push((name.to_string(), figures));
        self
    }

    /// The figure in a row and a column, by their names.
    pub fn figure(&self, row: &str, column: &str) -> Option<Figure> {
        let column = self.columns.iter().position(|name| *name == column)?;
        let (_, figures) = self.rows.iter().find(|(name, _)| name == row)?;
        figures.get(column).copied()
    }
}

/// A figure in a table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Figure {
    /// A number of things.
    Count(u64),
    /// A mean: a sum divided by a number of cases.
    Mean {
        /// The sum.
        sum: i64,
        /// The number of cases.
        of: u64,
    },
    /// The mean of independent cases, of which the deviation is known.
    Sample(Sample),
    /// The share of independent cases in which something was true.
    Share {
        /// The cases in which it was true; seats that share a win have a part of it each.
        part: f64,
        /// The number of cases.
        of: u64,
    },
    /// One value divided by another.
    Ratio(f64),
}

impl Figure {
    /// The mean of `of` cases that add up to `sum`.
    pub fn mean(sum: u64, of: u64) -> Figure {
        Figure::Mean { sum: sum as i64, of }
    }

    /// The share of `part` in `of` cases.
    pub fn share(part: u64, of: u64) -> Figure {
        Figure::Share { part: part as f64, of }
    }

    /// The share of wins in `of` games, from [parts of wins](crate::WIN).
    pub fn wins(parts: u64, of: u64) -> Figure {
        Figure::Share { part: parts as f64 / crate::WIN as f64, of }
    }

    /// The figure as one number; none if it would be divided by zero.
    pub fn value(self) -> Option<f64> {
        let over = |sum: f64, of: u64| (of > 0).then(|| sum / of as f64);
        match self {
            Figure::Count(count) => Some(count as f64),
            Figure::Mean { sum, of } => over(sum as f64, of),
            Figure::Sample(sample) => sample.mean(),
            Figure::Share { part, of } => over(part, of),
            Figure::Ratio(ratio) => Some(ratio).filter(|ratio| ratio.is_finite()),
        }
    }

    /// The highest of some figures divided by the lowest.
    pub fn best_to_worst(figures: impl IntoIterator<Item = Figure>) -> Figure {
        let values = figures.into_iter().filter_map(Figure::value);
        let (least, most) =
            values.fold((f64::INFINITY, 0.0), |(least, most), value| (value.min(least), value.max(most)));
        Figure::Ratio(most / least)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_divided_by_zero_has_no_value() {
        assert_eq!(Figure::mean(6, 4).value(), Some(1.5));
        assert_eq!(Figure::wins(crate::WIN * 3 / 2, 2).value(), Some(0.75));
        assert_eq!(
            [Figure::mean(0, 0), Figure::share(0, 0), Figure::Ratio(1.0 / 0.0)].map(Figure::value),
            [None; 3]
        );
    }

    #[test]
    fn the_best_is_compared_with_the_worst() {
        let shares = [(1, 4), (0, 0), (1, 2), (2, 5)].map(|(part, of)| Figure::share(part, of));
        assert_eq!(Figure::best_to_worst(shares), Figure::Ratio(2.0));
        assert_eq!(Figure::best_to_worst([Figure::share(0, 3), Figure::share(1, 3)]).value(), None);
    }

    #[test]
    fn a_figure_is_found_by_its_names() {
        let table = Table::new("seat", &["games", "wins"]);
        let table = table.row('a', [Figure::Count(3), Figure::share(1, 3)]);
        assert_eq!(table.figure("a", "wins"), Some(Figure::share(1, 3)));
        assert_eq!((table.figure("b", "wins"), table.figure("a", "losses")), (None, None));
    }
}
