//! Payments of which there are too many to list.

use std::ops::ControlFlow;

use dungeonville::{Action, Cards, Face, Room, Setup, State};
use game_core::{Game, Guide, Notation, Offers, Seat, Viewer};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::script::{Table, table};

/// a owns all 45 cards of the first edition that count 5, and may pay 50 for a deed: ten of them.
fn rich(gold: &str) -> Table {
    let cards = Cards::first_edition();
    let five = |room: &Room| matches!(cards.face(*room), Face::Item(_) | Face::Room { gold: 5, .. });
    let rooms: Vec<String> = Room::all().filter(five).map(|room| room.to_string()).collect();
    assert_eq!(rooms.len(), 45);
    let round = if gold.is_empty() { 2 } else { 1 };
    let table = table(2, &format!("{round} harvest a")).town("3 17 40 50 60").seat("b R party 10 20 30");
    table.seat(&format!("a C party 5 9 14{gold} owns {}", rooms.join(" ")))
}

/// The number of ways to choose ten of 45 cards.
const TEN_OF_45: usize = 3_190_187_286;

#[test]
fn d3_3_all_payments_are_counted_and_only_some_listed() {
    let state = State::from_position(&rich("").text()).unwrap();
    // A player may also pass or declare.
    assert_eq!(state.count_actions(Seat::A), TEN_OF_45 + 2);
    let mut listed = Vec::new();
    state.legal_actions(Seat::A, &mut listed);
    assert_eq!(listed.len(), State::MOST_LISTED);
    assert!(listed.contains(&Action::Pass) && listed.contains(&Action::Declare));
    let deed = listed[0];
    assert!(matches!(deed, Action::Deed { tokens: 0, payment } if payment.len() == 10), "{deed}");
}

#[test]
fn d2_2_d3_3_payments_with_tokens_are_counted_too() {
    let state = State::from_position(&rich(" gold 40").text()).unwrap();
    // With one token eight cards are left to choose, and so on: ten, eight, six, four or two of 45.
    let ways = TEN_OF_45 + 215_553_195 + 8_145_060 + 148_995 + 990;
    assert_eq!(state.count_actions(Seat::A), ways + 2);
}

#[test]
fn d3_3_every_action_can_be_visited_without_a_list() {
    let state = State::from_position(&rich("").text()).unwrap();
    let mut visited = 0;
    let flow = state.each_action(Seat::A, &mut |_| {
        visited += 1;
        if visited == 20_000 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!((flow, visited), (ControlFlow::Break(()), 20_000));
}

#[test]
fn d3_3_payments_are_offered_as_cards_to_choose_from() {
    let state = State::from_position(&rich("").text()).unwrap();
    let deed = state.offer(Seat::A).unwrap().deed.unwrap();
    assert_eq!((deed.sum, deed.cards.len(), deed.suggestion.len()), (50, 45, 10));
}

#[test]
fn d3_3_bots_and_random_players_pay_without_a_list() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let state = State::from_position(&rich("").text()).unwrap();
    for _ in 0..200 {
        let action = state.sample_action(Seat::A, &mut rng).unwrap();
        state.clone().apply(game_core::Step::Act { seat: Seat::A, action }, &mut game_core::NoLog).unwrap();
    }
    let mut choices = Vec::new();
    state.choices(Seat::A, &(), &Default::default(), &mut choices);
    assert!((2..=72).contains(&choices.len()), "{choices:?}");
    let view = state.view(Viewer::Seat(Seat::A));
    let world = State::sample_world(&view, &mut rng);
    assert_eq!(world.count_actions(Seat::A), state.count_actions(Seat::A));
}

#[test]
fn d3_3_a_count_beyond_all_numbers_is_the_largest_number() {
    // Everything counts 5 and a deed costs 100: twenty of 160 cards.
    let toml = Cards::first_edition().to_toml().replacen("deed = 50", "deed = 100", 1);
    let toml: String = toml
        .lines()
        .map(|line| match line.split_once("gold = ") {
            Some((before, _)) if line.starts_with("  {") => format!("{before}gold = 5 }},\n"),
            _ => format!("{line}\n"),
        })
        .collect();
    let cards = Cards::new(dungeonville::CardSet::read(&toml).unwrap());
    let setup = Setup { cards: cards.clone(), ..Setup::new(2) };
    let _in_play = State::new(&setup).unwrap();
    let rooms: Vec<String> = Room::all().map(|room| room.to_string()).collect();
    let text = table(2, "2 harvest a").town("3 17 40 50 60").seat("b R party 10 20 30");
    let text = text.seat(&format!("a C party 5 9 14 owns {}", rooms.join(" "))).text();
    let state = State::from_position(&text.replacen("house", &cards.tag(), 1)).unwrap();
    assert_eq!(state.count_actions(Seat::A), usize::MAX);
}
