//! What a computer player needs to know of a game beyond its rules.

use std::fmt::Debug;
use std::hash::Hash;

use rand::Rng;

use crate::{BySeat, Game, Seat};

/// Advice for computer players: a game's own sense of what is worth what.
///
/// Everything here is asked of a **world**: a state imagined from a view, never the truth. So whatever a guide looks at,
/// it is no more than a guess about what the player can't see.
pub trait Guide: Game<Sight: Hash> {
    /// A small choice on the way to an action.
    type Choice: Copy + Eq + Debug + Send + Sync;
    /// The small choices made so far.
    type Path: Clone + Default + Debug + Send + Sync;

    /// A world that a computer player takes for the truth: one that looks like `view`, drawn as
    /// [`sample_world`](Game::sample_world) does unless the game can tell more from what others have done.
    fn imagine<R: Rng + ?Sized>(view: &Self::View, rng: &mut R) -> Self {
        Self::sample_world(view, rng)
    }

    /// Appends the small choices open to `seat` after those of `path`, each with how promising it looks at a glance (any
    /// positive number); at least one while the seat has an action.
    ///
    /// An action of many parts is walked one part at a time, so that a search need not try every whole action once.
    fn choices(&self, seat: Seat, path: &Self::Path, out: &mut Vec<(Self::Choice, f32)>);

    /// Makes a small choice; the action, once it is whole.
    fn choose(&self, seat: Seat, path: &mut Self::Path, choice: Self::Choice) -> Option<Self::Action>;

    /// A sensible action for an awaited seat, by rule of thumb.
    ///
    /// `waver` makes it less sure of itself: 0 is its best judgement, 1 plays loosely, 2 makes plain mistakes.
    fn advise<R: Rng + ?Sized>(&self, seat: Seat, waver: f32, rng: &mut R) -> Self::Action;

    /// What an awaited seat does in the part of a game that a search only plays on, so as to see what comes of it.
    ///
    /// It is [`advise`](Guide::advise) unless a game knows better. It may cost more, or be harder to read, than a rule of
    /// thumb that has to explain itself; but it is asked often, so it must be quick.
    fn play_on<R: Rng + ?Sized>(&self, seat: Seat, waver: f32, rng: &mut R) -> Self::Action {
        self.advise(seat, waver, rng)
    }

    /// The seats that may have something to say out of turn while the game waits for seats, in the order in which they are
    /// heard.
    ///
    /// It goes by what everybody knows, so that being asked tells nothing. In most games there are none.
    fn speakers(&self) -> impl Iterator<Item = Seat> {
        std::iter::empty()
    }

    /// What one of the [`speakers`](Guide::speakers) says, if it has anything to say, awaited or not.
    ///
    /// It depends on nothing but what the seat itself knows, so every world sampled from its view gives the same.
    fn speak_up(&self, _: Seat) -> Option<Self::Action> {
        None
    }

    /// What each seat may hope for, from 0 (lost) to 1 (won); alone, the score in a scale of the game's own.
    ///
    /// For a game that is over it is exact.
    fn prospects(&self) -> BySeat<f32>;

    /// What each seat may expect to score in the end, for telling people.
    fn expected_scores(&self) -> BySeat<f32>;

    /// How far the game is, in the game's own strides, such as rounds.
    fn progress(&self) -> u32;

    /// How many strides a search should look ahead before it asks for prospects.
    fn look_ahead(&self) -> u32;
}
