//! What people have to remember: values of face-down cards of others and of discards, and what happened in earlier rounds.

use crypt::{Card, Coins, Kind, Knowledge, Recall, Setup, Sight, State, View};
use game_core::{Game, Seat, SeatSet, Viewer};

use crate::script::play;

/// What `viewer` is sent of a position.
fn shown(position: &str, viewer: Viewer) -> View {
    let play = play(position);
    play.state().shown_view(play.state().view(viewer))
}

fn coins<'t>(cards: impl IntoIterator<Item = &'t crypt::TreasureView>) -> Vec<Option<u8>> {
    cards.into_iter().map(|card| card.coins.map(Coins::get)).collect()
}

const A: Viewer = Viewer::Seat(Seat::A);
const B: Viewer = Viewer::Seat(Seat::B);

#[test]
fn r13_players_have_to_remember_face_down_cards_of_others() {
    let cards = "a 3/0 M1^ I4 R3?b J2? | b 3/0 | out …";
    let table = format!("crypt 2p AABAAA | reveal | lead a | deck T | {cards}");
    let memory = format!("crypt 2p AABAAA memory | reveal | lead a | deck T | {cards}");
    let of_a = |position: &str, viewer| coins(&shown(position, viewer).boards[0].collection);
    let all = [Some(1), Some(4), Some(3), Some(2)];
    assert_eq!(of_a(&table, A), all);
    assert_eq!(of_a(&table, B), [Some(1), Some(4), Some(3), None]);
    assert_eq!(of_a(&memory, A), all, "they may look at their own cards");
    assert_eq!(of_a(&memory, B), [Some(1), None, None, None], "a flipped card lies open");
    assert_eq!(of_a(&memory, Viewer::Spectator), [Some(1), None, None, None]);
    assert_eq!(of_a(&memory, Viewer::Open), all);
    // All backs are alike: it takes memory to know which cards were public.
    let backs = &shown(&memory, B).boards[0].collection[1..];
    assert!(backs.iter().all(|card| card.known == Knowledge::Secret(SeatSet::only(Seat::A))));
    // Bots know as much as ever.
    let known = |position: &str, viewer| play(position).state().view(viewer).boards[0].collection.clone();
    assert_eq!(known(&memory, B), known(&table, B));
}

#[test]
fn r13_players_have_to_remember_discards() {
    let memory = "crypt 2p AABAAA memory | reveal | lead a | deck T | a 3/0 | b 3/0 | out I4 P2 R3?a …";
    assert_eq!(coins(&shown(memory, A).discards)[..3], [None, None, None]);
    assert_eq!(coins(&play(memory).state().view(A).discards)[..3], [Some(4), Some(2), Some(3)]);
    let table = memory.replace(" memory", "");
    assert_eq!(coins(&shown(&table, A).discards)[..3], [Some(4), Some(2), Some(3)]);
}

#[test]
fn r13_cards_to_remember_count_as_unseen() {
    let memory = "crypt 2p AABAAA memory | reveal | lead a | deck T | a 3/0 I4 | b 3/0 | out P2 …";
    let known = play(memory).state().view(B);
    let sent = shown(memory, B);
    for (kind, coins) in [(Kind::Idol, 4), (Kind::Pottery, 2)] {
        let card = Card { kind, coins: Coins::new(coins).unwrap() };
        assert_eq!((known.unseen.count(card), sent.unseen.count(card)), (0, 1), "{card}");
    }
}

#[test]
fn r13_alone_there_is_nothing_to_remember() {
    let alone = "crypt 1p AAAAAA memory | reveal | lead a | deck T | a 3/0 I4 | out P2 J3 …";
    let known = play(alone).state().view(A);
    assert_eq!(shown(alone, A), known);
    assert_eq!(play(alone).state().chapter(), 0);
}

#[test]
fn r13_everything_is_shown_once_the_coins_are_counted() {
    let over = "crypt 2p AAAAAA memory | over a | lead a | deck - | a 3/0 I4 R3 | b 3/0 | out …";
    assert_eq!(coins(&shown(over, B).boards[0].collection), [Some(4), Some(3)]);
    assert_eq!(coins(&shown(over, Viewer::Spectator).boards[0].collection), [Some(4), Some(3)]);
}

/// A game for two that a leads.
fn game(steps: &[&str]) -> (State, Vec<(u32, crypt::Event)>) {
    let setup =
        Setup { recall: Recall::Memory, leader: crypt::LeaderChoice::Fixed(Seat::A), ..Setup::new(2) };
    let mut state = State::new(&setup).unwrap();
    let mut events = Vec::new();
    for step in steps {
        let step = match step.split_once(": ") {
            Some((seat, act)) => game_core::Step::Act {
                seat: Seat::from_letter(seat.chars().next().unwrap()).unwrap(),
                action: act.parse().unwrap(),
            },
            None => game_core::Step::Chance(step.parse().unwrap()),
        };
        let mut log = |state: &State, event| events.push((state.chapter(), event));
        state.apply(step, &mut game_core::Listener(&mut log)).unwrap();
    }
    (state, events)
}

const ROUND: [&str; 5] =
    ["reveal J4 P2 R_ next T", "a: claim 1=5 3=1", "b: claim 1=3+3", "a: recover", "collect 1=2+6 value 3=4"];

#[test]
fn r13_the_log_forgets_a_round_when_it_is_over() {
    let sights = |count: usize, viewer: Viewer| {
        let (now, events) = game(&[&ROUND[..], &["reveal T3 I2 M_ next P"]].concat()[..count]);
        let sight = |(chapter, event): &(u32, crypt::Event)| {
            now.shown_sight(State::sight(event, viewer).unwrap(), viewer, *chapter)
        };
        events.iter().map(sight).collect::<Vec<Sight>>()
    };
    let text =
        |count, viewer| sights(count, viewer).iter().map(Sight::to_string).collect::<Vec<_>>().join(" ");
    // While the round is played, all of it can be read again.
    assert!(text(4, A).contains("Jewelry 4") && text(4, A).contains("Pottery 2"), "{}", text(4, A));
    // When it is over, a person reads only the values of their own cards.
    for count in [5, 6] {
        let of_a = text(count, A);
        assert!(!of_a.contains("Jewelry 4") && !of_a.contains("Pottery 2"), "{of_a}");
        assert!(of_a.contains("Remains 4"), "{of_a}");
        let of_b = text(count, B);
        assert!(of_b.contains("collects treasure 1, Jewelry 4") && !of_b.contains("Pottery 2"), "{of_b}");
        assert!(!text(count, Viewer::Spectator).contains(" 4."), "{}", text(count, Viewer::Spectator));
    }
    assert!(text(6, A).contains("Tapestry 3"), "the next round");
}

#[test]
fn r13_a_row_that_was_open_in_an_earlier_round_is_face_down_when_it_is_sent_later() {
    let (then, _) = game(&ROUND[..3]);
    let (now, _) = game(&ROUND);
    let row =
        |state: &State| coins(state.shown_view(then.view(A)).row.iter().flatten().map(|spot| &spot.treasure));
    assert_eq!(row(&then), [Some(4), Some(2), None]);
    assert_eq!(row(&now), [None, None, None]);
}
