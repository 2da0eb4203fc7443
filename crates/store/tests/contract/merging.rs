//! Guests who turn out to have accounts.

use store::{Append, NewLine, NewTable, PersonError, PersonId, TableId};
use tokio::task::JoinSet;

use crate::home::{Home, append, finishing, new_table, seat};

fn line(table: &TableId, person: &PersonId, text: &str) -> NewLine {
    let (table, person) = (table.clone(), person.clone());
    NewLine { table, person, name: "then".to_owned(), text: text.to_owned(), at: 5 }
}

pub(crate) async fn everything_a_guest_did_moves_to_the_account(home: Home) {
    let (guest, ada) = (home.guest("guest").await, home.account("Ada").await);
    let (bea, cleo) = (home.guest("bea").await, home.guest("cleo").await);
    home.finished("past", 50, true, &[(&guest, 1, 5), (&bea, 2, 3)]).await;
    let running = NewTable { seats: vec![seat(0, Some(&guest)), seat(1, Some(&bea))], ..new_table("now") };
    let now = running.id.clone();
    home.create_table(running).await.unwrap();
    home.say(line(&now, &guest, "hello")).await.unwrap();
    home.mute(&guest, &bea).await.unwrap();
    home.mute(&guest, &ada).await.unwrap();
    home.mute(&ada, &bea).await.unwrap();
    home.mute(&cleo, &guest).await.unwrap();
    home.mute(&ada, &guest).await.unwrap();
    home.create_session([7; 32], &guest, 1, 100).await.unwrap();
    home.create_session([8; 32], &ada, 1, 100).await.unwrap();

    home.merge_guest(&guest, &ada, 60).await.unwrap();

    assert_eq!(home.tables_of(&ada, 9).await.unwrap().len(), 1);
    assert!(home.tables_of(&guest, 9).await.unwrap().is_empty());
    let past = home.history(&ada, None, 9).await.unwrap();
    assert_eq!((past.len(), past[0].settled.result.person.as_ref()), (1, Some(&ada)));
    assert!(past[0].settled.change.is_some());
    assert!(home.history(&guest, None, 9).await.unwrap().is_empty());
    assert_eq!(home.ratings_of(&ada).await.unwrap()[0].games, 1);
    assert!(home.ratings_of(&guest).await.unwrap().is_empty());
    let said = &home.chat(&now, 9).await.unwrap()[0];
    assert_eq!((&said.person, said.name.as_str()), (&ada, "then"));
    assert_eq!(home.mutes_of(&ada).await.unwrap(), [bea]);
    assert_eq!(home.mutes_of(&cleo).await.unwrap(), std::slice::from_ref(&ada));
    assert!(home.mutes_of(&guest).await.unwrap().is_empty());
    assert_eq!(home.session([7; 32], 2).await.unwrap(), None);
    assert!(home.session([8; 32], 2).await.unwrap().is_some());
}

pub(crate) async fn a_table_that_still_knows_the_guest_reaches_the_account(home: Home) {
    let (guest, ada, bea) = (home.guest("guest").await, home.account("Ada").await, home.guest("bea").await);
    let table = home.table("t").await;
    home.merge_guest(&guest, &ada, 60).await.unwrap();
    assert_eq!(home.person(&guest).await.unwrap().unwrap().id, ada);
    assert_eq!(home.people(std::slice::from_ref(&guest)).await.unwrap()[&guest].name, "Ada");
    let sits =
        Append { seats: Some(vec![seat(0, Some(&guest)), seat(1, Some(&bea))]), ..append(&table, 1, "sits") };
    home.append(sits).await.unwrap();
    assert_eq!(home.load(&table).await.unwrap().unwrap().seats[0].person.as_ref(), Some(&ada));
    home.say(line(&table, &guest, "hello")).await.unwrap();
    assert_eq!(home.chat(&table, 9).await.unwrap()[0].person, ada);
    home.append(finishing(&table, 2, 70, true, &[(&guest, 1, 5), (&bea, 2, 3)])).await.unwrap();
    assert_eq!(home.history(&ada, None, 9).await.unwrap().len(), 1);
    assert_eq!(home.ratings_of(&ada).await.unwrap()[0].games, 1);
    home.create_session([7; 32], &guest, 1, 100).await.unwrap();
    assert_eq!(home.session([7; 32], 2).await.unwrap().unwrap().person, ada);
}

pub(crate) async fn ratings_of_the_account_stand(home: Home) {
    let (guest, ada, bea) = (home.guest("guest").await, home.account("Ada").await, home.guest("bea").await);
    home.finished("a", 50, true, &[(&ada, 1, 5), (&bea, 2, 3)]).await;
    home.finished("b", 51, true, &[(&guest, 2, 5), (&bea, 1, 3)]).await;
    home.finished("c", 52, true, &[(&guest, 2, 5), (&bea, 1, 3)]).await;
    let before = home.ratings_of(&ada).await.unwrap();
    home.merge_guest(&guest, &ada, 60).await.unwrap();
    let after = home.ratings_of(&ada).await.unwrap();
    assert_eq!(after.len(), 1);
    assert_eq!((after[0].rating, after[0].games), (before[0].rating, 3));
    assert_eq!(home.history(&ada, None, 9).await.unwrap().len(), 3);
}

pub(crate) async fn only_guests_merge_and_only_into_accounts(home: Home) {
    let (guest, other, nobody) =
        (home.guest("guest").await, home.guest("other").await, PersonId::from("nobody"));
    let (ada, bea) = (home.account("Ada").await, home.account("Bea").await);
    let merge = async |from: &PersonId, into: &PersonId| home.merge_guest(from, into, 60).await;
    assert!(matches!(merge(&ada, &bea).await, Err(PersonError::AlreadyAccount)));
    assert!(matches!(merge(&guest, &other).await, Err(PersonError::NotAnAccount)));
    assert!(matches!(merge(&guest, &guest).await, Err(PersonError::NotAnAccount)));
    assert!(matches!(merge(&ada, &ada).await, Err(PersonError::AlreadyAccount)));
    assert!(matches!(merge(&nobody, &ada).await, Err(PersonError::NoSuchPerson)));
    assert!(matches!(merge(&guest, &nobody).await, Err(PersonError::NoSuchPerson)));
    merge(&guest, &ada).await.unwrap();
    assert!(matches!(merge(&guest, &bea).await, Err(PersonError::NoSuchPerson)));
    assert!(matches!(home.rename(&guest, "x", "x").await, Err(PersonError::NoSuchPerson)));
    let account = crate::home::new_account(&guest, "Cleo");
    assert!(matches!(home.make_account(account).await, Err(PersonError::NoSuchPerson)));
}

pub(crate) async fn merging_while_playing_loses_nothing(home: Home) {
    let (ada, bea) = (home.account("Ada").await, home.guest("bea").await);
    let mut doings = JoinSet::new();
    for n in 0..20 {
        let guest = home.guest(&format!("guest{n}")).await;
        let table = home.table(&format!("t{n}")).await;
        let (store, person) = (home.store.clone(), guest.clone());
        let into = ada.clone();
        doings.spawn(async move { store.merge_guest(&person, &into, 60).await.unwrap() });
        let (store, bea) = (home.store.clone(), bea.clone());
        doings.spawn(async move {
            let seats = vec![seat(0, Some(&guest)), seat(1, Some(&bea))];
            let sits = Append { seats: Some(seats), ..append(&table, 1, "sits") };
            store.append(sits).await.unwrap();
            store.say(line(&table, &guest, "hello")).await.unwrap();
            store.append(finishing(&table, 2, 70, true, &[(&guest, 1, 5), (&bea, 2, 3)])).await.unwrap();
        });
    }
    doings.join_all().await;
    assert_eq!(home.history(&ada, None, 99).await.unwrap().len(), 20);
    for n in 0..20 {
        let table = TableId(format!("t{n}"));
        let loaded = home.load(&table).await.unwrap().unwrap();
        assert_eq!(loaded.seats[0].person.as_ref(), Some(&ada), "{table}");
        assert_eq!(home.chat(&table, 9).await.unwrap()[0].person, ada, "{table}");
    }
    let ratings = home.ratings_of(&ada).await.unwrap();
    assert_eq!(ratings.iter().map(|rated| rated.games).sum::<u32>(), 20);
}
