//! A program that runs beside us and is spoken to by lines.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use crate::entrant::Program;

/// The longest line that is read.
const LONGEST: u64 = 1 << 20;

/// How many lines are kept that nobody has asked for; a program that says more waits.
const UNASKED: usize = 16;

/// How long a program may take to end by itself once it is told nothing more.
const FAREWELL: Duration = Duration::from_millis(200);

/// Why there is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoAnswer {
    /// Time is up.
    TooLate,
    /// The program has ended, or closed its output.
    Ended,
    /// The line is too long to be read.
    TooLong,
}

/// A running program. Two threads carry the lines, so that a program that does not read or write keeps nobody waiting.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    /// None once nothing more will be told.
    told: Option<Sender<String>>,
    heard: Receiver<Result<Vec<u8>, NoAnswer>>,
}

impl Process {
    /// Starts a program.
    pub(super) fn start(program: &Program) -> io::Result<Process> {
        let mut child = program.command().spawn()?;
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        let (told, to_tell) = mpsc::channel();
        let (hear, heard) = mpsc::sync_channel(UNASKED);
        // From here on whatever fails ends the program.
        let process = Process { child, told: Some(told), heard };
        let stdin = stdin.expect("the program's input is ours");
        let stdout = stdout.expect("the program's output is ours");
        thread::Builder::new().spawn(move || write_lines(stdin, &to_tell))?;
        thread::Builder::new().spawn(move || read_lines(stdout, &hear))?;
        Ok(process)
    }

    /// Tells the program a line; whether it listens shows when it is asked something.
    pub(super) fn tell(&self, line: String) {
        if let Some(told) = &self.told {
            // A writer that has given up has found the program gone.
            let _ = told.send(line);
        }
    }

    /// The line with which the program answers a question; a program that does not is ended.
    pub(super) fn ask(&mut self, question: String, limit: Duration) -> Result<Vec<u8>, NoAnswer> {
        self.tell(question);
        let answer = match self.heard.recv_timeout(limit) {
            Ok(line) => line,
            Err(RecvTimeoutError::Timeout) => Err(NoAnswer::TooLate),
            Err(RecvTimeoutError::Disconnected) => Err(NoAnswer::Ended),
        };
        // A program that can't be ended has ended.
        answer.inspect_err(|_| drop(self.child.kill()))
    }
}

/// Lets the program end, and ends it if it does not.
impl Drop for Process {
    fn drop(&mut self) {
        // The writer closes the program's input when it has nothing more to tell.
        self.told = None;
        let farewell = Instant::now();
        while farewell.elapsed() < FAREWELL {
            match self.child.try_wait() {
                Ok(Some(_)) => return,
                Ok(None) => thread::sleep(Duration::from_millis(2)),
                Err(_) => break,
            }
        }
        // A program that can't be ended has ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Carries lines to the program until there are no more, or until it does not take them.
fn write_lines(mut stdin: ChildStdin, lines: &Receiver<String>) {
    while let Ok(line) = lines.recv() {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// Carries lines from the program until it ends, or until nobody listens.
fn read_lines(stdout: ChildStdout, hear: &SyncSender<Result<Vec<u8>, NoAnswer>>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        match stdout.by_ref().take(LONGEST).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let whole = line.len() < LONGEST as usize || line.ends_with(b"\n");
        let heard = if whole { Ok(line) } else { Err(NoAnswer::TooLong) };
        if hear.send(heard).is_err() || !whole {
            return;
        }
    }
}
