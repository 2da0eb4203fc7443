//! A game to play at a table, and variants of it in which everything is redealt that a viewer can't know.

use game_core::{Awaiting, NoLog, Notation, Seat, SeatSet, Step, Viewer};
use game_laws::Witness;
use games::{Listed, Options, PlayerCounts, Visitor};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;

/// The games of a listed game for this number of players: one for every mix of the project's own rules.
pub(crate) fn mixes(game: &str, players: u8) -> Vec<Options> {
    struct Mixes(u8);
    impl Visitor for Mixes {
        type Output = Vec<Options>;
        fn visit<G: Listed>(self) -> Vec<Options> {
            let all = if G::PLAYERS.contains(self.0) { vec![Options::new(self.0)] } else { Vec::new() };
            let own = G::OPTIONS.iter().filter(|option| option.choices.iter().any(|choice| choice.own));
            own.fold(all, |mixes, option| {
                let with_each = |options: &Options| -> Vec<Options> {
                    let choices = option.fitting(options);
                    choices.map(|choice| options.clone().with(option.name, choice.value)).collect()
                };
                mixes.iter().flat_map(with_each).collect()
            })
        }
    }
    games::visit(game, Mixes(players)).expect("a listed game is found")
}

/// The numbers of players that a listed game allows.
pub(crate) fn players(game: &str) -> PlayerCounts {
    struct Players;
    impl Visitor for Players {
        type Output = PlayerCounts;
        fn visit<G: Listed>(self) -> PlayerCounts {
            G::PLAYERS
        }
    }
    games::visit(game, Players).expect("a listed game is found")
}

/// Deals game `number` with these options.
pub(crate) fn deal_with(game: &str, options: Options, number: u64) -> Deal {
    struct Dealing(Options, u64);
    impl Visitor for Dealing {
        type Output = Deal;
        fn visit<G: Listed>(self) -> Deal {
            deal_of::<G, G::Witness>(self.0, self.1)
        }
    }
    let (setup, _) = table::setup(game, &options).expect("options that the game lists are valid");
    let choose = games::Choose::Setup(&setup);
    games::visit_for(game, choose, Dealing(options, number)).expect("a listed game is found")
}

/// A step in notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    Act { seat: Seat, action: Value },
    Chance(String),
}

/// A game to play at a table.
#[derive(Clone, Debug)]
pub(crate) struct Deal {
    pub(crate) game: &'static str,
    pub(crate) players: u8,
    pub(crate) options: Vec<(String, String)>,
    /// Whether clients request the list of legal actions, as programs do.
    pub(crate) listed: bool,
    /// The whole game.
    pub(crate) history: Vec<Line>,
    /// How many steps are compared; after them a seat is awaited.
    pub(crate) cut: usize,
    /// For each viewer those steps, with everything redealt that the viewer can't know after them.
    pub(crate) redealt: Vec<(Viewer, Vec<Line>)>,
    /// The same for everything that the viewer is not shown any more.
    pub(crate) forgotten: Vec<(Viewer, Vec<Line>)>,
}

/// A seat that is not awaited acts one time in this many, if it can.
const INTERRUPT_ODDS: u32 = 4;

/// Plays random game `number`, and redeals it for every viewer.
fn deal_of<G: Listed, W: Witness<G>>(mut options: Options, number: u64) -> Deal {
    let players = options.players;
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    rng.set_stream(u64::from(players));
    // The first game has the default options; in the others every option that can be random is.
    for option in
        G::OPTIONS.iter().filter(|option| number > 0 && option.values.split('|').any(|v| v == "random"))
    {
        options = options.with(option.name, "random");
    }
    let setup = G::setup(&options).expect("options that the game lists are valid");
    let mut game = G::new(&setup).expect("a setup that the game made is valid");
    let mut steps = Vec::new();
    // The number of steps before each decision.
    let mut stops = Vec::new();
    while let Some(step) = next_step(&game, &mut rng) {
        if let Step::Act { .. } = step {
            stops.push(steps.len());
        }
        game.apply(step.clone(), &mut NoLog).expect("a sampled step is legal");
        steps.push(step);
    }
    // More is hidden late in the game, but nothing at its end.
    let last = stops.len() - 1;
    let cut = stops[if number == 0 { last } else { rng.random_range(last / 2..=last) }];
    let redeal = |viewer| {
        let history = W::scramble_hidden(&setup, &steps[..cut], viewer, &mut rng);
        (viewer, history.iter().map(line::<G>).collect())
    };
    let redealt = Viewer::at_table(usize::from(players)).map(redeal).collect();
    let forget = |viewer| {
        let history = W::scramble_forgotten(&setup, &steps[..cut], cut, viewer, &mut rng);
        (viewer, history.iter().map(line::<G>).collect())
    };
    let forgotten = Viewer::at_table(usize::from(players)).map(forget).collect();
    Deal {
        game: G::NAME,
        players,
        options: options.chosen,
        listed: number % 2 == 1 && players < 3,
        history: steps.iter().map(line::<G>).collect(),
        cut,
        redealt,
        forgotten,
    }
}

type StepOf<G> = Step<<G as game_core::Game>::Action, <G as game_core::Game>::Chance>;

/// An answer of chance, or an action of an awaited seat, or sometimes an action of another seat.
fn next_step<G: Notation>(game: &G, rng: &mut ChaCha8Rng) -> Option<StepOf<G>> {
    match game.awaiting() {
        Awaiting::Nobody => None,
        Awaiting::Chance => Some(Step::Chance(game.sample_chance(rng))),
        Awaiting::Seats(awaited) => {
            let others = SeatSet::all(game.seats()).without(awaited);
            let interrupts = rng.random_range(0..INTERRUPT_ODDS) == 0;
            // If several seats are awaited, any of them may be the first.
            let first = rng.random_range(0..awaited.len().max(1));
            let rotated = awaited.iter().skip(first).chain(awaited.iter().take(first));
            let seats = others.iter().filter(|_| interrupts).chain(rotated);
            let mut able = seats.filter_map(|seat| Some((seat, game.sample_action(seat, rng)?)));
            able.next().map(|(seat, action)| Step::Act { seat, action })
        }
    }
}

fn line<G: Listed>(step: &StepOf<G>) -> Line {
    match step {
        Step::Act { seat, action } => {
            Line::Act { seat: *seat, action: serde_json::to_value(action).unwrap() }
        }
        Step::Chance(chance) => Line::Chance(chance.to_string()),
    }
}
