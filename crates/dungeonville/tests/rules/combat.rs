//! D3.6 to D3.10: the fights.

use crate::script::{Table, table};

/// a and b meet at the Crypt, c is alone at the Rathaus.
fn meet(a: &str, b: &str) -> Table {
    let table = table(3, "2 battle").seat("c I party 40 at R");
    table.seat(&format!("a C party {a}")).seat(&format!("b R party {b}"))
}

#[test]
fn d3_6_all_who_meet_give_orders_in_secret() {
    meet("2 26 58 at C", "6 9 62 at C")
        .play()
        .waits_for("ab")
        .refuses("c: order 40", "it is not the turn of c")
        .refuses("b: order 6 9", "3 of your adventurers must fight, each once, not 2")
        .refuses("b: order 6 9 40", "adventurer 40 is not in your party")
        .step("a: order 2 26 58")
        .shows("a", &["a puts fighters in order: 2, 26 and 58."])
        .shows("b", &["a puts fighters in order."])
        .refuses("a: order 26 2 58", "your fighters are in order already")
        .waits_for("b");
}

#[test]
fn d3_7_d3_8_the_lowest_rank_wins_and_its_colour_joins_it() {
    meet("2 26 58 at C", "6 9 62 at C")
        .play()
        .steps(&["a: order 2 26 58", "b: order 6 62 9"])
        .shows_words(
            "c",
            &[
                "Clash 1 at the Crypt: Hrolf Doorbreaker (2, Barbarian) of a and Dame Ottilie Stiffneck (6, Knight) of b; a",
                "Dame Ottilie Stiffneck (6, Knight) of b joins a.",
                "Clash 2",
                "Young Nobody (62, Peasant) of b joins a.",
                "Clash 3",
                "Dickon Turnip (58, Peasant) of a is killed by b.",
                "b takes a blood token of a.",
                "The party of a stays at the Crypt, with the most members.",
                "The party of b goes home from the Crypt.",
            ],
        )
        .has("out 58")
        .has("a C party 2 6 26 62 at C")
        .has("b R party 9 kills 1/0/0")
        .has("2 turn a");
}

#[test]
fn d3_7_fights_follow_the_order_of_the_towers() {
    let table = table(4, "2 battle").seat("a C party 2 at D").seat("b R party 6 at D");
    table
        .seat("c I party 9 at C")
        .seat("d G party 12 at C")
        .play()
        .waits_for("abcd")
        .steps(&["d: order 12", "b: order 6", "a: order 2", "c: order 9"])
        .shows_words(
            "a",
            &["Clash 1 at the Crypt", "c stays at the Crypt", "Clash 1 at the Dragon's Lair", "a stays"],
        );
}

#[test]
fn d3_6_r5_with_fewer_than_three_all_fight_and_a_lone_fighter_has_no_clash() {
    meet("2 26 58 at C", "6 9 at C")
        .play()
        .steps(&["b: order 6 9", "a: order 2 26 58"])
        .shows_words("c", &["Clash 3 at the Crypt: Dickon Turnip (58, Peasant) of a, alone."]);
}

#[test]
fn d3_8_the_colourless_never_recruit_and_are_never_recruited() {
    meet("1 26 58 at C", "9 22 62 at C").play().steps(&["a: order 1 26 58", "b: order 22 62 9"]).shows_words(
        "c",
        &["She Who Told You So (22, Oracle) of b is killed by a.", "a takes a blood token of b."],
    );
}

#[test]
fn d3_9_r6_a_winner_takes_one_token_of_the_weakest_that_is_no_mule() {
    let table = table(3, "2 battle").seat("a C party 2 3 5 at C").seat("b R party 9 10 64 at C");
    table
        .seat("c I party 14 16 62 at C")
        .play()
        .steps(&["a: order 2 3 5", "b: order 64 9 10", "c: order 62 14 16"])
        .shows_words(
            "b",
            &["Duchess (64, Mule) of b is killed by a.", "a takes a blood token of c.", "Clash 2"],
        )
        // Red joins red, white dies; violet and gold die, and gold is the weaker.
        .has("a C party 2 3 5 9 at C kills 0/0/3");
}

#[test]
fn d3_9_r6_killing_only_a_mule_gives_no_token() {
    meet("2 3 5 at C", "9 10 64 at C")
        .play()
        .steps(&["a: order 2 3 5", "b: order 64 9 10"])
        .has("a C party 2 3 5 9 at C kills 0/1/0");
}

#[test]
fn d3_10_r14_members_who_did_not_fight_count_for_the_largest_party() {
    meet("2 26 58 at C", "6 9 56 59 61 62 63 at C")
        .play()
        .steps(&["a: order 2 26 58", "b: order 6 62 9"])
        .shows_words(
            "c",
            &[
                "The party of a goes home from the Crypt.",
                "The party of b stays at the Crypt, with the most members.",
            ],
        );
}

#[test]
fn d3_10_at_equal_size_the_party_with_the_lowest_rank_stays() {
    meet("2 26 at C", "6 9 at C").play().steps(&["a: order 2 26", "b: order 6 9"]).shows_words(
        "c",
        &[
            "(6, Knight) of b joins a.",
            "(26, Thief) of a joins b.",
            "The party of a stays at the Crypt, with the lowest rank.",
        ],
    );
}

#[test]
fn d3_10_a_party_without_rivals_left_stays() {
    meet("2 26 58 at C", "6 at C")
        .play()
        .steps(&["a: order 2 26 58", "b: order 6"])
        .shows_words("c", &["(6, Knight) of b joins a.", "The party of a stays at the Crypt."]);
}

#[test]
fn d3_18_r9_a_party_without_colour_is_discarded_after_a_clash_and_gives_no_token() {
    meet("2 26 58 at C", "1 6 at C")
        .play()
        .steps(&["a: order 2 26 58", "b: order 6 1"])
        .shows_words(
            "c",
            &["Nobody in the party of b has a colour: The Quiet Cousin (1, Assassin) is discarded."],
        )
        .lacks("kills")
        .has("out 1")
        .has("b R");
}

#[test]
fn d5_5_the_axe_halves_a_barbarian_who_loses_a_tie() {
    let armed = || meet("10 26 58 at C owns C31", "5 6 62 at C").play();
    armed()
        .refuses("a: order 10 26 58 axe 26", "the Blooded Axe can't be used for that now")
        .steps(&["a: order 10 26 58 axe 10", "b: order 5 6 62"])
        .shows_words(
            "c",
            &[
                "Ulf Half-Asleep (10, Barbarian) of a at 5 by the Blooded Axe and Otto Neverbath (5, Barbarian) of b; b wins, not halved.",
                "b takes",
            ],
        );
    armed()
        .steps(&["a: order 10 26 58 axe 10", "b: order 6 5 62"])
        .shows_words("c", &["at 5 by the Blooded Axe and Dame Ottilie Stiffneck (6, Knight) of b; a wins."]);
    armed().steps(&["a: order 10 26 58", "b: order 6 5 62"]).shows_words("c", &["(6, Knight) of b; b wins."]);
}

/// a, who owns the Lute, meets b at the Crypt. The Bards are 45, 49, 53, 56, 59 and 61.
fn with_lute(a: &str, b: &str) -> Table {
    meet(&format!("{a} at C owns G32"), &format!("{b} at C"))
}

#[test]
fn d5_5_a_beaten_bard_stays_by_the_lute_and_no_token_is_taken_for_it() {
    with_lute("2 45 58", "6 9 62")
        .play()
        .steps(&["a: order 45 2 58", "b: order 6 9 62"])
        .waits_for("a")
        .may("a", &["lute 45", "decline"])
        .refuses("a: lute 2", "the Silver Lute can't be used for that now")
        .refuses("a: lute 6", "the Silver Lute can't be used for that now")
        .refuses("b: decline", "it is not the turn of b")
        .step("a: lute 45")
        .shows_words(
            "b",
            &[
                "Lysander Encore (45, Bard) stays in the party of a by the Silver Lute.",
                // Out of this combat: it does not fight again.
                "Clash 2 at the Crypt: Hrolf Doorbreaker (2, Barbarian) of a and",
                "Clash 3 at the Crypt: Dickon Turnip (58, Peasant) of a and",
                "The party of a stays at the Crypt, with the most members.",
            ],
        )
        .has("a C party 2 45 58 at C kills 0/2/0")
        .has("b R party 6");
}

#[test]
fn d5_5_a_bard_who_stays_by_the_lute_is_not_recruited() {
    let blue = || with_lute("2 53 58", "6 9 62").play().steps(&["a: order 53 2 58", "b: order 6 9 62"]);
    blue().step("a: lute 53").has("a C party 2 53 58 at C").has("b R party 6");
    blue().step("a: decline").shows_words("c", &["Tom Tuneless (53, Bard) of a joins b."]);
}

#[test]
fn d5_5_using_the_lute_is_the_owners_choice() {
    with_lute("2 45 58", "6 9 62")
        .play()
        .steps(&["a: order 45 2 58", "b: order 6 9 62", "a: decline"])
        .shows_words(
            "c",
            &["Lysander Encore (45, Bard) of a is killed by b.", "b takes a blood token of a."],
        );
}

#[test]
fn d5_5_the_lute_is_decided_at_once_before_deaths_and_the_token() {
    let table = table(3, "2 battle").seat("a C party 45 at C owns G32").seat("b R party 6 at C");
    table
        .seat("c I party 62 at C")
        .play()
        .steps(&["a: order 45", "b: order 6", "c: order 62"])
        .shows_words("c", &["Clash 1 at the Crypt"])
        .has("2 lute a")
        .has("a C party 45 at C")
        .has("b R party 6 at C")
        .has("c I party 62 at C")
        .has("battle C 1 a 45 b 6 c 62")
        .lacks("kills");
}

#[test]
fn d5_5_the_lute_is_used_once_a_combat() {
    let play = with_lute("2 45 49", "6 9 62").play().steps(&["a: order 45 49 2", "b: order 6 9 62"]);
    // The second Bard dies without a question.
    play.step("a: lute 45").shows_words(
        "c",
        &[
            "Lysander Encore",
            "Rosalba High-Note (49, Bard) of a is killed by b.",
            "b takes a blood token of a.",
        ],
    );
}

#[test]
fn d5_5_the_lute_may_be_kept_for_a_second_bard() {
    let play = with_lute("2 45 49", "6 9 62").play().steps(&["a: order 45 49 2", "b: order 6 9 62"]);
    play.step("a: decline")
        .may("a", &["lute 49", "decline"])
        .step("a: lute 49")
        .has("a C party 2 49 at C")
        .has("b R party 6 9 kills 1/0/0");
}

#[test]
fn d5_5_with_the_lute_the_next_weakest_killed_gives_the_token() {
    let table = |c: &str| {
        let table = table(3, "2 battle").seat("a C party 61 at C owns G32").seat("b R party 6 at C");
        table.seat(&format!("c I party {c} at C")).play()
    };
    table("26 58 62").steps(&["a: order 61", "b: order 6", "c: order 58 26 62", "a: lute 61"]).shows_words(
        "c",
        &["Dickon Turnip (58, Peasant) of c is killed by b.", "b takes a blood token of c."],
    );
    // A Mule gives none (R6).
    table("26 62 64").steps(&["a: order 61", "b: order 6", "c: order 64 26 62", "a: lute 61"]).lacks("kills");
}

#[test]
fn d3_10_d5_5_a_bard_who_stays_by_the_lute_counts_for_the_largest_party() {
    let tied = || with_lute("3 45", "6 9").play().steps(&["a: order 45 3", "b: order 6 9"]);
    // a recruits 9 by its colour; with the Bard the party has three members instead of two.
    tied().step("a: lute 45").has("a C party 3 9 45 at C");
    tied().step("a: decline").has("a C party 3 9 at C");
}

#[test]
fn d3_18_d5_5_a_bard_who_stays_by_the_lute_keeps_a_party_together() {
    let play = || with_lute("1 45", "6 9").play().steps(&["a: order 45 1", "b: order 6 9"]);
    play().step("a: lute 45").has("a C party 1 45");
    play().step("a: decline").shows_words("c", &["Nobody in the party of a has a colour"]);
}

#[test]
fn d5_5_the_lute_is_for_its_owners_beaten_bards_only() {
    // A Bard that wins makes nobody join, and the Lute is not for a Bard of another player.
    with_lute("2 45 49", "46 48 53").play().steps(&["a: order 45 49 2", "b: order 46 53 48"]).shows_words(
        "c",
        &["Little Alibi (46, Thief) of b is killed by a.", "Tom Tuneless (53, Bard) of b is killed by a."],
    );
    meet("2 45 58 at C", "6 9 62 at C")
        .play()
        .steps(&["a: order 45 2 58", "b: order 6 9 62"])
        .shows_words("c", &["Lysander Encore (45, Bard) of a is killed by b."]);
}

#[test]
fn d5_5_under_version_1_the_lute_makes_one_beaten_fighter_join_once_a_combat() {
    let table = table(3, "2 battle").seat("a C party 2 45 49 at C owns G32");
    let play = table.seat("b R party 46 48 50 at C").seat("c I party 47 51 52 at C").version_1().play();
    play.steps(&["a: order 45 49 2", "b: order 46 50 48", "c: order 47 51 52"])
        .waits_for("a")
        .may("a", &["lute 46", "lute 47", "decline"])
        .refuses("a: lute 50", "adventurer 50 can't be made to join by the Silver Lute")
        .step("a: lute 46")
        .shows_words(
            "b",
            &[
                "Little Alibi (46, Thief) of b joins a by the Silver Lute.",
                "Ignatz No-Eyebrows (47, Alchemist) of c is killed by a.",
                "a takes a blood token of c.",
                // The Lute can't be used again, even by the other Bard.
                "Clash 2",
                "(50, Alchemist) of b is killed by a.",
            ],
        );
}
