//! C4.1 and C5 again: random games scored a second time, from the rulebook and the raw events.

use std::collections::BTreeMap;

use crypt::{Event, Setup, Sides, SidesChoice, Sight, State};
use game_core::{Game, Seat};
use game_laws::play_with_interrupts;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// An independent count of the scores.
#[derive(Default)]
struct Tally {
    /// The coins that each seat collected, by the letter of the kind.
    hoards: BTreeMap<Seat, BTreeMap<char, Vec<i32>>>,
    /// The seats that were first with two Idols.
    first_pairs: Vec<Seat>,
}

impl Tally {
    fn record(&mut self, event: &Event) {
        match event {
            Event::Taken { seat, card, .. } | Event::Collected { seat, card, .. } => {
                let hoard = self.hoards.entry(*seat).or_default();
                hoard.entry(card.kind.letter()).or_default().push(i32::from(card.coins.get()));
            }
            // A round is over: C5.2 is checked unless it was earned before.
            Event::Open(Sight::TorchesPassed { .. }) => self.check_pairs(),
            _ => {}
        }
    }

    fn check_pairs(&mut self) {
        if self.first_pairs.is_empty() {
            let seats: Vec<Seat> = self.hoards.keys().copied().collect();
            self.first_pairs = seats.into_iter().filter(|&seat| self.of(seat, 'I').len() >= 2).collect();
        }
    }

    fn of(&self, seat: Seat, kind: char) -> Vec<i32> {
        self.hoards.get(&seat).and_then(|hoard| hoard.get(&kind)).cloned().unwrap_or_default()
    }

    /// The coins for a seat's cards of one kind with this side of the collector.
    fn worth(&self, seat: Seat, kind: char, side: char, seats: &[Seat]) -> i32 {
        let mut cards = self.of(seat, kind);
        cards.sort_unstable();
        let (count, sum) = (cards.len(), cards.iter().sum::<i32>());
        let set = |needed: usize, bonus: i32| if count >= needed { bonus } else { 0 };
        match (kind, side) {
            ('I', 'B') if self.first_pairs.contains(&seat) => sum + 5,
            ('I', 'B') => sum + set(2, 2),
            ('J', 'A') => sum + set(2, cards.last().copied().unwrap_or(0)),
            ('J', 'B') => cards.iter().map(|coins| coins + 1).sum(),
            ('M', 'A') if count >= 2 => cards.iter().map(|_| 4).sum(),
            ('P', 'A') => sum + set(2, 2) + set(3, 2) + set(4, 4),
            ('R', 'B') => sum + set(4, 10),
            ('T', 'A') => {
                let beaten = seats.iter().any(|&other| self.of(other, 'T').iter().sum::<i32>() > sum);
                if count == 0 || beaten { sum } else { sum + 5 }
            }
            ('T', 'B') => {
                let rivals = seats.iter().filter(|&&other| other != seat && self.of(other, 'T').len() >= 3);
                sum + set(3, if rivals.count() == 0 { 7 } else { 4 })
            }
            _ => sum,
        }
    }
}

fn check(players: u8, sides: Sides, rng: &mut ChaCha8Rng) {
    let setup = Setup { sides: SidesChoice::Chosen(sides), ..Setup::new(players) };
    let mut tally = Tally::default();
    let (mut state, mut events) = (State::new(&setup).unwrap(), Vec::new());
    play_with_interrupts(&mut state, rng, &mut events);
    events.iter().for_each(|event| tally.record(event));
    tally.check_pairs();
    let outcome = state.outcome().unwrap();
    let seats: Vec<Seat> = Seat::first(players as usize).collect();
    let view = state.view(game_core::Viewer::Spectator);
    let sides: Vec<char> = sides.to_string().chars().collect();
    for (&seat, board) in seats.iter().zip(&view.boards) {
        let cards: i32 =
            "IJMPRT".chars().zip(&sides).map(|(kind, &side)| tally.worth(seat, kind, side, &seats)).sum();
        assert_eq!(outcome.scores[seat], cards + i32::from(board.home), "{seat} in {view}");
        assert_eq!(board.idols_earned, sides[0] == 'B' && tally.first_pairs.contains(&seat), "{view}");
    }
    let best = seats.iter().map(|&seat| outcome.scores[seat]).max().unwrap();
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    assert!(winners.iter().all(|&seat| outcome.scores[seat] == best), "{view}");
    let dice = winners.iter().map(|seat| view.boards[seat.index()].home).sum::<u8>();
    assert!(winners.len() == 1 || winners.len() > 1 && dice == 0, "R6: {view}");
}

#[test]
fn c4_1_a_second_count_agrees_in_thousands_of_games_with_all_sides() {
    let mut rng = ChaCha8Rng::seed_from_u64(41);
    for players in 1..=4 {
        for sides in Sides::all() {
            (0..16).for_each(|_| check(players, sides, &mut rng));
        }
    }
}
