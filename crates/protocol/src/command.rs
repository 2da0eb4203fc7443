//! What a person can do at a table.

use std::fmt;
use std::str::FromStr;

use game_core::{PieceColour, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A command of a person to a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "camelCase", deny_unknown_fields)]
pub enum Command {
    /// Take a seat.
    Sit {
        /// The seat.
        seat: Seat,
    },
    /// Choose the colour of one's pieces before the game begins.
    Colour {
        /// The colour.
        colour: PieceColour,
    },
    /// Leave the seat before the game begins.
    Stand,
    /// Give an open seat to a bot; only the host may.
    Appoint {
        /// The seat.
        seat: Seat,
        /// Its difficulty.
        level: LevelName,
    },
    /// Free a seat before the game begins: remove its bot or its person; only the host may. The person can't take a seat at the table
    /// again.
    Vacate {
        /// The seat.
        seat: Seat,
    },
    /// Be ready to begin, with a random number that contributes to the game's chance.
    Ready {
        /// The number.
        nonce: Nonce,
    },
    /// Be no longer ready.
    Unready,
    /// Close the table before the game begins; only the host may.
    Dissolve,
    /// Act in the game.
    Act {
        /// The version that the person saw.
        version: u64,
        /// The action, as the game's own data.
        #[cfg_attr(feature = "typescript", ts(type = "G['action']"))]
        action: Value,
    },
    /// Undo an action and all that came after it, or ask the others for it.
    Undo {
        /// The version that the person saw.
        version: u64,
        /// The version of the own action to undo; the last one if it is missing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        back: Option<u64>,
    },
    /// Agree or disagree to another player's undo request.
    AnswerUndo {
        /// The version that the person saw.
        version: u64,
        /// Whether to agree.
        agree: bool,
    },
    /// Withdraw the own undo request.
    WithdrawUndo,
    /// Leave the game. With a live clock a bot takes over; otherwise nothing is played before the person's time is up.
    Leave,
    /// Return to a seat that a bot plays.
    Return,
    /// Resign.
    Resign,
    /// Claim that another player of a rated game has lost, because they have been away for long enough.
    Claim {
        /// Their seat.
        seat: Seat,
    },
    /// Call off a game that has not really begun: not everyone has decided something yet. It has no result.
    Abort,
    /// Let spectators write chat to the table, or not; any player may.
    MuteSpectators {
        /// Whether they can't.
        muted: bool,
    },
}

/// A bot's difficulty.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum LevelName {
    /// A beginner can win.
    Novice,
    /// Looks ahead a little.
    Steady,
    /// Looks ahead well.
    Sharp,
    /// Looks ahead as far as it can.
    Master,
}

/// Sixteen random bytes of a player, written as 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(value_type = String))]
pub struct Nonce(pub [u8; 16]);

/// A text is not a nonce.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a nonce is 32 hexadecimal digits")]
pub struct BadNonce;

impl fmt::Display for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Nonce({self})")
    }
}

impl FromStr for Nonce {
    type Err = BadNonce;

    fn from_str(text: &str) -> Result<Nonce, BadNonce> {
        let digits = text.as_bytes();
        if digits.len() != 32 || !digits.iter().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f')) {
            return Err(BadNonce);
        }
        let value = |digit: u8| if digit.is_ascii_digit() { digit - b'0' } else { digit - b'a' + 10 };
        let mut bytes = [0; 16];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = value(pair[0]) << 4 | value(pair[1]);
        }
        Ok(Nonce(bytes))
    }
}

game_core::serde_as_text!(Nonce);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nonce_reads_back_and_nothing_else_is_one() {
        let text = "00112233445566778899aabbccddeeff";
        assert_eq!(text.parse::<Nonce>().unwrap().to_string(), text);
        for bad in
            ["", "0", &text[1..], "00112233445566778899AABBCCDDEEFF", "0011223344556677 899aabbccddeeff"]
        {
            assert_eq!(bad.parse::<Nonce>(), Err(BadNonce), "{bad:?}");
        }
    }

    #[test]
    fn commands_are_flat_json() {
        let command = Command::Act { version: 7, action: serde_json::json!({ "scout": "crypt" }) };
        let text = r#"{"do":"act","version":7,"action":{"scout":"crypt"}}"#;
        assert_eq!(serde_json::to_string(&command).unwrap(), text);
        assert_eq!(serde_json::from_str::<Command>(text).unwrap(), command);
        for bad in [
            r#"{"do":"sit","seat":"a","why":"tired"}"#,
            r#"{"do":"sit","seat":"z"}"#,
            r#"{"do":"sit"}"#,
            r#"{"do":"shuffle"}"#,
            r#"{"do":"act","version":-1,"action":"recover"}"#,
            r#"{"do":"undo"}"#,
            r#"{"do":"answerUndo","agree":true}"#,
            r#"{"do":"act","version":99999999999999999999,"action":"recover"}"#,
            r#"{"do":"act","version":7}"#,
            r#"{"do":"act","version":7,"act":"recover"}"#,
            r#"{"do":"appoint","seat":"b","level":"Master"}"#,
        ] {
            assert!(serde_json::from_str::<Command>(bad).is_err(), "{bad}");
        }
    }
}
