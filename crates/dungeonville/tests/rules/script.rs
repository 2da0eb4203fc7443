//! A small language for tests: a position or a setup, steps from there, and what must be true after them.

use std::collections::BTreeSet;

use dungeonville::{Action, Chance, Event, Setup, State, View};
use game_core::{Awaiting, Game, Notation, Seat, Step, Viewer};

/// A builder for a position. Everything that is not set is as in a game where nothing has happened.
pub(crate) struct Table {
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
            format!("dungeonville {}p house", self.seats.len()),
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
        let text = self.text();
        let state = State::from_position(&text).unwrap_or_else(|bad| panic!("{text}\n{bad}"));
        assert_eq!(state.position(), text, "a position reads back as it was written");
        Play { state, events: Vec::new() }
    }
}

/// The rooms of a tower with these numbers, in notation.
pub(crate) fn rooms(tower: char, numbers: impl Iterator<Item = u8>) -> String {
    numbers.map(|number| format!("{tower}{number}")).collect::<Vec<_>>().join(" ")
}

/// A game in a test.
pub(crate) struct Play {
    state: State,
    events: Vec<Event>,
}

/// Starts from a setup.
#[track_caller]
pub(crate) fn start(setup: &Setup) -> Play {
    Play { state: State::new(setup).unwrap_or_else(|refusal| panic!("{refusal}")), events: Vec::new() }
}

#[track_caller]
pub(crate) fn step(text: &str) -> Step<Action, Chance> {
    let (who, what) = text.split_once(": ").expect("a step as in a: pass");
    match who {
        "chance" => Step::Chance(what.parse().unwrap_or_else(|bad| panic!("{text}\n{bad}"))),
        seat => Step::Act {
            seat: seat_of(seat),
            action: what.parse().unwrap_or_else(|bad| panic!("{text}\n{bad}")),
        },
    }
}

/// The legal actions of `seat` as text.
pub(crate) fn actions(state: &State, seat: Seat) -> Vec<String> {
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    assert_eq!(state.count_actions(seat), actions.len());
    actions.iter().map(Action::to_string).collect()
}

#[track_caller]
pub(crate) fn seat_of(letter: &str) -> Seat {
    letter.parse().ok().and_then(Seat::from_letter).expect("a seat is a letter")
}

#[track_caller]
fn viewer_of(name: &str) -> Viewer {
    match name {
        "spectator" => Viewer::Spectator,
        "open" => Viewer::Open,
        seat => Viewer::Seat(seat_of(seat)),
    }
}

impl Play {
    /// Takes a legal step.
    #[track_caller]
    pub(crate) fn step(mut self, text: &str) -> Play {
        let step = step(text);
        if let Step::Act { seat, action } = &step {
            let listed = actions(&self.state, *seat).contains(&action.to_string());
            assert!(listed, "{text} is not listed at {}", self.state.position());
        }
        self.events.clear();
        if let Err(refusal) = self.state.apply(step, &mut self.events) {
            panic!("{text} is refused at {}: {refusal}", self.state.position());
        }
        let position = self.state.position();
        assert_eq!(State::from_position(&position), Ok(self.state), "{position} reads back");
        self
    }

    /// Takes legal steps one after the other.
    #[track_caller]
    pub(crate) fn steps(mut self, texts: &[&str]) -> Play {
        for text in texts {
            self = self.step(text);
        }
        self
    }

    /// Tries an illegal step: it is refused for this reason, and nothing changes.
    #[track_caller]
    pub(crate) fn refuses(mut self, text: &str, why: &str) -> Play {
        let before = self.state;
        let step = step(text);
        if let Step::Act { seat, action } = &step {
            assert!(!actions(&self.state, *seat).contains(&action.to_string()), "{text} is listed");
        }
        self.events.clear();
        match self.state.apply(step, &mut self.events) {
            Ok(()) => panic!("{text} is not refused at {}", before.position()),
            Err(refusal) => assert_eq!(refusal.to_string(), why, "{text}"),
        }
        assert_eq!(self.state, before, "a refused step changes nothing");
        assert!(self.events.is_empty(), "a refused step has no events");
        self
    }

    /// A part of the position is this, or begins with this.
    #[track_caller]
    pub(crate) fn has(self, part: &str) -> Play {
        let position = format!("{} |", self.state.position());
        assert!(position.contains(&format!("| {part} ")), "{part:?} is not in {position}");
        self
    }

    /// The position does not contain this.
    #[track_caller]
    pub(crate) fn lacks(self, text: &str) -> Play {
        let position = self.state.position();
        assert!(!position.contains(text), "{text:?} is in {position}");
        self
    }

    /// `viewer` saw exactly these sentences in the last step.
    #[track_caller]
    pub(crate) fn sees(self, viewer: &str, sentences: &[&str]) -> Play {
        assert_eq!(self.sentences_for(viewer), sentences);
        self
    }

    /// `viewer` saw sentences with these words in the last step, in this order, among others.
    #[track_caller]
    pub(crate) fn sees_in_order(self, viewer: &str, words: &[&str]) -> Play {
        let sentences = self.sentences_for(viewer);
        let mut rest = sentences.iter();
        for words in words {
            let found = rest.any(|sentence| sentence.contains(words));
            assert!(found, "{words:?} is missing or out of order: {sentences:#?}");
        }
        self
    }

    fn sentences_for(&self, viewer: &str) -> Vec<String> {
        let sights = self.events.iter().filter_map(|event| State::sight(event, viewer_of(viewer)));
        sights.map(|sight| sight.to_string()).collect()
    }

    /// The game waits for these: seats as in `ab`, `chance` or `nobody`.
    #[track_caller]
    pub(crate) fn waits_for(self, who: &str) -> Play {
        let awaited = match self.state.awaiting() {
            Awaiting::Seats(seats) => seats.to_string(),
            Awaiting::Chance => "chance".to_owned(),
            Awaiting::Nobody => "nobody".to_owned(),
        };
        assert_eq!(awaited, who, "{}", self.state.position());
        self
    }

    /// The legal actions of `seat` are exactly these, apart from declaring.
    #[track_caller]
    pub(crate) fn may(self, seat: &str, expected: &[&str]) -> Play {
        let mut listed = actions(&self.state, seat_of(seat));
        listed.retain(|action| action != "declare");
        assert_eq!(listed, expected, "{}", self.state.position());
        self
    }

    /// The game is over, and these are the scores.
    #[track_caller]
    pub(crate) fn scores(self, scores: &[i32], winners: &str) -> Play {
        let outcome = self.state.outcome().expect("the game is over");
        assert_eq!(outcome.scores.as_slice(), scores);
        assert_eq!(outcome.winners.to_string(), winners);
        self
    }

    /// The view of `viewer`.
    pub(crate) fn view(&self, viewer: &str) -> View {
        self.state.view(viewer_of(viewer))
    }

    /// The state itself.
    pub(crate) fn state(&self) -> &State {
        &self.state
    }
}
