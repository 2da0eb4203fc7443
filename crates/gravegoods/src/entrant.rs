//! The bots that a command line names.

use std::process::{Command, Stdio};
use std::str::FromStr;

use bots::Spec;

use crate::failure::Failure;

/// What a program outside is called by.
const OUTSIDE: &str = "exec:";

/// A bot as somebody named it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entrant {
    /// The name as it was given.
    pub(crate) name: String,
    /// Who plays.
    pub(crate) player: Player,
}

/// Who plays for an entrant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// A bot of the house.
    House(Spec),
    /// A program outside.
    Outside(Program),
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(name: &str) -> Result<Entrant, String> {
        let player = match name.strip_prefix(OUTSIDE) {
            Some(line) => Player::Outside(Program::of(line)?),
            None => Player::House(name.parse().map_err(|bad| format!("{bad}, {OUTSIDE}PROGRAM"))?),
        };
        Ok(Entrant { name: name.to_owned(), player })
    }
}

/// A program outside, with its words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Program {
    path: String,
    words: Vec<String>,
}

impl Program {
    /// The program that a line names, its words separated by spaces.
    fn of(line: &str) -> Result<Program, String> {
        let mut words = line.split_whitespace().map(str::to_owned);
        let path = words.next().ok_or_else(|| format!("name a program after {OUTSIDE}"))?;
        Ok(Program { path, words: words.collect() })
    }

    /// The program, ready to be started and spoken to; what it says to stderr goes to ours.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(&self.path);
        command.args(&self.words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        command
    }

    /// Tells whoever named the program that it does not start.
    pub(crate) fn does_not_start(&self, error: &std::io::Error) -> Failure {
        Failure::Input(format!(
            "can't start {}: {error}; give the path of a program, as in {OUTSIDE}./bot or \"{OUTSIDE}python3 bot.py\"",
            self.path
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_of_the_house_and_outside_are_told_apart() {
        let player = |name: &str| name.parse::<Entrant>().map(|entrant| entrant.player);
        assert_eq!(player("search:20"), Ok(Player::House(Spec::Search { iterations: 20 })));
        let program = Program { path: "python3".to_owned(), words: vec!["bot.py".to_owned()] };
        assert_eq!(player("exec:python3  bot.py"), Ok(Player::Outside(program)));
        assert_eq!(player("exec: "), Err("name a program after exec:".to_owned()));
        assert!(player("gredy").unwrap_err().ends_with(", exec:PROGRAM"));
    }
}
