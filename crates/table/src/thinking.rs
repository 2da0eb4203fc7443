//! Decisions of bots, separated from the table so that they can be made on another thread.

use std::fmt;

use bots::{Clock, Level, Limit};
use game_core::{Game, Seat, Viewer};
use protocol::{HintLine, LevelName};

use crate::play::Playable;
use crate::state::{Standing, Table};

/// A decision to make. It stops when its clock is up.
pub struct Thought<T>(Work<T>);

/// Makes the decision.
type Work<T> = Box<dyn FnOnce(&dyn Clock) -> T + Send>;

impl<T> Thought<T> {
    /// Makes the decision.
    pub fn think(self, clock: &dyn Clock) -> T {
        (self.0)(clock)
    }
}

impl<T> fmt::Debug for Thought<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Thought")
    }
}

/// A bot's turn.
#[derive(Debug)]
pub struct BotTurn {
    /// Its seat.
    pub seat: Seat,
    /// Its level.
    pub level: LevelName,
    /// The version it decides at.
    pub version: u64,
    /// Its action, in the game's notation.
    pub thought: Thought<String>,
}

/// The decision whether bots interrupt.
#[derive(Debug)]
pub struct BotInterrupts {
    /// The version it is for. The answer is the same as long as the table has this version.
    pub version: u64,
    /// The first bot that interrupts, with its action in notation; none if no bot does.
    pub thought: Thought<Option<(Seat, String)>>,
}

/// The level of hints.
const HINT: Level = Level::Master;

/// How many actions a hint names.
const HINT_LINES: usize = 3;

/// The level of that name.
pub fn level(name: LevelName) -> Level {
    match name {
        LevelName::Novice => Level::Novice,
        LevelName::Steady => Level::Steady,
        LevelName::Sharp => Level::Sharp,
        LevelName::Master => Level::Master,
    }
}

impl<G: Playable> Table<G> {
    /// The seats whose bot has to decide.
    pub fn bots_awaited(&self) -> impl Iterator<Item = Seat> {
        self.awaited().iter().filter(|seat| self.seat_state(*seat).moving_bot().is_some())
    }

    /// The seats whose bot has to decide now. Where a bot plays for every person and nobody watches, bots play up to the next decision of
    /// a person, and then the table waits.
    pub fn bots_at_work(&self, watched: bool) -> impl Iterator<Item = Seat> {
        let waits = !watched && self.is_deserted();
        self.bots_awaited().filter(move |seat| !waits || self.seat_state(*seat).seated().is_none())
    }

    /// The bots that may interrupt, in the game's order.
    pub fn interrupting_bots(&self) -> impl Iterator<Item = Seat> {
        let game = self.game().filter(|_| self.standing == Standing::Playing && !self.awaited().is_empty());
        let speakers = game.into_iter().flat_map(|game| game.speakers());
        speakers.filter(|seat| self.seat_state(*seat).bot_level().is_some())
    }

    /// The decision whether bots interrupt, if any may now. Each bot gets only the view of its seat.
    pub fn bot_interrupts(&self) -> Option<BotInterrupts> {
        let (play, luck) = (self.play.as_ref()?, self.luck.as_ref()?);
        let bots = self.interrupting_bots().map(|seat| {
            let spec = level(self.seat_state(seat).bot_level().expect("a bot plays this seat")).spec();
            let bot = G::bot(spec, luck.bot(seat.index() + 2 * game_core::MAX_SEATS, self.version));
            (seat, bot, play.game.view(Viewer::Seat(seat)))
        });
        let mut bots: Vec<_> = bots.collect();
        if bots.is_empty() {
            return None;
        }
        let thought = Thought(Box::new(move |_: &dyn Clock| {
            bots.iter_mut()
                .find_map(|(seat, bot, view)| Some((*seat, bot.speak_up(view, *seat)?.to_string())))
        }));
        Some(BotInterrupts { version: play.settled, thought })
    }

    /// A bot's turn. The bot gets only the view of its seat.
    pub fn bot_turn(&self, seat: Seat) -> Option<BotTurn> {
        let name = self.seat_states.get(seat.index())?.moving_bot()?;
        let game = self.game().filter(|_| self.awaited().contains(seat))?;
        let view = game.view(Viewer::Seat(seat));
        let luck = self.luck.as_ref()?.bot(seat.index(), self.version);
        let spec = level(name).spec();
        let arranged = self.arranged_reply(seat);
        let thought = Thought(Box::new(move |clock: &dyn Clock| {
            if let Some(reply) = arranged {
                return reply;
            }
            let limit = Limit { clock: Some(clock), ..spec.limit(clock) };
            G::bot(spec, luck).choose(&view, seat, &limit).to_string()
        }));
        Some(BotTurn { seat, level: name, version: self.version, thought })
    }

    /// A hint for a seat, from what its person is shown; none if it is not its turn.
    pub fn hint(&self, seat: Seat) -> Option<Thought<Vec<HintLine>>> {
        let playing = self.standing == Standing::Playing && self.hints();
        let game = self.game().filter(|_| playing && self.awaited().contains(seat))?;
        let view = self.now().view(game, Viewer::Seat(seat));
        let luck = self.luck.as_ref()?.bot(seat.index() + game_core::MAX_SEATS, self.version);
        Some(Thought(Box::new(move |clock: &dyn Clock| {
            let limit = Limit { clock: Some(clock), ..HINT.spec().limit(clock) };
            let advice = G::hint(HINT.spec(), luck, &view, seat, &limit, HINT_LINES);
            let advice = advice.expect("the level of hints searches");
            let line = |advice: bots::Advice<<G as Game>::Action>| HintLine {
                action: serde_json::to_value(&advice.action).expect("an action is plain data"),
                value: advice.prospect,
                score: advice.score,
                share: advice.share,
            };
            advice.into_iter().map(line).collect()
        })))
    }
}
