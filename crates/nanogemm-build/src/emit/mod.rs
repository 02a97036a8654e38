//! Emission: objects, archive, rows.

pub mod archive;
pub mod header;
pub mod object;
pub mod probe;
pub mod rows;
pub mod symbols;

use crate::{
    compose,
    isa::Width,
    plan::{KernelPlan, LibraryPlan},
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
}

/// One object to build.
enum Job<'p> {
    Kernel(&'p KernelPlan),
    Probe,
    VectorLength(&'static crate::isa::Isa),
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
    let archive = archive::write(objects.clone(), &plan.triple).map_err(|e| vec![e])?;
    Ok(Emitted { objects, archive, rust: rows::rust(plan, &symbols) })
}

/// The assembly text of one kernel, for reading.
pub fn assembly(plan: &LibraryPlan, kernel: &KernelPlan) -> Result<String, String> {
    let ctx = Context::create();
    let symbol = Symbols::new(&plan.prefix).kernel(kernel);
    let ir = compose::kernel(&ctx, kernel, &symbol, plan.arch);
    CodeGenerator::new(&plan.triple, plan.arch, kernel.isa.llvm_features, plan.tune.as_deref())?.assembly(&ir)
}

fn build(plan: &LibraryPlan, symbols: &Symbols, job: &Job<'_>) -> Result<(String, Vec<u8>), String> {
    // Contexts are not shared between threads.
    let ctx = Context::create();
    let generator = |features| CodeGenerator::new(&plan.triple, plan.arch, features, plan.tune.as_deref());
    let (symbol, object) = match job {
        Job::Kernel(kernel) => {
            let symbol = symbols.kernel(kernel);
            let ir = compose::kernel(&ctx, kernel, &symbol, plan.arch);
            let object = generator(kernel.isa.llvm_features).and_then(|g| g.object(&ir));
            let object = object.map_err(|e| format!("{}: {e}", kernel.name))?;
            (symbol, object)
        }
        Job::Probe => {
            let (read, eval) = (symbols.probe_read(), symbols.probe_eval());
            let linux = plan.triple.contains("-linux-");
            let ir = probe::module(&ctx, &plan.isas, &read, &eval, plan.arch, linux);
            (read, generator("")?.object(&ir)?)
        }
        Job::VectorLength(isa) => {
            let symbol = symbols.vector_length(isa);
            let ir = compose::vector_length(&ctx, isa, &symbol, plan.arch).expect("asked for scalable ones only");
            (symbol, generator(isa.llvm_features)?.object(&ir)?)
        }
    };
    Ok((format!("{symbol}.o"), object))
}
