//! Actions as paths of small choices, each with an estimated value.

use arrayvec::ArrayVec;
use game_core::Seat;
use rand::{Rng, RngExt};

use super::fight::Clash;
use super::{inside, town};
use crate::action::{Action, Order};
use crate::rules::sums::Sum;
use crate::state::State;
use crate::vocabulary::stage::Stage;
use crate::{Adventurer, Rooms};

/// A small choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// A whole action.
    Whole(Action),
    /// Recruit this adventurer.
    Recruit(Adventurer),
    /// Discard this member for it.
    Dismiss(Adventurer),
    /// Pay for it with these.
    Pay(Rooms),
    /// This one fights next.
    Fighter(Adventurer),
    /// This one fights with the Blooded Axe, or nobody does.
    Axe(Option<Adventurer>),
}

/// The choices made so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Path {
    pub(super) recruit: Option<Adventurer>,
    pub(super) dismissed: Option<Adventurer>,
    pub(super) order: Order,
}

/// Choices with their values, in points.
pub(super) type Options = ArrayVec<(Part, f32), 72>;

impl Path {
    /// Makes a choice; returns the action once it is complete.
    pub(super) fn take(&mut self, state: &State, seat: Seat, part: Part) -> Option<Action> {
        match part {
            Part::Whole(action) => return Some(action),
            Part::Recruit(adventurer) => self.recruit = Some(adventurer),
            Part::Dismiss(member) => self.dismissed = Some(member),
            Part::Pay(payment) => return self.recruiting(payment),
            Part::Fighter(fighter) => {
                let place = self.order.len();
                self.order.fighters[place] = Some(fighter);
                let bearers = state.axe_bearers(seat).and(self.order.members());
                if self.order.len() == state.must_fight(seat) && bearers.is_empty() {
                    return Some(Action::Order(self.order));
                }
            }
            Part::Axe(bearer) => {
                self.order.axe = bearer;
                return Some(Action::Order(self.order));
            }
        }
        // If there is nothing to pay, no choice is left.
        let adventurer =
            self.recruit.filter(|_| self.dismissed.is_some() || state.dismissible(seat).is_empty())?;
        (recruit_sum(state, seat, adventurer).needed == 0).then(|| self.recruiting(Rooms::NONE)).flatten()
    }

    fn recruiting(&self, payment: Rooms) -> Option<Action> {
        let adventurer = self.recruit?;
        Some(Action::Recruit { adventurer, discard: self.dismissed, payment })
    }
}

/// The sum to pay in cards for an adventurer in town.
pub(super) fn recruit_sum(state: &State, seat: Seat, adventurer: Adventurer) -> Sum {
    state.recruit_sum(seat, state.price(seat, state.place(adventurer)))
}

/// The choices of an awaited seat after `path`.
pub(super) fn options(state: &State, seat: Seat, path: &Path, out: &mut Options) {
    if state.score(seat) >= state.winning() {
        return out.push((Part::Whole(Action::Declare), 0.0));
    }
    match state.stage {
        Stage::Recruit => town::recruit(state, seat, path, out),
        Stage::Scout => town::scout(state, seat, out),
        Stage::Battle => fighters(state, seat, path, out),
        Stage::Lute => inside::lute(state, seat, out),
        Stage::Oracle => inside::name(state, seat, out),
        Stage::Wand => inside::wand(state, seat, out),
        Stage::Death => inside::death(state, seat, out),
        Stage::Burden => inside::burden(state, seat, out),
        Stage::Onward => inside::onward(state, seat, out),
        Stage::Harvest => town::deed(state, seat, out),
        Stage::Deal
        | Stage::First
        | Stage::Town
        | Stage::Jester
        | Stage::Turn
        | Stage::Look
        | Stage::Deed
        | Stage::Over(_) => unreachable!("no seat is awaited in this stage"),
    }
    debug_assert!(!out.is_empty(), "an awaited seat has a choice");
}

/// Who fights next, by the value of the clash; then who takes the Axe, preferably the weakest.
fn fighters(state: &State, seat: Seat, path: &Path, out: &mut Options) {
    let placed = path.order.members();
    if placed.len() == state.must_fight(seat) {
        for bearer in state.axe_bearers(seat).and(placed).iter() {
            out.push((Part::Axe(Some(bearer)), f32::from(bearer.rank()) * 0.02));
        }
        return out.push((Part::Axe(None), -0.5));
    }
    let mut rivals = state.players[seat].pawn.map(|tower| state.at(tower)).unwrap_or_default();
    rivals.remove(seat);
    let waiting = state.players[seat].party.without(placed);
    for member in waiting.iter().take(out.capacity()) {
        out.push((Part::Fighter(member), Clash::new(state, seat, member, rivals).value));
    }
}

/// The largest random error at `waver` 1, in points.
const LARGEST_ERROR: f32 = 0.6;

/// The action of the best choices, with random errors of a size set by `waver`.
pub(super) fn advise<R: Rng + ?Sized>(state: &State, seat: Seat, waver: f32, rng: &mut R) -> Action {
    let mut path = Path::default();
    loop {
        let mut options = Options::new();
        self::options(state, seat, &path, &mut options);
        let mut best = (options[0].0, f32::MIN);
        for (part, worth) in options {
            let error = if waver > 0.0 {
                let (up, down): (f32, f32) = (rng.random(), rng.random());
                (up - down) * waver * LARGEST_ERROR
            } else {
                0.0
            };
            if worth + error > best.1 {
                best = (part, worth + error);
            }
        }
        if let Some(action) = path.take(state, seat, best.0) {
            return shuffled(action, rng);
        }
    }
}

/// Shuffles an order of battle, so that rivals can't predict it.
fn shuffled<R: Rng + ?Sized>(action: Action, rng: &mut R) -> Action {
    let Action::Order(mut order) = action else {
        return action;
    };
    let fighters = order.len();
    for place in 1..fighters {
        order.fighters.swap(place, rng.random_range(0..=place));
    }
    Action::Order(order)
}
