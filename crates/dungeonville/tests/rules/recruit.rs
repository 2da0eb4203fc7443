//! D3.1 to D3.5: recruiting and scouting.

use dungeonville::{Place, RecruitOffer, ScoutOffer, Tower};
use game_core::{Offers, Seat, SeatSet};

use crate::script::{Play, Table, table};

/// Two players; a must recruit, b may.
fn hiring() -> Table {
    let table = table(2, "2 recruit a").town("3 17 40 50 60");
    table.seat("a C party 5 9 owns C1 C7 C13 C31").seat("b R party 10 20 30")
}

#[test]
fn d3_1_the_lowest_rank_costs_most_and_each_recruit_is_replaced() {
    let play = hiring().play();
    let town: Vec<(Place, u8, u8)> = play
        .view("a")
        .town
        .iter()
        .map(|place| (place.place, place.price, place.adventurer.rank.rank()))
        .collect();
    let expected = [(Place::Tavern, 40, 3), (Place::Guild, 30, 17), (Place::Temple, 20, 40)];
    assert_eq!(town[..3], expected);
    assert_eq!(town[3..], [(Place::Inn, 10, 50), (Place::Street, 0, 60)]);
    play.step("a: recruit 60")
        .waits_for("chance")
        .refuses("chance: draw 60", "adventurer 60 is not in the deck")
        .step("chance: draw 2")
        .shows_words("b", &["Hrolf Doorbreaker (2, Barbarian) comes to town."])
        .has("town 2 3 17 40 50");
}

#[test]
fn d3_1_an_empty_deck_is_filled_with_the_discards() {
    hiring()
        .rest_discarded()
        .play()
        .step("a: recruit 60")
        .shows_words("a", &["The 54 discarded adventurers are shuffled."])
        .waits_for("chance");
}

#[test]
fn d3_1_r1_without_cards_the_town_shrinks_and_an_empty_town_ends_the_phase() {
    let table = table(2, "2 recruit a").town("40 50").seat("a C").rest_with("b R party …");
    let play = table.play();
    let places: Vec<Place> = play.view("a").town.iter().map(|place| place.place).collect();
    assert_eq!(places, [Place::Inn, Place::Street]);
    play.step("a: recruit 50").step("b: pass").step("a: recruit 40").has("2 scout a");
}

#[test]
fn d3_2_r2_with_fewer_than_three_a_player_must_recruit() {
    hiring()
        .play()
        .refuses("a: pass", "with fewer than three adventurers you must recruit")
        .refuses(
            "a: recruit 60 over 5",
            "with fewer than three adventurers you recruit without discarding one",
        )
        .refuses("a: recruit 61", "adventurer 61 is not in town")
        .refuses("b: recruit 60 over 10", "it is not the turn of b");
}

#[test]
fn d3_2_r3_with_three_a_player_may_exchange_or_pass_and_a_pass_is_not_final() {
    let table = table(2, "2 recruit a").town("3 17 40 50 60").seat("a C party 5 9 14").seat("b R party 10");
    table
        .play()
        .refuses("a: recruit 60", "with three or more adventurers you must discard one first")
        .refuses("a: recruit 60 over 10", "adventurer 10 is not in your party")
        .step("a: pass")
        .shows("b", &["a passes."])
        .steps(&["b: recruit 60", "chance: draw 2"])
        .waits_for("a")
        .step("a: recruit 50 over 14")
        .shows(
            "b",
            &[
                "a lets Sigge Who Asks First (14, Barbarian) go.",
                "a recruits Madame Vitriol (50, Alchemist) at the Street for 0, paying nothing.",
            ],
        )
        .has("out 14");
}

#[test]
fn d3_3_r4_a_payment_reaches_the_price_without_an_unneeded_card() {
    hiring()
        .play()
        .refuses("a: recruit 17 for C7 C13", "that pays 15 of 30 gold")
        .refuses("a: recruit 17 for C1 C7 C13", "C13 is not needed to reach the price")
        .refuses("a: recruit 60 for C13", "C13 is not needed to reach the price")
        .refuses("a: recruit 17 for C2", "C2 is not in your treasury")
        // No change is given.
        .step("a: recruit 17 for C1 C7")
        .has("C out C1 C7");
}

#[test]
fn d3_3_an_item_counts_five() {
    hiring().play().step("a: recruit 17 for C1 C31").has("C out C1 C31").has("a C party 5 9 17 owns C7 C13");
}

#[test]
fn d3_4_the_phase_ends_as_soon_as_all_have_three() {
    hiring().play().steps(&["a: recruit 60", "chance: draw 2"]).has("2 scout a");
}

#[test]
fn d3_4_if_all_have_three_nobody_recruits() {
    let harvest = table(2, "2 harvest b").town("3 17 40 50 60");
    let harvest = harvest.seat("a C party 5 9 14").seat("b R party 10 20 30 owns C1 C2");
    harvest.play().step("b: pass").has("3 scout b").has("first b").waits_for("b");
}

#[test]
fn d3_5_pawns_are_put_on_entrances_in_turn() {
    let scouting = table(3, "2 scout b").first("b").town("3 17 40 50 60");
    scouting
        .seat("a C party 5 9 14")
        .seat("b R party 10 20 30")
        .play()
        .may("b", &["scout C", "scout R", "scout I", "scout G", "scout D"])
        .step("b: scout I")
        .shows("c", &["b goes to the Ice Cave."])
        // c has no party and does not play this round.
        .waits_for("a")
        .step("a: scout G")
        .has("2 turn b");
}

#[test]
fn d3_18_a_party_without_colour_is_discarded_at_the_end_of_phase_1() {
    let table = table(2, "2 recruit a").town("3 5 9 14 43").seat("a C party 1 22").seat("b R party 10 20 30");
    table
        .play()
        .steps(&["a: recruit 43", "chance: draw 2"])
        .shows_words("b", &["Nobody in the party of a has a colour: The Quiet Cousin (1, Assassin), She"])
        .has("out 1 22 43")
        .has("2 scout b");
}

fn recruit_offer(play: &Play, seat: Seat) -> RecruitOffer {
    play.state().offer(seat).and_then(|offer| offer.recruit).expect("a seat that may recruit")
}

#[test]
fn d2_2_d3_4_an_offer_says_how_much_gold_is_lost_and_whether_recruiting_ends() {
    let table = || table(2, "1 recruit a").town("3 17 40 50 60");
    let table = || table().seat("a C party 5 9 gold 30").seat("b R party 10 20 gold 10");
    // It is kept until the end of the round.
    assert_eq!(recruit_offer(&table().play(), Seat::A).unspent, 0);
    let play = table().version_1().play();
    let first = recruit_offer(&play, Seat::A);
    assert_eq!((first.unspent, first.ends), (30, false));
    let play = play.steps(&["a: recruit 50", "chance: draw 2"]);
    let last = recruit_offer(&play, Seat::B);
    assert_eq!((last.unspent, last.ends), (10, true));
    let lost = &["a loses 20 gold", "b loses 10 gold"];
    play.steps(&["b: recruit 60", "chance: draw 1"]).shows_words("a", lost).has("1 scout a");
}

#[test]
fn d3_5_an_offer_says_how_deadly_first_rooms_are_and_who_may_still_come() {
    let scouting = table(4, "2 scout b").first("b").town("3 17 40 50 60");
    let scouting = scouting.tower("C out C1").tower("I top I3 b");
    let play = scouting.seat("a C party 5 9 14").seat("b R party 10 22 30").seat("d G party 2 43").play();
    let ScoutOffer { towers, to_come, .. } =
        play.state().offer(Seat::B).and_then(|offer| offer.scout).expect("a seat that scouts");
    assert_eq!(to_come, [Seat::A, Seat::D].into_iter().collect::<SeatSet>());
    let view = play.view("b");
    let party = &view.seats[Seat::B.index()].party;
    for (room, tower) in towers.iter().zip(&view.towers) {
        assert_eq!(room.tower, tower.tower);
        assert!(!room.jester);
        let letters = party.iter().filter_map(|card| card.letters[tower.tower.index()]);
        let mut kinds: Vec<usize> = letters.map(|letter| letter.index()).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let deadly: u8 = kinds.iter().map(|&letter| tower.deck.letters[letter]).sum();
        if tower.tower == Tower::IceCave {
            // The seat has looked at its top card, which is harmless.
            assert_eq!((room.next, room.deadly), (1, 0));
        } else {
            assert_eq!((room.next, room.deadly), (tower.deck.cards, deadly));
        }
    }
    let play = play.step("b: scout C");
    let last = |seat| play.state().offer(seat).and_then(|offer| offer.scout);
    let offer = last(Seat::D).expect("the next seat with a party");
    assert!(offer.towers.iter().all(|room| room.jester));
    assert_eq!(offer.to_come, SeatSet::only(Seat::A));
}
