//! Crypt keeps the contract.

use game_core::{
    Awaiting, BadText, Game, Listener, Log, NoLog, Notation, Outcome, Seat, Step, ViewNotation, Viewer,
};
use rand::Rng;

use crate::action::Action;
use crate::chance::Chance;
use crate::event::{Event, Sight};
use crate::refusal::Refusal;
use crate::scoresheet::Rank;
use crate::setup::Setup;
use crate::state::State;
use crate::view::View;

impl State {
    /// Carries out a step that nobody listens to. Compiled here once, whatever calls it.
    #[inline(never)]
    fn apply_quietly(&mut self, step: Step<Action, Chance>) -> Result<(), Refusal> {
        self.take_step(step, &mut NoLog)
    }

    /// Carries out a step and hands every event to `tell`. Compiled here once, whatever calls it.
    #[inline(never)]
    fn apply_with(&mut self, step: Step<Action, Chance>, tell: &mut dyn FnMut(Event)) -> Result<(), Refusal> {
        self.take_step(step, &mut Listener(tell))
    }
}

impl Game for State {
    const NAME: &'static str = "crypt";
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
        self.players()
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
        if log.listens() {
            self.apply_with(step, &mut |event| log.record(event))
        } else {
            self.apply_quietly(step)
        }
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

    fn solo_rank(outcome: &Outcome) -> Option<usize> {
        match outcome.scores.as_slice() {
            [score] => Rank::ALL.iter().position(|&rank| rank == Rank::of(*score)),
            _ => None,
        }
    }
}

impl Notation for State {
    fn position(&self) -> String {
        self.seen_as(Viewer::Open).to_string()
    }

    fn from_position(text: &str) -> Result<State, BadText> {
        crate::notation::read_position(text)
    }
}

impl ViewNotation for State {
    fn view_from_text(viewer: Viewer, text: &str) -> Result<View, BadText> {
        crate::notation::read_view(viewer, text)
    }
}
