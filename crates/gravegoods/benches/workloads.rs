//! The workloads that are measured, both for wall time and for instruction counts.

use std::hint::black_box;

use game_core::{Awaiting, Game, NoLog, Seat, Step, Viewer, play_uniform};
use games::{Listed, Options, Visitor};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Runs a workload once.
type Run = Box<dyn FnMut()>;

/// A workload to measure.
pub(crate) struct Workload {
    /// The game, the number of players and the operation.
    pub(crate) name: String,
    /// How many runs give a stable count.
    pub(crate) runs: u64,
    /// Prepares the workload for this number of players.
    prepare: fn(u8) -> Run,
    players: u8,
}

impl Workload {
    /// Prepares the workload and returns the function that runs it once.
    pub(crate) fn prepare(&self) -> Run {
        (self.prepare)(self.players)
    }
}

/// All workloads: whole games for every number of players, and single operations for the lowest number from two on and for the
/// highest.
///
/// The number of runs is high enough that an operation runs on nearly every sampled state.
pub(crate) fn workloads() -> Vec<Workload> {
    struct GameWorkloads;
    impl Visitor for GameWorkloads {
        type Output = Vec<Workload>;
        fn visit<G: Listed>(self) -> Vec<Workload> {
            let workload = |what: &str, players: u8, runs, prepare| Workload {
                name: format!("{}/{players}p/{what}", G::NAME),
                runs,
                prepare,
                players,
            };
            // Those of the usual type of state: a game for more players may be a variant with a type of its own.
            let played = |players: &u8| G::setup(&Options::new(*players)).is_ok_and(|setup| G::plays(&setup));
            let counts: Vec<u8> = G::PLAYERS.iter().filter(played).collect();
            let game = |players: &u8| workload("game", *players, 2000, whole_game::<G>);
            let mut all: Vec<Workload> = counts.iter().map(game).collect();
            let (few, most) = (counts[0].max(2), counts[counts.len() - 1]);
            for players in if few < most { vec![few, most] } else { vec![most] } {
                all.push(workload("apply", players, 20_000, apply::<G>));
                all.push(workload("legal_actions", players, 6000, legal_actions::<G>));
                all.push(workload("sample_action", players, 20_000, sample_action::<G>));
                all.push(workload("view", players, 6000, view::<G>));
                all.push(workload("sample_world", players, 6000, sample_world::<G>));
            }
            all
        }
    }
    games::NAMES
        .iter()
        .flat_map(|name| games::visit(name, GameWorkloads).expect("a listed game is found"))
        .collect()
}

fn start<G: Listed>(players: u8) -> G {
    let setup = G::setup(&Options::new(players)).expect("a first game can be set up");
    G::new(&setup).expect("a checked setup makes a game")
}

/// One whole random game, a different one each time.
fn whole_game<G: Listed>(players: u8) -> Run {
    let start: G = start(players);
    let mut rng = ChaCha8Rng::seed_from_u64(0);
    Box::new(move || {
        black_box(start.clone().play_at_random(&mut rng));
    })
}

/// A state and the step that was taken in it.
type Moment<G> = (G, Step<<G as Game>::Action, <G as Game>::Chance>);

/// The states and steps of several random games.
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

/// Runs on one of `states` after the other, in a cycle.
fn cycle<T: 'static>(states: Vec<T>, mut run: impl FnMut(&T) + 'static) -> Run {
    let mut next = 0;
    Box::new(move || {
        run(&states[next]);
        next = (next + 1) % states.len();
    })
}

/// One step on a copy of its state: an action or an answer of chance.
fn apply<G: Listed>(players: u8) -> Run {
    cycle(history::<G>(players), |(state, step)| {
        let mut state = state.clone();
        state.apply(step.clone(), &mut NoLog).expect("a step that was played is legal");
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
fn legal_actions<G: Listed>(players: u8) -> Run {
    let mut actions = Vec::new();
    cycle(decisions::<G>(players), move |(state, seat)| {
        actions.clear();
        state.legal_actions(*seat, &mut actions);
        black_box(&actions);
    })
}

/// One legal action of the seat that must decide.
fn sample_action<G: Listed>(players: u8) -> Run {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    cycle(decisions::<G>(players), move |(state, seat)| {
        black_box(state.sample_action(*seat, &mut rng));
    })
}

/// The view of the seat that must decide.
fn view<G: Listed>(players: u8) -> Run {
    cycle(decisions::<G>(players), |(state, seat)| {
        black_box(state.view(Viewer::Seat(*seat)));
    })
}

/// A world that fits the view of the seat that must decide.
fn sample_world<G: Listed>(players: u8) -> Run {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let states = decisions::<G>(players).into_iter();
    let views = states.map(|(state, seat)| state.view(Viewer::Seat(seat))).collect();
    cycle(views, move |view| {
        black_box(G::sample_world(view, &mut rng));
    })
}
