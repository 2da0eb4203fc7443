//! Dungeonville keeps the contract.

use game_core::{Awaiting, Game, Log, Outcome, Seat, Step, Viewer};
use rand::Rng;

use crate::action::Action;
use crate::chance::Chance;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::sight::Sight;
use crate::state::State;
use crate::view::View;

impl Game for State {
    const NAME: &'static str = "dungeonville";
    const RULES: u32 = 1;

    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Sight = Sight;
    type View = View;
    type Refusal = Refusal;

    fn new(setup: &Setup) -> Result<State, Refusal> {
        State::begin(setup)
    }

    fn seats(&self) -> usize {
        self.players.count()
    }

    #[inline]
    fn awaiting(&self) -> Awaiting {
        self.awaits()
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_actions(seat, out);
    }

    fn count_actions(&self, seat: Seat) -> usize {
        self.number_of_actions(seat)
    }

    #[inline]
    fn sample_action<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Option<Action> {
        self.pick_action(seat, rng)
    }

    #[inline]
    fn sample_chance<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        self.draw_chance(rng)
    }

    #[inline]
    fn apply(&mut self, step: Step<Action, Chance>, log: &mut impl Log<Event>) -> Result<(), Refusal> {
        self.take_step(step, log)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_as(viewer)
    }

    fn sight(event: &Event, viewer: Viewer) -> Option<Sight> {
        Some(event.sight(viewer))
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn sample_world<R: Rng + ?Sized>(view: &View, rng: &mut R) -> State {
        State::deal_world(view, rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }
}
