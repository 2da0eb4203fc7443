//! Which files the page of a table needs, named in the answer so that the browser requests them at once.
//!
//! Only the server knows which game is played at a table. Without this, the browser would learn it from the table's first message,
//! and request the code of the game only then.

use std::collections::HashMap;
use std::time::Duration;

use axum::http::HeaderValue;
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

/// The files of one page.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
struct PageFiles {
    /// Needed for every game.
    page: Vec<String>,
    /// Needed for one game.
    games: HashMap<String, Vec<String>>,
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

    /// The value of a `Link` header for the page of a table of this game.
    fn header(files: &PageFiles, game: Option<&str>) -> Option<HeaderValue> {
        let of_game = game.and_then(|game| files.games.get(game)).into_iter().flatten();
        let links: Vec<String> = files.page.iter().chain(of_game).map(|file| link(file)).collect();
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

/// The `Link` header of the page at a path, if it has one.
pub(crate) async fn link_header(state: &AppState, path: &str) -> Option<HeaderValue> {
    let (files, table) = state.preloads.page_at(path)?;
    let table = TableId(table.to_owned());
    let found = tokio::time::timeout(PATIENCE, state.store.game_of(&table)).await;
    let game = found.ok().and_then(Result::ok).flatten();
    Preloads::header(files, game.as_deref())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn preloads() -> Preloads {
        let list = r#"{"/table/{table}": {"page": ["a.js", "a.css"], "games": {"crypt": ["b.js"]}}}"#;
        Preloads(serde_json::from_str(list).unwrap())
    }

    #[test]
    fn a_page_has_its_files_and_those_of_the_game() {
        let preloads = preloads();
        let (files, table) = preloads.page_at("/table/abc").unwrap();
        assert_eq!(table, "abc");
        let plain = "</a.js>; rel=modulepreload; crossorigin, </a.css>; rel=preload; as=style; crossorigin";
        assert_eq!(Preloads::header(files, None).unwrap(), plain);
        assert_eq!(Preloads::header(files, Some("chess")).unwrap(), plain);
        let whole = format!("{plain}, </b.js>; rel=modulepreload; crossorigin");
        assert_eq!(Preloads::header(files, Some("crypt")).unwrap(), whole);
        assert_eq!(Preloads::header(&PageFiles::default(), Some("crypt")), None);
    }

    #[test]
    fn other_pages_have_none() {
        for path in ["/", "/table", "/tables/abc", "/table/a.b", "/table/abc/def", "/table/%2e"] {
            assert!(preloads().page_at(path).is_none(), "{path}");
        }
    }
}
