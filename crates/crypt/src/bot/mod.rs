//! Crypt's guide for bots: rules of thumb and evaluations.
//!
//! All of it is called on sampled worlds, and none of it is a rule.

mod allies;
mod appraise;
mod evidence;
mod ghost;
mod prospects;
mod solo;
mod walk;
mod worth;

use game_core::{BySeat, Guide, Seat};
use rand::Rng;

use crate::action::Action;
use crate::state::{Crypt, Stage, State, VariantState};
use crate::view::View;
use crate::vocabulary::edition::{Base, Edition, Variants};
use crate::vocabulary::setup::Variant;
pub use evidence::Imagined;
pub use walk::{Part, Path, Plan};

/// Implements the guide for an edition.
macro_rules! guide {
    ($($state:ident: $edition:ident),+) => {
        $(
            impl Guide for $state {
                type Choice = Part;
                type Path = Path;
                type Plan = Plan<$edition>;

                type Outline = Imagined<$edition>;

                fn outline(view: &View) -> Imagined<$edition> {
                    Imagined::of(view)
                }

                fn imagine_from<R: Rng + ?Sized>(outline: &Imagined<$edition>, rng: &mut R) -> $state {
                    outline.world(rng)
                }

                fn masked(view: &View) -> View {
                    evidence::masked(view)
                }

                /// Only gifts are sealed, and those who give want the same as those who receive.
                fn mixes(&self) -> bool {
                    false
                }

                fn plan(&self, seat: Seat) -> Plan<$edition> {
                    Plan::new(self, seat)
                }

                fn choices(&self, seat: Seat, plan: &Plan<$edition>, path: &Path, out: &mut Vec<(Part, f32)>) {
                    walk::parts(self, seat, plan, path, out);
                }

                fn choose(&self, _: Seat, path: &mut Path, choice: Part) -> Option<Action> {
                    path.take(choice)
                }

                fn advise<R: Rng + ?Sized>(&self, seat: Seat, waver: f32, rng: &mut R) -> Action {
                    appraise::advise(self, seat, waver, rng)
                }

                /// A solo player's policy knows the Ghost; with rivals it is the general rules of thumb.
                fn play_on<R: Rng + ?Sized>(&self, seat: Seat, waver: f32, rng: &mut R) -> Action {
                    if self.is_only_child() {
                        solo::advise(self, seat, (waver, rng))
                    } else {
                        appraise::advise(self, seat, waver, rng)
                    }
                }

                fn prospects(&self) -> BySeat<f32> {
                    prospects::prospects(self)
                }

                fn expected_scores(&self) -> BySeat<f32> {
                    prospects::expected_scores(self)
                }

                fn prospects_and_scores(&self) -> (BySeat<f32>, BySeat<f32>) {
                    let scores = prospects::expected_scores(self);
                    (prospects::prospects_for(self, &scores), scores)
                }

                fn progress(&self) -> u32 {
                    self.rounds_over()
                }

                /// A solo game is searched to its end, since the Ghost plays fast. With rivals, one round beyond this one is
                /// enough.
                fn look_ahead(&self) -> u32 {
                    if self.is_solo() { 9 } else { 2 }
                }
            }
        )+
    };
}

guide!(State: Base, VariantState: Variants);

impl<E: Edition> Crypt<E> {
    /// The number of finished rounds.
    fn rounds_over(&self) -> u32 {
        match self.stage {
            Stage::Sides { .. } | Stage::Leader | Stage::Tokens => 0,
            Stage::Reveal | Stage::Last(_) | Stage::Curse | Stage::RollOff(_) | Stage::Over(_) => {
                u32::from(self.round())
            }
            Stage::Pottery(_) | Stage::Claim(_) | Stage::Collect | Stage::Idol(_) | Stage::Give(_) => {
                u32::from(self.round()) - 1
            }
        }
    }

    /// The share of the game's rounds after the current one, from almost 1 down to 0.
    fn future(&self) -> f32 {
        let rounds = self.layout().rounds() as f32;
        (self.deck_len() / self.layout().row_len()) as f32 / rounds
    }

    /// Whether this is Only Child without a curse, for which there is a policy of its own.
    fn is_only_child(&self) -> bool {
        self.is_solo() && !self.is_cursed()
    }

    /// Whether these two play together.
    fn are_allies(&self, one: Seat, other: Seat) -> bool {
        self.variant() != Variant::Base && self.layout().side_of(one).contains(other)
    }
}
