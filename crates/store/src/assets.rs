//! Files of the browser client that other versions of the server need: pages that are open ask for the files that they were built with.

use std::collections::HashMap;

use crate::Store;
use crate::database::sql::{from_row, values};
use crate::error::Error;
use protocol::Millis;

/// A file of the browser client. Its path contains a hash of its content, so it never changes.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Asset {
    /// Its path, such as `assets/main-1a2b.js`.
    pub path: String,
    /// Its media type.
    pub media: String,
    /// Its content.
    pub bytes: Vec<u8>,
}

impl Store {
    /// The paths of all files, with the time at which a server had them last.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn asset_paths(&self) -> Result<HashMap<String, Millis>, Error> {
        let rows = self.reading().await?.rows("SELECT path, used_at FROM assets", values![]).await?;
        rows.iter().map(|row| Ok((row.get("path")?, row.get("used_at")?))).collect()
    }

    /// A file.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn asset(&self, path: &str) -> Result<Option<Asset>, Error> {
        let sql = "SELECT path, media, body FROM assets WHERE path = $1";
        let row = self.reading().await?.row(sql, values![path]).await?;
        row.map(|row| Ok(from_row!(row, Asset { path, media, bytes = "body" }))).transpose()
    }

    /// Keeps files, and notes when a server had them.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn keep_assets(&self, assets: Vec<Asset>, at: Millis) -> Result<(), Error> {
        self.write(move |conn| {
            Box::pin(async move {
                for Asset { path, media, bytes } in assets {
                    let sql = "INSERT INTO assets (path, media, body, used_at) VALUES ($1, $2, $3, $4) \
                         ON CONFLICT (path) DO UPDATE SET used_at = $4";
                    conn.execute(sql, values![path, media, bytes, at]).await?;
                }
                Ok(())
            })
        })
        .await
    }

    /// Removes the files that no server has had since.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn remove_assets_before(&self, time: Millis) -> Result<(), Error> {
        self.write(move |conn| {
            Box::pin(async move {
                conn.execute("DELETE FROM assets WHERE used_at < $1", values![time]).await.map(|_| ())
            })
        })
        .await
    }
}
