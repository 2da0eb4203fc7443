//! Values of decisions outside towers: whom to recruit, where to go, whether to draw another deed.

use game_core::{Seat, SeatSet};

use super::fight::fight;
use super::path::{Options, Part, Path, recruit_sum};
use super::pay::payments;
use super::venture::Venture;
use super::worth;
use crate::action::Action;
use crate::state::{PARTY, Rules, State};
use crate::{Adventurer, Adventurers, Item, Tower};

/// The least gain for which an exchange is worth it, in points.
const MARGIN: f32 = 0.1;

/// The value of ten gold in tokens while there are more recruits to pay for.
const TOKEN: f32 = 0.2;

/// The value of ten gold in tokens if they can only help to pay for a deed.
const LEFT_OVER: f32 = 0.02;

/// The probability that a player who scouts later comes to a party that they would beat.
const COMES_TO_WIN: f32 = 0.35;

/// The probability that they come to a party that they would not beat.
const COMES_TO_LOSE: f32 = 0.12;

/// The factor for their own tower, where their dead would cost them points.
const AT_HOME: f32 = 0.4;

/// Whom to recruit, then whom to discard, then how to pay.
pub(super) fn recruit(state: &State, seat: Seat, path: &Path, out: &mut Options) {
    let Some(adventurer) = path.recruit else {
        return newcomers(state, seat, out);
    };
    let dismissible = state.dismissible(seat);
    if path.dismissed.is_none() && !dismissible.is_empty() {
        let members = dismissible.iter().take(out.capacity());
        return out.extend(members.map(|member| (Part::Dismiss(member), -value(state, seat, member))));
    }
    let sum = recruit_sum(state, seat, adventurer);
    let (cards, treasury) = (state.cards, state.players[seat].treasury);
    let found = payments(&sum, treasury, cards.masks().items(), |room| cards.worth(room));
    for (payment, worth) in found.into_iter().zip([0.1, 0.0]) {
        out.extend(payment.map(|payment| (Part::Pay(payment), worth)));
    }
}

/// The value of an adventurer in the party of `seat`, including its item.
fn value(state: &State, seat: Seat, adventurer: Adventurer) -> f32 {
    let (cards, player) = (state.cards, &state.players[seat]);
    let item = Item::of(cards.class(adventurer));
    let owned = item.is_some_and(|item| cards.masks().item_is_in(&player.treasury, item));
    let others = player.party.without(Adventurers::only(adventurer)).and(cards.masks().coloured());
    let alone = others.is_empty() && cards.colour(adventurer).is_none();
    worth::worth(cards, adventurer) + if owned { 0.25 } else { 0.0 } - if alone { 1.0 } else { 0.0 }
}

/// The value of each adventurer in town, minus the price.
fn newcomers(state: &State, seat: Seat, out: &mut Options) {
    let player = &state.players[seat];
    let full = player.party.len() >= PARTY;
    let missed = if full {
        let worths = player.party.iter().map(|member| value(state, seat, member));
        worths.fold(f32::MAX, f32::min) + MARGIN
    } else {
        0.0
    };
    let stored = f32::from(state.treasury_worth(seat));
    for (adventurer, price) in state.affordable(seat) {
        let cost = if state.pays_in_tokens() {
            // Tokens that are left after the last recruit can at most pay for a deed.
            let last = player.party.len() + 1 >= PARTY;
            f32::from(price) / 10.0 * if last { left_over(state) } else { TOKEN }
        } else {
            worth::gold(stored) - worth::gold(stored - f32::from(price).min(stored))
        };
        out.push((Part::Recruit(adventurer), value(state, seat, adventurer) - missed - cost));
    }
    if full {
        out.push((Part::Whole(Action::Pass), 0.0));
    }
}

/// The value of ten gold in tokens after the last recruit (D2.2).
fn left_over(state: &State) -> f32 {
    let pays_deeds = state.rules >= Rules::Second && state.players.count() < Tower::COUNT;
    if pays_deeds { LEFT_OVER } else { 0.0 }
}

/// Where to go, by the parties there, those that may come later, and the rooms inside.
pub(super) fn scout(state: &State, seat: Seat, out: &mut Options) {
    let party = state.players[seat].party;
    let later = || {
        let after = state.in_turn_order().skip_while(move |&other| other != seat).skip(1);
        after.filter(|&other| !state.players[other].party.is_empty())
    };
    let mut threats = [0.0; crate::PLAYERS];
    for rival in later() {
        let threat = fight(state, seat, SeatSet::only(rival)).value;
        threats[rival.index()] = threat * if threat < 0.0 { COMES_TO_WIN } else { COMES_TO_LOSE };
    }
    for tower in Tower::ALL {
        let rivals = state.at(tower);
        let inside = Venture::new(state, seat, tower).value(party, 0.0);
        let mut value = if rivals.is_empty() {
            inside
        } else {
            let met = fight(state, seat, rivals);
            met.value + met.stays * inside
        };
        for rival in later() {
            let home = state.deeds.of(rival) == Some(tower);
            value += threats[rival.index()] * if home { AT_HOME } else { 1.0 };
        }
        out.push((Part::Whole(Action::Scout(tower)), value));
    }
}

/// Whether to pay for another deed: the player's tower against the average of those in the Deed House.
pub(super) fn deed(state: &State, seat: Seat, out: &mut Options) {
    out.push((Part::Whole(Action::Pass), 0.0));
    let (cards, treasury) = (state.cards, state.players[seat].treasury);
    let purse = state.deed_purse(seat);
    let items = cards.masks().items();
    let frugal = purse.cheapest(treasury.without(items), |room| cards.worth(room));
    let Some(paid) = frugal.or_else(|| purse.cheapest(treasury, |room| cards.worth(room))) else {
        return;
    };
    let house = state.deeds.house();
    let (mut gain, mut wins, mut count) = (0.0, 0.0, 0.0);
    let score = state.score(seat);
    for tower in house {
        let drawn = state.kills(seat) + state.tower_worth(tower, seat);
        gain += (drawn - score) as f32;
        wins += f32::from(u8::from(drawn >= state.winning()));
        count += 1.0;
    }
    let stored = f32::from(state.treasury_worth(seat));
    // Unspent tokens are lost, so they cost nothing.
    let price = f32::from(cards.deed_price().saturating_sub(paid.tokens));
    let cost = worth::gold(stored) - worth::gold((stored - price).max(0.0));
    let value = (gain + 4.0 * wins) / f32::max(count, 1.0) - cost - MARGIN;
    let action = Action::Deed { tokens: paid.tokens, payment: paid.cards };
    out.push((Part::Whole(action), value));
}
