//! Finds the LLVM that composes the kernels, through `llvm-config`, and says how to link it.

use std::{
    env,
    ffi::OsString,
    fmt::Write,
    path::{Path, PathBuf},
    process::Command,
};

/// The major version inkwell is built for.
pub const MAJOR: &str = "22";

/// Variables that name an LLVM installation, the first one set wins. An installation named this way is used or refused,
/// never silently replaced by another one.
pub const VARIABLES: [&str; 2] = ["LLVM_SYS_221_PREFIX", "NANOGEMM_LLVM_PREFIX"];

/// Where installations are that do not put `llvm-config` on PATH: Debian, Homebrew on Arm and Intel, Fedora.
const PREFIXES: [&str; 5] =
    ["/usr/lib/llvm-22", "/opt/homebrew/opt/llvm@22", "/usr/local/opt/llvm@22", "/usr/lib64/llvm22", "/usr/lib/llvm22"];

/// What kernels are generated for, as `llvm-config --targets-built` spells it.
const BACKENDS: [&str; 2] = ["X86", "AArch64"];

/// The parts of LLVM that inkwell and the generator call. Listed for static linking only: all of them would drag in
/// back ends and libraries that nothing here uses.
const COMPONENTS: [&str; 14] = [
    "core",
    "support",
    "analysis",
    "bitreader",
    "bitwriter",
    "irreader",
    "linker",
    "object",
    "passes",
    "target",
    "executionengine",
    "mcjit",
    "x86",
    "aarch64",
];

/// Reads an environment variable.
pub type Variable = Box<dyn Fn(&str) -> Option<OsString>>;

/// Where to look.
pub struct Machine {
    /// Environment variables.
    pub variable: Variable,
    /// Installation prefixes to try after PATH.
    pub prefixes: Vec<PathBuf>,
}

impl Machine {
    /// The machine this runs on.
    pub fn this() -> Self {
        Machine { variable: Box::new(|name| env::var_os(name)), prefixes: PREFIXES.map(PathBuf::from).to_vec() }
    }
}

/// How LLVM is linked.
#[derive(Debug, PartialEq, Eq)]
pub enum Linking {
    /// libLLVM as a shared library.
    Shared(Vec<String>),
    /// LLVM's archives and the system libraries they need.
    Static(Vec<String>, Vec<String>),
}

/// A usable LLVM.
#[derive(Debug)]
pub struct Llvm {
    /// Its llvm-config.
    pub config: PathBuf,
    /// Where its libraries are.
    pub libdir: PathBuf,
    /// How it is linked.
    pub linking: Linking,
}

/// Finds a usable LLVM, or says what was found instead and what to do.
pub fn find(machine: &Machine) -> Result<Llvm, String> {
    let mut seen = Vec::new();
    for name in VARIABLES {
        let Some(prefix) = (machine.variable)(name).filter(|p| !p.is_empty()) else { continue };
        let prefix = PathBuf::from(prefix);
        let Some(config) = config_in(&prefix) else {
            let wanted = prefix.join("bin/llvm-config");
            seen.push(format!("{name} is set, but there is no {}", wanted.display()));
            return Err(report(&seen));
        };
        return inspect(&config).map_err(|reason| {
            seen.push(format!("{} (from {name}): {reason}", config.display()));
            report(&seen)
        });
    }
    for config in candidates(machine) {
        match inspect(&config) {
            Ok(llvm) => return Ok(llvm),
            Err(reason) => seen.push(format!("{}: {reason}", config.display())),
        }
    }
    Err(report(&seen))
}

/// The program of this name for the current platform.
fn program(name: &str) -> String {
    format!("{name}{}", env::consts::EXE_SUFFIX)
}

/// The names under which llvm-config is installed, the most specific first.
fn config_names() -> [String; 2] {
    [program(&format!("llvm-config-{MAJOR}")), program("llvm-config")]
}

fn config_in(prefix: &Path) -> Option<PathBuf> {
    config_names().iter().map(|name| prefix.join("bin").join(name)).find(|path| path.is_file())
}

/// Every llvm-config there is, in the order of preference, each once.
fn candidates(machine: &Machine) -> Vec<PathBuf> {
    let path = (machine.variable)("PATH").unwrap_or_default();
    let mut all: Vec<PathBuf> = Vec::new();
    for name in config_names() {
        all.extend(env::split_paths(&path).map(|dir| dir.join(&name)).filter(|path| path.is_file()));
    }
    all.extend(machine.prefixes.iter().filter_map(|prefix| config_in(prefix)));
    let mut real = Vec::new();
    all.retain(|path| {
        let target = path.canonicalize().unwrap_or_else(|_| path.clone());
        let new = !real.contains(&target);
        real.push(target);
        new
    });
    all
}

/// Checks version, back ends and libraries of one installation.
fn inspect(config: &Path) -> Result<Llvm, String> {
    let version = run(config, &["--version"])?;
    if version.split('.').next() != Some(MAJOR) {
        return Err(format!("LLVM {version}"));
    }
    let built = run(config, &["--targets-built"])?;
    let lacking: Vec<&str> = BACKENDS.into_iter().filter(|b| !built.split_whitespace().any(|t| t == *b)).collect();
    if !lacking.is_empty() {
        return Err(format!("LLVM {version}, but built without the {} back end", lacking.join(" and the ")));
    }
    let libdir = PathBuf::from(run(config, &["--libdir"])?);
    let shared = run(config, &["--link-shared", "--libs"]).map(|libs| libraries(&libs));
    let linking = match shared {
        Ok(libs) if !libs.is_empty() => Linking::Shared(libs),
        shared => {
            let no_shared = shared.err().unwrap_or_else(|| "it names no library".into());
            let libs = [&["--link-static", "--libs"][..], &COMPONENTS].concat();
            let archives = run(config, &libs).map(|libs| libraries(&libs)).map_err(|no_static| {
                format!(
                    "LLVM {version}, but neither its shared library nor its static libraries are installed\n      \
                     shared: {no_shared}\n      static: {no_static}"
                )
            })?;
            Linking::Static(archives, libraries(&run(config, &["--link-static", "--system-libs"])?))
        }
    };
    Ok(Llvm { config: config.to_path_buf(), libdir, linking })
}

/// Standard output of llvm-config, or the first line of its complaint.
fn run(config: &Path, arguments: &[&str]) -> Result<String, String> {
    let line = || format!("`llvm-config {}`", arguments[..arguments.len().min(2)].join(" "));
    let output = Command::new(config).args(arguments).output().map_err(|e| format!("does not run: {e}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).trim().to_string());
    }
    let complaint = String::from_utf8_lossy(&output.stderr);
    let complaint = complaint.lines().find(|l| !l.trim().is_empty()).unwrap_or("no message").trim();
    Err(format!("{} failed: {complaint}", line()))
}

/// The library names in `-lLLVM-22 -lz /usr/lib/libz3.so LLVMCore.lib`.
fn libraries(flags: &str) -> Vec<String> {
    let name = |flag: &str| match flag.strip_prefix("-l") {
        Some(name) => name.to_string(),
        None => {
            let file = flag.rsplit(['/', '\\']).next().unwrap_or(flag);
            let stem = [".lib", ".dylib", ".tbd", ".so", ".a"].iter().find_map(|end| file.strip_suffix(end));
            match stem {
                Some(stem) if !file.ends_with(".lib") => stem.strip_prefix("lib").unwrap_or(stem).to_string(),
                Some(stem) => stem.to_string(),
                None => file.to_string(),
            }
        }
    };
    flags.split_whitespace().map(name).collect()
}

impl Llvm {
    /// Lines for cargo. `out_dir` is where a link to the shared library may be put.
    pub fn directives(&self, os: &str, out_dir: &Path) -> Vec<String> {
        let mut lines = vec![format!("cargo:rustc-link-search=native={}", self.libdir.display())];
        match &self.linking {
            Linking::Shared(libs) => {
                // The loader knows system folders only, but cargo adds search paths inside its own target folder to
                // the library path of build scripts, tests and `cargo run`.
                if let Some(dir) = link_into(&self.libdir, out_dir) {
                    lines.push(format!("cargo:rustc-link-search=native={}", dir.display()));
                }
                lines.extend(libs.iter().map(|lib| format!("cargo:rustc-link-lib=dylib={lib}")));
            }
            Linking::Static(archives, system) => {
                // `-bundle`: the archives are handed to the linker instead of being copied into every rlib.
                lines.extend(archives.iter().map(|lib| format!("cargo:rustc-link-lib=static:-bundle={lib}")));
                lines.extend(system.iter().map(|lib| format!("cargo:rustc-link-lib=dylib={lib}")));
                match os {
                    "macos" | "ios" | "freebsd" | "openbsd" => lines.push("cargo:rustc-link-lib=dylib=c++".into()),
                    "windows" => {}
                    _ => lines.push("cargo:rustc-link-lib=dylib=stdc++".into()),
                }
            }
        }
        lines
    }
}

/// Symbolic links to `libdir/libLLVM*.so*` in a folder of `out_dir`.
#[cfg(unix)]
fn link_into(libdir: &Path, out_dir: &Path) -> Option<PathBuf> {
    let dir = out_dir.join("llvm");
    std::fs::create_dir_all(&dir).ok()?;
    let mut any = false;
    for entry in std::fs::read_dir(libdir).ok()?.flatten() {
        let name = entry.file_name();
        let text = name.to_string_lossy();
        if text.starts_with("libLLVM") && text.contains(".so") {
            let link = dir.join(&name);
            // A link left by an earlier run may point to another installation.
            let _ = std::fs::remove_file(&link);
            any |= std::os::unix::fs::symlink(entry.path(), link).is_ok();
        }
    }
    any.then_some(dir)
}

#[cfg(not(unix))]
fn link_into(_libdir: &Path, _out_dir: &Path) -> Option<PathBuf> {
    None
}

/// The one message.
fn report(seen: &[String]) -> String {
    let mut text =
        format!("nanogemm-build composes kernels with LLVM {MAJOR} and cannot use any LLVM on this machine.\n");
    if seen.is_empty() {
        text.push_str("  found: no llvm-config on PATH nor in the usual places\n");
    }
    for line in seen {
        let _ = writeln!(text, "  found: {line}");
    }
    let _ = write!(
        text,
        "\nInstall LLVM {MAJOR}, with its headers and library:\n  \
         Debian, Ubuntu   apt install llvm-{MAJOR}-dev        (https://apt.llvm.org for older releases)\n  \
         Fedora           dnf install llvm{MAJOR}-devel       (llvm-devel where {MAJOR} is the default)\n  \
         macOS            brew install llvm@{MAJOR}\n\
         or point {} (or {}) at an installation: the folder that holds bin/llvm-config.\n\
         The library may be shared or static; the X86 and AArch64 back ends must be in it.",
        VARIABLES[1], VARIABLES[0]
    );
    text
}
