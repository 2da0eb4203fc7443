//! What is worth what in Dungeonville: advice for computer players.
//!
//! All of it is asked of imagined worlds, and none of it is a rule. Everything is weighed in points of the score (D4.1).

mod evidence;
mod fight;
mod glance;
mod inside;
mod pay;
mod prospects;
mod town;
mod venture;
mod walk;
mod worth;

use game_core::{BySeat, Guide, Seat};
use rand::Rng;

use crate::action::Action;
use crate::state::{State, WINNING};
use crate::view::View;
pub use walk::{Part, Path};

impl Guide for State {
    type Choice = Part;
    type Path = Path;

    /// Deeds as likely as what their owners have done makes them.
    fn imagine<R: Rng + ?Sized>(view: &View, rng: &mut R) -> State {
        evidence::imagine(view, rng)
    }

    fn choices(&self, seat: Seat, path: &Path, out: &mut Vec<(Part, f32)>) {
        let mut options = walk::Options::new();
        walk::options(self, seat, path, &mut options);
        glance::extend(&options, out);
    }

    fn choose(&self, seat: Seat, path: &mut Path, choice: Part) -> Option<Action> {
        path.take(self, seat, choice)
    }

    fn advise<R: Rng + ?Sized>(&self, seat: Seat, waver: f32, rng: &mut R) -> Action {
        walk::advise(self, seat, waver, rng)
    }

    /// Those whose tokens would come to seven with some deed that nobody else has shown, the first player first (D4.3).
    fn speakers(&self) -> impl Iterator<Item = Seat> {
        self.in_turn_order().filter(|&seat| self.may_be_winning(seat))
    }

    /// Declares what is so, and nothing else (D4.2).
    fn speak_up(&self, seat: Seat) -> Option<Action> {
        (self.score(seat) >= WINNING).then_some(Action::Declare)
    }

    fn prospects(&self) -> BySeat<f32> {
        prospects::prospects(self)
    }

    fn expected_scores(&self) -> BySeat<f32> {
        prospects::expected_scores(self)
    }

    /// How many rounds are finished.
    fn progress(&self) -> u32 {
        u32::from(self.round) - 1
    }

    /// To the end of the round: what comes after is better told from what everybody has then.
    fn look_ahead(&self) -> u32 {
        1
    }
}

impl State {
    /// Whether everybody must reckon with a true declaration of `seat`.
    fn may_be_winning(&self, seat: Seat) -> bool {
        let needed = WINNING - self.kills(seat);
        let shown = |tower| {
            let owner = self.players.seats().find(|&owner| self.deeds.of(owner) == Some(tower));
            owner.filter(|&owner| self.deeds.shown.contains(owner))
        };
        let worth = |tower| self.tower_worth(tower, seat) >= needed;
        if self.deeds.shown.contains(seat) {
            return self.deeds.of(seat).is_some_and(worth);
        }
        crate::Tower::ALL.into_iter().any(|tower| worth(tower) && shown(tower).is_none())
    }
}
