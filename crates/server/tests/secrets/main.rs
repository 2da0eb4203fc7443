//! What a viewer must not know is in no byte that reaches them.
//!
//! A random game is played over real sockets up to some moment before its end. Then everything that one viewer can't know
//! at that moment is redealt, by the account that the game's witness gives of who knows what, and the game is played once
//! more on a server of its own. Nature's answers are scripted, the clock stands still and the server's secrets are drawn
//! from the same stream, so nothing else differs: every byte that the viewer got must be the same in both.
//!
//! A secret that is the same in both games would not be found that way, so the server's own secrets are looked for by
//! themselves. How long an answer takes is not compared.

mod deal;
mod recorder;
mod stage;
mod test_server;

use deal::Deal;
use stage::{Ended, Performance, perform};

/// How many games are played of each number of players.
const GAMES: u64 = 3;

/// The numbers of players that there is a test for.
const SIZES: std::ops::RangeInclusive<u8> = 1..=6;

#[test]
fn every_listed_game_is_watched_at_every_size() {
    for game in games::NAMES {
        assert!(
            deal::players(game).all(|players| SIZES.contains(&players)),
            "{game} is for {:?}",
            deal::players(game)
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_hears_a_secret_alone() {
    hold(1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_hears_a_secret_of_two() {
    hold(2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_hears_a_secret_of_three() {
    hold(3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_hears_a_secret_of_four() {
    hold(4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_hears_a_secret_of_five_or_six() {
    hold(5).await;
    hold(6).await;
}

/// Plays games of every kind that so many can play, and compares what each viewer received.
async fn hold(players: u8) {
    for game in games::NAMES.iter().filter(|game| deal::players(game).contains(&players)) {
        let mut tally = Tally::default();
        for number in 0..GAMES {
            compare(&deal::deal(game, players, number), number, &mut tally).await;
        }
        println!("{game} for {players}: {tally:?}");
        // Were nothing redealt, or everyone blind, nothing would have been proved.
        assert!(tally.redealt > 0, "{game}: no game had anything hidden: {tally:?}");
        assert!(tally.heard_by_another > 0, "{game}: what was redealt was received by nobody: {tally:?}");
        assert!(tally.looked_up_by_another > 0, "{game}: nobody could look it up: {tally:?}");
    }
}

/// What the comparisons came to.
#[derive(Debug, Default)]
struct Tally {
    messages: usize,
    /// Histories that redealing changed.
    redealt: usize,
    /// Those in which another viewer, who may know more, received something else on their socket.
    heard_by_another: usize,
    /// The same for what is asked over HTTP.
    looked_up_by_another: usize,
}

async fn compare(deal: &Deal, number: u64, tally: &mut Tally) {
    let played = perform(deal, &deal.history, Ended::AtTheCut).await;
    tell_no_secrets(deal, &played);
    for (viewer, history) in &deal.redealt {
        if *history == deal.history[..deal.cut] {
            continue;
        }
        tally.redealt += 1;
        let again = perform(deal, history, Ended::AtTheCut).await;
        let (mut received, mut looked_up) = (false, false);
        for (one, other) in played.seen.iter().zip(&again.seen) {
            assert_eq!(one.name, other.name);
            if one.viewer == *viewer {
                tally.messages += one.received.len();
                same(deal, number, &one.name, &one.received, &other.received);
                same(deal, number, &one.name, &one.answers, &other.answers);
            } else {
                received |= one.received != other.received;
                looked_up |= one.answers != other.answers;
            }
        }
        tally.heard_by_another += usize::from(received);
        tally.looked_up_by_another += usize::from(looked_up);
    }
}

/// Checks that two people were told the same, message by message.
fn same(deal: &Deal, number: u64, who: &str, one: &[String], other: &[String]) {
    for (index, (one, other)) in one.iter().zip(other).enumerate() {
        assert!(
            one == other,
            "{} game {number}: {who} is told a secret by message {index}:\n  {one}\n  {other}",
            deal.game
        );
    }
    assert_eq!(one.len(), other.len(), "{} game {number}: {who} is told more or less", deal.game);
}

/// Checks that nobody was told what the server keeps to itself: its seed, its keys, the sessions of others.
fn tell_no_secrets(deal: &Deal, played: &Performance) {
    assert!(played.secrets.len() >= 3, "a key, a seed and at least one session were drawn");
    for seen in &played.seen {
        for text in seen.received.iter().chain(&seen.answers) {
            let told = played.secrets.iter().find(|secret| text.contains(secret.as_str()));
            assert!(told.is_none(), "{}: {} is told a secret of the server: {text}", deal.game, seen.name);
        }
    }
}

/// The search for secrets finds the one that is meant to be told: the seed, once the game is over.
#[tokio::test(flavor = "multi_thread")]
async fn the_seed_is_told_when_the_game_is_over_and_not_before() {
    for game in games::NAMES {
        let deal = deal::deal(game, *deal::players(game).end(), GAMES);
        let played = perform(&deal, &deal.history, Ended::WithTheGame).await;
        for seen in played.seen.iter().filter(|seen| !seen.received.is_empty()) {
            let telling = |text: &&String| played.secrets.iter().any(|secret| text.contains(secret.as_str()));
            let first = seen.received.iter().position(|text| telling(&text));
            let over = seen.received.iter().position(|text| text.contains(r#""phase":"over""#));
            if seen.watches {
                assert!(first.is_some(), "{} never hears the seed", seen.name);
            }
            assert_eq!(first, over, "{} hears the seed with the end of the game", seen.name);
        }
    }
}
