//! Text that means harm, or looks as if it did.

use store::{Append, Error, NewLine, NewRecord, NewTable, PersonError, PersonId, TableError, TableId};

use crate::home::{Home, append, new_account, new_table, seat};

const TEXTS: &[&str] = &[
    "",
    "'; DROP TABLE people; --",
    "\" OR \"\"=\"",
    "$1 ? :name @p %s {} \\ \\0 \\x00",
    "line\nline\r\n\ttab\u{7f}\u{1b}[31m",
    "Zoë \u{0301}\u{200d}\u{202e}gnitirw\u{202c} 👩‍👩‍👧‍👦 \u{10ffff}\u{feff}",
    "İstanbul ıI ßẞ ǅ",
];

pub(crate) async fn any_text_comes_back_as_it_was(home: Home) {
    for (n, text) in TEXTS.iter().enumerate() {
        let (person, table) = (PersonId(format!("{n}{text}")), TableId(format!("{n}{text}")));
        home.create_guest(&person, text, 1).await.unwrap();
        let found = home.person(&person).await.unwrap().unwrap();
        assert_eq!((&found.id, found.name.as_str()), (&person, *text));
        let key = format!("key {n} {text}");
        let account = store::NewAccount {
            name_key: key.clone(),
            password_hash: (*text).to_owned(),
            ..new_account(&person, text)
        };
        home.make_account(account).await.unwrap();
        assert_eq!(home.account_by_name(&key).await.unwrap().unwrap().1, *text);
        home.set_preferences(&person, text).await.unwrap();
        assert_eq!(home.preferences(&person).await.unwrap().as_deref(), Some(*text));
        assert_eq!(home.set_setting_if_absent(&key, text).await.unwrap(), *text);
        let made = NewTable { id: table.clone(), seats: vec![seat(0, Some(&person))], ..new_table("") };
        home.create_table(made).await.unwrap();
        home.append(append(&table, 1, text)).await.unwrap();
        assert_eq!(home.load(&table).await.unwrap().unwrap().records[1].text, *text);
        let (name, text) = ((*text).to_owned(), (*text).to_owned());
        let line = NewLine { table: table.clone(), person, name, text: text.clone(), at: 1 };
        home.say(line).await.unwrap();
        assert_eq!(home.chat(&table, 1).await.unwrap()[0].text, text);
    }
    assert_eq!(home.lobby(None, 99).await.unwrap().len(), TEXTS.len());
    let long = "long ".repeat(1 << 18);
    home.append(append(&TableId(format!("0{}", TEXTS[0])), 2, &long)).await.unwrap();
    assert_eq!(home.load(&TableId(format!("0{}", TEXTS[0]))).await.unwrap().unwrap().records[2].text, long);
}

pub(crate) async fn nul_is_refused_everywhere(home: Home) {
    let (ada, table) = (home.guest("ada").await, home.table("t").await);
    let nul = "a\0b";
    assert!(matches!(home.create_guest(&PersonId::from("x"), nul, 1).await, Err(Error::Nul)));
    assert!(matches!(home.create_guest(&PersonId::from(nul), "x", 1).await, Err(Error::Nul)));
    assert!(matches!(home.person(&PersonId::from(nul)).await, Err(Error::Nul)));
    assert!(matches!(home.rename(&ada, nul, "x").await, Err(PersonError::Store(Error::Nul))));
    assert!(matches!(home.set_setting_if_absent("key", nul).await, Err(Error::Nul)));
    // The second record is the bad one: the first must not stay behind.
    let before = home.load(&table).await.unwrap();
    let mut bad = append(&table, 1, "good");
    bad.records.push(NewRecord { at: 1, text: nul.to_owned() });
    assert!(matches!(home.append(bad).await, Err(TableError::Store(Error::Nul))));
    let bad = Append {
        seats: Some(vec![store::SeatRow { name: nul.into(), ..seat(0, None) }]),
        ..append(&table, 1, "x")
    };
    assert!(matches!(home.append(bad).await, Err(TableError::Store(Error::Nul))));
    assert_eq!(home.load(&table).await.unwrap(), before);
    let (name, text) = ("Ada".to_owned(), nul.to_owned());
    let said = home.say(NewLine { table: table.clone(), person: ada, name, text, at: 1 }).await;
    assert!(matches!(said, Err(TableError::Store(Error::Nul))));
    assert!(home.chat(&table, 9).await.unwrap().is_empty());
}
