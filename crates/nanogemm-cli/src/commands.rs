//! The commands. Each returns what goes to stdout.

use crate::{Failure, Options, color};
use nanogemm_build::{
    manifest::{Manifest, Problems, nearest},
    plan::{Body, KernelPlan, LibraryPlan},
    report,
};
use std::path::Path;

impl From<Problems> for Failure {
    fn from(problems: Problems) -> Self {
        Failure::Problems(problems.render(color()))
    }
}

/// `check`: the manifest has no problems.
pub fn check(options: &Options) -> Result<String, Failure> {
    let path = match (options.names.as_slice(), &options.manifest) {
        ([], _) => options.manifest(),
        ([path], None) => path.into(),
        _ => return Err(Failure::Usage("`check` takes one manifest".into())),
    };
    let manifest = Manifest::read(&path)?;
    let mut text = format!("{}: no problems\n", path.display());
    for plan in manifest.plans() {
        let isas = plan.isas.iter().map(|i| i.name).collect::<Vec<_>>().join(", ");
        text += &format!("  {}: {} kernels ({isas})\n", plan.triple, plan.kernels.len());
    }
    Ok(text)
}

/// The plans of one or all targets.
fn plans(options: &Options) -> Result<Vec<LibraryPlan>, Failure> {
    let manifest = Manifest::read(&options.manifest())?;
    Ok(match &options.target {
        Some(triple) => vec![manifest.plan(triple)?],
        None => manifest.plans(),
    })
}

/// `plan`: the rows of each target.
pub fn plan(options: &Options) -> Result<String, Failure> {
    options.no_names()?;
    let plans = plans(options)?;
    if options.json {
        return Ok(report::plan_json(&plans));
    }
    Ok(plans.iter().map(plan_text).collect::<Vec<_>>().join("\n"))
}

fn plan_text(plan: &LibraryPlan) -> String {
    let isas = plan.isas.iter().map(|i| i.name).collect::<Vec<_>>().join(", ");
    let mut text = format!("{}\n", plan.triple);
    text += &format!("  library {}, symbols {}_*, archive lib{}_kernels.a\n", plan.name, plan.prefix, plan.name);
    text += &format!("  instruction sets, best first: {isas}\n");
    text += &format!("  scheduled for {}\n\n", plan.tune.as_deref().unwrap_or("LLVM's generic CPU"));
    let longest = plan.kernels.iter().map(|k| k.name.to_string().len()).max().unwrap_or(0);
    for kernel in &plan.kernels {
        let what = match &kernel.body {
            Body::Gemm(gemm) => {
                format!("{}, {} microkernels", gemm.tile.budget.arithmetic(), gemm.micros.len())
            }
            Body::Fixed(fixed) => fixed.cover(),
            Body::Pack(pack) => format!("packs panels of {}", pack.width),
            Body::Finish(finish) => format!("turns sums of {} into {}", finish.acc, finish.c),
            Body::Peak(peak) => format!("{} chains between registers", peak.chains),
        };
        text += &format!("  {:longest$}  {what}\n", kernel.name.to_string());
    }
    text
}

/// Kernels up to which `explain` draws all that match.
const MOST_DRAWINGS: usize = 4;

/// `explain`: drawings of the kernels a name or a part of it fits.
pub fn explain(options: &Options) -> Result<String, Failure> {
    let [wanted] = options.names.as_slice() else {
        return Err(Failure::Usage("`explain` takes the name of one kernel, or a part of it".into()));
    };
    let wanted = wanted.to_string_lossy();
    if wanted.is_empty() {
        return Err(Failure::Usage("`explain` takes the name of one kernel, or a part of it".into()));
    }
    let plans = plans(options)?;
    let mut kernels: Vec<(String, &KernelPlan)> = Vec::new();
    for kernel in plans.iter().flat_map(|p| &p.kernels) {
        let name = kernel.name.to_string();
        // Portable rows are the same on every target.
        if !kernels.iter().any(|(n, _)| *n == name) {
            kernels.push((name, kernel));
        }
    }
    if let Some((_, kernel)) = kernels.iter().find(|(name, _)| *name == wanted) {
        return Ok(report::explain(kernel));
    }
    let matching: Vec<&(String, &KernelPlan)> = kernels.iter().filter(|(n, _)| n.contains(wanted.as_ref())).collect();
    match matching.len() {
        0 => {
            let near = nearest(&wanted, kernels.iter().map(|(n, _)| n.as_str()));
            let help = match near {
                Some(name) => format!("did you mean `{name}`?"),
                None => "`nanogemm plan` lists every kernel".into(),
            };
            let manifest = options.manifest();
            Err(Failure::Problems(format!("no kernel of {} is called `{wanted}`\n{help}", manifest.display())))
        }
        1..=MOST_DRAWINGS => {
            Ok(matching.iter().map(|(_, kernel)| report::explain(kernel)).collect::<Vec<_>>().join("\n"))
        }
        n => {
            let names = matching.iter().map(|(name, _)| format!("  {name}")).collect::<Vec<_>>().join("\n");
            Err(Failure::Problems(format!("{n} kernels have `{wanted}` in their names; choose one:\n{names}")))
        }
    }
}

/// `emit`: the archive and its rows.
#[cfg(feature = "llvm")]
pub fn emit(options: &Options) -> Result<String, Failure> {
    let (target, out_dir) = emit_arguments(options)?;
    // The generator knows nothing of terminals: problems of the manifest are shown from here.
    let manifest = Manifest::read(&options.manifest())?;
    manifest.plan(target)?;
    let mut config = nanogemm_build::Config::new();
    let threads = match options.threads {
        Some(threads) => threads,
        None => std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
    };
    config.manifest(options.manifest()).target(target).out_dir(out_dir).threads(threads);
    let output = config.generate().map_err(|e| Failure::Problems(e.to_string()))?;
    Ok(format!("{}\n{}\n", output.archive.display(), output.rows.display()))
}

/// `emit` in a program that was built without LLVM.
#[cfg(not(feature = "llvm"))]
pub fn emit(options: &Options) -> Result<String, Failure> {
    emit_arguments(options)?;
    Err(Failure::Problems(
        "this nanogemm was built without LLVM and cannot emit\n\
         build it with the default features: cargo install nanogemm-cli"
            .into(),
    ))
}

/// The target and the output directory.
fn emit_arguments(options: &Options) -> Result<(&str, &Path), Failure> {
    options.no_names()?;
    if options.threads == Some(0) {
        return Err(Failure::Usage("`--threads` takes a number of at least 1".into()));
    }
    match (&options.target, &options.out_dir) {
        (Some(target), Some(dir)) => Ok((target, dir)),
        (None, _) => Err(Failure::Usage("`emit` wants --target TRIPLE".into())),
        (_, None) => Err(Failure::Usage("`emit` wants --out-dir DIR".into())),
    }
}
