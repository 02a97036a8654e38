//! The entry points of the generator for build scripts and tools.

use crate::{
    cargo::{self, Jobs, SetByCargo},
    emit::{self, Emitted},
    manifest::Manifest,
    plan::LibraryPlan,
};
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// Why nothing was generated. `Display` is the complete text for people.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The manifest has problems; each is reported with line, reason and way out.
    #[error("{0}")]
    Manifest(String),
    /// A value that cargo sets for build scripts is missing and was not given.
    #[error("{what} is not known: {way_out}")]
    Missing {
        /// Which value.
        what: &'static str,
        /// How to give it.
        way_out: &'static str,
    },
    /// Kernels that LLVM refused or that failed verification.
    #[error("{}", .0.join("\n\n"))]
    Kernels(Vec<String>),
    /// A file could not be written.
    #[error("cannot write {}: {source}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}

/// Generates the kernels of a manifest, in a build script, with every default.
///
/// ```no_run
/// nanogemm_build::compile("kernels.toml").unwrap();
/// ```
///
/// # Errors
/// See [`Error`].
pub fn compile(manifest: impl AsRef<Path>) -> Result<(), Error> {
    Config::new().manifest(manifest).compile().map(drop)
}

/// Settings of one run of the generator.
///
/// In a build script everything but the manifest is known from cargo:
///
/// ```no_run
/// nanogemm_build::Config::new().manifest("kernels.toml").run();
/// ```
#[derive(Clone, Debug, Default)]
pub struct Config {
    manifest: Option<PathBuf>,
    target: Option<String>,
    out_dir: Option<PathBuf>,
    threads: Option<usize>,
}

/// What a run of the generator left behind.
#[derive(Debug)]
pub struct Output {
    /// The plan that was built.
    pub plan: LibraryPlan,
    /// The archive, `lib<name>_kernels.a`.
    pub archive: PathBuf,
    /// The rows, `kernels.rs`.
    pub rows: PathBuf,
    /// The C functions of constant shapes, `entries.rs`.
    pub entries: PathBuf,
}

impl Config {
    /// Defaults: `kernels.toml` in the package directory, cargo's target, output directory and number of jobs.
    pub fn new() -> Self {
        Self::default()
    }

    /// The manifest; a relative path is taken from the package directory in a build script, from the working directory
    /// elsewhere.
    ///
    /// ```
    /// nanogemm_build::Config::new().manifest("my-kernels.toml");
    /// ```
    pub fn manifest(&mut self, path: impl AsRef<Path>) -> &mut Self {
        self.manifest = Some(path.as_ref().into());
        self
    }

    /// The target triple instead of cargo's.
    ///
    /// ```
    /// nanogemm_build::Config::new().target("aarch64-unknown-linux-gnu");
    /// ```
    pub fn target(&mut self, triple: &str) -> &mut Self {
        self.target = Some(triple.into());
        self
    }

    /// Where the files go, instead of `OUT_DIR`.
    ///
    /// ```
    /// nanogemm_build::Config::new().out_dir("out");
    /// ```
    pub fn out_dir(&mut self, dir: impl AsRef<Path>) -> &mut Self {
        self.out_dir = Some(dir.as_ref().into());
        self
    }

    /// The number of threads, instead of what cargo's jobserver grants. The output does not depend on it.
    ///
    /// ```
    /// nanogemm_build::Config::new().threads(1);
    /// ```
    pub fn threads(&mut self, threads: usize) -> &mut Self {
        self.threads = Some(threads);
        self
    }

    /// The whole of a build script: generates, tells cargo what to link, and on failure prints the problems and ends the
    /// process with status 1.
    pub fn run(&mut self) {
        if let Err(problem) = self.compile() {
            eprintln!("{problem}");
            std::process::exit(1);
        }
    }

    /// Generates in a build script and tells cargo what to link and when to come back.
    ///
    /// # Errors
    /// See [`Error`].
    pub fn compile(&mut self) -> Result<Output, Error> {
        let package = SetByCargo::ManifestDir.path().unwrap_or_default();
        let manifest = package.join(self.manifest_path());
        cargo::declare_inputs(&manifest);
        self.manifest = Some(manifest);
        let output = self.generate()?;
        let dir = output.archive.parent().expect("a file in the output directory");
        cargo::link_static(&format!("{}_kernels", output.plan.name), dir);
        cargo::metadata("kernels_archive", &output.archive.display().to_string());
        Ok(output)
    }

    /// Generates without a word to cargo: for tools and tests.
    ///
    /// # Errors
    /// See [`Error`].
    pub fn generate(&self) -> Result<Output, Error> {
        let plan = self.plan()?;
        let out_dir = self.out_dir.clone().or_else(|| SetByCargo::OutDir.path()).ok_or(Error::Missing {
            what: "the output directory",
            way_out: "run from a build script or call Config::out_dir",
        })?;
        let emitted = self.emit(&plan)?;
        let archive = out_dir.join(format!("lib{}_kernels.a", plan.name));
        let rows = out_dir.join("kernels.rs");
        let entries = out_dir.join("entries.rs");
        let io_error = |path: &Path| {
            let path = path.to_path_buf();
            move |source| Error::Write { path, source }
        };
        fs::create_dir_all(&out_dir).map_err(io_error(&out_dir))?;
        fs::write(&archive, &emitted.archive).map_err(io_error(&archive))?;
        fs::write(&rows, &emitted.rust).map_err(io_error(&rows))?;
        fs::write(&entries, &emitted.entries).map_err(io_error(&entries))?;
        Ok(Output { plan, archive, rows, entries })
    }

    /// The plan, without building anything.
    ///
    /// # Errors
    /// See [`Error`].
    pub fn plan(&self) -> Result<LibraryPlan, Error> {
        let target = self.target.clone().or_else(|| SetByCargo::Target.get()).ok_or(Error::Missing {
            what: "the target triple",
            way_out: "run from a build script or call Config::target",
        })?;
        let manifest = Manifest::read(&self.manifest_path());
        manifest.and_then(|m| m.plan(&target)).map_err(|problems| Error::Manifest(problems.render(false)))
    }

    /// Builds every object of `plan` in memory.
    ///
    /// # Errors
    /// [`Error::Kernels`].
    pub fn emit(&self, plan: &LibraryPlan) -> Result<Emitted, Error> {
        let jobs = match self.threads {
            Some(_) => None,
            None => Some(Jobs::acquire()),
        };
        let threads = self.threads.or(jobs.as_ref().map(|j| j.threads)).unwrap_or(1);
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        let pool = pool.map_err(|e| Error::Kernels(vec![format!("no threads: {e}")]))?;
        pool.install(|| emit::library(plan)).map_err(Error::Kernels)
    }

    fn manifest_path(&self) -> PathBuf {
        self.manifest.clone().unwrap_or_else(|| "kernels.toml".into())
    }
}
