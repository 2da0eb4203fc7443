//! What meeting others at a tower may bring, orders of battle unknown (D3.6 to D3.9).

use game_core::{Seat, SeatSet};

use super::worth;
use crate::action::FIGHTERS;
use crate::state::State;
use crate::{Adventurer, Adventurers};

/// What it is worth to take a beaten fighter over instead of killing it: a member more, which counts when it is settled who
/// enters.
const KIN: f32 = 0.25;

/// What a fight may bring.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Fight {
    /// What it is worth, in points.
    pub(super) value: f32,
    /// How likely the party holds the field, from 0 to 1.
    pub(super) holds: f32,
}

/// The strongest of a party.
fn strongest(party: Adventurers) -> Adventurers {
    party.iter().take(FIGHTERS).collect()
}

/// What the fight of `seat` against `rivals`, each with its strongest, may bring.
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
    fight.holds = 1.0 / (1.0 + (-lead).exp());
    fight
}

/// One fighter in a clash with any of the strongest of each rival.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clash {
    /// How likely it beats somebody.
    wins: f32,
    /// How likely it is beaten.
    loses: f32,
    /// What that is worth, in points.
    pub(super) value: f32,
}

impl Clash {
    pub(super) fn new(state: &State, seat: Seat, fighter: Adventurer, rivals: SeatSet) -> Clash {
        let cards = state.cards;
        let kin = cards.colour(fighter).map_or(Adventurers::NONE, |colour| cards.masks().colour(colour));
        let (mut unbeaten, mut alone, mut envy) = (1.0, 1.0, 0.0);
        let (mut beaten, mut joining, mut beaters, mut friends, mut harm) = (0.0, 0.0, 0.0, 0.0, 0.0f32);
        for rival in rivals.iter() {
            let theirs = strongest(state.players[rival].party);
            let cost = worth::envy(state, seat, rival);
            envy += cost / rivals.len() as f32;
            let mut stronger = 0.0;
            for other in theirs.iter() {
                if other < fighter {
                    stronger += 1.0;
                    friends += f32::from(u8::from(kin.contains(other)));
                } else {
                    beaten += 1.0;
                    joining += f32::from(u8::from(kin.contains(other)));
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
            let kin = joining / beaten;
            value += wins * ((1.0 - kin) + kin * KIN + harm / beaten);
        }
        if beaters > 0.0 {
            let kin: f32 = friends / beaters;
            let token = if worth::is_mule(cards, fighter) { 0.0 } else { envy };
            value -= loses * ((1.0 - kin) * token + kin * KIN * envy + worth::loss(cards, fighter));
        }
        Clash { wins, loses, value }
    }
}
