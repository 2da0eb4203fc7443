//! Dungeonville's games in tests.

use std::collections::BTreeSet;

use dungeonville::{Setup, State};

/// A builder for a position. Everything that is not set is as in a game where nothing has happened.
pub(crate) struct Table {
    /// The card set, and the version of the rules from 2 on.
    rules: &'static str,
    stage: String,
    first: String,
    town: String,
    out: String,
    towers: Vec<String>,
    seats: Vec<String>,
    tail: Vec<String>,
}

/// A position with this number of players and this round, stage and turn, as in `2 recruit a`.
pub(crate) fn table(players: usize, stage: &str) -> Table {
    let seats = ["a C", "b R", "c I", "d G", "e D"];
    Table {
        rules: "house rules 2",
        stage: stage.to_owned(),
        first: "a".to_owned(),
        town: String::new(),
        out: String::new(),
        towers: ["C", "R", "I", "G", "D"].map(str::to_owned).to_vec(),
        seats: seats[..players].iter().map(|seat| (*seat).to_owned()).collect(),
        tail: Vec::new(),
    }
}

impl Table {
    /// Under version 1 of the rules.
    pub(crate) fn version_1(mut self) -> Table {
        self.rules = "house";
        self
    }

    /// With this many points to win (D2.3).
    pub(crate) fn points(mut self, points: u8) -> Table {
        self.rules = if points == 5 { "house rules 2 points 5" } else { "house rules 2 points 9" };
        self
    }

    pub(crate) fn first(mut self, seat: &str) -> Table {
        self.first = seat.to_owned();
        self
    }

    pub(crate) fn town(mut self, ranks: &str) -> Table {
        self.town = format!(" {ranks}");
        self
    }

    /// The part of a tower, as in `C blood 1/0 out C3`.
    pub(crate) fn tower(mut self, part: &str) -> Table {
        let place = self.towers.iter_mut().find(|tower| tower[..1] == part[..1]);
        *place.expect("no tower has this letter") = part.to_owned();
        self
    }

    /// The part of a seat, as in `a C party 3 9`.
    pub(crate) fn seat(mut self, part: &str) -> Table {
        let place = self.seats.iter_mut().find(|seat| seat[..1] == part[..1]);
        *place.expect("no seat has this letter") = part.to_owned();
        self
    }

    /// A part at the end, as in `inside 1 turned C3`.
    pub(crate) fn with(mut self, part: &str) -> Table {
        self.tail.push(part.to_owned());
        self
    }

    /// The ranks that are not placed yet.
    fn other_ranks(&self) -> Vec<String> {
        let words: Vec<&str> = self.seats.iter().flat_map(|seat| seat.split(" owns ").next()).collect();
        let words = words.iter().flat_map(|part| part.split(' ')).chain(self.town.split(' '));
        let named: BTreeSet<u8> = words.filter_map(|word| word.parse().ok()).collect();
        (1..=64).filter(|rank| !named.contains(rank)).map(|rank: u8| rank.to_string()).collect()
    }

    /// Puts all adventurers that are not placed yet into the discards.
    pub(crate) fn rest_discarded(mut self) -> Table {
        self.out = format!(" {}", self.other_ranks().join(" "));
        self
    }

    /// Puts all adventurers that are not placed yet into the party of this seat, at the `…` of its part.
    pub(crate) fn rest_with(mut self, part: &str) -> Table {
        let ranks = self.other_ranks().join(" ");
        let (seat, after) = part.split_once('…').expect("a part with … for the party");
        self = self.seat(&format!("{seat}{ranks}{after}"));
        self
    }

    pub(crate) fn text(&self) -> String {
        let mut parts = vec![
            format!("dungeonville {}p {}", self.seats.len(), self.rules),
            self.stage.clone(),
            format!("first {}", self.first),
        ];
        parts.push(format!("town{}", self.town));
        parts.push(format!("out{}", self.out));
        parts.extend(self.towers.iter().chain(&self.seats).chain(&self.tail).cloned());
        parts.join(" | ")
    }

    #[track_caller]
    pub(crate) fn play(self) -> Play {
        Play::from_position(&self.text()).leaving_out("declare")
    }
}

/// The rooms of a tower with these numbers, in notation.
pub(crate) fn rooms(tower: char, numbers: impl Iterator<Item = u8>) -> String {
    numbers.map(|number| format!("{tower}{number}")).collect::<Vec<_>>().join(" ")
}

/// A game during a test.
pub(crate) type Play = game_laws::script::Play<State>;

/// Starts from a setup.
#[track_caller]
pub(crate) fn start(setup: &Setup) -> Play {
    Play::start(setup).leaving_out("declare")
}
