//! Many random games, checked against every law on all cores.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use game_core::Notation;

use crate::laws::check_game;
use crate::scene::{Scene, gather_pool};
use crate::{Breach, Report, StepOf, Witness};

/// How many random games to play, and which.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Suite {
    /// How many games of each setup.
    pub games: u64,
    /// The seed of all games; the same seed gives the same games on any machine.
    pub seed: u64,
    /// The one game to play, to reproduce a breach; none to play them all.
    pub only: Option<u64>,
}

impl Suite {
    /// This many games of each setup, drawn from `seed`.
    pub const fn new(games: u64, seed: u64) -> Suite {
        Suite { games, seed, only: None }
    }

    /// The numbers of the games of `setups` setups.
    fn numbers(self, setups: usize) -> std::ops::Range<u64> {
        match self.only {
            Some(number) => number..number + 1,
            None => 0..self.games * setups as u64,
        }
    }
}

/// Plays the suite's games and checks every law.
///
/// # Panics
/// If a law is broken: the message names the law, the game and the position. Also if a setup is refused.
pub fn check_laws<G: Notation, W: Witness<G>>(setups: &[G::Setup], suite: Suite) -> Report {
    match find_breach::<G, W>(setups, suite) {
        Ok(report) => report,
        Err(breach) => panic!("{breach}"),
    }
}

/// Plays the suite's games and checks every law, until one is broken.
///
/// # Errors
/// If a law is broken: the breach of the game with the lowest number, whatever the number of cores.
///
/// # Panics
/// If there is no setup, or one is refused.
pub fn find_breach<G: Notation, W: Witness<G>>(
    setups: &[G::Setup],
    suite: Suite,
) -> Result<Report, Box<Breach>> {
    assert!(!setups.is_empty(), "the laws need at least one setup");
    let pool = gather_pool::<G>(setups, suite.seed, W::LONGEST);
    let numbers = suite.numbers(setups.len());
    let next = AtomicU64::new(numbers.start);
    let stop = AtomicBool::new(false);
    let found = Mutex::new((Report::default(), None::<Box<Breach>>));
    let work = || {
        // Numbers are handed out in order and each game is finished once started, so the lowest breach is found.
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= numbers.end {
                break;
            }
            let setup = &setups[(number % setups.len() as u64) as usize];
            let played = play::<G, W>(setup, &pool, suite.seed, number);
            let mut found = found.lock().expect("findings mutex poisoned");
            match played {
                Ok(report) => found.0 += report,
                Err(breach) => {
                    stop.store(true, Ordering::Relaxed);
                    if found.1.as_ref().is_none_or(|other| breach.number < other.number) {
                        found.1 = Some(breach);
                    }
                }
            }
        }
    };
    on_all_cores(work);
    let (report, breach) = found.into_inner().expect("findings mutex poisoned");
    breach.map_or(Ok(report), Err)
}

fn on_all_cores(work: impl Fn() + Sync) {
    let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(&work)).collect();
        for worker in workers {
            if let Err(panic) = worker.join() {
                std::panic::resume_unwind(panic);
            }
        }
    });
}

/// Plays the game with this number; a panic in the rules breaks the law that is being checked.
fn play<G: Notation, W: Witness<G>>(
    setup: &G::Setup,
    pool: &[StepOf<G>],
    seed: u64,
    number: u64,
) -> Result<Report, Box<Breach>> {
    let mut scene = Scene::<G>::new(setup, pool, seed, number);
    match catch_unwind(AssertUnwindSafe(|| check_game::<G, W>(&mut scene))) {
        Ok(Ok(())) => Ok(scene.report),
        Ok(Err(breach)) => Err(breach),
        Err(panic) => Err(scene.breach(format!("the rules panicked: {}", message(&*panic)))),
    }
}

fn message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("(no message)")
}
