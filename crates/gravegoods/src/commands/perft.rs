//! `gravegoods perft`: counts sequences of decisions.

use std::time::Instant;

use games::{Listed, Visitor};
use serde::Serialize;

use crate::failure::Failure;
use crate::run::GameCommand;
use crate::setup;
use crate::stream::Streams;

/// The seed of the default stream. It is fixed, so that counts can be compared.
const DEFAULT_SEED: u64 = 0;

/// The maximum depth.
const MAX_DEPTH: i64 = 100;

/// The arguments of `perft`.
#[derive(clap::Args, Debug)]
#[command(
    after_help = "Dice and draws are not counted but fixed: the answer of chance with K others before it on\n\
                  its path is drawn from ChaCha8 seeded with 0 (seed_from_u64), stream K."
)]
pub(crate) struct PerftArgs {
    /// How many decisions deep; 1 counts the legal actions of the first seat
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u32).range(0..=MAX_DEPTH))]
    depth: u32,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct PerftFigures<'a> {
    game: &'a str,
    players: u8,
    depth: u32,
    count: u64,
    seconds: f64,
}

/// Counts in any game.
impl Visitor for GameCommand<'_, PerftArgs> {
    type Output = Result<(), Failure>;

    fn visit<G: Listed>(self) -> Result<(), Failure> {
        let (options, _, start) = setup::begin_from::<G>("perft", self.matches)?;
        let count = |depth| timed(&start, depth);
        let PerftArgs { depth, json } = self.args;
        if json {
            let (count, seconds) = count(depth);
            let figures = PerftFigures { game: G::NAME, players: options.players, depth, count, seconds };
            return Ok(writeln!(self.out, "{}", serde_json::to_string(&figures)?)?);
        }
        writeln!(self.out, "{}", setup::describe::<G>(&options))?;
        writeln!(self.out, "{:>5}  {:>20}  {:>9}", "depth", "count", "seconds")?;
        // Each line is printed immediately, since the next may take a thousand times longer.
        for depth in depth.min(1)..=depth {
            let (count, seconds) = count(depth);
            writeln!(self.out, "{depth:>5}  {count:>20}  {seconds:>9.3}")?;
            self.out.flush()?;
        }
        Ok(())
    }
}

/// The count at one depth, and the seconds it took.
fn timed<G: Listed>(start: &G, depth: u32) -> (u64, f64) {
    let clock = Instant::now();
    let count = game_core::perft(start, depth, &Streams::of_seed(DEFAULT_SEED));
    (count, clock.elapsed().as_secs_f64())
}
