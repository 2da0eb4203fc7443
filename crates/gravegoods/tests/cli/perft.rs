//! `gravegoods perft`.

use crate::program::{json, stdout_of};

/// The number of actions of the first seat: recover, or claim with one to three dice on `row` treasures without dice.
fn first_actions(row: u64) -> u64 {
    let one_treasure = row * 3 * 6;
    // One die on each, or one die on one and two on the other.
    let two_treasures = row * (row - 1) / 2 * 3 * 6 * 6;
    let three_treasures = row * (row - 1) * (row - 2) / 6 * 6 * 6 * 6;
    1 + one_treasure + two_treasures + three_treasures
}

#[test]
fn depth_one_is_the_number_of_first_actions() {
    assert_eq!((first_actions(3), first_actions(6)), (595, 6049));
    for (players, row) in [(1, 3), (2, 3), (3, 4), (4, 6)] {
        let counted = json(&format!("perft crypt --players {players} --depth 1 --json"));
        assert_eq!(counted["count"], first_actions(row), "{players} players");
        assert_eq!(counted["depth"], 1);
    }
}

#[test]
fn counts_are_the_same_each_time() {
    let count = |line: &str| json(line)["count"].as_u64().expect("a count");
    assert_eq!(count("perft crypt --depth 0 --json"), 1);
    let three = count("perft crypt --players 1 --depth 3 --json");
    assert_eq!(three, count("perft crypt --players 1 --depth 3 --json"));
}

/// Every way to claim with one to three dice that outbids the totals in `standing`, as the totals afterwards.
fn claims(standing: &[u64]) -> Vec<Vec<u64>> {
    fn place(standing: &[u64], dice: u64, placed: &mut Vec<u64>, claims: &mut Vec<Vec<u64>>) {
        let Some((lowest, rest)) = standing.split_first() else {
            claims.push(placed.clone());
            return;
        };
        let stakes = (1..=dice).flat_map(|count| (1..=6).map(move |effort| (count, count * effort)));
        for (count, total) in stakes.filter(|(_, total)| total > lowest).chain([(0, *lowest)]) {
            placed.push(total);
            place(rest, dice - count, placed, claims);
            placed.pop();
        }
    }
    let mut claims = Vec::new();
    place(standing, 3, &mut Vec::new(), &mut claims);
    claims.retain(|placed| placed != standing);
    claims
}

#[test]
fn depth_two_matches_an_independent_count() {
    for (players, row) in [(2, 3), (3, 4)] {
        let empty = vec![0; row];
        // Either seat can recover instead, which leaves the treasures unchanged.
        let after_first = claims(&empty).into_iter().chain([empty.clone()]);
        let expected: u64 = after_first.map(|standing| claims(&standing).len() as u64 + 1).sum();
        // The count does not depend on the leader or the collectors' sides.
        for setup in ["", " --leader b --sides BBBBBB"] {
            let counted = json(&format!("perft crypt --players {players} --depth 2 --json{setup}"));
            assert_eq!(counted["count"], expected, "{players} players{setup}");
        }
    }
}

#[test]
fn the_text_output_has_a_line_for_each_depth() {
    let output = stdout_of("perft crypt --players 2 --depth 2");
    let lines: Vec<Vec<&str>> =
        output.lines().skip(2).map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(lines.len(), 2, "{output}");
    assert_eq!(lines[0][..2], ["1", "595"]);
    assert_eq!(lines[1][0], "2");
}
