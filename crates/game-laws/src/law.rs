//! The laws by name, and what is told of a broken one.

use std::fmt;

/// A law that every game keeps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Law {
    /// Every listed action and every sampled answer of nature applies.
    LegalStepsApply,
    /// The list, the count and the sample of a seat's actions tell the same, and the list has no action twice.
    ListsAgree,
    /// What is not listed is refused, changes nothing and tells nothing.
    IllegalStepsAreRefused,
    /// Awaited seats sit at the table and can act; nobody can while nature or nobody is awaited.
    AwaitedSeatsCanAct,
    /// There is an outcome exactly when nobody is awaited, with every seat's score and somebody who won.
    OutcomeAtTheEnd,
    /// Every viewer has a view in every state, and the same one each time.
    EveryViewerHasAView,
    /// The text of a position reads back as the position.
    PositionsReadBack,
    /// The text of a step reads back as the step.
    StepsReadBack,
    /// A journal gives the same state and events again, also after it was written and read.
    JournalsReplay,
    /// A world sampled from a view looks like the view.
    WorldsLookTheSame,
    /// A world sampled from a seat's view waits for the same and allows the seat the same.
    WorldsAllowTheSame,
    /// A world sampled from a view has lost nothing and can be played to its end.
    WorldsPlayOn,
    /// What a viewer may not know changes none of their views, nor what they may do.
    HiddenMovesNoView,
    /// What a viewer may not know changes nothing of what they see happen.
    HiddenMovesNoSight,
    /// A step of a seat that reveals nothing tells its actor nothing, so it can be taken back as if it had not been.
    SilentStepsTellNothing,
    /// Sealed answers come to the same in whatever order they arrive.
    SealedAnswersCommute,
    /// While others are awaited, they learn nothing of a sealed answer but that it was given.
    SealedAnswersStaySealed,
    /// Nothing is created or lost.
    NothingIsLost,
    /// Every game ends.
    EveryGameEnds,
}

impl Law {
    /// The law in a few words.
    pub const fn name(self) -> &'static str {
        match self {
            Law::LegalStepsApply => "legal steps apply",
            Law::ListsAgree => "list, count and sample of actions agree",
            Law::IllegalStepsAreRefused => "illegal steps are refused and change nothing",
            Law::AwaitedSeatsCanAct => "an awaited seat has an action",
            Law::OutcomeAtTheEnd => "the outcome comes at the end",
            Law::EveryViewerHasAView => "every viewer has a view",
            Law::PositionsReadBack => "positions read back",
            Law::StepsReadBack => "steps read back",
            Law::JournalsReplay => "replaying a journal gives the state",
            Law::WorldsLookTheSame => "a sampled world looks like its view",
            Law::WorldsAllowTheSame => "legality is the same in every sampled world",
            Law::WorldsPlayOn => "a sampled world can be played on",
            Law::HiddenMovesNoView => "hidden data moves no view",
            Law::HiddenMovesNoSight => "hidden data moves no sight",
            Law::SilentStepsTellNothing => "a step that reveals nothing tells nothing",
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

/// A law that a game broke, with all that is needed to see it again.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "law broken: {law}\n  what: {what}\n  where: {game}, seed {seed}, game {number}, after step {step}\n  \
     position: {position}\n  again: Suite {{ only: Some({number}), .. }} with seed {seed} and the same setups\n\
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
    /// Which of the suite's games it was.
    pub number: u64,
    /// How many steps had been taken.
    pub step: usize,
    /// The position then.
    pub position: String,
    /// The journal up to then.
    pub journal: String,
}
