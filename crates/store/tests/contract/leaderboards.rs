//! Histories and leaderboards.

use store::{Append, Finish, NewTable, PersonId, Pool, SeatResult, Status, TableId, Terms};

use crate::fixture::{Fixture, append, finishing, head, new_account, new_table, pool, terms};

pub(crate) async fn history_pages_have_no_gaps(fixture: Fixture) {
    let (ada, bea) = (fixture.guest("ada").await, fixture.guest("bea").await);
    let mut expected = Vec::new();
    for n in 0..25_i64 {
        // Several tables end at the same time, so the time alone is not enough for a cursor.
        let (name, at) = (format!("t{n:02}"), 100 + n / 4);
        fixture.finished(&name, at, n % 2 == 0, &[(&ada, 1, 5), (&bea, 2, 3)]).await;
        expected.push((at, name));
    }
    expected.sort_by(|a, b| b.cmp(a));
    for size in [1, 3, 4, 25, 100] {
        let (mut seen, mut cursor) = (Vec::new(), None);
        loop {
            let page = fixture.history(&ada, cursor, size).await.unwrap();
            let Some(last) = page.last() else { break };
            assert!(page.len() <= size as usize);
            cursor = Some(last.cursor());
            seen.extend(page.iter().map(|past| (past.at, past.table.0.clone())));
        }
        assert_eq!(seen, expected, "pages of {size}");
    }
    let latest = &fixture.history(&bea, None, 1).await.unwrap()[0];
    assert_eq!(
        (latest.game.as_str(), latest.players, latest.listing.as_str()),
        ("crypt", 2, "listing at 106")
    );
    assert_eq!((latest.settled.result.seat, latest.settled.result.place), (1, 2));
    assert!(latest.settled.change.is_some());
    assert!(fixture.history(&PersonId::from("nobody"), None, 10).await.unwrap().is_empty());
}

pub(crate) async fn history_lists_a_table_once_for_a_person_with_two_seats(fixture: Fixture) {
    let (ada, bea) = (fixture.guest("ada").await, fixture.guest("bea").await);
    fixture.finished("t", 100, true, &[(&bea, 3, 1), (&ada, 1, 5), (&ada, 2, 3)]).await;
    fixture.finished("u", 90, true, &[(&ada, 1, 5), (&bea, 2, 1)]).await;
    let page = fixture.history(&ada, None, 1).await.unwrap();
    assert_eq!((page.len(), page[0].settled.result.seat), (1, 1));
    let rest = fixture.history(&ada, Some(page[0].cursor()), 10).await.unwrap();
    assert_eq!(rest.iter().map(|past| past.table.as_str()).collect::<Vec<_>>(), ["u"]);
}

pub(crate) async fn leaders_are_accounts_ordered_by_conservative_rating(fixture: Fixture) {
    let (ada, bea) = (fixture.account("Ada").await, fixture.account("Bea").await);
    let (cleo, dan) = (fixture.guest("Cleo").await, fixture.account("Dan").await);
    for n in 0..3 {
        fixture.finished(&format!("t{n}"), 50, true, &[(&cleo, 1, 9), (&ada, 2, 5), (&bea, 3, 3)]).await;
    }
    fixture.finished("pair", 50, true, &[(&dan, 1, 9), (&bea, 2, 5)]).await;
    let leaders = fixture.leaders(&pool("base", 3), 10).await.unwrap();
    let names: Vec<_> = leaders.iter().map(|leader| (leader.name.as_str(), leader.games)).collect();
    assert_eq!(names, [("Ada", 3), ("Bea", 3)]);
    assert!(leaders[0].rating.conservative() > leaders[1].rating.conservative());
    assert_eq!(fixture.leaders(&pool("base", 3), 1).await.unwrap().len(), 1);
    assert_eq!(fixture.leaders(&pool("base", 2), 9).await.unwrap()[0].person, dan);
    assert!(
        fixture.leaders(&Pool { game: "other".to_owned(), ..pool("base", 3) }, 9).await.unwrap().is_empty()
    );
    fixture.make_account(new_account(&cleo, "Cleo")).await.unwrap();
    assert_eq!(fixture.leaders(&pool("base", 3), 9).await.unwrap()[0].name, "Cleo");
}

pub(crate) async fn solo_leaders_are_accounts_ordered_by_best_score(fixture: Fixture) {
    let (ada, bea, guest) =
        (fixture.account("Ada").await, fixture.account("Bea").await, fixture.guest("guest").await);
    let solo = async |name: &str, at: i64, person: &PersonId, score: i32, resigned: bool| {
        let id = TableId::from(name);
        fixture.create_table(NewTable { terms: terms(1), ..new_table(name) }).await.unwrap();
        let rank = Some(format!("rank {score}"));
        let result = SeatResult { seat: 0, person: Some(person.clone()), place: 1, score, resigned, rank };
        let finish = Some(Finish {
            at,
            results: vec![result],
            rated: false,
            teams: Vec::new(),
            together: Some(score),
        });
        let end = Append { head: head(Status::Finished, at), finish, ..append(&id, 1, "end") };
        fixture.append(end).await.unwrap();
    };
    solo("a1", 10, &ada, 20, false).await;
    solo("a2", 20, &ada, 35, false).await;
    solo("a3", 30, &ada, 35, false).await;
    solo("a4", 40, &ada, 99, true).await;
    solo("b1", 15, &bea, 35, false).await;
    solo("g1", 15, &guest, 50, false).await;
    fixture.finished("pair", 50, true, &[(&ada, 1, 80), (&bea, 2, 70)]).await;
    let leaders = fixture.solo_leaders(&pool("base", 1), 10).await.unwrap();
    let best: Vec<_> = leaders.iter().map(|l| (l.name.as_str(), l.score, l.table.as_str(), l.at)).collect();
    assert_eq!(best, [("Bea", 35, "b1", 15), ("Ada", 35, "a2", 20)]);
    assert_eq!(leaders[0].rank.as_deref(), Some("rank 35"));
    assert_eq!(fixture.solo_leaders(&pool("base", 1), 1).await.unwrap().len(), 1);
    assert!(
        fixture
            .solo_leaders(&Pool { game: "other".to_owned(), ..pool("base", 1) }, 10)
            .await
            .unwrap()
            .is_empty()
    );
    // A solo game changes no rating, even if it is marked as rated.
    fixture.create_table(NewTable { terms: terms(1), ..new_table("r") }).await.unwrap();
    fixture.append(finishing(&"r".into(), 1, 60, true, &[(&ada, 1, 1)])).await.unwrap();
    assert!(fixture.ratings_of(&ada).await.unwrap().iter().all(|rated| rated.pool.players == 2));
}

/// Ends a table of twins with this score together.
async fn twins(
    fixture: &Fixture,
    name: &str,
    at: i64,
    pair: [Option<&PersonId>; 2],
    together: i32,
    resigned: bool,
) {
    let terms = Terms { variant: "twins".to_owned(), ..terms(2) };
    fixture.create_table(NewTable { terms, ..new_table(name) }).await.unwrap();
    let results = pair.into_iter().zip(0..).map(|(person, seat)| SeatResult {
        seat,
        person: person.cloned(),
        place: 1,
        score: together + i32::from(seat),
        resigned: resigned && seat == 1,
        rank: Some("2".to_owned()),
    });
    let (results, teams) = (results.collect(), vec![vec![0, 1]]);
    let finish = Some(Finish { at, results, rated: true, teams, together: Some(together) });
    let end = Append { head: head(Status::Finished, at), finish, ..append(&name.into(), 1, "end") };
    fixture.append(end).await.unwrap();
}

pub(crate) async fn allies_without_opponents_have_a_board_of_their_own(fixture: Fixture) {
    let (ada, bea, cleo) =
        (fixture.account("Ada").await, fixture.account("Bea").await, fixture.account("Cleo").await);
    let guest = fixture.guest("guest").await;
    twins(&fixture, "t1", 10, [Some(&ada), Some(&bea)], 30, false).await;
    twins(&fixture, "t2", 20, [Some(&bea), Some(&ada)], 41, false).await;
    twins(&fixture, "t3", 30, [Some(&cleo), Some(&bea)], 35, false).await;
    // A bot, a guest, and an ally who resigned.
    twins(&fixture, "t4", 40, [Some(&ada), None], 60, false).await;
    twins(&fixture, "t5", 50, [Some(&ada), Some(&guest)], 70, false).await;
    twins(&fixture, "t6", 60, [Some(&ada), Some(&bea)], 80, true).await;
    let best = fixture.solo_leaders(&pool("twins", 2), 10).await.unwrap();
    let best: Vec<_> = best
        .iter()
        .map(|one| (one.name.as_str(), one.allies.join(" "), one.score, one.table.as_str()))
        .collect();
    assert_eq!(best, [("Bea", "Ada".to_owned(), 41, "t2"), ("Cleo", "Bea".to_owned(), 35, "t3")]);
    for other in [pool("base", 2), pool("base", 1), pool("twins", 1)] {
        assert!(fixture.solo_leaders(&other, 10).await.unwrap().is_empty(), "{other:?}");
    }
    // Nobody was rated: they had no opponents.
    assert!(fixture.ratings_of(&ada).await.unwrap().is_empty());
    assert_eq!(fixture.history(&ada, None, 1).await.unwrap()[0].variant, "twins");
}
