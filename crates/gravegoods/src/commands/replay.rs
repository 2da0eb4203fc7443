//! `gravegoods replay`: prints a game from its journal.

use std::io::Write;
use std::path::PathBuf;

use game_core::{Journal, Outcome, Seat, SeatSet, Viewer};
use games::{Listed, Visitor};
use serde::Serialize;

use crate::failure::Failure;
use crate::journal_file::{JournalCommand, JournalFile};

/// The arguments of `replay`.
#[derive(clap::Args, Debug)]
pub(crate) struct ReplayArgs {
    /// The journal of a finished game
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Print only this step and what is known after it; 0 is the start
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    /// The point of view: a seat's letter, spectator, or all for every card that any player saw
    #[arg(long = "as", value_name = "a|b|…|spectator|all", default_value = "all", value_parser = read_viewer)]
    viewer: Viewer,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn read_viewer(text: &str) -> Result<Viewer, String> {
    let mut letters = text.chars();
    match (text, letters.next().and_then(Seat::from_letter), letters.next()) {
        ("all", _, _) => Ok(Viewer::Open),
        ("spectator", _, _) => Ok(Viewer::Spectator),
        (_, Some(seat), None) => Ok(Viewer::Seat(seat)),
        _ => Err("give a seat's letter, spectator or all".to_owned()),
    }
}

/// Prints the journal that the arguments name.
pub(crate) fn run(args: &ReplayArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let file = JournalFile::read(&args.file)?;
    file.visit(JournalCommand { args, file: &file, out })?
}

/// A game as one side saw it.
#[derive(Serialize)]
struct ReplayedGame<'a, S> {
    game: &'a str,
    seats: usize,
    #[serde(rename = "as")]
    viewer: String,
    steps: Vec<ReplayedStep<S>>,
    outcome: Outcome,
}

/// One step as one side saw it.
#[derive(Serialize)]
struct ReplayedStep<S> {
    step: usize,
    sights: Vec<S>,
    sentences: Vec<String>,
}

/// One step of a game, and what one side knows after it.
#[derive(Serialize)]
struct StepAndView<'a, S, V> {
    game: &'a str,
    #[serde(rename = "as")]
    viewer: String,
    #[serde(flatten)]
    step: ReplayedStep<S>,
    /// What the viewer knows, as a line of notation.
    line: String,
    view: V,
}

impl Visitor for JournalCommand<'_, ReplayArgs> {
    type Output = Result<(), Failure>;

    fn visit<G: Listed>(self) -> Result<(), Failure> {
        let journal: Journal<G> = self.file.finished()?;
        let mut game =
            G::new_under(journal.rules, &journal.setup).expect("the setup of a checked journal is valid");
        check_viewer(self.args.viewer, game.seats())?;
        match self.args.step {
            Some(step) if step > journal.steps.len() => Err(Failure::Input(format!(
                "there is no step {step}: the game has {}; give --step 0 to {0}",
                journal.steps.len()
            ))),
            Some(step) => {
                let start = ReplayedStep { step: 0, sights: Vec::new(), sentences: Vec::new() };
                let step = replay_steps(&mut game, &journal, self.args.viewer).take(step).last();
                self.print_step(&game, step.unwrap_or(start))
            }
            None => {
                let steps = replay_steps(&mut game, &journal, self.args.viewer).collect();
                let outcome = game.outcome().expect("a checked journal is of a finished game");
                let viewer = name_of(self.args.viewer);
                let replayed = ReplayedGame { game: G::NAME, seats: game.seats(), viewer, steps, outcome };
                self.print_game(&replayed, &ending::<G>(&journal.setup, &outcome))
            }
        }
    }
}

fn check_viewer(viewer: Viewer, seats: usize) -> Result<(), Failure> {
    match viewer.seat() {
        Some(seat) if seat.index() >= seats => Err(Failure::Input(format!(
            "there is no seat {seat} in this game; give --as {}, spectator or all",
            Seat::first(seats).map(|seat| seat.to_string()).collect::<Vec<_>>().join(", ")
        ))),
        _ => Ok(()),
    }
}

/// Applies the steps of the journal to `game` and returns what `viewer` sees of each.
fn replay_steps<G: Listed>(
    game: &mut G,
    journal: &Journal<G>,
    viewer: Viewer,
) -> impl Iterator<Item = ReplayedStep<G::Sight>> {
    journal.steps.iter().zip(1..).map(move |(step, number)| {
        let mut events = Vec::new();
        game.apply(step.clone(), &mut events).expect("a step of a checked journal is legal");
        let sights: Vec<G::Sight> = events.iter().filter_map(|event| G::sight(event, viewer)).collect();
        let sentences = sights.iter().map(ToString::to_string).collect();
        ReplayedStep { step: number, sights, sentences }
    })
}

fn name_of(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Spectator => "spectator".to_owned(),
        Viewer::Open => "all".to_owned(),
    }
}

impl JournalCommand<'_, ReplayArgs> {
    fn print_game<S: Serialize>(self, game: &ReplayedGame<'_, S>, ending: &str) -> Result<(), Failure> {
        if self.args.json {
            return Ok(writeln!(self.out, "{}", serde_json::to_string(game)?)?);
        }
        let width = game.steps.len().to_string().len();
        for step in &game.steps {
            step.print(width, self.out)?;
        }
        Ok(writeln!(self.out, "{ending}")?)
    }

    fn print_step<G: Listed>(self, game: &G, step: ReplayedStep<G::Sight>) -> Result<(), Failure> {
        let view = game.view(self.args.viewer);
        let line = view.to_string();
        if self.args.json {
            let viewer = name_of(self.args.viewer);
            let printed = StepAndView { game: G::NAME, viewer, step, line, view };
            return Ok(writeln!(self.out, "{}", serde_json::to_string(&printed)?)?);
        }
        step.print(1, self.out)?;
        Ok(writeln!(self.out, "{line}")?)
    }
}

impl<S> ReplayedStep<S> {
    /// Prints the step's number and its sentences, one per line.
    fn print(&self, width: usize, out: &mut dyn Write) -> Result<(), Failure> {
        let number = self.step;
        match self.sentences.split_first() {
            None if number == 0 => writeln!(out, "{number:>width$}  The game begins.")?,
            None => writeln!(out, "{number:>width$}  Nothing that this side can see.")?,
            Some((first, rest)) => {
                writeln!(out, "{number:>width$}  {first}")?;
                for sentence in rest {
                    writeln!(out, "{:width$}  {sentence}", "")?;
                }
            }
        }
        Ok(())
    }
}

/// One line with the scores and the winners, or the rank of a solo player.
fn ending<G: Listed>(setup: &G::Setup, outcome: &Outcome) -> String {
    let scores = outcome.scores.iter().map(|(seat, score)| format!("{seat} {score}"));
    let scores = scores.collect::<Vec<_>>().join(", ");
    match G::solo_rank(setup, outcome) {
        Some(rank) => format!("Final score: {scores}, {}.", G::SOLO_RANKS[rank]),
        None => format!("Final scores: {scores}. Won by {}.", letters(outcome.winners)),
    }
}

fn letters(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" and ")
}
