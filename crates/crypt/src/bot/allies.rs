//! Rules of thumb for variants: what to give an ally, and when to ask the dead.

use game_core::Seat;

use super::prospects::expected_scores;
use super::worth::Outlook;
use crate::action::{Action, CardNo};
use crate::state::{Crypt, Stage};
use crate::vocabulary::edition::Edition;
use crate::vocabulary::setup::Variant;

/// How much better off a pair must be for a gift: a card in hand may still be flipped.
pub(super) const RELUCTANCE: f32 = 0.25;

/// Each card that the player may give, and how much their side gains by it.
pub(super) fn gifts<E: Edition>(state: &Crypt<E>, seat: Seat) -> impl Iterator<Item = (CardNo, f32)> {
    let ally = state.ally(seat).unwrap_or(seat);
    let outlook = Outlook::new(state);
    let scores = expected_scores(state);
    state.gifts_of(seat).filter_map(move |number| {
        let card = state.kept.card(seat, number.index())?.card()?;
        let coins = f32::from(card.coins.get());
        let lost = outlook.worth_of_held(seat, card.kind, coins);
        let gained = outlook.worth(ally, card.kind, coins);
        let gain = match state.variant() {
            // The lower score counts (V2.4).
            Variant::Twins => {
                let lower = |one: f32, other: f32| one.min(other) * 0.85 + one.max(other) * 0.15;
                lower(scores[seat] - lost, scores[ally] + gained) - lower(scores[seat], scores[ally])
            }
            Variant::Base | Variant::Houses => gained - lost,
        };
        Some((number, gain))
    })
}

/// Gives the card that helps the pair most, if any does.
pub(super) fn give<E: Edition>(state: &Crypt<E>, seat: Seat) -> Action {
    let best = gifts(state, seat).max_by(|(_, one), (_, other)| one.total_cmp(other));
    match best {
        Some((card, gain)) if gain > RELUCTANCE => Action::Give { card },
        Some(_) | None => Action::Decline,
    }
}

/// What a look at a token aside may bring: the more kinds may be cursed and the more of the game is left, the more.
pub(super) fn worth_of_asking<E: Edition>(state: &Crypt<E>, seat: Seat) -> f32 {
    let Stage::Claim(_) = state.stage else {
        return 0.0;
    };
    let known = state.tokens().safe_to(seat).len();
    let held = state
        .kept
        .collection(seat)
        .filter(|card| !state.tokens().safe_to(seat).contains(card.kind()))
        .count();
    // The last unknown kinds are told apart best; a die costs its share of recovering.
    let sharp = 1.0 / (6 - known) as f32;
    (2.2 + 0.35 * held as f32) * sharp * 3.0 * state.future() - 0.4
}

#[cfg(test)]
mod tests {
    use game_core::{Guide, Notation};
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    use super::*;
    use crate::state::VariantState;

    fn advice(text: &str) -> String {
        let state = VariantState::from_position(text).unwrap();
        state.advise(Seat::B, 0.0, &mut ChaCha8Rng::seed_from_u64(0)).to_string()
    }

    #[test]
    fn v1_2_a_die_joins_where_the_ghost_would_else_bump_the_ally() {
        // The Ghost comes last, and a single 4 on the leftmost card is bumped by most rolls.
        let threatened = "crypt 2p AAAAAA twins | claim 2 | lead a | deck T | row T4=a4 P3=a5+5 M_? J2 | a 0/0 T3 P2 P1 | b 1/2 M1 M2 J1 | out I2 I3";
        assert_eq!(advice(threatened), "claim 1=4");
        // The Ghost has already been there: the same die is worth nothing on an ally's card.
        let safe = "crypt 2p AAAAAA twins | claim 3 | lead G | deck T | row T4=a4 P3=a5+5 M_? J2 | a 0/0 T3 P2 P1 | b 1/2 M1 M2 J1 | out I2 I3";
        assert_ne!(advice(safe), "claim 1=4");
    }
}
