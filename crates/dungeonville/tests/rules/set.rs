//! D5.6: the built-in card set in random games.

use std::collections::BTreeSet;

use dungeonville::{Cards, Event, Item, Setup, Sight, State};
use game_core::{Game, Viewer, play_uniform};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// The items whose power was used.
fn power(sight: &Sight) -> Vec<Item> {
    let letter = |price: u8, place| price < Cards::built_in().price(place);
    match sight {
        Sight::Recruited { price, place, gilded, .. } => {
            let letter = letter(*price, *place).then_some(Item::VillageLetter);
            letter.into_iter().chain(gilded.then_some(Item::GildingFlask)).collect()
        }
        Sight::Clashed { fighters, .. } => {
            let axe = fighters.iter().any(|fighter| fighter.strength != fighter.adventurer.rank.rank());
            axe.then_some(Item::BloodedAxe).into_iter().collect()
        }
        Sight::Spared { .. } => vec![Item::SilverLute],
        Sight::Shielded { .. } => vec![Item::TowerShield],
        Sight::WandUsed { .. } => vec![Item::WandOfDoors],
        Sight::Looked { .. } => vec![Item::LanternOfCracks],
        Sight::Left { rope: true, .. } => vec![Item::SilkRope],
        Sight::Died { saved: true, .. } => vec![Item::HolyWater],
        _ => Vec::new(),
    }
}

#[test]
fn d5_6_every_item_gets_used() {
    let mut used = BTreeSet::new();
    for players in 2..=5 {
        let mut rng = ChaCha8Rng::seed_from_u64(u64::from(players));
        for _ in 0..150 {
            let mut events: Vec<Event> = Vec::new();
            let mut state = State::new(&Setup::new(players)).unwrap();
            play_uniform(&mut state, &mut rng, &mut events, |state, _| {
                let seats = state.view(Viewer::Spectator).seats;
                let ranks = |seat: &dungeonville::SeatView| -> u16 {
                    seat.party.iter().map(|member| u16::from(member.rank.rank())).sum()
                };
                if seats.iter().any(|seat| seat.capacity > ranks(seat) && seat.carried_gold > ranks(seat)) {
                    used.insert(Item::IronHarness);
                }
            });
            let sights = events.iter().filter_map(|event| State::sight(event, Viewer::Open));
            used.extend(sights.flat_map(|sight| power(&sight)));
        }
    }
    assert_eq!(used, Item::ALL.into_iter().collect());
}
