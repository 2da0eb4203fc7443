//! What is measured, for time and for instructions alike.

use std::hint::black_box;

use game_core::{Awaiting, Game, NoLog, Seat, Step, Viewer, play_uniform};
use games::{Listed, Options};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Something to measure: `prepare` makes what runs it once.
pub(crate) struct Workload {
    /// What it is, and for how many players.
    pub(crate) name: &'static str,
    /// How many runs give a steady figure.
    pub(crate) enough: u64,
    /// Makes ready and gives what runs it once.
    pub(crate) prepare: fn() -> Box<dyn FnMut()>,
}

/// Everything that is measured.
pub(crate) const WORKLOADS: &[Workload] = &[
    Workload { name: "crypt/1p/game", enough: 2000, prepare: || whole_game::<crypt::State>(1) },
    Workload { name: "crypt/2p/game", enough: 2000, prepare: || whole_game::<crypt::State>(2) },
    Workload { name: "crypt/3p/game", enough: 2000, prepare: || whole_game::<crypt::State>(3) },
    Workload { name: "crypt/4p/game", enough: 2000, prepare: || whole_game::<crypt::State>(4) },
    Workload { name: "crypt/2p/apply", enough: 20000, prepare: || apply::<crypt::State>(2) },
    Workload { name: "crypt/4p/apply", enough: 20000, prepare: || apply::<crypt::State>(4) },
    Workload { name: "crypt/2p/legal_actions", enough: 500, prepare: || legal_actions::<crypt::State>(2) },
    Workload { name: "crypt/4p/legal_actions", enough: 50, prepare: || legal_actions::<crypt::State>(4) },
    Workload { name: "crypt/2p/sample_action", enough: 20000, prepare: || sample_action::<crypt::State>(2) },
    Workload { name: "crypt/4p/sample_action", enough: 20000, prepare: || sample_action::<crypt::State>(4) },
    Workload { name: "crypt/2p/view", enough: 5000, prepare: || view::<crypt::State>(2) },
    Workload { name: "crypt/4p/view", enough: 5000, prepare: || view::<crypt::State>(4) },
    Workload { name: "crypt/2p/sample_world", enough: 5000, prepare: || sample_world::<crypt::State>(2) },
    Workload { name: "crypt/4p/sample_world", enough: 5000, prepare: || sample_world::<crypt::State>(4) },
    Workload { name: "dungeonville/2p/game", enough: 2000, prepare: || whole_game::<dungeonville::State>(2) },
    Workload { name: "dungeonville/3p/game", enough: 2000, prepare: || whole_game::<dungeonville::State>(3) },
    Workload { name: "dungeonville/5p/game", enough: 2000, prepare: || whole_game::<dungeonville::State>(5) },
    Workload { name: "dungeonville/3p/apply", enough: 20000, prepare: || apply::<dungeonville::State>(3) },
    Workload {
        name: "dungeonville/3p/legal_actions",
        enough: 500,
        prepare: || legal_actions::<dungeonville::State>(3),
    },
    Workload {
        name: "dungeonville/3p/sample_action",
        enough: 20000,
        prepare: || sample_action::<dungeonville::State>(3),
    },
    Workload { name: "dungeonville/3p/view", enough: 2000, prepare: || view::<dungeonville::State>(3) },
    Workload {
        name: "dungeonville/3p/sample_world",
        enough: 2000,
        prepare: || sample_world::<dungeonville::State>(3),
    },
];

fn start<G: Listed>(players: u8) -> G {
    let setup = G::setup(&Options::new(players)).expect("a first game can be set up");
    G::new(&setup).expect("a checked setup makes a game")
}

/// One whole game at random, another one each time.
fn whole_game<G: Listed>(players: u8) -> Box<dyn FnMut()> {
    let start: G = start(players);
    let mut rng = ChaCha8Rng::seed_from_u64(0);
    Box::new(move || {
        let mut game = start.clone();
        black_box(play_uniform(&mut game, &mut rng, &mut NoLog, |_, _| {}));
    })
}

/// A state and the step that was taken in it.
type Moment<G> = (G, Step<<G as Game>::Action, <G as Game>::Chance>);

/// The states and steps of enough random games to be no special case.
fn history<G: Listed>(players: u8) -> Vec<Moment<G>> {
    let mut history = Vec::new();
    let mut rng = ChaCha8Rng::seed_from_u64(0);
    for _ in 0..32 {
        let mut game: G = start(players);
        play_uniform(&mut game, &mut rng, &mut NoLog, |state, step| {
            history.push((state.clone(), step.clone()))
        });
    }
    history
}

/// One state of `states` after the other, for ever.
fn in_turn<T: 'static>(states: Vec<T>, mut run: impl FnMut(&T) + 'static) -> Box<dyn FnMut()> {
    let mut next = 0;
    Box::new(move || {
        run(&states[next]);
        next = (next + 1) % states.len();
    })
}

/// One step on a copy of its state, actions and answers of nature alike.
fn apply<G: Listed>(players: u8) -> Box<dyn FnMut()> {
    in_turn(history::<G>(players), |(state, step)| {
        let mut state = state.clone();
        state.apply(step.clone(), &mut NoLog).expect("a step that was played");
        black_box(&state);
    })
}

/// The states of random games in which a seat must decide, with that seat.
fn decisions<G: Listed>(players: u8) -> Vec<(G, Seat)> {
    let states = history::<G>(players).into_iter();
    let awaited = states.filter_map(|(state, _)| match state.awaiting() {
        Awaiting::Seats(seats) => Some((seats.first()?, state)),
        Awaiting::Chance | Awaiting::Nobody => None,
    });
    awaited.map(|(seat, state)| (state, seat)).collect()
}

/// The list of all legal actions of the seat that must decide.
fn legal_actions<G: Listed>(players: u8) -> Box<dyn FnMut()> {
    let mut actions = Vec::new();
    in_turn(decisions::<G>(players), move |(state, seat)| {
        actions.clear();
        state.legal_actions(*seat, &mut actions);
        black_box(&actions);
    })
}

/// One legal action of the seat that must decide.
fn sample_action<G: Listed>(players: u8) -> Box<dyn FnMut()> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    in_turn(decisions::<G>(players), move |(state, seat)| {
        black_box(state.sample_action(*seat, &mut rng));
    })
}

/// What the seat that must decide knows.
fn view<G: Listed>(players: u8) -> Box<dyn FnMut()> {
    in_turn(decisions::<G>(players), |(state, seat)| {
        black_box(state.view(Viewer::Seat(*seat)));
    })
}

/// A world as the seat that must decide may imagine it.
fn sample_world<G: Listed>(players: u8) -> Box<dyn FnMut()> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let states = decisions::<G>(players).into_iter();
    let views = states.map(|(state, seat)| state.view(Viewer::Seat(seat))).collect();
    in_turn(views, move |view| {
        black_box(G::sample_world(view, &mut rng));
    })
}
