//! Tests of the command line: every command, as text and as JSON, with good and bad input.

mod arena;
mod bad_input;
mod balance;
mod bot;
mod cards;
mod deploy;
mod external;
mod help;
mod hint;
mod journals;
mod legal;
mod licenses;
mod load;
mod perft;
mod program;
mod replay;
mod review;
mod serve;
mod sim;
mod solo;
mod verify;
