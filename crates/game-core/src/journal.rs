//! A whole game as a text file: the steps that made it, so that it can be played again.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

use crate::{BadText, Game, Log, NoLog, Notation, Outcome, Seat, Step};

/// The version of the file format that this program writes.
const FORMAT: u32 = 1;

/// The steps of one game from its setup on, and how it ended if it has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journal<G: Game> {
    /// What was settled before the first step.
    pub setup: G::Setup,
    /// Every step in order, the answers of nature among them.
    pub steps: Vec<Step<G::Action, G::Chance>>,
    /// How the game ended; none if the journal stops before the end.
    pub outcome: Option<Outcome>,
}

/// Why a text is not the journal of a game, and on which line.
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
    /// The file has no line at all.
    #[error("the file is empty; a journal starts with a header line")]
    Empty,
    /// The line is not what must stand there.
    #[error("this is not {expected}: {reason}")]
    Malformed {
        /// What must stand there.
        expected: &'static str,
        /// Why the line is not that.
        reason: String,
    },
    /// The file is of a format this program does not know.
    #[error("journal format {found} is not known here; this program reads format {FORMAT}")]
    Format {
        /// The format it says it is.
        found: u32,
    },
    /// The journal is of another game.
    #[error("this is a journal of {found:?}, not of {expected:?}")]
    OtherGame {
        /// The game it is of.
        found: String,
        /// The game it should be of.
        expected: &'static str,
    },
    /// The journal was made under rules this program does not know.
    #[error("the game was played under rules version {found}; this program knows version {known}")]
    Rules {
        /// The version it was played under.
        found: u32,
        /// The version this program knows.
        known: u32,
    },
    /// A step is not written as steps are.
    #[error("bad step, {0}")]
    Step(BadText),
    /// The rules refuse the setup or a step.
    #[error("refused: {0}")]
    Refused(String),
    /// The file goes on after the outcome.
    #[error("nothing may follow the outcome")]
    AfterOutcome,
    /// The outcome stands where the game is not over.
    #[error("the outcome stands here, but the game is not over")]
    NotOver,
    /// The outcome is not the one the steps lead to.
    #[error("the steps lead to another outcome: {recomputed}")]
    OtherOutcome {
        /// The outcome the steps lead to, as it would stand in a journal.
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
struct Header<S> {
    journal: u32,
    game: String,
    rules: u32,
    setup: S,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ActLine<'t> {
    seat: Seat,
    #[serde(borrow)]
    act: std::borrow::Cow<'t, str>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ChanceLine<'t> {
    #[serde(borrow)]
    chance: std::borrow::Cow<'t, str>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OutcomeLine {
    outcome: Outcome,
}

/// The name of the game a journal is of, read from its header alone.
///
/// # Errors
/// If the first line is not a header this program knows.
pub fn game_of(text: &str) -> Result<String, BadJournal> {
    let header: Header<serde_json::Value> = header(text)?;
    Ok(header.game)
}

fn header<'t, S: Deserialize<'t>>(text: &'t str) -> Result<Header<S>, BadJournal> {
    let line = text.lines().next().ok_or(JournalFault::Empty.on(1))?;
    let header: Header<S> = serde_json::from_str(line).map_err(|error| {
        JournalFault::Malformed { expected: "a journal's header", reason: error.to_string() }.on(1)
    })?;
    if header.journal != FORMAT {
        return Err(JournalFault::Format { found: header.journal }.on(1));
    }
    Ok(header)
}

/// Whether a line holds `key` at its top; a line that is no object holds nothing.
fn has_key(line: &str, key: &str) -> bool {
    serde_json::from_str::<serde_json::Map<String, serde_json::Value>>(line)
        .is_ok_and(|object| object.contains_key(key))
}

impl<G: Game> Journal<G> {
    /// A journal without a step yet.
    pub fn new(setup: G::Setup) -> Journal<G> {
        Journal { setup, steps: Vec::new(), outcome: None }
    }

    /// Plays the journal again; `watch` sees every state before its step, and the step.
    ///
    /// # Errors
    /// If the rules refuse the setup or a step; the line is the one of the written journal.
    pub fn replay(
        &self,
        log: &mut impl Log<G::Event>,
        mut watch: impl FnMut(&G, &Step<G::Action, G::Chance>),
    ) -> Result<G, BadJournal> {
        let refused =
            |line: usize| move |refusal: G::Refusal| JournalFault::Refused(refusal.to_string()).on(line);
        let mut game = G::new(&self.setup).map_err(refused(1))?;
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
    /// The journal as text: a header, a line a step, and the outcome if there is one.
    pub fn to_text(&self) -> String {
        let mut text = Self::header_line(&self.setup);
        for step in &self.steps {
            text.push_str(&Self::step_line(step));
        }
        if let Some(outcome) = self.outcome {
            text.push_str(&Self::outcome_line(outcome));
        }
        text
    }

    /// The first line of a journal.
    pub fn header_line(setup: &G::Setup) -> String {
        line(&Header { journal: FORMAT, game: G::NAME.to_owned(), rules: G::RULES, setup })
    }

    /// The line of one step.
    pub fn step_line(step: &Step<G::Action, G::Chance>) -> String {
        match step {
            Step::Act { seat, action } => line(&ActLine { seat: *seat, act: action.to_string().into() }),
            Step::Chance(chance) => line(&ChanceLine { chance: chance.to_string().into() }),
        }
    }

    /// The last line of a finished game's journal.
    pub fn outcome_line(outcome: Outcome) -> String {
        line(&OutcomeLine { outcome })
    }

    /// Reads a journal, finished or not, and checks every step of it and its outcome.
    ///
    /// # Errors
    /// If the text is not a journal of this game under known rules, a step is illegal, or the outcome is wrong.
    pub fn from_text(text: &str) -> Result<Journal<G>, BadJournal> {
        let header: Header<G::Setup> = Self::known_header(text)?;
        let mut journal = Journal::new(header.setup);
        for (index, written) in text.lines().enumerate().skip(1) {
            let number = index + 1;
            if journal.outcome.is_some() {
                return Err(JournalFault::AfterOutcome.on(number));
            }
            if has_key(written, "outcome") {
                let OutcomeLine { outcome } = parse(written, "an outcome line", number)?;
                journal.outcome = Some(outcome);
            } else {
                journal.steps.push(Self::parse_step(written, number)?);
            }
        }
        journal.check_outcome()?;
        Ok(journal)
    }

    /// Reads the journal of a finished game and checks all of it.
    ///
    /// # Errors
    /// As [`from_text`](Journal::from_text), and if the journal stops before the game does.
    pub fn from_finished_text(text: &str) -> Result<Journal<G>, BadJournal> {
        let journal = Self::from_text(text)?;
        match journal.outcome {
            Some(_) => Ok(journal),
            None => Err(JournalFault::CutOff.on(journal.steps.len() + 1)),
        }
    }

    fn known_header(text: &str) -> Result<Header<G::Setup>, BadJournal> {
        // The names come first, so that a journal of another game is not called malformed.
        let named: Header<serde_json::Value> = header(text)?;
        if named.game != G::NAME {
            return Err(JournalFault::OtherGame { found: named.game, expected: G::NAME }.on(1));
        }
        if named.rules != G::RULES {
            return Err(JournalFault::Rules { found: named.rules, known: G::RULES }.on(1));
        }
        header(text)
    }

    fn parse_step(written: &str, number: usize) -> Result<Step<G::Action, G::Chance>, BadJournal> {
        let bad = |error| JournalFault::Step(error).on(number);
        if has_key(written, "chance") {
            let ChanceLine { chance } = parse(written, "a chance line", number)?;
            Ok(Step::Chance(chance.parse().map_err(bad)?))
        } else {
            let ActLine { seat, act } = parse(written, "a step", number)?;
            Ok(Step::Act { seat, action: act.parse().map_err(bad)? })
        }
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

fn parse<'t, T: Deserialize<'t>>(
    text: &'t str,
    expected: &'static str,
    line: usize,
) -> Result<T, BadJournal> {
    serde_json::from_str(text)
        .map_err(|error| JournalFault::Malformed { expected, reason: error.to_string() }.on(line))
}

fn line(value: &impl Serialize) -> String {
    let mut text = serde_json::to_string(value).expect("a journal line is plain data");
    writeln!(text).expect("a string takes every line");
    text
}
