//! The results of a simulation, as tables or as JSON.

use std::io::Write;

use game_core::Seat;
use games::{Listed, Options};
use serde::Serialize;

use crate::columns::count;
use crate::failure::Failure;
use crate::run::Played;
use crate::setup::{self, SetupFigures};
use crate::stats::{RankFigures, Share, Spread, Tally};

/// The results of a simulation, and how it was run.
pub(super) struct Report {
    pub(super) options: Options,
    pub(super) played: Played,
    pub(super) tally: Tally,
}

/// The fields of `--json`. Only `threads`, `seconds` and the two rates depend on the machine.
#[derive(Serialize)]
struct Figures<'a> {
    #[serde(flatten)]
    setup: SetupFigures<'a>,
    #[serde(flatten)]
    played: Played,
    random_play: &'static str,
    games_per_s: f64,
    decisions_per_s: f64,
    decisions_per_game: f64,
    mean_score: f64,
    sd_score: Option<f64>,
    mean_score_by_seat: Vec<f64>,
    sd_score_by_seat: Vec<Option<f64>>,
    win_share_by_seat: Vec<f64>,
    win_share_interval_by_seat: Vec<[f64; 2]>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    ranks: Vec<RankFigures>,
}

impl Report {
    /// Prints one JSON object.
    pub(super) fn print_json<G: Listed>(&self, out: &mut dyn Write) -> Result<(), Failure> {
        Ok(writeln!(out, "{}", serde_json::to_string(&self.figures::<G>())?)?)
    }

    fn figures<G: Listed>(&self) -> Figures<'_> {
        let Report { options, played, tally } = self;
        let scores: Vec<Spread> = self.seats().map(|seat| tally.scores(seat)).collect();
        let wins: Vec<Share> = self.seats().map(|seat| tally.wins(seat)).collect();
        let all = tally.all_scores();
        Figures {
            setup: SetupFigures::of::<G>(options),
            played: *played,
            random_play: G::RANDOM_PLAY,
            games_per_s: played.games as f64 / played.seconds,
            decisions_per_s: tally.decisions() as f64 / played.seconds,
            decisions_per_game: tally.decisions() as f64 / played.games as f64,
            mean_score: all.mean,
            sd_score: all.deviation,
            mean_score_by_seat: scores.iter().map(|scores| scores.mean).collect(),
            sd_score_by_seat: scores.iter().map(|scores| scores.deviation).collect(),
            win_share_by_seat: wins.iter().map(|wins| wins.fraction()).collect(),
            win_share_interval_by_seat: wins.iter().map(|wins| wins.interval()).collect(),
            ranks: RankFigures::all::<G>(tally),
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(usize::from(self.options.players))
    }

    fn ranks<G: Listed>(&self) -> impl Iterator<Item = (&'static str, Share)> {
        G::SOLO_RANKS.iter().copied().zip(self.tally.ranks())
    }

    /// Prints tables.
    pub(super) fn print<G: Listed>(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let figures = self.figures::<G>();
        let (setup, games) = (setup::describe::<G>(&self.options), count(self.played.games, "game"));
        writeln!(out, "{setup}: {games} of {}", self.played)?;
        writeln!(
            out,
            "{:.0} games/s, {:.0} decisions/s, {:.1} decisions a game",
            figures.games_per_s, figures.decisions_per_s, figures.decisions_per_game
        )?;
        writeln!(out, "random play: {}\n", figures.random_play)?;
        self.print_seats(out)?;
        self.print_ranks::<G>(out)
    }

    fn print_seats(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let alone = self.options.players == 1;
        let heading = format!("{:<6}{:>10}{:>8}", "seat", "mean score", "sd");
        // A solo player has no opponent.
        let wins = if alone { String::new() } else { share_heading("wins") };
        writeln!(out, "{heading}{wins}")?;
        for seat in self.seats() {
            let wins = if alone { String::new() } else { share_columns(self.tally.wins(seat)) };
            writeln!(out, "{}{wins}", score_columns(&seat.to_string(), self.tally.scores(seat)))?;
        }
        if !alone {
            writeln!(out, "{}", score_columns("all", self.tally.all_scores()))?;
        }
        Ok(())
    }

    fn print_ranks<G: Listed>(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let ranks: Vec<_> = self.ranks::<G>().collect();
        let width = ranks.iter().map(|(rank, _)| rank.chars().count()).max().unwrap_or(0);
        if !ranks.is_empty() {
            writeln!(out, "\n{:<width$}{}", "rank", share_heading("share"))?;
        }
        for (rank, share) in ranks {
            writeln!(out, "{rank:<width$}{}", share_columns(share))?;
        }
        Ok(())
    }
}

fn score_columns(name: &str, scores: Spread) -> String {
    let deviation = scores.deviation.map_or("-".to_owned(), |deviation| format!("{deviation:.2}"));
    format!("{name:<6}{:>10.2}{deviation:>8}", scores.mean)
}

fn share_heading(what: &str) -> String {
    format!("{what:>11}{:>20}", "95 % interval")
}

fn share_columns(share: Share) -> String {
    let [low, high] = share.interval().map(|bound| bound * 100.0);
    let interval = format!("{low:.2} to {high:.2} %");
    format!("{:>9.2} %{interval:>20}", share.fraction() * 100.0)
}
