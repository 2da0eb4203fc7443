//! The colours of pieces.

use serde::{Deserialize, Serialize};

use crate::MAX_SEATS;

/// A colour of pieces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum PieceColour {
    /// Red.
    Red,
    /// Violet.
    Violet,
    /// Teal.
    Teal,
    /// Black.
    Black,
    /// Gold.
    Gold,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Pink.
    Pink,
}

impl PieceColour {
    /// All colours, in the order of the seats that have them if nobody chooses.
    pub const ALL: [PieceColour; MAX_SEATS] = [
        PieceColour::Red,
        PieceColour::Violet,
        PieceColour::Teal,
        PieceColour::Black,
        PieceColour::Gold,
        PieceColour::Green,
        PieceColour::Blue,
        PieceColour::Pink,
    ];

    /// The colour's word.
    pub const fn word(self) -> &'static str {
        match self {
            PieceColour::Red => "red",
            PieceColour::Violet => "violet",
            PieceColour::Teal => "teal",
            PieceColour::Black => "black",
            PieceColour::Gold => "gold",
            PieceColour::Green => "green",
            PieceColour::Blue => "blue",
            PieceColour::Pink => "pink",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_word_of_a_colour_is_its_name_in_json() {
        for colour in PieceColour::ALL {
            assert_eq!(serde_json::to_value(colour).unwrap(), colour.word());
        }
    }
}
