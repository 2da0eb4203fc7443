//! D5.5: the items.

use crate::script::{Table, table};

/// a owns this item and is about to turn a room of the Crypt; b waits at the Rathaus.
fn crypt(party: &str, item: &str) -> Table {
    table(2, "2 turn a")
        .seat(&format!("a R party {party} at C scouted 1/0/0/0/0 owns {item}"))
        .seat("b I party 9 at R")
}

fn hiring(party: &str, treasury: &str) -> Table {
    let table = table(2, "2 recruit a").town("3 17 40 50 60").seat("b R party 10");
    table.seat(&format!("a C party {party} owns {treasury}"))
}

#[test]
fn d5_5_the_letter_makes_recruiting_cheaper_down_to_0() {
    let play = hiring("9 51 53", "C2 D32").play();
    let prices: Vec<u8> = play.view("b").town.iter().map(|place| place.prices[0]).collect();
    assert_eq!(prices, [30, 20, 10, 0, 0]);
    // The price is set before the Peasant is discarded.
    play.step("a: recruit 3 over 51 for C2").has("a C party 3 9 53 owns D32");
    let play = hiring("9", "C2 D32").play();
    assert_eq!(play.view("b").town[0].prices, [40, 40], "without a Peasant the Letter does not work");
}

#[test]
fn d5_5_the_flask_gilds_one_card_of_a_payment() {
    hiring("9 38", "C2 I32").play().step("a: recruit 3 for C2").shows_words("b", &["gilded by the Flask"]);
    hiring("9 38", "C1 C9 C13 C14 I32")
        .play()
        .refuses("a: recruit 3 for C1 I32", "that pays 30 of 40 gold")
        .refuses("a: recruit 17 for C9 C13 C14", "C13 is not needed to reach the price")
        .step("a: recruit 17 for C9 C13");
    hiring("9", "C2 I32").play().refuses("a: recruit 3 for C2", "that pays 30 of 40 gold");
}

#[test]
fn d5_5_the_shield_ignores_one_death() {
    crypt("6 58", "R31")
        .play()
        .step("chance: room C7")
        .may("a", &["lose 6", "lose 58", "shield"])
        .step("a: shield")
        .shows_words("b", &["a holds up the Tower Shield: nobody dies."])
        .lacks("blood")
        .may("a", &["leave", "on"])
        .steps(&["a: on", "chance: room C8"])
        .may("a", &["lose 6", "lose 58"]);
}

#[test]
fn d5_5_the_harness_ends_with_the_last_dwarf() {
    let play = crypt("8 26", "I31").play();
    assert_eq!(play.view("b").seats[0].capacity, 64);
    // A room of letter D kills the Dwarf.
    let play = play.step("chance: room C13");
    assert_eq!(play.view("b").seats[0].capacity, 26);
}

#[test]
fn d5_5_the_rope_lets_a_party_leave_after_a_death() {
    crypt("13 26", "G31")
        .play()
        .step("chance: room C1")
        .may("a", &["leave", "on"])
        .step("a: leave")
        .shows_words("b", &["a leaves the Crypt by the Silk Rope with"]);
}

#[test]
fn d5_5_holy_water_saves_one_member_who_waits_at_home() {
    crypt("19 26", "D31")
        .play()
        .step("chance: room C1")
        .may("a", &["lose 26", "save 26"])
        .step("a: save 26")
        .has("C blood 1/0")
        .has("a R party 19 home 26 at C")
        // No other Cleric is left to save the Cleric, but the saved member survives the party.
        .step("chance: room C7")
        .has("a R home 26");
}

#[test]
fn d5_5_holy_water_needs_a_cleric_other_than_the_dead_member() {
    crypt("19 26", "D31").play().step("chance: room C7").has("a R party 26 at C carries C7");
}

#[test]
fn d5_5_the_lantern_shows_the_next_room_to_its_owner_alone() {
    crypt("26 58", "C32")
        .play()
        .step("chance: room C13")
        .may("a", &["leave", "on", "look"])
        .step("a: look")
        .waits_for("chance")
        .step("chance: room C14")
        .shows_words("a", &["a looks at the next room of the Crypt: "])
        .shows("b", &["a looks at the next room of the Crypt."])
        .may("a", &["leave", "on"])
        // The room turned is the one that was looked at.
        .step("a: on")
        .has("a R party 26 58 at C carries C13 C14");
}

#[test]
fn d5_5_a_room_seen_with_a_lantern_stays_known() {
    let play = crypt("26 58", "C32").play();
    let play = play.steps(&["chance: room C13", "a: look", "chance: room C14", "a: leave"]);
    let top = |viewer: &str| play.view(viewer).towers[0].top.as_ref().map(|card| card.room.to_string());
    assert_eq!((top("a").as_deref(), top("b"), top("spectator")), (Some("C14"), None, None));
    assert_eq!(play.view("b").towers[0].looked.to_string(), "a");
}

#[test]
fn d5_5_the_wand_turns_another_room() {
    crypt("26 32", "R32")
        .play()
        .step("chance: room C13")
        .may("a", &["wand", "decline"])
        .step("a: wand")
        .shows_words("b", &["away with the Wand of Doors."])
        .has("C out C13")
        .waits_for("chance")
        .step("chance: room C1")
        .waits_for("chance");
}

#[test]
fn d5_5_a_drawn_item_works_from_the_next_room() {
    table(2, "2 turn a")
        .seat("a R party 26 58 at C scouted 1/0/0/0/0")
        .seat("b I party 9 at R")
        .play()
        .step("chance: room C32")
        .step("chance: room C13")
        .may("a", &["leave", "on", "look"]);
}
