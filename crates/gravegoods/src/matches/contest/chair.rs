//! The bot on one chair.

use bots::{Bot, Spec};
use game_core::{Outcome, Seat};
use games::Listed;

use crate::matches::deadline::Deadline;
use crate::matches::entrant::BotSource;
use crate::matches::external::{External, Faults};
use crate::run::Times;

/// The bot on one chair, in one thread.
pub(super) enum Chair<G: Listed> {
    /// A built-in bot, new in each game.
    BuiltIn {
        spec: Spec,
        bot: Box<dyn Bot<G>>,
        /// Whether it is not shown what the game gave its seat in secret.
        blind: bool,
    },
    /// An external program, which keeps running from game to game.
    External(Box<External>),
}

impl<G: Listed> Chair<G> {
    pub(super) fn new(source: &BotSource, times: Times) -> Chair<G> {
        let built_in = |spec: Spec, blind| {
            let spec = times.apply(spec);
            Chair::BuiltIn { spec, bot: G::bot(spec, 0), blind }
        };
        match source {
            BotSource::BuiltIn(spec) => built_in(*spec, false),
            BotSource::Blind(spec) => built_in(*spec, true),
            BotSource::External(program) => Chair::External(Box::new(External::new(program, times))),
        }
    }

    /// Begins a game with this setup at `seat`.
    pub(super) fn begin(&mut self, setup: &G::Setup, seat: Seat, players: usize, seed: u64) {
        match self {
            Chair::BuiltIn { spec, bot, .. } => *bot = G::bot(*spec, seed),
            Chair::External(program) => program.begin::<G>(setup, seat, players, seed),
        }
    }

    /// An action for `seat`, from its view alone.
    pub(super) fn choose(&mut self, view: &G::View, seat: Seat) -> G::Action {
        match self {
            Chair::BuiltIn { spec, bot, blind } => {
                let masked = blind.then(|| G::masked(view));
                bot.choose(masked.as_ref().unwrap_or(view), seat, &spec.limit(&Deadline::of(*spec)))
            }
            Chair::External(program) => {
                Bot::<G>::choose(&mut **program, view, seat, &bots::Limit::iterations(0))
            }
        }
    }

    /// An action of `seat` out of turn, if it wants to act.
    pub(super) fn speak_up(&mut self, view: &G::View, seat: Seat) -> Option<G::Action> {
        match self {
            Chair::BuiltIn { bot, blind, .. } => {
                let masked = blind.then(|| G::masked(view));
                bot.speak_up(masked.as_ref().unwrap_or(view), seat)
            }
            Chair::External(program) => Bot::<G>::speak_up(&mut **program, view, seat),
        }
    }

    /// Ends a game.
    pub(super) fn over(&mut self, seat: Seat, outcome: &Outcome) {
        match self {
            Chair::BuiltIn { .. } => {}
            Chair::External(program) => program.over(seat, outcome),
        }
    }

    /// Whether the game is forfeited, because an external program failed a decision in it.
    pub(super) fn has_forfeited(&self) -> bool {
        match self {
            Chair::BuiltIn { .. } => false,
            Chair::External(program) => program.has_faulted(),
        }
    }

    /// The faults since the last call and the text of the first; `None` for a built-in bot.
    pub(super) fn take_faults(&mut self) -> Option<(Faults, Option<String>)> {
        match self {
            Chair::BuiltIn { .. } => None,
            Chair::External(program) => Some(program.take_faults()),
        }
    }
}
