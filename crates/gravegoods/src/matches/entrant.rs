//! The bots that a command line names.

use std::process::{Command, Stdio};
use std::str::FromStr;

use bots::Spec;

use crate::failure::Failure;

/// The prefix of external programs.
const EXEC_PREFIX: &str = "exec:";

/// The prefix of built-in bots that are not shown what the game gave their seat in secret.
const BLIND_PREFIX: &str = "blind:";

/// A bot as it is named on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entrant {
    /// The name as it was given.
    pub(crate) name: String,
    /// Where it comes from.
    pub(crate) source: BotSource,
}

/// Where a bot comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum BotSource {
    /// A built-in bot.
    BuiltIn(Spec),
    /// A built-in bot that is not shown what the game gave its seat in secret.
    Blind(Spec),
    /// An external program.
    External(Program),
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(name: &str) -> Result<Entrant, String> {
        let built_in = |name: &str| -> Result<Spec, String> {
            name.parse().map_err(|bad| format!("{bad}, {BLIND_PREFIX}BOT, {EXEC_PREFIX}PROGRAM"))
        };
        let source = if let Some(line) = name.strip_prefix(EXEC_PREFIX) {
            BotSource::External(Program::of(line)?)
        } else if let Some(bot) = name.strip_prefix(BLIND_PREFIX) {
            BotSource::Blind(built_in(bot)?)
        } else {
            BotSource::BuiltIn(built_in(name)?)
        };
        Ok(Entrant { name: name.to_owned(), source })
    }
}

/// An external program with its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Program {
    path: String,
    args: Vec<String>,
}

impl Program {
    /// Reads a program and its arguments, separated by spaces.
    fn of(line: &str) -> Result<Program, String> {
        let mut words = line.split_whitespace().map(str::to_owned);
        let path = words.next().ok_or_else(|| format!("name a program after {EXEC_PREFIX}"))?;
        Ok(Program { path, args: words.collect() })
    }

    /// The command that starts the program, with pipes for stdin and stdout. Its stderr goes to ours.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(&self.path);
        command.args(&self.args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        command
    }

    /// The error if the program does not start.
    pub(crate) fn start_failure(&self, error: &std::io::Error) -> Failure {
        Failure::Input(format!(
            "can't start {}: {error}; give the path of a program, as in {EXEC_PREFIX}./bot or \"{EXEC_PREFIX}python3 bot.py\"",
            self.path
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn built_in_bots_and_external_programs_are_distinguished() {
        let source = |name: &str| name.parse::<Entrant>().map(|entrant| entrant.source);
        assert_eq!(source("search:20"), Ok(BotSource::BuiltIn(Spec::Search { iterations: 20 })));
        let program = Program { path: "python3".to_owned(), args: vec!["bot.py".to_owned()] };
        assert_eq!(source("exec:python3  bot.py"), Ok(BotSource::External(program)));
        assert_eq!(source("exec: "), Err("name a program after exec:".to_owned()));
        assert_eq!(source("blind:greedy"), Ok(BotSource::Blind(Spec::Greedy { waver: 0 })));
        for bad in ["gredy", "blind:", "blind:exec:x", "blind:blind:greedy"] {
            assert!(source(bad).unwrap_err().ends_with(", blind:BOT, exec:PROGRAM"), "{bad}");
        }
    }
}
