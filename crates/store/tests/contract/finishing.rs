//! Results and ratings: written once, atomic, and computed by the model.

use store::{
    Append, Finish, Head, NewTable, PersonId, Rating, SeatResult, Status, TableError, TableId, Terms, rate,
    rate_teams,
};
use tokio::task::JoinSet;

use crate::fixture::{Fixture, append, finishing, head, new_table, pool, terms};

/// The rating of a person in the game for two, and the number of games it is based on.
async fn rating(fixture: &Fixture, person: &PersonId) -> Option<(Rating, u32)> {
    let ratings = fixture.ratings_of(person).await.unwrap();
    ratings.iter().find(|rated| rated.pool.players == 2).map(|rated| (rated.rating, rated.games))
}

fn close(a: Rating, b: Rating) -> bool {
    (a.mean - b.mean).abs() < 1e-9 && (a.uncertainty - b.uncertainty).abs() < 1e-9
}

pub(crate) async fn results_and_ratings_are_written_with_the_last_record(fixture: Fixture) {
    let (ada, bea) = (fixture.guest("ada").await, fixture.guest("bea").await);
    let table = fixture.table("t").await;
    assert!(fixture.results(&table).await.unwrap().is_empty());
    let last = fixture.append(finishing(&table, 1, 50, true, &[(&ada, 2, -3), (&bea, 1, 40)])).await.unwrap();
    assert_eq!(last, 2);
    let loaded = fixture.load(&table).await.unwrap().unwrap();
    assert_eq!(loaded.table.head.status, Status::Finished);
    assert_eq!(loaded.table.finished_at, Some(50));
    assert_eq!(loaded.records[1].text, "the end");
    let results = fixture.results(&table).await.unwrap();
    let places: Vec<_> = results.iter().map(|r| (r.result.seat, r.result.place, r.result.score)).collect();
    assert_eq!(places, [(0, 2, -3), (1, 1, 40)]);
    assert_eq!(results[0].result.person.as_ref(), Some(&ada));
    let expected = rate(&[(Rating::NEWCOMER, 2), (Rating::NEWCOMER, 1)]);
    for (result, (person, after)) in results.iter().zip([&ada, &bea].into_iter().zip(expected)) {
        let change = result.change.unwrap();
        assert!(close(change.before, Rating::NEWCOMER) && close(change.after, after));
        let (now, games) = rating(&fixture, person).await.unwrap();
        assert!(close(now, after) && games == 1);
    }
}

pub(crate) async fn a_table_finishes_only_once(fixture: Fixture) {
    let (ada, bea) = (fixture.guest("ada").await, fixture.guest("bea").await);
    let table = fixture.finished("t", 50, true, &[(&ada, 1, 5), (&bea, 2, 3)]).await;
    let before = (fixture.load(&table).await.unwrap(), rating(&fixture, &ada).await);
    let again = fixture.append(finishing(&table, 2, 60, true, &[(&ada, 1, 5), (&bea, 2, 3)])).await;
    assert!(matches!(again, Err(TableError::Finished)), "{again:?}");
    let reopened = fixture.append(append(&table, 2, "once more")).await;
    assert!(matches!(reopened, Err(TableError::Finished)), "{reopened:?}");
    assert_eq!((fixture.load(&table).await.unwrap(), rating(&fixture, &ada).await), before);
    // Of many concurrent finishes, one succeeds.
    let table = fixture.table("u").await;
    let mut ends = JoinSet::new();
    for _ in 0..10 {
        let (store, end) =
            (fixture.store.clone(), finishing(&table, 1, 70, true, &[(&ada, 1, 5), (&bea, 2, 3)]));
        ends.spawn(async move { store.append(end).await });
    }
    assert_eq!(ends.join_all().await.iter().filter(|end| end.is_ok()).count(), 1);
    assert_eq!(rating(&fixture, &ada).await.unwrap().1, 2);
    // Records may still be added after the end, such as the seed.
    let after = Append { head: head(Status::Finished, 80), ..append(&table, 2, "seed") };
    assert_eq!(fixture.append(after).await.unwrap(), 3);
    assert_eq!(fixture.results(&table).await.unwrap().len(), 2);
}

pub(crate) async fn a_finished_head_needs_results_and_results_need_a_finished_head(fixture: Fixture) {
    let ada = fixture.guest("ada").await;
    let table = fixture.table("t").await;
    let before = fixture.load(&table).await.unwrap();
    let bare = Append { head: head(Status::Finished, 20), ..append(&table, 1, "end") };
    assert!(matches!(fixture.append(bare).await, Err(TableError::FinishMismatch)));
    let running =
        Append { head: head(Status::Running, 20), ..finishing(&table, 1, 20, false, &[(&ada, 1, 1)]) };
    assert!(matches!(fixture.append(running).await, Err(TableError::FinishMismatch)));
    assert_eq!(fixture.load(&table).await.unwrap(), before);
}

pub(crate) async fn a_failed_finish_writes_nothing(fixture: Fixture) {
    let (ada, bea) = (fixture.guest("ada").await, fixture.guest("bea").await);
    let table = fixture.table("t").await;
    let before = fixture.load(&table).await.unwrap();
    let nobody = PersonId::from("nobody");
    let unknown = finishing(&table, 1, 50, true, &[(&ada, 1, 5), (&nobody, 2, 3)]);
    assert!(fixture.append(unknown).await.is_err());
    // A duplicate seat fails at the very end, after records and ratings have been written.
    let mut twice = finishing(&table, 1, 50, true, &[(&ada, 1, 5), (&bea, 2, 3)]);
    for result in twice.finish.iter_mut().flat_map(|finish| &mut finish.results) {
        result.seat = 0;
    }
    assert!(fixture.append(twice).await.is_err());
    assert_eq!(fixture.load(&table).await.unwrap(), before);
    assert!(fixture.results(&table).await.unwrap().is_empty());
    assert!(fixture.ratings_of(&ada).await.unwrap().is_empty());
    fixture.append(finishing(&table, 1, 50, true, &[(&ada, 1, 5), (&bea, 2, 3)])).await.unwrap();
}

pub(crate) async fn ratings_follow_the_model(fixture: Fixture) {
    let people = [
        fixture.guest("a").await,
        fixture.guest("b").await,
        fixture.guest("c").await,
        fixture.guest("d").await,
    ];
    let mut ratings = [Rating::NEWCOMER; 4];
    for (n, places) in [[1, 2, 3, 4], [2, 1, 2, 4], [1, 1, 1, 1], [4, 3, 2, 1]].into_iter().enumerate() {
        let results: Vec<_> = people.iter().zip(places).map(|(person, place)| (person, place, 0)).collect();
        let table = fixture.finished(&format!("t{n}"), 50, true, &results).await;
        let standing: Vec<_> = ratings.into_iter().zip(places).collect();
        let after = rate(&standing);
        for ((settled, before), after) in
            fixture.results(&table).await.unwrap().iter().zip(ratings).zip(&after)
        {
            let change = settled.change.unwrap();
            assert!(close(change.before, before) && close(change.after, *after), "{n}: {change:?}");
        }
        ratings.copy_from_slice(&after);
    }
    for (person, rating) in people.iter().zip(ratings) {
        let rated = &fixture.ratings_of(person).await.unwrap()[0];
        assert!(close(rated.rating, rating));
        assert_eq!((&rated.pool, rated.games), (&pool("base", 4), 4));
    }
}

pub(crate) async fn concurrent_finishes_lose_no_rating_change(fixture: Fixture) {
    let mut people = Vec::new();
    for n in 0..4 {
        people.push(fixture.guest(&format!("p{n}")).await);
    }
    let mut ends = JoinSet::new();
    for n in 0..60_usize {
        let table = fixture.table(&format!("t{n}")).await;
        // All pairs, in both orders: without a fixed order of locks these would deadlock.
        let (one, other) = (&people[n % 4], &people[(n + 1 + n / 4 % 3) % 4]);
        let end = finishing(&table, 1, 50, true, &[(one, 1, 5), (other, 2, 3)]);
        let store = fixture.store.clone();
        ends.spawn(async move { store.append(end).await });
    }
    for end in ends.join_all().await {
        assert_eq!(end.unwrap(), 2);
    }
    let mut games = 0;
    for person in &people {
        let (now, played) = rating(&fixture, person).await.unwrap();
        games += played;
        // Each change starts at the rating where another ended: they form one chain up to the current rating.
        let past = fixture.history(person, None, 100).await.unwrap();
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

pub(crate) async fn an_unrated_table_changes_no_rating(fixture: Fixture) {
    let (ada, bea) = (fixture.guest("ada").await, fixture.guest("bea").await);
    let table = fixture.finished("t", 50, false, &[(&ada, 1, 5), (&bea, 2, 3)]).await;
    assert!(fixture.ratings_of(&ada).await.unwrap().is_empty());
    assert!(fixture.results(&table).await.unwrap().iter().all(|settled| settled.change.is_none()));
    assert_eq!(fixture.history(&ada, None, 9).await.unwrap()[0].settled.result.place, 1);
}

pub(crate) async fn a_game_against_oneself_is_not_rated(fixture: Fixture) {
    let (ada, bea) = (fixture.guest("ada").await, fixture.guest("bea").await);
    fixture.finished("t", 50, true, &[(&ada, 1, 5), (&bea, 2, 3), (&ada, 3, 1)]).await;
    fixture.finished("u", 50, true, &[(&ada, 1, 5)]).await;
    assert!(fixture.ratings_of(&ada).await.unwrap().is_empty());
    assert!(fixture.ratings_of(&bea).await.unwrap().is_empty());
}

pub(crate) async fn seats_without_a_person_are_not_rated(fixture: Fixture) {
    let (ada, bea) = (fixture.guest("ada").await, fixture.guest("bea").await);
    let id = TableId::from("t");
    fixture.create_table(NewTable { terms: terms(3), ..new_table("t") }).await.unwrap();
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
        finish: Some(Finish {
            at: 20,
            results: results.clone(),
            rated: true,
            teams: Vec::new(),
            together: None,
        }),
        ..append(&id, 1, "end")
    };
    fixture.append(end).await.unwrap();
    let settled = fixture.results(&id).await.unwrap();
    assert_eq!(settled.iter().map(|settled| settled.result.clone()).collect::<Vec<_>>(), results);
    let changes: Vec<_> = settled.iter().map(|settled| settled.change.map(|change| change.after)).collect();
    let expected = rate(&[(Rating::NEWCOMER, 2), (Rating::NEWCOMER, 3)]);
    assert!(changes[1].is_none());
    assert!(close(changes[0].unwrap(), expected[0]) && close(changes[2].unwrap(), expected[1]));
}

pub(crate) async fn teams_are_rated_as_teams_in_a_pool_of_their_variant(fixture: Fixture) {
    let mut people = Vec::new();
    for n in 0..6 {
        people.push(fixture.guest(&format!("p{n}")).await);
    }
    // The first has played the base game before: that is another pool.
    fixture.finished("before", 10, true, &[(&people[0], 1, 5), (&people[1], 2, 3)]).await;
    let houses = Terms { variant: "houses".to_owned(), ..terms(6) };
    fixture.create_table(NewTable { terms: houses, ..new_table("t") }).await.unwrap();
    let places = [2, 1, 3, 2, 1, 3];
    let results: Vec<_> = people.iter().zip(places).map(|(person, place)| (person, place, 0)).collect();
    let mut end = finishing(&"t".into(), 1, 50, true, &results);
    end.finish.as_mut().unwrap().teams = vec![vec![0, 3], vec![1, 4], vec![2, 5]];
    fixture.append(end).await.unwrap();
    let newcomers = |place: u8| (vec![Rating::NEWCOMER; 2], place);
    let expected = rate_teams(&[newcomers(2), newcomers(1), newcomers(3)]);
    for (seat, person) in people.iter().enumerate() {
        let rated = fixture.ratings_of(person).await.unwrap();
        let own = rated.iter().find(|rated| rated.pool == pool("houses", 6)).unwrap();
        assert!(close(own.rating, expected[seat % 3][seat / 3]), "{seat}: {own:?}");
        assert_eq!((own.games, rated.len()), (1, if seat < 2 { 2 } else { 1 }));
    }
    let changes = fixture.results(&"t".into()).await.unwrap();
    assert!(changes.iter().all(|settled| close(settled.change.unwrap().before, Rating::NEWCOMER)));
    // One team alone has nobody to be compared with.
    let twins = Terms { variant: "twins".to_owned(), ..terms(2) };
    fixture.create_table(NewTable { terms: twins, ..new_table("u") }).await.unwrap();
    let mut end = finishing(&"u".into(), 1, 60, true, &[(&people[0], 1, 5), (&people[1], 1, 3)]);
    end.finish.as_mut().unwrap().teams = vec![vec![0, 1]];
    fixture.append(end).await.unwrap();
    assert!(fixture.results(&"u".into()).await.unwrap().iter().all(|settled| settled.change.is_none()));
}
