//! Actions and answers of chance as text: what is refused, where, and why.

use crypt::{Action, Base, Chance};
use game_core::BadText;

/// Checks the errors of texts; a `»`, which is removed before reading, marks where the error must point.
#[track_caller]
pub(crate) fn wrong<T: std::fmt::Debug>(read: impl Fn(&str) -> Result<T, BadText>, table: &[(&str, &str)]) {
    for (marked, why) in table {
        let at = marked.find('»').expect("a mark where the error points");
        let text = marked.replace('»', "");
        let bad = read(&text).expect_err(&text);
        assert!(bad.what.contains(why), "{text}\n{bad}");
        assert_eq!(bad.at, at, "{text}\n{bad}");
        assert!(bad.at <= text.len() && text.is_char_boundary(bad.at));
    }
}

#[test]
fn malformed_actions() {
    wrong(
        str::parse::<Action>,
        &[
            ("»", "expected an action"),
            ("   »", "expected an action"),
            ("»pass", "\"pass\" is not an action"),
            ("»Claim 1=5", "is not an action"),
            ("claim »1", "should look like 1=5 or 2=3+3"),
            ("claim »=5", "is not a treasure"),
            ("claim »0=5", "treasures are numbered 1 to 12"),
            ("claim »13=5", "treasures are numbered 1 to 12"),
            ("claim »01=5", "treasures are numbered 1 to 12"),
            ("claim 1=»", "is not a face of a die"),
            ("claim 1=»7", "is not a face of a die"),
            ("claim 1=»0", "is not a face of a die"),
            ("claim 1=5+»", "is not a face of a die"),
            ("claim 1=5+»x", "is not a face of a die"),
            ("claim 1=»5+4", "must show the same effort"),
            ("claim 1=5+5+5+»5", "only three dice"),
            ("claim 2=1 »1=1", "from the left, each once"),
            ("claim 2=1 »2=1", "from the left, each once"),
            ("claim 1=1 2=1 3=1 »4=1", "at most three"),
            ("recover »now", "nothing more may follow"),
            ("look»", "expected the Manuscript to flip"),
            ("look »3", "is not a card of a collection, as in #3"),
            ("look »#0", "is not a card of a collection"),
            ("look »#97", "is not a card of a collection"),
            ("look »#", "is not a card of a collection"),
            ("look #1 »#2", "nothing more may follow"),
            ("restore #1»", "expected the second card to flip"),
            ("restore #1 »#1", "two different cards"),
            ("restore #1 #2 »5", "is not a failed die, as in !5"),
            ("restore #1 #2 !»7", "is not a face of a die"),
            ("restore #1 #2 !5 »!6", "nothing more may follow"),
            ("take #1 #2»", "expected the treasure to take"),
            ("take #1 #2 »13", "is not a treasure"),
            ("reroll #1»", "expected the effort that failed, as in !5"),
            ("reroll #1 »5", "is not a failed die, as in !5"),
            ("decline »é", "nothing more may follow"),
        ],
    );
}

#[test]
fn malformed_answers_of_chance() {
    wrong(
        str::parse::<Chance<Base>>,
        &[
            ("»", "expected an answer of chance"),
            ("»roll 4", "is not an answer of chance"),
            ("sides»", "expected six letters A or B"),
            ("sides »AAAA", "sides are six letters"),
            ("sides AAAAAA »B", "nothing more may follow"),
            ("leader »x", "\"x\" is not a seat; a seat is a letter from a to h"),
            ("leader »ab", "is not a seat"),
            ("reveal »X4", "does not start with a kind"),
            ("reveal »4", "does not start with a kind"),
            ("reveal I»", "a value 1 to 4 must follow"),
            ("reveal I»5", "is not a coin value"),
            ("reveal I4»?", "nothing may follow a drawn card"),
            ("reveal I4»2", "nothing may follow a drawn card"),
            ("reveal I4 P2 R_ next»", "expected the kind on top of the deck"),
            ("reveal I4 P2 R_ next »T1", "does not start with a kind"),
            ("reveal I4 P2 R_ next T »J", "nothing more may follow"),
            ("reveal I1 I2 I3 I4 J1 J2 »J3", "6 cards at most"),
            ("look »3", "should look like 3=2"),
            ("look 3=»5", "is not a coin value"),
            ("look »9=1", "is not a treasure"),
            ("look 3=1 »3=1", "from the left, each once"),
            ("take»", "expected a coin value"),
            ("take »0", "is not a coin value"),
            ("ghost»", "expected the Ghost's dice"),
            ("ghost 1+»7", "is not a face of a die"),
            ("ghost 1+2+3+»4", "only three dice"),
            ("collect »4", "should look like 1=4+2"),
            ("collect 2=1 »1=1", "from the left, each once"),
            ("collect 1=1 »value", "values must follow"),
            ("collect value 3=»9", "is not a coin value"),
            ("collect value 3=1 »2=1", "from the left, each once"),
            ("reroll »0", "is not a face of a die"),
            ("reroll 4 »5", "nothing more may follow"),
            ("rolloff»", "expected the number of players"),
            ("rolloff »5p", "expected the number of players"),
            ("rolloff »a=1", "expected the number of players"),
            ("rolloff 2p »a", "should look like a=3+4"),
            ("rolloff 2p »c=1", "\"c\" is not a seat of this table; its seats are a, b"),
            ("rolloff 2p b=1 »a=1", "in the order of their letters, each once"),
        ],
    );
}

#[test]
fn what_is_written_reads_back() {
    for text in [
        "claim 1=5",
        "claim 1=5 3=2+2",
        "claim 2=6+6+6",
        "recover",
        "look #3",
        "restore #1 #48",
        "restore #1 #2 !6",
        "take #2 #5 6",
        "reroll #1 !2",
        "decline",
    ] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in [
        "sides ABABAB",
        "leader d",
        "reveal I4 P2 R_ next T",
        "reveal I4 P2 J1 J1 R_ R_",
        "look 5=1 6=4",
        "take 3",
        "ghost 3+3+4",
        "collect",
        "collect 1=4+2 3=1",
        "collect 1=4+2 value 3=2",
        "collect value 3=2",
        "reroll 6",
        "rolloff 3p a=1+2+3 c=4",
    ] {
        assert_eq!(text.parse::<Chance<Base>>().unwrap().to_string(), text);
    }
    // The cards to flip may be given in any order.
    assert_eq!("take #5 #2 6".parse::<Action>().unwrap().to_string(), "take #2 #5 6");
}
