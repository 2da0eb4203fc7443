//! No byte that a viewer receives depends on what the viewer must not know.
//!
//! A random game is played over real sockets up to some step before its end. Then everything that one viewer can't know at
//! that step is redealt, as the game's witness says, and the game is played again on another server. The answers of chance
//! are scripted, the clock stands still and the server's secrets come from the same stream, so nothing else differs: every
//! byte that the viewer received must be the same in both games.
//!
//! This does not find a secret that is the same in both games, so there is a separate search for the server's secrets.
//! Response times are not compared.

mod deal;
mod playthrough;
mod recorder;
mod test_server;

use deal::Deal;
use playthrough::{Extent, Playthrough, play};

/// How many games are played for each number of players.
const GAMES: u64 = 3;

/// The numbers of players that have a test.
const SIZES: &[u8] = &[1, 2, 3, 4, 5, 6, 8];

#[test]
fn every_number_of_players_of_every_game_has_a_test() {
    for game in games::NAMES {
        let players = deal::players(game);
        assert!(players.iter().all(|players| SIZES.contains(&players)), "{game} is for {players}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_viewer_receives_a_secret_with_one_player() {
    check_games(1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_viewer_receives_a_secret_with_two_players() {
    check_games(2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_viewer_receives_a_secret_with_three_players() {
    check_games(3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_viewer_receives_a_secret_with_four_players() {
    check_games(4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_viewer_receives_a_secret_with_five_or_six_players() {
    check_games(5).await;
    check_games(6).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_viewer_receives_a_secret_with_eight_players() {
    check_games(8).await;
}

/// Plays every game that allows this number of players, by the project's own rules too, and compares what each viewer received.
async fn check_games(players: u8) {
    let all = games::NAMES
        .iter()
        .flat_map(|game| deal::mixes(game, players).into_iter().map(move |mix| (game, mix)));
    for (game, options) in all {
        let mut tally = Tally::default();
        // The variants of a game have most of their secrets in common, and large tables take long.
        let games = if options.chosen.is_empty() || players < 3 { GAMES } else { 2 };
        for number in 0..games {
            compare(&deal::deal_with(game, options.clone(), number), number, &mut tally).await;
        }
        println!("{game} for {players} {:?}: {tally:?}", options.chosen);
        // The comparison proves something only if something was redealt, and another viewer saw the difference.
        assert!(tally.redealt > 0, "{game}: nothing was hidden: {tally:?}");
        assert!(tally.received_by_another > 0, "{game}: no viewer received a difference: {tally:?}");
        assert!(tally.requested_by_another > 0, "{game}: no viewer could request a difference: {tally:?}");
    }
}

/// Counts over all comparisons.
#[derive(Debug, Default)]
struct Tally {
    messages: usize,
    /// Histories that were changed by redealing.
    redealt: usize,
    /// Those in which another viewer, who may know more, received something else on their socket.
    received_by_another: usize,
    /// The same for responses over HTTP.
    requested_by_another: usize,
}

async fn compare(deal: &Deal, number: u64, tally: &mut Tally) {
    let played = play(deal, &deal.history, Extent::UpToCut).await;
    check_no_server_secrets(deal, &played);
    for (viewer, history) in &deal.redealt {
        if *history == deal.history[..deal.cut] {
            continue;
        }
        tally.redealt += 1;
        let again = play(deal, history, Extent::UpToCut).await;
        let (mut received, mut requested) = (false, false);
        for (one, other) in played.seen.iter().zip(&again.seen) {
            assert_eq!(one.name, other.name);
            if one.viewer == *viewer {
                tally.messages += one.received.len();
                check_same(deal, number, &one.name, &one.received, &other.received);
                check_same(deal, number, &one.name, &one.answers, &other.answers);
            } else {
                received |= one.received != other.received;
                requested |= one.answers != other.answers;
            }
        }
        tally.received_by_another += usize::from(received);
        tally.requested_by_another += usize::from(requested);
    }
}

/// In a game that people have to remember, those who open the table receive nothing that depends on what they have to remember.
#[tokio::test(flavor = "multi_thread")]
async fn no_viewer_receives_what_they_have_to_remember() {
    let (mut redealt, mut received_while_watching) = (0, 0);
    for number in 0..GAMES {
        let options = games::Options::new(3).with("recall", "memory");
        let deal = deal::deal_with("crypt", options, number);
        let played = play(&deal, &deal.history, Extent::UpToCut).await;
        for (viewer, history) in &deal.forgotten {
            if *history == deal.history[..deal.cut] {
                continue;
            }
            redealt += 1;
            let again = play(&deal, history, Extent::UpToCut).await;
            for (one, other) in played.seen.iter().zip(&again.seen).filter(|(one, _)| one.viewer == *viewer) {
                if one.watches {
                    let (live, rest) = one.received.split_at(one.live);
                    let (live_again, rest_again) = other.received.split_at(other.live);
                    assert!(rest.len() > 4);
                    check_same(&deal, number, &one.name, rest, rest_again);
                    received_while_watching += usize::from(live != live_again);
                }
                check_same(&deal, number, &one.name, &one.answers, &other.answers);
            }
        }
    }
    // The comparison proves something only if there was something to remember, which was sent when it happened.
    assert!(redealt > 6 && received_while_watching > 6, "{redealt} {received_while_watching}");
}

/// Checks that the messages of both games are the same, one by one.
fn check_same(deal: &Deal, number: u64, who: &str, one: &[String], other: &[String]) {
    for (index, (one, other)) in one.iter().zip(other).enumerate() {
        assert!(
            one == other,
            "{} game {number}: {who} receives a secret in message {index}:\n  {one}\n  {other}",
            deal.game
        );
    }
    assert_eq!(one.len(), other.len(), "{} game {number}: {who} receives more or fewer messages", deal.game);
}

/// Checks that no viewer received a secret of the server: the seed, the key, sessions.
fn check_no_server_secrets(deal: &Deal, played: &Playthrough) {
    assert!(played.secrets.len() >= 3, "a key, a seed and at least one session should be drawn");
    for seen in &played.seen {
        for text in seen.received.iter().chain(&seen.answers) {
            let found = played.secrets.iter().find(|secret| text.contains(secret.as_str()));
            assert!(found.is_none(), "{}: {} receives a secret of the server: {text}", deal.game, seen.name);
        }
    }
}

/// The search for secrets works: it finds the seed, which is sent when the game is over.
#[tokio::test(flavor = "multi_thread")]
async fn the_seed_is_sent_at_the_end_of_the_game_and_not_before() {
    for game in games::NAMES {
        let deal = deal::deal_with(game, games::Options::new(deal::players(game).most()), GAMES);
        let played = play(&deal, &deal.history, Extent::WholeGame).await;
        for seen in played.seen.iter().filter(|seen| !seen.received.is_empty()) {
            let has_secret =
                |text: &&String| played.secrets.iter().any(|secret| text.contains(secret.as_str()));
            let first = seen.received.iter().position(|text| has_secret(&text));
            let over = seen.received.iter().position(|text| text.contains(r#""phase":"over""#));
            if seen.watches {
                assert!(first.is_some(), "{} never receives the seed", seen.name);
            }
            assert_eq!(first, over, "{} receives the seed at the end of the game", seen.name);
        }
    }
}
