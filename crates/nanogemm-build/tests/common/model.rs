//! Rows that are emitted, verified, linked with a scalar model written in C, and run by it where the machine has them.

use super::trials::{ignored, native};
use libtest_mimic::{Arguments, Trial};
use nanogemm_build::{
    Config, dtype,
    dtype::DType,
    isa::{self, Arch, Isa},
    plan::{KernelPlan, LibraryPlan},
    spec::Size,
};
use std::{
    fmt::Write as _,
    path::{Path, PathBuf},
    process::{Command, ExitCode},
};

pub const X86_64: (&str, Arch) = ("x86_64-unknown-linux-gnu", Arch::X86_64);
pub const AARCH64: (&str, Arch) = ("aarch64-unknown-linux-gnu", Arch::Aarch64);

/// All instruction sets of an architecture.
pub fn isas(arch: Arch) -> Vec<&'static Isa> {
    isa::ALL.iter().copied().filter(|isa| isa.runs_on(arch)).collect()
}

/// The element type of this name.
pub fn dtype(name: &str) -> &'static DType {
    dtype::find(name).expect("an element type")
}

/// A size as a number of elements and one that vscale multiplies.
pub fn split(size: Size) -> (u32, u32) {
    match size {
        Size::Int(n) => (n, 0),
        Size::Vs(n) => (0, n),
    }
}

/// What asks for the length of the vectors that sizes of a row are multiples of.
pub fn length(kernel: &KernelPlan, scalable: bool) -> String {
    if scalable { format!("t_vl_{}", kernel.isa.name) } else { "NULL".into() }
}

/// Emits and verifies.
pub fn verified(plan: &LibraryPlan) -> Vec<u8> {
    Config::new().threads(2).emit(plan).unwrap_or_else(|e| panic!("{e}")).archive
}

/// A model: `tests/NAME/harness.c`.
pub struct Model {
    pub name: &'static str,
    /// Rows of this machine's architecture.
    pub plan: LibraryPlan,
    /// The rows among its kernels; others are linked too.
    pub rows: fn(&KernelPlan) -> bool,
    /// A row of the plan as a row of the model.
    pub row: fn(&KernelPlan) -> String,
}

impl Model {
    fn rows(&self) -> impl Iterator<Item = &KernelPlan> {
        self.plan.kernels.iter().filter(|kernel| (self.rows)(kernel))
    }

    /// What the harness includes: the rows, and how to ask the machine.
    fn table(&self) -> String {
        let mut text = String::new();
        for isa in self.plan.isas.iter().filter(|isa| isa.registers.width == isa::Width::Scalable) {
            writeln!(text, "size_t t_vl_{}(void);", isa.name).expect("memory");
        }
        for kernel in self.rows() {
            writeln!(text, "void t_k_{}(const Args *);", kernel.name).expect("memory");
        }
        text.push_str("static const Row rows[] = {\n");
        for kernel in self.rows() {
            writeln!(text, "    {},", (self.row)(kernel)).expect("memory");
        }
        text.push_str("};\nstatic const char *const isas[] = {");
        for isa in &self.plan.isas {
            write!(text, "\"{}\", ", isa.name).expect("memory");
        }
        let words = nanogemm_build::emit::probe::words(&self.plan.isas).len();
        text + &format!("}};\n#define PROBE_WORDS {}\n", words.max(1))
    }

    /// The model with the rows in it.
    fn build(&self) -> PathBuf {
        let archive = verified(&self.plan);
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(self.name);
        std::fs::create_dir_all(&folder).expect("a folder");
        std::fs::write(folder.join("librows.a"), archive).expect("a file");
        std::fs::write(folder.join("rows.h"), self.table()).expect("a file");
        let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
        let program = folder.join("harness");
        let status = Command::new("cc")
            .args(["-O2", "-Wall", "-Werror", "-static", "-I"])
            .arg(&folder)
            .arg("-I")
            .arg(tests.join("common"))
            .arg("-o")
            .arg(&program)
            .arg(tests.join(self.name).join("harness.c"))
            .arg(folder.join("librows.a"))
            .arg("-lm")
            .status()
            .expect("a C compiler");
        assert!(status.success(), "the model of {} cannot be compiled", self.name);
        program
    }

    /// Runs the trials of the model, one for each instruction set that has rows, and `more`.
    pub fn run(&self, more: Vec<Trial>) -> ExitCode {
        let (arguments, mut trials) = (Arguments::from_args(), more);
        let native_here = cfg!(all(target_arch = "x86_64", target_os = "linux"));
        let program = (native_here && !arguments.list).then(|| self.build());
        let here: Option<Vec<String>> =
            program.as_ref().map(|program| output(Command::new(program)).lines().map(String::from).collect());
        for isa in &self.plan.isas {
            let rows = self.rows().filter(|kernel| kernel.isa == *isa).count();
            let name = format!("model::{}", isa.name);
            if rows == 0 {
                continue;
            }
            if !native_here {
                trials.push(ignored(&name, "models run on x86-64 Linux"));
                continue;
            }
            let (program, isa) = (program.clone(), isa.name);
            trials.push(native(&name, isa, here.as_deref(), move || {
                let mut command = Command::new(program.expect("built unless trials are listed"));
                command.arg(isa);
                assert_eq!(output(command).trim(), rows.to_string(), "rows that ran");
            }));
        }
        libtest_mimic::run(&arguments, trials).exit_code()
    }
}

/// What a command prints, which must succeed.
fn output(mut command: Command) -> String {
    let out = command.output().unwrap_or_else(|e| panic!("{command:?}: {e}"));
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    assert!(out.status.success(), "{command:?}: {}\n{text}{}", out.status, String::from_utf8_lossy(&out.stderr));
    text
}
