//! `gravegoods legal`: lists the legal actions in a position.

use std::collections::BTreeMap;
use std::io::Write;

use clap::ArgMatches;
use game_core::{Awaiting, BadText, Seat, SeatSet, Viewer};
use games::{Listed, Visitor};
use serde::Serialize;

use crate::commands::replay::read_viewer;
use crate::failure::Failure;
use crate::files;
use crate::run::GameCommand;

/// How many bytes of a bad text are quoted.
const QUOTED: usize = 24;

/// The arguments of `legal`.
#[derive(clap::Args, Debug)]
pub(crate) struct LegalArgs {
    /// The position in the game's notation, in quotes
    #[arg(value_name = "POSITION")]
    position: String,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// With --json: also what this side sees and is offered, as a table would send it
    #[arg(long = "as", value_name = "a|b|…|spectator|all", requires = "json", value_parser = read_viewer)]
    viewer: Option<Viewer>,
}

/// What a position waits for.
#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "lowercase")]
enum Asked {
    Seats,
    Chance,
    Nobody,
}

/// The legal actions of every seat, as notation.
#[derive(Serialize)]
struct Actions {
    game: &'static str,
    position: String,
    awaiting: Asked,
    awaited: SeatSet,
    seats: BTreeMap<Seat, Vec<String>>,
    /// How many actions are not listed because there are too many, for each seat with such.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    unlisted: BTreeMap<Seat, usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seen: Option<Seen>,
}

/// What one side sees and is offered.
#[derive(Serialize)]
struct Seen {
    view: serde_json::Value,
    offer: serde_json::Value,
}

/// Lists legal actions in any game.
impl Visitor for GameCommand<'_, LegalArgs> {
    type Output = Result<(), Failure>;

    fn visit<G: Listed>(self) -> Result<(), Failure> {
        let game = position::<G>(self.matches, &self.args.position)?;
        let mut actions = Actions::of(&game);
        if let Some(viewer) = self.args.viewer {
            actions.seen = Some(Seen::by(&game, viewer)?);
        }
        if self.args.json {
            return Ok(writeln!(self.out, "{}", serde_json::to_string(&actions)?)?);
        }
        actions.print(self.out)
    }
}

impl Actions {
    fn of<G: Listed>(game: &G) -> Actions {
        let (awaiting, awaited) = match game.awaiting() {
            Awaiting::Seats(seats) => (Asked::Seats, seats),
            Awaiting::Chance => (Asked::Chance, SeatSet::EMPTY),
            Awaiting::Nobody => (Asked::Nobody, SeatSet::EMPTY),
        };
        let (mut seats, mut unlisted) = (BTreeMap::new(), BTreeMap::new());
        for seat in Seat::first(game.seats()) {
            let mut actions = Vec::new();
            game.legal_actions(seat, &mut actions);
            let more = game.count_actions(seat) - actions.len();
            if more > 0 {
                unlisted.insert(seat, more);
            }
            seats.insert(seat, actions.iter().map(ToString::to_string).collect());
        }
        let position = game.position();
        Actions { game: G::NAME, position, awaiting, awaited, seats, unlisted, seen: None }
    }

    fn print(&self, out: &mut dyn Write) -> Result<(), Failure> {
        match self.awaiting {
            Asked::Chance => writeln!(out, "The game waits for chance: cards or dice.")?,
            Asked::Nobody => writeln!(out, "The game is over.")?,
            // The seats are marked below.
            Asked::Seats => {}
        }
        for (seat, actions) in &self.seats {
            let awaited = if self.awaited.contains(*seat) { " (awaited)" } else { "" };
            let more = self.unlisted.get(seat).copied().unwrap_or(0);
            let all = actions.len().saturating_add(more);
            let plural = if all == 1 { "action" } else { "actions" };
            writeln!(out, "{seat}{awaited}: {all} legal {plural}")?;
            for action in actions {
                writeln!(out, "  {action}")?;
            }
            if more > 0 {
                writeln!(out, "  … and {more} more, which are not listed because there are too many")?;
            }
        }
        Ok(())
    }
}

impl Seen {
    fn by<G: Listed>(game: &G, viewer: Viewer) -> Result<Seen, Failure> {
        if let Some(seat) = viewer.seat().filter(|seat| seat.index() >= game.seats()) {
            let seats = Seat::first(game.seats()).map(|seat| seat.to_string()).collect::<Vec<_>>();
            return Err(Failure::Input(format!(
                "there is no seat {seat} in this position; its seats are {}",
                seats.join(", ")
            )));
        }
        Ok(Seen {
            view: serde_json::to_value(game.view(viewer))?,
            offer: serde_json::to_value(viewer.seat().and_then(|seat| game.offer(seat)))?,
        })
    }
}

/// Reads a position, after the files that it may refer to.
pub(crate) fn position<G: Listed>(matches: &ArgMatches, text: &str) -> Result<G, Failure> {
    files::load::<G>(matches)?;
    G::from_position(text).map_err(|bad| Failure::Input(position_error(text, &bad)))
}

/// What is wrong with a position, with a quote of the place.
fn position_error(text: &str, bad: &BadText) -> String {
    let start = text.floor_char_boundary(bad.at.min(text.len()));
    let rest = &text[start..];
    let quoted = &rest[..rest.floor_char_boundary(QUOTED)];
    match (quoted.len(), rest.len()) {
        (0, _) => format!("bad position, {bad} (at its end)"),
        (part, whole) if part < whole => format!("bad position, {bad} (at {quoted:?}…)"),
        _ => format!("bad position, {bad} (at {quoted:?})"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bad_place_of_any_text_is_quoted() {
        let wrong = |text: &str, at| position_error(text, &BadText::new(at, "no"));
        assert_eq!(wrong("abc def", 4), "bad position, column 5: no (at \"def\")");
        assert_eq!(wrong("abc", 3), "bad position, column 4: no (at its end)");
        assert_eq!(wrong("abc", 9), "bad position, column 10: no (at its end)");
        assert_eq!(wrong("é", 1), "bad position, column 2: no (at \"é\")");
        assert!(wrong(&"é".repeat(99), 0).ends_with("é\"…)"));
    }
}
