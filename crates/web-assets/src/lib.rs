//! The browser client, built from `web/` together with this crate and embedded in the program.

use std::borrow::Cow;

/// The HTML page of the client.
pub const INDEX: &str = "index.html";

/// The licences of all dependencies, as a JSON list. Every build has this file.
pub const LICENSES: &str = "licenses.json";

/// Whether the client was left out of the build with `WEB_SKIP=1`. Then the only page says so.
pub const SKIPPED: bool = cfg!(web_skip);

/// The folder of files whose names contain a hash of their content.
const HASHED: &str = "assets/";

#[derive(rust_embed::RustEmbed)]
#[folder = "$OUT_DIR/dist"]
struct Dist;

/// A file of the client.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    /// The content.
    pub bytes: Cow<'static, [u8]>,
    /// The SHA-256 hash of the content, in hexadecimal digits.
    pub hash: String,
    /// Its media type.
    pub media: &'static str,
    /// Whether the file never changes, because its name contains a hash of its content.
    pub lasting: bool,
}

/// The file at a path such as `index.html`, if there is one.
pub fn find(path: &str) -> Option<File> {
    let file = Dist::get(path)?;
    let hash = file.metadata.sha256_hash().iter().map(|byte| format!("{byte:02x}")).collect();
    Some(File { bytes: file.data, hash, media: media(path), lasting: path.starts_with(HASHED) })
}

/// The paths of all files.
pub fn paths() -> impl Iterator<Item = Cow<'static, str>> {
    Dist::iter()
}

/// The paths of all files that never change, because their names contain a hash of their content.
pub fn lasting_paths() -> impl Iterator<Item = Cow<'static, str>> {
    paths().filter(|path| path.starts_with(HASHED))
}

/// The media type of a file, by its extension.
fn media(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
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
    fn every_build_has_a_page() {
        let page = find(INDEX).expect("every build has a page");
        assert!(page.bytes.starts_with(b"<!doctype html>"));
        assert_eq!(page.media, "text/html; charset=utf-8");
        assert!(!page.lasting);
        assert_eq!(page.hash.len(), 64);
    }

    #[test]
    fn every_file_has_a_known_media_type() {
        let plain: Vec<_> = paths().filter(|path| media(path) == "application/octet-stream").collect();
        assert!(plain.is_empty(), "{plain:?}");
    }

    fn text(path: &str) -> String {
        let file = find(path).unwrap_or_else(|| panic!("{path} does not exist"));
        String::from_utf8(file.bytes.into_owned()).expect("the file is UTF-8")
    }

    /// The width and height of a PNG.
    fn size(png: &[u8]) -> (u32, u32) {
        assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"), "the file is a PNG");
        let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
        (number(16), number(20))
    }

    #[test]
    #[cfg_attr(web_skip, ignore = "built without the client")]
    fn the_icons_of_the_manifest_exist_in_the_given_sizes() {
        let manifest: serde_json::Value =
            serde_json::from_str(&text("manifest.webmanifest")).expect("the manifest is JSON");
        for field in
            ["id", "name", "short_name", "lang", "start_url", "scope", "theme_color", "background_color"]
        {
            assert!(manifest[field].is_string(), "{field}");
        }
        assert_eq!(manifest["display"], "standalone");
        let mut found = Vec::new();
        for icon in manifest["icons"].as_array().expect("the icons are a list") {
            let word = |field: &str| icon[field].as_str().unwrap_or_else(|| panic!("{field} of {icon}"));
            let file = find(word("src").trim_start_matches('/')).unwrap_or_else(|| panic!("{icon}"));
            assert_eq!(file.media, word("type"));
            if file.media == "image/png" {
                let (width, height) = size(&file.bytes);
                assert_eq!(format!("{width}x{height}"), word("sizes"));
                found.push((width, word("purpose").to_owned()));
            }
        }
        for width in [192, 512] {
            for purpose in ["any", "maskable"] {
                assert!(found.contains(&(width, purpose.to_owned())), "{width} {purpose}: {found:?}");
            }
        }
    }

    #[test]
    #[cfg_attr(web_skip, ignore = "built without the client")]
    fn the_files_that_the_page_links_to_exist() {
        let page = text(INDEX);
        let named: Vec<&str> = page
            .match_indices("href=\"/")
            .chain(page.match_indices("src=\"/"))
            .filter_map(|(at, start)| page[at + start.len()..].split('"').next())
            .collect();
        for file in ["favicon.ico", "icon.svg", "apple-touch-icon.png", "manifest.webmanifest"] {
            assert!(named.contains(&file), "{file} is not in {named:?}");
        }
        assert!(named.iter().all(|path| find(path).is_some()), "{named:?}");
        assert!(page.contains("<meta name=\"theme-color\" content=\"#171310\""));
    }

    #[test]
    #[cfg_attr(web_skip, ignore = "built without the client")]
    fn there_are_icons_for_phones_and_old_browsers() {
        let touch = find("apple-touch-icon.png").expect("Apple devices request this icon");
        assert_eq!((size(&touch.bytes), touch.media, touch.lasting), ((180, 180), "image/png", false));
        let favicon = find("favicon.ico").expect("browsers request this icon");
        assert_eq!((favicon.media, &favicon.bytes[..6]), ("image/x-icon", &[0, 0, 1, 0, 3, 0][..]));
        let mut widths = Vec::new();
        for entry in favicon.bytes[6..6 + 3 * 16].chunks(16) {
            let number = |at: usize| u32::from_le_bytes(entry[at..at + 4].try_into().expect("four bytes"));
            let (length, offset) = (number(8) as usize, number(12) as usize);
            let (width, height) = size(&favicon.bytes[offset..offset + length]);
            assert_eq!((u32::from(entry[0]), u32::from(entry[1])), (width, height));
            widths.push(width);
        }
        assert_eq!(widths, [16, 32, 48]);
    }

    #[test]
    fn paths_outside_the_folder_are_not_found() {
        for path in ["../Cargo.toml", "/etc/hostname", "assets/../../build.rs", ""] {
            assert_eq!(find(path), None, "{path:?}");
        }
    }
}
