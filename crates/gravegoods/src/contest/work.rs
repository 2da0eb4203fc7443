//! What a bot had to do for its games: decisions, the time they took, and those it failed to make.

use std::time::Duration;

use games::Listed;

use super::chair::Chair;
use crate::columns::count;
use crate::failure::Failure;
use crate::outside::Faults;

/// One entrant's decisions.
#[derive(Clone, Debug, Default)]
pub(crate) struct Work {
    decisions: u64,
    time: Duration,
    longest: Duration,
    /// None for a bot of the house.
    faults: Option<Faults>,
    /// The first fault, in words.
    first: Option<String>,
    /// How many games it forfeited.
    forfeits: u64,
}

impl Work {
    /// Adds a decision that took so long.
    pub(super) fn add_decision(&mut self, took: Duration) {
        self.decisions += 1;
        self.time += took;
        self.longest = self.longest.max(took);
    }

    /// Adds the faults of whoever sits on a chair, from a deal that is over.
    pub(super) fn add_faults<G: Listed>(&mut self, deal: u64, chair: &mut Chair<G>) {
        if let Some((faults, first)) = chair.take_faults() {
            self.faults.get_or_insert_default().merge(&faults);
            self.first = self.first.take().or(first.map(|first| format!("deal {deal}: {first}")));
        }
    }

    /// Adds a game that was forfeited, on however many chairs.
    pub(super) fn add_forfeit(&mut self) {
        self.forfeits += 1;
    }

    /// Adds what came after this.
    pub(crate) fn merge(&mut self, later: &Work) {
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

    /// The milliseconds that a decision took, on average.
    pub(crate) fn ms_per_decision(&self) -> f64 {
        if self.decisions == 0 { 0.0 } else { self.time.as_secs_f64() * 1000.0 / self.decisions as f64 }
    }

    /// The milliseconds of the longest decision.
    pub(crate) fn ms_longest(&self) -> f64 {
        self.longest.as_secs_f64() * 1000.0
    }

    /// The decisions that a program outside failed to make.
    pub(crate) fn faults(&self) -> Option<&Faults> {
        self.faults.as_ref()
    }

    /// The first of them, in words.
    pub(crate) fn first_fault(&self) -> Option<&str> {
        self.first.as_deref()
    }

    /// How many games a program outside forfeited by failing a decision; none for a bot of the house.
    pub(crate) fn forfeits(&self) -> Option<u64> {
        self.faults.map(|_| self.forfeits)
    }

    /// The faults in a sentence, if there are any.
    pub(crate) fn complaint(&self, name: &str) -> Option<String> {
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

    /// Fails if games were forfeited: what was found is printed, and the exit code says that not all of it was played.
    pub(crate) fn check_forfeits<'n>(
        of: impl IntoIterator<Item = (&'n str, &'n Work)>,
    ) -> Result<(), Failure> {
        let mut forfeited: Vec<(&str, u64)> = Vec::new();
        for (name, work) in of.into_iter().filter(|(_, work)| work.forfeits > 0) {
            match forfeited.iter_mut().find(|(other, _)| *other == name) {
                Some((_, games)) => *games += work.forfeits,
                None => forfeited.push((name, work.forfeits)),
            }
        }
        if forfeited.is_empty() {
            return Ok(());
        }
        let told =
            forfeited.iter().map(|(name, games)| format!("{name} forfeited {}", count(*games, "game")));
        Err(Failure::Found(format!("{} by failing decisions", told.collect::<Vec<_>>().join(", "))))
    }
}
