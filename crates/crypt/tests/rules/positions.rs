//! Positions as text: what is refused, where, and why.

use crypt::State;
use game_core::Notation;

use crate::notation::wrong;
use crate::script::play;

#[test]
fn malformed_positions() {
    wrong(
        State::from_position,
        &[
            ("»", "the text ends here; expected crypt"),
            ("»chess 2p AAAAAA | reveal | lead a | deck - | a 3/0 | b 3/0", "expected \"crypt\""),
            ("crypt »5p AAAAAA | reveal | lead a | deck - | a 3/0 | b 3/0", "1p to 4p"),
            ("crypt »2 AAAAAA | reveal | lead a | deck - | a 3/0 | b 3/0", "1p to 4p"),
            ("crypt 2p »AAA | reveal | lead a | deck - | a 3/0 | b 3/0", "sides are six letters"),
            ("crypt 2p AAAAAA »forget | reveal | lead a | deck - | a 3/0 | b 3/0", "nothing more may follow"),
            ("crypt 2p AAAAAA | »think | lead a | deck - | a 3/0 | b 3/0", "is not a stage"),
            ("crypt 2p AAAAAA | claim »0 | lead a | deck - | a 3/0 | b 3/0", "turns are numbered 1 to 4"),
            (
                "crypt 2p AAAAAA | reveal »again | lead a | deck - | a 3/0 | b 3/0",
                "expected look, take, reroll or ask",
            ),
            ("crypt 2p AAAAAA | reveal | »head a | deck - | a 3/0 | b 3/0", "expected \"lead\""),
            ("crypt 2p AAAAAA | reveal | lead »z | deck - | a 3/0 | b 3/0", "is not a seat"),
            ("crypt 2p AAAAAA | reveal | lead a | »desk - | a 3/0 | b 3/0", "expected \"deck\""),
            ("crypt 2p AAAAAA | reveal | lead a | deck »X | a 3/0 | b 3/0", "does not start with a kind"),
            ("crypt 2p AAAAAA | reveal | lead a | deck - | a 3/0»", "one part for each of the 2 seats"),
            ("crypt 2p AAAAAA | reveal | lead a | deck - | »b 3/0 | a 3/0", "expected seat a here"),
            ("crypt 2p AAAAAA | reveal | lead a | deck - | a 3/0 | b 3/0 | »bin I1", "unknown part"),
            (
                "crypt 2p AAAAAA | reveal | lead a | deck - | a »3 | b 3/0",
                "expected dice available and exhausted",
            ),
            (
                "crypt 2p AAAAAA | reveal | lead a | deck - | a »4/0 | b 3/0",
                "expected dice available and exhausted",
            ),
            ("crypt 2p AAAAAA | idol a | lead a | deck T | a 1/»2!5+4 I1 | b 3/0 J1 J2", "lowest first"),
            ("crypt 2p AAAAAA | reveal | lead b | deck T | a 3/0 »X4 | b 3/0", "does not start with a kind"),
            ("crypt 2p AAAAAA | reveal | lead b | deck T | a 3/0 I4»! | b 3/0", "can't follow a card"),
            (
                "crypt 2p AAAAAA | reveal | lead b | deck T | a 3/0 »I_? | b 3/0",
                "a collected card has a value",
            ),
            (
                "crypt 2p AAAAAA | reveal | lead b | deck T | a 3/0 »I_ | b 3/0",
                "that everyone sees has a value",
            ),
            ("crypt 2p AABAAA | reveal | lead b | deck T | a 3/0 »I4?a | b 3/0", "the owner is not listed"),
            (
                "crypt 2p AABAAA | reveal | lead b | deck T | a 3/0 I4?»ba | b 3/0",
                "in the order of their letters",
            ),
            (
                "crypt 2p AAAAAA | reveal | lead b | deck T | a 3/0 | b 3/0 | out I4 P2 »R3?",
                "nobody has seen",
            ),
            (
                "crypt 2p AABAAA | reveal | lead b | deck T | a 3/0 | b 3/0 | out I4 P2 »R_?a",
                "its value must be given",
            ),
            (
                "crypt 2p AAAAAA | reveal | lead b | deck T | a 3/0 | b 3/0 | out I4 »P2^ R_?",
                "only a collected card",
            ),
            (
                "crypt 2p AAAAAA | claim 2 | lead a | deck T | row I4=»5 P2 R_? | a 3/0 | b 3/0",
                "is not a seat",
            ),
            (
                "crypt 2p AAAAAA | claim 2 | lead a | deck T | row I4=a»5+4 P2 R_? | a 1/0 | b 3/0",
                "the same effort",
            ),
            ("crypt 2p AAAAAA | claim 2 | lead a | deck T | row I4=» P2 R_? | a 3/0 | b 3/0", "whose dice"),
            ("crypt 1p AAAAAA | claim 3 | lead G | deck T | row I4 P3 R_? | a 3/0 | ghost »4", "1 to 3 dice"),
            (
                "crypt 2p AAAAAA | claim 2 | lead a | deck T | row I4=a5 P2 R_? | a 2/0 »* | b 3/0",
                "whose dice were all bumped",
            ),
        ],
    );
}

#[test]
fn impossible_positions() {
    wrong(
        State::from_position,
        &[
            ("crypt 2p AAAAAA | leader | »lead a | deck - | a 3/0 | b 3/0", "still being drawn"),
            (
                "crypt 1p AAAAAA | leader | »lead - | deck - | a 3/0",
                "with one player, the leader is never drawn",
            ),
            ("crypt 1p ------ | sides | »lead - | deck - | a 3/0", "with one player, that player leads"),
            ("crypt 1p ------ | sides | »lead G | deck - | a 3/0", "the Ghost does not lead the first round"),
            ("crypt 2p AAAAAA | reveal | »lead - | deck - | a 3/0 | b 3/0", "someone must lead"),
            (
                "crypt 2p AAAAAA | reveal | lead »c | deck - | a 3/0 | b 3/0",
                "\"c\" is not a seat of this table; its seats are a, b",
            ),
            (
                "crypt 2p AAAAAA | reveal | »lead G | deck - | a 3/0 | b 3/0",
                "the Ghost plays only against one",
            ),
            ("»crypt 2p ------ | reveal | lead a | deck - | a 3/0 | b 3/0", "while they are being drawn"),
            ("»crypt 2p AAAAAA | sides | lead a | deck - | a 3/0 | b 3/0", "while they are being drawn"),
            (
                "crypt 2p AAABAA | pottery »c | lead a | deck T | row I4 P2 R_? | a 3/0 | b 3/0",
                "\"c\" is not a seat of this table; its seats are a, b",
            ),
            (
                "crypt 2p AAAAAA | over »bc | lead a | deck - | a 3/0 | b 3/0",
                "\"bc\" are not seats of this table; its seats are a, b",
            ),
            (
                "crypt 2p AAAAAA | claim 2 | lead a | deck T | row I4=»c5 P2 R_? | a 3/0 | b 3/0",
                "\"c\" is not a seat of this table; its seats are a, b",
            ),
            (
                "crypt 1p AAAAAA | reveal | lead »b | deck - | a 3/0",
                "\"b\" is not a seat of this table; its only seat is a",
            ),
            (
                "»crypt 2p AAAAAA | reveal | lead b | deck T | a 3/0 I4 I3 I2 I1 | b 3/0 J1 | out I_?",
                "more cards of kind Idol",
            ),
            ("crypt 2p AAAAAA | reveal | lead a | deck - | »a 2/0 | b 3/0", "three dice"),
            ("crypt 2p AAAAAA | reveal | lead a | deck - | a 3/0 | »b 3/1", "three dice"),
            ("crypt 2p AAAAAA | claim 2 | lead a | deck T | row I4=a5 P2 R_? | »a 3/0 | b 3/0", "three dice"),
            ("crypt 2p AAAAAA | idol a | lead a | deck T | »a 2/1!4+5 I1 | b 3/0 J1 J2", "more dice failed"),
            ("crypt 2p AAAAAA | reveal | lead b | deck T | »a 2/1!5 I1 | b 3/0 J1 J2", "only while an Idol"),
            ("crypt 2p AAAAAA | idol a | lead a | deck T | »a 2/1!1 I1 | b 3/0 J1 J2", "effort 1 can't fail"),
            ("crypt 2p AAAAAA | reveal | lead a | deck - | »a 3/0 * | b 3/0", "placed only while claiming"),
            (
                "crypt 2p AAAAAA | claim 2 | lead a | deck T | »row I4=G5 P2 R_? | a 3/0 | b 3/0",
                "the Ghost plays only",
            ),
            (
                "crypt 1p AAAAAA | claim 3 | lead G | deck T | »row I4=G5+5 P3 R_? | a 3/0 | ghost 2",
                "the Ghost has three dice",
            ),
            (
                "crypt 1p AAAAAA | reveal | lead G | deck T | a 3/0 | »ghost 1 | out I4 P3 R_?",
                "bumped only while claiming",
            ),
            (
                "crypt 2p AAAAAA | claim 1 | lead a | deck T | »row I4 P2 | a 3/0 | b 3/0 | out J1",
                "number of places",
            ),
            (
                "crypt 2p AAAAAA | claim 1 | lead a | deck T | »row I4 P_? R_? | a 3/0 | b 3/0",
                "number of cards face up",
            ),
            (
                "crypt 2p AAAAAA | claim 1 | lead a | deck T | »row I4 R_? P2 | a 3/0 | b 3/0",
                "before those face down",
            ),
            (
                "crypt 1p AAAAAA | claim 1 | lead a | deck T | »row I4 P2 R_? | a 3/0",
                "fall from left to right",
            ),
            (
                "crypt 2p AAAAAA | reveal | lead b | deck T | »row I4 P2 R_? | a 3/0 | b 3/0",
                "there are no treasures",
            ),
            (
                "crypt 2p AAAAAA | collect | lead a | deck T | »row I4=a5 P2 . | a 2/0 | b 3/0 | out R_?",
                "have been discarded by now",
            ),
            (
                "crypt 2p AAAAAA | collect | lead a | deck T | »row I4=a1 . . | a 2/0 | b 3/0 | out P2 R_?",
                "nothing to roll",
            ),
            ("»crypt 2p AAAAAA | reveal | lead b | deck T | a 3/0 I4 | b 3/0", "whole rounds"),
            ("crypt 2p AAAAAA | reveal | lead a | »deck T | a 3/0 | b 3/0", "before the first reveal"),
            (
                "crypt 2p AAAAAA | reveal | lead b | »deck - | a 3/0 I4 P2 R1 | b 3/0",
                "the deck has a card on top",
            ),
            (
                "crypt 2p AAAAAA | reveal | lead b | »deck I | a 3/0 I4 I3 I2 | b 3/0 I1 J1 J2",
                "no card of this kind",
            ),
            (
                "crypt 2p AAAAAA | »leader | lead - | deck T | a 3/0 I4 P2 R1 | b 3/0",
                "before the first reveal",
            ),
            (
                "crypt 2p AAAAAA | »over a | lead a | deck T | a 3/0 I4 P2 R1 | b 3/0",
                "the game ends only when the deck is empty",
            ),
            (
                "crypt 2p AAAAAA | claim 1 | lead a | deck T | »row I4 P2 R3?a | a 3/0 | b 3/0",
                "Manuscript side B",
            ),
            ("crypt 2p AAAAAA | reveal | lead b | deck T | »a 3/0 J4^ P2 R1 | b 3/0", "can't be flipped"),
            ("crypt 2p AAAAAA | reveal | lead b | deck T | »a 3/0 M4^ P2 R1 | b 3/0", "can't be flipped"),
            ("crypt 2p AAAABA | reveal | lead b | deck T | a 3/0 | »b 3/0 R4^ P2 R1^", "can't be flipped"),
            (
                "crypt 2p AAAAAA | reveal | lead b | deck T | »a 3/0 I4?b P2 R1 | b 3/0",
                "can't be known to these seats",
            ),
            (
                "crypt 2p AAAAAA | reveal | lead b | deck T | »a 3/0 +5 I4^ I3^ R1 | b 3/0",
                "+5 is for Idol side B",
            ),
            (
                "crypt 2p BAAAAA | reveal | lead b | deck T | »a 3/0 +5 I4^ I3 R1 | b 3/0",
                "has flipped two Idols",
            ),
            (
                "crypt 2p AAABAA | »pottery b | lead a | deck T | row I4 J2 R_? | a 3/0 P1 P2 | b 3/0 J1",
                "can't take a card",
            ),
            (
                "crypt 2p AAAAAA | »pottery a | lead a | deck T | row I4 J2 R_? | a 3/0 P1 P2 | b 3/0 J1",
                "can't take a card",
            ),
            ("crypt 2p AAAAAA | »claim 4 | lead a | deck T | row I4 P2 R_? | a 3/0 | b 3/0", "fewer turns"),
            ("crypt 1p AAAAAA | »claim 3 | lead G | deck T | row I4 P3 R_? | a 3/0", "no second turn"),
            ("crypt 2p AAAAAA | »idol b | lead a | deck T | a 2/1!5 I4 | b 3/0 J1 J2", "can't re-roll now"),
            ("crypt 2p AABAAA | »reveal look a | lead b | deck T | a 3/0 M1^ J1 J2 | b 3/0", "in this stage"),
            (
                "crypt 2p AAAAAA | »claim 1 look a | lead a | deck T | row I4 P2 R_? | a 3/0 | b 3/0",
                "in this stage",
            ),
            (
                "crypt 2p AAAAAA | »idol a reroll a 4 | lead a | deck T | a 2/1!5 I4 | b 3/0 J1 J2",
                "in this stage",
            ),
        ],
    );
}

#[test]
fn impossible_ends() {
    let rest = "out I1 I2 I3 I4 J1 J2 J3 J4 M1 M2 M3 M4 P1 P2 P3 P4 R1 R2 R3 R4 T2 T3 T4";
    for (position, why) in [
        ("crypt 2p AAAAAA | »over b | lead a | deck - | a 3/0 T1 | b 3/0", "the highest score wins"),
        ("crypt 2p AAAAAA | »over ab | lead a | deck - | a 3/0 T1 | b 3/0", "the highest score wins"),
        (
            "crypt 2p AAAAAA | »rolloff ab | lead a | deck - | a 3/0 T1 | b 3/0",
            "with the highest score roll off",
        ),
        ("crypt 2p AAAAAA | »rolloff a | lead a | deck - | a 3/0 T1 | b 3/0", "between two or more"),
        ("crypt 2p AAAAAA | »last a | lead a | deck - | a 3/0 T1 | b 3/0", "can gain nothing now"),
        ("crypt 2p AAAAAA | »reveal | lead a | deck - | a 3/0 T1 | b 3/0", "the deck is empty"),
        ("crypt 2p AAAAAA | over a | lead a | deck - | »a 3/0 T1? | b 3/0", "can't be known to these seats"),
    ] {
        wrong(State::from_position, &[(&format!("{position} | {rest}"), why)]);
    }
}

#[test]
fn an_error_points_at_the_word_that_is_wrong() {
    wrong(
        State::from_position,
        &[
            (
                "crypt 2p AAAAAA | reveal | lead a | deck - | a 3/0 | b 3/0 | »c 3/0",
                "one part for each of the 2 seats",
            ),
            (
                "crypt 2p AAAAAA | reveal | lead b | deck T | a 3/0 | b 3/0 | »out",
                "left out when there are none",
            ),
            (
                "crypt 2p AAAAAA | reveal | lead b | deck T | a 3/0 I4 | b 3/0 »I4 | out R_?",
                "I4 is in this line more often",
            ),
            (
                "crypt 2p AABAAA | claim 1 | lead a | deck T | row I4 P2 R3?»c | a 3/0 | b 3/0",
                "\"c\" is not a seat of this table; its seats are a, b",
            ),
        ],
    );
}

#[test]
fn c6_5_the_ghost_has_no_dice_out_before_its_first_turn() {
    // From such a position the Ghost gets more than three dice, and the next position can't be read.
    for position in [
        "crypt 1p AAAAAA | claim 1 | lead G | deck T | row I4 P3 R_? | a 3/0 | ghost 3",
        "crypt 1p AAAAAA | claim 1 | lead G | deck T | row I4=G5 P3 R_? | a 3/0",
        "crypt 1p AAAAAA | claim 1 | lead a | deck T | row I4 P3 R_? | a 3/0 | ghost 2",
        "crypt 1p AAAAAA | claim 1 | lead a | deck T | row I4=G5 P3 R_? | a 3/0",
        "crypt 1p AAAAAA | claim 2 | lead a | deck T | row I4=a5 P3=G6+6 R_? | a 2/0",
    ] {
        assert!(State::from_position(position).is_err(), "{position}");
    }
}

#[test]
fn the_examples_of_the_documentation_are_reached_by_play() {
    // The first steps of the journal in docs/journal.md.
    let steps = ["chance: reveal I4 P2 R_ next T", "a: claim 1=5 2=1", "b: claim 1=3+3"];
    let reached =
        play("crypt 2p AAAAAA | reveal | lead a | deck - | a 3/0 | b 3/0").steps(&steps).state().position();
    let docs = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/cli.md");
    let docs = std::fs::read_to_string(docs).expect("the page is there");
    let commands = docs
        .lines()
        .filter(|line| line.starts_with("$ gravegoods legal") || line.starts_with("$ gravegoods hint"));
    let quoted: Vec<&str> = commands.filter_map(|line| line.split('"').nth(1)).collect();
    let (good, bad): (Vec<&str>, Vec<&str>) =
        quoted.into_iter().partition(|text| State::from_position(text).is_ok());
    assert_eq!(good, [reached.as_str(), &reached], "of legal and hint");
    assert_eq!(bad, [reached.replace("lead a", "lead c")], "of an error");
}
