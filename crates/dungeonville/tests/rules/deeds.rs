//! D3.17: buying another deed, and who knows what of it.

use dungeonville::Tower;

use crate::script::{Table, table};

fn harvest(a: &str) -> Table {
    let table = table(2, "2 harvest a").town("3 17 40 50 60");
    table.seat(&format!("a {a} party 5 9 14 owns C1 C2")).seat("b R party 10 20 30")
}

#[test]
fn d3_17_a_deed_costs_50_and_is_drawn_unseen_by_the_others() {
    let play = harvest("C")
        .play()
        .refuses("a: deed for C2", "that pays 30 of 50 gold")
        .step("a: deed for C1 C2")
        .shows_words("b", &["a pays for another deed: "])
        .refuses("chance: deed R", "the deed of the Rathaus is not in the Deed House")
        .step("chance: deed G")
        .shows_words("a", &["a draws the deed of the Goblin Camp and puts back that of the Crypt."])
        .shows_words("b", &["a draws a deed and puts their own back."])
        .has("deeds aC>G");
    assert_eq!(play.view("a").seats[0].deed, Some(Tower::GoblinCamp));
    assert_eq!(play.view("b").seats[0].deed, None);
    // b knows only that it is not b's own.
    assert_eq!(play.view("b").seats[0].possible.len(), 4);
}

#[test]
fn d3_17_each_player_may_draw_once_or_pass() {
    harvest("C").play().step("a: pass").has("3 scout b");
    harvest("C").play().steps(&["a: deed for C1 C2", "chance: deed G"]).has("3 scout b");
}

#[test]
fn d3_17_a_player_knows_where_the_deed_they_put_back_is() {
    let table = table(4, "2 harvest a").town("3 17 40 50 60").seat("a C party 5 9 14 owns C1 C2");
    let table = table.seat("b R party 10 20 30").seat("c I party 11 21 31").seat("d G party 12 32 33");
    let play = table.play().steps(&["a: deed for C1 C2", "chance: deed D"]);
    // With four players one deed is in the Deed House. a knows which, so the others hold the rest.
    for seat in &play.view("a").seats[1..] {
        assert!(!seat.possible.contains(&Tower::Crypt) && !seat.possible.contains(&Tower::DragonsLair));
    }
}

#[test]
fn d4_2_a_shown_deed_that_is_replaced_is_in_the_deed_house() {
    let play = harvest("C!").play();
    let play = play.steps(&["a: deed for C1 C2", "chance: deed G"]);
    let play = play.shows_words("b", &["a draws a deed and puts back that of the Crypt."]).has("deeds aC>G!");
    let seat = &play.view("b").seats[0];
    assert_eq!((seat.deed, seat.shown), (None, false));
    assert!(!seat.possible.contains(&Tower::Crypt), "the Crypt's deed is in the Deed House");
}
