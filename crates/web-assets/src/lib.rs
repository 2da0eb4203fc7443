//! The browser client, built from `web/` when this crate is built, and carried within the program.

use std::borrow::Cow;

/// The page that every address of the client begins with.
pub const INDEX: &str = "index.html";

/// Where files lie whose names change whenever what is in them does.
const HASHED: &str = "assets/";

#[derive(rust_embed::RustEmbed)]
#[folder = "$OUT_DIR/dist"]
struct Dist;

/// A file of the client.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    /// What is in it.
    pub bytes: Cow<'static, [u8]>,
    /// The hash of what is in it, in hexadecimal digits.
    pub hash: String,
    /// Its media type.
    pub media: &'static str,
    /// Whether a file of this name is the same for ever.
    pub lasting: bool,
}

/// The file at a path such as `index.html`, if there is one.
pub fn find(path: &str) -> Option<File> {
    let file = Dist::get(path)?;
    let hash = file.metadata.sha256_hash().iter().map(|byte| format!("{byte:02x}")).collect();
    Some(File { bytes: file.data, hash, media: media(path), lasting: path.starts_with(HASHED) })
}

/// Every path there is a file at.
pub fn paths() -> impl Iterator<Item = Cow<'static, str>> {
    Dist::iter()
}

/// The media type of a file by its name.
fn media(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_page() {
        let page = find(INDEX).expect("every build has a page");
        assert!(page.bytes.starts_with(b"<!doctype html>"));
        assert_eq!(page.media, "text/html; charset=utf-8");
        assert!(!page.lasting);
        assert_eq!(page.hash.len(), 64);
    }

    #[test]
    fn every_file_has_a_media_type_of_its_own() {
        let plain: Vec<_> = paths().filter(|path| media(path) == "application/octet-stream").collect();
        assert!(plain.is_empty(), "{plain:?}");
    }

    #[test]
    fn there_is_no_way_out_of_the_folder() {
        for path in ["../Cargo.toml", "/etc/hostname", "assets/../../build.rs", ""] {
            assert_eq!(find(path), None, "{path:?}");
        }
    }
}
