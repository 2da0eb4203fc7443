//! External programs as bots: they get a view and its legal actions, and answer with one of them.
//!
//! `docs/bot-protocol.md` describes the protocol. If a program does not give a legal answer in time, a random action is
//! taken, the fault is counted, and the program forfeits the game. The game always continues.

mod message;
mod process;

use std::time::Duration;

use bots::{Bot, Limit};
use game_core::{NoLog, Outcome, Seat, Step};
use games::Listed;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::Serialize;

pub(crate) use self::message::{Answer, PROTOCOL};
use self::message::{Message, MessageWithoutView, Question};
use self::process::{NoAnswer, Process};
use crate::failure::Failure;
use crate::matches::entrant::Program;
use crate::run::Times;

/// How often a program is restarted within one game.
const RESTARTS: u32 = 3;

/// How many bytes of a wrong answer are quoted.
const QUOTED: usize = 120;

/// Decisions that a program failed to make, by reason. Each was made at random instead.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub(crate) struct Faults {
    /// It took too long.
    pub(crate) timeouts: u64,
    /// It was not running: it had exited, did not start, or was restarted too often in this game.
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

    /// The number of all faults.
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

/// Why a program failed to make a decision.
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

/// Why a program gets a question.
#[derive(Clone, Copy)]
enum When {
    /// It must act.
    InTurn,
    /// It may act.
    OutOfTurn,
}

/// A program's answer, and the actions it could choose from.
struct Answered<A> {
    action: Result<Option<A>, Fault>,
    actions: Vec<A>,
}

/// A program that plays one game after another.
#[derive(Debug)]
pub(crate) struct External {
    program: Program,
    times: Times,
    process: Option<Process>,
    /// How often the program may still be started in this game.
    starts: u32,
    /// The message at the start of a game, sent again after a restart.
    hello: String,
    /// Makes the decisions that the program fails to make.
    rng: ChaCha8Rng,
    faults: Faults,
    first: Option<String>,
    /// Whether it has failed a decision in this game.
    faulted: bool,
    /// Whether the process has said that it answers interrupts.
    interrupts: bool,
}

impl External {
    /// A program with these times for each decision. It is not started yet.
    pub(crate) fn new(program: &Program, times: Times) -> External {
        External {
            program: program.clone(),
            times,
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
        Process::start(program).map(drop).map_err(|error| program.start_failure(&error))
    }

    /// Starts a game with this setup, in which the program has `seat`.
    pub(crate) fn begin<G: Listed>(&mut self, setup: &G::Setup, seat: Seat, players: usize, seed: u64) {
        self.rng = ChaCha8Rng::seed_from_u64(seed);
        self.faulted = false;
        self.hello = message::hello::<G>(setup, seat, players, seed, self.times);
        match &self.process {
            Some(process) => {
                process.send(self.hello.clone());
                self.starts = RESTARTS;
            }
            None => self.starts = 1 + RESTARTS,
        }
    }

    /// Sends the program the outcome of its game.
    pub(crate) fn over(&mut self, seat: Seat, outcome: &Outcome) {
        if let Some(process) = &self.process {
            let scores = outcome.scores.as_slice();
            process.send(MessageWithoutView::Over { seat, scores, winners: outcome.winners }.line());
        }
    }

    /// Whether the program has failed a decision in this game.
    pub(crate) fn has_faulted(&self) -> bool {
        self.faulted
    }

    /// The faults since the last call, and the text of the first.
    pub(crate) fn take_faults(&mut self) -> (Faults, Option<String>) {
        (std::mem::take(&mut self.faults), self.first.take())
    }

    /// Sends a question and returns the answer.
    fn request(&mut self, question: String) -> Result<Answer, Fault> {
        let process = match &mut self.process {
            Some(process) => process,
            none => {
                self.starts = self.starts.checked_sub(1).ok_or(Fault::Crash)?;
                let process = Process::start(&self.program).map_err(|_| Fault::Crash)?;
                process.send(self.hello.clone());
                none.insert(process)
            }
        };
        let answer = process.request(question, self.times.limit).map_err(|reason| match reason {
            NoAnswer::TooLate => Fault::Timeout(self.times.limit),
            NoAnswer::Ended => Fault::Crash,
            NoAnswer::TooLong => Fault::Malformed("the line is too long".to_owned()),
        });
        if answer.is_err() {
            // A late line would be taken for the answer to another question.
            self.process = None;
            self.interrupts = false;
        }
        let answer = answer?;
        let malformed = || Fault::Malformed(quoted(&String::from_utf8_lossy(&answer)));
        Answer::read(&answer).ok_or_else(malformed)
    }

    /// Sends the view of `seat` with its legal actions, and returns the one that the program chooses.
    fn request_action<G: Listed>(&mut self, view: &G::View, seat: Seat, when: When) -> Answered<G::Action> {
        // The same actions are legal in every world that fits the view.
        let world = G::sample_world(view, &mut self.rng);
        let mut actions = Vec::new();
        world.legal_actions(seat, &mut actions);
        let unlisted = world.count_actions(seat) - actions.len();
        let texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
        let (view_text, ms) = (view.to_string(), self.times.limit.as_millis());
        let question = Question { seat, ms, actions: &texts, unlisted, view_text, view };
        let message = match when {
            When::InTurn => Message::Decide(question),
            When::OutOfTurn => Message::Interrupt(question),
        };
        let answer = self.request(message.line());
        let action = answer.and_then(|answer| {
            self.interrupts |= answer.interrupts;
            let Some(text) = answer.action else { return Ok(None) };
            let legal = |action: &G::Action| {
                let step = Step::Act { seat, action: action.clone() };
                actions.contains(action) || unlisted > 0 && world.clone().apply(step, &mut NoLog).is_ok()
            };
            let action = text.parse().ok().filter(legal);
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

impl<G: Listed> Bot<G> for External {
    fn choose(&mut self, view: &G::View, seat: Seat, _: &Limit<'_>) -> G::Action {
        let Answered { action, mut actions } = self.request_action::<G>(view, seat, When::InTurn);
        let nothing = || Fault::Malformed(quoted("null"));
        let action = action.and_then(|action| action.ok_or_else(nothing));
        action.unwrap_or_else(|fault| {
            self.count(&fault);
            let any = self.rng.random_range(0..actions.len());
            actions.swap_remove(any)
        })
    }

    /// Only a process that has said that it answers interrupts gets one; others would run into the timeout.
    fn speak_up(&mut self, view: &G::View, seat: Seat) -> Option<G::Action> {
        if !self.interrupts {
            return None;
        }
        let Answered { action, .. } = self.request_action::<G>(view, seat, When::OutOfTurn);
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
