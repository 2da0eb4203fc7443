//! `gravegoods arena`: matches between bots.

mod report;

use std::ops::ControlFlow;
use std::time::Instant;

use bots::arena::{BadLineup, DealResult, Lineup, Sprt, Standings};
use games::{Listed, Visitor};

use self::report::Report;
use crate::failure::Failure;
use crate::matches::contest::{BotStats, Contest, PlayedDeal};
use crate::matches::entrant::Entrant;
use crate::matches::pool;
use crate::run::{BotRunArgs, GameCommand, Played};
use crate::setup;

/// The maximum number of games of one match.
const MAX_GAMES: u64 = 100_000_000;

/// The error rate of the sequential test, in both directions.
const SPRT_ERROR: f64 = 0.05;

/// The arguments of `arena`.
#[derive(clap::Args, Debug)]
#[command(
    after_help = "Bots: random, greedy, greedy:N with errors (N from 0 to 250), search:ITERATIONS, search:TIMEms as in\n\
                  search:500ms, ismcts:ITERATIONS and ismcts:TIMEms for the textbook search that knows only the rules,\n\
                  the levels novice, steady, sharp, master, blind:BOT for one of these that is not shown what the game\n\
                  gave its seat in secret, and exec:PROGRAM for an external program,\n\
                  which forfeits each game in which it fails a decision (see docs/bot-protocol.md).\n\
                  If there are fewer bots than players, the last one named takes the remaining seats.\n\
                  Every deal is played once for each rotation of the seats, with the same cards and dice as\n\
                  far as the bots' actions allow. Results don't depend on the number of threads, unless a bot\n\
                  uses a clock."
)]
pub(crate) struct ArenaArgs {
    /// The bots, separated by commas
    #[arg(long, value_name = "BOT,BOT…", value_delimiter = ',', required = true)]
    bots: Vec<Entrant>,
    /// Give all seats of a team to one bot, and count teams instead of seats
    #[arg(long)]
    teams: bool,
    /// How many games, rounded up to whole deals
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=MAX_GAMES))]
    games: u64,
    /// Stop as soon as it is clear whether the first bot wins more than its fair share, or rather HIGH than LOW of all games, as in
    /// --sprt=0.6,0.65; wrong once in 20 times
    #[arg(long, value_name = "LOW,HIGH", num_args = 0..=1, require_equals = true, default_missing_value = "fair", value_parser = read_shares)]
    sprt: Option<Shares>,
    /// How much more than its fair share of games a stronger bot wins, for --sprt
    #[arg(long, value_name = "SHARE", default_value_t = 0.05, value_parser = read_margin)]
    sprt_margin: f64,
    #[command(flatten)]
    run: BotRunArgs,
}

fn read_margin(text: &str) -> Result<f64, String> {
    let margin = text.parse().ok().filter(|margin| (0.001..=0.5).contains(margin));
    margin.ok_or_else(|| "give a share from 0.001 to 0.5".to_owned())
}

/// The two shares of games that a sequential test compares.
#[derive(Clone, Copy, Debug)]
enum Shares {
    /// The fair share, and `--sprt-margin` more.
    Fair,
    /// These.
    Between { low: f64, high: f64 },
}

impl Shares {
    /// The test, if this is a fair share.
    fn sprt(self, fair: f64, margin: f64) -> Sprt {
        let (low, high) = match self {
            Shares::Fair => (fair, fair + margin),
            Shares::Between { low, high } => (low, high),
        };
        Sprt { low, high, error: SPRT_ERROR }
    }
}

fn read_shares(text: &str) -> Result<Shares, String> {
    if text == "fair" {
        return Ok(Shares::Fair);
    }
    let shares = text.split_once(',').and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
    let fits = |(low, high): &(f64, f64)| {
        (0.0..=1.0).contains(low) && (0.0..=1.0).contains(high) && high - low >= 0.001
    };
    let (low, high) =
        shares.filter(fits).ok_or("give two shares from 0 to 1, the lower one first, as in 0.6,0.65")?;
    Ok(Shares::Between { low, high })
}

/// Runs a match of any game.
impl Visitor for GameCommand<'_, ArenaArgs> {
    type Output = Result<(), Failure>;

    fn visit<G: Listed>(self) -> Result<(), Failure> {
        let args = &self.args;
        let (options, setup, start) = setup::begin_from::<G>("arena", self.matches)?;
        let lineup = lineup::<G>(args, &setup, start.seats())?;
        let deals = args.games.div_ceil(lineup.seats() as u64);
        let times = args.run.times();
        let bar = pool::bar(deals * lineup.seats() as u64, args.run.json);
        let rotations = lineup.seats();
        let contest = Contest {
            setup,
            start,
            entrants: &args.bots,
            lineup,
            seed: args.run.seed,
            rotations,
            deals,
            times,
            bar,
            journals: args.run.journals::<G>()?,
        };
        let mut score = Score::new(&contest.lineup);
        score.sprt = args.sprt.map(|shares| shares.sprt(score.standings.fair_share(), args.sprt_margin));
        let threads = pool::threads(args.run.threads, deals);
        let clock = Instant::now();
        contest.run(threads, &mut |deal| score.add(&contest.lineup, deal))?;
        let seconds = clock.elapsed().as_secs_f64();
        let played = Played { seed: args.run.seed, games: score.standings.games(), threads, seconds };
        let report = Report { options, played, entrants: &args.bots, teams: args.teams, score };
        if args.run.json { report.print_json::<G>(self.out) } else { report.print::<G>(self.out) }?;
        BotStats::check_forfeits(args.bots.iter().map(|bot| bot.name.as_str()).zip(&report.score.stats))
    }
}

/// Assigns the bots to chairs.
fn lineup<G: Listed>(args: &ArenaArgs, setup: &G::Setup, seats: usize) -> Result<Lineup, Failure> {
    let input = |what: String| Failure::Input(format!("{what}; see gravegoods arena {} --help", G::NAME));
    if seats < 2 {
        return Err(input(
            "--players: a match needs at least two players; for solo games use `gravegoods solo`".into(),
        ));
    }
    let bots = args.bots.len();
    let lineup = match args.teams {
        true => Lineup::of_teams(bots, seats, G::teams(setup)),
        false => Lineup::new(bots, seats),
    };
    lineup.map_err(|bad| match bad {
        BadLineup::NoTeams => input(format!("--teams: {bad}")),
        BadLineup::Nobody | BadLineup::TooMany { .. } | BadLineup::TooManyForTeams { .. } => {
            input(format!("--bots: {bad}"))
        }
    })
}

/// The results of a match so far.
struct Score {
    standings: Standings,
    stats: Vec<BotStats>,
    sprt: Option<Sprt>,
}

impl Score {
    fn new(lineup: &Lineup) -> Score {
        let stats = vec![BotStats::default(); lineup.entrants()];
        Score { standings: Standings::new(lineup), stats, sprt: None }
    }

    /// Adds a deal. Stops the match if it is decided.
    fn add(&mut self, lineup: &Lineup, deal: &PlayedDeal) -> ControlFlow<()> {
        self.standings.add(&DealResult::of_results(lineup, deal.results.iter().copied()));
        self.stats.iter_mut().zip(&deal.stats).for_each(|(all, deal)| all.merge(deal));
        match self.sprt.and_then(|sprt| sprt.verdict(&self.standings)) {
            Some(_) => ControlFlow::Break(()),
            None => ControlFlow::Continue(()),
        }
    }
}
