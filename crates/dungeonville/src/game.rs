//! The `Game` trait for Dungeonville.

use std::ops::ControlFlow;

use game_core::{Awaiting, Game, Outcome, Seat, SeatSet};
use rand::Rng;

use crate::action::Action;
use crate::chance::Chance;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::rules;
use crate::sight::Sight;
use crate::state::{Rules, State};
use crate::view::View;
use crate::vocabulary::setup::Setup;
use crate::vocabulary::stage::Stage;

impl Game for State {
    const NAME: &'static str = "dungeonville";
    const RULES: u32 = Rules::CURRENT.version();
    const OLDEST_RULES: u32 = Rules::First.version();
    const MOST_LISTED: usize = 10_000;
    const LENGTHS: &'static [(&'static str, u32)] = Sight::LENGTHS;

    game_core::compile_game!(State: Setup, Action, Chance, Event, Sight, View, Refusal);

    fn new_under(rules: u32, setup: &Setup) -> Result<State, Refusal> {
        let rules = Rules::of_version(rules).expect("the caller names a version that the game supports");
        State::begin_under(rules, setup)
    }

    fn length(sight: &Sight) -> u32 {
        sight.length()
    }

    fn seats(&self) -> usize {
        self.players.count()
    }

    #[inline]
    fn awaiting(&self) -> Awaiting {
        match self.stage {
            Stage::Over(_) => Awaiting::Nobody,
            Stage::Battle => Awaiting::Seats(self.fighters().without(self.battle.sealed)),
            stage if stage.asks_chance() => Awaiting::Chance,
            _ => Awaiting::Seats(SeatSet::only(self.turn)),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.cards.check();
        rules::legal::legal_actions(self, seat, Self::MOST_LISTED, out);
    }

    fn each_action(&self, seat: Seat, found: &mut dyn FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        self.cards.check();
        rules::legal::each_action(self, seat, found)
    }

    fn count_actions(&self, seat: Seat) -> usize {
        self.cards.check();
        rules::legal::count_actions(self, seat)
    }

    #[inline]
    fn sample_action<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Option<Action> {
        self.cards.check();
        rules::sample::sample_action(self, seat, rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        rules::scoring::outcome(self)
    }
}
