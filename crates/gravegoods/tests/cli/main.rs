//! The program as people run it: every command, in words and in JSON, with good input and bad.

mod bad_input;
mod help;
mod legal;
mod perft;
mod program;
mod replay;
mod sim;
