//! What a game tells the laws about itself.

use game_core::{Game, Step, Viewer};
use rand::Rng;

/// A step of the game `G`.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

/// Choices encoded in a number: each is a digit of it.
#[derive(Clone, Copy, Debug)]
pub struct Choices(usize);

impl Choices {
    /// The choices encoded in `number`.
    pub fn of(number: u16) -> Choices {
        Choices(usize::from(number))
    }

    /// The next choice, below `kinds`.
    pub fn among(&mut self, kinds: usize) -> usize {
        let chosen = self.0 % kinds;
        self.0 /= kinds;
        chosen
    }
}

/// What a game tells the laws about itself, written without using its own `view` or `sight`.
///
/// A unit struct in the game's tests implements it. It is a second opinion: if it asked the views what is hidden, a
/// view that shows too much would confirm itself.
pub trait Witness<G: Game> {
    /// The most steps any game may take.
    const LONGEST: usize;

    /// A setup for every number. All numbers together cover every choice of the players.
    fn setup(number: u16) -> G::Setup;

    /// The same history with everything redealt that `viewer` may not know after its last step.
    ///
    /// The new history has the same number of legal steps, and the same seats act in it.
    fn scramble_hidden<R: Rng + ?Sized>(
        setup: &G::Setup,
        steps: &[StepOf<G>],
        viewer: Viewer,
        rng: &mut R,
    ) -> Vec<StepOf<G>>;

    /// The same history with everything redealt that `viewer` is not shown at any moment after the first `from` steps: what they
    /// may not know, and what they have to remember by then.
    fn scramble_forgotten<R: Rng + ?Sized>(
        setup: &G::Setup,
        steps: &[StepOf<G>],
        _from: usize,
        viewer: Viewer,
        rng: &mut R,
    ) -> Vec<StepOf<G>> {
        Self::scramble_hidden(setup, steps, viewer, rng)
    }

    /// Checks that no card, die or token has been created or lost.
    ///
    /// # Errors
    /// If something has; the text says what.
    fn conserved(game: &G) -> Result<(), String>;
}

/// A game with its [`Witness`], for tests that take any game.
pub trait HasWitness: Game {
    /// The game's own account of who knows what.
    type Witness: Witness<Self>;
}
