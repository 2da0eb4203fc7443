//! A table of any game.

use game_core::Seat;
use games::{Listed, Options, Visitor};
use protocol::{HintLine, Millis, PersonId, Refusal, Sheet};

use crate::charter::Charter;
use crate::decide::Call;
use crate::luck::Fate;
use crate::play::Playable;
use crate::record::{Record, Stamped};
use crate::sheet::Reader;
use crate::state::{Status, Table};
use crate::thinking::{BotTurn, BotWord, Thought};

/// The records are not those of a table that is known here.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not the records of a table: {0}")]
pub struct BadRecords(pub String);

/// A table, whatever is played at it.
pub trait AnyTable: Send + Sync + std::fmt::Debug {
    /// What was settled when the table was opened.
    fn charter(&self) -> &Charter;
    /// When the table was opened.
    fn opened_at(&self) -> Millis;
    /// How many seats it has.
    fn players(&self) -> usize;
    /// Whether the game waits for a bot.
    fn awaits_bot(&self) -> bool;
    /// How many records have made the table what it is.
    fn version(&self) -> u64;
    /// What the keeper needs to know.
    fn status(&self) -> Status;
    /// Where a person sits.
    fn seat_of(&self, person: &PersonId) -> Option<Seat>;
    /// The records that would come of `call`.
    ///
    /// # Errors
    /// If the call is refused.
    fn decide(&self, call: &Call, now: Millis, fate: &dyn Fate) -> Result<Vec<Record>, Refusal>;
    /// Changes the table by a record that was written down.
    ///
    /// # Errors
    /// If no such record can follow.
    fn evolve(&mut self, stamped: &Stamped) -> Result<(), BadRecords>;
    /// Whether an action of a person would be legal now.
    ///
    /// # Errors
    /// Why it would not be.
    fn check(&self, person: &PersonId, act: &str) -> Result<(), Refusal>;
    /// What the table looks like to `reader`.
    fn sheet(&self, reader: Reader<'_>, now: Millis) -> Sheet;
    /// When the next clock runs out.
    fn next_deadline(&self) -> Option<Millis>;
    /// The turns of bots that are due.
    fn bot_turns(&self) -> Vec<BotTurn>;
    /// What bots have to say out of turn, if any is heard now.
    fn bots_word(&self) -> Option<BotWord>;
    /// What a strong bot would do in a seat.
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
        self.chairs.len()
    }

    fn awaits_bot(&self) -> bool {
        self.bots_awaited().next().is_some()
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

    fn decide(&self, call: &Call, now: Millis, fate: &dyn Fate) -> Result<Vec<Record>, Refusal> {
        self.decide(call, now, fate)
    }

    fn evolve(&mut self, stamped: &Stamped) -> Result<(), BadRecords> {
        self.evolve(stamped)
    }

    fn check(&self, person: &PersonId, act: &str) -> Result<(), Refusal> {
        self.check(person, act)
    }

    fn sheet(&self, reader: Reader<'_>, now: Millis) -> Sheet {
        self.sheet(reader, now)
    }

    fn next_deadline(&self) -> Option<Millis> {
        self.next_deadline()
    }

    fn bots_word(&self) -> Option<BotWord> {
        self.bots_word()
    }

    fn bot_turns(&self) -> Vec<BotTurn> {
        self.bots_awaited().filter_map(|seat| self.bot_turn(seat)).collect()
    }

    fn hint(&self, seat: Seat) -> Option<Thought<Vec<HintLine>>> {
        self.hint(seat)
    }
}

/// Opens the table that came of its records, the first of which opened it.
///
/// # Errors
/// If the records are not those of a table, or of a game that is not known here.
pub fn open(records: Vec<Stamped>) -> Result<Box<dyn AnyTable>, BadRecords> {
    struct Open(Vec<Stamped>);
    impl Visitor for Open {
        type Output = Result<Box<dyn AnyTable>, BadRecords>;
        fn visit<G: Listed>(self) -> Self::Output {
            Ok(Box::new(Table::<G>::load(self.0)?))
        }
    }
    let game = match records.first() {
        Some(Stamped { record: Record::Opened { charter }, .. }) => charter.game.clone(),
        _ => return Err(BadRecords("the first record does not open a table".to_owned())),
    };
    games::visit(&game, Open(records)).map_err(|unknown| BadRecords(unknown.to_string()))?
}

/// The setup that options ask for, and the version of the rules that a new game is played under.
///
/// # Errors
/// If there is no such game, or an option is not what it should be; the text says what would be right.
pub fn setup(game: &str, options: &Options) -> Result<(serde_json::Value, u32), String> {
    struct Make<'o>(&'o Options);
    impl Visitor for Make<'_> {
        type Output = Result<(serde_json::Value, u32), String>;
        fn visit<G: Listed>(self) -> Self::Output {
            let setup = G::setup(self.0).map_err(|bad| bad.to_string())?;
            Ok((serde_json::to_value(setup).expect("a setup is plain data"), G::RULES))
        }
    }
    games::visit(game, Make(options)).map_err(|unknown| unknown.to_string())?
}
