//! Files of the browser client.

use store::Asset;

use crate::fixture::Fixture;

pub(crate) async fn files_are_kept_as_long_as_a_server_has_them(fixture: Fixture) {
    let asset = |path: &str, bytes: &[u8]| Asset {
        path: path.to_owned(),
        media: "text/javascript".to_owned(),
        bytes: bytes.to_vec(),
    };
    let (old, both) = (asset("assets/old-1.js", b"\0\xff any bytes"), asset("assets/both-2.js", b""));
    fixture.keep_assets(vec![old.clone(), both.clone()], 10).await.unwrap();
    assert_eq!(fixture.asset("assets/old-1.js").await.unwrap(), Some(old));
    assert_eq!(fixture.asset("assets/none.js").await.unwrap(), None);
    let new = asset("assets/new-3.js", b"3");
    fixture.keep_assets(vec![both.clone(), new], 20).await.unwrap();
    fixture.remove_assets_before(20).await.unwrap();
    let mut paths: Vec<(String, i64)> = fixture.asset_paths().await.unwrap().into_iter().collect();
    paths.sort();
    assert_eq!(paths, [("assets/both-2.js".to_owned(), 20), ("assets/new-3.js".to_owned(), 20)]);
}
