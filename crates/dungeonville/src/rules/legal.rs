//! Lists and counts the legal actions.

use std::ops::ControlFlow;

use game_core::{Awaiting, Game, Seat};

use super::sums::Sum;
use crate::action::{Action, FIGHTERS, Order};
use crate::state::{PARTY, State};
use crate::vocabulary::stage::Stage;
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

    /// Calls `found` with every action that has a set of cards, until it breaks.
    fn each_sum(&self, seat: Seat, found: &mut dyn FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let (treasury, cards) = (self.players[seat].treasury, self.cards);
        match self.stage {
            Stage::Recruit => {
                let discards = self.dismissible(seat);
                self.affordable(seat).try_for_each(|(adventurer, price)| {
                    let sum = self.recruit_sum(seat, price);
                    sum.each(
                        treasury,
                        |room| cards.worth(room),
                        |payment| {
                            let mut with = |discard| found(Action::Recruit { adventurer, discard, payment });
                            if discards.is_empty() {
                                with(None)
                            } else {
                                discards.iter().try_for_each(|member| with(Some(member)))
                            }
                        },
                    )
                })
            }
            Stage::Burden => {
                let carried = self.carried_rooms(seat);
                let sum = Sum::plain(self.excess(seat));
                sum.each(carried, |room| cards.gold(room), |rooms| found(Action::Drop(rooms)))
            }
            Stage::Harvest => self.deed_purse(seat).each(
                treasury,
                |room| cards.worth(room),
                |paid| found(Action::Deed { tokens: paid.tokens, payment: paid.cards }),
            ),
            _ => ControlFlow::Continue(()),
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
                sums.fold(0, usize::saturating_add).saturating_mul(discards)
            }
            Stage::Burden => {
                Sum::plain(self.excess(seat)).count(self.carried_rooms(seat), |room| cards.gold(room))
            }
            Stage::Harvest => self.deed_purse(seat).count(treasury, |room| cards.worth(room)),
            _ => 0,
        }
    }

    /// Calls `found` with every order of battle of `seat`, until it breaks (D3.6).
    fn each_order(&self, seat: Seat, mut found: impl FnMut(Order) -> ControlFlow<()>) -> ControlFlow<()> {
        let bearers = self.axe_bearers(seat);
        let mut with_axes = |order: Order| {
            found(order)?;
            for axe in order.members().and(bearers).iter() {
                let mut armed = order;
                armed.axe = Some(axe);
                found(armed)?;
            }
            ControlFlow::Continue(())
        };
        arrange(self.players[seat].party, self.must_fight(seat), 0, Order::default(), &mut with_axes)
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
                let beaten = self.lute_choice().map_or(Adventurers::NONE, |choice| choice.fighters);
                beaten.iter().for_each(|fighter| found(Action::Lute(fighter)));
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

/// Calls `found` with every way to fill `order` with `members`, from place `at` up to `fighters`, until it breaks.
fn arrange(
    members: Adventurers,
    fighters: usize,
    at: usize,
    order: Order,
    found: &mut impl FnMut(Order) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if at == fighters.min(FIGHTERS) {
        return found(order);
    }
    for member in members.iter() {
        let mut order = order;
        order.fighters[at] = Some(member);
        arrange(members.without(Adventurers::only(member)), fighters, at + 1, order, found)?;
    }
    ControlFlow::Continue(())
}

impl State {
    /// Calls `found` with the actions of the awaited `seat` of which there may be many, payments and orders, until it breaks.
    fn each_of_many(&self, seat: Seat, found: &mut dyn FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.stage == Stage::Battle {
            return self.each_order(seat, |order| found(Action::Order(order)));
        }
        self.each_sum(seat, found)
    }

    /// Calls `found` with all other actions of `seat`, which are few.
    fn each_of_few(&self, seat: Seat, awaited: bool, mut found: impl FnMut(Action)) {
        if awaited {
            self.each_single(seat, &mut found);
        }
        if self.may_declare(seat) {
            found(Action::Declare);
        }
    }
}

/// Calls `found` with every legal action of `seat`, until it breaks.
pub(crate) fn each_action(
    state: &State,
    seat: Seat,
    found: &mut dyn FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some(awaited) = state.standing(seat) else {
        return ControlFlow::Continue(());
    };
    if awaited {
        state.each_of_many(seat, found)?;
    }
    let mut flow = ControlFlow::Continue(());
    state.each_of_few(seat, awaited, |action| {
        if flow.is_continue() {
            flow = found(action);
        }
    });
    flow
}

/// Appends the legal actions of `seat`, at most `most`; only payments and orders are left out.
pub(crate) fn legal_actions(state: &State, seat: Seat, most: usize, out: &mut Vec<Action>) {
    let Some(awaited) = state.standing(seat) else {
        return;
    };
    if awaited {
        let mut few = 0;
        state.each_of_few(seat, awaited, |_| few += 1);
        let mut left = most - few;
        let _ = state.each_of_many(seat, &mut |action| {
            out.push(action);
            left -= 1;
            if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
    }
    state.each_of_few(seat, awaited, |action| out.push(action));
}

/// The number of legal actions of `seat`; at most `usize::MAX`.
pub(crate) fn count_actions(state: &State, seat: Seat) -> usize {
    let Some(awaited) = state.standing(seat) else {
        return 0;
    };
    let mut count = usize::from(state.may_declare(seat));
    if awaited {
        count = state.count_sums(seat).saturating_add(count);
        if state.stage == Stage::Battle {
            count += state.count_orders(seat);
        }
        state.each_single(seat, |_| count = count.saturating_add(1));
    }
    count
}
