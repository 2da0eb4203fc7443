//! A game as a text file: its setup and steps, so that it can be replayed.

use std::fmt::{self, Write};
use std::marker::PhantomData;

use serde::de::{Deserializer, MapAccess, Visitor, value::MapAccessDeserializer};
use serde::{Deserialize, Serialize};

use crate::text::notation::listed;
use crate::{BadText, Game, Log, MAX_SEATS, NoLog, Notation, Outcome, Quoted, Seat, Step, shortened};

/// The version of the file format that this program writes.
const FORMAT: u32 = 1;

/// The setup and the steps of one game, and its outcome if it is over.
///
/// ```
/// use game_core::{Game, Journal};
/// # use game_laws::toy::sealed_bids::{SealedBids, Setup};
///
/// let setup = Setup { seats: 2, rounds: 1 };
/// let steps = [r#"{"chance":"prize 4"}"#, r#"{"seat":"a","act":"bid 3"}"#, r#"{"seat":"b","act":"bid 2"}"#];
/// let steps = steps.map(|line| Journal::<SealedBids>::step_of_line(line).unwrap()).to_vec();
/// let journal = Journal::<SealedBids> { rules: SealedBids::RULES, setup, steps, outcome: None };
/// let text = journal.to_text();
/// assert_eq!(game_core::game_of(&text).unwrap(), "sealed-bids");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journal<G: Game> {
    /// The version of the rules that it was played under.
    pub rules: u32,
    /// The options and the number of players.
    pub setup: G::Setup,
    /// Every step in order, with the answers of chance.
    pub steps: Vec<Step<G::Action, G::Chance>>,
    /// How the game ended; none if the journal ends earlier.
    pub outcome: Option<Outcome>,
}

/// Why a text is not a game's journal, and on which line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct BadJournal {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: JournalFault,
}

/// What can be wrong with a line of a journal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum JournalFault {
    /// The file has no lines.
    #[error("the file is empty; a journal starts with a header line")]
    Empty,
    /// The line is not what is expected there.
    #[error("this is not {expected}: {reason}")]
    Malformed {
        /// What is expected.
        expected: &'static str,
        /// Why the line is not that.
        reason: String,
    },
    /// This program does not know the file's format.
    #[error("journal format {found} is not known here; this program reads format {FORMAT}")]
    Format {
        /// The format in the file.
        found: u32,
    },
    /// The journal is of another game.
    #[error("this is a journal of {}, not of {expected:?}", Quoted(found))]
    OtherGame {
        /// The game of the journal.
        found: String,
        /// The expected game.
        expected: &'static str,
    },
    /// This program does not know the rules of the journal.
    #[error(
        "the game was played under rules version {found}; this program knows versions {oldest} to {newest}"
    )]
    Rules {
        /// The version in the file.
        found: u32,
        /// The oldest version this program knows.
        oldest: u32,
        /// The newest version this program knows.
        newest: u32,
    },
    /// The table has no such seat.
    #[error("{} is not a seat of this table; {}", Quoted(found), listed(*seats))]
    NoSeat {
        /// What the line has for a seat.
        found: String,
        /// The number of seats of the table.
        seats: usize,
    },
    /// The text of a step can't be read.
    #[error("bad step, {0}")]
    Step(BadText),
    /// The rules refuse the setup or a step.
    #[error("refused: {0}")]
    Refused(String),
    /// The file continues after the outcome.
    #[error("nothing may follow the outcome")]
    AfterOutcome,
    /// There is an outcome although the game is not over.
    #[error("there is an outcome here, but the game is not over")]
    NotOver,
    /// The outcome differs from the one of the steps.
    #[error("the steps lead to another outcome: {recomputed}")]
    OtherOutcome {
        /// The outcome of the steps, as a line of a journal.
        recomputed: String,
    },
    /// The file ends before the game does.
    #[error("the journal is cut off: it ends here without an outcome")]
    CutOff,
}

impl JournalFault {
    fn on(self, line: usize) -> BadJournal {
        BadJournal { line, fault: self }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(bound(deserialize = "S: Deserialize<'de>"))]
struct Header<S> {
    journal: u32,
    game: String,
    rules: u32,
    setup: Object<S>,
}

/// Any line after the header; its fields say what it is. A field is there or not, but never `null`.
#[derive(Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Line {
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    seat: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    act: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    chance: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    outcome: Option<Object<Outcome>>,
}

/// Reads a field that is there, which may not be `null`.
fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// A JSON object. Without this, a list of an object's values would be read as that object.
///
/// ```
/// use game_core::{Object, Outcome};
///
/// let outcome = |text| serde_json::from_str::<Object<Outcome>>(text);
/// assert!(outcome(r#"{"scores":[4,0],"winners":["a"]}"#).is_ok());
/// assert!(outcome(r#"[[4,0],["a"]]"#).is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Object<T>(pub T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Object<T>, D::Error> {
        struct OfMap<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for OfMap<T> {
            type Value = Object<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Object<T>, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map)).map(Object)
            }
        }

        deserializer.deserialize_map(OfMap(PhantomData))
    }
}

/// The name of a journal's game, from its header alone.
///
/// ```
/// let header = r#"{"journal":1,"game":"crypt","rules":1,"setup":{}}"#;
/// assert_eq!(game_core::game_of(header).unwrap(), "crypt");
/// assert!(game_core::game_of("").is_err());
/// ```
///
/// # Errors
/// If the first line is not a header that this program knows.
pub fn game_of(text: &str) -> Result<String, BadJournal> {
    header_of(text).map(|(game, _)| game)
}

/// The name of the game and its setup, as data, in the journal's first line.
///
/// ```
/// let journal = r#"{"journal":1,"game":"crypt","rules":1,"setup":{"players":2}}"#;
/// let (game, setup) = game_core::header_of(journal).unwrap();
/// assert_eq!(game, "crypt");
/// assert_eq!(setup["players"], 2);
/// ```
///
/// # Errors
/// If that line is not the header of a journal.
pub fn header_of(text: &str) -> Result<(String, serde_json::Value), BadJournal> {
    let header: Header<serde_json::Value> = header(text)?;
    Ok((header.game, header.setup.0))
}

fn header<'t, S: Deserialize<'t>>(text: &'t str) -> Result<Header<S>, BadJournal> {
    let line = text.lines().next().ok_or(JournalFault::Empty.on(1))?;
    let Object(header): Object<Header<S>> = parse(line, "a journal's header").map_err(|fault| fault.on(1))?;
    if header.journal != FORMAT {
        return Err(JournalFault::Format { found: header.journal }.on(1));
    }
    Ok(header)
}

impl<G: Game> Journal<G> {
    /// A journal without steps, under the current rules.
    pub fn new(setup: G::Setup) -> Journal<G> {
        Journal { rules: G::RULES, setup, steps: Vec::new(), outcome: None }
    }

    /// Replays the journal; `watch` is called with every step and the state before it.
    ///
    /// # Errors
    /// If the rules refuse the setup or a step; the line is that of the journal as text.
    pub fn replay(
        &self,
        log: &mut impl Log<G>,
        mut watch: impl FnMut(&G, &Step<G::Action, G::Chance>),
    ) -> Result<G, BadJournal> {
        let refused =
            |line: usize| move |refusal: G::Refusal| JournalFault::Refused(refusal.to_string()).on(line);
        let mut game = G::new_under(self.rules, &self.setup).map_err(refused(1))?;
        for (index, step) in self.steps.iter().enumerate() {
            watch(&game, step);
            game.apply(step.clone(), log).map_err(refused(index + 2))?;
        }
        Ok(game)
    }

    /// The state after the last step.
    ///
    /// # Errors
    /// If the rules refuse the setup or a step.
    pub fn state(&self) -> Result<G, BadJournal> {
        self.replay(&mut NoLog, |_, _| {})
    }
}

impl<G: Notation> Journal<G> {
    /// The journal as text: a header, one line for each step, and the outcome if there is one.
    pub fn to_text(&self) -> String {
        let mut text = Self::header_line(self.rules, &self.setup);
        for step in &self.steps {
            text.push_str(&Self::step_line(step));
        }
        if let Some(outcome) = self.outcome {
            text.push_str(&Self::outcome_line(outcome));
        }
        text
    }

    /// The first line of a journal.
    pub fn header_line(rules: u32, setup: &G::Setup) -> String {
        line(&Header { journal: FORMAT, game: G::NAME.to_owned(), rules, setup: Object(setup) })
    }

    /// The line for one step.
    pub fn step_line(step: &Step<G::Action, G::Chance>) -> String {
        match step {
            Step::Act { seat, action } => {
                line(&Line { seat: Some(seat.to_string()), act: Some(action.to_string()), ..Line::default() })
            }
            Step::Chance(chance) => line(&Line { chance: Some(chance.to_string()), ..Line::default() }),
        }
    }

    /// The last line of a finished game's journal.
    pub fn outcome_line(outcome: Outcome) -> String {
        line(&Line { outcome: Some(Object(outcome)), ..Line::default() })
    }

    /// Reads the step of a line, without the journal around it.
    ///
    /// # Errors
    /// If the line is not a step.
    pub fn step_of_line(line: &str) -> Result<Step<G::Action, G::Chance>, JournalFault> {
        let mut steps = Vec::new();
        match read_line::<G>(&mut steps, line, MAX_SEATS)? {
            None => Ok(steps.swap_remove(0)),
            Some(_) => Err(JournalFault::AfterOutcome),
        }
    }

    /// Reads a journal, finished or not, and checks all of its steps and its outcome.
    ///
    /// # Errors
    /// If the text is not a journal of this game under supported rules, a step is illegal, or the outcome is wrong.
    pub fn from_text(text: &str) -> Result<Journal<G>, BadJournal> {
        let header: Header<G::Setup> = Self::known_header(text)?;
        let mut journal: Journal<G> = Journal { rules: header.rules, ..Journal::new(header.setup.0) };
        let seats = journal.state()?.seats();
        for (index, written) in text.lines().enumerate().skip(1) {
            let number = index + 1;
            if journal.outcome.is_some() {
                return Err(JournalFault::AfterOutcome.on(number));
            }
            let read = read_line::<G>(&mut journal.steps, written, seats);
            journal.outcome = read.map_err(|fault| fault.on(number))?;
        }
        journal.check_outcome()?;
        Ok(journal)
    }

    /// Reads the journal of a finished game and checks all of it.
    ///
    /// # Errors
    /// As for [`from_text`](Journal::from_text), and if the journal ends before the game does.
    pub fn from_finished_text(text: &str) -> Result<Journal<G>, BadJournal> {
        let journal = Self::from_text(text)?;
        match journal.outcome {
            Some(_) => Ok(journal),
            None => Err(JournalFault::CutOff.on(journal.steps.len() + 1)),
        }
    }

    fn known_header(text: &str) -> Result<Header<G::Setup>, BadJournal> {
        // The game's name is checked first, so that another game's journal is not called malformed.
        let named: Header<serde_json::Value> = header(text)?;
        if named.game != G::NAME {
            return Err(JournalFault::OtherGame { found: named.game, expected: G::NAME }.on(1));
        }
        let (oldest, newest) = (G::OLDEST_RULES, G::RULES);
        if !(oldest..=newest).contains(&named.rules) {
            return Err(JournalFault::Rules { found: named.rules, oldest, newest }.on(1));
        }
        header(text)
    }

    fn check_outcome(&self) -> Result<(), BadJournal> {
        let state = self.state()?;
        let last = self.steps.len() + 2;
        match (self.outcome, state.outcome()) {
            (None, _) => Ok(()),
            (Some(_), None) => Err(JournalFault::NotOver.on(last)),
            (Some(stated), Some(recomputed)) if stated == recomputed => Ok(()),
            (Some(_), Some(recomputed)) => {
                let recomputed = Self::outcome_line(recomputed).trim_end().to_owned();
                Err(JournalFault::OtherOutcome { recomputed }.on(last))
            }
        }
    }
}

/// Adds the step of a line at a table with this many seats, or returns the outcome if the line has one.
fn read_line<G: Notation>(
    steps: &mut Vec<Step<G::Action, G::Chance>>,
    written: &str,
    seats: usize,
) -> Result<Option<Outcome>, JournalFault> {
    let expected = "a line of a journal";
    let Object(line) = parse(written, expected)?;
    match line {
        Line { seat: Some(seat), act: Some(act), chance: None, outcome: None } => {
            let found = Seat::first(seats).find(|other| other.to_string() == seat);
            let seat = found.ok_or(JournalFault::NoSeat { found: seat, seats })?;
            steps.push(Step::Act { seat, action: act.parse().map_err(JournalFault::Step)? });
            Ok(None)
        }
        Line { seat: None, act: None, chance: Some(chance), outcome: None } => {
            steps.push(Step::Chance(chance.parse().map_err(JournalFault::Step)?));
            Ok(None)
        }
        Line { seat: None, act: None, chance: None, outcome: Some(Object(outcome)) } => Ok(Some(outcome)),
        Line { .. } => {
            let reason = "it should have seat and act, or chance, or outcome".to_owned();
            Err(JournalFault::Malformed { expected, reason })
        }
    }
}

fn parse<'t, T: Deserialize<'t>>(text: &'t str, expected: &'static str) -> Result<T, JournalFault> {
    serde_json::from_str(text).map_err(|error| JournalFault::Malformed { expected, reason: in_line(&error) })
}

/// What is wrong with a line of JSON, and in which column: the parser counts lines within this one, which would mislead.
///
/// ```
/// let error = serde_json::from_str::<u8>("[1]").unwrap_err();
/// assert_eq!(game_core::in_line(&error), "invalid type: sequence, expected u8");
/// ```
pub fn in_line(error: &serde_json::Error) -> String {
    let message = error.to_string();
    let what = message.rsplit_once(" at line ").map_or(message.as_str(), |(what, _)| what);
    match error.column() {
        0 => shortened(what).into_owned(),
        column => format!("{} (column {column})", shortened(what)),
    }
}

fn line(value: &impl Serialize) -> String {
    let mut text = serde_json::to_string(value).expect("a journal line is plain data");
    writeln!(text).expect("writing to a string succeeds");
    text
}
