//! The table itself, and how records change it.

use game_core::{Awaiting, Seat, SeatSet, Step};
use protocol::{Absence, Ending, EntryKind, Millis, PersonId, Phase};

use crate::any::BadRecords;
use crate::chair::{Chair, Guest, Sitter, seat_of};
use crate::charter::Charter;
use crate::luck::Luck;
use crate::play::{Play, Playable, StepOf, Told};
use crate::record::{Hand, Record, Stamped};
use crate::timing::{Beat, reserve};
use crate::undo::Wish;

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// People sit down.
    Gathering,
    /// The game is on.
    Playing,
    /// The game is over.
    Over(Ending),
    /// The table was closed before the game began.
    Dissolved,
}

impl Standing {
    /// The phase that people are told.
    pub fn phase(self) -> Phase {
        match self {
            Standing::Gathering => Phase::Gathering,
            Standing::Playing => Phase::Playing,
            Standing::Over(_) => Phase::Over,
            Standing::Dissolved => Phase::Dissolved,
        }
    }
}

/// What the keeper of a table needs to know about it without knowing the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Status {
    /// How far it is.
    pub standing: Standing,
    /// Who sits where: the person with the name they go by.
    pub people: Vec<(Seat, PersonId, String)>,
    /// The seats that nobody has taken.
    pub open: SeatSet,
    /// The people whose turn it is.
    pub awaited: Vec<PersonId>,
}

/// A table at which a game is played.
#[derive(Clone, Debug)]
pub struct Table<G: Playable> {
    pub(crate) charter: Charter,
    pub(crate) setup: G::Setup,
    pub(crate) opened_at: Millis,
    /// The game as it begins here.
    pub(crate) start: G,
    pub(crate) host: PersonId,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) standing: Standing,
    pub(crate) play: Option<Play<G>>,
    pub(crate) luck: Option<Luck>,
    pub(crate) wish: Option<Wish>,
    /// How often somebody has gone back on something before the game began.
    pub(crate) shuffled: u32,
    /// How many records have made the table what it is.
    pub(crate) version: u64,
    pub(crate) told: Vec<Told<G::Event>>,
    pub(crate) notes: Vec<Told<EntryKind>>,
}

impl<G: Playable> Table<G> {
    /// The table that a charter describes; it is at version 1, that of the record which opened it.
    ///
    /// # Errors
    /// If the charter is not one of this game.
    pub fn new(charter: Charter, at: Millis) -> Result<Table<G>, BadRecords> {
        if charter.game != G::NAME || !(G::OLDEST_RULES..=G::RULES).contains(&charter.rules) {
            return Err(BadRecords(format!("no rules are known for {} {}", charter.game, charter.rules)));
        }
        let setup: G::Setup = serde_json::from_value(charter.setup.clone())
            .map_err(|error| BadRecords(format!("bad setup: {error}")))?;
        let game = G::new_under(charter.rules, &setup)
            .map_err(|refusal| BadRecords(format!("bad setup: {refusal}")))?;
        let start = match &charter.arrangement {
            Some(arrangement) => arrangement.beginning(game)?,
            None => game,
        };
        Ok(Table {
            host: charter.host.clone(),
            chairs: vec![Chair::open(reserve(charter.clock)); start.seats()],
            standing: Standing::Gathering,
            play: None,
            luck: None,
            wish: None,
            shuffled: 0,
            version: 1,
            told: Vec::new(),
            notes: Vec::new(),
            charter,
            setup,
            opened_at: at,
            start,
        })
    }

    /// The table that came of its records, the first of which opened it.
    ///
    /// # Errors
    /// If the records are not those of a table.
    pub fn load(records: impl IntoIterator<Item = Stamped>) -> Result<Table<G>, BadRecords> {
        let mut records = records.into_iter();
        let Some(Stamped { at, record: Record::Opened { charter } }) = records.next() else {
            return Err(BadRecords("the first record does not open a table".to_owned()));
        };
        let mut table = Table::new(*charter, at)?;
        records.try_for_each(|stamped| table.evolve(&stamped)).map(|()| table)
    }

    /// What was settled when the table was opened.
    pub fn charter(&self) -> &Charter {
        &self.charter
    }

    /// How many records have made the table what it is.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// How far the table is.
    pub fn standing(&self) -> Standing {
        self.standing
    }

    /// The seats of the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::first(self.chairs.len())
    }

    /// Where a person sits.
    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        seat_of(&self.chairs, person)
    }

    /// The game on the table, once it has begun.
    pub fn game(&self) -> Option<&G> {
        self.play.as_ref().map(|play| &play.game)
    }

    /// The steps that count, in order.
    pub fn steps(&self) -> impl Iterator<Item = &StepOf<G>> {
        self.play.iter().flat_map(|play| &play.moves).map(|made| &made.step)
    }

    /// What the keeper needs to know.
    pub fn status(&self) -> Status {
        let person = |seat: Seat| {
            let guest = self.chairs[seat.index()].guest()?;
            Some((seat, guest.person.clone(), guest.name.clone()))
        };
        let own = |seat: Seat| self.chair(seat).present().filter(|_| !self.chair(seat).overdue);
        let awaited = self.awaited().iter().filter_map(own);
        Status {
            standing: self.standing,
            people: self.seats().filter_map(person).collect(),
            open: self.seats().filter(|seat| self.chair(*seat).sitter == Sitter::Nobody).collect(),
            awaited: awaited.map(|guest| guest.person.clone()).collect(),
        }
    }

    /// The seats that the game waits for.
    pub(crate) fn awaited(&self) -> SeatSet {
        match (self.standing, self.game().map(G::awaiting)) {
            (Standing::Playing, Some(Awaiting::Seats(seats))) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    pub(crate) fn chair(&self, seat: Seat) -> &Chair {
        &self.chairs[seat.index()]
    }

    /// The seats of the people who play themselves.
    pub(crate) fn present_seats(&self) -> SeatSet {
        self.seats().filter(|seat| self.chair(*seat).present().is_some()).collect()
    }

    /// The game as it began.
    pub(crate) fn beginning(&self) -> G {
        self.start.clone()
    }

    /// Changes the table by a record that was written down.
    ///
    /// # Errors
    /// If no such record can follow; that is a fault of whoever wrote it, and the table is not to be used any more.
    pub fn evolve(&mut self, stamped: &Stamped) -> Result<(), BadRecords> {
        let at = stamped.at;
        let version = self.version + 1;
        let bad = |what: &str| BadRecords(format!("record {version}: {what}"));
        if !stamped.record.fits(self.standing.phase()) {
            return Err(bad("this can't happen now"));
        }
        self.shuffled = self.shuffled.saturating_add(u32::from(self.shuffles(&stamped.record)));
        let mut beat = Beat::Other;
        match &stamped.record {
            Record::Opened { .. } => return Err(bad("a table is opened once")),
            Record::Sat { seat, person, name } => {
                let guest = Guest { person: person.clone(), name: name.clone(), nonce: None, absence: None };
                self.chair_mut(*seat).ok_or_else(|| bad("no such seat"))?.sitter = Sitter::Person(guest);
                self.note(version, at, EntryKind::Sat { seat: *seat, name: name.clone() });
            }
            Record::Stood { seat } => {
                let guest = self.guest_mut(*seat).ok_or_else(|| bad("nobody there"))?.clone();
                self.clear(*seat).ok_or_else(|| bad("no such seat"))?;
                self.pass_host(&guest.person);
                self.note(version, at, EntryKind::Stood { seat: *seat });
            }
            Record::Appointed { seat, level } => {
                self.chair_mut(*seat).ok_or_else(|| bad("no such seat"))?.sitter = Sitter::Bot(*level);
                self.note(version, at, EntryKind::Appointed { seat: *seat, level: *level });
            }
            Record::Vacated { seat } => {
                self.clear(*seat).ok_or_else(|| bad("no such seat"))?;
                self.note(version, at, EntryKind::Vacated { seat: *seat });
            }
            Record::Readied { seat, nonce } => {
                self.guest_mut(*seat).ok_or_else(|| bad("nobody there"))?.nonce = Some(*nonce);
            }
            Record::Unreadied { seat } => {
                self.guest_mut(*seat).ok_or_else(|| bad("nobody there"))?.nonce = None;
            }
            Record::Dissolved => {
                self.standing = Standing::Dissolved;
                self.note(version, at, EntryKind::Dissolved);
            }
            Record::Started => {
                self.begin(version);
                self.note(version, at, EntryKind::Started);
            }
            Record::Acted { seat, act, hand } => {
                let action = act.parse().map_err(|error| bad(&format!("{error}")))?;
                beat = Beat::Acted(*seat);
                self.make(Step::Act { seat: *seat, action }, Some(*hand), version, at)
                    .map_err(|what| bad(&what))?;
            }
            Record::Answered { chance } => {
                let chance = chance.parse().map_err(|error| bad(&format!("{error}")))?;
                self.make(Step::Chance(chance), None, version, at).map_err(|what| bad(&what))?;
            }
            Record::Became { seat, person, name } => {
                let guest = self.guest_mut(*seat).ok_or_else(|| bad("nobody there"))?;
                let before = std::mem::replace(&mut guest.person, person.clone());
                guest.name.clone_from(name);
                if self.host == before {
                    self.host = person.clone();
                }
            }
            Record::Relieved { seat, absence } => {
                self.guest_mut(*seat).ok_or_else(|| bad("nobody there"))?.absence = Some(*absence);
                self.wish = None;
                match absence {
                    Absence::Away => beat = Beat::RanOut(*seat),
                    Absence::Left => self.count_whim(*seat),
                    Absence::Resigned => {}
                }
                self.note(version, at, EntryKind::Relieved { seat: *seat, absence: *absence });
            }
            Record::Returned { seat } => {
                self.guest_mut(*seat).ok_or_else(|| bad("nobody there"))?.absence = None;
                self.wish = None;
                self.note(version, at, EntryKind::Returned { seat: *seat });
            }
            Record::UndoAsked { seat, keep } => {
                let mut waiting = self.present_seats();
                waiting.remove(*seat);
                self.wish = Some(Wish { version, by: *seat, keep: *keep, waiting });
                self.count_whim(*seat);
                self.note(version, at, EntryKind::UndoAsked { seat: *seat });
            }
            Record::UndoAnswered { seat, agree } => {
                match &mut self.wish {
                    Some(wish) if *agree => wish.waiting.remove(*seat),
                    _ => self.wish = None,
                }
                self.note(version, at, EntryKind::UndoAnswered { seat: *seat, agree: *agree });
            }
            Record::UndoWithdrawn { seat } => {
                self.wish = None;
                self.note(version, at, EntryKind::UndoWithdrawn { seat: *seat });
            }
            Record::Undone { seat, keep } => {
                // Who asked was counted when they asked.
                let asked = self.wish.is_some();
                let (from, whose) =
                    self.take_back(*keep as usize, version).ok_or_else(|| bad("nothing to take back"))?;
                beat = Beat::TakenBack(whose);
                if !asked {
                    self.count_whim(*seat);
                }
                self.note(version, at, EntryKind::Undone { seat: *seat, from });
            }
            Record::Ended { ending } => {
                self.standing = Standing::Over(*ending);
                self.wish = None;
                self.note(version, at, EntryKind::Ended);
            }
        }
        self.version = version;
        self.set_clocks(at, beat);
        Ok(())
    }

    fn chair_mut(&mut self, seat: Seat) -> Option<&mut Chair> {
        self.chairs.get_mut(seat.index())
    }

    fn guest_mut(&mut self, seat: Seat) -> Option<&mut Guest> {
        self.chair_mut(seat)?.guest_mut()
    }

    fn count_whim(&mut self, seat: Seat) {
        if let Some(chair) = self.chair_mut(seat) {
            chair.whims = chair.whims.saturating_add(1);
        }
    }

    fn clear(&mut self, seat: Seat) -> Option<()> {
        self.chair_mut(seat)?.sitter = Sitter::Nobody;
        Some(())
    }

    /// When the host has stood up and has no other seat, the first who sits looks after the table.
    fn pass_host(&mut self, stood: &PersonId) {
        if self.host == *stood
            && self.seat_of(stood).is_none()
            && let Some(guest) = self.chairs.iter().find_map(Chair::guest)
        {
            self.host = guest.person.clone();
        }
    }

    fn note(&mut self, version: u64, at: Millis, event: EntryKind) {
        self.notes.push(Told { version, at, event });
    }

    fn begin(&mut self, version: u64) {
        let nonces: Vec<_> = self.chairs.iter().map(Chair::nonce).collect();
        self.luck = Some(Luck::new(&self.charter.seed, self.charter.terms(), &nonces));
        self.play = Some(Play::new(self.beginning(), version));
        self.standing = Standing::Playing;
    }

    fn make(&mut self, step: StepOf<G>, hand: Option<Hand>, version: u64, at: Millis) -> Result<(), String> {
        let play = self.play.as_mut().ok_or_else(|| "the game has not begun".to_owned())?;
        let events = play.step(step, hand, version).map_err(|refusal| refusal.to_string())?;
        self.told.extend(events.into_iter().map(|event| Told { version, at, event }));
        self.wish = None;
        Ok(())
    }

    /// Takes steps back; the first version that no longer counts, and whose moves they were.
    fn take_back(&mut self, keep: usize, version: u64) -> Option<(u64, SeatSet)> {
        let start = self.beginning();
        let play = self.play.as_mut()?;
        let from = play.moves.get(keep)?.version;
        let whose = play.moves[keep..].iter().filter_map(|made| match made.step {
            Step::Act { seat, .. } => Some(seat),
            Step::Chance(_) => None,
        });
        let whose = whose.collect();
        play.take_back(keep, start, version);
        // What does not count any more is told to nobody who comes later.
        self.told.truncate(self.told.partition_point(|told| told.version < from));
        self.wish = None;
        Some((from, whose))
    }
}
