//! Luck by purpose: whatever the players do, a deal has the same cards and dice, and they are as likely as the rules say.

use std::collections::BTreeMap;

use bots::arena::Deals;
use game_core::{Awaiting, Game, NoLog, Step};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Plays a game of a deal at random; `watch` is called with every answer of chance and the state before it.
fn play_deal<G: Game>(setup: &G::Setup, deal: u64, player: u64, mut watch: impl FnMut(&G, &G::Chance)) {
    let deals = Deals::of_seed(3);
    let mut answers = deals.answers(deal);
    let mut rng = ChaCha8Rng::seed_from_u64(player);
    let mut game = G::new(setup).expect("the setup is allowed");
    loop {
        let step = match game.awaiting() {
            Awaiting::Nobody => return,
            Awaiting::Chance => {
                let chance = answers.next(&game);
                watch(&game, &chance);
                Step::Chance(chance)
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().expect("a game that waits for seats waits for at least one");
                let action = game.sample_action(seat, &mut rng).expect("an awaited seat has an action");
                Step::Act { seat, action }
            }
        };
        game.apply(step, &mut NoLog).expect("random players and chance follow the rules");
    }
}

/// Checks that counts of equally likely things are as near as they should be.
fn check_even(counts: &BTreeMap<String, u32>, things: usize) {
    let total: u32 = counts.values().sum();
    let expected = f64::from(total) / things as f64;
    let seen: f64 = counts.values().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum();
    let distance = seen + expected * (things - counts.len()) as f64;
    // Chi-squared: six standard deviations above its mean.
    let freedom = (things - 1) as f64;
    assert!(distance < freedom + 6.0 * (2.0 * freedom).sqrt(), "{distance} for {things}: {counts:?}");
}

mod in_crypt {
    use crypt::{Chance, Curse, LeaderChoice, Setup, SidesChoice, State, Variant, VariantState};

    use super::*;

    fn setup(players: u8) -> Setup {
        Setup { sides: SidesChoice::Random, leader: LeaderChoice::Random, ..Setup::new(players) }
    }

    /// Every value of a card, of rows and of what players look at and collect, with its place.
    fn values(players: u8, deal: u64, player: u64) -> BTreeMap<(usize, usize), u8> {
        let (mut values, mut round) = (BTreeMap::new(), 0);
        play_deal::<State>(&setup(players), deal, player, |_, chance| match chance {
            Chance::Reveal(_) => round += 1,
            Chance::Look(found) => {
                for (slot, coins) in found.iter().enumerate() {
                    values.extend(coins.map(|coins| ((round, slot), coins.get())));
                }
            }
            Chance::Collect(harvest) => {
                for (slot, coins) in harvest.values.iter().enumerate() {
                    values.extend(coins.map(|coins| ((round, slot), coins.get())));
                }
            }
            _ => {}
        });
        values
    }

    #[test]
    fn face_down_cards_are_the_same_in_all_games_of_a_deal() {
        let mut common = 0;
        for (players, deal) in [(1, 1), (2, 2), (3, 3), (4, 4), (1, 5), (2, 6)] {
            let games = [1, 2, 3].map(|player| values(players, deal, player));
            for (place, coins) in &games[0] {
                for other in games[1..].iter().filter_map(|game| game.get(place)) {
                    assert_eq!(coins, other, "{place:?} in deal {deal} of {players}");
                    common += 1;
                }
            }
        }
        assert!(common > 20, "{common} cards were found in two games");
    }

    #[test]
    fn dice_belong_to_a_round_and_a_treasure_or_turn() {
        let dice = |deal, player| {
            let (mut dice, mut round, mut turn) = (BTreeMap::new(), 0, 0);
            play_deal::<State>(&setup(1), deal, player, |_, chance| match chance {
                Chance::Reveal(_) => (round, turn) = (round + 1, 0),
                Chance::Ghost(rolled) => {
                    turn += 1;
                    let faces: Vec<_> = rolled.iter().map(|face| face.get()).collect();
                    dice.insert((round, turn, "ghost"), faces);
                }
                Chance::Collect(harvest) => {
                    for (slot, rolled) in
                        harvest.rolls.iter().enumerate().filter(|(_, rolled)| !rolled.is_empty())
                    {
                        dice.insert(
                            (round, slot, "treasure"),
                            rolled.iter().map(|face| face.get()).collect(),
                        );
                    }
                }
                _ => {}
            });
            dice
        };
        let mut common = BTreeMap::<&str, u32>::new();
        for deal in 1..20 {
            let games = [dice(deal, 1), dice(deal, 2)];
            for (place, rolled) in &games[0] {
                let Some(other) = games[1].get(place) else { continue };
                let both = rolled.len().min(other.len());
                assert_eq!(rolled[..both], other[..both], "{place:?} in deal {deal}");
                *common.entry(place.2).or_default() += 1;
            }
        }
        assert!(common["ghost"] > 100 && common["treasure"] > 20, "{common:?}");
    }

    #[test]
    fn cards_and_dice_are_as_likely_as_the_rules_say() {
        let (mut cards, mut faces) = (BTreeMap::new(), BTreeMap::new());
        for deal in 0..1500 {
            let mut round = 0;
            play_deal::<State>(&setup(2), deal, deal, |_, chance| match chance {
                Chance::Reveal(dealt) => {
                    round += 1;
                    let card = dealt.cards[1];
                    if round == 4 {
                        *cards.entry(format!("{:?} {:?}", card.kind, card.coins)).or_default() += 1;
                    }
                }
                Chance::Collect(harvest) => {
                    for face in harvest.rolls.iter().flat_map(|rolled| rolled.iter()) {
                        *faces.entry(face.get().to_string()).or_default() += 1;
                    }
                }
                _ => {}
            });
        }
        // With two players there is one copy of each of the 24 cards.
        check_even(&cards, 24);
        check_even(&faces, 6);
    }

    /// Answers that do not fit are refused, which would end the test.
    #[test]
    fn variants_draw_by_purpose() {
        let curse = |variant, players| Setup { variant, curse: Curse::On, ..setup(players) };
        let setups = [
            curse(Variant::Twins, 2),
            curse(Variant::Houses, 6),
            curse(Variant::Houses, 8),
            curse(Variant::Base, 4),
        ];
        let mut cursed = BTreeMap::new();
        for deal in 0..400 {
            let setup = &setups[deal as usize % setups.len()];
            let curse = [1, 2].map(|player| {
                let mut last = None;
                play_deal::<VariantState>(setup, deal, player, |_, chance| {
                    if let Chance::Curse(kind) = chance {
                        last = Some(format!("{kind:?}"));
                    }
                });
                last.expect("the cursed kind is shown in the end")
            });
            assert_eq!(curse[0], curse[1], "the cursed kind is the same in all games of deal {deal}");
            *cursed.entry(curse[0].clone()).or_default() += 1;
        }
        check_even(&cursed, 6);
    }
}

mod in_dungeonville {
    use dungeonville::{Chance, Setup, State};

    use super::*;

    /// The adventurers and rooms drawn, each deck in its order.
    fn decks(players: u8, deal: u64, player: u64) -> BTreeMap<String, Vec<String>> {
        let mut decks = BTreeMap::<String, Vec<String>>::new();
        play_deal::<State>(&Setup::new(players), deal, player, |_, chance| match chance {
            Chance::Draw(adventurer) => {
                decks.entry("adventurers".into()).or_default().push(adventurer.to_string())
            }
            Chance::Room(room) => decks.entry(room.tower().to_string()).or_default().push(room.to_string()),
            _ => {}
        });
        decks
    }

    #[test]
    fn every_deck_is_the_same_until_it_is_shuffled_again() {
        let mut reshuffled = 0;
        for deal in 1..8 {
            let games = [1, 2].map(|player| decks(3, deal, player));
            for (deck, cards) in &games[0] {
                let Some(other) = games[1].get(deck) else { continue };
                let size = if deck == "adventurers" { 64 } else { 32 };
                let both = cards.len().min(other.len()).min(size);
                assert_eq!(cards[..both], other[..both], "{deck} in deal {deal}");
                // A deck that is drawn through has every card once, and its cards come in another order after that.
                if cards.len() > size + 8 {
                    let later: Vec<_> = cards[size..size + 8].to_vec();
                    let first: Vec<_> =
                        cards.iter().filter(|card| later.contains(card)).take(8).cloned().collect();
                    reshuffled += u32::from(later != first);
                }
            }
        }
        assert!(reshuffled > 0, "some deck was shuffled again");
    }

    #[test]
    fn adventurers_are_as_likely_as_the_rules_say() {
        let mut counts = [3, 20].map(|_| BTreeMap::new());
        for deal in 0..1300 {
            let mut drawn = 0;
            play_deal::<State>(&Setup::new(2), deal, deal, |_, chance| {
                if let Chance::Draw(adventurer) = chance {
                    drawn += 1;
                    if let Some(place) = [3, 20].iter().position(|at| *at == drawn) {
                        *counts[place].entry(adventurer.to_string()).or_default() += 1;
                    }
                }
            });
        }
        counts.iter().for_each(|counts| check_even(counts, 64));
    }
}
