//! A child process that is sent lines and answers with lines.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use crate::matches::entrant::Program;

/// The maximum length of a line.
const MAX_LINE: u64 = 1 << 20;

/// How many unread lines are buffered. A program that writes more has to wait.
const MAX_UNREAD: usize = 16;

/// How long a program may take to exit after its stdin is closed.
const EXIT_TIMEOUT: Duration = Duration::from_millis(200);

/// Why there is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoAnswer {
    /// The time is up.
    TooLate,
    /// The program has exited, or closed its stdout.
    Ended,
    /// The line is too long.
    TooLong,
}

/// A running program. Two threads write and read its lines, so that a program that does not read or write blocks nothing.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    /// `None` after stdin is closed.
    input: Option<Sender<String>>,
    output: Receiver<Result<Vec<u8>, NoAnswer>>,
}

impl Process {
    /// Starts a program.
    pub(super) fn start(program: &Program) -> io::Result<Process> {
        let mut child = program.command().spawn()?;
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        let (input, input_lines) = mpsc::channel();
        let (output_lines, output) = mpsc::sync_channel(MAX_UNREAD);
        // From here on, a failure drops the process and so ends the program.
        let process = Process { child, input: Some(input), output };
        let stdin = stdin.expect("stdin is piped");
        let stdout = stdout.expect("stdout is piped");
        thread::Builder::new().spawn(move || write_lines(stdin, &input_lines))?;
        thread::Builder::new().spawn(move || read_lines(stdout, &output_lines))?;
        Ok(process)
    }

    /// Sends the program a line. If it has exited, that shows at the next request.
    pub(super) fn send(&self, line: String) {
        if let Some(input) = &self.input {
            // This fails only if the program is gone.
            let _ = input.send(line);
        }
    }

    /// Sends a question and returns the answering line. A program that does not answer is killed.
    pub(super) fn request(&mut self, question: String, limit: Duration) -> Result<Vec<u8>, NoAnswer> {
        self.send(question);
        let answer = match self.output.recv_timeout(limit) {
            Ok(line) => line,
            Err(RecvTimeoutError::Timeout) => Err(NoAnswer::TooLate),
            Err(RecvTimeoutError::Disconnected) => Err(NoAnswer::Ended),
        };
        // This fails only if the program has already exited.
        answer.inspect_err(|_| drop(self.child.kill()))
    }
}

/// Lets the program exit, and kills it if it does not.
impl Drop for Process {
    fn drop(&mut self) {
        // The writer thread closes the program's stdin when the channel is closed.
        self.input = None;
        let closed = Instant::now();
        while closed.elapsed() < EXIT_TIMEOUT {
            match self.child.try_wait() {
                Ok(Some(_)) => return,
                Ok(None) => thread::sleep(Duration::from_millis(2)),
                Err(_) => break,
            }
        }
        // This fails only if the program has already exited.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Writes lines to the program until the channel is closed or the program does not accept them.
fn write_lines(mut stdin: ChildStdin, lines: &Receiver<String>) {
    while let Ok(line) = lines.recv() {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// Reads lines from the program until it exits or the channel is closed.
fn read_lines(stdout: ChildStdout, lines: &SyncSender<Result<Vec<u8>, NoAnswer>>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        match stdout.by_ref().take(MAX_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let whole = line.len() < MAX_LINE as usize || line.ends_with(b"\n");
        let read = if whole { Ok(line) } else { Err(NoAnswer::TooLong) };
        if lines.send(read).is_err() || !whole {
            return;
        }
    }
}
