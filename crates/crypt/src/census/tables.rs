//! The statistics as tables.

use game_core::{Figure, Seat, Table};

use super::doing::{Doing, Where};
use super::sums::{Players, SOURCES, Sums};
use crate::vocabulary::card::Kind;
use crate::vocabulary::collector::Side;

/// The names of the sources of coins.
const SOURCE_NAMES: [&str; SOURCES] = [
    "treasures",
    "Idol",
    "Jewelry",
    "Manuscript",
    "Pottery",
    "Remains",
    "Tapestry",
    "servants",
    "curse",
    "all",
];

/// The index of the curse among the sources.
const CURSE_SOURCE: usize = 8;

/// The shares of games below a score that are shown, with their names.
const QUANTILES: [(&str, u64); 5] =
    [("lowest tenth", 10), ("lowest quarter", 25), ("half", 50), ("three quarters", 75), ("nine tenths", 90)];

impl Sums {
    pub(super) fn tables(&self) -> Vec<Table> {
        // A solo player has nobody to win against, and twins win together.
        let players = self.by_seat.iter().filter(|players| players.players > 0).count();
        let rivals = self.scores.iter().all(|games| *games == 0);
        let turns = || (1..).zip(&self.by_turn);
        let seats = || Seat::ALL.into_iter().zip(&self.by_seat);
        let before = if rivals {
            vec![wins("seat", seats()), wins("turn in round 1", turns()), self.ratios(players)]
        } else if players > 1 {
            vec![scores("seat", seats()), scores("turn in round 1", turns()), self.quantiles()]
        } else {
            vec![self.quantiles()]
        };
        let after = [self.torch(), self.coins(), self.sides(rivals), self.doings()];
        before.into_iter().chain(after).collect()
    }

    fn ratios(&self, players: usize) -> Table {
        let row = |groups: &[Players]| {
            let shares = || groups.iter().map(Players::won);
            let most = shares().filter_map(Figure::value).fold(0.0, f64::max);
            [Figure::best_to_worst(shares()), Figure::Ratio(most * players as f64)]
        };
        Table::new("best", &["to worst", "to a fair share"])
            .row("seat", row(&self.by_seat))
            .row("turn in round 1", row(&self.by_turn))
    }

    fn quantiles(&self) -> Table {
        QUANTILES.into_iter().fold(Table::new("score", &["at most"]), |table, (name, percent)| {
            let score = self.score_at(percent).map(i64::from);
            table.row(name, [Figure::Mean { sum: score.unwrap_or_default(), of: u64::from(score.is_some()) }])
        })
    }

    fn torch(&self) -> Table {
        let turns = (1..).zip(&self.torch).filter(|(_, gains)| gains.coins.of > 0);
        turns.fold(Table::new("first turn in a round", &["treasures", "coins"]), |table, (turn, gains)| {
            table.row(turn, [Figure::Sample(gains.treasures), Figure::Sample(gains.coins)])
        })
    }

    fn coins(&self) -> Table {
        let sources = SOURCE_NAMES.into_iter().zip(self.winners.into_iter().zip(self.all));
        let some = sources.enumerate().filter(|(source, _)| *source != CURSE_SOURCE || self.with_curse > 0);
        some.fold(Table::new("coins", &["winners", "all"]), |table, (_, (name, (winners, all)))| {
            table.row(name, [Figure::Sample(winners), Figure::Sample(all)])
        })
    }

    fn sides(&self, rivals: bool) -> Table {
        let played = sides().zip(&self.sides).filter(|(_, worth)| worth.games > 0);
        let columns: &[&str] = if rivals {
            &["games", "coins", "cards", "score", "uses", "wins with most"]
        } else {
            &["games", "coins", "cards", "score", "uses"]
        };
        played.fold(Table::new("side", columns), |table, ((kind, side), worth)| {
            let means = [worth.coins, worth.cards, worth.score, worth.uses].map(Figure::Sample);
            let most = rivals.then(|| worth.most.won());
            let figures = [Figure::Count(worth.games)].into_iter().chain(means).chain(most);
            table.row(format!("{kind} {side:?}"), figures.collect::<Vec<_>>())
        })
    }

    fn doings(&self) -> Table {
        let in_play = |doing: Doing| {
            let mut sides = sides().zip(&self.sides);
            sides.any(|((kind, side), worth)| worth.games > 0 && Doing::of_ability(kind, side) == Some(doing))
        };
        let can_happen = |doing: &Doing| match doing.described().1 {
            Where::Always => true,
            Where::Side => in_play(*doing),
            Where::Allies => self.with_allies > 0,
            Where::Curse => self.with_curse > 0,
        };
        let doings = Doing::ALL.into_iter().filter(can_happen);
        doings.fold(Table::new("doings", &["a game", "games"]), |table, doing| {
            let times = &self.doings[doing as usize];
            table.row(
                doing.described().0,
                [Figure::Sample(times.each), Figure::share(times.games, self.games)],
            )
        })
    }
}

/// The sides of all collectors, in the order of their sums.
fn sides() -> impl Iterator<Item = (Kind, Side)> {
    Kind::ALL.into_iter().flat_map(|kind| [(kind, Side::A), (kind, Side::B)])
}

impl Players {
    fn won(&self) -> Figure {
        Figure::wins(self.wins, self.players)
    }
}

/// How often groups of players win and their scores, without empty groups.
fn wins<'p, N: ToString>(name: &'static str, groups: impl Iterator<Item = (N, &'p Players)>) -> Table {
    let some = groups.filter(|(_, players)| players.players > 0);
    some.fold(Table::new(name, &["players", "wins", "score"]), |table, (name, players)| {
        let figures = [Figure::Count(players.players), players.won(), Figure::Sample(players.score)];
        table.row(name, figures)
    })
}

/// The scores of groups of players, without empty groups.
fn scores<'p, N: ToString>(name: &'static str, groups: impl Iterator<Item = (N, &'p Players)>) -> Table {
    let some = groups.filter(|(_, players)| players.players > 0);
    some.fold(Table::new(name, &["players", "score"]), |table, (name, players)| {
        table.row(name, [Figure::Count(players.players), Figure::Sample(players.score)])
    })
}
