//! How often each law is checked. Expensive checks are made only sometimes, since there are many games.

use rand::{Rng, RngExt};

/// One time in this many.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate(u32);

impl Rate {
    /// Decides at random whether to check now.
    pub(crate) fn is_due<R: Rng + ?Sized>(self, rng: &mut R) -> bool {
        rng.random_ratio(1, self.0)
    }
}

/// How often a random player who is not awaited takes one of its actions, if it has any.
pub(crate) const ANY_TIME: Rate = Rate(8);

/// In how many states whole lists of actions are checked, and illegal steps are tried.
pub(crate) const LEGALITY: Rate = Rate(10);

/// How often views and sights are compared by their text and JSON too, not only by their values.
pub(crate) const AS_TEXT: Rate = Rate(10);

/// In how many states a viewer's view is taken twice.
pub(crate) const VIEWS: Rate = Rate(3);

/// After how many steps the changes at every event are applied to a viewer's view.
pub(crate) const CHANGES: Rate = Rate(6);

/// In how many states the position is written and read back.
pub(crate) const POSITIONS: Rate = Rate(4);

/// In how many states a world is sampled for every viewer.
pub(crate) const WORLDS: Rate = Rate(10);

/// How many steps that reveal nothing are repeated in a world with the same view for the seat that took them.
pub(crate) const SILENT: Rate = Rate(4);

/// How many worlds of a finished game are sampled and played to their end.
pub(crate) const WORLDS_PLAYED_ON: usize = 2;

/// In how many states where several seats are awaited their answers are tried in other orders.
pub(crate) const SEALED: Rate = Rate(3);

/// How many finished games' journals are also cut short and read.
pub(crate) const CUT_JOURNALS: Rate = Rate(4);

/// For how many scrambled histories the viewer's legal actions at the end are also compared.
pub(crate) const SCRAMBLED_LEGALITY: Rate = Rate(10);

/// After how many steps of a scrambled history views are compared; sights are compared after every step, views also at its end.
pub(crate) const SCRAMBLED_VIEWS: Rate = Rate(4);

/// At how many points of a game its history is scrambled, for every viewer.
pub(crate) const SCRAMBLES: usize = 1;

/// How many actions of a long list are tried; of shorter lists all are.
pub(crate) const LISTED_TRIED: usize = 40;

/// How many actions of other games are tried, which are probably illegal, by every seat.
pub(crate) const STRANGE_TRIED: usize = 12;

/// How many earlier steps of the same game are tried again, which are probably illegal, by every seat.
pub(crate) const STALE_TRIED: usize = 6;

/// How many answers of chance are tried in one state.
pub(crate) const ANSWERS_TRIED: usize = 4;

/// How many actions of a seat are sampled to find a sealed answer.
pub(crate) const SEALED_SOUGHT: usize = 4;

/// How many games of each setup are played beforehand to collect actions.
pub(crate) const POOL_GAMES: usize = 16;
