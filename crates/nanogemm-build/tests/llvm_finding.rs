//! Finding LLVM, on machines made of shell scripts.
#![cfg(unix)]

// The build script's own module: its entry point, which prints and exits, is not called here.
#[path = "../build/llvm.rs"]
#[allow(dead_code)]
mod llvm;

use llvm::{Linking, Machine, find};
use std::{
    ffi::OsString,
    fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    sync::{Mutex, MutexGuard, PoisonError},
};

/// A scratch folder with fake installations, removed at the end.
///
/// One at a time: a script that is being written is inherited, open for writing, by a program which another
/// thread starts in that moment, and then it cannot be run ("Text file busy").
struct Room(PathBuf, #[expect(dead_code, reason = "held, not read")] MutexGuard<'static, ()>);

static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

impl Room {
    fn new(name: &str) -> Self {
        // A failed test says nothing about the room of the next one.
        let alone = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
        let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("llvm_finding").join(name);
        let _ = fs::remove_dir_all(&dir);
        fs::create_dir_all(&dir).expect("the target folder is writable");
        Room(dir, alone)
    }

    /// `<prefix>/bin/<name>`, a script that answers like the llvm-config of such an installation.
    fn install(&self, prefix: &str, name: &str, llvm: &Fake) -> PathBuf {
        let root = self.0.join(prefix);
        fs::create_dir_all(root.join("bin")).expect("the room is writable");
        fs::create_dir_all(root.join("lib")).expect("the room is writable");
        fs::write(root.join("lib/libLLVM.so.22.1"), "").expect("the room is writable");
        let missing = |what: &str| format!("echo 'llvm-config: error: missing: {what}' >&2; exit 1");
        let shared = if llvm.shared { "echo -lLLVM-22".into() } else { missing("lib/libLLVM-22.so") };
        let archives = if llvm.archives { "echo -lLLVMPasses -lLLVMCore".into() } else { missing("lib/libLLVMCore.a") };
        let script = format!(
            "#!/bin/sh\ncase \"$1 $2\" in\n'--version ') echo {};;\n'--targets-built ') echo {};;\n\
             '--libdir ') echo {};;\n'--link-shared --libs') {shared};;\n'--link-static --libs') {archives};;\n\
             '--link-static --system-libs') echo -lrt -lz /usr/lib/x86_64-linux-gnu/libz3.so;;\n*) exit 3;; esac\n",
            llvm.version,
            llvm.targets,
            root.join("lib").display(),
        );
        let path = root.join("bin").join(name);
        fs::write(&path, script).expect("the room is writable");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("own file");
        path
    }

    /// The machine with these variables; folders are relative to the room, PATH is a list of prefixes.
    fn machine(&self, variables: &[(&str, &str)], path: &[&str], prefixes: &[&str]) -> Machine {
        let mut all: Vec<(String, OsString)> =
            variables.iter().map(|(n, p)| (n.to_string(), self.0.join(p).into_os_string())).collect();
        let dirs = path.iter().map(|p| self.0.join(p).join("bin"));
        all.push(("PATH".into(), std::env::join_paths(dirs).expect("no colon in the room")));
        Machine {
            variable: Box::new(move |name| all.iter().find(|(n, _)| n == name).map(|(_, v)| v.clone())),
            prefixes: prefixes.iter().map(|p| self.0.join(p)).collect(),
        }
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

struct Fake {
    version: &'static str,
    targets: &'static str,
    shared: bool,
    archives: bool,
}

const GOOD: Fake = Fake { version: "22.1.8", targets: "AArch64 ARM X86", shared: true, archives: true };
const OLD: Fake = Fake { version: "14.0.6", ..GOOD };

fn message(machine: &Machine) -> String {
    let text = find(machine).expect_err("this machine has no usable LLVM");
    for needle in ["LLVM 22", "NANOGEMM_LLVM_PREFIX", "LLVM_SYS_221_PREFIX", "apt install llvm-22-dev", "dnf ", "brew "]
    {
        assert!(text.contains(needle), "`{needle}` is not in:\n{text}");
    }
    text
}

#[test]
fn case_092_nothing_installed() {
    let room = Room::new("nothing");
    let text = message(&room.machine(&[], &["empty"], &["nowhere"]));
    assert!(text.contains("found: no llvm-config on PATH"), "{text}");
}

#[test]
fn case_092_only_another_major() {
    let room = Room::new("old");
    let old = room.install("usr", "llvm-config", &OLD);
    let text = message(&room.machine(&[], &["usr"], &[]));
    assert!(text.contains(&format!("found: {}: LLVM 14.0.6", old.display())), "{text}");
}

#[test]
fn case_092_the_right_one_behind_another_major() {
    let room = Room::new("behind");
    room.install("usr", "llvm-config", &OLD);
    let good = room.install("usr/lib/llvm-22", "llvm-config", &GOOD);
    assert_eq!(find(&room.machine(&[], &["usr"], &["usr/lib/llvm-22"])).expect("22 is there").config, good);
    let named = room.install("usr", "llvm-config-22", &GOOD);
    assert_eq!(find(&room.machine(&[], &["usr"], &["usr/lib/llvm-22"])).expect("22 is there").config, named);
}

#[test]
fn case_093_shared_is_preferred_and_either_alone_is_enough() {
    let room = Room::new("linking");
    room.install("both", "llvm-config", &GOOD);
    room.install("shared", "llvm-config", &Fake { archives: false, ..GOOD });
    room.install("static", "llvm-config", &Fake { shared: false, ..GOOD });
    let linking = |prefix: &str| find(&room.machine(&[], &[prefix], &[])).expect("usable");
    for prefix in ["both", "shared"] {
        let llvm = linking(prefix);
        assert_eq!(llvm.linking, Linking::Shared(vec!["LLVM-22".into()]));
        let out = room.0.join("out");
        let lines = llvm.directives("linux", &out);
        assert!(lines.contains(&format!("cargo:rustc-link-search=native={}", llvm.libdir.display())), "{lines:?}");
        assert!(lines.contains(&"cargo:rustc-link-lib=dylib=LLVM-22".to_string()), "{lines:?}");
        // The loader finds it although it is in no system folder.
        let linked = fs::read_link(out.join("llvm/libLLVM.so.22.1")).expect("a symbolic link");
        assert_eq!(linked, llvm.libdir.join("libLLVM.so.22.1"));
    }
    let llvm = linking("static");
    let lines = llvm.directives("linux", &room.0.join("out"));
    for line in ["static:-bundle=LLVMPasses", "static:-bundle=LLVMCore", "dylib=rt", "dylib=z3", "dylib=stdc++"] {
        assert!(lines.contains(&format!("cargo:rustc-link-lib={line}")), "{line}: {lines:?}");
    }
    assert!(llvm.directives("macos", &room.0).contains(&"cargo:rustc-link-lib=dylib=c++".to_string()));
}

#[test]
fn case_093_no_library_at_all() {
    let room = Room::new("headers");
    room.install("usr", "llvm-config-22", &Fake { shared: false, archives: false, ..GOOD });
    let text = message(&room.machine(&[], &["usr"], &[]));
    for needle in ["neither its shared library nor its static", "lib/libLLVM-22.so", "lib/libLLVMCore.a"] {
        assert!(text.contains(needle), "{text}");
    }
}

#[test]
fn case_094_without_a_back_end() {
    let room = Room::new("backend");
    room.install("usr", "llvm-config-22", &Fake { targets: "X86 ARM", ..GOOD });
    let text = message(&room.machine(&[], &["usr"], &[]));
    assert!(text.contains("22.1.8, but built without the AArch64 back end"), "{text}");
    room.install("usr", "llvm-config-22", &Fake { targets: "RISCV", ..GOOD });
    let text = message(&room.machine(&[], &["usr"], &[]));
    assert!(text.contains("without the X86 and the AArch64 back end"), "{text}");
}

/// A sysroot for the target puts its own llvm-config on PATH, which this machine cannot run.
#[test]
fn case_094_the_llvm_config_of_the_target_is_passed_over() {
    let room = Room::new("sysroot");
    let foreign = room.install("sysroot/usr", "llvm-config-22", &GOOD);
    fs::write(&foreign, b"\x7fELF\x02\x01\x01").expect("the room is writable");
    let host = room.install("usr", "llvm-config-22", &GOOD);
    let llvm = find(&room.machine(&[], &["sysroot/usr", "usr"], &[])).expect("the host's is there");
    assert_eq!((llvm.config, llvm.libdir), (host, room.0.join("usr/lib")));
}

#[test]
fn a_variable_is_an_order() {
    let room = Room::new("variable");
    room.install("usr", "llvm-config-22", &GOOD);
    let own = room.install("own", "llvm-config", &GOOD);
    let old = room.install("old", "llvm-config", &OLD);
    for name in llvm::VARIABLES {
        assert_eq!(find(&room.machine(&[(name, "own")], &["usr"], &[])).expect("usable").config, own);
        let text = message(&room.machine(&[(name, "old")], &["usr"], &[]));
        assert!(text.contains(&format!("{} (from {name}): LLVM 14.0.6", old.display())), "{text}");
        let text = message(&room.machine(&[(name, "gone")], &["usr"], &[]));
        assert!(text.contains(&format!("{name} is set, but there is no")), "{text}");
    }
    let both = [(llvm::VARIABLES[1], "old"), (llvm::VARIABLES[0], "own")];
    assert_eq!(find(&room.machine(&both, &[], &[])).expect("usable").config, own);
}

#[test]
fn a_broken_llvm_config() {
    let room = Room::new("broken");
    fs::create_dir_all(room.0.join("usr/bin")).expect("the room is writable");
    fs::write(room.0.join("usr/bin/llvm-config-22"), "not a program").expect("the room is writable");
    let text = message(&room.machine(&[], &["usr"], &[]));
    assert!(text.contains("does not run"), "{text}");
}
