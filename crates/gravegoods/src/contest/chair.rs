//! A chair at the table, with whoever plays on it.

use std::time::Duration;

use bots::{Bot, Spec};
use game_core::{Outcome, Seat};
use games::Listed;

use crate::deadline::Deadline;
use crate::entrant::Player;
use crate::outside::{Faults, Outside};

/// One thread's bot on one chair.
pub(super) enum Chair<G: Listed> {
    /// A bot of the house, new in each game.
    House { spec: Spec, bot: Box<dyn Bot<G>> },
    /// A program outside, which goes on from game to game.
    Outside(Box<Outside>),
}

impl<G: Listed> Chair<G> {
    pub(super) fn new(player: &Player, limit: Duration) -> Chair<G> {
        match player {
            Player::House(spec) => Chair::House { spec: *spec, bot: G::bot(*spec, 0) },
            Player::Outside(program) => Chair::Outside(Box::new(Outside::new(program, limit))),
        }
    }

    /// Begins a game with this setup at `seat`.
    pub(super) fn begin(&mut self, setup: &G::Setup, seat: Seat, players: usize, seed: u64) {
        match self {
            Chair::House { spec, bot } => *bot = G::bot(*spec, seed),
            Chair::Outside(outside) => outside.begin::<G>(setup, seat, players, seed),
        }
    }

    /// An action for `seat`, from its view alone.
    pub(super) fn choose(&mut self, view: &G::View, seat: Seat) -> G::Action {
        match self {
            Chair::House { spec, bot } => bot.choose(view, seat, &spec.limit(&Deadline::of(*spec))),
            Chair::Outside(outside) => {
                Bot::<G>::choose(&mut **outside, view, seat, &bots::Limit::iterations(0))
            }
        }
    }

    /// What `seat` says out of turn.
    pub(super) fn speak_up(&mut self, view: &G::View, seat: Seat) -> Option<G::Action> {
        match self {
            Chair::House { bot, .. } => bot.speak_up(view, seat),
            Chair::Outside(outside) => Bot::<G>::speak_up(&mut **outside, view, seat),
        }
    }

    /// Ends a game.
    pub(super) fn over(&mut self, seat: Seat, outcome: &Outcome) {
        match self {
            Chair::House { .. } => {}
            Chair::Outside(outside) => outside.over(seat, outcome),
        }
    }

    /// Whether the game is forfeited: a program outside has failed a decision of it.
    pub(super) fn has_forfeited(&self) -> bool {
        match self {
            Chair::House { .. } => false,
            Chair::Outside(outside) => outside.has_faulted(),
        }
    }

    /// The faults since the last time, if there can be any, and the first of them in words.
    pub(super) fn take_faults(&mut self) -> Option<(Faults, Option<String>)> {
        match self {
            Chair::House { .. } => None,
            Chair::Outside(outside) => Some(outside.take_faults()),
        }
    }
}
