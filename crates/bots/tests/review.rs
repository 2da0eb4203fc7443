//! Looking back at a finished game.

use bots::review::{Effort, Review, review};
use bots::{Bot, Greedy, Limit, Search};
use crypt::laws::CryptWitness;
use crypt::{Action, Setup, State};
use game_core::{Awaiting, Game, NoLog, Seat, Step, Viewer};
use game_laws::Witness;
use game_laws::toy::pennies::{Pennies, Setup as PenniesSetup, Side};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

const EFFORT: Effort = Effort { search: 300, compare: 200, expect: 100 };

/// A game of two in which `a` searches a little and `b` follows rules of thumb. Instead of its decision number `blunder`, `a` takes
/// the action that leaves it with least.
fn game_with_blunder(seed: u64, blunder: usize) -> (State, Vec<StepOf<State>>, usize) {
    let start = State::new(&Setup::new(2)).unwrap();
    let mut game = start;
    let mut steps = Vec::new();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut decisions = 0;
    let mut blundered = 0;
    let (mut a, mut b) = (Search::<State>::new(seed), Greedy::new(seed));
    loop {
        let step = match game.awaiting() {
            Awaiting::Nobody => break,
            Awaiting::Chance => Step::Chance(game.sample_chance(&mut rng)),
            Awaiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                let view = game.view(Viewer::Seat(seat));
                let limit = Limit::iterations(300);
                let bot: &mut dyn Bot<State> = if seat == Seat::A { &mut a } else { &mut b };
                let mut action = bot.choose(&view, seat, &limit);
                if seat == Seat::A && game.count_actions(seat) > 1 {
                    if decisions == blunder {
                        action = worst(&game, seat);
                        blundered = steps.len();
                    }
                    decisions += 1;
                }
                Step::Act { seat, action }
            }
        };
        game.apply(step.clone(), &mut NoLog).unwrap();
        steps.push(step);
    }
    assert!(decisions > blunder);
    (start, steps, blundered)
}

/// One die at effort 1, which the other player can take from the treasure with any two dice and loses the rest of the turn.
fn worst(game: &State, seat: Seat) -> Action {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    let effort = |action: &Action| match action {
        Action::Claim(claim) => {
            claim.iter().map(|(_, stake)| u32::from(stake.dice() * stake.effort().get())).sum()
        }
        _ => u32::MAX,
    };
    actions.into_iter().min_by_key(effort).unwrap()
}

fn reviewed(seed: u64, blunder: usize) -> (Review<Action>, usize) {
    let (start, steps, blundered) = game_with_blunder(seed, blunder);
    (review(&start, &steps, Seat::A, EFFORT, seed, &mut |_| {}), blundered)
}

#[test]
fn a_blunder_costs_beyond_doubt() {
    for seed in 1..=4 {
        let (review, blundered) = reviewed(seed, 3);
        let blunder = review.decisions.iter().find(|decision| decision.step == blundered).unwrap();
        assert!(blunder.is_clear() && blunder.cost() > 0.02, "{seed}: {blunder:?}");
        let costliest = review.costliest(usize::MAX);
        assert!(costliest.iter().any(|decision| decision.step == blundered));
        assert!(costliest.windows(2).all(|pair| pair[0].cost() >= pair[1].cost()));
        assert!(costliest.len() < review.decisions.len(), "not every decision is a mistake");
    }
}

#[test]
fn chances_go_from_the_start_to_the_result() {
    let (start, steps, _) = game_with_blunder(5, 2);
    let mut heard = Vec::new();
    let review = review(&start, &steps, Seat::A, EFFORT, 5, &mut |done| heard.push(done));
    assert_eq!(heard, (1..=steps.len()).collect::<Vec<_>>());
    let mut game = start;
    steps.iter().for_each(|step| game.apply(step.clone(), &mut NoLog).unwrap());
    let outcome = game.outcome().unwrap();
    assert_eq!(review.result(), outcome.win_of(Seat::A) as f32 / game_core::WIN as f32);
    assert_eq!(review.score(), outcome.scores[Seat::A] as f32);
    assert_eq!((review.moments[0].step, review.moments.last().unwrap().step), (0, steps.len()));
    // What is not luck is what the players did.
    let all: f32 = review.result() - review.moments[0].expected.prospects[Seat::A];
    let between: f32 = review
        .moments
        .windows(2)
        .filter(|pair| !review.swings.iter().any(|swing| swing.to == pair[1].step))
        .map(|pair| pair[1].expected.prospects[Seat::A] - pair[0].expected.prospects[Seat::A])
        .sum();
    assert!((review.luck() + between - all).abs() < 1e-3);
    for moment in &review.moments {
        let sum: f32 = moment.expected.prospects.iter().map(|(_, chance)| chance).sum();
        assert!((sum - 1.0).abs() < 0.01, "{moment:?}");
    }
}

#[test]
fn what_the_seat_could_not_know_does_not_count() {
    let mut differed = 0;
    for seed in 0..6 {
        let (start, mut steps, _) = game_with_blunder(seed, 1);
        steps.truncate(30);
        let setup = Setup::new(2);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let other = CryptWitness::scramble_hidden(&setup, &steps, Viewer::Seat(Seat::A), &mut rng);
        differed += u32::from(other != steps);
        let look_back = |steps: &[StepOf<State>]| review(&start, steps, Seat::A, EFFORT, 1, &mut |_| {});
        assert_eq!(look_back(&steps), look_back(&other));
    }
    assert!(differed > 0);
}

/// Both sides of a penny are as good if the other player mixes: then neither is blamed.
#[test]
fn sealed_answers_are_judged_against_what_the_other_may_do() {
    let start = Pennies::new(&PenniesSetup).unwrap();
    for (a, b) in [(Side::Heads, Side::Tails), (Side::Tails, Side::Heads)] {
        let steps = [(Seat::A, a), (Seat::B, b)].map(|(seat, action)| Step::Act { seat, action });
        let effort = Effort { search: 4000, compare: 4000, expect: 100 };
        let review = review(&start, &steps, Seat::A, effort, 7, &mut |_| {});
        assert_eq!(review.decisions.len(), 1);
        assert!(review.decisions[0].cost() < 0.06, "{:?}", review.decisions[0]);
    }
}
