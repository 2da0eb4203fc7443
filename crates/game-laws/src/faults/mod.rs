//! Proof that each law can be broken: a correct game with one fault at a time, and the law that finds it.

/// A test that plays with a fault, the methods given, and expects it to break the first of these laws and no others.
macro_rules! fault {
    ($test:ident breaks $($law:ident),+: $($methods:tt)+) => {
        #[test]
        fn $test() {
            struct Faulty;
            impl super::Fault for Faulty {
                $($methods)+
            }
            super::assert_breaks::<super::Broken<Faulty>>(&[$(crate::Law::$law),+]);
        }
    };
}

mod knowledge;
mod play;
mod text;

use std::collections::HashSet;
use std::fmt;
use std::fmt::{Debug, Display};
use std::marker::PhantomData;
use std::str::FromStr;

use game_core::{Awaiting, BadText, Game, Log, Notation, Outcome, Seat, Step, Viewer};
use rand::Rng;

use crate::toy::sealed_bids::{
    Action, Chance, Event, Refusal, SealedBids, SealedBidsWitness, Setup, Sight, View,
};
use crate::{Law, StepOf, Suite, Witness, check_laws, find_breach};

/// A way to play Sealed Bids wrongly. Its defaults follow the rules.
trait Fault: 'static {
    fn begin(setup: &Setup) -> Result<SealedBids, Refusal> {
        SealedBids::new(setup)
    }
    fn awaiting(game: &SealedBids) -> Awaiting {
        game.awaiting()
    }
    fn legal_actions(game: &SealedBids, seat: Seat, out: &mut Vec<Action>) {
        game.legal_actions(seat, out);
    }
    fn count_actions(game: &SealedBids, seat: Seat) -> usize {
        listed::<Self>(game, seat).len()
    }
    fn sample_action<R: Rng + ?Sized>(game: &SealedBids, seat: Seat, rng: &mut R) -> Option<Action> {
        let actions = listed::<Self>(game, seat);
        (!actions.is_empty()).then(|| actions[rand::RngExt::random_range(rng, 0..actions.len())])
    }
    fn apply(
        game: &mut SealedBids,
        step: StepOf<SealedBids>,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        game.apply(step, events)
    }
    fn view(game: &SealedBids, viewer: Viewer) -> View {
        game.view(viewer)
    }
    fn sight(event: &Event, viewer: Viewer) -> Option<Sight> {
        SealedBids::sight(event, viewer)
    }
    fn reveals(event: &Event) -> bool {
        SealedBids::reveals(event)
    }
    fn sample_world<R: Rng + ?Sized>(view: &View, rng: &mut R) -> SealedBids {
        SealedBids::sample_world(view, rng)
    }
    fn outcome(game: &SealedBids) -> Option<Outcome> {
        game.outcome()
    }
    fn position(game: &SealedBids) -> String {
        game.position()
    }
}

fn listed<F: Fault + ?Sized>(game: &SealedBids, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    F::legal_actions(game, seat, &mut actions);
    actions
}

/// An action with any text.
trait Wording: From<Action> + Into<Action> + Clone + Eq + Debug + Send + Sync + 'static {}

impl<A: From<Action> + Into<Action> + Clone + Eq + Debug + Send + Sync + 'static> Wording for A {}

/// Sealed Bids with the fault `F`, its actions worded as `A`.
struct Broken<F, A = Action>(SealedBids, PhantomData<fn() -> (F, A)>);

fn broken<F, A>(game: SealedBids) -> Broken<F, A> {
    Broken(game, PhantomData)
}

impl<F, A> Clone for Broken<F, A> {
    fn clone(&self) -> Self {
        broken(self.0)
    }
}

impl<F, A> PartialEq for Broken<F, A> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<F, A> Eq for Broken<F, A> {}

impl<F, A> Debug for Broken<F, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Debug::fmt(&self.0, f)
    }
}

fn plain<A: Wording>(step: Step<A, Chance>) -> StepOf<SealedBids> {
    match step {
        Step::Act { seat, action } => Step::Act { seat, action: action.into() },
        Step::Chance(chance) => Step::Chance(chance),
    }
}

fn worded<A: Wording>(step: StepOf<SealedBids>) -> Step<A, Chance> {
    match step {
        Step::Act { seat, action } => Step::Act { seat, action: action.into() },
        Step::Chance(chance) => Step::Chance(chance),
    }
}

impl<F: Fault, A: Wording> Game for Broken<F, A> {
    const NAME: &'static str = "broken-bids";
    const RULES: u32 = 1;

    game_core::game_types!(Setup, A, Chance, Event, Sight, View, Refusal);

    fn new(setup: &Setup) -> Result<Self, Refusal> {
        F::begin(setup).map(broken)
    }

    fn seats(&self) -> usize {
        self.0.seats()
    }

    fn awaiting(&self) -> Awaiting {
        F::awaiting(&self.0)
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<A>) {
        out.extend(listed::<F>(&self.0, seat).into_iter().map(A::from));
    }

    fn count_actions(&self, seat: Seat) -> usize {
        F::count_actions(&self.0, seat)
    }

    fn sample_action<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Option<A> {
        F::sample_action(&self.0, seat, rng).map(A::from)
    }

    fn sample_chance<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        self.0.sample_chance(rng)
    }

    fn apply(&mut self, step: Step<A, Chance>, log: &mut impl Log<Self>) -> Result<(), Refusal> {
        let mut events = Vec::new();
        let applied = F::apply(&mut self.0, plain(step), &mut events);
        events.into_iter().for_each(|event| log.record(self, event));
        applied
    }

    fn view(&self, viewer: Viewer) -> View {
        F::view(&self.0, viewer)
    }

    fn sight(event: &Event, viewer: Viewer) -> Option<Sight> {
        F::sight(event, viewer)
    }

    fn reveals(event: &Event) -> bool {
        F::reveals(event)
    }

    fn sample_world<R: Rng + ?Sized>(view: &View, rng: &mut R) -> Self {
        broken(F::sample_world(view, rng))
    }

    fn outcome(&self) -> Option<Outcome> {
        F::outcome(&self.0)
    }
}

impl<F: Fault, A: Wording + Display + FromStr<Err = BadText>> Notation for Broken<F, A> {
    fn position(&self) -> String {
        F::position(&self.0)
    }

    fn from_position(text: &str) -> Result<Self, BadText> {
        SealedBids::from_position(text).map(broken)
    }
}

impl<F: Fault, A: Wording> Witness<Broken<F, A>> for SealedBidsWitness {
    const LONGEST: usize = <SealedBidsWitness as Witness<SealedBids>>::LONGEST;

    fn setup(number: u16) -> Setup {
        <SealedBidsWitness as Witness<SealedBids>>::setup(number)
    }

    fn scramble_hidden<R: Rng + ?Sized>(
        setup: &Setup,
        steps: &[StepOf<Broken<F, A>>],
        viewer: Viewer,
        rng: &mut R,
    ) -> Vec<StepOf<Broken<F, A>>> {
        let steps: Vec<_> = steps.iter().cloned().map(plain).collect();
        let scrambled =
            <SealedBidsWitness as Witness<SealedBids>>::scramble_hidden(setup, &steps, viewer, rng);
        scrambled.into_iter().map(worded).collect()
    }

    fn conserved(game: &Broken<F, A>) -> Result<(), String> {
        SealedBidsWitness::conserved(&game.0)
    }
}

const SETUPS: [Setup; 2] = [Setup { seats: 2, rounds: 5 }, Setup { seats: 3, rounds: 3 }];

/// Plays many games with the fault, each on its own. The first of `laws` must be broken, and no law outside `laws`.
fn assert_breaks<G: Notation<Setup = Setup>>(laws: &[Law])
where
    SealedBidsWitness: Witness<G>,
{
    let games = (0..80).map(|number| Suite { only: Some(number), ..Suite::new(1, 7) });
    let breaches = games.filter_map(|suite| find_breach::<G, SealedBidsWitness>(&SETUPS, suite).err());
    let found: HashSet<Law> = breaches.map(|breach| breach.law).collect();
    assert!(laws.first().is_none_or(|law| found.contains(law)), "expected {laws:?}, found {found:?}");
    assert!(found.iter().all(|law| laws.contains(law)), "expected {laws:?}, found {found:?}");
}

#[test]
fn without_a_fault_no_law_is_broken() {
    struct Sound;
    impl Fault for Sound {}
    assert_breaks::<Broken<Sound>>(&[]);
}

#[test]
fn a_breach_says_how_to_reproduce_it() {
    struct LosesPrize;
    impl Fault for LosesPrize {
        fn apply(
            game: &mut SealedBids,
            step: StepOf<SealedBids>,
            events: &mut Vec<Event>,
        ) -> Result<(), Refusal> {
            game.apply(step, events)?;
            game.prize = None;
            Ok(())
        }
    }
    let suite = Suite::new(5, 7);
    let panic =
        std::panic::catch_unwind(|| check_laws::<Broken<LosesPrize>, SealedBidsWitness>(&SETUPS, suite))
            .unwrap_err();
    let message = panic.downcast_ref::<String>().unwrap();
    for part in ["law broken: nothing is created or lost", "seed 7, game 0, after step", "position: rounds 5"]
    {
        assert!(message.contains(part), "{part:?} is missing in: {message}");
    }
}
