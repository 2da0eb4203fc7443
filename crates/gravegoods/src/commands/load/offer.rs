//! Chooses an action from an offer of a known kind. For other games the list of actions is requested instead.

use rand::{Rng, RngExt};
use serde::Deserialize;
use serde_json::{Value, json};

/// An offer of the known kind: whole actions, and dice that may be placed, and nothing else.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Offer {
    #[serde(default)]
    claim: Option<Claim>,
    #[serde(default)]
    others: Vec<Whole>,
}

#[derive(Deserialize)]
struct Claim {
    stakes: Vec<Stake>,
}

#[derive(Deserialize)]
struct Stake {
    slot: u8,
    dice: u8,
    effort: u8,
}

#[derive(Deserialize)]
struct Whole {
    action: Value,
}

/// A random whole action, or a claim of one part. `None` if the offer is of another kind.
pub(super) fn choose(offer: &str, rng: &mut (impl Rng + ?Sized)) -> Option<Value> {
    let offer: Offer = serde_json::from_str(offer).ok()?;
    let stakes = offer.claim.map(|claim| claim.stakes).unwrap_or_default();
    let count = stakes.len() + offer.others.len();
    if count == 0 {
        return None;
    }
    let index = rng.random_range(0..count);
    match stakes.get(index) {
        Some(Stake { slot, dice, effort }) => {
            Some(json!({ "claim": [{ "slot": slot, "dice": dice, "effort": effort }] }))
        }
        None => Some(offer.others[index - stakes.len()].action.clone()),
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    use super::{choose, json};

    #[test]
    fn an_action_is_chosen_only_from_a_known_offer() {
        let mut rng = ChaCha8Rng::seed_from_u64(0);
        let stake =
            r#"{"claim":{"dice":2,"treasures":1,"stakes":[{"slot":3,"dice":2,"effort":4}]},"others":[]}"#;
        let claim = json!({ "claim": [{ "slot": 3, "dice": 2, "effort": 4 }] });
        assert_eq!(choose(stake, &mut rng), Some(claim));
        let whole = r#"{"claim":null,"others":[{"action":"recover"}]}"#;
        assert_eq!(choose(whole, &mut rng), Some(json!("recover")));
        assert_eq!(choose(r#"{"cards":[1,2]}"#, &mut rng), None);
        let more = r#"{"recruit":{"picks":[7]},"others":[{"action":"pass"}]}"#;
        assert_eq!(choose(more, &mut rng), None, "an unknown part makes the offer unknown");
    }
}
