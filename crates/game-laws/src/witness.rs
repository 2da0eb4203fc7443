//! What a game tells the laws about itself.

use game_core::{Game, Step, Viewer};
use rand::Rng;

/// A step of the game `G`.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

/// The choices that a number stands for, one after the other: each is a digit of it.
#[derive(Clone, Copy, Debug)]
pub struct Choices(usize);

impl Choices {
    /// Those that `number` stands for.
    pub fn of(number: u16) -> Choices {
        Choices(usize::from(number))
    }

    /// The next choice, of so many.
    pub fn among(&mut self, kinds: usize) -> usize {
        let chosen = self.0 % kinds;
        self.0 /= kinds;
        chosen
    }
}

/// What a game tells the laws about itself, written without looking at its own `view` or `sight`.
///
/// A unit struct in the game's tests implements it. It is a second opinion: were it to ask the views what is
/// hidden, a view that shows too much would call itself right.
pub trait Witness<G: Game> {
    /// The most steps any game may take.
    const LONGEST: usize;

    /// Some setup: every number gives one, and all of them together every choice of whoever sits down.
    fn setup(number: u16) -> G::Setup;

    /// The same history with everything that `viewer` may not know after its last step redealt.
    ///
    /// The new history has as many steps, each as legal as the old one, and the same seats act in it.
    fn scramble_hidden<R: Rng + ?Sized>(
        setup: &G::Setup,
        steps: &[StepOf<G>],
        viewer: Viewer,
        rng: &mut R,
    ) -> Vec<StepOf<G>>;

    /// Checks that nothing has been created or lost: cards, dice, tokens.
    ///
    /// # Errors
    /// If something has; the text says what.
    fn conserved(game: &G) -> Result<(), String>;
}
