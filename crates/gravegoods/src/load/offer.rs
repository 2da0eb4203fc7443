//! An action out of an offer whose parts are of a known kind; of any other game the list of actions is asked for instead.

use rand::{Rng, RngExt};
use serde::Deserialize;
use serde_json::{Value, json};

/// An offer that is understood: whole actions, and dice that may go on a place, and nothing else.
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

/// Any whole action, or a claim of one part; none if the offer is not understood, and the list has to be asked for.
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
    fn parts_and_whole_actions_are_chosen_and_nothing_else() {
        let mut rng = ChaCha8Rng::seed_from_u64(0);
        let stake =
            r#"{"claim":{"dice":2,"treasures":1,"stakes":[{"slot":3,"dice":2,"effort":4}]},"others":[]}"#;
        let claim = json!({ "claim": [{ "slot": 3, "dice": 2, "effort": 4 }] });
        assert_eq!(choose(stake, &mut rng), Some(claim));
        let whole = r#"{"claim":null,"others":[{"action":"recover"}]}"#;
        assert_eq!(choose(whole, &mut rng), Some(json!("recover")));
        assert_eq!(choose(r#"{"cards":[1,2]}"#, &mut rng), None);
        let more = r#"{"recruit":{"picks":[7]},"others":[{"action":"pass"}]}"#;
        assert_eq!(choose(more, &mut rng), None, "whoever only ever passes plays no game");
    }
}
