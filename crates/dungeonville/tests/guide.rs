//! Tests of the guide.

use dungeonville::{Action, Path, Setup, State, WINNING};
use game_core::{Awaiting, Game, Guide, NoLog, Seat, Viewer, play_uniform};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The states of some random games in which seats are awaited.
fn states_with_choices(games: u64) -> Vec<State> {
    let mut states = Vec::new();
    for players in 2..=5 {
        for seed in 0..games {
            let mut game = State::new(&Setup::new(players)).unwrap();
            play_uniform(&mut game, &mut ChaCha8Rng::seed_from_u64(seed), &mut NoLog, |state, _| {
                if matches!(state.awaiting(), Awaiting::Seats(_)) {
                    states.push(*state);
                }
            });
        }
    }
    states
}

fn awaited(state: &State) -> impl Iterator<Item = Seat> + use<> {
    match state.awaiting() {
        Awaiting::Seats(seats) => seats.iter(),
        Awaiting::Chance | Awaiting::Nobody => unreachable!("a seat is awaited"),
    }
}

fn has_won(state: &State, seat: Seat) -> bool {
    state.view(Viewer::Open).seats[seat.index()].score >= Some(WINNING)
}

#[test]
fn d4_2_bots_declare_only_when_they_have_won() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (mut declared, mut silent) = (0, 0);
    for state in states_with_choices(12) {
        for seat in Seat::first(state.seats()) {
            let won = has_won(&state, seat);
            let declaration =
                state.speakers().any(|speaker| speaker == seat).then(|| state.speak_up(seat)).flatten();
            assert_eq!(declaration, won.then_some(Action::Declare), "{seat} in {state:?}");
            *(if won { &mut declared } else { &mut silent }) += 1;
        }
        for seat in awaited(&state) {
            let won = has_won(&state, seat);
            assert_eq!(state.advise(seat, 2.0, &mut rng) == Action::Declare, won, "{seat} in {state:?}");
        }
    }
    assert!(declared > 5 && silent > 100, "{declared} declared, {silent} did not");
}

#[test]
fn r10_possible_declarers_follow_from_public_knowledge_in_turn_order() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let mut count = 0;
    for state in states_with_choices(6) {
        let speakers: Vec<Seat> = state.speakers().collect();
        count += speakers.len();
        let first = state.view(Viewer::Spectator).first.unwrap();
        let place = |seat: &Seat| (seat.index() + state.seats() - first.index()) % state.seats();
        assert!(speakers.is_sorted_by_key(place), "{speakers:?} from {first}");
        for viewer in Viewer::at_table(state.seats()) {
            let world = State::sample_world(&state.view(viewer), &mut rng);
            assert_eq!(world.speakers().collect::<Vec<_>>(), speakers, "{viewer:?} in {state:?}");
        }
    }
    assert!(count > 0);
}

#[test]
fn every_path_of_choices_ends_in_a_legal_action() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for state in states_with_choices(6) {
        for seat in awaited(&state) {
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            for _ in 0..3 {
                let mut path = Path::default();
                let action = loop {
                    let mut choices = Vec::new();
                    state.choices(seat, &(), &path, &mut choices);
                    assert!(choices.iter().all(|(_, weight)| *weight > 0.0 && weight.is_finite()));
                    let (choice, _) = choices[rng.random_range(0..choices.len())];
                    if let Some(action) = state.choose(seat, &mut path, choice) {
                        break action;
                    }
                };
                assert!(legal.contains(&action), "{action:?} of {seat} in {state:?}");
            }
            let advised = state.advise(seat, 0.3, &mut rng);
            assert!(legal.contains(&advised), "{advised:?} of {seat} in {state:?}");
        }
    }
}

#[test]
fn prospects_are_shares_of_one_win() {
    for state in states_with_choices(3) {
        let prospects = state.prospects();
        let all: f32 = prospects.as_slice().iter().sum();
        assert!(
            (all - 1.0).abs() < 1e-4 && prospects.as_slice().iter().all(|share| (0.0..=1.0).contains(share))
        );
    }
}
