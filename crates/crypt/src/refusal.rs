//! Why a step is refused.

use game_core::Seat;

use crate::action::CardNo;
use crate::vocabulary::card::Kind;
use crate::vocabulary::dice::{Pips, Slot};

/// What came of a step.
pub(crate) type Applied = Result<(), Refusal>;

game_core::refusals! {
    /// Why a step was refused. The state has not changed.
    pub enum Refusal {
        /// The base game is for one to four players.
        #[error("Crypt is for 1 to 4 players, or 6 or 8 in Clash of Houses, not {0}")]
        Players(u8),
        /// Twins are two (V2.1).
        #[error("Conspiring Twins is for 2 players, not {0}")]
        Twins(u8),
        /// Houses are for six or eight players (V3.1).
        #[error("Clash of Houses is for 6 or 8 players, not {0}")]
        Houses(u8),
        /// A state of the base game can't play a variant.
        #[error("a variant is played with a state that has room for it")]
        OtherEdition,
        /// The Leader of Only Child is always the player (C6.1).
        #[error("with one player, that player leads the first round: the leader can't be {0}")]
        SoloLeader(Seat),
        /// A claim needs a die (R1).
        #[error("a claim needs at least one die")]
        EmptyClaim,
        /// More dice than are available.
        #[error("the claim needs more dice than are available: {wanted}, not {home}")]
        TooFewDice {
            /// How many dice the claim uses.
            wanted: u8,
            /// How many dice are available.
            home: u8,
        },
        /// There is no treasure.
        #[error("there is no treasure at {0}")]
        NoTreasure(Slot),
        /// The player's own dice are there (C3.6).
        #[error("your dice are already on treasure {0}")]
        OwnDice(Slot),
        /// The total effort does not beat the dice there (C3.5).
        #[error("effort {offered} does not beat {standing} on treasure {slot}")]
        EffortTooLow {
            /// The treasure's place.
            slot: Slot,
            /// The total of the claim.
            offered: u8,
            /// The total of the dice there.
            standing: u8,
        },
        /// Dice added to an ally's show the same effort (V1.2).
        #[error("dice that join your ally on treasure {slot} must show effort {effort}")]
        JoinAtEffort {
            /// The treasure's place.
            slot: Slot,
            /// The effort of the ally's dice.
            effort: Pips,
        },
        /// The card can't be given (V1.4).
        #[error("card {0} is not one that you collected in this round and can give")]
        CannotGive(CardNo),
        /// The player waits for the others' gifts (V1.4).
        #[error("you have sealed your gift: wait until all gifts are given")]
        GiftIsSealed,
        /// No kind is cursed (V4).
        #[error("nobody is cursed in this game, so there is nothing to ask the dead")]
        NoCurse,
        /// Asking the dead exhausts a die (V4.2).
        #[error("asking the dead takes an available die, and you have none")]
        NoDieToAsk,
        /// There is no token that the player has not seen (V4.2).
        #[error("you have seen all tokens that lie aside")]
        NoTokenToSee,
        /// The Lights Out turn places on one treasure (C3.7).
        #[error("the last turn of the phase may place on one treasure only")]
        OneTreasureOnly,
        /// The collector shows the other side, or does not offer this.
        #[error("the {0} collector does not offer that in this game")]
        OtherSide(Kind),
        /// There is no such card to flip.
        #[error("card {card} is not among your {kind} cards that can still be flipped")]
        CannotFlip {
            /// The card.
            card: CardNo,
            /// The kind that it should be.
            kind: Kind,
        },
        /// There is no face-down card that the player has not seen (C5, R9).
        #[error("there is no face-down card in the crypt that you have not seen")]
        NothingToSee,
        /// The card is not face down.
        #[error("treasure {0} is not face down")]
        NotFaceDown(Slot),
        /// There is no such exhausted die.
        #[error("you have no such exhausted die")]
        NoSuchExhaustedDie,
        /// No die failed at that effort in this phase (R7).
        #[error("none of your dice failed at effort {0} in this phase and is still exhausted")]
        NoFailedDie(Pips),
        /// The answer of chance is impossible.
        #[error("that answer is impossible: {0}")]
        ImpossibleChance(&'static str),
    }
}
