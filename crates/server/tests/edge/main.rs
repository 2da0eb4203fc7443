//! The server from outside: over real sockets, one chapter a file. They share one program so that it is linked once.

mod arranged;
mod bots;
mod brought;
mod chat;
mod clocks;
mod flood;
mod frames;
mod garbage;
mod health;
mod http;
mod kit;
mod limits;
mod lobby;
mod logs;
mod openapi;
mod passwords;
mod people;
mod play;
mod reconnect;
mod rematch;
mod replays;
mod shutdown;
mod spectators;
mod standings;
mod table;
mod tabs;
