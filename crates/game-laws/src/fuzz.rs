//! Laws that hold for any input bytes, for fuzzers.
//!
//! Each function panics if its law is broken.

use std::str::FromStr;

use game_core::{
    Awaiting, Journal, MAX_SEATS, NoLog, Notation, Scanner, Seat, Step, ViewNotation, Viewer, play_uniform,
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::Witness;

/// Text is read or refused; what is read reads back the same, and a position can be played on.
pub fn notation<G: Notation>(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    reads_back::<G::Action>(text);
    reads_back::<G::Chance>(text);
    match G::from_position(text) {
        Ok(state) => {
            let written = state.position();
            assert_eq!(G::from_position(&written).as_ref(), Ok(&state), "{written}");
            play_on(state);
        }
        Err(bad) => assert!(bad.at <= text.len(), "{bad} is beyond the text"),
    }
}

fn reads_back<T: FromStr + ToString + PartialEq + std::fmt::Debug>(text: &str)
where
    T::Err: std::fmt::Debug + PartialEq,
{
    if let Ok(thing) = T::from_str(text) {
        let written = thing.to_string();
        assert_eq!(T::from_str(&written).as_ref(), Ok(&thing), "{written}");
    }
}

/// Every viewer has a view, every view has a world, and the game ends.
fn play_on<G: Notation>(state: G) {
    let mut rng = ChaCha8Rng::seed_from_u64(0);
    for viewer in Viewer::at_table(state.seats()) {
        let view = state.view(viewer);
        assert_eq!(G::sample_world(&view, &mut rng).view(viewer), view);
    }
    let mut end = state;
    play_uniform(&mut end, &mut rng, &mut NoLog, |_, _| {});
    assert_eq!(end.awaiting(), Awaiting::Nobody);
}

/// A view is read or refused; what is read is written back the same, and a world can be sampled from it.
pub fn views<G: ViewNotation>(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let mut rng = ChaCha8Rng::seed_from_u64(0);
    for viewer in Viewer::at_table(MAX_SEATS) {
        match G::view_from_text(viewer, text) {
            Ok(view) => {
                let written = view.to_string();
                assert!(
                    Scanner::new(&written).map(|word| word.text).eq(Scanner::new(text).map(|word| word.text)),
                    "{written}"
                );
                assert_eq!(G::sample_world(&view, &mut rng).view(viewer), view);
            }
            Err(bad) => assert!(bad.at <= text.len(), "{bad} is beyond the text"),
        }
    }
}

/// A journal is read or refused; what is read is written back the same and can be replayed.
pub fn journal<G: Notation>(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    match Journal::<G>::from_text(text) {
        Ok(journal) => {
            let written = journal.to_text();
            assert_eq!(Journal::<G>::from_text(&written).as_ref(), Ok(&journal), "{written}");
            let state = journal.state().expect("a journal that was read can be replayed");
            assert!(journal.outcome.is_none() || journal.outcome == state.outcome());
        }
        Err(bad) => {
            let lines = text.lines().count();
            assert!((1..=lines + 1).contains(&bad.line), "{bad} is not one of {lines} lines");
        }
    }
}

/// Any seat may try anything in any order: it succeeds exactly if it is legal, and a refusal changes nothing.
///
/// Each line of `data` is a step: a seat's letter and an action as text, or a seat's letter and the number of one of its
/// legal actions. If chance must answer first, it does.
pub fn actions<G: Notation, W: Witness<G>>(setup: &G::Setup, data: &[u8]) {
    let mut state = G::new(setup).expect("the setup is legal");
    let mut rng = ChaCha8Rng::seed_from_u64(0);
    let mut legal = Vec::new();
    for line in String::from_utf8_lossy(data).lines().take(W::LONGEST) {
        if state.awaiting() == Awaiting::Chance {
            let chance = state.sample_chance(&mut rng);
            state.apply(Step::Chance(chance), &mut NoLog).expect("a sampled answer is legal");
        }
        let mut letters = line.chars();
        let Some(seat) = letters.next().and_then(Seat::from_letter) else {
            continue;
        };
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let asked = letters.as_str().trim();
        let action = match (asked.parse::<usize>(), asked.parse::<G::Action>()) {
            (Ok(number), _) if !legal.is_empty() => legal[number % legal.len()].clone(),
            (_, Ok(action)) => action,
            (_, Err(_)) => continue,
        };
        attempt::<G, W>(&mut state, seat, action, &legal);
    }
}

fn attempt<G: Notation, W: Witness<G>>(state: &mut G, seat: Seat, action: G::Action, legal: &[G::Action]) {
    let before = state.clone();
    let mut events = Vec::new();
    let step = Step::Act { seat, action: action.clone() };
    let taken = state.apply(step, &mut events);
    let listed = legal.contains(&action);
    // A game with more actions than it lists also allows others.
    let whole = legal.len() < G::MOST_LISTED;
    assert!(
        if whole { taken.is_ok() == listed } else { taken.is_ok() || !listed },
        "{seat}: {action}: {taken:?}"
    );
    if taken.is_err() {
        assert_eq!(*state, before, "a refusal changed the state");
        assert!(events.is_empty(), "a refusal recorded {events:?}");
    }
    W::conserved(state).expect("nothing is created or lost");
    assert_eq!(G::from_position(&state.position()).as_ref(), Ok(&*state));
}
