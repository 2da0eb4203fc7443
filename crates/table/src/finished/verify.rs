//! Verifying a finished game from its file alone.

use game_core::{Awaiting, Journal, Object, Quoted, Seat, SeatSet, Step, in_line};
use games::{Choose, Listed, UnknownGame, Visitor};
use protocol::Ending;

use crate::finished::export::{ExportedHolder, FORMAT, Header, Line};
use crate::luck::{Luck, digest_of_lines};
use crate::play::{Playable, StepOf, ending_of};

/// The first thing that is wrong with a file, and on which line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct Flaw {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub what: String,
    /// What it means for the file.
    pub sort: FlawSort,
}

/// What a flaw means for a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FlawSort {
    /// It can't be verified: it is not the file of a finished game, it is cut off, or this program is too old for it.
    Unreadable,
    /// It can be read, but it is not valid.
    Untrue,
}

/// The summary of a valid file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// The game.
    pub game: String,
    /// The table.
    pub table: String,
    /// The hash that was published before the game.
    pub commitment: String,
    /// How many actions were checked.
    pub actions: u64,
    /// How many answers of chance were checked.
    pub answers: u64,
    /// How many steps were undone.
    pub undone: u64,
    /// How the game ended.
    pub ending: Ending,
    /// Its journal, without undone steps.
    pub journal: String,
}

/// Verifies a file: the seed has the published hash, every card and die came from it, every action was legal, and the game
/// ended as the file says.
///
/// # Errors
/// The first thing that is wrong.
pub fn verify(text: &str) -> Result<Verified, Flaw> {
    let first = text.lines().next().ok_or_else(|| {
        unreadable(1, "this is not the header of a finished game: the file is empty".to_owned())
    })?;
    let Object(header): Object<Header> = serde_json::from_str(first).map_err(|error| {
        unreadable(1, format!("this is not the header of a finished game: {}", in_line(&error)))
    })?;
    if header.export != FORMAT {
        return Err(unreadable(
            1,
            format!("format {} is not supported; this program reads {FORMAT}", header.export),
        ));
    }
    let commitment = header.seed.commitment();
    if commitment != header.commitment {
        return Err(flaw(1, format!("the seed does not match the commitment: its hash is {commitment}")));
    }
    let (game, setup) = (header.game.clone(), header.setup.clone());
    games::visit_for(&game, Choose::Setup(&setup), Check { header, text })
        .map_err(|unknown: UnknownGame| unreadable(1, unknown.to_string()))?
}

struct Check<'t> {
    header: Header,
    text: &'t str,
}

impl Visitor for Check<'_> {
    type Output = Result<Verified, Flaw>;

    fn visit<G: Listed>(self) -> Self::Output {
        Replay::<G>::new(&self.header)?.run(self.text)
    }
}

/// A game that is replayed to verify it.
struct Replay<'h, G: Playable> {
    header: &'h Header,
    /// Kept for as long as the game, which may refer to it.
    setup: G::Setup,
    start: G,
    game: G,
    luck: Luck,
    /// The steps without undone ones, and whether a person made them.
    steps: Vec<(StepOf<G>, bool)>,
    resigned: SeatSet,
    actions: u64,
    answers: u64,
    undone: u64,
}

impl<'h, G: Playable> Replay<'h, G> {
    fn new(header: &'h Header) -> Result<Replay<'h, G>, Flaw> {
        if !(G::OLDEST_RULES..=G::RULES).contains(&header.rules) {
            let known = format!("{} to {}", G::OLDEST_RULES, G::RULES);
            return Err(unreadable(
                1,
                format!("rules version {} is not supported, only {known}", header.rules),
            ));
        }
        let setup: G::Setup = serde_json::from_value(header.setup.clone()).map_err(|error| {
            unreadable(1, format!("the setup is not one of {}: {}", G::NAME, in_line(&error)))
        })?;
        let start = G::new_under(header.rules, &setup).map_err(|refusal| flaw(1, refusal.to_string()))?;
        if start.seats() != header.holders.len() {
            let (seats, players) = (start.seats(), header.holders.len());
            return Err(flaw(1, format!("the game has {seats} seats, but {players} players are named")));
        }
        let nonces: Vec<_> = header.holders.iter().map(|holder| holder.nonce()).collect();
        Ok(Replay {
            header,
            setup,
            game: start.clone(),
            start,
            luck: Luck::new(&header.seed, header.terms(), &nonces),
            steps: Vec::new(),
            resigned: SeatSet::EMPTY,
            actions: 0,
            answers: 0,
            undone: 0,
        })
    }

    fn run(mut self, text: &str) -> Result<Verified, Flaw> {
        let mut ending = None;
        let mut before = text.lines().next().unwrap_or_default().to_owned() + "\n";
        for (index, written) in text.lines().enumerate().skip(1) {
            let number = index + 1;
            let bad = |what: String| flaw(number, what);
            if ending.is_some() {
                return Err(bad("nothing may follow the ending".to_owned()));
            }
            let Object(line) = serde_json::from_str(written)
                .map_err(|_| unreadable(number, "this is not a line of a finished game".to_owned()))?;
            match line {
                Line::Act { seat, act, bot } => {
                    self.check_mover(seat, bot).and_then(|()| self.act(seat, &act, bot)).map_err(bad)?
                }
                Line::Chance { chance } => self.answer(&chance).map_err(bad)?,
                Line::Undo { undo } => self.undo(undo as usize).map_err(bad)?,
                Line::Resign { resign } => self.resign(resign).map_err(bad)?,
                Line::Ending { ending: stated, digest } => {
                    self.check_ending(&stated).map_err(bad)?;
                    check_digest(&before, &digest).map_err(bad)?;
                    ending = Some(stated);
                }
            }
            before.push_str(written);
            before.push('\n');
        }
        let ending = ending.ok_or_else(|| {
            unreadable(text.lines().count(), "the file is cut off: it has no ending".to_owned())
        })?;
        let journal: Journal<G> = Journal {
            rules: self.header.rules,
            setup: self.setup,
            steps: self.steps.into_iter().map(|(step, _)| step).collect(),
            outcome: self.game.outcome(),
        };
        Ok(Verified {
            journal: journal.to_text(),
            game: G::NAME.to_owned(),
            table: self.header.table.0.clone(),
            commitment: self.header.commitment.clone(),
            actions: self.actions,
            answers: self.answers,
            undone: self.undone,
            ending,
        })
    }

    /// Checks that the seat that acted could act.
    fn check_mover(&self, seat: Seat, bot: bool) -> Result<(), String> {
        self.check_not_over()?;
        let holder = self.holder(seat)?;
        if bot {
            return Ok(());
        }
        match holder {
            ExportedHolder::Bot { .. } => {
                Err(format!("{seat} is a bot, but this is said to be a person's action"))
            }
            ExportedHolder::Person { .. } if self.resigned.contains(seat) => {
                Err(format!("{seat} has resigned, but this is said to be their own action"))
            }
            ExportedHolder::Person { .. } => Ok(()),
        }
    }

    /// Checks that the game is not over: after that only the ending may follow.
    fn check_not_over(&self) -> Result<(), String> {
        if self.is_over() {
            Err("the game is over here, but this is not an ending".to_owned())
        } else {
            Ok(())
        }
    }

    /// Whether the game has ended by the rules, or all but one side or all people have resigned.
    fn is_over(&self) -> bool {
        let seats = SeatSet::all(self.header.holders.len());
        let contenders = seats.without(self.resigned);
        let people = contenders.iter().any(|seat| self.header.holders[seat.index()].is_person());
        let decided = Ending::is_decided(G::teams(&self.setup), seats, self.resigned);
        let by_resignation = !self.resigned.is_empty() && (decided || !people);
        self.game.outcome().is_some() || by_resignation
    }

    fn holder(&self, seat: Seat) -> Result<&ExportedHolder, String> {
        self.header.holders.get(seat.index()).ok_or_else(|| format!("there is no seat {seat} in this game"))
    }

    fn act(&mut self, seat: Seat, act: &str, bot: bool) -> Result<(), String> {
        let action = act.parse().map_err(|error| format!("{} is not an action: {error}", Quoted(act)))?;
        self.actions += 1;
        self.step(Step::Act { seat, action }, !bot)
    }

    fn resign(&mut self, seat: Seat) -> Result<(), String> {
        self.check_not_over()?;
        match self.holder(seat)? {
            ExportedHolder::Bot { .. } => return Err(format!("{seat} is a bot, and bots do not resign")),
            ExportedHolder::Person { .. } if self.resigned.contains(seat) => {
                return Err(format!("{seat} has already resigned"));
            }
            ExportedHolder::Person { .. } => self.resigned.insert(seat),
        }
        Ok(())
    }

    fn answer(&mut self, chance: &str) -> Result<(), String> {
        self.check_not_over()?;
        if self.game.awaiting() != Awaiting::Chance {
            return Err("there was nothing to draw or roll here".to_owned());
        }
        let drawn = self.game.sample_chance(&mut self.luck.stream(self.answers));
        if drawn.to_string() != chance {
            return Err(format!(
                "the seed gives {:?}, but the file has {}",
                drawn.to_string(),
                Quoted(chance)
            ));
        }
        self.answers += 1;
        self.step(Step::Chance(drawn), false)
    }

    fn step(&mut self, step: StepOf<G>, by_person: bool) -> Result<(), String> {
        self.game
            .apply(step.clone(), &mut game_core::NoLog)
            .map_err(|refusal| format!("refused: {refusal}"))?;
        self.steps.push((step, by_person));
        Ok(())
    }

    fn undo(&mut self, keep: usize) -> Result<(), String> {
        self.check_not_over()?;
        match self.steps.get(keep) {
            Some((_, true)) => {}
            Some((_, false)) => {
                return Err(format!("step {} was not made by a person, so it can't be undone", keep + 1));
            }
            None => {
                let made = self.steps.len();
                return Err(format!("only {made} steps were made, so {keep} can't remain"));
            }
        }
        self.undone += (self.steps.len() - keep) as u64;
        self.steps.truncate(keep);
        self.game = self.start.clone();
        for (step, _) in &self.steps {
            self.game
                .apply(step.clone(), &mut game_core::NoLog)
                .map_err(|refusal| format!("refused: {refusal}"))?;
        }
        Ok(())
    }

    fn check_ending(&self, stated: &Ending) -> Result<(), String> {
        if !self.is_over() {
            return Err("this is an ending, but the game is not over".to_owned());
        }
        let seats = self.header.holders.len();
        let found = ending_of::<G>(&self.setup, self.game.outcome(), seats, self.resigned);
        if found == *stated {
            return Ok(());
        }
        let found = serde_json::to_string(&found).expect("an ending is plain data");
        Err(format!("the steps lead to another ending: {found}"))
    }
}

/// Checks the hash of the lines. It finds changes that lead to the same result, such as in a step that was undone later.
fn check_digest(before: &str, stated: &str) -> Result<(), String> {
    let found = digest_of_lines(before);
    if found == stated {
        return Ok(());
    }
    Err(format!("a line before this one was changed: the digest of all of them is {found}"))
}

fn flaw(line: usize, what: String) -> Flaw {
    Flaw { line, what, sort: FlawSort::Untrue }
}

fn unreadable(line: usize, what: String) -> Flaw {
    Flaw { line, what, sort: FlawSort::Unreadable }
}
