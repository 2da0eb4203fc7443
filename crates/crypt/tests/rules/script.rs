//! Tests written as play: a position or a setup, steps, and what must hold after them.
//!
//! A position may end in `out …`: then every card that it does not name has been discarded, face up. While the deck is not
//! empty, these are only as many as complete the rounds, and none of the kind on top of the deck. `out … but R3` keeps a
//! card back for a face-down one. In an expected position, `out …` stands for any discards.

use crypt::{Action, Card, Chance, Event, ScoreSheet, Setup, SidesChoice, Sight, State};
use game_core::{Awaiting, Game, Notation, Seat, Step, Viewer};

/// A game during a test.
pub(crate) struct Play {
    state: State,
    events: Vec<Event>,
}

/// Starts from a position.
#[track_caller]
pub(crate) fn play(position: &str) -> Play {
    let text = fill(position);
    let state = State::from_position(&text).unwrap_or_else(|bad| panic!("{text}\n{bad}"));
    assert_eq!(state.position(), text, "a position reads back as it was written");
    Play { state, events: Vec::new() }
}

/// Starts from a setup.
#[track_caller]
pub(crate) fn start(setup: &Setup) -> Play {
    Play { state: State::new(setup).unwrap_or_else(|refusal| panic!("{refusal}")), events: Vec::new() }
}

/// A setup with these sides, a leader drawn at random.
pub(crate) fn table(players: u8, sides: &str) -> Setup {
    Setup { sides: SidesChoice::Chosen(sides.parse().unwrap()), ..Setup::new(players) }
}

/// Reads a step: `a: claim 1=5` or `chance: reroll 4`.
#[track_caller]
pub(crate) fn step(text: &str) -> Step<Action, Chance> {
    let (who, what) = text.split_once(": ").expect("a step is written as in a: recover");
    match who {
        "chance" => Step::Chance(what.parse().unwrap_or_else(|bad| panic!("{text}\n{bad}"))),
        seat => Step::Act {
            seat: seat_of(seat),
            action: what.parse().unwrap_or_else(|bad| panic!("{text}\n{bad}")),
        },
    }
}

/// The legal actions of `seat`, as text.
pub(crate) fn actions(state: &State, seat: Seat) -> Vec<String> {
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    assert_eq!(state.count_actions(seat), actions.len());
    actions.iter().map(Action::to_string).collect()
}

#[track_caller]
fn seat_of(letter: &str) -> Seat {
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

#[track_caller]
fn same_line(actual: &str, expected: &str) {
    match expected.strip_suffix(" | out …") {
        Some(expected) => {
            let actual = actual.split_once(" | out").map_or(actual, |(before, _)| before);
            assert_eq!(actual, expected);
        }
        None => assert_eq!(actual, expected),
    }
}

impl Play {
    /// Applies a legal step.
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

    /// Applies legal steps one after the other.
    #[track_caller]
    pub(crate) fn steps(mut self, texts: &[&str]) -> Play {
        for text in texts {
            self = self.step(text);
        }
        self
    }

    /// Tries an illegal step: it must be refused for this reason, and nothing may change.
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
        assert!(self.events.is_empty(), "a refused step records no events");
        self
    }

    /// Checks the position.
    #[track_caller]
    pub(crate) fn is(self, position: &str) -> Play {
        same_line(&self.state.position(), position);
        self
    }

    /// Checks the view of `viewer`: `a`, `spectator` or `open`.
    #[track_caller]
    pub(crate) fn seen_by(self, viewer: &str, line: &str) -> Play {
        same_line(&self.state.view(viewer_of(viewer)).to_string(), line);
        self
    }

    /// Checks all sentences that `viewer` sees of the last step.
    #[track_caller]
    pub(crate) fn shows(self, viewer: &str, sentences: &[&str]) -> Play {
        assert_eq!(self.sentences_for(viewer), sentences);
        self
    }

    /// Checks that `viewer` sees these sentences of the last step in this order, possibly among others.
    #[track_caller]
    pub(crate) fn shows_among_others(self, viewer: &str, sentences: &[&str]) -> Play {
        let sights = self.sentences_for(viewer);
        let mut rest = sights.iter();
        for sentence in sentences {
            assert!(
                rest.any(|seen| seen == sentence),
                "{sentence:?} is missing or out of order: {sights:#?}"
            );
        }
        self
    }

    /// What the viewer saw of the last step.
    pub(crate) fn sights(&self, viewer: &str) -> Vec<Sight> {
        self.events.iter().filter_map(|event| State::sight(event, viewer_of(viewer))).collect()
    }

    fn sentences_for(&self, viewer: &str) -> Vec<String> {
        self.sights(viewer).iter().map(Sight::to_string).collect()
    }

    /// Checks what the game waits for: `a`, `chance` or `nobody`.
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

    /// Checks the legal actions of `seat` besides claims.
    #[track_caller]
    pub(crate) fn may(self, seat: &str, expected: &[&str]) -> Play {
        let mut listed = actions(&self.state, seat_of(seat));
        listed.retain(|action| !action.starts_with("claim"));
        assert_eq!(listed, expected, "{}", self.state.position());
        self
    }

    /// Checks the number of legal claims of `seat`.
    #[track_caller]
    pub(crate) fn claims(self, seat: &str, count: usize) -> Play {
        let listed = actions(&self.state, seat_of(seat));
        assert_eq!(listed.iter().filter(|action| action.starts_with("claim")).count(), count);
        self
    }

    /// Checks that the game is over with these scores.
    #[track_caller]
    pub(crate) fn scores(self, scores: &[i32]) -> Play {
        let outcome = self.state.outcome().expect("the game is over");
        assert_eq!(outcome.scores.as_slice(), scores);
        self
    }

    /// The state.
    pub(crate) fn state(&self) -> &State {
        &self.state
    }
}

/// Scores a game that ends with these boards, written as in positions: `3/0 J4 J2`.
#[track_caller]
pub(crate) fn count(sides: &str, boards: &[&str]) -> Vec<ScoreSheet> {
    let players = boards.len();
    let row = [3, 3, 4, 6][players - 1];
    let face_down = [1, 1, 1, 2][players - 1];
    let mut spare = deck(players);
    boards.iter().flat_map(|board| cards(board)).for_each(|(card, _)| take(&mut spare, card));
    let mut row: Vec<Card> = spare.drain(..row).collect();
    let hidden = row.split_off(row.len() - face_down);
    let mut lying: Vec<(u8, String)> =
        row.iter().map(|card| (2 * card.coins.get(), card.to_string())).collect();
    lying.extend(hidden.iter().map(|card| (5, format!("{}_?", card.kind.letter()))));
    if players == 1 {
        lying.sort_by_key(|&(worth, _)| std::cmp::Reverse(worth));
    }
    let lying: String = lying.into_iter().map(|(_, card)| format!(" {card}")).collect();
    let keep: String = hidden.iter().map(|card| format!(" {card}")).collect();
    let boards: String =
        Seat::first(players).zip(boards).map(|(seat, board)| format!(" | {seat} {board}")).collect();
    let turn = players.max(3);
    let text = format!(
        "crypt {players}p {sides} | claim {turn} | lead a | deck - | row{lying}{boards} | out … but{keep}"
    );
    let last_seat = if players <= 2 { Seat::A } else { Seat::ALL[players - 1] };
    let play = play(&text).step(&format!("{last_seat}: recover"));
    let scores = play.state.view(Viewer::Spectator).scores.expect("the game is counted");
    scores.as_slice().to_vec()
}

/// The deck for this many players, the first copy of each card before any second one (C1.2, C2.1).
fn deck(players: usize) -> Vec<Card> {
    let middling = |card: &Card| matches!(card.coins.get(), 2 | 3);
    let mut cards: Vec<Card> = Card::all().collect();
    cards.extend(Card::all().filter(|card| players >= if middling(card) { 3 } else { 4 }));
    cards
}

/// The cards that a part of a position names; none for a card without a value.
fn cards(part: &str) -> Vec<(Option<Card>, char)> {
    let words = part.split(' ').filter(|word| word.starts_with(['I', 'J', 'M', 'P', 'R', 'T']));
    words
        .map(|word| {
            let card = Card::all().find(|card| word.starts_with(&card.to_string()));
            (card, word.chars().next().expect("a word has letters"))
        })
        .collect()
}

fn take(from: &mut Vec<Card>, card: Option<Card>) {
    if let Some(at) = from.iter().position(|&other| Some(other) == card) {
        from.remove(at);
    }
}

/// Writes out the discards that `out …` stands for.
#[track_caller]
fn fill(position: &str) -> String {
    let Some((text, but)) = position.split_once('…') else {
        return position.to_owned();
    };
    let parts: Vec<&str> = text.split(" | ").collect();
    let players: usize = parts[0]["crypt ".len()..][..1].parse().unwrap();
    let named: Vec<(Option<Card>, char)> = parts[4..].iter().flat_map(|part| cards(part)).collect();
    let mut spare = deck(players);
    named.iter().for_each(|&(card, _)| take(&mut spare, card));
    cards(but).iter().for_each(|&(card, _)| take(&mut spare, card));
    match parts[3] {
        "deck -" => {}
        top => {
            let hidden = |kind: char| named.iter().any(|&(card, letter)| card.is_none() && letter == kind);
            spare.retain(|card| !top.ends_with(card.kind.letter()) && !hidden(card.kind.letter()));
            let row = [3, 3, 4, 6][players - 1];
            spare.truncate(named.len().next_multiple_of(row) - named.len());
        }
    }
    let discards: String = spare.iter().map(|card| format!(" {card}")).collect();
    let text = format!("{}{discards}", text.trim_end());
    text.strip_suffix(" | out").unwrap_or(&text).to_owned()
}
