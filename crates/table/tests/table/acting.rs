//! Actions: versions, sealed answers, refusals.

use protocol::{Command, Refusal};
use table::Record;

use crate::kit::{bids, crypt_for_two, data, person};

#[test]
fn an_action_on_an_old_version_is_stale() {
    let mut table = crypt_for_two();
    let seen = table.table.version();
    table.acts("ann", "claim 1=5");
    let version = table.table.version();
    let stale = Command::Act { version: seen, action: data("claim 2=1") };
    assert_eq!(table.refused("bob", stale), Refusal::Stale { seen, version });
    for seen in [0, version + 1, u64::MAX] {
        let unknown = Command::Act { version: seen, action: data("claim 2=1") };
        assert_eq!(table.refused("bob", unknown), Refusal::Stale { seen, version });
    }
    table.acts_on(version, "bob", "claim 2=1").unwrap();
}

#[test]
fn a_sealed_answer_makes_nothing_stale_but_its_reveal_does() {
    let mut table = bids(3, 2, &["prize 4", "prize 5"]);
    let seen = table.table.version();
    table.acts_on(seen, "cid", "bid 1").unwrap();
    table.acts_on(seen, "ann", "bid 5").unwrap();
    // A second bid is refused by the rules, not as stale.
    assert!(matches!(table.acts_on(seen, "ann", "bid 4"), Err(Refusal::Rules { .. })));
    table.acts_on(seen, "bob", "bid 3").unwrap();
    let late = Command::Act { version: seen, action: data("bid 2") };
    assert!(matches!(table.refused("cid", late), Refusal::Stale { .. }));
    table.acts("cid", "bid 2");
}

#[test]
fn a_draw_of_another_player_makes_versions_stale() {
    let mut table = bids(2, 1, &["prize 4", "token 3"]);
    let seen = table.table.version();
    table.acts_on(seen, "ann", "draw").unwrap();
    assert!(matches!(table.acts_on(seen, "bob", "bid 1"), Err(Refusal::Stale { .. })));
}

#[test]
fn leaving_and_returning_makes_nothing_stale() {
    let mut table = bids(3, 1, &["prize 4"]);
    let seen = table.table.version();
    table.leaves("ann");
    table.does("ann", Command::Return).unwrap();
    table.acts_on(seen, "bob", "bid 1").unwrap();
}

#[test]
fn malformed_and_illegal_actions_are_distinguished() {
    let mut table = crypt_for_two();
    let version = table.table.version();
    let try_to = |act: &str| Command::Act { version, action: data(act) };
    for act in ["", " ", "claim 9=9", "CLAIM 1=5", "claim 1=5\0", "💀", "claim 1=99999999999999999999"] {
        assert!(matches!(table.refused("ann", try_to(act)), Refusal::BadAction { .. }), "{act:?}");
    }
    for act in ["claim 1=1+1+1 2=1", "decline", "look #1", "reroll #1 !5"] {
        let Refusal::Rules { reason, refusal } = table.refused("ann", try_to(act)) else {
            panic!("{act} is an action");
        };
        assert!(!reason.is_empty() && refusal.get().len() > 2);
    }
    assert!(matches!(table.refused("bob", try_to("claim 1=5")), Refusal::Rules { .. }), "it is ann's turn");
    assert_eq!(table.refused("eve", try_to("claim 1=5")), Refusal::NotSeated);
}

#[test]
fn a_long_text_is_not_quoted_back() {
    let mut table = crypt_for_two();
    for act in ["claim ".to_owned() + &"x".repeat(1 << 20), "é".repeat(1 << 20), " ".repeat(1 << 20)] {
        let refusal =
            table.refused("ann", Command::Act { version: table.table.version(), action: data(&act) });
        assert!(refusal.to_string().len() < 100, "{refusal}");
    }
}

#[test]
fn an_action_is_recorded_in_the_games_own_notation() {
    let mut table = crypt_for_two();
    let version = table.table.version();
    let records = table.acts_on(version, "ann", "claim  1=5   2=1").unwrap();
    assert!(matches!(&records[0], Record::Acted { act, .. } if act == "claim 1=5 2=1"), "{records:?}");
}

#[test]
fn check_has_the_same_result_as_acting() {
    let mut table = bids(3, 2, &["prize 4", "prize 5", "token 2"]);
    let acts = ["bid 1", "bid 0", "bid 9", "draw", "", "pass"];
    let mut compared = 0;
    let mut compare = |table: &crate::kit::Played<_>| {
        for name in ["ann", "bob", "cid", "eve"] {
            for act in acts {
                let checked = table.table.check(&person(name), &data(act)).map(|_| ());
                let acted = table.clone().acts_on(table.table.version(), name, act).map(|_| ());
                assert_eq!(checked, acted, "{name}: {act}");
                compared += 1;
            }
        }
    };
    compare(&table);
    table.acts("bob", "bid 1");
    compare(&table);
    table.leaves("ann");
    compare(&table);
    table.does("cid", Command::Resign).unwrap();
    compare(&table);
    table.does("bob", Command::Resign).unwrap();
    compare(&table);
    assert_eq!(compared, 5 * 24);
}

#[test]
fn only_awaited_players_get_offers_and_lists() {
    let mut table = crypt_for_two();
    assert!(table.sheet("ann")["offer"].is_object());
    assert_eq!(table.sheet("ann")["actions"].as_array().map(Vec::len), Some(595));
    for name in ["bob", "eve"] {
        assert!(table.sheet(name)["offer"].is_null());
        assert_eq!(table.sheet(name)["actions"], serde_json::json!([]));
    }
    table.leaves("ann");
    assert!(table.sheet("ann")["offer"].is_null(), "a bot plays for ann");
}

#[test]
fn a_log_starts_after_the_version_that_was_seen() {
    let mut table = crypt_for_two();
    let seen = table.table.version();
    table.acts("ann", "claim 1=5");
    let ann = person("ann");
    for since in 0..=table.table.version() {
        let reader =
            table::Reader { person: Some(&ann), since, list: false, attendance: table::Attendance::Back };
        let sheet = table.table.sheet(reader, table.now);
        assert!(sheet.log.iter().all(|entry| entry.version > since));
        assert!(sheet.log.is_sorted_by_key(|entry| entry.version));
        assert_eq!(sheet.log.is_empty(), since > seen);
    }
    let beyond =
        table::Reader { person: None, since: u64::MAX, list: false, attendance: table::Attendance::Back };
    assert_eq!(table.table.sheet(beyond, table.now).live.since, table.table.version());
}
