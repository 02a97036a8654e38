//! `cargo xtask symbols`: what the distributed archive defines and needs.
//!
//! - every member was made for the target;
//! - the kernel members are exactly those of the plan, and each of their globals is hidden and carries the library's prefix;
//! - the functions with the library's prefix that a program can call are exactly those that `nanogemm.h` declares;
//! - what no member defines is listed in `ci/undefined-ARCH.txt`, and nothing of it asks for Arm's support routines;
//! - the whole archive links into a shared object without text relocations (case 102), and into a position-independent
//!   executable.

use crate::{Options, generated, target, workspace};
use nanogemm_build::{emit::symbols::Symbols, isa::Arch, manifest::Manifest, plan::LibraryPlan};
use object::{Architecture, Object, ObjectSection, ObjectSymbol, SymbolScope, read::archive::ArchiveFile};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
    process::Command,
};

/// One member of an archive.
struct Member {
    name: String,
    architecture: Architecture,
    /// Global definitions, and whether a program outside of the archive's final link can see them.
    defined: Vec<(String, SymbolScope)>,
    undefined: Vec<String>,
    has_debug_information: bool,
}

/// Checks an archive.
pub fn run(options: &Options) -> Result<(), String> {
    let [archive] = options.values.as_slice() else { return Err("symbols wants one archive".into()) };
    let triple = match &options.target {
        Some(triple) => triple.clone(),
        None => target::host()?,
    };
    let manifest = Manifest::read(&workspace().join("kernels.toml")).map_err(|p| p.render(false))?;
    let plan = manifest.plan(&triple).map_err(|p| p.render(false))?;
    let members = members(archive)?;
    let mut problems = machines(&members, plan.arch);
    problems.extend(kernels(&members, &plan));
    problems.extend(interface(&members, &plan.prefix, &generated::header()?));
    let list = format!("ci/undefined-{}.txt", plan.arch.name());
    let allowed = fs::read_to_string(workspace().join(&list)).map_err(|e| format!("{list}: {e}"))?;
    let needed = needed(&members);
    problems.extend(unlisted(&needed, &allowed, &list));
    problems.extend(link(archive, &triple));
    if !problems.is_empty() {
        return Err(format!("{}:\n  {}", archive.display(), problems.join("\n  ")));
    }
    println!(
        "{}: {} members, {} of them kernels and probes; {} names from the system; links position independent",
        archive.display(),
        members.len(),
        own(&members, &plan.prefix).count(),
        needed.len()
    );
    Ok(())
}

/// No member has debug information.
pub fn without_debug_information(archive: &Path) -> Result<(), String> {
    let members = members(archive)?;
    let names: Vec<&str> = members.iter().filter(|m| m.has_debug_information).map(|m| m.name.as_str()).collect();
    if names.is_empty() { Ok(()) } else { Err(format!("debug information is left in {}", names.join(", "))) }
}

fn members(archive: &Path) -> Result<Vec<Member>, String> {
    let error = |e: &dyn std::fmt::Display| format!("{}: {e}", archive.display());
    let data = fs::read(archive).map_err(|e| error(&e))?;
    let file = ArchiveFile::parse(&*data).map_err(|e| error(&e))?;
    let mut members = Vec::new();
    for member in file.members() {
        let member = member.map_err(|e| error(&e))?;
        let name = String::from_utf8_lossy(member.name()).into_owned();
        let bytes = member.data(&*data).map_err(|e| error(&e))?;
        let object = object::File::parse(bytes).map_err(|e| format!("{}({name}): {e}", archive.display()))?;
        let text = |s: &object::Symbol<'_, '_>| s.name().unwrap_or_default().to_string();
        members.push(Member {
            name,
            architecture: object.architecture(),
            defined: object
                .symbols()
                .filter(|s| s.is_global() && !s.is_undefined() && s.scope() != SymbolScope::Compilation)
                .map(|s| (text(&s), s.scope()))
                .collect(),
            undefined: object
                .symbols()
                .filter(|s| s.is_undefined())
                .map(|s| text(&s))
                .filter(|n| !n.is_empty())
                .collect(),
            has_debug_information: object.sections().any(|s| s.name().is_ok_and(|n| n.starts_with(".debug_"))),
        });
    }
    Ok(members)
}

fn machines(members: &[Member], arch: Arch) -> Vec<String> {
    let wanted = match arch {
        Arch::X86_64 => Architecture::X86_64,
        Arch::Aarch64 => Architecture::Aarch64,
    };
    let mut problems: Vec<String> = members
        .iter()
        .filter(|m| m.architecture != wanted)
        .map(|m| format!("{} is for {:?}, wanted {wanted:?}", m.name, m.architecture))
        .collect();
    if members.is_empty() {
        problems.push("no members".into());
    }
    problems
}

/// Members that the generator made.
fn own<'m>(members: &'m [Member], prefix: &str) -> impl Iterator<Item = &'m Member> {
    let prefix = format!("{prefix}_");
    members.iter().filter(move |m| m.name.starts_with(&prefix))
}

fn kernels(members: &[Member], plan: &LibraryPlan) -> Vec<String> {
    let symbols = Symbols::new(&plan.prefix);
    let mut wanted: BTreeSet<String> = plan.kernels.iter().map(|k| format!("{}.o", symbols.kernel(k))).collect();
    wanted.insert(format!("{}.o", symbols.probe_read()));
    let scalable = plan.isas.iter().filter(|i| i.registers.width == nanogemm_build::isa::Width::Scalable);
    wanted.extend(scalable.map(|i| format!("{}.o", symbols.vector_length(i))));
    let sessions = plan.isas.iter().filter(|i| i.state.has_session());
    wanted.extend(sessions.map(|i| format!("{}.o", symbols.session(i)[0])));
    let there: BTreeSet<String> = own(members, &plan.prefix).map(|m| m.name.clone()).collect();
    let mut problems: Vec<String> = wanted.difference(&there).map(|n| format!("{n} is missing")).collect();
    problems.extend(there.difference(&wanted).map(|n| format!("{n} is no object of the plan")));
    for member in own(members, &plan.prefix) {
        for (name, scope) in &member.defined {
            if !name.starts_with(&format!("{}_", plan.prefix)) {
                problems.push(format!("{}: `{name}` lacks the prefix {}_", member.name, plan.prefix));
            }
            if *scope != SymbolScope::Linkage {
                problems.push(format!("{}: `{name}` is visible outside of the library", member.name));
            }
        }
    }
    problems
}

/// The functions of the header, and those of the archive.
fn interface(members: &[Member], prefix: &str, header: &str) -> Vec<String> {
    let prefix = format!("{prefix}_");
    let declared = functions(header, &prefix);
    let visible = members.iter().flat_map(|m| &m.defined).filter(|(_, scope)| *scope != SymbolScope::Linkage);
    let defined: BTreeSet<String> = visible.map(|(name, _)| name.clone()).filter(|n| n.starts_with(&prefix)).collect();
    let mut problems: Vec<String> =
        declared.difference(&defined).map(|n| format!("nanogemm.h declares {n}, which the archive lacks")).collect();
    problems.extend(defined.difference(&declared).map(|n| format!("nanogemm.h does not declare {n}")));
    problems
}

/// Names before an opening bracket, outside of comments.
fn functions(header: &str, prefix: &str) -> BTreeSet<String> {
    let mut code = String::new();
    let mut rest = header;
    while let Some(start) = rest.find("/*") {
        code += &rest[..start];
        code.push(' ');
        rest = rest[start..].find("*/").map_or("", |end| &rest[start + end + 2..]);
    }
    code += rest;
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let before = |at: usize| code[..at].trim_end().rsplit(|c| !is_name(c)).next().unwrap_or_default().to_string();
    code.match_indices('(').map(|(at, _)| before(at)).filter(|n| n.starts_with(prefix)).collect()
}

/// What no member defines, with one member that needs it.
fn needed(members: &[Member]) -> BTreeMap<String, String> {
    let defined: BTreeSet<&String> = members.iter().flat_map(|m| m.defined.iter().map(|(n, _)| n)).collect();
    let undefined = members.iter().flat_map(|m| m.undefined.iter().map(move |n| (n.clone(), m.name.clone())));
    undefined.filter(|(n, _)| !defined.contains(n)).collect()
}

fn unlisted(needed: &BTreeMap<String, String>, list: &str, path: &str) -> Vec<String> {
    let lines = list.lines().map(|l| l.split('#').next().unwrap_or_default());
    let allowed: BTreeSet<&str> = lines.flat_map(str::split_whitespace).collect();
    let mut problems = Vec::new();
    for (name, member) in needed {
        if name.starts_with("__arm_") || name.starts_with("__aarch64_have_") {
            problems.push(format!("{member} needs `{name}`, a support routine that no system library is sure to have"));
        } else if !allowed.contains(name.as_str()) {
            problems.push(format!("{member} needs `{name}`, which is not in {path}"));
        }
    }
    problems
}

/// Links every member into a shared object and into a position-independent executable.
fn link(archive: &Path, triple: &str) -> Vec<String> {
    let link = || {
        let compiler = target::compiler(triple)?;
        let folder = std::env::temp_dir().join(format!("nanogemm-symbols-{}", std::process::id()));
        fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        let main = folder.join("main.c");
        fs::write(&main, "int main(void) { return 0; }\n").map_err(|e| format!("{}: {e}", main.display()))?;
        let mut problems = Vec::new();
        for kind in [["-shared", "-fPIC"], ["-pie", "-fPIE"]] {
            let mut command = Command::new(&compiler);
            command.args(kind).args(["-Wl,-z,text", "-Wl,-z,defs", "-Wl,--fatal-warnings"]);
            command.arg("-o").arg(folder.join("out")).arg(&main);
            command.arg("-Wl,--whole-archive").arg(archive).arg("-Wl,--no-whole-archive");
            command.args(["-lgcc_s", "-lpthread", "-ldl", "-lm", "-lc"]);
            problems.extend(target::output(&mut command).err());
        }
        let _ = fs::remove_dir_all(&folder);
        Ok::<_, String>(problems)
    };
    link().unwrap_or_else(|e| vec![e])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn member(name: &str, defined: &[(&str, SymbolScope)], undefined: &[&str]) -> Member {
        Member {
            name: name.into(),
            architecture: Architecture::X86_64,
            defined: defined.iter().map(|(n, s)| (n.to_string(), *s)).collect(),
            undefined: undefined.iter().map(|n| n.to_string()).collect(),
            has_debug_information: false,
        }
    }

    #[test]
    fn functions_of_a_header() {
        let header =
            "/* p_old(int) is gone */ int p_a(int (*f)(void));\n#define P_B(x) x\nconst char *p_c (void); int q(void);";
        assert_eq!(functions(header, "p_"), BTreeSet::from(["p_a".to_string(), "p_c".to_string()]));
    }

    #[test]
    fn interface_in_both_directions() {
        let members = [
            member(
                "x.o",
                &[("p_a", SymbolScope::Dynamic), ("p_b", SymbolScope::Dynamic), ("q", SymbolScope::Dynamic)],
                &[],
            ),
            member("p_k.o", &[("p_k", SymbolScope::Linkage)], &[]),
        ];
        assert_eq!(interface(&members, "p", "void p_a(void); void p_b(void);"), [""; 0]);
        let problems = interface(&members, "p", "void p_a(void); void p_c(void);");
        assert_eq!(problems, ["nanogemm.h declares p_c, which the archive lacks", "nanogemm.h does not declare p_b"]);
    }

    #[test]
    fn machines_of_members() {
        let members = [member("x.o", &[], &[])];
        assert_eq!(machines(&members, Arch::X86_64), [""; 0]);
        assert_eq!(machines(&members, Arch::Aarch64), ["x.o is for X86_64, wanted Aarch64"]);
        assert_eq!(machines(&[], Arch::X86_64), ["no members"]);
    }

    #[test]
    fn undefined_minus_defined() {
        let members = [
            member("x.o", &[("here", SymbolScope::Dynamic)], &["here", "malloc", "odd"]),
            member("y.o", &[], &["here", "__arm_tpidr2_save", "__aarch64_have_sme"]),
        ];
        let problems = unlisted(&needed(&members), "# libc\nmalloc  # memory\n", "LIST");
        assert_eq!(problems.len(), 3, "{problems:?}");
        assert!(problems[0].contains("y.o needs `__aarch64_have_sme`, a support routine"), "{problems:?}");
        assert!(problems[1].contains("y.o needs `__arm_tpidr2_save`, a support routine"), "{problems:?}");
        assert!(problems[2].contains("x.o needs `odd`, which is not in LIST"), "{problems:?}");
    }
}
