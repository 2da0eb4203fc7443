//! Estimates the value of a fight, without knowing the orders of battle (D3.6 to D3.9).

use game_core::{Seat, SeatSet};

use super::worth;
use crate::action::FIGHTERS;
use crate::state::State;
use crate::{Adventurer, Adventurers};

/// The value of a beaten fighter that joins instead of dying: one more member, which counts when the largest party enters.
const JOINING: f32 = 0.25;

/// The estimate of a fight.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Fight {
    /// Its value, in points.
    pub(super) value: f32,
    /// The probability that the party stays at the tower.
    pub(super) stays: f32,
}

/// The three strongest of a party.
fn strongest(party: Adventurers) -> Adventurers {
    party.iter().take(FIGHTERS).collect()
}

/// Estimates the fight of `seat` against `rivals`, if all fight with their strongest.
pub(super) fn fight(state: &State, seat: Seat, rivals: SeatSet) -> Fight {
    let party = state.players[seat].party;
    let mine = strongest(party);
    let mut fight = Fight::default();
    let mut wins = 0.0;
    for fighter in mine.iter() {
        let clash = Clash::new(state, seat, fighter, rivals);
        fight.value += clash.value;
        wins += clash.wins - clash.loses;
    }
    let largest = rivals.iter().map(|rival| state.players[rival].party.len()).max().unwrap_or(0);
    let lead = party.len() as f32 - largest as f32 + 1.5 * wins;
    fight.stays = 1.0 / (1.0 + (-lead).exp());
    fight
}

/// The estimate for one fighter in a clash with a random one of each rival's strongest.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clash {
    /// The probability that it beats another.
    wins: f32,
    /// The probability that it is beaten.
    loses: f32,
    /// The value of that, in points.
    pub(super) value: f32,
}

impl Clash {
    pub(super) fn new(state: &State, seat: Seat, fighter: Adventurer, rivals: SeatSet) -> Clash {
        let cards = state.cards;
        let same_colour =
            cards.colour(fighter).map_or(Adventurers::NONE, |colour| cards.masks().colour(colour));
        let (mut unbeaten, mut alone, mut mean_cost) = (1.0, 1.0, 0.0);
        let (mut beaten, mut joining, mut beaters, mut allies, mut harm) = (0.0, 0.0, 0.0, 0.0, 0.0f32);
        for rival in rivals.iter() {
            let theirs = strongest(state.players[rival].party);
            let cost = worth::rival_point_cost(state, seat, rival);
            mean_cost += cost / rivals.len() as f32;
            let mut stronger = 0.0;
            for other in theirs.iter() {
                if other < fighter {
                    stronger += 1.0;
                    allies += f32::from(u8::from(same_colour.contains(other)));
                } else {
                    beaten += 1.0;
                    joining += f32::from(u8::from(same_colour.contains(other)));
                    harm += cost * worth::loss(cards, other);
                }
            }
            beaters += stronger;
            unbeaten *= 1.0 - stronger / FIGHTERS as f32;
            alone *= 1.0 - theirs.len() as f32 / FIGHTERS as f32;
        }
        let (wins, loses): (f32, f32) = (unbeaten - alone, 1.0 - unbeaten);
        let mut value = 0.0;
        if beaten > 0.0 {
            let share = joining / beaten;
            value += wins * ((1.0 - share) + share * JOINING + harm / beaten);
        }
        if beaters > 0.0 {
            let share: f32 = allies / beaters;
            let token = if worth::is_mule(cards, fighter) { 0.0 } else { mean_cost };
            value -=
                loses * ((1.0 - share) * token + share * JOINING * mean_cost + worth::loss(cards, fighter));
        }
        Clash { wins, loses, value }
    }
}
