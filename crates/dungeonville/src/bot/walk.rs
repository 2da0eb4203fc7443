//! An action as a walk of small choices: whom to recruit, then whom to let go; one fighter after the other.

use game_core::Seat;

use super::glance;
use crate::action::{Action, Order};
use crate::rules::sums::Sum;
use crate::stage::Stage;
use crate::state::{State, WINNING};
use crate::{Adventurer, Rooms};

/// A small choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// A whole action.
    Whole(Action),
    /// Recruit this one; what it costs is paid with the cards that are missed least.
    Recruit(Adventurer),
    /// Let this one go for it.
    Discard(Adventurer),
    /// The next fighter.
    Fighter(Adventurer),
    /// Who has the Axe.
    Axe(Option<Adventurer>),
}

/// The small choices made so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Path {
    recruit: Option<Adventurer>,
    order: Order,
}

impl Path {
    /// Makes a small choice; the action, once it is whole.
    pub(super) fn take(&mut self, state: &State, seat: Seat, part: Part) -> Option<Action> {
        match part {
            Part::Whole(action) => Some(action),
            Part::Recruit(adventurer) if state.dismissible(seat).is_empty() => {
                Some(recruit(state, seat, adventurer, None))
            }
            Part::Recruit(adventurer) => {
                self.recruit = Some(adventurer);
                None
            }
            Part::Discard(member) => {
                let adventurer = self.recruit.expect("whom to recruit is chosen first");
                Some(recruit(state, seat, adventurer, Some(member)))
            }
            Part::Fighter(fighter) => {
                let place = self.order.fighters.iter_mut().find(|place| place.is_none());
                *place.expect("no more fight than there are places") = Some(fighter);
                let whole = self.order.len() == state.must_fight(seat);
                let armed = state.axe_bearers(seat).and(self.order.members());
                (whole && armed.is_empty()).then_some(Action::Order(self.order))
            }
            Part::Axe(axe) => Some(Action::Order(Order { axe, ..self.order })),
        }
    }
}

/// The recruiting of `adventurer`, paid with the rooms that waste least; with items only if there is no other way.
fn recruit(state: &State, seat: Seat, adventurer: Adventurer, discard: Option<Adventurer>) -> Action {
    let price = state.price(seat, state.place(adventurer));
    Action::Recruit { adventurer, discard, payment: pay(state, seat, state.recruit_sum(seat, price)) }
}

pub(super) fn pay(state: &State, seat: Seat, sum: Sum) -> Rooms {
    if sum.needed == 0 {
        return Rooms::NONE;
    }
    let (treasury, cards) = (state.players[seat].treasury, state.cards);
    let rooms = treasury.without(cards.masks().items());
    let payment = sum.cheapest(rooms, |room| cards.worth(room));
    payment.or_else(|| sum.cheapest(treasury, |room| cards.worth(room))).unwrap_or_default()
}

/// The small choices open after `path`.
pub(super) fn parts(state: &State, seat: Seat, path: &Path, out: &mut Vec<(Part, f32)>) {
    let begun = *path != Path::default();
    if !begun && state.score(seat) >= WINNING {
        out.push((Part::Whole(Action::Declare), 1e6));
    }
    match state.stage {
        Stage::Recruit if path.recruit.is_some() => {
            let chosen = path.recruit;
            let members = state.dismissible(seat).iter();
            out.extend(members.map(|member| (Part::Discard(member), glance::discard(state, seat, member, chosen))));
        }
        Stage::Recruit => {
            for (adventurer, price) in state.affordable(seat) {
                out.push((Part::Recruit(adventurer), glance::recruit(state, seat, adventurer, price)));
            }
            if !state.dismissible(seat).is_empty() {
                out.push((Part::Whole(Action::Pass), 1.0));
            }
        }
        Stage::Battle if path.order.len() < state.must_fight(seat) => {
            let free = state.players[seat].party.without(path.order.members());
            out.extend(free.iter().map(|fighter| (Part::Fighter(fighter), glance::fighter(fighter))));
        }
        Stage::Battle => {
            let bearers = state.axe_bearers(seat).and(path.order.members());
            out.push((Part::Axe(None), 0.05));
            out.extend(bearers.iter().map(|bearer| (Part::Axe(Some(bearer)), 1.0)));
        }
        Stage::Burden => {
            let cards = state.cards;
            let sum = Sum::plain(state.excess(seat));
            let rooms = sum.cheapest(state.carried_rooms(seat), |room| cards.gold(room));
            out.push((Part::Whole(Action::Drop(rooms.unwrap_or_default())), 1.0));
        }
        Stage::Harvest => {
            let payment = pay(state, seat, state.sum_for(seat, state.cards.deed_price()));
            out.push((Part::Whole(Action::Deed { payment }), glance::deed(state, seat)));
            out.push((Part::Whole(Action::Pass), 1.0));
        }
        _ => state.each_single(seat, |action| {
            out.push((Part::Whole(action), glance::single(state, seat, action)));
        }),
    }
}
