//! Implements the game contract for Crypt.

use game_core::{Awaiting, BadText, Game, Notation, Outcome, Seat, SeatSet, ViewNotation, Viewer};
use rand::Rng;

use crate::action::Action;
use crate::chance::Chance;
use crate::event::{Event, Sight};
use crate::refusal::Refusal;
use crate::rules;
use crate::scoresheet::Rank;
use crate::setup::Setup;
use crate::state::{Claimant, Stage, State};
use crate::view::View;

impl Game for State {
    const NAME: &'static str = "crypt";
    const RULES: u32 = 1;
    const LENGTHS: &'static [(&'static str, u32)] = Sight::LENGTHS;

    game_core::compile_game!(State: Setup, Action, Chance, Event, Sight, View, Refusal);

    fn length(sight: &Sight) -> u32 {
        sight.length()
    }

    fn seats(&self) -> usize {
        self.players()
    }

    #[inline]
    fn awaiting(&self) -> Awaiting {
        if self.pending.is_some() {
            return Awaiting::Chance;
        }
        match self.stage {
            Stage::Sides { .. } | Stage::Leader | Stage::Reveal | Stage::Collect | Stage::RollOff(_) => {
                Awaiting::Chance
            }
            Stage::Pottery(seat) | Stage::Idol(seat) | Stage::Last(seat) => {
                Awaiting::Seats(SeatSet::only(seat))
            }
            Stage::Claim(turn) => match self.claimant(turn) {
                Claimant::Seat(seat) => Awaiting::Seats(SeatSet::only(seat)),
                Claimant::Ghost => Awaiting::Chance,
            },
            Stage::Over(_) => Awaiting::Nobody,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        rules::legal::legal_actions(self, seat, out);
    }

    fn count_actions(&self, seat: Seat) -> usize {
        rules::legal::count_actions(self, seat)
    }

    #[inline]
    fn sample_action<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Option<Action> {
        rules::legal::sample_action(self, seat, rng)
    }

    fn chapter(&self) -> u32 {
        self.round_to_remember()
    }

    fn shown_view(&self, view: View) -> View {
        State::shown_view(self, view)
    }

    fn shown_sight(&self, sight: Sight, viewer: Viewer, chapter: u32) -> Sight {
        State::shown_sight(self, sight, viewer, chapter)
    }

    fn outcome(&self) -> Option<Outcome> {
        rules::scoring::outcome(self)
    }

    fn solo_rank(outcome: &Outcome) -> Option<usize> {
        match outcome.scores.as_slice() {
            [score] => Rank::ALL.iter().position(|&rank| rank == Rank::of(*score)),
            _ => None,
        }
    }
}

impl Notation for State {
    fn position(&self) -> String {
        View::of(self, Viewer::Open).to_string()
    }

    fn from_position(text: &str) -> Result<State, BadText> {
        crate::notation::read_position(text)
    }
}

impl ViewNotation for State {
    fn view_from_text(viewer: Viewer, text: &str) -> Result<View, BadText> {
        crate::notation::read_view(viewer, text)
    }
}
