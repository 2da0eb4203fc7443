//! Settings: texts by key, such as the key for signing cookies.

use crate::Store;
use crate::database::sql::values;
use crate::error::Error;

impl Store {
    /// Sets a setting unless it has a value, and returns its value.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn set_setting_if_absent(&self, key: &str, value: &str) -> Result<String, Error> {
        let (key, value) = (key.to_owned(), value.to_owned());
        self.write(move |conn| {
            Box::pin(async move {
                let insert = "INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING";
                conn.execute(insert, values![key.as_str(), value.as_str()]).await?;
                let row = conn.row("SELECT value FROM settings WHERE key = $1", values![key]).await?;
                row.ok_or_else(|| Error::corrupt("setting", "nothing"))?.get("value")
            })
        })
        .await
    }
}
