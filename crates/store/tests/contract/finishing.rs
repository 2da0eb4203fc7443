//! Results and ratings: once, whole, and by the model.

use store::{
    Append, Finish, Head, NewTable, PersonId, Rating, SeatResult, Status, TableError, TableId, rate,
};
use tokio::task::JoinSet;

use crate::home::{Home, append, finishing, head, new_table};

/// The rating of somebody in the game for two, and how many games it rests on.
async fn rating(home: &Home, person: &PersonId) -> Option<(Rating, u32)> {
    let ratings = home.ratings_of(person).await.unwrap();
    ratings.iter().find(|rated| rated.players == 2).map(|rated| (rated.rating, rated.games))
}

fn close(a: Rating, b: Rating) -> bool {
    (a.mean - b.mean).abs() < 1e-9 && (a.uncertainty - b.uncertainty).abs() < 1e-9
}

pub(crate) async fn results_and_ratings_are_written_with_the_last_record(home: Home) {
    let (ada, bea) = (home.guest("ada").await, home.guest("bea").await);
    let table = home.table("t").await;
    assert!(home.results(&table).await.unwrap().is_empty());
    let last = home.append(finishing(&table, 1, 50, true, &[(&ada, 2, -3), (&bea, 1, 40)])).await.unwrap();
    assert_eq!(last, 2);
    let loaded = home.load(&table).await.unwrap().unwrap();
    assert_eq!(loaded.table.head.status, Status::Finished);
    assert_eq!(loaded.table.finished_at, Some(50));
    assert_eq!(loaded.records[1].text, "the end");
    let results = home.results(&table).await.unwrap();
    let places: Vec<_> = results.iter().map(|r| (r.result.seat, r.result.place, r.result.score)).collect();
    assert_eq!(places, [(0, 2, -3), (1, 1, 40)]);
    assert_eq!(results[0].result.person.as_ref(), Some(&ada));
    let expected = rate(&[(Rating::NEWCOMER, 2), (Rating::NEWCOMER, 1)]);
    for (result, (person, after)) in results.iter().zip([&ada, &bea].into_iter().zip(expected)) {
        let change = result.change.unwrap();
        assert!(close(change.before, Rating::NEWCOMER) && close(change.after, after));
        let (now, games) = rating(&home, person).await.unwrap();
        assert!(close(now, after) && games == 1);
    }
}

pub(crate) async fn a_table_finishes_once(home: Home) {
    let (ada, bea) = (home.guest("ada").await, home.guest("bea").await);
    let table = home.finished("t", 50, true, &[(&ada, 1, 5), (&bea, 2, 3)]).await;
    let before = (home.load(&table).await.unwrap(), rating(&home, &ada).await);
    let again = home.append(finishing(&table, 2, 60, true, &[(&ada, 1, 5), (&bea, 2, 3)])).await;
    assert!(matches!(again, Err(TableError::Finished)), "{again:?}");
    let reopened = home.append(append(&table, 2, "once more")).await;
    assert!(matches!(reopened, Err(TableError::Finished)), "{reopened:?}");
    assert_eq!((home.load(&table).await.unwrap(), rating(&home, &ada).await), before);
    // Many who bring the end at once bring it once.
    let table = home.table("u").await;
    let mut ends = JoinSet::new();
    for _ in 0..10 {
        let (store, end) =
            (home.store.clone(), finishing(&table, 1, 70, true, &[(&ada, 1, 5), (&bea, 2, 3)]));
        ends.spawn(async move { store.append(end).await });
    }
    assert_eq!(ends.join_all().await.iter().filter(|end| end.is_ok()).count(), 1);
    assert_eq!(rating(&home, &ada).await.unwrap().1, 2);
    // What comes after the end may still be recorded, such as the seed of the chances.
    let after = Append { head: head(Status::Finished, 80), ..append(&table, 2, "seed") };
    assert_eq!(home.append(after).await.unwrap(), 3);
    assert_eq!(home.results(&table).await.unwrap().len(), 2);
}

pub(crate) async fn finished_and_results_go_together(home: Home) {
    let ada = home.guest("ada").await;
    let table = home.table("t").await;
    let before = home.load(&table).await.unwrap();
    let bare = Append { head: head(Status::Finished, 20), ..append(&table, 1, "end") };
    assert!(matches!(home.append(bare).await, Err(TableError::FinishMismatch)));
    let running =
        Append { head: head(Status::Running, 20), ..finishing(&table, 1, 20, false, &[(&ada, 1, 1)]) };
    assert!(matches!(home.append(running).await, Err(TableError::FinishMismatch)));
    assert_eq!(home.load(&table).await.unwrap(), before);
}

pub(crate) async fn a_failing_finish_leaves_no_record(home: Home) {
    let (ada, bea) = (home.guest("ada").await, home.guest("bea").await);
    let table = home.table("t").await;
    let before = home.load(&table).await.unwrap();
    let nobody = PersonId::from("nobody");
    let unknown = finishing(&table, 1, 50, true, &[(&ada, 1, 5), (&nobody, 2, 3)]);
    assert!(home.append(unknown).await.is_err());
    // The same seat twice fails at the very end, after records and ratings have been written.
    let mut twice = finishing(&table, 1, 50, true, &[(&ada, 1, 5), (&bea, 2, 3)]);
    for result in twice.finish.iter_mut().flat_map(|finish| &mut finish.results) {
        result.seat = 0;
    }
    assert!(home.append(twice).await.is_err());
    assert_eq!(home.load(&table).await.unwrap(), before);
    assert!(home.results(&table).await.unwrap().is_empty());
    assert!(home.ratings_of(&ada).await.unwrap().is_empty());
    home.append(finishing(&table, 1, 50, true, &[(&ada, 1, 5), (&bea, 2, 3)])).await.unwrap();
}

pub(crate) async fn ratings_are_those_of_the_model(home: Home) {
    let people = [home.guest("a").await, home.guest("b").await, home.guest("c").await, home.guest("d").await];
    let mut ratings = [Rating::NEWCOMER; 4];
    for (n, places) in [[1, 2, 3, 4], [2, 1, 2, 4], [1, 1, 1, 1], [4, 3, 2, 1]].into_iter().enumerate() {
        let results: Vec<_> = people.iter().zip(places).map(|(person, place)| (person, place, 0)).collect();
        let table = home.finished(&format!("t{n}"), 50, true, &results).await;
        let standing: Vec<_> = ratings.into_iter().zip(places).collect();
        let after = rate(&standing);
        for ((settled, before), after) in home.results(&table).await.unwrap().iter().zip(ratings).zip(&after)
        {
            let change = settled.change.unwrap();
            assert!(close(change.before, before) && close(change.after, *after), "{n}: {change:?}");
        }
        ratings.copy_from_slice(&after);
    }
    for (person, rating) in people.iter().zip(ratings) {
        let rated = &home.ratings_of(person).await.unwrap()[0];
        assert!(close(rated.rating, rating));
        assert_eq!((rated.game.as_str(), rated.players, rated.games), ("crypt", 4, 4));
    }
}

pub(crate) async fn tables_that_finish_at_once_lose_no_rating(home: Home) {
    let mut people = Vec::new();
    for n in 0..4 {
        people.push(home.guest(&format!("p{n}")).await);
    }
    let mut ends = JoinSet::new();
    for n in 0..60_usize {
        let table = home.table(&format!("t{n}")).await;
        // All pairs, in both orders: without a fixed order of locks these would wait for each other.
        let (one, other) = (&people[n % 4], &people[(n + 1 + n / 4 % 3) % 4]);
        let end = finishing(&table, 1, 50, true, &[(one, 1, 5), (other, 2, 3)]);
        let store = home.store.clone();
        ends.spawn(async move { store.append(end).await });
    }
    for end in ends.join_all().await {
        assert_eq!(end.unwrap(), 2);
    }
    let mut games = 0;
    for person in &people {
        let (now, played) = rating(&home, person).await.unwrap();
        games += played;
        // Each result begins where another ended: the changes form one chain that ends at the present.
        let past = home.history(person, None, 100).await.unwrap();
        let mut changes: Vec<_> = past.iter().map(|past| past.settled.change.unwrap()).collect();
        assert_eq!(changes.len() as u32, played);
        let mut at = Rating::NEWCOMER;
        while !changes.is_empty() {
            let next = changes.iter().position(|change| close(change.before, at)).expect("an unbroken chain");
            at = changes.swap_remove(next).after;
        }
        assert!(close(at, now));
    }
    assert_eq!(games, 120);
}

pub(crate) async fn an_unrated_table_changes_no_rating(home: Home) {
    let (ada, bea) = (home.guest("ada").await, home.guest("bea").await);
    let table = home.finished("t", 50, false, &[(&ada, 1, 5), (&bea, 2, 3)]).await;
    assert!(home.ratings_of(&ada).await.unwrap().is_empty());
    assert!(home.results(&table).await.unwrap().iter().all(|settled| settled.change.is_none()));
    assert_eq!(home.history(&ada, None, 9).await.unwrap()[0].settled.result.place, 1);
}

pub(crate) async fn who_plays_against_themselves_is_not_rated(home: Home) {
    let (ada, bea) = (home.guest("ada").await, home.guest("bea").await);
    home.finished("t", 50, true, &[(&ada, 1, 5), (&bea, 2, 3), (&ada, 3, 1)]).await;
    home.finished("u", 50, true, &[(&ada, 1, 5)]).await;
    assert!(home.ratings_of(&ada).await.unwrap().is_empty());
    assert!(home.ratings_of(&bea).await.unwrap().is_empty());
}

pub(crate) async fn seats_without_people_are_not_rated(home: Home) {
    let (ada, bea) = (home.guest("ada").await, home.guest("bea").await);
    let id = TableId::from("t");
    home.create_table(NewTable { players: 3, ..new_table("t") }).await.unwrap();
    let result = |seat: u8, person: Option<&PersonId>, place| SeatResult {
        seat,
        person: person.cloned(),
        place,
        score: 9,
        resigned: seat == 2,
        rank: None,
    };
    let results = vec![result(0, Some(&ada), 2), result(1, None, 1), result(2, Some(&bea), 3)];
    let end = Append {
        head: Head { ..head(Status::Finished, 20) },
        finish: Some(Finish { at: 20, results: results.clone(), rated: true }),
        ..append(&id, 1, "end")
    };
    home.append(end).await.unwrap();
    let settled = home.results(&id).await.unwrap();
    assert_eq!(settled.iter().map(|settled| settled.result.clone()).collect::<Vec<_>>(), results);
    let changes: Vec<_> = settled.iter().map(|settled| settled.change.map(|change| change.after)).collect();
    let expected = rate(&[(Rating::NEWCOMER, 2), (Rating::NEWCOMER, 3)]);
    assert!(changes[1].is_none());
    assert!(close(changes[0].unwrap(), expected[0]) && close(changes[2].unwrap(), expected[1]));
}
