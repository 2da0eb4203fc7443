//! Statistics of a bot: its decisions, the time they took, and the decisions it failed to make.

use std::time::Duration;

use games::Listed;
use serde::Serialize;

use super::chair::Chair;
use crate::columns::count;
use crate::failure::Failure;
use crate::matches::external::Faults;

/// The statistics of one entrant.
#[derive(Clone, Debug, Default)]
pub(crate) struct BotStats {
    decisions: u64,
    time: Duration,
    longest: Duration,
    /// `None` for a built-in bot.
    faults: Option<Faults>,
    /// The text of the first fault.
    first: Option<String>,
    /// How many games it forfeited.
    forfeits: u64,
}

/// The statistics as fields of `--json`. The milliseconds depend on the machine.
#[derive(Serialize)]
pub(crate) struct StatsFigures<'a> {
    decisions: u64,
    pub(crate) ms_per_decision: f64,
    pub(crate) ms_longest: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    forfeits: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    faults: Option<Faults>,
    #[serde(skip_serializing_if = "Option::is_none")]
    first_fault: Option<&'a str>,
}

impl BotStats {
    /// The statistics as fields of `--json`.
    pub(crate) fn figures(&self) -> StatsFigures<'_> {
        StatsFigures {
            decisions: self.decisions,
            ms_per_decision: self.ms_per_decision(),
            ms_longest: self.ms_longest(),
            forfeits: self.forfeits(),
            faults: self.faults,
            first_fault: self.first_fault(),
        }
    }

    /// Adds a decision and the time it took.
    pub(super) fn add_decision(&mut self, took: Duration) {
        self.decisions += 1;
        self.time += took;
        self.longest = self.longest.max(took);
    }

    /// Adds the faults of the bot on a chair after a deal.
    pub(super) fn add_faults<G: Listed>(&mut self, deal: u64, chair: &mut Chair<G>) {
        if let Some((faults, first)) = chair.take_faults() {
            self.faults.get_or_insert_default().merge(&faults);
            self.first = self.first.take().or(first.map(|first| format!("deal {deal}: {first}")));
        }
    }

    /// Adds a forfeited game. It counts once, even if several chairs of the entrant forfeited it.
    pub(super) fn add_forfeit(&mut self) {
        self.forfeits += 1;
    }

    /// Adds later statistics.
    pub(crate) fn merge(&mut self, later: &BotStats) {
        self.decisions += later.decisions;
        self.time += later.time;
        self.longest = self.longest.max(later.longest);
        self.forfeits += later.forfeits;
        if let Some(faults) = &later.faults {
            self.faults.get_or_insert_default().merge(faults);
        }
        if self.first.is_none() {
            self.first.clone_from(&later.first);
        }
    }

    /// How many decisions there were.
    pub(crate) fn decisions(&self) -> u64 {
        self.decisions
    }

    /// The average time of a decision, in milliseconds.
    pub(crate) fn ms_per_decision(&self) -> f64 {
        if self.decisions == 0 { 0.0 } else { self.time.as_secs_f64() * 1000.0 / self.decisions as f64 }
    }

    /// The time of the longest decision, in milliseconds.
    pub(crate) fn ms_longest(&self) -> f64 {
        self.longest.as_secs_f64() * 1000.0
    }

    /// The decisions that an external program failed to make.
    pub(crate) fn faults(&self) -> Option<&Faults> {
        self.faults.as_ref()
    }

    /// The text of the first fault.
    pub(crate) fn first_fault(&self) -> Option<&str> {
        self.first.as_deref()
    }

    /// How many games an external program forfeited by failing a decision; `None` for a built-in bot.
    pub(crate) fn forfeits(&self) -> Option<u64> {
        self.faults.map(|_| self.forfeits)
    }

    /// A sentence about the faults, if there are any.
    pub(crate) fn fault_summary(&self, name: &str) -> Option<String> {
        let faults = self.faults.filter(|faults| faults.total() > 0)?;
        let Faults { timeouts, crashes, illegal, malformed } = faults;
        let first = self.first.as_deref().unwrap_or_default();
        Some(format!(
            "{name} failed to make {} of {} decisions and forfeited {}: {timeouts} timeouts, {crashes} crashes, \
             {illegal} illegal, {malformed} malformed (first, in {first})",
            faults.total(),
            self.decisions,
            count(self.forfeits, "game"),
        ))
    }

    /// Fails if games were forfeited. The results are printed all the same; the exit code shows that they include forfeits.
    pub(crate) fn check_forfeits<'n>(
        of: impl IntoIterator<Item = (&'n str, &'n BotStats)>,
    ) -> Result<(), Failure> {
        let mut forfeited: Vec<(&str, u64)> = Vec::new();
        for (name, stats) in of.into_iter().filter(|(_, stats)| stats.forfeits > 0) {
            match forfeited.iter_mut().find(|(other, _)| *other == name) {
                Some((_, games)) => *games += stats.forfeits,
                None => forfeited.push((name, stats.forfeits)),
            }
        }
        if forfeited.is_empty() {
            return Ok(());
        }
        let parts =
            forfeited.iter().map(|(name, games)| format!("{name} forfeited {}", count(*games, "game")));
        Err(Failure::BadResult(format!("{} by failing decisions", parts.collect::<Vec<_>>().join(", "))))
    }
}
