//! The laws by name, and the report of a broken one.

use std::fmt;

/// A law that every game obeys.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Law {
    /// Every listed action and every sampled answer of chance applies.
    LegalStepsApply,
    /// The list, the count and the sample of a seat's actions agree, and the list has no action twice.
    ListsAgree,
    /// What is not listed is refused, changes nothing and records no event.
    IllegalStepsAreRefused,
    /// Awaited seats are at the table and can act; no seat can act while the game waits for chance or is over.
    AwaitedSeatsCanAct,
    /// There is an outcome exactly when nobody is awaited, with every seat's score and at least one winner.
    OutcomeAtTheEnd,
    /// Every viewer has a view in every state, and it is the same each time.
    EveryViewerHasAView,
    /// The changes at every event of a step, applied to a view, give the view at that moment.
    ChangesGiveViews,
    /// The text of a position reads back as the position.
    PositionsReadBack,
    /// The text of a step reads back as the step.
    StepsReadBack,
    /// A journal replays to the same state and events, also after it was written and read.
    JournalsReplay,
    /// A world sampled from a view has that view.
    WorldsLookTheSame,
    /// A world sampled from a seat's view waits for the same and allows the seat the same actions.
    WorldsAllowTheSame,
    /// A world sampled from a view is complete and can be played to its end.
    WorldsPlayOn,
    /// What a viewer may not know changes neither their views nor their legal actions.
    HiddenMovesNoView,
    /// What a viewer may not know changes none of their sights.
    HiddenMovesNoSight,
    /// A seat's step that reveals nothing gives the seat no information, so it can be undone freely.
    SilentStepsTellNothing,
    /// Sealed answers lead to the same state in any order.
    SealedAnswersCommute,
    /// While others are awaited, they learn only that a sealed answer was given.
    SealedAnswersStaySealed,
    /// Nothing is created or lost.
    NothingIsLost,
    /// Every game ends.
    EveryGameEnds,
}

impl Law {
    /// A short description of the law.
    pub const fn name(self) -> &'static str {
        match self {
            Law::LegalStepsApply => "legal steps apply",
            Law::ListsAgree => "list, count and sample of actions agree",
            Law::IllegalStepsAreRefused => "illegal steps are refused and change nothing",
            Law::AwaitedSeatsCanAct => "an awaited seat has an action",
            Law::OutcomeAtTheEnd => "the outcome comes at the end",
            Law::EveryViewerHasAView => "every viewer has a view",
            Law::ChangesGiveViews => "changes give the view of each moment",
            Law::PositionsReadBack => "positions read back",
            Law::StepsReadBack => "steps read back",
            Law::JournalsReplay => "replaying a journal gives the state",
            Law::WorldsLookTheSame => "a sampled world looks like its view",
            Law::WorldsAllowTheSame => "legality is the same in every sampled world",
            Law::WorldsPlayOn => "a sampled world can be played on",
            Law::HiddenMovesNoView => "hidden data changes no view",
            Law::HiddenMovesNoSight => "hidden data changes no sight",
            Law::SilentStepsTellNothing => "a step that reveals nothing gives no information",
            Law::SealedAnswersCommute => "sealed answers commute",
            Law::SealedAnswersStaySealed => "sealed answers stay sealed",
            Law::NothingIsLost => "nothing is created or lost",
            Law::EveryGameEnds => "every game ends",
        }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A broken law, with everything needed to reproduce it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "law broken: {law}\n  what: {what}\n  where: {game}, seed {seed}, game {number}, after step {step}\n  \
     position: {position}\n  reproduce: Suite {{ only: Some({number}), .. }} with seed {seed} and the same setups\n\
     {journal}"
)]
pub struct Breach {
    /// The law.
    pub law: Law,
    /// How it was broken.
    pub what: String,
    /// The name of the game.
    pub game: &'static str,
    /// The seed of the suite.
    pub seed: u64,
    /// The number of the game in the suite.
    pub number: u64,
    /// How many steps had been applied.
    pub step: usize,
    /// The position at that time.
    pub position: String,
    /// The journal up to that time.
    pub journal: String,
}
