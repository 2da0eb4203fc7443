//! Estimates the value of exploring a tower: one more room, and then leaving as soon as that is allowed.

use game_core::Seat;

use super::worth;
use crate::state::State;
use crate::{Adventurer, Adventurers, Face, Item, Letter, Tower};

/// The value of an item beyond its gold.
const ITEM: f32 = 0.25;

/// The most deaths in a row that are considered.
const DEATHS: u8 = 4;

/// A party before the next room of a tower.
pub(super) struct Venture<'s> {
    state: &'s State,
    /// The probability of each letter for the next room.
    chances: [f32; Letter::COUNT],
    /// The average gold of a room of each letter.
    gold: [f32; Letter::COUNT],
    /// The probability that the next card is an item.
    items: f32,
    /// The adventurers with each letter here.
    members: [Adventurers; Letter::COUNT],
    /// The cost of a death's blood token.
    token: f32,
    /// The gold in the treasury.
    stored: f32,
    /// The capacity added by an Iron Harness.
    harness: f32,
    shield: bool,
    rope: bool,
}

impl<'s> Venture<'s> {
    /// For the party of `seat` at `tower`, inside or before entering.
    pub(super) fn new(state: &'s State, seat: Seat, tower: Tower) -> Venture<'s> {
        let inside = state.explorer() == Some(seat);
        let works =
            |item: Item| if inside { state.works_inside(seat, item) } else { state.works(seat, item) };
        let here = state.tower(tower);
        let mut deck = if here.deck.is_empty() { here.discards } else { here.deck };
        if let Some(top) = here.top.filter(|_| here.known.contains(seat)) {
            deck = crate::TowerRooms::NONE;
            deck.insert(top);
        }
        let mut venture = Venture {
            state,
            chances: [0.0; Letter::COUNT],
            gold: [0.0; Letter::COUNT],
            items: 0.0,
            members: members(state, tower, inside),
            token: worth::token(state, seat, tower),
            stored: f32::from(state.treasury_worth(seat)),
            harness: if works(Item::IronHarness) { f32::from(crate::rules::HARNESS) } else { 0.0 },
            shield: works(Item::TowerShield),
            rope: works(Item::SilkRope),
        };
        let one = 1.0 / deck.len().max(1) as f32;
        for room in deck.iter(tower) {
            match state.cards.face(room) {
                Face::Room { letter, gold } => {
                    venture.chances[letter.index()] += one;
                    venture.gold[letter.index()] += f32::from(gold) * one;
                }
                Face::Item(_) => venture.items += one,
            }
        }
        for (gold, chance) in venture.gold.iter_mut().zip(venture.chances).filter(|(_, chance)| *chance > 0.0)
        {
            *gold /= chance;
        }
        venture
    }

    /// The value of turning a room for a party that carries `carried` gold, compared with leaving.
    pub(super) fn value(&self, party: Adventurers, carried: f32) -> f32 {
        self.turn(party, carried, DEATHS, self.shield)
    }

    fn turn(&self, party: Adventurers, carried: f32, deaths: u8, shield: bool) -> f32 {
        if deaths == 0 {
            return 0.0;
        }
        let mut sum = 0.0;
        for letter in 0..Letter::COUNT {
            let chance = self.chances[letter];
            if chance > 0.0 {
                sum += chance * self.room(letter, party, carried, deaths, shield);
            }
        }
        // After an item the party must go on, and the next room has about the same value.
        let others = 1.0 - self.items;
        if others < 0.01 { ITEM } else { sum / others + self.items * ITEM }
    }

    fn room(&self, letter: usize, party: Adventurers, carried: f32, deaths: u8, shield: bool) -> f32 {
        let cards = self.state.cards;
        let Some(member) = self.cheapest(self.members[letter].and(party)).filter(|_| !shield) else {
            return self.gain(carried, self.take(party, carried, letter));
        };
        let token = if worth::is_mule(cards, member) { 0.0 } else { self.token };
        let cost = token + worth::loss(cards, member);
        let rest = party.without(Adventurers::only(member));
        if rest.and(cards.masks().coloured()).is_empty() {
            return self.gain(carried, 0.0) - cost - worth::losses(cards, rest);
        }
        let now = self.take(rest, carried, letter);
        let onward = if self.rope { 0.0 } else { self.turn(rest, now, deaths - 1, false) };
        self.gain(carried, now) - cost + onward
    }

    /// The gold carried after one more room of a letter, up to the capacity.
    fn take(&self, party: Adventurers, carried: f32, letter: usize) -> f32 {
        (carried + self.gold[letter]).min(f32::from(party.ranks()) + self.harness)
    }

    /// The value of carrying `now` instead of `before`.
    fn gain(&self, before: f32, now: f32) -> f32 {
        worth::gold(self.stored + now) - worth::gold(self.stored + before)
    }

    /// The member whose death costs least, including the token.
    pub(super) fn cheapest(&self, members: Adventurers) -> Option<Adventurer> {
        let cards = self.state.cards;
        members.iter().min_by(|&one, &other| {
            let cost = |member| {
                worth::loss(cards, member) + if worth::is_mule(cards, member) { 0.0 } else { self.token }
            };
            cost(one).total_cmp(&cost(other))
        })
    }
}

/// The adventurers with each letter in `tower`, including taken letters if the party is inside.
fn members(state: &State, tower: Tower, inside: bool) -> [Adventurers; Letter::COUNT] {
    let masks = state.cards.masks();
    Letter::ALL.map(|letter| {
        let mut members = masks.letter(tower, letter).without(masks.copycats());
        if inside && state.expedition.jester == Some(letter) {
            members = members.union(masks.class(crate::Class::Jester));
        }
        if inside && state.expedition.oracle == Some(letter) {
            members = members.union(masks.class(crate::Class::Oracle));
        }
        members
    })
}
