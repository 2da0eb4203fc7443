//! Replays of finished games.

use game_core::{Journal, Viewer};
use games::{Choose, Listed, Visitor};
use protocol::Frame;

use crate::any::{BadRecords, charter_of};
use crate::play::Playable;
use crate::record::Stamped;
use crate::sheet::frames::Occasion;
use crate::state::{Standing, Table};

/// The frames of a finished game as `viewer` sees them, from its start on. Steps that were undone are there, until they are undone.
///
/// # Errors
/// If the records are not those of a finished game.
pub fn replay(records: &[Stamped], viewer: Viewer) -> Result<Vec<Frame>, BadRecords> {
    struct Watch<'r>(&'r [Stamped], Viewer);
    impl Visitor for Watch<'_> {
        type Output = Result<Vec<Frame>, BadRecords>;
        fn visit<G: Listed>(self) -> Self::Output {
            frames::<G>(self.0, self.1)
        }
    }
    visit(records, Watch(records, viewer))
}

/// How many seats the table of these records has.
///
/// # Errors
/// If the first record opens no table.
pub fn players(records: &[Stamped]) -> Result<usize, BadRecords> {
    struct Count<'r>(&'r [Stamped]);
    impl Visitor for Count<'_> {
        type Output = Result<usize, BadRecords>;
        fn visit<G: Listed>(self) -> Self::Output {
            Ok(Table::<G>::load(self.0.iter().take(1).cloned())?.seat_states.len())
        }
    }
    visit(records, Count(records))
}

/// The journal of a finished game, without undone steps.
///
/// # Errors
/// If the records are not those of a finished game.
pub fn journal(records: &[Stamped]) -> Result<String, BadRecords> {
    struct Write<'r>(&'r [Stamped]);
    impl Visitor for Write<'_> {
        type Output = Result<String, BadRecords>;
        fn visit<G: Listed>(self) -> Self::Output {
            let table = finished::<G>(self.0)?;
            let journal: Journal<G> = Journal {
                rules: table.charter.rules,
                setup: table.setup.clone(),
                steps: table.all_steps()?,
                outcome: table.game().and_then(G::outcome),
            };
            Ok(journal.to_text())
        }
    }
    visit(records, Write(records))
}

/// Runs `visitor` for the game of these records.
fn visit<T>(
    records: &[Stamped],
    visitor: impl Visitor<Output = Result<T, BadRecords>>,
) -> Result<T, BadRecords> {
    let charter = charter_of(records)?;
    games::visit_for(&charter.game, Choose::Setup(&charter.setup), visitor)
        .map_err(|unknown| BadRecords(unknown.to_string()))?
}

/// The table, if its game is over.
fn finished<G: Playable>(records: &[Stamped]) -> Result<Table<G>, BadRecords> {
    let table = Table::<G>::load(records.iter().cloned())?;
    over(&table).map(|()| table)
}

/// Checks that the game is over. A running game is secret.
fn over<G: Playable>(table: &Table<G>) -> Result<(), BadRecords> {
    match table.standing() {
        Standing::Over(_) => Ok(()),
        Standing::Gathering | Standing::Playing | Standing::Dissolved => {
            Err(BadRecords("the game is not over".to_owned()))
        }
    }
}

fn frames<G: Playable>(records: &[Stamped], viewer: Viewer) -> Result<Vec<Frame>, BadRecords> {
    let mut table = Table::<G>::load(records.iter().take(1).cloned())?;
    let mut frames = Vec::new();
    for stamped in &records[1..] {
        let since = table.version();
        table.evolve(stamped)?;
        if table.game().is_some() {
            frames.extend(table.frames(viewer, since, Occasion::Replay));
        }
    }
    over(&table).map(|()| frames)
}

/// The steps up to `version` of a finished game as lines of a journal, to play on from there.
///
/// # Errors
/// If the records are not those of a finished game, or the game was over at that version.
pub fn steps_at(records: &[Stamped], version: u64) -> Result<Vec<String>, BadRecords> {
    struct Rewind<'r>(&'r [Stamped], u64);
    impl Visitor for Rewind<'_> {
        type Output = Result<Vec<String>, BadRecords>;
        fn visit<G: Listed>(self) -> Self::Output {
            let Rewind(records, version) = self;
            finished::<G>(records)?;
            let end = usize::try_from(version).unwrap_or(usize::MAX).min(records.len());
            let table = Table::<G>::load(records[..end].iter().cloned())?;
            if !table.is_undecided() {
                return Err(BadRecords("there is nothing left to play at that moment".to_owned()));
            }
            Ok(table.step_lines())
        }
    }
    visit(records, Rewind(records, version))
}
