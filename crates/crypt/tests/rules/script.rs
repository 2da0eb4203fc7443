//! Play written down: a position or a setup, the steps from there, and what must then be so.
//!
//! A position may end in `out …`: then every card it does not name has been discarded, face up. While the deck lasts
//! those are only as many as make whole rounds, and none of the kind on top of the deck. `out … but R3` keeps a card
//! back, for a face-down one to turn out to be. Where a position is expected, `out …` stands for any discards.

use crypt::{Action, Card, Chance, Event, ScoreSheet, Setup, SidesChoice, Sight, State};
use game_core::{Awaiting, Game, Notation, Seat, Step, Viewer};

/// A game in the course of a test.
pub(crate) struct Play {
    state: State,
    told: Vec<Event>,
}

/// Starts from a position.
#[track_caller]
pub(crate) fn play(position: &str) -> Play {
    let text = fill(position);
    let state = State::from_position(&text).unwrap_or_else(|bad| panic!("{text}\n{bad}"));
    assert_eq!(state.position(), text, "a position reads back as it was written");
    Play { state, told: Vec::new() }
}

/// Starts from a setup.
#[track_caller]
pub(crate) fn start(setup: &Setup) -> Play {
    Play { state: State::new(setup).unwrap_or_else(|refusal| panic!("{refusal}")), told: Vec::new() }
}

/// A setup with these sides, a leader drawn at random.
pub(crate) fn table(players: u8, sides: &str) -> Setup {
    Setup { sides: SidesChoice::Chosen(sides.parse().unwrap()), ..Setup::new(players) }
}

/// The step that `text` writes: `a: claim 1=5` or `chance: reroll 4`.
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

/// The actions that `seat` may take, as text.
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
    /// Takes a legal step.
    #[track_caller]
    pub(crate) fn step(mut self, text: &str) -> Play {
        let step = step(text);
        if let Step::Act { seat, action } = &step {
            let listed = actions(&self.state, *seat).contains(&action.to_string());
            assert!(listed, "{text} is not listed at {}", self.state.position());
        }
        self.told.clear();
        if let Err(refusal) = self.state.apply(step, &mut self.told) {
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
        self.told.clear();
        match self.state.apply(step, &mut self.told) {
            Ok(()) => panic!("{text} is not refused at {}", before.position()),
            Err(refusal) => assert_eq!(refusal.to_string(), why, "{text}"),
        }
        assert_eq!(self.state, before, "a refused step changes nothing");
        assert!(self.told.is_empty(), "a refused step tells nothing");
        self
    }

    /// The position is this one.
    #[track_caller]
    pub(crate) fn is(self, position: &str) -> Play {
        same_line(&self.state.position(), position);
        self
    }

    /// This is what `viewer` knows: `a`, `spectator` or `open`.
    #[track_caller]
    pub(crate) fn seen_by(self, viewer: &str, line: &str) -> Play {
        same_line(&self.state.view(viewer_of(viewer)).to_string(), line);
        self
    }

    /// The last step told `viewer` just these things.
    #[track_caller]
    pub(crate) fn tells(self, viewer: &str, sentences: &[&str]) -> Play {
        assert_eq!(self.told_to(viewer), sentences);
        self
    }

    /// The last step told `viewer` these things, among others, in this order.
    #[track_caller]
    pub(crate) fn tells_among_others(self, viewer: &str, sentences: &[&str]) -> Play {
        let told = self.told_to(viewer);
        let mut rest = told.iter();
        for sentence in sentences {
            assert!(rest.any(|told| told == sentence), "{sentence:?} is not told in its turn: {told:#?}");
        }
        self
    }

    /// What the viewer saw of the last step.
    pub(crate) fn sights(&self, viewer: &str) -> Vec<Sight> {
        self.told.iter().filter_map(|event| State::sight(event, viewer_of(viewer))).collect()
    }

    fn told_to(&self, viewer: &str) -> Vec<String> {
        self.sights(viewer).iter().map(Sight::to_string).collect()
    }

    /// The game waits for this: `a`, `chance` or `nobody`.
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

    /// Besides claims, `seat` may do just this.
    #[track_caller]
    pub(crate) fn may(self, seat: &str, expected: &[&str]) -> Play {
        let mut listed = actions(&self.state, seat_of(seat));
        listed.retain(|action| !action.starts_with("claim"));
        assert_eq!(listed, expected, "{}", self.state.position());
        self
    }

    /// So many claims are open to `seat`.
    #[track_caller]
    pub(crate) fn claims(self, seat: &str, count: usize) -> Play {
        let listed = actions(&self.state, seat_of(seat));
        assert_eq!(listed.iter().filter(|action| action.starts_with("claim")).count(), count);
        self
    }

    /// The game is over, and these are the scores.
    #[track_caller]
    pub(crate) fn scores(self, scores: &[i32]) -> Play {
        let outcome = self.state.outcome().expect("the game is over");
        assert_eq!(outcome.scores.as_slice(), scores);
        self
    }

    /// The state itself.
    pub(crate) fn state(&self) -> &State {
        &self.state
    }
}

/// Counts a game that ends with these boards, written as in positions: `3/0 J4 J2`.
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

/// The deck for so many players, the first copy of each card before any second one (C1.2, C2.1).
fn deck(players: usize) -> Vec<Card> {
    let middling = |card: &Card| matches!(card.coins.get(), 2 | 3);
    let mut cards: Vec<Card> = Card::all().collect();
    cards.extend(Card::all().filter(|card| players >= if middling(card) { 3 } else { 4 }));
    cards
}

/// The cards that a part of a position names; a value that nobody has seen is none.
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
