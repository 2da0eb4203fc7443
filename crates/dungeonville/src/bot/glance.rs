//! How promising a small choice looks at a glance: any positive number, more is better.

use game_core::Seat;

use crate::action::Action;
use crate::state::{State, WINNING};
use crate::{Adventurer, Adventurers, Class, Face, Item, Letter, Tower};

/// How much better a letter is than the one after it: A is hardly ever turned, E is turned most.
fn safety(letter: Option<Letter>) -> f32 {
    match letter {
        Some(Letter::A) => 1.0,
        Some(Letter::B) => 0.8,
        Some(Letter::C) => 0.6,
        Some(Letter::D) => 0.3,
        Some(Letter::E) => 0.0,
        None => 0.6,
    }
}

/// What a member is worth to its owner: it fights, or it carries, and it lives or not.
fn worth(state: &State, adventurer: Adventurer) -> f32 {
    let rank = f32::from(adventurer.rank());
    let fights = (65.0 - rank) / 64.0;
    let lives: f32 =
        Tower::ALL.into_iter().map(|tower| safety(state.cards.letter(adventurer, tower))).sum::<f32>() / 5.0;
    let coloured = if state.cards.colour(adventurer).is_some() { 0.25 } else { 0.0 };
    1.6 * fights + 0.4 * lives + coloured + rank / 320.0
}

pub(super) fn recruit(state: &State, seat: Seat, adventurer: Adventurer, price: u8) -> f32 {
    let gain = worth(state, adventurer);
    let purse = if state.pays_in_tokens() {
        // What is not spent is lost, but there are three to recruit.
        f32::from(state.players[seat].gold) * 3.0
    } else {
        f32::from(state.treasury_worth(seat))
    };
    let cost = f32::from(price) / (purse + 20.0);
    let replaced = match state.dismissible(seat) {
        Adventurers::NONE => 0.0,
        members => members.iter().map(|member| worth(state, member)).fold(f32::MAX, f32::min) + 0.3,
    };
    ((gain - replaced - cost) * 3.0).exp()
}

pub(super) fn discard(state: &State, seat: Seat, member: Adventurer, chosen: Option<Adventurer>) -> f32 {
    let coloured = state.cards.masks().coloured();
    let mut rest = state.players[seat].party.without(Adventurers::only(member));
    rest = chosen.map_or(rest, |chosen| rest.union(Adventurers::only(chosen)));
    let lost = if rest.and(coloured).is_empty() { 5.0 } else { 0.0 };
    ((-worth(state, member) - lost) * 3.0).exp()
}

pub(super) fn fighter(fighter: Adventurer) -> f32 {
    (65.0 - f32::from(fighter.rank())) / 32.0 + 0.1
}

/// Another deed is wanted when a tower that may lie in the Deed House gives much more than one's own.
pub(super) fn deed(state: &State, seat: Seat) -> f32 {
    let own = state.deeds.of(seat).map_or(0, |deed| state.tower_worth(deed, seat));
    let house = state.deeds.house().map(|tower| state.tower_worth(tower, seat));
    let (count, sum) = house.fold((0, 0), |(count, sum), worth| (count + 1, sum + worth));
    if count == 0 { 0.01 } else { ((sum as f32 / count as f32 - own as f32) * 0.8 - 0.5).exp() }
}

pub(super) fn single(state: &State, seat: Seat, action: Action) -> f32 {
    match action {
        Action::Scout(tower) => scout(state, seat, tower),
        Action::Leave | Action::GoOn | Action::Look => onward(state, seat, action),
        Action::Lose(member) => (-worth(state, member) * 3.0).exp() * mourned(state, seat, member),
        Action::Save(member) => (worth(state, member) - 1.0).exp(),
        Action::Shield => 2.0,
        Action::Lute(beaten) => 1.0 + worth(state, beaten),
        Action::Name(member) => (safety(state.letter_here(seat, member)) * 4.0).exp(),
        Action::Wand => {
            let (bad, gold) = match state.cards.face(state.at_hand()) {
                Face::Room { gold, .. } => (!state.endangered(seat).is_empty(), gold),
                Face::Item(_) => (false, 20),
            };
            if bad { 3.0 - f32::from(gold) / 20.0 } else { 0.05 }
        }
        Action::Decline => 0.5,
        Action::Pass => 1.0,
        Action::Declare => if state.score(seat) >= WINNING { 1e6 } else { 1e-6 },
        Action::Recruit { .. } | Action::Order(_) | Action::Drop(_) | Action::Deed { .. } => 1.0,
    }
}

/// A Mule dies without blood; the last with a colour takes the party along.
fn mourned(state: &State, seat: Seat, member: Adventurer) -> f32 {
    let rest = state.players[seat].party.without(Adventurers::only(member));
    let lost = rest.and(state.cards.masks().coloured()).is_empty();
    let bloodless = state.cards.class(member) == Class::Mule;
    (if bloodless { 4.0 } else { 1.0 }) * if lost { 0.01 } else { 1.0 }
}

/// The safest tower that is not one's own, away from stronger parties and towards weaker ones.
fn scout(state: &State, seat: Seat, tower: Tower) -> f32 {
    let party = state.players[seat].party;
    let letters = party.iter().map(|member| safety(state.cards.letter(member, tower)));
    let safe = letters.sum::<f32>() / party.len().max(1) as f32;
    let own = state.deeds.of(seat) == Some(tower);
    let mut looks = 4.0 * safe - if own { 2.5 } else { 0.0 };
    for rival in state.at(tower).iter().filter(|&rival| rival != seat) {
        looks += strength(party) - strength(state.players[rival].party);
    }
    (looks * 0.8).exp()
}

/// How well the three best of a party fight, from 0 to 3.
fn strength(party: Adventurers) -> f32 {
    party.iter().take(3).map(|member| (65.0 - f32::from(member.rank())) / 64.0).sum()
}

/// Goes on while it is safe and there is room to carry more.
fn onward(state: &State, seat: Seat, action: Action) -> f32 {
    if action == Action::Look {
        return 5.0;
    }
    let tower = state.tower_of(seat);
    let here = state.tower(tower);
    let deck = if here.deck.is_empty() { here.discards } else { here.deck };
    let deadly = |room| match state.cards.face(room) {
        Face::Room { letter, .. } => !state.with_letter(seat, letter).is_empty(),
        Face::Item(_) => false,
    };
    let known = here.top.filter(|_| here.known.contains(seat));
    let risk = match known {
        Some(room) => f32::from(u8::from(deadly(room))),
        None => deck.iter(tower).filter(|&room| deadly(room)).count() as f32 / deck.len().max(1) as f32,
    };
    let room = f32::from(state.capacity(seat) - state.carried_gold(seat).min(state.capacity(seat)));
    let rope = if state.works_inside(seat, Item::SilkRope) { 0.1 } else { 0.0 };
    let own = if state.deeds.of(seat) == Some(tower) { 0.25 } else { 0.0 };
    let more = 0.55 + rope - risk - own + (room / 60.0).min(0.3) - 0.15 * f32::from(state.expedition.rooms.min(6)) / 6.0;
    match action {
        Action::GoOn => (more * 8.0).exp(),
        _ => 4.0,
    }
}
