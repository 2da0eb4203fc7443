//! Letting bots think, and playing their moves.

use std::time::Duration;

use game_core::Seat;
use protocol::BotPace;
use table::{BotInterrupts, BotTurn, Input};

use super::{RETRY_DELAY, TableActor};

/// How many times the bot pace passes before bots interrupt: people come first.
const PACES_BEFORE_INTERRUPTS: u32 = 2;

/// What the task of a bot returns.
pub(super) enum BotAnswer {
    /// The move of a bot whose turn it was; none if its search failed.
    Move { seat: Seat, version: u64, act: Option<String> },
    /// The action out of turn that the bots agree on, if any of them has one.
    Interrupt { version: u64, act: Option<(Seat, String)> },
}

impl TableActor {
    /// How long bots wait before a move: as the slowest of the players who are here wants it.
    fn bot_pace(&self) -> Duration {
        let players = self.watchers.values().filter(|watcher| self.seated(watcher).is_some());
        let pace = players.map(|watcher| watcher.pace).max().unwrap_or_default();
        let normal = self.state.config.bot_pace;
        match pace {
            BotPace::Fast => normal / 4,
            BotPace::Normal => normal,
            BotPace::Slow => normal * 5 / 2,
        }
    }

    /// Starts every bot whose turn it is and that is not thinking yet. If bots may interrupt, they are asked first. Where nobody is there
    /// to play for or to watch, the table waits.
    pub(super) fn request_bot_moves(&mut self) {
        let watched = !self.watchers.is_empty();
        if !watched && self.table.is_deserted() && !self.table.awaits_bot() {
            return;
        }
        if let Some(word) = self.table.bot_interrupts()
            && self.interrupts != Some((word.version, true))
        {
            return self.request_interrupts(word);
        }
        for turn in self.table.bot_turns(watched) {
            if !self.thinking_seats.insert(turn.seat) {
                continue;
            }
            let BotTurn { seat, version, thought, level } = turn;
            tracing::debug!(table = %self.id, %seat, ?level, version, "bot starts to think");
            let (bot_pool, pace) = (self.state.bot_pool.clone(), self.bot_pace());
            let (host, table) = (self.table.charter().host.clone(), self.id.clone());
            self.bot_tasks.spawn(async move {
                let started = tokio::time::Instant::now();
                let act = bot_pool.think(&host, &table, thought).await;
                // A move comes at a multiple of the pace, so that the time it took reveals nothing.
                let beats = started.elapsed().as_millis() / pace.as_millis().max(1) + 1;
                if !pace.is_zero() {
                    tokio::time::sleep_until(started + pace * beats as u32).await;
                }
                BotAnswer::Move { seat, version, act }
            });
        }
    }

    /// Asks the bots whether they interrupt. The answer comes after a fixed time whether one does or not, so that the
    /// pause reveals nothing.
    fn request_interrupts(&mut self, interrupts: BotInterrupts) {
        let BotInterrupts { version, thought } = interrupts;
        if self.interrupts == Some((version, false)) {
            return;
        }
        self.interrupts = Some((version, false));
        let bot_pool = self.state.bot_pool.clone();
        let (host, table) = (self.table.charter().host.clone(), self.id.clone());
        let pause = self.bot_pace() * PACES_BEFORE_INTERRUPTS;
        self.bot_tasks.spawn(async move {
            let started = tokio::time::Instant::now();
            let act = bot_pool.think(&host, &table, thought).await.flatten();
            tokio::time::sleep_until(started + pause).await;
            BotAnswer::Interrupt { version, act }
        });
    }

    pub(super) async fn handle_bot_answer(&mut self, answer: Option<BotAnswer>) {
        match answer {
            None => {
                self.thinking_seats.clear();
                self.interrupts = None;
            }
            Some(BotAnswer::Move { seat, version, act }) => {
                self.thinking_seats.remove(&seat);
                match act {
                    Some(act) => self.play_bot_move(seat, version, act).await,
                    None => tokio::time::sleep(RETRY_DELAY).await,
                }
            }
            Some(BotAnswer::Interrupt { version, act }) => {
                if self.interrupts == Some((version, false)) {
                    self.interrupts = Some((version, true));
                }
                if let Some((seat, act)) = act {
                    self.play_bot_move(seat, version, act).await;
                }
            }
        }
        self.request_bot_moves();
    }

    async fn play_bot_move(&mut self, seat: Seat, version: u64, act: String) {
        // A bot whose move came too late is asked again.
        if let Err(refusal) = self.apply(&Input::Bot { seat, version, act }).await {
            tracing::debug!(table = %self.id, %refusal, "bot move refused");
        }
    }
}
