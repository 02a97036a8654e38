//! `cargo xtask dist`: a folder that C programs build against.
//!
//! ```text
//! DIR/include/nanogemm.h
//! DIR/lib/libnanogemm.a                         without debug information
//! DIR/lib/pkgconfig/nanogemm.pc
//! DIR/lib/cmake/nanogemm/nanogemmConfig.cmake   target nanogemm::nanogemm
//! DIR/share/doc/nanogemm/LICENSE-*
//! ```
//!
//! The folder may be moved: nothing in it knows where it is. What a static consumer links besides comes from rustc.

use crate::{Options, generated, symbols, target, workspace};
use std::{
    env, fs,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What cargo built.
struct Built {
    archive: PathBuf,
    /// Linker flags of the libraries the archive needs.
    libraries: Vec<String>,
}

/// Builds for the target and fills the folder.
pub fn run(options: &Options) -> Result<(), String> {
    let out = options.out.as_ref().ok_or("dist wants --out DIR")?;
    let triple = match &options.target {
        Some(triple) => triple.clone(),
        None => target::host()?,
    };
    let variables = env::vars_os().filter_map(|(n, v)| Some((n.into_string().ok()?, v.to_string_lossy().into_owned())));
    if let Some(problem) = machine_flags(variables, &triple) {
        return Err(problem);
    }
    let built = build(options)?;
    let put = |path: &str, text: &str| -> Result<(), String> {
        let path = out.join(path);
        let folder = path.parent().expect("files lie in folders");
        let written = fs::create_dir_all(folder).and_then(|()| fs::write(&path, text));
        written.map_err(|e| format!("cannot write {}: {e}", path.display()))
    };
    put("include/nanogemm.h", &generated::header()?)?;
    put("lib/pkgconfig/nanogemm.pc", &pkg_config(&built.libraries))?;
    put("lib/cmake/nanogemm/nanogemmConfig.cmake", &cmake(&built.libraries))?;
    put("lib/cmake/nanogemm/nanogemmConfigVersion.cmake", &cmake_version())?;
    for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
        let text = fs::read_to_string(workspace().join(licence)).map_err(|e| format!("{licence}: {e}"))?;
        put(&format!("share/doc/nanogemm/{licence}"), &text)?;
    }
    let archive = out.join("lib/libnanogemm.a");
    strip(&built.archive, &archive, &triple)?;
    symbols::without_debug_information(&archive)?;
    let size = |path: &Path| fs::metadata(path).map_or(0, |m| m.len());
    println!(
        "{}: {} bytes as built, {} without debug information",
        archive.display(),
        size(&built.archive),
        size(&archive)
    );
    println!("libraries: {}", built.libraries.join(" "));
    Ok(())
}

/// The complaint about flags that make the Rust half of the archive depend on the machine that built it.
fn machine_flags(variables: impl Iterator<Item = (String, String)>, triple: &str) -> Option<String> {
    let of_target = format!("CARGO_TARGET_{}_RUSTFLAGS", triple.to_uppercase().replace('-', "_"));
    let names = ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "CARGO_BUILD_RUSTFLAGS", &of_target];
    let bad = |(name, value): &(String, String)| {
        names.contains(&name.as_str()) && ["target-cpu", "target-feature"].iter().any(|flag| value.contains(flag))
    };
    variables.into_iter().find(bad).map(|(name, value)| {
        format!(
            "{name} is `{}`: the archive would need the CPU that these flags describe, while everything outside the kernels \
             has to run on every CPU of {triple}.\nUnset {name}; the kernels are chosen at run time and do not need it.",
            value.replace('\x1f', " ")
        )
    })
}

/// Builds the archive. Flags of cargo's configuration files are left out: the environment's are checked and take their place.
fn build(options: &Options) -> Result<Built, String> {
    let mut cargo = match &options.toolchain {
        Some(name) => {
            let mut cargo = Command::new("cargo");
            cargo.arg(format!("+{name}"));
            cargo
        }
        None => Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into())),
    };
    cargo.current_dir(workspace()).args(["rustc", "--release", "--package", "nanogemm", "--lib"]);
    cargo.arg("--message-format=json-diagnostic-rendered-ansi");
    cargo.args(options.target.iter().flat_map(|t| ["--target", t]));
    cargo.args(["--", "--print", "native-static-libs"]);
    if env::var_os("CARGO_ENCODED_RUSTFLAGS").is_none() {
        let flags = env::var("RUSTFLAGS").unwrap_or_default();
        cargo.env("CARGO_ENCODED_RUSTFLAGS", flags.split_whitespace().collect::<Vec<_>>().join("\x1f"));
    }
    let mut child = cargo.stdout(Stdio::piped()).spawn().map_err(|e| format!("cargo: {e}"))?;
    let (mut archive, mut libraries) = (None, None);
    for line in BufReader::new(child.stdout.take().expect("piped")).lines() {
        let line = line.map_err(|e| format!("cargo: {e}"))?;
        let Ok(message) = serde_json::from_str::<serde_json::Value>(&line) else { continue };
        let text = message["message"]["message"].as_str().unwrap_or_default();
        if let Some(flags) = text.strip_prefix("native-static-libs: ") {
            libraries = Some(flags.split_whitespace().map(str::to_string).collect());
        } else if message["reason"] == "compiler-message" && message["message"]["level"] != "note" {
            eprint!("{}", message["message"]["rendered"].as_str().unwrap_or_default());
        } else if message["reason"] == "compiler-artifact" && message["target"]["name"] == "nanogemm" {
            let files = message["filenames"].as_array().into_iter().flatten().filter_map(|f| f.as_str());
            archive = files.map(PathBuf::from).find(|f| f.extension().is_some_and(|e| e == "a")).or(archive);
        }
    }
    let status = child.wait().map_err(|e| format!("cargo: {e}"))?;
    if !status.success() {
        return Err(format!("{cargo:?}: {status}"));
    }
    let archive = archive.ok_or("cargo reported no static library of the package nanogemm")?;
    let libraries = libraries.ok_or("rustc did not say which libraries the archive needs")?;
    Ok(Built { archive, libraries })
}

/// Copies an archive without the debug information of its members; the same bytes for the same archive.
fn strip(from: &Path, to: &Path, triple: &str) -> Result<(), String> {
    let mut tried = Vec::new();
    for program in target::strippers(triple) {
        let mut command = Command::new(&program);
        command.args(["--enable-deterministic-archives", "--strip-debug", "-o"]).arg(to).arg(from);
        match target::output(&mut command) {
            Ok(_) => return Ok(()),
            Err(e) => tried.push(e),
        }
    }
    Err(format!("nothing here removes debug information from {}:\n{}", from.display(), tried.join("\n")))
}

fn pkg_config(libraries: &[String]) -> String {
    format!(
        "prefix=${{pcfiledir}}/../..\n\
         includedir=${{prefix}}/include\n\
         libdir=${{prefix}}/lib\n\n\
         Name: nanogemm\n\
         Description: {}\n\
         URL: {}\n\
         Version: {VERSION}\n\
         Cflags: -I${{includedir}}\n\
         # There is no shared library, so what the archive needs is needed with and without --static.\n\
         Libs: -L${{libdir}} -lnanogemm {}\n",
        "Matrix-multiplication kernels composed at build time, with run-time dispatch",
        env!("CARGO_PKG_REPOSITORY"),
        libraries.join(" ")
    )
}

fn cmake(libraries: &[String]) -> String {
    // `-framework X` is one item of CMake's list.
    let items = libraries.join(";").replace("-framework;", "-framework ");
    format!(
        "# find_package(nanogemm): the imported target nanogemm::nanogemm.\n\
         get_filename_component(_nanogemm_prefix \"${{CMAKE_CURRENT_LIST_DIR}}/../../..\" ABSOLUTE)\n\
         if(NOT TARGET nanogemm::nanogemm)\n  \
           add_library(nanogemm::nanogemm STATIC IMPORTED)\n  \
           set_target_properties(nanogemm::nanogemm PROPERTIES\n    \
             IMPORTED_LOCATION \"${{_nanogemm_prefix}}/lib/libnanogemm.a\"\n    \
             IMPORTED_LINK_INTERFACE_LANGUAGES C\n    \
             INTERFACE_INCLUDE_DIRECTORIES \"${{_nanogemm_prefix}}/include\"\n    \
             INTERFACE_LINK_LIBRARIES \"{items}\")\n\
         endif()\n\
         unset(_nanogemm_prefix)\n"
    )
}

/// Versions before 1.0 are compatible within the same second number.
fn cmake_version() -> String {
    let parts: Vec<&str> = VERSION.split('.').collect();
    let compatible = if parts[0] == "0" { parts[..2].join("\\\\.") } else { parts[0].to_string() };
    format!(
        "set(PACKAGE_VERSION \"{VERSION}\")\n\
         if(PACKAGE_FIND_VERSION MATCHES \"^{compatible}(\\\\.|$)\" AND NOT PACKAGE_FIND_VERSION VERSION_GREATER PACKAGE_VERSION)\n  \
           set(PACKAGE_VERSION_COMPATIBLE TRUE)\n\
         endif()\n\
         if(PACKAGE_FIND_VERSION VERSION_EQUAL PACKAGE_VERSION)\n  \
           set(PACKAGE_VERSION_EXACT TRUE)\n\
         endif()\n\
         if(NOT CMAKE_SIZEOF_VOID_P STREQUAL \"\" AND NOT CMAKE_SIZEOF_VOID_P EQUAL 8)\n  \
           set(PACKAGE_VERSION_UNSUITABLE TRUE)\n\
         endif()\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaint(name: &str, value: &str) -> Option<String> {
        machine_flags([(name.to_string(), value.to_string())].into_iter(), "x86_64-unknown-linux-gnu")
    }

    #[test]
    fn flags_that_name_a_cpu_are_refused() {
        for name in [
            "RUSTFLAGS",
            "CARGO_ENCODED_RUSTFLAGS",
            "CARGO_BUILD_RUSTFLAGS",
            "CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUSTFLAGS",
        ] {
            let text = complaint(name, "-C\x1ftarget-cpu=native").expect("refused");
            assert!(text.contains(&format!("{name} is `-C target-cpu=native`")), "{text}");
            assert!(complaint(name, "-Ctarget-feature=+avx2").is_some());
            assert_eq!(complaint(name, "-Dwarnings"), None);
        }
        assert_eq!(complaint("CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUSTFLAGS", "-Ctarget-cpu=native"), None);
    }
}
