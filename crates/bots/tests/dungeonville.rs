//! The strength of bots in Dungeonville, where they can interrupt and infer from what others do.

use bots::arena::{Deals, Lineup, Players, play};
use bots::{Bot, Limit, Spec};
use dungeonville::{Setup, State};
use game_core::{Game, NoLog, Seat};

/// A bot at each seat.
struct Table {
    bots: Vec<Box<dyn Bot<State>>>,
    thought: Vec<u32>,
}

impl Players<State> for Table {
    fn choose(&mut self, seat: Seat, view: &<State as Game>::View) -> <State as Game>::Action {
        let limit = Limit::iterations(self.thought[seat.index()]);
        self.bots[seat.index()].choose(view, seat, &limit)
    }

    fn speak_up(&mut self, seat: Seat, view: &<State as Game>::View) -> Option<<State as Game>::Action> {
        self.bots[seat.index()].speak_up(view, seat)
    }
}

/// The share of games that the first of `entrants` wins at a table of three, each deal played in all seatings.
fn share(entrants: [Spec; 2], deals: u64) -> f64 {
    let start = State::new(&Setup::new(3)).expect("a game for three");
    let lineup = Lineup::new(2, 3).expect("two kinds of bots for three seats");
    let luck = Deals::of_seed(31);
    let mut won = 0.0;
    for deal in 0..deals {
        for rotation in 0..3 {
            let seating = lineup.seating(rotation);
            let specs = || seating.iter().map(|&entrant| entrants[entrant]);
            let mut table = Table {
                bots: specs().enumerate().map(|(seat, spec)| spec.bot(luck.luck(deal, seat))).collect(),
                thought: specs().map(Spec::iterations).collect(),
            };
            let winners = play(&start, luck.answers(deal), &mut table, &mut NoLog, |_| {}).outcome.winners;
            let first = Seat::first(3).zip(&seating).find(|(_, entrant)| **entrant == 0);
            let (seat, _) = first.expect("the first kind of bot has a seat");
            won += if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        }
    }
    won / (3 * deals) as f64
}

const GREEDY: Spec = Spec::Greedy { waver: 0 };

/// Measured: nine in ten. A third would be even.
#[test]
fn rules_of_thumb_beat_random_play() {
    let share = share([GREEDY, Spec::Random], 50);
    assert!(share > 0.75, "{share}");
}

/// Measured: more than half. A third would be even.
#[test]
fn looking_ahead_beats_rules_of_thumb() {
    let share = share([Spec::Search { iterations: 150 }, GREEDY], 20);
    assert!(share > 0.34, "{share}");
}

/// A third would be even.
#[test]
fn the_textbook_search_beats_random_play() {
    let share = share([Spec::Ismcts { iterations: 60 }, Spec::Random], 12);
    assert!(share > 0.34, "{share}");
}
