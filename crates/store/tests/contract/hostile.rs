//! Hostile text: SQL injection and unusual characters.

use store::{Append, Error, NewLine, NewRecord, NewTable, PersonError, PersonId, TableError, TableId};

use crate::fixture::{Fixture, append, keys, new_account, new_table, seat};

const TEXTS: &[&str] = &[
    "",
    "'; DROP TABLE people; --",
    "\" OR \"\"=\"",
    "$1 ? :name @p %s {} \\ \\0 \\x00",
    "line\nline\r\n\ttab\u{7f}\u{1b}[31m",
    "Zoë \u{0301}\u{200d}\u{202e}gnitirw\u{202c} 👩‍👩‍👧‍👦 \u{10ffff}\u{feff}",
    "İstanbul ıI ßẞ ǅ",
];

pub(crate) async fn any_text_reads_back_unchanged(fixture: Fixture) {
    for (n, text) in TEXTS.iter().enumerate() {
        let (person, table) = (PersonId(format!("{n}{text}")), TableId(format!("{n}{text}")));
        fixture.create_guest(&person, text, 1).await.unwrap();
        let found = fixture.person(&person).await.unwrap().unwrap();
        assert_eq!((&found.id, found.name.as_str()), (&person, *text));
        let key = format!("key {n} {text}").to_lowercase();
        let account = store::NewAccount {
            keys: keys(&key),
            password_hash: (*text).to_owned(),
            ..new_account(&person, text)
        };
        fixture.make_account(account).await.unwrap();
        assert_eq!(fixture.account_by_name(&key).await.unwrap().unwrap().1, *text);
        fixture.set_preferences(&person, text).await.unwrap();
        assert_eq!(fixture.preferences(&person).await.unwrap().as_deref(), Some(*text));
        assert_eq!(fixture.set_setting_if_absent(&key, text).await.unwrap(), *text);
        let made = NewTable { id: table.clone(), seats: vec![seat(0, Some(&person))], ..new_table("") };
        fixture.create_table(made).await.unwrap();
        fixture.append(append(&table, 1, text)).await.unwrap();
        assert_eq!(fixture.load(&table).await.unwrap().unwrap().records[1].text, *text);
        let (name, text) = ((*text).to_owned(), (*text).to_owned());
        let line = NewLine { table: table.clone(), person, name, account: true, text: text.clone(), at: 1 };
        fixture.say(line, 0).await.unwrap();
        assert_eq!(fixture.chat(&table, 1).await.unwrap()[0].text, text);
    }
    assert_eq!(fixture.lobby(None, None, 99).await.unwrap().len(), TEXTS.len());
    let long = "long ".repeat(1 << 18);
    fixture.append(append(&TableId(format!("0{}", TEXTS[0])), 2, &long)).await.unwrap();
    assert_eq!(
        fixture.load(&TableId(format!("0{}", TEXTS[0]))).await.unwrap().unwrap().records[2].text,
        long
    );
}

pub(crate) async fn nul_is_refused_everywhere(fixture: Fixture) {
    let (ada, table) = (fixture.guest("ada").await, fixture.table("t").await);
    let nul = "a\0b";
    assert!(matches!(fixture.create_guest(&PersonId::from("x"), nul, 1).await, Err(Error::Nul)));
    assert!(matches!(fixture.create_guest(&PersonId::from(nul), "x", 1).await, Err(Error::Nul)));
    assert!(matches!(fixture.person(&PersonId::from(nul)).await, Err(Error::Nul)));
    assert!(matches!(fixture.rename(&ada, nul, keys("x")).await, Err(PersonError::Store(Error::Nul))));
    assert!(matches!(fixture.set_setting_if_absent("key", nul).await, Err(Error::Nul)));
    // The second record is bad: the first must not be kept.
    let before = fixture.load(&table).await.unwrap();
    let mut bad = append(&table, 1, "good");
    bad.records.push(NewRecord { at: 1, text: nul.to_owned() });
    assert!(matches!(fixture.append(bad).await, Err(TableError::Store(Error::Nul))));
    let bad = Append {
        seats: Some(vec![store::Holder { name: nul.into(), ..seat(0, None) }]),
        ..append(&table, 1, "x")
    };
    assert!(matches!(fixture.append(bad).await, Err(TableError::Store(Error::Nul))));
    assert_eq!(fixture.load(&table).await.unwrap(), before);
    let (name, text) = ("Ada".to_owned(), nul.to_owned());
    let said = fixture
        .say(NewLine { table: table.clone(), person: ada, name, account: false, text, at: 1 }, 0)
        .await;
    assert!(matches!(said, Err(TableError::Store(Error::Nul))));
    assert!(fixture.chat(&table, 9).await.unwrap().is_empty());
}
