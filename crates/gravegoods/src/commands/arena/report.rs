//! The results of a match, as a table or as JSON.

use std::io::Write;

use bots::arena::{Sprt, Verdict};
use games::{Listed, Options};
use serde::Serialize;

use super::Score;
use crate::columns::{self, count, signed};
use crate::failure::Failure;
use crate::matches::contest::StatsFigures;
use crate::matches::entrant::Entrant;
use crate::run::Played;
use crate::setup::{self, SetupFigures};

/// The results of a match, and how it was played.
pub(super) struct Report<'r> {
    pub(super) options: Options,
    pub(super) played: Played,
    pub(super) entrants: &'r [Entrant],
    /// Whether bots had whole teams.
    pub(super) teams: bool,
    pub(super) score: Score,
}

/// The fields of `--json`. Only `threads`, `seconds` and the milliseconds depend on the machine.
#[derive(Serialize)]
struct Figures<'a> {
    #[serde(flatten)]
    setup: SetupFigures<'a>,
    seed: u64,
    games: u64,
    deals: u64,
    threads: usize,
    seconds: f64,
    fair_share: f64,
    /// Whether bots had whole teams, and the figures are those of teams.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    teams: bool,
    bots: Vec<BotFigures<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<SprtFigures>,
}

#[derive(Serialize)]
struct BotFigures<'a> {
    name: &'a str,
    win_share: f64,
    low: f64,
    high: f64,
    mean_score: f64,
    lead: Option<f64>,
    lead_low: Option<f64>,
    lead_high: Option<f64>,
    elo: Option<f64>,
    elo_low: Option<f64>,
    elo_high: Option<f64>,
    deals_by_wins: Vec<DealsByWins>,
    #[serde(flatten)]
    stats: StatsFigures<'a>,
}

/// In how many deals a bot won so many games.
#[derive(Serialize)]
struct DealsByWins {
    wins: f64,
    deals: u64,
}

#[derive(Serialize)]
struct SprtFigures {
    low: f64,
    high: f64,
    margin: f64,
    error: f64,
    ratio: f64,
    bound: f64,
    /// `stronger`, `not stronger` or `open`.
    verdict: &'static str,
}

impl Report<'_> {
    /// Prints one JSON object.
    pub(super) fn print_json<G: Listed>(&self, out: &mut dyn Write) -> Result<(), Failure> {
        Ok(writeln!(out, "{}", serde_json::to_string(&self.figures::<G>())?)?)
    }

    fn figures<G: Listed>(&self) -> Figures<'_> {
        let Report { options, played, entrants, teams, score } = self;
        Figures {
            setup: SetupFigures::of::<G>(options),
            seed: played.seed,
            games: played.games,
            deals: score.standings.deals(),
            threads: played.threads,
            seconds: played.seconds,
            fair_share: score.standings.fair_share(),
            teams: *teams,
            bots: (0..entrants.len()).map(|entrant| self.bot(entrant)).collect(),
            sprt: score.sprt.map(|sprt| SprtFigures::of(sprt, score)),
        }
    }

    fn bot(&self, entrant: usize) -> BotFigures<'_> {
        let standings = &self.score.standings;
        let stats = &self.score.stats[entrant];
        let wins = standings.win_share(entrant);
        let [low, high] = wins.interval.expect("a match has at least one deal");
        let lead = standings.lead(entrant);
        let lead_bounds = lead.and_then(|lead| lead.interval);
        let elo = standings.elo(entrant);
        BotFigures {
            name: &self.entrants[entrant].name,
            win_share: wins.mean,
            low,
            high,
            mean_score: standings.score(entrant).mean,
            lead: lead.map(|lead| lead.mean),
            lead_low: lead_bounds.map(|[low, _]| low),
            lead_high: lead_bounds.map(|[_, high]| high),
            elo: elo.and_then(|elo| elo.points),
            elo_low: elo.and_then(|elo| elo.low),
            elo_high: elo.and_then(|elo| elo.high),
            deals_by_wins: standings.deals_by_wins(entrant).into_iter().map(DealsByWins::of).collect(),
            stats: stats.figures(),
        }
    }

    /// Prints a table.
    pub(super) fn print<G: Listed>(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let figures = self.figures::<G>();
        writeln!(
            out,
            "{}: {} ({} in {} seatings) of {}\n",
            setup::describe::<G>(&self.options),
            count(figures.games, "game"),
            count(figures.deals, "deal"),
            self.options.players,
            self.played,
        )?;
        let heading =
            ["bot", "wins", "95 % interval", "score", "lead", "95 % interval", "Elo", "95 % interval"];
        let heading = heading.into_iter().chain(["ms/decision", "longest"]).map(str::to_owned).collect();
        let rows: Vec<_> =
            [heading].into_iter().chain(figures.bots.iter().map(|bot| bot.row(figures.fair_share))).collect();
        columns::print(&rows, out)?;
        writeln!(out, "\nA fair share of wins is {:.2} %.", figures.fair_share * 100.0)?;
        if figures.teams {
            writeln!(out, "Each bot had whole teams: wins, scores and leads are those of teams.")?;
        }
        if let Some(first) = figures.bots.first().filter(|_| figures.bots.len() > 1) {
            writeln!(out, "{}", first.deals_sentence())?;
        }
        if let Some(sprt) = &figures.sprt {
            writeln!(out, "{}", sprt.sentence(&figures))?;
        }
        for (stats, entrant) in self.score.stats.iter().zip(self.entrants) {
            if let Some(summary) = stats.fault_summary(&entrant.name) {
                writeln!(out, "{summary}")?;
            }
        }
        Ok(())
    }
}

impl DealsByWins {
    fn of((wins, deals): (f64, u64)) -> DealsByWins {
        DealsByWins { wins, deals }
    }
}

impl BotFigures<'_> {
    /// In how many deals it won so many games.
    fn deals_sentence(&self) -> String {
        let deals = self.deals_by_wins.iter();
        let parts: Vec<_> =
            deals.map(|DealsByWins { wins, deals }| format!("{} in {deals}", wins_text(*wins))).collect();
        format!("Games that {} won in a deal: {}.", self.name, parts.join(", "))
    }

    fn row(&self, fair: f64) -> Vec<String> {
        // The Elo difference of a bot that wins or loses everything is infinite.
        let or_infinite = |elo: Option<f64>, up: bool| match elo {
            Some(elo) => signed(elo, 0),
            None => (if up { "+inf" } else { "-inf" }).to_owned(),
        };
        let or_none = |lead: Option<f64>| lead.map_or("-".to_owned(), |lead| signed(lead, 2));
        let (elo, elo_interval) = match self.lead {
            Some(_) => (
                or_infinite(self.elo, self.win_share > fair),
                format!("{} to {}", or_infinite(self.elo_low, false), or_infinite(self.elo_high, true)),
            ),
            None => ("-".to_owned(), "-".to_owned()),
        };
        let lead_interval = match (self.lead_low, self.lead_high) {
            (Some(low), Some(high)) => format!("{} to {}", signed(low, 2), signed(high, 2)),
            _ => "-".to_owned(),
        };
        vec![
            self.name.to_owned(),
            format!("{:.2} %", self.win_share * 100.0),
            format!("{:.2} to {:.2} %", self.low * 100.0, self.high * 100.0),
            format!("{:.2}", self.mean_score),
            or_none(self.lead),
            lead_interval,
            elo,
            elo_interval,
            format!("{:.3}", self.stats.ms_per_decision),
            format!("{:.3}", self.stats.ms_longest),
        ]
    }
}

/// A number of wins: halves as in ½ and 1½, other parts with two decimals.
fn wins_text(wins: f64) -> String {
    let whole = wins.floor();
    match wins - whole {
        0.0 => format!("{whole}"),
        0.5 if whole == 0.0 => "½".to_owned(),
        0.5 => format!("{whole}½"),
        _ => format!("{wins:.2}"),
    }
}

impl SprtFigures {
    fn of(sprt: Sprt, score: &Score) -> SprtFigures {
        let verdict = match sprt.verdict(&score.standings) {
            Some(Verdict::Stronger) => "stronger",
            Some(Verdict::NotStronger) => "not stronger",
            None => "open",
        };
        let Sprt { low, high, error } = sprt;
        let (ratio, bound) = (sprt.ratio(&score.standings), sprt.bound());
        SprtFigures { low, high, margin: high - low, error, ratio, bound, verdict }
    }

    fn sentence(&self, figures: &Figures<'_>) -> String {
        let (low, high) = (self.low * 100.0, self.high * 100.0);
        let bot = figures.bots.first().map_or("", |bot| bot.name);
        let found = match self.verdict {
            "stronger" => format!("{bot} is stronger: accepted that it wins {high:.1} %, not {low:.1} %"),
            "not stronger" => {
                format!("{bot} is not stronger: accepted that it wins {low:.1} %, not {high:.1} %")
            }
            _ => format!("still open whether {bot} wins {low:.1} % or {high:.1} %"),
        };
        let percent = self.error * 100.0;
        format!(
            "Sequential test after {}: {found} (ratio {:.2}, bounds ±{:.2}, {percent:.0} % errors).",
            count(figures.deals, "deal"),
            self.ratio,
            self.bound,
        )
    }
}
