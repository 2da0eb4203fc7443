//! Samples a legal action without listing all of them.

use game_core::{Lots, Seat};
use rand::{Rng, RngExt};

use super::sums::Sum;
use crate::action::{Action, Order};
use crate::state::{PARTY, State};
use crate::vocabulary::stage::Stage;
use crate::{Adventurer, Adventurers, Item, Tower};

/// A random player declares falsely once in this many actions.
const FALSE_DECLARATIONS: u32 = 512;

/// The same for a player who is not awaited and can do nothing else.
const FALSE_ASIDES: u32 = 16;

/// A random player who could win holds the declaration back once in this many actions.
const HELD_BACK: u32 = 8;

impl State {
    /// An action of the awaited `seat` other than a declaration.
    #[inline]
    fn pick_turn<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Action {
        match self.stage {
            Stage::Recruit => self.pick_recruit(seat, rng),
            Stage::Scout => Action::Scout(Tower::ALL[rng.random_range(0..Tower::COUNT)]),
            Stage::Battle => Action::Order(self.pick_order(seat, rng)),
            Stage::Burden => {
                let cards = self.cards;
                let (sum, carried) = (Sum::plain(self.excess(seat)), self.carried_rooms(seat));
                let rooms = sum.pick(carried, |room| cards.gold(room), rng);
                Action::Drop(rooms.expect("the carried cards reach the excess"))
            }
            Stage::Harvest if rng.random_ratio(1, 2) => {
                let (cards, treasury) = (self.cards, self.players[seat].treasury);
                let paid = self.deed_purse(seat).pick(treasury, |room| cards.worth(room), rng);
                paid.map_or(Action::Pass, |paid| Action::Deed { tokens: paid.tokens, payment: paid.cards })
            }
            Stage::Oracle => Action::Name(any(self.nameable(seat), rng)),
            Stage::Death => self.pick_death(seat, rng),
            Stage::Onward => match rng.random_range(0..if self.may_look(seat) { 3u8 } else { 2 }) {
                0 => Action::Leave,
                1 => Action::GoOn,
                _ => Action::Look,
            },
            _ => {
                let mut count = 0;
                self.each_single(seat, |_| count += 1);
                let chosen = rng.random_range(0..count);
                let (mut index, mut action) = (0, Action::Pass);
                self.each_single(seat, |single| {
                    if index == chosen {
                        action = single;
                    }
                    index += 1;
                });
                action
            }
        }
    }

    fn pick_recruit<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Action {
        let full = self.players[seat].party.len() >= PARTY;
        if full && rng.random_ratio(1, 2) {
            return Action::Pass;
        }
        let mut affordable = [None; 8];
        let mut count = 0;
        for pick in self.affordable(seat) {
            affordable[count] = Some(pick);
            count += 1;
        }
        let pick = affordable[rng.random_range(0..count.max(1))];
        let (adventurer, price) = pick.expect("the Street is free");
        let cards = self.cards;
        let sum = self.recruit_sum(seat, price);
        let payment = sum.pick(self.players[seat].treasury, |room| cards.worth(room), rng);
        let discard = full.then(|| any(self.players[seat].party, rng));
        Action::Recruit { adventurer, discard, payment: payment.expect("an affordable price can be paid") }
    }

    fn pick_order<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Order {
        let mut party = self.players[seat].party;
        random_order(&mut party, self.must_fight(seat), self.axe_bearers(seat), Order::default(), rng)
    }

    fn pick_death<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Action {
        if self.works_inside(seat, Item::TowerShield) && rng.random_ratio(1, 3) {
            return Action::Shield;
        }
        let member = any(self.endangered(seat), rng);
        if self.may_save(seat, member) && rng.random_ratio(1, 2) {
            Action::Save(member)
        } else {
            Action::Lose(member)
        }
    }
}

/// One of `set`, with equal probability.
fn any<R: Rng + ?Sized>(set: Adventurers, rng: &mut R) -> Adventurer {
    set.nth(rng.random_range(0..set.len().max(1))).expect("the set is not empty")
}

/// Fills `order` up to `fighters` from `pool`, and gives the Axe to one of the new fighters or to none.
pub(crate) fn random_order<R: Rng + ?Sized>(
    pool: &mut Adventurers,
    fighters: usize,
    bearers: Adventurers,
    mut order: Order,
    rng: &mut R,
) -> Order {
    let lots = &mut Lots::new(rng);
    let mut candidates = Adventurers::NONE;
    for place in order.fighters.iter_mut().take(fighters).filter(|place| place.is_none()) {
        let fighter = pool.nth(lots.below(pool.len().max(1) as u32) as usize);
        let fighter = fighter.expect("the party has enough fighters");
        pool.remove(fighter);
        *place = Some(fighter);
        if bearers.contains(fighter) {
            candidates.insert(fighter);
        }
    }
    if order.axe.is_none() && !candidates.is_empty() {
        order.axe = candidates.nth(lots.below(candidates.len() as u32 + 1) as usize);
    }
    order
}

/// A random action of `seat`.
///
/// A true declaration is likely, and a false one rare: with equal probabilities all deeds would soon be shown. A seat that is
/// not awaited mostly has no action.
#[inline]
pub(crate) fn sample_action<R: Rng + ?Sized>(state: &State, seat: Seat, rng: &mut R) -> Option<Action> {
    let awaited = state.standing(seat)?;
    let declares = if state.score(seat) >= state.winning() {
        !rng.random_ratio(1, HELD_BACK)
    } else {
        let rate = if awaited { FALSE_DECLARATIONS } else { FALSE_ASIDES };
        !state.deeds.shown.contains(seat) && rng.random_ratio(1, rate)
    };
    if declares {
        return Some(Action::Declare);
    }
    awaited.then(|| state.pick_turn(seat, rng))
}
