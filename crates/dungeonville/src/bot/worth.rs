//! What people, gold and blood are worth, in points.

use game_core::Seat;

use crate::state::State;
use crate::{Adventurer, Adventurers, Cards, Class, Letter, Tower};

/// What the best of fighters is worth.
const FIGHTER: f32 = 1.5;

/// What it is worth to carry one gold more.
const CARRIER: f32 = 0.0025;

/// What it costs to be in danger everywhere.
const DANGER: f32 = 0.5;

/// What all the gold in the world is worth.
const RICHES: f32 = 1.7;

/// How much gold is about as much as one can use.
const ENOUGH: f32 = 70.0;

/// What a point of all the others together costs.
const ENVY: f32 = 0.45;

/// The rank of whoever can be had for nothing.
const STREET: f32 = 54.0;

/// How many of 32 rooms have a letter, in most card sets.
const ROOMS: [f32; Letter::COUNT] = [2.0, 4.0, 6.0, 8.0, 10.0];

/// What an adventurer is worth to whoever has it.
pub(super) fn worth(cards: Cards, adventurer: Adventurer) -> f32 {
    let danger = Tower::ALL.into_iter().map(|tower| match cards.letter(adventurer, tower) {
        Some(letter) => ROOMS[letter.index()] / 32.0,
        None => 0.2,
    });
    let danger = danger.sum::<f32>() / Tower::COUNT as f32;
    let colourless = if cards.colour(adventurer).is_none() { 0.1 } else { 0.0 };
    by_rank(f32::from(adventurer.rank())) - DANGER * (danger - 0.2) - colourless
}

/// What a rank alone is worth: low ranks fight, high ranks carry.
fn by_rank(rank: f32) -> f32 {
    FIGHTER * strength_of(rank) + CARRIER * rank
}

/// How well an adventurer fights, from almost 0 to almost 1.
pub(super) fn strength(adventurer: Adventurer) -> f32 {
    strength_of(f32::from(adventurer.rank()))
}

fn strength_of(rank: f32) -> f32 {
    let share = 1.0 - rank / 65.0;
    share * share.sqrt()
}

/// What it costs to lose an adventurer, with another to be had for nothing.
pub(super) fn loss(cards: Cards, adventurer: Adventurer) -> f32 {
    (worth(cards, adventurer) - by_rank(STREET)).max(0.03)
}

/// What it costs to lose all of them.
pub(super) fn losses(cards: Cards, party: Adventurers) -> f32 {
    party.iter().map(|member| loss(cards, member)).sum()
}

/// What so much gold is worth; the more there is, the less more is worth.
pub(super) fn gold(amount: f32) -> f32 {
    RICHES * saturation(amount)
}

/// How much of what one can use so much gold is, from 0 to 1.
pub(super) fn saturation(amount: f32) -> f32 {
    1.0 - (-amount / ENOUGH).exp()
}

/// What a point of `rival` costs `seat`: more the closer the rival is to winning.
pub(super) fn envy(state: &State, seat: Seat, rival: Seat) -> f32 {
    debug_assert_ne!(seat, rival);
    let others = state.players.count() as f32 - 1.0;
    let score = state.score(rival) as f32;
    ENVY / others * (1.0 + 0.25 * (score - 2.0).clamp(0.0, 5.0))
}

/// What a death in `tower` costs `seat` by the token it leaves there (D3.12).
pub(super) fn token(state: &State, seat: Seat, tower: Tower) -> f32 {
    match state.players.seats().find(|&owner| state.deeds.of(owner) == Some(tower)) {
        Some(owner) if owner == seat => 1.0,
        Some(owner) => envy(state, seat, owner),
        // Somebody may draw the deed later.
        None => 0.1,
    }
}

/// Whether a member leaves no token when it dies (R6).
pub(super) fn is_mule(cards: Cards, adventurer: Adventurer) -> bool {
    cards.class(adventurer) == Class::Mule
}
