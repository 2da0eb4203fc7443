//! Guests, accounts and sessions.

use store::{Error, PersonError, PersonId, PersonKind, Session};
use tokio::task::JoinSet;

use crate::fixture::{Fixture, keys, new_account};

pub(crate) async fn a_guest_is_stored(fixture: Fixture) {
    let id = PersonId::from("5e1f");
    assert_eq!(fixture.person(&id).await.unwrap(), None);
    fixture.create_guest(&id, "Zoë 🎲 岳", 77).await.unwrap();
    let person = fixture.person(&id).await.unwrap().unwrap();
    assert_eq!((person.id.as_str(), person.name.as_str()), ("5e1f", "Zoë 🎲 岳"));
    assert_eq!((person.kind, person.created_at), (PersonKind::Guest, 77));
    // Two guests may have the same name, but not the same id.
    fixture.create_guest(&PersonId::from("other"), "Zoë 🎲 岳", 78).await.unwrap();
    assert!(matches!(fixture.create_guest(&id, "Zed", 79).await, Err(Error::Database(_))));
    assert_eq!(fixture.person(&id).await.unwrap().unwrap().name, "Zoë 🎲 岳");
}

pub(crate) async fn a_guest_becomes_an_account_with_the_same_id(fixture: Fixture) {
    let id = fixture.guest("visitor").await;
    assert_eq!(fixture.account_by_name("ada").await.unwrap(), None);
    fixture.make_account(new_account(&id, "Ada")).await.unwrap();
    let (person, hash) = fixture.account_by_name("ada").await.unwrap().unwrap();
    assert_eq!((&person.id, person.name.as_str(), person.kind), (&id, "Ada", PersonKind::Account));
    assert_eq!(hash, "hash of Ada's password");
    assert_eq!(fixture.person(&id).await.unwrap().unwrap(), person);
    let again = fixture.make_account(new_account(&id, "Bea")).await;
    assert!(matches!(again, Err(PersonError::AlreadyAccount)), "{again:?}");
    let nobody = fixture.make_account(new_account(&PersonId::from("nobody"), "Bea")).await;
    assert!(matches!(nobody, Err(PersonError::NoSuchPerson)), "{nobody:?}");
}

pub(crate) async fn account_names_are_unique(fixture: Fixture) {
    fixture.account("Ada").await;
    let other = fixture.guest("other").await;
    let taken = fixture.make_account(new_account(&other, "ADA")).await;
    assert!(matches!(taken, Err(PersonError::NameTaken)), "{taken:?}");
    assert_eq!(fixture.person(&other).await.unwrap().unwrap().kind, PersonKind::Guest);
    fixture.make_account(new_account(&other, "Bea")).await.unwrap();
    let taken = fixture.rename(&other, "aDa", keys("aDa")).await;
    assert!(matches!(taken, Err(PersonError::NameTaken)), "{taken:?}");
    assert_eq!(fixture.person(&other).await.unwrap().unwrap().name, "Bea");
}

pub(crate) async fn nobody_gets_a_name_that_looks_like_an_accounts(fixture: Fixture) {
    fixture.account("Zoo").await;
    let other = fixture.guest("other").await;
    let alike = |answer: &Result<(), PersonError>| matches!(answer, Err(PersonError::NameAlike));
    let answer = fixture.make_account(new_account(&other, "Z0o")).await;
    assert!(alike(&answer), "{answer:?}");
    let answer = fixture.rename(&other, "z00", keys("z00")).await;
    assert!(alike(&answer), "{answer:?}");
    assert!(alike(&fixture.check_name(&keys("ZO0")).await));
    assert!(matches!(fixture.check_name(&keys("ZOO")).await, Err(PersonError::NameTaken)));
    fixture.check_name(&keys("Zoe")).await.unwrap();
    let unchanged = fixture.person(&other).await.unwrap().unwrap();
    assert_eq!((unchanged.name.as_str(), unchanged.kind), ("other", PersonKind::Guest));
    // An account may get a new name that looks like its own, and the old look is free when it has another.
    fixture.make_account(new_account(&other, "Foo")).await.unwrap();
    fixture.rename(&other, "F0o", keys("F0o")).await.unwrap();
    assert!(alike(&fixture.check_name(&keys("foo")).await));
    fixture.rename(&other, "Bar", keys("Bar")).await.unwrap();
    fixture.check_name(&keys("foo")).await.unwrap();
    // The names of guests are not reserved.
    let guest = fixture.guest("Guest").await;
    fixture.check_name(&keys("Guest")).await.unwrap();
    fixture.rename(&guest, "Visitor", keys("Visitor")).await.unwrap();
}

pub(crate) async fn of_accounts_that_look_alike_the_oldest_has_the_look(fixture: Fixture) {
    // As they were before looks were stored.
    for (id, at) in [("Zo0", 3), ("Zoo", 2), ("Bea", 9)] {
        let id = fixture.guest(id).await;
        let mut account = new_account(&id, id.as_str());
        (account.at, account.keys.look) = (at, format!("no look of {id}"));
        fixture.make_account(account).await.unwrap();
    }
    assert!(fixture.unseen_accounts(None, 9).await.unwrap().is_empty());
    fixture.forget_other_looks("this way").await.unwrap();
    let mut after = None;
    let mut names = Vec::new();
    while let [next] = &fixture.unseen_accounts(after.as_ref(), 1).await.unwrap()[..] {
        names.push(next.name.clone());
        fixture.set_looks(vec![(next.clone(), keys(&next.name).look)]).await.unwrap();
        after = Some(next.clone());
    }
    assert_eq!(names, ["Zoo", "Zo0", "Bea"]);
    let left = fixture.unseen_accounts(None, 9).await.unwrap();
    assert_eq!(left.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), ["Zo0"]);
    // Both can still be found, and nobody else may look like them.
    assert!(fixture.account_by_name("zo0").await.unwrap().is_some());
    assert!(matches!(fixture.check_name(&keys("Z00")).await, Err(PersonError::NameAlike)));
    assert!(matches!(fixture.check_name(&keys("bea")).await, Err(PersonError::NameTaken)));
    // What was worked out in this way stays, and what was worked out in another is forgotten.
    fixture.forget_other_looks("this way").await.unwrap();
    assert_eq!(fixture.unseen_accounts(None, 9).await.unwrap().len(), 1);
    fixture.forget_other_looks("a new way").await.unwrap();
    assert_eq!(fixture.unseen_accounts(None, 9).await.unwrap().len(), 3);
    // The look of a name that was changed meanwhile is not noted.
    let zoo = fixture.unseen_accounts(None, 1).await.unwrap().remove(0);
    fixture.rename(&zoo.id, "Eva", keys("Eva")).await.unwrap();
    fixture.set_looks(vec![(zoo, "zoo".to_owned())]).await.unwrap();
    fixture.check_name(&keys("Zoo")).await.unwrap();
}

pub(crate) async fn of_many_concurrent_claims_of_a_name_one_succeeds(fixture: Fixture) {
    let mut wishes = JoinSet::new();
    for n in 0..20 {
        let id = fixture.guest(&format!("guest{n}")).await;
        let store = fixture.store.clone();
        wishes.spawn(async move { store.make_account(new_account(&id, "Ada")).await });
    }
    let answers = wishes.join_all().await;
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1);
    let taken = |answer: &Result<(), PersonError>| matches!(answer, Err(PersonError::NameTaken));
    assert_eq!(answers.iter().filter(|answer| taken(answer)).count(), 19);
}

pub(crate) async fn people_can_be_renamed(fixture: Fixture) {
    let (guest, account) = (fixture.guest("guest").await, fixture.account("Ada").await);
    fixture.rename(&guest, "Eva", keys("Eva")).await.unwrap();
    assert_eq!(fixture.person(&guest).await.unwrap().unwrap().name, "Eva");
    // Guests may have the names of other guests.
    fixture.rename(&fixture.guest("third").await, "Eva", keys("Eva")).await.unwrap();
    fixture.rename(&account, "Bea", keys("Bea")).await.unwrap();
    assert_eq!(fixture.account_by_name("ada").await.unwrap(), None);
    assert_eq!(fixture.account_by_name("bea").await.unwrap().unwrap().0.id, account);
    // A person may change the case of their own name.
    fixture.rename(&account, "BEA", keys("BEA")).await.unwrap();
    let nobody = fixture.rename(&PersonId::from("nobody"), "x", keys("x")).await;
    assert!(matches!(nobody, Err(PersonError::NoSuchPerson)));
}

pub(crate) async fn passwords_and_preferences_can_be_changed(fixture: Fixture) {
    let (guest, account) = (fixture.guest("guest").await, fixture.account("Ada").await);
    fixture.set_password(&account, "another").await.unwrap();
    assert_eq!(fixture.account_by_name("ada").await.unwrap().unwrap().1, "another");
    assert!(matches!(fixture.set_password(&guest, "x").await, Err(PersonError::NotAnAccount)));
    let nobody = PersonId::from("nobody");
    assert!(matches!(fixture.set_password(&nobody, "x").await, Err(PersonError::NoSuchPerson)));
    assert_eq!(fixture.preferences(&guest).await.unwrap(), None);
    fixture.set_preferences(&guest, r#"{"language":"de"}"#).await.unwrap();
    fixture.set_preferences(&guest, r#"{"language":"fr"}"#).await.unwrap();
    assert_eq!(fixture.preferences(&guest).await.unwrap().as_deref(), Some(r#"{"language":"fr"}"#));
    assert_eq!(fixture.preferences(&nobody).await.unwrap(), None);
    assert!(matches!(fixture.set_preferences(&nobody, "{}").await, Err(PersonError::NoSuchPerson)));
}

pub(crate) async fn many_people_are_found_in_one_call(fixture: Fixture) {
    let mut ids = vec![PersonId::from("nobody")];
    for n in 0..19 {
        ids.push(fixture.guest(&format!("p{n}")).await);
    }
    let found = fixture.people(&ids).await.unwrap();
    assert_eq!(found.len(), 19);
    assert!(found.iter().all(|(id, person)| person.id == *id && person.name == id.as_str()));
    assert!(fixture.people(&[]).await.unwrap().is_empty());
}

pub(crate) async fn sessions_begin_and_end(fixture: Fixture) {
    let (ada, bea) = (fixture.guest("ada").await, fixture.guest("bea").await);
    let token = |n: u8| [n; 32];
    for (n, person, expires) in [(1, &ada, 100), (2, &ada, 200), (3, &bea, 300), (4, &bea, 400)] {
        fixture.create_session(token(n), person, 5, expires).await.unwrap();
    }
    let session = fixture.session(token(1), 99).await.unwrap();
    assert_eq!(session, Some(Session { person: ada.clone(), expires: 100 }));
    assert_eq!(fixture.session(token(1), 100).await.unwrap(), None);
    assert_eq!(fixture.session(token(9), 0).await.unwrap(), None);
    // A session can be made longer, never shorter.
    for (expires, longest) in [(500, 500), (450, 500)] {
        fixture.extend_session(token(4), expires).await.unwrap();
        assert_eq!(fixture.session(token(4), 0).await.unwrap().unwrap().expires, longest);
    }
    fixture.end_session(token(3)).await.unwrap();
    fixture.end_session(token(3)).await.unwrap();
    fixture.extend_session(token(3), 900).await.unwrap();
    assert_eq!(fixture.session(token(3), 0).await.unwrap(), None);
    assert_eq!(fixture.end_sessions_before(100).await.unwrap(), 1);
    assert!(fixture.session(token(2), 0).await.unwrap().is_some());
    assert_eq!(fixture.end_sessions_of(&ada).await.unwrap(), 1);
    assert_eq!(fixture.session(token(2), 0).await.unwrap(), None);
    assert!(fixture.session(token(4), 0).await.unwrap().is_some());
    let nobody = fixture.create_session(token(5), &PersonId::from("nobody"), 5, 9).await;
    assert!(matches!(nobody, Err(Error::Unknown)));
}
