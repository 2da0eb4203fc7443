//! Files of the browser client that other versions have built.
//!
//! While nodes are restarted one after the other, and after an upgrade, pages are open that ask for the files that they were built with.
//! Each server keeps its own in the store, and serves those of others from there.

use std::borrow::Cow;
use std::sync::Arc;

use protocol::Millis;
use store::Asset;

use crate::app_state::AppState;
use crate::http::pages::Page;

const DAY: Millis = 24 * 60 * 60 * 1000;

/// How long files are kept after the last server that had them was started, at least.
const KEPT: Millis = 7 * DAY;

/// How many files are written at once.
const BATCH: usize = 16;

/// The longest path of a file.
const LONGEST_PATH: usize = 200;

/// Keeps the files of this server for others, and removes those that are no longer needed. A server that stops finishes this: the
/// pages that it has sent need their files.
pub(crate) async fn keep_assets(state: Arc<AppState>) {
    if let Err(error) = try_to_keep(&state).await {
        tracing::warn!(%error, "the files of the browser client were not kept for other versions");
    }
}

async fn try_to_keep(state: &AppState) -> Result<(), store::Error> {
    let pages = &state.config.pages;
    let (known, now) = (state.store.asset_paths().await?, state.now());
    let fresh = |path: &String| known.get(path).is_some_and(|used| *used > now - DAY);
    let mut missing = pages.lasting_paths();
    missing.retain(|path| !fresh(path));
    for paths in missing.chunks(BATCH) {
        let asset = |path: &String| {
            let Page { bytes, media, .. } = pages.find(path)?;
            Some(Asset { path: path.clone(), media: media.into_owned(), bytes: bytes.into_owned() })
        };
        state.store.keep_assets(paths.iter().filter_map(asset).collect(), now).await?;
    }
    state.store.remove_assets_before(now - KEPT).await
}

/// The file of another version.
pub(crate) async fn find_kept(state: &AppState, path: &str) -> Option<Page> {
    let name = path.trim_start_matches('/');
    if !name.starts_with("assets/") || name.len() > LONGEST_PATH {
        return None;
    }
    let Asset { path, media, bytes } = state.store.asset(name).await.ok().flatten()?;
    // The name contains a hash of the content.
    Some(Page { bytes: Cow::Owned(bytes), hash: path, media: Cow::Owned(media), lasting: true })
}
