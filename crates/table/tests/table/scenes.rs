//! Moments of Crypt's variants as one player sees them, recorded for the tests and the gallery of the browser.

use crypt::{Curse, LeaderChoice, Setup, SidesChoice, Variant, VariantState};
use game_core::Seat;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use table::Standing;

use crate::frames::assert_recorded;
use crate::kit::{PEOPLE, Played, charter};

/// The person whose view is recorded.
const READER: &str = PEOPLE[0];

/// A moment to look for.
struct Scene {
    name: &'static str,
    setup: Setup,
    /// Whether a sheet of the reader shows it.
    shows: fn(&Value) -> bool,
}

fn variant(players: u8, variant: Variant, curse: Curse) -> Setup {
    Setup { variant, curse, leader: LeaderChoice::Fixed(Seat::A), ..Setup::new(players) }
}

/// Side B of Idol has no window, and side B of Pottery lets players take cards.
fn mixed(setup: Setup) -> Setup {
    Setup { sides: SidesChoice::Chosen("ABABAB".parse().unwrap()), ..setup }
}

fn scenes() -> [Scene; 9] {
    let twins = variant(2, Variant::Twins, Curse::Off);
    let six = variant(6, Variant::Houses, Curse::On);
    let eight = mixed(variant(8, Variant::Houses, Curse::Off));
    [
        Scene { name: "claim-twins", setup: twins, shows: |sheet| may_join(sheet, "b") && round(sheet) > 2 },
        Scene {
            name: "give-twins",
            setup: Setup { curse: Curse::On, ..twins },
            shows: |sheet| offers(sheet, "give") > 1,
        },
        Scene { name: "over-twins", setup: twins, shows: is_over },
        Scene {
            name: "claim-houses-6p",
            setup: six,
            shows: |sheet| may_join(sheet, "d") && has_joined(sheet) && has_asked(sheet) && round(sheet) > 3,
        },
        Scene { name: "over-houses-6p", setup: six, shows: is_over },
        Scene {
            name: "claim-houses-8p",
            setup: eight,
            shows: |sheet| may_join(sheet, "e") && round(sheet) > 3,
        },
        Scene { name: "over-houses-8p", setup: eight, shows: is_over },
        Scene {
            name: "claim-curse-3p",
            setup: variant(3, Variant::Base, Curse::On),
            shows: |sheet| {
                has_asked(sheet) && offers(sheet, "ask") == 1 && !sheet["offer"]["claim"].is_null()
            },
        },
        Scene { name: "over-curse-solo", setup: variant(1, Variant::Base, Curse::On), shows: is_over },
    ]
}

fn is_over(sheet: &Value) -> bool {
    sheet["phase"] == "over"
}

fn round(sheet: &Value) -> u64 {
    sheet["view"]["round"].as_u64().unwrap_or_default()
}

/// How many actions of a kind are offered besides claims.
fn offers(sheet: &Value, name: &str) -> usize {
    let others = sheet["offer"]["others"].as_array().map_or(&[][..], Vec::as_slice);
    others.iter().filter(|other| other["action"] == name || other["action"].get(name).is_some()).count()
}

/// Whether the reader may add dice to a treasure of this ally.
fn may_join(sheet: &Value, ally: &str) -> bool {
    let stakes = sheet["offer"]["claim"]["stakes"].as_array().map_or(&[][..], Vec::as_slice);
    let row = sheet["view"]["row"].as_array().map_or(&[][..], Vec::as_slice);
    stakes.iter().any(|stake| {
        let slot = stake["slot"].as_u64().unwrap_or_default() as usize;
        row[slot - 1]["standing"]["by"]["seat"] == ally
    })
}

fn has_joined(sheet: &Value) -> bool {
    let row = sheet["view"]["row"].as_array().map_or(&[][..], Vec::as_slice);
    row.iter().any(|spot| spot.get("joined").is_some())
}

/// Whether the reader has seen a token aside.
fn has_asked(sheet: &Value) -> bool {
    sheet["view"]["variant"]["tokens"]["looked"][0].as_u64().unwrap_or_default() > 0
}

/// One of the reader's actions: mostly a claim of one or two treasures, and now and then anything else that is offered.
fn pick(offer: &Value, rng: &mut ChaCha8Rng) -> Value {
    let claim = &offer["claim"];
    let stakes = claim["stakes"].as_array().map_or(&[][..], Vec::as_slice);
    let others = offer["others"].as_array().unwrap();
    if stakes.is_empty() || rng.random_ratio(1, 4) && !others.is_empty() {
        return others[rng.random_range(0..others.len())]["action"].clone();
    }
    let dice = |stake: &Value| stake["dice"].as_u64().unwrap();
    let bare =
        |stake: &Value| json!({ "slot": stake["slot"], "dice": stake["dice"], "effort": stake["effort"] });
    let first = &stakes[rng.random_range(0..stakes.len())];
    let left = claim["dice"].as_u64().unwrap() - dice(first);
    let second = stakes.iter().rfind(|stake| stake["slot"] != first["slot"] && dice(stake) <= left);
    let second = second.filter(|_| claim["treasures"].as_u64().unwrap() > 1);
    let mut chosen: Vec<&Value> = std::iter::once(first).chain(second).collect();
    chosen.sort_by_key(|stake| stake["slot"].as_u64());
    json!({ "claim": chosen.into_iter().map(bare).collect::<Vec<Value>>() })
}

/// Plays a game against bots until the reader's sheet shows the moment.
fn play_to(scene: &Scene, seed: u64) -> Option<Value> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut charter = charter::<VariantState>(&scene.setup);
    charter.seed.0[0] = seed as u8;
    let bots = std::iter::repeat_n("novice", usize::from(scene.setup.players) - 1);
    let seats: Vec<&str> = std::iter::once(READER).chain(bots).collect();
    let mut played = Played::<VariantState>::open(charter).seated(&seats);
    loop {
        if (scene.shows)(&played.latest(READER)) {
            return Some(serde_json::from_str(&played.text(READER, false)).unwrap());
        }
        match played.table.standing() {
            Standing::Playing => {}
            _ => return None,
        }
        if !played.bot_plays() {
            let offer = played.latest(READER)["offer"].take();
            played.acts_as(READER, pick(&offer, &mut rng));
        }
    }
}

#[test]
fn recorded_scenes_of_variants_are_fresh() {
    for scene in scenes() {
        let found = (0..100).find_map(|seed| play_to(&scene, seed));
        let sheet = found.unwrap_or_else(|| panic!("no game shows {}", scene.name));
        assert_recorded("crypt", scene.name, &sheet.to_string());
    }
}
