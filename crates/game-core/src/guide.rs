//! What a bot needs to know about a game beyond its rules.

use std::fmt::Debug;
use std::hash::Hash;

use rand::Rng;

use crate::{BySeat, Game, Seat};

/// A game's knowledge for bots: rules of thumb, and how promising choices and positions are.
///
/// All of it is called on a **world**: a state sampled from a view, never the true state. So a guide that looks at
/// hidden things only looks at a guess.
///
/// ```
/// use game_core::{Game, Guide, NoLog, Seat, Step, Viewer};
/// use rand::SeedableRng;
/// # use game_laws::toy::sealed_bids::{SealedBids, Setup};
///
/// let mut game = SealedBids::new(&Setup { seats: 2, rounds: 1 })?;
/// game.apply(Step::Chance("prize 4".parse()?), &mut NoLog)?;
/// let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(1);
/// // A bot has a view. It asks the guide about a world that looks like it.
/// let world = SealedBids::imagine(&game.view(Viewer::Seat(Seat::A)), &mut rng);
/// let action = world.advise(Seat::A, 0.0, &mut rng);
/// assert!(game.apply(Step::Act { seat: Seat::A, action }, &mut NoLog).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Guide: Game<Sight: Hash> {
    /// One part of an action.
    type Choice: Copy + Eq + Debug + Send + Sync;
    /// The parts chosen so far.
    type Path: Clone + Default + Debug + Send + Sync;
    /// What a seat's choices are weighed by, worked out once for all parts of an action; `()` if there is nothing to work out.
    type Plan: Debug;

    /// What is the same in all worlds that fit a view; the view itself if nothing is worked out.
    type Outline: Debug + Send + Sync;

    /// Works out what is the same in all worlds that fit `view`.
    fn outline(view: &Self::View) -> Self::Outline;

    /// A world for a bot to think in: one that fits the view of `outline`. It has the probabilities of
    /// [`sample_world`](Game::sample_world), but a game may also use what the actions of others suggest.
    fn imagine_from<R: Rng + ?Sized>(outline: &Self::Outline, rng: &mut R) -> Self;

    /// A world for a bot to think in. For many worlds, work out the [`outline`](Guide::outline) once.
    fn imagine<R: Rng + ?Sized>(view: &Self::View, rng: &mut R) -> Self {
        Self::imagine_from(&Self::outline(view), rng)
    }

    /// The view without what the game gave its seat in secret, to measure what that is worth. By default nothing is left out.
    fn masked(view: &Self::View) -> Self::View {
        view.clone()
    }

    /// Whether seats that answer sealed should draw from mixed strategies, because they play against each other.
    fn mixes(&self) -> bool {
        true
    }

    /// Works out what the choices of `seat` are weighed by.
    fn plan(&self, seat: Seat) -> Self::Plan;

    /// Appends the choices of `seat` after those of `path`, each with a quick estimate of how promising it is (any positive
    /// number). There is at least one while the seat has an action. `plan` is the seat's in this state.
    ///
    /// An action with many parts is built one part at a time, so that a search need not try every complete action.
    fn choices(&self, seat: Seat, plan: &Self::Plan, path: &Self::Path, out: &mut Vec<(Self::Choice, f32)>);

    /// Adds a choice to the path; returns the action once it is complete.
    fn choose(&self, seat: Seat, path: &mut Self::Path, choice: Self::Choice) -> Option<Self::Action>;

    /// A sensible action for an awaited seat, by rules of thumb.
    ///
    /// `waver` adds mistakes: 0 is the best judgement, 1 plays loosely, 2 makes obvious mistakes.
    fn advise<R: Rng + ?Sized>(&self, seat: Seat, waver: f32, rng: &mut R) -> Self::Action;

    /// The action of an awaited seat in the playouts of a search.
    ///
    /// The default is [`advise`](Guide::advise). A game may use something that costs more or is harder to explain, but it is
    /// called often, so it must be fast.
    fn play_on<R: Rng + ?Sized>(&self, seat: Seat, waver: f32, rng: &mut R) -> Self::Action {
        self.advise(seat, waver, rng)
    }

    /// The seats that may want to interrupt while the game waits for seats, in the order in which they are asked.
    ///
    /// It depends only on what everyone knows, so the order reveals nothing. In most games there are none.
    fn speakers(&self) -> impl Iterator<Item = Seat> {
        std::iter::empty()
    }

    /// The interrupt of one of the [`speakers`](Guide::speakers), if it wants one, awaited or not.
    ///
    /// It depends only on what the seat knows, so every world sampled from its view gives the same answer.
    fn speak_up(&self, _: Seat) -> Option<Self::Action> {
        None
    }

    /// Each seat's chance to win, from 0 (lost) to 1 (won); in a solo game, the score on a scale of the game.
    ///
    /// It is exact for a finished game.
    fn prospects(&self) -> BySeat<f32>;

    /// The final score that each seat may expect, to show to people.
    fn expected_scores(&self) -> BySeat<f32>;

    /// Both [`prospects`](Guide::prospects) and [`expected_scores`](Guide::expected_scores). A game may work them out together.
    fn prospects_and_scores(&self) -> (BySeat<f32>, BySeat<f32>) {
        (self.prospects(), self.expected_scores())
    }

    /// How far the game has advanced, in units of the game such as rounds.
    fn progress(&self) -> u32;

    /// How many of these units a search looks ahead before it asks for prospects.
    fn look_ahead(&self) -> u32;
}

/// Implements the parts of [`Guide`] in which a game works something out before, for a game that does not: worlds are sampled from
/// the view, and choices need no plan.
///
/// ```text
/// impl Guide for MyGame {
///     game_core::works_nothing_out!();
///     // …
/// }
/// ```
#[macro_export]
macro_rules! works_nothing_out {
    () => {
        type Plan = ();
        type Outline = <Self as $crate::Game>::View;

        fn outline(view: &Self::Outline) -> Self::Outline {
            Clone::clone(view)
        }

        fn imagine_from<R: rand::Rng + ?Sized>(view: &Self::Outline, rng: &mut R) -> Self {
            <Self as $crate::Game>::sample_world(view, rng)
        }

        fn plan(&self, _: $crate::Seat) {}
    };
}
