//! Allies: joining, giving, no bumping (V1).

use super::*;

#[test]
fn v1_1_a_treasure_with_the_dice_of_an_ally_cannot_be_taken_over() {
    play(HOUSES)
        .refuses("d: claim 1=6+6", "dice that join your ally on treasure 1 must show effort 3")
        .step("d: claim 2=3")
        .shows("open", &["d claims treasure 2 with 1 die at effort 3.", "1 die of c bumped off treasure 2."]);
}

#[test]
fn v1_2_dice_join_those_of_an_ally_at_the_same_effort_and_count_as_one_total() {
    play(HOUSES)
        .counts("d", "claim", 9499)
        .step("d: claim 1=3")
        .has("row I4=a3+3,d3")
        .has("d 2/0")
        .shows("spectator", &["d joins their ally on treasure 1 with 1 die at effort 3."])
        .refuses("e: claim 1=3+3+3", "effort 9 does not beat 9 on treasure 1")
        .step("e: claim 1=4+4+4")
        .has("row I4=e4+4+4")
        .has("a 3/0 *")
        .has("d 3/0 *")
        .shows(
            "spectator",
            &[
                "e claims treasure 1 with 3 dice at effort 4, 12 in all.",
                "2 dice of a bumped off treasure 1.",
                "1 die of d bumped off treasure 1.",
            ],
        );
}

/// What an offer says about these dice on a treasure: the total of all dice if they join, and the total that bumps them.
fn offered(position: &str, seat: Seat, (slot, dice, effort): (usize, u8, u8)) -> (Option<u8>, Option<u8>) {
    let claim = play(position).state().offer(seat).unwrap().claim.unwrap();
    let slot = Slot::at(slot).unwrap();
    let wanted = |stake: &&StakeOffer| (stake.slot, stake.dice, stake.effort.get()) == (slot, dice, effort);
    claim.stakes.iter().find(wanted).map(|stake| (stake.joins, stake.bumped_by)).unwrap()
}

#[test]
fn v1_2_an_offer_to_join_says_the_total_of_all_dice_and_what_bumps_it() {
    assert_eq!(offered(HOUSES, Seat::D, (0, 1, 3)), (Some(9), Some(10)));
    assert_eq!(offered(HOUSES, Seat::D, (0, 3, 3)), (Some(15), Some(16)));
    assert_eq!(offered(HOUSES, Seat::D, (1, 1, 3)), (None, Some(4)));
    // Three dice reach 18 and not more.
    let high = HOUSES.replace("I4=a3+3", "I4=a6+6");
    assert_eq!(offered(&high, Seat::D, (0, 1, 6)), (Some(18), None));
}

#[test]
fn v1_2_on_the_lights_out_turn_dice_go_on_one_treasure_claimed_or_joined() {
    let lights_out = "crypt 6p AAAAAA houses | claim 6 | lead a | deck T | row I4=a3+3 J2=c2 P2 M3 R1 T4 J_? P_? \
         | a 1/0 | b 3/0 | c 2/0 | d 3/0 | e 3/0 | f 3/0";
    play(lights_out)
        .refuses("f: claim 2=2 3=1", "the last turn of the phase may place on one treasure only")
        .step("f: claim 2=2")
        .shows_among_others("open", &["f joins their ally on treasure 2 with 1 die at effort 2."]);
}

#[test]
fn v1_2_the_ghost_must_beat_the_total_of_both_twins() {
    play(TWINS)
        .step("b: claim 1=3")
        .step("chance: ghost 5+1+1")
        .shows_among_others("open", &["The Ghost claims treasure 2 with 1 die at effort 5."])
        .has("row I4=a3,b3");
    play(TWINS).step("b: claim 1=3").step("chance: ghost 4+4+1").shows_among_others(
        "open",
        &["1 die of a bumped off treasure 1.", "1 die of b bumped off treasure 1."],
    );
}

#[test]
fn v1_2_who_placed_first_collects() {
    play(TWINS)
        .step("b: claim 1=3")
        .step("chance: ghost 1+2+4")
        .step("chance: collect 1=3/3")
        .shows_among_others("open", &["a collects treasure 1, Idol 4."]);
}

#[test]
fn v1_3_each_owner_rolls_their_own_dice() {
    play(TWINS)
        .step("b: claim 1=3")
        .step("chance: ghost 1+2+4")
        .refuses(
            "chance: collect 1=3",
            "that answer is impossible: every die above effort 1 on a treasure is rolled, and no other",
        )
        .step("chance: collect 1=5/2")
        .shows_among_others(
            "open",
            &[
                "a rolls 5 on treasure 1 against effort 3: it holds.",
                "b rolls 2 on treasure 1 against effort 3: the die is exhausted.",
            ],
        )
        .has("a 3/0")
        .has("b 2/1");
}

#[test]
fn v1_3_a_joiner_whose_dice_were_all_bumped_recovers() {
    let tired = "crypt 2p AAAAAA twins | claim 2 | lead a | deck T | row I4=a3 M_? P2 J1 | a 2/0 | b 1/2";
    play(tired)
        .step("b: claim 1=3")
        .step("chance: ghost 6+6+6")
        .shows_among_others("open", &["b, bumped off every treasure, recovers 2 dice."]);
}

/// The end of Collect: a has collected two treasures in this round, b one; neither has answered.
const GIVE: &str =
    "crypt 2p AAAAAA twins | give ab | lead a | deck T | a 3/0 : I4 R_?b | b 3/0 : J1? | out P2";

#[test]
fn v1_4_a_treasure_of_this_round_may_be_given_unflipped() {
    let give = GIVE.replace("R_?b", "R2?");
    play(&give)
        .waits_for("ab")
        .may("a", &["decline", "give #1", "give #2"])
        .may("b", &["decline", "give #1"])
        .step("a: give #2")
        .waits_for("b")
        .shows("a", &["a will give card #2."])
        .shows("b", &["a has decided what to give."])
        .shows("spectator", &["a has decided what to give."])
        .seen_by(
            "b",
            &give.replace("give ab", "give b").replace("R2?", "R_?").replace(" | out", " | gifts a=? | out"),
        )
        .step("b: decline")
        .shows_among_others("b", &["The gifts are opened.", "a gives b Remains 2."])
        .shows_among_others("spectator", &["a gives b Remains (value unseen)."])
        .has("a 3/0 I4")
        .has("b 3/0 J1? R2?a");
}

#[test]
fn v1_4_gifts_are_sealed_and_happen_together_so_that_none_is_passed_on() {
    play(&GIVE.replace("R_?b", "R2?"))
        .step("b: give #1")
        .has("gifts b=#1")
        .step("a: give #1")
        .has("a 3/0 R2? J1?b")
        .has("b 3/0 I4");
}

#[test]
fn v1_4_only_what_was_collected_in_this_round_and_is_not_flipped() {
    let flipped = "crypt 2p AAAAAA twins | give ab | lead a | deck T | a 3/0 P3 : I4^ R2 | b 3/0 : J1? | out P2 M1 M2 M3";
    play(flipped)
        .may("a", &["decline", "give #3"])
        .refuses("a: give #1", "card #1 is not one that you collected in this round and can give")
        .refuses("a: give #2", "card #2 is not one that you collected in this round and can give");
}

#[test]
fn v1_4_a_player_who_collected_nothing_is_not_asked() {
    let one = "crypt 2p AAAAAA twins | claim 3 | lead G | deck T | row I4=a1 M_? P2 J1 | a 2/0 | b 3/0";
    play(one).step("b: recover").waits_for("a").has("give a");
    let nobody = "crypt 2p AAAAAA twins | claim 3 | lead G | deck T | row I4 M_? P2 J1 | a 3/0 | b 3/0";
    play(nobody).step("b: recover").has("reveal");
}

#[test]
fn v1_4_what_pottery_took_may_be_given_too() {
    let pottery = "crypt 2p AAABAA twins | pottery a | lead a | deck T | row I4 J3 M_? R2 | a 3/0 P2 P3 | b 3/0 | out P1 M2";
    play(pottery)
        .steps(&["a: take #1 #2 3", "chance: take 4"])
        .has("a 3/0 P2^ P3^ : M4?")
        .steps(&["a: recover", "b: recover", "chance: ghost 1+2+3"])
        .waits_for("a")
        .step("a: give #3")
        .has("b 3/0 M4?a");
}

#[test]
fn v1_4_a_sealed_gift_can_not_be_flipped() {
    let sealed =
        "crypt 2p AAAAAA twins | give b | lead a | deck T | a 2/1 : R1 R2 | b 3/0 : J1 | gifts a=#2 | out I1";
    play(sealed).refuses("a: restore #1 #2", "you have sealed your gift: wait until all gifts are given");
}

#[test]
fn v1_4_idol_b_is_checked_once_more_after_the_gifts() {
    let idols = "crypt 2p BAAAAA twins | give ab | lead a | deck T | a 3/0 : I4 | b 3/0 I2 : J1 | out P2";
    play(idols)
        .steps(&["b: decline", "a: give #1"])
        .shows_words("open", &["a gives b Idol 4", "b is among the first with two Idols"])
        .has("b 3/0 +5 I2^ J1 I4^");
    // Both earn it who hold two in the same round, and nobody earns it twice.
    let both = "crypt 2p BAAAAA twins | give ab | lead a | deck T | a 3/0 +5now I1^ I3^ : I4 | b 3/0 I2 : J1 | out P2 P3 M1";
    play(both).steps(&["b: decline", "a: give #3"]).has("a 3/0 +5 I1^ I3^ |").has("b 3/0 +5 I2^ J1 I4^");
    // Not if it was earned in an earlier round.
    let late = both.replace("+5now", "+5");
    play(&late).steps(&["b: decline", "a: give #3"]).has("b 3/0 I2 J1 I4");
}

#[test]
fn v1_5_allies_do_not_see_each_others_hidden_cards() {
    let hidden = "crypt 6p AAAAAA houses | reveal | lead a | deck T | a 3/0 R2? | b 3/0 | c 3/0 | d 3/0 | e 3/0 | f 3/0 \
         | out I1 I2 J1 J2 M1 M2 P1";
    play(hidden).seen_by("d", &hidden.replace("R2?", "R_?"));
}
