//! The same manifest gives the same bytes, whatever the number of threads, the folder and the process.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// The files that `nanogemm emit` leaves when it runs in `folder`, with objects that other processes made before or
/// without.
fn emit(folder: &str, triple: &str, threads: &str, cached: bool) -> [Vec<u8>; 2] {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("determinism").join(folder);
    fs::create_dir_all(&folder).expect("the target folder is writable");
    let manifest = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../kernels.toml");
    fs::copy(manifest, folder.join("kernels.toml")).expect("own folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_nanogemm"));
    command.current_dir(&folder).args(["emit", "--target", triple, "--threads", threads, "--out-dir", "out"]);
    if !cached {
        command.env_remove("NANOGEMM_OBJECT_CACHE");
    }
    let output = command.output().expect("it runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    ["libnanogemm_kernels.a", "kernels.rs"].map(|f| fs::read(folder.join("out").join(f)).expect("emitted"))
}

#[test]
fn the_same_bytes() {
    for triple in ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"] {
        let [archive, rows] = emit(&format!("a/{triple}"), triple, "1", true);
        let [other_archive, other_rows] = emit(&format!("another/folder/{triple}"), triple, "8", false);
        assert!(archive == other_archive, "{triple}: the archives differ");
        assert!(rows == other_rows, "{triple}: the rows differ");
        assert!(archive.starts_with(b"!<arch>\n") && !rows.is_empty());
    }
}
