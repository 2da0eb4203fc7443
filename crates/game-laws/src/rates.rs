//! How often the laws look, in one place: heavy checks are made now and then, since there are many games.

use rand::{Rng, RngExt};

/// One time in so many.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate(u32);

impl Rate {
    /// Whether it is time.
    pub(crate) fn strikes<R: Rng + ?Sized>(self, rng: &mut R) -> bool {
        rng.random_ratio(1, self.0)
    }
}

/// How often a random player who is not awaited takes one of its actions, if it has any.
pub(crate) const ANY_TIME: Rate = Rate(8);

/// In how many states whole lists of actions are held to the laws, and illegal steps are tried.
pub(crate) const LEGALITY: Rate = Rate(10);

/// How often views and sights are compared as they would be written and sent too, not by their values alone.
pub(crate) const AS_TEXT: Rate = Rate(10);

/// In how many states some viewer asks for a view twice.
pub(crate) const VIEWS: Rate = Rate(3);

/// In how many states the position is written and read back.
pub(crate) const POSITIONS: Rate = Rate(4);

/// In how many states a world is sampled for every viewer.
pub(crate) const WORLDS: Rate = Rate(10);

/// How many steps that reveal nothing are taken again in a world that looks the same to whoever took them.
pub(crate) const SILENT: Rate = Rate(4);

/// How many worlds of a finished game are sampled and played to their end.
pub(crate) const WORLDS_PLAYED_ON: usize = 2;

/// In how many states where several seats are awaited their answers are tried in other orders.
pub(crate) const SEALED: Rate = Rate(3);

/// How many finished games' journals are also cut off somewhere and read.
pub(crate) const CUT_JOURNALS: Rate = Rate(4);

/// How many of the scrambled histories are also compared by what the viewer may do at their end.
pub(crate) const SCRAMBLED_LEGALITY: Rate = Rate(10);

/// After how many steps of a scrambled history whole views are compared; sights are after every step, and views at its end.
pub(crate) const SCRAMBLED_VIEWS: Rate = Rate(4);

/// At how many points of a game its history is scrambled, for every viewer.
pub(crate) const SCRAMBLES: usize = 1;

/// How many actions of a list are tried; of shorter lists all are.
pub(crate) const LISTED_TRIED: usize = 40;

/// How many actions of other games are tried as likely illegal ones, by every seat.
pub(crate) const STRANGE_TRIED: usize = 12;

/// How many steps of the same game are tried again as likely illegal ones, by every seat.
pub(crate) const STALE_TRIED: usize = 6;

/// How many answers of nature are tried at once.
pub(crate) const ANSWERS_TRIED: usize = 4;

/// How often a sealed answer is looked for among a seat's actions before it is given up.
pub(crate) const SEALED_SOUGHT: usize = 4;

/// How many games of each setup are played beforehand to learn what actions there are.
pub(crate) const POOL_GAMES: usize = 16;
