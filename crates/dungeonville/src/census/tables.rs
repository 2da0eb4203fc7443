//! The statistics as tables.

use game_core::{Figure, Seat, Table};

use super::sums::{Owners, Points, Recruits, Sums};
use super::{Item, Place, Tower};
use crate::state::ROUNDS;

/// How many rounds a game should last (D5.6).
const LENGTH: std::ops::RangeInclusive<usize> = 3..=14;

/// The columns of tables of players and their wins.
const WINS: &[&str] = &["players", "wins"];

impl Sums {
    pub(super) fn tables(&self) -> Vec<Table> {
        vec![
            self.length(),
            self.rounds_each(),
            self.ends(),
            wins("tower dealt", Tower::ALL.into_iter().zip(&self.dealt)),
            wins("tower in the end", Tower::ALL.into_iter().zip(&self.held)),
            wins("seat", Seat::ALL.into_iter().zip(&self.by_seat)),
            wins("turn in round 1", (1..).zip(&self.by_turn)),
            wins("deed", ["as dealt", "drawn again"].into_iter().zip(&self.by_swap)),
            self.ratios(),
            self.points(),
            self.blood(),
            self.towers(),
            self.expeditions(),
            self.recruits(),
            self.gold(),
            self.items(),
        ]
    }

    fn a_game(&self, count: u64) -> Figure {
        Figure::mean(count, self.games)
    }

    fn of_games(&self, count: u64) -> Figure {
        Figure::share(count, self.games)
    }

    fn length(&self) -> Table {
        let lasting =
            |rounds: std::ops::RangeInclusive<usize>| self.of_games(self.rounds[rounds].iter().sum::<u64>());
        let (least, most, last) = (*LENGTH.start(), *LENGTH.end(), usize::from(ROUNDS));
        Table::new("length", &["games"])
            .row(format!("under {least} rounds"), [lasting(0..=least - 1)])
            .row(format!("{least} to {most} rounds"), [lasting(LENGTH)])
            .row(format!("over {most} rounds"), [lasting(most + 1..=last)])
    }

    fn rounds_each(&self) -> Table {
        let all: u64 = (0..).zip(&self.rounds).map(|(rounds, games)| rounds * games).sum();
        let table = Table::new("rounds", &["games", "mean rounds"])
            .row("all", [Figure::Count(self.games), self.a_game(all)]);
        let lengths = (0u64..).zip(&self.rounds).filter(|(_, games)| **games > 0);
        lengths.fold(table, |table, (rounds, &games)| {
            table.row(rounds, [Figure::Count(games), Figure::mean(rounds * games, games)])
        })
    }

    fn ends(&self) -> Table {
        Table::new("end", &["games"])
            .row("declared", [self.of_games(self.declared)])
            .row("after the last round", [self.of_games(self.games - self.declared)])
            .row("with a false declaration", [self.of_games(self.with_false_declaration)])
            .row("with a deed drawn again", [self.of_games(self.with_swap)])
    }

    fn ratios(&self) -> Table {
        let ratio = |owners: &[Owners]| [Figure::best_to_worst(owners.iter().map(Owners::won))];
        Table::new("best to worst", &["wins"])
            .row("tower dealt", ratio(&self.dealt))
            .row("tower in the end", ratio(&self.held))
            .row("seat", ratio(&self.by_seat))
            .row("turn in round 1", ratio(&self.by_turn))
    }

    fn points(&self) -> Table {
        let row = |points: &Points| {
            let mean = |sum| Figure::Mean { sum, of: points.players };
            [mean(points.kills), mean(points.tower), mean(points.kills + points.tower)]
        };
        Table::new("points", &["kill zone", "tower", "score"])
            .row("winners", row(&self.winners_points))
            .row("all", row(&self.points))
    }

    fn blood(&self) -> Table {
        let deaths = self.killed + self.died;
        let tokens = self.blood_taken + self.blood_placed;
        Table::new("blood", &["a game", "share"])
            .row("killed in fights", [self.a_game(self.killed), Figure::share(self.killed, deaths)])
            .row("died in towers", [self.a_game(self.died), Figure::share(self.died, deaths)])
            .row(
                "tokens to kill zones",
                [self.a_game(self.blood_taken), Figure::share(self.blood_taken, tokens)],
            )
            .row(
                "tokens to towers",
                [self.a_game(self.blood_placed), Figure::share(self.blood_placed, tokens)],
            )
    }

    fn towers(&self) -> Table {
        let towers = Tower::ALL.into_iter().zip(self.entered.iter().zip(&self.dead));
        towers.fold(
            Table::new("tower", &["entered a game", "dead a game"]),
            |table, (tower, (&entered, &dead))| table.row(tower, [self.a_game(entered), self.a_game(dead)]),
        )
    }

    fn expeditions(&self) -> Table {
        let parties = &self.expeditions;
        Table::new("doings", &["a game"])
            .row("clashes", [self.a_game(self.clashes)])
            .row("beaten who join", [self.a_game(self.joined)])
            .row("parties that enter", [self.a_game(parties.entered)])
            .row("rooms turned", [self.a_game(parties.rooms)])
            .row("parties that leave", [self.a_game(parties.left)])
            .row("parties wiped out", [self.a_game(parties.wiped_out)])
            .row("parties disbanded", [self.a_game(parties.disbanded)])
            .row("false declarations", [self.a_game(self.false_declarations)])
            .row("deeds drawn again", [self.a_game(self.swaps)])
    }

    fn recruits(&self) -> Table {
        let all: u64 = self.gold.recruits.iter().map(|recruits| recruits.count).sum();
        let places = Place::ALL.into_iter().zip(&self.gold.recruits);
        places.fold(
            Table::new("recruited at", &["a game", "share", "gold a game"]),
            |table, (place, recruits)| {
                let &Recruits { count, gold } = recruits;
                table.row(place, [self.a_game(count), Figure::share(count, all), self.a_game(gold)])
            },
        )
    }

    fn gold(&self) -> Table {
        let gold = &self.gold;
        let recruiting = gold.recruits.iter().map(|recruits| recruits.gold).sum();
        Table::new("gold", &["a game"])
            .row("brought home", [self.a_game(gold.gathered)])
            .row("spent on recruits", [self.a_game(recruiting)])
            .row("spent on deeds", [self.a_game(gold.deeds)])
            .row("tokens lost", [self.a_game(gold.tokens_lost)])
            .row("left behind in towers", [self.a_game(gold.dropped)])
            .row("lost with parties", [self.a_game(gold.lost)])
    }

    fn items(&self) -> Table {
        let items = Item::ALL.into_iter().zip(&self.items);
        let table = Table::new("item", &["drawn a game", "brought home", "used", "uses", "spent"]);
        items.fold(table, |table, (item, uses)| {
            let figures = [uses.drawn, uses.gathered, uses.used].map(|count| self.a_game(count));
            let figures = figures.into_iter().chain([Figure::Count(uses.used), self.a_game(uses.spent)]);
            table.row(item, figures.collect::<Vec<_>>())
        })
    }
}

impl Owners {
    fn won(&self) -> Figure {
        Figure::wins(self.wins, self.players)
    }
}

/// How often groups of players win, without empty groups.
fn wins<'o, N: ToString>(name: &'static str, owners: impl Iterator<Item = (N, &'o Owners)>) -> Table {
    let some = owners.filter(|(_, owners)| owners.players > 0);
    some.fold(Table::new(name, WINS), |table, (name, owners)| {
        table.row(name, [Figure::Count(owners.players), owners.won()])
    })
}
