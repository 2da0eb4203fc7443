//! `gravegoods review`: looks back at a game from one seat.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use bots::Compared;
use bots::review::{Decision, Effort, Review, Swing};
use game_core::{Journal, Seat, Viewer};
use games::{Listed, Visitor};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::columns::{self, signed};
use crate::commands::hint::read_seat;
use crate::failure::Failure;
use crate::journal_file::{JournalCommand, JournalFile};

/// How many decisions and swings are printed.
const PRINTED: usize = 3;

/// The arguments of `review`.
#[derive(clap::Args, Debug)]
#[command(
    after_help = "Everything is judged by what the seat knew at the time, by a search as strong as search:N. The same game,\n\
                  seat, N and seed give the same review. A decision is listed if another action is better by more than\n\
                  twice the standard error."
)]
pub(crate) struct ReviewArgs {
    /// The journal of a game, or the file of a finished game as a table exports it
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The seat that looks back
    #[arg(long = "as", value_name = "SEAT", value_parser = read_seat)]
    seat: Seat,
    /// How many iterations look for the best action of each decision
    #[arg(long, value_name = "N", default_value_t = 4000, value_parser = clap::value_parser!(u32).range(10..=1_000_000))]
    iterations: u32,
    /// The seed of the search's randomness
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Looks back at the game that the arguments name.
pub(crate) fn run(args: &ReviewArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let file = JournalFile::read_any(&args.file)?;
    file.visit(JournalCommand { args, file: &file, out })?
}

impl Visitor for JournalCommand<'_, ReviewArgs> {
    type Output = Result<(), Failure>;

    fn visit<G: Listed>(self) -> Result<(), Failure> {
        let ReviewArgs { seat, iterations, seed, json, .. } = *self.args;
        let journal: Journal<G> = self.file.journal()?;
        let start = G::new_under(journal.rules, &journal.setup).expect("a checked journal has a valid setup");
        let seats = start.seats();
        if seat.index() >= seats {
            let letters = Seat::first(seats).map(|seat| seat.to_string()).collect::<Vec<_>>().join(", ");
            return Err(Failure::Input(format!("there is no seat {seat} in this game; give --as {letters}")));
        }
        let bar = bar(journal.steps.len(), json);
        let review = start.review(&journal.steps, seat, Effort::of(iterations), seed, &mut |done| {
            bar.set_position(done as u64);
        });
        bar.finish_and_clear();
        let figures = Figures::of(&journal, &review, self.args);
        if json {
            return Ok(writeln!(self.out, "{}", serde_json::to_string(&figures)?)?);
        }
        figures.print(self.out)
    }
}

/// A progress bar of steps. It is hidden with `--json` and if stderr is not a terminal.
fn bar(steps: usize, json: bool) -> ProgressBar {
    if json || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} step {human_pos} of {human_len}  {eta} left")
        .expect("the template is valid");
    ProgressBar::new(steps as u64).with_style(style)
}

/// What is printed. Chances are from 0 to 1; in a solo game they are `None`.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    #[serde(rename = "as")]
    seat: Seat,
    iterations: u32,
    seed: u64,
    moments: Vec<MomentFigures>,
    decisions: Vec<DecisionFigures>,
    swings: Vec<SwingFigures>,
    result: ResultFigures,
}

/// What everyone could expect after a number of steps.
#[derive(Serialize)]
struct MomentFigures {
    step: usize,
    rounds: u32,
    odds: Option<Vec<f32>>,
    expected_scores: Vec<f32>,
}

/// A decision of the seat: the step with this number.
#[derive(Serialize)]
struct DecisionFigures {
    step: usize,
    rounds: u32,
    played: ActionFigures,
    /// The best other action, if one looked better.
    better: Option<ActionFigures>,
    /// How much more of the chance to win that has; in a solo game, of the scale on which the search rates scores.
    cost: f32,
    /// The standard error of the cost.
    error: f32,
    /// Whether the cost is more than twice its standard error.
    clear: bool,
}

#[derive(Serialize)]
struct ActionFigures {
    action: String,
    odds: Option<f32>,
    expected_score: f32,
}

/// What cards and dice changed in these steps.
#[derive(Serialize)]
struct SwingFigures {
    from: usize,
    to: usize,
    rounds: u32,
    odds: Option<f32>,
    score: f32,
    /// What the seat saw of it.
    sentences: Vec<String>,
}

/// How it ended, and what luck did to that.
#[derive(Serialize)]
struct ResultFigures {
    odds: Option<f32>,
    score: f32,
    luck_odds: Option<f32>,
    luck_score: f32,
    luck_adjusted_odds: Option<f32>,
    luck_adjusted_score: f32,
}

impl Figures {
    fn of<G: Listed>(journal: &Journal<G>, review: &Review<G::Action>, args: &ReviewArgs) -> Figures {
        let sentences = sentences_of(journal, review.seat);
        let start = G::new_under(journal.rules, &journal.setup).expect("a checked journal has a valid setup");
        let rivals = has_rivals::<G>(&journal.setup, start.seats());
        let odds = |odds: f32| rivals.then_some(odds);
        let moments = review.moments.iter().map(|moment| MomentFigures {
            step: moment.step,
            rounds: moment.progress,
            odds: rivals.then(|| moment.expected.prospects.as_slice().to_vec()),
            expected_scores: moment.expected.scores.as_slice().to_vec(),
        });
        let decisions = review.decisions.iter().map(|decision| DecisionFigures::of(decision, rivals));
        let swings = review.swings.iter().map(|swing: &Swing| SwingFigures {
            from: swing.from + 1,
            to: swing.to,
            rounds: swing.progress,
            odds: odds(swing.prospect),
            score: swing.score,
            sentences: sentences[swing.from..swing.to].concat(),
        });
        Figures {
            game: G::NAME,
            seat: review.seat,
            iterations: args.iterations,
            seed: args.seed,
            moments: moments.collect(),
            decisions: decisions.collect(),
            swings: swings.collect(),
            result: ResultFigures {
                odds: odds(review.result()),
                score: review.score(),
                luck_odds: odds(review.luck()),
                luck_score: review.luck_of_score(),
                luck_adjusted_odds: odds(review.result() - review.luck()),
                luck_adjusted_score: review.score() - review.luck_of_score(),
            },
        }
    }
}

/// What a seat saw of every step, in words.
fn sentences_of<G: Listed>(journal: &Journal<G>, seat: Seat) -> Vec<Vec<String>> {
    let mut game = G::new_under(journal.rules, &journal.setup).expect("a checked journal has a valid setup");
    let seen = journal.steps.iter().map(|step| {
        let mut events = Vec::new();
        game.apply(step.clone(), &mut events).expect("a step of a checked journal is legal");
        let sights = events.iter().filter_map(|event| G::sight(event, Viewer::Seat(seat)));
        sights.map(|sight| sight.to_string()).collect()
    });
    seen.collect()
}

/// Whether anyone at the table has opponents.
fn has_rivals<G: Listed>(setup: &G::Setup, seats: usize) -> bool {
    seats > 1 && !G::teams(setup).iter().any(|team| team.len() == seats)
}

impl DecisionFigures {
    fn of<A: ToString>(decision: &Decision<A>, rivals: bool) -> DecisionFigures {
        let action = |compared: &Compared<A>| ActionFigures {
            action: compared.action.to_string(),
            odds: rivals.then_some(compared.prospect),
            expected_score: compared.score,
        };
        DecisionFigures {
            step: decision.step + 1,
            rounds: decision.progress,
            played: action(&decision.played),
            better: decision.better.as_ref().map(action),
            cost: decision.cost(),
            error: decision.better.as_ref().map_or(0.0, |better| better.error),
            clear: decision.is_clear(),
        }
    }

    /// What the decision cost, in words.
    fn price(&self) -> String {
        let better = self.better.as_ref().map_or(0.0, |better| better.expected_score);
        match self.played.odds {
            Some(_) => format!("{} of the chance to win (± {})", percent(self.cost), percent(self.error)),
            None => format!("{:.1} points", better - self.played.expected_score),
        }
    }
}

impl Figures {
    fn print(&self, out: &mut dyn Write) -> Result<(), Failure> {
        self.print_moments(out)?;
        self.print_decisions(out)?;
        self.print_luck(out)
    }

    /// What everyone could expect at the start, after each round and at the end.
    fn print_moments(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let seats = self.moments.first().map_or(0, |moment| moment.expected_scores.len());
        let letters = || Seat::first(seats).map(|seat| seat.to_string());
        let heading = ["rounds".to_owned(), "step".to_owned()];
        let mut rows = vec![heading.into_iter().chain(letters()).chain(["scores".to_owned()]).collect()];
        for (index, moment) in self.moments.iter().enumerate() {
            let next = self.moments.get(index + 1);
            // The first moment, and the last before each round is over, tell the story.
            if index > 0 && next.is_some_and(|next| next.rounds == moment.rounds) {
                continue;
            }
            let odds = moment.odds.iter().flatten().map(|odds| percent(*odds));
            let odds = odds.chain(std::iter::repeat("-".to_owned())).take(seats);
            let scores = moment.expected_scores.iter().map(|score| format!("{score:.1}"));
            let scores = scores.collect::<Vec<_>>().join(", ");
            let start = [moment.rounds.to_string(), moment.step.to_string()];
            rows.push(start.into_iter().chain(odds).chain([scores]).collect());
        }
        Ok(columns::print(&rows, out)?)
    }

    fn print_decisions(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let mut clear: Vec<_> = self.decisions.iter().filter(|decision| decision.clear).collect();
        clear.sort_by(|one, two| two.cost.total_cmp(&one.cost));
        let count = self.decisions.len();
        writeln!(
            out,
            "\nIn {} of {count} decisions another action was clearly better. The costliest:",
            clear.len()
        )?;
        for decision in clear.iter().take(PRINTED) {
            writeln!(out, "step {}: {}", decision.step, decision.price())?;
            for (word, action) in [("played", Some(&decision.played)), ("better", decision.better.as_ref())] {
                let Some(action) = action else { continue };
                let odds = action.odds.map_or(String::new(), |odds| format!("{}, ", percent(odds)));
                writeln!(
                    out,
                    "  {word}  {}  ({odds}expected score {:.1})",
                    action.action, action.expected_score
                )?;
            }
        }
        Ok(())
    }

    fn print_luck(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let size = |swing: &&SwingFigures| swing.odds.unwrap_or(swing.score).abs();
        let change = |odds: Option<f32>, score: f32| match odds {
            Some(odds) => format!("{} %", signed(f64::from(odds * 100.0), 1)),
            None => signed(f64::from(score), 1),
        };
        let mut swings: Vec<_> = self.swings.iter().collect();
        swings.sort_by(|one, two| size(two).total_cmp(&size(one)));
        let ResultFigures { luck_odds, luck_score, luck_adjusted_odds, luck_adjusted_score, odds, score } =
            self.result;
        writeln!(out, "\nLuck changed {} in all. The most:", change(luck_odds, luck_score))?;
        for swing in swings.into_iter().take(PRINTED) {
            let steps = if swing.from == swing.to {
                format!("step {}", swing.to)
            } else {
                format!("steps {} to {}", swing.from, swing.to)
            };
            let first = swing.sentences.first().map_or("nothing that this seat saw", String::as_str);
            writeln!(out, "{steps}: {}  {first}", change(swing.odds, swing.score))?;
        }
        match (odds, luck_adjusted_odds) {
            (Some(odds), Some(without)) => {
                writeln!(out, "\nResult: {} of a win; luck-adjusted {}.", percent(odds), percent(without))?
            }
            _ => writeln!(out, "\nResult: {score:.0} points; luck-adjusted {luck_adjusted_score:.1}.")?,
        }
        Ok(())
    }
}

/// `12.3 %`.
fn percent(share: f32) -> String {
    format!("{:.1} %", share * 100.0)
}
