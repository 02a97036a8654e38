//! Shared libraries found in the folder of `ci/peers`.

use libloading::os::unix::{Library, RTLD_GLOBAL, RTLD_LAZY, RTLD_LOCAL, RTLD_NOW};
use std::path::{Path, PathBuf};

/// A library binds its own symbols before those that others made global.
const RTLD_DEEPBIND: i32 = 8;

/// Where `ci/peers` puts them.
pub fn folder() -> PathBuf {
    let home = || PathBuf::from(std::env::var_os("HOME").unwrap_or_default()).join(".cache/nanogemm");
    std::env::var_os("NANOGEMM_CACHE").map_or_else(home, PathBuf::from).join("peers")
}

fn open(path: &Path, flags: i32) -> Result<&'static Library, String> {
    // SAFETY: these are the libraries' own initialisers, run once, before the process has other threads of ours.
    let library = unsafe { Library::open(Some(path), flags) };
    // Never closed: worker threads may still wait in it when the process ends.
    library.map(|l| &*Box::leak(Box::new(l))).map_err(|e| {
        let cause = std::error::Error::source(&e).map(|s| s.to_string()).unwrap_or_default();
        format!("{}: {e}: {cause}", path.display())
    })
}

/// Loads a library of the folder for itself.
pub fn private(name: &str) -> Result<&'static Library, String> {
    let path = folder().join("lib").join(name);
    if !path.exists() {
        return Err(format!("no {}: run ci/peers", path.display()));
    }
    open(&path, RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND)
}

/// Loads a library of the folder whose symbols others are to find, and which may use symbols of libraries loaded later.
pub fn global(name: &str) -> Result<&'static Library, String> {
    let path = folder().join("lib").join(name);
    if !path.exists() {
        return Err(format!("no {}: run ci/peers", path.display()));
    }
    open(&path, RTLD_LAZY | RTLD_GLOBAL)
}

/// Loads a library of the system whose symbols others are to find.
pub fn system(name: &str) -> Result<&'static Library, String> {
    open(Path::new(name), RTLD_NOW | RTLD_GLOBAL)
}

/// A function of a library.
///
/// # Safety
///
/// `F` must be the type of that function.
pub unsafe fn function<F: Copy>(library: &'static Library, name: &str) -> Result<F, String> {
    // SAFETY: the caller vouches for the type; the library is never closed.
    unsafe { library.get::<F>(name) }.map(|f| *f).map_err(|e| e.to_string())
}

/// Text that a library returns.
///
/// # Safety
///
/// The pointer must be null or a C string.
pub unsafe fn text(from: *const std::ffi::c_char) -> String {
    if from.is_null() {
        return "?".into();
    }
    // SAFETY: the caller's promise.
    unsafe { std::ffi::CStr::from_ptr(from) }.to_string_lossy().into_owned()
}
