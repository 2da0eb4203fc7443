//! Tests written as play: a position or a setup, steps, and what must hold after them.
//!
//! ```
//! use game_laws::script::Play;
//! use game_laws::toy::sealed_bids::{SealedBids, Setup};
//!
//! Play::<SealedBids>::start(&Setup { seats: 2, rounds: 1 })
//!     .waits_for("chance")
//!     .step("chance: prize 4")
//!     .step("a: bid 3")
//!     .shows("b", &["a seals card ?."])
//!     .waits_for("b")
//!     .step("b: bid 2")
//!     .scores(&[4, 0])
//!     .won_by("a");
//! ```

use std::collections::HashSet;
use std::fmt::Display;
use std::hash::Hash;

use game_core::{Awaiting, Game, NoLog, Notation, Seat, Step, Viewer, play_uniform};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::StepOf;
use crate::scene::sights;

/// A game during a test. Its checks panic if they fail.
#[derive(Debug)]
pub struct Play<G: Notation> {
    game: G,
    events: Vec<G::Event>,
    /// [`may`](Play::may) leaves out the actions with this first word.
    left_out: Option<&'static str>,
}

/// Reads a step: `a: bid 3` or `chance: prize 4`.
///
/// # Panics
/// If it is not written so.
#[track_caller]
pub fn step<G: Notation>(text: &str) -> StepOf<G> {
    let (who, what) = text.split_once(": ").expect("a step is written as in a: pass");
    match who {
        "chance" => Step::Chance(what.parse().unwrap_or_else(|bad| panic!("{text}\n{bad}"))),
        seat => Step::Act {
            seat: seat_of(seat),
            action: what.parse().unwrap_or_else(|bad| panic!("{text}\n{bad}")),
        },
    }
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

fn starts_with_word(action: &str, word: &str) -> bool {
    action.split(' ').next() == Some(word)
}

/// Compares two lines. If the expected one ends in a part like `out …`, any such part will do, or none.
#[track_caller]
fn same_line(actual: &str, expected: &str) {
    let open = expected.strip_suffix(" …").and_then(|expected| expected.rsplit_once(" | "));
    match open {
        Some((expected, part)) => {
            let actual = actual.split_once(&format!(" | {part}")).map_or(actual, |(before, _)| before);
            assert_eq!(actual, expected);
        }
        None => assert_eq!(actual, expected),
    }
}

impl<G: Notation> Play<G> {
    /// Starts from a position.
    #[track_caller]
    pub fn from_position(text: &str) -> Play<G> {
        let game = G::from_position(text).unwrap_or_else(|bad| panic!("{text}\n{bad}"));
        assert_eq!(game.position(), text, "a position reads back as it was written");
        Play { game, events: Vec::new(), left_out: None }
    }

    /// Starts from a setup.
    #[track_caller]
    pub fn start(setup: &G::Setup) -> Play<G> {
        let game = G::new(setup).unwrap_or_else(|refusal| panic!("{refusal}"));
        Play { game, events: Vec::new(), left_out: None }
    }

    /// Lets [`may`](Play::may) leave out the actions with this first word: they are too many, or always there.
    pub fn leaving_out(self, word: &'static str) -> Play<G> {
        Play { left_out: Some(word), ..self }
    }

    /// Applies a legal step.
    #[track_caller]
    pub fn step(mut self, text: &str) -> Play<G> {
        let step = step::<G>(text);
        assert_ne!(self.lists(&step), Some(false), "{text} is not listed at {}", self.game.position());
        self.events.clear();
        if let Err(refusal) = self.game.apply(step, &mut self.events) {
            panic!("{text} is refused at {}: {refusal}", self.game.position());
        }
        let position = self.game.position();
        assert_eq!(G::from_position(&position).as_ref(), Ok(&self.game), "{position} reads back");
        self
    }

    /// Applies legal steps one after the other.
    #[track_caller]
    pub fn steps(mut self, texts: &[&str]) -> Play<G> {
        for text in texts {
            self = self.step(text);
        }
        self
    }

    /// Tries an illegal step: it must be refused for this reason, and nothing may change.
    #[track_caller]
    pub fn refuses(mut self, text: &str, why: &str) -> Play<G> {
        let before = self.game.clone();
        let step = step::<G>(text);
        assert_ne!(self.lists(&step), Some(true), "{text} is listed");
        self.events.clear();
        match self.game.apply(step, &mut self.events) {
            Ok(()) => panic!("{text} is not refused at {}", before.position()),
            Err(refusal) => assert_eq!(refusal.to_string(), why, "{text}"),
        }
        assert_eq!(self.game, before, "a refused step changes nothing");
        assert!(self.events.is_empty(), "a refused step records no events");
        self
    }

    /// Checks the position.
    #[track_caller]
    pub fn is(self, position: &str) -> Play<G> {
        same_line(&self.game.position(), position);
        self
    }

    /// Checks that a part of the position is this, or begins with this.
    #[track_caller]
    pub fn has(self, part: &str) -> Play<G> {
        let position = format!("{} |", self.game.position());
        assert!(position.contains(&format!("| {part} ")), "{part:?} is not in {position}");
        self
    }

    /// Checks that the position does not contain this.
    #[track_caller]
    pub fn lacks(self, text: &str) -> Play<G> {
        let position = self.game.position();
        assert!(!position.contains(text), "{text:?} is in {position}");
        self
    }

    /// Checks the view of `viewer`: `a`, `spectator` or `open`.
    #[track_caller]
    pub fn seen_by(self, viewer: &str, line: &str) -> Play<G> {
        same_line(&self.view(viewer).to_string(), line);
        self
    }

    /// Checks all sentences that `viewer` sees of the last step.
    #[track_caller]
    pub fn shows(self, viewer: &str, sentences: &[&str]) -> Play<G> {
        assert_eq!(self.sentences_for(viewer), sentences);
        self
    }

    /// Checks that `viewer` sees these sentences of the last step in this order, possibly among others.
    #[track_caller]
    pub fn shows_among_others(self, viewer: &str, sentences: &[&str]) -> Play<G> {
        self.shows_in_order(viewer, sentences, |sentence, expected| sentence == expected)
    }

    /// Checks that `viewer` sees sentences of the last step with these words in this order, possibly among others.
    #[track_caller]
    pub fn shows_words(self, viewer: &str, words: &[&str]) -> Play<G> {
        self.shows_in_order(viewer, words, |sentence, words| sentence.contains(words))
    }

    #[track_caller]
    fn shows_in_order(self, viewer: &str, expected: &[&str], fits: fn(&str, &str) -> bool) -> Play<G> {
        let sentences = self.sentences_for(viewer);
        let mut rest = sentences.iter();
        for expected in expected {
            let found = rest.any(|sentence| fits(sentence, expected));
            assert!(found, "{expected:?} is missing or out of order: {sentences:#?}");
        }
        self
    }

    /// Checks what the game waits for: seats as in `ab`, `chance` or `nobody`.
    #[track_caller]
    pub fn waits_for(self, who: &str) -> Play<G> {
        let awaited = match self.game.awaiting() {
            Awaiting::Seats(seats) => seats.to_string(),
            Awaiting::Chance => "chance".to_owned(),
            Awaiting::Nobody => "nobody".to_owned(),
        };
        assert_eq!(awaited, who, "{}", self.game.position());
        self
    }

    /// Checks the legal actions of `seat`, apart from those that are [left out](Play::leaving_out).
    #[track_caller]
    pub fn may(self, seat: &str, expected: &[&str]) -> Play<G> {
        let mut listed = self.actions(seat_of(seat));
        listed.retain(|action| self.left_out.is_none_or(|word| !starts_with_word(action, word)));
        assert_eq!(listed, expected, "{}", self.game.position());
        self
    }

    /// Checks how many legal actions of `seat` have this first word.
    #[track_caller]
    pub fn counts(self, seat: &str, word: &str, count: usize) -> Play<G> {
        let listed = self.actions(seat_of(seat));
        assert_eq!(listed.iter().filter(|action| starts_with_word(action, word)).count(), count);
        self
    }

    /// Checks that the game is over with these scores.
    #[track_caller]
    pub fn scores(self, scores: &[i32]) -> Play<G> {
        assert_eq!(self.game.outcome().expect("the game is over").scores.as_slice(), scores);
        self
    }

    /// Checks that the game is over and these seats have won it.
    #[track_caller]
    pub fn won_by(self, winners: &str) -> Play<G> {
        assert_eq!(self.game.outcome().expect("the game is over").winners.to_string(), winners);
        self
    }

    /// The view of `viewer`.
    pub fn view(&self, viewer: &str) -> G::View {
        self.game.view(viewer_of(viewer))
    }

    /// What `viewer` saw of the last step.
    pub fn sights(&self, viewer: &str) -> Vec<G::Sight> {
        sights::<G>(&self.events, viewer_of(viewer))
    }

    /// The state.
    pub fn state(&self) -> &G {
        &self.game
    }

    fn sentences_for(&self, viewer: &str) -> Vec<String> {
        self.sights(viewer).iter().map(ToString::to_string).collect()
    }

    /// The legal actions of `seat`, as text.
    fn actions(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal_actions(seat, &mut actions);
        assert_eq!(self.game.count_actions(seat).min(G::MOST_LISTED), actions.len());
        actions.iter().map(ToString::to_string).collect()
    }

    /// Whether the action is among those of its seat; none for an answer of chance, since these are not listed.
    fn lists(&self, step: &StepOf<G>) -> Option<bool> {
        match step {
            Step::Act { seat, action } => Some(self.actions(*seat).contains(&action.to_string())),
            Step::Chance(_) => None,
        }
    }
}

/// The actions that an offer names one by one.
///
/// # Panics
/// If it names one of them twice.
pub fn distinct<A: Copy + Eq + Hash + Display>(actions: impl IntoIterator<Item = A>) -> HashSet<A> {
    let mut distinct = HashSet::new();
    for action in actions {
        assert!(distinct.insert(action), "{action} is offered twice");
    }
    distinct
}

/// Plays random games and compares what can be built from a seat's offer with its legal actions.
///
/// `offered` builds the actions, or returns none where they are too many. The result is how many seats had a choice.
///
/// # Panics
/// If an offer allows too much or too little.
pub fn check_offers<G: Game<Action: Hash>>(
    setup: &G::Setup,
    (games, seed): (usize, u64),
    offered: impl Fn(&G, Seat) -> Option<HashSet<G::Action>>,
) -> usize {
    let start = G::new(setup).expect("the setup is allowed");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut offers = 0;
    for _ in 0..games {
        play_uniform(&mut start.clone(), &mut rng, &mut NoLog, |game, _| {
            for seat in Seat::first(game.seats()) {
                let Some(offered) = offered(game, seat) else {
                    continue;
                };
                let mut listed = Vec::new();
                game.legal_actions(seat, &mut listed);
                let count = listed.len();
                let legal: HashSet<G::Action> = listed.into_iter().collect();
                assert_eq!(legal.len(), count, "no action is listed twice");
                assert_eq!(offered, legal, "{game:?}");
                offers += usize::from(count > 0);
            }
        });
    }
    offers
}
