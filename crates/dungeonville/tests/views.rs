//! Views read back from their notation.

use dungeonville::{Setup, State};
use game_core::{Game, NoLog, Notation, ViewNotation, Viewer, play_uniform};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

const GAMES: u64 = 6;

/// The states of a random game.
fn states(players: u8, seed: u64) -> Vec<State> {
    let setup = Setup::new(players);
    let mut state = State::new(&setup).unwrap();
    let mut states = Vec::new();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    play_uniform(&mut state, &mut rng, &mut NoLog, |state, _| states.push(*state));
    states.push(state);
    states
}

#[test]
fn every_view_of_a_game_reads_back() {
    let mut secrets = 0;
    for players in 2..=5 {
        for state in (0..GAMES).flat_map(|seed| states(players, seed)) {
            for viewer in Viewer::at_table(players.into()).chain([Viewer::Open]) {
                let view = state.view(viewer);
                let text = view.to_string();
                secrets += usize::from(text != state.position());
                assert_eq!(State::view_from_text(viewer, &text).as_ref(), Ok(&view), "{viewer:?}: {text}");
            }
        }
    }
    assert!(secrets > 1000, "most views hide something, but only {secrets} do");
}

#[test]
fn a_view_that_the_viewer_can_t_have_is_refused() {
    let states = states(2, 1);
    let of = |seat| move |state: &State| state.view(Viewer::Seat(seat)).to_string();
    let [a, b] = [game_core::Seat::A, game_core::Seat::B];
    let state = states
        .iter()
        .find(|state| of(a)(state) != of(b)(state))
        .expect("the two seats know different things");
    let bad = State::view_from_text(Viewer::Seat(b), &of(a)(state)).unwrap_err();
    assert!(bad.what.starts_with("this viewer would see "), "{bad}");
    let nobody = State::view_from_text(Viewer::Seat(game_core::Seat::C), &of(a)(state)).unwrap_err();
    assert_eq!(nobody.what, "the table has no seat c");
    let more = State::view_from_text(Viewer::Seat(a), &format!("{} | more", of(a)(state))).unwrap_err();
    assert!(more.what.starts_with("this part is not known here"), "{more}");
}
