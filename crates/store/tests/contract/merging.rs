//! Merging guests into accounts.

use store::{Append, NewTable, PersonError, PersonId, TableId};
use tokio::task::JoinSet;

use crate::fixture::{Fixture, append, finishing, keys, line, new_table, seat};

pub(crate) async fn everything_a_guest_did_moves_to_the_account(fixture: Fixture) {
    let (guest, ada) = (fixture.guest("guest").await, fixture.account("Ada").await);
    let (bea, cleo) = (fixture.guest("bea").await, fixture.guest("cleo").await);
    fixture.finished("past", 50, true, &[(&guest, 1, 5), (&bea, 2, 3)]).await;
    let running = NewTable { seats: vec![seat(0, Some(&guest)), seat(1, Some(&bea))], ..new_table("now") };
    let now = running.id.clone();
    fixture.create_table(running).await.unwrap();
    fixture.say(line(&now, &guest, "hello"), 0).await.unwrap();
    fixture.mute(&guest, &bea).await.unwrap();
    fixture.mute(&guest, &ada).await.unwrap();
    fixture.mute(&ada, &bea).await.unwrap();
    fixture.mute(&cleo, &guest).await.unwrap();
    fixture.mute(&ada, &guest).await.unwrap();
    fixture.create_session([7; 32], &guest, 1, 100).await.unwrap();
    fixture.create_session([8; 32], &ada, 1, 100).await.unwrap();

    fixture.merge_guest(&guest, &ada, 60).await.unwrap();

    assert_eq!(fixture.tables_of(&ada, 9).await.unwrap().len(), 1);
    assert!(fixture.tables_of(&guest, 9).await.unwrap().is_empty());
    let past = fixture.history(&ada, None, 9).await.unwrap();
    assert_eq!((past.len(), past[0].settled.result.person.as_ref()), (1, Some(&ada)));
    assert!(past[0].settled.change.is_some());
    assert!(fixture.history(&guest, None, 9).await.unwrap().is_empty());
    assert_eq!(fixture.ratings_of(&ada).await.unwrap()[0].games, 1);
    assert!(fixture.ratings_of(&guest).await.unwrap().is_empty());
    let said = &fixture.chat(&now, 9).await.unwrap()[0];
    assert_eq!((&said.person, said.name.as_str()), (&ada, "Ada then"));
    assert_eq!(fixture.mutes_of(&ada).await.unwrap(), [bea]);
    assert_eq!(fixture.mutes_of(&cleo).await.unwrap(), std::slice::from_ref(&ada));
    assert!(fixture.mutes_of(&guest).await.unwrap().is_empty());
    assert_eq!(fixture.session([7; 32], 2).await.unwrap(), None);
    assert!(fixture.session([8; 32], 2).await.unwrap().is_some());
}

pub(crate) async fn writes_with_the_guest_s_id_reach_the_account(fixture: Fixture) {
    let (guest, ada, bea) =
        (fixture.guest("guest").await, fixture.account("Ada").await, fixture.guest("bea").await);
    let table = fixture.table("t").await;
    fixture.merge_guest(&guest, &ada, 60).await.unwrap();
    assert_eq!(fixture.person(&guest).await.unwrap().unwrap().id, ada);
    assert_eq!(fixture.people(std::slice::from_ref(&guest)).await.unwrap()[&guest].name, "Ada");
    let sits =
        Append { seats: Some(vec![seat(0, Some(&guest)), seat(1, Some(&bea))]), ..append(&table, 1, "sits") };
    fixture.append(sits).await.unwrap();
    assert_eq!(fixture.load(&table).await.unwrap().unwrap().seats[0].person.as_ref(), Some(&ada));
    fixture.say(line(&table, &guest, "hello"), 0).await.unwrap();
    assert_eq!(fixture.chat(&table, 9).await.unwrap()[0].person, ada);
    fixture.append(finishing(&table, 2, 70, true, &[(&guest, 1, 5), (&bea, 2, 3)])).await.unwrap();
    assert_eq!(fixture.history(&ada, None, 9).await.unwrap().len(), 1);
    assert_eq!(fixture.ratings_of(&ada).await.unwrap()[0].games, 1);
    fixture.create_session([7; 32], &guest, 1, 100).await.unwrap();
    assert_eq!(fixture.session([7; 32], 2).await.unwrap().unwrap().person, ada);
}

pub(crate) async fn ratings_of_the_account_take_precedence(fixture: Fixture) {
    let (guest, ada, bea) =
        (fixture.guest("guest").await, fixture.account("Ada").await, fixture.guest("bea").await);
    fixture.finished("a", 50, true, &[(&ada, 1, 5), (&bea, 2, 3)]).await;
    fixture.finished("b", 51, true, &[(&guest, 2, 5), (&bea, 1, 3)]).await;
    fixture.finished("c", 52, true, &[(&guest, 2, 5), (&bea, 1, 3)]).await;
    let before = fixture.ratings_of(&ada).await.unwrap();
    fixture.merge_guest(&guest, &ada, 60).await.unwrap();
    let after = fixture.ratings_of(&ada).await.unwrap();
    assert_eq!(after.len(), 1);
    assert_eq!((after[0].rating, after[0].games), (before[0].rating, 3));
    assert_eq!(fixture.history(&ada, None, 9).await.unwrap().len(), 3);
}

pub(crate) async fn only_guests_can_be_merged_and_only_into_accounts(fixture: Fixture) {
    let (guest, other, nobody) =
        (fixture.guest("guest").await, fixture.guest("other").await, PersonId::from("nobody"));
    let (ada, bea) = (fixture.account("Ada").await, fixture.account("Bea").await);
    let merge = async |from: &PersonId, into: &PersonId| fixture.merge_guest(from, into, 60).await;
    assert!(matches!(merge(&ada, &bea).await, Err(PersonError::AlreadyAccount)));
    assert!(matches!(merge(&guest, &other).await, Err(PersonError::NotAnAccount)));
    assert!(matches!(merge(&guest, &guest).await, Err(PersonError::NotAnAccount)));
    assert!(matches!(merge(&ada, &ada).await, Err(PersonError::AlreadyAccount)));
    assert!(matches!(merge(&nobody, &ada).await, Err(PersonError::NoSuchPerson)));
    assert!(matches!(merge(&guest, &nobody).await, Err(PersonError::NoSuchPerson)));
    merge(&guest, &ada).await.unwrap();
    assert!(matches!(merge(&guest, &bea).await, Err(PersonError::NoSuchPerson)));
    assert!(matches!(fixture.rename(&guest, "x", keys("x")).await, Err(PersonError::NoSuchPerson)));
    let account = crate::fixture::new_account(&guest, "Cleo");
    assert!(matches!(fixture.make_account(account).await, Err(PersonError::NoSuchPerson)));
}

pub(crate) async fn merging_during_play_loses_nothing(fixture: Fixture) {
    let (ada, bea) = (fixture.account("Ada").await, fixture.guest("bea").await);
    let mut doings = JoinSet::new();
    for n in 0..20 {
        let guest = fixture.guest(&format!("guest{n}")).await;
        let table = fixture.table(&format!("t{n}")).await;
        let (store, person) = (fixture.store.clone(), guest.clone());
        let into = ada.clone();
        doings.spawn(async move { store.merge_guest(&person, &into, 60).await.unwrap() });
        let (store, bea) = (fixture.store.clone(), bea.clone());
        doings.spawn(async move {
            let seats = vec![seat(0, Some(&guest)), seat(1, Some(&bea))];
            let sits = Append { seats: Some(seats), ..append(&table, 1, "sits") };
            store.append(sits).await.unwrap();
            store.say(line(&table, &guest, "hello"), 0).await.unwrap();
            store.append(finishing(&table, 2, 70, true, &[(&guest, 1, 5), (&bea, 2, 3)])).await.unwrap();
        });
    }
    doings.join_all().await;
    assert_eq!(fixture.history(&ada, None, 99).await.unwrap().len(), 20);
    for n in 0..20 {
        let table = TableId(format!("t{n}"));
        let loaded = fixture.load(&table).await.unwrap().unwrap();
        assert_eq!(loaded.seats[0].person.as_ref(), Some(&ada), "{table}");
        assert_eq!(fixture.chat(&table, 9).await.unwrap()[0].person, ada, "{table}");
    }
    let ratings = fixture.ratings_of(&ada).await.unwrap();
    assert_eq!(ratings.iter().map(|rated| rated.games).sum::<u32>(), 20);
}
