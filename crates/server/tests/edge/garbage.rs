//! Random frames, checked by the same law as in the fuzz target `frames`.

#[path = "../../../../fuzz/src/frames.rs"]
#[expect(unreachable_pub, reason = "the fuzz targets use it as a public item")]
mod law;

use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any, prop_oneof, proptest};
use proptest::sample::select;
use proptest::test_runner::Config;

/// Valid messages, to be damaged.
fn messages() -> Vec<&'static str> {
    vec![
        include_str!("../../../../fuzz/seeds/frames/open"),
        include_str!("../../../../fuzz/seeds/frames/check"),
        include_str!("../../../../fuzz/seeds/frames/say"),
        include_str!("../../../../fuzz/seeds/frames/do-act"),
        include_str!("../../../../fuzz/seeds/frames/do-sit"),
        include_str!("../../../../fuzz/seeds/frames/do-appoint"),
        include_str!("../../../../fuzz/seeds/frames/do-ready"),
        include_str!("../../../../fuzz/seeds/frames/do-answer"),
        include_str!("../../../../fuzz/seeds/frames/do-leave"),
        include_str!("../../../../fuzz/seeds/frames/do-resign"),
    ]
}

/// Bytes that replace some others.
fn patch() -> impl Strategy<Value = Vec<u8>> {
    let words = [
        "",
        "0",
        "-1",
        "1e400",
        "18446744073709551615",
        "18446744073709551616",
        "null",
        "[]",
        "{}",
        "\"\"",
        "\"\\u0000\"",
        "\"\\ud800\"",
        "\"d\"",
        "claim",
        "=",
        "+",
        "ghost",
        "undo",
        "withdrawUndo",
        "vacate",
        "dissolve",
        "unready",
        "stand",
        "return",
    ];
    prop_oneof![
        4 => select(words.to_vec()).prop_map(|word| word.as_bytes().to_vec()),
        1 => vec(any::<u8>(), 0..4),
    ]
}

proptest! {
    #![proptest_config(Config { cases: 3000, failure_persistence: None, ..Config::default() })]

    #[test]
    fn damaged_messages_are_refused_or_decided(
        message in select(messages()),
        damages in vec((any::<usize>(), 0usize..12, patch()), 0..4),
    ) {
        let mut bytes = message.as_bytes().to_vec();
        for (place, length, patch) in damages {
            let start = place % (bytes.len() + 1);
            let end = (start + length).min(bytes.len());
            bytes.splice(start..end, patch);
        }
        law::frames(&bytes);
    }

    #[test]
    fn any_action_is_refused_or_decided(
        version in prop_oneof![0u64..40, Just(u64::MAX)],
        parts in vec(select(vec!["claim", "collect", "pass", "use", "look", "1", "2", "3", "6", "7", "=", "+", " ", "-", "R", "a", "é", "\0"]), 0..12),
    ) {
        let act = serde_json::to_string(&parts.concat()).unwrap();
        let command = format!("{{\"do\":\"act\",\"version\":{version},\"act\":{act}}}");
        law::frames(format!("{{\"type\":\"do\",\"table\":\"oak\",\"command\":{command}}}").as_bytes());
        law::frames(format!("{{\"type\":\"check\",\"table\":\"oak\",\"act\":{act}}}").as_bytes());
    }

    #[test]
    fn any_bytes_are_refused(bytes in vec(any::<u8>(), 0..200)) {
        law::frames(&bytes);
    }
}

#[test]
fn every_seed_is_a_message() {
    for entry in std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/seeds/frames")).unwrap() {
        let path = entry.unwrap().path();
        let bytes = std::fs::read(&path).unwrap();
        assert!(serde_json::from_slice::<protocol::ClientMessage>(&bytes).is_ok(), "{}", path.display());
        law::frames(&bytes);
    }
}
