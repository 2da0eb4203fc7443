//! Nothing that a person is sent depends on what they must not know.

use game_core::{Step, Viewer};
use game_laws::toy::sealed_bids::{SealedBids, SealedBidsWitness, Setup};
use game_laws::{StepOf, Witness};
use games::{Listed, Visitor};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;
use table::Playable;

use crate::kit::{PEOPLE, Played, STRANGER, charter, crypt, person, random_steps, records_of, setups};

/// The first part of a random game with interrupts, and actions to check after it.
fn history<G: Playable>(setup: &G::Setup, rng: &mut ChaCha8Rng) -> (Vec<StepOf<G>>, Vec<Value>) {
    let mut steps = random_steps::<G>(setup, rng);
    let probes = probes::<G>(&steps);
    steps.truncate(rng.random_range(0..steps.len()));
    (steps, probes)
}

/// What `name` is sent at every version of a game with these steps: the sheet with the new part of the log, and in the end one
/// with the whole log. Whole logs at every version would make this quadratic in the steps.
fn read<G: Playable>(setup: &G::Setup, steps: &[StepOf<G>], probes: &[Value], name: &str) -> Vec<String> {
    let mut played = Played::<G>::open(charter::<G>(setup));
    let seats = played.table.seats().count();
    let mut sheets = Vec::new();
    for stamped in records_of::<G>(seats, steps) {
        let since = played.table.version();
        played.table.evolve(&stamped).unwrap();
        sheets.push(played.text_since(name, since, false));
        sheets.push(played.update_since(name, since));
    }
    sheets.push(played.update_since(name, played.table.version().saturating_sub(60)));
    sheets.push(played.text(name, true));
    sheets.extend(verdicts(&played, probes, name));
    sheets
}

/// The answers to `check` for these actions of `name`.
fn verdicts<G: Playable>(played: &Played<G>, probes: &[Value], name: &str) -> Vec<String> {
    let verdict = |action: &Value| match played.table.check(&person(name), action) {
        Ok(odds) => serde_json::to_string(&odds).unwrap(),
        Err(refusal) => serde_json::to_string(&refusal).unwrap(),
    };
    probes.iter().map(verdict).collect()
}

/// Actions of all kinds to check: all actions of the whole game, of any seat, legal now or not.
fn probes<G: Playable>(steps: &[StepOf<G>]) -> Vec<Value> {
    let mut actions: Vec<Value> = steps
        .iter()
        .filter_map(|step| match step {
            Step::Act { action, .. } => Some(serde_json::to_value(action).unwrap()),
            Step::Chance(_) => None,
        })
        .collect();
    actions.sort_by_key(Value::to_string);
    actions.dedup();
    actions
}

/// Redeals what each viewer can't know, and compares everything they are sent. Returns how many histories differed.
fn redeal<G: Playable, W: Witness<G>>(setups: &[G::Setup], games: u64) -> usize {
    let mut differed = 0;
    for game in 0..games {
        let mut rng = ChaCha8Rng::seed_from_u64(game);
        let setup = &setups[game as usize % setups.len()];
        let (steps, probes) = history::<G>(setup, &mut rng);
        let seats = G::new(setup).unwrap().seats();
        for viewer in Viewer::at_table(seats) {
            let other = W::scramble_hidden(setup, &steps, viewer, &mut rng);
            if other == steps {
                continue;
            }
            differed += 1;
            let name = viewer.seat().map_or(STRANGER, |seat| PEOPLE[seat.index()]);
            let (here, there) =
                (read::<G>(setup, &steps, &probes, name), read::<G>(setup, &other, &probes, name));
            assert_eq!(here.len(), there.len(), "{} game {game}, {viewer:?}", G::NAME);
            for (version, (one, another)) in here.iter().zip(&there).enumerate() {
                assert_eq!(one, another, "{} game {game}, {viewer:?}, version {version}", G::NAME);
            }
        }
    }
    differed
}

/// Redeals games of a listed game.
#[derive(Clone)]
struct Redeal {
    games: u64,
}

impl Visitor for Redeal {
    type Output = usize;

    fn visit<G: Listed>(self) -> usize {
        redeal::<G, G::Witness>(&setups::<G>(), self.games)
    }
}

#[test]
fn no_one_is_sent_what_a_listed_game_hides() {
    for game in games::NAMES {
        for differed in games::visit_each(game, Redeal { games: 48 }).unwrap() {
            assert!(differed > 50, "{game}: {differed}");
        }
    }
}

#[test]
fn no_one_is_sent_what_sealed_bids_hides() {
    let setups = [(2, 5), (3, 4), (4, 3)].map(|(seats, rounds)| Setup { seats, rounds });
    let differed = redeal::<SealedBids, SealedBidsWitness>(&setups, 150);
    assert!(differed > 150, "{differed}");
}

/// The comparison can fail: a history with other public cards gives other sheets.
#[test]
fn another_public_history_gives_other_sheets() {
    let setup = Setup { seats: 2, rounds: 1 };
    let steps = |prize: &str| vec![Step::Chance(prize.parse().unwrap())];
    let read = |prize| read::<SealedBids>(&setup, &steps(prize), &[], STRANGER);
    assert_ne!(read("prize 4"), read("prize 5"));
}

#[test]
fn no_sheet_of_a_running_game_contains_the_seed() {
    let mut table = crypt(2, "AAAAAA", &[]);
    let seed = table.table.charter().seed.reveal();
    for _ in 0..20 {
        assert!(table.sheets().iter().all(|sheet| !sheet.contains(&seed)));
        assert!(!format!("{:?}", table.table).contains(&seed));
        let who = table.table.status().awaited[0].0.clone();
        let action = table.sheet(&who)["actions"][0].clone();
        table.acts_as(&who, action);
    }
    assert_eq!(table.table.standing(), table::Standing::Playing);
    table.play_out(|_| 0);
    assert!(table.sheets().iter().all(|sheet| sheet.contains(&seed)), "everyone gets the seed in the end");
}
