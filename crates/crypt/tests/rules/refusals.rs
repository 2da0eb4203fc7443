//! Every refusal; a refused step changes nothing.

use std::collections::BTreeSet;

use crypt::{Curse, LeaderChoice, Refusal, Setup, State, Variant, VariantState};
use game_core::{CommonRefusal, Describe, Game, Notation, Seat};
use game_laws::script::step;

/// The refusal's name. A new one does not compile until it is added here, and then to the tests below.
fn name(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::Players(_) => "Players",
        Refusal::Common(CommonRefusal::NoSuchSeat(_)) => "NoSuchSeat",
        Refusal::SoloLeader(_) => "SoloLeader",
        Refusal::Twins(_) => "Twins",
        Refusal::Houses(_) => "Houses",
        Refusal::OtherEdition => "OtherEdition",
        Refusal::JoinAtEffort { .. } => "JoinAtEffort",
        Refusal::CannotGive(_) => "CannotGive",
        Refusal::GiftIsSealed => "GiftIsSealed",
        Refusal::NoCurse => "NoCurse",
        Refusal::NoDieToAsk => "NoDieToAsk",
        Refusal::NoTokenToSee => "NoTokenToSee",
        Refusal::Common(CommonRefusal::Over) => "Over",
        Refusal::Common(CommonRefusal::WaitingForChance) => "WaitingForChance",
        Refusal::Common(CommonRefusal::NotWaitingForChance) => "NotWaitingForChance",
        Refusal::Common(CommonRefusal::NotYourTurn(_)) => "NotYourTurn",
        Refusal::Common(CommonRefusal::WrongPhase) => "WrongPhase",
        Refusal::EmptyClaim => "EmptyClaim",
        Refusal::TooFewDice { .. } => "TooFewDice",
        Refusal::NoTreasure(_) => "NoTreasure",
        Refusal::OwnDice(_) => "OwnDice",
        Refusal::EffortTooLow { .. } => "EffortTooLow",
        Refusal::OneTreasureOnly => "OneTreasureOnly",
        Refusal::OtherSide(_) => "OtherSide",
        Refusal::CannotFlip { .. } => "CannotFlip",
        Refusal::NothingToSee => "NothingToSee",
        Refusal::NotFaceDown(_) => "NotFaceDown",
        Refusal::NoSuchExhaustedDie => "NoSuchExhaustedDie",
        Refusal::NoFailedDie(_) => "NoFailedDie",
        Refusal::Common(CommonRefusal::OtherChance(_)) => "OtherChance",
        Refusal::ImpossibleChance(_) => "ImpossibleChance",
    }
}

const NAMES: usize = 31;

const SETUPS: &[(u8, LeaderChoice, &str)] = &[
    (0, LeaderChoice::Random, "Players"),
    (5, LeaderChoice::Random, "Players"),
    (2, LeaderChoice::Fixed(Seat::C), "NoSuchSeat"),
    (1, LeaderChoice::Fixed(Seat::B), "SoloLeader"),
];

/// Setups of variants, and whether they are for a state of the base game.
const VARIANTS: &[(Variant, Curse, u8, bool, &str)] = &[
    (Variant::Twins, Curse::Off, 3, false, "Twins"),
    (Variant::Houses, Curse::Off, 7, false, "Houses"),
    (Variant::Base, Curse::On, 5, false, "Players"),
    (Variant::Base, Curse::On, 2, true, "OtherEdition"),
    (Variant::Houses, Curse::Off, 6, true, "OtherEdition"),
];

const TWINS: &str = "crypt 2p AAAAAA twins | claim 2 | lead a | deck T | row I4=a3 M_? P2 J1 | a 2/0 | b 3/0";
const GIVE: &str = "crypt 2p AAAAAA twins | give b | lead a | deck T | a 2/1 : R1 R2 | b 3/0 R2 R3 : J1 | gifts a=#2 | out I1 I2 I3";
const CURSED: &str = "crypt 2p AAAAAA cursed | claim 1 | lead a | deck T | row I4 P2 M_? | a 0/3 | b 3/0 | tokens a=IJ/- b=MP/R";
/// The second player has seen every token aside.
const TOKENS_SEEN: &str = "crypt 2p AAAAAA cursed | claim 2 | lead a | deck T | row I4 P2 M_? | a 0/3 | b 3/0 | tokens a=IJ/- b=MP/R";

const CLAIM: &str =
    "crypt 2p AABAAA | claim 3 | lead a | deck T | row I4=a5 P2=b4 M_? | a 2/0 M1 | b 1/1 R1 R2";
/// The first player has seen the only card that is face down.
const ALL_SEEN: &str =
    "crypt 2p AABAAA | claim 1 | lead a | deck T | row I4 P2 R3?a | a 3/0 M1^ M2 | b 3/0 J1";
const POTTERY: &str =
    "crypt 2p AAABAA | pottery a | lead a | deck T | row I4 J2 M_? | a 3/0 P1 P2 | b 3/0 | out J1";
const IDOL: &str = "crypt 2p AAAAAA | idol a | lead a | deck T | a 1/2!5 I4 | b 3/0 J1 J2";
const COLLECT: &str =
    "crypt 2p AAAAAA | collect | lead a | deck T | row I4=a5 . . | a 2/0 | b 3/0 | out P2 R_?";
const OVER: &str = "crypt 2p AAAAAA | over a | lead a | deck - | a 3/0 T1 | b 3/0 \
     | out I1 I2 I3 I4 J1 J2 J3 J4 M1 M2 M3 M4 P1 P2 P3 P4 R1 R2 R3 R4 T2 T3 T4";

const STEPS: &[(&str, &str, &str)] = &[
    (CLAIM, "c: recover", "NoSuchSeat"),
    (OVER, "a: recover", "Over"),
    (OVER, "chance: collect", "Over"),
    (COLLECT, "a: recover", "WaitingForChance"),
    (CLAIM, "chance: collect", "NotWaitingForChance"),
    (CLAIM, "b: claim 1=6", "NotYourTurn"),
    (CLAIM, "b: recover", "NotYourTurn"),
    (CLAIM, "b: decline", "NotYourTurn"),
    (CLAIM, "a: decline", "WrongPhase"),
    (CLAIM, "a: take #1 #2 3", "WrongPhase"),
    (CLAIM, "a: reroll #1 !5", "WrongPhase"),
    (POTTERY, "a: recover", "WrongPhase"),
    (POTTERY, "a: reroll #1 !5", "WrongPhase"),
    (IDOL, "a: claim 1=1", "WrongPhase"),
    (IDOL, "a: take #1 #2 3", "WrongPhase"),
    (CLAIM, "a: claim", "EmptyClaim"),
    (CLAIM, "a: claim 3=1+1+1", "TooFewDice"),
    (CLAIM, "a: claim 4=1", "NoTreasure"),
    (POTTERY, "a: take #1 #2 5", "NoTreasure"),
    (CLAIM, "a: claim 1=6", "OwnDice"),
    (CLAIM, "a: claim 2=4", "EffortTooLow"),
    (CLAIM, "a: claim 2=5 3=1", "OneTreasureOnly"),
    (POTTERY, "a: look #1", "OtherSide"),
    (CLAIM, "a: look #2", "CannotFlip"),
    (CLAIM, "b: look #1", "CannotFlip"),
    (CLAIM, "b: restore #1 #3", "CannotFlip"),
    (POTTERY, "a: take #1 #3 3", "CannotFlip"),
    (IDOL, "a: reroll #2 !5", "CannotFlip"),
    (ALL_SEEN, "a: look #2", "NothingToSee"),
    (POTTERY, "a: take #1 #2 1", "NotFaceDown"),
    (CLAIM, "b: restore #1 #2 !4", "NoSuchExhaustedDie"),
    (IDOL, "a: reroll #1 !4", "NoFailedDie"),
    (COLLECT, "chance: reroll 1", "OtherChance"),
    (COLLECT, "chance: collect 1=1+1", "ImpossibleChance"),
    (TWINS, "b: claim 1=4", "JoinAtEffort"),
    (TWINS, "b: ask", "NoCurse"),
    (GIVE, "b: give #1", "CannotGive"),
    (GIVE, "b: give #4", "CannotGive"),
    (GIVE, "a: restore #1 #2", "GiftIsSealed"),
    (CURSED, "a: ask", "NoDieToAsk"),
    (TOKENS_SEEN, "b: ask", "NoTokenToSee"),
    (CURSED, "a: give #1", "WrongPhase"),
    (GIVE, "b: ask", "WrongPhase"),
];

#[test]
fn every_refusal_occurs_and_changes_nothing() {
    let mut given = BTreeSet::new();
    for &(players, leader, expected) in SETUPS {
        let refusal = State::new(&Setup { leader, ..Setup::new(players) }).unwrap_err();
        assert_eq!(name(&refusal), expected);
        given.insert(expected);
    }
    for &(variant, curse, players, base, expected) in VARIANTS {
        let setup = Setup { variant, curse, ..Setup::new(players) };
        let refusal =
            if base { State::new(&setup).unwrap_err() } else { VariantState::new(&setup).unwrap_err() };
        assert_eq!(name(&refusal), expected);
        given.insert(expected);
    }
    for &(position, text, expected) in STEPS {
        if State::plays_position(position) {
            refuses::<State>(position, text, expected);
        } else {
            refuses::<VariantState>(position, text, expected);
        }
        given.insert(expected);
    }
    assert_eq!(given.len(), NAMES, "{given:?}");
}

/// Checks that a step is refused, and that nothing changes.
fn refuses<G: Game<Refusal = Refusal> + Notation + Copy>(position: &str, text: &str, expected: &str) {
    let before = G::from_position(position).unwrap_or_else(|bad| panic!("{position}\n{bad}"));
    let (mut state, mut events) = (before, Vec::new());
    let refusal = state.apply(step::<G>(text), &mut events).expect_err(text);
    assert_eq!(name(&refusal), expected, "{text} at {position}");
    assert_eq!(state, before, "{text} at {position}");
    assert!(events.is_empty(), "{text} at {position}");
}

#[test]
fn a_refusal_says_why() {
    let why = |position: &str, text: &str| {
        State::from_position(position)
            .unwrap()
            .apply(step::<State>(text), &mut Vec::new())
            .unwrap_err()
            .to_string()
    };
    assert_eq!(why(CLAIM, "a: claim 2=4"), "effort 4 does not beat 4 on treasure 2");
    assert_eq!(why(CLAIM, "b: recover"), "it is not the turn of b");
    assert_eq!(why(POTTERY, "a: look #1"), "the Manuscript collector does not offer that in this game");
}
