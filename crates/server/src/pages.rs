//! The pages for people with a browser, which the program that starts the server brings along.

use std::borrow::Cow;

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::error::ApiError;
use crate::house::Shared;

/// Where the files of the browser client come from.
pub trait Pages: Send + Sync {
    /// The file at a path such as `index.html` or `assets/main.js`, if there is one.
    fn find(&self, path: &str) -> Option<Page>;
}

/// A file of the browser client.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// What is in it.
    pub bytes: Cow<'static, [u8]>,
    /// A hash of what is in it.
    pub hash: String,
    /// Its media type.
    pub media: &'static str,
    /// Whether a file of this name is the same for ever.
    pub lasting: bool,
}

/// A server without pages, for programs only.
#[derive(Clone, Copy, Debug)]
pub struct NoPages;

impl Pages for NoPages {
    fn find(&self, _: &str) -> Option<Page> {
        None
    }
}

const INDEX: &str = "index.html";

/// Any address that is nobody else's: a file, or the one page that knows what all other addresses mean.
pub(crate) async fn page(
    State(shared): State<Shared>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return ApiError::not_found().into_response();
    }
    match find(&*shared.config.pages, uri.path()) {
        Some(page) => render(page, &headers),
        None => ApiError::not_found().into_response(),
    }
}

/// What is shown at a path. A file that is missing stays missing: whoever asks for a script can't use a page.
fn find(pages: &dyn Pages, path: &str) -> Option<Page> {
    let path = path.trim_start_matches('/');
    let is_file =
        path.starts_with("assets/") || path.rsplit('/').next().is_some_and(|last| last.contains('.'));
    match pages.find(path).filter(|_| !path.is_empty()) {
        Some(page) => Some(page),
        None if is_file => None,
        None => pages.find(INDEX),
    }
}

/// A page as it is sent, or word that the browser has it already.
fn render(page: Page, asked: &HeaderMap) -> Response {
    // It is the same page whether or not it is compressed on its way.
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
    if !known {
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(page.media));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Two;

    impl Pages for Two {
        fn find(&self, path: &str) -> Option<Page> {
            let lasting = match path {
                INDEX => false,
                "assets/main-1.js" => true,
                _ => return None,
            };
            let bytes = Cow::Owned(path.as_bytes().to_vec());
            Some(Page { bytes, hash: path.to_owned(), media: "text/plain", lasting })
        }
    }

    #[test]
    fn addresses_are_files_or_the_page() {
        let at = |path: &str| find(&Two, path).map(|page| page.hash);
        assert_eq!(at("/assets/main-1.js").as_deref(), Some("assets/main-1.js"));
        for page in ["/", "/index.html", "/table/abc", "/rules/crypt"] {
            assert_eq!(at(page).as_deref(), Some(INDEX), "{page}");
        }
        for missing in ["/assets/main-2.js", "/assets/main", "/favicon.ico", "/a/b.map"] {
            assert_eq!(at(missing), None, "{missing}");
        }
    }

    #[test]
    fn a_browser_keeps_what_lasts_and_asks_about_the_rest() {
        let page = |path: &str| Two.find(path).expect("it is one of the two");
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
