//! The textbook search.

use std::collections::HashMap;

use bots::arena::{Deals, Players, play};
use bots::{Bot, Ismcts, Limit, Random};
use crypt::{Setup, State};
use game_core::{Awaiting, BySeat, Game, NoLog, Seat, Step, Viewer};
use game_laws::toy::sealed_bids::{self, SealedBids};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// A game of Crypt at its first decision, and the seat that decides.
fn opening(players: u8) -> (State, Seat) {
    let mut game = State::new(&Setup::new(players)).expect("a game for this many players");
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    loop {
        match game.awaiting() {
            Awaiting::Chance => {
                let chance = game.sample_chance(&mut rng);
                game.apply(Step::Chance(chance), &mut NoLog).expect("chance follows the rules");
            }
            Awaiting::Seats(seats) => return (game, seats.first().expect("a seat is awaited")),
            Awaiting::Nobody => unreachable!("a game has decisions"),
        }
    }
}

#[test]
fn every_action_is_tried_before_any_is_tried_again() {
    let (game, seat) = opening(2);
    let (view, count) = (game.view(Viewer::Seat(seat)), game.count_actions(seat));
    let visits = |iterations: usize| -> Vec<f32> {
        let limit = Limit::iterations(iterations as u32);
        let advice = Ismcts::<State>::new(1).advise(&view, seat, &limit, usize::MAX);
        advice.iter().map(|advice| (advice.share * iterations as f32).round()).collect()
    };
    assert_eq!(visits(count / 2), vec![1.0; count / 2]);
    assert_eq!(visits(count), vec![1.0; count]);
    let later = visits(count + 1);
    assert_eq!((later.len(), later[0]), (count, 2.0));
}

#[test]
fn an_untried_action_is_drawn_with_equal_chances() {
    let (game, seat) = opening(1);
    let (view, count) = (game.view(Viewer::Seat(seat)), game.count_actions(seat));
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    let mut drawn: HashMap<String, usize> = HashMap::new();
    let runs = 40 * count;
    for seed in 0..runs as u64 {
        let action = Ismcts::<State>::new(seed).choose(&view, seat, &Limit::iterations(1));
        assert!(legal.contains(&action), "{action}");
        *drawn.entry(action.to_string()).or_default() += 1;
    }
    // Pearson's statistic has mean k and variance 2k for k + 1 actions; it exceeds this in far less than one run in a million.
    let squares: f64 = drawn.values().map(|&times| (times as f64 - 40.0).powi(2) / 40.0).sum();
    let statistic = squares + 40.0 * (count - drawn.len()) as f64;
    let freedom = (count - 1) as f64;
    assert!(statistic < freedom + 7.0 * (2.0 * freedom).sqrt(), "{statistic} for {count} actions");
}

/// One prize is left: the highest card wins it or ties, whatever the other seat bids.
#[test]
fn a_last_bid_that_can_not_lose_is_found() {
    let mut game = SealedBids::new(&sealed_bids::Setup { seats: 2, rounds: 1 }).unwrap();
    game.apply(Step::Chance("prize 4".parse().unwrap()), &mut NoLog).unwrap();
    let mut legal = Vec::new();
    game.legal_actions(Seat::A, &mut legal);
    let share = |seed| {
        let mut search = Ismcts::<SealedBids>::new(seed);
        let view = game.view(Viewer::Seat(Seat::A));
        search.advise(&view, Seat::A, &Limit::iterations(500), 1)[0].action
    };
    let best: Vec<_> = (0..10).map(share).collect();
    let highest = legal.iter().max_by_key(|action| action.to_string()).expect("there are bids");
    assert!(best.iter().all(|action| action == highest), "{best:?} of {legal:?}");
}

#[test]
fn alone_it_wants_a_high_score() {
    let (game, seat) = opening(1);
    let view = game.view(Viewer::Seat(seat));
    let advice = Ismcts::<State>::new(1).advise(&view, seat, &Limit::iterations(4000), usize::MAX);
    assert!(advice.iter().all(|advice| (0.0..=1.0).contains(&advice.prospect)), "{advice:?}");
    let mean = advice.iter().map(|advice| advice.score * advice.share).sum::<f32>();
    assert!(
        advice[0].score > mean,
        "the best action scores more than the average: {} {mean}",
        advice[0].score
    );
}

/// A bot and its iterations at each of two seats.
struct Pair([(Box<dyn Bot<State>>, u32); 2]);

impl Players<State> for Pair {
    fn choose(&mut self, seat: Seat, view: &<State as Game>::View) -> <State as Game>::Action {
        let (bot, iterations) = &mut self.0[seat.index()];
        bot.choose(view, seat, &Limit::iterations(*iterations))
    }

    fn speak_up(&mut self, seat: Seat, view: &<State as Game>::View) -> Option<<State as Game>::Action> {
        self.0[seat.index()].0.speak_up(view, seat)
    }
}

/// Half would be even.
#[test]
fn it_beats_random_play() {
    let (start, deals) = (State::new(&Setup::new(2)).unwrap(), Deals::of_seed(8));
    let mut wins = BySeat::<u32>::new(2, |_| 0);
    for deal in 0..10 {
        for seat in Seat::first(2) {
            let bot = |at: usize| -> (Box<dyn Bot<State>>, u32) {
                let luck = deals.luck(deal, at);
                if seat.index() == at {
                    (Box::new(Ismcts::new(luck)), 400)
                } else {
                    (Box::new(Random::new(luck)), 0)
                }
            };
            let outcome =
                play(&start, deals.answers(deal), &mut Pair([bot(0), bot(1)]), &mut NoLog, |_| {}).outcome;
            wins[seat] += u32::from(outcome.winners.contains(seat));
        }
    }
    assert!(wins[Seat::A] + wins[Seat::B] >= 15, "{wins:?} of 10 each");
}
