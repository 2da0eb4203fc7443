//! Values of adventurers, gold and blood tokens, in points.

use game_core::Seat;

use crate::set::InPlay;
use crate::state::{State, WINNING};
use crate::{Adventurer, Adventurers, CardSet, Class, Letter, Tower};

/// The value of the best fighter.
const FIGHTER: f32 = 1.5;

/// The value of carrying one more gold.
const CARRIER: f32 = 0.0025;

/// The cost of being in danger in all rooms.
const DANGER: f32 = 0.5;

/// The value of an unlimited amount of gold.
const MOST_GOLD: f32 = 1.7;

/// About how much gold a player can use.
const ENOUGH: f32 = 70.0;

/// The cost of one point for every rival.
const RIVAL_POINTS: f32 = 0.45;

/// The usual rank of a free recruit.
const STREET: f32 = 54.0;

/// How many of the 32 rooms of a tower have each letter, in most card sets.
const ROOMS: [f32; Letter::COUNT] = [2.0, 4.0, 6.0, 8.0, 10.0];

/// The value of an adventurer to its player.
#[inline]
pub(super) fn worth(cards: InPlay, adventurer: Adventurer) -> f32 {
    cards.estimates().worth(adventurer)
}

/// The value of an adventurer of a set to its player.
pub(super) fn worth_in(set: &CardSet, adventurer: Adventurer) -> f32 {
    let danger = Tower::ALL.into_iter().map(|tower| match set.letter(adventurer, tower) {
        Some(letter) => ROOMS[letter.index()] / 32.0,
        None => 0.2,
    });
    let danger = danger.sum::<f32>() / Tower::COUNT as f32;
    let colourless = if set.colour(adventurer).is_none() { 0.1 } else { 0.0 };
    by_rank(f32::from(adventurer.rank())) - DANGER * (danger - 0.2) - colourless
}

/// The value of a rank: low ranks fight, high ranks carry.
fn by_rank(rank: f32) -> f32 {
    FIGHTER * strength_of(rank) + CARRIER * rank
}

/// The strength of an adventurer in a fight, between 0 and 1.
pub(super) fn strength(adventurer: Adventurer) -> f32 {
    strength_of(f32::from(adventurer.rank()))
}

fn strength_of(rank: f32) -> f32 {
    let share = 1.0 - rank / 65.0;
    share * share.sqrt()
}

/// The cost of losing an adventurer.
#[inline]
pub(super) fn loss(cards: InPlay, adventurer: Adventurer) -> f32 {
    cards.estimates().loss(adventurer)
}

/// The cost of losing an adventurer of a set, since a replacement is free.
pub(super) fn loss_in(set: &CardSet, adventurer: Adventurer) -> f32 {
    (worth_in(set, adventurer) - by_rank(STREET)).max(0.03)
}

/// The cost of losing a whole party.
pub(super) fn losses(cards: InPlay, party: Adventurers) -> f32 {
    party.iter().map(|member| loss(cards, member)).sum()
}

/// The value of gold; each further piece is worth less.
pub(super) fn gold(amount: f32) -> f32 {
    MOST_GOLD * saturation(amount)
}

/// How close an amount of gold is to all that a player can use, from 0 to 1.
pub(super) fn saturation(amount: f32) -> f32 {
    1.0 - (-amount / ENOUGH).exp()
}

/// The cost for `seat` of a point for `rival`: more when the rival is closer to winning.
pub(super) fn rival_point_cost(state: &State, seat: Seat, rival: Seat) -> f32 {
    debug_assert_ne!(seat, rival);
    let others = state.players.count() as f32 - 1.0;
    let score = (state.score(rival) + WINNING - state.winning()) as f32;
    RIVAL_POINTS / others * (1.0 + 0.25 * (score - 2.0).clamp(0.0, 5.0))
}

/// The cost for `seat` of a blood token in `tower` (D3.12).
pub(super) fn token(state: &State, seat: Seat, tower: Tower) -> f32 {
    match state.players.seats().find(|&owner| state.deeds.of(owner) == Some(tower)) {
        Some(owner) if owner == seat => 1.0,
        Some(owner) => rival_point_cost(state, seat, owner),
        // A player may draw the deed later.
        None => 0.1,
    }
}

/// Whether an adventurer is a Mule, whose death gives no token (R6).
pub(super) fn is_mule(cards: InPlay, adventurer: Adventurer) -> bool {
    cards.masks().class(Class::Mule).contains(adventurer)
}
