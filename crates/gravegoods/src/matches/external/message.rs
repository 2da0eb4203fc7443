//! The messages between a match and an external program, one per line.

use game_core::{Seat, SeatSet};
use games::Listed;
use serde::Serialize;

use crate::run::Times;

/// The version of the protocol.
pub(crate) const PROTOCOL: u32 = 1;

/// A message to a program.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Message<'m, V> {
    /// A game begins.
    Hello {
        protocol: u32,
        game: &'static str,
        rules: u32,
        seat: Seat,
        players: usize,
        seed: u64,
        seed64: String,
        ms: u128,
        /// How long it should think, if all bots have the same time.
        #[serde(skip_serializing_if = "Option::is_none")]
        think_ms: Option<u32>,
        setup: serde_json::Value,
    },
    /// It is the program's turn.
    Decide(Question<'m, V>),
    /// The program may act out of turn.
    Interrupt(Question<'m, V>),
    /// The game is over.
    Over { seat: Seat, scores: &'m [i32], winners: SeatSet },
}

/// A message without a view.
pub(super) type MessageWithoutView<'m> = Message<'m, ()>;

/// What a program needs for a decision.
#[derive(Serialize)]
pub(super) struct Question<'m, V> {
    pub(super) seat: Seat,
    pub(super) ms: u128,
    pub(super) actions: &'m [String],
    /// How many actions are not listed because there are too many.
    #[serde(skip_serializing_if = "is_none_left")]
    pub(super) unlisted: usize,
    pub(super) view_text: String,
    pub(super) view: &'m V,
}

fn is_none_left(unlisted: &usize) -> bool {
    *unlisted == 0
}

impl<V: Serialize> Message<'_, V> {
    /// The message as a line.
    pub(super) fn line(&self) -> String {
        serde_json::to_string(self).expect("all keys of a message are strings") + "\n"
    }
}

/// The line that starts a game of `G`.
pub(super) fn hello<G: Listed>(
    setup: &G::Setup,
    seat: Seat,
    players: usize,
    seed: u64,
    times: Times,
) -> String {
    let message = MessageWithoutView::Hello {
        protocol: PROTOCOL,
        game: G::NAME,
        rules: G::RULES,
        seat,
        players,
        // Numbers above 2⁵³ are not safe in every language's JSON.
        seed: seed >> 11,
        seed64: seed.to_string(),
        ms: times.limit.as_millis(),
        think_ms: times.think_ms,
        setup: serde_json::to_value(setup).expect("a setup is plain data"),
    };
    message.line()
}

/// An answer of a program.
#[derive(PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Answer {
    /// The action; `None` to decline an interrupt.
    pub(crate) action: Option<String>,
    /// Whether it answers interrupts.
    pub(crate) interrupts: bool,
}

impl Answer {
    /// Reads an answer from a line, if it is one.
    pub(super) fn read(line: &[u8]) -> Option<Answer> {
        let object: serde_json::Value = serde_json::from_slice(line).ok()?;
        let action = match object.get("action")? {
            serde_json::Value::Null => None,
            serde_json::Value::String(action) => Some(action.clone()),
            _ => return None,
        };
        let interrupts = object.get("interrupts").and_then(serde_json::Value::as_bool).unwrap_or(false);
        Some(Answer { action, interrupts })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_an_object_with_an_action() {
        let read = |line: &str| Answer::read(line.as_bytes());
        let answer =
            |action: Option<&str>, interrupts| Some(Answer { action: action.map(str::to_owned), interrupts });
        assert_eq!(read("{\"action\":\"recover\",\"note\":1}"), answer(Some("recover"), false));
        assert_eq!(read("{\"action\":null,\"interrupts\":true}"), answer(None, true));
        assert_eq!(read("{\"action\":\"a\",\"interrupts\":1}"), answer(Some("a"), false));
        for bad in ["", "{}", "[]", "7", "{\"action\":7}", "{\"interrupts\":true}"] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }
}
