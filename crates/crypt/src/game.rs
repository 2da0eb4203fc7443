//! Implements the game contract for Crypt.

use std::ops::ControlFlow;

use game_core::{Awaiting, BadText, Game, Notation, Outcome, Playout, Seat, ViewNotation, Viewer};
use rand::Rng;

use crate::action::Action;
use crate::chance::Chance;
use crate::event::{Event, Sight};
use crate::refusal::Refusal;
use crate::rules;
use crate::state::scoresheet::Rank;
use crate::state::{Crypt, State, VariantState};
use crate::view::View;
use crate::vocabulary::edition::{Base, Variants};
use crate::vocabulary::setup::Setup;

/// Implements the contract for an edition. The functions are compiled here, and not again in every crate that calls them.
macro_rules! implement {
    ($state:ident, $edition:ident) => {
        impl Game for $state {
            const NAME: &'static str = "crypt";
            const RULES: u32 = 1;
            const LENGTHS: &'static [(&'static str, u32)] = Sight::LENGTHS;
            /// The base game has at most 6,048 claims on a turn, a table of eight 54,864.
            const MOST_LISTED: usize = 10_000;

            game_core::compile_game!($state: Setup, Action, Chance<$edition>, Event, Sight, View, Refusal);

            fn length(sight: &Sight) -> u32 {
                sight.length()
            }

            fn seats(&self) -> usize {
                self.players()
            }

            #[inline]
            fn awaiting(&self) -> Awaiting {
                self.awaited()
            }

            fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
                rules::legal::legal_actions(self, seat, Self::MOST_LISTED, out);
            }

            fn each_action(
                &self,
                seat: Seat,
                found: &mut dyn FnMut(Action) -> ControlFlow<()>,
            ) -> ControlFlow<()> {
                rules::legal::each_action(self, seat, found)
            }

            fn count_actions(&self, seat: Seat) -> usize {
                rules::legal::count_actions(self, seat)
            }

            #[inline]
            fn sample_action<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Option<Action> {
                rules::legal::sample_action(self, seat, rng)
            }

            #[inline]
            fn play_out<R: Rng + ?Sized>(&mut self, rng: &mut R) -> Playout {
                let decisions = self.play_out_at_random(rng);
                let outcome = self.outcome().expect("the game is over");
                Playout { outcome, decisions }
            }

            fn chapter(&self) -> u32 {
                self.round_to_remember()
            }

            fn shown_view(&self, view: View) -> View {
                Crypt::shown_view(self, view)
            }

            fn shown_sight(&self, sight: Sight, viewer: Viewer, chapter: u32) -> Sight {
                Crypt::shown_sight(self, sight, viewer, chapter)
            }

            fn outcome(&self) -> Option<Outcome> {
                rules::scoring::outcome(self)
            }

            /// A pair of twins has the lower of their scores (V2.4).
            fn solo_score(setup: &Setup, outcome: &Outcome) -> Option<i32> {
                let alone = setup.players == 1 || setup.variant == crate::Variant::Twins;
                outcome.scores.as_slice().iter().min().copied().filter(|_| alone)
            }

            fn solo_rank(setup: &Setup, outcome: &Outcome) -> Option<usize> {
                let rank = Rank::of_outcome(setup, outcome)?;
                Rank::ALL.iter().position(|&other| other == rank)
            }
        }

        impl Notation for $state {
            fn position(&self) -> String {
                View::of(self, Viewer::Open).to_string()
            }

            fn from_position(text: &str) -> Result<$state, BadText> {
                crate::notation::read_position(text)
            }
        }

        impl ViewNotation for $state {
            fn view_from_text(viewer: Viewer, text: &str) -> Result<View, BadText> {
                crate::notation::read_view::<$edition>(viewer, text)
            }
        }
    };
}

implement!(State, Base);
implement!(VariantState, Variants);
