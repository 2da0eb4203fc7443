//! Decides which records an input leads to.

pub(crate) mod gathering;
pub(crate) mod leaving;
pub(crate) mod rematch;
pub(crate) mod undo;

use std::fmt::Display;

use game_core::{Awaiting, Odds, Outcome, Seat, SeatSet, Step};
use protocol::{Absence, ClockSetting, Command, Ending, Millis, Nonce, PersonId, PersonKind, Refusal};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::to_raw_value;

use crate::decide::undo::Undo;
use crate::luck::{ChanceSource, Luck};
use crate::play::{Play, Playable, ending_of};
use crate::record::{Mover, Record, Stamped};
use crate::state::seat_state::{Holder, SeatState, SeatedPerson};
use crate::state::{Standing, Table};

/// The person who sends a command.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Requester {
    /// Their id.
    pub person: PersonId,
    /// Their name; only needed to sit down.
    pub name: String,
    /// Whether they have an account; only needed to sit down.
    pub kind: PersonKind,
}

/// Something that may change a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Input {
    /// A person's command.
    Person {
        /// The person.
        requester: Requester,
        /// The command.
        command: Command,
    },
    /// A bot's move.
    Bot {
        /// Its seat.
        seat: Seat,
        /// The version it was asked at.
        version: u64,
        /// The action, in the game's notation.
        act: String,
    },
    /// A guest has logged in to an account.
    Become {
        /// The guest.
        from: PersonId,
        /// The account.
        to: PersonId,
        /// The account's name.
        name: String,
    },
    /// A person has a new name, or an account.
    Rename {
        /// The person.
        person: PersonId,
        /// The name now.
        name: String,
        /// Whether they have an account now.
        account: bool,
    },
    /// A deadline may have passed.
    Tick,
    /// The table has waited too long for players.
    Expire,
}

/// The records that an input leads to.
pub(crate) type Decision = Result<Vec<Record>, Refusal>;

impl<G: Playable> Table<G> {
    /// The records that `input` leads to. The table does not change.
    ///
    /// The records belong together: store all of them or none.
    ///
    /// # Errors
    /// If the input is refused.
    pub fn decide(&self, call: &Input, now: Millis, chance_source: &dyn ChanceSource) -> Decision {
        match call {
            Input::Person { requester, command } => self
                .decide_person(requester, command, now, chance_source)
                .and_then(|records| self.check_lobby_limit(&requester.person, records)),
            Input::Bot { seat, version, act } => self.bot_acts(*seat, *version, act, chance_source),
            Input::Become { from, to, name } => Ok(self.become_another(from, to, name)),
            Input::Rename { person, name, account } => {
                self.check_lobby_limit(person, self.rename(person, name, *account))
            }
            Input::Tick => Ok(self.time_passes(now)),
            Input::Expire => match self.standing {
                Standing::Gathering => Ok(vec![Record::Dissolved]),
                Standing::Playing | Standing::Over(_) | Standing::Dissolved => Ok(Vec::new()),
            },
        }
    }

    fn decide_person(
        &self,
        requester: &Requester,
        command: &Command,
        now: Millis,
        chance_source: &dyn ChanceSource,
    ) -> Decision {
        let person = &requester.person;
        match command {
            Command::Sit { seat } => self.sit(requester, *seat),
            Command::Colour { colour } => self.choose_colour(person, *colour),
            Command::Stand => self.gathering().and_then(|()| {
                let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
                Ok(vec![Record::Stood { seat }])
            }),
            Command::Appoint { seat, level } => {
                self.hosting(person)?;
                if self.charter.rated {
                    return Err(Refusal::PeopleOnly);
                }
                match &self.seat_states.get(seat.index()).ok_or(Refusal::NoSuchSeat)?.holder {
                    Holder::Open | Holder::Bot(_) => {
                        self.and_begin(Record::Appointed { seat: *seat, level: *level }, now, chance_source)
                    }
                    Holder::Person(_) => Err(Refusal::SeatTaken),
                }
            }
            Command::Vacate { seat } => {
                self.hosting(person)?;
                match &self.seat_states.get(seat.index()).ok_or(Refusal::NoSuchSeat)?.holder {
                    Holder::Bot(_) => Ok(vec![Record::Vacated { seat: *seat }]),
                    Holder::Person(seated) if seated.person == *person => {
                        Ok(vec![Record::Stood { seat: *seat }])
                    }
                    Holder::Person(_) => Ok(vec![Record::Freed { seat: *seat }]),
                    Holder::Open => Err(Refusal::NobodyThere),
                }
            }
            Command::Ready { nonce } => self.ready(person, *nonce, now, chance_source),
            Command::Unready => {
                self.gathering()?;
                let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
                let ready = self.seat_state(seat).nonce().is_some();
                Ok(ready.then_some(Record::Unreadied { seat }).into_iter().collect())
            }
            Command::Dissolve => self.hosting(person).map(|()| vec![Record::Dissolved]),
            Command::Act { version, action } => self.person_acts(person, *version, action, chance_source),
            Command::Undo { version, back } => self.undo_or_ask(person, *version, *back),
            Command::AnswerUndo { version, agree } => self.answer_undo(person, *version, *agree),
            Command::WithdrawUndo => {
                let (seat, _, _) = self.playing(person)?;
                self.pending_undo
                    .filter(|pending_undo| pending_undo.by == seat)
                    .ok_or(Refusal::NothingAsked)?;
                Ok(vec![Record::UndoWithdrawn { seat }])
            }
            Command::Leave => self.leave(person),
            Command::Return => {
                let (seat, seated, _) = self.playing(person)?;
                match seated.absence {
                    None => Err(Refusal::NotAway),
                    Some(Absence::Resigned | Absence::Forfeited) => Err(Refusal::Resigned),
                    Some(Absence::Away | Absence::Left) => Ok(vec![Record::Returned { seat }]),
                }
            }
            Command::Resign => self.resign(person),
            Command::Claim { seat } => self.claim(person, *seat, now),
            Command::Abort => self.abort(person),
            Command::MuteSpectators { muted } => self.mute_spectators(person, *muted),
        }
    }

    /// Checks that the game has not started.
    pub(crate) fn gathering(&self) -> Result<(), Refusal> {
        match self.standing {
            Standing::Gathering => Ok(()),
            Standing::Playing => Err(Refusal::Begun),
            Standing::Over(_) | Standing::Dissolved => Err(Refusal::Over),
        }
    }

    /// Checks that the game has not started and that this person is the host.
    fn hosting(&self, person: &PersonId) -> Result<(), Refusal> {
        self.gathering()?;
        if self.host == *person { Ok(()) } else { Err(Refusal::HostOnly) }
    }

    /// The seat of a person, while the game is played.
    pub(crate) fn playing(&self, person: &PersonId) -> Result<(Seat, &SeatedPerson, &Play<G>), Refusal> {
        let play = match (self.standing, &self.play) {
            (Standing::Playing, Some(play)) => play,
            (Standing::Gathering | Standing::Playing, _) => return Err(Refusal::NotBegun),
            (Standing::Over(_) | Standing::Dissolved, _) => return Err(Refusal::Over),
        };
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        let seated = self.seat_state(seat).seated().ok_or(Refusal::NotSeated)?;
        Ok((seat, seated, play))
    }

    fn sit(&self, requester: &Requester, seat: Seat) -> Decision {
        self.gathering()?;
        let Requester { person, name, kind } = requester;
        let state = self.seat_states.get(seat.index()).ok_or(Refusal::NoSuchSeat)?;
        if state.holder != Holder::Open {
            return Err(Refusal::SeatTaken);
        }
        if self.seat_of(person).is_some() {
            return Err(Refusal::SeatedAlready);
        }
        if self.barred.contains(person) {
            return Err(Refusal::Barred);
        }
        if self.charter.rated && *kind == PersonKind::Guest {
            return Err(Refusal::AccountNeeded);
        }
        let account = *kind == PersonKind::Account;
        Ok(vec![Record::Sat { seat, person: person.clone(), name: name.clone(), account }])
    }

    fn ready(
        &self,
        person: &PersonId,
        nonce: Nonce,
        now: Millis,
        chance_source: &dyn ChanceSource,
    ) -> Decision {
        self.gathering()?;
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        self.and_begin(Record::Readied { seat, nonce }, now, chance_source)
    }

    /// The record, and the start of the game if all seats are ready then.
    fn and_begin(&self, record: Record, now: Millis, chance_source: &dyn ChanceSource) -> Decision {
        let mut then = self.clone();
        let stamped = Stamped { at: now, record: record.clone() };
        then.evolve(&stamped).expect("what may be decided can follow");
        let mut records = vec![record];
        let all_ready = then.seat_states.iter().all(|state| match &state.holder {
            Holder::Open => false,
            Holder::Bot(_) => true,
            Holder::Person(seated) => seated.nonce.is_some(),
        });
        if all_ready && then.seat_states.iter().any(|state| state.seated().is_some()) {
            records.push(Record::Started);
            let nonces: Vec<_> = then.seat_states.iter().map(SeatState::nonce).collect();
            let luck = Luck::new(&self.charter.seed, self.charter.terms(), &nonces);
            self.follow(self.beginning(), 0, &luck, chance_source, &mut records);
        }
        Ok(records)
    }

    /// Adds what follows automatically: answers of chance, and the end of the game.
    fn follow(
        &self,
        mut game: G,
        mut draws: u64,
        luck: &Luck,
        chance_source: &dyn ChanceSource,
        records: &mut Vec<Record>,
    ) {
        while game.awaiting() == Awaiting::Chance {
            let fits = |chance: &G::Chance| {
                game.clone().apply(Step::Chance(chance.clone()), &mut game_core::NoLog).is_ok()
            };
            let scripted =
                chance_source.answer(&self.charter.table, draws).or_else(|| self.arranged_chance(draws));
            let scripted = scripted.and_then(|text| text.parse().ok());
            let chance = scripted.filter(fits).unwrap_or_else(|| game.sample_chance(&mut luck.stream(draws)));
            let text = chance.to_string();
            let shown = self.apply_shown(&mut game, Step::Chance(chance));
            records.push(Record::Answered {
                chance: text,
                shown: shown.expect("an answer of chance was refused"),
            });
            draws += 1;
        }
        if let Some(outcome) = game.outcome() {
            let ending = self.ending(Some(outcome), self.resigned());
            records.push(Record::Ended { ending });
        }
    }

    /// Checks that a person who has seen one version has seen all that matters since another.
    fn in_time(&self, seen: u64, since: u64) -> Result<(), Refusal> {
        if seen < since || seen > self.version {
            return Err(Refusal::Stale { seen, version: self.version });
        }
        Ok(())
    }

    fn person_acts(
        &self,
        person: &PersonId,
        version: u64,
        action: &Value,
        chance_source: &dyn ChanceSource,
    ) -> Decision {
        let (seat, seated, play) = self.playing(person)?;
        let mut records = Vec::new();
        match seated.absence {
            Some(Absence::Resigned | Absence::Forfeited) => return Err(Refusal::Resigned),
            Some(Absence::Away | Absence::Left) => records.push(Record::Returned { seat }),
            None => {}
        }
        self.in_time(version, play.settled)?;
        self.act(seat, read_action::<G>(action)?, Mover::Person, play, chance_source, records)
    }

    fn bot_acts(&self, seat: Seat, version: u64, act: &str, chance_source: &dyn ChanceSource) -> Decision {
        let Some(play) = self.play.as_ref().filter(|_| self.standing == Standing::Playing) else {
            return Err(Refusal::Over);
        };
        self.in_time(version, play.settled)?;
        if !self.bots_awaited().chain(self.interrupting_bots()).any(|bot| bot == seat) {
            return Err(Refusal::Stale { seen: version, version: self.version });
        }
        let action = act
            .parse()
            .map_err(|error: game_core::BadText| Refusal::BadAction { reason: error.to_string() })?;
        self.act(seat, action, Mover::Bot, play, chance_source, Vec::new())
    }

    fn act(
        &self,
        seat: Seat,
        action: G::Action,
        mover: Mover,
        play: &Play<G>,
        chance_source: &dyn ChanceSource,
        mut records: Vec<Record>,
    ) -> Decision {
        let mut game = play.game.clone();
        let act = action.to_string();
        let shown = self.apply_shown(&mut game, Step::Act { seat, action }).map_err(refused)?;
        records.push(Record::Acted { seat, act, mover, shown });
        let luck = self.luck.as_ref().expect("a running game has its luck");
        self.follow(game, play.draws, luck, chance_source, &mut records);
        Ok(records)
    }

    /// Checks whether an action of a person is legal now, and returns the odds that chance undoes each of its parts.
    ///
    /// # Errors
    /// Why it isn't.
    pub fn check(&self, person: &PersonId, action: &Value) -> Result<Vec<Odds>, Refusal> {
        let (seat, seated, play) = self.playing(person)?;
        if matches!(seated.absence, Some(Absence::Resigned | Absence::Forfeited)) {
            return Err(Refusal::Resigned);
        }
        let action = read_action::<G>(action)?;
        try_act(&mut play.game.clone(), seat, action.clone())?;
        Ok(play.game.odds(seat, action))
    }

    fn undo_or_ask(&self, person: &PersonId, version: u64, back: Option<u64>) -> Decision {
        let (seat, seated, play) = self.playing(person)?;
        // A person who has not seen the last step, or an undo, does not mean their last action.
        self.in_time(version, play.last_change())?;
        if seated.absence.is_some() {
            return Err(Refusal::NothingToUndo);
        }
        match (self.undo_of(seat, back), self.pending_undo) {
            (Undo::Free { keep }, _) => Ok(vec![Record::Undone { seat, keep }]),
            (Undo::ByConsent { .. }, Some(pending_undo)) => Err(Refusal::UndoAsked { by: pending_undo.by }),
            (Undo::ByConsent { keep }, None) => Ok(vec![Record::UndoAsked { seat, keep }]),
            (Undo::Declined, _) => Err(Refusal::BotsDecline),
            (Undo::Spent, _) => Err(Refusal::LimitReached),
            (Undo::Nothing, _) => Err(Refusal::NothingToUndo),
        }
    }

    fn answer_undo(&self, person: &PersonId, version: u64, agree: bool) -> Decision {
        let (seat, _, _) = self.playing(person)?;
        let pending_undo = self
            .pending_undo
            .filter(|pending_undo| pending_undo.waiting.contains(seat))
            .ok_or(Refusal::NothingAsked)?;
        // A person who has not seen this request answers another one.
        self.in_time(version, pending_undo.version)?;
        let mut records = vec![Record::UndoAnswered { seat, agree }];
        if agree && pending_undo.waiting == SeatSet::only(seat) {
            records.push(Record::Undone { seat: pending_undo.by, keep: pending_undo.keep });
        }
        Ok(records)
    }

    fn leave(&self, person: &PersonId) -> Decision {
        let (seat, seated, _) = self.playing(person)?;
        match self.charter.clock {
            ClockSetting::Live { .. } => {}
            // Nobody sits at the table and waits. The person keeps their seat, and nothing is played before their time is up.
            ClockSetting::None | ClockSetting::Days { .. } => return Ok(Vec::new()),
        }
        let mut others = self.present_seats();
        others.remove(seat);
        // If no other person waits, no bot has to take over.
        let leaves = seated.absence.is_none() && !others.is_empty();
        if leaves && self.seat_state(seat).has_reached_limit() {
            return Err(Refusal::LimitReached);
        }
        Ok(leaves.then_some(Record::Relieved { seat, absence: Absence::Left }).into_iter().collect())
    }

    fn resign(&self, person: &PersonId) -> Decision {
        let (seat, _, _) = self.playing(person)?;
        if self.seat_state(seat).is_resigned() {
            return Err(Refusal::Resigned);
        }
        Ok(self.give_up(seat, Absence::Resigned))
    }

    /// A seat gives up, and the game ends if nobody is left to play against or no person is left to play.
    pub(crate) fn give_up(&self, seat: Seat, absence: Absence) -> Vec<Record> {
        let mut records = vec![Record::Relieved { seat, absence }];
        let resigned = self.resigned().union(SeatSet::only(seat));
        let seats = SeatSet::all(self.seat_states.len());
        let people = seats.without(resigned).iter().any(|seat| self.seat_state(seat).seated().is_some());
        if Ending::is_decided(self.teams(), seats, resigned) || !people {
            records.push(Record::Ended { ending: self.ending(None, resigned) });
        }
        records
    }

    /// A guest becomes the account that they have logged in to.
    ///
    /// A person has at most one seat. If both have one before the game, the guest's becomes free. During the game the person
    /// keeps the seat that they play, or the account's if they play both. A bot plays the other to the end, because no one has
    /// the guest's id any more.
    fn become_another(&self, from: &PersonId, to: &PersonId, name: &str) -> Vec<Record> {
        let Some(seat) = self.seat_of(from) else {
            return Vec::new();
        };
        let became = Record::Became { seat, person: to.clone(), name: name.to_owned(), account: true };
        let Some(own) = self.seat_of(to) else {
            return if self.standing == Standing::Dissolved { Vec::new() } else { vec![became] };
        };
        let plays = |seat: Seat| self.seat_state(seat).present().is_some();
        match self.standing {
            Standing::Gathering => vec![became, Record::Stood { seat }],
            Standing::Playing if !plays(seat) => Vec::new(),
            Standing::Playing if plays(own) => vec![Record::Relieved { seat, absence: Absence::Left }],
            Standing::Playing => {
                let name =
                    self.seat_state(seat).seated().map_or_else(String::new, |seated| seated.name.clone());
                vec![Record::Became { seat: own, person: from.clone(), name, account: false }, became]
            }
            Standing::Over(_) | Standing::Dissolved => Vec::new(),
        }
    }

    fn time_passes(&self, now: Millis) -> Vec<Record> {
        self.out_of_time(now).map(|seat| Record::Relieved { seat, absence: Absence::Away }).collect()
    }

    /// The seats that have resigned.
    fn resigned(&self) -> SeatSet {
        self.seats().filter(|seat| self.seat_state(*seat).is_resigned()).collect()
    }

    fn ending(&self, outcome: Option<Outcome>, resigned: SeatSet) -> Ending {
        ending_of::<G>(&self.setup, outcome, self.seat_states.len(), resigned)
    }
}

/// The longest reason for refusing an action, in bytes. It may quote what was sent, so it must be short.
const MAX_REASON: usize = 300;

/// Parses an action from the data that a person sent.
fn read_action<G: Playable>(data: &Value) -> Result<G::Action, Refusal> {
    G::Action::deserialize(data).map_err(|error| {
        let reason = Some(error.to_string()).filter(|reason| reason.len() <= MAX_REASON);
        Refusal::BadAction {
            reason: reason.unwrap_or_else(|| "no action of this game looks like that".to_owned()),
        }
    })
}

/// Makes an action in a copy of the game.
fn try_act<G: Playable>(game: &mut G, seat: Seat, action: G::Action) -> Result<(), Refusal> {
    game.apply(Step::Act { seat, action }, &mut game_core::NoLog).map_err(refused)
}

/// A refusal by the rules of the game.
fn refused(refusal: impl Display + Serialize) -> Refusal {
    Refusal::Rules {
        reason: refusal.to_string(),
        refusal: to_raw_value(&refusal).expect("a refusal is plain data"),
    }
}
