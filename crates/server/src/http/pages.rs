//! The files of the browser client, which the binary passes to the server.

use std::borrow::Cow;

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use percent_encoding::percent_decode_str;

use crate::app_state::SharedState;
use crate::http::assets::find_kept;
use crate::http::error::ApiError;
use crate::http::preloads::link_header;
use crate::people::names::is_id;

/// Where the files of the browser client come from.
pub trait Pages: Send + Sync {
    /// The file at a path such as `index.html` or `assets/main.js`, if there is one.
    fn find(&self, path: &str) -> Option<Page>;

    /// The paths of all files that never change, because their names contain a hash of their content.
    fn lasting_paths(&self) -> Vec<String> {
        Vec::new()
    }
}

/// A file of the browser client.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// Its content.
    pub bytes: Cow<'static, [u8]>,
    /// A hash of its content.
    pub hash: String,
    /// Its media type.
    pub media: Cow<'static, str>,
    /// Whether a file of this name never changes.
    pub lasting: bool,
}

/// No browser client: the server has only its API.
#[derive(Clone, Copy, Debug)]
pub struct NoPages;

impl Pages for NoPages {
    fn find(&self, _: &str) -> Option<Page> {
        None
    }
}

const INDEX: &str = "index.html";

/// The file that lists the paths of the client's pages, as patterns such as `/rules/{game}`. The client's router uses the
/// same list.
const ROUTES: &str = "routes.json";

/// The paths of the client's pages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Routes(Vec<String>);

impl Routes {
    /// Reads the client's list. A client without one has only the path `/`.
    pub(crate) fn of(pages: &dyn Pages) -> Routes {
        let read = |file: Page| serde_json::from_slice(&file.bytes);
        let listed = pages.find(ROUTES).map(read).transpose().unwrap_or_else(|error| {
            tracing::warn!(%error, "can't parse routes.json of the browser client");
            None
        });
        Routes(listed.unwrap_or_else(|| vec!["/".to_owned()]))
    }

    /// Whether there is a page at a path. The page finds out whether a table exists, so it is served even when the store
    /// does not answer.
    fn has(&self, path: &str) -> bool {
        // Split before decoding, as the client does: `%2F` is no separator.
        let decoded = parts(path).map(|part| percent_decode_str(part).decode_utf8());
        let Ok(given) = decoded.collect::<Result<Vec<_>, _>>() else {
            return false;
        };
        self.0.iter().any(|route| {
            let fit = parts(route).zip(&given).all(|(wanted, given)| fits(wanted, given));
            parts(route).count() == given.len() && fit
        })
    }
}

/// The parts of a path between its slashes.
pub(crate) fn parts(path: &str) -> impl Iterator<Item = &str> {
    path.split('/').filter(|part| !part.is_empty())
}

/// Whether a part of a path matches a part of a pattern.
fn fits(wanted: &str, given: &str) -> bool {
    match wanted {
        "{game}" => games::NAMES.contains(&given),
        "{table}" => is_id(given),
        word => word == given,
    }
}

/// Handles all other paths: a file, or `index.html` for the client's pages. For an unknown path a browser gets `index.html` with
/// status 404, and a program gets an error.
pub(crate) async fn page(
    State(state): State<SharedState>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return ApiError::not_found().into_response();
    }
    match find(&*state.config.pages, &state.routes, uri.path(), &headers) {
        Found::At(page) => {
            let mut response = render(page, &headers);
            if let Some(link) = link_header(&state, uri.path()).await {
                response.headers_mut().insert(header::LINK, link);
            }
            response
        }
        Found::Nowhere(Some(page)) => {
            (StatusCode::NOT_FOUND, [(header::CONTENT_TYPE, page.media.as_ref())], page.bytes).into_response()
        }
        Found::Nowhere(None) => match find_kept(&state, uri.path()).await {
            Some(page) => render(page, &headers),
            None => ApiError::not_found().into_response(),
        },
    }
}

/// What was found at a path.
enum Found {
    /// A file or a page.
    At(Page),
    /// Nothing. A browser gets this page, which says so.
    Nowhere(Option<Page>),
}

/// Looks up a path for a request with these headers.
fn find(pages: &dyn Pages, routes: &Routes, path: &str, asked: &HeaderMap) -> Found {
    let name = path.trim_start_matches('/');
    // `index.html` is not served under its own name.
    if let Some(page) = pages.find(name).filter(|_| !name.is_empty() && name != INDEX) {
        return Found::At(page);
    }
    let index = pages.find(INDEX);
    match index {
        Some(page) if routes.has(path) => Found::At(page),
        index => Found::Nowhere(index.filter(|_| is_navigation(name, asked))),
    }
}

/// Whether a request for an unknown path comes from a person with a browser. Requests for scripts, images and files below
/// `.well-known` do not.
fn is_navigation(name: &str, asked: &HeaderMap) -> bool {
    if name.starts_with("assets/") || name.starts_with('.') {
        return false;
    }
    let is_file = name.rsplit('/').next().is_some_and(|last| last.contains('.'));
    let accepts = asked.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    !is_file || accepts.contains("text/html")
}

/// The answer with a file, or 304 if the browser has it already.
fn render(page: Page, asked: &HeaderMap) -> Response {
    // A weak tag, because the body may be compressed.
    let tag = format!("W/\"{}\"", page.hash);
    let known = asked.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let known = known.is_some_and(|tags| tags.split(',').any(|known| known.trim() == tag));
    let caching = if page.lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = match known {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false => Body::from(page.bytes).into_response(),
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    if let Ok(tag) = HeaderValue::try_from(tag) {
        headers.insert(header::ETAG, tag);
    }
    if let Some(media) = HeaderValue::from_str(&page.media).ok().filter(|_| !known) {
        headers.insert(header::CONTENT_TYPE, media);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Three;

    impl Pages for Three {
        fn find(&self, path: &str) -> Option<Page> {
            let (text, lasting) = match path {
                INDEX => ("<!doctype html>", false),
                ROUTES => (r#"["/", "/lobby", "/rules/{game}", "/table/{table}"]"#, false),
                "assets/main-1.js" => ("", true),
                _ => return None,
            };
            let bytes = Cow::Borrowed(text.as_bytes());
            Some(Page { bytes, hash: path.to_owned(), media: "text/plain".into(), lasting })
        }
    }

    /// The file that a client with this `Accept` header gets, and whether the path exists.
    fn at(path: &str, accept: &str) -> (Option<String>, bool) {
        let asked = HeaderMap::from_iter([(header::ACCEPT, HeaderValue::from_str(accept).unwrap())]);
        match find(&Three, &Routes::of(&Three), path, &asked) {
            Found::At(page) => (Some(page.hash), true),
            Found::Nowhere(page) => (page.map(|page| page.hash), false),
        }
    }

    const BROWSER: &str = "text/html,application/xhtml+xml,*/*;q=0.8";

    #[test]
    fn addresses_are_files_or_pages() {
        assert_eq!(at("/assets/main-1.js", "*/*"), (Some("assets/main-1.js".to_owned()), true));
        for page in
            ["/", "//", "/lobby", "/lobby/", "/table/abc", "/rules/crypt", "/rules//crypt/", "/%6cobby"]
        {
            assert_eq!(at(page, "*/*"), (Some(INDEX.to_owned()), true), "{page}");
        }
    }

    #[test]
    fn a_person_sees_a_page_where_there_is_nothing() {
        for missing in [
            "/nothing/here",
            "/Lobby",
            "/lobby/crypt",
            "/rules",
            "/rules/chess",
            "/rules/crypt/1",
            "/table",
            "/table/a.b",
            "/table/a-b",
            "/table/%2e%2e",
            "/table%2fabc",
            "/%ff",
            "/index.html",
            "/old.page",
        ] {
            assert_eq!(at(missing, BROWSER), (Some(INDEX.to_owned()), false), "{missing}");
        }
        assert_eq!(at("/nothing/here", "*/*"), (Some(INDEX.to_owned()), false));
    }

    #[test]
    fn a_program_sees_none() {
        for missing in ["/assets/main-2.js", "/assets/main", "/.well-known/security.txt", "/.env"] {
            for accept in ["*/*", BROWSER] {
                assert_eq!(at(missing, accept), (None, false), "{missing}");
            }
        }
        for missing in ["/favicon.ico", "/a/b.map", "/index.html"] {
            assert_eq!(at(missing, "image/avif,*/*;q=0.8"), (None, false), "{missing}");
        }
    }

    #[test]
    fn a_client_without_a_list_has_a_first_page() {
        struct One(&'static str);
        impl Pages for One {
            fn find(&self, path: &str) -> Option<Page> {
                let text = (path == ROUTES && !self.0.is_empty()).then_some(self.0)?;
                let bytes = Cow::Borrowed(text.as_bytes());
                Some(Page { bytes, hash: String::new(), media: "".into(), lasting: false })
            }
        }
        for list in ["", "nonsense", "{}"] {
            let routes = Routes::of(&One(list));
            assert!(routes.has("/") && !routes.has("/lobby"), "{list}");
        }
    }

    #[test]
    fn a_browser_keeps_what_lasts_and_asks_about_the_rest() {
        let page = |path: &str| Three.find(path).expect("it is one of the three");
        let fresh = render(page(INDEX), &HeaderMap::new());
        assert_eq!(fresh.status(), StatusCode::OK);
        assert_eq!(fresh.headers()[header::CACHE_CONTROL], "no-cache");
        let asked = HeaderMap::from_iter([(header::IF_NONE_MATCH, fresh.headers()[header::ETAG].clone())]);
        assert_eq!(render(page(INDEX), &asked).status(), StatusCode::NOT_MODIFIED);
        let lasting = render(page("assets/main-1.js"), &asked);
        assert_eq!(lasting.status(), StatusCode::OK);
        assert!(lasting.headers()[header::CACHE_CONTROL].to_str().unwrap().contains("immutable"));
    }
}
