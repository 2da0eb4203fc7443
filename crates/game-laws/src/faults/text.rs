//! Faults of notation and of journals.

use std::cell::Cell;
use std::fmt;
use std::str::FromStr;

use game_core::{BadText, Game, Notation};

use super::{Broken, Fault, assert_breaks};
use crate::Law;
use crate::toy::sealed_bids::{Action, Refusal, SealedBids, Setup};

#[test]
fn a_position_leaves_out_the_tokens() {
    struct LeavesOut;
    impl Fault for LeavesOut {
        fn position(game: &SealedBids) -> String {
            let mut told = *game;
            let tokens: Vec<_> = told.places.iter_mut().filter_map(|(_, place)| place.token.take()).collect();
            told.urn.put(tokens);
            told.position()
        }
    }
    assert_breaks::<Broken<LeavesOut>>(&[Law::PositionsReadBack]);
}

#[test]
fn an_action_leaves_out_its_card() {
    #[derive(Clone, PartialEq, Eq, Debug)]
    struct Mumbled(Action);

    impl From<Action> for Mumbled {
        fn from(action: Action) -> Mumbled {
            Mumbled(action)
        }
    }
    impl From<Mumbled> for Action {
        fn from(Mumbled(action): Mumbled) -> Action {
            action
        }
    }
    impl fmt::Display for Mumbled {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            match self.0 {
                Action::Bid(_) => f.write_str("bid 1"),
                Action::Draw => f.write_str("draw"),
            }
        }
    }
    impl FromStr for Mumbled {
        type Err = BadText;
        fn from_str(text: &str) -> Result<Mumbled, BadText> {
            text.parse().map(Mumbled)
        }
    }

    struct Sound;
    impl Fault for Sound {}
    assert_breaks::<Broken<Sound, Mumbled>>(&[Law::StepsReadBack]);
}

#[test]
fn the_same_setup_begins_another_game() {
    thread_local! {
        static GAMES: Cell<u8> = const { Cell::new(0) };
    }
    struct Drifts;
    impl Fault for Drifts {
        fn begin(setup: &Setup) -> Result<SealedBids, Refusal> {
            GAMES.set(GAMES.get() + 1);
            let mut game = SealedBids::new(setup)?;
            game.rounds += u8::from(GAMES.get() == 2);
            Ok(game)
        }
    }
    assert_breaks::<Broken<Drifts>>(&[Law::JournalsReplay]);
}
