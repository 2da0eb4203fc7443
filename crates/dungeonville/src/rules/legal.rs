//! Lists and counts the legal actions.

use game_core::{Awaiting, Game, Seat};

use super::sums::Sum;
use crate::action::{Action, FIGHTERS, Order};
use crate::stage::Stage;
use crate::state::{PARTY, State};
use crate::{Adventurer, Adventurers, Item, Tower};

impl State {
    /// Whether the game waits for `seat`; none if the seat may not act at all.
    #[inline]
    pub(super) fn standing(&self, seat: Seat) -> Option<bool> {
        if seat.index() >= self.players.count() {
            return None;
        }
        match self.awaiting() {
            Awaiting::Seats(seats) => Some(seats.contains(seat)),
            Awaiting::Chance | Awaiting::Nobody => None,
        }
    }

    /// The adventurers in town that `seat` can pay for, with their price, most expensive first (D3.2, D3.3).
    #[inline]
    pub(crate) fn affordable(&self, seat: Seat) -> impl Iterator<Item = (Adventurer, u8)> + '_ {
        let worth = if self.pays_in_tokens() { 0 } else { self.treasury_worth(seat) };
        self.town.iter().filter_map(move |adventurer| {
            let price = self.price(seat, self.place(adventurer));
            let pays = if self.pays_in_tokens() {
                self.tokens_for(price) <= self.players[seat].gold
            } else {
                self.can_pay(seat, price, worth)
            };
            pays.then_some((adventurer, price))
        })
    }

    /// The sum to pay in cards for a recruit that costs `price`.
    #[inline]
    pub(crate) fn recruit_sum(&self, seat: Seat, price: u8) -> Sum {
        if self.pays_in_tokens() { Sum::plain(0) } else { self.sum_for(seat, price) }
    }

    /// Lists the actions with a set of cards.
    fn list_sums(&self, seat: Seat, out: &mut Vec<Action>) {
        let (treasury, cards) = (self.players[seat].treasury, self.cards);
        match self.stage {
            Stage::Recruit => {
                for (adventurer, price) in self.affordable(seat) {
                    self.recruit_sum(seat, price).each(
                        treasury,
                        |room| cards.worth(room),
                        |payment| {
                            let discards = self.dismissible(seat);
                            let mut push =
                                |discard| out.push(Action::Recruit { adventurer, discard, payment });
                            if discards.is_empty() {
                                push(None);
                            }
                            discards.iter().for_each(|member| push(Some(member)));
                        },
                    );
                }
            }
            Stage::Burden => {
                let carried = self.carried_rooms(seat);
                let sum = Sum::plain(self.excess(seat));
                sum.each(carried, |room| cards.gold(room), |rooms| out.push(Action::Drop(rooms)));
            }
            Stage::Harvest => {
                let sum = self.sum_for(seat, cards.deed_price());
                sum.each(treasury, |room| cards.worth(room), |payment| out.push(Action::Deed { payment }));
            }
            _ => {}
        }
    }

    fn count_sums(&self, seat: Seat) -> usize {
        let (treasury, cards) = (self.players[seat].treasury, self.cards);
        match self.stage {
            Stage::Recruit => {
                let discards = self.dismissible(seat).len().max(1);
                let sums = self.affordable(seat).map(|(_, price)| {
                    self.recruit_sum(seat, price).count(treasury, |room| cards.worth(room))
                });
                sums.sum::<usize>() * discards
            }
            Stage::Burden => {
                Sum::plain(self.excess(seat)).count(self.carried_rooms(seat), |room| cards.gold(room))
            }
            Stage::Harvest => {
                self.sum_for(seat, cards.deed_price()).count(treasury, |room| cards.worth(room))
            }
            _ => 0,
        }
    }

    /// Calls `found` with every order of battle of `seat` (D3.6).
    fn each_order(&self, seat: Seat, mut found: impl FnMut(Order)) {
        let bearers = self.axe_bearers(seat);
        let mut with_axes = |order: Order| {
            found(order);
            for axe in order.members().and(bearers).iter() {
                found(Order { axe: Some(axe), ..order });
            }
        };
        arrange(self.players[seat].party, self.must_fight(seat), 0, Order::default(), &mut with_axes);
    }

    fn count_orders(&self, seat: Seat) -> usize {
        let (members, fighters) = (self.players[seat].party.len(), self.must_fight(seat));
        let orders = |members: usize, fighters: usize| -> usize {
            (0..fighters).map(|before| members - before).product()
        };
        // Each bearer can have any of the places, and the others fill the rest.
        let axes = self.axe_bearers(seat).len() * fighters * orders(members - 1, fighters - 1);
        orders(members, fighters) + axes
    }

    /// Calls `found` with every action of the awaited `seat` that has neither a set of cards nor an order.
    pub(crate) fn each_single(&self, seat: Seat, mut found: impl FnMut(Action)) {
        match self.stage {
            Stage::Recruit if self.players[seat].party.len() >= PARTY => found(Action::Pass),
            Stage::Scout => Tower::ALL.into_iter().for_each(|tower| found(Action::Scout(tower))),
            Stage::Lute => {
                self.may_join_by_lute().iter().for_each(|beaten| found(Action::Lute(beaten)));
                found(Action::Decline);
            }
            Stage::Oracle => self.nameable(seat).iter().for_each(|member| found(Action::Name(member))),
            Stage::Wand => {
                found(Action::Wand);
                found(Action::Decline);
            }
            Stage::Death => {
                let endangered = self.endangered(seat);
                endangered.iter().for_each(|member| found(Action::Lose(member)));
                let saved = endangered.iter().filter(|&member| self.may_save(seat, member));
                saved.for_each(|member| found(Action::Save(member)));
                if self.works_inside(seat, Item::TowerShield) {
                    found(Action::Shield);
                }
            }
            Stage::Onward => {
                found(Action::Leave);
                found(Action::GoOn);
                if self.may_look(seat) {
                    found(Action::Look);
                }
            }
            Stage::Harvest => found(Action::Pass),
            Stage::Recruit
            | Stage::Battle
            | Stage::Burden
            | Stage::Deal
            | Stage::First
            | Stage::Town
            | Stage::Jester
            | Stage::Turn
            | Stage::Look
            | Stage::Deed
            | Stage::Over(_) => {}
        }
    }
}

/// Calls `found` with every way to fill `order` with `members`, from place `at` up to `fighters`.
fn arrange(members: Adventurers, fighters: usize, at: usize, order: Order, found: &mut impl FnMut(Order)) {
    if at == fighters.min(FIGHTERS) {
        return found(order);
    }
    for member in members.iter() {
        let mut order = order;
        order.fighters[at] = Some(member);
        arrange(members.without(Adventurers::only(member)), fighters, at + 1, order, found);
    }
}

/// Appends all legal actions of `seat`.
pub(crate) fn legal_actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let Some(awaited) = state.standing(seat) else {
        return;
    };
    if awaited {
        state.list_sums(seat, out);
        if state.stage == Stage::Battle {
            state.each_order(seat, |order| out.push(Action::Order(order)));
        }
        state.each_single(seat, |action| out.push(action));
    }
    if state.may_declare(seat) {
        out.push(Action::Declare);
    }
}

/// The number of legal actions of `seat`.
pub(crate) fn count_actions(state: &State, seat: Seat) -> usize {
    let Some(awaited) = state.standing(seat) else {
        return 0;
    };
    let mut count = usize::from(state.may_declare(seat));
    if awaited {
        count += state.count_sums(seat);
        if state.stage == Stage::Battle {
            count += state.count_orders(seat);
        }
        state.each_single(seat, |_| count += 1);
    }
    count
}
