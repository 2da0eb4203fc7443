//! Card sets in play: a game's set has a slot for as long as anything keeps the game's setup or a view, and no longer.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, MutexGuard, PoisonError};

use dungeonville::{CardSet, Cards, Refusal, Setup, State};
use game_core::{Game, NoLog, Notation, Seat, Step, Viewer, play_uniform};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

const BUILT_IN: &str = include_str!("../cards/house.toml");

/// The tests of this file share the slots of one process, so they run one after the other.
fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A card set that differs from those with other numbers.
fn toml(number: usize) -> String {
    BUILT_IN.replacen("The house set", &format!("Box {number}"), 1)
}

fn setup(number: usize) -> Setup {
    Setup { cards: Cards::new(CardSet::read(&toml(number)).unwrap()), ..Setup::new(3) }
}

/// A set with other prices than those of [`setup`].
fn cheap() -> Cards {
    let toml = BUILT_IN.replacen("The house set", "Cheap", 1).replacen("tavern = 40", "tavern = 30", 1);
    Cards::new(CardSet::read(&toml).unwrap())
}

fn in_play(number: usize) -> bool {
    Cards::find(&setup(number).cards.tag()).is_some()
}

fn play(state: &State, seed: u64) -> State {
    let mut state = *state;
    play_uniform(&mut state, &mut ChaCha8Rng::seed_from_u64(seed), &mut NoLog, |_, _| {});
    state
}

/// Setups whose sets have all slots.
fn all_slots() -> Vec<Setup> {
    let mut setups = Vec::new();
    loop {
        let next = setup(setups.len());
        match State::new(&next) {
            Ok(_) => setups.push(next),
            Err(refusal) => {
                assert_eq!(refusal, Refusal::TooManyCardSets);
                return setups;
            }
        }
    }
}

#[test]
fn reading_setups_takes_no_slot_and_leaves_no_memory() {
    let _alone = alone();
    let read = |json: &str| serde_json::from_str::<Setup>(json).unwrap();
    for number in 0..2000 {
        let json = serde_json::to_string(&setup(number)).unwrap();
        let memory = allocation_counter::measure(|| drop(read(&json)));
        assert_eq!((memory.count_current, memory.bytes_current), (0, 0), "set {number}");
        assert!(!in_play(number));
    }
}

#[test]
fn a_set_is_in_play_until_its_last_handle_is_dropped() {
    let _alone = alone();
    let mine = setup(1);
    assert!(!in_play(1), "it has only been read");
    let state = State::new(&mine).unwrap();
    assert!(in_play(1));
    let copy = mine.clone();
    drop(mine);
    assert!(in_play(1));
    let view = state.view(Viewer::Spectator);
    drop(copy);
    assert!(in_play(1), "a view has a handle too");
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    assert_eq!(State::sample_world(&view, &mut rng).view(Viewer::Spectator), view);
    drop(view);
    assert!(!in_play(1));
}

#[test]
fn slots_are_used_again_while_a_running_game_keeps_its_own() {
    let _alone = alone();
    let mine = Setup { cards: cheap(), ..Setup::new(3) };
    let state = State::new(&mine).unwrap();
    let end = play(&state, 1);
    for number in 0..1000 {
        let other = setup(number);
        let other_state = State::new(&other).unwrap();
        assert_ne!(other_state, state);
        if number % 100 == 0 {
            assert_eq!(play(&state, 1), end);
        }
    }
    assert_eq!(end.view(Viewer::Open).card_set.to_string(), "Cheap");
    assert!((0..1000).all(|number| number % 97 > 0 || !in_play(number)));
}

#[test]
fn equal_sets_share_a_slot() {
    let _alone = alone();
    let (one, other) = (setup(1), setup(1));
    let (first, second) = (State::new(&one).unwrap(), State::new(&other).unwrap());
    assert_eq!(first, second);
    let end = play(&first, 7);
    drop(one);
    assert_eq!(play(&second, 7), end, "the slot is kept for the second game");
    assert_eq!(play(&first, 7), end, "and so the first can go on");
    drop(other);
    assert!(!in_play(1));
}

#[test]
fn a_set_too_many_is_refused_until_another_is_dropped() {
    let _alone = alone();
    let mut setups = all_slots();
    let refused = setups.len();
    assert!((64..1000).contains(&refused), "{refused} sets were in play");
    assert_eq!(State::new(&setup(refused)), Err(Refusal::TooManyCardSets));
    assert!(State::new(&Setup::new(3)).is_ok(), "the built-in set has its own slot");
    assert!(State::new(&setup(5)).is_ok(), "an equal set is in play");
    setups.swap_remove(5);
    let late = setup(refused);
    let state = State::new(&late).unwrap();
    assert_eq!(state.view(Viewer::Open).card_set.to_string(), format!("Box {refused}"));
    assert!(play(&state, 3).outcome().is_some());
}

#[test]
fn a_state_whose_set_has_gone_panics_instead_of_reading_other_cards() {
    let _alone = alone();
    let mine = setup(1);
    let stale = State::new(&mine).unwrap();
    drop(mine);
    // With and without another set in the slot.
    for other in [None, Some(setup(2))] {
        let _new = other.as_ref().map(|other| State::new(other).unwrap());
        let deal: dungeonville::Chance = "deal C R I".parse().unwrap();
        let uses: [&dyn Fn(); 5] = [
            &|| drop(stale.view(Viewer::Open)),
            &|| drop(stale.position()),
            &|| drop({ stale }.apply(Step::Chance(deal.clone()), &mut NoLog)),
            &|| drop({ stale }.apply(Step::Chance(deal.clone()), &mut Vec::new())),
            &|| assert!(stale.count_actions(Seat::A) > 0),
        ];
        for (index, use_it) in uses.into_iter().enumerate() {
            let panic = catch_unwind(AssertUnwindSafe(use_it)).expect_err(&format!("use {index}"));
            let message = panic.downcast_ref::<&str>().copied().unwrap_or_default();
            assert!(message.starts_with("the card set of this game was dropped"), "use {index}: {message}");
        }
    }
}

#[test]
fn positions_name_sets_in_play() {
    let _alone = alone();
    let mine = setup(1);
    let state = State::new(&mine).unwrap();
    let text = state.position();
    assert_eq!(State::from_position(&text), Ok(state));
    drop(mine);
    assert!(State::from_position(&text).unwrap_err().to_string().contains("is not known here"));
}

#[test]
fn a_game_with_an_own_set_allocates_nothing() {
    let _alone = alone();
    let mine = setup(1);
    let start = State::new(&mine).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let memory = allocation_counter::measure(|| {
        let mut state = start;
        play_uniform(&mut state, &mut rng, &mut NoLog, |_, _| {});
    });
    assert_eq!(memory.count_total, 0);
}

#[test]
fn events_of_a_dropped_set_still_have_their_names() {
    let _alone = alone();
    let toml = BUILT_IN.replacen("The Quiet Cousin", "The Loud Cousin", 1);
    let mine = Setup { cards: Cards::new(CardSet::read(&toml).unwrap()), ..Setup::new(2) };
    let mut state = State::new(&mine).unwrap();
    let mut events = Vec::new();
    for chance in ["deal C R", "first a", "draw 1"] {
        state.apply(Step::Chance(chance.parse().unwrap()), &mut events).unwrap();
    }
    drop(mine);
    let sight = State::sight(events.last().unwrap(), Viewer::Spectator).unwrap();
    assert!(sight.to_string().contains("The Loud Cousin"), "{sight}");
}

#[test]
fn threads_take_and_give_back_slots() {
    let _alone = alone();
    std::thread::scope(|scope| {
        for thread in 0..4 {
            scope.spawn(move || {
                for round in 0..60 {
                    let number = (thread + round) % 3;
                    let mine = setup(number);
                    let end = play(&State::new(&mine).unwrap(), 5);
                    assert_eq!(end.view(Viewer::Open).card_set.to_string(), format!("Box {number}"));
                }
            });
        }
    });
    assert!((0..3).all(|number| !in_play(number)));
}
