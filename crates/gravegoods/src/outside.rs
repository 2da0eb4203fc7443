//! Programs outside that play: they are sent a view and its legal actions, and answer with one of them.
//!
//! The protocol is described in `docs/bot-protocol.md`. Whatever a program does, the game goes on: where there is no legal
//! answer in time, a random action is taken, the fault is counted, and the program has forfeited the game.

mod message;
mod process;

use std::time::Duration;

use bots::{Bot, Limit};
use game_core::{Outcome, Seat};
use games::Listed;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::Serialize;

pub(crate) use self::message::{Answer, PROTOCOL};
use self::message::{Message, Question, Told};
use self::process::{NoAnswer, Process};
use crate::entrant::Program;
use crate::failure::Failure;

/// How often a program is started again within one game.
const RESTARTS: u32 = 3;

/// How much of a wrong answer is quoted.
const QUOTED: usize = 120;

/// Decisions that a program did not make, by why; each was made at random.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub(crate) struct Faults {
    /// It took too long.
    pub(crate) timeouts: u64,
    /// It was not there: it had ended, did not start, or was started often enough in this game.
    pub(crate) crashes: u64,
    /// It answered with an action that is not legal.
    pub(crate) illegal: u64,
    /// It answered with something that is not an answer.
    pub(crate) malformed: u64,
}

impl Faults {
    /// Adds the faults of other games.
    pub(crate) fn merge(&mut self, other: &Faults) {
        self.timeouts += other.timeouts;
        self.crashes += other.crashes;
        self.illegal += other.illegal;
        self.malformed += other.malformed;
    }

    /// How many there are.
    pub(crate) fn total(&self) -> u64 {
        self.timeouts + self.crashes + self.illegal + self.malformed
    }

    fn count(&mut self, fault: &Fault) {
        match fault {
            Fault::Timeout(_) => self.timeouts += 1,
            Fault::Crash => self.crashes += 1,
            Fault::Illegal(_) => self.illegal += 1,
            Fault::Malformed(_) => self.malformed += 1,
        }
    }
}

/// Why a program did not make a decision.
#[derive(Debug, thiserror::Error)]
enum Fault {
    #[error("no answer within {} ms", .0.as_millis())]
    Timeout(Duration),
    #[error("the program has ended")]
    Crash,
    #[error("not a legal action: {0}")]
    Illegal(String),
    #[error("not an answer: {0}")]
    Malformed(String),
}

/// When a program is asked for an action.
#[derive(Clone, Copy)]
enum When {
    /// It must act.
    InTurn,
    /// It may act.
    OutOfTurn,
}

/// What a program answers, and the actions that it was asked about.
struct Answered<A> {
    action: Result<Option<A>, Fault>,
    actions: Vec<A>,
}

/// A program that plays game after game.
#[derive(Debug)]
pub(crate) struct Outside {
    program: Program,
    limit: Duration,
    process: Option<Process>,
    /// How often the program may still be started in this game.
    starts: u32,
    /// What it is told when a game begins, or again when it is started again.
    hello: String,
    /// Makes the decisions that the program does not.
    rng: ChaCha8Rng,
    faults: Faults,
    first: Option<String>,
    /// Whether it has failed a decision of this game.
    faulted: bool,
    /// Whether the process has said that it answers to interrupts.
    interrupts: bool,
}

impl Outside {
    /// A program that has so long for each decision; it is not started yet.
    pub(crate) fn new(program: &Program, limit: Duration) -> Outside {
        Outside {
            program: program.clone(),
            limit,
            process: None,
            starts: 0,
            hello: String::new(),
            rng: ChaCha8Rng::seed_from_u64(0),
            faults: Faults::default(),
            first: None,
            faulted: false,
            interrupts: false,
        }
    }

    /// Checks that the program can be started at all.
    pub(crate) fn check(program: &Program) -> Result<(), Failure> {
        Process::start(program).map(drop).map_err(|error| program.does_not_start(&error))
    }

    /// Begins a game with this setup, in which the program has `seat`.
    pub(crate) fn begin<G: Listed>(&mut self, setup: &G::Setup, seat: Seat, players: usize, seed: u64) {
        self.rng = ChaCha8Rng::seed_from_u64(seed);
        self.faulted = false;
        self.hello = message::hello::<G>(setup, seat, players, seed, self.limit);
        match &self.process {
            Some(process) => {
                process.tell(self.hello.clone());
                self.starts = RESTARTS;
            }
            None => self.starts = 1 + RESTARTS,
        }
    }

    /// Tells the program how its game ended.
    pub(crate) fn over(&mut self, seat: Seat, outcome: &Outcome) {
        if let Some(process) = &self.process {
            let scores = outcome.scores.as_slice();
            process.tell(Told::Over { seat, scores, winners: outcome.winners }.line());
        }
    }

    /// Whether the program has failed a decision of this game.
    pub(crate) fn has_faulted(&self) -> bool {
        self.faulted
    }

    /// The faults since the last time, and the first of them in words.
    pub(crate) fn take_faults(&mut self) -> (Faults, Option<String>) {
        (std::mem::take(&mut self.faults), self.first.take())
    }

    /// The program's answer to a question.
    fn ask(&mut self, question: String) -> Result<Answer, Fault> {
        let process = match &mut self.process {
            Some(process) => process,
            none => {
                self.starts = self.starts.checked_sub(1).ok_or(Fault::Crash)?;
                let process = Process::start(&self.program).map_err(|_| Fault::Crash)?;
                process.tell(self.hello.clone());
                none.insert(process)
            }
        };
        let answer = process.ask(question, self.limit).map_err(|none| match none {
            NoAnswer::TooLate => Fault::Timeout(self.limit),
            NoAnswer::Ended => Fault::Crash,
            NoAnswer::TooLong => Fault::Malformed("the line is too long".to_owned()),
        });
        if answer.is_err() {
            // What comes later would be taken for an answer to another question.
            self.process = None;
            self.interrupts = false;
        }
        let answer = answer?;
        let malformed = || Fault::Malformed(quoted(&String::from_utf8_lossy(&answer)));
        Answer::read(&answer).ok_or_else(malformed)
    }

    /// Asks which of its actions `seat` takes, whose view this is.
    fn ask_about<G: Listed>(&mut self, view: &G::View, seat: Seat, when: When) -> Answered<G::Action> {
        // What is legal is the same in every world that fits the view.
        let world = G::sample_world(view, &mut self.rng);
        let mut actions = Vec::new();
        world.legal_actions(seat, &mut actions);
        let texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
        let (view_text, ms) = (view.to_string(), self.limit.as_millis());
        let question = Question { seat, ms, actions: &texts, view_text, view };
        let message = match when {
            When::InTurn => Message::Decide(question),
            When::OutOfTurn => Message::Interrupt(question),
        };
        let answer = self.ask(message.line());
        let action = answer.and_then(|answer| {
            self.interrupts |= answer.interrupts;
            let Some(text) = answer.action else { return Ok(None) };
            let action = text.parse().ok().filter(|action| actions.contains(action));
            action.map(Some).ok_or_else(|| Fault::Illegal(quoted(&text)))
        });
        Answered { action, actions }
    }

    fn count(&mut self, fault: &Fault) {
        self.faulted = true;
        self.faults.count(fault);
        self.first.get_or_insert_with(|| fault.to_string());
    }
}

impl<G: Listed> Bot<G> for Outside {
    fn choose(&mut self, view: &G::View, seat: Seat, _: &Limit<'_>) -> G::Action {
        let Answered { action, mut actions } = self.ask_about::<G>(view, seat, When::InTurn);
        let nothing = || Fault::Malformed(quoted("null"));
        let action = action.and_then(|action| action.ok_or_else(nothing));
        action.unwrap_or_else(|fault| {
            self.count(&fault);
            let any = self.rng.random_range(0..actions.len());
            actions.swap_remove(any)
        })
    }

    /// Only a process that has said that it answers to interrupts is asked: others would let the time run out.
    fn speak_up(&mut self, view: &G::View, seat: Seat) -> Option<G::Action> {
        if !self.interrupts {
            return None;
        }
        let Answered { action, .. } = self.ask_about::<G>(view, seat, When::OutOfTurn);
        action.unwrap_or_else(|fault| {
            self.count(&fault);
            None
        })
    }
}

/// The beginning of a text, in quotes.
fn quoted(text: &str) -> String {
    let part = &text[..text.floor_char_boundary(QUOTED)];
    if part.len() < text.len() { format!("{part:?}…") } else { format!("{part:?}") }
}
