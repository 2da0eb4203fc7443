//! How games end, and what is sent then.

use crypt::{Variant, VariantState};
use game_core::Seat;
use game_laws::toy::sealed_bids::{SealedBids, Setup};
use protocol::{Command, Refusal};
use table::{Charter, Standing, Table};

use crate::kit::{Played, START, bids, charter, crypt, data, person};

#[test]
fn the_ending_is_sent_with_the_seed() {
    let mut table = bids(2, 1, &["prize 4"]);
    let seed = table.table.charter().seed;
    let commitment = seed.commitment();
    assert_eq!(table.sheet("eve")["commitment"], commitment);
    assert!(table.sheet("ann")["seed"].is_null());
    table.script("ann: bid 3 | bob: bid 2");
    for name in ["ann", "bob", "eve"] {
        let sheet = table.sheet(name);
        assert_eq!(sheet["phase"], "over");
        assert_eq!(
            (&sheet["seed"], &sheet["commitment"]),
            (&seed.reveal().into(), &commitment.clone().into())
        );
        assert_eq!(sheet["ending"]["outcome"]["scores"], serde_json::json!([4, 0]));
        assert_eq!(sheet["ending"]["winners"], serde_json::json!(["a"]));
        assert_eq!((&sheet["awaiting"], &sheet["actions"]), (&serde_json::json!([]), &serde_json::json!([])));
    }
    let act = Command::Act { version: table.table.version(), action: data("bid 1") };
    for command in [act, table.undo(), Command::Leave, Command::Return, Command::Resign, Command::Stand] {
        assert_eq!(table.refused("ann", command), Refusal::Over);
    }
    assert_eq!(table.table.check(&person("ann"), &data("bid 1")), Err(Refusal::Over));
    assert_eq!(table.wait(1_000_000), []);
    assert!(table.table.hint(Seat::A).is_none());
    assert_eq!(table.table.bots_awaited().count(), 0);
}

/// A game of allies in which everyone is a person.
fn allies(players: u8, variant: Variant) -> Played<VariantState> {
    let setup = crypt::Setup { variant, ..crypt::Setup::new(players) };
    Played::open(charter::<VariantState>(&setup)).seat_all()
}

#[test]
fn v3_3_the_game_ends_when_only_allies_are_left() {
    let mut table = allies(6, Variant::Houses);
    for name in ["ann", "bob", "dan"] {
        table.does(name, Command::Resign).unwrap();
        assert_eq!(table.table.standing(), Standing::Playing, "after {name}");
    }
    // One heir of the second house is left against the third.
    table.does("fay", Command::Resign).unwrap();
    let Standing::Over(ending) = table.table.standing() else { panic!("one house is left") };
    assert_eq!((ending.winners.to_string(), ending.outcome, ending.rank), ("cf".to_owned(), None, None));
    table::verify(&table.export()).unwrap();
}

#[test]
fn v2_4_twins_play_on_when_one_resigns_and_share_what_they_reach() {
    let mut table = allies(2, Variant::Twins);
    table.does("ann", Command::Resign).unwrap();
    assert_eq!(table.table.standing(), Standing::Playing);
    table.does("bob", Command::Resign).unwrap();
    let Standing::Over(ending) = table.table.standing() else { panic!("nobody is left") };
    assert!(ending.winners.is_empty() && ending.together.is_none());
    let ending = allies(2, Variant::Twins).play_out(|count| count / 2);
    let scores = ending.outcome.unwrap().scores;
    assert_eq!(ending.together, scores.as_slice().iter().min().copied());
    assert!(ending.rank.is_some() && ending.winners.len() == 2, "{ending:?}");
}

#[test]
fn a_solo_player_has_a_rank() {
    let mut table = crypt(1, "AAAAAA", &[]);
    let ending = table.play_out(|count| count / 2);
    assert!(ending.rank.is_some_and(|rank| rank < 4), "{ending:?}");
}

fn three(rules: u32) -> Charter {
    Charter { rules, ..charter::<SealedBids>(&Setup { seats: 3, rounds: 1 }) }
}

/// The scores after the highest card was played twice.
fn tied(charter: Charter) -> Vec<i32> {
    let mut table = Played::<SealedBids>::open(charter).chance(&["prize 4"]).seat_all();
    table.script("ann: bid 5 | bob: bid 5");
    // The table is loaded in the middle of the game, as after an upgrade.
    table.table = Table::load(table.records.clone()).unwrap();
    table.acts("cid", "bid 1");
    let Standing::Over(ending) = table.table.standing() else { panic!("all bids are in") };
    ending.outcome.unwrap().scores.as_slice().to_vec()
}

#[test]
fn a_game_keeps_the_rules_it_started_with() {
    assert_eq!(tied(three(1)), [0, 0, 0], "under the old rules a tie lost the prize");
    assert_eq!(tied(three(2)), [0, 0, 4]);
    for unknown in [0, 3, u32::MAX] {
        assert!(Table::<SealedBids>::new(three(unknown), START).is_err());
    }
    assert!(Table::<crypt::State>::new(three(1), START).is_err(), "that is another game");
}

#[test]
fn a_running_game_is_not_exported() {
    let table = crypt(2, "AAAAAA", &[]);
    assert!(table::export(&table.records).is_err());
    assert!(table::export(&table.records[1..]).is_err());
    assert!(table::export(&[]).is_err());
}
