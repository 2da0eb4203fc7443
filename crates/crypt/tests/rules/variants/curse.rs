//! Cursed Treasure (V4).

use super::*;

/// Two players with a curse, in their first round.
const CURSED: &str = "crypt 2p AAAAAA cursed | claim 1 | lead a | deck T | row I4 P2 M_? | a 3/0 | b 3/0 | tokens a=IJ/- b=MP/-";

const NOT_ASIDE: &str = "that answer is impossible: no token of that kind lies aside for this player";
const WRONG_TOKENS: &str =
    "that answer is impossible: every player or house gets its number of different tokens";

#[test]
fn v4_1_tokens_are_dealt_before_the_first_round() {
    Play::start(&setup(Variant::Base, 2, Curse::On))
        .has("tokens")
        .waits_for("chance")
        .refuses("chance: tokens a=IJ b=JM", WRONG_TOKENS)
        .refuses("chance: tokens a=I b=M", WRONG_TOKENS)
        .step("chance: tokens a=IJ b=MP")
        .shows("a", &["The safe tokens are dealt, and 1 lie aside; you see Idol, Jewelry."])
        .shows("spectator", &["The safe tokens are dealt, and 1 lie aside."])
        .has("tokens a=IJ/- b=MP/-")
        .has("reveal");
}

#[test]
fn v4_1_both_heirs_of_a_house_see_its_token() {
    Play::start(&setup(Variant::Houses, 6, Curse::On))
        .refuses("chance: tokens a=I b=J c=M", WRONG_TOKENS)
        .step("chance: tokens a=I b=J c=M d=I e=J f=M")
        .shows("d", &["The safe tokens are dealt, and 2 lie aside; you see Idol."]);
}

#[test]
fn v4_2_asking_the_dead_exhausts_a_die_and_ends_the_turn() {
    play(CURSED)
        .step("a: ask")
        .has("a 2/1")
        .shows("b", &["a exhausts a die to ask the dead."])
        .refuses("chance: ask I", NOT_ASIDE)
        .step("chance: ask R")
        .shows("a", &["a looks at a token aside: Remains is safe."])
        .shows("b", &["a looks at a token aside."])
        .has("tokens a=IJ/R b=MP/-")
        .waits_for("b");
}

#[test]
fn v4_2_not_without_a_die_and_not_when_all_tokens_are_seen() {
    let tired = CURSED.replace("a 3/0", "a 0/3");
    play(&tired).refuses("a: ask", "asking the dead takes an available die, and you have none");
    let seen = CURSED.replace("a=IJ/-", "a=IJ/R");
    play(&seen).refuses("a: ask", "you have seen all tokens that lie aside");
    play("crypt 2p AAAAAA twins | claim 1 | lead a | deck T | row I4 M_? P2 J1 | a 3/0 | b 3/0")
        .refuses("a: ask", "nobody is cursed in this game, so there is nothing to ask the dead");
}

#[test]
fn v4_2_an_ally_sees_no_token_found_and_it_is_no_placement() {
    let houses = "crypt 6p AAAAAA houses cursed | claim 6 | lead a | deck T | row I4 J2 P2 M3 R1 T4 J_? P_? \
         | a 3/0 | b 3/0 | c 3/0 | d 3/0 | e 3/0 | f 3/0 | tokens a=I/- b=J/- c=M/- d=I/- e=J/- f=M/-";
    play(houses)
        .steps(&["f: ask", "chance: ask T"])
        .shows_among_others("c", &["f looks at a token aside."])
        // The Lights Out turn is over; nobody recovers for having been bumped off.
        .has("f 2/1")
        .has("reveal");
}

#[test]
fn v4_3_the_cursed_kind_pays_nobody_and_most_of_it_costs_five() {
    let end = "crypt 2p AAAAAA cursed | curse | lead a | deck - | a 3/0 I4 I3 J2 | b 2/1 I1 I2 P4 | tokens a=JM/- b=PR/T \
         | out J1 J3 J4 M1 M2 M3 M4 P1 P2 P3 R1 R2 R3 R4 T1 T2 T3 T4";
    play(end)
        .waits_for("chance")
        .refuses(
            "chance: curse J",
            "that answer is impossible: a player has seen the token of that kind, so it is safe",
        )
        .refuses(
            "chance: curse T",
            "that answer is impossible: a player has seen the token of that kind, so it is safe",
        )
        .step("chance: curse I")
        .shows_words("a", &["The curse lies on Idol", "a counts 0 coins", "b counts 1 coins"])
        // a 2 + 3 - 5; b 4 + 2 - 5: both have most Idols.
        .scores(&[0, 1])
        .won_by("b");
}

#[test]
fn v4_3_idol_bs_five_stands_and_its_two_does_not() {
    let end = "crypt 2p BAAAAA cursed | curse | lead a | deck - | a 3/0 +5 I4^ I3^ J2 | b 3/0 I1 I2 P4 | tokens a=JM/- b=PR/T \
         | out J1 J3 J4 M1 M2 M3 M4 P1 P2 P3 R1 R2 R3 R4 T1 T2 T3 T4";
    // a 2 + 5 + 3 - 5; b 4 + 3 - 5.
    play(end).step("chance: curse I").scores(&[5, 2]);
}

#[test]
fn v4_3_alone_one_card_is_enough_and_scores_may_be_negative() {
    let end = "crypt 1p AAAAAA cursed | curse | lead a | deck - | a 0/3 I1 | tokens a=JM/- \
         | out I2 I3 I4 J1 J2 J3 J4 M1 M2 M3 M4 P1 P2 P3 P4 R1 R2 R3 R4 T1 T2 T3 T4";
    play(end).step("chance: curse I").scores(&[-5]);
    play(end).step("chance: curse T").scores(&[1]);
}

#[test]
fn v4_4_tokens_are_secret_from_all_who_have_not_seen_them() {
    let asked = CURSED.replace("a=IJ/-", "a=IJ/R");
    play(&asked)
        .seen_by("b", &asked.replace("a=IJ/R", "a=??/?"))
        .seen_by("spectator", &asked.replace("a=IJ/R b=MP/-", "a=??/? b=??/-"));
    let view = play(&asked).view("a").variant.unwrap().tokens.unwrap();
    assert_eq!(view.open.to_string(), "MPT");
}
