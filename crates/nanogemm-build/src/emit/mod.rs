//! Emission: objects, archive, rows.

pub mod archive;
pub mod cache;
pub mod header;
pub mod object;
pub mod probe;
pub mod rows;
pub mod symbols;

use crate::{
    compose,
    isa::{Arch, Isa, Width},
    plan::{KernelPlan, LibraryPlan},
    verify,
};
use inkwell::context::Context;
use object::CodeGenerator;
use rayon::prelude::*;
use symbols::Symbols;

/// Everything emitted for one library and target.
#[derive(Debug)]
pub struct Emitted {
    /// `(member name, object file)`, sorted by name.
    pub objects: Vec<(String, Vec<u8>)>,
    /// The static archive of the objects.
    pub archive: Vec<u8>,
    /// `kernels.rs`.
    pub rust: String,
    /// `entries.rs`.
    pub entries: String,
}

/// One object to build.
enum Job<'p> {
    Kernel(&'p KernelPlan),
    Probe,
    VectorLength(&'static Isa),
    Session(&'static Isa),
}

/// Composes, emits and verifies every kernel of a library on the current rayon pool.
///
/// # Errors
/// One message per object that LLVM refuses or that fails verification.
pub fn library(plan: &LibraryPlan) -> Result<Emitted, Vec<String>> {
    let symbols = Symbols::new(&plan.prefix);
    let mut jobs: Vec<Job<'_>> = plan.kernels.iter().map(Job::Kernel).collect();
    jobs.push(Job::Probe);
    jobs.extend(plan.isas.iter().filter(|i| i.registers.width == Width::Scalable).map(|i| Job::VectorLength(i)));
    jobs.extend(sessions(plan).into_iter().map(Job::Session));
    let built: Vec<Result<(String, Vec<u8>), String>> = jobs.par_iter().map(|job| build(plan, &symbols, job)).collect();
    let (mut objects, mut problems) = (Vec::new(), Vec::new());
    for result in built {
        match result {
            Ok(object) => objects.push(object),
            Err(problem) => problems.push(problem),
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    objects.sort_by(|x, y| x.0.cmp(&y.0));
    let members = objects.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice()));
    verify::archive(members, plan.arch, &plan.prefix, probe::IMPORTS).map_err(|v| vec![v.to_string()])?;
    let archive = archive::write(objects.clone(), &plan.triple).map_err(|e| vec![e])?;
    Ok(Emitted { objects, archive, rust: rows::rust(plan, &symbols), entries: rows::c_entries(plan) })
}

/// The assembly text of one kernel, for reading.
pub fn assembly(plan: &LibraryPlan, kernel: &KernelPlan) -> Result<String, String> {
    let ctx = Context::create();
    let symbol = Symbols::new(&plan.prefix).kernel(kernel);
    let ir = compose::kernel(&ctx, kernel, &symbol, plan.arch);
    CodeGenerator::new(&plan.triple, plan.arch, &kernel.isa.features(), plan.tune.as_deref())?.assembly(&ir)
}

/// One instruction set for each state that is entered by a session.
fn sessions(plan: &LibraryPlan) -> Vec<&'static Isa> {
    let mut found: Vec<&'static Isa> = Vec::new();
    for isa in plan.isas.iter().filter(|isa| isa.state.has_session()) {
        if !found.iter().any(|other| other.state == isa.state) {
            found.push(isa);
        }
    }
    found
}

fn build(plan: &LibraryPlan, symbols: &Symbols, job: &Job<'_>) -> Result<(String, Vec<u8>), String> {
    // Contexts are not shared between threads.
    let ctx = Context::create();
    let generator = |features| CodeGenerator::new(&plan.triple, plan.arch, features, plan.tune.as_deref());
    let (symbol, object) = match job {
        Job::Kernel(kernel) => {
            let symbol = symbols.kernel(kernel);
            let ir = compose::kernel(&ctx, kernel, &symbol, plan.arch);
            let object = generator(&kernel.isa.features()).and_then(|g| g.object(&ir));
            let object = object.map_err(|e| format!("{}: {e}", kernel.name))?;
            verify::kernel_object(&object, kernel, plan.arch, &symbol).map_err(|v| v.to_string())?;
            (symbol, object)
        }
        Job::Probe => {
            let (read, eval, default) = (symbols.probe_read(), symbols.probe_eval(), symbols.probe_default());
            let linux = plan.triple.contains("-linux-");
            let ir = probe::module(&ctx, &plan.isas, [&read, &eval, &default], plan.arch, linux);
            let object = generator("")?.object(&ir)?;
            let features = if plan.arch == Arch::X86_64 { probe::FEATURES } else { "" };
            (read.clone(), helper(plan, &read, object, probe::IMPORTS, features)?)
        }
        Job::VectorLength(isa) => {
            let symbol = symbols.vector_length(isa);
            let ir = compose::vector_length(&ctx, isa, &symbol, plan.arch).expect("asked for scalable ones only");
            let object = generator(&isa.features())?.object(&ir)?;
            (symbol.clone(), helper(plan, &symbol, object, &[], &isa.features())?)
        }
        Job::Session(isa) => {
            let [enter, leave] = symbols.session(isa);
            let ir = compose::session(&ctx, isa, [&enter, &leave]).expect("asked for those that have one only");
            let object = generator(&isa.features())?.object(&ir)?;
            (enter.clone(), helper(plan, &enter, object, &[], &isa.features())?)
        }
    };
    Ok((format!("{symbol}.o"), object))
}

/// Verifies an object that holds no kernel.
fn helper(
    plan: &LibraryPlan,
    name: &str,
    object: Vec<u8>,
    undefined: &[&str],
    features: &str,
) -> Result<Vec<u8>, String> {
    let rules = verify::HelperRules { arch: plan.arch, prefix: &plan.prefix, undefined, features, writable: false };
    verify::helper_object(name, &object, &rules).map_err(|v| v.to_string())?;
    Ok(object)
}
