//! The conversation with cargo: the only file that reads the environment of a build script or prints `cargo::` lines.
//!
//! Reading a variable that decides about the output declares it: a change of its value runs the build script again.

use std::{env, path::PathBuf};

/// A variable that cargo sets for build scripts; cargo itself reruns the script when it changes.
#[derive(Clone, Copy)]
pub(crate) enum SetByCargo {
    Target,
    OutDir,
    ManifestDir,
    NumJobs,
}

impl SetByCargo {
    fn name(self) -> &'static str {
        match self {
            SetByCargo::Target => "TARGET",
            SetByCargo::OutDir => "OUT_DIR",
            SetByCargo::ManifestDir => "CARGO_MANIFEST_DIR",
            SetByCargo::NumJobs => "NUM_JOBS",
        }
    }

    /// Its value, if this process is a build script.
    pub(crate) fn get(self) -> Option<String> {
        env::var(self.name()).ok()
    }

    /// Its value as a path.
    pub(crate) fn path(self) -> Option<PathBuf> {
        env::var_os(self.name()).map(PathBuf::from)
    }
}

/// A folder in which the objects of LLVM are kept for other runs, or none. Not declared: it changes no byte of what is built.
pub(crate) fn object_cache() -> Option<PathBuf> {
    env::var_os("NANOGEMM_OBJECT_CACHE").filter(|folder| !folder.is_empty()).map(PathBuf::from)
}

/// Variables of the user or of the target that change what is built.
const RERUN_IF_CHANGED: &[&str] = &["CARGO_CFG_TARGET_FEATURE", "LLVM_SYS_221_PREFIX", "NANOGEMM_LLVM_PREFIX"];

/// Declares the inputs of the generator: the manifest file and the variables.
pub(crate) fn declare_inputs(manifest: &std::path::Path) {
    println!("cargo::rerun-if-changed={}", manifest.display());
    // One declaration disables cargo's scan of the package, so the script itself is declared too.
    println!("cargo::rerun-if-changed=build.rs");
    for variable in RERUN_IF_CHANGED {
        println!("cargo::rerun-if-env-changed={variable}");
    }
}

/// Links the static library `name` found in `dir`.
pub(crate) fn link_static(name: &str, dir: &std::path::Path) {
    println!("cargo::rustc-link-search=native={}", dir.display());
    println!("cargo::rustc-link-lib=static={name}");
}

/// Metadata for build scripts of dependents: `DEP_<links>_<key>`.
pub(crate) fn metadata(key: &str, value: &str) {
    println!("cargo::metadata={key}={value}");
}

/// Threads this build script may use: one always, more as far as the jobserver has tokens to spare.
///
/// The tokens are given back when the value is dropped.
pub(crate) struct Jobs {
    pub(crate) threads: usize,
    _tokens: Vec<jobserver::Acquired>,
}

impl Jobs {
    pub(crate) fn acquire() -> Self {
        let wanted = SetByCargo::NumJobs.get().and_then(|n| n.parse().ok()).unwrap_or(1usize).max(1);
        // SAFETY: called first thing in a build script, before any file descriptor is opened that the jobserver's
        // numbers could be mistaken for.
        let client = unsafe { jobserver::Client::from_env() };
        let tokens: Vec<_> = match client {
            Some(client) => (1..wanted).map_while(|_| client.try_acquire().ok().flatten()).collect(),
            None => Vec::new(),
        };
        Jobs { threads: tokens.len() + 1, _tokens: tokens }
    }
}
