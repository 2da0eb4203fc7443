//! The guide of Dungeonville: estimates for bots.
//!
//! Nothing here is a rule. All functions take imagined worlds. All values are in points of the score (D4.1).

mod choice_weights;
mod estimates;
mod evidence;
mod fight;
mod inside;
mod path;
mod pay;
mod prospects;
mod town;
mod venture;
mod worth;

use game_core::{BySeat, Guide, Seat};
use rand::Rng;

use crate::action::Action;
use crate::state::State;
use crate::view::View;
pub use crate::view::world::Outline;
pub(crate) use estimates::Estimates;
pub use path::{Part, Path};

impl Guide for State {
    type Choice = Part;
    type Path = Path;
    type Plan = ();

    type Outline = Outline;

    fn outline(view: &View) -> Outline {
        evidence::outline(view)
    }

    /// Weights hidden deeds by the actions of their owners.
    fn imagine_from<R: Rng + ?Sized>(outline: &Outline, rng: &mut R) -> State {
        outline.sample(rng)
    }

    fn plan(&self, _: Seat) {}

    fn choices(&self, seat: Seat, (): &(), path: &Path, out: &mut Vec<(Part, f32)>) {
        let mut options = path::Options::new();
        path::options(self, seat, path, &mut options);
        choice_weights::extend(&options, out);
    }

    fn choose(&self, seat: Seat, path: &mut Path, choice: Part) -> Option<Action> {
        path.take(self, seat, choice)
    }

    fn advise<R: Rng + ?Sized>(&self, seat: Seat, waver: f32, rng: &mut R) -> Action {
        path::advise(self, seat, waver, rng)
    }

    /// The seats that would have enough points with some deed that no other seat has shown, from the first player (D4.3).
    fn speakers(&self) -> impl Iterator<Item = Seat> {
        self.in_turn_order().filter(|&seat| self.may_be_winning(seat))
    }

    /// Declares only if that wins (D4.2).
    fn speak_up(&self, seat: Seat) -> Option<Action> {
        (self.score(seat) >= self.winning()).then_some(Action::Declare)
    }

    fn prospects(&self) -> BySeat<f32> {
        prospects::prospects(self)
    }

    fn expected_scores(&self) -> BySeat<f32> {
        prospects::expected_scores(self)
    }

    /// The number of finished rounds.
    fn progress(&self) -> u32 {
        u32::from(self.round) - 1
    }

    /// To the end of the round: after that, `prospects` estimates better than playing on.
    fn look_ahead(&self) -> u32 {
        1
    }
}

impl State {
    /// Whether, as far as all players know, `seat` may be able to win by declaring.
    fn may_be_winning(&self, seat: Seat) -> bool {
        let needed = self.winning() - self.kills(seat);
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
