//! `gravegoods hint`: suggests an action in a position, from one seat's view.

use std::io::Write;

use bots::{Advice, Spec};
use game_core::{Awaiting, Seat, Viewer};
use games::{Listed, Visitor};
use serde::Serialize;

use crate::columns;
use crate::commands::legal;
use crate::failure::Failure;
use crate::matches::deadline::Deadline;
use crate::run::GameCommand;

/// How many actions are listed by default.
const DEFAULT_ACTIONS: u8 = 5;

/// The arguments of `hint`.
#[derive(clap::Args, Debug)]
#[command(
    after_help = "The hint is computed from the seat's view alone: cards that the seat has not seen do not affect\n\
                  it. The same view, bot and seed give the same hint, unless the bot uses a clock, as in\n\
                  search:500ms."
)]
pub(crate) struct HintArgs {
    /// The position in the game's notation, in quotes
    #[arg(value_name = "POSITION")]
    position: String,
    /// The seat that needs the hint; it must be awaited
    #[arg(long = "as", value_name = "SEAT", value_parser = read_seat)]
    seat: Seat,
    /// The bot that searches: search:N, search:TIMEms, ismcts:N, ismcts:TIMEms or a level that searches
    #[arg(long, value_name = "BOT", default_value = "search:2000")]
    bot: Spec,
    /// How many actions to list at most
    #[arg(long, value_name = "N", default_value_t = DEFAULT_ACTIONS, value_parser = clap::value_parser!(u8).range(1..=100))]
    most: u8,
    /// The seed of the bot's randomness
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn read_seat(text: &str) -> Result<Seat, String> {
    let mut letters = text.chars();
    match (letters.next().and_then(Seat::from_letter), letters.next()) {
        (Some(seat), None) => Ok(seat),
        _ => Err("give a seat's letter".to_owned()),
    }
}

/// The best few actions of a seat.
#[derive(Serialize)]
struct Hints<V> {
    game: &'static str,
    seat: Seat,
    bot: String,
    /// What the seat knows, in notation.
    view_text: String,
    /// The same as data.
    view: V,
    actions: Vec<HintFigures>,
}

/// An action, and how the bot rates it.
#[derive(Serialize)]
struct HintFigures {
    action: String,
    /// The chance to win; `None` for a solo player.
    odds: Option<f32>,
    /// The expected final score.
    expected_score: f32,
    /// The share of the search that the bot spent on it.
    share: f32,
}

/// Gives a hint in any game.
impl Visitor for GameCommand<'_, HintArgs> {
    type Output = Result<(), Failure>;

    fn visit<G: Listed>(self) -> Result<(), Failure> {
        let HintArgs { position, seat, bot, most, seed, json } = &self.args;
        let game: G = legal::position(self.matches, position)?;
        check_seat(&game, *seat)?;
        // From here on only the view is used.
        let view = game.view(Viewer::Seat(*seat));
        let deadline = Deadline::of(*bot);
        let limit = bot.limit(&deadline);
        let advice = G::hint(*bot, *seed, &view, *seat, &limit, usize::from(*most)).ok_or_else(|| {
            Failure::Input(format!(
                "--bot: {bot} does not rate actions; give one that searches, such as search:2000"
            ))
        })?;
        let hints = Hints {
            game: G::NAME,
            seat: *seat,
            bot: bot.to_string(),
            view_text: view.to_string(),
            view,
            actions: advice.iter().map(|advice| HintFigures::of(advice, game.seats())).collect(),
        };
        if *json {
            return Ok(writeln!(self.out, "{}", serde_json::to_string(&hints)?)?);
        }
        hints.print(self.out)
    }
}

/// Refuses a seat that has nothing to decide.
fn check_seat<G: Listed>(game: &G, seat: Seat) -> Result<(), Failure> {
    let refused = |why: String| Err(Failure::Input(why));
    let letters = |seats: &mut dyn Iterator<Item = Seat>| {
        seats.map(|seat| seat.to_string()).collect::<Vec<_>>().join(", ")
    };
    if seat.index() >= game.seats() {
        let seats = letters(&mut Seat::first(game.seats()));
        return refused(format!("there is no seat {seat} in this position; its seats are {seats}"));
    }
    match game.awaiting() {
        Awaiting::Seats(seats) if seats.contains(seat) => Ok(()),
        Awaiting::Seats(seats) => {
            let seats = letters(&mut seats.iter());
            refused(format!("seat {seat} has nothing to decide in this position; give --as {seats}"))
        }
        Awaiting::Chance => {
            refused("the position waits for cards or dice, so there is nothing to decide".into())
        }
        Awaiting::Nobody => refused("the game is over, so there is nothing to decide".into()),
    }
}

impl HintFigures {
    fn of<A: ToString>(advice: &Advice<A>, seats: usize) -> HintFigures {
        let Advice { action, prospect, score, share } = advice;
        let odds = (seats > 1).then_some(*prospect);
        HintFigures { action: action.to_string(), odds, expected_score: *score, share: *share }
    }
}

impl<V> Hints<V> {
    fn print(&self, out: &mut dyn Write) -> Result<(), Failure> {
        writeln!(out, "{} knows: {}\n", self.seat, self.view_text)?;
        let heading = ["action", "odds", "expected score", "thought"].map(str::to_owned).to_vec();
        let row = |figures: &HintFigures| {
            vec![
                figures.action.clone(),
                figures.odds.map_or("-".to_owned(), |odds| format!("{:.1} %", odds * 100.0)),
                format!("{:.1}", figures.expected_score),
                format!("{:.1} %", figures.share * 100.0),
            ]
        };
        let rows: Vec<_> = [heading].into_iter().chain(self.actions.iter().map(row)).collect();
        Ok(columns::print(&rows, out)?)
    }
}
