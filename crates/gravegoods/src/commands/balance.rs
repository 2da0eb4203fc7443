//! `gravegoods balance`: games between equal bots, with the statistics that the game defines.

mod report;

use std::ops::ControlFlow;
use std::time::Instant;

use bots::arena::Lineup;
use game_core::{Census, Figure, Outcome, Table};
use games::{Listed, Visitor};

use self::report::{Report, Run};
use crate::failure::Failure;
use crate::matches::contest::{BotStats, Contest, PlayedDeal};
use crate::matches::entrant::Entrant;
use crate::matches::pool;
use crate::run::{BotRunArgs, GameCommand, Played};
use crate::setup;

/// The maximum number of games for one number of players.
const MAX_GAMES: u64 = 100_000_000;

/// The arguments of `balance`.
#[derive(clap::Args, Debug)]
#[command(
    after_help = "Bots are named as in gravegoods arena; the same bot plays at every seat. The game defines what is\n\
                  counted. Every deal is played once, so games are independent of each other; results\n\
                  don't depend on the number of threads, unless the bot uses a clock."
)]
pub(crate) struct BalanceArgs {
    /// The bot at every seat
    #[arg(long, value_name = "BOT", default_value = "greedy")]
    bot: Entrant,
    /// How many games for each number of players
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=MAX_GAMES))]
    games: u64,
    #[command(flatten)]
    run: BotRunArgs,
}

/// Counts what happens in any game.
impl Visitor for GameCommand<'_, BalanceArgs> {
    type Output = Result<(), Failure>;

    fn visit<G: Listed>(self) -> Result<(), Failure> {
        let args = &self.args;
        let threads = pool::threads(args.run.threads, args.games);
        // All setups are checked before the first game.
        let mut tables = Vec::new();
        for players in setup::player_range(self.matches) {
            let options = setup::options_for::<G>(self.matches, players)?;
            let (setup, start) = setup::begin::<G>("balance", &options)?;
            tables.push((options, setup, start));
        }
        let mut runs = Vec::new();
        for (options, setup, start) in tables {
            let clock = Instant::now();
            let counted = count(args, setup, start, threads)?;
            let seconds = clock.elapsed().as_secs_f64();
            let played = Played { seed: args.run.seed, games: args.games, threads, seconds };
            let tables = counted.ranks_table::<G>().into_iter().chain(counted.census.tables()).collect();
            runs.push(Run { options, played, tables, stats: counted.stats });
        }
        let report = Report { bot: &args.bot.name, seed: args.run.seed, games: args.games, threads, runs };
        if args.run.json { report.print_json::<G>(self.out) } else { report.print::<G>(self.out) }?;
        BotStats::check_forfeits(report.runs.iter().map(|run| (args.bot.name.as_str(), &run.stats)))
    }
}

/// What was counted in the games so far.
#[derive(Default)]
struct Counted<C> {
    census: C,
    /// How many games ended in each rank; empty if none had one.
    ranks: Vec<u64>,
    stats: BotStats,
}

impl<C> Counted<C> {
    fn add_rank<G: Listed>(&mut self, setup: &G::Setup, outcome: &Outcome) {
        if let Some(rank) = G::solo_rank(setup, outcome) {
            self.ranks.resize(G::SOLO_RANKS.len(), 0);
            self.ranks[rank] += 1;
        }
    }

    /// The shares of the ranks, if the game has them without rivals.
    fn ranks_table<G: Listed>(&self) -> Option<Table> {
        let games = self.ranks.iter().sum();
        let ranks = G::SOLO_RANKS.iter().zip(&self.ranks);
        let table = Table::new("rank", &["games"]);
        (games > 0)
            .then(|| ranks.fold(table, |table, (rank, part)| table.row(rank, [Figure::share(*part, games)])))
    }
}

/// Plays all games from `start`, the first state of `setup`. Forfeited games are not counted, because the bot did not make all of
/// their decisions.
fn count<G: Listed>(
    args: &BalanceArgs,
    setup: G::Setup,
    start: G,
    threads: usize,
) -> Result<Counted<G::Census>, Failure> {
    let seats = start.seats();
    let contest = Contest {
        setup: setup.clone(),
        start,
        entrants: std::slice::from_ref(&args.bot),
        lineup: Lineup::new(1, seats).expect("one bot fits on any number of seats"),
        seed: args.run.seed,
        rotations: 1,
        deals: args.games,
        times: args.run.times(),
        bar: pool::bar(args.games, args.run.json),
        journals: args.run.journals_for::<G>(seats as u8)?,
    };
    let mut counted: Counted<G::Census> = Counted::default();
    contest.run(threads, &mut |deal: &PlayedDeal<G::Census>| {
        if deal.results.iter().all(|result| result.forfeits().is_empty()) {
            counted.census.merge(&deal.census);
            deal.results.iter().for_each(|result| counted.add_rank::<G>(&setup, result.outcome()));
        }
        deal.stats.iter().for_each(|stats| counted.stats.merge(stats));
        ControlFlow::Continue(())
    })?;
    Ok(counted)
}
