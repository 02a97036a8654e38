//! `cargo xtask bless` and `cargo xtask generated --check`: the files that are checked in although a program writes them.

use crate::{asm, diff, workspace};
use nanogemm_build::{
    emit,
    manifest::Manifest,
    plan::{Body, GemmPlan, KernelPlan, Layout, LibraryPlan},
    report,
};
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

/// The folder in which every file is generated: what else lies there is left over.
const FOLDER: &str = "generated";

/// The text of `nanogemm.h`.
pub fn header() -> Result<String, String> {
    let manifest = Manifest::read(&workspace().join("kernels.toml")).map_err(|p| p.render(false))?;
    Ok(emit::header::c_api(&manifest.plans()))
}

/// Every generated file, by its path in the workspace.
fn files() -> Result<BTreeMap<PathBuf, String>, String> {
    let root = workspace();
    let manifest = Manifest::read(&root.join("kernels.toml")).map_err(|p| p.render(false))?;
    let plans = manifest.plans();
    let mut files = BTreeMap::from([
        (PathBuf::from(FOLDER).join("nanogemm.h"), emit::header::c_api(&plans)),
        (PathBuf::from(FOLDER).join("kernels.md"), report::kernels_md(&plans)),
        (PathBuf::from(FOLDER).join("names.md"), report::names_md(&plans)),
        (PathBuf::from(FOLDER).join("plan.json"), report::plan_json(&plans)),
        (PathBuf::from("docs/diagnostics.md"), report::diagnostics_md()),
    ]);
    for plan in &plans {
        for isa in &plan.isas {
            let Some((kernel, gemm)) = sample(plan, isa.name) else { continue };
            let path = Path::new(FOLDER).join("asm").join(plan.arch.name()).join(format!("{}.s", isa.name));
            files.insert(path, listing(plan, kernel, gemm)?);
        }
    }
    Ok(files)
}

/// The kernel shown of an instruction set: one that reads panels if there is one, since that is what large products run.
fn sample<'p>(plan: &'p LibraryPlan, isa: &str) -> Option<(&'p KernelPlan, &'p GemmPlan)> {
    let gemm = |k: &'p KernelPlan| match &k.body {
        Body::Gemm(gemm) if k.isa.name == isa => Some((k, gemm)),
        _ => None,
    };
    // Of equals `max_by_key` takes the last, and the first row is the default one.
    let panels = |(_, g): &(&KernelPlan, &GemmPlan)| [g.b_layout, g.a_layout].map(|l| l == Layout::Packed);
    plan.kernels.iter().rev().filter_map(gemm).max_by_key(panels)
}

/// The microkernel of the full tile.
fn listing(plan: &LibraryPlan, kernel: &KernelPlan, gemm: &GemmPlan) -> Result<String, String> {
    let comment = match plan.arch {
        nanogemm_build::isa::Arch::X86_64 => "#",
        nanogemm_build::isa::Arch::Aarch64 => "//",
    };
    let micro = &gemm.micros[0];
    let text = emit::assembly(plan, kernel)?;
    let lines = asm::microkernel(&text, &plan.prefix, kernel, micro)?;
    let mut out = format!(
        "{comment} Do not edit: this file is generated. To change it, change its source and run `{}`.\n\
         {comment} The full tile of {} for {}, to read; the library is built from objects, not from this.\n",
        report::BLESS,
        kernel.name,
        plan.triple,
    );
    for line in lines {
        out += line.trim_end();
        out.push('\n');
    }
    Ok(out)
}

/// What lies in the folder, by path in the workspace.
fn present() -> Result<Vec<PathBuf>, String> {
    let (root, mut found, mut folders) = (workspace(), Vec::new(), vec![PathBuf::from(FOLDER)]);
    while let Some(folder) = folders.pop() {
        let entries = match fs::read_dir(root.join(&folder)) {
            Ok(entries) => entries,
            Err(e) if e.kind() == std::io::ErrorKind::NotFound => continue,
            Err(e) => return Err(format!("{}: {e}", folder.display())),
        };
        for entry in entries {
            let entry = entry.map_err(|e| format!("{}: {e}", folder.display()))?;
            let path = folder.join(entry.file_name());
            if entry.path().is_dir() { folders.push(path) } else { found.push(path) }
        }
    }
    Ok(found)
}

/// Writes every file that differs and removes what is left over.
pub fn bless() -> Result<(), String> {
    let (root, files) = (workspace(), files()?);
    for (path, text) in &files {
        let full = root.join(path);
        if fs::read(&full).is_ok_and(|old| old == text.as_bytes()) {
            continue;
        }
        let folder = full.parent().expect("files lie in folders");
        let written = fs::create_dir_all(folder).and_then(|()| fs::write(&full, text));
        written.map_err(|e| format!("cannot write {}: {e}", path.display()))?;
        println!("wrote {}", path.display());
    }
    for path in present()?.iter().filter(|p| !files.contains_key(*p)) {
        fs::remove_file(root.join(path)).map_err(|e| format!("cannot remove {}: {e}", path.display()))?;
        println!("removed {}", path.display());
    }
    Ok(())
}

/// Compares every file with what would be written, and prints the differences.
pub fn check() -> Result<(), String> {
    let (root, files) = (workspace(), files()?);
    let mut stale = Vec::new();
    for (path, new) in &files {
        let old = match fs::read(root.join(path)) {
            Ok(old) => old,
            Err(e) => {
                stale.push(format!("{}: {e}", path.display()));
                continue;
            }
        };
        if old != new.as_bytes() {
            stale.push(diff::unified(&path.display().to_string(), &String::from_utf8_lossy(&old), new));
        }
    }
    let left = present()?.into_iter().filter(|p| !files.contains_key(p));
    stale.extend(left.map(|p| format!("{}: nothing generates this file", p.display())));
    if stale.is_empty() {
        println!("{} generated files are up to date", files.len());
        return Ok(());
    }
    Err(format!(
        "{}\n\n{} of {} generated files are out of date. To write them anew:\n\n    {}\n",
        stale.join("\n"),
        stale.len(),
        files.len(),
        report::BLESS
    ))
}
