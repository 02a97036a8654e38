//! The manifest `kernels.toml`: which kernels a library has, for which targets.
//!
//! ```text
//! text -> ast (strings with spans) -> Manifest (facts looked up, everything checked) -> plan(triple)
//! ```
//!
//! All problems of a file are gathered before any is reported; each has a stable code, its span, the reason and a way out.
//!
//! | table | key | takes | default |
//! | --- | --- | --- | --- |
//! | `[library]` | `name` | archive `lib<name>_kernels.a`, header `<name>.h` | required |
//! | | `prefix` | C identifier every symbol starts with | the name |
//! | `[[targets]]` | `triple` | a Rust target triple | required |
//! | | `isas` | instruction sets; portable rows always exist | required |
//! | | `tune` | LLVM CPU name, for scheduling only | LLVM's generic CPU |
//! | `[[kernels]]` | `op` | `"gemm"` | required |
//! | | `types` | element types of A, B and C: `"a,b,c"` or one word | required |
//! | | `a` | `"strided"`, `"packed"` | `["strided"]` |
//! | | `b` | `"row"`, `"packed"` | `["row", "packed"]` |
//! | | `shapes` | `"any"`, or constants `"MxNxK"` | `["any"]` |
//! | | `beta` | `"any"` | `["any"]` |
//! | | `epilogues` | `"none"` | `["none"]` |
//! | | `tiles` | `"auto"`, or lists per instruction set | `"auto"` |
//! | | `unroll` | k steps per iteration, 1 to 16 | chosen per tile |
//! | | `name` | C name `<prefix>_<name>` of a constant-shape kernel | none |

pub mod ast;
pub mod codes;
mod diagnostic;
mod kernels;
mod near;
#[expect(clippy::result_large_err, reason = "a problem ends the run: its size costs nothing")]
mod targets;
#[expect(clippy::result_large_err, reason = "a problem ends the run: its size costs nothing")]
mod words;

pub use codes::Code;
pub use diagnostic::{Diagnostic, Problems};
pub use near::{did_you_mean, nearest};

use crate::{
    isa::{Arch, Isa},
    plan::{LibraryPlan, Request},
};
use std::{ops::Range, path::Path};

/// A manifest without problems.
#[derive(Clone, Debug)]
pub struct Manifest {
    /// Name of the library: of its archive and its header.
    pub name: String,
    /// Prefix of its symbols.
    pub prefix: String,
    /// The targets, in the order of the file.
    pub targets: Vec<Target>,
    /// What every target is asked to build, in the order of the file.
    pub requests: Vec<Request>,
    path: String,
    text: String,
}

/// One target of a manifest.
#[derive(Clone, Debug)]
pub struct Target {
    /// The triple, as Rust and LLVM spell it.
    pub triple: String,
    /// Its architecture.
    pub arch: Arch,
    /// Instruction sets in the order of the file, the portable ones last.
    pub isas: Vec<&'static Isa>,
    /// LLVM CPU to schedule for.
    pub tune: Option<String>,
    /// Where the triple stands in the manifest.
    span: Range<usize>,
}

impl Manifest {
    /// Reads and checks the manifest at `path`.
    pub fn read(path: &Path) -> Result<Self, Problems> {
        let shown = path.display().to_string();
        let unreadable = |reason: String, help: &str| {
            let problem = Diagnostic::new(codes::UNREADABLE, format!("cannot read `{shown}`")).note(reason).help(help);
            Problems::new(&shown, "", vec![problem])
        };
        let bytes = std::fs::read(path).map_err(|e| match e.kind() {
            std::io::ErrorKind::NotFound => unreadable(
                "there is no such file".into(),
                "check the path; it is relative to the directory of the package, or to where the command runs",
            ),
            _ => unreadable(e.to_string(), "the manifest is a text file such as `kernels.toml`"),
        })?;
        let text = String::from_utf8(bytes).map_err(|e| {
            let line = 1 + e.as_bytes()[..e.utf8_error().valid_up_to()].iter().filter(|&&b| b == b'\n').count();
            let problem = Diagnostic::new(codes::SYNTAX, "bad TOML: the file is not UTF-8")
                .note(format!("line {line} holds the first byte that is not"))
                .help("save the file as UTF-8");
            Problems::new(&shown, "", vec![problem])
        })?;
        Self::parse(&shown, &text)
    }

    /// Checks the text of a manifest; `path` is what its problems call it.
    pub fn parse(path: &str, text: &str) -> Result<Self, Problems> {
        let mut problems = Vec::new();
        let ast = ast::parse(text, &mut problems);
        let mut name = String::new();
        let mut prefix = String::new();
        // Text that is no TOML leaves nothing to check.
        if problems.iter().all(|p| p.code != codes::SYNTAX) {
            (name, prefix) = library(&ast.library, &mut problems);
        }
        let before = problems.len();
        let targets = targets::check(&ast.targets, &mut problems);
        let targets_are_clean = ast.targets_are_clean && problems.len() == before;
        let requests = kernels::check(&ast.kernels, &targets, targets_are_clean, &mut problems);
        if !problems.is_empty() {
            return Err(Problems::new(path, text, problems));
        }
        Ok(Manifest { name, prefix, targets, requests, path: path.into(), text: text.into() })
    }

    /// The plan for one of the targets.
    pub fn plan(&self, triple: &str) -> Result<LibraryPlan, Problems> {
        let Some(target) = self.targets.iter().find(|t| t.triple == triple) else {
            let mut problem = Diagnostic::new(codes::UNLISTED_TARGET, format!("no [[targets]] table for `{triple}`"));
            let mut spans = self.targets.iter().map(|t| t.span.clone());
            if let Some(first) = spans.next() {
                problem = problem.at(first, "targets of this manifest");
            }
            let problem = spans
                .fold(problem, |p, span| p.with_context(span, ""))
                .help_if(did_you_mean(triple, self.targets.iter().map(|t| t.triple.as_str())))
                .help(format!("add a table with triple = \"{triple}\" and its instruction sets"));
            return Err(Problems::new(&self.path, &self.text, vec![problem]));
        };
        Ok(self.plan_target(target))
    }

    /// The plans for all targets, in the order of the file.
    pub fn plans(&self) -> Vec<LibraryPlan> {
        self.targets.iter().map(|t| self.plan_target(t)).collect()
    }

    fn plan_target(&self, target: &Target) -> LibraryPlan {
        let Target { triple, arch, isas, tune, .. } = target;
        LibraryPlan::new(&self.prefix, &self.name, triple, *arch, tune.clone(), isas, &self.requests)
    }
}

/// The name and the prefix; what is wrong or missing is replaced by an empty string.
fn library(library: &ast::Library, problems: &mut Vec<Diagnostic>) -> (String, String) {
    let mut checked = |text: &ast::Text, what, dashes| {
        words::identifier(text, what, dashes).map_err(|p| problems.push(p)).unwrap_or_default()
    };
    let name = library.name.as_ref().map(|n| checked(n, "library name", true)).unwrap_or_default();
    let prefix = match &library.prefix {
        Some(prefix) => checked(prefix, "symbol prefix", false),
        // Names may contain dashes; C identifiers may not.
        None => name.replace('-', "_"),
    };
    (name, prefix)
}
