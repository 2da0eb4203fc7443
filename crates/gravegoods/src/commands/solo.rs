//! `gravegoods solo`: a bot plays solo games.

mod report;

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::time::Instant;

use bots::arena::Lineup;
use game_core::Playout;
use games::{Listed, Visitor};

use self::report::Report;
use crate::failure::Failure;
use crate::matches::contest::{BotStats, Contest, PlayedDeal};
use crate::matches::entrant::Entrant;
use crate::matches::pool;
use crate::run::{BotRunArgs, GameCommand, Played};
use crate::setup;
use crate::stats::Tally;

/// The maximum number of games of one run.
const MAX_GAMES: u64 = 100_000_000;

/// The arguments of `solo`.
#[derive(clap::Args, Debug)]
#[command(
    after_help = "Bots are named as in gravegoods arena. Game number K of a seed has the same cards and dice for\n\
                  every bot, as far as its actions allow; results don't depend on the number of threads, unless the\n\
                  bot uses a clock."
)]
pub(crate) struct SoloArgs {
    /// The bot
    #[arg(long, value_name = "BOT", default_value = "search:2000")]
    bot: Entrant,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=MAX_GAMES))]
    games: u64,
    #[command(flatten)]
    run: BotRunArgs,
}

/// Whether the game of that name can be played alone.
pub(crate) fn is_for(game: &str) -> bool {
    struct Alone;
    impl Visitor for Alone {
        type Output = bool;
        fn visit<G: Listed>(self) -> bool {
            G::PLAYERS.contains(1)
        }
    }
    games::visit(game, Alone).expect("a listed game is found")
}

/// Runs solo games of a bot in any game.
impl Visitor for GameCommand<'_, SoloArgs> {
    type Output = Result<(), Failure>;

    fn visit<G: Listed>(self) -> Result<(), Failure> {
        let args = &self.args;
        let options = setup::options_for::<G>(self.matches, 1)?;
        let (setup, start) = setup::begin::<G>("solo", &options)?;
        let contest = Contest {
            setup: setup.clone(),
            start,
            entrants: std::slice::from_ref(&args.bot),
            lineup: Lineup::new(1, 1).expect("one bot has one seat"),
            seed: args.run.seed,
            rotations: 1,
            deals: args.games,
            times: args.run.times(),
            bar: pool::bar(args.games, args.run.json),
            journals: args.run.journals::<G>()?,
        };
        let mut games = Games::new();
        let threads = pool::threads(args.run.threads, args.games);
        let clock = Instant::now();
        contest.run(threads, &mut |deal| games.add::<G>(&setup, deal))?;
        let seconds = clock.elapsed().as_secs_f64();
        let played = Played { seed: args.run.seed, games: args.games, threads, seconds };
        let report = Report { options, bot: &args.bot.name, played, games };
        if args.run.json { report.print_json::<G>(self.out) } else { report.print::<G>(self.out) }?;
        BotStats::check_forfeits([(args.bot.name.as_str(), &report.games.stats)])
    }
}

/// The results of the games so far.
struct Games {
    tally: Tally,
    /// How many games ended with each score.
    scores: BTreeMap<i32, u64>,
    stats: BotStats,
}

impl Games {
    fn new() -> Games {
        Games { tally: Tally::new(1), scores: BTreeMap::new(), stats: BotStats::default() }
    }

    fn add<G: Listed>(&mut self, setup: &G::Setup, deal: &PlayedDeal) -> ControlFlow<()> {
        let [stats] = deal.stats.as_slice() else { unreachable!("a solo game has one entrant") };
        for outcome in deal.results.iter().map(|result| *result.outcome()) {
            self.tally.add::<G>(setup, &Playout { outcome, decisions: stats.decisions() });
            *self.scores.entry(outcome.scores.as_slice()[0]).or_default() += 1;
        }
        self.stats.merge(stats);
        ControlFlow::Continue(())
    }
}
