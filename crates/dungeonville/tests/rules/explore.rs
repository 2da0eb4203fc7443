//! D3.11 to D3.16: expeditions.

use crate::script::{Table, rooms, table};

/// a is about to turn a room of the Crypt, b waits at the Rathaus.
fn crypt(party: &str) -> Table {
    table(2, "2 turn a").seat(&format!("a R party {party} at C scouted 1/0/0/0/0")).seat("b I party 9 at R")
}

#[test]
fn d3_11_a_jester_takes_letters_from_the_deck_and_an_oracle_those_of_a_member() {
    let entering =
        table(2, "2 scout b").seat("a R party 22 43 45 at C scouted 1/0/0/0/0").seat("b I party 50");
    entering
        .play()
        .step("b: scout R")
        .shows_words("b", &["The party of a enters the Crypt."])
        .waits_for("chance")
        .step("chance: draw 26")
        .shows_words("b", &["Motley Maud (43, Jester) takes the letters of Silk Margot (26, Thief): A here."])
        .has("out 26")
        .may("a", &["name 43", "name 45"])
        .refuses("a: name 22", "the Oracle can't take the letters of adventurer 22")
        .step("a: name 43")
        .shows_words(
            "b",
            &["She Who Told You So (22, Oracle) takes the letters of Motley Maud (43, Jester): A here."],
        )
        .step("chance: room C1")
        .may("a", &["lose 22", "lose 43"]);
}

#[test]
fn d3_11_r7_an_adventurer_without_letters_is_set_aside_and_without_cards_the_jester_has_e() {
    let entering = || table(2, "2 scout b").seat("a R party 43 45 at C");
    entering()
        .seat("b I party 50")
        .play()
        .steps(&["b: scout R", "chance: draw 22"])
        .shows("a", &["She Who Told You So (22, Oracle) is turned up and set aside."])
        .has("inside 0 aside 22")
        .step("chance: draw 26")
        .has("out 22 26")
        .has("inside 0 jester A");
    entering()
        .rest_with("b I party …")
        .play()
        .step("b: scout R")
        .shows_words("a", &["Nobody is left to turn up: Motley Maud (43, Jester) has E here."])
        .has("inside 0 jester E");
}

#[test]
fn d3_12_a_member_with_the_letter_of_the_room_dies_and_a_token_goes_on_the_entrance() {
    crypt("2 26 58")
        .play()
        .refuses("chance: room R3", "R3 is not in the deck that is drawn from")
        .step("chance: room C3")
        .shows_words("b", &["Hrolf Doorbreaker (2, Barbarian) dies in the Crypt."])
        .has("C blood 1/0")
        .has("a R party 26 58 at C carries C3")
        .has("out 2");
}

#[test]
fn d3_12_the_owner_chooses_who_dies() {
    crypt("26 30 58")
        .play()
        .step("chance: room C1")
        .may("a", &["lose 26", "lose 30"])
        .refuses("a: lose 58", "adventurer 58 does not have the letter of this room")
        .refuses("a: shield", "the Tower Shield can't be used for that now")
        .step("a: lose 30")
        .has("a R party 26 58 at C carries C1");
}

#[test]
fn d3_12_r6_a_mule_places_no_token() {
    crypt("26 64").play().step("chance: room C7").shows_words("b", &["without a blood token"]).lacks("blood");
}

#[test]
fn d3_12_r12_a_sixteenth_token_is_placed() {
    crypt("2 26").tower("C blood 15/0").play().step("chance: room C3").has("C blood 16/0");
}

#[test]
fn d3_13_a_party_carries_at_most_its_ranks() {
    crypt("5 10")
        .play()
        .steps(&["chance: room C15", "a: on", "chance: room C16"])
        .may("a", &["drop C15", "drop C16"])
        .refuses("a: drop C15 C16", "C15 need not be discarded")
        .refuses("a: drop C17", "C17 is not a room that you carry")
        .refuses("a: drop", "20 gold is still more than the party can carry, 15")
        .step("a: drop C16")
        .has("C out C16")
        .may("a", &["leave", "on"]);
}

#[test]
fn d3_13_items_weigh_nothing_and_excess_is_dropped() {
    crypt("2 3")
        .play()
        .step("chance: room C31")
        .has("a R party 2 3 at C carries C31")
        .step("chance: room C15")
        .shows_words("b", &["a leaves behind"]);
}

#[test]
fn d3_14_the_party_may_leave_if_nobody_died_and_no_item_was_drawn() {
    crypt("26 58")
        .play()
        .step("chance: room C13")
        .may("a", &["leave", "on"])
        .step("a: on")
        .waits_for("chance");
    crypt("26 58").play().step("chance: room C31").waits_for("chance");
    crypt("26 58").play().step("chance: room C1").waits_for("chance");
}

#[test]
fn d3_15_a_dead_party_loses_everything() {
    crypt("2")
        .play()
        .steps(&["chance: room C13", "a: on", "chance: room C3"])
        .shows_words("b", &["The whole party of a is dead; lost:", "The party of b enters the Rathaus."])
        .has("a R")
        .has("C blood 1/0 out C3 C13");
}

#[test]
fn d3_15_an_empty_room_deck_is_filled_with_its_discards() {
    let out = rooms('C', (1..=32).filter(|number| *number != 5));
    let table = table(2, "2 onward a").tower(&format!("C out {out}")).seat("b I party 9 at R");
    table
        .seat("a R party 26 58 at C carries C5")
        .with("inside 1 turned C5")
        .play()
        .step("a: on")
        .shows_words("b", &["The 31 discarded rooms of the Crypt are shuffled."])
        .waits_for("chance");
}

#[test]
fn d3_15_r8_with_no_room_left_the_party_must_leave() {
    let owned = rooms('C', (1..=32).filter(|number| *number != 13));
    crypt("26 58")
        .seat(&format!("b I party 9 at R owns {owned}"))
        .play()
        .step("chance: room C13")
        .shows_words("b", &["a leaves the Crypt with", "The party of b enters the Rathaus."]);
}

#[test]
fn d3_15_r11_after_the_32nd_room_the_party_leaves() {
    let table = table(2, "2 turn a")
        .seat("a R party 26 58 at C carries C5 scouted 1/0/0/0/0")
        .seat("b I party 9 at R");
    table
        .with("inside 31 turned C5")
        .play()
        .step("chance: room C31")
        .shows_words("b", &["a leaves the Crypt with", "The party of b enters the Rathaus."]);
}

#[test]
fn d3_16_carried_cards_go_to_the_treasury() {
    let table = table(2, "2 onward b").seat("a R party 26 home 2 at C carries C5");
    table
        .seat("b I party 9 at R carries R13")
        .with("inside 1 turned R13")
        .play()
        .step("b: leave")
        .shows_words("b", &["a brings home", "b brings home"])
        .has("a R party 2 26 owns C5")
        .has("b I party 9 owns R13");
}

#[test]
fn d3_18_r9_a_party_without_colour_is_discarded_in_the_tower_with_what_it_carries() {
    crypt("1 5")
        .play()
        .step("chance: room C3")
        .shows_words(
            "b",
            &["Nobody in the party of a has a colour: The Quiet Cousin (1, Assassin) is discarded with"],
        )
        .has("C blood 1/0 out C3")
        .has("out 1 5")
        .has("a R");
}

/// a has Holy Water, and is about to turn a room of the Crypt; b waits at the Rathaus.
fn with_holy_water(party: &str) -> Table {
    table(2, "2 turn a")
        .seat(&format!("a R party {party} at C scouted 1/0/0/0/0 owns D31"))
        .seat("b I party 9 at R scouted 0/1/0/0/0")
}

#[test]
fn d3_18_colourless_members_are_discarded_though_a_coloured_one_waits_at_home() {
    with_holy_water("1 19 26")
        .play()
        .steps(&["chance: room C1", "a: save 26", "chance: room C7"])
        .shows_words(
            "b",
            &["Nobody in the party of a has a colour: The Quiet Cousin (1, Assassin) is discarded"],
        )
        .has("a R home 26");
}

/// The Mule is saved, the Cleric dies, b leaves the Rathaus, and it is harvest.
const MULE_ALONE: &[&str] =
    &["chance: room C7", "a: save 64", "chance: room C8", "chance: room R13", "b: leave"];

#[test]
fn d3_18_a_party_that_comes_back_without_colour_is_discarded_at_harvest() {
    with_holy_water("19 64")
        .play()
        .steps(MULE_ALONE)
        .shows_words(
            "b",
            &[
                "back in the party: Duchess (64, Mule).",
                "Nobody in the party of a has a colour: Duchess (64, Mule) is discarded.",
                "Round 3",
            ],
        )
        .has("out 19 64")
        .lacks("party 64");
}

#[test]
fn d3_18_under_version_1_a_party_that_comes_back_is_not_discarded_at_harvest() {
    with_holy_water("19 64").version_1().play().steps(MULE_ALONE).has("a R party 64");
}

#[test]
fn d3_18_a_coloured_member_that_comes_back_makes_a_party() {
    let steps = ["chance: room C1", "a: save 26", "chance: room C7", "chance: room R13", "b: leave"];
    with_holy_water("1 19 26").play().steps(&steps).has("a R party 26");
}
