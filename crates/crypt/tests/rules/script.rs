//! Crypt's games in tests.
//!
//! A position may end in `out …`: then every card that it does not name has been discarded, face up. While the deck is not
//! empty, these are only as many as complete the rounds, and none of the kind on top of the deck. `out … but R3` keeps a
//! card back for a face-down one. In an expected position, `out …` stands for any discards.

use crypt::{Card, ScoreSheet, Setup, SidesChoice, State};
use game_core::Seat;

/// A game during a test.
pub(crate) type Play = game_laws::script::Play<State>;

/// Starts from a position.
#[track_caller]
pub(crate) fn play(position: &str) -> Play {
    Play::from_position(&fill(position)).leaving_out("claim")
}

/// Starts from a setup.
#[track_caller]
pub(crate) fn start(setup: &Setup) -> Play {
    Play::start(setup).leaving_out("claim")
}

/// A setup with these sides, a leader drawn at random.
pub(crate) fn table(players: u8, sides: &str) -> Setup {
    Setup { sides: SidesChoice::Chosen(sides.parse().unwrap()), ..Setup::new(players) }
}

/// Scores a game that ends with these boards, written as in positions: `3/0 J4 J2`.
#[track_caller]
pub(crate) fn count(sides: &str, boards: &[&str]) -> Vec<ScoreSheet> {
    let players = boards.len();
    let row = [3, 3, 4, 6][players - 1];
    let face_down = [1, 1, 1, 2][players - 1];
    let mut spare = deck(players);
    boards.iter().flat_map(|board| cards(board)).for_each(|(card, _)| take(&mut spare, card));
    let mut row: Vec<Card> = spare.drain(..row).collect();
    let hidden = row.split_off(row.len() - face_down);
    let mut lying: Vec<(u8, String)> =
        row.iter().map(|card| (2 * card.coins.get(), card.to_string())).collect();
    lying.extend(hidden.iter().map(|card| (5, format!("{}_?", card.kind.letter()))));
    if players == 1 {
        lying.sort_by_key(|&(worth, _)| std::cmp::Reverse(worth));
    }
    let lying: String = lying.into_iter().map(|(_, card)| format!(" {card}")).collect();
    let keep: String = hidden.iter().map(|card| format!(" {card}")).collect();
    let boards: String =
        Seat::first(players).zip(boards).map(|(seat, board)| format!(" | {seat} {board}")).collect();
    let turn = players.max(3);
    let text = format!(
        "crypt {players}p {sides} | claim {turn} | lead a | deck - | row{lying}{boards} | out … but{keep}"
    );
    let last_seat = if players <= 2 { Seat::A } else { Seat::ALL[players - 1] };
    let play = play(&text).step(&format!("{last_seat}: recover"));
    let scores = play.view("spectator").scores.expect("the game is counted");
    scores.as_slice().to_vec()
}

/// The deck for this many players, the first copy of each card before any second one (C1.2, C2.1).
fn deck(players: usize) -> Vec<Card> {
    let middling = |card: &Card| matches!(card.coins.get(), 2 | 3);
    let mut cards: Vec<Card> = Card::all().collect();
    cards.extend(Card::all().filter(|card| players >= if middling(card) { 3 } else { 4 }));
    cards
}

/// The cards that a part of a position names; none for a card without a value.
fn cards(part: &str) -> Vec<(Option<Card>, char)> {
    let words = part.split(' ').filter(|word| word.starts_with(['I', 'J', 'M', 'P', 'R', 'T']));
    words
        .map(|word| {
            let card = Card::all().find(|card| word.starts_with(&card.to_string()));
            (card, word.chars().next().expect("a word has letters"))
        })
        .collect()
}

fn take(from: &mut Vec<Card>, card: Option<Card>) {
    if let Some(at) = from.iter().position(|&other| Some(other) == card) {
        from.remove(at);
    }
}

/// Writes out the discards that `out …` stands for.
#[track_caller]
fn fill(position: &str) -> String {
    let Some((text, but)) = position.split_once('…') else {
        return position.to_owned();
    };
    let parts: Vec<&str> = text.split(" | ").collect();
    let players: usize = parts[0]["crypt ".len()..][..1].parse().unwrap();
    let named: Vec<(Option<Card>, char)> = parts[4..].iter().flat_map(|part| cards(part)).collect();
    let mut spare = deck(players);
    named.iter().for_each(|&(card, _)| take(&mut spare, card));
    cards(but).iter().for_each(|&(card, _)| take(&mut spare, card));
    match parts[3] {
        "deck -" => {}
        top => {
            let hidden = |kind: char| named.iter().any(|&(card, letter)| card.is_none() && letter == kind);
            spare.retain(|card| !top.ends_with(card.kind.letter()) && !hidden(card.kind.letter()));
            let row = [3, 3, 4, 6][players - 1];
            spare.truncate(named.len().next_multiple_of(row) - named.len());
        }
    }
    let discards: String = spare.iter().map(|card| format!(" {card}")).collect();
    let text = format!("{}{discards}", text.trim_end());
    text.strip_suffix(" | out").unwrap_or(&text).to_owned()
}
