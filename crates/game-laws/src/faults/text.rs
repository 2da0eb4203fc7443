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
    struct OmitsTokens;
    impl Fault for OmitsTokens {
        fn position(game: &SealedBids) -> String {
            let mut shown = *game;
            let tokens: Vec<_> =
                shown.places.iter_mut().filter_map(|(_, place)| place.token.take()).collect();
            shown.urn.put(tokens);
            shown.position()
        }
    }
    assert_breaks::<Broken<OmitsTokens>>(&[Law::PositionsReadBack]);
}

#[test]
fn an_action_leaves_out_its_card() {
    #[derive(Clone, PartialEq, Eq, Debug)]
    struct WithoutCard(Action);

    impl From<Action> for WithoutCard {
        fn from(action: Action) -> WithoutCard {
            WithoutCard(action)
        }
    }
    impl From<WithoutCard> for Action {
        fn from(WithoutCard(action): WithoutCard) -> Action {
            action
        }
    }
    impl fmt::Display for WithoutCard {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            match self.0 {
                Action::Bid(_) => f.write_str("bid 1"),
                Action::Draw => f.write_str("draw"),
            }
        }
    }
    impl FromStr for WithoutCard {
        type Err = BadText;
        fn from_str(text: &str) -> Result<WithoutCard, BadText> {
            text.parse().map(WithoutCard)
        }
    }

    struct Sound;
    impl Fault for Sound {}
    assert_breaks::<Broken<Sound, WithoutCard>>(&[Law::StepsReadBack]);
}

#[test]
fn the_same_setup_begins_another_game() {
    thread_local! {
        static GAMES: Cell<u8> = const { Cell::new(0) };
    }
    struct OtherStart;
    impl Fault for OtherStart {
        fn begin(setup: &Setup) -> Result<SealedBids, Refusal> {
            GAMES.set(GAMES.get() + 1);
            let mut game = SealedBids::new(setup)?;
            game.rounds += u8::from(GAMES.get() == 2);
            Ok(game)
        }
    }
    assert_breaks::<Broken<OtherStart>>(&[Law::JournalsReplay]);
}
