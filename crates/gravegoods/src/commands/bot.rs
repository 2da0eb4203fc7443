//! `gravegoods bot`: a built-in bot that plays in any arena that uses the protocol of external bots.
//!
//! It decides only from the messages it gets: the view is parsed from its line of notation.

use std::io::{self, BufRead};
use std::time::Duration;

use bots::{Bot, Limit, Spec};
use game_core::{Awaiting, Seat, Viewer};
use games::{Choose, Listed, Visitor};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::Deserialize;

use crate::failure::Failure;
use crate::files;
use crate::matches::deadline::Deadline;
use crate::matches::external::{Answer, PROTOCOL};
use crate::run::GameCommand;

/// One part in this many of the time for a decision is kept for everything except thinking.
const RESERVE_DIVISOR: u32 = 5;

/// The maximum time for a decision that is kept for everything except thinking.
const MAX_RESERVE: Duration = Duration::from_millis(500);

/// The arguments of `bot`.
#[derive(clap::Args, Debug)]
#[command(
    after_help = "It reads messages from stdin and writes answers to stdout, one per line; docs/bot-protocol.md describes\n\
                  them. It plays one game after another until stdin is closed. With the same seeds and views it plays\n\
                  like the bot of that name in gravegoods arena."
)]
pub(crate) struct BotArgs {
    /// The bot, named as in gravegoods arena, but not blind:BOT or exec:PROGRAM
    #[arg(value_name = "BOT")]
    bot: Spec,
}

/// Plays any game.
impl Visitor for GameCommand<'_, BotArgs> {
    type Output = Result<(), Failure>;

    fn visit<G: Listed>(self) -> Result<(), Failure> {
        files::load::<G>(self.matches)?;
        let mut session = NewSession(self.args.bot).visit::<G>();
        let mut lines = io::stdin().lock();
        let mut line = Vec::new();
        for number in 1u64.. {
            line.clear();
            let read = lines.read_until(b'\n', &mut line);
            read.map_err(|error| Failure::System(format!("can't read stdin: {error}")))?;
            if line.is_empty() {
                break;
            }
            let bad = |what| Failure::Input(format!("line {number} of stdin: {what}"));
            let message = Message::read(&line).map_err(bad)?;
            // Variants of a game may have another type of state.
            if let Some(setup) = message.hello.as_ref().and_then(|hello| hello.setup.as_ref()) {
                session = games::visit_for(G::NAME, Choose::Setup(setup), NewSession(self.args.bot))
                    .expect("a listed game is found");
            }
            if let Some(answer) = session.answer(message).map_err(bad)? {
                writeln!(self.out, "{}", serde_json::to_string(&answer)?)?;
                self.out.flush()?;
            }
        }
        Ok(())
    }
}

/// The known fields of a message. Anything else is ignored.
#[derive(Deserialize)]
struct Message {
    hello: Option<Hello>,
    decide: Option<Question>,
    interrupt: Option<Question>,
}

#[derive(Deserialize)]
struct Hello {
    protocol: u32,
    game: String,
    rules: Option<u32>,
    seed: u64,
    seed64: Option<String>,
    think_ms: Option<u32>,
    setup: Option<serde_json::Value>,
}

#[derive(Deserialize)]
struct Question {
    seat: Seat,
    ms: Option<u64>,
    actions: Option<Vec<String>>,
    /// How many actions are not listed.
    #[serde(default)]
    unlisted: usize,
    view_text: String,
}

impl Message {
    /// Reads a line.
    fn read(line: &[u8]) -> Result<Message, String> {
        let text = std::str::from_utf8(line).map_err(|_| "this is not UTF-8".to_owned())?;
        if !text.trim_start().starts_with('{') {
            return Err("this is not a message; a message is a JSON object".to_owned());
        }
        serde_json::from_str(text).map_err(|error| format!("this is not a message: {error}"))
    }
}

/// A bot that answers messages, whatever the type of the states.
trait Session {
    /// The answer to a message, if it needs one.
    fn answer(&mut self, message: Message) -> Result<Option<Answer>, String>;
}

/// Makes a session for a type of state.
struct NewSession(Spec);

impl Visitor for NewSession {
    type Output = Box<dyn Session>;

    fn visit<G: Listed>(self) -> Box<dyn Session> {
        Box::new(BotSession::<G> { named: self.0, spec: self.0, bot: None, setup: None })
    }
}

/// A bot that plays one game after another.
struct BotSession<G: Listed> {
    /// The bot that the command line names.
    named: Spec,
    /// The same with the time that the match gives it.
    spec: Spec,
    /// `None` before the first game.
    bot: Option<Box<dyn Bot<G>>>,
    /// The last setup that was sent, kept for as long as views may refer to its cards.
    setup: Option<G::Setup>,
}

impl<G: Listed> Session for BotSession<G> {
    fn answer(&mut self, message: Message) -> Result<Option<Answer>, String> {
        let Message { hello, decide, interrupt } = message;
        if let Some(hello) = hello {
            self.begin(hello)?;
        }
        let action = match (decide, interrupt) {
            (Some(question), _) => Some(self.decide(&question)?),
            (None, Some(question)) => self.speak_up(&question)?,
            (None, None) => return Ok(None),
        };
        Ok(Some(Answer { action, interrupts: true }))
    }
}

impl<G: Listed> BotSession<G> {
    fn begin(&mut self, hello: Hello) -> Result<(), String> {
        let Hello { protocol, game, rules, seed, seed64, think_ms, setup } = hello;
        if protocol != PROTOCOL {
            return Err(format!("protocol {protocol} is not supported, only {PROTOCOL}"));
        }
        if game != G::NAME {
            return Err(format!("this is a game of {game}, but the bot was started for {}", G::NAME));
        }
        let rules = rules.unwrap_or(G::RULES);
        if !(G::OLDEST_RULES..=G::RULES).contains(&rules) {
            let (oldest, newest) = (G::OLDEST_RULES, G::RULES);
            return Err(format!("rules version {rules} is not supported, only {oldest} to {newest}"));
        }
        let seed = match seed64 {
            Some(text) => text.parse().map_err(|_| format!("seed64: {text:?} is not a number below 2^64"))?,
            None => seed,
        };
        if let Some(setup) = setup {
            let setup: G::Setup = serde_json::from_value(setup).map_err(|error| format!("setup: {error}"))?;
            // With a game, the card set of the setup is in play, and views can name it.
            G::new_under(rules, &setup).map_err(|refusal| format!("setup: {refusal}"))?;
            self.setup = Some(setup);
        }
        self.spec = match think_ms {
            Some(ms @ 1..=Spec::MOST_SEARCH_MS) => self.named.with_time(ms),
            Some(ms) => return Err(format!("think_ms: {ms} is not from 1 to {}", Spec::MOST_SEARCH_MS)),
            None => self.named,
        };
        self.bot = Some(G::bot(self.spec, seed));
        Ok(())
    }

    /// The bot, and the view that it decides from.
    fn bot_and_view(&mut self, question: &Question) -> Result<(&mut dyn Bot<G>, G::View), String> {
        let bot = self.bot.as_deref_mut().ok_or("this question comes before the first hello")?;
        let view = G::view_from_text(Viewer::Seat(question.seat), &question.view_text)
            .map_err(|bad| format!("view_text, {bad}"))?;
        Ok((bot, view))
    }

    fn decide(&mut self, question: &Question) -> Result<String, String> {
        let (spec, seat) = (self.spec, question.seat);
        let (bot, view) = self.bot_and_view(question)?;
        // The same seats are awaited in every world that fits the view.
        let world = G::sample_world(&view, &mut ChaCha8Rng::seed_from_u64(0));
        if !matches!(world.awaiting(), Awaiting::Seats(seats) if seats.contains(seat)) {
            return Err(format!("view_text: the game does not wait for seat {seat}"));
        }
        let time = time(spec, question.ms);
        let deadline = time.map(Deadline::after);
        let clock = deadline.as_ref().map(|deadline| deadline as &dyn bots::Clock);
        let limit = Limit { iterations: spec.iterations(), clock };
        let action = bot.choose(&view, seat, &limit).to_string();
        question.check(&action)?;
        Ok(action)
    }

    fn speak_up(&mut self, question: &Question) -> Result<Option<String>, String> {
        let (bot, view) = self.bot_and_view(question)?;
        let action = bot.speak_up(&view, question.seat).map(|action| action.to_string());
        action.iter().try_for_each(|action| question.check(action))?;
        Ok(action)
    }
}

impl Question {
    /// Checks that an action is one of those in the message. If not, the arena has other rules.
    fn check(&self, action: &str) -> Result<(), String> {
        let listed = self.actions.as_ref().is_none_or(|actions| actions.iter().any(|other| other == action));
        let offered = listed || self.unlisted > 0;
        let wrong = || format!("{action:?} is legal, but it is not in the list of actions");
        if offered { Ok(()) } else { Err(wrong()) }
    }
}

/// How long the bot may think, if it must answer within `ms` milliseconds.
fn time(spec: Spec, ms: Option<u64>) -> Option<Duration> {
    let most = ms.map(Duration::from_millis).map(|all| all - (all / RESERVE_DIVISOR).min(MAX_RESERVE));
    match (spec.time(), most) {
        (Some(own), Some(most)) => Some(own.min(most)),
        (own, most) => own.or(most),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_thinks_no_longer_than_its_time_limit() {
        let ms = Duration::from_millis;
        let timed = Spec::TimedSearch { ms: 1000 };
        assert_eq!(time(timed, None), Some(ms(1000)));
        assert_eq!(time(timed, Some(10_000)), Some(ms(1000)));
        assert_eq!(time(timed, Some(1000)), Some(ms(800)));
        let search = Spec::Search { iterations: 9 };
        assert_eq!((time(search, None), time(search, Some(5000))), (None, Some(ms(4500))));
        assert_eq!(time(search, Some(0)), Some(ms(0)));
    }
}
