//! Actions cross the wire as data: every legal action can be read back, and nothing else becomes one.

use game_core::{Awaiting, NoLog, Seat, Step};
use games::{Listed, Visitor};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::kit::setups;

/// Plays random games, and reads back every legal action.
#[derive(Clone)]
struct ReadBack;

impl Visitor for ReadBack {
    type Output = usize;

    fn visit<G: Listed>(self) -> usize {
        let mut rng = ChaCha8Rng::seed_from_u64(14);
        let mut actions = Vec::new();
        let mut count = 0;
        // A quarter of the variants is enough, and takes long already.
        let setups = setups::<G>();
        let step = if setups.len() > 15 { 4 } else { 1 };
        for setup in setups.into_iter().step_by(step) {
            let mut game = G::new(&setup).unwrap();
            loop {
                let step = match game.awaiting() {
                    Awaiting::Nobody => break,
                    Awaiting::Chance => Step::Chance(game.sample_chance(&mut rng)),
                    Awaiting::Seats(seats) => {
                        actions.clear();
                        Seat::first(game.seats()).for_each(|seat| game.legal_actions(seat, &mut actions));
                        for action in &actions {
                            reads_back::<G>(action);
                        }
                        count += actions.len();
                        let seat = seats.iter().next().unwrap();
                        Step::Act { seat, action: game.sample_action(seat, &mut rng).unwrap() }
                    }
                };
                game.apply(step, &mut NoLog).unwrap();
            }
        }
        count
    }
}

fn reads_back<G: Listed>(action: &G::Action) {
    let data = serde_json::to_value(action).unwrap();
    let text = action.to_string();
    assert_eq!(G::Action::deserialize(&data).as_ref().ok(), Some(action), "{data}");
    assert_eq!(games::notation_of(G::NAME, &data).as_deref(), Some(text.as_str()));
    assert_eq!(games::data_of(G::NAME, &text), Some(data));
}

#[test]
fn every_legal_action_reads_back() {
    for game in games::NAMES {
        for count in games::visit_each(game, ReadBack).unwrap() {
            assert!(count > 500, "{game} had only {count} actions");
        }
    }
}

#[test]
fn what_no_rules_could_allow_is_not_an_action() {
    let claim = |stakes: Value| json!({ "claim": stakes });
    let stake = |slot: i64, dice: i64, effort: i64| json!({ "slot": slot, "dice": dice, "effort": effort });
    for bad in [
        claim(json!([stake(0, 1, 1)])),
        claim(json!([stake(13, 1, 1)])),
        claim(json!([stake(1, 0, 1)])),
        claim(json!([stake(1, 4, 1)])),
        claim(json!([stake(1, 1, 0)])),
        claim(json!([stake(1, 1, 7)])),
        claim(json!([stake(2, 1, 1), stake(1, 1, 1)])),
        claim(json!([stake(1, 1, 1), stake(1, 1, 1)])),
        claim(json!([stake(1, 1, 1), stake(2, 1, 1), stake(3, 1, 1), stake(4, 1, 1)])),
        json!({ "look": { "flip": 0 } }),
        json!({ "look": { "flip": 97 } }),
        json!({ "take": { "flip": [3, 3], "slot": 1 } }),
        json!({ "recover": null, "decline": null }),
        json!("Recover"),
    ] {
        assert_eq!(games::notation_of("crypt", &bad), None, "{bad}");
    }
    for bad in [
        json!({ "drop": ["C7", "C7"] }),
        json!({ "drop": ["X1"] }),
        json!({ "scout": "castle" }),
        json!({ "order": { "fighters": [1, 2], "axe": null } }),
        json!({ "recruit": { "adventurer": 0, "discard": null, "payment": [] } }),
        json!({ "recruit": { "adventurer": 1, "discard": null, "payment": [], "bribe": 1 } }),
    ] {
        assert_eq!(games::notation_of("dungeonville", &bad), None, "{bad}");
    }
}
