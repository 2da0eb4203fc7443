//! A table of any game.

use game_core::{Odds, Seat, SeatSet, Teams};
use games::{Choose, Listed, Options, Visitor};
use protocol::{HintLine, LiveSheet, Millis, PersonId, Refusal, Sheet, Update};
use serde_json::Value;

use crate::charter::Charter;
use crate::decide::Input;
use crate::decide::rematch::Opener;
use crate::luck::ChanceSource;
use crate::play::Playable;
use crate::record::{Record, Stamped};
use crate::sheet::Reader;
use crate::state::{Status, Table};
use crate::thinking::{BotInterrupts, BotTurn, Thought};

/// The records are not those of a table, or of an unknown game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not the records of a table: {0}")]
pub struct BadRecords(pub String);

/// A table of any game.
pub trait AnyTable: Send + Sync + std::fmt::Debug {
    /// What was fixed when the table was opened.
    fn charter(&self) -> &Charter;
    /// When the table was opened.
    fn opened_at(&self) -> Millis;
    /// How many seats it has.
    fn players(&self) -> usize;
    /// Whether the game waits for a bot, though nobody may be watching.
    fn awaits_bot(&self) -> bool;
    /// Whether a bot plays for everyone who has a seat.
    fn is_deserted(&self) -> bool;
    /// Checks that a person may write chat that everyone at the table reads.
    ///
    /// # Errors
    /// If they watch, and the players don't want spectators to write.
    fn may_talk(&self, person: &PersonId) -> Result<(), Refusal>;
    /// The number of records.
    fn version(&self) -> u64;
    /// What a server needs to know without knowing the game.
    fn status(&self) -> Status;
    /// The seat of a person.
    fn seat_of(&self, person: &PersonId) -> Option<Seat>;
    /// Which seats win or lose together.
    fn teams(&self) -> Teams;
    /// The variant of the game, as one word.
    fn variant(&self) -> &'static str;
    /// The seats of a person and their allies, who read a chat of their own once the game has begun.
    ///
    /// # Errors
    /// If the person has no allies, or the game has not begun.
    fn team_of(&self, person: &PersonId) -> Result<SeatSet, Refusal>;
    /// The records that `input` leads to. The table does not change.
    ///
    /// # Errors
    /// If the input is refused.
    fn decide(
        &self,
        call: &Input,
        now: Millis,
        chance_source: &dyn ChanceSource,
    ) -> Result<Vec<Record>, Refusal>;
    /// Applies a record.
    ///
    /// # Errors
    /// If the record can't follow.
    fn evolve(&mut self, stamped: &Stamped) -> Result<(), BadRecords>;
    /// Checks whether an action of a person is legal now, and returns the odds that chance undoes each of its parts.
    ///
    /// # Errors
    /// Why it isn't.
    fn check(&self, person: &PersonId, action: &Value) -> Result<Vec<Odds>, Refusal>;
    /// What `reader` is sent about the table.
    fn sheet(&self, reader: Reader<'_>, now: Millis) -> Sheet;
    /// What has changed for `reader` since the version that they have and the sheet that they were `sent`, and the sheet's
    /// changing part for the next time; none if they must be sent a whole sheet.
    fn update(
        &self,
        reader: Reader<'_>,
        sent: Option<&LiveSheet>,
        now: Millis,
    ) -> Option<(Update, LiveSheet)>;
    /// The first records of a rematch: the same options, bots and colours, and the opener on their seat.
    fn rematch(&self, opener: &Opener) -> Vec<Record>;
    /// When the next clock runs out.
    fn next_deadline(&self) -> Option<Millis>;
    /// The bots whose turn it is. If nobody watches, they don't play for people where all are away.
    fn bot_turns(&self, watched: bool) -> Vec<BotTurn>;
    /// Asks the bots for actions out of turn, if any may interrupt now.
    fn bot_interrupts(&self) -> Option<BotInterrupts>;
    /// Whether people may ask for hints.
    fn hints(&self) -> bool;
    /// A hint for a seat: what a strong bot would do.
    fn hint(&self, seat: Seat) -> Option<Thought<Vec<HintLine>>>;
}

impl<G: Playable> AnyTable for Table<G> {
    fn charter(&self) -> &Charter {
        self.charter()
    }

    fn opened_at(&self) -> Millis {
        self.opened_at
    }

    fn players(&self) -> usize {
        self.seat_states.len()
    }

    fn awaits_bot(&self) -> bool {
        self.bots_at_work(false).next().is_some()
    }

    fn is_deserted(&self) -> bool {
        self.is_deserted()
    }

    fn may_talk(&self, person: &PersonId) -> Result<(), Refusal> {
        self.may_talk(person)
    }

    fn version(&self) -> u64 {
        self.version()
    }

    fn status(&self) -> Status {
        self.status()
    }

    fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        self.seat_of(person)
    }

    fn teams(&self) -> Teams {
        self.teams()
    }

    fn variant(&self) -> &'static str {
        G::variant(&self.setup)
    }

    fn team_of(&self, person: &PersonId) -> Result<SeatSet, Refusal> {
        self.team_of(person)
    }

    fn decide(
        &self,
        call: &Input,
        now: Millis,
        chance_source: &dyn ChanceSource,
    ) -> Result<Vec<Record>, Refusal> {
        self.decide(call, now, chance_source)
    }

    fn evolve(&mut self, stamped: &Stamped) -> Result<(), BadRecords> {
        self.evolve(stamped)
    }

    fn check(&self, person: &PersonId, action: &Value) -> Result<Vec<Odds>, Refusal> {
        self.check(person, action)
    }

    fn sheet(&self, reader: Reader<'_>, now: Millis) -> Sheet {
        self.sheet(reader, now)
    }

    fn update(
        &self,
        reader: Reader<'_>,
        sent: Option<&LiveSheet>,
        now: Millis,
    ) -> Option<(Update, LiveSheet)> {
        self.update(reader, sent, now)
    }

    fn rematch(&self, opener: &Opener) -> Vec<Record> {
        self.rematch(opener)
    }

    fn next_deadline(&self) -> Option<Millis> {
        self.next_deadline()
    }

    fn bot_interrupts(&self) -> Option<BotInterrupts> {
        self.bot_interrupts()
    }

    fn bot_turns(&self, watched: bool) -> Vec<BotTurn> {
        self.bots_at_work(watched).filter_map(|seat| self.bot_turn(seat)).collect()
    }

    fn hints(&self) -> bool {
        self.hints()
    }

    fn hint(&self, seat: Seat) -> Option<Thought<Vec<HintLine>>> {
        self.hint(seat)
    }
}

/// Replays a table from its records. The first one opened it.
///
/// # Errors
/// If the records are not those of a table, or of an unknown game.
pub fn open(records: Vec<Stamped>) -> Result<Box<dyn AnyTable>, BadRecords> {
    struct Open(Vec<Stamped>);
    impl Visitor for Open {
        type Output = Result<Box<dyn AnyTable>, BadRecords>;
        fn visit<G: Listed>(self) -> Self::Output {
            Ok(Box::new(Table::<G>::load(self.0)?))
        }
    }
    let charter = charter_of(&records)?.clone();
    let choose = Choose::Setup(&charter.setup);
    games::visit_for(&charter.game, choose, Open(records))
        .map_err(|unknown| BadRecords(unknown.to_string()))?
}

/// The charter of the table that these records are of.
pub(crate) fn charter_of(records: &[Stamped]) -> Result<&Charter, BadRecords> {
    match records.first() {
        Some(Stamped { record: Record::Opened { charter }, .. }) => Ok(charter),
        _ => Err(BadRecords("the first record does not open a table".to_owned())),
    }
}

/// The setup for some options, as a table keeps it, and the version of the rules for new games.
///
/// # Errors
/// If there is no such game, or an option has a bad value; the text says which values are good.
pub fn setup(game: &str, options: &Options) -> Result<(serde_json::Value, u32), String> {
    struct Make<'o>(&'o Options);
    impl Visitor for Make<'_> {
        type Output = Result<(serde_json::Value, u32), String>;
        fn visit<G: Listed>(self) -> Self::Output {
            let setup = G::setup(self.0).map_err(|bad| bad.to_string())?;
            Ok((G::kept_setup(&setup), G::RULES))
        }
    }
    games::visit(game, Make(options)).map_err(|unknown| unknown.to_string())?
}
