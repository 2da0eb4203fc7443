//! Which files the page of a table needs, named in the answer so that the browser requests them at once.
//!
//! Only the server knows which game is played at a table. Without this, the browser would learn it from the table's first message,
//! and request the code of the game only then. Texts are named in the language that the browser prefers; a person who has chosen
//! another in the settings waits for theirs as before.

use std::collections::HashMap;
use std::time::Duration;

use axum::http::{HeaderMap, HeaderValue, header};
use protocol::TableId;
use serde::Deserialize;

use crate::app_state::AppState;
use crate::http::pages::{Pages, parts};
use crate::people::names::is_id;

/// The file that lists what pages need, by pattern of their paths. The build of the client writes it.
const LIST: &str = "preloads.json";

/// How long a page waits for the store to name the game. A page without these files is only slower.
const PATIENCE: Duration = Duration::from_millis(300);

/// The files that the pages of a table need besides those in `index.html`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Preloads(HashMap<String, PageFiles>);

/// The language of a browser that prefers none of the client's.
const FALLBACK: &str = "en";

/// The files of one page.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
struct PageFiles {
    /// Needed in every language.
    #[serde(flatten)]
    code: Files,
    /// Needed in one language.
    #[serde(default)]
    texts: HashMap<String, Files>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
struct Files {
    /// Needed for every game.
    page: Vec<String>,
    /// Needed for one game.
    games: HashMap<String, Vec<String>>,
}

impl Files {
    /// The files for a game, and those for every game.
    fn of<'a>(&'a self, game: Option<&str>) -> impl Iterator<Item = &'a String> + use<'a> {
        self.page.iter().chain(game.and_then(|game| self.games.get(game)).into_iter().flatten())
    }
}

impl PageFiles {
    /// The texts in the first of a browser's languages that the client has. Browsers list them in order of preference.
    fn texts(&self, languages: &str) -> Option<&Files> {
        let code = |tag: &str| tag.split([';', '-']).next().unwrap_or_default().trim().to_ascii_lowercase();
        let preferred = languages.split(',').find_map(|tag| self.texts.get(&code(tag)));
        preferred.or_else(|| self.texts.get(FALLBACK))
    }
}

impl Preloads {
    /// Reads the client's list. A client without one loads everything itself.
    pub(crate) fn of(pages: &dyn Pages) -> Preloads {
        let read = |file: crate::Page| serde_json::from_slice(&file.bytes);
        let listed = pages.find(LIST).map(read).transpose().unwrap_or_else(|error| {
            tracing::warn!(%error, "can't parse preloads.json of the browser client");
            None
        });
        Preloads(listed.unwrap_or_default())
    }

    /// The files of the page at a path, and the table whose page it is.
    fn page_at<'a>(&self, path: &'a str) -> Option<(&PageFiles, &'a str)> {
        let mut given = parts(path);
        let (page, table, more) = (given.next()?, given.next()?, given.next());
        let files = self.0.get(&format!("/{page}/{{table}}"))?;
        (more.is_none() && is_id(table)).then_some((files, table))
    }

    /// The value of a `Link` header for the page of a table of this game, for a browser with these languages.
    fn header(files: &PageFiles, game: Option<&str>, languages: &str) -> Option<HeaderValue> {
        let texts = files.texts(languages).into_iter().flat_map(|texts| texts.of(game));
        let links: Vec<String> = files.code.of(game).chain(texts).map(|file| link(file)).collect();
        HeaderValue::try_from(links.join(", ")).ok().filter(|value| !value.is_empty())
    }
}

/// A link that asks the browser to load a file. `crossorigin` as in `index.html`: otherwise the browser would load it twice.
fn link(file: &str) -> String {
    match file.ends_with(".css") {
        true => format!("</{file}>; rel=preload; as=style; crossorigin"),
        false => format!("</{file}>; rel=modulepreload; crossorigin"),
    }
}

/// The `Link` header of the page at a path, for a request with these headers, if it has one.
pub(crate) async fn link_header(state: &AppState, path: &str, asked: &HeaderMap) -> Option<HeaderValue> {
    let (files, table) = state.preloads.page_at(path)?;
    let table = TableId(table.to_owned());
    let found = tokio::time::timeout(PATIENCE, state.store.game_of(&table)).await;
    let game = found.ok().and_then(Result::ok).flatten();
    let languages = asked.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    Preloads::header(files, game.as_deref(), languages.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn preloads() -> Preloads {
        let list = r#"{"/table/{table}": {
            "page": ["a.js", "a.css"],
            "games": {"crypt": ["b.js"]},
            "texts": {
                "en": {"page": ["en.js"], "games": {"crypt": ["crypt-en.js"]}},
                "el": {"page": ["el.js"], "games": {"crypt": ["crypt-el.js"]}}
            }
        }}"#;
        Preloads(serde_json::from_str(list).unwrap())
    }

    /// The `Link` header for a game and a browser's languages.
    fn header(game: Option<&str>, languages: &str) -> HeaderValue {
        let preloads = preloads();
        let (files, table) = preloads.page_at("/table/abc").unwrap();
        assert_eq!(table, "abc");
        Preloads::header(files, game, languages).unwrap()
    }

    #[test]
    fn a_page_has_its_files_and_those_of_the_game() {
        let page = "</a.js>; rel=modulepreload; crossorigin, </a.css>; rel=preload; as=style; crossorigin";
        let script = |name: &str| format!("</{name}.js>; rel=modulepreload; crossorigin");
        let plain = format!("{page}, {}", script("en"));
        assert_eq!(header(None, "en"), plain);
        assert_eq!(header(Some("chess"), "en"), plain);
        let whole = ["b", "en", "crypt-en"].map(script).join(", ");
        assert_eq!(header(Some("crypt"), "en"), format!("{page}, {whole}"));
        assert_eq!(Preloads::header(&PageFiles::default(), Some("crypt"), "en"), None);
    }

    #[test]
    fn texts_are_in_the_first_language_that_the_client_has() {
        for (languages, chosen) in [
            ("el", "el"),
            ("EL-gr,en;q=0.5", "el"),
            ("ja, el;q=0.8, en;q=0.5", "el"),
            ("en-GB,el;q=0.9", "en"),
            ("ja", "en"),
            ("", "en"),
            ("*", "en"),
            ("elx;q", "en"),
        ] {
            let links = header(Some("crypt"), languages);
            let links = links.to_str().unwrap();
            assert!(links.contains(&format!("</{chosen}.js>")), "{languages}: {links}");
            assert!(links.contains(&format!("</crypt-{chosen}.js>")), "{languages}: {links}");
            assert_eq!(links.matches(".js>").count(), 4, "{languages}: {links}");
        }
    }

    #[test]
    fn other_pages_have_none() {
        for path in ["/", "/table", "/tables/abc", "/table/a.b", "/table/abc/def", "/table/%2e"] {
            assert!(preloads().page_at(path).is_none(), "{path}");
        }
    }
}
