//! IR modules to object files, for any triple from any host.

use super::cache::Cache;
use crate::{isa::Arch, nanokernel::Ir};
use inkwell::{
    OptimizationLevel,
    support::get_llvm_version,
    targets::{CodeModel, FileType, InitializationConfig, RelocMode, Target, TargetMachine, TargetTriple},
};
use std::sync::Once;

/// The CPU whose instructions every machine of an architecture has.
pub fn baseline_cpu(arch: Arch) -> &'static str {
    match arch {
        Arch::X86_64 => "x86-64",
        Arch::Aarch64 => "generic",
    }
}

/// Makes LLVM's code generators known; once per process.
fn initialize() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let config = InitializationConfig { disassembler: true, asm_parser: true, ..Default::default() };
        Target::initialize_x86(&config);
        Target::initialize_aarch64(&config);
    });
}

/// A code generator for one triple, instruction set and tuning CPU.
pub struct CodeGenerator {
    machine: TargetMachine,
    tune: Option<String>,
    /// All that decides about an object beside its module.
    setting: String,
}

impl CodeGenerator {
    /// `features` come on top of the baseline CPU of `arch`.
    pub fn new(triple: &str, arch: Arch, features: &str, tune: Option<&str>) -> Result<Self, String> {
        initialize();
        let triple = TargetTriple::create(triple);
        let target = Target::from_triple(&triple)
            .map_err(|e| format!("this LLVM has no code generator for {}: {e}", triple.as_str().to_string_lossy()))?;
        let machine = target
            .create_target_machine(
                &triple,
                baseline_cpu(arch),
                features,
                OptimizationLevel::Aggressive,
                RelocMode::PIC,
                CodeModel::Default,
            )
            .ok_or_else(|| format!("LLVM refuses the features {features} for {}", arch.name()))?;
        let setting = format!(
            "{:?} {} {} {} aggressive pic\n",
            get_llvm_version(),
            triple.as_str().to_string_lossy(),
            machine.get_cpu(),
            machine.get_feature_string().to_string_lossy(),
        );
        Ok(CodeGenerator { machine, tune: tune.map(str::to_string), setting })
    }

    /// Compiles a module to an object file, or takes the one that an earlier run made of the same module
    /// ([`super::cache`]).
    pub fn object(&self, ir: &Ir<'_>) -> Result<Vec<u8>, String> {
        self.object_with(ir, crate::cargo::object_cache().map(Cache::new).as_ref())
    }

    /// The same with this cache, or without one: a module with assembly outside of functions must be compiled without, as writing its
    /// bitcode makes LLVM assemble that for the baseline.
    pub fn object_with(&self, ir: &Ir<'_>, cache: Option<&Cache>) -> Result<Vec<u8>, String> {
        self.prepare(ir)?;
        let Some(cache) = cache else { return self.generate(ir, FileType::Object) };
        let mut input = self.setting.clone().into_bytes();
        input.extend_from_slice(ir.module.write_bitcode_to_memory().as_slice());
        if let Some(object) = cache.get(&input) {
            return Ok(object);
        }
        let object = self.generate(ir, FileType::Object)?;
        cache.put(&input, &object);
        Ok(object)
    }

    /// Compiles a module to assembly text.
    pub fn assembly(&self, ir: &Ir<'_>) -> Result<String, String> {
        self.prepare(ir)?;
        String::from_utf8(self.generate(ir, FileType::Assembly)?).map_err(|e| e.to_string())
    }

    fn prepare(&self, ir: &Ir<'_>) -> Result<(), String> {
        ir.module.set_triple(&self.machine.get_triple());
        ir.module.set_data_layout(&self.machine.get_target_data().get_data_layout());
        if let Some(tune) = &self.tune {
            for f in ir.module.get_functions() {
                let attribute = ir.ctx.create_string_attribute("tune-cpu", tune);
                f.add_attribute(inkwell::attributes::AttributeLoc::Function, attribute);
            }
        }
        ir.module.verify().map_err(|e| format!("malformed IR: {}", e.to_string()))
    }

    fn generate(&self, ir: &Ir<'_>, kind: FileType) -> Result<Vec<u8>, String> {
        let buffer = self.machine.write_to_memory_buffer(&ir.module, kind).map_err(|e| e.to_string())?;
        Ok(buffer.as_slice().to_vec())
    }
}
