//! The rules of Sealed Bids.

use game_core::{Awaiting, Game, NoLog, Notation, Seat, Step};
use game_laws::toy::sealed_bids::{SealedBids, Setup};

/// Plays `script`, with steps separated by bars, on a table of `seats` with `rounds` rounds.
fn play(seats: u8, rounds: u8, script: &str) -> SealedBids {
    let mut game = SealedBids::new(&Setup { seats, rounds }).unwrap();
    for step in script.split(" | ") {
        let (who, what) = step.split_once(": ").unwrap();
        let step = match Seat::from_letter(who.chars().next().unwrap()).filter(|_| who.len() == 1) {
            Some(seat) => Step::Act { seat, action: what.parse().unwrap() },
            None => Step::Chance(what.parse().unwrap()),
        };
        game.apply(step, &mut NoLog).unwrap();
    }
    game
}

#[test]
fn rule_3_the_highest_card_played_once_takes_the_prize() {
    let game = play(3, 1, "chance: prize 4 | a: bid 5 | b: bid 5 | c: bid 1");
    assert_eq!(game.outcome().unwrap().scores.as_slice(), [0, 0, 4]);
}

#[test]
fn rule_3_a_prize_nobody_takes_is_lost() {
    let game = play(2, 2, "chance: prize 4 | b: bid 2 | a: bid 2");
    assert!(game.position().starts_with("rounds 1 deck 1122335 prize - lost 4 "));
}

#[test]
fn rule_4_a_token_is_drawn_even_by_a_seat_that_has_sealed() {
    let game = play(2, 1, "chance: prize 4 | a: bid 2 | a: draw | chance: token 3 | b: bid 3");
    assert_eq!(game.outcome().unwrap().scores.as_slice(), [3, 4]);
    assert_eq!(game.awaiting(), Awaiting::Nobody);
}

#[test]
fn impossible_positions_are_refused() {
    let start = SealedBids::new(&Setup { seats: 2, rounds: 1 }).unwrap().position();
    for (good, bad) in [
        ("urn 001123", "urn 00112"),
        ("prize -", "prize 7"),
        ("a hand 12345 sealed -", "a hand 2345 sealed 1"),
        ("drawing -", "drawing a"),
        ("drawing -", "drawing z"),
        ("| b", "| c"),
        ("rounds 1", "rounds 6"),
    ] {
        let text = start.replacen(good, bad, 1);
        assert_ne!(text, start);
        assert!(SealedBids::from_position(&text).is_err(), "{text}");
    }
}
