//! The contract that every game implements.

use std::fmt::{Debug, Display};
use std::ops::ControlFlow;

use rand::{Rng, RngExt};
use serde::{Serialize, de::DeserializeOwned};

use crate::{Compare, Log, Luck, Outcome, Playout, Purpose, Seat, SeatSet};

/// One thing that happens to a game from outside: a seat acts, or chance answers.
///
/// ```
/// use game_core::{Seat, Step};
/// # use game_laws::toy::sealed_bids::{Action, Chance};
///
/// let act: Step<Action, Chance> = Step::Act { seat: Seat::A, action: "bid 3".parse()? };
/// let chance: Step<Action, Chance> = Step::Chance("prize 4".parse()?);
/// assert_ne!(act, chance);
/// # Ok::<(), game_core::BadText>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step<A, C> {
    /// A seat acts.
    Act {
        /// The seat.
        seat: Seat,
        /// Its action.
        action: A,
    },
    /// The answer of chance: what was drawn or rolled.
    Chance(C),
}

/// What a game waits for.
///
/// ```
/// use game_core::{Awaiting, Game, NoLog, SeatSet, Step};
/// # use game_laws::toy::sealed_bids::{SealedBids, Setup};
///
/// let mut game = SealedBids::new(&Setup { seats: 3, rounds: 1 })?;
/// assert_eq!(game.awaiting(), Awaiting::Chance);
/// game.apply(Step::Chance("prize 4".parse()?), &mut NoLog)?;
/// assert_eq!(game.awaiting(), Awaiting::Seats(SeatSet::all(3)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaiting {
    /// An action of each of these seats, in any order.
    Seats(SeatSet),
    /// An answer of chance.
    Chance,
    /// Nothing: the game is over.
    Nobody,
}

/// Someone who looks at a game.
///
/// ```
/// use game_core::{Seat, Viewer};
///
/// let viewers: Vec<Viewer> = Viewer::at_table(2).collect();
/// assert_eq!(viewers, [Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), Viewer::Spectator]);
/// assert_eq!(Viewer::Open.seat(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// A player: sees what is public and what is theirs.
    Seat(Seat),
    /// Someone without a seat: sees what is public to everyone.
    Spectator,
    /// Someone who may see every card that anyone has seen: only for analysis and finished games.
    Open,
}

impl Viewer {
    /// Every seat of a table of `count`, then a spectator: all viewers of a running game.
    pub fn at_table(count: usize) -> impl Iterator<Item = Viewer> {
        Seat::first(count).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// The seat, if the viewer is a player.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Open => None,
        }
    }
}

/// A game with secrets and dice, as plain data.
///
/// A state contains nothing about the future. What has not been drawn yet is not in it; the game asks for it by
/// [waiting](Game::awaiting) for [`Awaiting::Chance`] and checks the answer like any other step.
///
/// ```
/// use game_core::{Game, Seat, Step, Viewer};
/// # use game_laws::toy::sealed_bids::{SealedBids, Setup};
///
/// let mut game = SealedBids::new(&Setup { seats: 2, rounds: 1 })?;
/// let mut events = Vec::new();
/// game.apply(Step::Chance("prize 4".parse()?), &mut events)?;
/// game.apply(Step::Act { seat: Seat::A, action: "bid 3".parse()? }, &mut events)?;
///
/// // A player knows their own sealed card; the other player knows that there is one.
/// let sealed = events.last().unwrap();
/// let sight = |viewer| SealedBids::sight(sealed, viewer).unwrap().to_string();
/// assert_eq!(sight(Viewer::Seat(Seat::A)), "a seals card 3.");
/// assert_eq!(sight(Viewer::Seat(Seat::B)), "a seals card ?.");
///
/// // A step that the rules refuse changes nothing.
/// let before = game;
/// assert!(game.apply(Step::Act { seat: Seat::A, action: "bid 5".parse()? }, &mut events).is_err());
/// assert_eq!(game, before);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The game's name in commands and files.
    const NAME: &'static str;
    /// The version of the rules; it rises whenever the same steps could have another meaning.
    const RULES: u32;
    /// The oldest version of the rules that the game supports: games started under it can be continued and replayed.
    const OLDEST_RULES: u32 = Self::RULES;

    /// The options and the number of players, fixed before the first step.
    type Setup: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// What a seat can do.
    type Action: Clone + Eq + Debug + Send + Sync;
    /// What chance can answer.
    type Chance: Clone + Eq + Debug + Send + Sync;
    /// What happened, with all its secrets.
    type Event: Clone + Eq + Debug + Send + Sync;
    /// What one viewer sees of an event; displays as a sentence.
    type Sight: Clone + Eq + Debug + Display + Send + Sync + Serialize;
    /// What one viewer knows of a state; displays as a line of notation.
    type View: Clone + Eq + Debug + Display + Send + Sync + Serialize + Compare;
    /// Why a step is refused.
    type Refusal: Clone + Eq + Debug + Send + Sync + std::error::Error + Serialize;

    /// A new game.
    ///
    /// The state may refer to what the setup owns, such as cards. So keep the setup, a clone of it or a view for as long as the
    /// state is used.
    ///
    /// # Errors
    /// If the setup is not allowed.
    fn new(setup: &Self::Setup) -> Result<Self, Self::Refusal>;

    /// A new game under a version of the rules from [`OLDEST_RULES`](Game::OLDEST_RULES) on.
    ///
    /// A game whose rules have changed implements the old ones here, so that games already started keep their meaning.
    ///
    /// # Errors
    /// If the setup is not allowed.
    ///
    /// # Panics
    /// If the game does not support the version.
    fn new_under(rules: u32, setup: &Self::Setup) -> Result<Self, Self::Refusal> {
        assert_eq!(rules, Self::RULES, "a game that supports older rules implements `new_under`");
        Self::new(setup)
    }

    /// The number of seats.
    fn seats(&self) -> usize;

    /// What the game waits for.
    fn awaiting(&self) -> Awaiting;

    /// The most actions that [`legal_actions`](Game::legal_actions) appends for a seat.
    ///
    /// A game with more in some states sets this, lists no more, and implements [`each_action`](Game::each_action) and
    /// [`count_actions`](Game::count_actions) without a list. So no memory grows with the number of actions.
    const MOST_LISTED: usize = usize::MAX;

    /// Appends the legal actions of `seat`: all, or [`MOST_LISTED`](Game::MOST_LISTED) of them if there are more. A seat that is not
    /// awaited may have some too.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Calls `found` with every legal action of `seat`, in the order of a whole list, until it breaks.
    fn each_action(
        &self,
        seat: Seat,
        found: &mut dyn FnMut(Self::Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut actions = Vec::new();
        self.legal_actions(seat, &mut actions);
        actions.into_iter().try_for_each(found)
    }

    /// The number of legal actions of `seat`, at most `usize::MAX`. Unless it exceeds [`MOST_LISTED`](Game::MOST_LISTED), this is
    /// the length of the list of [`legal_actions`](Game::legal_actions).
    fn count_actions(&self, seat: Seat) -> usize {
        let mut actions = Vec::new();
        self.legal_actions(seat, &mut actions);
        actions.len()
    }

    /// A random legal action of `seat`, each equally likely unless the game says otherwise; none if there is none.
    ///
    /// A seat that is not awaited need not act, so a game may sometimes return none for it although it has actions.
    fn sample_action<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Option<Self::Action> {
        let mut actions = Vec::new();
        self.legal_actions(seat, &mut actions);
        if actions.is_empty() {
            return None;
        }
        let index = rng.random_range(0..actions.len());
        Some(actions.swap_remove(index))
    }

    /// Plays to the end at random without a log.
    ///
    /// It is the same game, with the same random numbers, as [`play_uniform`](crate::play_uniform) plays: one action that
    /// [`sample_action`](Game::sample_action) picks, or one answer that [`sample_chance`](Game::sample_chance) draws, after the
    /// other. A game may be quicker, because it need not check what it has picked itself. A law compares the two.
    fn play_out<R: Rng + ?Sized>(&mut self, rng: &mut R) -> Playout {
        crate::play_uniform(self, rng, &mut crate::NoLog, |_, _| {})
    }

    /// A random answer of chance, with the probabilities of the cards and dice.
    ///
    /// # Panics
    /// If the game does not wait for chance.
    fn sample_chance<R: Rng + ?Sized>(&self, rng: &mut R) -> Self::Chance;

    /// A random answer of chance, with the probabilities of the cards and dice, from luck in streams by purpose.
    ///
    /// A game that implements this says what each answer is for: cards come in the order of one shuffled deck, dice belong to a
    /// round and a place. So games with the same luck meet the same cards and dice, whatever their players do. It must not depend
    /// on anything else, and over all luck it must be as likely as by [`sample_chance`](Game::sample_chance). By default the K-th
    /// answer of every game with the same luck comes from the same stream.
    ///
    /// # Panics
    /// If the game does not wait for chance.
    fn draw_chance(&self, luck: &mut impl Luck) -> Self::Chance {
        self.sample_chance(&mut luck.next(Purpose::only(0)))
    }

    /// Applies a step and records its events in `log`.
    ///
    /// # Errors
    /// If the step is not legal; then the state has not changed and nothing was recorded.
    fn apply(
        &mut self,
        step: Step<Self::Action, Self::Chance>,
        log: &mut impl Log<Self>,
    ) -> Result<(), Self::Refusal>;

    /// All that `viewer` knows, with everything they have seen before.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What `viewer` sees of an event; none if they see nothing of it.
    fn sight(event: &Self::Event, viewer: Viewer) -> Option<Self::Sight>;

    /// Whether the event gave someone new information: a card turned up, a die rolled.
    ///
    /// A step with such an event can't be undone without a trace.
    fn reveals(event: &Self::Event) -> bool;

    /// How long a table shows each kind of sight at normal speed, in milliseconds, by the name of its variant.
    const LENGTHS: &'static [(&'static str, u32)] = &[];

    /// How long a table shows a sight at normal speed, in milliseconds. The clock of the next player waits for it.
    fn length(_sight: &Self::Sight) -> u32 {
        0
    }

    /// The part of the game that is being played, such as the round, if people have to remember earlier ones; otherwise 0.
    fn chapter(&self) -> u32 {
        0
    }

    /// What a person is sent of a view, of this state or an earlier one, while the game is in this state.
    ///
    /// A game may have people remember what they have seen: then this view leaves it out. It is still a view: a world can be
    /// sampled from a person's view of this state. Bots get the view itself.
    #[must_use]
    fn shown_view(&self, view: Self::View) -> Self::View {
        view
    }

    /// What a person is sent of a sight of some chapter, while the game is in this state.
    #[must_use]
    fn shown_sight(&self, sight: Self::Sight, _viewer: Viewer, _chapter: u32) -> Self::Sight {
        sight
    }

    /// A random state that fits `view`, with the probabilities of the cards and dice.
    fn sample_world<R: Rng + ?Sized>(view: &Self::View, rng: &mut R) -> Self;

    /// How the game ended; none while it runs.
    fn outcome(&self) -> Option<Outcome>;

    /// The score that players without opponents reached together; none if there were opponents.
    fn solo_score(_: &Self::Setup, outcome: &Outcome) -> Option<i32> {
        match outcome.scores.as_slice() {
            [score] => Some(*score),
            _ => None,
        }
    }

    /// The rank that players without opponents reached, counted from the lowest; none if there were opponents, or no ranks.
    fn solo_rank(_: &Self::Setup, _: &Outcome) -> Option<usize> {
        None
    }
}

/// The types of a [`Game`] in the order of the trait: setup, action, chance, event, sight, view and refusal.
///
/// ```text
/// impl Game for State {
///     game_core::game_types!(Setup, Action, Chance, Event, Sight, View, Refusal);
///     // …
/// }
/// ```
#[macro_export]
macro_rules! game_types {
    ($setup:ty, $action:ty, $chance:ty, $event:ty, $sight:ty, $view:ty, $refusal:ty) => {
        type Setup = $setup;
        type Action = $action;
        type Chance = $chance;
        type Event = $event;
        type Sight = $sight;
        type View = $view;
        type Refusal = $refusal;
    };
}

/// Implements the parts of [`Game`] that the game's own types answer, with [`game_types!`](crate::game_types!).
///
/// The state has `begin` for [`new`](Game::new), and `act`, `answer`, `sample_answer` and `draw_answer` for [`apply`](Game::apply),
/// [`sample_chance`](Game::sample_chance) and [`draw_chance`](Game::draw_chance). The view has `of` and `sample_world`, the event has `sight` and `reveals`.
///
/// `act` and `answer` are generic over their log. They are compiled for two logs, [`NoLog`](crate::NoLog) and
/// [`Listener`](crate::Listener), in the crate of the game. A generic `apply` would be compiled again in every crate that calls it.
///
/// ```text
/// impl Game for State {
///     game_core::compile_game!(State: Setup, Action, Chance, Event, Sight, View, Refusal);
///     // …
/// }
///
/// impl State {
///     fn act(&mut self, seat: Seat, action: Action, log: &mut impl Log<State>) -> Result<(), Refusal> { … }
///     fn answer(&mut self, chance: Chance, log: &mut impl Log<State>) -> Result<(), Refusal> { … }
/// }
/// ```
#[macro_export]
macro_rules! compile_game {
    ($game:ty: $($types:ty),+) => {
        $crate::game_types!($($types),+);

        fn new(setup: &Self::Setup) -> Result<Self, Self::Refusal> {
            Self::begin(setup)
        }

        #[inline]
        fn sample_chance<R: rand::Rng + ?Sized>(&self, rng: &mut R) -> Self::Chance {
            self.sample_answer(rng)
        }

        fn draw_chance(&self, luck: &mut impl $crate::Luck) -> Self::Chance {
            self.draw_answer(luck)
        }

        fn view(&self, viewer: $crate::Viewer) -> Self::View {
            <Self::View>::of(self, viewer)
        }

        fn sample_world<R: rand::Rng + ?Sized>(view: &Self::View, rng: &mut R) -> Self {
            view.sample_world(rng)
        }

        fn sight(event: &Self::Event, viewer: $crate::Viewer) -> Option<Self::Sight> {
            Some(event.sight(viewer))
        }

        fn reveals(event: &Self::Event) -> bool {
            event.reveals()
        }

        #[inline]
        fn apply(
            &mut self,
            step: $crate::Step<Self::Action, Self::Chance>,
            log: &mut impl $crate::Log<Self>,
        ) -> Result<(), Self::Refusal> {
            type Step = $crate::Step<<$game as $crate::Game>::Action, <$game as $crate::Game>::Chance>;
            type Event = <$game as $crate::Game>::Event;
            type Applied = Result<(), <$game as $crate::Game>::Refusal>;

            #[inline]
            fn take(game: &mut $game, step: Step, log: &mut impl $crate::Log<$game>) -> Applied {
                match step {
                    Step::Act { seat, action } => game.act(seat, action, log),
                    Step::Chance(chance) => game.answer(chance, log),
                }
            }

            #[inline(never)]
            fn take_without_log(game: &mut $game, step: Step) -> Applied {
                take(game, step, &mut $crate::NoLog)
            }

            #[inline(never)]
            fn take_with_log(game: &mut $game, step: Step, record: &mut dyn FnMut(&$game, Event)) -> Applied {
                take(game, step, &mut $crate::Listener(record))
            }

            if $crate::Log::listens(log) {
                take_with_log(self, step, &mut |state, event| $crate::Log::record(log, state, event))
            } else {
                take_without_log(self, step)
            }
        }
    };
}

/// Declares how long a table shows each variant of an enum, in milliseconds at normal speed: the constant `LENGTHS` and the method
/// `length`. A variant that is missing does not compile.
///
/// ```
/// enum Sight {
///     Rolled { pips: u8 },
///     Passed,
/// }
/// game_core::lengths!(Sight { Rolled: 1500, Passed: 300 });
///
/// assert_eq!(Sight::Rolled { pips: 6 }.length(), 1500);
/// assert_eq!(Sight::LENGTHS[1], ("Passed", 300));
/// ```
#[macro_export]
macro_rules! lengths {
    ($sight:ident { $($variant:ident: $length:literal),+ $(,)? }) => {
        impl $sight {
            /// How long a table shows each variant at normal speed, in milliseconds.
            pub const LENGTHS: &'static [(&'static str, u32)] = &[$((stringify!($variant), $length)),+];

            /// How long a table shows it at normal speed, in milliseconds.
            pub const fn length(&self) -> u32 {
                match self {
                    $($sight::$variant { .. } => $length),+
                }
            }
        }
    };
}
