//! Values of decisions in a fight and in a tower: who joins, who dies, what is left behind, whether to go on.

use game_core::Seat;

use super::path::{Options, Part};
use super::pay::payments;
use super::venture::Venture;
use super::worth;
use crate::action::Action;
use crate::rules::sums::Sum;
use crate::state::{Rules, State};
use crate::{Adventurer, Adventurers, Class, Face, Item, Letter, Rooms};

/// The value of looking at the next room, which costs almost nothing.
const LOOK: f32 = 0.05;

/// The value of keeping a power for later.
const KEPT: f32 = 0.15;

/// How likely a fighter of a later clash is beaten, as far as anyone can tell.
const BEATEN_LATER: f32 = 0.5;

/// The Silver Lute: a Bard stays, and perhaps the winner gets no token. Only a better Bard who fights later speaks against it.
pub(super) fn lute(state: &State, seat: Seat, out: &mut Options) {
    let Some(choice) = state.lute_choice() else {
        return;
    };
    if state.rules == Rules::First {
        return lute_of_version_1(state, choice.fighters, out);
    }
    let fought = usize::from(state.battle.clash) + 1;
    let bards = state.cards.masks().class(Class::Bard);
    let later = state.battle.orders[seat.index()].fighters.iter().skip(fought).flatten();
    let later = later.filter(|&&fighter| bards.contains(fighter));
    let kept = later.map(|&bard| worth::loss(state.cards, bard)).fold(0.0, f32::max);
    for bard in choice.fighters.iter() {
        let token = state.token_for(bard).map_or(0.0, |winner| worth::rival_point_cost(state, seat, winner));
        out.push((Part::Whole(Action::Lute(bard)), worth::loss(state.cards, bard) + token));
    }
    out.push((Part::Whole(Action::Decline), kept * BEATEN_LATER));
}

/// The Silver Lute under version 1 of the rules: one more member, but one token less.
fn lute_of_version_1(state: &State, joining: Adventurers, out: &mut Options) {
    let another = joining.len() > 1;
    for beaten in joining.iter() {
        let token = if another { 0.0 } else { 1.0 };
        out.push((Part::Whole(Action::Lute(beaten)), worth::loss(state.cards, beaten) + KEPT - token));
    }
    out.push((Part::Whole(Action::Decline), 0.0));
}

/// The number of rooms in the deck with each letter.
fn letters(state: &State, seat: Seat) -> [f32; Letter::COUNT] {
    let tower = state.tower_of(seat);
    let (rooms, masks) = (state.tower(tower).deck, state.cards.masks());
    Letter::ALL.map(|letter| rooms.and(masks.rooms_in(tower, letter)).len() as f32)
}

/// Whose letters the Oracle takes: those of the member in the least danger.
pub(super) fn name(state: &State, seat: Seat, out: &mut Options) {
    let letters = letters(state, seat);
    for member in state.nameable(seat).iter().take(out.capacity()) {
        let danger = state.letter_here(seat, member).map_or(0.0, |letter| letters[letter.index()]);
        out.push((Part::Whole(Action::Name(member)), -danger * 0.05));
    }
}

/// The cost of a death: the token and the member.
fn cost(state: &State, seat: Seat, member: Adventurer) -> f32 {
    let token = if worth::is_mule(state.cards, member) {
        0.0
    } else {
        worth::token(state, seat, state.tower_of(seat))
    };
    token + worth::loss(state.cards, member)
}

/// Whether to use the Wand of Doors on the room just turned.
pub(super) fn wand(state: &State, seat: Seat, out: &mut Options) {
    let shield = state.works_inside(seat, Item::TowerShield);
    let dying = state.endangered(seat).iter().map(|member| cost(state, seat, member));
    let least = dying.fold(f32::MAX, f32::min);
    let tower = state.tower_of(seat);
    let (party, carried) = (state.players[seat].party, f32::from(state.carried_gold(seat)));
    let venture = Venture::new(state, seat, tower);
    let onward = venture.value(party, carried);
    let gold = match state.cards.face(state.turned_room()) {
        Face::Room { gold, .. } => worth::gold(carried + f32::from(gold)) - worth::gold(carried),
        Face::Item(_) => 0.25,
    };
    let keep = if least == f32::MAX || shield { gold } else { gold - least + onward.min(0.0) };
    out.push((Part::Whole(Action::Wand), onward - KEPT));
    out.push((Part::Whole(Action::Decline), keep));
}

/// Who dies, with Holy Water and the Tower Shield where they work.
pub(super) fn death(state: &State, seat: Seat, out: &mut Options) {
    let coloured = state.cards.masks().coloured();
    for member in state.endangered(seat).iter().take(out.capacity() / 2) {
        let rest = state.players[seat].party.without(Adventurers::only(member));
        let lost = if rest.and(coloured).is_empty() { worth::losses(state.cards, rest) + 0.5 } else { 0.0 };
        let cost = cost(state, seat, member) + lost;
        out.push((Part::Whole(Action::Lose(member)), -cost));
        if state.may_save(seat, member) {
            let kept = worth::loss(state.cards, member);
            out.push((Part::Whole(Action::Save(member)), kept - cost));
        }
    }
    if state.works_inside(seat, Item::TowerShield) {
        out.push((Part::Whole(Action::Shield), -KEPT));
    }
}

/// What to leave behind: as little as possible.
pub(super) fn burden(state: &State, seat: Seat, out: &mut Options) {
    let (cards, carried) = (state.cards, state.carried_rooms(seat));
    let sum = Sum::plain(state.excess(seat));
    let found = payments(&sum, carried, Rooms::NONE, |room| cards.gold(room));
    out.extend(found.into_iter().flatten().map(|rooms| (Part::Whole(Action::Drop(rooms)), 0.0)));
}

/// Whether to leave, go on, or look first.
pub(super) fn onward(state: &State, seat: Seat, out: &mut Options) {
    let venture = Venture::new(state, seat, state.tower_of(seat));
    let onward = venture.value(state.players[seat].party, f32::from(state.carried_gold(seat)));
    out.push((Part::Whole(Action::Leave), 0.0));
    out.push((Part::Whole(Action::GoOn), onward));
    if state.may_look(seat) {
        out.push((Part::Whole(Action::Look), onward.max(0.0) + LOOK));
    }
}
