//! Expected text in files. `NANOGEMM_BLESS=1 cargo test` rewrites the files; the diff is for review.

use std::path::Path;

/// Compares `actual` with the text of the file at `path`.
pub fn expect(path: &Path, actual: &str) {
    if std::env::var_os("NANOGEMM_BLESS").is_some_and(|v| v == "1") {
        std::fs::write(path, actual).unwrap_or_else(|e| panic!("cannot write {}: {e}", path.display()));
    }
    expect_test::expect_file![path].assert_eq(actual);
}
