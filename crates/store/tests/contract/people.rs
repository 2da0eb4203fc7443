//! Guests, accounts and sessions.

use store::{Error, PersonError, PersonId, PersonKind, Session};
use tokio::task::JoinSet;

use crate::home::{Home, new_account};

pub(crate) async fn a_guest_is_remembered(home: Home) {
    let id = PersonId::from("5e1f");
    assert_eq!(home.person(&id).await.unwrap(), None);
    home.create_guest(&id, "Zoë 🎲 岳", 77).await.unwrap();
    let person = home.person(&id).await.unwrap().unwrap();
    assert_eq!((person.id.as_str(), person.name.as_str()), ("5e1f", "Zoë 🎲 岳"));
    assert_eq!((person.kind, person.created_at), (PersonKind::Guest, 77));
    // Two guests may have the same name, but not the same id.
    home.create_guest(&PersonId::from("other"), "Zoë 🎲 岳", 78).await.unwrap();
    assert!(matches!(home.create_guest(&id, "Zed", 79).await, Err(Error::Database(_))));
    assert_eq!(home.person(&id).await.unwrap().unwrap().name, "Zoë 🎲 岳");
}

pub(crate) async fn a_guest_becomes_an_account_and_stays_who_they_are(home: Home) {
    let id = home.guest("visitor").await;
    assert_eq!(home.account_by_name("ada").await.unwrap(), None);
    home.make_account(new_account(&id, "Ada")).await.unwrap();
    let (person, hash) = home.account_by_name("ada").await.unwrap().unwrap();
    assert_eq!((&person.id, person.name.as_str(), person.kind), (&id, "Ada", PersonKind::Account));
    assert_eq!(hash, "hash of Ada's password");
    assert_eq!(home.person(&id).await.unwrap().unwrap(), person);
    let again = home.make_account(new_account(&id, "Bea")).await;
    assert!(matches!(again, Err(PersonError::AlreadyAccount)), "{again:?}");
    let nobody = home.make_account(new_account(&PersonId::from("nobody"), "Bea")).await;
    assert!(matches!(nobody, Err(PersonError::NoSuchPerson)), "{nobody:?}");
}

pub(crate) async fn account_names_are_unique(home: Home) {
    home.account("Ada").await;
    let other = home.guest("other").await;
    let taken = home.make_account(new_account(&other, "ADA")).await;
    assert!(matches!(taken, Err(PersonError::NameTaken)), "{taken:?}");
    assert_eq!(home.person(&other).await.unwrap().unwrap().kind, PersonKind::Guest);
    home.make_account(new_account(&other, "Bea")).await.unwrap();
    let taken = home.rename(&other, "aDa", "ada").await;
    assert!(matches!(taken, Err(PersonError::NameTaken)), "{taken:?}");
    assert_eq!(home.person(&other).await.unwrap().unwrap().name, "Bea");
}

pub(crate) async fn of_many_who_want_a_name_one_gets_it(home: Home) {
    let mut wishes = JoinSet::new();
    for n in 0..20 {
        let id = home.guest(&format!("guest{n}")).await;
        let store = home.store.clone();
        wishes.spawn(async move { store.make_account(new_account(&id, "Ada")).await });
    }
    let answers = wishes.join_all().await;
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1);
    let taken = |answer: &Result<(), PersonError>| matches!(answer, Err(PersonError::NameTaken));
    assert_eq!(answers.iter().filter(|answer| taken(answer)).count(), 19);
}

pub(crate) async fn names_change(home: Home) {
    let (guest, account) = (home.guest("guest").await, home.account("Ada").await);
    home.rename(&guest, "Ada", "ada").await.unwrap();
    assert_eq!(home.person(&guest).await.unwrap().unwrap().name, "Ada");
    home.rename(&account, "Bea", "bea").await.unwrap();
    assert_eq!(home.account_by_name("ada").await.unwrap(), None);
    assert_eq!(home.account_by_name("bea").await.unwrap().unwrap().0.id, account);
    // To write one's own name differently is no clash.
    home.rename(&account, "BEA", "bea").await.unwrap();
    let nobody = home.rename(&PersonId::from("nobody"), "x", "x").await;
    assert!(matches!(nobody, Err(PersonError::NoSuchPerson)));
}

pub(crate) async fn passwords_and_preferences_change(home: Home) {
    let (guest, account) = (home.guest("guest").await, home.account("Ada").await);
    home.set_password(&account, "another").await.unwrap();
    assert_eq!(home.account_by_name("ada").await.unwrap().unwrap().1, "another");
    assert!(matches!(home.set_password(&guest, "x").await, Err(PersonError::NotAnAccount)));
    let nobody = PersonId::from("nobody");
    assert!(matches!(home.set_password(&nobody, "x").await, Err(PersonError::NoSuchPerson)));
    assert_eq!(home.preferences(&guest).await.unwrap(), None);
    home.set_preferences(&guest, r#"{"language":"de"}"#).await.unwrap();
    home.set_preferences(&guest, r#"{"language":"fr"}"#).await.unwrap();
    assert_eq!(home.preferences(&guest).await.unwrap().as_deref(), Some(r#"{"language":"fr"}"#));
    assert_eq!(home.preferences(&nobody).await.unwrap(), None);
    assert!(matches!(home.set_preferences(&nobody, "{}").await, Err(PersonError::NoSuchPerson)));
}

pub(crate) async fn many_people_are_found_at_once(home: Home) {
    let mut ids = vec![PersonId::from("nobody")];
    for n in 0..19 {
        ids.push(home.guest(&format!("p{n}")).await);
    }
    let found = home.people(&ids).await.unwrap();
    assert_eq!(found.len(), 19);
    assert!(found.iter().all(|(id, person)| person.id == *id && person.name == id.as_str()));
    assert!(home.people(&[]).await.unwrap().is_empty());
}

pub(crate) async fn sessions_begin_and_end(home: Home) {
    let (ada, bea) = (home.guest("ada").await, home.guest("bea").await);
    let token = |n: u8| [n; 32];
    for (n, person, expires) in [(1, &ada, 100), (2, &ada, 200), (3, &bea, 300), (4, &bea, 400)] {
        home.create_session(token(n), person, 5, expires).await.unwrap();
    }
    let session = home.session(token(1), 99).await.unwrap();
    assert_eq!(session, Some(Session { person: ada.clone(), expires: 100 }));
    assert_eq!(home.session(token(1), 100).await.unwrap(), None);
    assert_eq!(home.session(token(9), 0).await.unwrap(), None);
    home.end_session(token(3)).await.unwrap();
    home.end_session(token(3)).await.unwrap();
    assert_eq!(home.session(token(3), 0).await.unwrap(), None);
    assert_eq!(home.end_sessions_before(100).await.unwrap(), 1);
    assert!(home.session(token(2), 0).await.unwrap().is_some());
    assert_eq!(home.end_sessions_of(&ada).await.unwrap(), 1);
    assert_eq!(home.session(token(2), 0).await.unwrap(), None);
    assert!(home.session(token(4), 0).await.unwrap().is_some());
    let nobody = home.create_session(token(5), &PersonId::from("nobody"), 5, 9).await;
    assert!(matches!(nobody, Err(Error::Unknown)));
}
