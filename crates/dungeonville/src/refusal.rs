//! Refusals.

use crate::{Adventurer, Item, Room, Tower};

/// What came of a step.
pub(crate) type Applied = Result<(), Refusal>;

game_core::refusals! {
    /// Why a step was refused. The state has not changed.
    pub enum Refusal {
        /// Dungeonville is for two to five players (D1.1).
        #[error("Dungeonville is for 2 to 5 players, not {0}")]
        Players(u8),
        /// The gold of the first round is 40 or 80 (D2.2).
        #[error("each player starts with 40 or 80 gold, not {0}")]
        Gold(u8),
        /// Seven points win, or by choice five or nine (D2.3).
        #[error("a game is won with 5, 7 or 9 points, and under version 1 of the rules with 7, not with {0}")]
        Points(u8),
        /// Too many other card sets are in use; a game with a built-in set is always possible.
        #[error("too many different card sets are in use; try again later, or play with the built-in cards")]
        TooManyCardSets,
        /// The adventurer is not in town (D3.1).
        #[error("adventurer {0} is not in town")]
        NotInTown(Adventurer),
        /// The adventurer is not in the party.
        #[error("adventurer {0} is not in your party")]
        NotInParty(Adventurer),
        /// With fewer than three adventurers, none is discarded (D3.2).
        #[error("with fewer than three adventurers you recruit without discarding one")]
        NothingToDiscard,
        /// With three or more adventurers, one is discarded first (D3.2).
        #[error("with three or more adventurers you must discard one first")]
        MustDiscard,
        /// With fewer than three adventurers, a player must recruit (R2).
        #[error("with fewer than three adventurers you must recruit")]
        MustRecruit,
        /// The card is not in the treasury.
        #[error("{0} is not in your treasury")]
        NotInTreasury(Room),
        /// The payment is too small (D3.3).
        #[error("that pays {paid} of {price} gold")]
        TooLittle {
            /// The value of the cards.
            paid: u16,
            /// The price.
            price: u8,
        },
        /// The payment has a card that is not needed (R4).
        #[error("{0} is not needed to reach the price")]
        NotNeeded(Room),
        /// The player does not have this amount of gold in tokens (D2.2).
        #[error("you can't pay {0} gold in tokens")]
        Tokens(u8),
        /// The payment has a token that is not needed (D2.2, R4).
        #[error("a token of the payment is not needed to reach the price")]
        TokenNotNeeded,
        /// Three must fight, or all if the party has fewer (D3.6).
        #[error("{fighters} of your adventurers must fight, each once, not {found}")]
        Fighters {
            /// How many must fight.
            fighters: u8,
            /// How many were put in order.
            found: u8,
        },
        /// The order has been given already.
        #[error("your fighters are in order already")]
        AlreadySealed,
        /// The power can't be used now (D5.5).
        #[error("the {0} can't be used for that now")]
        NoPower(Item),
        /// The Silver Lute can't make this fighter join (D5.5).
        #[error("adventurer {0} can't be made to join by the Silver Lute")]
        CannotJoin(Adventurer),
        /// An Oracle takes the letters of another member (D3.11).
        #[error("the Oracle can't take the letters of adventurer {0}")]
        CannotName(Adventurer),
        /// The room does not kill this member (D3.12).
        #[error("adventurer {0} does not have the letter of this room")]
        NotTheLetter(Adventurer),
        /// The card is not carried.
        #[error("{0} is not a room that you carry")]
        NotCarried(Room),
        /// What is left is still too much to carry (D3.13).
        #[error("{left} gold is still more than the party can carry, {capacity}")]
        StillTooMuch {
            /// What would be left.
            left: u16,
            /// What the party can carry.
            capacity: u16,
        },
        /// A card that does not have to be discarded (D3.13).
        #[error("{0} need not be discarded")]
        NeedNotGo(Room),
        /// With a shown deed, declaring is allowed only if it wins (D4.2).
        #[error("your deed is shown: you may declare only with enough points to win")]
        ShownAlready,
        /// The deal is not one deed for each seat (D2.1).
        #[error("a deal is one deed for each seat, all different")]
        BadDeal,
        /// The adventurer is not in the deck.
        #[error("adventurer {0} is not in the deck")]
        NotInDeck(Adventurer),
        /// The room is not in the deck.
        #[error("{0} is not in the deck that is drawn from")]
        RoomNotInDeck(Room),
        /// The deed is not in the Deed House.
        #[error("the deed of the {0} is not in the Deed House")]
        NotInDeedHouse(Tower),
    }
}
