//! The program as people run it: every command, in words and in JSON, with good input and bad.

mod arena;
mod bad_input;
mod balance;
mod bot;
mod cards;
mod help;
mod hint;
mod legal;
mod licenses;
mod load;
mod outside;
mod perft;
mod program;
mod replay;
mod serve;
mod sim;
mod solo;
mod verify;
