//! What views, offers and sights contain so that a client need not know the rules: torches, collectors, rolls, the last turn.

use crypt::{Claimant, Counts, Kind, Sight, State};
use game_core::{Game, Offers, Seat, Viewer};

use crate::script::play;

/// Seat a's progress towards a collector as `viewer` sees it: what is counted, the count, the next number, whether it is
/// reached, and whether the count is certain.
fn progress(state: &State, viewer: Viewer, kind: Kind) -> (Counts, u8, Option<u8>, bool, bool) {
    let view = state.shown_view(state.view(viewer));
    let collector = view.collectors.iter().find(|one| one.kind == kind).unwrap();
    let own = collector.progress[0];
    (collector.counts, own.have, own.need, own.reached, own.certain)
}

#[test]
fn c5_collectors_show_everyones_progress() {
    let cards = "a 3/0 I1^ I4 J2 J3 M1 P1 P2 P3 R1^ R2^ R3 T4 T2? | b 3/0 | out …";
    let a_sides = play(&format!("crypt 2p AAAAAA | reveal | lead a | deck T | {cards}"));
    let cards = "a 3/0 +5 I1^ I4^ J2 J3 M1 P1 P2 P3 R1 R2 R3 T4 T2? | b 3/0 | out …";
    let b_sides = play(&format!("crypt 2p BBBBBB | reveal | lead a | deck T | {cards}"));
    let own = |kind| progress(a_sides.state(), Viewer::Seat(Seat::A), kind);
    assert_eq!(own(Kind::Idol), (Counts::FaceDown, 1, Some(1), true, true));
    assert_eq!(own(Kind::Jewelry), (Counts::Held, 2, Some(2), true, true));
    assert_eq!(own(Kind::Manuscript), (Counts::Held, 1, Some(2), false, true));
    assert_eq!(own(Kind::Pottery), (Counts::Held, 3, Some(4), false, true));
    assert_eq!(own(Kind::Remains), (Counts::FaceDown, 1, Some(2), false, true));
    assert_eq!(own(Kind::Tapestry), (Counts::Coins, 6, None, false, true));
    let other = progress(a_sides.state(), Viewer::Seat(Seat::B), Kind::Tapestry);
    assert_eq!(other, (Counts::Coins, 4, None, false, false), "b does not know one value");
    let own = |kind| progress(b_sides.state(), Viewer::Seat(Seat::A), kind);
    assert_eq!(own(Kind::Idol), (Counts::Held, 2, Some(2), true, true));
    assert_eq!(own(Kind::Jewelry), (Counts::Held, 2, None, false, true));
    assert_eq!(own(Kind::Manuscript), (Counts::FaceDown, 1, Some(1), true, true));
    assert_eq!(own(Kind::Pottery), (Counts::FaceDown, 3, Some(2), true, true));
    assert_eq!(own(Kind::Remains), (Counts::Held, 3, Some(4), false, true));
    assert_eq!(own(Kind::Tapestry), (Counts::Held, 2, Some(3), false, true));
}

#[test]
fn s4_memory_counts_only_visible_values() {
    let cards = "a 3/0 T4 T3 I2^ | b 3/0 | out …";
    let memory = play(&format!("crypt 2p AAAAAA memory | reveal | lead a | deck T | {cards}"));
    let seen = |viewer| {
        let view = memory.state().shown_view(memory.state().view(viewer));
        view.boards[0].collection.iter().map(|card| card.coins.map(crypt::Coins::get)).collect::<Vec<_>>()
    };
    assert_eq!(seen(Viewer::Seat(Seat::A)), [Some(4), Some(3), Some(2)]);
    assert_eq!(seen(Viewer::Seat(Seat::B)), [None, None, Some(2)]);
    let other = progress(memory.state(), Viewer::Seat(Seat::B), Kind::Tapestry);
    assert_eq!(other, (Counts::Coins, 0, None, false, false));
}

#[test]
fn c3_7_the_view_shows_who_has_lights_out() {
    let holder = |position: &str| play(position).state().view(Viewer::Spectator).lights_out;
    let seat = |seat| Some(Claimant::Seat(seat));
    assert_eq!(holder("crypt 2p AAAAAA | reveal | lead b | deck - | a 3/0 | b 3/0"), seat(Seat::B));
    assert_eq!(holder("crypt 3p AAAAAA | reveal | lead b | deck - | a 3/0 | b 3/0 | c 3/0"), seat(Seat::A));
    assert_eq!(
        holder("crypt 1p AAAAAA | reveal | lead G | deck T | a 3/0 P3 | out I4 R_?"),
        Some(Claimant::Ghost)
    );
    assert_eq!(holder("crypt 2p AAAAAA | leader | lead - | deck - | a 3/0 | b 3/0"), None);
}

#[test]
fn c3_7_the_offer_shows_the_last_turn() {
    let last = |turn: u8, seat: Seat| {
        let position = format!(
            "crypt 2p AAAAAA | claim {turn} | lead a | deck T | row I4 P2 R_? | a 3/0 | b 3/0 | out …"
        );
        play(&position).state().offer(seat).unwrap().claim.unwrap().last_turn
    };
    assert_eq!([last(1, Seat::A), last(2, Seat::B), last(3, Seat::A)], [false, false, true]);
}

#[test]
fn c3_12_a_roll_shows_which_dice_failed() {
    let text = "crypt 2p AAAAAA | claim 3 | lead a | deck T | row J4 P2 R_? | a 3/0 | b 3/0 | out …";
    let played = play(text).steps(&["a: claim 1=3+3", "chance: collect 1=2+6"]);
    let rolled = played.sights("spectator").into_iter().find_map(|sight| match sight {
        Sight::Rolled { failed, exhausted, .. } => Some((failed.to_string(), exhausted)),
        _ => None,
    });
    assert_eq!(rolled, Some(("2".to_owned(), 1)));
}

#[test]
fn c5_1_a_re_roll_shows_whether_it_held() {
    let held = |roll: u8| {
        let text = "crypt 2p AAAAAA | idol a | lead a | deck T | a 2/1!4 I2 | b 3/0 | out …";
        let played = play(text).steps(&["a: reroll #1 !4", &format!("chance: reroll {roll}")]);
        played.sights("spectator").into_iter().find_map(|sight| match sight {
            Sight::Rerolled { held, .. } => Some(held),
            _ => None,
        })
    };
    assert_eq!((held(3), held(4)), (Some(false), Some(true)));
}

/// The score that a person is shown if the game ended now: the sum, the Tapestry bonus in it, and whether it is certain.
fn so_far(position: &str, viewer: Viewer) -> Option<(i32, u8, bool)> {
    let play = play(position);
    let so_far = play.state().shown_view(play.state().view(viewer)).so_far?;
    Some((so_far.total, so_far.sheet.tapestry, so_far.certain))
}

#[test]
fn c4_1_the_view_counts_the_viewers_score_if_the_game_ended_now() {
    // 2 + 3 coins, 3 because the better Jewelry counts twice, and 2 servants: one is exhausted, one is on a treasure.
    let cards = "row I4=a2 P2 R_? | a 1/1 J2 J3 | b 3/0 T4? T2? | out …";
    let position = format!("crypt 2p AAAAAA | claim 2 | lead a | deck T | {cards}");
    assert_eq!(so_far(&position, Viewer::Seat(Seat::A)), Some((10, 0, true)));
    assert_eq!(so_far(&position, Viewer::Seat(Seat::B)), Some((14, 5, true)));
    assert_eq!(so_far(&position, Viewer::Spectator), None);
}

#[test]
fn c5_9_a_bonus_that_depends_on_hidden_values_is_not_counted_yet() {
    let against = |own: &str, other: &str, recall: &str| {
        let cards = format!("a 3/0 {own} | b 3/0 {other} | out …");
        so_far(
            &format!("crypt 2p AAAAAA{recall} | reveal | lead a | deck T | {cards}"),
            Viewer::Seat(Seat::A),
        )
        .map(|(_, bonus, certain)| (bonus, certain))
        .unwrap()
    };
    assert_eq!(against("T3", "T2?", ""), (0, false), "it may be a 4");
    assert_eq!(against("T4", "T2?", ""), (5, true), "it is at most a 4");
    assert_eq!(against("T1", "T2? T3?", ""), (0, true), "two cards have at least two coins");
    assert_eq!(against("T3", "T2", ""), (5, true));
    assert_eq!(against("T3", "T2", " memory"), (0, false), "the table does not show what must be remembered");
}
