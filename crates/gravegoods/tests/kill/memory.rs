//! What one person remembers of one table.

use std::collections::BTreeMap;

use serde_json::Value;

/// What one person remembers of one table, to compare it with what a later server sends.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory {
    /// The log entries that were received, by version.
    entries: BTreeMap<u64, Vec<Value>>,
    /// The highest version that was received.
    highest: u64,
    /// Every action that was sent and not refused, in order.
    pub(crate) sent: Vec<Sent>,
    /// The person's seat.
    pub(crate) seat: String,
}

/// An action that was sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sent {
    pub(crate) act: String,
    /// Whether it was answered. If not, it may or may not have happened.
    pub(crate) done: bool,
}

impl Memory {
    /// Compares a sheet with what is remembered, and remembers it too.
    ///
    /// # Errors
    /// If something that was received before is missing or has changed.
    pub(crate) fn update(&mut self, sheet: &Value) -> Result<(), String> {
        let (since, version) = (number(&sheet["since"]), number(&sheet["version"]));
        if version < self.highest {
            return Err(format!("version {} was shown, but the table is at {version}", self.highest));
        }
        let mut received: BTreeMap<u64, Vec<Value>> = BTreeMap::new();
        for entry in sheet["log"].as_array().into_iter().flatten() {
            received.entry(number(&entry["version"])).or_default().push(entry.clone());
        }
        // The sights of steps that were undone are not sent any more.
        let undone = received.values().flatten().filter(|entry| entry["kind"] == "undone");
        let undone: Vec<_> = undone.map(|entry| number(&entry["from"])..number(&entry["version"])).collect();
        for gone in undone {
            let remembered = self.entries.range_mut(gone).map(|(_, entries)| entries);
            remembered.for_each(|entries| entries.retain(|entry| entry["kind"] != "sight"));
        }
        for version in since + 1..=version {
            let entries = received.remove(&version).unwrap_or_default();
            match self.entries.get(&version) {
                Some(known) if *known != entries => {
                    return Err(format!("at version {version}, {known:?} was shown, but now {entries:?}"));
                }
                Some(_) => {}
                None => {
                    self.entries.insert(version, entries);
                }
            }
        }
        self.highest = self.highest.max(version);
        Ok(())
    }

    /// Whether the person's actions in an export are those that were sent, in order: all that were answered, and any of
    /// the others.
    pub(crate) fn matches_export(&self, export: &str) -> bool {
        let acts = export.lines().filter_map(|line| {
            let line: Value = serde_json::from_str(line).ok()?;
            let own = line["seat"] == *self.seat && line["bot"] != true;
            own.then(|| line["act"].as_str().map(str::to_owned))?
        });
        // The possible numbers of sent actions that the actions of the export so far have used up.
        let mut reached = vec![0];
        for act in acts {
            let after = reached.iter().flat_map(|from| self.matches(*from, &act));
            let mut after: Vec<usize> = after.collect();
            after.sort_unstable();
            after.dedup();
            reached = after;
        }
        reached.iter().any(|from| self.sent[*from..].iter().all(|sent| !sent.done))
    }

    /// The positions after each match of `act` among the actions sent from `from` on. Only unanswered actions are skipped.
    fn matches(&self, from: usize, act: &str) -> Vec<usize> {
        let mut found = Vec::new();
        for (index, sent) in self.sent.iter().enumerate().skip(from) {
            if sent.act == act {
                found.push(index + 1);
            }
            if sent.done {
                break;
            }
        }
        found
    }
}

pub(crate) fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("{value} is not a number"))
}

#[test]
fn answered_actions_must_be_in_the_export_and_others_may_be() {
    let sent = |act: &str, done| Sent { act: act.to_owned(), done };
    let memory = |sent| Memory { sent, seat: "a".to_owned(), ..Memory::default() };
    let game = |acts: &[&str]| -> String {
        acts.iter().map(|act| format!("{{\"seat\":\"a\",\"act\":\"{act}\"}}\n")).collect()
    };
    let lost = memory(vec![sent("x", false), sent("x", true), sent("y", false)]);
    assert!(lost.matches_export(&game(&["x"])) && lost.matches_export(&game(&["x", "x"])));
    assert!(lost.matches_export(&game(&["x", "y"])) && lost.matches_export(&game(&["x", "x", "y"])));
    assert!(
        !lost.matches_export(&game(&[]))
            && !lost.matches_export(&game(&["y"]))
            && !lost.matches_export(&game(&["x", "z"]))
    );
    assert!(!memory(vec![sent("x", true), sent("y", true)]).matches_export(&game(&["x"])));
}
